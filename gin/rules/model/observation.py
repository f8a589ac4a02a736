"""Everything that one seat has been shown of the table.

Every decision, by a person or an opponent, uses an Observation. So does every check for legality,
so a refusal can't reveal more than the player has seen.
"""

from __future__ import annotations

from msgspec import Struct

from gin.core.cards import DECK, EVERY_CARD, Card, Hand, Suit, mask_of
from gin.rules.model.ending import Ending
from gin.rules.model.events import Event
from gin.rules.model.history import PastHand
from gin.rules.model.laid_melds import NOTHING, Spread
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.rules.model.stakes import Stake


class Observation(Struct, frozen=True):
    """The table as `seat` knows it.

    `discards` is the whole pile, which the seat saw card by card. The view decides which of them
    the player may look at; `without_hidden_memory` removes what strict memory hides. `known` are
    cards that the other player certainly holds. `counts` are the numbers of cards in hand by seat,
    `stock` the number left in the stock. `hand` is empty while a stake is offered before the
    players look. `earlier` are the match's past hands. `untouched` counts the finished turns since
    the last draw from the stock.
    """

    rules: Rules
    seat: int
    dealer: int
    scores: tuple[int, ...]
    phase: Phase
    turn: int
    hand: Hand
    known: Hand
    counts: tuple[int, ...]
    stock: int
    discards: tuple[Card, ...]
    upcard: Card | None
    passes: int
    drawn: Card | None
    taken: bool
    stock_only: bool
    last_turn: bool
    turns: tuple[int, ...]
    closed: tuple[Suit, ...]
    stake: Stake | None
    ending: Ending | None
    result: HandResult | None
    log: tuple[Event, ...]
    spread: Spread = NOTHING
    earlier: tuple[PastHand, ...] = ()
    untouched: int = 0

    @property
    def other(self) -> int:
        return 1 - self.seat

    @property
    def turns_to_void(self) -> int | None:
        """Turns left, with this one, until an untouched stock voids the hand; None if never."""
        limit = self.rules.exhaustion.untouched
        return limit - self.untouched if limit else None

    @property
    def pile(self) -> int:
        """Number of cards on the discard pile, including those that strict memory hides."""
        elsewhere = sum(self.counts) + self.stock + self.spread.cards.bit_count()
        laid_down = self.ending is not None and not self.ending.bare
        return len(DECK) - elsewhere - laid_down

    @property
    def unseen(self) -> Hand:
        """Cards that this observation does not show."""
        seen = self.hand | self.known | mask_of(self.discards) | self.spread.cards
        if self.ending is not None and self.ending.card is not None:
            seen |= self.ending.card.bit
        return EVERY_CARD & ~seen
