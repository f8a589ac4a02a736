"""Every game there is, by id.

Games are declared in modules of their own, which are run when they are first wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from typing import overload

from gin.core.errors import UnknownGame
from gin.core.message import Message, Verbatim
from gin.core.outside import quoted
from gin.messages import options as messages
from gin.rules.model.patches import patched
from gin.rules.model.rules import Rules
from gin.variants.game import FAMILIES, Game

MODULES: dict[str, str] = {
    "gin": "gin.variants.games.classic",
    "modern": "gin.variants.games.modern",
    "house": "gin.variants.games.house",
    "oklahoma": "gin.variants.games.oklahoma",
    "straight": "gin.variants.games.straight",
    "hollywood": "gin.variants.games.hollywood",
    "color": "gin.variants.games.color",
    "pro": "gin.variants.games.pro",
    "race": "gin.variants.games.race",
    "twofold": "gin.variants.games.twofold",
    "dice": "gin.variants.games.dice",
    "rush": "gin.variants.games.rush",
    "gin500": "gin.variants.games.gin500",
    "shot": "gin.variants.games.shot",
    "rainbow": "gin.variants.games.rainbow",
    "tedesco": "gin.variants.games.tedesco",
    "indian": "gin.variants.games.indian",
    "fosdick": "gin.variants.games.fosdick",
    "sequence": "gin.variants.games.sequence",
    "colonel": "gin.variants.games.colonel",
    "skarney": "gin.variants.games.skarney",
    "solitary": "gin.variants.games.solitary",
}
"""The module that declares each game, by the game's id, in the order of lists."""
_REGISTERED: dict[str, Game] = {}


class _Games(Sequence[Game]):
    """The games in the order of lists; each is declared when it is looked at."""

    def __len__(self) -> int:
        return len(MODULES)

    @overload
    def __getitem__(self, place: int) -> Game: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Game, ...]: ...

    def __getitem__(self, place: int | slice) -> Game | tuple[Game, ...]:
        if isinstance(place, slice):
            return tuple(_declared(id) for id in ids()[place])
        return _declared(ids()[place])


GAMES: Sequence[Game] = _Games()


def ids() -> tuple[str, ...]:
    """The ids of all games, in the order of lists; no game is declared for that."""
    return tuple(MODULES)


def register(new: Game) -> None:
    """Add a game; adding the same one twice is harmless.

    Raises ValueError where another game has its id, its number, or one of its aliases. Only games
    declared so far are compared; a test declares all.
    """
    for known in tuple(_REGISTERED.values()):
        if known is new:
            return
        if known.id == new.id:
            raise ValueError(f"there are two games {new.id!r}")
        if known.number == new.number:
            raise ValueError(f"game {new.id!r} has number {new.number}, as {known.id!r} has")
        for alias in {*known.aliases} & {*new.aliases}:
            raise ValueError(f"game {new.id!r} has alias {alias!r}, as {known.id!r} has")
    for alias in {*MODULES} & {*new.aliases}:
        raise ValueError(f"game {new.id!r} has alias {alias!r}, which is the id of a game")
    _REGISTERED[new.id] = new


def _declared(id: str) -> Game:
    known = _REGISTERED.get(id)
    if known is not None:
        return known
    found: Game = import_module(MODULES[id]).GAME
    if found.id != id:
        raise ValueError(f"{MODULES[id]} declares game {found.id!r} and is listed as {id!r}")
    register(found)
    return found


def game(id: str) -> Game:
    """The game with this id or alias. Raises UnknownGame, which names ids spelled alike."""
    word = id.strip().lower()
    if word in MODULES:
        return _declared(word)
    for one in GAMES:
        if word in one.aliases:
            return one
    raise UnknownGame(messages.no_game(game=Verbatim(quoted(id)), near=near(word, MODULES)))


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
    import difflib  # Only a slip of the pen needs it, and it takes a while to load.

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
