"""When to knock: by own turns, own deadwood and what a hand is paid."""

from __future__ import annotations

from gin.core.cards import Card
from gin.rules.counting.scoring import knock_limit
from gin.rules.model.rules import KnockScores, LimitFrom, Rules, Rush, Stakes

PATIENT = ((1, 0, 20), (2, 0, 10), (3, 0, 6), (4, 0, 3))
"""Rows of own turns, of least and of most deadwood: before so many turns, knock with that much;
after the last row only go gin.

For games in which gin and an undercut pay much. Only limits above ten get to the first row."""
FREE = ((1, 0, 42), (2, 0, 34), (3, 0, 27), (4, 0, 20), (5, 0, 15), (99, 0, 10))
"""Where nothing limits a knock, and where one cannot come too early: the other player's deadwood
falls about as fast."""
KEEN = ((1, 0, 42), (2, 3, 34), (3, 3, 27), (4, 3, 20), (6, 6, 10), (8, 9, 10))
"""Where gin and an undercut pay less: a low hand can wait, because it catches a knock.

Each row is where knocking brought more points than going on, of 7855 hands that could be ended and
were played out both ways (the upcard's limit, against Simple)."""
RICH = 45
"""What gin and an undercut must pay together to be worth much waiting."""


def is_time(rules: Rules, turns: int, count: int) -> bool:
    """Is a knock with this deadwood, after so many own turns, worth more than going on?"""
    for until, least, most in _rows(rules):
        if turns < until:
            return least <= count <= most
    return False


def most_at_once(rules: Rules, turns: int, upcard: Card | None) -> int:
    """The most deadwood that a player who does not wait lays down with after so many turns."""
    limit = knock_limit(rules, upcard)
    most = next(most for until, _, most in FREE if turns < until)
    return most if limit is None else min(limit, most)


def _rows(rules: Rules) -> tuple[tuple[int, int, int], ...]:
    """The table of turns that suits what a hand is paid."""
    if rules.knock.limit_from is LimitFrom.NONE or _in_haste(rules):
        return FREE
    return PATIENT if rules.bonuses.gin + rules.bonuses.undercut >= RICH else KEEN


def _in_haste(rules: Rules) -> bool:
    """Is a knock worth more the earlier it comes, or gin worth no more than a knock?"""
    return (
        rules.knock.scores is KnockScores.PENALTY
        or rules.bonuses.rush is not Rush.OFF
        or rules.values.caught != rules.values.own
        or rules.stakes.die is Stakes.DEAL
    )
