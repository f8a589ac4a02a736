"""Messages of the domain `engines`, from `assets/languages/en/engines.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


def not_started(*, program: Text, why: Text) -> Message:
    return Message("engines-not-started", (("program", program), ("why", why),))


def given_up(*, why: Text) -> Message:
    return Message("engines-given-up", (("why", why),))


def gone(*, program: Text) -> Message:
    return Message("engines-gone", (("program", program),))


LATE = Message("engines-late")


WITHOUT_MOVE = Message("engines-without-move")


def said_too_much(*, most: int) -> Message:
    return Message("engines-said-too-much", (("most", most),))


CLOSED = Message("engines-closed")


def ended(*, code: int) -> Message:
    return Message("engines-ended", (("code", code),))


GAVE_UP = Message("engines-gave-up")


TOLD_OF_ERROR = Message("engines-told-of-error")


def version(*, own: Text, version: Text) -> Message:
    return Message("engines-version", (("own", own), ("version", version),))


def no_good_answer(*, why: Text) -> Message:
    return Message("engines-no-good-answer", (("why", why),))
