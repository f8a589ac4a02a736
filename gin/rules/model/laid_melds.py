"""The public melds on the table during a hand, with open offers and challenges."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card, Hand
from gin.rules.model.actions import Melds
from gin.rules.model.meld_kinds import MeldKind
from gin.rules.model.phase import Phase


class LaidMeld(Struct, frozen=True):
    """A meld on the table.

    `added` counts the cards added to it in this turn. `fresh` means that it was laid out in this
    turn.
    """

    owner: int
    cards: Hand
    kind: MeldKind
    added: int = 0
    fresh: bool = False


class Asked(Struct, frozen=True):
    """An unanswered challenge by `seat`, and the phase and turn to resume if it is refused."""

    seat: int
    phase: Phase
    turn: int


class Spread(Struct, frozen=True):
    """The melds on the table, in the order laid out; an index is the meld's number.

    `held_up` is an offered card without an answer yet. `accepted` is the offered card that the
    player on turn accepted. `challenged` are the seats that made a challenge in this turn.
    """

    melds: tuple[LaidMeld, ...] = ()
    held_up: Card | None = None
    accepted: Card | None = None
    asked: Asked | None = None
    challenged: tuple[int, ...] = ()

    @property
    def cards(self) -> Hand:
        cards: Hand = 0
        for meld in self.melds:
            cards |= meld.cards
        return cards

    def of(self, seat: int) -> tuple[LaidMeld, ...]:
        return tuple(meld for meld in self.melds if meld.owner == seat)

    def masks_of(self, seat: int) -> Melds:
        return tuple(meld.cards for meld in self.melds if meld.owner == seat)

    def rested(self) -> Spread:
        """Return the spread for the next turn: only the melds, without this turn's marks."""
        melds = tuple(replace(meld, added=0, fresh=False) for meld in self.melds)
        return Spread(melds)


NOTHING = Spread()


def mover(spread: Spread, turn: int) -> int:
    """Return the seat whose turn it is; during a challenge, `turn` is the seat that must answer."""
    return turn if spread.asked is None else spread.asked.turn
