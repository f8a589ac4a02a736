"""The final score on paper: a line for each part of it, with a number for each player."""

from __future__ import annotations

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.interface.paper import FinalView, SumLine
from gin.language.translation import printed
from gin.ui.animation.celebrations import weighted
from gin.ui.art import surfaces
from gin.ui.art.vector import Colour, mix
from gin.ui.render import charts
from gin.ui.render.boxes import Box, FixedBox, Grid, LaidBox, PaintContext
from gin.ui.render.style import Look
from gin.ui.scenes.final_order import Moment, With
from gin.ui.scenes.paper import TONES

_USUAL, _STRONG = ("italic", "heading"), ("display", "title")
"""Face and step of ordinary numbers and of the total."""
_APART = 18
"""Least distance between a label and the first number, in units."""


class FinalSum:
    """The lines of the final score, as a box on paper."""

    def __init__(self, look: Look, shown: FinalView, width: int) -> None:
        self.shown = shown
        numbers = [
            look.width_of(str(number), *(_STRONG if line.strong else _USUAL))
            for line in shown.lines
            for number in line.numbers
        ]
        heads = [look.width_of(printed(head), "display", "lead") for head in shown.heads]
        most = (width - look.s(76)) * 0.27
        self.column = round(min(most, max(*numbers, *heads)) + look.s(28))

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        high = look.line("lead") + look.s(14) if len(self.shown.heads) > 1 else look.s(10)
        heads = FixedBox(high, With(Moment.SHEET, self._heads))
        lines = [self._line(look, line, width) for line in self.shown.lines]
        return Grid((heads, *lines)).lay(look, at, width, least)

    def _heads(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look = brush.look
        if len(self.shown.heads) > 1:
            for seat, head in enumerate(self.shown.heads):
                charts.write(
                    brush,
                    printed(head),
                    (self.right(rect, seat), rect.y + look.line("lead") // 2),
                    "lead",
                    face="display",
                    colour=charts.mark_colour(look, TONES[seat]),
                    align="right",
                    width=self.column - look.s(12),
                )
        _rule_off(brush, rect)

    def right(self, rect: pygame.Rect, seat: int) -> int:
        return rect.right - self.column * (len(self.shown.heads) - 1 - seat)

    def _line(self, look: Look, line: SumLine, width: int) -> Box:
        # A label may use the room that its first number leaves in its column.
        first = look.width_of(_figure(line.numbers[0]), *(_STRONG if line.strong else _USUAL))
        room = width - self.column * (len(self.shown.heads) - 1) - first - look.s(_APART)
        strong = "bold" if line.strong else "text"
        label = surfaces.wrap(printed(line.label), strong, look.pixels("body"), room)
        why = surfaces.balanced(printed(line.why), "text", look.pixels("label"), room)
        why = why if line.why else ()
        high = len(label) * look.line("body") + len(why) * look.line("label") + look.s(14)
        high = max(high, look.line("title" if line.strong else "heading") + look.s(10))
        paint = SumPaint(self, line, tuple(label), tuple(why))
        mark = charts.focus_ring_painter(line.ref, look.s(14), -2, hovered=False)
        return FixedBox(high, paint, line.ref, mark)


class SumPaint(Struct, frozen=True):
    """A line of the final score: its words, and its numbers or not yet.

    The numbers are counted up to a share of them, and enlarged by another.
    """

    of: FinalSum
    line: SumLine
    label: tuple[str, ...]
    why: tuple[str, ...]
    share: float = 1.0
    punch: float = 0.0
    words: bool = True
    numbers: bool = True

    def at(self, share: float, punch: float) -> SumPaint:
        """Return the line at a share of its time, after which its numbers are enlarged."""
        return replace(self, share=round(share, 2), punch=round(punch, 2))

    def __call__(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, plain, line = brush.look, brush.look.theme.plain, self.line
        if self.words:
            self._words(brush, rect)
            if not line.strong:
                _rule_off(brush, rect)
        if not self.numbers:
            return
        face, step = _STRONG if line.strong else _USUAL
        for seat, number in enumerate(line.numbers):
            ink = look.theme.paper.pen
            if line.strong and not plain:
                ink = charts.mark_colour(look, TONES[seat])
            text = _figure(number, self.share)
            right, width = self.of.right(rect, seat), self.of.column - look.s(10)
            if self.punch and seat == 0:
                _punched(brush, text, (right, rect.centery), face, step, ink, self.punch)
            else:
                charts.write(
                    brush, text, (right, rect.centery), step, face=face, colour=ink,
                    align="right", width=width,
                )  # fmt: skip

    def _words(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, plain, line, label, why = (
            brush.look, brush.look.theme.plain, self.line, self.label, self.why,
        )  # fmt: skip
        if line.strong and not plain:
            tint = (226, 184, 96) if self.of.shown.won else (176, 160, 130)
            wash = mix(look.theme.paper.fill, tint, 0.3)
            wide = rect.inflate(look.s(28), -look.s(4))
            surfaces.slab(brush.target, wide, look.s(6), wash, 0, wash)
        high = len(label) * look.line("body") + len(why) * look.line("label")
        y = rect.centery - high // 2
        for row in label:
            charts.write(
                brush, row, (rect.x, y + look.line("body") // 2), "body",
                face="bold" if line.strong else "text",
            )  # fmt: skip
            y += look.line("body")
        for row in why:
            charts.write(
                brush, row, (rect.x, y + look.line("label") // 2), "label",
                colour=look.theme.paper.quiet,
            )  # fmt: skip
            y += look.line("label")


def _figure(number: int | None, share: float = 1.0) -> str:
    return "—" if number is None else str(round(number * weighted(share)))


def _punched(
    brush: PaintContext, text: str, at: tuple[int, int], face: str, step: str, ink: Colour,
    punch: float,
) -> None:  # fmt: skip
    """Write a number that has just been counted, enlarged about its middle."""
    image = surfaces.line_image(text, face, brush.look.pixels(step), ink, on_dark=False)
    middle = image.get_rect(midright=at).center
    image = pygame.transform.smoothscale_by(image, 1 + punch)
    brush.target.blit(image, image.get_rect(center=middle))


def _rule_off(brush: PaintContext, rect: pygame.Rect) -> None:
    ends = (
        (rect.x - brush.look.s(8), rect.bottom - 1),
        (rect.right + brush.look.s(8), rect.bottom - 1),
    )
    pygame.draw.line(brush.target, brush.look.theme.paper.rule, *ends)
