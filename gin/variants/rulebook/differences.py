"""How a game differs from the classic one: options whose values differ."""

from __future__ import annotations

from functools import lru_cache

from gin.variants.options.option import Option, Value
from gin.variants.registry import Setup, game, open_to, own_rules, setup

CLASSIC = "gin"


def differences(match_setup: Setup) -> tuple[tuple[Option, Value], ...]:
    """The options of the classic game that have another value here, and that value."""
    return _differences(match_setup.game.id, match_setup.agreed)


@lru_cache(maxsize=64)
def _differences(id: str, words: tuple[str, ...]) -> tuple[tuple[Option, Value], ...]:
    classic, rules = game(CLASSIC), setup(id, words).rules
    usual = own_rules(classic)
    if rules.flow is not usual.flow:
        return ()
    pairs = ((option, option.current(rules)) for option in open_to(classic))
    # A value without a word: the rules here are none of the option's.
    return tuple(
        (option, value) for option, value in pairs if value.word and not value.patch.says(usual)
    )
