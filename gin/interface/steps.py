"""The steps of a move in the making: what is put together before it is a move by the rules.

Ending a hand is declared (`gin.present.drafts.declaration`), melds are laid out card by card
(`gin.present.drafts.lay_out`); both know these steps.
"""

from __future__ import annotations

from enum import StrEnum

from gin.core.cards import Card
from gin.core.dataclass import dataclass


class End(StrEnum):
    """The ways to end a hand."""

    KNOCK = "knock"
    GIN = "gin"
    SHOT = "shot"
    BIG_GIN = "big-gin"


@dataclass(frozen=True, slots=True)
class EndHand:
    """End the hand in a way, with a card laid face down; without one, with the best card for it.
    `keeping_all` lays none down."""

    end: End
    card: Card | None = None
    keeping_all: bool = False


@dataclass(frozen=True, slots=True)
class Confirm:
    """Do what was put together."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Put nothing together after all."""


@dataclass(frozen=True, slots=True)
class PickCard:
    """Pick a card for a meld, or let it be picked no more."""

    card: Card


@dataclass(frozen=True, slots=True)
class MakeMeld:
    """Make a meld of the picked cards, or of those that are given."""


@dataclass(frozen=True, slots=True)
class MakeDeadwood:
    """Make the picked cards deadwood."""


@dataclass(frozen=True, slots=True)
class UseSplit:
    """Have the hand split in another way, by its number from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class MoreSplits:
    """Show the next few ways to split the hand."""


@dataclass(frozen=True, slots=True)
class LayOff:
    """Lay a card off on a meld, by its number from 0."""

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class BestLayOffs:
    """Lay off all that is best laid off."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the last step back."""


@dataclass(frozen=True, slots=True)
class UseLayOut:
    """Lay out what is suggested, by its number from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class AddPicked:
    """Put the picked cards, or those that are given, on a meld that lies there, from 0."""

    meld: int


@dataclass(frozen=True, slots=True)
class PutDown:
    """Put a card down: on a meld by its number from 0, or as the first of a new one."""

    card: Card
    meld: int | None


@dataclass(frozen=True, slots=True)
class PutBack:
    """Take a card that was put down back into the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class LayOutNow:
    """Let what was put down lie."""


@dataclass(frozen=True, slots=True)
class DiscardAndChallenge:
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
    | LayOff
    | BestLayOffs
    | TakeBack
    | UseLayOut
    | AddPicked
    | PutDown
    | PutBack
    | LayOutNow
    | DiscardAndChallenge
)
