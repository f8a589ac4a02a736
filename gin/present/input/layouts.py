"""Lines typed on a keyboard layout without Latin letters, such as "вкфц" for "draw"."""

from __future__ import annotations

from collections.abc import Iterator

_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
"""Keys of a US keyboard, row by row, in the order that each layout below uses."""
_LAYOUTS: tuple[tuple[str, ...], ...] = (
    ("йцукенгшщзхъфывапролджэячсмитьбю", "йцукенгшщзхїфівапролджєячсмитьбю"),
    (";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,.",),
    ("/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ",),
    ("ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوز",),
)
"""Layouts in the order of `_KEYS`: Russian and Ukrainian, Greek, Hebrew, Arabic."""
_ARABIC_B = "لا"
"""Letters typed by the key B on an Arabic layout; the keys G and H in sequence type the same."""


def _table(layouts: tuple[str, ...]) -> dict[int, str]:
    keys = {}
    for layout in layouts:
        for sign, key in zip(layout, _KEYS, strict=True):
            keys[ord(sign)] = key
            if sign.isalpha():
                # Two sigmas share a capital: the later one, σ, must win.
                keys[ord(sign.upper())] = key
    return keys


_TABLES = tuple(map(_table, _LAYOUTS))


def on_latin_keys(line: str) -> Iterator[str]:
    """Yield the possible readings of a line as if its keys had been pressed on a US keyboard.

    A line in Latin letters has none.
    """
    for table in _TABLES:
        if any(sign.isalpha() and not sign.isascii() and ord(sign) in table for sign in line):
            if _ARABIC_B in line:
                yield line.replace(_ARABIC_B, "b").translate(table)
            yield line.translate(table)
