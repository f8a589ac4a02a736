"""The luck and play of a hand as a table on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.interface.review import BalanceRow, BalanceView
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    FixedBox,
    ItemBox,
    LaidBox,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
)
from gin.ui.render.style import Look
from gin.ui.scenes.paper_slip import focus_bar

_GAP, _PADDING = 24, 10
"""Space before a column of numbers, and above and below a row together, in units."""
_BETWEEN = 72
"""Widest space between the longest label and the first number, in units."""


def balance_boxes(shown: BalanceView, look: Look) -> Iterator[Box]:
    """Yield the heading, the rows and the note of the table."""
    heading = TextBox(shown.title, "heading", "display", look.theme.paper.accent, below=look.s(4))
    yield ItemBox(shown.ref, heading, partial(focus_bar, shown.ref))
    widths = _widths(shown, look)
    labels = (look.width_of(printed(row.label), "bold", "body") for row in shown.rows)
    most = max(labels, default=0) + look.s(_BETWEEN) + sum(widths)
    heads = partial(_heads, [printed(head) for head in shown.heads], widths, most)
    yield FixedBox(look.line("small") + look.s(6), heads)
    for row in shown.rows:
        yield _RowBox(row, widths, most)
    yield Spacer(look.s(8))
    note = TextBox(shown.note, "label", colour=look.theme.paper.quiet, below=look.s(8))
    yield ItemBox(shown.note_ref, note, partial(focus_bar, shown.note_ref))


def _widths(shown: BalanceView, look: Look) -> tuple[int, ...]:
    return tuple(
        look.s(_GAP)
        + max(
            look.width_of(printed(head), "text", "small"),
            *(look.width_of(printed(row.numbers[place]), "bold", "body") for row in shown.rows),
        )
        for place, head in enumerate(shown.heads)
    )


def _heads(
    heads: Sequence[str], widths: Sequence[int], most: int, brush: PaintContext, rect: pygame.Rect
) -> None:
    rect = pygame.Rect(rect.topleft, (min(rect.w, most), rect.h))
    look, x = brush.look, rect.right
    y = rect.y + look.line("small") // 2
    for head, width in zip(reversed(heads), reversed(widths), strict=True):
        quiet = look.theme.paper.quiet
        charts.write(brush, head, (x, y), "small", colour=quiet, align="right")
        x -= width
    _ruled(brush, rect)


def _ruled(brush: PaintContext, rect: pygame.Rect) -> None:
    ends = (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1)
    pygame.draw.line(brush.target, brush.look.theme.paper.rule, *ends, max(1, brush.look.s(1)))


class _RowBox(Struct, frozen=True):
    """A part of the result: its name, which may take several lines, and its numbers.

    `most` is the greatest width of the table in pixels.
    """

    row: BalanceRow
    widths: tuple[int, ...]
    most: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        face = "bold" if self.row.strong else "text"
        width = min(width, self.most)
        free = width - sum(self.widths)
        label = surfaces.wrap(printed(self.row.label), face, look.pixels("body"), free)
        high = len(label) * look.line("body") + look.s(_PADDING)
        rect = pygame.Rect(at, (width, max(high, least)))
        mark = partial(focus_bar, self.row.ref, less=look.s(6))
        return LaidBox(
            rect, (PlacedBox(rect, partial(self._paint, label, face), self.row.ref, mark),)
        )

    def _paint(
        self, label: Sequence[str], face: str, brush: PaintContext, rect: pygame.Rect
    ) -> None:
        look, x = brush.look, rect.right
        first = rect.y + (look.s(_PADDING) + look.line("body")) // 2
        for line, text in enumerate(label):
            at = (rect.x, first + line * look.line("body"))
            charts.write(brush, text, at, "body", face=face)
        for number, width in zip(reversed(self.row.numbers), reversed(self.widths), strict=True):
            charts.write(brush, printed(number), (x, first), "body", face="bold", align="right")
            x -= width
        _ruled(brush, rect)
