"""The statistics: figures and charts on loose sheets."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core import message
from gin.interface.paper import BarChart, Chart, ChartsView
from gin.interface.refs import Area, AreaRef, ZoneRef
from gin.interface.view import ButtonSpot, Item, View, Zone, ZoneKind
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.vector import Colour, mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    FADE_BELOW,
    Box,
    FixedBox,
    Framed,
    Grid,
    ItemBox,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
)
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import BoxedPainter, header_height
from gin.ui.scenes.head_buttons import head_buttons
from gin.ui.scenes.invitation import Invitation
from gin.ui.scenes.next_hand import NextHand
from gin.ui.scenes.pills import Pills

_MOST_AIR = 56
"""Most units by which a row of words grows to fill the page."""
_BESIDE = 0.4
"""Largest share of a row that its title takes next to its sentence."""
_GHOST = (150, 36)
"""Width and height in units of the sketch of a chart that has nothing to show yet."""
_GHOST_HEIGHTS = (0.05, 0.25, 0.15, 0.4, 0.6, 0.5, 0.75, 1.0)
_GHOST_BARS = (1.0, 0.65, 0.4)
_WIDE, _THREE = 1340, 3.2
"""Largest width of the sheets in units, and the room for three charts in widths of a chart."""


class StatisticsPainter(BoxedPainter):
    """Painter with filters at the top and the sheets below; everything scrolls together."""

    def lay(self, view: View, look: Look) -> Page:
        nothing = view.zone(AreaRef(Area.NOTHING))
        # The button of an empty page that invites to play is on its sheet.
        spot = ButtonSpot.HEAD if nothing is None else ButtonSpot.ROW
        under, down = head_buttons(view, look, spot)
        viewport, filters = _viewport(look, down), view.zone(AreaRef(Area.FILTERS))
        top: list[Box] = []
        if filters is not None:
            top = [Pills(filters.items), Spacer(look.s(18))]
        sheets = Grid(tuple(_sheets(view, look, viewport.w)), down=look.s(20))
        foot = look.s(8)
        column = Grid((*top, sheets))
        if nothing is not None:
            # The invitation takes all the height that the promises below it leave.
            spare = viewport.h - foot - column.lay(look, (0, 0), viewport.w).rect.h
            rows = tuple(_sheets(view, look, viewport.w, max(0, spare)))
            column = Grid((*top, Grid(rows, down=look.s(20))))
        laid = column.lay(look, viewport.topleft, viewport.w, viewport.h - foot)
        # Leave room for shadows and for the focus ring of the outermost filters.
        side, bar = look.s(20), look.s(18)
        return Page(viewport, laid.rect.h + foot, under, laid.pieces, side=side, bar=bar)


def _viewport(look: Look, down: int) -> pygame.Rect:
    top = header_height(look) + down + look.s(8)
    width = min(look.width - look.s(92), look.s(_WIDE) if not look.tall else look.width)
    return pygame.Rect(
        (look.width - width) // 2, top, width, look.height - top - look.s(28 + FADE_BELOW)
    )


def _charts(view: View) -> tuple[Chart, ...]:
    assert isinstance(view.content, ChartsView)
    return view.content.charts


def _sheets(view: View, look: Look, width: int, spare: int = 0) -> Iterator[Box]:
    """Yield the rows of sheets: charts side by side if they fit, everything else alone.

    An invitation is `spare` pixels higher than it needs to be.
    """
    by_zone: dict[ZoneRef, Chart] = {chart.zone: chart for chart in _charts(view)}
    nothing = AreaRef(Area.NOTHING)
    room = width / (look.s(380) * max(1.0, look.text_percent / 110))
    abreast = 2 if room >= 2 else 1
    # Four sheets are two rows of two even where three fit side by side.
    if room >= _THREE and len(by_zone) % 3 != 1:
        abreast = 3
    if view.zone(nothing) is not None:
        # With no matches yet, the charts are three examples without numbers.
        abreast = 3 if room >= 2.4 else 1
    pages = (zone for zone in view.zones if zone.kind is ZoneKind.PAGE)

    def kind(zone: Zone) -> tuple[bool, bool]:
        if zone.ref == AreaRef(Area.ABOUT):
            return True, True
        chart = by_zone.get(zone.ref)
        return chart is not None and zone.ref != nothing, chart is not None and chart.drawn

    for (charted, drawn), group in itertools.groupby(pages, kind):
        zones = tuple(group)
        if charted and not drawn and len(zones) > 1:
            yield _told_sheet(look, zones, [by_zone[zone.ref] for zone in zones])
            continue
        sheets = [_sheet(view, look, zone, by_zone.get(zone.ref), width, spare) for zone in zones]
        columns = abreast if charted else 1
        for start in range(0, len(sheets), columns):
            row = sheets[start : start + columns]
            yield Grid(row, len(row), look.s(20))


def _sheet(view: View, look: Look, zone: Zone, chart: Chart | None, width: int, spare: int) -> Box:
    """Return a zone on its sheet; `width` is that of a sheet alone in its row."""
    head, sides = zone.items[0], look.s(44)
    mark = charts.focus_ring_painter(head.ref, look.s(16), look.s(4))
    box: Box
    if zone.ref == AreaRef(Area.ABOUT):
        assert isinstance(view.content, ChartsView)
        return NextHand(head, view.content.hand)
    if chart is None and head.value:
        columns, aside = _columns(look, zone, width - sides), _beside(look, zone)
        if sum(aside) + look.s(8) <= (width - sides) // columns:
            high, paint = look.line("title") + look.s(2), partial(_figure_beside, aside)
        else:
            high = look.line("title") + look.line("label") + look.line("small") + look.s(6)
            paint = partial(_figure)
        figures = [FixedBox(high, partial(paint, item), item.ref) for item in zone.items]
        box = Grid(figures, columns, down=look.s(14))
    elif chart is None:
        box = ItemBox(head.ref, TextBox(head.name, colour=look.theme.paper.ink, middle=True), mark)
    elif not chart.title:
        return _Higher(Invitation(head, view.at(ButtonSpot.HEAD)), spare)
    else:
        notes = [head.note, *(_described(item) for item in zone.items[1:] if item.note)]
        heading = ItemBox(head.ref, charts.ChartHead(chart, notes, partial(_note, zone)), mark)
        box = heading
        if isinstance(chart, BarChart):
            box = Grid((heading, charts.ChartBars(chart))) if chart.bars else heading
        elif chart.curves:
            box = Grid((heading, charts.ChartLines(chart, look.s(150) + 3 * look.line("small"))))
    return Framed(box, sides, look.s(32), charts.sheet)


def _told_sheet(look: Look, zones: Sequence[Zone], found: Sequence[Chart]) -> Box:
    """Return one sheet for charts that have too little to draw: a title and a sentence each."""
    titles = [printed(chart.title) for chart in found]
    aside = max(look.width_of(title, "display", "lead") for title in titles) + look.s(40)
    rows = [
        _ToldRow(zone.items[0], chart, aside, last=number == len(zones))
        for number, (zone, chart) in enumerate(zip(zones, found, strict=True), start=1)
    ]
    return Framed(_ToldRows(tuple(rows)), look.s(64), look.s(20), charts.sheet)


class _ToldRows(Struct, frozen=True):
    """Rows one below the other, which share a required height."""

    rows: tuple[_ToldRow, ...]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        needed = sum(row.lay(look, at, width).rect.h for row in self.rows)
        more = min(look.s(_MOST_AIR), max(0, least - needed) // len(self.rows))
        y, pieces = at[1], list[PlacedBox]()
        for row in self.rows:
            high = row.lay(look, at, width).rect.h + more
            laid = row.lay(look, (at[0], y), width, high)
            pieces += laid.pieces
            y += laid.rect.h
        return LaidBox(pygame.Rect(at, (width, max(y - at[1], least))), tuple(pieces))


class _ToldRow(Struct, frozen=True):
    """A chart as a row: the title, and the sentence to its right or, in a narrow row, below it.

    A line separates it from the next row unless it is the `last`.
    """

    head: Item
    chart: Chart
    aside: int
    last: bool

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        ink = look.theme.paper.ink
        beside = self.aside <= width * _BESIDE
        left = self.aside if beside else 0
        ghost = pygame.Rect(0, 0, look.s(_GHOST[0]), look.s(_GHOST[1]))
        # Narrow rows have no room for a sketch of the chart.
        sketched = beside and width - left >= 3 * ghost.w
        free = width - left - (ghost.w + look.s(24) if sketched else 0)
        title = TextBox(self.chart.title, "lead", "display", ink, middle=True)
        note = TextBox(self.head.note, "body" if beside else "label", colour=look.theme.paper.quiet)
        x, y = at[0], at[1]
        named = title.lay(look, at, width)
        told = note.lay(look, (x + left, y if beside else y + named.rect.h), free)
        inner = named.rect.union(told.rect)
        high = max(inner.h + look.s(28), least)
        named, told = (one.moved(0, (high - inner.h) // 2) for one in (named, told))
        if beside:
            # Both are in the middle of the row.
            named = named.moved(0, (inner.h - named.rect.h) // 2)
            told = told.moved(0, (inner.h - told.rect.h) // 2)
        rect = pygame.Rect(at, (width, high))
        mark = charts.focus_ring_painter(self.head.ref, look.s(24), -look.s(8))
        whole = PlacedBox(rect, None if self.last else _rule_below, self.head.ref, mark)
        pieces = (whole, *named.pieces, *told.pieces)
        if sketched:
            ghost.midright = rect.right, rect.centery
            sketch = _ghost_bars if isinstance(self.chart, BarChart) else _ghost_line
            pieces = (*pieces, PlacedBox(ghost, sketch))
        return LaidBox(rect, pieces)


def _ghost_colour(look: Look) -> Colour:
    paper = look.theme.paper
    return paper.quiet if paper.plain else mix(paper.fill, paper.yours, 0.35)


def _ghost_line(brush: PaintContext, rect: pygame.Rect) -> None:
    """Sketch a line that climbs, without numbers."""
    look, ghost = brush.look, _ghost_colour(brush.look)
    last = len(_GHOST_HEIGHTS) - 1
    points = [
        (rect.x + rect.w * place / last, rect.bottom - 1 - (rect.h - 2) * height)
        for place, height in enumerate(_GHOST_HEIGHTS)
    ]
    pygame.draw.line(brush.target, charts.grid_colour(look), rect.bottomleft, rect.bottomright)
    surfaces.curve(brush.target, points, look.s(2.4), ghost)


def _ghost_bars(brush: PaintContext, rect: pygame.Rect) -> None:
    """Sketch bars of different lengths, without numbers."""
    look, ghost = brush.look, _ghost_colour(brush.look)
    high = rect.h // (2 * len(_GHOST_BARS) - 1)
    for place, share in enumerate(_GHOST_BARS):
        bar = pygame.Rect(rect.x, rect.y + 2 * place * high, round(rect.w * share), high)
        surfaces.slab(brush.target, bar, look.s(2), ghost)
    pygame.draw.line(brush.target, charts.grid_colour(look), rect.topleft, rect.bottomleft)


def _rule_below(brush: PaintContext, rect: pygame.Rect) -> None:
    rule = brush.look.theme.paper.rule
    pygame.draw.line(brush.target, rule, rect.bottomleft, rect.bottomright)


class _Higher(Struct, frozen=True):
    """A box that is some pixels higher than it needs to be."""

    box: Box
    spare: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        high = self.box.lay(look, at, width).rect.h + self.spare
        return self.box.lay(look, at, width, max(least, high))


def _note(zone: Zone, cursor: Cursor) -> message.Text:
    """Return the note below a chart's title: about the hovered or focused item, or the summary."""
    head = zone.items[0]
    chosen = cursor.focus if cursor.keyboard else ""
    item = next((item for item in zone.items if item.ref in (cursor.hover, chosen)), head)
    return _described(item) if item.ref != head.ref and item.note else head.note


def _described(item: Item) -> message.Text:
    return message.commas(item.name, item.value, item.note)


def _columns(look: Look, zone: Zone, width: int) -> int:
    wide = max(
        max(
            look.width_of(printed(item.name), "text", "label"),
            look.width_of(printed(item.value), "display", "title"),
            look.width_of(printed(item.note), "text", "small"),
        )
        for item in zone.items
    )
    fit = max(1, width // (wide + look.s(16)))
    rows = -(-len(zone.items) // fit)
    return -(-len(zone.items) // rows)


def _beside(look: Look, zone: Zone) -> tuple[int, int]:
    """Return the widths of the widest figure, and of the words at its right with the gap."""
    number = max(look.width_of(printed(item.value), "display", "title") for item in zone.items)
    words = max(
        max(
            look.width_of(printed(item.name), "text", "label"),
            look.width_of(printed(item.note), "text", "small"),
        )
        for item in zone.items
    )
    return number, look.s(_APART) + words


_APART = 12
"""Units between a figure and the words at its right."""


def _figure_beside(
    widths: tuple[int, int], item: Item, brush: PaintContext, rect: pygame.Rect
) -> None:
    """Draw a figure and its words next to each other; the words begin at one line in a column."""
    look = brush.look
    label, small = look.line("label"), look.line("small")
    x = rect.centerx - sum(widths) // 2 + widths[0]
    at = (x, rect.centery)
    charts.write(brush, printed(item.value), at, "title", face="display", align="right")
    x += look.s(_APART)
    y = rect.centery - (label + small) // 2 + label // 2
    charts.write(brush, printed(item.name), (x, y), "label")
    y += (label + small) // 2
    charts.write(brush, printed(item.note), (x, y), "small", colour=look.theme.paper.quiet)
    if brush.cursor.rings(item.ref):
        charts.ring(brush, rect)


def _figure(item: Item, brush: PaintContext, rect: pygame.Rect) -> None:
    look, wide, x = brush.look, rect.w, rect.centerx
    title, label, small = (look.line(step) for step in ("title", "label", "small"))
    y = rect.y + title // 2
    write = partial(charts.write, brush, align="centre", width=wide)
    write(printed(item.value), (x, y), "title", face="display")
    y += (title + label) // 2
    write(printed(item.name), (x, y), "label")
    y += (label + small) // 2
    write(printed(item.note), (x, y), "small", colour=look.theme.paper.quiet)
    if brush.cursor.rings(item.ref):
        charts.ring(brush, rect)
