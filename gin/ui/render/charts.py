"""Charts on paper: lines and bars.

The player's marks are filled and the opponent's hollow, so that they differ without colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

import pygame
from msgspec import Struct

from gin.core import message
from gin.interface.paper import Bar, BarChart, Chart, Curve, LineChart, Tone
from gin.interface.pictures import Mood
from gin.interface.refs import ItemRef
from gin.language.translation import printed
from gin.ui.art import portraits, surfaces
from gin.ui.art.vector import Colour, Point, mix
from gin.ui.render.boxes import (
    Box,
    FixedBox,
    Grid,
    ItemBox,
    LaidBox,
    Paint,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
)
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor

_FACE = 34
"""Size of a face next to a bar, in units."""
Legend: TypeAlias = Sequence[tuple[Tone, message.Text]]
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000)


def mark_scale(look: Look) -> float:
    """Return the scale of marks: the window's scale, enlarged half as much as the text."""
    return look.scale * (1 + max(0, look.text_percent - 100) / 200)


def mark_colour(look: Look, tone: Tone) -> Colour:
    """Return the colour of a mark."""
    paper = look.theme.paper
    return {Tone.YOURS: paper.yours, Tone.THEIRS: paper.theirs}.get(tone, paper.quiet)


def grid_colour(look: Look) -> Colour:
    """Return the colour of grid lines."""
    paper = look.theme.paper
    return mix(paper.fill, paper.ink, 0.34) if paper.plain else paper.rule


def sheet(brush: PaintContext, rect: pygame.Rect, lift: float = 0.25) -> None:
    """Paint a loose sheet of paper, `lift` above the cloth."""
    look, theme = brush.look, brush.look.theme
    surfaces.cast(brush.target, rect, look.s(4), lift, look.scale, theme.plain)
    brush.target.blit(surfaces.paper(rect.size, look.s(4), theme.paper), rect)


def ring(brush: PaintContext, rect: pygame.Rect) -> None:
    """Paint the focus ring on paper."""
    look, theme = brush.look, brush.look.theme
    colour, thick = (theme.focus, 3.5) if theme.plain else (theme.paper.accent, 2)
    pygame.draw.rect(brush.target, colour, rect, max(2, look.s(thick)), look.s(4))


def focus_ring_painter(
    ref: ItemRef | None, wider: int, higher: int, *, hovered: bool = False
) -> Paint:
    """Return a painter of the focus ring around an item.

    The ring exceeds the item's box by `wider` and `higher` pixels, or is smaller if they are
    negative. With `hovered`, the ring also appears under the mouse while no focus is visible.
    """

    def paint(brush: PaintContext, rect: pygame.Rect) -> None:
        if brush.cursor.points_at(ref) if hovered else brush.cursor.rings(ref):
            ring(brush, rect.inflate(wider, higher))

    return paint


def write(
    brush: PaintContext, text: str, at: Point, step: str, *, face: str = "text",
    colour: Colour | None = None, align: str = "left", width: int = 0,
) -> None:  # fmt: skip
    """Write a line on paper, centred vertically; shrink or cut it if it is wider than `width`."""
    if text:
        brush.look.write(
            brush.target, text, at, step, face=face, align=align, middle=True, on_paper=True,
            colour=brush.look.theme.paper.ink if colour is None else colour, width=width or None,
        )  # fmt: skip


def mark(brush: PaintContext, at: Point, radius: float, tone: Tone) -> None:
    """Paint a data point: filled if yours, hollow if theirs, smaller if neutral."""
    fill, colour = brush.look.theme.paper.fill, mark_colour(brush.look, tone)
    if tone is Tone.THEIRS:
        surfaces.dot(brush.target, at, radius, fill, colour, max(1.2, radius * 0.46))
    else:
        surfaces.dot(brush.target, at, radius if tone is Tone.YOURS else radius * 0.7, colour)


class ChartHead(Struct, frozen=True):
    """Title, note and legend of a chart.

    `note_for` returns the note for the cursor. The height fits the longest of `notes`.
    """

    chart: Chart
    notes: Sequence[message.Text] = ()
    note_for: Callable[[Cursor], message.Text] = lambda cursor: message.NOTHING

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        chart, small = self.chart, look.line("small")
        notes = [_note_lines(look, printed(note), width) for note in self.notes if note]
        lines = max(map(len, notes), default=0)
        title: Box = TextBox(chart.title, "lead", "display", look.theme.paper.ink, middle=True)
        taken = look.width_of(printed(chart.title), "display", "lead") + look.s(24)
        beside = bool(chart.title) and taken + legend_width(look, chart.legend) <= width
        if beside:
            title = ItemBox(None, title, partial(_legend, chart, beside=True))
        boxes = [title] if chart.title else []
        boxes.append(FixedBox(lines * look.line("label"), self._note))
        if chart.legend and not beside:
            boxes.append(FixedBox(small + look.s(4), partial(_legend, chart, beside=False)))
        return Grid((*boxes, Spacer(look.s(8)))).lay(look, at, width, least)

    def _note(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, note = brush.look, printed(self.note_for(brush.cursor))
        lines = _note_lines(look, note, rect.w) if note else ()
        y = rect.y + look.line("label") // 2
        for text in lines:
            write(brush, text, (rect.x, y), "label", colour=look.theme.paper.quiet, width=rect.w)
            y += look.line("label")


def _note_lines(look: Look, note: str, width: int) -> Sequence[str]:
    return surfaces.by_sentence(note, "text", look.pixels("label"), width)


def legend_width(look: Look, legend: Legend) -> int:
    """Return the width of a legend in pixels."""
    signs = look.s(16) * 2 * len(legend)
    return signs + sum(look.width_of(printed(text), "text", "small") for _, text in legend)


def _legend(chart: Chart, brush: PaintContext, rect: pygame.Rect, *, beside: bool) -> None:
    look, small = brush.look, brush.look.line("small")
    x, middle = rect.x, rect.bottom - small + small // 2
    if beside:
        x, middle = rect.right - legend_width(look, chart.legend), rect.centery
    paint_legend(brush, (x, middle), chart.legend, bars=isinstance(chart, BarChart))


def paint_legend(
    brush: PaintContext, at: tuple[int, int], legend: Legend, *, bars: bool = False
) -> None:
    """Paint the signs and words of a legend on paper, centred vertically: data points, or bars."""
    look, (x, middle) = brush.look, at
    for tone, text in ((tone, printed(text)) for tone, text in legend):
        if bars:
            _bar(brush, x, middle, look.s(14), 0, _nameless(tone), look.s(10))
        else:
            mark(brush, (x + look.s(7), middle), min(look.s(7), 4.6 * mark_scale(look)), tone)
        x += look.s(14) + look.s(6)
        write(brush, text, (x, middle), "small", colour=look.theme.paper.quiet)
        x += look.width_of(text, "text", "small") + look.s(12)


class Plot(Struct, frozen=True):
    """Scale of a chart."""

    rect: pygame.Rect
    low: int
    high: int
    steps: int

    def point(self, step: float, height: float) -> Point:
        across = step / self.steps if self.steps else 0.5
        up = (height - self.low) / max(1, self.high - self.low)
        return (self.rect.x + self.rect.w * across, self.rect.bottom - self.rect.h * up)


def ticks(low: int, high: int, most: int) -> tuple[int, ...]:
    """Return at most `most` round numbers from `low` to `high`."""
    for step in _STEPS:
        first = -(-low // step) * step
        found = tuple(range(first, high + 1, step))
        if len(found) <= most:
            return found
    return ()


def plot_of(look: Look, rect: pygame.Rect, chart: LineChart) -> Plot:
    """Return the plot of a line chart, with margins for numbers and names."""
    if not chart.curves:
        return Plot(rect.inflate(0, -look.s(16)), chart.low, chart.high, 0)
    heights = [height for curve in chart.curves for height in curve.heights]
    known = [*heights, chart.low, chart.high]
    if chart.target is not None:
        known.append(chart.target)
    low, high = min(known), max(known)
    numbers = max(look.width_of(str(number), "text", "small") for number in (low, high))
    names = [look.width_of(_end_label(curve), "bold", "label") for curve in chart.curves]
    right = min(round(rect.w * 0.45), max(names, default=0) + look.s(14))
    above = look.line("small") if chart.up else look.s(4)
    below = look.line("small") + look.s(6)
    left = numbers + look.s(12)
    frame = pygame.Rect(
        rect.x + left, rect.y + above, rect.w - left - right, rect.h - above - below
    )
    steps = max([len(curve.heights) - 1 for curve in chart.curves], default=0)
    return Plot(frame, low, high, steps)


class ChartLines(Struct, frozen=True):
    """Lines of a chart; the last points of the first line are the items `chart.points`."""

    chart: LineChart
    height: int = 0

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        rect = pygame.Rect(at, (width, max(self.height, least)))
        plot = plot_of(look, rect, self.chart)
        wide = min(look.s(40), max(4.0, plot.rect.w / max(1, plot.steps)))
        pieces = [PlacedBox(rect, self._paint)]
        for step, ref in self._points():
            left = round(plot.point(step, 0)[0] - wide / 2)
            around = pygame.Rect(left, plot.rect.y, round(wide), plot.rect.h)
            pieces.append(PlacedBox(around, ref=ref))
        return LaidBox(rect, tuple(pieces))

    def _points(self) -> Iterator[tuple[int, ItemRef]]:
        refs, curves = self.chart.points, self.chart.curves
        return enumerate(refs, len(curves[0].heights) - len(refs)) if refs else iter(())

    def _paint(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, chart = brush.look, self.chart
        plot = plot_of(look, rect, chart)
        for curve in chart.curves:
            if curve.spread:
                _band(brush, plot, curve)
        _ruling(brush, rect, plot, chart)
        apart = plot.rect.w / max(1, plot.steps)
        crowded = max(2.4, apart * 0.36)
        # The first line is the player's, so paint it last, on top.
        for curve in reversed(chart.curves):
            points = [plot.point(step, height) for step, height in enumerate(curve.heights)]
            radius = min(4.6 * mark_scale(look), crowded if curve.every else max(3.6, crowded))
            if len(points) > 1:
                surfaces.curve(
                    brush.target, points, 2.6 * mark_scale(look), mark_colour(look, curve.tone)
                )
            for step in _marked_steps(curve, apart):
                mark(brush, points[step], radius, curve.tones[step])
        for step, ref in self._points():
            if brush.cursor.rings(ref):
                x, y = plot.point(step, chart.curves[0].heights[step])
                side = round(9 * mark_scale(look)) + look.s(12)
                around = pygame.Rect(0, 0, side, side)
                around.center = (round(x), round(y))
                ring(brush, around)
        _ends(brush, rect, plot, chart)


def _band(brush: PaintContext, plot: Plot, curve: Curve) -> None:
    """Shade the range that contains the true heights, clipped to the chart."""
    look = brush.look
    above, below = (
        [
            plot.point(step, min(plot.high, max(plot.low, height + sign * spread)))
            for step, (height, spread) in enumerate(zip(curve.heights, curve.spread, strict=True))
        ]
        for sign in (1, -1)
    )
    if len(above) == 1:
        # A single point has a range but no width: shade a column around it.
        half = min(plot.rect.w / 2, 12 * mark_scale(look))
        above, below = ([(x - half, y), (x + half, y)] for ((x, y),) in (above, below))
    paper = look.theme.paper
    if paper.plain:
        for edge in (above, below):
            surfaces.curve(brush.target, edge, 1.2 * mark_scale(look), paper.quiet)
        return
    shade = mix(paper.fill, mark_colour(look, curve.tone), 0.16)
    pygame.draw.polygon(brush.target, shade, [*above, *reversed(below)])


def _marked_steps(curve: Curve, apart: float) -> list[int]:
    """Return the steps to mark: all if `curve.every`, else the last and changes of height.

    Changes less than 9 pixels apart are left out: hollow and filled marks would look alike.
    """
    count = len(curve.heights)
    if curve.every:
        return list(range(count))
    found = [count - 1]
    for step in range(count - 2, -1, -1):
        changed = step == 0 or curve.heights[step] != curve.heights[step - 1]
        if changed and (found[-1] - step) * apart >= 9:
            found.append(step)
    return found


def _ruling(brush: PaintContext, rect: pygame.Rect, plot: Plot, chart: LineChart) -> None:
    look, frame, small = brush.look, plot.rect, brush.look.line("small")
    most = min(5, max(2, frame.h // round(small * 1.5) + 1))
    levels = set(ticks(plot.low, plot.high, most))
    if chart.target is not None:
        near = (plot.high - plot.low) * small / max(1, frame.h)
        levels = {level for level in levels if abs(level - chart.target) >= near}
        levels.add(chart.target)
    for level in sorted(levels):
        y = round(plot.point(0, level)[1])
        colour, thick = grid_colour(look), 1
        if level == chart.target:
            colour, thick = look.theme.paper.margin, max(1, look.s(2))
        elif level == 0:
            colour = look.theme.paper.quiet
        pygame.draw.line(brush.target, colour, (frame.x, y), (frame.right, y), thick)
        if chart.curves:
            at = (frame.x - look.s(8), y)
            face = "bold" if level == chart.target else "text"
            shade = look.theme.paper.quiet
            write(brush, str(level), at, "small", face=face, colour=shade, align="right")
    if not chart.curves:
        return
    spot = (frame.x, frame.y - small // 2 - look.s(3))
    write(brush, printed(chart.up), spot, "small", colour=look.theme.paper.quiet, width=frame.w)
    last = chart.first + plot.steps
    wide = look.width_of(str(last), "text", "small") + look.s(10)
    counted = printed(chart.across)
    across = look.width_of(counted, "text", "small")
    room_for = max(2, frame.w // wide)
    y, quiet = frame.bottom + small // 2 + look.s(6), look.theme.paper.quiet
    # The name of the axis follows the last number, or replaces it at the edge of the sheet.
    name = min(frame.right + wide * 0.6 + across, rect.right)
    for number in ticks(chart.first, last, room_for):
        x, _ = plot.point(number - chart.first, 0)
        if x + wide / 2 <= name - across:
            write(brush, str(number), (x, y), "small", colour=quiet, align="centre")
    write(brush, counted, (name, y), "small", colour=quiet, align="right")


def _ends(brush: PaintContext, rect: pygame.Rect, plot: Plot, chart: LineChart) -> None:
    look = brush.look
    height = look.line("label")
    names = []
    for curve in chart.curves:
        x, y = plot.point(len(curve.heights) - 1, curve.heights[-1])
        names.append((y, x, curve))
    names.sort(key=lambda name: name[0])
    last = -1e9
    lowest = plot.rect.bottom - round(height * (len(names) - 0.4))
    for place, (y, x, curve) in enumerate(names):
        last = max(min(y, lowest + place * height), last + height)
        x += look.s(12)
        room_for = round(rect.right - x)
        text = _shortened(look, curve, room_for)
        colour = mark_colour(look, curve.tone)
        write(brush, text, (x, last), "label", face="bold", colour=colour, width=room_for)


def _end_label(curve: Curve) -> str:
    return printed(message.phrase(curve.name, curve.end))


def _shortened(look: Look, curve: Curve, width: int) -> str:
    end, name, pixels = _end_label(curve), printed(curve.name), look.pixels("label")
    while len(name) > 2 and fitted(end, "bold", pixels, width)[0] != end:
        name = name[:-1]
        end = printed(message.phrase(message.Verbatim(f"{name}…"), curve.end))
    return end


class ChartBars(Struct, frozen=True):
    """Labelled bars on one scale, from the top down.

    Each bar has its number, so that the scale needs no lines.
    """

    chart: BarChart

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        bars, line = self.chart.bars, look.line("label")
        label = max((_label_width(look, bar) for bar in bars), default=0)
        number = max((_number_width(look, bar) for bar in bars), default=0)
        stacked = label + number > width * 0.66
        labels = 0 if stacked else label + look.s(14)
        reach = width - labels - number - look.s(4)
        longest = max([LEAST_SCALE, *(bar.of or bar.value for bar in bars)])
        height = line * 2 + look.s(6) if stacked else line + look.s(9)
        if any(bar.face is not None for bar in bars):
            height = max(height, look.s(_FACE + 4) + (line if stacked else 0))
        # Few bars on a tall sheet are made higher.
        height = max(height, min(round(height * 1.7), least // max(1, len(bars))))
        scale = reach, longest
        boxes = [FixedBox(height, partial(_labelled, bar, labels, scale), bar.ref) for bar in bars]
        laid = Grid(boxes).lay(look, at, width)
        pieces = laid.pieces
        if bars and not stacked:
            axis = pygame.Rect(at[0] + labels, at[1], 1, laid.rect.h)
            pieces = (PlacedBox(axis, _axis), *pieces)
        return LaidBox(pygame.Rect(at, (width, max(least, laid.rect.h))), pieces)


LEAST_SCALE = 2
"""Minimum number at the end of a scale, so that a bar of 1 does not look like everything."""


def _axis(brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw the line from which bars start."""
    colour = brush.look.theme.paper.quiet
    pygame.draw.line(brush.target, colour, rect.topleft, (rect.x, rect.bottom - 1))


def _label_width(look: Look, bar: Bar) -> int:
    if bar.face is None:
        return look.width_of(printed(bar.label), "text", "label")
    return look.s(_FACE + 8) + look.width_of(printed(bar.written), "text", "label")


def _number_width(look: Look, bar: Bar) -> int:
    share = look.width_of(printed(bar.share), "text", "small") + look.s(8) if bar.share else 0
    return look.width_of(printed(bar.number), "bold", "label") + share + look.s(10)


def _labelled(
    bar: Bar, labels: int, scale: tuple[int, int], brush: PaintContext, rect: pygame.Rect
) -> None:
    """Paint a bar and its label; `scale` holds the longest bar's length in pixels and its value."""
    look, (reach, most) = brush.look, scale
    line, left, middle = look.line("label"), rect.x + labels, rect.centery
    label, number = printed(bar.label), printed(bar.number)
    face = 0
    if bar.face is not None:
        face = look.s(_FACE)
        image = portraits.portrait(bar.face, face, Mood.CALM)
        label = printed(bar.written)
    if labels and face:
        write(brush, label, (rect.x + face + look.s(8), middle), "label")
        x = rect.x
    elif labels:
        write(brush, label, (left - look.s(14), middle), "label", align="right")
        x = rect.x
    else:
        middle = rect.bottom - look.s(3) - line // 2
        x = rect.x
        at = (x + (face + look.s(8) if face else 0), rect.y + look.s(3) + max(line, face) // 2)
        write(brush, label, at, "label", width=rect.right - at[0])
    if bar.face is not None:
        top = rect.centery - face // 2 if labels else rect.y + look.s(3)
        brush.target.blit(image, (x, top))
    whole = round(reach * (bar.of or bar.value) / max(1, most))
    part = round(reach * bar.value / max(1, most))
    _bar(brush, left, middle, whole, part, bar, max(8, round(14 * mark_scale(look))))
    x = left + whole + look.s(10)
    write(brush, number, (x, middle), "label", face="bold")
    x += look.width_of(number, "bold", "label") + look.s(8)
    write(brush, printed(bar.share), (x, middle), "small", colour=look.theme.paper.quiet)
    if brush.cursor.rings(bar.ref):
        ring(brush, rect.inflate(look.s(12), -2))


def plain_bar(brush: PaintContext, x: int, middle: int, length: int, tone: Tone) -> None:
    """Paint an unlabelled bar, filled if yours, otherwise hollow."""
    _bar(brush, x, middle, length, 0, _nameless(tone), max(8, round(12 * mark_scale(brush.look))))


def share_bar(
    brush: PaintContext, x: int, middle: int, length: int, share: tuple[int, int]
) -> None:
    """Paint a hollow bar that is filled as far as the part is of the whole, and its scale."""
    look, (part, whole) = brush.look, share
    bar = Bar(None, message.NOTHING, part, message.NOTHING, Tone.YOURS, whole)
    filled, high = round(length * part / max(1, whole)), max(8, round(12 * mark_scale(look)))
    quiet, bottom = look.theme.paper.quiet, middle + high // 2 + look.s(4)
    for number in (0, 50, 100):
        at = x + (length - 1) * number // 100
        pygame.draw.line(brush.target, quiet, (at, middle), (at, bottom))
        text = printed(message.percent(number)) if number == 100 else str(number)
        below = (at, bottom + look.line("small") // 2)
        write(brush, text, below, "small", colour=quiet, align="centre")
    _bar(brush, x, middle, length, filled, bar, high)


def _nameless(tone: Tone) -> Bar:
    return Bar(None, message.NOTHING, 1, message.NOTHING, tone)


def _bar(
    brush: PaintContext, x: int, middle: int, whole: int, part: int, bar: Bar, height: int
) -> None:
    target, look = brush.target, brush.look
    colour = mark_colour(look, bar.tone)
    edge = max(2, look.s(1.6)) if bar.tone is not Tone.NOBODY else 1
    if whole:
        around = pygame.Rect(x, middle - height // 2, max(whole, 2 * edge), height)
        hollow = bar.of is not None or bar.tone is not Tone.YOURS
        rim = mark_colour(look, Tone.THEIRS) if bar.of is not None else colour
        radius = min(look.s(3), around.w // 2)
        fill, border = (look.theme.paper.fill, edge) if hollow else (colour, 0)
        surfaces.slab(target, around, radius, fill, border, rim)
    if part and bar.of is not None:
        inside = pygame.Rect(x, middle - height // 2, max(part, edge), height)
        radius = min(look.s(3), inside.w // 2)
        surfaces.slab(target, inside, radius, colour)
