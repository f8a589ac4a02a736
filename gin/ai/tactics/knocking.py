"""Tables of the deadwood to knock with, by the player's turns and the game's payments."""

from __future__ import annotations

from gin.core.cards import Card
from gin.rules.counting.scoring import knock_limit
from gin.rules.model.rules import KnockScores, LimitFrom, Rules, Rush, Stakes

PATIENT = ((1, 0, 20), (2, 0, 10), (3, 0, 6), (4, 0, 3))
"""Rows of turns, minimum and maximum deadwood, for games in which gin and an undercut pay much.

A player uses the first row with more turns than the player has had, and knocks with deadwood in the
row's range. After the last row, the player waits for gin. With a knock limit of ten or less, the
first row has the same effect as the second.
"""
FREE = ((1, 0, 42), (2, 0, 34), (3, 0, 27), (4, 0, 20), (5, 0, 15), (99, 0, 10))
"""Rows as in `PATIENT` for games without a knock limit and for games that favour an early knock.

The minimum is 0, because the opponent's deadwood falls about as fast as the player's.
"""
KEEN = ((1, 0, 42), (2, 3, 34), (3, 3, 27), (4, 3, 20), (6, 6, 10), (8, 9, 10))
"""Rows as in `PATIENT` for games in which gin and an undercut pay less.

A player with very low deadwood waits, because the hand can undercut a knock. The rows come from
7855 positions in which the player could end the hand. Each was played out twice against `Simple`:
once with the hand ended there and once with the hand played on. The upcard set the knock limit.
"""
RICH = 45
"""Minimum sum of the gin and undercut bonuses, in points, for the rows in `PATIENT`."""


def is_time(rules: Rules, turns: int, count: int) -> bool:
    """Return whether to knock with this deadwood after this many own turns."""
    for until, least, most in _rows(rules):
        if turns < until:
            return least <= count <= most
    return False


def most_without_waiting(rules: Rules, turns: int, upcard: Card | None) -> int:
    """Return the maximum deadwood for a knock after this many turns if the player never waits."""
    limit = knock_limit(rules, upcard)
    most = next(most for until, _, most in FREE if turns < until)
    return most if limit is None else min(limit, most)


def _rows(rules: Rules) -> tuple[tuple[int, int, int], ...]:
    if rules.knock.limit_from is LimitFrom.NONE or _in_haste(rules):
        return FREE
    return PATIENT if pays_for_gin(rules) else KEEN


def pays_for_gin(rules: Rules) -> bool:
    """Return whether gin and an undercut pay much."""
    return rules.bonuses.gin + rules.bonuses.undercut >= RICH


def _in_haste(rules: Rules) -> bool:
    return (
        rules.knock.scores is KnockScores.PENALTY
        or rules.bonuses.rush is not Rush.OFF
        or rules.values.caught != rules.values.own
        or rules.stakes.die is Stakes.DEAL
    )
