"""Messages of the domain `ladder`, from `assets/languages/en/ladder.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from gin.core.message import Message, Text, Who


TITLE = Message("ladder-title")


def at_table(*, game: Text) -> Message:
    return Message("ladder-at-table", (("game", game),))


def name(*, number: int) -> Message:
    return Message("ladder-name", (("number", number),))


def round(*, name: Text, number: int) -> Message:
    return Message("ladder-round", (("name", name), ("number", number),))


def subtitle(*, done: int, round: Text, whole: int) -> Message:
    return Message("ladder-subtitle", (("done", done), ("round", round), ("whole", whole),))


def rungs(*, number: int) -> Message:
    return Message("ladder-rungs", (("number", number),))


ABOUT = Message("ladder-about")


def rung(*, number: int, who: Who) -> Message:
    return Message("ladder-rung", (("number", number), ("who", who),))


def top_rung(*, who: Who) -> Message:
    return Message("ladder-top-rung", (("who", who),))


NEXT = Message("ladder-next")


def won(*, when: date) -> Message:
    return Message("ladder-won", (("when", when),))


def begun(*, theirs: int, yours: int) -> Message:
    return Message("ladder-begun", (("theirs", theirs), ("yours", yours),))


def lost(*, count: int) -> Message:
    return Message("ladder-lost", (("count", count),))


def hurried(*, who: Who) -> Message:
    return Message("ladder-hurried", (("who", who),))


def full(*, who: Who) -> Message:
    return Message("ladder-full", (("who", who),))


YOU = Message("ladder-you")


YOU_TOP = Message("ladder-you-top")


def play(*, who: Who) -> Message:
    return Message("ladder-play", (("who", who),))


def go_on(*, who: Who) -> Message:
    return Message("ladder-go-on", (("who", who),))


def again(*, who: Who) -> Message:
    return Message("ladder-again", (("who", who),))


RULES = Message("ladder-rules")


HIGHER = Message("ladder-higher")


LOWER = Message("ladder-lower")


NO_HIGHER = Message("ladder-no-higher")


NO_LOWER = Message("ladder-no-lower")


OPEN = Message("ladder-open")


UP = Message("ladder-up")


TRY_AGAIN = Message("ladder-try-again")


def climbed(*, number: int, whole: int) -> Message:
    return Message("ladder-climbed", (("number", number), ("whole", whole),))


def invited(*, game: Text, who: Who) -> Message:
    return Message("ladder-invited", (("game", game), ("who", who),))


def round_done(*, name: Text) -> Message:
    return Message("ladder-round-done", (("name", name),))


def round_next(*, name: Text) -> Message:
    return Message("ladder-round-next", (("name", name),))


ALL_DONE = Message("ladder-all-done")


def held(*, who: Who) -> Message:
    return Message("ladder-held", (("who", who),))


SERIES = {
    "invite-1": (Message("ladder-invite-1-1"), Message("ladder-invite-1-2"), Message("ladder-invite-1-3"), Message("ladder-invite-1-4"), Message("ladder-invite-1-5"), Message("ladder-invite-1-6"), Message("ladder-invite-1-7")),
    "invite-2": (Message("ladder-invite-2-1"), Message("ladder-invite-2-2"), Message("ladder-invite-2-3"), Message("ladder-invite-2-4"), Message("ladder-invite-2-5"), Message("ladder-invite-2-6"), Message("ladder-invite-2-7")),
    "invite-3": (Message("ladder-invite-3-1"), Message("ladder-invite-3-2"), Message("ladder-invite-3-3"), Message("ladder-invite-3-4"), Message("ladder-invite-3-5"), Message("ladder-invite-3-6"), Message("ladder-invite-3-7")),
    "invite-4": (Message("ladder-invite-4-1"), Message("ladder-invite-4-2"), Message("ladder-invite-4-3"), Message("ladder-invite-4-4"), Message("ladder-invite-4-5"), Message("ladder-invite-4-6"), Message("ladder-invite-4-7")),
}
