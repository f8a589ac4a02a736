"""Simulator of games with the classic flow, on mutable masks.

`act` does not check actions. A test compares the simulator with the engine.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gin.ai.player import Player
from gin.ai.simulator.laying_sim import LayingSim
from gin.ai.simulator.stock_sim import StockSim
from gin.core.cards import EVERY_CARD, Card, Hand, Suit, mask_of, mask_union
from gin.core.shuffle import shuffled
from gin.rules.counting.scoring import (
    best_side,
    count_ending,
    count_refusal,
    count_stock_end,
    count_void,
    points_of,
    with_stake_die,
)
from gin.rules.counting.suits import open_suits
from gin.rules.engine import start, why_not
from gin.rules.flows.offers import Word, event_of
from gin.rules.match import Match
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    LayOff,
    Melds,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Shot,
    Take,
    notation,
)
from gin.rules.model.ending import Ending
from gin.rules.model.events import (
    Knocked,
    LaidOff,
    WentGin,
)
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import ActionRefused
from gin.rules.model.result import HandResult, Side
from gin.rules.model.rules import Flow, Rules, StockEnd
from gin.rules.model.stakes import Die, after, looked
from gin.rules.model.table import Table


class ClassicSim(StockSim):
    """One hand of the classic flow in progress, changed in place by `act`.

    `hand`, `unseen`, `barred` and `own_turns` are those of the seat on turn.
    """

    __slots__ = ("_closed", "_ending", "_stake")
    PHASE_AFTER_DRAW = Phase.DISCARD

    def __init__(
        self,
        rules: Rules,
        deck: tuple[Card, ...],
        dealer: int,
        scores: tuple[int, ...] = (0, 0),
        closed: tuple[Suit, ...] = (),
        die: Die | None = None,
        earlier: tuple[PastHand, ...] = (),
    ) -> None:
        self._begin(start(rules, deck, dealer, scores, closed, die, earlier).table)

    @classmethod
    def of(cls, table: Table) -> ClassicSim:
        made = cls.__new__(cls)
        made._begin(table)
        return made

    def _begin(self, table: Table) -> None:
        super()._begin(table)
        self._closed = table.closed
        self._stake = table.stake
        self._ending: Ending | None = table.ending

    def observe(self, seat: int) -> Observation:
        ending = self._ending
        if ending is not None and ending.seat != seat and ending.card is not None:
            ending = replace(ending, card=None)
        other = 1 - seat
        return Observation(
            self._rules,
            seat,
            self.dealer,
            self._scores,
            self.phase,
            self.turn,
            self._hands[seat] if self.phase is Phase.OVER or looked(self._stake) else 0,
            self._hands[other] if self.phase is Phase.OVER else self._known[other],
            (self._hands[0].bit_count(), self._hands[1].bit_count()),
            len(self._stock),
            self._discards,
            self._upcard,
            self._passes,
            self._drawn if self.turn == seat or self._taken else None,
            self._taken,
            self._stock_only,
            self._last_turn,
            (self._turns[0], self._turns[1]),
            self._closed,
            self._stake,
            ending,
            self.result,
            self._logs[seat],
            earlier=self._earlier,
            untouched=self._untouched,
        )

    @property
    def rules(self) -> Rules:
        return self._rules

    @property
    def hands(self) -> tuple[Hand, Hand]:
        return self._hands[0], self._hands[1]

    @property
    def hand(self) -> Hand:
        return self._hands[self.turn]

    @property
    def unseen(self) -> Hand:
        other = self._known[1 - self.turn]
        return EVERY_CARD & ~(self._hands[self.turn] | other | mask_of(self._discards))

    @property
    def upcard(self) -> Card | None:
        return self._upcard

    @property
    def top(self) -> Card | None:
        """The top discard; None if there is none or players must draw from the stock."""
        return self._discards[-1] if self._discards and not self._stock_only else None

    @property
    def barred(self) -> Card | None:
        """The card just taken, if it may not be discarded in the same turn."""
        return self._drawn if self._taken and not self._rules.pile.rediscard_taken else None

    @property
    def own_turns(self) -> int:
        return self._turns[self.turn]

    @property
    def last_turn(self) -> bool:
        """Whether the next discard ends the hand."""
        return self._last_turn

    def act(self, action: Action) -> None:
        match action:
            case Draw():
                self._draw()
            case Take():
                self._take()
            case Discard(card):
                self._put_down(card)
                self._continue()
            case Pass():
                self._pass()
            case Knock(card, melds):
                self._end(card, melds)
            case Gin(card, melds):
                self._end(card, melds, gin=True)
            case Shot(card, melds):
                self._end(card, melds, gin=True, shot=True)
            case BigGin(melds):
                self._end(None, melds, gin=True, big=True)
            case LayOff(melds, cards):
                self._answer(melds, cards)
            case Offer() | NoOffer() | Accept() | Refuse():
                self._stake_call(action)
            case _:
                raise AssertionError(f"{action} is not of this flow")

    def _stake_call(self, action: Word) -> None:
        stake, seat, rules = self._stake, self.turn, self._rules
        assert stake is not None
        self._log_event(event_of(stake, action, seat))
        if isinstance(action, Refuse):
            hands = (self._hands[0], self._hands[1])
            self._finish(count_refusal(rules, hands, stake, 1 - seat))
            return
        self._stake, self.phase, self.turn = after(
            rules, stake, action, seat, 1 - self.dealer, self.phase
        )

    def _stock_ends(self) -> None:
        hands = (self._hands[0], self._hands[1])
        if self._rules.exhaustion.ending is StockEnd.VOID:
            self._finish(count_void(self._rules, hands))
        else:
            self._finish(count_stock_end(self._rules, hands, self._upcard))

    def _void(self) -> None:
        hands = (self._hands[0], self._hands[1])
        self._finish(count_void(self._rules, hands, self._untouched))

    def _finish(self, result: HandResult) -> None:
        super()._finish(with_stake_die(self._rules, result, self._stake))

    def _count(self, defender: Side) -> None:
        assert self._ending is not None
        stock = len(self._stock)
        self._finish(count_ending(self._rules, self._ending, defender, stock, self._upcard))

    def _end(
        self,
        card: Card | None,
        melds: Melds,
        *,
        gin: bool = False,
        shot: bool = False,
        big: bool = False,
    ) -> None:
        seat = self.turn
        hand = self._hands[seat] & ~(card.bit if card is not None else 0)
        loose = hand & ~mask_union(melds)
        deadwood = points_of(loose, self._rules.values.own)
        suits = open_suits(self._rules, melds, loose, self._closed)
        self._hands[seat] = hand
        bare = card is None
        self._ending = Ending(seat, melds, loose, deadwood, card, gin, big, shot, bare, suits)
        self._known[seat] = hand
        self._log_event(
            WentGin(seat, card, melds, big, loose, suits)
            if gin
            else Knocked(seat, card, melds, loose, deadwood, suits)
        )
        self._turn_done(Phase.LAY_OFF)
        if gin:
            self._count(best_side(self._rules, self._hands[1 - seat]))

    def _answer(self, melds: Melds, cards: tuple[tuple[Card, int], ...]) -> None:
        seat = self.turn
        loose = self._hands[seat] & ~mask_union(melds) & ~mask_of(card for card, _ in cards)
        side = Side(melds, loose, points_of(loose, self._rules.values.caught), cards)
        self._log_event(LaidOff(seat, melds, cards, loose))
        self._count(side)


def first_hand(rules: Rules, deck: tuple[Card, ...], dealer: int) -> ClassicSim | LayingSim:
    """Return the first hand of a match, dealt, in a game of either flow."""
    if rules.flow is Flow.CLASSIC:
        return ClassicSim(rules, deck, dealer)
    return LayingSim(rules, deck, dealer)


def next_hand(match: Match) -> ClassicSim | LayingSim:
    """Return the next hand of a match, dealt."""
    rules, sheet, deck = match.rules, match.sheet, shuffled(match.deal_seed)
    if rules.flow is Flow.CLASSIC:
        return ClassicSim(
            rules, deck, match.dealer, sheet.running, sheet.closed, sheet.die, match.earlier
        )
    return LayingSim(rules, deck, match.dealer, sheet.running, match.earlier)


def play_hand(hand: ClassicSim | LayingSim, players: Sequence[Player]) -> HandResult:
    """Play a dealt hand to its end.

    Raises:
        ActionRefused: a player chose an illegal action; the error names the action and the reason.
    """
    while hand.result is None:
        seat = hand.turn
        seen = hand.observe(seat)
        action = players[seat].choose(seen)
        refusal = why_not(seen, action)
        if refusal is not None:
            raise ActionRefused(notation(action), refusal)
        hand.act(action)
    return hand.result
