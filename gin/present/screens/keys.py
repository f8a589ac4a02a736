"""Key settings: a row for each command, and the question for a new key."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.message import labelled, started
from gin.interface.commands import Command
from gin.interface.intents import Ask, Confirmation, Do, Enter, Given, Intent, PageAction, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import keys as messages
from gin.present.input import keymap
from gin.present.pages import BACK, button, button_zone, with_dialog
from gin.present.screen import Screen, ScreenHost
from gin.present.words import keys as words

FIELD = EntryRef(EntryKind.FIELD, "key")
"""Field that receives the pressed key."""
_SECTIONS = (
    (messages.MOVES, keymap.MOVES),
    (messages.ACTS, keymap.ACTS),
    (messages.QUESTIONS, keymap.QUESTIONS),
    (messages.CARDS, keymap.CARDS),
    (messages.WINDOW, keymap.WINDOW),
)
_USUAL = button(Ask(Confirmation.USUAL_KEYS), messages.USUAL, ("usual", "all as usual"))


_KEEP = Do(PageAction.KEEP)


class KeysScreen(Screen):
    """List of commands with their keys; one may be waiting for a new key."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._asked: Command | None = None
        self._requested = ""
        self._resetting = False
        self._last = _row_of(keymap.MOVES[0])

    def view(self) -> View:
        zones: list[Zone] = []
        choices: list[Choice] = []
        for number, (title, commands) in enumerate(_SECTIONS):
            rows = tuple(self._row(command) for command in commands)
            zones.append(Zone(AreaRef(Area.KEYS, number), ZoneKind.LIST, title, rows))
            choices += [
                Choice(intent=Pick(_row_of(command)), label=labelled(row.name, row.value),
                       item=row.ref, words=(command.replace("_", " "),))
                for command, row in zip(commands, rows, strict=True)
            ]  # fmt: skip
        shown = View(
            Scene.KEYS,
            messages.TITLE,
            (*zones, button_zone((BACK, _USUAL))),
            (*choices, _USUAL, BACK),
            subtitle=messages.SUBTITLE,
            focus=self._last,
        )
        if self._resetting:
            return self._reset_question(shown)
        if self._asked is None:
            return shown
        return self._conflict_question(shown) if self._requested else self._question(shown)

    def _row(self, command: Command) -> Item:
        key = keymap.key_map(self._host.settings).key(command)
        return Item(
            _row_of(command), Role.SETTING, started(command.sentence),
            value=words.cap(key) or words.NONE,
        )  # fmt: skip

    def _key(self, command: Command) -> str:
        return keymap.key_map(self._host.settings).key(command)

    def _question(self, shown: View) -> View:
        assert self._asked is not None
        command, key = self._asked, self._key(self._asked)
        choices = [button(_KEEP, messages.LEAVE, ("leave",), name="leave", key=Command.BACK)]
        if key != command.key:
            usual = messages.as_usual(key=words.cap(command.key))
            choices.append(button(Do(PageAction.KEY_AS_USUAL), usual, ("as usual",)))
        if key and command is not Command.BACK:
            choices.append(button(Do(PageAction.NO_KEY), messages.TAKE_AWAY, ("none",)))
        lines = words.press(command.sentence, key)
        asked = with_dialog(shown, messages.TITLE, lines, tuple(choices), _KEEP)
        assert asked.dialog is not None
        return replace(asked, dialog=replace(asked.dialog, listens=FIELD))

    def _reset_question(self, shown: View) -> View:
        choices = (
            button(
                _KEEP,
                messages.LEAVE,
                ("leave", "no"),
                name="keep-keys",
                key=Command.BACK,
                main=True,
            ),
            button(Do(PageAction.ALL_USUAL), messages.USUAL, ("usual", "yes")),
        )
        lines = (messages.all_lost(count=len(self._host.settings.keys)),)
        return with_dialog(shown, messages.USUAL, lines, choices, _KEEP)

    def _conflict_question(self, shown: View) -> View:
        assert self._asked is not None
        old = keymap.key_left_to_other(self._host.settings, self._asked)
        owner = keymap.key_map(self._host.settings).owner(self._requested)
        assert owner is not None
        label = messages.EXCHANGE if old else messages.TAKE_OVER
        choices = (
            button(Do(PageAction.EXCHANGE_KEYS), label, ("exchange", "yes"), main=True),
            button(Do(PageAction.ANOTHER_KEY), messages.AGAIN, ("again", "no"), name="again"),
            button(_KEEP, messages.LEAVE, ("leave",), key=Command.BACK),
        )
        lines = words.clash(self._requested, owner.sentence, old)
        return with_dialog(shown, messages.TITLE, lines, choices, _KEEP)

    def choose(self, intent: Intent, given: Given = None) -> None:
        asked = self._asked
        match intent:
            case Ask(Confirmation.USUAL_KEYS):
                self._resetting = bool(self._host.settings.keys)
                if not self._resetting:
                    self._host.say(messages.ALL_USUAL)
            case Do(PageAction.ALL_USUAL):
                self._resetting = False
                self._host.change("keys", ())
                self._host.say(messages.ALL_USUAL)
            case Do(PageAction.KEEP):
                self._resetting, self._asked, self._requested = False, None, ""
            case Do(PageAction.ANOTHER_KEY):
                self._requested = ""
                self._ask_aloud()
            case Do(PageAction.EXCHANGE_KEYS) if asked is not None:
                self._set(asked, self._requested)
            case Do(PageAction.KEY_AS_USUAL) if asked is not None:
                self._request(asked, asked.key)
            case Do(PageAction.NO_KEY) if asked is not None:
                self._set(asked, "")
            case Enter() if asked is not None:
                self._enter(asked, str(given))
            case Pick(EntryRef(EntryKind.KEY, word) as row):
                self._last = row
                self._asked = keymap.command_called(word)
                self._ask_aloud()
            case _:
                super().choose(intent, given)

    def _ask_aloud(self) -> None:
        dialog = self.view().dialog
        for line in dialog.text if dialog is not None else ():
            self._host.say(line)

    def _enter(self, asked: Command, text: str) -> None:
        if text == keymap.FREES and asked is not Command.BACK:
            self._set(asked, "")
        elif text == keymap.ALWAYS_BACK and asked is not Command.BACK:
            self._host.refuse(messages.fixed(key=words.cap(text)))
        else:
            self._request(asked, text)

    def _request(self, asked: Command, key: str) -> None:
        owner = keymap.key_map(self._host.settings).owner(key)
        if owner in (None, asked):
            self._set(asked, key)
            return
        self._requested = key
        self._ask_aloud()

    def _set(self, asked: Command, key: str) -> None:
        self._asked, self._requested = None, ""
        self._host.change("keys", keymap.swapped_keys(self._host.settings, asked, key))
        self._host.say(words.now(asked.sentence, key))


def _row_of(command: Command) -> EntryRef:
    return EntryRef(EntryKind.KEY, command)
