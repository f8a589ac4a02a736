"""The review of a hand: its chart, its accuracy, and its moves with their cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from msgspec import Struct

from gin.core import message
from gin.interface.refs import ItemRef
from gin.interface.review import FoldRow, Mark, MoveRow, ReviewView
from gin.interface.view import ButtonSpot, View
from gin.language.translation import printed
from gin.ui.art import marks
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    Buttons,
    Grid,
    ItemBox,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
)
from gin.ui.render.hand_line import HandGraph
from gin.ui.render.style import Look
from gin.ui.scenes.balance import balance_boxes
from gin.ui.scenes.base import BoxedPainter, header_height
from gin.ui.scenes.paper_slip import focus_bar
from gin.ui.scenes.review_rows import Heads, MoveBox, fold, slots_of

_SIDES, _ENDS = 64, 44
"""Sums of the paper's horizontal and of its vertical margins, in units."""
_MOVES = 4
"""Moves in view below the chart, which is lower if the page is short."""
_HIGHEST, _LEVEL, _LOWEST = 168, 112, 72
"""Heights of the chart's lines in units: the greatest, that of a nearly level curve, and the
least."""
_LEVELS = 3
"""Most lines of the scale of a nearly level curve."""


class ReviewPainter(BoxedPainter):
    """Painter with the chart on top of the paper, the moves below it, and a button at the foot."""

    def lay(self, view: View, look: Look) -> Page:
        width = min(look.width - look.s(80), look.s(1040))
        top = header_height(look, view.subtitle)
        items = [item for item in view.zones[-1].items if item.spot is not ButtonSpot.CORNER]
        items = sorted(items, key=lambda item: item.ref in view.mains)
        buttons = Buttons(items, view.mains)
        left = (look.width - width) // 2
        below = buttons.lay(look, (left, top), width).rect.h
        most = pygame.Rect(left, top, width, look.height - look.s(28) - below - look.s(12) - top)
        side, end = look.s(_SIDES), look.s(_ENDS)
        viewport = most.inflate(-side, -end)
        laid = self.content(view, look, viewport, viewport.w - look.s(20))
        viewport.h = min(viewport.h, laid.rect.h)
        paper = PlacedBox(viewport.inflate(side, end), partial(charts.sheet, lift=0.3))
        # The paper shrinks as rows fold during the analysis, so keep the button in a fixed place.
        at = (left, most.bottom + look.s(12))
        under = (*buttons.lay(look, at, width).pieces, paper)
        return Page(
            viewport, laid.rect.h, under, laid.pieces,
            side=look.s(20), bar=look.s(24), on_paper=True,
        )  # fmt: skip

    def content(self, view: View, look: Look, viewport: pygame.Rect, width: int) -> LaidBox:
        """Lay the content, with a lower chart if fewer than `_MOVES` rows are in view."""
        shown = view.content
        assert isinstance(shown, ReviewView)
        high = chart_height(shown, look)
        laid = Grid(tuple(_boxes(shown, look, width, high))).lay(look, viewport.topleft, width)
        rows = {row.ref for row in shown.rows[:_MOVES]}
        foot = max((one.rect.bottom for one in laid.pieces if one.ref in rows), default=0)
        lower = max(look.s(_LOWEST), high - max(0, foot - viewport.bottom))
        if lower == high:
            return laid
        return Grid(tuple(_boxes(shown, look, width, lower))).lay(look, viewport.topleft, width)


def chart_height(shown: ReviewView, look: Look) -> int:
    """Return the height of the chart's lines, in pixels, if there is enough room."""
    return look.s(_LEVEL if len(shown.line.levels) <= _LEVELS else _HIGHEST)


def _boxes(shown: ReviewView, look: Look, width: int, height: int) -> Iterator[Box]:
    """Yield the content of the paper; the chart's lines have this height."""
    lines = [
        sentence(ref, text, look, first=not place) for place, (ref, text) in enumerate(shown.lines)
    ]
    rows: dict[ItemRef, int] = {
        row.ref: row.number - 1 for row in shown.rows if isinstance(row, MoveRow)
    }
    chart: list[Box] = []
    if shown.line.moments:
        chart = [Spacer(look.s(8)), HandGraph(shown.line, rows, height)]
    beside = look.s(150) + look.line("small") * 2
    sum_ = _AccuracySum(shown) if shown.figure is not None else None
    if sum_ is not None and width - beside >= look.s(520) * look.text_percent / 100:
        yield _Beside(Grid((*lines, *chart)), sum_, beside)
    else:
        yield Grid((*lines, *([sum_] if sum_ is not None else []), *chart))
    yield Spacer(look.s(10))
    if shown.rows:
        yield Heads(shown.rows)
    slots = slots_of(look, shown.rows)
    for row in shown.rows:
        match row:
            case MoveRow():
                yield MoveBox(row, slots)
            case FoldRow():
                yield fold(row, look)
    if shown.balance is not None:
        yield Spacer(look.s(26))
        yield from balance_boxes(shown.balance, look)


def sentence(ref: ItemRef, text: message.Text, look: Look, *, first: bool) -> Box:
    """Return a sentence at the top of the paper; the `first` one is larger."""
    step, face = ("lead", "bold") if first else ("body", "text")
    colour = look.theme.paper.ink if first else look.theme.paper.quiet
    box = TextBox(text, step, face, colour, below=look.s(6), sentences=True)
    return ItemBox(ref, box, partial(focus_bar, ref))


class _Beside(Struct, frozen=True):
    box: Box
    right: Box
    wide: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        gap = look.s(28)
        main = self.box.lay(look, at, width - self.wide - gap, least)
        x = at[0] + width - self.wide
        side = self.right.lay(look, (x, at[1]), self.wide, main.rect.h)
        high = max(main.rect.h, side.rect.h)
        return LaidBox(pygame.Rect(at, (width, high)), (*main.pieces, *side.pieces))


class _AccuracySum(Struct, frozen=True):
    """The accuracy as a large figure, and the number of moves with each mark.

    Without a share, the number of moves is in place of the accuracy, in normal size.
    """

    shown: ReviewView

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        assert self.shown.figure is not None
        ref = self.shown.figure[0]
        label = look.line("label")
        figure = round(look.pixels("title") * 1.5)
        marked = look.line("label") + look.s(3)
        upright = width < look.s(360) * max(1.0, look.text_percent / 100)
        if not self.shown.figure[2]:
            high = look.line("body") + look.s(6)
        elif upright:
            high = label + round(figure * 1.15) + label + look.s(16)
        else:
            high = max(round(figure * 1.15), label * 2) + look.s(6)
        per_row = 1 if upright else max(1, width // (look.s(28) + self._widest(look)))
        high += -(-len(self.shown.marked) // per_row) * marked
        rect = pygame.Rect(at, (width, max(high, least if upright else 0)))
        mark = partial(focus_bar, ref)
        return LaidBox(rect, (PlacedBox(rect, partial(self._paint, upright, figure), ref, mark),))

    def _widest(self, look: Look) -> int:
        widths = (look.width_of(printed(text), "text", "label") for _, text in self.shown.marked)
        return max(widths, default=0) + look.line("label")

    def _paint(self, upright: bool, figure: int, brush: PaintContext, rect: pygame.Rect) -> None:
        look = brush.look
        assert self.shown.figure is not None
        _, name, share, _ = self.shown.figure
        label = look.line("label")
        if not share:
            at = (rect.x, rect.y + look.line("body") // 2)
            charts.write(brush, printed(name), at, "body", face="bold", width=rect.w)
            top = rect.y + look.line("body") + look.s(6)
        elif upright:
            top = self._upright(brush, rect, figure)
        else:
            top = self._in_one_line(brush, rect, figure)
        wide = rect.w if upright else look.s(28) + self._widest(look)
        per_row = max(1, rect.w // wide)
        for place, (mark, text) in enumerate(self.shown.marked):
            row, column = divmod(place, per_row)
            middle = top + row * (label + look.s(3)) + label // 2
            _counted(brush, (rect.x + column * wide, middle), mark, text)

    def _upright(self, brush: PaintContext, rect: pygame.Rect, figure: int) -> int:
        """Paint the accuracy between its name and its word; return the y below them."""
        assert self.shown.figure is not None
        look, (_, name, share, word) = brush.look, self.shown.figure
        label, ink, quiet = look.line("label"), look.theme.paper.ink, look.theme.paper.quiet
        high = round(figure * 1.15)
        charts.write(brush, printed(name), (rect.x, rect.y + label // 2), "label", colour=quiet)
        y = rect.y + label
        look.write(
            brush.target, printed(share), (rect.x - look.s(2), y + high // 2), "title",
            face="display", pixels=figure, colour=ink, middle=True, on_paper=True, width=rect.w,
        )  # fmt: skip
        y += high
        at = (rect.x, y + label // 2)
        charts.write(brush, printed(word), at, "label", face="bold", width=rect.w)
        return y + label + look.s(16)

    def _in_one_line(self, brush: PaintContext, rect: pygame.Rect, figure: int) -> int:
        """Paint the accuracy with its name and word at the right; return the y below them."""
        assert self.shown.figure is not None
        look, (_, name, share, word) = brush.look, self.shown.figure
        label, ink, quiet = look.line("label"), look.theme.paper.ink, look.theme.paper.quiet
        high = round(figure * 1.15)
        end = look.write(
            brush.target, printed(share), (rect.x, rect.y + high // 2), "title",
            face="display", pixels=figure, colour=ink, middle=True, on_paper=True,
        )  # fmt: skip
        x, y = end.right + look.s(14), rect.y + high // 2
        free = rect.right - x
        charts.write(brush, printed(name), (x, y - label // 2), "label", colour=quiet, width=free)
        at = (x, y + label // 2)
        charts.write(brush, printed(word), at, "label", face="bold", width=free)
        return rect.y + high + look.s(6)


def _counted(brush: PaintContext, at: tuple[int, int], mark: Mark, text: message.Text) -> None:
    look = brush.look
    size = round(look.pixels("label") * 0.95)
    image = marks.sign(mark, size, look.theme.paper)
    brush.target.blit(image, image.get_rect(midleft=at))
    charts.write(brush, printed(text), (at[0] + size + look.s(8), at[1]), "label")
