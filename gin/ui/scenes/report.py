"""The report of a match on paper: its line, both players' figures, and the costliest decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from gin.interface.refs import PAGE, Area, AreaRef, ItemRef, LineRef, PaperLine
from gin.interface.report import ReportView
from gin.interface.review import MoveRow
from gin.interface.view import Item, View
from gin.ui.render.boxes import Box, Grid, LaidBox, Spacer
from gin.ui.render.match_line import MatchGraph
from gin.ui.render.style import Look
from gin.ui.scenes.balance import balance_boxes
from gin.ui.scenes.pages import linked_items, paragraphs
from gin.ui.scenes.review import ReviewPainter, sentence
from gin.ui.scenes.review_rows import Heads, MoveBox, slots_of


class ReportPainter(ReviewPainter):
    """Painter with the line on top of the paper, and everything else below it."""

    def content(self, view: View, look: Look, viewport: pygame.Rect, width: int) -> LaidBox:
        return Grid(tuple(self._boxes(view, look))).lay(look, viewport.topleft, width)

    def _boxes(self, view: View, look: Look) -> Iterator[Box]:
        shown = view.content
        assert isinstance(shown, ReportView)
        for place, item in enumerate(_items(view, Area.FIGURES)):
            yield sentence(item.ref, item.name, look, first=not place)
        if shown.line is not None:
            yield Spacer(look.s(8))
            yield MatchGraph(shown.line, look.s(190) + 3 * look.line("small"))
        if shown.figures is not None:
            yield Spacer(look.s(18))
            yield from balance_boxes(shown.figures, look)
        texts = partial(paragraphs, linked=linked_items(view), look=look)
        found = [item for zone in view.zones if zone.ref == PAGE for item in zone.items]
        yield Spacer(look.s(14))
        yield from _costliest(found, shown.rows, look, texts)
        yield Spacer(look.s(14))
        yield from texts(_items(view, Area.SHEET))


def _costliest(
    items: Sequence[Item], rows: Sequence[MoveRow], look: Look, texts: partial[Iterator[Box]]
) -> Iterator[Box]:
    """Yield the costliest decisions, each with the line that tries another move."""
    boxes: dict[ItemRef, MoveRow] = {row.ref: row for row in rows}
    slots = slots_of(look, rows)
    for item in items:
        row = boxes.get(item.ref)
        if row is None:
            if item.ref == LineRef(PaperLine.CLOSING):
                yield Spacer(look.s(12))
            yield from texts((item,))
            continue
        if row is rows[0]:
            yield Heads(rows)
        yield MoveBox(row, slots)


def _items(view: View, area: Area) -> Sequence[Item]:
    zone = view.zone(AreaRef(area))
    return () if zone is None else zone.items
