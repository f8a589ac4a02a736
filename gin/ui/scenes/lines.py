"""Two lines of play side by side on a sheet of paper, or one below the other if it is narrow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.interface.paper import LinesView
from gin.interface.view import ButtonSpot, View
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    Buttons,
    FixedBox,
    Grid,
    ItemBox,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
)
from gin.ui.render.style import Look
from gin.ui.scenes.base import BoxedPainter, header_height
from gin.ui.scenes.paper import TONES
from gin.ui.scenes.paper_slip import focus_bar

_SIDES, _ENDS = 64, 44
"""Sums of the paper's horizontal and of its vertical margins, in units."""
_NARROW = 620
"""Width in units, at text size 100 %, below which the lines are one below the other."""
_LABEL = 0.2
"""Share of the width for the labels of the rows."""


class LinesPainter(BoxedPainter):
    """Painter with a row for each turn: its label, and the moves of both lines."""

    def lay(self, view: View, look: Look) -> Page:
        shown = view.content
        assert isinstance(shown, LinesView)
        buttons = [item for item in view.zones[-1].items if item.spot is not ButtonSpot.CORNER]
        width = min(look.width - look.s(80), look.s(1080))
        x, top = (look.width - width) // 2, header_height(look, view.subtitle)
        foot = Buttons(buttons, view.mains).lay(look, (x, 0), width)
        foot = foot.moved(0, look.height - look.s(28) - foot.rect.h)
        most = pygame.Rect(x, top, width, foot.rect.top - look.s(12) - top)
        viewport = most.inflate(-look.s(_SIDES), -look.s(_ENDS))
        stacked = viewport.w < look.s(_NARROW) * look.text_percent / 100
        text = Grid(tuple(_rows(shown, stacked=stacked))).lay(
            look, viewport.topleft, viewport.w - look.s(20)
        )
        viewport.h = min(viewport.h, text.rect.h)
        area = viewport.inflate(look.s(_SIDES), look.s(_ENDS))
        paper = PlacedBox(area, partial(charts.sheet, lift=0.3))
        return Page(
            viewport, text.rect.h, (paper,), text.pieces, foot.pieces,
            side=look.s(20), bar=look.s(24), on_paper=True,
        )  # fmt: skip


def _rows(shown: LinesView, *, stacked: bool) -> Iterator[Box]:
    if not stacked:
        yield _Row("", tuple(map(printed, shown.heads)), heading=True)
    for ref, label, *texts in shown.rows:
        parts = ref == shown.apart
        row = _Row(printed(label), tuple(map(printed, texts)), stacked=stacked, parts=parts)
        yield ItemBox(ref, row, partial(focus_bar, ref))


class _Row(Struct, frozen=True):
    """A label and two texts next to each other, or `stacked` one below the other.

    At the row that `parts` the lines, the text is bold.
    """

    label: str
    texts: tuple[str, ...]
    stacked: bool = False
    parts: bool = False
    heading: bool = False

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        pixels, line = look.pixels("body"), look.line("body")
        face = self._face
        if self.stacked:
            columns = [surfaces.wrap(text, face, pixels, width) for text in self.texts]
            rows = 1 + sum(map(len, columns))
            lefts = [0, 0]
        else:
            first = round(width * _LABEL)
            each = (width - first) // 2
            columns = [surfaces.wrap(text, face, pixels, each - look.s(20)) for text in self.texts]
            rows, lefts = max(map(len, columns)), [first, first + each]
        paint = partial(self._paint, columns, lefts)
        return FixedBox(rows * line + look.s(14), paint).lay(look, at, width, least)

    @property
    def _face(self) -> str:
        return "bold" if self.heading or self.parts else "text"

    def _paint(
        self,
        columns: Sequence[Sequence[str]],
        lefts: Sequence[int],
        brush: PaintContext,
        rect: pygame.Rect,
    ) -> None:
        look, target, paper = brush.look, brush.target, brush.look.theme.paper
        top, line = rect.y + look.s(6), look.line("body")
        if self.label:
            shade = paper.accent if self.parts else paper.quiet
            look.write(
                target, self.label, (rect.x, top), "body", face=self._face, colour=shade,
                on_paper=True,
            )  # fmt: skip
        y = top + line if self.stacked else top
        for left, lines, tone in zip(lefts, columns, TONES, strict=True):
            ink = charts.mark_colour(look, tone) if self.heading else None
            if not self.stacked:
                y = top
            for text in lines:
                look.write(
                    target, text, (rect.x + left, y), "body",
                    face=self._face, colour=ink, on_paper=True,
                )  # fmt: skip
                y += line
        ends = (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1)
        pygame.draw.line(target, paper.rule, *ends, max(1, look.s(1)))
