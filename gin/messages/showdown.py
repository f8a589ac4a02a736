"""Messages of the domain `showdown`, from `assets/languages/en/showdown.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.cards import Rank
from gin.core.message import Message, Text, Who


KNOCK = Message("showdown-knock")


GIN = Message("showdown-gin")


BIG_GIN = Message("showdown-big-gin")


SHOT = Message("showdown-shot")


UNDERCUT = Message("showdown-undercut")


TIE = Message("showdown-tie")


def out(*, who: Who) -> Message:
    return Message("showdown-out", (("who", who),))


def deadwood(*, points: int) -> Message:
    return Message("showdown-deadwood", (("points", points),))


def in_hand(*, points: int) -> Message:
    return Message("showdown-in-hand", (("points", points),))


def meld(*, name: Text) -> Message:
    return Message("showdown-meld", (("name", name),))


def run(*, first: Rank, last: Rank, name: Text) -> Message:
    return Message("showdown-run", (("first", first), ("last", last), ("name", name),))


def lays_down(*, melds: tuple[Text, ...], who: Who) -> Message:
    return Message("showdown-lays-down", (("melds", melds), ("who", who),))


def shows(*, melds: tuple[Text, ...], who: Who) -> Message:
    return Message("showdown-shows", (("melds", melds), ("who", who),))


def counts(*, cards: tuple[Text, ...], who: Who) -> Message:
    return Message("showdown-counts", (("cards", cards), ("who", who),))
