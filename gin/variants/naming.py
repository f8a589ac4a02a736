"""Names of mixtures, made from their options: "Rainbow Rush to 150".

A mixture's name never equals a game's title. A test checks this in every language.
"""

from __future__ import annotations

from collections.abc import Sequence

from gin.core.message import NOTHING, Message, fitting
from gin.messages import naming as messages
from gin.variants.game import Game
from gin.variants.options.option import TableOption, Value

MOST = 4
"""Maximum number of parts in a name; a mixture of more is called a medley."""
LONGEST = 32
"""Maximum length of a mixture's name in characters; a longer one loses parts from its end."""
_LAST = "sheet"
_GOAL = "target"


def name_of(game: Game, chosen: Sequence[tuple[TableOption, Value]]) -> Message:
    """Return the name of a game with these options.

    It is the game's title, with the target if chosen, provided that all options are the game's own,
    none has a word for names, and none contradicts the title.
    """
    goal = next((int(value.word) for option, value in chosen if option.id == _GOAL), None)
    parts, part = _parts(chosen), game.part
    contradicted = [value for option, value in chosen if option.id in game.title_options]
    if contradicted:
        # The title would be wrong, so name the game like a mixture of the classic game.
        part, own_goal = NOTHING, game.patch.set.get("format.target")
        goal = own_goal if goal is None else goal
        if not any(value.called for value in contradicted):
            parts.append(game.called)
    elif not parts and all(option.id in game.options for option, _ in chosen):
        return _played_to(goal, game.title)
    parts = parts or [messages.SMALL_THINGS]
    classic = not part
    wishes = []
    if len(parts) + bool(part) <= MOST:
        wishes.append(messages.mixture(classic=classic, game=part, parts=tuple(parts)))
    for kept in range(min(len(parts), MOST - 1), 0 if classic else -1, -1):
        wishes.append(messages.medley(classic=classic, game=part, parts=tuple(parts[:kept])))
    return fitting(LONGEST, *(_played_to(goal, wish) for wish in wishes))


def _parts(chosen: Sequence[tuple[TableOption, Value]]) -> list[Message]:
    """Return the words that the options add to the name, each once, the score sheet's word last."""
    in_order = sorted(chosen, key=lambda one: one[0].id == _LAST)
    return list(dict.fromkeys(value.called for _, value in in_order if value.called))


def _played_to(goal: int | None, name: Message) -> Message:
    return name if goal is None else messages.to(name=name, target=goal)
