"""How a game differs from the classic one: every option that stands otherwise."""

from __future__ import annotations

from functools import lru_cache

from gin.variants.options.option import Option, Value
from gin.variants.registry import Setup, game, open_to, own_rules, setup

CLASSIC = "gin"


def differences(agreed: Setup) -> tuple[tuple[Option, Value], ...]:
    """The options of the classic game that have another value here, and that value."""
    return _differences(agreed.game.id, agreed.agreed)


@lru_cache(maxsize=64)
def _differences(id: str, agreed: tuple[str, ...]) -> tuple[tuple[Option, Value], ...]:
    classic, rules = game(CLASSIC), setup(id, agreed).rules
    if rules.flow is not own_rules(classic).flow:
        return ()
    pairs = ((option, option.current(rules)) for option in open_to(classic))
    return tuple(
        (option, value)
        for option, value in pairs
        if value.word and not value.patch.says(own_rules(classic))
    )
