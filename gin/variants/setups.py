"""A game with its table options, and the resulting rules."""

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
from gin.rules.swapping import swapped_rules
from gin.variants.game import Family, Game
from gin.variants.naming import name_of
from gin.variants.options import catalogue
from gin.variants.options.catalogue import LAYING, OTHER_NAMES, UNTOUCHED
from gin.variants.options.conflicts import clashes_in, later_clashes_in
from gin.variants.options.option import TableOption, Value
from gin.variants.presets import BY_ID, PRESETS, Preset
from gin.variants.registry import game, near, own_rules
from gin.variants.rulebook.agreed_game import derived_text

SHARED: dict[Family, tuple[str, ...]] = {
    Family.GIN: tuple(
        option.id for option in catalogue.ALL if option.id not in OTHER_NAMES | LAYING
    ),
    Family.SOLITARY: ("rainbow",),
    Family.LAYING: ("rainbow",),
}
"""Options that any game of a family may have, unless they contradict what the game is known for."""


class Setup(Struct, frozen=True):
    """A game with its table options, and the resulting rules.

    `agreed` are words such as "undercut=25" in the order of the option list, without defaults.
    Saved matches store them.
    """

    game: Game
    agreed: tuple[str, ...]
    rules: Rules

    @property
    def own(self) -> Rules:
        """Rules of the game without any options."""
        return own_rules(self.game)

    @property
    def chosen(self) -> tuple[tuple[TableOption, Value], ...]:
        """Options and values that differ from the game's own and have an effect."""
        return tuple(one for one in chosen_in(self.agreed) if has_effect(self, one[0]))

    @property
    def title(self) -> Message:
        preset = preset_of(self)
        return name_of(self.game, self.chosen) if preset is None else preset.title

    @property
    def mixed(self) -> bool:
        """Whether a chosen option is not the game's own, or its value has a word for names."""
        own = self.game.options
        return any(value.called or option.id not in own for option, value in self.chosen)


def options_of(game: Game) -> tuple[TableOption, ...]:
    """Return the table options of a game, in the order of forms."""
    return tuple(catalogue.BY_ID[id] for id in game.options)


def chosen_in(agreed: Iterable[str]) -> tuple[tuple[TableOption, Value], ...]:
    """Return the options and values named by words such as "undercut=25"."""
    pairs = (text.partition("=") for text in agreed)
    return tuple((catalogue.BY_ID[id], catalogue.BY_ID[id].value(word)) for id, _, word in pairs)


def available_options(game: Game) -> tuple[TableOption, ...]:
    """Return all options that a game may have: its own, and those of its family.

    Family options are left out if an own option sets the same slots, or if they could only change
    what the game is known for.
    """
    return _open_to(game.id)


# Cached by id, here and below, because a Game has dicts in its patch and is not hashable.
@lru_cache(maxsize=64)
def _open_to(id: str) -> tuple[TableOption, ...]:
    its = game(id)
    own = [catalogue.BY_ID[option_id] for option_id in its.options]
    # If the game's own option sets a slot, the general option would be a second name for it.
    named = {slot for option in own if option.id in OTHER_NAMES for slot in _touched(option)}
    found = {option.id for option in own}
    for option_id in SHARED[its.family]:
        option = catalogue.BY_ID[option_id]
        if not named & _touched(option) and len(values_of(its, option)) > 1:
            found.add(option_id)
    return tuple(option for option in catalogue.ALL if option.id in found)


def values_of(game: Game, option: TableOption) -> tuple[Value, ...]:
    """Return the values of an option that keep what the game is known for."""
    kept = _known_for(game.id)
    return tuple(value for value in option.values if not kept & value.patch.touches)


@lru_cache(maxsize=64)
def _known_for(id: str) -> frozenset[str]:
    """Return the slots that the game sets and does not offer as options."""
    its = game(id)
    offered = (_touched(catalogue.BY_ID[option_id]) for option_id in its.options)
    return its.patch.touches - frozenset().union(*offered)


def _touched(option: TableOption) -> frozenset[str]:
    return frozenset().union(*(value.patch.touches for value in option.values))


def setup(id: str, agreed: Iterable[str] = ()) -> Setup:
    """Return the game `id` with options such as "undercut=25"; "rainbow" means "rainbow=on".

    The order of the options does not matter.

    Raises:
        UnknownGame: No game has the id.
        UnknownOption: The game does not have the option.
        BadOption: An option's value is invalid, or does not fit the rest.
        IncompatibleVariants: Two options contradict each other.
    """
    return _set_up(id, tuple(agreed))


# A page of options needs the same few hundred set-ups repeatedly: one for each value.
@lru_cache(maxsize=512)
def _set_up(id: str, agreed: tuple[str, ...]) -> Setup:
    chosen = game(id)
    base = own_rules(chosen)
    values = _parsed_options(chosen, agreed)
    contradiction = next(_contradictions(values), None)
    if contradiction is not None:
        raise IncompatibleVariants(contradiction)
    rules = patched(base, _patches(base, values))
    _reject_clashes(rules, base)
    kept = [option for option in catalogue.ALL if option.id in values]
    # Drop options that follow from the others.
    for option in tuple(kept):
        others = {one.id: values[one.id] for one in kept if one is not option}
        if patched(base, _patches(base, others)) == rules:
            kept.remove(option)
    return Setup(chosen, tuple(f"{one.id}={values[one.id].word}" for one in kept), rules)


def setup_named(id: str) -> Setup:
    """Return the game or preset with this id and its usual options.

    Raises:
        UnknownGame: No game or preset has the id.
    """
    preset = BY_ID.get(id.strip().lower())
    return setup(id) if preset is None else setup(preset.game, preset.agreed)


def preset_of(agreed: Setup) -> Preset | None:
    """Return the preset of the same game with exactly these rules, if there is one."""
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
    """Return the set-up with another value of an option, or raise as `setup` does.

    The new value replaces options that set the same slots. For instance, a target replaces
    "one-hand".
    """
    value = option.value(word)
    kept = [
        f"{its.id}={chosen.word}"
        for its, chosen in chosen_in(agreed.agreed)
        if its is not option and not _sets_the_same(chosen, value)
    ]
    made = setup(agreed.game.id, (*kept, f"{option.id}={word}"))
    _reject_new_clashes(made, agreed)
    return made


def reject_new_choices(made: Setup, before: Setup, named: Collection[str]) -> None:
    """Reject new choices that are invalid now, though saved matches and codes may contain them.

    `made` is `before` changed by the options in `named`.

    Raises:
        BadOption: One of these options adds a clash or changes nothing.
    """
    _reject_new_clashes(made, before)
    text = derived_text(made)
    for option, value in chosen_in(made.agreed):
        if option.id not in named or f"{option.id}={value.word}" in before.agreed:
            continue
        others = [one for one in made.agreed if not one.startswith(f"{option.id}=")]
        try:
            without = setup(made.game.id, others)
        except GinError:
            continue
        if derived_text(without) == text:
            raise BadOption(messages.changes_nothing(option=Verbatim(f"{option.id}={value.word}")))


def _reject_new_clashes(made: Setup, before: Setup) -> None:
    old = later_clashes_in(before.rules, before.own)
    clash = next((one for one in later_clashes_in(made.rules, made.own) if one not in old), None)
    if clash is not None:
        raise BadOption(clash)


def _sets_the_same(value: Value, other: Value) -> bool:
    return bool(value.patch.set) and value.patch.set.keys() == other.patch.set.keys()


def has_effect(agreed: Setup, option: TableOption) -> bool:
    """Check whether another value of this option would change anything.

    Values that are invalid with the other options do not count. A chosen option without another
    valid value counts as having an effect.
    """
    return _cached_effect(agreed.game.id, agreed.agreed, option.id)


@lru_cache(maxsize=512)
def _cached_effect(id: str, words: tuple[str, ...], name: str) -> bool:
    agreed, option = setup(id, words), catalogue.BY_ID[name]
    text = _cached_text(id, words)
    free = False
    for other in _with_others(agreed, option):
        free = True
        if derived_text(other) != text:
            return True
    return not free and option in (one for one, _ in chosen_in(words))


@lru_cache(maxsize=4)
def _cached_text(id: str, words: tuple[str, ...]) -> tuple[Text, ...]:
    return derived_text(setup(id, words))


def _with_others(agreed: Setup, option: TableOption) -> Iterator[Setup]:
    now = option.current(agreed.rules).word
    for value in values_of(agreed.game, option):
        if value.word != now:
            try:
                yield with_value(agreed, option, value.word)
            except GinError:
                continue


def _parsed_options(chosen: Game, agreed: Iterable[str]) -> dict[str, Value]:
    known = {option.id: option for option in available_options(chosen)}
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
    option = catalogue.BY_ID.get(name)
    reasons = [] if option is None else [_always(chosen, option), _in_place(chosen, option, known)]
    if any(reasons):
        return sentences(*reasons)
    option_named = Verbatim(quoted(name))
    return messages.unknown(game=chosen.title, option=option_named, near=near(name, known))


def _always(chosen: Game, option: TableOption) -> Message:
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
    for its in known.values():
        if {its.id, option.id} & OTHER_NAMES and _touched(its) & _touched(option):
            own, general = (Verbatim(quoted(one.id)) for one in (its, option))
            return messages.in_place(game=chosen.title, own=own, general=general)
    return NOTHING


def _patches(base: Rules, values: dict[str, Value]) -> list[Patch]:
    """Return the patches of these values, without `usual` values if the rules already match."""
    found = []
    for value in values.values():
        found.append(value.patch.without_usual if value.patch.matches(base) else value.patch)
    return found


def _contradictions(values: dict[str, Value]) -> Iterator[Message]:
    named = [(option, values[option.id]) for option in catalogue.ALL if option.id in values]
    for place, (option, value) in enumerate(named):
        for other, its in named[:place]:
            both = value.patch.set.keys() & its.patch.set.keys()
            if any(value.patch.set[path] != its.patch.set[path] for path in both):
                yield messages.contradiction(
                    one=other.title, its=its.label, other=option.title, value=value.label
                )


def untouched_stock_off(id: str) -> tuple[str, ...]:
    """Return the words that switch the untouched-stock limit off, if the game has the option.

    Matches, codes and files older than the limit do not name it and are without it.

    Raises:
        UnknownGame: No game has the id.
    """
    return (f"{UNTOUCHED}=off",) if UNTOUCHED in game(id).options else ()


def with_untouched_stock(match_setup: Setup) -> tuple[str, ...]:
    """Return the words agreed, with the untouched-stock limit named even if it is the default.

    Otherwise the words would count as older than the limit.
    """
    most, words = match_setup.rules.exhaustion.untouched, match_setup.agreed
    said = any(word.startswith(f"{UNTOUCHED}=") for word in words)
    return words if said or not most else (*words, f"{UNTOUCHED}={most}")


def is_match_of(match_setup: Setup, words: Iterable[str]) -> bool:
    """Check whether a saved match with these words belongs to `match_setup`.

    The match may be older than the untouched-stock limit.
    """
    begun, now = {*words}, {*match_setup.agreed}
    return begun in (now, now | {*untouched_stock_off(match_setup.game.id)})


def with_drawn_roles(match_setup: Setup, rules: Rules) -> Setup:
    """Return the set-up with the roles of `rules`, which were drawn for a match."""
    if match_setup.rules == rules or rules.format.sheet is not SheetKind.RACE:
        return match_setup
    return _with_roles(match_setup, rules.format.roles)


_UNAIDED = "no-hints=on"


def aided(match_setup: Setup) -> Setup:
    """Return the set-up with hints allowed."""
    if match_setup.rules.hints:
        return match_setup
    return setup(match_setup.game.id, [one for one in match_setup.agreed if one != _UNAIDED])


def unaided(match_setup: Setup) -> Setup:
    """Return the set-up without hints."""
    if not match_setup.rules.hints:
        return match_setup
    return setup(match_setup.game.id, [*match_setup.agreed, _UNAIDED])


def swapped_setup(match_setup: Setup) -> Setup:
    """Return the set-up as the player opposite sees it: in a race, with the roles swapped."""
    rules = swapped_rules(match_setup.rules)
    return (
        match_setup if rules == match_setup.rules else _with_roles(match_setup, rules.format.roles)
    )


def next_round(match_setup: Setup, played: Rules) -> Setup:
    """Return the set-up for another round; in a race, the players swap roles."""
    if played.format.sheet is not SheetKind.RACE:
        return match_setup
    points = played.format.roles is Roles.POINTS
    return _with_roles(match_setup, Roles.DEALS if points else Roles.POINTS)


def _with_roles(match_setup: Setup, roles: Roles) -> Setup:
    others = [text for text in match_setup.agreed if not text.startswith("roles=")]
    return setup(match_setup.game.id, [*others, f"roles={roles}"])


def _reject_clashes(rules: Rules, base: Rules) -> None:
    clash = next(iter(clashes_in(rules, base)), None)
    if clash is not None:
        raise BadOption(clash)
