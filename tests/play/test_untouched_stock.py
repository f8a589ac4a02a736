"""Hands end, even against a player who never draws from the stock."""

from __future__ import annotations

import random

import pytest

from bench.endless import FOR_TWO, longest, mixtures, played
from gin.variants.setups import Setup, setup
from tests.rules.test_untouched_stock import LIMIT, stubborn_hand
from tests.support.play import several


def ends(agreed: Setup, seed: int) -> None:
    rng = random.Random(seed)
    words = [*agreed.agreed, f"untouched-stock={rng.choice((8, 12, 20))}"]
    rules = setup(agreed.game.id, words).rules
    other = rng.choice(("stubborn", "stubborn", "random", "4"))
    table = stubborn_hand(rules, seed, other)
    assert table.result is not None, (agreed.game.id, words, other, seed)
    assert longest(table.log.events) <= rules.exhaustion.untouched


@pytest.mark.parametrize("other", ["random", "1", "2", "3", "4", "worlds:0"])
def test_a_player_who_never_draws_from_the_stock_cannot_prolong_a_hand(other: str) -> None:
    for seed, id in enumerate(FOR_TWO):
        run, _, over = played(setup(id).rules, ("stubborn", other), seed)
        assert over, (id, seed)
        assert run < LIMIT or (run == LIMIT and other == "random")


@pytest.mark.parametrize("part", range(4))
def test_hands_end_in_mixtures(part: int) -> None:
    for seed, agreed in enumerate(mixtures(several(25, 250), part)):
        ends(agreed, seed)
