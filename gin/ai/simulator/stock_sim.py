"""Common parts of both simulators: the stock, the discard pile and the turns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from msgspec.structs import replace

from gin.core.cards import Card, Hand
from gin.rules.model.events import Discarded, Drew, Event, HandOver, Passed, Took, seen_by
from gin.rules.model.phase import Phase
from gin.rules.model.result import HandResult
from gin.rules.model.rules import AfterPasses, LastDiscard
from gin.rules.model.table import Table, observe


class StockSim(ABC):
    """Base class of the simulators: a hand between two players on mutable masks."""

    __slots__ = (
        "_discards",
        "_drawn",
        "_earlier",
        "_hands",
        "_known",
        "_last_turn",
        "_logs",
        "_passes",
        "_rules",
        "_scores",
        "_stock",
        "_stock_only",
        "_taken",
        "_turns",
        "_untouched",
        "_upcard",
        "dealer",
        "phase",
        "result",
        "turn",
    )
    PHASE_AFTER_DRAW: ClassVar[Phase]

    def _begin(self, table: Table) -> None:
        first, second = (observe(table, seat) for seat in (0, 1))
        self._earlier = table.earlier
        self._rules = table.rules
        self._scores = table.scores
        self.dealer = table.dealer
        self.phase = table.phase
        self.turn = table.turn
        self.result: HandResult | None = table.result
        self._hands = list(table.hands)
        # Cards that each seat was known to hold; some may have been laid on the table since.
        self._known: list[Hand] = [second.known, first.known]
        self._stock = list(table.stock)
        self._discards = table.discards
        self._upcard = table.upcard
        self._passes = table.passes
        self._drawn: Card | None = table.drawn
        self._taken = table.taken
        self._stock_only = table.stock_only
        self._last_turn = table.last_turn
        self._turns = list(table.turns)
        self._untouched = table.untouched
        self._logs: list[tuple[Event, ...]] = [first.log, second.log]

    def _log_event(self, event: Event) -> None:
        logs = self._logs
        logs[0] = (*logs[0], seen_by(0, event))
        logs[1] = (*logs[1], seen_by(1, event))

    def _draw(self) -> None:
        card = self._stock.pop()
        self._untouched = 0
        self._gain(card, taken=False)
        self._log_event(Drew(self.turn, card))

    def _take(self) -> None:
        card = self._discards[-1]
        self._discards = self._discards[:-1]
        self._last_turn = self.phase is Phase.LAST_DISCARD
        self._known[self.turn] |= card.bit
        self._gain(card, taken=True)
        self._log_event(Took(self.turn, card))

    def _gain(self, card: Card, *, taken: bool) -> None:
        self._hands[self.turn] |= card.bit
        self.phase = self.PHASE_AFTER_DRAW
        self._drawn = card
        self._taken = taken
        self._stock_only = False

    def _pass(self) -> None:
        self._log_event(Passed(self.turn, self._discards[-1]))
        if self.phase is Phase.LAST_DISCARD:
            self._stock_ends()
        elif self._passes == 0:
            self._passes = 1
            self.turn = 1 - self.turn
        else:
            self._passes = 2
            self.turn = 1 - self.dealer
            self.phase = Phase.DRAW
            self._stock_only = self._rules.deal.after_passes is AfterPasses.STOCK

    def _put_down(self, card: Card) -> None:
        seat = self.turn
        self._hands[seat] &= ~card.bit
        self._known[seat] &= ~card.bit
        self._discards = (*self._discards, card)
        self._log_event(Discarded(seat, card))
        self._turn_done(Phase.DRAW)

    def _turn_done(self, phase: Phase) -> None:
        if self._drawn is None or self._taken:
            self._untouched += 1
        self._drawn = None
        self._taken = False
        self._turns[self.turn] += 1
        self.turn = 1 - self.turn
        self.phase = phase

    def _continue(self) -> None:
        exhaustion = self._rules.exhaustion
        if self._last_turn:
            self._stock_ends()
        elif len(self._stock) <= exhaustion.floor:
            if exhaustion.last_discard is LastDiscard.STAYS:
                self._stock_ends()
            else:
                self.phase = Phase.LAST_DISCARD
        else:
            self._void_if_untouched()

    def _void_if_untouched(self) -> None:
        if 0 < self._rules.exhaustion.untouched <= self._untouched:
            self._void()

    @abstractmethod
    def _stock_ends(self) -> None:
        """Count the hand, which ends because too few cards are left in the stock."""

    @abstractmethod
    def _void(self) -> None:
        """End the hand without a score, after too many turns without a draw from the stock."""

    def _finish(self, result: HandResult) -> None:
        result = replace(result, turns=(self._turns[0], self._turns[1]))
        self.phase = Phase.OVER
        self._drawn = None
        self._taken = False
        self.result = result
        self._log_event(HandOver(result))
