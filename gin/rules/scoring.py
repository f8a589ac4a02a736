"""The count of a hand, line by line (rules 0.8, 0.9, 0.10, 1, 2, 6)."""

from __future__ import annotations

from gin.core.cards import Card, Hand, Rank, cards_of, mask_of
from gin.rules.melds import Solver, solver
from gin.rules.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.rules import KnockScores, LimitFrom, Rules, Tie
from gin.rules.table import Ending


def own_solver(rules: Rules) -> Solver:
    """The solver that counts as a player who ends the hand does."""
    return solver(rules.melds, rules.values.own)


def caught_solver(rules: Rules) -> Solver:
    """The solver that counts as a player caught by the end does."""
    return solver(rules.melds, rules.values.caught)


def points_of(cards: Hand, values: tuple[int, ...]) -> int:
    """What loose cards count."""
    return sum(values[card.rank] for card in cards_of(cards))


def knock_limit(rules: Rules, upcard: Card | None) -> int | None:
    """The most deadwood a player may knock with; None where there is no limit (rules 0.4, 7).

    0 means gin only.
    """
    match rules.knock.limit_from:
        case LimitFrom.FIXED:
            return rules.knock.limit
        case LimitFrom.NONE:
            return None
        case LimitFrom.UPCARD:
            if upcard is None:
                raise ValueError("the knock limit comes from the upcard, and there is none")
            if upcard.rank is Rank.ACE:
                return rules.knock.upcard_ace
            return rules.values.own[upcard.rank]


def count_ending(rules: Rules, ending: Ending, defender: Side) -> HandResult:
    """The count after a knock, gin or big gin, the defender's answer given (rules 0.9)."""
    ender, other = ending.seat, 1 - ending.seat
    own = Side(ending.melds, ending.loose, ending.deadwood)
    sides = (own, defender) if ender == 0 else (defender, own)
    laid = mask_of(card for card, _ in defender.laid_off)
    laid_points = points_of(laid, rules.values.caught)
    before = defender.deadwood + laid_points
    lines = []

    def line(kind: LineKind, seat: int, points: int, cards: Hand = 0) -> None:
        if points:
            lines.append(ScoreLine(kind, seat, points, cards))

    if ending.gin:
        kind, outcome, bonus = (
            (LineKind.BIG_GIN, Outcome.BIG_GIN, rules.bonuses.big_gin_points)
            if ending.big and rules.bonuses.big_gin
            else (LineKind.GIN, Outcome.GIN, rules.bonuses.gin)
        )
        line(LineKind.CAUGHT, ender, defender.deadwood, defender.loose)
        line(kind, ender, bonus)
        return HandResult(outcome, ender, ender, sides, tuple(lines))
    if ending.deadwood < defender.deadwood:
        line(LineKind.CAUGHT, ender, before, defender.loose | laid)
        line(LineKind.LAID_OFF, ender, -laid_points, laid)
        if rules.knock.scores is KnockScores.DIFFERENCE:
            line(LineKind.OWN, ender, -ending.deadwood, ending.loose)
        return HandResult(Outcome.KNOCK, ender, ender, sides, tuple(lines))
    if ending.deadwood == defender.deadwood and rules.knock.tie is Tie.NOBODY:
        return HandResult(Outcome.TIE, ender, None, sides)
    line(LineKind.CAUGHT, other, ending.deadwood, ending.loose)
    line(LineKind.OWN, other, -before, defender.loose | laid)
    line(LineKind.LAID_OFF, other, laid_points, laid)
    line(LineKind.UNDERCUT, other, rules.bonuses.undercut)
    return HandResult(Outcome.UNDERCUT, ender, other, sides, tuple(lines))


def resting_side(rules: Rules, hand: Hand) -> Side:
    """A hand that ends nothing and lays nothing off, split at its best for whoever is caught."""
    best = caught_solver(rules).best(hand)
    return Side(best.melds, best.loose, points_of(best.loose, rules.values.caught))


def count_stock_end(rules: Rules, hands: tuple[Hand, ...]) -> HandResult:
    """The count when the stock ends the hand and both hands are compared (rules 2)."""
    sides = tuple(resting_side(rules, hand) for hand in hands)
    first, second = (side.deadwood for side in sides)
    if first == second:
        return HandResult(Outcome.COMPARED, None, None, sides)
    winner = 0 if first < second else 1
    loser = 1 - winner
    lines = [ScoreLine(LineKind.CAUGHT, winner, sides[loser].deadwood, sides[loser].loose)]
    if sides[winner].deadwood:
        lines.append(ScoreLine(LineKind.OWN, winner, -sides[winner].deadwood, sides[winner].loose))
    return HandResult(Outcome.COMPARED, None, winner, sides, tuple(lines))


def count_void(rules: Rules, hands: tuple[Hand, ...]) -> HandResult:
    """A hand nobody scores (rules 0.10)."""
    return HandResult(Outcome.VOID, None, None, tuple(resting_side(rules, hand) for hand in hands))


_LOOSE_KINDS = {Rank.ACE: LineKind.LOOSE_ACES} | {
    rank: LineKind.LOOSE_TENS if rank >= Rank.TEN else LineKind.LOOSE_PIPS
    for rank in Rank
    if rank is not Rank.ACE
}


def count_solitary(rules: Rules, hand: Hand) -> HandResult:
    """The penalty of a solitary hand, split so that it is least (rules 6, Solitary Gin)."""
    best = own_solver(rules).best(hand)
    penalty = points_of(best.loose, rules.values.own)
    side = Side(best.melds, best.loose, penalty)
    if not best.loose:
        gin = ScoreLine(LineKind.SOLO_GIN, 0, rules.solo.gin, hand)
        return HandResult(Outcome.SOLO_GIN, 0, 0, (side,), (gin,))
    lines = []
    for kind in (LineKind.LOOSE_ACES, LineKind.LOOSE_PIPS, LineKind.LOOSE_TENS):
        cards = mask_of(card for card in cards_of(best.loose) if _LOOSE_KINDS[card.rank] is kind)
        if cards:
            lines.append(ScoreLine(kind, 0, points_of(cards, rules.values.own), cards))
    return HandResult(Outcome.SOLO_LOOSE, 0, None, (side,), tuple(lines))
