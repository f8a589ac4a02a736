"""Messages of the domain `rulebook`, from `assets/languages/en/rulebook.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


def untouched(*, turns: int) -> Message:
    return Message("rulebook-untouched", (("turns", turns),))


def untouched_reading(*, offering: bool) -> Message:
    return Message("rulebook-untouched-reading", (("offering", offering),))


def values(*, ten: int) -> Message:
    return Message("rulebook-values", (("ten", ten),))


SET = Message("rulebook-set")


RUN = Message("rulebook-run")


ONLY_RUNS = Message("rulebook-only-runs")


ONLY_RUNS_AND_RAINBOWS = Message("rulebook-only-runs-and-rainbows")


RAINBOW = Message("rulebook-rainbow")


DEADWOOD = Message("rulebook-deadwood")


ACE_LOW = Message("rulebook-ace-low")


ACE_EITHER = Message("rulebook-ace-either")


ACE_ROUND = Message("rulebook-ace-round")


def knock(*, limit: int) -> Message:
    return Message("rulebook-knock", (("limit", limit),))


KNOCK_ANY = Message("rulebook-knock-any")


KNOCK_UPCARD = Message("rulebook-knock-upcard")


def upcard_limit(*, ace: int, ten: int) -> Message:
    return Message("rulebook-upcard-limit", (("ace", ace), ("ten", ten),))


def upcard_limit_ace_gin(*, shot: bool, ten: int) -> Message:
    return Message("rulebook-upcard-limit-ace-gin", (("shot", shot), ("ten", ten),))


def no_knock(*, shot: bool) -> Message:
    return Message("rulebook-no-knock", (("shot", shot),))


def taken_melds(*, knocks: bool, shot: bool) -> Message:
    return Message("rulebook-taken-melds", (("knocks", knocks), ("shot", shot),))


TAKEN_LAID_DOWN = Message("rulebook-taken-laid-down")


GIN = Message("rulebook-gin")


def kept_discard(*, cards: int) -> Message:
    return Message("rulebook-kept-discard", (("cards", cards),))


SHOT = Message("rulebook-shot")


SHOT_LIMIT = Message("rulebook-shot-limit")


def big_gin(*, cards: int) -> Message:
    return Message("rulebook-big-gin", (("cards", cards),))


def lay_off(*, sets: bool) -> Message:
    return Message("rulebook-lay-off", (("sets", sets),))


RAINBOW_CLOSED = Message("rulebook-rainbow-closed")


def nothing_laid_off(*, shot: bool) -> Message:
    return Message("rulebook-nothing-laid-off", (("shot", shot),))


def penalties(*, knocks: bool) -> Message:
    return Message("rulebook-penalties", (("knocks", knocks),))


PENALTIES_UNDERCUT = Message("rulebook-penalties-undercut")


PENALTIES_EQUAL = Message("rulebook-penalties-equal")


GIN_WINS = Message("rulebook-gin-wins")


KNOCK_WINS_UNDERCUT = Message("rulebook-knock-wins-undercut")


KNOCK_WINS_EQUAL = Message("rulebook-knock-wins-equal")


def knock_pays(*, total: bool) -> Message:
    return Message("rulebook-knock-pays", (("total", total),))


def undercut_pays(*, bonus: int) -> Message:
    return Message("rulebook-undercut-pays", (("bonus", bonus),))


def undercut_pays_less(*, bonus: int) -> Message:
    return Message("rulebook-undercut-pays-less", (("bonus", bonus),))


def gin_pays(*, gin: int, shot: bool) -> Message:
    return Message("rulebook-gin-pays", (("gin", gin), ("shot", shot),))


def gin_and_big_gin_pay(*, big: int, gin: int, shot: bool) -> Message:
    return Message("rulebook-gin-and-big-gin-pay", (("big", big), ("gin", gin), ("shot", shot),))


def caught_ace(*, points: int) -> Message:
    return Message("rulebook-caught-ace", (("points", points),))


def caught_ace_at_the_end(*, points: int) -> Message:
    return Message("rulebook-caught-ace-at-the-end", (("points", points),))


RUSH_GIN = Message("rulebook-rush-gin")


RUSH = Message("rulebook-rush")


RUSH_GIN_TOO = Message("rulebook-rush-gin-too")


RUSH_KNOCK_ONLY = Message("rulebook-rush-knock-only")


def long_runs(*, both: bool, rainbows: bool) -> Message:
    return Message("rulebook-long-runs", (("both", both), ("rainbows", rainbows),))


def long_runs_decide(*, knocks: bool) -> Message:
    return Message("rulebook-long-runs-decide", (("knocks", knocks),))


SPADES = Message("rulebook-spades")


AIM = Message("rulebook-aim")


AIM_PENALTIES = Message("rulebook-aim-penalties")


CUT = Message("rulebook-cut")


NEXT_LOSER = Message("rulebook-next-loser")


NEXT_WINNER = Message("rulebook-next-winner")


NEXT_IN_TURN = Message("rulebook-next-in-turn")


REFUSED_COUNTS_AS_LOST = Message("rulebook-refused-counts-as-lost")


def deal_one_more(*, cards: int) -> Message:
    return Message("rulebook-deal-one-more", (("cards", cards),))


FIRST_MAY_END = Message("rulebook-first-may-end")


FIRST_CANNOT_END = Message("rulebook-first-cannot-end")


def deal(*, cards: int) -> Message:
    return Message("rulebook-deal", (("cards", cards),))


BEGINS_NORMALLY = Message("rulebook-begins-normally")


def upcard_offer(*, stock: bool) -> Message:
    return Message("rulebook-upcard-offer", (("stock", stock),))


DRAW_AND_DISCARD = Message("rulebook-draw-and-discard")


REDISCARD = Message("rulebook-rediscard")


NO_REDISCARD = Message("rulebook-no-rediscard")


PILE_OPEN = Message("rulebook-pile-open")


PILE_CLOSED = Message("rulebook-pile-closed")


NO_HINTS = Message("rulebook-no-hints")


STRICT_MEMORY = Message("rulebook-strict-memory")


STRICT_MEMORY_OFFERING = Message("rulebook-strict-memory-offering")


STRICT_MEMORY_ALONE = Message("rulebook-strict-memory-alone")


STRICT_MEMORY_HINTS = Message("rulebook-strict-memory-hints")


def stock_void(*, left: int) -> Message:
    return Message("rulebook-stock-void", (("left", left),))


def stock_booked(*, left: int) -> Message:
    return Message("rulebook-stock-booked", (("left", left),))


def stock_compared(*, left: int) -> Message:
    return Message("rulebook-stock-compared", (("left", left),))


def stock_won(*, left: int) -> Message:
    return Message("rulebook-stock-won", (("left", left),))


STOCK_NO_SUITS = Message("rulebook-stock-no-suits")


LAST_DISCARD_TO_END = Message("rulebook-last-discard-to-end")


LAST_DISCARD_TURN = Message("rulebook-last-discard-turn")


EACH_GAME_WON = Message("rulebook-each-game-won")


def boxes(*, each_game: bool, points: int) -> Message:
    return Message("rulebook-boxes", (("each-game", each_game), ("points", points),))


EXTRA_BOXES = Message("rulebook-extra-boxes")


EXTRA_BOXES_GIN = Message("rulebook-extra-boxes-gin")


BOXES_DOUBLE = Message("rulebook-boxes-double")


def game_bonus(*, points: int, reached: bool) -> Message:
    return Message("rulebook-game-bonus", (("points", points), ("reached", reached),))


def shutout_100(*, each_game: bool, more: bool) -> Message:
    return Message("rulebook-shutout-100", (("each-game", each_game), ("more", more),))


def shutout_hands_and_boxes(*, each_game: bool) -> Message:
    return Message("rulebook-shutout-hands-and-boxes", (("each-game", each_game),))


def shutout_hands(*, each_game: bool) -> Message:
    return Message("rulebook-shutout-hands", (("each-game", each_game),))


def shutout_total(*, each_game: bool) -> Message:
    return Message("rulebook-shutout-total", (("each-game", each_game),))


NO_BONUSES = Message("rulebook-no-bonuses")


POINTS_ARE_SCORE = Message("rulebook-points-are-score")


def bonuses_never_help(*, target: int) -> Message:
    return Message("rulebook-bonuses-never-help", (("target", target),))


def wins_behind(*, target: int) -> Message:
    return Message("rulebook-wins-behind", (("target", target),))


def equal_totals(*, target: int) -> Message:
    return Message("rulebook-equal-totals", (("target", target),))


EQUAL_TOTALS_OF_GAMES = Message("rulebook-equal-totals-of-games")


def both_reach(*, target: int, total: bool) -> Message:
    return Message("rulebook-both-reach", (("target", target), ("total", total),))


def goal_three_games(*, all: bool, target: int) -> Message:
    return Message("rulebook-goal-three-games", (("all", all), ("target", target),))


def goal_suits(*, target: int) -> Message:
    return Message("rulebook-goal-suits", (("target", target),))


def goal_games(*, games: int, most: int, target: int) -> Message:
    return Message("rulebook-goal-games", (("games", games), ("most", most), ("target", target),))


def goal_deals(*, deals: int) -> Message:
    return Message("rulebook-goal-deals", (("deals", deals),))


def goal_race(*, deals: int, target: int) -> Message:
    return Message("rulebook-goal-race", (("deals", deals), ("target", target),))


def goal_twofold(*, deals: int, target: int) -> Message:
    return Message("rulebook-goal-twofold", (("deals", deals), ("target", target),))


def goal_penalties(*, target: int) -> Message:
    return Message("rulebook-goal-penalties", (("target", target),))


def goal_points(*, target: int, total: bool) -> Message:
    return Message("rulebook-goal-points", (("target", target), ("total", total),))


def die(*, deal: bool) -> Message:
    return Message("rulebook-die", (("deal", deal),))


def die_accepted(*, deal: bool, offered: bool) -> Message:
    return Message("rulebook-die-accepted", (("deal", deal), ("offered", offered),))


DIE_LATER = Message("rulebook-die-later")


DIE_STAYS = Message("rulebook-die-stays")


def die_pays(*, compared: bool, knocks: bool, voids: bool) -> Message:
    return Message("rulebook-die-pays", (("compared", compared), ("knocks", knocks), ("voids", voids),))


DIE_BACK = Message("rulebook-die-back")


def band(*, first: int, games: int, last: int) -> Message:
    return Message("rulebook-band", (("first", first), ("games", games), ("last", last),))


def bands(*, bands: tuple[Text, ...]) -> Message:
    return Message("rulebook-bands", (("bands", bands),))


ONLY_POINTS_OF_HANDS = Message("rulebook-only-points-of-hands")


PARTS_LOT = Message("rulebook-parts-lot")


PARTS_POINTS = Message("rulebook-parts-points")


PARTS_DEALS = Message("rulebook-parts-deals")


PARTS = Message("rulebook-parts")


RACE_ONE = Message("rulebook-race-one")


RACE_TWO = Message("rulebook-race-two")


RACE_TWO_FOR_GIN = Message("rulebook-race-two-for-gin")


TWOFOLD = Message("rulebook-twofold")


def twofold_two(*, knocks: bool) -> Message:
    return Message("rulebook-twofold-two", (("knocks", knocks),))


def twofold_one(*, knocks: bool) -> Message:
    return Message("rulebook-twofold-one", (("knocks", knocks),))


SUITS_WITHOUT_SETS = Message("rulebook-suits-without-sets")


SUITS_OF_SETS = Message("rulebook-suits-of-sets")


SUITS_WRITTEN = Message("rulebook-suits-written")


SUITS_UNDERCUT = Message("rulebook-suits-undercut")


SPLIT_LEAST = Message("rulebook-split-least")


def split_chosen(*, knocks: bool) -> Message:
    return Message("rulebook-split-chosen", (("knocks", knocks),))


def closing(*, knocks: bool, target: int) -> Message:
    return Message("rulebook-closing", (("knocks", knocks), ("target", target),))


LEVEL_DRAW = Message("rulebook-level-draw")


LEVEL_EXTRA_HAND = Message("rulebook-level-extra-hand")


LEVEL_MOST_SUITS = Message("rulebook-level-most-suits")


THREE_GAMES = Message("rulebook-three-games")


def three_games_closed(*, target: int) -> Message:
    return Message("rulebook-three-games-closed", (("target", target),))


LATE_START_NOWHERE = Message("rulebook-late-start-nowhere")


LATE_START_NEXT = Message("rulebook-late-start-next")


def solitary_goal(*, deals: int, goal: int, perfect: int) -> Message:
    return Message("rulebook-solitary-goal", (("deals", deals), ("goal", goal), ("perfect", perfect),))


def solitary_turn(*, open: bool, turns: int) -> Message:
    return Message("rulebook-solitary-turn", (("open", open), ("turns", turns),))


def solitary_scoring(*, points: int) -> Message:
    return Message("rulebook-solitary-scoring", (("points", points),))


LAYING_AIM = Message("rulebook-laying-aim")


GOAL_ONE_HAND = Message("rulebook-goal-one-hand")


def laying_values_ace_as_court(*, ten: int) -> Message:
    return Message("rulebook-laying-values-ace-as-court", (("ten", ten),))


def laying_values(*, ace: int, ten: int) -> Message:
    return Message("rulebook-laying-values", (("ace", ace), ("ten", ten),))


POKER_MELD = Message("rulebook-poker-meld")


RAINBOW_AS_POKER_MELD = Message("rulebook-rainbow-as-poker-meld")


ACE_HIGH = Message("rulebook-ace-high")


ACE_EITHER_NOT_BOTH = Message("rulebook-ace-either-not-both")


def deal_without_upcard(*, cards: int) -> Message:
    return Message("rulebook-deal-without-upcard", (("cards", cards),))


BEGINS = Message("rulebook-begins")


def laying_upcard_offer(*, stock: bool) -> Message:
    return Message("rulebook-laying-upcard-offer", (("stock", stock),))


DRAW = Message("rulebook-draw")


LAYING_REDISCARD = Message("rulebook-laying-rediscard")


LAYING_NO_REDISCARD = Message("rulebook-laying-no-rediscard")


LAY_OUT = Message("rulebook-lay-out")


DISCARD_LAST = Message("rulebook-discard-last")


OFFERING_TURN = Message("rulebook-offering-turn")


OFFERED_ACE = Message("rulebook-offered-ace")


LAST_CARD = Message("rulebook-last-card")


def contract(*, melds: int) -> Message:
    return Message("rulebook-contract", (("melds", melds),))


CONTRACT_ALONE = Message("rulebook-contract-alone")


CONTRACT_MORE = Message("rulebook-contract-more")


def later_turns(*, most: int) -> Message:
    return Message("rulebook-later-turns", (("most", most),))


GOING_OUT = Message("rulebook-going-out")


LAYING_STOCK_END = Message("rulebook-laying-stock-end")


LAYING_LAST_DISCARD = Message("rulebook-laying-last-discard")


OFFERING_GIN = Message("rulebook-offering-gin")


def offering_stock_end(*, all: bool, cards: int) -> Message:
    return Message("rulebook-offering-stock-end", (("all", all), ("cards", cards),))


NO_CHALLENGES = Message("rulebook-no-challenges")


def challenges(*, own_turn: bool) -> Message:
    return Message("rulebook-challenges", (("own-turn", own_turn),))


TIME_TO_CHALLENGE = Message("rulebook-time-to-challenge")


def opponents(*, daring: bool) -> Message:
    return Message("rulebook-opponents", (("daring", daring),))


def going_out_pays(*, bonus: int) -> Message:
    return Message("rulebook-going-out-pays", (("bonus", bonus),))


def offering_gin_pays(*, bonus: int) -> Message:
    return Message("rulebook-offering-gin-pays", (("bonus", bonus),))


def bare_gin(*, bonus: int) -> Message:
    return Message("rulebook-bare-gin", (("bonus", bonus),))


AS_CLASSIC = Message("rulebook-as-classic")


READING_UPCARD = Message("rulebook-reading-upcard")


READING_REDISCARD = Message("rulebook-reading-rediscard")


READING_VOID_DEALER = Message("rulebook-reading-void-dealer")


READING_REFUSED = Message("rulebook-reading-refused")


READING_CUT = Message("rulebook-reading-cut")


READING_ANY_CUT = Message("rulebook-reading-any-cut")


READING_PLAYERS = Message("rulebook-reading-players")


def short_limit(*, limit: int) -> Message:
    return Message("rulebook-short-limit", (("limit", limit),))


SHORT_UPCARD = Message("rulebook-short-upcard")


SHORT_ANY = Message("rulebook-short-any")


SHORT_GIN = Message("rulebook-short-gin")


SHORT_OUT = Message("rulebook-short-out")


SHORT_OUT_OR_CHALLENGE = Message("rulebook-short-out-or-challenge")


SHORT_ALL_MELDED = Message("rulebook-short-all-melded")


def short_alone(*, turns: int) -> Message:
    return Message("rulebook-short-alone", (("turns", turns),))


SHORT_RACE = Message("rulebook-short-race")


SHORT_SINGLE = Message("rulebook-short-single")
