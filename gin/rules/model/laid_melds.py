"""The melds that lie on the table during a hand, and what is said over them: all of it in sight."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card, Hand
from gin.rules.model.actions import Melds
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.phase import Phase


class LaidMeld(Struct, frozen=True):
    """A meld on the table, and whose it is.

    `added` cards were laid on it in this turn; it is `fresh` in the turn in which it was laid out.
    """

    owner: int
    cards: Hand
    kind: MeldKind
    added: int = 0
    fresh: bool = False


class Asked(Struct, frozen=True):
    """A challenge that waits for its answer: who made it, and where the hand then goes on."""

    seat: int
    phase: Phase
    turn: int


class Spread(Struct, frozen=True):
    """Melds by number, in the order in which they were laid out.

    `held_up` is a card offered and not answered yet, `accepted` the one that the player on turn
    accepted just before. `challenged` are the seats that have made a challenge in this turn.
    """

    melds: tuple[LaidMeld, ...] = ()
    held_up: Card | None = None
    accepted: Card | None = None
    asked: Asked | None = None
    challenged: tuple[int, ...] = ()

    @property
    def cards(self) -> Hand:
        """All cards that lie in melds."""
        cards: Hand = 0
        for meld in self.melds:
            cards |= meld.cards
        return cards

    def of(self, seat: int) -> tuple[LaidMeld, ...]:
        """The melds of a player."""
        return tuple(meld for meld in self.melds if meld.owner == seat)

    def masks_of(self, seat: int) -> Melds:
        """The cards of a player's melds."""
        return tuple(meld.cards for meld in self.melds if meld.owner == seat)

    def rested(self) -> Spread:
        """As it lies when another turn begins."""
        melds = tuple(replace(meld, added=0, fresh=False) for meld in self.melds)
        return Spread(melds)


NOTHING = Spread()
"""No meld on the table."""


def mover(spread: Spread, turn: int) -> int:
    """Whose turn it is, where `turn` may only have to answer a challenge."""
    return turn if spread.asked is None else spread.asked.turn
