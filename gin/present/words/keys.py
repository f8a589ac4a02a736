"""Wording of key names, and of the dialog that changes a command's key."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gin.core.message import NOTHING, Message, Text, Verbatim, ended, labelled, sign_named, started
from gin.messages import keys as messages

NONE = sign_named(Verbatim("—"), messages.NONE_SPOKEN)
"""Text in place of a key, for a command that has none."""
_CAPS = {
    "Enter": messages.CAP_ENTER,
    "Esc": messages.CAP_ESC,
    "Space": messages.CAP_SPACE,
    "Left": messages.CAP_LEFT,
    "Right": messages.CAP_RIGHT,
    "Up": messages.CAP_UP,
    "Down": messages.CAP_DOWN,
    "Home": messages.CAP_HOME,
    "End": messages.CAP_END,
    "Tab": messages.CAP_TAB,
    "PageUp": messages.CAP_PAGE_UP,
    "PageDown": messages.CAP_PAGE_DOWN,
    "Backspace": messages.CAP_BACKSPACE,
    "Delete": messages.CAP_DELETE,
    "Insert": messages.CAP_INSERT,
}
"""Translated key names; other keys are shown under the names that `keymap` gives them."""
_SIGNS = {
    ",": messages.CAP_COMMA, ".": messages.CAP_FULL_STOP, "/": messages.CAP_SLASH,
    "[": messages.CAP_LEFT_BRACKET, "]": messages.CAP_RIGHT_BRACKET, "\\": messages.CAP_BACKSLASH,
}  # fmt: skip
"""Names of punctuation keys, whose signs are easily missed."""
_PRINTED = _CAPS | {sign: sign_named(Verbatim(sign), name) for sign, name in _SIGNS.items()}
_SPOKEN = _CAPS | _SIGNS
_HELD: dict[str, Callable[..., Message]] = {
    "Shift": messages.with_shift,
    "Ctrl": messages.with_ctrl,
    "Alt": messages.with_alt,
    "Meta": messages.with_meta,
}


def cap(key: str) -> Text:
    """Return a key as on the keyboard ("Shift+,"), which speech reads by name; empty if none."""
    return _named(key, _PRINTED)


def name(key: str) -> Text:
    """Return a key's spoken name ("Shift+Comma"); empty if none."""
    return _named(key, _SPOKEN)


def _named(key: str, names: Mapping[str, Text]) -> Text:
    if not key:
        return NOTHING
    # The last character may itself be a plus.
    held, plus, _ = key[:-1].partition("+")
    if plus and held in _HELD:
        return _HELD[held](key=_named(key[len(held) + 1 :], names))
    return names.get(key) or Verbatim(key)


def press(command: Text, key: str) -> tuple[Text, ...]:
    """Return the question for a command's new key."""
    does = started(command)
    now = messages.now_it_is(command=does, key=cap(key))
    return (now if key else messages.now_none(command=does), messages.PRESS)


def clash(key: str, other: Text, old: str) -> tuple[Text, ...]:
    """Return the question whether to take a key from another command, or swap keys with it."""
    then = messages.swap_them(key=cap(old)) if old else messages.TAKE_IT_OVER
    return (messages.is_key_for(key=cap(key), other=other), then)


def now(command: Text, key: str) -> Text:
    """Return a command with its new key."""
    return ended(labelled(started(command), cap(key) or messages.NONE_SPOKEN))
