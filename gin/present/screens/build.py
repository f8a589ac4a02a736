"""Custom games: a base game with options."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gin.core.errors import GinError
from gin.core.message import NOTHING, Message, Text, ended, labelled
from gin.interface import destinations
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.interface.intents import Change, Do, Given, Intent, Open, PageAction, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import build as messages
from gin.messages import games, shared
from gin.present.pages import BACK, button, button_zone, foot_zone, go_there
from gin.present.screen import Screen, ScreenHost
from gin.present.words import build as words
from gin.session import mixtures
from gin.variants.codes import game_code, parse_game_code
from gin.variants.options.catalogue import BY_ID
from gin.variants.options.option import NumberRange, TableOption
from gin.variants.registry import GAMES, game, own_rules
from gin.variants.sameness import known_game
from gin.variants.setups import (
    Setup,
    available_options,
    chosen_in,
    has_effect,
    setup,
    values_of,
    with_value,
)


class BuildScreen(Screen):
    """A custom game that the player is building."""

    def __init__(self, host: ScreenHost, begun: Setup | None = None) -> None:
        super().__init__(host)
        self._setup = begun or setup("gin")
        self._before: Setup | None = None
        """Game before the last replacement, for undo, or None."""
        self._options: tuple[TableOption, ...] = ()
        self._chosen: set[str] = set()
        self._reasons: dict[str, Text] = {}
        self._update_reasons()

    def _update_reasons(self) -> None:
        self._options = available_options(self._setup.game)
        self._chosen = {option.id for option, _ in chosen_in(self._setup.agreed)}
        self._reasons = {option.id: self._why_fixed(option) for option in self._options}

    def _why_fixed(self, option: TableOption) -> Text:
        """Return why an option cannot be changed or has no effect; empty otherwise."""
        now = option.current(self._setup.rules).word
        reason: Text = NOTHING
        for value in values_of(self._setup.game, option):
            if value.word == now:
                continue
            why = self.why_not(option, value.word)
            if not why:
                return messages.NO_DIFFERENCE if self._has_no_effect(option) else NOTHING
            reason = reason or why
        return reason

    def _has_no_effect(self, option: TableOption) -> bool:
        """Return whether an option has no effect; False if the player has chosen its value."""
        return option.id not in self._chosen and not has_effect(self._setup, option)

    def why_not(self, option: TableOption, word: str) -> Text:
        """Return why a value conflicts with the other options; empty if it does not."""
        try:
            with_value(self._setup, option, word)
        except GinError as error:
            return error.sentence
        return NOTHING

    @property
    def agreed(self) -> Setup:
        return self._setup

    def view(self) -> View:
        custom = self._setup
        first = Item(EntryRef(EntryKind.GAME, custom.game.id), Role.GAME, custom.game.title,
                     note=custom.game.sentence, value=messages.CHANGE,
                     emblem=custom.game.id)  # fmt: skip
        begin = Choice(
            intent=Do(PageAction.BEGIN_WITH),
            label=messages.begin_with(title=custom.game.title),
            item=first.ref,
            words=("begin",),
        )
        zones = [self._slip(), Zone(AreaRef(Area.BEGIN), ZoneKind.LIST, messages.BEGIN, (first,))]
        choices = [begin]
        for number, (title, options) in enumerate(self._sections()):
            rows = tuple(self._row(option) for option in options)
            zones.append(Zone(AreaRef(Area.OPTIONS, number), ZoneKind.LIST, title, rows))
            choices += [
                Choice(
                    intent=Pick(EntryRef(EntryKind.OPTION, option.id)),
                    label=labelled(row.name, row.value),
                    item=row.ref,
                    words=(option.id,),
                    why=self._reasons[option.id],
                )
                for option, row in zip(options, rows, strict=True)
            ]
        mixture = mixtures.mixture_of(self._host.store, custom)
        acts = [
            BACK,
            button(Do(PageAction.PLAY), messages.PLAY, ("play",), main=True),
            button(
                Do(PageAction.SAVE), messages.SAVE if mixture is None else messages.SAVED,
                ("keep", "save"),
                why=NOTHING if mixture is None else messages.kept(name=mixture.name),
            ),
            button(Do(PageAction.ENTER_CODE), messages.ENTER_CODE, ("enter a code",)),
            button(Open(destinations.ToRules(custom)), messages.RULES, ("rules",)),
        ]  # fmt: skip
        if custom.rules.seats == 2:
            two = Open(destinations.ToPartner(custom))
            acts.append(button(two, shared.TITLE, ("two players", "together")))
        same = known_game(custom)
        if same is not None:
            acts.append(go_there(same.title))
        if custom.agreed:
            acts.append(button(Do(PageAction.USUAL_OPTIONS), messages.DEFAULTS, ("as usual",)))
        if self._before is not None:
            acts.append(
                button(
                    Do(PageAction.OPTIONS_AGAIN), games.DEFAULTS_BACK, ("undo",), key=Command.UNDO
                )
            )
        zones.append(foot_zone(acts))
        return View(
            Scene.BUILD,
            messages.TITLE,
            tuple(zones),
            (*choices, *acts),
            status=self._name,
            focus=first.ref,
        )

    @property
    def _name(self) -> Text:
        return mixtures.title_of(self._host.store, self._setup)

    def _slip(self) -> Zone:
        custom = self._setup
        lines: list[tuple[Role, Text, Text]] = [(Role.HEADING, self._name, NOTHING)]
        if self._name != custom.game.title:
            lines.append((Role.TEXT, messages.made_from(title=custom.game.title), NOTHING))
        same = words.same_game(custom)
        if same:
            lines.append((Role.TEXT, same, NOTHING))
        lines += [(Role.TEXT, option.title, value.label) for option, value in custom.chosen]
        lines.append((Role.TEXT, words.code(game_code(custom)), NOTHING))
        items = tuple(
            Item(EntryRef(EntryKind.SLIP, str(number)), role, text, value=value)
            for number, (role, text, value) in enumerate(lines)
        )
        return Zone(AreaRef(Area.SLIP), ZoneKind.PAGE, messages.SLIP, items)

    def _sections(self) -> Iterator[tuple[Text, list[TableOption]]]:
        rest = {option.id: option for option in self._options}
        for title, ids in words.SECTIONS:
            here = [rest.pop(id) for id in ids if id in rest]
            if here:
                yield title, here
        if rest:
            yield messages.DEAL, list(rest.values())

    def _row(self, option: TableOption) -> Item:
        value = option.current(self._setup.rules)
        usual = option.current(own_rules(self._setup.game))
        why = self._reasons[option.id]
        acting = {one.id for one, _ in self._setup.chosen}
        idle = option.id in self._chosen - acting
        return Item(
            EntryRef(EntryKind.OPTION, option.id),
            Role.SETTING,
            option.title,
            value=value.label,
            note=why or (messages.NO_DIFFERENCE if idle else option.sentence),
            selected=value.word != usual.word,
            dimmed=bool(why),
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        host, custom = self._host, self._setup
        match intent:
            case Pick(EntryRef(EntryKind.OPTION, option)):
                self._change(BY_ID[option])
            case Change(option, str(word)):
                self.pick(BY_ID[option], word)
            case Do(PageAction.BEGIN_WITH):
                host.show(BeginScreen(host, custom.game.id, self._begin_with))
            case Do(PageAction.PLAY):
                host.matches.start_or_ask(custom)
            case Do(PageAction.SAVE):
                name = mixtures.keep(host.store, custom).name
                host.say(messages.kept(name=name))
            case Do(PageAction.ENTER_CODE):
                host.open(
                    destinations.ToEntry(
                        messages.CODE_TITLE,
                        messages.CODE_FIELD,
                        messages.CODE_NOTE,
                        destinations.CODE_LETTERS,
                        _what_code_reads,
                        self._take_code,
                    )
                )
            case Do(PageAction.USUAL_OPTIONS):
                self.take(setup(custom.game.id))
            case Do(PageAction.GO_THERE):
                same = known_game(custom)
                assert same is not None
                self.take(setup(same.id))
            case Do(PageAction.OPTIONS_AGAIN) if self._before is not None:
                self.take(self._before)
                self._before = None
            case _:
                super().choose(intent, given)

    def take(self, custom: Setup) -> None:
        self._before = self._setup if self._setup.agreed else None
        self._setup = custom
        self._update_reasons()
        self._host.say(messages.now_called(name=self._name))

    def _take_code(self, text: str) -> None:
        self.take(parse_game_code(text))

    def _begin_with(self, id: str) -> None:
        """Change the base game, keeping the chosen options that are compatible."""
        agreed: list[str] = []
        known = {option.id for option in available_options(game(id))}
        for option, value in chosen_in(self._setup.agreed):
            if option.id not in known:
                continue
            wanted = f"{option.id}={value.word}"
            try:
                setup(id, [*agreed, wanted])
            except GinError as error:
                self._host.say(words.left_out(option.title, error.sentence))
            else:
                agreed.append(wanted)
        self.take(setup(id, agreed))

    def _change(self, option: TableOption) -> None:
        """Switch an option that has two values, or open the list of its values."""
        found = values_of(self._setup.game, option)
        now = option.current(self._setup.rules).word
        if option.numbers is None and len(found) == 2:
            self.pick(option, next(value.word for value in found if value.word != now))
        else:
            self._host.show(ValuesScreen(self._host, self, option))

    def pick(self, option: TableOption, word: str) -> None:
        before, was = self._name, words.same_game(self._setup)
        self._setup, self._before = with_value(self._setup, option, word), None
        self._update_reasons()
        self._host.say(ended(labelled(option.title, option.value(word).label)), SentenceKind.VALUE)
        if self._name != before:
            self._host.say(messages.now_called(name=self._name))
        same = words.same_game(self._setup)
        if same and same != was:
            self._host.say(same)


def _what_code_reads(text: str) -> Message:
    return messages.reads(title=parse_game_code(text).title)


class BeginScreen(Screen):
    """List of base games."""

    def __init__(self, host: ScreenHost, now: str, done: Callable[[str], None]) -> None:
        super().__init__(host)
        self._now = now
        self._done = done

    def view(self) -> View:
        rows = tuple(
            Item(EntryRef(EntryKind.GAME, one.id), Role.GAME, one.title, note=one.sentence,
                 selected=one.id == self._now, emblem=one.id)
            for one in GAMES
        )  # fmt: skip
        picks = tuple(
            Choice(
                intent=Pick(EntryRef(EntryKind.GAME, one.id)),
                label=row.name,
                item=row.ref,
                words=(one.id,),
            )
            for row, one in zip(rows, GAMES, strict=True)
        )
        zones = (
            Zone(AreaRef(Area.GAMES), ZoneKind.LIST, messages.BEGIN_TITLE, rows),
            button_zone((BACK,)),
        )
        return View(
            Scene.OPTIONS, messages.BEGIN_TITLE, zones, (*picks, BACK),
            subtitle=messages.BEGIN_NOTE, focus=EntryRef(EntryKind.GAME, self._now),
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.GAME, game_id)):
                self._host.back()
                self._done(game_id)
            case _:
                super().choose(intent, given)


class ValuesScreen(Screen):
    """List of an option's values, with a reason at each that conflicts with other options."""

    def __init__(self, host: ScreenHost, build: BuildScreen, option: TableOption) -> None:
        super().__init__(host)
        self._build = build
        self._option = option

    def view(self) -> View:
        option, custom = self._option, self._build.agreed
        now = option.current(custom.rules)
        values = list(values_of(custom.game, option))
        if all(value.word != now.word for value in values):
            values.append(now)
        rows: list[Item] = []
        choices: list[Choice] = []
        for value in values:
            why = NOTHING if value.word == now.word else self._build.why_not(option, value.word)
            row = EntryRef(EntryKind.VALUE, value.word)
            marked = (
                messages.CHOSEN if value.word == now.word else messages.CLASH if why else NOTHING
            )
            rows.append(
                Item(row, Role.SETTING, value.label, note=why, value=marked, dimmed=bool(why),
                     selected=value.word == now.word)
            )  # fmt: skip
            choices.append(
                Choice(
                    intent=Pick(row),
                    label=value.label,
                    item=row,
                    words=(value.word,),
                    why=why,
                )
            )
        acts = [BACK]
        if option.numbers is not None:
            acts.append(
                button(Do(PageAction.ENTER_NUMBER), messages.OTHER_NUMBER, ("another number",))
            )
        title = option.title
        zones = (Zone(AreaRef(Area.VALUES), ZoneKind.LIST, title, tuple(rows)), button_zone(acts))
        return View(
            Scene.OPTIONS, title, zones, (*choices, *acts), subtitle=option.sentence,
            focus=EntryRef(EntryKind.VALUE, now.word),
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.ENTER_NUMBER):
                self._ask_number()
            case Pick(EntryRef(EntryKind.VALUE, word)):
                self._host.back(Change(self._option.id, word))
            case _:
                super().choose(intent, given)

    def _range(self, option: TableOption, numbers: NumberRange) -> tuple[int, int]:
        """Return the smallest and largest number compatible with the other options.

        If no listed value is compatible, return the option's full range, so that typing a number
        shows the reason.
        """
        every = range(numbers.least, numbers.most + 1)
        if any(not self._build.why_not(option, value.word) for value in option.values):
            fits = (one for one in every if not self._build.why_not(option, str(one)))
            back = (one for one in reversed(every) if not self._build.why_not(option, str(one)))
            return next(fits, numbers.least), next(back, numbers.most)
        return numbers.least, numbers.most

    def _ask_number(self) -> None:
        option, numbers = self._option, self._option.numbers
        assert numbers is not None

        def check(text: str) -> Message:
            value = option.value(text.strip())
            setup(self._build.agreed.game.id, [f"{option.id}={value.word}"])
            return labelled(option.title, value.label)

        def done(text: str) -> None:
            word = option.value(text.strip()).word
            why = self._build.why_not(option, word)
            self._host.back()
            if why:
                self._host.refuse(why)
            else:
                self._build.pick(option, word)

        least, most = self._range(option, numbers)
        title = messages.number_of(title=option.title, least=least, most=most)
        self._host.open(
            destinations.ToEntry(
                title, option.title, messages.NUMBER_NOTE, destinations.DIGITS, check, done, most=5
            )
        )
