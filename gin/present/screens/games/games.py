"""Choosing a game, its opponent and its table options, or a deal by its code."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from gin.core.errors import GinError
from gin.core.external_text import harmless
from gin.core.message import NOTHING, Message, Text, Verbatim, ended, labelled
from gin.core.shuffle import CODE_LETTERS, letters_of, parse_deal_code
from gin.interface import destinations
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.interface.intents import (
    Ask,
    Confirmation,
    Do,
    Enter,
    Given,
    Intent,
    Open,
    PageAction,
    Pick,
)
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import build
from gin.messages import games as messages
from gin.present.pages import BACK, button, foot_zone, go_there, stepper, value_of, with_dialog
from gin.present.screen import Screen, ScreenHost
from gin.present.screens.games import about
from gin.present.words import games, matches
from gin.present.words.people import next_opponent
from gin.session import mixtures
from gin.session.mixtures import Mixture
from gin.session.unfinished import Summary, count_unfinished, unfinished_of
from gin.variants.options.option import TableOption, Value
from gin.variants.pages.page import listed_options, sentence_of
from gin.variants.registry import ids
from gin.variants.sameness import known_game
from gin.variants.setups import Setup, options_of, preset_of, setup, setup_named, with_value

CODE = EntryRef(EntryKind.FIELD, "code")


class GamesScreen(Screen):
    """All games, the player's own first; one of them is looked at."""

    def __init__(self, house: ScreenHost) -> None:
        super().__init__(house)
        self._picked = EntryRef(EntryKind.GAME, ids()[0])
        self._asking = False

    def view(self) -> View:
        """Show the games by group, details of the selected one, and its buttons."""
        picked = self._setup()
        mine = self._mixture()
        zones: list[Zone] = []
        picks: list[Choice] = []
        for number, (title, rows) in enumerate(self._groups()):
            zones.append(Zone(AreaRef(Area.GAMES, number), ZoneKind.LIST, title, tuple(rows)))
            picks += [_pick(row) for row in rows]
        name = _name(picked, mine)
        zones.append(about.zone(self._house.store, picked, name, self._going_on()))
        acts, beside = self._acts(picked, mine), self._beside(picked)
        zones.append(about.buttons(beside))
        shown = View(
            Scene.GAMES,
            messages.TITLE,
            (*zones, foot_zone(acts)),
            (*picks, *acts, *beside),
            subtitle=messages.SUBTITLE,
            status=sentence_of(picked),
            focus=self._picked,
        )
        return self._with_question(shown, name) if self._asking else shown

    def _groups(self) -> Iterator[tuple[Text, list[Item]]]:
        """The headings and rows: favourites, the player's own, and then what else there is."""
        liked = mixtures.favourites(self._house.store)
        made = mixtures.mixtures(self._house.store)
        own = [
            self._row(EntryRef(EntryKind.MIXTURE, one.code), one.name, sentence_of(one.setup),
                      one.setup.game.id, liked)
            for one in made
        ]  # fmt: skip
        rest = [
            (one, self._row(EntryRef(EntryKind.GAME, one.id), one.title, one.sentence, one.emblem,
                            liked))
            for one in games.listed()
        ]  # fmt: skip
        favourites = [row for row in (*own, *(row for _, row in rest)) if row.starred]
        if favourites:
            yield messages.FAVOURITES, favourites
        own = [row for row in own if not row.starred]
        if own:
            yield build.OWN, own
        rest.sort(key=lambda one: one[0].place)
        for group, title in games.GROUPS.items():
            rows = [row for one, row in rest if one.group is group and not row.starred]
            if rows:
                yield title, rows

    def _row(
        self, entry: EntryRef, name: Text, note: Text, emblem: str, liked: Collection[str]
    ) -> Item:
        starred = entry.key in liked
        return Item(entry, Role.GAME, name, note=note, selected=entry == self._picked,
                    value=messages.FAVOURITE if starred else NOTHING, starred=starred,
                    emblem=emblem)  # fmt: skip

    def _acts(self, picked: Setup, mine: Mixture | None) -> list[Choice]:
        title = _name(picked, mine)
        unfinished = count_unfinished(self._house.store)
        acts = [
            BACK,
            button(
                Do(PageAction.PLAY),
                messages.play_game(title=title),
                ("play", "new"),
                main=True,
                brief=messages.PLAY,
            ),
        ]
        begun = self._going_on()
        if begun is not None:
            label, brief = matches.go_on(begun), matches.go_on_briefly(begun)
            acts.append(button(Do(PageAction.CONTINUE), label, ("continue",), brief=brief))
        if unfinished > 1:
            many = messages.unfinished(count=unfinished)
            acts.append(button(Open(destinations.ToMatches()), many, ("unfinished",)))
        if picked.rules.seats == 2:
            against = messages.against(who=next_opponent(self._house.settings))
            acts.append(button(Open(destinations.ToPeople()), against, ("opponent",)))
        if mine is None:
            acts.append(button(Do(PageAction.OPTIONS), messages.OPTIONS, ("options",)))
        else:
            acts += [
                button(Do(PageAction.EDIT), build.EDIT, ("change",)),
                button(Do(PageAction.RENAME), build.RENAME, ("rename",)),
                button(Ask(Confirmation.FORGET_GAME), build.FORGET, ("delete",)),
            ]
        return [*acts, button(Open(destinations.ToBuild()), build.TITLE, ("build",))]

    def _beside(self, picked: Setup) -> tuple[Choice, ...]:
        """What concerns the game itself: its rules, the game that it is, and a star for it."""
        same = known_game(picked)
        liked = self._picked.key in mixtures.favourites(self._house.store)
        favourite = messages.DROP_FAVOURITE if liked else messages.ADD_FAVOURITE
        return (
            button(Open(destinations.ToRules(picked)), messages.RULES, ("rules",)),
            *(() if same is None else (go_there(same.title),)),
            button(Do(PageAction.FAVOURITE), favourite, ("favourite",)),
        )

    def _with_question(self, shown: View, name: Text) -> View:
        keep = button(Do(PageAction.KEEP), build.KEEP, ("no", "keep"), key=Command.BACK, main=True)
        drop = button(Do(PageAction.DROP), build.FORGET, ("yes", "delete"))
        lines = (ended(name), build.FORGET_SURE)
        return with_dialog(shown, build.FORGET_TITLE, lines, (keep, drop), keep.intent)

    def _mixture(self) -> Mixture | None:
        if self._picked.kind is not EntryKind.MIXTURE:
            return None
        made = mixtures.mixtures(self._house.store)
        return next((one for one in made if one.code == self._picked.key), None)

    def _setup(self) -> Setup:
        """The game that is looked at; the first where that is gone."""
        mine = self._mixture()
        if mine is not None:
            return mine.setup
        if self._picked.kind is EntryKind.MIXTURE:
            self._picked = EntryRef(EntryKind.GAME, ids()[0])
        return setup_named(self._picked.key)

    def _going_on(self) -> Summary | None:
        """The unfinished match of the game looked at, the last played if there are several."""
        return unfinished_of(self._house.store, self._setup())

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Look at a game, or do what the button says."""
        house, picked, mine = self._house, self._setup(), self._mixture()
        match intent:
            case Pick(EntryRef() as entry):
                self._look_at(entry)
            case Do(PageAction.PLAY):
                house.begin(picked)
            case Do(PageAction.CONTINUE):
                begun = self._going_on()
                assert begun is not None
                house.go_on(begun.id)
            case Do(PageAction.OPTIONS):
                house.show(OptionsScreen(house, picked))
            case Do(PageAction.FAVOURITE):
                now = mixtures.turn_favourite(house.store, self._picked.key)
                house.say(messages.FAVOURITE_ADDED if now else messages.FAVOURITE_DROPPED)
            case Do(PageAction.EDIT):
                house.open(destinations.ToBuild(picked))
            case Do(PageAction.GO_THERE):
                same = known_game(picked)
                assert same is not None
                self._look_at(EntryRef(EntryKind.GAME, same.id))
            case Do(PageAction.RENAME):
                self._ask_name(picked)
            case Ask(Confirmation.FORGET_GAME):
                self._asking = True
            case Do(PageAction.KEEP):
                self._asking = False
            case Do(PageAction.DROP):
                self._asking = False
                if mine is not None:
                    mixtures.forget(house.store, mine.code)
                    house.say(build.FORGOTTEN)
            case _:
                super().choose(intent, given)

    def _look_at(self, entry: EntryRef) -> None:
        self._picked = entry
        looked, mine = self._setup(), self._mixture()
        self._house.say(about.in_short(looked, _name(looked, mine)))

    def _ask_name(self, picked: Setup) -> None:
        store, mine = self._house.store, self._mixture()

        def check(text: str) -> Message:
            name = mixtures.tidy(text)
            return build.called(name=Verbatim(name) if name else picked.title)

        def done(text: str) -> None:
            name = mixtures.keep(store, picked, text).name
            self._house.say(build.renamed(name=name))

        self._house.open(
            destinations.ToEntry(build.NAME_TITLE, build.NAME_FIELD, build.NAME_NOTE,
                        destinations.NAME_LETTERS, check, done, "" if mine is None else mine.typed,
                        mixtures.LONGEST, usual=picked.title)
        )  # fmt: skip


def _name(picked: Setup, mine: Mixture | None) -> Text:
    return picked.title if mine is None else mine.name


def _pick(row: Item) -> Choice:
    """A terminal takes a game's id, or the name or the code of a game of one's own."""
    entry = row.ref
    assert isinstance(entry, EntryRef)
    said: tuple[str, ...] = (entry.key,)
    if entry.kind is EntryKind.MIXTURE:
        typed = (row.name.text.lower(),) if isinstance(row.name, Verbatim) else ()
        said = (*typed, entry.key.lower())
    return Choice(intent=Pick(entry), label=row.name, item=entry, words=said)


class OptionsScreen(Screen):
    """The table options of one game, or of a preset, and a deal code to play."""

    def __init__(self, house: ScreenHost, usual: Setup) -> None:
        super().__init__(house)
        self._usual = usual
        self._setup = usual
        self._before: Setup | None = None
        """What was chosen before all was made as usual, until something else is."""
        self._code = ""

    def view(self) -> View:
        """A row for each option that makes a difference, with its value; the default is marked."""
        rules, usual = self._setup.rules, self._usual.rules
        rows: list[Item] = []
        choices: list[Choice] = []
        values: list[Choice] = []
        for option in listed_options(self._setup):
            value = option.current(rules)
            default = value.word == option.current(usual).word
            row = EntryRef(EntryKind.OPTION, option.id)
            control, steps = stepper(
                row, option.title, self._values(option, value), value.word, option.id
            )
            values += steps
            item = Item(
                row,
                Role.SETTING,
                option.title,
                value=value.label,
                note=option.sentence,
                selected=not default,
                control=control,
            )
            rows.append(item)
            label = labelled(option.title, value.label)
            choices.append(Choice(intent=Pick(row), label=label, item=row, words=(option.id,)))
        rows.append(
            Item(
                CODE, Role.FIELD, messages.CODE, value=Verbatim(self._code), note=self._code_note()
            )
        )
        preset = preset_of(self._usual)
        title = self._setup.game.title if preset is None else preset.title
        acts = [
            BACK,
            button(Do(PageAction.PLAY), messages.play_game(title=title), ("play",), main=True),
            button(Do(PageAction.USUAL_OPTIONS), messages.DEFAULTS, ("defaults",))
            if self._before is None
            else button(
                Do(PageAction.OPTIONS_AGAIN), messages.DEFAULTS_BACK, ("undo",), key=Command.UNDO
            ),
            button(Do(PageAction.ENTER_DEAL), messages.SPELL, ("spell",)),
        ]
        same = known_game(self._setup)
        if same is not None:
            acts.append(go_there(same.title))
        zones = (
            Zone(AreaRef(Area.OPTIONS), ZoneKind.LIST, messages.OPTIONS, tuple(rows)),
            foot_zone(acts),
        )
        return View(
            Scene.OPTIONS,
            messages.options_of(title=title),
            zones,
            (*choices, *acts, *values),
            subtitle=messages.OPTIONS_NOTE,
            focus=rows[0].ref,
        )

    def _values(self, option: TableOption, now: Value) -> tuple[tuple[str, Text], ...]:
        """What an option may be set to beside all else that is agreed, and what it is."""
        game, agreed = self._setup.game.id, self._setup.agreed
        return tuple(
            (value.word, value.label)
            for value in _with(option.values, now)
            if value.word == now.word or _together(game, agreed, option.id, value.word)
        )

    def _code_note(self) -> Text:
        """What a deal code is for, or why the one typed cannot be played."""
        if not self._code:
            return messages.CODE_NOTE
        try:
            parse_deal_code(self._code)
        except GinError as error:
            return error.sentence
        return messages.CODE_GOOD

    def _type(self, text: str) -> None:
        """Have this as the deal code; that it has become too long is said at once."""
        before = len(letters_of(self._code))
        self._code = harmless(text.strip()[: destinations.LONGEST_TYPED]).upper()
        if before <= CODE_LETTERS < len(letters_of(self._code)):
            self._house.refuse(self._code_note())

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Give an option its next value, type a deal code, or do what the button says."""
        match intent:
            case Pick(EntryRef(EntryKind.OPTION, option)):
                self._turn(option)
            case Pick(EntryRef(EntryKind.SET) as step):
                id, word = value_of(step)
                self._set(self._option(id), word)
            case Enter():
                self._type(str(given))
            case Do(PageAction.PLAY):
                self._play()
            case Do(PageAction.USUAL_OPTIONS):
                chosen, self._setup = self._setup, self._usual
                self._before = chosen if chosen != self._usual else None
                self._house.say(messages.DEFAULTS_NOW)
            case Do(PageAction.OPTIONS_AGAIN) if self._before is not None:
                self._setup, self._before = self._before, None
                self._house.say(messages.DEFAULTS_TAKEN_BACK)
            case Do(PageAction.GO_THERE):
                same = known_game(self._setup)
                assert same is not None
                self._usual = self._setup = setup(same.id)
                self._house.say(build.reads(title=same.title))
            case Do(PageAction.ENTER_DEAL):
                self._house.open(
                    destinations.ToEntry(
                        messages.CODE, messages.CODE, messages.CODE_NOTE, destinations.CODE_LETTERS,
                        _played_by, self._type, self._code,
                    )
                )  # fmt: skip
            case _:
                super().choose(intent, given)

    def _turn(self, id: str) -> None:
        """The option's next value; those that clash are passed over, with the reason."""
        option = self._option(id)
        current = option.current(self._setup.rules).word
        words = [value.word for value in option.values]
        place = words.index(current) if current in words else -1
        for step in range(1, len(words) + 1):
            word = words[(place + step) % len(words)]
            if self._set(option, word):
                return

    def _option(self, id: str) -> TableOption:
        return next(one for one in options_of(self._setup.game) if one.id == id)

    def _set(self, option: TableOption, word: str) -> bool:
        """Give an option a value and say so; False, with the reason, where that clashes."""
        try:
            self._setup, self._before = with_value(self._setup, option, word), None
        except GinError as error:
            self._house.refuse(error.sentence)
            return False
        told = labelled(option.title, option.value(word).label)
        self._house.say(ended(told), SentenceKind.VALUE)
        same = known_game(self._setup)
        if same is not None:
            self._house.say(build.reads(title=same.title))
        return True

    def _play(self) -> None:
        if not self._code:
            self._house.begin(self._setup)
            return
        try:
            seed, dealer = parse_deal_code(self._code)
        except GinError as error:
            self._house.refuse(error.sentence)
            return
        self._house.sit_down(self._setup, seed, dealer)


def _with(values: tuple[Value, ...], now: Value) -> tuple[Value, ...]:
    """The values with the one that an option has, though it may be none of them."""
    return values if any(one.word == now.word for one in values) else (*values, now)


@lru_cache(maxsize=512)
def _together(game: str, agreed: tuple[str, ...], option: str, word: str) -> bool:
    """May an option of a game be set to this beside all else that is agreed?"""
    found = setup(game, agreed)
    wanted = next(one for one in options_of(found.game) if one.id == option)
    try:
        with_value(found, wanted, word)
    except GinError:
        return False
    return True


def _played_by(code: str) -> Message:
    """What a deal code is for. Raises BadDealCode for what is none."""
    parse_deal_code(code)
    return messages.CODE_GOOD
