"""Hands of mixtures: every two features, every game with each feature, and random mixtures."""

from __future__ import annotations

import itertools
import random

import pytest

from gin.language.translation import printed
from gin.variants.codes import game_code, parse_game_code
from gin.variants.pages.page import text_of
from gin.variants.setups import Setup
from tests.support.mixing import IDS, check, features, mixed

PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_every_two_features_make_a_game_or_are_refused_with_a_reason(part: int) -> None:
    pairs = list(itertools.combinations(features("gin"), 2))[part::PARTS]
    assert sum(check("gin", pair, seed) for seed, pair in enumerate(pairs)) > len(pairs) / 3


@pytest.mark.parametrize("id", IDS)
def test_every_feature_goes_with_every_game_or_is_refused_with_a_reason(id: str) -> None:
    found = features(id)
    assert sum(check(id, (one,), seed) for seed, one in enumerate(found)) > len(found) / 3


@pytest.mark.parametrize("part", range(4))
def test_two_hundred_random_triples_of_features(part: int) -> None:
    rng = random.Random(part)
    games = 0
    for number in range(50):
        id = rng.choice(IDS)
        found = features(id)
        chosen = tuple(rng.sample(found, min(3, len(found))))
        games += check(id, chosen, number, wildly=number % 5 == 0)
        made = mixed(id, chosen)
        if isinstance(made, Setup):
            assert text_of(made, printed).startswith(printed(made.title))
            assert parse_game_code(game_code(made)) == made
    assert games


@pytest.mark.soak
@pytest.mark.parametrize("id", IDS)
def test_every_two_features_with_every_game(id: str) -> None:
    for seed, pair in enumerate(itertools.combinations(features(id), 2)):
        check(id, pair, seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
def test_large_random_mixtures_play_to_the_end_of_a_match(part: int) -> None:
    rng = random.Random(part)
    for number in range(100):
        id = rng.choice(IDS)
        found = features(id)
        chosen = tuple(rng.sample(found, min(rng.randrange(4, 8), len(found))))
        for one in range(len(chosen), 0, -1):
            if check(id, chosen[:one], number, wildly=True):
                break
