"""Wording of the players of this computer."""

from __future__ import annotations

from collections.abc import Iterable

from gin.core.external_text import quoted
from gin.core.message import Message, Text, Verbatim
from gin.messages import players as messages
from gin.session.household import Member


def displayed_name(member: Member) -> Text:
    """Return a player's name, or else a number or the folder's name."""
    if member.name:
        return Verbatim(member.name)
    number = member.number
    return Verbatim(member.id) if number is None else messages.unnamed(number=number)


def unknown(name: str, known: Iterable[Member]) -> Message:
    """Return the sentence that no player has this name."""
    names = tuple(map(displayed_name, known))
    return messages.unknown(name=Verbatim(quoted(name)), known=names)


def ambiguous(name: str, found: Iterable[Member]) -> Message:
    """Return the sentence that several players have this name."""
    folders = tuple(Verbatim(member.id) for member in found)
    return messages.ambiguous(name=Verbatim(quoted(name)), folders=folders)
