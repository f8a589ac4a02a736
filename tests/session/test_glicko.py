"""Glicko-2: the worked example of the paper, and properties of the ratings."""

from __future__ import annotations

import math

import pytest

from gin.core.glicko import (
    WIDEST,
    GlickoRating,
    GlickoResult,
    after_rest,
    after_results,
    expected_score,
)

PLAYER = GlickoRating(1500, 200, 0.06)


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": three games, tau 0.5."""
    results = [
        GlickoResult(GlickoRating(1400, 30), 1),
        GlickoResult(GlickoRating(1550, 100), 0),
        GlickoResult(GlickoRating(1700, 300), 0),
    ]
    after = after_results(PLAYER, results)
    # The paper rounds in between: 1464.06.
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)
    assert after_results(PLAYER, results[::-1]).rating == pytest.approx(after.rating)


def test_only_differences_of_ratings_matter() -> None:
    """The paper's example is at 1500 and would not show a mix-up of rating and deviation."""
    results = [(1400, 30, 1), (1550, 100, 1), (1700, 300, 1)]

    def after(shift: float) -> GlickoRating:
        player = GlickoRating(1500 + shift, 80, 0.06)
        found = [GlickoResult(GlickoRating(its + shift, off), won) for its, off, won in results]
        return after_results(player, found)

    here, there = after(0), after(700)
    assert there.rating == pytest.approx(here.rating + 700)
    assert there.deviation == pytest.approx(here.deviation)
    assert there.volatility == pytest.approx(here.volatility, rel=1e-9)


def test_rest_changes_only_the_deviation() -> None:
    rested = after_rest(PLAYER, 3)
    assert rested.rating == PLAYER.rating
    assert rested.volatility == PLAYER.volatility
    assert rested.deviation == pytest.approx(math.hypot(200, 173.7178 * 0.06 * math.sqrt(3)))
    assert after_rest(PLAYER, 0) == after_rest(PLAYER, -5) == PLAYER
    assert after_rest(PLAYER, 10**6).deviation == WIDEST
    assert after_results(PLAYER, []) == after_rest(PLAYER, 1)


def test_a_surprise_raises_the_volatility() -> None:
    certain = GlickoRating(1500, 30, 0.06)
    wins = [GlickoResult(GlickoRating(2000, 10), 1)] * 12
    after = after_results(certain, wins)
    assert after.rating > 1550
    expected = [GlickoResult(certain, score) for score in (0, 1)] * 6
    assert after_results(certain, expected).volatility < 0.06 < after.volatility


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("gap", [-6000, -800, 0, 800, 6000])
def test_extreme_opponents_give_finite_ratings(gap: float, score: float) -> None:
    after = after_results(PLAYER, [GlickoResult(GlickoRating(1500 + gap, 0), score)])
    assert math.isfinite(after.rating)
    assert 0 < after.deviation <= WIDEST
    assert 0 < after.volatility < 1


def test_expected_score() -> None:
    assert expected_score(PLAYER, PLAYER) == 0.5
    strong, weak = GlickoRating(1900, 0), GlickoRating(1500, 0)
    assert expected_score(strong, weak) == pytest.approx(10 / 11)
    assert expected_score(strong, weak) + expected_score(weak, strong) == pytest.approx(1)
    assert 0.5 < expected_score(GlickoRating(1900, 300), weak) < expected_score(strong, weak)


def test_ratings_find_the_true_strength() -> None:
    """Deterministic results: the player scores against each opponent what 1700 is expected to."""
    truth, rating = GlickoRating(1700, 0), GlickoRating()
    opponents = [GlickoRating(strength, 0) for strength in (1400, 1600, 1800)]
    for _ in range(60):
        rating = after_results(
            rating, [GlickoResult(one, expected_score(truth, one)) for one in opponents]
        )
    assert rating.rating == pytest.approx(1700, abs=3)
    assert rating.deviation < 75
