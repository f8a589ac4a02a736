"""The count of a hand, line by line (rules 0.8, 0.9, 0.10, 1, 2, 6)."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.cards import Card, Hand, Rank, cards_of, mask_of
from gin.rules.counting.premiums import run_points, with_premiums
from gin.rules.melds.arrangements import MOST, suggested
from gin.rules.melds.solver import Arrangement, Solver, solver
from gin.rules.model import stakes
from gin.rules.model.ending import Ending
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import KnockScores, LimitFrom, Rules, RunBonus, SheetKind, Stakes, Tie
from gin.rules.model.stakes import Die, Stake


def own_solver(rules: Rules) -> Solver:
    """Return the solver that uses the card values of the player who ends the hand."""
    return solver(rules.melds, rules.values.own)


def caught_solver(rules: Rules) -> Solver:
    """Return the solver that uses the card values of the player who did not end the hand."""
    return solver(rules.melds, rules.values.caught)


def points_of(cards: Hand, values: tuple[int, ...]) -> int:
    """Return the total points of these cards."""
    return sum(values[card.rank] for card in cards_of(cards))


def knock_limit(rules: Rules, upcard: Card | None) -> int | None:
    """Return the most deadwood a player may knock with (rules 0.4, 7).

    0 means gin only; None means no limit.
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


def count_ending(
    rules: Rules, ending: Ending, defender: Side, stock: int = 0, upcard: Card | None = None
) -> HandResult:
    """Count a knock after the defender's answer, or gin, big gin or a shot (rules 0.9).

    `stock` is the number of cards left in the stock.
    """
    if rules.knock.scores is KnockScores.PENALTY:
        counted = _penalised(rules, ending, defender)
    else:
        counted = _paid(rules, ending, defender)
    if counted.winner is not None:
        counted = replace(counted, suits=ending.suits)
    return with_premiums(rules, counted, stock, upcard)


def _outcome(rules: Rules, ending: Ending, defender: Side) -> tuple[Outcome, int | None]:
    ender, other = ending.seat, 1 - ending.seat
    if ending.gin:
        big = ending.big and rules.bonuses.big_gin
        return Outcome.SHOT if ending.shot else Outcome.BIG_GIN if big else Outcome.GIN, ender
    if ending.deadwood < defender.deadwood:
        return Outcome.KNOCK, ender
    if ending.deadwood == defender.deadwood and rules.knock.tie is Tie.NOBODY:
        return Outcome.TIE, None
    return Outcome.UNDERCUT, other


def _sides(ending: Ending, defender: Side) -> tuple[Side, ...]:
    own = Side(ending.melds, ending.loose, ending.deadwood)
    return (own, defender) if ending.seat == 0 else (defender, own)


def _penalised(rules: Rules, ending: Ending, defender: Side) -> HandResult:
    outcome, winner = _outcome(rules, ending, defender)
    sides = _sides(ending, defender)
    lines: tuple[ScoreLine, ...] = ()
    if winner is not None:
        loser = sides[1 - winner]
        if loser.deadwood:
            lines = (ScoreLine(LineKind.PENALTY, 1 - winner, loser.deadwood, loser.loose),)
    return HandResult(outcome, ending.seat, winner, sides, lines)


def _paid(rules: Rules, ending: Ending, defender: Side) -> HandResult:
    outcome, winner = _outcome(rules, ending, defender)
    ender, other = ending.seat, 1 - ending.seat
    sides = _sides(ending, defender)
    laid = mask_of(card for card, _ in defender.laid_off)
    laid_points = points_of(laid, rules.values.caught)
    before = defender.deadwood + laid_points
    lines = []

    def line(kind: LineKind, seat: int, points: int, cards: Hand = 0) -> None:
        if points:
            lines.append(ScoreLine(kind, seat, points, cards))

    if ending.gin:
        line(LineKind.CAUGHT, ender, defender.deadwood, defender.loose)
        if outcome is Outcome.BIG_GIN:
            line(LineKind.BIG_GIN, ender, rules.bonuses.for_big_gin)
        else:
            line(LineKind.GIN, ender, rules.bonuses.gin)
    elif outcome is Outcome.KNOCK:
        line(LineKind.CAUGHT, ender, before, defender.loose | laid)
        line(LineKind.LAID_OFF, ender, -laid_points, laid)
        if rules.knock.scores is KnockScores.DIFFERENCE:
            line(LineKind.OWN, ender, -ending.deadwood, ending.loose)
    elif outcome is Outcome.UNDERCUT:
        line(LineKind.CAUGHT, other, ending.deadwood, ending.loose)
        line(LineKind.OWN, other, -before, defender.loose | laid)
        line(LineKind.LAID_OFF, other, laid_points, laid)
        line(LineKind.UNDERCUT, other, rules.bonuses.undercut)
    return HandResult(outcome, ender, winner, sides, tuple(lines))


def count_refusal(rules: Rules, hands: tuple[Hand, ...], stake: Stake, offerer: int) -> HandResult:
    """Count a hand whose offered stake was refused; the offerer wins (rules 6, Gin Dice)."""
    sides = tuple(_side(rules, hand, rules.values.own) for hand in hands)
    pays = stakes.refused_pays(rules, stake)
    result = HandResult(Outcome.REFUSED, None, offerer, sides, die=Die(pays, stake.die.owner))
    return _in_deals(rules, result)


def with_stake_die(rules: Rules, result: HandResult, stake: Stake | None) -> HandResult:
    """Add the stake die to a count; if the die multiplies deals, its value replaces the points."""
    if stake is None or result.die is not None:
        return result
    return _in_deals(rules, replace(result, die=stake.die))


def _in_deals(rules: Rules, result: HandResult) -> HandResult:
    if rules.stakes.die is not Stakes.DEAL or result.die is None or result.winner is None:
        return result
    paid = ScoreLine(LineKind.DIE, result.winner, result.die.value)
    return replace(result, lines=(paid,), multiplier=1)


def best_side(rules: Rules, hand: Hand) -> Side:
    """Return the best split of the defender's hand without lay-offs."""
    return _side(rules, hand, rules.values.caught)


def _side(rules: Rules, hand: Hand, values: tuple[int, ...]) -> Side:
    best = best_split(rules, hand, values)
    return Side(best.melds, best.loose, points_of(best.loose, values))


def best_split(rules: Rules, hand: Hand, values: tuple[int, ...]) -> Arrangement:
    """Return the split with least deadwood and, among equals, with most extra points for runs."""
    if rules.bonuses.runs is RunBonus.OFF:
        return solver(rules.melds, values).best(hand)
    return splits_for(rules, hand, values)[0]


def splits_for(rules: Rules, hand: Hand, values: tuple[int, ...]) -> tuple[Arrangement, ...]:
    """Return the splits worth suggesting, all with least deadwood.

    They are sorted by most extra points, then fewest melds, then a fixed card order.
    """
    if rules.bonuses.runs is RunBonus.OFF:
        return suggested(hand, rules.melds, values)
    found = suggested(hand, rules.melds, values, most=10 * MOST)
    return tuple(sorted(found, key=lambda split: -run_points(split.melds, rules))[:MOST])


def count_stock_end(
    rules: Rules, hands: tuple[Hand, ...], upcard: Card | None = None
) -> HandResult:
    """Count both hands when the stock ends the hand (rules 2).

    Both hands use the card values of a player who ends the hand. In games that score suits, the
    winner scores nothing, because no player declared a split that decides the suits.
    """
    compared = _compared(rules, tuple(_side(rules, hand, rules.values.own) for hand in hands))
    if rules.format.sheet is SheetKind.SUITS:
        return replace(compared, lines=())
    return with_premiums(rules, compared, 0, upcard)


def _compared(rules: Rules, sides: tuple[Side, ...]) -> HandResult:
    first, second = (side.deadwood for side in sides)
    if first == second:
        return HandResult(Outcome.COMPARED, None, None, sides)
    winner = 0 if first < second else 1
    loser = 1 - winner
    if rules.knock.scores is KnockScores.PENALTY:
        penalty = ScoreLine(LineKind.PENALTY, loser, sides[loser].deadwood, sides[loser].loose)
        return HandResult(Outcome.COMPARED, None, winner, sides, (penalty,))
    lines = [ScoreLine(LineKind.CAUGHT, winner, sides[loser].deadwood, sides[loser].loose)]
    if sides[winner].deadwood:
        lines.append(ScoreLine(LineKind.OWN, winner, -sides[winner].deadwood, sides[winner].loose))
    return HandResult(Outcome.COMPARED, None, winner, sides, tuple(lines))


def count_void(rules: Rules, hands: tuple[Hand, ...], untouched: int = 0) -> HandResult:
    """Return a void result (rules 0.10).

    `untouched` is the number of turns without a draw from the stock that made the hand void; 0
    means that the stock ended the hand.
    """
    sides = tuple(_side(rules, hand, rules.values.own) for hand in hands)
    return HandResult(Outcome.VOID, None, None, sides, untouched=untouched)


_LOOSE_KINDS = {Rank.ACE: LineKind.LOOSE_ACES} | {
    rank: LineKind.LOOSE_TENS if rank >= Rank.TEN else LineKind.LOOSE_PIPS
    for rank in Rank
    if rank is not Rank.ACE
}


def count_solitary(rules: Rules, hand: Hand) -> HandResult:
    """Count a solitary hand, split for the least penalty (rules 6, Solitary Gin)."""
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
