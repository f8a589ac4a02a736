"""Messages of the domain `standing`, from `assets/languages/en/standing.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.cards import Rank, Suit
from gin.core.message import Message, Text, Who


def name(*, who: Who) -> Message:
    return Message("standing-name", (("who", who),))


def head(*, measure: Enum) -> Message:
    return Message("standing-head", (("measure", measure),))


def head_within(*, measure: Enum) -> Message:
    return Message("standing-head-within", (("measure", measure),))


def label(*, measure: Enum) -> Message:
    return Message("standing-label", (("measure", measure),))


def counted(*, measure: Enum, number: int) -> Message:
    return Message("standing-counted", (("measure", measure), ("number", number),))


def wins(*, who: Who, sheet: Enum) -> Message:
    return Message("standing-wins", (("who", who), ("sheet", sheet),))


def against(*, first: Text, second: Text) -> Message:
    return Message("standing-against", (("first", first), ("second", second),))


def goals(*, theirs: Text, who: Who, yours: Text) -> Message:
    return Message("standing-goals", (("theirs", theirs), ("who", who), ("yours", yours),))


def pad_turn(*, most: int, number: int) -> Message:
    return Message("standing-pad-turn", (("most", most), ("number", number),))


def pad_sum(*, goal: int, points: int) -> Message:
    return Message("standing-pad-sum", (("goal", goal), ("points", points),))


def pad_deal(*, most: int, number: int) -> Message:
    return Message("standing-pad-deal", (("most", most), ("number", number),))


def pad(*, aim: Text, number: int) -> Message:
    return Message("standing-pad", (("aim", aim), ("number", number),))


def aim_three_games(*, target: int) -> Message:
    return Message("standing-aim-three-games", (("target", target),))


def aim_suits(*, target: int) -> Message:
    return Message("standing-aim-suits", (("target", target),))


def aim_games(*, games: Text, target: int) -> Message:
    return Message("standing-aim-games", (("games", games), ("target", target),))


def aim_race(*, deals: Text, target: int) -> Message:
    return Message("standing-aim-race", (("deals", deals), ("target", target),))


def aim_deals(*, deals: Text) -> Message:
    return Message("standing-aim-deals", (("deals", deals),))


def aim_twofold(*, deals: Text, target: int) -> Message:
    return Message("standing-aim-twofold", (("deals", deals), ("target", target),))


def aim_penalties(*, target: int) -> Message:
    return Message("standing-aim-penalties", (("target", target),))


def aim(*, target: int) -> Message:
    return Message("standing-aim", (("target", target),))


AIM_ONE_HAND = Message("standing-aim-one-hand")


ONE_HAND_DECIDES = Message("standing-one-hand-decides")


SINGLE = Message("standing-single")


SINGLE_COUNTS = Message("standing-single-counts")


def race_to(*, goal: int) -> Message:
    return Message("standing-race-to", (("goal", goal),))


def way_to(*, goal: int) -> Message:
    return Message("standing-way-to", (("goal", goal),))


def score_alone(*, deals: int, goal: int, played: int, points: int) -> Message:
    return Message("standing-score-alone", (("deals", deals), ("goal", goal), ("played", played), ("points", points),))


def score(*, aim: Text, number: int, theirs: int, who: Who, yours: int) -> Message:
    return Message("standing-score", (("aim", aim), ("number", number), ("theirs", theirs), ("who", who), ("yours", yours),))


def hand_number(*, number: int) -> Message:
    return Message("standing-hand-number", (("number", number),))


def shots(*, theirs: tuple[Rank, ...], who: Who, yours: tuple[Rank, ...]) -> Message:
    return Message("standing-shots", (("theirs", theirs), ("who", who), ("yours", yours),))


def has(*, number: int, who: Who) -> Message:
    return Message("standing-has", (("number", number), ("who", who),))


def closed(*, who: Who) -> Message:
    return Message("standing-closed", (("who", who),))


def of_goal(*, goal: int, number: int) -> Message:
    return Message("standing-of-goal", (("goal", goal), ("number", number),))


def past_goal(*, goal: int, number: int) -> Message:
    return Message("standing-past-goal", (("goal", goal), ("number", number),))


def of_counted(*, done: int, measure: Enum, number: int) -> Message:
    return Message("standing-of-counted", (("done", done), ("measure", measure), ("number", number),))


TOTAL = Message("standing-total")


TOTAL_OF_GAMES = Message("standing-total-of-games")


def last_hand(*, gained: Text, how: Text) -> Message:
    return Message("standing-last-hand", (("gained", gained), ("how", how),))


def last_hand_empty(*, how: Text) -> Message:
    return Message("standing-last-hand-empty", (("how", how),))


def pegged(*, counts: tuple[Text, ...], who: Who) -> Message:
    return Message("standing-pegged", (("counts", counts), ("who", who),))


def need_points(*, theirs: int, who: Who, yours: int) -> Message:
    return Message("standing-need-points", (("theirs", theirs), ("who", who), ("yours", yours),))


def need_deals(*, theirs: int, who: Who, yours: int) -> Message:
    return Message("standing-need-deals", (("theirs", theirs), ("who", who), ("yours", yours),))


def games_won(*, theirs: int, yours: int) -> Message:
    return Message("standing-games-won", (("theirs", theirs), ("yours", yours),))


def need_both(*, theirs: tuple[Text, ...], who: Who, yours: tuple[Text, ...]) -> Message:
    return Message("standing-need-both", (("theirs", theirs), ("who", who), ("yours", yours),))


def until_lost(*, theirs: int, who: Who, yours: int) -> Message:
    return Message("standing-until-lost", (("theirs", theirs), ("who", who), ("yours", yours),))


NEXT_HAND_DECIDES = Message("standing-next-hand-decides")


TWO_GAMES_WIN = Message("standing-two-games-win")


def game_is(*, measure: Enum, who: Who) -> Message:
    return Message("standing-game-is", (("measure", measure), ("who", who),))


TWO_WIN = Message("standing-two-win")


ALL_GAMES_COUNT = Message("standing-all-games-count")


TOTAL_WINS = Message("standing-total-wins")


ONE_MORE_HAND = Message("standing-one-more-hand")


ALL_SUITS_OPEN = Message("standing-all-suits-open")


def suits_open(*, suits: tuple[Suit, ...]) -> Message:
    return Message("standing-suits-open", (("suits", suits),))


def alone_so_far(*, deals: int, goal: int, points: int) -> Message:
    return Message("standing-alone-so-far", (("deals", deals), ("goal", goal), ("points", points),))


def alone_over(*, deals: int, goal: int, points: int) -> Message:
    return Message("standing-alone-over", (("deals", deals), ("goal", goal), ("points", points),))


def single_won(*, lost: int, who: Who, won: int) -> Message:
    return Message("standing-single-won", (("lost", lost), ("who", who), ("won", won),))


SINGLE_DRAW = Message("standing-single-draw")


def draw(*, each: int) -> Message:
    return Message("standing-draw", (("each", each),))


def alone_won(*, goal: int, points: int) -> Message:
    return Message("standing-alone-won", (("goal", goal), ("points", points),))


def alone_lost(*, goal: int, points: int) -> Message:
    return Message("standing-alone-lost", (("goal", goal), ("points", points),))


def won_of_three(*, lost: int, won: int, who: Who, sheet: Enum) -> Message:
    return Message("standing-won-of-three", (("lost", lost), ("won", won), ("who", who), ("sheet", sheet),))


def won_deals(*, lost: int, won: int, who: Who, sheet: Enum) -> Message:
    return Message("standing-won-deals", (("lost", lost), ("won", won), ("who", who), ("sheet", sheet),))


def won_games(*, lost: int, won: int, who: Who, sheet: Enum) -> Message:
    return Message("standing-won-games", (("lost", lost), ("won", won), ("who", who), ("sheet", sheet),))


def won_with(*, lost: Text, won: Text, who: Who, sheet: Enum) -> Message:
    return Message("standing-won-with", (("lost", lost), ("won", won), ("who", who), ("sheet", sheet),))


def won(*, lost: int, won: int, who: Who, sheet: Enum) -> Message:
    return Message("standing-won", (("lost", lost), ("won", won), ("who", who), ("sheet", sheet),))


def won_by_shutout(*, lost: int, won: int, who: Who, sheet: Enum) -> Message:
    return Message("standing-won-by-shutout", (("lost", lost), ("won", won), ("who", who), ("sheet", sheet),))
