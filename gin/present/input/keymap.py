"""Key bindings: default keys of commands and the player's changes.

A key is named after its cap: "D", "Left", "F1", "Shift+S". Front ends convert device keys to these
names.
"""

from __future__ import annotations

from functools import lru_cache

from gin.core.message import Text, Verbatim
from gin.interface.commands import Command, CommandSection
from gin.messages import keys as messages
from gin.present.words.keys import cap
from gin.session.settings import Settings

MOVES, ACTS, QUESTIONS, CARDS, WINDOW = (
    tuple(command for command in Command if command.section is section)
    for section in CommandSection
    if section is not CommandSection.KEYLESS
)
COMMANDS: tuple[Command, ...] = (*MOVES, *ACTS, *QUESTIONS, *CARDS, *WINDOW)
"""Commands that can have a key."""

SECOND_KEYS: dict[str, Command] = {
    "F2": Command.SHEET, "F3": Command.REPEAT, "F4": Command.OLDEST, "F5": Command.NEWEST,
    "F6": Command.CARD_LEFT, "F7": Command.CARD_RIGHT, "Insert": Command.ODDS,
    "Delete": Command.SEAL, "Alt+Enter": Command.FULL_SCREEN, "[": Command.PREVIOUS_WORD,
    "]": Command.NEXT_WORD, "\\": Command.SPELL_WORD, "Shift+7": Command.TYPE,
    "Ctrl+V": Command.PASTE,
}  # fmt: skip
"""Alternative keys, unless the player assigns them.

Alt+Enter is a usual full-screen key, and Shift+7 types the slash on German keyboards. Ctrl+V keeps
the meaning of V while letter keys are off.
"""

REPEATING = frozenset(
    {Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.NEXT_ZONE,
     Command.PREVIOUS_ZONE, Command.NEXT_HEADING, Command.PREVIOUS_HEADING, Command.CARD_LEFT,
     Command.CARD_RIGHT, Command.PAGE_UP, Command.PAGE_DOWN}
)  # fmt: skip
"""Commands that repeat while their key is held down."""

ALWAYS_BACK = "Esc"
"""Key that always goes back, so that no key change can trap the player."""
FREES = "Backspace"
"""Key that, pressed in place of a new key, leaves a command without a key."""


def command_called(word: str) -> Command | None:
    """Return the command with this name if it can have a key, else None."""
    return next((command for command in COMMANDS if command == word), None)


def is_character(key: str) -> bool:
    """Return whether a key, alone or with Shift, types a visible character."""
    return len(key.removeprefix("Shift+")) == 1


class KeyMap:
    """Active key bindings: the defaults with the player's changes, which win conflicts.

    Without `letters`, keys that type a character run commands only together with Ctrl.
    """

    def __init__(self, changes: tuple[tuple[str, str], ...] = (), *, letters: bool = True) -> None:
        self.letters = letters
        self.problems: tuple[Text, ...] = ()
        wanted = dict(changes)
        self._commands: dict[str, Command] = {}
        self._keys = dict.fromkeys(COMMANDS, "")
        problems: list[Text] = []
        for word, key in changes:
            command, named = command_called(word), Verbatim(word)
            if command is None:
                problems.append(messages.left_out_unknown(command=named))
            elif key and not (key := key_named(written := key)):
                problems.append(messages.left_out_no_key(command=named, key=Verbatim(written)))
                wanted.pop(word, None)
            elif key and key == ALWAYS_BACK and command is not Command.BACK:
                problems.append(messages.left_out_fixed(command=named, key=cap(ALWAYS_BACK)))
                wanted.pop(word, None)
            elif key in self._commands:
                owner = self._commands[key]
                problems.append(
                    messages.left_out_taken(
                        command=named, key=cap(key), owner=Verbatim(owner.value)
                    )
                )
                wanted.pop(word, None)
            elif key:
                self._bind(command, key)
        for command in COMMANDS:
            if command not in wanted and command.key not in self._commands:
                self._bind(command, command.key)
        self.problems = tuple(problems)
        self._second = {
            key: command
            for key, command in SECOND_KEYS.items()
            if key not in self._commands and (letters or not key.startswith("Ctrl+"))
        }

    def _bind(self, command: Command, key: str) -> None:
        self._commands[key] = command
        self._keys[command] = key

    def key(self, command: Command) -> str:
        return self._keys.get(command, "")

    def owner(self, key: str) -> Command | None:
        """Return the command that a key is assigned to, even if character keys are off, or None."""
        return self._commands.get(key, Command.BACK if key == ALWAYS_BACK else None)

    def command(self, key: str) -> Command | None:
        """Return the command of a pressed key, or None.

        Ctrl with a character runs the command of that character, unless the combination has its own
        command.
        """
        if key == ALWAYS_BACK:
            return Command.BACK
        if key in self._commands:
            return self._commands[key] if self.letters or not is_character(key) else None
        if key in self._second:
            return self._second[key] if self.letters or not is_character(key) else None
        alone = key.removeprefix("Ctrl+")
        if alone == key or not is_character(alone):
            return None
        return self._commands.get(alone, self._second.get(alone))

    def second(self, command: Command) -> str:
        """Return the alternative key of a command, or an empty string."""
        return next((key for key, other in self._second.items() if other is command), "")

    def shown(self, command: Command) -> str:
        """Return the key of a command as help and buttons show it, or an empty string."""
        key = self.key(command)
        return key if self.letters or not is_character(key) else f"Ctrl+{key}"


@lru_cache(maxsize=8)
def _map(changes: tuple[tuple[str, str], ...], letters: bool) -> KeyMap:
    return KeyMap(changes, letters=letters)


def key_map(settings: Settings) -> KeyMap:
    """Return the key bindings of a player's settings."""
    return _map(settings.keys, settings.letters)


def changes_with(settings: Settings, keys: dict[Command, str]) -> tuple[tuple[str, str], ...]:
    """Return the key changes to save after assigning `keys`, leaving out defaults."""
    wanted = dict(settings.keys) | {command.value: key for command, key in keys.items()}
    usual = {command.value: command.key for command in COMMANDS}
    return tuple(sorted((word, key) for word, key in wanted.items() if usual.get(word) != key))


def swapped_keys(settings: Settings, command: Command, key: str) -> tuple[tuple[str, str], ...]:
    """Return the key changes to save when a command and the owner of its new key swap keys."""
    other = key_map(settings).owner(key)
    keys = {command: key}
    if other is not None and other is not command:
        keys[other] = key_left_to_other(settings, command)
    return changes_with(settings, keys)


def key_left_to_other(settings: Settings, command: Command) -> str:
    """Return the key that becomes free when a command gets another key, or an empty string.

    `ALWAYS_BACK` never becomes free.
    """
    key = key_map(settings).key(command)
    return "" if key == ALWAYS_BACK else key


_NAMES = {
    name.lower().replace(" ", ""): name
    for name in (
        "Enter", "Esc", "Space", "Left", "Right", "Up", "Down", "Home", "End", "Tab", "PageUp",
        "PageDown", "Backspace", "Delete", "Insert", "Ac Back", "Alt Gr", "Break", "Caps Lock",
        "Clear", "Currencysubunit", "Equals", "Euro", "Help", "Left Meta", "Right Meta", "Menu",
        "Numlock", "Power", "Print Screen", "Scroll Lock", "Sys Req",
        *(f"[{sign}]" for sign in "0123456789*+-./"),
    )
} | {"return": "Enter", "escape": "Esc", "ss": "SS"}  # fmt: skip
"""Key names longer than a character, by their typed form.

Brackets mean the number pad; "SS" is the capital of the key that types "ß".
"""
_ORDER = ("Ctrl", "Alt", "Meta", "Shift")
_HELD = {name.lower(): name for name in _ORDER} | {"control": "Ctrl"}


def key_named(typed: str) -> str:
    """Return the standard name of a key typed as "shift+s", "f5" or "page up".

    Return an empty string if there is no such key.
    """
    rest, held = typed.strip(), set()
    while True:
        word, _, after = rest.partition("+")
        if not after.strip() or word.strip().lower() not in _HELD:
            break
        held.add(_HELD[word.strip().lower()])
        rest = after.strip()
    last = rest.lower().replace(" ", "")
    number = last[1:] if last[:1] == "f" else ""
    function = number.isascii() and number.isdecimal() and 1 <= int(number) <= 24
    if not (last in _NAMES or len(rest) == 1 or function):
        return ""
    return "+".join([*(one for one in _ORDER if one in held), _NAMES.get(last, rest.upper())])
