"""Every game there is, by id, and the rules that follow from a game and its table options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from gin.core.errors import BadOption, UnknownGame, UnknownOption
from gin.rules.rules import KnockScores, LimitFrom, Opening, Roles, Rules, SheetKind, patched
from gin.variants import (
    classic,
    color,
    fosdick,
    gin500,
    hollywood,
    house,
    indian,
    modern,
    oklahoma,
    options,
    pro,
    race,
    rainbow,
    rush,
    sequence,
    shot,
    solitary,
    straight,
    tedesco,
    twofold,
)
from gin.variants.game import FAMILIES, Game
from gin.variants.options import Option

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
    rush.GAME,
    gin500.GAME,
    shot.GAME,
    rainbow.GAME,
    tedesco.GAME,
    indian.GAME,
    fosdick.GAME,
    sequence.GAME,
    solitary.GAME,
)
_BY_ID = {game.id: game for game in GAMES}


@dataclass(frozen=True, slots=True)
class Setup:
    """A game with the table options agreed on, and the rules that follow.

    `agreed` are words such as "undercut=25", in the order of the option list, defaults left out:
    what a saved match keeps.
    """

    game: Game
    agreed: tuple[str, ...]
    rules: Rules


def game(id: str) -> Game:
    """The game called `id`. Raises UnknownGame, which names those spelled alike."""
    known = _BY_ID.get(id.strip().lower())
    if known is not None:
        return known
    raise UnknownGame(f"no game is called {id!r}: {_near(id.strip().lower(), _BY_ID)}")


def own_rules(game: Game) -> Rules:
    """The game's rules with every option at its default."""
    return patched(FAMILIES[game.family], [game.patch])


def options_of(game: Game) -> tuple[Option, ...]:
    """The table options of a game, in the order a form shows them."""
    return tuple(options.BY_ID[id] for id in game.options)


def setup(id: str, agreed: Iterable[str] = ()) -> Setup:
    """The game `id` with options such as "undercut=25" ("big-gin" alone means "big-gin=on").

    The order of the options changes nothing. Raises UnknownGame, UnknownOption, BadOption or
    IncompatibleVariants, each naming what it is about.
    """
    chosen = game(id)
    base = own_rules(chosen)
    words: dict[str, str] = {}
    for text in agreed:
        name, _, word = (part.strip().lower() for part in text.partition("="))
        if name not in chosen.options:
            raise UnknownOption(
                f"{chosen.title} has no option {name!r}: {_near(name, chosen.options)}"
            )
        option = options.BY_ID[name]
        if not word and not any(value.word == "on" for value in option.values):
            raise BadOption(f"{name} needs a value: {option.allowed()}")
        word = option.value(word or "on").word
        if words.setdefault(name, word) != word:
            raise BadOption(f"{name} cannot be both {words[name]} and {word}")
    values = {name: options.BY_ID[name].value(word) for name, word in words.items()}
    rules = patched(base, [value.patch for value in values.values()])
    _check_sense(rules, base)
    kept = tuple(
        f"{option.id}={values[option.id].word}"
        for option in options_of(chosen)
        if option.id in values and patched(base, [values[option.id].patch]) != base
    )
    return Setup(chosen, kept, rules)


def next_round(agreed: Setup, played: Rules) -> Setup:
    """The set-up for another round: where the players had different parts, they change them."""
    if played.format.sheet is not SheetKind.RACE:
        return agreed
    roles = Roles.DEALS if played.format.roles is Roles.POINTS else Roles.POINTS
    others = [text for text in agreed.agreed if not text.startswith("roles=")]
    return setup(agreed.game.id, [*others, f"roles={roles}"])


def _check_sense(rules: Rules, base: Rules) -> None:
    """Clashes of meaning that no two slots show by themselves, each with its sentence."""
    no_upcard = rules.deal.opening is Opening.ELEVEN_CARD
    if rules.deal.eleven_first_knock and not no_upcard:
        raise BadOption("eleven-first-knock=on needs opening=eleven_card")
    if no_upcard and rules.knock.limit_from is LimitFrom.UPCARD:
        raise BadOption("opening=eleven_card has no upcard, and here the upcard sets the limit")
    if no_upcard and rules.bonuses.spades_double:
        raise BadOption("opening=eleven_card has no upcard, and here its suit counts")
    if rules.knock.scores is KnockScores.PENALTY:
        paid = replace(rules.bonuses, big_gin=base.bonuses.big_gin)
        if paid != replace(base.bonuses, spades_double=paid.spades_double):
            raise BadOption("bonuses need scoring=winner: here the loser books deadwood alone")
    if rules.format.boxes_double and not rules.bonuses.spades_double:
        raise BadOption("boxes-double=on needs spades=on")


def _near(word: str, known: Iterable[str]) -> str:
    import difflib  # Only a slip of the pen needs it, and it takes a while to load.

    names = list(known)
    close = difflib.get_close_matches(word, names, n=3, cutoff=0.5)
    close += [name for name in names if word and name.startswith(word) and name not in close]
    if close:
        return f"did you mean {' or '.join(close)}?"
    return f"there are {', '.join(names)}"
