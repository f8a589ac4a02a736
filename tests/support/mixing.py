"""Mixtures of table options, and hands played with them."""

from __future__ import annotations

import random
from functools import cache

from gin.ai.players.by_flow import baseline
from gin.core.errors import BadOption, GinError, IncompatibleVariants
from gin.core.message import Text
from gin.core.shuffle import shuffled
from gin.language.translation import printed
from gin.rules import engine
from gin.rules.match import Match, finish_hand, start_match
from gin.rules.model.phase import Phase
from gin.rules.model.table import observe
from gin.variants.registry import GAMES, game, own_rules
from gin.variants.setups import Setup, available_options, setup, values_of
from tests.support.play import scores_for, tables

IDS = [one.id for one in GAMES]


@cache
def features(id: str) -> tuple[str, ...]:
    found = []
    for option in available_options(game(id)):
        usual = option.current(own_rules(game(id))).word
        words = [value.word for value in values_of(game(id), option) if value.word != usual]
        numbers = [word for word in words if option.numbers and word.lstrip("-").isdecimal()]
        found += [f"{option.id}={word}" for word in words if word not in numbers[:-1]]
    return tuple(found)


def mixed(id: str, chosen: tuple[str, ...]) -> Setup | Text:
    result = _one_order(id, chosen)
    assert _one_order(id, chosen[::-1]) == result, (id, chosen)
    return result


def _one_order(id: str, chosen: tuple[str, ...]) -> Setup | Text:
    try:
        return setup(id, chosen)
    except (BadOption, IncompatibleVariants) as error:
        return error.text


def played(agreed: Setup, seed: int, *, wildly: bool = False) -> Match:
    match = start_match(agreed.rules, seed)
    scores = scores_for(match.rules, seed)
    if wildly:
        *_, (table, _) = tables(match.rules, seed)
    else:
        table = engine.start(match.rules, shuffled(seed), match.dealer, scores).table
        choose = baseline(seed).choose
        rng = random.Random(seed)
        while table.phase is not Phase.OVER:
            seen = observe(table, table.turn)
            action = choose(seen) if match.rules.seats == 2 else rng.choice(engine.legal(seen))
            table = engine.apply(table, action).table
    assert table.result is not None
    return finish_hand(match, table.result)


def check(id: str, chosen: tuple[str, ...], seed: int, *, wildly: bool = False) -> bool:
    result = mixed(id, chosen)
    if not isinstance(result, Setup):
        assert len(printed(result).split()) > 4, result
        return False
    try:
        after = played(result, seed, wildly=wildly)
        assert len(after.sheet.rows) == 1
    except (GinError, ArithmeticError, LookupError, TypeError, ValueError, AssertionError) as error:
        raise AssertionError(f"{id} with {', '.join(chosen)}, seed {seed}") from error
    return True
