"""What one seat may know: all it was ever shown and nothing else, with no way back to the table.

Every decision, human or not, is made from an Observation; legality is judged on it too, so that a
refusal can never tell a player something the cards in sight would not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gin.core.cards import Card, Hand, Suit, mask_of
from gin.rules.model.events import Event
from gin.rules.model.history import PastHand
from gin.rules.model.laid_melds import NOTHING, Spread, mover
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.rules.model.stakes import Stake, looked
from gin.rules.model.table import Ending, Phase, Table

EVERY_CARD: Hand = (1 << 52) - 1


@dataclass(frozen=True, slots=True)
class Observation:
    """The table as `seat` knows it.

    `discards` lists the whole pile, which the seat has seen card by card; what may be *looked at*
    now is the view's business. `known` are cards the other player is known to hold.
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
    def unseen(self) -> Hand:
        """Cards that may be in the stock or in a hand that this seat has not seen."""
        seen = self.hand | self.known | mask_of(self.discards) | self.spread.cards
        if self.ending is not None and self.ending.card is not None:
            seen |= self.ending.card.bit
        return EVERY_CARD & ~seen


def observe(table: Table, seat: int) -> Observation:
    """All that `seat` has been shown of `table`."""
    known = table.observed.get(seat)
    if known is None:
        known = table.observed[seat] = _observed(table, seat)
    return known


def _observed(table: Table, seat: int) -> Observation:
    ending = table.ending
    if ending is not None and ending.seat != seat:
        ending = replace(ending, card=None)
    mine = mover(table.spread, table.turn) == seat
    return Observation(
        rules=table.rules,
        seat=seat,
        dealer=table.dealer,
        scores=table.scores,
        phase=table.phase,
        turn=table.turn,
        hand=table.hands[seat] if table.phase is Phase.OVER or looked(table.stake) else 0,
        known=_known(table, seat),
        counts=tuple([hand.bit_count() for hand in table.hands]),
        stock=len(table.stock),
        discards=table.discards,
        upcard=table.upcard,
        passes=table.passes,
        drawn=table.drawn if mine or table.taken else None,
        taken=table.taken,
        stock_only=table.stock_only,
        last_turn=table.last_turn,
        turns=table.turns,
        closed=table.closed,
        stake=table.stake,
        ending=ending,
        result=table.result,
        log=table.log.seen[seat],
        spread=table.spread,
        earlier=table.earlier,
        untouched=table.untouched,
    )


def _known(table: Table, seat: int) -> Hand:
    """Cards the other player must hold: taken or offered in sight and not let go, or shown at the
    end."""
    if len(table.hands) < 2:
        return 0
    other = 1 - seat
    ending = table.ending
    if table.phase is Phase.OVER or (ending is not None and ending.seat == other):
        return table.hands[other]
    return table.log.taken[other] & table.hands[other]


def mask_union(masks: tuple[Hand, ...]) -> Hand:
    """The cards of several disjoint masks in one."""
    union: Hand = 0
    for mask in masks:
        union |= mask
    return union
