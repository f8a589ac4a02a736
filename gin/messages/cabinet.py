"""Messages of the domain `cabinet`, from `assets/languages/en/cabinet.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text, Who


def title(*, count: int) -> Message:
    return Message("cabinet-title", (("count", count),))


EMPTY = Message("cabinet-empty")


def round(*, name: Text) -> Message:
    return Message("cabinet-round", (("name", name),))


CUP = Message("cabinet-cup")


def rung(*, game: Text, who: Who) -> Message:
    return Message("cabinet-rung", (("game", game), ("who", who),))
