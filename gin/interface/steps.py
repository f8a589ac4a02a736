"""The steps of a move in the making: what is put together before it is a move by the rules.

Ending a hand is declared (`gin.present.drafts.declaration`), melds are laid out card by card
(`gin.present.drafts.lay_out`); both know these steps.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Card


class End(StrEnum):
    """The ways to end a hand."""

    KNOCK = "knock"
    GIN = "gin"
    SHOT = "shot"
    BIG_GIN = "big-gin"


class EndHand(Struct, frozen=True):
    """End the hand in a way, with a card laid face down; without one, with the best card for it.
    `keeping_all` lays none down."""

    end: End
    card: Card | None = None
    keeping_all: bool = False


class Confirm(Struct, frozen=True):
    """Do what was put together."""


class Cancel(Struct, frozen=True):
    """Put nothing together after all."""


class PickCard(Struct, frozen=True):
    """Pick a card for a meld, or let it be picked no more."""

    card: Card


class MakeMeld(Struct, frozen=True):
    """Make a meld of the picked cards, or of those that are given."""


class MakeDeadwood(Struct, frozen=True):
    """Make the picked cards deadwood."""


class UseSplit(Struct, frozen=True):
    """Have the hand split in another way, by its number from 0."""

    number: int


class MoreSplits(Struct, frozen=True):
    """Show the next few ways to split the hand."""


class LayOffCard(Struct, frozen=True):
    """Lay a card off on a meld, by its number from 0."""

    card: Card
    meld: int


class BestLayOffs(Struct, frozen=True):
    """Lay off all that is best laid off."""


class TakeBack(Struct, frozen=True):
    """Take the last step back."""


class UseLayOut(Struct, frozen=True):
    """Lay out what is suggested, by its number from 0."""

    number: int


class AddPicked(Struct, frozen=True):
    """Put the picked cards, or those that are given, on a meld that lies there, from 0."""

    meld: int


class PutDown(Struct, frozen=True):
    """Put a card down: on a meld by its number from 0, or as the first of a new one."""

    card: Card
    meld: int | None


class PutBack(Struct, frozen=True):
    """Take a card that was put down back into the hand."""

    card: Card


class LayOutNow(Struct, frozen=True):
    """Let what was put down lie."""


class DiscardAndChallenge(Struct, frozen=True):
    """Let what was put down lie, discard a card and challenge."""

    card: Card


Step = (
    EndHand
    | Confirm
    | Cancel
    | PickCard
    | MakeMeld
    | MakeDeadwood
    | UseSplit
    | MoreSplits
    | LayOffCard
    | BestLayOffs
    | TakeBack
    | UseLayOut
    | AddPicked
    | PutDown
    | PutBack
    | LayOutNow
    | DiscardAndChallenge
)
