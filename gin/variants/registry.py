"""Every game there is. Each is declared in a module of its own."""

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
    """The ids of all games, in the order of lists."""
    return tuple(one.id for one in GAMES)


def game(id: str) -> Game:
    """The game with this id. Raises UnknownGame, which names ids spelled alike."""
    word = id.strip().lower()
    for one in GAMES:
        if word == one.id:
            return one
    raise UnknownGame(messages.no_game(game=Verbatim(quoted(id)), near=near(word, ids())))


def by_number(number: int) -> Game:
    """The game with this number in game codes. Raises UnknownGame."""
    for one in GAMES:
        if one.number == number:
            return one
    raise UnknownGame(messages.no_game_number(number=number))


def own_rules(game: Game) -> Rules:
    """The game's rules with every option at its default."""
    return _own_rules(game.id)


# By id: a Game has dicts in its patch, and cannot be hashed.
@lru_cache(maxsize=64)
def _own_rules(id: str) -> Rules:
    its = game(id)
    return patched(FAMILIES[its.family], [its.patch])


def close_to(word: str, known: Iterable[str]) -> list[str]:
    """The known words that are spelled alike, the likest first."""
    names = list(known)
    close = difflib.get_close_matches(word, names, n=3, cutoff=0.5)
    return close + [name for name in names if word and name.startswith(word) and name not in close]


def near(word: str, known: Iterable[str]) -> Message:
    """What may have been meant, or all there is."""
    names = list(known)
    close = close_to(word, names)
    if close:
        return messages.meant(words=tuple(map(Verbatim, close)))
    return messages.there_are(words=tuple(map(Verbatim, names)))
