"""The frozen state of one hand, including hidden cards."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card, Hand, Suit
from gin.rules.model.ending import Ending
from gin.rules.model.history import PastHand
from gin.rules.model.laid_melds import NOTHING, Spread, mover
from gin.rules.model.log import Log
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase as Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.rules.model.stakes import Stake, looked


class Table(Struct, frozen=True):
    """One hand, with all its cards. The tops of `stock` and `discards` are their last cards.

    `drawn` is the card just drawn by the player on turn; `taken` means that it came from the
    discard pile. `stock_only` bars the discard pile for this draw. With `last_turn`, the hand ends
    after the next discard. `turns` counts each seat's finished turns, `untouched` the finished
    turns since the last draw from the stock. `scores` are the running scores before the hand.
    Nothing more is written in `closed` suits. `stake` is None in games without a die. `earlier` are
    the match's past hands.
    """

    rules: Rules
    dealer: int
    scores: tuple[int, ...]
    phase: Phase
    turn: int
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]
    upcard: Card | None
    log: Log
    passes: int = 0
    drawn: Card | None = None
    taken: bool = False
    stock_only: bool = False
    last_turn: bool = False
    turns: tuple[int, ...] = (0, 0)
    closed: tuple[Suit, ...] = ()
    stake: Stake | None = None
    ending: Ending | None = None
    result: HandResult | None = None
    spread: Spread = NOTHING
    earlier: tuple[PastHand, ...] = ()
    untouched: int = 0


def observe(table: Table, seat: int) -> Observation:
    """Return all that `seat` has been shown of `table`."""
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
    """Return cards the other player must hold: taken or held up before, or shown at the end."""
    if len(table.hands) < 2:
        return 0
    other = 1 - seat
    ending = table.ending
    if table.phase is Phase.OVER or (ending is not None and ending.seat == other):
        return table.hands[other]
    return table.log.taken[other] & table.hands[other]
