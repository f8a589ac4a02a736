"""Stand-ins for characters that an output cannot show: `"` for quotes, `ae` for an umlaut.

Not every terminal is UTF-8. What it lacks is written in ASCII rather than as a question mark.
"""

from __future__ import annotations

import codecs
import unicodedata

ERRORS = "gin-standins"
"""The name of the error handler: `errors` of a stream, once `register` has been called."""
_STANDINS = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
    "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'",
    "‹": "'", "›": "'", "′": "'", "″": '"',
    "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-", "·": "-", "•": "*", "×": "x", "÷": "/",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "≤": "<=", "≥": ">=", "≠": "!=", "±": "+/-",
    "♣": "C", "♦": "D", "♥": "H", "♠": "S", "★": "*", "☆": "*", "✓": "x", "✗": "-",
    "©": "(c)", "€": "EUR", "¿": "?", "¡": "!",
}  # fmt: skip
"""Characters with a usual spelling in ASCII. Suits are the letters by which cards are typed."""


def standin(sign: str) -> str:
    """Return a character in ASCII; "?" for one that has no such spelling."""
    if sign in _STANDINS:
        return _STANDINS[sign]
    # Accents are left out, and ligatures, fractions and wide letters taken apart.
    parts = unicodedata.normalize("NFKD", sign)
    plain = "".join(
        _STANDINS.get(part, part if part.isascii() else "")
        for part in parts.replace("\N{FRACTION SLASH}", "/")
    )
    return plain or ("" if unicodedata.category(sign) in ("Cf", "Mn") else "?")


def shown(text: str, encoding: str | None) -> str:
    """Return a text with stand-ins for what an encoding lacks; nothing changes without one."""
    if encoding is None or text.isascii():
        return text
    register()
    try:
        return text.encode(encoding, ERRORS).decode(encoding)
    except LookupError:
        return text


def letters_in_ascii(text: str) -> str:
    """Return a text with Latin letters in ASCII, as a terminal without umlauts has to type them."""
    if text.isascii():
        return text
    return "".join(standin(sign) if _is_latin(sign) else sign for sign in text)


def _is_latin(sign: str) -> bool:
    return sign.isalpha() and unicodedata.name(sign, "").startswith("LATIN")


def _handle(error: UnicodeError) -> tuple[str, int]:
    """Give stand-ins for what cannot be encoded, as an error handler of `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(map(standin, lacking)), error.end


def register() -> None:
    """Make the error handler known to Python."""
    codecs.register_error(ERRORS, _handle)
