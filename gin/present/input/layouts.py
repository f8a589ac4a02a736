"""Lines typed on a keyboard layout without Latin letters, such as "вкфц" for "draw"."""

from __future__ import annotations

from collections.abc import Iterator

_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
"""The keys of a US keyboard, row by row; each layout below has what the same keys type."""
_LAYOUTS: tuple[tuple[str, ...], ...] = (
    ("йцукенгшщзхъфывапролджэячсмитьбю", "йцукенгшщзхїфівапролджєячсмитьбю"),
    (";ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,.",),
    ("/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ",),
    ("ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوز",),
)
"""Russian and Ukrainian, Greek, Hebrew, Arabic."""
_ARABIC_B = "لا"
"""What the key B types on an Arabic layout, and the keys G and H one after the other."""


def _table(layouts: tuple[str, ...]) -> dict[int, str]:
    keys = {}
    for layout in layouts:
        for sign, key in zip(layout, _KEYS, strict=True):
            keys[ord(sign)] = key
            if sign.isalpha():
                # Of the two forms of sigma the later one, σ, is that of the capital.
                keys[ord(sign.upper())] = key
    return keys


_TABLES = tuple(map(_table, _LAYOUTS))


def on_latin_keys(line: str) -> Iterator[str]:
    """Yield what the same keys type on a US keyboard, for a line with letters of another layout.

    An Arabic line may have two readings. Any other line yields nothing.
    """
    for table in _TABLES:
        if any(sign.isalpha() and not sign.isascii() and ord(sign) in table for sign in line):
            if _ARABIC_B in line:
                yield line.replace(_ARABIC_B, "b").translate(table)
            yield line.translate(table)
