"""Names of mixtures, made from what was chosen: "Rainbow Rush to 150"."""

from __future__ import annotations

from collections.abc import Sequence

from gin.variants.games.base import Game
from gin.variants.options.option import Option, Value

MOST = 4
"""Parts of a name; a mixture of more is called a medley."""
_LAST = "sheet"
_GOAL = "target"


def name_of(game: Game, chosen: Sequence[tuple[Option, Value]]) -> str:
    """The name of a game with these options: its own where none of them has a part in names."""
    parts = [value.called for option, value in chosen if value.called and option.id != _LAST]
    parts += [value.called for option, value in chosen if value.called and option.id == _LAST]
    goal = "".join(f" to {value.word}" for option, value in chosen if option.id == _GOAL)
    if not parts:
        return f"{game.title}{goal}"
    if game.part:
        parts.append(game.part)
    if len(parts) > MOST:
        parts = [*parts[: MOST - 1], "Medley"]
    elif len(parts) == 1:
        parts.append("Gin")
    return f"{' '.join(dict.fromkeys(parts))}{goal}"
