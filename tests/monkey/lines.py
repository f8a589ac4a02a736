"""Parsing of event lines: sizes, numbers, keys, and window events."""

from __future__ import annotations

import pygame

Size = tuple[int, int]

_HELD = {
    "Shift": pygame.KMOD_LSHIFT, "Ctrl": pygame.KMOD_LCTRL, "Alt": pygame.KMOD_LALT,
    "Meta": pygame.KMOD_LMETA,
}  # fmt: skip
_KEYS = {
    "Enter": "return", "Esc": "escape", "PageUp": "page up", "PageDown": "page down",
    "ShiftKey": "left shift", "CtrlKey": "left ctrl",
}  # fmt: skip
_WINDOW = {
    "focus lost": pygame.WINDOWFOCUSLOST,
    "focus gained": pygame.WINDOWFOCUSGAINED,
    "exposed": pygame.WINDOWEXPOSED,
    "minimised": pygame.WINDOWMINIMIZED,
    "restored": pygame.WINDOWRESTORED,
    "hidden": pygame.WINDOWHIDDEN,
    "shown": pygame.WINDOWSHOWN,
    "left": pygame.WINDOWLEAVE,
    "closed": pygame.WINDOWCLOSE,
    "quit": pygame.QUIT,
}


class BadLine(Exception):
    """A line that is not an event; the message is a sentence."""


def size_of(words: str) -> Size:
    wide, _, high = words.partition("x")
    found = int(number(wide)), int(number(high))
    if not all(1 <= side <= 8192 for side in found):
        raise BadLine(f"a window cannot be as large as {words!r}")
    return found


def number(word: str) -> float:
    try:
        return float(word)
    except ValueError as error:
        raise BadLine(f"{word!r} is not a number") from error


def window_event(words: str) -> int:
    if words not in _WINDOW:
        raise BadLine(f"nothing called {words!r} happens to a window")
    return _WINDOW[words]


def pressed(cap: str) -> dict[str, object]:
    name = named(cap)
    held = [one for one in cap.removesuffix(name).split("+") if one]
    mod = 0
    for one in held:
        if one not in _HELD:
            raise BadLine(f"no key that is held is called {one!r}")
        mod |= _HELD[one]
    letter = len(name) == 1 and not {"Ctrl", "Alt", "Meta"} & set(held)
    typed = (name.upper() if "Shift" in held else name.lower()) if letter else ""
    return {"key": code_of(name), "mod": mod, "unicode": typed}


def named(cap: str) -> str:
    return cap[-1:] if cap.endswith("+") else cap.rpartition("+")[2]


def code_of(name: str) -> int:
    try:
        return pygame.key.key_code(_KEYS.get(name, name.lower()))
    except ValueError:
        return ord(name) if len(name) == 1 else pygame.K_UNKNOWN
