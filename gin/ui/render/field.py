"""Text fields: the visible part of the text, and the caret."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

import pygame

from gin.ui.art import direction
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor

_FACE, _STEP = "bold", "body"
_CUT = "…"


def seen(look: Look, text: str, behind: int, width: int) -> tuple[str, int]:
    """Return the visible text and the caret's x, with `behind` letters after the caret."""
    place = max(0, len(text) - behind)

    def wide(shown: str) -> int:
        return round(look.width_of(shown, _FACE, _STEP)) if shown else 0

    first, lead = 0, ""
    if wide(text[:place]) > width:
        lead = _CUT
        places = range(place + 1)
        first = bisect_left(places, -width, key=lambda n: -wide(lead + text[n:place]))
    ends = range(place, len(text) + 1)
    fitting = bisect_right(ends, width, key=lambda n: wide(lead + text[first:n]))
    shown = lead + text[first : place + max(0, fitting - 1)]
    return shown, look.caret_at(shown, len(lead) + place - first, _FACE, _STEP)


def with_composed(text: str, cursor: Cursor) -> str:
    """Return a text with the input method's unfinished text at the caret."""
    place = max(0, len(text) - cursor.behind)
    return text[:place] + cursor.composed + text[place:]


def caret(target: pygame.Surface, look: Look, at: tuple[int, int], cursor: Cursor) -> None:
    """Paint the caret, and underline the input method's unfinished text.

    The caret doesn't blink, so that the program can idle.
    """
    (x, middle), tall, thick = at, look.line(_STEP), max(2, look.s(2))
    target.fill(look.theme.focus[:3], pygame.Rect(x - thick // 2, middle - tall // 2, thick, tall))
    if cursor.composed:
        wide = round(look.width_of(cursor.composed, _FACE, _STEP))
        left = x if direction.is_right_to_left(cursor.composed) else x - wide
        below = pygame.Rect(left, middle + tall // 2, wide, max(1, look.s(2)))
        target.fill(look.theme.text[:3], below)
