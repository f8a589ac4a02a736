"""The keys: a row for each command, and the question for another key."""

from __future__ import annotations

from dataclasses import replace

from gin.present.input import keymap
from gin.present.input.keymap import Command
from gin.present.pages import BACK, button_zone, with_dialog
from gin.present.screen import House, Screen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import keys as words

FIELD = "key"
"""What a pressed key is entered into."""
_SECTIONS = (
    (words.MOVES, keymap.MOVES),
    (words.ACTS, keymap.ACTS),
    (words.QUESTIONS, keymap.QUESTIONS),
    (words.CARDS, keymap.CARDS),
    (words.WINDOW, keymap.WINDOW),
)
_USUAL = Choice(id="usual", label=words.USUAL, item="button:usual", words=("usual", "all as usual"))


class KeysScreen(Screen):
    """Every command with its key. One of them may be waiting for another key."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asked: Command | None = None
        self._wished = ""
        self._resetting = False
        self._last = f"key:{keymap.MOVES[0].id}"

    # What is shown.

    def view(self) -> View:
        """The rows section by section, or a question over them."""
        zones: list[Zone] = []
        choices: list[Choice] = []
        for number, (title, commands) in enumerate(_SECTIONS):
            rows = tuple(self._row(command) for command in commands)
            zones.append(Zone(f"keys:{number}", ZoneKind.LIST, title, rows))
            choices += [
                Choice(id=row.id, label=f"{row.name}: {row.value}", item=row.id,
                       words=(command.id.replace("_", " "),))
                for command, row in zip(commands, rows, strict=True)
            ]  # fmt: skip
        shown = View(
            Scene.KEYS,
            words.TITLE,
            (*zones, button_zone((BACK, _USUAL))),
            (*choices, _USUAL, BACK),
            subtitle=words.SUBTITLE,
            focus=self._last,
        )
        if self._resetting:
            return self._sure(shown)
        if self._asked is None:
            return shown
        return self._clash(shown) if self._wished else self._question(shown)

    def _row(self, command: Command) -> Item:
        key = keymap.key_map(self._house.settings).key(command.id)
        return Item(
            f"key:{command.id}", Role.SETTING, words.started(command.sentence),
            value=key or words.NONE,
        )  # fmt: skip

    def _key(self, command: Command) -> str:
        return keymap.key_map(self._house.settings).key(command.id)

    def _question(self, shown: View) -> View:
        assert self._asked is not None
        command, key = self._asked, self._key(self._asked)
        choices = [
            Choice(
                id="leave",
                label=words.LEAVE,
                item="button:leave",
                key="back",
                words=("leave",),
            )
        ]
        if key != command.key:
            label = words.usual(command.key)
            choices.append(
                Choice(id="as-usual", label=label, item="button:as-usual", words=("as usual",))
            )
        if key and command.id != "back":
            choices.append(
                Choice(id="none", label=words.TAKE_AWAY, item="button:none", words=("none",))
            )
        lines = words.press(command.sentence, key)
        asked = with_dialog(shown, words.TITLE, lines, tuple(choices), "leave")
        assert asked.dialog is not None
        return replace(asked, dialog=replace(asked.dialog, listens=FIELD))

    def _sure(self, shown: View) -> View:
        """All changes would be lost, so it is asked once more."""
        keep = Choice(
            id="keep-keys",
            label=words.LEAVE,
            item="button:keep-keys",
            key="back",
            words=("leave", "no"),
            main=True,
        )
        usual = Choice(
            id="all-usual", label=words.USUAL, item="button:all-usual", words=("usual", "yes")
        )
        lines = (words.all_lost(len(self._house.settings.keys)),)
        return with_dialog(shown, words.USUAL, lines, (keep, usual), "keep-keys")

    def _clash(self, shown: View) -> View:
        assert self._asked is not None
        old = keymap.spare(self._house.settings, self._asked.id)
        owner = keymap.command_called(keymap.key_map(self._house.settings).owner(self._wished))
        assert owner is not None
        label = words.EXCHANGE if old else words.TAKE_OVER
        choices = (
            Choice(
                id="exchange",
                label=label,
                item="button:exchange",
                words=("exchange", "yes"),
                main=True,
            ),
            Choice(id="again", label=words.AGAIN, item="button:again", words=("again", "no")),
            Choice(
                id="keep",
                label=words.LEAVE,
                item="button:keep",
                key="back",
                words=("leave",),
            ),
        )
        lines = words.clash(self._wished, owner.sentence, old)
        return with_dialog(shown, words.TITLE, lines, choices, "keep")

    # What is done.

    def choose(self, id: str) -> None:
        """Ask for another key, or do what the question says."""
        asked = self._asked
        match id:
            case "back":
                self._house.back()
            case "usual":
                self._resetting = bool(self._house.settings.keys)
                if not self._resetting:
                    self._house.say(words.ALL_USUAL)
            case "keep-keys":
                self._resetting = False
            case "all-usual":
                self._resetting = False
                self._house.change("keys", ())
                self._house.say(words.ALL_USUAL)
            case "leave" | "keep":
                self._asked, self._wished = None, ""
            case "again":
                self._wished = ""
                self._ask_aloud()
            case "exchange" if asked is not None:
                self._set(asked, self._wished)
            case "as-usual" if asked is not None:
                self._wish(asked, asked.key)
            case "none" if asked is not None:
                self._set(asked, "")
            case _:
                self._last = id
                self._asked = keymap.command_called(id.removeprefix("key:"))
                self._ask_aloud()

    def _ask_aloud(self) -> None:
        dialog = self.view().dialog
        for line in dialog.text if dialog is not None else ():
            self._house.say(line)

    def enter(self, field: str, text: str) -> None:
        """A key was pressed, or its name typed."""
        asked = self._asked
        if asked is None or field != FIELD or self._wished:
            return
        if text == keymap.FREES and asked.id != "back":
            self._set(asked, "")
        elif text == keymap.ALWAYS_BACK and asked.id != "back":
            self._house.say(words.fixed(text))
        else:
            self._wish(asked, text)

    def _wish(self, asked: Command, key: str) -> None:
        owner = keymap.key_map(self._house.settings).owner(key)
        if owner in ("", asked.id):
            self._set(asked, key)
            return
        self._wished = key
        self._ask_aloud()

    def _set(self, asked: Command, key: str) -> None:
        self._asked, self._wished = None, ""
        self._house.change("keys", keymap.exchanged(self._house.settings, asked.id, key))
        self._house.say(words.now(asked.sentence, key))
