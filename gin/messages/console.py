"""Messages of the domain `console`, from `assets/languages/en/console.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


TEXT_MODE = Message("console-text-mode")


ALREADY_OPEN = Message("console-already-open")


def not_started(*, game: Text) -> Message:
    return Message("console-not-started", (("game", game),))


NO_TERMINAL = Message("console-no-terminal")


def no_display(*, why: Text) -> Message:
    return Message("console-no-display", (("why", why),))


NO_DISPLAY_AT_ALL = Message("console-no-display-at-all")


FEW_COLOURS = Message("console-few-colours")


def no_library(*, library: Text) -> Message:
    return Message("console-no-library", (("library", library),))


def not_written(*, why: Text) -> Message:
    return Message("console-not-written", (("why", why),))


def unread(*, why: Text) -> Message:
    return Message("console-unread", (("why", why),))
