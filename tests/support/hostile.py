"""Hostile names and texts, and checks of the places that show them."""

from __future__ import annotations

import unicodedata

from hypothesis import strategies as st

SIGNS = (
    "\x00\x01\x07\x08\t\n\r\x0b\x1b\x1c\x7f\x85\x9b"
    "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    "\u2028\u2029\u00ad\u2060\ufeff\ufff9\u3164\U000e0041\ud800\udcff\ue000\u0378"
)
"""Characters that move a cursor, change the writing direction, are invisible or are invalid."""
FLOOD = "\u0301\u0323\u20dd\ufe0f\u0489"
"""Combining marks, which are drawn over the character before them."""
WORDS = (
    "",
    " ",
    "-",
    "--",
    "=",
    "%s%n",
    "{0}",
    "\x1b[31mred\x1b[0m",
    "\x1b]0;title\x07",
    "\x9b2J",
    "a\x00b",
    "one\ntwo\r\nthree",
    "\u202egnp.exe\u202c",
    "\u2066left\u2069\u200fright",
    "\ud800\udcff",
    "[QH] [c] [9Z]",
    "Z" + "\u0301" * 500 + "algo",
    "\u0489" * 10_000,
    "W" * 10_000,
    "ﷺ" * 300,
    "شطرنج 日本語 \U0001f0cf é",
    SIGNS,
    "9" * 5_000,
    "-9" * 3,
    "٣",
    "²",
    "1e999",
    "nan",
)
_ALLOWED = frozenset("\n\t")


def faults(text: str) -> list[str]:
    found, marks = [], 0
    for place, sign in enumerate(text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        hidden = category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and sign not in _ALLOWED
        if hidden or marks > 3:
            found.append(f"{sign!r} at {place} of {text[max(0, place - 30) : place + 10]!r}")
    return found


def too_long(text: str, most: int = 4_100) -> list[str]:
    return [line[:80] for line in text.splitlines() if len(line) > most]


def harmless(text: str) -> bool:
    assert not faults(text), faults(text)[:3]
    assert not too_long(text), too_long(text)[:3]
    assert "Traceback" not in text, text[-2000:]
    return True


words = st.one_of(
    st.sampled_from(WORDS),
    st.text(max_size=30),
    st.text(alphabet=SIGNS + FLOOD + "ab1-= ", max_size=30),
    st.integers().map(str),
)
