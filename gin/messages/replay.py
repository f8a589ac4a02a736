"""Messages of the domain `replay`, from `assets/languages/en/replay.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


def title(*, of: int, step: int) -> Message:
    return Message("replay-title", (("of", of), ("step", step),))


def subtitle(*, hand: int, what: Text) -> Message:
    return Message("replay-subtitle", (("hand", hand), ("what", what),))


FROM_FILE = Message("replay-from-file")


NEXT = Message("replay-next")


BEFORE = Message("replay-before")


TO_END = Message("replay-to-end")


LEAVE = Message("replay-leave")


FIRST = Message("replay-first")


LAST = Message("replay-last")


DEALT = Message("replay-dealt")


OPPONENT = Message("replay-opponent")


def seat_of(*, name: Text) -> Message:
    return Message("replay-seat-of", (("name", name),))
