"""Luck and play: the parts of a finished hand's result, seen with all cards open.

A moment of a hand is worth its mean result if the rest of the stock comes in random order and quick
players, who know only their own cards, finish the hand. A draw from the stock changes that value by
luck, a decision by play. The parts add up to the result.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from gin.ai.advice.trials import OutcomePlayout
from gin.ai.search.match_equity import after, chance_to_win, gain
from gin.ai.search.payoff import payment_of
from gin.ai.search.worlds import is_compiled
from gin.ai.tactics.knocking import is_time
from gin.core.cards import Card, Hand, cards_of, mask_of
from gin.core.shuffle import derived_seed, shuffled
from gin.rules import engine
from gin.rules.counting.scoring import knock_limit
from gin.rules.match import Match, deal
from gin.rules.melds.solver import has_tables, meld_tables
from gin.rules.model.actions import Action, Draw
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow, Rules
from gin.rules.model.stakes import Die
from gin.rules.model.table import Table, observe

SEAT = 0
"""The seat for which values are counted."""

TAKE, DRAW, OFFERED = 0, 1, 3
"""First moves of a playout, as in `gin.core.kernel.playout`, whose compiled form hides them."""
Value = tuple[float, float]
"""Points of the hand, and the chance to win the match."""


class Shares(Struct, frozen=True):
    """The parts of a hand's result for seat 0; below 0, they favoured seat 1.

    `draws` and `play` are by seat: what that player's draws and decisions changed.
    """

    deal: float
    draws: tuple[float, float]
    play: tuple[float, float]

    @property
    def luck(self) -> float:
        return self.deal + sum(self.draws)

    @property
    def skill(self) -> float:
        return sum(self.play)

    @property
    def result(self) -> float:
        return self.luck + self.skill


class Account(Struct, frozen=True):
    """A hand's luck and play, in points and in chances to win the match.

    `error` has the standard errors of the luck, in points and in chances.
    """

    points: Shares
    chance: Shares
    error: Value


def can_measure(rules: Rules) -> bool:
    """Return whether luck can be measured in this game: the kernel must be able to play it."""
    return rules.seats == 2 and rules.flow is Flow.CLASSIC and has_tables(rules.melds)


class _Position(Struct, frozen=True):
    """A moment to be played out. The seat on turn has `hand`; `first` is the card drawn next.

    `draws` is the number of cards drawn from the stock before.
    """

    playout: OutcomePlayout
    seat: int
    hand: Hand
    waiting: Hand
    start: int
    top: int
    gone: Hand
    turns: tuple[int, ...]
    draws: int
    first: int | None = None


_Moment = _Position | Value
"""A moment to be played out, or one whose value is known."""


_DEAL, _DRAWS, _PLAY = 0, 1, 3
"""Indexes of parts: `_DRAWS` and `_PLAY` are followed by those of seat 1."""
_PARTS = 5
_TURNS = 12
"""Turns with a knock limit; later turns use the last one."""
_AT_ONCE = 8 if is_compiled() else 1
"""Moments that a step plays out."""
_HIGHEST = 42
"""Most deadwood with which a quick player knocks if there is no limit."""


class LuckMeter:
    """Measures the luck and play of a finished hand, step by step."""

    def __init__(self, match: Match, actions: Sequence[Action]) -> None:
        """Begin with the match before the hand, and the actions of the whole hand.

        Raises:
            ValueError: The hand is not finished, or the game is not one of `can_measure`.
        """
        if not can_measure(match.rules):
            raise ValueError("luck cannot be measured in this game")
        trail = _Trail(match, actions)
        self._seed = derived_seed(match.deal_seed, "luck")
        self._stock = frozenset(trail.stock)
        self._drawn = trail.drawn
        self._moments = tuple(dict.fromkeys(trail.moments))
        places = [self._moments.index(moment) for moment in trail.moments]
        self._changes = tuple(zip(trail.parts, places[:-1], places[1:], strict=True))
        self._playouts = tuple(trail.playouts.values())
        self._sums = [[0.0] * _PARTS, [0.0] * _PARTS]
        self._squares = [0.0, 0.0]
        self.orders = 0
        """Number of orders of the stock in which every moment was played out."""
        self._steps = self._play()

    def step(self) -> None:
        """Play out some moments in one order of the stock."""
        next(self._steps)

    def _play(self) -> Iterator[None]:
        while True:
            # All moments have the same order, so that equal moves have equal values.
            order = shuffled(derived_seed(self._seed, f"order {self.orders}"))
            left = [int(card) for card in order if card in self._stock]
            stocks = [array("i", left)]
            for drawn in self._drawn:
                left.remove(drawn)
                stocks.append(array("i", left))
            values = []
            for moment in self._moments:
                if isinstance(moment, _Position):
                    values.append(_played_out(moment, stocks[moment.draws]))
                    if len(values) % _AT_ONCE == 0:
                        yield
                else:
                    values.append(moment)
            yield
            for playout in self._playouts:
                playout.forget()
            self._count(values)

    def _count(self, values: Sequence[Value]) -> None:
        for unit in (0, 1):
            found = [0.0] * _PARTS
            for part, before, then in self._changes:
                found[part] += values[then][unit] - values[before][unit]
            luck = sum(found[:_PLAY])
            self._squares[unit] += luck * luck
            for part in range(_PARTS):
                self._sums[unit][part] += found[part]
        self.orders += 1

    def account(self) -> Account:
        """Return the luck and play from the orders so far; there must be at least one."""
        return Account(self._shares(0), self._shares(1), (self._error(0), self._error(1)))

    def _shares(self, unit: int) -> Shares:
        deal, mine, theirs, my_play, their_play = (
            total / self.orders for total in self._sums[unit]
        )
        return Shares(deal, (mine, theirs), (my_play, their_play))

    def _error(self, unit: int) -> float:
        mean = sum(self._sums[unit][:_PLAY]) / self.orders
        spread = max(0.0, self._squares[unit] / self.orders - mean * mean)
        return sqrt(spread / self.orders)


class _Trail:
    """The moments of a hand, from before the deal to the result.

    `parts` has the part of the result that each change from a moment to the next belongs to.
    """

    def __init__(self, match: Match, actions: Sequence[Action]) -> None:
        self._chance = after(match, SEAT)
        self._own = meld_tables(match.rules.melds, match.rules.values.own)
        self.playouts: dict[Die | None, OutcomePlayout] = {}
        self.drawn: list[int] = []
        table = deal(match).table
        self.stock = table.stock
        fair = 0.0, chance_to_win(match.sheet, match.rules, SEAT)
        self.moments: list[_Moment] = [fair, self._moment(table)]
        self.parts = [_DEAL]
        for action in actions:
            seat = engine.actor(table, action)
            before, table = table, engine.apply(table, action).table
            if isinstance(action, Draw):
                self._add(_PLAY + seat, self._position(before, seat, DRAW))
                self.drawn.append(int(before.stock[-1]))
                self._add(_DRAWS + seat, self._moment(table))
            else:
                self._add(_PLAY + seat, self._moment(table))
        if table.result is None:
            raise ValueError("the hand is not finished")

    def _add(self, part: int, moment: _Moment) -> None:
        self.parts.append(part)
        self.moments.append(moment)

    def _moment(self, table: Table) -> _Moment:
        phase, seat = table.phase, table.turn
        if table.result is not None:
            return gain(table.result, SEAT), self._chance(table.result)
        if table.ending is not None:
            return self._laid_down(table)
        if phase in (Phase.STAKE, Phase.ANSWER):
            # Offers are valued by the die as it is: as if the hand continued without an answer.
            assert table.stake is not None
            asked = 1 - seat if phase is Phase.ANSWER else seat
            seat, phase = asked if table.stake.looked else 1 - table.dealer, table.stake.resume
        if phase is Phase.LAST_DISCARD or table.last_turn:
            return self._stock_ended(table)
        match phase:
            case Phase.UPCARD:
                return self._offered(table, seat)
            case Phase.DRAW:
                takes = table.discards and not table.stock_only and self._takes(table, seat)
                return self._position(table, seat, TAKE if takes else DRAW)
            case Phase.DISCARD:
                return self._drawn(table, seat)
            case _:
                raise AssertionError(f"{phase} is not of this flow")

    def _offered(self, table: Table, seat: int) -> _Position:
        """Return the moment at which a player may take or pass the upcard."""
        if table.passes:
            return self._position(table, seat, OFFERED)
        if self._takes(table, seat):
            return self._position(table, seat, TAKE)
        return self._position(table, 1 - seat, OFFERED)

    def _takes(self, table: Table, seat: int) -> bool:
        return self._own.quick_take(table.hands[seat], int(table.discards[-1]))

    def _drawn(self, table: Table, seat: int) -> _Position:
        """Return the moment after a draw, as that draw from the hand before it."""
        hand = table.hands[seat]
        # Without a draw (eleven cards are dealt), any card can count as the drawn one.
        card = table.drawn if table.drawn is not None else cards_of(hand)[0]
        before = replace(table, hands=_with(table.hands, seat, hand & ~card.bit))
        if table.taken:
            before = replace(before, discards=(*table.discards, card))
            return self._position(before, seat, TAKE)
        return replace(self._position(before, seat, DRAW), first=int(card))

    def _position(self, table: Table, seat: int, start: int) -> _Position:
        return _Position(
            self._playout(table),
            seat,
            table.hands[seat],
            table.hands[1 - seat],
            start,
            int(table.discards[-1]) if table.discards else -1,
            mask_of(table.discards[:-1]),
            table.turns,
            len(self.drawn),
        )

    def _playout(self, table: Table) -> OutcomePlayout:
        die = None if table.stake is None else table.stake.die
        if die not in self.playouts:
            limits = _knock_limits(table.rules, table.upcard)
            payment = replace(
                payment_of(observe(table, SEAT)), my_limits=limits, their_limits=limits
            )
            self.playouts[die] = OutcomePlayout(payment, SEAT, self._chance)
        return self.playouts[die]

    def _laid_down(self, table: Table) -> Value:
        """Return the value of a knock that the defender has yet to answer."""
        ending, playout = table.ending, self._playout(table)
        assert ending is not None
        mine, other = ending.seat == SEAT, table.hands[1 - ending.seat]
        hand, stock = table.hands[ending.seat], len(table.stock)
        return playout.outcome(
            playout.playout.laid_down(mine, hand, ending.melds, ending.deadwood, other, stock)
        )[:2]

    def _stock_ended(self, table: Table) -> Value:
        hands = table.hands
        if table.drawn is not None and table.taken:
            hands = _with(hands, table.turn, hands[table.turn] & ~table.drawn.bit)
        playout = self._playout(table)
        return playout.outcome(playout.playout.stock_ended(hands[SEAT], hands[1 - SEAT]))[:2]


def _knock_limits(rules: Rules, upcard: Card | None) -> tuple[int, ...]:
    """Return the most deadwood with which quick players knock, by turn; 0 is gin.

    They knock when level 3 does. The value of a moment is truer the more they play like people.
    """
    limit = knock_limit(rules, upcard)
    most = _HIGHEST if limit is None else limit
    return tuple(
        max((count for count in range(most + 1) if is_time(rules, turns, count)), default=0)
        for turns in range(_TURNS)
    )


def _played_out(position: _Position, stock: array[int]) -> Value:
    if position.first is not None:
        stock = array("i", (position.first,)) + stock
    kernel = position.playout.playout
    # Without a discard pile, the card drawn first cannot come again.
    top = position.top if position.top >= 0 else stock[0]
    value = kernel.play(
        position.seat == SEAT, position.hand, position.waiting, position.start, stock,
        len(stock), top, position.gone, position.turns[SEAT], position.turns[1 - SEAT],
    )  # fmt: skip
    return position.playout.outcome(value)[:2]


def _with(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
