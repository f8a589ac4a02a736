"""Sheets of paper on pages that show a list next to details of the entry picked."""

from __future__ import annotations

import pygame
from msgspec import Struct

from gin.interface.refs import ItemRef
from gin.ui.render import charts
from gin.ui.render.boxes import Box, Framed, ItemBox, LaidBox
from gin.ui.render.style import Look

MARGIN = 22
"""Margin of a sheet, in units."""


class TopAligned(Struct, frozen=True):
    """A box that keeps its own height at the top of a higher place."""

    box: Box

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        laid = self.box.lay(look, at, width)
        return LaidBox(pygame.Rect(at, (width, max(least, laid.rect.h))), laid.pieces)


def page_sheet(box: Box, look: Look, ends: int | None = None) -> Framed:
    """Return a sheet with a box at its top; `ends` is the sum of its upper and lower margins."""
    margin = 2 * look.s(MARGIN)
    return Framed(TopAligned(box), margin, margin if ends is None else ends, charts.sheet)


def sheet_line(ref: ItemRef, box: Box, look: Look) -> ItemBox:
    """Return a line of a sheet, which the focus can ring."""
    return ItemBox(ref, box, charts.focus_ring_painter(ref, look.s(12), look.s(4)))
