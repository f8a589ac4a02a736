"""Editing of a text field: the effect of keys on its text and caret."""

from __future__ import annotations

import pygame
from msgspec import Struct

from gin.core.external_text import typable
from gin.ui.input.keycaps import cap
from gin.ui.platform.clipboard import clipboard_text

_PASTING = frozenset({"Ctrl+V", "Meta+V", "Shift+Insert"})


class Writing(Struct, frozen=True):
    """A text, and the number of letters after the caret."""

    text: str
    behind: int = 0

    @property
    def place(self) -> int:
        return max(0, len(self.text) - self.behind)

    def put(self, more: str) -> Writing:
        return Writing(self.text[: self.place] + more + self.text[self.place :], self._behind)

    def without(self, start: int, end: int) -> Writing:
        return Writing(self.text[:start] + self.text[end:], len(self.text) - end)

    def at(self, place: int) -> Writing:
        return Writing(self.text, len(self.text) - min(max(0, place), len(self.text)))

    def word(self, step: int) -> int:
        """Return where the word before the caret begins (`step` -1) or the one after it ends."""
        place = self.place
        spaces = True
        while 0 <= (at := place - 1 if step < 0 else place) < len(self.text):
            if self.text[at].isspace() and not spaces:
                break
            spaces = spaces and self.text[at].isspace()
            place += step
        return place

    @property
    def _behind(self) -> int:
        return len(self.text) - self.place


def edited(event: pygame.event.Event, before: Writing) -> Writing | None:
    """Return the text after an editing key; None for other keys and a caret key in an empty field.

    Typed characters arrive in a separate event.
    """
    name, place = cap(event), before.place
    if name in _PASTING:
        return before.put(_clipboard())
    match name:
        case "Backspace":
            return before.without(max(0, place - 1), place)
        case "Ctrl+Backspace":
            return before.without(before.word(-1), place)
        case "Ctrl+U":
            return before.without(0, place)
    return _moved(name, before) if before.text else None


def _moved(name: str, before: Writing) -> Writing | None:
    place, end = before.place, len(before.text)
    match name:
        case "Left":
            return before.at(place - 1)
        case "Right":
            return before.at(place + 1)
        case "Ctrl+Left":
            return before.at(before.word(-1))
        case "Ctrl+Right":
            return before.at(before.word(1))
        case "Home":
            return before.at(0)
        case "End":
            return before.at(end)
        case "Delete":
            return before.without(place, min(end, place + 1))
        case "Ctrl+Delete":
            return before.without(place, before.word(1))
    return None


def _clipboard() -> str:
    """Return the clipboard's first line, without the quotes that surround copied paths."""
    lines = clipboard_text().strip().splitlines()
    line = typable(lines[0]) if lines else ""
    quoted = len(line) > 1 and line[0] == line[-1] and line[0] in "\"'"
    return line[1:-1] if quoted else line
