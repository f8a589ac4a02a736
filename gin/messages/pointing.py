"""What can be said of `pointing`, from `assets/languages/en/pointing.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


WHAT_WITH = Message("pointing-what-with")


NONE_OF_THESE = Message("pointing-none-of-these")


def part(*, name: Text, number: int, of: int) -> Message:
    return Message("pointing-part", (("name", name), ("number", number), ("of", of),))
