"""Messages of the domain `final`, from `assets/languages/en/final.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.message import Message, Text, Who


TITLE = Message("final-title")


def subtitle(*, hands: int, title: Text) -> Message:
    return Message("final-subtitle", (("hands", hands), ("title", title),))


AREA = Message("final-area")


REACHED_AREA = Message("final-reached-area")


TROPHIES_AREA = Message("final-trophies-area")


OPEN = Message("final-open")


REMATCH = Message("final-rematch")


AGAIN = Message("final-again")


LAST_HAND = Message("final-last-hand")


STATISTICS = Message("final-statistics")


def line(*, kind: Enum) -> Message:
    return Message("final-line", (("kind", kind),))


PENALTIES = Message("final-penalties")


TOTAL = Message("final-total")


def why_hands(*, goal: int) -> Message:
    return Message("final-why-hands", (("goal", goal),))


def why_boxes(*, each: int, extra: bool, theirs: int, yours: int) -> Message:
    return Message("final-why-boxes", (("each", each), ("extra", extra), ("theirs", theirs), ("yours", yours),))


def why_boxes_many(*, each: int, extra: bool) -> Message:
    return Message("final-why-boxes-many", (("each", each), ("extra", extra),))


WHY_SHUTOUT = Message("final-why-shutout")


WHY_GAME = Message("final-why-game")


def why_penalties(*, goal: int) -> Message:
    return Message("final-why-penalties", (("goal", goal),))


def why_closed(*, who: Who) -> Message:
    return Message("final-why-closed", (("who", who),))


def deal(*, how: Text, number: int) -> Message:
    return Message("final-deal", (("how", how), ("number", number),))


def why_alone(*, goal: int) -> Message:
    return Message("final-why-alone", (("goal", goal),))


def both(*, theirs: Text, who: Who, yours: Text) -> Message:
    return Message("final-both", (("theirs", theirs), ("who", who), ("yours", yours),))


UNCOUNTED = Message("final-uncounted")


def first_win(*, who: Who) -> Message:
    return Message("final-first-win", (("who", who),))


def streak(*, number: int, record: bool) -> Message:
    return Message("final-streak", (("number", number), ("record", record),))


def shutout(*, who: Who) -> Message:
    return Message("final-shutout", (("who", who),))


def close(*, number: int) -> Message:
    return Message("final-close", (("number", number),))


def highest(*, number: int) -> Message:
    return Message("final-highest", (("number", number),))


def lowest(*, number: int) -> Message:
    return Message("final-lowest", (("number", number),))


def best_hand(*, hand: int, number: int, record: bool) -> Message:
    return Message("final-best-hand", (("hand", hand), ("number", number), ("record", record),))


def fastest_gin(*, hand: int, number: int, record: bool) -> Message:
    return Message("final-fastest-gin", (("hand", hand), ("number", number), ("record", record),))


def standing(*, lost: int, number: int, who: Who) -> Message:
    return Message("final-standing", (("lost", lost), ("number", number), ("who", who),))


def decides(*, who: Who, sheet: Enum) -> Message:
    return Message("final-decides", (("who", who), ("sheet", sheet),))


DECIDES_NOTHING = Message("final-decides-nothing")
