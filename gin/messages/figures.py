"""Messages of the domain `figures`, from `assets/languages/en/figures.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


def sum(*, terms: Text, total: Text) -> Message:
    return Message("figures-sum", (("terms", terms), ("total", total),))


def product(*, terms: Text, times: Text, total: Text) -> Message:
    return Message("figures-product", (("terms", terms), ("times", times), ("total", total),))


MELDS = Message("figures-melds")


RAINBOWS = Message("figures-rainbows")


ACES = Message("figures-aces")


DEADWOOD_TITLE = Message("figures-deadwood-title")


DEADWOOD_TITLE_FOURTEEN = Message("figures-deadwood-title-fourteen")


PILES = Message("figures-piles")


KNOCK = Message("figures-knock")


KEPT_DISCARD = Message("figures-kept-discard")


GIN = Message("figures-gin")


BIG_GIN = Message("figures-big-gin")


SHOT = Message("figures-shot")


LAYING_OFF = Message("figures-laying-off")


KNOCK_SCORES = Message("figures-knock-scores")


UNDERCUT = Message("figures-undercut")


GIN_SCORES = Message("figures-gin-scores")


SPADES = Message("figures-spades")


RUSH = Message("figures-rush")


CAUGHT_ACE = Message("figures-caught-ace")


LONG_RUNS = Message("figures-long-runs")


STOCK_END = Message("figures-stock-end")


THREE_GAMES = Message("figures-three-games")


SUITS = Message("figures-suits")


GAMES = Message("figures-games")


MEASURES = Message("figures-measures")


DIE = Message("figures-die")


CONTRACT = Message("figures-contract")


ADDING = Message("figures-adding")


OFFER = Message("figures-offer")


CHALLENGE = Message("figures-challenge")


GOING_OUT = Message("figures-going-out")


SOLITARY_SHEET = Message("figures-solitary-sheet")


SOLITARY_COUNT = Message("figures-solitary-count")


SET = Message("figures-set")


RUN = Message("figures-run")


RAINBOW = Message("figures-rainbow")


MIXED_RUN = Message("figures-mixed-run")


NOT_A_RUN = Message("figures-not-a-run")


RAINBOW_COLOURS = Message("figures-rainbow-colours")


RAINBOW_SUITS = Message("figures-rainbow-suits")


DEADWOOD = Message("figures-deadwood")


HELD = Message("figures-held")


KNOCKER = Message("figures-knocker")


OTHER_PLAYER = Message("figures-other-player")


FACE_DOWN = Message("figures-face-down")


UPCARD = Message("figures-upcard")


LIMIT = Message("figures-limit")


LAID_OFF = Message("figures-laid-off")


ADDED = Message("figures-added")


STOCK = Message("figures-stock")


TOP_ONLY = Message("figures-top-only")


ALL_OPEN = Message("figures-all-open")


YOUR_SCORE = Message("figures-your-score")


FOR_KNOCKER = Message("figures-for-knocker")


FOR_OTHER = Message("figures-for-other")


FOR_GIN = Message("figures-for-gin")


FOR_WINNER = Message("figures-for-winner")


FOR_LOWER = Message("figures-for-lower")


PENALTY = Message("figures-penalty")


KNOCKER_PENALTY = Message("figures-knocker-penalty")


IN_ALL = Message("figures-in-all")


MORE_POINTS = Message("figures-more-points")


OWN_ACE = Message("figures-own-ace")


CAUGHT_ACES = Message("figures-caught-aces")


def stock_left(*, cards: int) -> Message:
    return Message("figures-stock-left", (("cards", cards),))


BEFORE = Message("figures-before")


LOWER = Message("figures-lower")


HIGHER = Message("figures-higher")


AT_FIRST = Message("figures-at-first")


RAISED = Message("figures-raised")


def die_pays(*, deals: bool) -> Message:
    return Message("figures-die-pays", (("deals", deals),))


OFFERED = Message("figures-offered")


ACE_ACCEPTED = Message("figures-ace-accepted")


YOUR_MELD = Message("figures-your-meld")


THEIR_MELD = Message("figures-their-meld")


POINTS_OFF = Message("figures-points-off")


COSTS = Message("figures-costs")


FIRST_GAME = Message("figures-first-game")


SECOND_GAME = Message("figures-second-game")


THIRD_GAME = Message("figures-third-game")


def score_of(*, score: int) -> Message:
    return Message("figures-score-of", (("score", score),))


POINTS = Message("figures-points")


DEALS = Message("figures-deals")


MEASURES_HEAD = Message("figures-measures-head")


COLUMN_KNOCK = Message("figures-column-knock")


COLUMN_GIN = Message("figures-column-gin")


COLUMN_UNDERCUT = Message("figures-column-undercut")


LOSER = Message("figures-loser")


GAMES_WON = Message("figures-games-won")


def band(*, first: int, last: int) -> Message:
    return Message("figures-band", (("first", first), ("last", last),))


def deal(*, number: int) -> Message:
    return Message("figures-deal", (("number", number),))


TOTAL = Message("figures-total")


PENALTY_ROW = Message("figures-penalty-row")


IN_EACH_SUIT = Message("figures-in-each-suit")
