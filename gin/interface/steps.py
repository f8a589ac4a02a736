"""Steps that prepare a move before it is played.

`gin.present.drafts.declaration` prepares the end of a hand, and `gin.present.drafts.lay_out` lays
out melds card by card.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Card


class End(StrEnum):
    """Ways to end a hand."""

    KNOCK = "knock"
    GIN = "gin"
    SHOT = "shot"
    BIG_GIN = "big-gin"


class EndHand(Struct, frozen=True):
    """End the hand, discarding `card` face down or, if it is None, the best card.

    If `keeping_all`, no card is discarded.
    """

    end: End
    card: Card | None = None
    keeping_all: bool = False


class Confirm(Struct, frozen=True):
    """Make the prepared move."""


class Cancel(Struct, frozen=True):
    """Discard the prepared move."""


class PickCard(Struct, frozen=True):
    """Pick a card for a meld, or unpick it."""

    card: Card


class MakeMeld(Struct, frozen=True):
    """Make a meld of the picked or given cards."""


class MakeDeadwood(Struct, frozen=True):
    """Make the picked cards deadwood."""


class UseSplit(Struct, frozen=True):
    """Split the hand in another way, by index from 0."""

    number: int


class MoreSplits(Struct, frozen=True):
    """Show the next few ways to split the hand."""


class LayOffCard(Struct, frozen=True):
    """Lay a card off on a meld, by index from 0."""

    card: Card
    meld: int


class BestLayOffs(Struct, frozen=True):
    """Make the best lay-offs."""


class TakeBack(Struct, frozen=True):
    """Undo the last step."""


class UseLayOut(Struct, frozen=True):
    """Lay out a suggestion, by index from 0."""

    number: int


class AddPicked(Struct, frozen=True):
    """Add the picked or given cards to a meld on the table, by index from 0."""

    meld: int


class PutDown(Struct, frozen=True):
    """Put a card down on a meld, by index from 0, or start a new meld with it."""

    card: Card
    meld: int | None


class PutBack(Struct, frozen=True):
    """Return a card that was put down to the hand."""

    card: Card


class LayOutNow(Struct, frozen=True):
    """Finish laying out."""


class DiscardAndChallenge(Struct, frozen=True):
    """Finish laying out, discard a card and challenge."""

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
