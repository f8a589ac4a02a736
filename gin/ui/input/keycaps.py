"""Names of keys as on their caps, and the characters that keys type."""

from __future__ import annotations

import string
import sys
import unicodedata

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
"""Key names that differ from SDL's name in capitals or title case, by SDL's name."""
_HELD = ((pygame.KMOD_CTRL, "Ctrl"), (pygame.KMOD_ALT, "Alt"), (pygame.KMOD_META, "Meta"))
_MODIFIERS = frozenset(
    {pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT,
     pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK,
     pygame.K_NUMLOCK, pygame.K_SCROLLLOCK}
)  # fmt: skip


def cap(event: pygame.event.Event) -> str:
    """Return the name of a pressed key, such as "D", "Shift+S" or "F1"; empty for modifier keys.

    A digit or a slash has the same name on the keypad, in the top row, and with Shift. On a layout
    without Latin letters (Russian, Greek, Hebrew...), a key has the name of the same key on a US
    keyboard, because such keyboards show those letters too.
    """
    if event.key in _MODIFIERS:
        return ""
    placed = _by_place(event)
    held = [name for mask, name in _HELD if event.mod & mask]
    if placed is None and not held and (digit := _digit(event)):
        return digit
    return _named(event.key if placed is None else placed, event.mod)


def own_cap(event: pygame.event.Event) -> str:
    """Return the name of a key by its letter in a script other than Latin, such as "П".

    Return an empty string for other keys. Settings may contain such names.
    """
    return _named(event.key, event.mod) if _is_other_script(event.key) else ""


def own_sign(event: pygame.event.Event) -> str:
    """Return the character of a key on the player's own layout, in lower case: "п", "ä", "7".

    Return an empty string for other keys, and while Ctrl, Alt or the like is held.
    """
    if any(event.mod & mask for mask, _ in _HELD) or not 0 < event.key < _NO_SIGN:
        return ""
    sign = chr(event.key)
    return sign.lower() if sign.isprintable() else ""


def _named(code: int, mod: int) -> str:
    held = [name for mask, name in _HELD if mod & mask]
    if mod & pygame.KMOD_SHIFT:
        held.append("Shift")
    # pygame has no names for letters outside ASCII.
    name = pygame.key.name(code) or (chr(code) if code < _NO_SIGN else "")
    return "+".join([*held, _CAPS.get(name, name.upper() if len(name) <= 3 else name.title())])


def _by_place(event: pygame.event.Event) -> int | None:
    """Return the code of a key on a US keyboard, if the key is named by its place.

    On a layout without Latin letters, all character keys are named by their place. On other
    layouts, only keys with letters of another script are. On Windows, for example, the letter keys
    of a Russian layout have Latin codes, but the key in the comma's place has the code of "б".
    """
    placed = _US_CODES.get(getattr(event, "scancode", 0))
    if placed is None or (has_latin_letters() and not _is_other_script(event.key)):
        return None
    return placed


def has_latin_letters() -> bool:
    """Return whether the current keyboard layout has most of the letters A to Z.

    SDL knows the layout once there is a display; before that, return True.
    """
    return (
        not pygame.display.get_init() or sum(_ON_LAYOUT[code] for code in _LATIN) > len(_LATIN) // 2
    )


def _is_other_script(code: int) -> bool:
    if not _GREEK <= code < _NO_SIGN:
        return False
    sign = chr(code)
    letter = unicodedata.category(sign) in _LETTERS
    return letter and not unicodedata.name(sign, "").startswith("LATIN")


def _digit(event: pygame.event.Event) -> str:
    """Return the digit or slash that a key types; empty for any other key.

    Without text input, the system does not report typed characters. Then the key decides: on the
    keypad, or in the row above the letters, where some keyboards need Shift for digits.
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


_NO_SIGN = 1 << 30
"""Lowest code of keys that have no character, such as the arrows."""
_GREEK = 0x370
"""First code in Unicode after Latin letters and accents."""
_LETTERS = frozenset({"Ll", "Lm", "Lo", "Lu", "Mc", "Mn", "Nd"})
_LATIN = range(pygame.K_a, pygame.K_z + 1)
_ON_LAYOUT = pygame.key.ScancodeWrapper([False] + [True] * 511)
"""Whether the current layout has a key with a code, indexed by code.

ScancodeWrapper looks up the scancode of its index, which is 0 for a code without a key.
"""
_PAD = {getattr(pygame, f"K_KP{digit}"): str(digit) for digit in range(10)}
_ROW = {getattr(pygame, f"KSCAN_{digit}"): str(digit) for digit in range(10)}
_US_CODES: dict[int, int] = {
    pygame.KSCAN_COMMA: pygame.K_COMMA, pygame.KSCAN_PERIOD: pygame.K_PERIOD,
    pygame.KSCAN_SLASH: pygame.K_SLASH, pygame.KSCAN_SEMICOLON: pygame.K_SEMICOLON,
    pygame.KSCAN_APOSTROPHE: pygame.K_QUOTE, pygame.KSCAN_LEFTBRACKET: pygame.K_LEFTBRACKET,
    pygame.KSCAN_RIGHTBRACKET: pygame.K_RIGHTBRACKET, pygame.KSCAN_BACKSLASH: pygame.K_BACKSLASH,
    pygame.KSCAN_MINUS: pygame.K_MINUS, pygame.KSCAN_EQUALS: pygame.K_EQUALS,
    pygame.KSCAN_GRAVE: pygame.K_BACKQUOTE,
} | {
    getattr(pygame, f"KSCAN_{sign.upper()}"): ord(sign)
    for sign in string.ascii_lowercase + string.digits
}  # fmt: skip
"""Codes of character keys on a US keyboard, by scancode."""


def types(event: pygame.event.Event) -> bool:
    """Return whether a key types text.

    The text arrives in a separate event: some keys type only together with the next one, and an
    input method makes one character of many keys.
    """
    if getattr(event, "unicode", "").isprintable() and getattr(event, "unicode", ""):
        return True
    held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
    return not held and event.key < _NO_SIGN and chr(event.key).isprintable()
