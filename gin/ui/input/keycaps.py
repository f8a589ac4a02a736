"""Keys as they are named on their caps, from what SDL calls them, and what they type."""

from __future__ import annotations

import sys

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

    A digit is one wherever the keyboard has it: with Shift, or among the keys for numbers. So is
    the slash.
    """
    if event.key in _MODIFIERS:
        return ""
    held = [name for mask, name in _HELD if event.mod & mask]
    if not held and (digit := _digit(event)):
        return digit
    name = pygame.key.name(event.key)
    shown = _CAPS.get(name, name.upper() if len(name) <= 3 else name.title())
    if event.mod & pygame.KMOD_SHIFT:
        held.append("Shift")
    return "+".join([*held, shown])


def _digit(event: pygame.event.Event) -> str:
    """The digit that a key types; empty for any other.

    While no text is entered the system does not say what a key types, so it follows from which key
    it is: among those for numbers, or above the letters, where some keyboards want Shift for it.
    """
    typed = getattr(event, "unicode", "")
    if len(typed) == 1 and typed in "0123456789/":
        return str(typed)
    if event.key == pygame.K_KP_DIVIDE:
        return "/"
    if event.key in _PAD and (event.mod & pygame.KMOD_NUM or sys.platform == "darwin"):
        return _PAD[event.key]
    other = event.key > 0xFF or not chr(event.key).isdecimal()
    if event.mod & pygame.KMOD_SHIFT and other:
        return _ROW.get(getattr(event, "scancode", 0), "")
    return ""


_PAD = {getattr(pygame, f"K_KP{digit}"): str(digit) for digit in range(10)}
_ROW = {getattr(pygame, f"KSCAN_{digit}"): str(digit) for digit in range(10)}


def types(event: pygame.event.Event) -> bool:
    """Is a key for typing? What it types comes as text: some keys only do with the next one, and
    an input method makes one character of many keys."""
    if getattr(event, "unicode", "").isprintable() and getattr(event, "unicode", ""):
        return True
    held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
    return not held and event.key < _NO_SIGN and chr(event.key).isprintable()


_NO_SIGN = 1 << 30
"""From here on are the codes of keys that have no character, such as the arrows."""
