"""Keys as they are named on their caps, from what SDL calls them, and what they type."""

from __future__ import annotations

import pygame

_CAPS = {
    "return": "Enter",
    "enter": "Enter",
    "keypad enter": "Enter",
    "escape": "Esc",
    "up": "Up",
    "end": "End",
    "tab": "Tab",
    "page up": "PageUp",
    "page down": "PageDown",
}
"""Those that are not SDL's name in capitals, or with one."""
_HELD = ((pygame.KMOD_CTRL, "Ctrl"), (pygame.KMOD_ALT, "Alt"), (pygame.KMOD_META, "Meta"))
_MODIFIERS = frozenset(
    {pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT,
     pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK,
     pygame.K_NUMLOCK, pygame.K_SCROLLLOCK}
)  # fmt: skip


def cap(event: pygame.event.Event) -> str:
    """The name of a pressed key, such as "D", "Shift+S" or "F1"; empty for Shift and its like.

    A digit is one wherever the keyboard has it: with Shift, or among the keys for numbers.
    """
    if event.key in _MODIFIERS:
        return ""
    held = [name for mask, name in _HELD if event.mod & mask]
    typed = getattr(event, "unicode", "")
    if not held and len(typed) == 1 and typed in "0123456789":
        return typed
    name = pygame.key.name(event.key)
    shown = _CAPS.get(name, name.upper() if len(name) <= 3 else name.title())
    if event.mod & pygame.KMOD_SHIFT:
        held.append("Shift")
    return "+".join([*held, shown])


_PASTING = frozenset({"Ctrl+V", "Meta+V", "Shift+Insert"})


def typed(event: pygame.event.Event, before: str) -> str | None:
    """A text after a key that types, deletes or pastes; None for a key that does none of these."""
    if cap(event) in _PASTING:
        return before + _clipboard()
    if event.key == pygame.K_BACKSPACE:
        return before[:-1]
    if event.unicode and event.unicode.isprintable():
        return before + str(event.unicode)
    return None


def _clipboard() -> str:
    """The first line of the clipboard's text, without the marks in which paths are copied."""
    try:
        lines = pygame.scrap.get_text().strip().splitlines()
    except pygame.error:
        return ""
    line = "".join(sign for sign in lines[0] if sign.isprintable()) if lines else ""
    quoted = len(line) > 1 and line[0] == line[-1] and line[0] in "\"'"
    return line[1:-1] if quoted else line
