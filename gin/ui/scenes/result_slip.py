"""The slip with the count of a hand. Numbers that count up are painted over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import Text, only
from gin.interface.paper import Tone
from gin.interface.refs import ItemRef, LineRef, PaperLine
from gin.interface.result import RaceBar, ResultView
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.vector import Colour, mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    FixedBox,
    Framed,
    Grid,
    ItemBox,
    LaidBox,
    Paint,
    PaintContext,
    PlacedBox,
    Point,
    Spacer,
    paint_pieces,
)
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look, in_lines
from gin.ui.render.widgets import Cursor

_LEAST = 16
"""Minimum height of a line in pixels."""
_SMALL = 0.85
"""Share of its size to which text shrinks before it is wrapped into two lines."""
_GOLD: Colour = (120, 80, 14)
"""Gold ink that is legible on paper."""
_LARGE = 1.7
"""Size of the heading and the total relative to the rest."""


class ResultSlip(Struct, frozen=True, eq=False):
    """The slip, laid out."""

    look: Look
    laid: LaidBox

    @classmethod
    def of(cls, look: Look, shown: ResultView, area: pygame.Rect, *, whole: bool) -> ResultSlip:
        """Return the slip at the top of an area, with lines as high as possible.

        With `whole`, it fills the area's height.
        """
        line = look.line("lead") + look.s(6)
        least = area.h if whole else 0
        while True:
            column = Framed(Grid(tuple(_boxes(look, shown, line))), look.s(68), 0, _paper)
            laid = column.lay(look, area.topleft, area.w, least)
            if laid.rect.h <= area.h or line <= _LEAST:
                return cls(look, laid)
            line = max(_LEAST, min(line - 1, line * area.h // laid.rect.h))

    @property
    def paper(self) -> pygame.Rect:
        return self.laid.rect

    @property
    def rows(self) -> dict[ItemRef, pygame.Rect]:
        return {piece.ref: piece.rect for piece in self.laid.pieces if piece.ref is not None}

    def parts(self, cursor: Cursor) -> Iterator[FramePart]:
        """Yield the paper and its text, except the numbers and bars that count up."""
        area = surfaces.shadow_area(self.paper, 0.8, self.look.scale)
        still = [one for one in self.laid.pieces if not isinstance(one.paint, _Points | _Bars)]
        sheet = tuple(one for one in still if one.paint is _paper)
        text = tuple(one for one in still if one.paint is not _paper)
        yield FramePart.of(area, _put, self.look, Cursor(), sheet)
        yield FramePart.of(area, _put, self.look, cursor.about(*self.rows), text)

    def counted(self, share: float, punch: float = 0.0) -> Iterator[FramePart]:
        """Yield the total and the progress bars at this share of their animation.

        Then the total is enlarged by the share `punch`.
        """
        for piece in self.laid.pieces:
            if isinstance(piece.paint, _Points | _Bars):
                paint, rect = piece.paint.at(share), piece.rect
                if isinstance(paint, _Points) and punch:
                    paint, rect = (
                        replace(paint, punch=round(punch, 2)),
                        rect.inflate(0, rect.h // 2),
                    )
                now = replace(piece, paint=paint)
                yield FramePart.of(rect, _put, self.look, Cursor(), (now,))


def _put(target: pygame.Surface, look: Look, cursor: Cursor, pieces: tuple[PlacedBox, ...]) -> None:
    paint_pieces(PaintContext(target, look, cursor), pieces)


def _boxes(look: Look, shown: ResultView, line: int) -> Iterator[Box]:
    pixels = min(look.pixels("lead"), round(line * 0.72))
    paper = look.theme.paper
    ink = paper.yours if shown.yours or shown.yours is None else paper.theirs
    large, points = round(pixels * _LARGE), printed(only(shown.points))
    note = partial(_Words, pixels=pixels, high=line, face="italic", align="centre", quiet=True)

    def named(of: PaperLine, box: Box, key: int | str = "", wider: int = 12) -> Box:
        ref = LineRef(of, key)
        return ItemBox(ref, box, charts.focus_ring_painter(ref, look.s(wider), 2))

    def ended(text: Text, face: str, end: Text, end_face: str) -> Box:
        ending = printed(end)
        paint = partial(_write, (ending,), end_face, pixels, None, "right")
        spare = _wide(ending, end_face, pixels) + look.s(10)
        return _Words(text, pixels, line, face, spare=spare, end=paint)

    title = _Words(shown.heading, large, round(line * 1.45), "display", ink, "centre")
    yield Spacer(look.s(18))
    yield named(PaperLine.HEADING, Grid((title, note(shown.summary))))
    yield Spacer(look.s(14))
    for index, entry in enumerate(shown.lines):
        face = "bold" if entry.strong else "text"
        row = Framed(ended(entry.text, face, entry.number, face), 0, 0, _rule_off)
        yield named(PaperLine.ROW, row, index)
        yield Spacer(look.s(5))
    if shown.to_whom:
        yield Spacer(look.s(4))
        total = _Words(
            shown.to_whom, pixels, round(line * 1.6), "bold",
            spare=_wide(points, "display", large) + look.s(10),
            end=_Points(shown.points, large, ink),
        )  # fmt: skip
        yield named(PaperLine.SUM, Framed(total, 0, 0, _plate), wider=36)
        yield Spacer(look.s(12))
    race: list[Box] = []
    for runner in shown.race:
        race.append(ended(runner.name, "bold", runner.text, "text"))
        race.append(FixedBox(look.s(18), _Bars(runner.bars)))
    yield named(PaperLine.RACE, Grid(race))
    yield Spacer(look.s(4))
    yield named(PaperLine.CLOSING, note(shown.closing))
    if shown.prize is not None:
        gold = paper.ink if paper.plain else _GOLD
        words = _Words(shown.trophy, round(pixels * 0.94), line, "bold", gold, "centre")
        yield Spacer(look.s(4))
        yield named(PaperLine.REACHED, words)
    yield Spacer(look.s(18))


class _Words(Struct, frozen=True):
    """Text on the slip in one line or two, with a height of at least `high` pixels.

    `spare` pixels at its right are reserved for `end`.
    """

    text: Text
    pixels: int
    high: int
    face: str = "text"
    colour: Colour | None = None
    align: str = "left"
    quiet: bool = False
    spare: int = 0
    end: Paint | None = None

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        lines, size = self.broken(width - self.spare)
        colour = look.theme.paper.quiet if self.quiet else self.colour
        paint = partial(_write, lines, self.face, size, colour, self.align)
        rect = pygame.Rect(at, (width, max(self.high, round(len(lines) * size * 1.25), least)))
        words = pygame.Rect(at, (width - self.spare, rect.h))
        return LaidBox(rect, (PlacedBox(words, paint), PlacedBox(rect, self.end)))

    def broken(self, width: int) -> tuple[Sequence[str], int]:
        text, pixels = printed(self.text), self.pixels
        lines, size = in_lines(text, self.face, pixels, width, 1)
        if len(lines) > 1 or size < pixels * _SMALL:
            _, size = in_lines(text, self.face, pixels, width, 2)
            lines = surfaces.balanced(text, self.face, size, width)
        return lines, size


def _wide(text: str, face: str, pixels: int) -> int:
    return surfaces.line_width(text, face, pixels)


def _write(
    lines: Sequence[str],
    face: str,
    pixels: int,
    colour: Colour | None,
    align: str,
    brush: PaintContext,
    rect: pygame.Rect,
) -> None:
    x = {"left": rect.x, "centre": rect.centerx, "right": rect.right}[align]
    for row, text in enumerate(lines):
        y = rect.centery + round((row - (len(lines) - 1) / 2) * pixels * 1.2)
        brush.look.write(
            brush.target, text, (x, y), "lead", face=face, colour=colour, align=align,
            middle=True, on_paper=True, width=rect.w, pixels=pixels,
        )  # fmt: skip


def _paper(brush: PaintContext, rect: pygame.Rect) -> None:
    target, look, plain = brush.target, brush.look, brush.look.theme.plain
    surfaces.cast(target, rect, look.s(6), 0.8, look.scale, plain, solid=True)
    target.blit(surfaces.paper(rect.size, look.s(6), look.theme.paper), rect)


def _rule_off(brush: PaintContext, rect: pygame.Rect) -> None:
    y = rect.bottom + brush.look.s(2)
    pygame.draw.line(brush.target, brush.look.theme.paper.rule, (rect.x, y), (rect.right, y))


def _plate(brush: PaintContext, rect: pygame.Rect) -> None:
    look, paper = brush.look, brush.look.theme.paper
    box = rect.inflate(look.s(24), 0)
    border = 2 if paper.plain else 0
    image = surfaces.rounded(box.size, look.s(8), paper.plate, border, paper.edge)
    brush.target.blit(image, box)


class _Points(Struct, frozen=True):
    points: int
    pixels: int
    ink: Colour
    punch: float = 0.0

    def at(self, share: float) -> _Points:
        return replace(self, points=round(self.points * share))

    def __call__(self, brush: PaintContext, rect: pygame.Rect) -> None:
        text = (str(self.points),)
        if self.punch:
            image = surfaces.line_image(text[0], "display", self.pixels, self.ink, on_dark=False)
            middle = image.get_rect(midright=rect.midright).center
            image = pygame.transform.smoothscale_by(image, 1 + self.punch)
            brush.target.blit(image, image.get_rect(center=middle))
            return
        _write(text, "display", self.pixels, self.ink, "right", brush, rect)


class _Bars(Struct, frozen=True):
    """A player's progress: bars that grow from the previous score to the current one."""

    bars: tuple[RaceBar, ...]
    share: float = 1.0

    def at(self, share: float) -> _Bars:
        return replace(self, share=share)

    def __call__(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, bar = brush.look, pygame.Rect(rect)
        paper = look.theme.paper
        bar.h = look.s(8 if len(self.bars) == 1 else 5)
        for entry in self.bars:
            colour = paper.yours if entry.tone is Tone.YOURS else paper.theirs
            now = entry.before + (entry.after - entry.before) * self.share
            surfaces.capsule(brush.target, bar, paper.track)
            inks = (now, mix(colour, paper.fill, 0.4)), (min(now, entry.before), colour)
            for points, ink in inks:
                reached = min(1.0, max(0.0, points / entry.goal)) if entry.goal > 0 else 0.0
                wide = round(bar.w * reached)
                surfaces.capsule(brush.target, pygame.Rect(bar.topleft, (wide, bar.h)), ink)
            bar.y += bar.h + look.s(3)
