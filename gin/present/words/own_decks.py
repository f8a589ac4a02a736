"""Wording of the player's own decks."""

from __future__ import annotations

from gin.core.cards import DECK
from gin.core.message import Message, Text, Verbatim
from gin.messages import own_decks as messages
from gin.session.own_decks import Flaw, FlawKind, OwnDeck

_MOST_NAMED = 6
"""Number of missing cards up to which they are named."""


def faces(deck: OwnDeck) -> Text:
    """Return how many cards of a deck have a picture."""
    return messages.count(number=len(deck.faces), all=len(DECK))


def missing(deck: OwnDeck) -> Text:
    """Return which cards have no picture; some must be missing."""
    cards = deck.missing
    if len(cards) > _MOST_NAMED:
        return messages.missing_many(cards=cards[:_MOST_NAMED], number=len(cards) - _MOST_NAMED)
    return messages.missing(cards=cards)


def flaw(flaw: Flaw) -> Message:
    """Return what is wrong with a file."""
    file, detail = Verbatim(flaw.file), Verbatim(flaw.detail)
    match flaw.kind:
        case FlawKind.UNKNOWN:
            return messages.flaw_unknown(file=file)
        case FlawKind.TWICE:
            return messages.flaw_twice(file=file)
        case FlawKind.LARGE:
            return messages.flaw_large(file=file)
        case FlawKind.UNREADABLE:
            return messages.flaw_unreadable(file=file)
        case FlawKind.NO_PICTURE:
            return messages.flaw_no_picture(file=file)
        case FlawKind.SHAPE:
            return messages.flaw_shape(file=file, size=detail)
        case FlawKind.UNDRAWN:
            return messages.flaw_undrawn(file=file, element=detail)
