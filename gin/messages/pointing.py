"""Messages of the domain `pointing`, from `assets/languages/en/pointing.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


WHAT_WITH = Message("pointing-what-with")


NONE_OF_THESE = Message("pointing-none-of-these")


def more(*, number: int) -> Message:
    return Message("pointing-more", (("number", number),))
