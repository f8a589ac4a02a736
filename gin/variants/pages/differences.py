"""Differences between a game and the classic one: options with other values."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from gin.rules.model.patches import patched
from gin.variants.options.option import TableOption, Value
from gin.variants.registry import game, own_rules
from gin.variants.rulebook.agreed_game import derived_text
from gin.variants.setups import Setup, available_options, setup

CLASSIC = "gin"


def differences(match_setup: Setup) -> tuple[tuple[TableOption, Value], ...]:
    """Return the options of the classic game with another value here, and that value.

    Options without effect here are left out, such as the undercut bonus if only gin ends a hand.
    There are none for a game with a different course of play (`Flow`).
    """
    return _differences(match_setup.game.id, match_setup.agreed)


@lru_cache(maxsize=64)
def _differences(id: str, words: tuple[str, ...]) -> tuple[tuple[TableOption, Value], ...]:
    here, usual = setup(id, words), own_rules(game(CLASSIC))
    if here.rules.flow is not usual.flow:
        return ()
    pairs = ((option, option.current(here.rules)) for option in available_options(game(CLASSIC)))
    text = derived_text(here)
    # A value without a word means that these rules match no value of the option.
    return tuple(
        (option, value)
        for option, value in pairs
        if value.word
        and not value.patch.matches(usual)
        and derived_text(
            replace(here, rules=patched(here.rules, [option.current(usual).patch.without_usual]))
        )
        != text
    )
