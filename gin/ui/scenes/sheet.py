"""The score sheet: ruled paper, the race as a line chart, and a few facts."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import partial

import pygame
from msgspec.structs import replace

from gin.core import message
from gin.interface.paper import Fact, SheetView
from gin.interface.refs import ItemRef, LineRef, PaperLine
from gin.interface.view import View
from gin.language.translation import printed
from gin.ui.animation.motion import WRITE
from gin.ui.art import surfaces
from gin.ui.art.vector import ellipse, mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    FixedBox,
    Framed,
    Grid,
    ItemBox,
    Page,
    Paint,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
    paint_pieces,
)
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import columns, pegs
from gin.ui.scenes.base import BoxedPainter, header_height
from gin.ui.scenes.head_buttons import head_buttons
from gin.ui.scenes.paper import TONES, HandRow, clipped_pad


class SheetPainter(BoxedPainter):
    """Painter of the score sheet; `columns` and `pegs` lay out sheets of some games."""

    def lay(self, view: View, look: Look) -> Page:
        shown, (under, down) = _shown(view), head_buttons(view, look)
        if shown.pegs is not None:
            return pegs.lay(look, shown.pegs, shown, under, down)
        page = (columns.lay if shown.groups else _laid)(shown, look, under, down)
        lines = {PaperLine.HAND} if shown.groups else _LINES_WITH_ARROW
        page = _with_arrows(page, {
            choice.item for choice in view.choices
            if isinstance(choice.item, LineRef) and choice.item.line in lines
        })  # fmt: skip
        if not shown.rows:
            return page
        last = LineRef(PaperLine.HAND, shown.rows[-1][0])
        rows = (replace(one, paint=None) if one.ref == last else one for one in page.scrolled)
        later = (replace(one, mark=None) for one in page.scrolled if one.ref == last)
        return replace(page, scrolled=tuple(rows), later=tuple(later))

    def lasts(self, view: View) -> float:
        return WRITE if _shown(view).rows else 0.0

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        page = self.page(view, look)
        if not page.later:
            return ()
        written, (last,) = page.viewport.copy(), page.later
        written.w = round(written.w * min(1.0, age / WRITE))
        assert last.ref is not None
        offset = last.rect.y - place.slots[last.ref].rect.y
        return (FramePart.of(written, _written, look, page.later, offset),)


def _shown(view: View) -> SheetView:
    assert isinstance(view.content, SheetView)
    return view.content


_LINES_WITH_ARROW = {
    PaperLine.HAND,
    PaperLine.BOXES,
    PaperLine.END,
    PaperLine.TOTAL,
    PaperLine.FACT,
}


def _with_arrows(page: Page, linked: Set[ItemRef | None]) -> Page:
    def marked(pieces: tuple[PlacedBox, ...]) -> tuple[PlacedBox, ...]:
        return tuple(
            replace(one, paint=partial(_draw_with_arrow, one.ref, one.paint))
            if one.ref is not None and one.ref in linked
            else one
            for one in pieces
        )

    return replace(page, scrolled=marked(page.scrolled), over=marked(page.over))


def _draw_with_arrow(
    ref: ItemRef, paint: Paint | None, brush: PaintContext, rect: pygame.Rect
) -> None:
    if paint is not None:
        paint(brush, rect)
    look, k, paper = brush.look, brush.look.scale, brush.look.theme.paper
    pointed = brush.cursor.points_at(ref)
    x = rect.right - look.s(11)
    colour, thick = (paper.accent, 3.0) if pointed else (paper.quiet, 1.8)
    size = max(4 * k, look.pixels("label") * 0.28)
    surfaces.arrow(
        brush.target, x - size / 2, (x + size / 2, rect.centery), size, thick * k, colour
    )


def _written(
    target: pygame.Surface, look: Look, pieces: tuple[PlacedBox, ...], offset: int
) -> None:
    paint_pieces(PaintContext(target, look), pieces, offset)


def _laid(shown: SheetView, look: Look, under: Sequence[PlacedBox], down: int) -> Page:
    """Lay the chart and the facts to the right of the score sheet, or all three in one column.

    The page starts `down` pixels lower than usual.
    """
    top, bottom = header_height(look) + down + look.s(10), look.height - look.s(44)
    gap, x, width = look.s(24), look.s(46), look.width - look.s(92)
    race, plot = _race(shown, look)
    if not look.tall and look.width >= look.s(1000) * max(1.0, look.text_percent / 130):
        paper = pygame.Rect(look.s(92), top, round(look.width * 0.44), bottom - top)
        at = (paper.right + look.s(46), top)
        beside = look.width - at[0] - look.s(92)
        facts = _facts(look, shown, beside).lay(look, at, beside)
        free = bottom - top - gap - facts.rect.h
        if free >= plot:
            over = facts.pieces
            if race is not None:
                facts = facts.moved(0, free + gap)
                over = (*race.lay(look, at, beside, free).pieces, *facts.pieces)
            return _fixed_sheet(shown, look, paper, under, over)
    facts = _facts(look, shown, width).lay(look, (x, top), width)
    gaps = gap if race is None else 2 * gap
    free = bottom - top - gaps - facts.rect.h - plot
    paper = pygame.Rect(x, top, width, free)
    whole_page = not look.tall or free < 9 * _line(look)
    if whole_page:
        rows = len(shown.rows) + len(_closing_rows(shown))
        paper.h = rows * _line(look) + look.line("heading") + look.s(60)
    below, over = paper.bottom + gap, ()
    if race is not None:
        chart = race.lay(look, (x, below), width, plot)
        below, over = chart.rect.bottom + gap, chart.pieces
    facts = facts.moved(0, below - top)
    over = (*over, *facts.pieces)
    if not whole_page:
        return _fixed_sheet(shown, look, paper, under, over)
    head = header_height(look) + down
    viewport = pygame.Rect(x, head, width, look.height - head - look.s(34))
    ground, scrolled = _paper(shown, look, paper, whole_page=True)
    return Page(
        viewport, facts.rect.bottom - head + look.s(8), tuple(under), (*ground, *scrolled, *over),
        seen=viewport.inflate(look.s(40), look.s(12)), bar=look.s(20),
    )  # fmt: skip


def _race(shown: SheetView, look: Look) -> tuple[ItemBox | None, int]:
    """Return the box of the race and its least height; None and 0 if there is no race."""
    if shown.race is None:
        return None, 0
    lines = Grid((charts.ChartHead(shown.race), charts.ChartLines(shown.race)))
    ref = LineRef(PaperLine.RACE)
    mark = charts.focus_ring_painter(ref, -look.s(12), -look.s(12), hovered=True)
    box = ItemBox(ref, Framed(lines, look.s(44), look.s(28), charts.sheet), mark)
    return box, look.s(190) + 2 * look.line("small") + look.line("lead")


def _fixed_sheet(
    shown: SheetView,
    look: Look,
    paper: pygame.Rect,
    under: Sequence[PlacedBox],
    over: Sequence[PlacedBox],
) -> Page:
    """Return a page with a paper of this size on which only the rows scroll."""
    ground, rows = _paper(shown, look, paper, whole_page=False)
    top = _heads(look, paper).bottom
    viewport = pygame.Rect(paper.x, top, paper.w, paper.bottom - look.s(12) - top)
    return Page(
        viewport, len(rows) * _line(look), (*under, *ground), tuple(rows), tuple(over),
        seen=viewport, bar=look.s(20),
    )  # fmt: skip


def _paper(
    shown: SheetView, look: Look, paper: pygame.Rect, *, whole_page: bool
) -> tuple[Sequence[PlacedBox], Sequence[PlacedBox]]:
    cells, heads = _SheetCells(look, shown, paper), _heads(look, paper)
    mark = charts.focus_ring_painter(LineRef(PaperLine.HEADS), -look.s(8), -2, hovered=True)
    ground = (
        *clipped_pad(paper),
        PlacedBox(paper, partial(cells.ruling, whole_page=whole_page)),
        PlacedBox(heads, cells.heads, LineRef(PaperLine.HEADS), mark),
    )
    lines: list[tuple[ItemRef, Paint]] = [
        (LineRef(PaperLine.HAND, row[0]), partial(cells.hand, row)) for row in shown.rows
    ]
    lines += [(row[0], partial(cells.closing, *row)) for row in _closing_rows(shown)]
    rows = [
        FixedBox(
            _line(look), paint, ref, charts.focus_ring_painter(ref, -look.s(8), -2, hovered=True)
        )
        for ref, paint in lines
    ]
    return ground, Grid(rows).lay(look, heads.bottomleft, paper.w).pieces


def _facts(look: Look, shown: SheetView, width: int) -> Box:
    sides, inner = look.s(44), _bar_distance(look, shown, width)
    high = look.line("body") + look.s(8)
    if len(shown.heads) > 1 and not inner:
        high = look.line("label") + look.line("body") + look.s(4)
    boxes: list[tuple[ItemRef, Box]] = []
    wide = _widest_number(look, shown)
    for place, fact in enumerate(shown.facts):
        alike = [one for one in shown.facts if one.hands and fact.hands] or [fact]
        most = max(length for one in alike for length in one.lengths)
        # The average of one hand is only that hand's number.
        if not fact.hands and len(shown.rows) < 2:
            most = 0
        pair = partial(_pair, fact, inner, most, wide)
        paint = pair if len(fact.numbers) > 1 else partial(_single, fact)
        boxes.append((LineRef(PaperLine.FACT, place), FixedBox(high, paint)))
    lines = TextBox(
        shown.verdict, face="italic", colour=look.theme.paper.ink, align="centre", middle=True,
        below=look.s(8) - look.s(4),
    )  # fmt: skip
    boxes.append((LineRef(PaperLine.VERDICT), Grid((Spacer(look.s(4)), lines))))
    marked = [
        ItemBox(ref, box, charts.focus_ring_painter(ref, look.s(16), -2, hovered=True))
        for ref, box in boxes
    ]
    return Framed(Grid(marked), sides, look.s(28), charts.sheet)


def _single(fact: Fact, brush: PaintContext, slot: pygame.Rect) -> None:
    label, number = printed(fact.label), printed(fact.numbers[0])
    value = brush.look.width_of(number, "bold", "body") + brush.look.s(12)
    charts.write(brush, label, slot.midleft, "body", width=slot.w - value)
    charts.write(brush, number, slot.midright, "body", face="bold", align="right")


def _pair(
    fact: Fact, inner: int, most: float, wide: int, brush: PaintContext, slot: pygame.Rect
) -> None:
    """Draw a fact of both players.

    Bars start `inner` pixels from the middle and extend outwards, with the numbers at their ends. A
    bar for `most` has full length, which leaves `wide` pixels for a number; there are no bars if
    `most` is 0. If `inner` is 0, the label is above the bars.
    """
    look = brush.look
    line = look.line("label")
    y = slot.centery if inner else slot.y + line // 2 + look.s(2)
    charts.write(
        brush, printed(fact.label), (slot.centerx, y), "label", colour=look.theme.paper.quiet,
        align="centre", width=slot.w,
    )  # fmt: skip
    if not inner:
        inner = look.s(4)
        y += line
    numbers = [*map(printed, fact.numbers)]
    reach = min(slot.w // 2 - inner - wide - look.s(30), slot.w // 4)
    for value, number, side, tone in zip(fact.lengths, numbers, (-1, 1), TONES, strict=True):
        length = round(reach * value / most) if most else 0
        x = slot.centerx + side * inner
        charts.plain_bar(brush, x if side > 0 else x - length, y, length, tone)
        at = (x + side * (length + look.s(8)), y)
        align = "left" if side > 0 else "right"
        charts.write(brush, number, at, "body", face="bold", align=align)


def _bar_distance(look: Look, shown: SheetView, width: int) -> int:
    """Return the distance from the middle to the bars, with labels between; 0 without room."""
    if not shown.facts:
        return 0
    labels = max(look.width_of(printed(fact.label), "text", "label") for fact in shown.facts)
    inner, wide = labels // 2 + look.s(18), _widest_number(look, shown)
    return inner if 2 * (inner + wide + look.s(50)) <= width - look.s(44) else 0


def _widest_number(look: Look, shown: SheetView) -> int:
    numbers = [printed(number) for fact in shown.facts for number in fact.numbers]
    return max((look.width_of(number, "bold", "body") for number in numbers), default=0)


class _SheetCells:
    """The paper's columns: hand, how it ended, and a cell for each player.

    The text in `self.look` is smaller than usual if a row would not fit otherwise.
    """

    def __init__(self, look: Look, shown: SheetView, paper: pygame.Rect) -> None:
        self.shown = shown
        hand = look.width_of(str(len(shown.rows) or 1), "text", "label")
        self.label = paper.x + max(look.s(54), hand + look.s(30))
        rows, closing = shown.rows, _closing_rows(shown)
        texts = (shown.first, *(how for _, how, *_ in rows), *(label for _, label, _ in closing))
        labels = [*map(printed, texts)]
        cells = [*(cell for *_, points, running in rows for cell in (points, running)),
                 *(numbers for *_, numbers in closing)]  # fmt: skip
        most = str(max((abs(number) for cell in cells for number in cell), default=0))
        gain = max((abs(number) for *_, points, _ in rows for number in points), default=0)
        while True:
            widest = max(look.width_of(label, "italic", "body") for label in labels)
            left = self.label + look.s(12) + widest + look.s(14)
            self.look, self.left = look, max(paper.x + round(paper.w * 0.36), left)
            self.width = (paper.right - self.left) // len(shown.heads)
            cell = look.width_of(most, "italic", "lead") + look.s(40)
            cell += look.width_of(f"+{gain}", "italic", "body")
            if self.width >= cell or look.text_percent <= 100:
                break
            look = replace(look, text_percent=look.text_percent - 5)

    def hand(self, row: HandRow, brush: PaintContext, rect: pygame.Rect) -> None:
        shown, brush = self.shown, replace(brush, look=self.look)
        hand, how, points, running = row
        at = (self.label - self.look.s(12), rect.centery)
        quiet = self.look.theme.paper.quiet
        charts.write(brush, str(hand), at, "label", colour=quiet, align="right")
        self.write_label(brush, rect, printed(how))
        for index, (gain, total) in enumerate(zip(points, running, strict=True)):
            if gain or len(shown.heads) == 1:
                latest = row is shown.rows[-1] and not shown.end
                self.write_points(brush, rect, index, f"{gain:+d}", str(total), latest=latest)

    def closing(
        self, ref: ItemRef, label: message.Text, numbers: Sequence[int], brush: PaintContext,
        rect: pygame.Rect,
    ) -> None:  # fmt: skip
        brush = replace(brush, look=self.look)
        self.write_label(brush, rect, printed(label))
        for index, count in enumerate(numbers):
            if ref == LineRef(PaperLine.BOXES):
                self.strokes(brush, rect, index, count)
            else:
                strong = ref == LineRef(PaperLine.TOTAL)
                self.write_points(brush, rect, index, "", str(count), strong=strong)

    def heads(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look = brush.look
        at = (self.label + look.s(12), rect.centery)
        charts.write(brush, printed(self.shown.first), at, "body", colour=look.theme.paper.quiet)
        heads = map(printed, self.shown.heads)
        for index, (head, tone) in enumerate(zip(heads, TONES, strict=False)):
            x, wide = self.left + self.width * index + self.width // 2, self.width - look.s(12)
            steps = ("heading", "lead", "body", "label")
            fits = (step for step in steps if look.width_of(head, "display", step) <= wide)
            charts.write(
                brush, head, (x, rect.centery), next(fits, "label"), face="display",
                colour=charts.mark_colour(look, tone), align="centre", width=wide,
            )  # fmt: skip

    def ruling(self, brush: PaintContext, paper: pygame.Rect, *, whole_page: bool) -> None:
        """Draw the ruled lines; those between rows scroll with the rows."""
        look, draw = brush.look, partial(pygame.draw.line, brush.target)
        rule, line, first = look.theme.paper.rule, _line(look), _heads(look, paper).bottom
        moved = first if whole_page else first - brush.offset % line
        for y in (first, *range(moved + line, paper.bottom - line // 3, line)):
            draw(rule, (paper.x + 1, y), (paper.right - 2, y))
        margin = look.theme.paper.margin
        top, bottom = paper.y + look.s(20), paper.bottom - 2
        for x in (self.label - look.s(4), self.label):
            draw(margin, (x, top), (x, bottom))
        column = mix(rule, look.theme.paper.ink, 0.25)
        for index in range(len(self.shown.heads)):
            x = self.left + self.width * index
            draw(column, (x, top), (x, bottom))

    def write_label(self, brush: PaintContext, rect: pygame.Rect, text: str) -> None:
        look, x = self.look, self.label + self.look.s(12)
        charts.write(
            brush, text, (x, rect.centery), "body", face="italic",
            colour=look.theme.paper.quiet, width=self.left - x - look.s(6),
        )  # fmt: skip

    def write_points(
        self, brush: PaintContext, rect: pygame.Rect, index: int, gain: str, total: str, *,
        latest: bool = False, strong: bool = False,
    ) -> None:  # fmt: skip
        """Write a hand's points and the new score; with `latest`, draw a loop around the score."""
        look, ink = self.look, self.look.theme.paper.pen
        right = self.left + self.width * (index + 1) - max(look.s(16), round(self.width * 0.18))
        wide = look.width_of(total, "italic", "lead")
        charts.write(
            brush, total, (right, rect.centery), "lead", face="italic", colour=ink,
            align="right",
        )  # fmt: skip
        x = min(self.left + round(self.width * (index + 0.4)), right - wide - look.s(12))
        soft = ink if look.theme.plain else mix(ink, look.theme.paper.fill, 0.2)
        at = x, rect.centery
        charts.write(brush, gain, at, "body", face="italic", colour=soft, align="right")
        if latest:
            centre = (right - wide / 2, rect.centery)
            loop = ellipse(*centre, wide / 2 + look.s(11), rect.h * 0.4, -70, 305)
            k = look.scale
            loop = [
                (x + 3 * k * n / len(loop), y - 2 * k * n / len(loop))
                for n, (x, y) in enumerate(loop)
            ]
            surfaces.curve(brush.target, loop, 1.8 * k, charts.mark_colour(look, TONES[index]))
        if strong:
            for down in (0, look.s(3)):
                y = rect.bottom - look.s(6) + down
                pygame.draw.line(brush.target, ink, (right - wide - look.s(4), y), (right, y))

    def strokes(self, brush: PaintContext, rect: pygame.Rect, index: int, count: int) -> None:
        """Draw boxes as tally strokes, the fifth across the previous four."""
        look, ink = self.look, self.look.theme.paper.pen
        left = self.left + self.width * index + look.s(20)
        step = min(look.s(10), (self.width - look.s(40)) / max(1, count))
        half = rect.h * 0.26
        for number in range(count):
            x, y = left + number * step, rect.centery
            if number % 5 == 4:
                points = [(x - 4.4 * step, y + half * 0.8), (x - 0.4 * step, y - half * 0.8)]
            else:
                points = [(x + look.scale, y - half), (x - look.scale, y + half)]
            surfaces.curve(brush.target, points, 1.8 * look.scale, ink)


def _closing_rows(shown: SheetView) -> list[tuple[ItemRef, message.Text, tuple[int, ...]]]:
    found: list[tuple[ItemRef, message.Text, tuple[int, ...]]] = []
    if shown.boxes:
        found.append((LineRef(PaperLine.BOXES), shown.boxes_label, shown.boxes))
    found += [
        (LineRef(PaperLine.END, place), label, points)
        for place, (label, points) in enumerate(shown.end)
    ]
    if shown.end:
        found.append((LineRef(PaperLine.TOTAL), shown.total_label, shown.totals))
    return found


def _heads(look: Look, paper: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(paper.x, paper.y + look.s(20), paper.w, look.line("heading") + look.s(18))


def _line(look: Look) -> int:
    return max(look.s(40), look.line("lead") + look.s(6))
