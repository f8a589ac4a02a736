"""Glicko-2 ratings: a strength, its uncertainty, and how much the strength varies.

The formulas are those of Mark Glickman, "Example of the Glicko-2 system" (2013),
https://www.glicko.net/glicko/glicko2.pdf. An opponent may be a player or anything else that is
overcome or not, such as an exercise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

CENTRE = 1500.0
SCALE = 400 / math.log(10)
"""Rating points in one unit of the formulas, in which a logistic function gives the chances."""
WIDEST = 350.0
"""Deviation of a player without results, and the largest one."""
TAU = 0.5
"""Constraint on the change of the volatility. The paper recommends 0.3 to 1.2."""
_EXACT = 1e-6


class GlickoRating(Struct, frozen=True):
    """A rating. The true strength lies within two `deviation`s of `rating` in 95 % of cases.

    `volatility` is the expected change of the strength in one rating period, in units of `SCALE`.
    """

    rating: float = CENTRE
    deviation: float = WIDEST
    volatility: float = 0.06


class GlickoResult(Struct, frozen=True):
    """A result against an opponent: 1 for a win, 0 for a loss, 0.5 for a draw."""

    opponent: GlickoRating
    score: float


def expected_score(one: GlickoRating, other: GlickoRating) -> float:
    """Return the chance that `one` wins, with the uncertainty of both."""
    doubt = math.hypot(one.deviation, other.deviation) / SCALE
    return _chance(_weight(doubt) * (one.rating - other.rating) / SCALE)


def after_rest(before: GlickoRating, periods: int) -> GlickoRating:
    """Return a rating after periods without results: only the deviation grows."""
    grown = math.hypot(before.deviation, SCALE * before.volatility * math.sqrt(max(0, periods)))
    return GlickoRating(before.rating, min(WIDEST, grown), before.volatility)


def after_results(before: GlickoRating, results: Sequence[GlickoResult]) -> GlickoRating:
    """Return a rating after a period with results, whose order does not matter."""
    if not results:
        return after_rest(before, 1)
    mu, phi = (before.rating - CENTRE) / SCALE, before.deviation / SCALE
    information = surprise = 0.0
    for result in results:
        weight = _weight(result.opponent.deviation / SCALE)
        chance = _chance(weight * (mu - (result.opponent.rating - CENTRE) / SCALE))
        information += weight * weight * chance * (1 - chance)
        surprise += weight * (result.score - chance)
    volatility = _new_volatility(phi, before.volatility, 1 / information, surprise / information)
    certainty = 1 / (phi * phi + volatility * volatility) + information
    mu += surprise / certainty
    deviation = min(WIDEST, SCALE / math.sqrt(certainty))
    return GlickoRating(CENTRE + SCALE * mu, deviation, volatility)


def _weight(phi: float) -> float:
    """Return the paper's g: how much a result counts against an uncertain opponent."""
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def _chance(lead: float) -> float:
    # Capped so that no result is impossible: a certain one would carry no information at all.
    return 1 / (1 + math.exp(-max(-20.0, min(20.0, lead))))


def _new_volatility(phi: float, volatility: float, variance: float, change: float) -> float:
    """Solve the paper's step 5 by the Illinois method."""
    start = math.log(volatility * volatility)

    def slope(x: float) -> float:
        grown = math.exp(x)
        whole = phi * phi + variance + grown
        return grown * (change * change - whole) / (2 * whole * whole) - (x - start) / (TAU * TAU)

    low = start
    if change * change > phi * phi + variance:
        high = math.log(change * change - phi * phi - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _EXACT:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = slope(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return math.exp(low / 2)
