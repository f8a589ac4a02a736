"""The parser of typed lines, in the current language."""

from __future__ import annotations

from gin.language import typed
from gin.present.input.typed import TypedLines

LINES = TypedLines(typed)
find, normal, with_cards = LINES.find, LINES.normal, LINES.with_cards
