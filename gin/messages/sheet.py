"""Messages of the domain `sheet`, from `assets/languages/en/sheet.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.message import Message, Text, Who


TITLE = Message("sheet-title")


BOARD_TITLE = Message("sheet-board-title")


HAND_BY_HAND = Message("sheet-hand-by-hand")


BOARD = Message("sheet-board")


def deal_code(*, code: Text, title: Text) -> Message:
    return Message("sheet-deal-code", (("code", code), ("title", title),))


NO_HAND = Message("sheet-no-hand")


TOTAL = Message("sheet-total")


BOXES = Message("sheet-boxes")


def first_column(*, alone: bool) -> Message:
    return Message("sheet-first-column", (("alone", alone),))


def end(*, kind: Enum) -> Message:
    return Message("sheet-end", (("kind", kind),))


def figure(*, figure: Enum) -> Message:
    return Message("sheet-figure", (("figure", figure),))


def how(*, outcome: Enum) -> Message:
    return Message("sheet-how", (("outcome", outcome),))


def how_with_die(*, value: int, outcome: Enum) -> Message:
    return Message("sheet-how-with-die", (("value", value), ("outcome", outcome),))


def across(*, alone: bool, number: int) -> Message:
    return Message("sheet-across", (("alone", alone), ("number", number),))


def row(*, gained: Text, how: Text, number: int, alone: bool) -> Message:
    return Message("sheet-row", (("gained", gained), ("how", how), ("number", number), ("alone", alone),))


def row_empty(*, how: Text, number: int, alone: bool) -> Message:
    return Message("sheet-row-empty", (("how", how), ("number", number), ("alone", alone),))


def gained(*, points: int, who: Who) -> Message:
    return Message("sheet-gained", (("points", points), ("who", who),))


def gained_within(*, points: int, measure: Enum, who: Who) -> Message:
    return Message("sheet-gained-within", (("points", points), ("measure", measure), ("who", who),))


OLDER = Message("sheet-older")


NEWER = Message("sheet-newer")


FIRST = Message("sheet-first")


LAST = Message("sheet-last")


NOTHING_YET = Message("sheet-nothing-yet")


def comes_from(*, label: Text) -> Message:
    return Message("sheet-comes-from", (("label", label),))


def hand_of(*, number: int, of: int, alone: bool) -> Message:
    return Message("sheet-hand-of", (("number", number), ("of", of), ("alone", alone),))


def wrote(*, now: int, points: int, who: Who) -> Message:
    return Message("sheet-wrote", (("now", now), ("points", points), ("who", who),))


def wrote_in(*, now: int, points: int, who: Who, measure: Enum) -> Message:
    return Message("sheet-wrote-in", (("now", now), ("points", points), ("who", who), ("measure", measure),))


def wrote_in_each(*, heads: tuple[Text, ...], points: int, who: Who) -> Message:
    return Message("sheet-wrote-in-each", (("heads", heads), ("points", points), ("who", who),))


def won_boxes(*, boxes: int, who: Who) -> Message:
    return Message("sheet-won-boxes", (("boxes", boxes), ("who", who),))


def sum(*, first: int, more: tuple[Text, ...], total: int, who: Who) -> Message:
    return Message("sheet-sum", (("first", first), ("more", more), ("total", total), ("who", who),))
