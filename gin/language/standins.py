"""ASCII replacements for characters that an output cannot encode, such as `ae` for `ä`."""

from __future__ import annotations

import codecs
import unicodedata

ERRORS = "gin-standins"
"""Name of the error handler, for the `errors` of a stream after `register` was called."""
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
"""Characters with a usual ASCII spelling. Suits become the letters that players type."""


def ascii_spelling(sign: str) -> str:
    """Return a character's ASCII spelling: "?" if it has none, empty for an invisible sign."""
    if sign in _STANDINS:
        return _STANDINS[sign]
    # Remove accents, and decompose ligatures, fractions and wide letters.
    parts = unicodedata.normalize("NFKD", sign)
    plain = "".join(
        _STANDINS.get(part, part if part.isascii() else "")
        for part in parts.replace("\N{FRACTION SLASH}", "/")
    )
    return plain or ("" if unicodedata.category(sign) in ("Cf", "Mn") else "?")


def encodable(text: str, encoding: str | None) -> str:
    """Replace the characters that an encoding lacks; an unknown encoding changes nothing."""
    if encoding is None or text.isascii():
        return text
    register()
    try:
        return text.encode(encoding, ERRORS).decode(encoding)
    except LookupError:
        return text


def letters_in_ascii(text: str) -> str:
    """Replace Latin letters with ASCII ones, as players type them on a terminal without umlauts."""
    if text.isascii():
        return text
    return "".join(ascii_spelling(sign) if _is_latin(sign) else sign for sign in text)


def _is_latin(sign: str) -> bool:
    return sign.isalpha() and unicodedata.name(sign, "").startswith("LATIN")


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(map(ascii_spelling, lacking)), error.end


def register() -> None:
    """Register the error handler with `codecs`."""
    codecs.register_error(ERRORS, _handle)
