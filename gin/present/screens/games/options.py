"""Page of table options, where a deal can also be played by its code."""

from __future__ import annotations

from functools import lru_cache

from gin.core.errors import GinError
from gin.core.external_text import harmless
from gin.core.message import Message, Text, Verbatim, ended, labelled
from gin.core.shuffle import CODE_LETTERS, letters_of, parse_deal_code
from gin.interface import destinations
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.interface.intents import (
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
from gin.messages import build, shared
from gin.messages import games as messages
from gin.present.pages import BACK, button, foot_zone, go_there, stepper, value_of
from gin.present.screen import Screen, ScreenHost
from gin.variants.options.option import TableOption, Value
from gin.variants.pages.page import listed_options
from gin.variants.sameness import known_game
from gin.variants.setups import Setup, options_of, preset_of, setup, with_value

CODE = EntryRef(EntryKind.FIELD, "code")
"""Field for the deal code."""


class OptionsScreen(Screen):
    """Table options of a game or preset, and a deal code to play."""

    def __init__(self, host: ScreenHost, usual: Setup) -> None:
        super().__init__(host)
        self._usual = usual
        self._setup = usual
        self._before: Setup | None = None
        """Options before the reset to defaults, for undo; None after another change."""
        self._code = ""

    def view(self) -> View:
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
        if rules.seats == 2:
            two = Open(destinations.ToPartner(self._setup))
            acts.append(button(two, shared.TITLE, ("two players", "together")))
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
        """Return the option's current value and all values compatible with the other options."""
        game, agreed = self._setup.game.id, self._setup.agreed
        return tuple(
            (value.word, value.label)
            for value in _including(option.values, now)
            if value.word == now.word or _is_compatible(game, agreed, option.id, value.word)
        )

    def _code_note(self) -> Text:
        """Return the note on the deal code: its purpose, its error, or that it is valid."""
        if not self._code:
            return messages.CODE_NOTE
        try:
            parse_deal_code(self._code)
        except GinError as error:
            return error.sentence
        return messages.CODE_GOOD

    def _type(self, text: str) -> None:
        """Set the deal code, and report when it becomes too long."""
        before = len(letters_of(self._code))
        self._code = harmless(text.strip()[: destinations.LONGEST_TYPED]).upper()
        if before <= CODE_LETTERS < len(letters_of(self._code)):
            self._host.refuse(self._code_note())

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.OPTION, option)):
                self._set_next_value(option)
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
                self._host.say(messages.DEFAULTS_NOW)
            case Do(PageAction.OPTIONS_AGAIN) if self._before is not None:
                self._setup, self._before = self._before, None
                self._host.say(messages.DEFAULTS_TAKEN_BACK)
            case Do(PageAction.GO_THERE):
                same = known_game(self._setup)
                assert same is not None
                self._usual = self._setup = setup(same.id)
                self._host.say(build.reads(title=same.title))
            case Do(PageAction.ENTER_DEAL):
                self._host.open(
                    destinations.ToEntry(
                        messages.CODE, messages.CODE, messages.CODE_NOTE, destinations.CODE_LETTERS,
                        _check_code, self._type, self._code,
                    )
                )  # fmt: skip
            case _:
                super().choose(intent, given)

    def _set_next_value(self, id: str) -> None:
        """Set the option's next compatible value, announcing why others were skipped."""
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
        """Set an option and announce it; on a conflict, announce the reason and return False."""
        try:
            self._setup, self._before = with_value(self._setup, option, word), None
        except GinError as error:
            self._host.refuse(error.sentence)
            return False
        text = labelled(option.title, option.value(word).label)
        self._host.say(ended(text), SentenceKind.VALUE)
        same = known_game(self._setup)
        if same is not None:
            self._host.say(build.reads(title=same.title))
        return True

    def _play(self) -> None:
        if not self._code:
            self._host.matches.start_or_ask(self._setup)
            return
        try:
            seed, dealer = parse_deal_code(self._code)
        except GinError as error:
            self._host.refuse(error.sentence)
            return
        self._host.matches.start(self._setup, seed, dealer)


def _including(values: tuple[Value, ...], now: Value) -> tuple[Value, ...]:
    return values if any(one.word == now.word for one in values) else (*values, now)


@lru_cache(maxsize=512)
def _is_compatible(game: str, agreed: tuple[str, ...], option: str, word: str) -> bool:
    found = setup(game, agreed)
    wanted = next(one for one in options_of(found.game) if one.id == option)
    try:
        with_value(found, wanted, word)
    except GinError:
        return False
    return True


def _check_code(code: str) -> Message:
    """Check a deal code and return a message that it is valid.

    Raises:
        BadDealCode: the code is invalid.
    """
    parse_deal_code(code)
    return messages.CODE_GOOD
