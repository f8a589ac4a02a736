"""Score sheet with several pairs of columns: one pair for each game, or for each suit."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from gin.interface.paper import Columns, SheetView
from gin.interface.refs import LineRef, PaperLine
from gin.language.translation import printed
from gin.ui.art import design, surfaces
from gin.ui.art.cards import suit_image
from gin.ui.art.vector import mix
from gin.ui.render import charts
from gin.ui.render.boxes import Page, Paint, PaintContext, PlacedBox
from gin.ui.render.style import Look
from gin.ui.scenes.base import header_height
from gin.ui.scenes.paper import TONES, HandRow, clipped_pad
from gin.ui.scenes.totals_bar import TotalsBar

_LEAST_ROWS = 3
"""Minimum number of visible hands; to reach it, the bar below shrinks its text, down to 100%."""
_SMALLEST = 10
"""Size in pixels below which the points of a hand are omitted and only the total is drawn."""


def lay(shown: SheetView, look: Look, under: Sequence[PlacedBox], down: int) -> Page:
    """Lay the sheet over the full width, with the totals bar below it.

    `under` are the page's buttons. The sheet starts `down` pixels lower than usual.
    """
    side = look.s(40 if look.tall else 72)
    top, at = header_height(look) + down + look.s(14), look
    while True:
        bar = TotalsBar(shown).lay(at, (side, 0), look.width - 2 * side)
        bar = bar.moved(0, look.height - look.s(30) - bar.rect.h)
        paper = pygame.Rect(side, top, bar.rect.w, bar.rect.y - look.s(18) - top)
        cells = _ColumnCells(look, shown, paper)
        if cells.rows.h >= _LEAST_ROWS * cells.line or at.text_percent <= 100:
            break
        # The rows matter most, so shrink the text of the bar below.
        at = replace(at, text_percent=at.text_percent - 10)
    summary = (
        piece if piece.paint is None else replace(piece, paint=partial(_in_look, at, piece.paint))
        for piece in bar.pieces
    )
    groups = list(zip(shown.groups, cells.groups, strict=True))
    pieces = [*under, *clipped_pad(paper)]
    pieces += [PlacedBox(rect, _wash) for group, rect in groups if group.closed]
    pieces.append(PlacedBox(paper, cells.ruling))
    for group, rect in groups:
        ref = LineRef(PaperLine.GROUP, group.id)
        mark = charts.focus_ring_painter(ref, -look.s(8), -look.s(4), hovered=True)
        head = pygame.Rect(rect.topleft, (rect.w, cells.heads.h))
        pieces.append(PlacedBox(head, partial(_head, group), ref, mark))
    pieces.append(PlacedBox(cells.heads, cells.names))
    rows = []
    for number, row in enumerate(shown.rows):
        ref = LineRef(PaperLine.HAND, row[0])
        rect = pygame.Rect(paper.x, cells.rows.y + number * cells.line, paper.w, cells.line)
        mark = charts.focus_ring_painter(ref, -look.s(8), -2, hovered=True)
        rows.append(PlacedBox(rect, partial(cells.hand, row), ref, mark))
    closed = [
        PlacedBox(rect, partial(cells.closed, group)) for group, rect in groups if group.closed
    ]
    return Page(
        cells.rows, len(rows) * cells.line, tuple(pieces), tuple(rows), (*closed, *summary),
        seen=cells.rows, bar=look.s(14),
    )  # fmt: skip


def _in_look(look: Look, paint: Paint, brush: PaintContext, rect: pygame.Rect) -> None:
    paint(replace(brush, look=look), rect)


class _ColumnCells:
    def __init__(self, look: Look, shown: SheetView, paper: pygame.Rect) -> None:
        self.look, self.shown, self.paper = look, shown, paper
        number = look.width_of(str(len(shown.rows) or 1), "text", "label") + look.s(14)
        ends = [printed(how) for _, how, _, _ in shown.rows]
        widest = max((look.width_of(end, "italic", "label") for end in ends), default=0)
        how = max(widest, look.s(60)) + look.s(14)
        free = look.width - look.s(240) - how
        self.shows_endings = free / len(shown.heads) >= look.s(96) * look.text_percent / 100
        """Whether the first column is wide enough to say how hands ended."""
        self.margin = paper.x + look.s(18) + number + (how if self.shows_endings else look.s(4))
        inner = paper.right - look.s(4) - self.margin
        count = len(shown.heads)
        edges = [self.margin + round(inner * number / count) for number in range(count + 1)]
        suits = any(group.suit for group in shown.groups)
        head = look.s(38 if suits else 14) + look.line("lead") + look.line("label") + look.s(24)
        self.heads = pygame.Rect(self.margin, paper.y + look.s(18), inner, head)
        foot = paper.bottom - look.line("body") - look.s(18)
        # Stretch the rows slightly, so that a whole number of them fills the height.
        free = max(look.s(40), foot - self.heads.bottom)
        least = max(look.s(40), look.line("lead") + look.s(6))
        self.line = line = max(least, free // max(1, free // least))
        """Height of a row in pixels."""
        high = max(1, free // line) * line
        self.rows = pygame.Rect(paper.x, self.heads.bottom, paper.w, high)
        self.columns = [
            pygame.Rect(left, self.heads.y, right - left, paper.bottom - self.heads.y)
            for left, right in itertools.pairwise(edges)
        ]
        self.places = [(group, seat) for group in shown.groups for seat in group.seats]
        self.groups = []
        for group in shown.groups:
            owned = zip(self.columns, self.places, strict=True)
            first, *others = (column for column, (of, _) in owned if of is group)
            self.groups.append(first.unionall(others))
        self.small, self.large = self._sizes()

    def _sizes(self) -> tuple[int, int]:
        wide = min(column.w for column in self.columns) * 0.86 - self.look.s(10)
        total = max((max(running) for *_, running in self.shown.rows), default=0)
        gain = max((max(points) for _, _, points, _ in self.shown.rows), default=0)
        most = min(self.look.pixels("lead"), round(self.line * 0.62))
        for large in range(most, _SMALLEST, -1):
            small = round(large * 0.68)
            taken = design.font("italic", large).size(str(total))[0] + self.look.s(7)
            if (
                small >= _SMALLEST
                and taken + design.font("text", small).size(f"+{gain}")[0] <= wide
            ):
                return small, large
        while most > 8 and design.font("italic", most).size(str(total))[0] > wide:
            most -= 1
        return 0, most

    def ruling(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, rows, draw = self.look, self.rows, partial(pygame.draw.line, brush.target)
        rule, foot = look.theme.paper.rule, rect.bottom - 2
        moved = rows.y - brush.offset % self.line
        for y in (rows.y, *range(moved + self.line, rows.bottom, self.line), rows.bottom):
            draw(rule, (rect.x + 1, y), (rect.right - 2, y))
        soft = mix(rule, look.theme.paper.ink, 0.25)
        margin = look.theme.paper.margin
        starts = {group.x for group in self.groups}
        names = self.heads.bottom - look.line("label") - look.s(10)
        for column in self.columns:
            if column.x in starts:
                for x in (column.x - look.s(2), column.x + look.s(2)):
                    draw(margin, (x, self.heads.y), (x, foot))
            else:
                draw(soft, (column.x, names), (column.x, foot))

    def names(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, shown = self.look, self.shown
        y = rect.bottom - look.line("label") // 2 - look.s(6)
        for name, (_, seat), column in zip(shown.heads, self.places, self.columns, strict=True):
            charts.write(
                brush,
                printed(name),
                (column.centerx, y),
                "label",
                face="bold",
                colour=charts.mark_colour(look, TONES[seat]),
                align="centre",
                width=column.w - look.s(6),
            )
        if self.shows_endings:
            x = self.paper.x + look.s(18)
            width, first = self.margin - x - look.s(6), printed(shown.first)
            charts.write(brush, first, (x, y), "label", colour=look.theme.paper.quiet, width=width)

    def hand(self, row: HandRow, brush: PaintContext, rect: pygame.Rect) -> None:
        look, (hand, how, points, running) = self.look, row
        x = self.paper.x + look.s(18) + look.width_of(str(len(self.shown.rows)), "text", "label")
        quiet, y = look.theme.paper.quiet, rect.centery
        charts.write(brush, str(hand), (x, y), "label", colour=quiet, align="right")
        if self.shows_endings:
            x += look.s(14)
            width, ended = self.margin - x - look.s(4), printed(how)
            charts.write(brush, ended, (x, y), "label", face="italic", colour=quiet, width=width)
        cells = zip(self.columns, points, running, self.places, strict=True)
        for column, gain, total, (group, seat) in cells:
            if gain:
                cell = pygame.Rect(column.x, rect.y, column.w, rect.h)
                won = group.closed_at == hand and group.closed_by == seat
                self._cell(brush, cell, gain, total, won)

    def _cell(
        self, brush: PaintContext, cell: pygame.Rect, gain: int, total: int, won: bool
    ) -> None:
        target, look = brush.target, self.look
        paper = look.theme.paper
        ink = paper.accent if won else paper.pen
        right = cell.right - round(cell.w * 0.14)
        end = surfaces.write(
            target, str(total), (right, cell.centery), "italic", self.large, ink, "right",
            on_dark=False, middle=True,
        )  # fmt: skip
        if self.small:
            surfaces.write(
                target, f"+{gain}", (end.left - look.s(7), cell.centery + look.s(2)), "text",
                self.small, look.theme.paper.quiet, "right", on_dark=False, middle=True,
            )  # fmt: skip
        if won:
            for down in (0, max(3, look.s(3))):
                y = min(cell.bottom - 3, cell.centery + self.large // 2 + look.s(3))
                y += down - look.s(2)
                pygame.draw.line(target, ink, (end.left - look.s(4), y), (right + look.s(2), y))

    def closed(self, group: Columns, brush: PaintContext, rect: pygame.Rect) -> None:
        target, look, text = brush.target, self.look, printed(group.closed)
        pixels = look.pixels("label")
        while pixels > 9 and design.font("italic", pixels).size(text)[0] > rect.w - look.s(22):
            pixels -= 1
        wide = min(design.font("italic", pixels).size(text)[0] + look.s(22), rect.w - 2)
        label = pygame.Rect(0, 0, wide, look.line("label") + look.s(4))
        label.center = (rect.centerx, (self.rows.bottom + self.paper.bottom) // 2)
        edge = look.theme.paper.margin
        fill, thick = look.theme.paper.fill, max(1, look.s(1))
        target.blit(surfaces.rounded(label.size, label.h // 2, fill, thick, edge), label)
        surfaces.write(
            target, text, label.center, "italic", pixels, look.theme.paper.quiet, "centre",
            on_dark=False, middle=True,
        )  # fmt: skip


def _wash(brush: PaintContext, rect: pygame.Rect) -> None:
    if brush.look.theme.plain:
        return
    area = pygame.Rect(rect.x + 2, rect.y, rect.w - 4, rect.h - 3)
    shade = pygame.Surface(area.size, pygame.SRCALPHA)
    shade.fill((214, 190, 140, 62))
    brush.target.blit(shade, area)


def _head(group: Columns, brush: PaintContext, rect: pygame.Rect) -> None:
    look, ink, y = brush.look, brush.look.theme.paper.ink, rect.y + brush.look.s(12)
    if group.suit and not look.theme.plain:
        four = look.deck.four_colour
        ink = surfaces.suit_colour(group.suit, on_dark=look.theme.paper.dark, four_colour=four)
    if group.suit:
        image = suit_image(group.suit, look.s(34), ink)
        brush.target.blit(image, image.get_rect(midtop=(rect.centerx, y - look.s(6))))
        y += look.s(30)
    at = (rect.centerx, y + look.line("lead") // 2)
    charts.write(
        brush, printed(group.head), at, "lead", face="display", colour=ink, align="centre",
        width=rect.w - look.s(8),
    )  # fmt: skip
