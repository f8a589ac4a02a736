"""Odds of low hands after an opponent did not knock, and inference of its style."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from gin.ai.advice.trials import believed_worlds
from gin.ai.tactics.styles import BY_LEVEL, UNKNOWN, Style, Weights, silence, weights_of
from gin.core.cards import Card
from gin.core.kernel.belief import SplitMix64
from gin.rules.counting.scoring import own_solver
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.result import Outcome
from gin.variants.setups import setup
from tests.support.worlds import positions


def late_position() -> Observation:
    return next(
        seen
        for seed in range(60)
        for seen, _ in positions(seed)
        if seen.turns[seen.other] == 7 and seen.known.bit_count() < 2
    )


def ended(seat: int, turns: int, deadwood: int | None) -> PastHand:
    ender = None if deadwood is None else seat
    outcome = Outcome.VOID if deadwood is None else Outcome.KNOCK
    return PastHand(ender, outcome, (turns, turns), deadwood, (0, 0), ender)


def with_earlier(seen: Observation, *hands: PastHand) -> Weights:
    return weights_of(replace(seen, earlier=hands))


def test_early_knocks_show_an_eager_player_and_long_hands_a_waiting_one() -> None:
    seen, _ = positions(1)[0]
    other = seen.other
    knocks = [ended(other, 7, 9)] * 3
    assert max(with_earlier(seen, *knocks).items(), key=lambda one: one[1])[0] is Style.EAGER
    gins = [ended(other, 14, 0), ended(other, 13, None)] * 3
    weights = with_earlier(seen, *gins)
    assert max(weights.items(), key=lambda one: one[1])[0] is Style.WAITING
    assert weights[Style.EAGER] > 0 and sum(weights.values()) == pytest.approx(1)


def test_silence_of_an_eager_player_rules_low_hands_out_and_of_a_waiting_one_does_not() -> None:
    seen = late_position()
    eager = silence(seen, {Style.EAGER: 1.0})
    waiting = silence(seen, {Style.WAITING: 1.0})
    assert len(eager) == len(waiting) == 11
    assert max(eager) < math.log(0.1) and min(waiting[1:]) > math.log(1.5)
    # Gin ends a hand whatever the style.
    assert max(eager[0], waiting[0]) < math.log(0.1)


@pytest.mark.parametrize(
    ("game", "agreed"),
    [
        ("gin", ()),
        ("straight", ()),
        ("oklahoma", ()),
        ("gin500", ("scoring=winner", "high-cards=20", "knock=upcard-gin")),
    ],
)
def test_every_turn_and_limit_has_finite_odds(game: str, agreed: tuple[str, ...]) -> None:
    seen, _ = positions(1)[0]
    rules = setup(game, agreed).rules
    for upcard in map(Card.parse, ("AC", "2D", "9H", "KS")):
        for turns in range(1, 30):
            view = replace(seen, rules=rules, upcard=upcard, turns=(turns, turns))
            for weights in (UNKNOWN, *BY_LEVEL.values()):
                assert all(math.isfinite(change) for change in silence(view, weights))


def test_before_its_first_turn_a_player_has_not_been_silent() -> None:
    seen, _ = positions(1)[0]
    assert silence(replace(seen, turns=(0, 0)), UNKNOWN) == []


def test_worlds_hold_low_hands_as_often_as_the_style_suggests() -> None:
    seen = late_position()
    count = own_solver(seen.rules).deadwood

    def low(style: Weights) -> float:
        worlds, found = believed_worlds(seen, SplitMix64(3), style), 0
        for _ in range(300):
            worlds.advance()
            found += count(worlds.hand) <= 10
        return found / 300

    hasty, unknown, timed = low(BY_LEVEL[2]), low(UNKNOWN), low(BY_LEVEL[3])
    assert hasty < 0.2 < timed and hasty < unknown < timed
