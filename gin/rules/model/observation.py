"""What one seat may know: all it was ever shown and nothing else, with no way back to the table.

Every decision, human or not, is made from an Observation; legality is judged on it too, so that a
refusal can never tell a player something the cards in sight would not.
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

    `discards` lists the whole pile, which the seat has seen card by card; what may be *looked at*
    now is the view's business, and what may be *told* where memory is strict `as_told`'s, which
    leaves cards out. `known` are cards the other player is known to hold.
    `counts` are cards in hand by seat, `stock` the number left. Before anybody has looked at the
    cards, in a game where a stake is offered first, `hand` is empty. `earlier` is what everybody
    saw of the match's hands that are over, `untouched` how many turns in a row, up to the last one
    finished, brought no card from the stock.
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
        """The other player's seat."""
        return 1 - self.seat

    @property
    def turns_to_void(self) -> int | None:
        """The turns without a card from the stock after which the hand is void, this one counted;
        None where nothing limits them."""
        limit = self.rules.exhaustion.untouched
        return limit - self.untouched if limit else None

    @property
    def pile(self) -> int:
        """How many cards lie on the discard pile, told or not."""
        elsewhere = sum(self.counts) + self.stock + self.spread.cards.bit_count()
        laid_down = self.ending is not None and not self.ending.bare
        return len(DECK) - elsewhere - laid_down

    @property
    def unseen(self) -> Hand:
        """Cards that may be in the stock or in a hand that this seat has not seen."""
        seen = self.hand | self.known | mask_of(self.discards) | self.spread.cards
        if self.ending is not None and self.ending.card is not None:
            seen |= self.ending.card.bit
        return EVERY_CARD & ~seen
