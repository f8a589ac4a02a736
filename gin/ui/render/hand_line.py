"""Graph of the player's chances in a hand, move by move.

A vertical drop is the loss from a move. Slopes between moves come from the cards and the opponent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.refs import ItemRef
from gin.interface.review import HandLine, Mark, ReviewPoint
from gin.language.translation import printed
from gin.ui.art import marks, surfaces
from gin.ui.art.vector import Colour, Point, mix
from gin.ui.render import charts
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor


class _Frame(Struct, frozen=True):
    """Scale of the graph; `first` is the step of the first move."""

    rect: pygame.Rect
    low: float
    high: float
    steps: int
    first: int

    def at(self, step: float, height: float) -> Point:
        across = step / max(1, self.steps)
        up = (height - self.low) / (self.high - self.low)
        return self.rect.x + self.rect.w * across, self.rect.bottom - self.rect.h * up

    def moment(self, place: int, height: float) -> Point:
        return self.at(place + self.first, height)


class HandGraph(Struct, frozen=True):
    """A graph with a title.

    Details of a move replace the title while the move has the visible focus or is under the mouse.
    `rows` maps list rows to moves. `height` is that of the lines alone, in pixels.
    """

    line: HandLine
    rows: dict[ItemRef, int]
    height: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        heads = (self.line.title, *(moment.description for moment in self.line.moments))
        lines = max(len(wrapped(look, text, width)) for text in heads)
        high = self._above(look, lines) + self.height + _below(look)
        rect = pygame.Rect(at, (width, max(high, least)))
        frame = self._frame(look, rect, lines)
        wide = frame.rect.w / max(1, frame.steps)
        pieces = [PlacedBox(rect, partial(self._paint, lines))]
        for place, moment in enumerate(self.line.moments):
            x, _ = frame.moment(place, frame.low)
            # Round both edges, so that neighbouring areas meet without a gap.
            left, right = round(x - wide / 2), round(x + wide / 2)
            around = pygame.Rect(left, frame.rect.y, right - left, frame.rect.h)
            pieces.append(PlacedBox(around.clip(rect), ref=moment.ref))
        return LaidBox(rect, tuple(pieces))

    def _frame(self, look: Look, rect: pygame.Rect, lines: int) -> _Frame:
        line = self.line
        numbers = max(look.width_of(printed(text), "text", "small") for _, text in line.levels)
        left, right = numbers + look.s(12), look.s(22)
        above = self._above(look, lines)
        frame = pygame.Rect(
            rect.x + left, rect.y + above, rect.w - left - right, rect.h - above - _below(look)
        )
        first = 0 if line.start is None else 1
        steps = len(line.moments) - 1 + first + (0 if line.end is None else 1)
        return _Frame(frame, line.levels[0][0], line.levels[-1][0], max(1, steps), first)

    def _above(self, look: Look, lines: int) -> int:
        """Return the height of the title, and of the flag if there is a turning point."""
        flag = look.line("small") if self.line.turn is not None else 0
        return lines * look.line("label") + flag + look.s(14)

    def _paint(self, lines: int, brush: PaintContext, rect: pygame.Rect) -> None:
        look, line = brush.look, self.line
        frame = self._frame(look, rect, lines)
        self._head(brush, rect)
        self._ruling(brush, frame)
        judged = [moment for moment in line.moments if moment.mark is not None]
        pointed = self._pointed(brush.cursor)
        for place in {pointed, line.chosen} - {None}:
            assert place is not None
            self._column(brush, frame, place, strong=place == pointed)
        path = list(_path(line, frame, judged))
        if len(path) > 1:
            fill_below(brush, frame.rect, path)
            surfaces.curve(brush.target, path, 2.6 * charts.mark_scale(look), look.theme.paper.ink)
        self._loss_lines(brush, frame)
        self._turning_point(brush, frame)
        self._points(brush, frame)

    def _head(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, place = brush.look, self._pointed(brush.cursor)
        text, face = self.line.title, "bold"
        if place is not None:
            text, face = self.line.moments[place].description, "text"
        y = rect.y + look.line("label") // 2
        for line in wrapped(look, text, rect.w):
            charts.write(brush, line, (rect.x, y), "label", face=face, width=rect.w)
            y += look.line("label")

    def _pointed(self, cursor: Cursor) -> int | None:
        points: dict[ItemRef, int] = {one.ref: n for n, one in enumerate(self.line.moments)}
        places = points | self.rows
        refs = (cursor.focus if cursor.keyboard else None, cursor.hover)
        return next((places[ref] for ref in refs if ref is not None and ref in places), None)

    def _ruling(self, brush: PaintContext, frame: _Frame) -> None:
        look, line = brush.look, self.line
        small, quiet = look.line("small"), look.theme.paper.quiet
        level_lines(brush, frame.rect, line.levels)
        y = frame.rect.bottom + small // 2 + look.s(6)
        taken = _numbers(brush, frame, line, y)
        for text, x, align, there in (
            (line.begins, frame.rect.x, "left", line.start is not None),
            (line.ends, frame.rect.right, "right", line.end is not None),
        ):
            wide = look.width_of(printed(text), "text", "small") + look.s(8)
            free = taken[0] - x if align == "left" else x - taken[1]
            if there and wide <= free:
                charts.write(brush, printed(text), (x, y), "small", colour=quiet, align=align)

    def _column(self, brush: PaintContext, frame: _Frame, place: int, *, strong: bool) -> None:
        look = brush.look
        x, _ = frame.moment(place, frame.low)
        wide = min(look.s(34), max(look.s(12), round(frame.rect.w / max(1, frame.steps))))
        stripe = pygame.Rect(round(x - wide / 2), frame.rect.y, wide, frame.rect.h)
        if look.theme.plain:
            thick = max(2, look.s(3 if strong else 2))
            pygame.draw.rect(brush.target, look.theme.paper.ink, stripe, thick)
            return
        shade = pygame.Surface(stripe.size, pygame.SRCALPHA)
        shade.fill((*look.theme.paper.margin[:3], 70 if strong else 42))
        brush.target.blit(shade, stripe)

    def _loss_lines(self, brush: PaintContext, frame: _Frame) -> None:
        look = brush.look
        for place, moment in enumerate(self.line.moments):
            if moment.mark is not None and moment.best > moment.made:
                ends = [frame.moment(place, moment.best), frame.moment(place, moment.made)]
                colour = marks.colour_of(moment.mark, look.theme.paper)
                surfaces.curve(brush.target, ends, 4.6 * charts.mark_scale(look), colour)

    def _turning_point(self, brush: PaintContext, frame: _Frame) -> None:
        look, place = brush.look, self.line.turn
        if place is None:
            return
        moment = self.line.moments[place]
        x, y = frame.moment(place, max(moment.best, moment.made))
        mark = Mark.BEST if self.line.turned_well else Mark.MISTAKE
        colour = marks.colour_of(mark, look.theme.paper)
        top = frame.rect.y - look.s(2)
        x = round(x)
        dash = max(3, look.s(4))
        for start in range(top, round(y) - look.s(9), 2 * dash):
            ends = (x, start), (x, min(start + dash, round(y) - look.s(9)))
            pygame.draw.line(brush.target, colour, *ends, max(1, look.s(1.5)))
        name = printed(self.line.flag)
        half = look.width_of(name, "bold", "small") // 2
        middle = min(max(x, frame.rect.x + half), frame.rect.right - half)
        at = (middle, top - look.line("small") // 2 - look.s(2))
        charts.write(brush, name, at, "small", face="bold", colour=colour, align="centre")

    def _points(self, brush: PaintContext, frame: _Frame) -> None:
        look, line, target = brush.look, self.line, brush.target
        bold, paper = charts.mark_scale(look), look.theme.paper
        ink = look.theme.paper.ink
        apart = frame.rect.w / max(1, frame.steps)
        if line.start is not None:
            at = frame.at(0, line.start)
            surfaces.dot(target, at, 4.4 * bold, look.theme.paper.fill, ink, 2 * bold)
        if line.end is not None and all(one.mark for one in line.moments):
            at = frame.at(frame.steps, line.end)
            surfaces.dot(target, at, 5.4 * bold, ink)
        for place, moment in enumerate(line.moments):
            if moment.mark is None:
                continue
            at = frame.moment(place, moment.made)
            if moment.mark in (Mark.SLIP, Mark.MISTAKE) or place == line.turn:
                size = round(min(17 * bold, max(12 * bold, apart * 0.8)))
                image = marks.sign(moment.mark, size, paper)
                around = image.get_rect(center=(round(at[0]), round(at[1])))
                surfaces.dot(target, around.center, size * 0.58, look.theme.paper.fill)
                target.blit(image, around)
            else:
                colour: Colour = marks.colour_of(moment.mark, paper)
                surfaces.dot(target, at, min(4.6 * bold, max(2.6, apart * 0.3)), colour)
            if brush.cursor.rings(moment.ref):
                side = round(16 * bold) + look.s(14)
                ring = pygame.Rect(0, 0, side, side)
                ring.center = round(at[0]), round(at[1])
                charts.ring(brush, ring)


def _below(look: Look) -> int:
    """Return the height of the numbers of the moves."""
    return look.line("small") + look.s(8)


def wrapped(look: Look, text: Text, width: int) -> Sequence[str]:
    """Return the lines of a chart's title."""
    return surfaces.wrap(printed(text), "bold", look.pixels("label"), width)


def level_lines(
    brush: PaintContext, rect: pygame.Rect, levels: Sequence[tuple[float, Text]]
) -> None:
    """Draw the horizontal lines of a chart, and their labels at its left."""
    look = brush.look
    faint, quiet = charts.grid_colour(look), look.theme.paper.quiet
    low, high = levels[0][0], levels[-1][0]
    apart = rect.h / max(1, len(levels) - 1)
    for number, (height, text) in enumerate(levels):
        y = round(rect.bottom - rect.h * (height - low) / (high - low))
        strong = height == 0.5
        colour = mix(faint, quiet, 0.5) if strong and not look.theme.plain else faint
        ends = (rect.x, y), (rect.right, y)
        pygame.draw.line(brush.target, colour, *ends, max(1, look.s(2 if strong else 1)))
        if apart >= look.line("small") or number % 2 == 0:
            at = (rect.x - look.s(8), y)
            charts.write(brush, printed(text), at, "small", colour=quiet, align="right")


def fill_below(brush: PaintContext, rect: pygame.Rect, path: Sequence[Point]) -> None:
    """Shade the area of a chart below its line."""
    if brush.look.theme.plain:
        return
    shade = pygame.Surface(rect.size, pygame.SRCALPHA)
    own = [(x - rect.x, y - rect.y) for x, y in path]
    own += [(own[-1][0], rect.h), (own[0][0], rect.h)]
    pygame.draw.polygon(shade, (*brush.look.theme.paper.theirs[:3], 20), own)
    brush.target.blit(shade, rect)


def _path(line: HandLine, frame: _Frame, judged: Sequence[ReviewPoint]) -> Iterator[Point]:
    if line.start is not None:
        yield frame.at(0, line.start)
    for place, moment in enumerate(judged):
        yield frame.moment(place, moment.best)
        if moment.made != moment.best:
            yield frame.moment(place, moment.made)
    if line.end is not None and len(judged) == len(line.moments):
        yield frame.at(frame.steps, line.end)


def _numbers(brush: PaintContext, frame: _Frame, line: HandLine, y: int) -> tuple[float, float]:
    """Paint the move numbers that fit; return their left and right end."""
    look, count = brush.look, len(line.moments)
    wide = look.width_of(str(count), "text", "small") + look.s(8)
    apart = frame.rect.w / max(1, frame.steps)
    step = next((n for n in (1, 2, 5, 10, 20) if n * apart >= wide), max(1, count))
    shown = [n for n in range(1, count + 1) if n % step == 0 or n == 1 == step]
    ends = [frame.rect.right, frame.rect.x]
    for number in shown:
        x, _ = frame.moment(number - 1, frame.low)
        marked = number - 1 in (line.turn, line.chosen)
        charts.write(
            brush, str(number), (x, y), "small", face="bold" if marked else "text",
            colour=look.theme.paper.ink if marked else look.theme.paper.quiet, align="centre",
        )  # fmt: skip
        ends = [min(ends[0], round(x - wide / 2)), max(ends[1], round(x + wide / 2))]
    return ends[0], ends[1]
