"""Counts for Skarney Gin and Colonel, the games with melds on the table (rules 8).

Every card still in a hand counts, melded or not. When the stock ends the hand, the rules may count
deadwood only.
"""

from __future__ import annotations

from gin.core.cards import Hand
from gin.rules.counting.scoring import best_split, points_of
from gin.rules.model.laid_melds import Spread
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import HandCount, Rules


def total(rules: Rules, hand: Hand) -> int:
    """Return the points of all cards of a hand."""
    return points_of(hand, rules.values.own)


def _sides(rules: Rules, hands: tuple[Hand, ...], spread: Spread) -> tuple[Side, ...]:
    return tuple(
        Side(spread.masks_of(seat), hand, total(rules, hand)) for seat, hand in enumerate(hands)
    )


def count_out(
    rules: Rules, hands: tuple[Hand, ...], spread: Spread, seat: int, outcome: Outcome
) -> HandResult:
    """Count the end of a hand by `seat`, who has no cards left."""
    sides = _sides(rules, hands, spread)
    lines = [ScoreLine(LineKind.CAUGHT, seat, sides[1 - seat].deadwood, hands[1 - seat])]
    bare = bool(rules.laying.bare_gin) and not spread.of(1 - seat)
    bonus = rules.laying.bare_gin if bare else rules.bonuses.gin
    if bonus:
        lines.append(ScoreLine(LineKind.BARE_GIN if bare else LineKind.GIN, seat, bonus))
    return HandResult(outcome, seat, seat, sides, tuple(lines), whole_hands=True)


def count_challenge(rules: Rules, hands: tuple[Hand, ...], spread: Spread, seat: int) -> HandResult:
    """Count an accepted challenge by `seat`: the lower hand scores all points of the other hand."""
    sides = _sides(rules, hands, spread)
    first, second = (side.deadwood for side in sides)
    if first == second:
        return HandResult(Outcome.CHALLENGE, seat, None, sides, whole_hands=True)
    winner = 0 if first < second else 1
    loser = 1 - winner
    line = ScoreLine(LineKind.CAUGHT, winner, sides[loser].deadwood, hands[loser])
    return HandResult(Outcome.CHALLENGE, seat, winner, sides, (line,), whole_hands=True)


def count_laying_stock_end(rules: Rules, hands: tuple[Hand, ...], spread: Spread) -> HandResult:
    """Count when the stock ends the hand: the lower hand scores the difference, without a bonus."""
    whole = rules.laying.stock_counts is HandCount.ALL
    sides = _sides(rules, hands, spread) if whole else _split(rules, hands, spread)
    first, second = (side.deadwood for side in sides)
    if first == second:
        return HandResult(Outcome.COMPARED, None, None, sides, whole_hands=whole)
    winner = 0 if first < second else 1
    caught, own = sides[1 - winner], sides[winner]
    lines = [ScoreLine(LineKind.CAUGHT, winner, caught.deadwood, caught.loose)]
    if own.deadwood:
        lines.append(ScoreLine(LineKind.OWN, winner, -own.deadwood, own.loose))
    return HandResult(Outcome.COMPARED, None, winner, sides, tuple(lines), whole_hands=whole)


def count_void(rules: Rules, hands: tuple[Hand, ...], spread: Spread, untouched: int) -> HandResult:
    """Return a void result after `untouched` turns without a draw from the stock."""
    sides = _sides(rules, hands, spread)
    return HandResult(Outcome.VOID, None, None, sides, whole_hands=True, untouched=untouched)


def _split(rules: Rules, hands: tuple[Hand, ...], spread: Spread) -> tuple[Side, ...]:
    found = []
    for seat, hand in enumerate(hands):
        best = best_split(rules, hand, rules.values.own)
        melds = (*spread.masks_of(seat), *best.melds)
        found.append(Side(melds, best.loose, total(rules, best.loose)))
    return tuple(found)
