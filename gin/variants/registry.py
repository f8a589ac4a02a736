"""Every game there is, by id, and the rules that follow from a game and its table options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from gin.core.errors import BadOption, IncompatibleVariants, UnknownGame, UnknownOption
from gin.core.outside import quoted
from gin.rules.model.patches import Patch, patched
from gin.rules.model.rules import Roles, Rules, SheetKind
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
from gin.variants.games.base import FAMILIES, Family, Game
from gin.variants.naming import name_of
from gin.variants.options import catalogue
from gin.variants.options.catalogue import LAYING, OTHER_NAMES, UNTOUCHED
from gin.variants.options.conflicts import clashes_in
from gin.variants.options.option import Option, Value

GAMES: tuple[Game, ...] = (
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
)
_BY_ID = {game.id: game for game in GAMES}
SHARED: dict[Family, tuple[str, ...]] = {
    Family.GIN: tuple(
        option.id for option in catalogue.ALL if option.id not in OTHER_NAMES | LAYING
    ),
    Family.SOLITARY: ("rainbow",),
    Family.LAYING: ("rainbow",),
}
"""What may be agreed for every game of a family, if it leaves the game what it is."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game with the table options agreed on, and the rules that follow.

    `agreed` are words such as "undercut=25", in the order of the option list, defaults left out:
    what a saved match keeps.
    """

    game: Game
    agreed: tuple[str, ...]
    rules: Rules

    @property
    def title(self) -> str:
        """The game's title, or a name made from what was agreed."""
        return name_of(self.game, chosen_in(self.agreed))

    @property
    def mixed(self) -> bool:
        """Is anything agreed that another game is known for?"""
        own = self.game.options
        chosen = chosen_in(self.agreed)
        return any(value.called or option.id not in own for option, value in chosen)


def game(id: str) -> Game:
    """The game called `id`. Raises UnknownGame, which names those spelled alike."""
    known = _BY_ID.get(id.strip().lower())
    if known is not None:
        return known
    raise UnknownGame(f"no game is called {quoted(id)}: {_near(id.strip().lower(), _BY_ID)}")


def own_rules(game: Game) -> Rules:
    """The game's rules with every option at its default."""
    return _own_rules(game.id)


@lru_cache(maxsize=64)
def _own_rules(id: str) -> Rules:
    return patched(FAMILIES[_BY_ID[id].family], [_BY_ID[id].patch])


def options_of(game: Game) -> tuple[Option, ...]:
    """The table options of a game, in the order a form shows them."""
    return tuple(catalogue.BY_ID[id] for id in game.options)


def chosen_in(agreed: Iterable[str]) -> tuple[tuple[Option, Value], ...]:
    """The options and values that words such as "undercut=25" name."""
    pairs = (text.partition("=") for text in agreed)
    return tuple((catalogue.BY_ID[id], catalogue.BY_ID[id].value(word)) for id, _, word in pairs)


def open_to(game: Game) -> tuple[Option, ...]:
    """All that may be agreed for a game: its own options, and what any game of its family offers
    as far as that does not change what this game is known for."""
    return _open_to(game.id)


@lru_cache(maxsize=64)
def _open_to(id: str) -> tuple[Option, ...]:
    game = _BY_ID[id]
    own = [catalogue.BY_ID[id] for id in game.options]
    named = {slot for option in own if option.id in OTHER_NAMES for slot in _touched(option)}
    found = {option.id for option in own}
    for id in SHARED[game.family]:
        option = catalogue.BY_ID[id]
        if not named & _touched(option) and len(values_of(game, option)) > 1:
            found.add(id)
    return tuple(option for option in catalogue.ALL if option.id in found)


def values_of(game: Game, option: Option) -> tuple[Value, ...]:
    """The values of an option that leave a game what it is known for."""
    kept = _known_for(game.id)
    return tuple(value for value in option.values if not kept & value.patch.touches)


@lru_cache(maxsize=64)
def _known_for(id: str) -> frozenset[str]:
    """The slots that the game itself sets and does not offer as options."""
    game = _BY_ID[id]
    offered = (_touched(catalogue.BY_ID[id]) for id in game.options)
    return game.patch.touches - frozenset().union(*offered)


def _touched(option: Option) -> frozenset[str]:
    return frozenset().union(*(value.patch.touches for value in option.values))


def setup(id: str, agreed: Iterable[str] = ()) -> Setup:
    """The game `id` with options such as "undercut=25" ("big-gin" alone means "big-gin=on").

    The order of the options changes nothing. Raises UnknownGame, UnknownOption, BadOption or
    IncompatibleVariants, each naming what it is about.
    """
    chosen = game(id)
    base = own_rules(chosen)
    values = _read(chosen, agreed)
    for sentence in _contradictions(values):
        raise IncompatibleVariants(sentence)
    rules = patched(base, _patches(base, values))
    _check_sense(rules, base)
    kept = [option for option in catalogue.ALL if option.id in values]
    for option in tuple(kept):
        others = {one.id: values[one.id] for one in kept if one is not option}
        if patched(base, _patches(base, others)) == rules:
            kept.remove(option)
    return Setup(chosen, tuple(f"{one.id}={values[one.id].word}" for one in kept), rules)


def _read(chosen: Game, agreed: Iterable[str]) -> dict[str, Value]:
    """What these words say, by the ids of options."""
    known = {option.id: option for option in open_to(chosen)}
    values: dict[str, Value] = {}
    words: dict[str, set[str]] = {}
    for text in agreed:
        name, _, word = (part.strip().lower() for part in text.partition("="))
        if name not in known:
            raise UnknownOption(
                f"{chosen.title} has no option {quoted(name)}: {_near(name, known)}"
            )
        option = known[name]
        if not word and not any(value.word == "on" for value in option.values):
            raise BadOption(f"{name} needs a value: {option.allowed()}")
        value = option.value(word or "on")
        if _known_for(chosen.id) & value.patch.touches:
            raise BadOption(f"{name} cannot be {value.word}: {chosen.title} is known for that")
        values[name] = value
        words.setdefault(name, set()).add(value.word)
    for name, said in sorted(words.items()):
        if len(said) > 1:
            raise BadOption(f"{name} cannot be both {' and '.join(sorted(said)[:2])}")
    return values


def _patches(base: Rules, values: dict[str, Value]) -> list[Patch]:
    """The patches; one that says what is so anyway does not bring what is usual with it either."""
    found = []
    for value in values.values():
        found.append(value.patch.firm if value.patch.says(base) else value.patch)
    return found


def _contradictions(values: dict[str, Value]) -> Iterator[str]:
    """A sentence for each two values that set one slot differently, in the order of options."""
    named = [(option, values[option.id]) for option in catalogue.ALL if option.id in values]
    for place, (option, value) in enumerate(named):
        for other, its in named[:place]:
            both = value.patch.set.keys() & its.patch.set.keys()
            if any(value.patch.set[path] != its.patch.set[path] for path in both):
                yield (
                    f"{other.title} ({its.label}) and {option.title} ({value.label}) "
                    "contradict each other"
                )


def without_limit(id: str) -> tuple[str, ...]:
    """What is agreed, in words, where the stock of a game may be left alone for any number of
    turns, as it was in every match, code and file that is older than the limit.

    Raises UnknownGame.
    """
    return (f"{UNTOUCHED}=off",) if UNTOUCHED in game(id).options else ()


def in_full(agreed: Setup) -> tuple[str, ...]:
    """What is agreed in words, with the limit to an untouched stock though it is the usual one:
    words that do not name it are older than the limit."""
    limit = agreed.rules.exhaustion.untouched
    said = any(word.startswith(f"{UNTOUCHED}=") for word in agreed.agreed)
    return agreed.agreed if said or not limit else (*agreed.agreed, f"{UNTOUCHED}={limit}")


def begun_as(agreed: Setup, words: Iterable[str]) -> bool:
    """Is a match with these words agreed one of this game, be it older than the limit?"""
    begun, now = {*words}, {*agreed.agreed}
    return begun in (now, now | {*without_limit(agreed.game.id)})


def settled(agreed: Setup, rules: Rules) -> Setup:
    """What is agreed together with what a lot has settled, so that these rules follow from it."""
    if agreed.rules == rules or rules.format.sheet is not SheetKind.RACE:
        return agreed
    others = [text for text in agreed.agreed if not text.startswith("roles=")]
    return setup(agreed.game.id, [*others, f"roles={rules.format.roles}"])


def next_round(agreed: Setup, played: Rules) -> Setup:
    """The set-up for another round: where the players had different parts, they change them."""
    if played.format.sheet is not SheetKind.RACE:
        return agreed
    roles = Roles.DEALS if played.format.roles is Roles.POINTS else Roles.POINTS
    others = [text for text in agreed.agreed if not text.startswith("roles=")]
    return setup(agreed.game.id, [*others, f"roles={roles}"])


def _check_sense(rules: Rules, base: Rules) -> None:
    """Raises BadOption for the first clash of meaning, which no two slots show by themselves."""
    for sentence in clashes_in(rules, base):
        raise BadOption(sentence)


def _near(word: str, known: Iterable[str]) -> str:
    import difflib  # Only a slip of the pen needs it, and it takes a while to load.

    names = list(known)
    close = difflib.get_close_matches(word, names, n=3, cutoff=0.5)
    close += [name for name in names if word and name.startswith(word) and name not in close]
    if close:
        return f"did you mean {' or '.join(close)}?"
    return f"there are {', '.join(names)}"
