"""The pieces of the end of a match while they appear: written, risen, or laid on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.ui.animation.celebrations import overshoot, punch
from gin.ui.render.boxes import (
    Page,
    PaintContext,
    PlacedBox,
    paint_pieces,
    scrolling,
    visible_area,
)
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import whole
from gin.ui.scenes.final_order import Beginning, Moment, beginning
from gin.ui.scenes.final_sum import SumPaint

_RISE = 26
"""Distance from which things rise into their places, in units."""
_SHADOW = 60
"""Reach of shadows around a piece, in units."""


class Appearing(Struct, frozen=True, eq=False):
    """Draws the pieces of a page while they appear; those in `rising` rise, and are seen whole.

    A total of a match that was `won` is enlarged once it is counted.
    """

    look: Look
    cursor: Cursor
    page: Page
    offset: int
    rising: frozenset[Beginning]
    won: bool

    def part(self, piece: PlacedBox, share: float, since: float) -> FramePart:
        """Return a piece at a share of its time, `since` it has appeared, in seconds."""
        look, begins = self.look, beginning(piece)
        reach = 2 * look.s(_SHADOW)
        if begins is Moment.SHEET:
            # It is pushed onto the table from the player's side.
            left = (1 - share) ** 3 * (look.height - piece.rect.y)
            piece = replace(piece, rect=piece.rect.move(0, round(left)))
            return self._written(piece, piece.rect.inflate(reach, reach))
        if begins is Moment.STAGE:
            return self._written(piece, piece.rect.inflate(reach, reach))
        if begins in self.rising:
            area = piece.rect.inflate(look.s(30), look.s(30))
            if share == 1:
                area = piece.rect.inflate(reach, reach)
            low = round((1 - overshoot(share)) * look.s(_RISE))
            return self._written(replace(piece, rect=piece.rect.move(0, low)), area)
        area = piece.rect.inflate(look.s(64), look.s(4))
        if isinstance(piece.paint, SumPaint):
            punched = punch(since) if self.won and piece.paint.line.strong else 0.0
            area.inflate_ip(0, look.s(24) if punched else 0)
            return self._written(replace(piece, paint=piece.paint.at(share, punched)), area)
        area.w = round(area.w * share)
        return self._written(piece, area)

    def _written(self, piece: PlacedBox, area: pygame.Rect) -> FramePart:
        page, look = self.page, self.look
        # A label names the item under the pointer.
        cursor = self.cursor.about(piece.ref) if piece.ref is not None else self.cursor
        if beginning(piece) is Moment.BUTTONS or page.content <= page.viewport.h:
            return FramePart.of(area.clip(whole(look)), _write, look, cursor, piece, area)
        area = area.clip(visible_area(look, page.viewport, page.side))
        if page.viewport.top <= area.top and area.bottom <= page.viewport.bottom:
            return FramePart.of(area, _write, look, cursor, piece, area)
        edges = page.viewport, page.content, self.offset, page.side
        return FramePart.of(area, _fade, look, cursor, piece, area, edges)


def _write(
    target: pygame.Surface, look: Look, cursor: Cursor, piece: PlacedBox, area: pygame.Rect
) -> None:
    with clipped(target, area):
        paint_pieces(PaintContext(target, look, cursor), (piece,))


def _fade(
    target: pygame.Surface, look: Look, cursor: Cursor, piece: PlacedBox, area: pygame.Rect,
    edges: tuple[pygame.Rect, int, int, int],
) -> None:  # fmt: skip
    """Paint a piece that fades out at the edges of a page that scrolls."""
    viewport, content, offset, side = edges
    with scrolling(target, look, viewport, content, offset, side):
        _write(target, look, cursor, piece, area)


def draws(look: Look, pieces: Sequence[PlacedBox]) -> Iterator[Callable[[], object]]:
    """Yield functions that draw what the pieces need."""
    for piece in pieces:
        if piece.paint is not None:
            rect = pygame.Rect((0, 0), piece.rect.size)
            yield partial(piece.paint, PaintContext(pygame.Surface(rect.size), look), rect)
