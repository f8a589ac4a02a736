"""Figures of the count of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gin.core.figure import Figure, FigureCards, FigureNumber, FigurePart, GroupRole
from gin.core.message import NOTHING, Text
from gin.messages import figures as messages
from gin.rules.counting.premiums import run_points
from gin.rules.counting.scoring import points_of
from gin.rules.model.rules import KnockScores, Rules, RunBonus, Rush, SheetKind, StockEnd
from gin.variants.rulebook.figures import hands
from gin.variants.rulebook.figures.parts import (
    Cards,
    added_up,
    cards,
    counted,
    free,
    mask,
    melds,
    taken_times,
)
from gin.variants.rulebook.hand import deals_alone, may_knock

_RUSHED = 18
"""Cards left in the stock."""


def _result(value: int, caption: Text, terms: Sequence[int] = ()) -> FigureNumber:
    count = added_up(terms) if len(terms) > 1 else NOTHING
    return FigureNumber(value=value, caption=caption, count=count, arrow=True)


def _penalty(rules: Rules) -> bool:
    return rules.knock.scores is KnockScores.PENALTY


def _sides(rules: Rules, knocker: Cards, others: Cards) -> tuple[FigureCards, FigureCards]:
    return (
        counted(knocker, rules.values.own, messages.KNOCKER),
        counted(others, rules.values.caught, messages.OTHER_PLAYER, GroupRole.CAUGHT),
    )


def knock_scores(rules: Rules) -> Iterator[Figure]:
    """Show a knock that wins: both players' deadwood, and what it scores."""
    hand = hands.knock(rules)
    if hand is None or deals_alone(rules) or not may_knock(rules):
        return
    own, other = _sides(rules, hand.loose, hands.OTHERS)
    assert own.points is not None and other.points is not None
    if _penalty(rules):
        end = _result(other.points, messages.PENALTY)
    elif rules.knock.scores is KnockScores.OPPONENT_TOTAL:
        end = _result(other.points, messages.FOR_KNOCKER)
    else:
        terms = other.points, -own.points
        end = _result(sum(terms), messages.FOR_KNOCKER, terms)
    yield Figure("knock-scores", messages.KNOCK_SCORES, (own, other, end))


def undercut(rules: Rules) -> Iterator[Figure]:
    """Show a knock against less deadwood."""
    hand = hands.knock(rules)
    if hand is None or deals_alone(rules) or not may_knock(rules):
        return
    own = counted(hand.loose, rules.values.own, messages.KNOCKER)
    assert own.points is not None
    lower = hands.lower_cards(own.points)
    if not lower:
        return
    own, other = _sides(rules, hand.loose, lower)
    assert own.points is not None and other.points is not None
    if _penalty(rules):
        end = _result(own.points, messages.KNOCKER_PENALTY)
    else:
        bonus = (rules.bonuses.undercut,) if rules.bonuses.undercut else ()
        terms = own.points, -other.points, *bonus
        end = _result(sum(terms), messages.FOR_OTHER, terms)
    yield Figure("undercut", messages.UNDERCUT, (own, other, end))


def gin_scores(rules: Rules) -> Iterator[Figure]:
    """Show what gin scores."""
    if deals_alone(rules) or _penalty(rules):
        return
    other = counted(
        hands.OTHERS, rules.values.caught, messages.OTHER_PLAYER, GroupRole.CAUGHT
    )  # fmt: skip
    assert other.points is not None
    bonus = (rules.bonuses.gin,) if rules.bonuses.gin else ()
    terms = other.points, *bonus
    end = _result(sum(terms), messages.FOR_GIN, terms)
    yield Figure("gin-scores", messages.GIN_SCORES, (other, end))


def caught_ace(rules: Rules) -> Iterator[Figure]:
    """Show the two values of a loose ace."""
    own, caught = rules.values.own, rules.values.caught
    if own[0] != caught[0]:
        ace = cards("AD")
        shown = (
            counted(ace, own, messages.OWN_ACE),
            counted(ace, caught, messages.CAUGHT_ACES, GroupRole.CAUGHT),
        )
        yield Figure("caught-ace", messages.CAUGHT_ACE, shown)


def rush(rules: Rules) -> Iterator[Figure]:
    """Show the points for the stock."""
    if rules.bonuses.rush is Rush.OFF or deals_alone(rules) or _penalty(rules):
        return
    scored = _knock_points(rules)
    if scored is None:
        return
    stock = FigureCards(
        role=GroupRole.STOCK, backs=1, caption=messages.stock_left(cards=_RUSHED)
    )  # fmt: skip
    before = FigureNumber(value=scored, caption=messages.BEFORE)
    end = _result(scored + _RUSHED, messages.IN_ALL, (scored, _RUSHED))
    yield Figure("rush", messages.RUSH, (before, stock, end))


def spades(rules: Rules) -> Iterator[Figure]:
    """Show the doubling by a spade."""
    if not rules.bonuses.spades_double or deals_alone(rules):
        return
    scored = _knock_points(rules)
    if scored is None:
        return
    upcard = free((hands.SPADE,), messages.UPCARD, GroupRole.UPCARD)
    before = FigureNumber(value=scored, caption=messages.BEFORE)
    end = FigureNumber(
        value=2 * scored, caption=messages.IN_ALL, count=taken_times((scored,), 2), arrow=True
    )  # fmt: skip
    yield Figure("spades", messages.SPADES, (upcard, before, end))


def _knock_points(rules: Rules) -> int | None:
    """Return what the winning knock scores, or gin where there is no knock, without premiums."""
    other = points_of(mask(hands.OTHERS), rules.values.caught)
    hand = hands.knock(rules)
    if _penalty(rules):
        return other
    if not may_knock(rules):
        return other + rules.bonuses.gin
    if hand is None:
        return None
    if rules.knock.scores is KnockScores.OPPONENT_TOTAL:
        return other
    return other - points_of(mask(hand.loose), rules.values.own)


def long_runs(rules: Rules) -> Iterator[Figure]:
    """Show a long run and its extra points."""
    if rules.bonuses.runs is RunBonus.OFF:
        return
    run = cards("6D 7D 8D 9D TD JD QD KD")
    points = run_points((mask(run),), rules)
    end = _result(points, messages.MORE_POINTS, (len(run), points - len(run)))
    yield Figure("long-runs", messages.LONG_RUNS, (*melds((run,), rules), end))


def stock_end(rules: Rules) -> Iterator[Figure]:
    """Show the hands compared when the stock runs out."""
    if rules.exhaustion.ending is not StockEnd.COMPARE or rules.format.sheet is SheetKind.SUITS:
        return
    if deals_alone(rules):
        return
    lower = counted(cards("9C 5D"), rules.values.own, messages.LOWER)
    higher = counted(cards("QH 8C 4S"), rules.values.own, messages.HIGHER)
    assert lower.points is not None and higher.points is not None
    parts: tuple[FigurePart, ...]
    if _penalty(rules):
        parts = lower, higher, _result(higher.points, messages.PENALTY)
    else:
        terms = higher.points, -lower.points
        parts = lower, higher, _result(sum(terms), messages.FOR_LOWER, terms)
    yield Figure("stock-end", messages.STOCK_END, parts)
