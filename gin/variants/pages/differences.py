"""How a game differs from the classic one: options whose values differ, and what that changes."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from gin.rules.model.patches import patched
from gin.variants.options.option import TableOption, Value
from gin.variants.registry import game, own_rules
from gin.variants.rulebook.agreed_game import told_of
from gin.variants.setups import Setup, open_to, setup

CLASSIC = "gin"


def differences(match_setup: Setup) -> tuple[tuple[TableOption, Value], ...]:
    """The options of the classic game that have another value here, and that value.

    One with nothing to act on here, such as an undercut's bonus where only gin ends a hand, makes
    no difference.
    """
    return _differences(match_setup.game.id, match_setup.agreed)


@lru_cache(maxsize=64)
def _differences(id: str, words: tuple[str, ...]) -> tuple[tuple[TableOption, Value], ...]:
    here, usual = setup(id, words), own_rules(game(CLASSIC))
    if here.rules.flow is not usual.flow:
        return ()
    pairs = ((option, option.current(here.rules)) for option in open_to(game(CLASSIC)))
    told = told_of(here)
    # A value without a word: the rules here are none of the option's.
    return tuple(
        (option, value)
        for option, value in pairs
        if value.word
        and not value.patch.says(usual)
        and told_of(replace(here, rules=patched(here.rules, [option.current(usual).patch.firm])))
        != told
    )
