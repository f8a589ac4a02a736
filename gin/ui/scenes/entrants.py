"""The players of a new tournament: faces over the lines of the matches, down to the cup."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
from msgspec import Struct

from gin.interface.paper import EntrantsView
from gin.interface.pictures import Mood
from gin.language.translation import printed
from gin.ui.art import portraits
from gin.ui.art.cup import cup
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, Point, mix
from gin.ui.render import charts
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox
from gin.ui.render.style import Look
from gin.ui.scenes.page_sheets import MARGIN

_FACE, _CUP, _LINES = 72, 104, 124
"""Sizes of a face and of the cup, and height of the lines between them, in units."""
_WIDE = 980
"""Largest width of the sheet, in units."""


class EntrantsSheet(Struct, frozen=True):
    """A sheet with the faces in a row, the lines of the matches below them, and the cup."""

    shown: EntrantsView

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        wide = min(width, look.s(_WIDE))
        face = self._face(look, wide)
        high = face + look.line("label") + look.s(_LINES + _CUP + MARGIN + 8)
        rect = pygame.Rect(at[0] + (width - wide) // 2, at[1], wide, high)
        mark = charts.focus_ring_painter(self.shown.item, -look.s(8), -look.s(8))
        return LaidBox(rect, (PlacedBox(rect, self._paint, self.shown.item, mark),))

    def _face(self, look: Look, wide: int) -> int:
        count = len(self.shown.faces)
        return min(look.s(_FACE), (wide - 2 * look.s(MARGIN)) // count - look.s(6))

    def _paint(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, paper, shown = brush.look, brush.look.theme.paper, self.shown
        charts.sheet(brush, rect)
        face, inner = self._face(look, rect.w), rect.inflate(-2 * look.s(MARGIN), 0)
        each, top = inner.w / len(shown.faces), rect.y + look.s(MARGIN)
        for place, (one, name) in enumerate(zip(shown.faces, shown.names, strict=True)):
            middle = round(inner.x + each * (place + 0.5))
            image = portraits.portrait(one, face, Mood.CALM)
            brush.target.blit(image, image.get_rect(midtop=(middle, top)))
            charts.write(
                brush, printed(name), (middle, top + face + look.line("label") // 2), "label",
                face="bold", align="centre", width=round(each) - look.s(4),
            )  # fmt: skip
        size = (inner.w, look.s(_LINES))
        ink = mix(paper.fill, paper.ink, 0.9 if paper.plain else 0.34)[:3]
        thick = max(1.4, 1.6 * look.scale)
        picture = _lines(size, len(shown.faces), shown.knockout, thick, ink)
        below = top + face + look.line("label") + look.s(6)
        brush.target.blit(picture, (inner.x, below))
        prize = cup(look.s(_CUP))
        at = inner.centerx, below + size[1] - look.s(8)
        brush.target.blit(prize, prize.get_rect(midtop=at))


@cached
def _lines(
    size: tuple[int, int], count: int, knockout: bool, thick: float, ink: Colour
) -> pygame.Surface:
    """Draw the lines of the matches: a tree of pairs, or an arc for every pair."""
    canvas = Canvas(size, size[0], 2, (*ink, 0))
    made = _tree(size, count) if knockout else _arcs(size, count)
    for line in made:
        canvas.stroke(line, thick, ink)
    return canvas.finished()


def _tree(size: tuple[int, int], count: int) -> Iterator[tuple[Point, ...]]:
    """Yield the lines of a knockout, from a row of entrants to the winner in the middle."""
    wide, high = size
    row = [wide * (place + 0.5) / count for place in range(count)]
    rounds = math.ceil(math.log2(count))
    step, y = high / rounds, 0.0
    for number in range(rounds):
        after, last = [], number == rounds - 1
        # An entrant without a partner sits the round out.
        alone = [row.pop()] if len(row) % 2 else []
        for left, right in zip(row[::2], row[1::2], strict=True):
            middle = wide / 2 if last else (left + right) / 2
            bar = y + step * 0.55
            yield (left, y), (left, bar), (right, bar), (right, y)
            yield (middle, bar), (middle, y + step)
            after.append(middle)
        for one in alone:
            yield (one, y), (one, y + step)
        row, y = [*after, *alone], y + step


def _arcs(size: tuple[int, int], count: int) -> Iterator[tuple[Point, ...]]:
    """Yield an arc for every two of a row of entrants."""
    wide, high = size
    row = [wide * (place + 0.5) / count for place in range(count)]
    for first in range(count):
        for second in range(first + 1, count):
            left, right = row[first], row[second]
            deep = high * 0.96 * (second - first) / (count - 1)
            turns = (math.pi * part / 32 for part in range(33))
            yield tuple(
                ((left + right) / 2 - (right - left) / 2 * math.cos(turn), deep * math.sin(turn))
                for turn in turns
            )
