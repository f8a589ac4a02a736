"""Which key does what: commands by name, the keys they have at first, and those a player gave them.

A key is named as on its cap ("D", "Left", "F1"), "Shift+S" with Shift. Front ends translate.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gin.session.settings import Settings


@dataclass(frozen=True, slots=True)
class Command:
    """A command with its first key and a sentence for help."""

    id: str
    key: str
    sentence: str


MOVES: tuple[Command, ...] = (
    Command("left", "Left", "the card or button to the left"),
    Command("right", "Right", "the card or button to the right"),
    Command("up", "Up", "up in a list"),
    Command("down", "Down", "down in a list"),
    Command("first", "Home", "the first card or button"),
    Command("last", "End", "the last card or button"),
    Command("next_zone", "Tab", "the next area"),
    Command("previous_zone", "Shift+Tab", "the area before"),
    Command("activate", "Enter", "discard, or press the button"),
    Command("back", "Esc", "the menu, or back"),
)

ACTS: tuple[Command, ...] = (
    Command("draw", "Space", "draw from the stock"),
    Command("take", "U", "take the face-up card"),
    Command("pass", "P", "pass the upcard, or leave the die"),
    Command("raise", "R", "raise the stake die, where there is one"),
    Command("accept", "C", "accept the offered stake"),
    Command("refuse", "F", "refuse it, and give the hand up"),
    Command("knock", "K", "knock, the focused card down"),
    Command("gin", "G", "go gin"),
    Command("big_gin", "B", "go big gin"),
    Command("pick", "X", "pick the card for a meld"),
    Command("group", "J", "make a meld of the picked cards"),
    Command("loosen", "L", "make the picked cards deadwood"),
    Command("best", "A", "the best lay-offs"),
    Command("done", "N", "done, or the next hand"),
    Command("sort", "O", "sort the hand another way"),
    Command("card_left", "Shift+Left", "move the card to the left"),
    Command("card_right", "Shift+Right", "move the card to the right"),
    Command("hint", "I", "a hint, where there is one"),
    Command("undo", "Z", "take back, where that is allowed"),
    Command("sheet", "Shift+S", "the score sheet"),
    Command("magnify", "Y", "the focused card enlarged, or not"),
    Command("commands", "F10", "a list of what can be done"),
    Command("help", "F1", "help"),
)

QUESTIONS: tuple[Command, ...] = (
    Command("top", "D", "the top of the discard pile"),
    Command("hand", "H", "your hand"),
    Command("deadwood", "V", "your deadwood"),
    Command("melds", "M", "your melds"),
    Command("odds", "Shift+V", "the odds of the next draw, where they are shown"),
    Command("score", "S", "the score"),
    Command("turn", "T", "whose turn it is"),
    Command("cards_left", "E", "how many cards are left"),
    Command("status", "W", "what can be done now"),
    Command("seal", "Shift+D", "the seal of this deal"),
    Command("older", ",", "what happened before"),
    Command("newer", ".", "what happened after"),
    Command("oldest", "Shift+,", "the first thing that happened"),
    Command("newest", "Shift+.", "the last thing that happened"),
    Command("repeat", "Shift+Up", "the last sentence again"),
)

_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
           "tenth")  # fmt: skip
CARDS: tuple[Command, ...] = tuple(
    Command(f"card_{place}", str(place % 10), f"read the {name} card of your hand")
    for place, name in enumerate(_PLACES, start=1)
)
"""Commands that read and focus one of the first ten cards of the hand."""

WINDOW: tuple[Command, ...] = (
    Command("page_up", "PageUp", "a page up"),
    Command("page_down", "PageDown", "a page down"),
    Command("full_screen", "Alt+Enter", "full screen, or a window"),
    Command("mute", "F9", "sounds off, or on"),
    Command("voice", "F8", "speech on, or off"),
    Command("slower", "F11", "speech slower"),
    Command("faster", "F12", "speech faster"),
)

COMMANDS: tuple[Command, ...] = (*MOVES, *ACTS, *QUESTIONS, *CARDS, *WINDOW)

FIRST_KEYS: dict[str, str] = {command.key: command.id for command in COMMANDS}

SECOND_KEYS: dict[str, str] = {
    "F2": "sheet", "F3": "repeat", "F4": "oldest", "F5": "newest", "F6": "card_left",
    "F7": "card_right", "Insert": "odds", "Delete": "seal",
}  # fmt: skip
"""Keys alone for what otherwise takes Shift, so that nothing need be held; a player who gives one
of them to something else has it for that."""

REPEATING = frozenset(
    {"left", "right", "up", "down", "next_zone", "previous_zone", "card_left", "card_right",
     "page_up", "page_down"}
)  # fmt: skip
"""Commands that act again and again while their key is held down."""

ALWAYS_BACK = "Esc"
"""This key goes back whatever else does, so that no change of keys can shut a player in."""
FREES = "Backspace"
"""Pressed for a new key, this one takes the old one away."""


def command_called(id: str) -> Command | None:
    """The command with this name, if there is one."""
    return next((command for command in COMMANDS if command.id == id), None)


def is_character(key: str) -> bool:
    """Is it a letter, a digit or a sign, alone or with Shift?"""
    return len(key.removeprefix("Shift+")) == 1


class KeyMap:
    """The keys in use: the first ones with a player's changes, which win a key asked for twice."""

    def __init__(self, changes: tuple[tuple[str, str], ...] = (), *, letters: bool = True) -> None:
        self.letters = letters
        self.problems: tuple[str, ...] = ()
        wanted = dict(changes)
        self._commands: dict[str, str] = {}
        self._keys = {command.id: "" for command in COMMANDS}
        problems = []
        for id, key in changes:
            if id not in self._keys:
                problems.append(f"The key for {id} is left out: there is no such command.")
            elif key and key == ALWAYS_BACK and id != "back":
                problems.append(f"The key for {id} is left out: {ALWAYS_BACK} always goes back.")
                wanted.pop(id, None)
            elif key in self._commands:
                owner = self._commands[key]
                problems.append(
                    f"The key for {id} is left out: {key} is the key of {owner} already."
                )
                wanted.pop(id, None)
            elif key:
                self._give(id, key)
        for command in COMMANDS:
            if command.id not in wanted and command.key not in self._commands:
                self._give(command.id, command.key)
        self.problems = tuple(problems)
        self._second = {k: id for k, id in SECOND_KEYS.items() if k not in self._commands}

    def _give(self, id: str, key: str) -> None:
        self._commands[key] = id
        self._keys[id] = key

    def key(self, id: str) -> str:
        """The key a command has, empty for none."""
        return self._keys.get(id, "")

    def owner(self, key: str) -> str:
        """The command a key belongs to, whether or not it may be used alone; empty for none."""
        return self._commands.get(key, "back" if key == ALWAYS_BACK else "")

    def command(self, key: str) -> str:
        """What a pressed key does, empty for nothing. With Ctrl, characters work without
        `letters` too."""
        if key == ALWAYS_BACK:
            return "back"
        if key in self._commands:
            return self._commands[key] if self.letters or not is_character(key) else ""
        if key in self._second:
            return self._second[key]
        alone = key.removeprefix("Ctrl+")
        return self._commands.get(alone, "") if alone != key and is_character(alone) else ""

    def second(self, id: str) -> str:
        """The other key that a command has, empty for none."""
        return next((key for key, other in self._second.items() if other == id), "")

    def shown(self, id: str) -> str:
        """The key to be pressed for a command, as help and buttons name it; empty for none."""
        key = self.key(id)
        return key if self.letters or not is_character(key) else f"Ctrl+{key}"


@lru_cache(maxsize=8)
def _map(changes: tuple[tuple[str, str], ...], letters: bool) -> KeyMap:
    return KeyMap(changes, letters=letters)


def key_map(settings: Settings) -> KeyMap:
    """The keys that a player has set."""
    return _map(settings.keys, settings.letters)


def given(settings: Settings, keys: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """The changes to be kept when commands are given keys; what is as at first is no change."""
    wanted = dict(settings.keys) | keys
    usual = {command.id: command.key for command in COMMANDS}
    return tuple(sorted((id, key) for id, key in wanted.items() if usual.get(id) != key))


def exchanged(settings: Settings, id: str, key: str) -> tuple[tuple[str, str], ...]:
    """The changes to be kept when a command gets a key, and that key's owner gets its old one."""
    other = key_map(settings).owner(key)
    keys = {id: key}
    if other and other != id:
        keys[other] = spare(settings, id)
    return given(settings, keys)


def spare(settings: Settings, id: str) -> str:
    """The key that a command leaves to another one when it gets a new one; empty for none.

    The one that always goes back can do nothing else.
    """
    key = key_map(settings).key(id)
    return "" if key == ALWAYS_BACK else key


_NAMES = {
    "enter": "Enter", "return": "Enter", "esc": "Esc", "escape": "Esc", "space": "Space",
    "left": "Left", "right": "Right", "up": "Up", "down": "Down", "home": "Home", "end": "End",
    "tab": "Tab", "pageup": "PageUp", "pagedown": "PageDown", "backspace": "Backspace",
    "delete": "Delete", "insert": "Insert", "ctrl": "Ctrl", "control": "Ctrl", "alt": "Alt",
    "shift": "Shift",
}  # fmt: skip
_ORDER = ("Ctrl", "Alt", "Meta", "Shift")


def named(typed: str) -> str:
    """A key typed by its name ("shift+s", "f5", "page up") as it is named here; empty for none."""
    parts = [part.strip().replace(" ", "") for part in typed.lower().split("+")]
    held, last = parts[:-1], parts[-1]
    function = last[:1] == "f" and last[1:].isdecimal() and 1 <= int(last[1:]) <= 24
    if not (last in _NAMES or len(last) == 1 or function):
        return ""
    shown = {_NAMES.get(part, part.capitalize()) for part in held}
    if not shown <= set(_ORDER):
        return ""
    name = _NAMES.get(last, last.upper())
    return "+".join([*(one for one in _ORDER if one in shown), name])
