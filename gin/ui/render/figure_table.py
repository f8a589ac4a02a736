"""Small ruled tables in the figures of the rules pages."""

from __future__ import annotations

import pygame
from msgspec import Struct

from gin.core.figure import FigureTable
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.render.boxes import PaintContext
from gin.ui.render.style import Look

_PADDING = 26
"""Space in a column next to its text, in units."""
_LEAST = 54
"""Minimum width of a column of numbers, in units."""

_Row = tuple[tuple[str, ...], ...]
"""The lines of each cell of a row."""


class MeasuredTable(Struct, frozen=True):
    """A table with the widths of its columns, and its rows as lines of text."""

    columns: tuple[int, ...]
    rows: tuple[_Row, ...]
    heights: tuple[int, ...]

    @property
    def wide(self) -> int:
        return sum(self.columns)

    @property
    def high(self) -> int:
        return sum(self.heights)

    def draw(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, paper = brush.look, brush.look.theme.paper
        top = rect.y
        thick = max(1, look.s(1))
        for number, (row, high) in enumerate(zip(self.rows, self.heights, strict=True)):
            left = rect.x
            for place, (lines, wide) in enumerate(zip(row, self.columns, strict=True)):
                label = not place
                x = left if label else left + wide // 2
                y = top + (high - len(lines) * look.line("label")) // 2
                strong = number and not label
                for line in lines:
                    look.write(
                        brush.target, line, (x, y), "label", face="bold" if strong else "text",
                        colour=paper.ink if strong else paper.quiet,
                        align="left" if label else "centre", on_paper=True,
                        width=wide - look.s(8),
                    )  # fmt: skip
                    y += look.line("label")
                left += wide
            top += high
            colour = paper.ink if not number or look.theme.plain else paper.rule
            pygame.draw.line(brush.target, colour, (rect.x, top), (rect.x + self.wide, top), thick)
        x = rect.x + self.columns[0] - look.s(6)
        pygame.draw.line(brush.target, paper.rule, (x, rect.y), (x, top), thick)


def measured_table(look: Look, table: FigureTable, inner: int) -> MeasuredTable:
    """Return a table that is at most `inner` pixels wide; long headings are broken."""
    texts = [tuple(map(printed, row)) for row in (table.columns, *table.rows)]
    widths = []
    for column in zip(*texts, strict=True):
        widest = max(look.width_of(text, "bold", "label") for text in column)
        widths.append(max(look.s(_LEAST), widest + look.s(_PADDING)))
    if sum(widths) > inner:
        share = inner / sum(widths)
        widths = [int(wide * share) for wide in widths]
    pixels = look.pixels("label")
    rows: list[_Row] = [
        tuple(
            surfaces.wrap(text, "bold", pixels, wide - look.s(8))
            for text, wide in zip(row, widths, strict=True)
        )
        for row in texts
    ]
    heights = [max(map(len, row)) * look.line("label") + look.s(10) for row in rows]
    return MeasuredTable(tuple(widths), tuple(rows), tuple(heights))
