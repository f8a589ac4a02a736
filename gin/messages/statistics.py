"""Messages of the domain `statistics`, from `assets/languages/en/statistics.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


TITLE = Message("statistics-title")


def title_of(*, what: Text) -> Message:
    return Message("statistics-title-of", (("what", what),))


TITLE_OF_PRACTICE = Message("statistics-title-of-practice")


SHOW = Message("statistics-show")


SHOWN = Message("statistics-shown")


FIGURES = Message("statistics-figures")


NOTHING = Message("statistics-nothing")


NOTHING_HERE = Message("statistics-nothing-here")


PROMISE_OVER_TIME = Message("statistics-promise-over-time")


PROMISE_BY_GAME = Message("statistics-promise-by-game")


PROMISE_ENDINGS = Message("statistics-promise-endings")


NO_MATCH = Message("statistics-no-match")


NO_MATCHES = Message("statistics-no-matches")


NO_ROUND = Message("statistics-no-round")


ALL = Message("statistics-all")


ANYBODY = Message("statistics-anybody")


PRACTICE = Message("statistics-practice")


def against(*, opponent: Text) -> Message:
    return Message("statistics-against", (("opponent", opponent),))


def pick_against(*, opponent: Text) -> Message:
    return Message("statistics-pick-against", (("opponent", opponent),))


def level(*, level: int) -> Message:
    return Message("statistics-level", (("level", level),))


AHEAD_BY = Message("statistics-ahead-by")


POINTS = Message("statistics-points")


WON = Message("statistics-won")


LOST = Message("statistics-lost")


PLAYED = Message("statistics-played")


REACHED = Message("statistics-reached")


MISSED = Message("statistics-missed")


OVER_TIME = Message("statistics-over-time")


BY_GAME = Message("statistics-by-game")


ENDINGS = Message("statistics-endings")


DEALS = Message("statistics-deals")


ALONE = Message("statistics-alone")


def round_by_round(*, game: Text) -> Message:
    return Message("statistics-round-by-round", (("game", game),))


def matches_across(*, number: int) -> Message:
    return Message("statistics-matches-across", (("number", number),))


def rounds_across(*, number: int) -> Message:
    return Message("statistics-rounds-across", (("number", number),))


BY_KNOCK = Message("statistics-by-knock")


BY_GIN = Message("statistics-by-gin")


BY_BIG_GIN = Message("statistics-by-big-gin")


UNDERCUT_MADE = Message("statistics-undercut-made")


BY_OFFER = Message("statistics-by-offer")


AT_STOCK_END = Message("statistics-at-stock-end")


LOST_TO_KNOCK = Message("statistics-lost-to-knock")


LOST_TO_GIN = Message("statistics-lost-to-gin")


LOST_TO_BIG_GIN = Message("statistics-lost-to-big-gin")


UNDERCUT_SUFFERED = Message("statistics-undercut-suffered")


GAVE_UP = Message("statistics-gave-up")


LOST_AT_STOCK_END = Message("statistics-lost-at-stock-end")


VOID = Message("statistics-void")


SOLO_GIN = Message("statistics-solo-gin")


SOLO_LOOSE = Message("statistics-solo-loose")


MATCHES = Message("statistics-matches")


FINISHED = Message("statistics-finished")


MATCHES_WON = Message("statistics-matches-won")


def out_of(*, part: int, whole: int) -> Message:
    return Message("statistics-out-of", (("part", part), ("whole", whole),))


STREAK = Message("statistics-streak")


NO_STREAK = Message("statistics-no-streak")


def wins(*, number: int) -> Message:
    return Message("statistics-wins", (("number", number),))


def losses(*, number: int) -> Message:
    return Message("statistics-losses", (("number", number),))


LONGEST_STREAK = Message("statistics-longest-streak")


POINTS_A_HAND = Message("statistics-points-a-hand")


def in_hands(*, hands: int) -> Message:
    return Message("statistics-in-hands", (("hands", hands),))


DEADWOOD = Message("statistics-deadwood")


ON_AVERAGE = Message("statistics-on-average")


GINS = Message("statistics-gins")


UNDERCUTS = Message("statistics-undercuts")


def suffered(*, number: int) -> Message:
    return Message("statistics-suffered", (("number", number),))


BEST_HAND = Message("statistics-best-hand")


FASTEST_GIN = Message("statistics-fastest-gin")


TURNS = Message("statistics-turns")


HINTS = Message("statistics-hints")


ASKED_FOR = Message("statistics-asked-for")


ROUNDS = Message("statistics-rounds")


GOAL_REACHED = Message("statistics-goal-reached")


BEST_TOTAL = Message("statistics-best-total")


AVERAGE_TOTAL = Message("statistics-average-total")


POINTS_A_DEAL = Message("statistics-points-a-deal")


def in_deals(*, deals: int) -> Message:
    return Message("statistics-in-deals", (("deals", deals),))


def won_of(*, matches: int, won: int) -> Message:
    return Message("statistics-won-of", (("matches", matches), ("won", won),))


def reached_of(*, rounds: int, won: int) -> Message:
    return Message("statistics-reached-of", (("rounds", rounds), ("won", won),))


def hands_only(*, hands: int) -> Message:
    return Message("statistics-hands-only", (("hands", hands),))


def ahead(*, number: int) -> Message:
    return Message("statistics-ahead", (("number", number),))


def behind(*, number: int) -> Message:
    return Message("statistics-behind", (("number", number),))


EVEN = Message("statistics-even")


def after(*, matches: int, lost: int, won: int) -> Message:
    return Message("statistics-after", (("matches", matches), ("lost", lost), ("won", won),))


def last(*, matches: int, shown: int, lost: int, won: int) -> Message:
    return Message("statistics-last", (("matches", matches), ("shown", shown), ("lost", lost), ("won", won),))


def match_won(*, number: int) -> Message:
    return Message("statistics-match-won", (("number", number),))


def match_lost(*, number: int) -> Message:
    return Message("statistics-match-lost", (("number", number),))


def match_drawn(*, number: int) -> Message:
    return Message("statistics-match-drawn", (("number", number),))


def score(*, theirs: int, yours: int) -> Message:
    return Message("statistics-score", (("theirs", theirs), ("yours", yours),))


def lot(*, matches: int, won: int) -> Message:
    return Message("statistics-lot", (("matches", matches), ("won", won),))


def total_against(*, matches: int, opponent: Text, won: int) -> Message:
    return Message("statistics-total-against", (("matches", matches), ("opponent", opponent), ("won", won),))


def by_game_note(*, games: int, matches: int, won: int) -> Message:
    return Message("statistics-by-game-note", (("games", games), ("matches", matches), ("won", won),))


def endings_note(*, hands: int, lost: int, void: int, won: int) -> Message:
    return Message("statistics-endings-note", (("hands", hands), ("lost", lost), ("void", void), ("won", won),))


def deals_note(*, deals: int, gins: int, loose: int) -> Message:
    return Message("statistics-deals-note", (("deals", deals), ("gins", gins), ("loose", loose),))


def rounds_after(*, best: int, reached: int, rounds: int) -> Message:
    return Message("statistics-rounds-after", (("best", best), ("reached", reached), ("rounds", rounds),))


def rounds_to_after(*, best: int, goal: int, reached: int, rounds: int) -> Message:
    return Message("statistics-rounds-to-after", (("best", best), ("goal", goal), ("reached", reached), ("rounds", rounds),))


def rounds_last(*, best: int, reached: int, rounds: int, shown: int) -> Message:
    return Message("statistics-rounds-last", (("best", best), ("reached", reached), ("rounds", rounds), ("shown", shown),))


def rounds_to_last(*, best: int, goal: int, reached: int, rounds: int, shown: int) -> Message:
    return Message("statistics-rounds-to-last", (("best", best), ("goal", goal), ("reached", reached), ("rounds", rounds), ("shown", shown),))


def round(*, number: int) -> Message:
    return Message("statistics-round", (("number", number),))


def reached_goal(*, goal: int) -> Message:
    return Message("statistics-reached-goal", (("goal", goal),))


def missed_goal(*, goal: int) -> Message:
    return Message("statistics-missed-goal", (("goal", goal),))


def round_end(*, points: int) -> Message:
    return Message("statistics-round-end", (("points", points),))


def practice_note(*, hands: int, matches: int, won: int) -> Message:
    return Message("statistics-practice-note", (("hands", hands), ("matches", matches), ("won", won),))


PEOPLE = Message("statistics-people")
