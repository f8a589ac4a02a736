"""Messages of the domain `result`, from `assets/languages/en/result.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.cards import Card, Suit
from gin.core.message import Message, Text, Who


AREA = Message("result-area")


NEXT = Message("result-next")


NEXT_DEAL = Message("result-next-deal")


SHEET = Message("result-sheet")


AGAIN = Message("result-again")


MENU = Message("result-menu")


RULES = Message("result-rules")


HELP = Message("result-help")


WINS_ROUND = Message("result-wins-round")


ROUND_OVER = Message("result-round-over")


DRAW = Message("result-draw")


GIN_ALONE = Message("result-gin-alone")


DEAL_OVER = Message("result-deal-over")


NOBODY_SCORES = Message("result-nobody-scores")


def wins_hand(*, who: Who) -> Message:
    return Message("result-wins-hand", (("who", who),))


ALL_MELDED = Message("result-all-melded")


def left_loose(*, points: int) -> Message:
    return Message("result-left-loose", (("points", points),))


def knocked(*, caught: int, own: int, suits: tuple[Suit, ...], who: Who) -> Message:
    return Message("result-knocked", (("caught", caught), ("own", own), ("suits", suits), ("who", who),))


def undercut(*, caught: int, own: int, suits: tuple[Suit, ...], who: Who) -> Message:
    return Message("result-undercut", (("caught", caught), ("own", own), ("suits", suits), ("who", who),))


def went_gin(*, suits: tuple[Suit, ...], who: Who) -> Message:
    return Message("result-went-gin", (("suits", suits), ("who", who),))


def went_big_gin(*, suits: tuple[Suit, ...], who: Who) -> Message:
    return Message("result-went-big-gin", (("suits", suits), ("who", who),))


def in_suits(*, suits: tuple[Suit, ...]) -> Message:
    return Message("result-in-suits", (("suits", suits),))


def made_shot(*, cards: tuple[Card, ...], who: Who) -> Message:
    return Message("result-made-shot", (("cards", cards), ("who", who),))


STOCK_USED_UP = Message("result-stock-used-up")


def compared(*, theirs: int, yours: int) -> Message:
    return Message("result-compared", (("theirs", theirs), ("yours", yours),))


def scores_for_runs(*, points: int, who: Who) -> Message:
    return Message("result-scores-for-runs", (("points", points), ("who", who),))


def deadwood_of(*, who: Who) -> Message:
    return Message("result-deadwood-of", (("who", who),))


def hand_of(*, who: Who) -> Message:
    return Message("result-hand-of", (("who", who),))


LAID_OFF = Message("result-laid-off")


GIN = Message("result-gin")


BIG_GIN = Message("result-big-gin")


BARE_GIN = Message("result-bare-gin")


UNDERCUT_BONUS = Message("result-undercut-bonus")


RUSH = Message("result-rush")


LONG_RUN = Message("result-long-run")


COURTS = Message("result-courts")


DOUBLED = Message("result-doubled")


DIE = Message("result-die")


LOOSE_ACES = Message("result-loose-aces")


LOOSE_PIPS = Message("result-loose-pips")


LOOSE_TENS = Message("result-loose-tens")


THIS_DEAL = Message("result-this-deal")


def books(*, who: Who) -> Message:
    return Message("result-books", (("who", who),))


def to_whom(*, who: Who) -> Message:
    return Message("result-to-whom", (("who", who),))


def to_whom_in_each_suit(*, who: Who) -> Message:
    return Message("result-to-whom-in-each-suit", (("who", who),))


def lays_off(*, cards: tuple[Card, ...], left: int, who: Who) -> Message:
    return Message("result-lays-off", (("cards", cards), ("left", left), ("who", who),))


def goes_gin(*, who: Who) -> Message:
    return Message("result-goes-gin", (("who", who),))


def goes_big_gin(*, who: Who) -> Message:
    return Message("result-goes-big-gin", (("who", who),))


def makes_shot(*, who: Who) -> Message:
    return Message("result-makes-shot", (("who", who),))


def knocks(*, left: int, who: Who) -> Message:
    return Message("result-knocks", (("left", left), ("who", who),))


def was_caught(*, left: int, who: Who) -> Message:
    return Message("result-was-caught", (("left", left), ("who", who),))


def is_left(*, left: int, who: Who) -> Message:
    return Message("result-is-left", (("left", left), ("who", who),))


def group_and_laid(*, cards: tuple[Card, ...], label: Text, laid: tuple[Card, ...]) -> Message:
    return Message("result-group-and-laid", (("cards", cards), ("label", label), ("laid", laid),))


REST = Message("result-rest")


def rest_counting(*, points: int) -> Message:
    return Message("result-rest-counting", (("points", points),))


IN_HAND = Message("result-in-hand")


def in_hand_counting(*, points: int) -> Message:
    return Message("result-in-hand-counting", (("points", points),))
