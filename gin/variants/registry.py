"""All games, each declared in its own module."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from functools import lru_cache

from gin.core.errors import UnknownGame
from gin.core.external_text import quoted
from gin.core.message import Message, Verbatim
from gin.messages import options as messages
from gin.rules.model.patches import patched
from gin.rules.model.rules import Rules
from gin.variants.game import FAMILIES, Game
from gin.variants.games import (
    classic,
    colonel,
    color,
    dice,
    fosdick,
    gin500,
    hollywood,
    house,
    indian,
    modern,
    oklahoma,
    pro,
    race,
    rainbow,
    rush,
    sequence,
    shot,
    skarney,
    solitary,
    straight,
    tedesco,
    twofold,
)

GAMES: Sequence[Game] = [
    classic.GAME,
    modern.GAME,
    house.GAME,
    oklahoma.GAME,
    straight.GAME,
    hollywood.GAME,
    color.GAME,
    pro.GAME,
    race.GAME,
    twofold.GAME,
    dice.GAME,
    rush.GAME,
    gin500.GAME,
    shot.GAME,
    rainbow.GAME,
    tedesco.GAME,
    indian.GAME,
    fosdick.GAME,
    sequence.GAME,
    colonel.GAME,
    skarney.GAME,
    solitary.GAME,
]
"""All games, in the order of lists."""


def ids() -> tuple[str, ...]:
    """Return the ids of all games, in the order of lists."""
    return tuple(one.id for one in GAMES)


def game(id: str) -> Game:
    """Return the game with this id.

    Raises:
        UnknownGame: No game has the id; the error suggests ids.
    """
    word = id.strip().lower()
    for one in GAMES:
        if word == one.id:
            return one
    raise UnknownGame(messages.no_game(game=Verbatim(quoted(id)), near=near(word, ids())))


def by_number(number: int) -> Game:
    """Return the game with this number in game codes.

    Raises:
        UnknownGame: No game has the number.
    """
    for one in GAMES:
        if one.number == number:
            return one
    raise UnknownGame(messages.no_game_number(number=number))


def own_rules(game: Game) -> Rules:
    """Return the game's rules with every option at its default."""
    return _own_rules(game.id)


# Cached by id, because a Game has dicts in its patch and is not hashable.
@lru_cache(maxsize=64)
def _own_rules(id: str) -> Rules:
    its = game(id)
    return patched(FAMILIES[its.family], [its.patch])


def close_to(word: str, known: Iterable[str]) -> list[str]:
    """Return the known words of similar spelling, then those that start with `word`."""
    names = list(known)
    close = difflib.get_close_matches(word, names, n=3, cutoff=0.5)
    return close + [name for name in names if word and name.startswith(word) and name not in close]


def near(word: str, known: Iterable[str]) -> Message:
    """Return a phrase with the known words that are similar, or else with all known words."""
    names = list(known)
    close = close_to(word, names)
    if close:
        return messages.meant(words=tuple(map(Verbatim, close)))
    return messages.there_are(words=tuple(map(Verbatim, names)))
