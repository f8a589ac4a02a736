"""Keys by their names, and what is asked and said as one is changed."""

from __future__ import annotations

from collections.abc import Callable

from gin.core.message import NOTHING, Message, Text, Verbatim, ended, labelled, sign_named, started
from gin.messages import keys as messages

NONE = sign_named(Verbatim("—"), messages.NONE_SPOKEN)
"""In place of a key, where a command has none."""
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
"""Keys with names; letters, digits, signs and F1 to F24 are told as they are."""
_SIGNS = {
    ",": messages.CAP_COMMA, ".": messages.CAP_FULL_STOP, "/": messages.CAP_SLASH,
    "[": messages.CAP_LEFT_BRACKET, "]": messages.CAP_RIGHT_BRACKET, "\\": messages.CAP_BACKSLASH,
}  # fmt: skip
"""Keys whose sign is easily lost: by a voice it is not said, by the eye not seen."""
_HELD: dict[str, Callable[..., Message]] = {
    "Shift": messages.with_shift,
    "Ctrl": messages.with_ctrl,
    "Alt": messages.with_alt,
    "Meta": messages.with_meta,
}


def cap(key: str) -> Text:
    """A key as it stands on the keyboard, and by its name where it is said: "Shift+,"; nothing for
    none."""
    signs = {sign: sign_named(Verbatim(sign), name) for sign, name in _SIGNS.items()}
    return _named(key, _CAPS | signs)


def name(key: str) -> Text:
    """A key by a name that can be said: "Shift+Comma"; nothing for none."""
    return _named(key, _CAPS | _SIGNS)


def _named(key: str, names: dict[str, Message]) -> Text:
    if not key:
        return NOTHING
    # The last sign may be a plus itself.
    held, plus, _ = key[:-1].partition("+")
    if plus and held in _HELD:
        return _HELD[held](key=_named(key[len(held) + 1 :], names))
    return names.get(key) or Verbatim(key)


def press(command: Text, key: str) -> tuple[Text, ...]:
    """The question for a new key for a command, of which is told what it does."""
    does = started(command)
    now = messages.now_it_is(command=does, key=cap(key))
    return (now if key else messages.now_none(command=does), messages.PRESS)


def clash(key: str, other: Text, old: str) -> tuple[Text, ...]:
    """The key belongs to another command, which would get the old key instead."""
    then = messages.swap_them(key=cap(old)) if old else messages.TAKE_IT_OVER
    return (messages.is_key_for(key=cap(key), other=other), then)


def now(command: Text, key: str) -> Text:
    """A command has another key."""
    return ended(labelled(started(command), cap(key) or messages.NONE_SPOKEN))
