"""When to knock, by own turns, own deadwood and payments."""

from __future__ import annotations

from gin.core.cards import Card
from gin.rules.counting.scoring import knock_limit
from gin.rules.model.rules import KnockScores, LimitFrom, Rules, Rush, Stakes

PATIENT = ((1, 0, 20), (2, 0, 10), (3, 0, 6), (4, 0, 3))
"""Rows of own turns, least and most deadwood: before that many turns, knock with that much;
after the last row only go gin.

For games in which gin and an undercut pay much. Only limits above ten use the first row.
"""
FREE = ((1, 0, 42), (2, 0, 34), (3, 0, 27), (4, 0, 20), (5, 0, 15), (99, 0, 10))
"""For games without a knock limit, in which no knock is too early: the opponent's deadwood
falls about as fast.
"""
KEEN = ((1, 0, 42), (2, 3, 34), (3, 3, 27), (4, 3, 20), (6, 6, 10), (8, 9, 10))
"""For games in which gin and an undercut pay less: a low hand can wait, because it catches a knock.

Each row says where knocking brought more points than playing on, in 7855 hands that could be ended
and were played out both ways (the upcard's limit, against Simple).
"""
RICH = 45
"""Total payment for gin and an undercut from which waiting is worthwhile."""


def is_time(rules: Rules, turns: int, count: int) -> bool:
    """Return whether knocking with this deadwood, after that many own turns, beats playing on."""
    for until, least, most in _rows(rules):
        if turns < until:
            return least <= count <= most
    return False


def most_at_once(rules: Rules, turns: int, upcard: Card | None) -> int:
    """Return the most deadwood with which a hasty player knocks after that many turns."""
    limit = knock_limit(rules, upcard)
    most = next(most for until, _, most in FREE if turns < until)
    return most if limit is None else min(limit, most)


def _rows(rules: Rules) -> tuple[tuple[int, int, int], ...]:
    """Return the table for a game's payments."""
    if rules.knock.limit_from is LimitFrom.NONE or _in_haste(rules):
        return FREE
    return PATIENT if rules.bonuses.gin + rules.bonuses.undercut >= RICH else KEEN


def _in_haste(rules: Rules) -> bool:
    """Return whether an early knock is worth more, or gin no more than a knock."""
    return (
        rules.knock.scores is KnockScores.PENALTY
        or rules.bonuses.rush is not Rush.OFF
        or rules.values.caught != rules.values.own
        or rules.stakes.die is Stakes.DEAL
    )
