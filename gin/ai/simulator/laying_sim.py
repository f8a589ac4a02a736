"""Simulator of Colonel and Skarney Gin, the games with melds on the table, on mutable masks.

`act` does not check actions. A test compares the simulator with the engine.
"""

from __future__ import annotations

from msgspec.structs import replace

from gin.ai.simulator.stock_sim import StockSim
from gin.core.cards import Card, Hand, Rank
from gin.rules.counting.whole_hands import (
    count_challenge,
    count_laying_stock_end,
    count_out,
    count_void,
)
from gin.rules.engine import start
from gin.rules.flows.layouts import laid_out, left_after, spread_after
from gin.rules.model.actions import (
    Accept,
    Action,
    Challenge,
    Discard,
    Done,
    Draw,
    HoldUp,
    LayOut,
    Pass,
    Refuse,
    Take,
)
from gin.rules.model.events import (
    ChallengeMade,
    ChallengeMet,
    EndedTurn,
    HeldUp,
    LeftOffered,
    TookOffered,
    WentOut,
)
from gin.rules.model.history import PastHand
from gin.rules.model.laid_melds import NOTHING, Asked, Spread, mover
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.result import Outcome
from gin.rules.model.rules import Flow, Rules


class LayingSim(StockSim):
    """One hand in progress, changed in place by `act`."""

    __slots__ = ("_spread",)
    PHASE_AFTER_DRAW = Phase.MELD

    def __init__(
        self,
        rules: Rules,
        deck: tuple[Card, ...],
        dealer: int,
        scores: tuple[int, ...] = (0, 0),
        earlier: tuple[PastHand, ...] = (),
    ) -> None:
        self._begin(start(rules, deck, dealer, scores, earlier=earlier).table)
        self._spread: Spread = NOTHING

    @property
    def _both_hands(self) -> tuple[Hand, Hand]:
        return self._hands[0], self._hands[1]

    def observe(self, seat: int) -> Observation:
        other = 1 - seat
        over = self.phase is Phase.OVER
        mine = mover(self._spread, self.turn) == seat
        # The arguments follow the fields' order. A test compares the result with the engine's.
        return Observation(
            self._rules,
            seat,
            self.dealer,
            self._scores,
            self.phase,
            self.turn,
            self._hands[seat],
            self._hands[other] if over else self._known[other] & self._hands[other],
            (self._hands[0].bit_count(), self._hands[1].bit_count()),
            len(self._stock),
            self._discards,
            self._upcard,
            self._passes,
            # Both players know a card that was taken from the discard pile.
            self._drawn if mine or self._taken else None,
            self._taken,
            self._stock_only,
            self._last_turn,
            (self._turns[0], self._turns[1]),
            # These games have no closed suits, no stakes and no `Ending`.
            (),
            None,
            None,
            self.result,
            self._logs[seat],
            self._spread,
            self._earlier,
            self._untouched,
        )

    def act(self, action: Action) -> None:
        seat = self.turn
        match action:
            case Draw():
                self._draw()
            case Take():
                self._take()
            case Pass():
                self._pass()
            case LayOut():
                self._lay_out(action)
            case Discard(card):
                self._put_down(card)
                if self._hands[seat]:
                    self._continue()
                else:
                    self._go_out(seat)
            case HoldUp(card):
                self._known[0] |= card.bit
                self._known[1] |= card.bit
                self._turn_done(Phase.CONSIDER)
                self._spread = replace(self._spread, held_up=card)
                self._log_event(HeldUp(seat, card))
                self._void_if_untouched()
            case Done():
                self._log_event(EndedTurn(seat, last=self._hands[seat].bit_count() == 1))
                self._turn_done(Phase.DRAW)
                if len(self._stock) <= self._rules.exhaustion.floor:
                    self._stock_ends()
                else:
                    self._void_if_untouched()
            case Challenge(challenger):
                self._challenge(challenger)
            case Accept() | Refuse():
                self._respond(accepted=isinstance(action, Accept))
            case _:
                raise AssertionError(f"{action} is not of this flow")

    def _turn_done(self, phase: Phase) -> None:
        super()._turn_done(phase)
        self._spread = self._spread.rested()

    def _lay_out(self, action: LayOut) -> None:
        seat, rules = self.turn, self._rules
        self._hands[seat] = left_after(self._hands[seat], action)
        event = laid_out(seat, action, self._spread)
        self._spread = spread_after(self._spread, seat, action.melds, action.added, rules.melds)
        self._log_event(event)
        if not self._hands[seat]:
            self._go_out(seat)

    def _challenge(self, seat: int) -> None:
        self._log_event(ChallengeMade(seat))
        spread = self._spread
        asked = Asked(seat, self.phase, self.turn)
        self._spread = replace(spread, asked=asked, challenged=(*spread.challenged, seat))
        self.phase = Phase.CHALLENGED
        self.turn = 1 - seat

    def _respond(self, *, accepted: bool) -> None:
        asked = self._spread.asked
        if asked is None:
            self._respond_to_offer(accepted=accepted)
            return
        self._log_event(ChallengeMet(self.turn, accepted))
        self._spread = replace(self._spread, asked=None)
        self.phase, self.turn = asked.phase, asked.turn
        if accepted:
            self._finish(count_challenge(self._rules, self._both_hands, self._spread, asked.seat))

    def _respond_to_offer(self, *, accepted: bool) -> None:
        seat, card = self.turn, self._spread.held_up
        assert card is not None
        taken = card if accepted else None
        self._spread = replace(self._spread, held_up=None, accepted=taken)
        self.phase = Phase.DRAW
        if not accepted:
            self._log_event(LeftOffered(seat, card))
            return
        self._hands[seat] |= card.bit
        self._hands[1 - seat] &= ~card.bit
        if card.rank is Rank.ACE:
            self.phase = Phase.MELD
        self._log_event(TookOffered(seat, card))

    def _go_out(self, seat: int) -> None:
        gin = self._rules.flow is Flow.OFFERING
        self._log_event(WentOut(seat, gin))
        outcome = Outcome.GIN if gin else Outcome.OUT
        self._finish(count_out(self._rules, self._both_hands, self._spread, seat, outcome))

    def _stock_ends(self) -> None:
        self._finish(count_laying_stock_end(self._rules, self._both_hands, self._spread))

    def _void(self) -> None:
        self._finish(count_void(self._rules, self._both_hands, self._spread, self._untouched))
