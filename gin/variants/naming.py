"""Names of mixtures, made from what was chosen: "Rainbow Rush to 150".

A name begins with what was chosen, and no game's title does (`register` refuses one), so that a
mixture is never called like a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gin.variants.games.base import Game
from gin.variants.options.option import Option, Value

MOST = 4
"""Parts of a name; a mixture of more is called a medley."""
LONGEST = 32
"""Letters of a name at most; of what would make one longer only the first parts are named."""
SMALL_THINGS = "Kitchen-Table"
"""The part of a mixture that has nothing with a part of its own."""
_LAST = "sheet"
_GOAL = "target"
_MEDLEY = "Medley"


def name_of(game: Game, chosen: Sequence[tuple[Option, Value]]) -> str:
    """The name of a game with these options: its own where all of them are its own, and none has a
    part in names."""
    parts = [value.called for option, value in chosen if value.called and option.id != _LAST]
    parts += [value.called for option, value in chosen if value.called and option.id == _LAST]
    goal = "".join(f" to {value.word}" for option, value in chosen if option.id == _GOAL)
    if not parts and all(option.id in game.options for option, _ in chosen):
        return f"{game.title}{goal}"
    parts = list(dict.fromkeys(parts)) or [SMALL_THINGS]
    first = len(parts)
    if game.part and game.part not in parts:
        parts.append(game.part)
    if len(parts) == 1:
        parts.append("Gin")
    name = f"{' '.join(parts)}{goal}"
    kept = min(first, MOST - 1)
    while len(parts) > MOST or (len(name) > LONGEST and kept):
        parts = [*parts[:kept], _MEDLEY]
        name = f"{' '.join(parts)}{goal}"
        kept -= 1
    return name


def begins_like(title: str, options: Iterable[Option]) -> str:
    """The part of a mixture's name that this title begins with too; empty if it begins with none.

    `options` are all that there are.
    """
    called = {value.called for option in options for value in option.values} - {""}
    words = f"{title} ".casefold()
    alike = (part for part in (*called, SMALL_THINGS) if words.startswith(f"{part} ".casefold()))
    return max(alike, key=len, default="")
