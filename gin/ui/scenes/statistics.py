"""The statistics: figures and charts on loose sheets, one below another or in two columns."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pygame

from gin.present.view import BarChart, Chart, Item, LineChart, View, Zone, ZoneKind
from gin.ui.art import surfaces
from gin.ui.art import theme as T
from gin.ui.art.vector import mix
from gin.ui.render import chart as charts
from gin.ui.render import widgets
from gin.ui.render.boxes import FADE_BELOW, scrolling
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import Still, back_rect, cloth, header, header_height

_DOOR = "finished"
"""What leads to another page, and picks nothing."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A zone on its sheet of paper."""

    zone: Zone
    rect: pygame.Rect
    chart: Chart | None


class StatisticsPainter(Still):
    """Filters at the top, then the sheets; everything scrolls together."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Every filter, figure, chart and point of a chart."""
        del cursor
        place = Placement()
        place.slots["button:back"] = Slot.of(back_rect(look))
        viewport = _viewport(look)
        y = self._place_filters(view, look, place, viewport, viewport.y - offset)
        sheets, bottom = _sheets(view, look, viewport, y)
        for sheet in sheets:
            for id, rect in _rects(look, sheet).items():
                place.slots[id] = Slot.of(rect)
        place.content = bottom + offset - viewport.y
        place.viewport = viewport
        return place

    def _place_filters(
        self, view: View, look: Look, place: Placement, viewport: pygame.Rect, y: int
    ) -> int:
        """The filters in as many rows as they need; returns where the sheets begin."""
        zone = view.zone("filters")
        if zone is None:
            return y
        height, gap = max(look.s(38), look.line("label") + look.s(12)), look.s(8)
        x = viewport.x
        for kind, group in itertools.groupby(zone.items, _kind):
            items = list(group)
            widths = [min(_pill_width(look, item), viewport.w) for item in items]
            whole = sum(widths) + gap * (len(items) - 1)
            if x > viewport.x:
                # A group stands in one row, apart from the one before it, or begins another.
                x += look.s(20)
                if x + whole > viewport.right:
                    x, y = viewport.x, y + height + gap
            if kind == _DOOR:
                x = max(x, viewport.right - whole)
            for item, width in zip(items, widths, strict=True):
                if x > viewport.x and x + width > viewport.right:
                    x, y = viewport.x, y + height + gap
                place.slots[item.id] = Slot.of(pygame.Rect(x, y, width, height))
                x += width + gap
        return y + height + look.s(18)

    def paint(
        self,
        target: pygame.Surface,
        view: View,
        look: Look,
        place: Placement,
        cursor: Cursor,
        offset: int,
    ) -> None:
        """The scene."""
        cloth(target, look)
        header(target, look, view, cursor)
        viewport = place.viewport
        assert viewport is not None
        # Room for shadows and for the focus ring of the outermost filters.
        filters = view.zone("filters")
        top = viewport.y - offset
        if filters is not None:
            top = place.slots[filters.items[-1].id].rect.bottom + look.s(18)
        with scrolling(target, look, viewport, place.content, offset, look.s(20)):
            for item in filters.items if filters is not None else ():
                _filter(target, look, place.slots[item.id].rect, item, cursor)
            for sheet in _sheets(view, look, viewport, top)[0]:
                if sheet.rect.colliderect(viewport.inflate(0, look.s(40))):
                    _paint_sheet(target, look, sheet, place, cursor)
        bar = viewport.move(look.s(18), 0)
        widgets.scroll_bar(target, look, bar, place.content, offset)


def _kind(item: Item) -> str:
    """What a filter picks: a game, an opponent, practice; or that it leads to another page."""
    word = item.id.split(":")[1]
    return {"only": "all", "against": "anybody"}.get(word, word)


def _pill_width(look: Look, item: Item) -> int:
    arrow = look.s(18) if _kind(item) == _DOOR else 0
    return max(look.width_of(item.name, "bold", "label") + look.s(30) + arrow, look.s(44))


def _viewport(look: Look) -> pygame.Rect:
    top = header_height(look) + look.s(8)
    width = min(look.width - look.s(92), look.s(1160) if not look.tall else look.width)
    return pygame.Rect(
        (look.width - width) // 2, top, width, look.height - top - look.s(28 + FADE_BELOW)
    )


def _sheets(view: View, look: Look, viewport: pygame.Rect, top: int) -> tuple[list[_Sheet], int]:
    """The sheets of the view and the y below the last: charts two abreast where there is room."""
    by_id = {chart.id: chart for chart in view.charts}
    gap = look.s(20)
    wide = viewport.w >= look.s(760) * max(1.0, look.text_percent / 110)
    half = (viewport.w - gap) // 2 if wide else viewport.w
    made: list[_Sheet] = []
    waiting: list[Zone] = []
    y = top

    def lay(zones: list[Zone], width: int) -> None:
        nonlocal y
        height = max(_height(look, zone, by_id.get(zone.id), width) for zone in zones)
        for place, zone in enumerate(zones):
            rect = pygame.Rect(viewport.x + place * (width + gap), y, width, height)
            made.append(_Sheet(zone, rect, by_id.get(zone.id)))
        y += height + gap

    def flush() -> None:
        if waiting:
            lay(waiting, half if len(waiting) > 1 else viewport.w)
            waiting.clear()

    for zone in view.zones:
        if zone.kind is not ZoneKind.PAGE:
            continue
        if zone.id not in by_id or not wide:
            flush()
            lay([zone], viewport.w)
            continue
        waiting.append(zone)
        if len(waiting) == 2:
            flush()
    flush()
    return made, y - gap + look.s(8)


def _inner(look: Look, rect: pygame.Rect) -> pygame.Rect:
    return rect.inflate(-look.s(44), -look.s(32))


def _height(look: Look, zone: Zone, chart: Chart | None, width: int) -> int:
    """How high a zone's sheet is when it is this wide."""
    inner = width - look.s(44)
    around = look.s(32)
    if chart is None and _is_figures(zone):
        columns = _columns(look, zone, inner)
        return around + -(-len(zone.items) // columns) * _figure_height(look)
    if chart is None:
        lines = sum(len(_wrapped(look, item, inner)) for item in zone.items)
        return around + lines * look.line("body")
    if not chart.title:
        lines = len(_wrapped(look, zone.items[0], inner - look.s(40), "lead"))
        return around + max(look.s(200), lines * look.line("lead") + look.s(100))
    head = charts.head_height(look, inner, chart, _notes(zone))
    if isinstance(chart, LineChart) and not chart.lines:
        return around + head
    if isinstance(chart, BarChart):
        return around + head + len(chart.bars) * charts.bar_height(look, inner, chart)
    return around + head + look.s(150) + 3 * look.line("small")


def _is_figures(zone: Zone) -> bool:
    return bool(zone.items[0].value)


def _notes(zone: Zone) -> list[str]:
    """What may stand below a chart's title: what it comes to, or what one of its points is."""
    head, *rows = zone.items
    return [head.note, *(_told(item) for item in rows if item.note)]


def _told(item: Item) -> str:
    return ", ".join(part for part in (item.name, item.value, item.note) if part)


def _wrapped(look: Look, item: Item, width: int, step: str = "body") -> list[str]:
    face = "text" if step == "body" else "italic"
    return surfaces.wrap(item.name, face, look.pixels(step), width)


def _columns(look: Look, zone: Zone, width: int) -> int:
    """How many figures stand side by side: all, or as many as divide them evenly enough."""
    wide = max(
        max(
            look.width_of(item.name, "text", "label"),
            look.width_of(item.value, "display", "title"),
            look.width_of(item.note, "text", "small"),
        )
        for item in zone.items
    )
    fit = max(1, width // (wide + look.s(16)))
    rows = -(-len(zone.items) // fit)
    return -(-len(zone.items) // rows)


def _figure_height(look: Look) -> int:
    return look.line("title") + look.line("label") + look.line("small") + look.s(6)


def _body(look: Look, sheet: _Sheet) -> pygame.Rect:
    """What is left of a chart's sheet below its head."""
    inner = _inner(look, sheet.rect)
    if sheet.chart is None or not sheet.chart.title:
        return inner
    head = charts.head_height(look, inner.w, sheet.chart, _notes(sheet.zone))
    return pygame.Rect(inner.x, inner.y + head, inner.w, inner.h - head)


def _rects(look: Look, sheet: _Sheet) -> dict[str, pygame.Rect]:
    """Where a sheet's items lie."""
    items = sheet.zone.items
    inner, body = _inner(look, sheet.rect), _body(look, sheet)
    match sheet.chart:
        case None if _is_figures(sheet.zone):
            columns, height = _columns(look, sheet.zone, inner.w), _figure_height(look)
            wide = inner.w // columns
            return {
                item.id: pygame.Rect(
                    inner.x + place % columns * wide, inner.y + place // columns * height,
                    wide, height,
                )
                for place, item in enumerate(items)
            }  # fmt: skip
        case LineChart(points=points) as chart if chart.title:
            found = {items[0].id: pygame.Rect(inner.topleft, (inner.w, body.y - inner.y))}
            found |= zip(points, charts.point_rects(look, body, chart), strict=True)
            return found
        case BarChart() as chart:
            found = {items[0].id: pygame.Rect(inner.topleft, (inner.w, body.y - inner.y))}
            rects = charts.bar_rects(look, body, chart)
            found |= {bar.id: rect for bar, rect in zip(chart.bars, rects, strict=True)}
            return found
    return {items[0].id: inner}


def _filter(
    target: pygame.Surface, look: Look, rect: pygame.Rect, item: Item, cursor: Cursor
) -> None:
    """A pill: the one that is shown is filled, and a dot stands before its name."""
    theme = look.theme
    state = cursor.state(item.id)
    light = {"hover": 0.2, "pressed": 0.0}.get(state, 0.0 if theme.plain else 0.05)
    fill = mix(theme.panel, theme.text if theme.plain else theme.brass_light, light)
    text = theme.text
    if item.selected:
        fill = theme.text if theme.plain else theme.brass
        text = theme.on_brass
    edge = theme.brass if item.selected or theme.plain else theme.line
    thick = max(2 if theme.plain else 1, look.s(1.5))
    alpha = 255 if theme.plain or item.selected else 220
    surfaces.cast(target, rect, rect.h // 2, 0.1, look.scale, theme.plain)
    target.blit(surfaces.rounded(rect.size, rect.h // 2, (*fill[:3], alpha), thick, edge), rect)
    pixels = look.pixels("label")
    middle = rect.center
    if _kind(item) == _DOOR:
        middle = (rect.centerx - look.s(9), rect.centery)
        k, tip = look.scale, rect.right - look.s(16)
        arrow = [
            (tip - 5 * k, middle[1] - 5 * k),
            (tip, middle[1]),
            (tip - 5 * k, middle[1] + 5 * k),
        ]
        surfaces.curve(target, [(float(a), float(b)) for a, b in arrow], 2 * k, text)
    shown, pixels = fitted(item.name, "bold", pixels, rect.w - look.s(20))
    surfaces.write(
        target, shown, middle, "bold", pixels, text, "centre",
        on_dark=not look.light and not item.selected, middle=True,
    )  # fmt: skip
    if item.id == cursor.focus and cursor.keyboard:
        surfaces.focus_ring(target, rect, rect.h // 2, theme, look.scale)


def _paint_sheet(
    target: pygame.Surface,
    look: Look,
    sheet: _Sheet,
    place: Placement,
    cursor: Cursor,
) -> None:
    """A sheet with what is on it."""
    charts.sheet(target, look, sheet.rect)
    chosen = cursor.focus if cursor.keyboard else ""
    shown, inner, body = sheet.chart, _inner(look, sheet.rect), _body(look, sheet)
    head = sheet.zone.items[0]
    if shown is None and _is_figures(sheet.zone):
        for item in sheet.zone.items:
            _figure(target, look, place.slots[item.id].rect, item, item.id == chosen)
        return
    if shown is None:
        _paragraph(target, look, inner, head)
    elif not shown.title:
        _nothing(target, look, inner, head)
    else:
        told = next((i for i in sheet.zone.items if i.id in (cursor.hover, chosen)), head)
        notes = _notes(sheet.zone)
        note = _told(told) if told.id != head.id and told.note else head.note
        charts.head(target, look, inner, shown, note, notes)
        if isinstance(shown, BarChart):
            charts.bar_chart(target, look, body, shown, chosen)
        elif shown.lines:
            charts.line_chart(target, look, body, shown, chosen)
    if head.id == chosen:
        charts.ring(target, look, place.slots[head.id].rect.inflate(look.s(16), look.s(4)))


def _figure(
    target: pygame.Surface, look: Look, rect: pygame.Rect, item: Item, chosen: bool
) -> None:
    """A figure: its number large, what it is, and what it is out of."""
    y, x = rect.y + look.line("title") // 2, rect.centerx
    charts.write(
        target, look, item.value, (x, y), "title", face="display", align="centre", width=rect.w
    )
    y += (look.line("title") + look.line("label")) // 2
    charts.write(target, look, item.name, (x, y), "label", align="centre", width=rect.w)
    y += (look.line("label") + look.line("small")) // 2
    quiet = charts.quiet(look)
    charts.write(
        target, look, item.note, (x, y), "small", colour=quiet, align="centre", width=rect.w
    )
    if chosen:
        charts.ring(target, look, rect)


def _paragraph(target: pygame.Surface, look: Look, rect: pygame.Rect, item: Item) -> None:
    """A sentence."""
    line, y = look.line("body"), rect.y
    for text in _wrapped(look, item, rect.w):
        charts.write(target, look, text, (rect.x, y + line // 2), "body")
        y += line


def _nothing(target: pygame.Surface, look: Look, rect: pygame.Rect, item: Item) -> None:
    """A sentence alone in the middle of its sheet, between two rules."""
    lines, line = _wrapped(look, item, rect.w - look.s(40), "lead"), look.line("lead")
    y = rect.centery - len(lines) * line // 2
    colour = charts.ink(look) if look.theme.plain else T.PAPER_MARGIN
    half = min(look.s(220), rect.w / 2)
    for at in (y - look.s(26), y + len(lines) * line + look.s(26)):
        surfaces.diamond_rule(target, (rect.centerx, at), half, colour, look.scale)
    for text in lines:
        middle = (rect.centerx, y + line // 2)
        charts.write(target, look, text, middle, "lead", face="italic", align="centre")
        y += line
