"""Messages of the domain `untouched`, from `assets/languages/en/untouched.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


LAST_TURN = Message("untouched-last-turn")


def coming(*, turns: int) -> Message:
    return Message("untouched-coming", (("turns", turns),))


def void(*, turns: int) -> Message:
    return Message("untouched-void", (("turns", turns),))
