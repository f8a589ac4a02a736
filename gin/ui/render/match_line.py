"""Graph of the player's chance to win over a match, hand by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import dist

import pygame
from msgspec import Struct

from gin.interface.refs import ItemRef
from gin.interface.report import MatchLine, Spot
from gin.interface.review import Mark
from gin.language.translation import printed
from gin.ui.art import marks, surfaces
from gin.ui.art.vector import Point
from gin.ui.render import charts
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox
from gin.ui.render.hand_line import fill_below, level_lines, wrapped
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor


class MatchGraph(Struct, frozen=True):
    """A graph with a title; hands are columns of equal width.

    The description of a hand replaces the title while it has the visible focus or is under the
    mouse.
    """

    line: MatchLine
    height: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        heads = (self.line.title, *(hand.description for hand in self.line.hands))
        lines = max(len(wrapped(look, text, width)) for text in heads)
        high = self.height + (lines - 1) * look.line("label")
        rect = pygame.Rect(at, (width, max(high, least)))
        frame = self._frame(look, rect, lines)
        pieces = [PlacedBox(rect, partial(self._paint, lines))]
        for place, hand in enumerate(self.line.hands):
            pieces.append(PlacedBox(self._column(frame, place), ref=hand.ref))
        return LaidBox(rect, tuple(pieces))

    def _frame(self, look: Look, rect: pygame.Rect, lines: int) -> pygame.Rect:
        small = look.line("small")
        numbers = max(look.width_of(printed(text), "text", "small") for _, text in self.line.levels)
        left, above = numbers + look.s(12), lines * look.line("label") + look.s(14)
        return pygame.Rect(
            rect.x + left,
            rect.y + above,
            rect.w - left - look.s(22),
            max(look.s(40), rect.h - above - small - look.s(8)),
        )

    def _column(self, frame: pygame.Rect, place: int) -> pygame.Rect:
        wide = frame.w / len(self.line.hands)
        # Round both edges, so that neighbouring columns meet without a gap.
        left, right = round(frame.x + place * wide), round(frame.x + (place + 1) * wide)
        return pygame.Rect(left, frame.y, right - left, frame.h)

    def _at(self, frame: pygame.Rect, place: int, spot: Spot) -> Point:
        across, height = spot
        x = frame.x + frame.w * (place + across) / len(self.line.hands)
        return x, frame.bottom - frame.h * height

    def _paint(self, lines: int, brush: PaintContext, rect: pygame.Rect) -> None:
        look, line = brush.look, self.line
        frame, pointed = self._frame(look, rect, lines), self._pointed(brush.cursor)
        text, face = line.title, "bold"
        if pointed is not None:
            text, face = line.hands[pointed].description, "text"
        y = rect.y + look.line("label") // 2
        for one in wrapped(look, text, rect.w):
            charts.write(brush, one, (rect.x, y), "label", face=face, width=rect.w)
            y += look.line("label")
        level_lines(brush, frame, line.levels)
        self._borders(brush, frame, pointed)
        path = list(self._path(frame))
        fill_below(brush, frame, path)
        surfaces.curve(brush.target, path, 2.6 * charts.mark_scale(look), look.theme.paper.ink)
        self._points(brush, frame)
        self._flags(brush, frame)

    def _pointed(self, cursor: Cursor) -> int | None:
        places: dict[ItemRef, int] = {hand.ref: n for n, hand in enumerate(self.line.hands)}
        refs = (cursor.focus if cursor.keyboard else None, cursor.hover)
        return next((places[ref] for ref in refs if ref is not None and ref in places), None)

    def _borders(self, brush: PaintContext, frame: pygame.Rect, pointed: int | None) -> None:
        look, count = brush.look, len(self.line.hands)
        quiet, small = look.theme.paper.quiet, look.line("small")
        wide = look.width_of(str(count), "text", "small") + look.s(8)
        apart = frame.w / count
        step = next((n for n in (1, 2, 5, 10, 20) if n * apart >= wide), count)
        y = frame.bottom + small // 2 + look.s(6)
        for place, hand in enumerate(self.line.hands):
            column = self._column(frame, place)
            if place == pointed:
                self._highlight(brush, column, ringed=brush.cursor.rings(hand.ref))
            if place:
                ends = (column.x, frame.y), (column.x, frame.bottom)
                pygame.draw.line(brush.target, charts.grid_colour(look), *ends)
            if (place + 1) % step == 0 or place == pointed:
                strong = place == pointed
                charts.write(
                    brush, str(place + 1), (column.centerx, y), "small", align="centre",
                    face="bold" if strong else "text",
                    colour=look.theme.paper.ink if strong else quiet,
                )  # fmt: skip

    def _highlight(self, brush: PaintContext, column: pygame.Rect, *, ringed: bool) -> None:
        look = brush.look
        if look.theme.plain or ringed:
            charts.ring(brush, column)
            return
        shade = pygame.Surface(column.size, pygame.SRCALPHA)
        shade.fill((*look.theme.paper.margin[:3], 70))
        brush.target.blit(shade, column)

    def _path(self, frame: pygame.Rect) -> Iterator[Point]:
        yield self._at(frame, 0, (0.0, self.line.start))
        for place, hand in enumerate(self.line.hands):
            for spot in hand.path:
                yield self._at(frame, place, spot)
            yield self._at(frame, place, (1.0, hand.end))

    def _points(self, brush: PaintContext, frame: pygame.Rect) -> None:
        look, bold = brush.look, charts.mark_scale(brush.look)
        ink, fill = look.theme.paper.ink, look.theme.paper.fill
        start = self._at(frame, 0, (0.0, self.line.start))
        surfaces.dot(brush.target, start, 4.4 * bold, fill, ink, 2 * bold)
        radius = min(4.6 * bold, max(2.6, 0.2 * frame.w / len(self.line.hands)))
        for place, hand in enumerate(self.line.hands):
            surfaces.dot(brush.target, self._at(frame, place, (1.0, hand.end)), radius, ink)

    def _flags(self, brush: PaintContext, frame: pygame.Rect) -> None:
        look = brush.look
        paper = look.theme.paper
        radius = max(look.line("small") * 0.6, 10 * charts.mark_scale(look))
        colour = marks.colour_of(Mark.MISTAKE, paper)
        taken: list[Point] = []
        for place, hand in enumerate(self.line.hands):
            for spot, number in hand.flags:
                taken.append(_free(self._at(frame, place, spot), frame, radius, taken))
                surfaces.dot(brush.target, taken[-1], radius, colour)
                charts.write(
                    brush, str(number), taken[-1], "small", face="bold", colour=paper.fill,
                    align="centre",
                )  # fmt: skip


def _free(at: Point, frame: pygame.Rect, radius: float, taken: Sequence[Point]) -> Point:
    """Return a place for a flag below or above its spot, apart from those that are taken."""
    x, y = at
    spots = [(x, y + side * step * radius) for step in (1.8, 4.0, 6.2) for side in (1, -1)]
    for spot in spots:
        inside = frame.y + radius < spot[1] < frame.bottom - radius
        if inside and all(dist(spot, other) > 2 * radius for other in taken):
            return spot
    return spots[0]
