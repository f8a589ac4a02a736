"""The value of a possible end of the hand, at the score of the match.

A fast path counts hands that pay only the difference and the bonuses. Other hands are counted by
the functions of the rules and by the score sheet.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from gin.ai.search.match_equity import worth_of_hand, worth_of_points
from gin.ai.tactics.knocking import most_without_waiting
from gin.ai.tactics.outs import RANK_MASK_OF_CARD
from gin.core.cards import Card, Hand, Suit, mask_union
from gin.rules.counting.premiums import multiplier
from gin.rules.counting.scoring import (
    best_side,
    caught_solver,
    count_ending,
    count_stock_end,
    count_void,
    knock_limit,
    own_solver,
    points_of,
    with_stake_die,
)
from gin.rules.counting.suits import open_suits, ways
from gin.rules.melds.layoffs import best_layoff
from gin.rules.melds.solver import Count, Solver
from gin.rules.model.actions import Melds
from gin.rules.model.ending import Ending
from gin.rules.model.observation import Observation
from gin.rules.model.result import HandResult, Side
from gin.rules.model.rules import (
    SETS_AND_RUNS,
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

TURNS_OF_TABLE = 8
"""Length of a table of knocking limits per turn; its last entry is for all later turns."""


class Payment(Struct, frozen=True):
    """Payments of a hand, card values, and the limits with which quick players knock.

    `solver` counts the cards of the player who ends, `caught` those of the other. `my_limits` and
    `their_limits` are the most deadwood with which quick players, those of playouts, knock after
    each number of turns. With `has_classic_layoffs`, melds are sets and runs with the ace low.
    `card_values` are by card, not by rank. `value_of_points` returns the value of points won (below
    0: lost) at the score of the match. `value_of_result` returns the value of a result; None if
    only points matter.
    """

    rules: Rules
    seat: int
    my_limits: tuple[int, ...]
    their_limits: tuple[int, ...]
    gin: int
    undercut: int
    solver: Solver
    caught: Count
    has_classic_layoffs: bool
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
    immediate = tuple(
        most_without_waiting(rules, turns, seen.upcard) for turns in range(TURNS_OF_TABLE)
    )
    # The observer waits for gin where gin pays; the opponent knocks immediately. That fits eager
    # opponents best (docs/how-opponents-play.md).
    return Payment(
        rules,
        seen.seat,
        (0,) * TURNS_OF_TABLE if pays_gin(rules) else immediate,
        immediate,
        bonuses.gin,
        bonuses.undercut,
        own_solver(rules),
        caught_solver(rules).deadwood,
        rules.melds == SETS_AND_RUNS,
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


def laid_down(hand: Hand, least: int, payment: Payment) -> tuple[Melds, int] | None:
    """Return the melds that end a hand, and the deadwood left; `least` is the least possible.

    None if the hand may not end because it scores in no open suit. Gin that pays only in points
    needs no melds, because nothing can be laid off on gin.
    """
    rules = payment.rules
    if rules.format.sheet is not SheetKind.SUITS:
        needs_melds = least or payment.value_of_result is not None
        return (payment.solver.best(hand).melds if needs_melds else ()), least
    found = ways(rules, hand, knock_limit(rules, payment.upcard), payment.closed)
    return (found[0].melds, found[0].deadwood) if found else None


def deadwood_outside(hand: Hand, melds: Melds, rules: Rules) -> int:
    """Return the deadwood of a hand outside these melds."""
    return points_of(hand & ~mask_union(melds), rules.values.own)


def ended(
    mine: bool,
    hand: Hand,
    melds: Melds,
    deadwood: int,
    other: Hand,
    stock: int,
    payment: Payment,
) -> float:
    """Return the value to the observer if a player ends the hand by laying down `hand`.

    `mine` says whether that player is the observer. `melds` and `deadwood` are those of `hand`,
    `other` is the other player's hand, and `stock` the number of cards left.
    """
    if payment.value_of_result is None:
        won = _simple_points(melds, deadwood, other, payment)
        return payment.value_of_points(won if mine else -won)
    rules = payment.rules
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
    if rules.bonuses.runs is not RunBonus.OFF:
        # The other player's runs may be paid too.
        defender = _best_answer(other, ending, rules)
    elif ending.gin:
        defender = Side((), 0, payment.caught(other))
    else:
        defender = Side((), 0, _deadwood_after_layoff(other, melds, payment))
    result = count_ending(rules, ending, defender, stock, payment.upcard)
    return payment.value_of_result(with_stake_die(rules, result, payment.stake))


def _best_answer(other: Hand, ending: Ending, rules: Rules) -> Side:
    if ending.gin:
        return best_side(rules, other)
    plan = best_layoff(other, ending.melds, rules.melds, rules.values.caught)
    return Side(plan.melds, plan.loose, plan.deadwood, plan.layoffs)


def _deadwood_after_layoff(other: Hand, melds: Melds, payment: Payment) -> int:
    if payment.has_classic_layoffs:
        return min([payment.caught(other & ~laid) for laid in _layoffs(melds, other)])
    rules = payment.rules
    return best_layoff(other, melds, rules.melds, rules.values.caught).deadwood


def ended_by_stock(mine: Hand, other: Hand, payment: Payment) -> float:
    """Return the value, to the observer, of the stock ending the hand."""
    if payment.value_of_result is None:
        return 0.0
    rules = payment.rules
    hands = (mine, other) if payment.seat == 0 else (other, mine)
    if rules.exhaustion.ending is StockEnd.VOID:
        result = count_void(rules, hands)
    else:
        result = count_stock_end(rules, hands, payment.upcard)
    return payment.value_of_result(with_stake_die(rules, result, payment.stake))


def _simple_points(melds: Melds, deadwood: int, other: Hand, payment: Payment) -> int:
    if not deadwood:
        return payment.gin + payment.caught(other)
    left = _deadwood_after_layoff(other, melds, payment)
    return left - deadwood if deadwood < left else left - deadwood - payment.undercut


def _layoffs(melds: Melds, hand: Hand) -> list[Hand]:
    """Return the possible lay-offs on sets and runs, with the ace low."""
    found: list[Hand] = [0]
    for meld in melds:
        low, high = (meld & -meld).bit_length() - 1, meld.bit_length() - 1
        if low // 13 != high // 13:
            laid = [0, hand & RANK_MASK_OF_CARD[low] & ~meld]
        else:
            down: list[Hand] = [0]
            while low % 13 and hand >> low - 1 & 1:
                low -= 1
                down.append(down[-1] | 1 << low)
            up: list[Hand] = [0]
            while high % 13 < 12 and hand >> high + 1 & 1:
                high += 1
                up.append(up[-1] | 1 << high)
            laid = [one | two for one in down for two in up]
        if len(laid) > 1:
            found = [one | two for one in found for two in laid]
    return found
