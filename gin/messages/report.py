"""Messages of the domain `report`, from `assets/languages/en/report.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.message import Message, Text


TITLE = Message("report-title")


BACK = Message("report-back")


EMPTY = Message("report-empty")


PROMISE = Message("report-promise")


NO_HAND = Message("report-no-hand")


def looked_at(*, hands: int, number: int) -> Message:
    return Message("report-looked-at", (("hands", hands), ("number", number),))


NOT_JUDGED = Message("report-not-judged")


LINE = Message("report-line")


GOAL_CHANCE = Message("report-goal-chance")


def goal_went(*, after: int, before: int) -> Message:
    return Message("report-goal-went", (("after", after), ("before", before),))


def hand_went(*, after: int, before: int, name: Text) -> Message:
    return Message("report-hand-went", (("after", after), ("before", before), ("name", name),))


BOTH = Message("report-both")


FIGURES = Message("report-figures")


MISTAKES = Message("report-mistakes")


GIVEN = Message("report-given")


DEAL = Message("report-deal")


DRAWS = Message("report-draws")


PLAY = Message("report-play")


NOTE = Message("report-note")


def in_chances(*, error: int) -> Message:
    return Message("report-in-chances", (("error", error),))


NOTE_ALONE = Message("report-note-alone")


COSTLIEST = Message("report-costliest")


LATER = Message("report-later")


NO_COSTLY = Message("report-no-costly")


def move(*, hand: int, number: int) -> Message:
    return Message("report-move", (("hand", hand), ("number", number),))


def cost(*, percent: int, points: Text) -> Message:
    return Message("report-cost", (("percent", percent), ("points", points),))


def on_from(*, hand: int, number: int) -> Message:
    return Message("report-on-from", (("hand", hand), ("number", number),))


def practise(*, points: Text, theme: Enum, whole: Text) -> Message:
    return Message("report-practise", (("points", points), ("theme", theme), ("whole", whole),))


def little(*, points: Text, decisions: int) -> Message:
    return Message("report-little", (("points", points), ("decisions", decisions),))


def nothing_lost(*, decisions: int) -> Message:
    return Message("report-nothing-lost", (("decisions", decisions),))


HANDS = Message("report-hands")


def hand(*, how: Text, number: int) -> Message:
    return Message("report-hand", (("how", how), ("number", number),))


def hand_parts(*, luck: Text, play: Text) -> Message:
    return Message("report-hand-parts", (("luck", luck), ("play", play),))


NOT_YET = Message("report-not-yet")
