"""Codes of random games: registered ones and mixtures."""

from __future__ import annotations

from random import Random

from gin.core.errors import GinError
from gin.variants.codes import game_code, parse_game_code
from gin.variants.registry import game, ids
from gin.variants.setups import Setup, available_options, setup, values_of

MOST = 5
IDS = ids()


def code_of(id: str, agreed: tuple[str, ...] = ()) -> str:
    return game_code(setup(id, agreed))


def setup_of(code: str) -> Setup:
    return parse_game_code(code)


def mixture(rng: Random, id: str = "") -> str:
    chosen = game(id or rng.choice(IDS))
    found = setup(chosen.id)
    options = list(available_options(chosen))
    for option in rng.sample(options, min(len(options), rng.randint(1, MOST))):
        word = rng.choice(values_of(chosen, option)).word
        try:
            found = setup(chosen.id, (*found.agreed, f"{option.id}={word}"))
        except GinError:
            continue
    return game_code(found)
