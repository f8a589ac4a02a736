"""The frozen state of one hand: everything, hidden cards included."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gin.core.cards import Card, Hand, Suit
from gin.rules.model.actions import Melds
from gin.rules.model.history import PastHand
from gin.rules.model.laid_melds import NOTHING, Spread
from gin.rules.model.log import Log
from gin.rules.model.phase import Phase as Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.rules.model.stakes import Stake

if TYPE_CHECKING:
    from gin.rules.model.observation import Observation


@dataclass(frozen=True, slots=True)
class Ending:
    """How the hand was ended by `seat`, and the split declared; `card` was laid face down.

    `gin` says that nothing can be laid off: gin, big gin or a shot. `bare` says that no card was
    laid down at all. `suits` are those the split scores in, where suits are scored in.
    """

    seat: int
    melds: Melds
    loose: Hand
    deadwood: int
    card: Card | None
    gin: bool
    big: bool = False
    shot: bool = False
    bare: bool = False
    suits: tuple[Suit, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """One hand in progress. The tops of `stock` and `discards` are their last cards.

    `drawn` is the card the player on turn has just drawn, `taken` says it came from the discard
    pile. `stock_only` bars the discard pile for this draw; `last_turn` ends the hand by the stock
    with the next discard. `turns` counts each seat's finished turns, `untouched` those of both in
    a row, up to the last, without a card from the stock. `scores` are the running
    scores the hand began with, `closed` the suits in which nothing is written any more. `stake` is
    the die's in a game that has one; nobody has looked at the cards as long as it is not `looked`.
    `spread` are the melds that lie on the table, `earlier` the hands of the match that are over.
    `observed` keeps what `observe` found for each
    seat, for nothing of it can change.
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
    observed: dict[int, Observation] = field(
        default_factory=dict, init=False, compare=False, repr=False
    )
