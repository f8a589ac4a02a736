"""Messages of the domain `alone`, from `assets/languages/en/alone.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


STOP = Message("alone-stop")


ASKED = Message("alone-asked")


PLAY_ON = Message("alone-play-on")


def stop_at(*, points: int) -> Message:
    return Message("alone-stop-at", (("points", points),))


def would_be(*, points: int, turns: int) -> Message:
    return Message("alone-would-be", (("points", points), ("turns", turns),))


COSTS_NOTHING = Message("alone-costs-nothing")
