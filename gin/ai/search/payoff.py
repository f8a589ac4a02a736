"""The value of a possible end of the hand, at the score of the match.

A fast path counts hands that pay only the difference and the bonuses. The functions of the rules
and the score sheet count other hands.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from gin.ai.search.match_equity import worth_of_hand, worth_of_points
from gin.ai.tactics.knocking import most_without_waiting
from gin.core.cards import Card, Hand, Suit, mask_union
from gin.core.kernel.playout import Playout
from gin.rules.counting.premiums import multiplier
from gin.rules.counting.scoring import (
    best_side,
    count_ending,
    count_stock_end,
    count_void,
    knock_limit,
    points_of,
    with_stake_die,
)
from gin.rules.counting.suits import open_suits, ways
from gin.rules.melds.layoffs import best_layoff
from gin.rules.melds.solver import meld_tables
from gin.rules.model.actions import Melds
from gin.rules.model.ending import Ending
from gin.rules.model.observation import Observation
from gin.rules.model.result import HandResult, Side
from gin.rules.model.rules import (
    KnockScores,
    Rules,
    RunBonus,
    Rush,
    SheetKind,
    Stakes,
    StockEnd,
    Tie,
)
from gin.rules.model.stakes import Stake

TURNS = 8
"""Turns for which quick players have a knock limit; later turns use the last one."""


class Payment(Struct, frozen=True):
    """Payments of a hand, card values, and the limits with which quick players knock.

    `my_limits` and `their_limits` are the most deadwood that quick players, those of playouts,
    knock with after each number of turns. `card_values` are by card, not by rank. `value_of_points`
    is the value of points won (below 0: lost) at the score of the match; `value_of_result` that of
    a result where more than points matters, else None.
    """

    rules: Rules
    seat: int
    my_limits: tuple[int, ...]
    their_limits: tuple[int, ...]
    gin: int
    undercut: int
    card_values: tuple[int, ...]
    value_of_points: Callable[[int], float]
    value_of_result: Callable[[HandResult], float] | None
    upcard: Card | None
    stake: Stake | None
    closed: tuple[Suit, ...]


def payment_of(seen: Observation) -> Payment:
    """Return the payment of the observed hand."""
    rules = seen.rules
    bonuses = rules.bonuses
    at = rules, seen.scores, seen.seat, seen.earlier
    worth, counted = worth_of_points(*at), worth_of_hand(*at)
    # The nets learned from hands that count once, so values are divided by the multiplier.
    times = multiplier(rules, seen.upcard)
    immediate = tuple(most_without_waiting(rules, turns, seen.upcard) for turns in range(TURNS))
    # The observer waits for gin where gin pays; the opponent knocks immediately. That fits eager
    # opponents best (docs/how-opponents-play.md).
    return Payment(
        rules,
        seen.seat,
        (0,) * TURNS if pays_gin(rules) else immediate,
        immediate,
        bonuses.gin,
        bonuses.undercut,
        rules.values.own * 4,
        lambda points: worth(points * times) / times,
        None if pays_points_only(rules) else lambda result: counted(result) / result.multiplier,
        seen.upcard,
        seen.stake,
        seen.closed,
    )


def pays_gin(rules: Rules) -> bool:
    """Return whether gin pays more than a knock, so that it may be worth waiting for."""
    counted = rules.knock.scores is not KnockScores.PENALTY and rules.stakes.die is not Stakes.DEAL
    return counted and rules.bonuses.gin > 0


def pays_points_only(rules: Rules) -> bool:
    """Return whether a hand pays its difference and the bonuses alone, however it ends."""
    return (
        rules.knock.scores is KnockScores.DIFFERENCE
        and rules.knock.tie is Tie.UNDERCUT
        and rules.exhaustion.ending is StockEnd.VOID
        and rules.bonuses.rush is Rush.OFF
        and rules.bonuses.runs is RunBonus.OFF
        and rules.stakes.die is Stakes.OFF
        and rules.format.sheet is not SheetKind.SUITS
        and not rules.format.double_deals
    )


def deadwood_outside(hand: Hand, melds: Melds, rules: Rules) -> int:
    """Return the deadwood of a hand outside these melds."""
    return points_of(hand & ~mask_union(melds), rules.values.own)


class RuleEndings:
    """Ends of hands that the rules' functions and the score sheet count."""

    def __init__(self, payment: Payment) -> None:
        rules = payment.rules
        self._payment = payment
        self.choose_melds = rules.format.sheet is SheetKind.SUITS
        self._rushed = rules.bonuses.rush is not Rush.OFF
        self._by_deadwood = rules.bonuses.runs is RunBonus.OFF and not self.choose_melds
        self._known: dict[tuple[bool, int, int, int], float] = {}

    def lay_down(self, hand: Hand, deadwood: int) -> tuple[Melds, int] | None:
        """Return the melds that end a hand, and its deadwood then.

        None if the hand may not end because it would score in no open suit.
        """
        del deadwood
        payment, rules = self._payment, self._payment.rules
        found = ways(rules, hand, knock_limit(rules, payment.upcard), payment.closed)
        return (found[0].melds, found[0].deadwood) if found else None

    def worth(
        self,
        mine: bool,
        hand: Hand,
        melds: Melds,
        deadwood: int,
        other: Hand,
        other_deadwood: int,
        stock: int,
    ) -> float:
        """Return the value to the observer of laying down a hand, the observer's own if `mine`."""
        if not self._by_deadwood:
            return self._count(mine, hand, melds, deadwood, other, other_deadwood, stock)
        # In these games, the deadwood of both hands decides what the end is worth.
        key = mine, deadwood, other_deadwood, stock if self._rushed else 0
        value = self._known.get(key)
        if value is None:
            value = self._count(mine, hand, melds, deadwood, other, other_deadwood, stock)
            self._known[key] = value
        return value

    def _count(
        self,
        mine: bool,
        hand: Hand,
        melds: Melds,
        deadwood: int,
        other: Hand,
        other_deadwood: int,
        stock: int,
    ) -> float:
        payment, rules = self._payment, self._payment.rules
        loose = hand & ~mask_union(melds)
        ending = Ending(
            payment.seat if mine else 1 - payment.seat,
            melds,
            loose,
            deadwood,
            None,
            gin=not deadwood,
            suits=open_suits(rules, melds, loose, payment.closed),
        )
        # The opponent's own melds may be paid too.
        all_melds = rules.bonuses.runs is not RunBonus.OFF
        defender = _best_answer(other, ending, rules) if all_melds else Side((), 0, other_deadwood)
        result = count_ending(rules, ending, defender, stock, payment.upcard)
        return self._value(with_stake_die(rules, result, payment.stake))

    def worth_of_stock_end(self, mine: Hand, other: Hand) -> float:
        """Return the value to the observer of the stock ending the hand."""
        payment, rules = self._payment, self._payment.rules
        hands = (mine, other) if payment.seat == 0 else (other, mine)
        if rules.exhaustion.ending is StockEnd.VOID:
            result = count_void(rules, hands)
        else:
            result = count_stock_end(rules, hands, payment.upcard)
        return self._value(with_stake_die(rules, result, payment.stake))

    def _value(self, result: HandResult) -> float:
        value = self._payment.value_of_result
        assert value is not None
        return value(result)


def playout_of(payment: Payment, endings: RuleEndings | None = None) -> Playout:
    """Return the kernel's playout for a payment, with other `endings` if given."""
    rules = payment.rules
    return Playout(
        meld_tables(rules.melds, rules.values.own),
        meld_tables(rules.melds, rules.values.caught),
        payment.gin,
        payment.undercut,
        rules.exhaustion.floor,
        (*payment.my_limits, *payment.their_limits),
        payment.value_of_points,
        None if payment.value_of_result is None else endings or RuleEndings(payment),
    )


def _best_answer(other: Hand, ending: Ending, rules: Rules) -> Side:
    if ending.gin:
        return best_side(rules, other)
    plan = best_layoff(other, ending.melds, rules.melds, rules.values.caught)
    return Side(plan.melds, plan.loose, plan.deadwood, plan.layoffs)
