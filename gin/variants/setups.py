"""A game with what is agreed for it, and the rules that follow from both."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from gin.core.errors import BadOption, GinError, IncompatibleVariants, UnknownOption
from gin.core.external_text import quoted
from gin.core.message import NOTHING, Message, Text, Verbatim, sentences
from gin.messages import options as messages
from gin.rules.model.patches import Patch, patched
from gin.rules.model.rules import Roles, Rules, SheetKind
from gin.variants.game import Family, Game
from gin.variants.naming import name_of
from gin.variants.options import catalogue
from gin.variants.options.catalogue import LAYING, OTHER_NAMES, UNTOUCHED
from gin.variants.options.conflicts import clashes_in, later_clashes_in
from gin.variants.options.option import TableOption, Value
from gin.variants.presets import BY_ID, PRESETS, Preset
from gin.variants.registry import game, near, own_rules
from gin.variants.rulebook.agreed_game import told_of

SHARED: dict[Family, tuple[str, ...]] = {
    Family.GIN: tuple(
        option.id for option in catalogue.ALL if option.id not in OTHER_NAMES | LAYING
    ),
    Family.SOLITARY: ("rainbow",),
    Family.LAYING: ("rainbow",),
}
"""What may be agreed for every game of a family, if it leaves the game what it is."""
_OF_LENGTH = frozenset({"sheet", "target", "games", "deals", "round", "die", "rush", "cards"})
"""Options that make a match so much longer or shorter that nothing can be said of it."""


class Setup(Struct, frozen=True):
    """A game with the table options agreed on, and the rules that follow.

    `agreed` are words such as "undercut=25", in the order of the option list, defaults left out:
    what a saved match keeps.
    """

    game: Game
    agreed: tuple[str, ...]
    rules: Rules

    @property
    def own(self) -> Rules:
        """The game's rules where nothing is agreed."""
        return own_rules(self.game)

    @property
    def chosen(self) -> tuple[tuple[TableOption, Value], ...]:
        """The options agreed on and their values, without those that have nothing to act on."""
        return tuple(one for one in chosen_in(self.agreed) if makes_difference(self, one[0]))

    @property
    def title(self) -> Message:
        """The title of the game or preset, or a name made from what was agreed."""
        preset = preset_of(self)
        return name_of(self.game, self.chosen) if preset is None else preset.title

    @property
    def mixed(self) -> bool:
        """Is anything agreed that another game is known for?"""
        own = self.game.options
        return any(value.called or option.id not in own for option, value in self.chosen)


def options_of(game: Game) -> tuple[TableOption, ...]:
    """The table options of a game, in the order a form shows them."""
    return tuple(catalogue.BY_ID[id] for id in game.options)


def chosen_in(agreed: Iterable[str]) -> tuple[tuple[TableOption, Value], ...]:
    """The options and values that words such as "undercut=25" name."""
    pairs = (text.partition("=") for text in agreed)
    return tuple((catalogue.BY_ID[id], catalogue.BY_ID[id].value(word)) for id, _, word in pairs)


def open_to(game: Game) -> tuple[TableOption, ...]:
    """All that may be agreed for a game: its own options, and what any game of its family offers
    as far as that does not change what this game is known for."""
    return _open_to(game.id)


# By id, here and below: a Game has dicts in its patch, and cannot be hashed.
@lru_cache(maxsize=64)
def _open_to(id: str) -> tuple[TableOption, ...]:
    its = game(id)
    own = [catalogue.BY_ID[option_id] for option_id in its.options]
    # Where a game names a slot in its own way, the general option would be a second name for it.
    named = {slot for option in own if option.id in OTHER_NAMES for slot in _touched(option)}
    found = {option.id for option in own}
    for option_id in SHARED[its.family]:
        option = catalogue.BY_ID[option_id]
        if not named & _touched(option) and len(values_of(its, option)) > 1:
            found.add(option_id)
    return tuple(option for option in catalogue.ALL if option.id in found)


def values_of(game: Game, option: TableOption) -> tuple[Value, ...]:
    """The values of an option that leave a game what it is known for."""
    kept = _known_for(game.id)
    return tuple(value for value in option.values if not kept & value.patch.touches)


@lru_cache(maxsize=64)
def _known_for(id: str) -> frozenset[str]:
    """The slots that the game itself sets and does not offer as options."""
    its = game(id)
    offered = (_touched(catalogue.BY_ID[option_id]) for option_id in its.options)
    return its.patch.touches - frozenset().union(*offered)


def _touched(option: TableOption) -> frozenset[str]:
    return frozenset().union(*(value.patch.touches for value in option.values))


def setup(id: str, agreed: Iterable[str] = ()) -> Setup:
    """The game `id` with options such as "undercut=25" ("big-gin" alone means "big-gin=on").

    The order of the options changes nothing. Raises UnknownGame, UnknownOption, BadOption or
    IncompatibleVariants, each naming what it is about.
    """
    return _set_up(id, tuple(agreed))


# A page of options asks for the same few hundred again and again: with each value of each option.
@lru_cache(maxsize=512)
def _set_up(id: str, agreed: tuple[str, ...]) -> Setup:
    chosen = game(id)
    base = own_rules(chosen)
    values = _read(chosen, agreed)
    contradiction = next(_contradictions(values), None)
    if contradiction is not None:
        raise IncompatibleVariants(contradiction)
    rules = patched(base, _patches(base, values))
    _check_sense(rules, base)
    kept = [option for option in catalogue.ALL if option.id in values]
    # An option whose value follows from the others is left out.
    for option in tuple(kept):
        others = {one.id: values[one.id] for one in kept if one is not option}
        if patched(base, _patches(base, others)) == rules:
            kept.remove(option)
    return Setup(chosen, tuple(f"{one.id}={values[one.id].word}" for one in kept), rules)


def setup_named(id: str) -> Setup:
    """The game or preset with this id, as it is usually played. Raises UnknownGame."""
    preset = BY_ID.get(id.strip().lower())
    return setup(id) if preset is None else setup(preset.game, preset.agreed)


def preset_of(agreed: Setup) -> Preset | None:
    """The preset that has just these rules, if there is one."""
    if not agreed.agreed:
        return None
    return next(
        (
            one
            for one in PRESETS
            if one.game == agreed.game.id and setup_named(one.id).rules == agreed.rules
        ),
        None,
    )


def with_value(agreed: Setup, option: TableOption, word: str) -> Setup:
    """The set-up with another value of an option. A choice that says the same in another way gives
    way to it, as a target does to a single hand. Raises as `setup` does."""
    value = option.value(word)
    kept = [
        f"{its.id}={chosen.word}"
        for its, chosen in chosen_in(agreed.agreed)
        if its is not option and not _restates(chosen, value)
    ]
    made = setup(agreed.game.id, (*kept, f"{option.id}={word}"))
    _refuse_later(made, agreed)
    return made


def refuse_new(made: Setup, before: Setup, named: Collection[str]) -> None:
    """Refuse what new choices may not be, though saved matches and codes may have it.

    `made` is `before` with the options called `named`. Raises BadOption for a clash that came with
    them, and for one of them that changes nothing.
    """
    _refuse_later(made, before)
    told = told_of(made)
    for option, value in chosen_in(made.agreed):
        if option.id not in named or f"{option.id}={value.word}" in before.agreed:
            continue
        others = [one for one in made.agreed if not one.startswith(f"{option.id}=")]
        try:
            without = setup(made.game.id, others)
        except GinError:
            continue
        if told_of(without) == told:
            raise BadOption(messages.changes_nothing(option=Verbatim(f"{option.id}={value.word}")))


def _refuse_later(made: Setup, before: Setup) -> None:
    """Raises BadOption for a clash that older matches may have, if it is new."""
    old = later_clashes_in(before.rules, before.own)
    clash = next((one for one in later_clashes_in(made.rules, made.own) if one not in old), None)
    if clash is not None:
        raise BadOption(clash)


def _restates(value: Value, other: Value) -> bool:
    """Do both set the very same slots?"""
    return bool(value.patch.set) and value.patch.set.keys() == other.patch.set.keys()


def makes_difference(agreed: Setup, option: TableOption) -> bool:
    """Would another value of this option tell something else?

    It would not where every other value is refused, or has nothing to act on: in a game of gin only
    there is no undercut to be paid for. What was chosen and cannot be changed by itself matters.
    """
    return _matters(agreed.game.id, agreed.agreed, option.id)


@lru_cache(maxsize=512)
def _matters(id: str, words: tuple[str, ...], name: str) -> bool:
    agreed, option = setup(id, words), catalogue.BY_ID[name]
    told = _told(id, words)
    free = False
    for other in _with_others(agreed, option):
        free = True
        if told_of(other) != told:
            return True
    return not free and option in (one for one, _ in chosen_in(words))


@lru_cache(maxsize=4)
def _told(id: str, words: tuple[str, ...]) -> tuple[Text, ...]:
    return told_of(setup(id, words))


def _with_others(agreed: Setup, option: TableOption) -> Iterator[Setup]:
    """The game with each other value of an option that goes with what else is agreed."""
    now = option.current(agreed.rules).word
    for value in values_of(agreed.game, option):
        if value.word != now:
            try:
                yield with_value(agreed, option, value.word)
            except GinError:
                continue


def _read(chosen: Game, agreed: Iterable[str]) -> dict[str, Value]:
    """What these words say, by the ids of options."""
    known = {option.id: option for option in open_to(chosen)}
    values: dict[str, Value] = {}
    words: dict[str, set[str]] = {}
    for text in agreed:
        name, _, word = (part.strip().lower() for part in text.partition("="))
        if name not in known:
            raise UnknownOption(_why_not(chosen, name, known))
        option = known[name]
        if not word and not any(value.word == "on" for value in option.values):
            allowed = option.allowed()
            raise BadOption(messages.needs_value(allowed=allowed, option=Verbatim(name)))
        value = option.value(word or "on")
        if _known_for(chosen.id) & value.patch.touches:
            raise BadOption(
                messages.known_for(
                    option=Verbatim(name), value=Verbatim(value.word), game=chosen.title
                )
            )
        values[name] = value
        words.setdefault(name, set()).add(value.word)
    for name, said in sorted(words.items()):
        if len(said) > 1:
            one, other, *_ = map(Verbatim, sorted(said))
            raise BadOption(messages.both(option=Verbatim(name), value=one, other=other))
    return values


def _why_not(chosen: Game, name: str, known: dict[str, TableOption]) -> Text:
    """Why a game has no such option: it is known for that, it has another one in place of it, or
    there is none of that name."""
    option = catalogue.BY_ID.get(name)
    told = [] if option is None else [_always(chosen, option), _in_place(chosen, option, known)]
    if any(told):
        return sentences(*told)
    option_named = Verbatim(quoted(name))
    return messages.unknown(game=chosen.title, option=option_named, near=near(name, known))


def _always(chosen: Game, option: TableOption) -> Message:
    """What a game always has, where that is what it is known for; empty where it is not."""
    if not _touched(option) & _known_for(chosen.id):
        return NOTHING
    usual = option.current(own_rules(chosen))
    if not usual.word:
        general = option.id in SHARED[chosen.family]
        return (
            messages.always_its_own(game=chosen.title, option=option.title) if general else NOTHING
        )
    if usual.called and usual.label == messages.YES:
        return messages.always(game=chosen.title, option=option.title)
    return messages.stays(game=chosen.title, option=option.title, value=usual.label)


def _in_place(chosen: Game, option: TableOption, known: dict[str, TableOption]) -> Message:
    """The option by which a game names a part of what this one is about, if there is one."""
    for its in known.values():
        if {its.id, option.id} & OTHER_NAMES and _touched(its) & _touched(option):
            own, general = (Verbatim(quoted(one.id)) for one in (its, option))
            return messages.in_place(game=chosen.title, own=own, general=general)
    return NOTHING


def _patches(base: Rules, values: dict[str, Value]) -> list[Patch]:
    """The patches of these values. A value that restates the rules applies only its firm part,
    without what gives way."""
    found = []
    for value in values.values():
        found.append(value.patch.firm if value.patch.says(base) else value.patch)
    return found


def _contradictions(values: dict[str, Value]) -> Iterator[Message]:
    """A sentence for each two values that set one slot differently, in the order of options."""
    named = [(option, values[option.id]) for option in catalogue.ALL if option.id in values]
    for place, (option, value) in enumerate(named):
        for other, its in named[:place]:
            both = value.patch.set.keys() & its.patch.set.keys()
            if any(value.patch.set[path] != its.patch.set[path] for path in both):
                yield messages.contradiction(
                    one=other.title, its=its.label, other=option.title, value=value.label
                )


def untouched_stock_off(id: str) -> tuple[str, ...]:
    """The words that switch the untouched-stock limit off, if the game has one.

    Matches, codes and files made before there was such a limit do not name one, and mean none.
    Raises UnknownGame.
    """
    return (f"{UNTOUCHED}=off",) if UNTOUCHED in game(id).options else ()


def with_untouched_stock(match_setup: Setup) -> tuple[str, ...]:
    """The words agreed on, with the untouched-stock limit named even if the default applies: words
    that name no limit are taken for older than the limit."""
    most, words = match_setup.rules.exhaustion.untouched, match_setup.agreed
    said = any(word.startswith(f"{UNTOUCHED}=") for word in words)
    return words if said or not most else (*words, f"{UNTOUCHED}={most}")


def is_match_of(match_setup: Setup, words: Iterable[str]) -> bool:
    """Is a saved match with these words one of `match_setup`, even one saved before there was an
    untouched-stock limit?"""
    begun, now = {*words}, {*match_setup.agreed}
    return begun in (now, now | {*untouched_stock_off(match_setup.game.id)})


def settled(match_setup: Setup, rules: Rules) -> Setup:
    """The set-up with the roles that a draw has settled, so that these rules follow from it."""
    if match_setup.rules == rules or rules.format.sheet is not SheetKind.RACE:
        return match_setup
    return _with_roles(match_setup, rules.format.roles)


def next_round(match_setup: Setup, played: Rules) -> Setup:
    """The set-up for another round: where the players had different roles, they change them."""
    if played.format.sheet is not SheetKind.RACE:
        return match_setup
    points = played.format.roles is Roles.POINTS
    return _with_roles(match_setup, Roles.DEALS if points else Roles.POINTS)


def _with_roles(match_setup: Setup, roles: Roles) -> Setup:
    others = [text for text in match_setup.agreed if not text.startswith("roles=")]
    return setup(match_setup.game.id, [*others, f"roles={roles}"])


def _check_sense(rules: Rules, base: Rules) -> None:
    """Raises BadOption for the first clash of meaning, which no two slots show by themselves."""
    clash = next(iter(clashes_in(rules, base)), None)
    if clash is not None:
        raise BadOption(clash)


def hands_of(agreed: Setup) -> int | None:
    """Return about how many hands a match takes; None where that is not known."""
    preset = preset_of(agreed)
    if preset is not None:
        return preset.hands
    if any(text.partition("=")[0] in _OF_LENGTH for text in agreed.agreed):
        return None
    return agreed.game.hands
