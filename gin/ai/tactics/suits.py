"""Value of open suits in games that score in suits."""

from __future__ import annotations

from gin.core.cards import Hand
from gin.rules.counting.scoring import own_solver
from gin.rules.counting.suits import open_suits
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Rules, SheetKind

FIRST = 6.0
"""Value, in points of deadwood, of scoring in one open suit rather than in none."""
MORE = 2.0
"""Value, in points of deadwood, of scoring in each further open suit."""


def in_suits(rules: Rules) -> bool:
    """Return whether a hand must score in suits."""
    return rules.format.sheet is SheetKind.SUITS


def prospect(seen: Observation, kept: Hand) -> float:
    """Return the value of the open suits in which the melds of `kept` score, ignoring loose cards.

    If `kept` has no melds, two suits are assumed. The value is 0 if the game does not score in
    suits.
    """
    if not in_suits(seen.rules):
        return 0.0
    melds = own_solver(seen.rules).best(kept).melds
    if not melds:
        return FIRST + MORE
    suits = len(open_suits(seen.rules, melds, 0, seen.closed))
    return FIRST + MORE * (suits - 1) if suits else 0.0
