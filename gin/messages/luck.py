"""Messages of the domain `luck`, from `assets/languages/en/luck.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.message import Message, Text, Who


TITLE = Message("luck-title")


NOT_MEASURED = Message("luck-not-measured")


def was(*, number: int, unit: Enum, who: Who) -> Message:
    return Message("luck-was", (("number", number), ("unit", unit), ("who", who),))


WAS_EVEN = Message("luck-was-even")


def and_play(*, even: bool, luck: Text, number: int, same: bool, who: Who) -> Message:
    return Message("luck-and-play", (("even", even), ("luck", luck), ("number", number), ("same", same), ("who", who),))


def gave_away(*, given: Text, who: Who) -> Message:
    return Message("luck-gave-away", (("given", given), ("who", who),))


def gave_nothing(*, who: Who) -> Message:
    return Message("luck-gave-nothing", (("who", who),))


DEAL = Message("luck-deal")


def draws(*, who: Who) -> Message:
    return Message("luck-draws", (("who", who),))


def decisions(*, who: Who) -> Message:
    return Message("luck-decisions", (("who", who),))


RESULT = Message("luck-result")


POINTS = Message("luck-points")


TO_WIN = Message("luck-to-win")


def points_of(*, points: int) -> Message:
    return Message("luck-points-of", (("points", points),))


def chance_of(*, percent: int) -> Message:
    return Message("luck-chance-of", (("percent", percent),))


NOTE = Message("luck-note")
