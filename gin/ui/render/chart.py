"""Charts on paper: lines that run from hand to hand or match to match, and bars.

Whose a mark is can be told without colour: yours is filled, theirs hollow, and names stand at the
ends of lines and before the bars.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from gin.present.paper_view import Bar, BarChart, Line, LineChart, Tone
from gin.present.view import Chart
from gin.ui.art import surfaces
from gin.ui.art import theme as T
from gin.ui.art.vector import Colour, Point, mix
from gin.ui.render.style import Look, fitted

_BLACK: Colour = (0, 0, 0)
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000)


def ink(look: Look) -> Colour:
    """What is written on paper."""
    return _BLACK if look.theme.plain else T.PAPER_INK


def quiet(look: Look) -> Colour:
    """What is written on paper beside the point."""
    return _BLACK if look.theme.plain else T.PAPER_QUIET


def paper(look: Look) -> Colour:
    """The sheet's own colour."""
    return (255, 255, 255) if look.theme.plain else T.PAPER


def bold(look: Look) -> float:
    """How much larger than the design marks are drawn: the window's scale, and half the text's."""
    return look.scale * (1 + max(0, look.text_percent - 100) / 200)


def rule(look: Look) -> Colour:
    """The lines a sheet is ruled with."""
    return _BLACK if look.theme.plain else T.PAPER_RULE


def pen(look: Look, tone: Tone) -> Colour:
    """The colour of a mark."""
    return {Tone.YOURS: T.YOU, Tone.THEIRS: T.THEM}.get(tone, quiet(look))


def sheet(target: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """A loose sheet of paper on the cloth."""
    plain = look.theme.plain
    surfaces.cast(target, rect, look.s(4), 0.25, look.scale, plain)
    target.blit(surfaces.paper(rect.size, look.s(4), plain), rect)


def ring(target: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """The focus on paper."""
    colour, thick = (_BLACK, look.s(3.5)) if look.theme.plain else (T.YOU, look.s(2))
    pygame.draw.rect(target, colour, rect, max(2, thick), look.s(4))


def write(
    target: pygame.Surface,
    look: Look,
    text: str,
    at: Point,
    step: str,
    *,
    face: str = "text",
    colour: Colour | None = None,
    align: str = "left",
    width: int = 0,
) -> None:
    """A line on paper, centred in height; made to fit `width` if there is one."""
    if not text:
        return
    pixels = look.pixels(step)
    if width:
        text, pixels = fitted(text, face, pixels, width)
    colour = ink(look) if colour is None else colour
    surfaces.write(target, text, at, face, pixels, colour, align, on_dark=False, middle=True)


def mark(target: pygame.Surface, look: Look, at: Point, radius: float, tone: Tone) -> None:
    """A point of a line: filled if yours, hollow if theirs, small if nobody's."""
    colour = pen(look, tone)
    if tone is Tone.THEIRS:
        surfaces.dot(target, at, radius, paper(look), colour, max(1.2, radius * 0.46))
    else:
        surfaces.dot(target, at, radius if tone is Tone.YOURS else radius * 0.7, colour)


# The head of a chart: its title, what it comes to, and what the marks mean.


def _note_lines(look: Look, width: int, notes: Sequence[str]) -> int:
    """How many lines the longest of these notes takes."""
    found = [
        len(surfaces.wrap(note, "text", look.pixels("label"), width)) for note in notes if note
    ]
    return max(found, default=0)


def head_height(look: Look, width: int, chart: Chart, notes: Sequence[str]) -> int:
    """How much of a chart's height its head takes, with room for any of the notes."""
    height = look.line("lead") * len(_title_lines(look, width, chart))
    height += _note_lines(look, width, notes) * look.line("label")
    if chart.legend and not _beside(look, width, chart):
        height += look.line("small") + look.s(4)
    return height + look.s(8)


def _title_lines(look: Look, width: int, chart: Chart) -> list[str]:
    return surfaces.wrap(chart.title, "display", look.pixels("lead"), width) if chart.title else []


def _legend_width(look: Look, chart: Chart) -> int:
    signs = look.s(16) * 2 * len(chart.legend)
    return signs + sum(look.width_of(text, "text", "small") for _, text in chart.legend)


def _beside(look: Look, width: int, chart: Chart) -> bool:
    """Does the legend find room at the right of the title?"""
    title = look.width_of(chart.title, "display", "lead")
    return title + look.s(24) + _legend_width(look, chart) <= width


def head(
    target: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    chart: Chart,
    note: str,
    notes: Sequence[str],
) -> None:
    """Title and note at the top of `rect`; the legend beside the title, or below all `notes`."""
    y = rect.y
    for text in _title_lines(look, rect.w, chart):
        at = (rect.x, y + look.line("lead") // 2)
        write(target, look, text, at, "lead", face="display", width=rect.w)
        y += look.line("lead")
    shown = surfaces.wrap(note, "text", look.pixels("label"), rect.w) if note else []
    for number, text in enumerate(shown):
        at = (rect.x, y + number * look.line("label") + look.line("label") // 2)
        write(target, look, text, at, "label", colour=quiet(look), width=rect.w)
    y += _note_lines(look, rect.w, notes) * look.line("label") + look.s(4)
    x, middle = rect.x, y + look.line("small") // 2
    if _beside(look, rect.w, chart):
        x, middle = rect.right - _legend_width(look, chart), rect.y + look.line("lead") // 2
    _legend(target, look, x, middle, chart)


def _legend(target: pygame.Surface, look: Look, x: int, middle: int, chart: Chart) -> None:
    """What a filled and a hollow mark, or bar, stand for."""
    for tone, text in chart.legend:
        if isinstance(chart, BarChart):
            _bar(target, look, x, middle, look.s(14), 0, Bar("", "", 1, "", tone), look.s(10))
        else:
            mark(target, look, (x + look.s(7), middle), min(look.s(7), 4.6 * bold(look)), tone)
        x += look.s(14) + look.s(6)
        write(target, look, text, (x, middle), "small", colour=quiet(look))
        x += look.width_of(text, "text", "small") + look.s(12)


# Lines.


@dataclass(frozen=True, slots=True)
class Plot:
    """Where heights lie: the frame, the lowest and highest, and how many steps it is across."""

    rect: pygame.Rect
    low: int
    high: int
    steps: int

    def point(self, step: float, height: float) -> Point:
        """The place of a height, `step` steps from the left."""
        across = step / self.steps if self.steps else 0.5
        up = (height - self.low) / max(1, self.high - self.low)
        return (self.rect.x + self.rect.w * across, self.rect.bottom - self.rect.h * up)


def ticks(low: int, high: int, most: int) -> tuple[int, ...]:
    """Round numbers between two heights, no more than `most` of them."""
    for step in _STEPS:
        first = -(-low // step) * step
        found = tuple(range(first, high + 1, step))
        if len(found) <= most:
            return found
    return ()


def plot_of(look: Look, rect: pygame.Rect, chart: LineChart) -> Plot:
    """How a line chart lies in `rect`, with room for its numbers and names."""
    if not chart.lines:
        return Plot(rect.inflate(0, -look.s(16)), chart.low, chart.high, 0)
    heights = [height for line in chart.lines for height in line.heights]
    known = [*heights, chart.low, chart.high]
    if chart.target is not None:
        known.append(chart.target)
    low, high = min(known), max(known)
    numbers = max(look.width_of(str(number), "text", "small") for number in (low, high))
    names = [look.width_of(line.end, "bold", "label") for line in chart.lines]
    right = min(round(rect.w * 0.45), max(names, default=0) + look.s(14))
    above = look.line("small") if chart.up else look.s(4)
    below = look.line("small") + look.s(6)
    left = numbers + look.s(12)
    frame = pygame.Rect(
        rect.x + left, rect.y + above, rect.w - left - right, rect.h - above - below
    )
    steps = max([len(line.heights) - 1 for line in chart.lines], default=0)
    return Plot(frame, low, high, steps)


def point_rects(look: Look, rect: pygame.Rect, chart: LineChart) -> list[pygame.Rect]:
    """Where the items of the last points lie, `chart.points` of them, as high as the plot."""
    if not chart.lines:
        return []
    plot = plot_of(look, rect, chart)
    count = len(chart.lines[0].heights)
    wide = min(look.s(40), max(4.0, plot.rect.w / max(1, plot.steps)))
    made = []
    for step in range(count - len(chart.points), count):
        x, _ = plot.point(step, 0)
        made.append(pygame.Rect(round(x - wide / 2), plot.rect.y, round(wide), plot.rect.h))
    return made


def line_chart(
    target: pygame.Surface, look: Look, rect: pygame.Rect, chart: LineChart, chosen: str = ""
) -> None:
    """A line chart in `rect`; the point whose item is `chosen` is ringed."""
    plot = plot_of(look, rect, chart)
    _ruling(target, look, rect, plot, chart)
    crowded = max(2.4, plot.rect.w / max(1, plot.steps) * 0.36)
    # The first line is the player's own and lies on top.
    for line in reversed(chart.lines):
        points = [plot.point(step, height) for step, height in enumerate(line.heights)]
        radius = min(4.6 * bold(look), crowded if line.every else max(3.6, crowded))
        if len(points) > 1:
            surfaces.curve(target, points, 2.6 * bold(look), pen(look, line.tone))
        for step in _marked(line, plot.rect.w / max(1, plot.steps)):
            mark(target, look, points[step], radius, line.tones[step])
    if chosen in chart.points:
        step = len(chart.lines[0].heights) - len(chart.points) + chart.points.index(chosen)
        x, y = plot.point(step, chart.lines[0].heights[step])
        side = round(9 * bold(look)) + look.s(12)
        around = pygame.Rect(0, 0, side, side)
        around.center = (round(x), round(y))
        ring(target, look, around)
    _ends(target, look, rect, plot, chart)


def _marked(line: Line, apart: float) -> list[int]:
    """The steps of a line that are marked, `apart` pixels from each other.

    Where only changes are marked, they keep a distance in which a hollow mark can be told.
    """
    count = len(line.heights)
    if line.every:
        return list(range(count))
    found = [count - 1]
    for step in range(count - 2, -1, -1):
        changed = step == 0 or line.heights[step] != line.heights[step - 1]
        if changed and (found[-1] - step) * apart >= 9:
            found.append(step)
    return found


def _ruling(
    target: pygame.Surface, look: Look, rect: pygame.Rect, plot: Plot, chart: LineChart
) -> None:
    """The lines across with their numbers, the target's own, and the numbers below."""
    frame, small = plot.rect, look.line("small")
    faint = mix((255, 255, 255), _BLACK, 0.34) if look.theme.plain else T.PAPER_RULE
    most = min(5, max(2, frame.h // round(small * 1.5) + 1))
    levels = set(ticks(plot.low, plot.high, most))
    if chart.target is not None:
        near = (plot.high - plot.low) * small / max(1, frame.h)
        levels = {level for level in levels if abs(level - chart.target) >= near}
        levels.add(chart.target)
    for level in sorted(levels):
        y = round(plot.point(0, level)[1])
        colour, thick = faint, 1
        if level == chart.target:
            colour, thick = (ink(look) if look.theme.plain else T.PAPER_MARGIN), max(1, look.s(2))
        elif level == 0:
            colour = quiet(look)
        pygame.draw.line(target, colour, (frame.x, y), (frame.right, y), thick)
        if chart.lines:
            at = (frame.x - look.s(8), y)
            face = "bold" if level == chart.target else "text"
            shade = quiet(look)
            write(target, look, str(level), at, "small", face=face, colour=shade, align="right")
    if not chart.lines:
        return
    spot = (frame.x, frame.y - small // 2 - look.s(3))
    write(target, look, chart.up, spot, "small", colour=quiet(look), width=frame.w)
    last = chart.first + plot.steps
    wide = look.width_of(str(last), "text", "small") + look.s(10)
    across = look.width_of(chart.across, "text", "small")
    room_for = max(2, frame.w // wide)
    y = frame.bottom + small // 2 + look.s(6)
    # What is counted stands behind the last number, or in its place where the sheet ends.
    name = min(frame.right + wide * 0.6 + across, rect.right)
    for number in ticks(chart.first, last, room_for):
        x, _ = plot.point(number - chart.first, 0)
        if x + wide / 2 <= name - across:
            write(target, look, str(number), (x, y), "small", colour=quiet(look), align="centre")
    write(target, look, chart.across, (name, y), "small", colour=quiet(look), align="right")


def _ends(
    target: pygame.Surface, look: Look, rect: pygame.Rect, plot: Plot, chart: LineChart
) -> None:
    """Names and totals at the ends of the lines, kept apart where the lines meet."""
    height = look.line("label")
    names = []
    for line in chart.lines:
        x, y = plot.point(len(line.heights) - 1, line.heights[-1])
        names.append((y, x, line))
    names.sort(key=lambda name: name[0])
    last = -1e9
    lowest = plot.rect.bottom - round(height * (len(names) - 0.4))
    for place, (y, x, line) in enumerate(names):
        last = max(min(y, lowest + place * height), last + height)
        x += look.s(12)
        room_for = round(rect.right - x)
        text = _shortened(look, line.end, room_for)
        colour = pen(look, line.tone)
        write(target, look, text, (x, last), "label", face="bold", colour=colour, width=room_for)


def _shortened(look: Look, end: str, width: int) -> str:
    """A name and a total in which the name gives way, if anything must."""
    name, _, total = end.rpartition(" ")
    pixels = look.pixels("label")
    while len(name) > 2 and fitted(end, "bold", pixels, width)[0] != end:
        name = name.rstrip("…")[:-1]
        end = f"{name}… {total}"
    return end


# Bars.


def _label_width(look: Look, chart: BarChart) -> int:
    return max((look.width_of(bar.label, "text", "label") for bar in chart.bars), default=0)


def _stacked(look: Look, width: int, chart: BarChart) -> bool:
    """Do the labels stand above their bars, for want of room beside them?"""
    return _label_width(look, chart) + _number_width(look, chart) > width * 0.66


def _number_width(look: Look, chart: BarChart) -> int:
    return max((_one_number(look, bar) for bar in chart.bars), default=0)


def _one_number(look: Look, bar: Bar) -> int:
    share = look.width_of(bar.share, "text", "small") + look.s(8) if bar.share else 0
    return look.width_of(bar.number, "bold", "label") + share + look.s(10)


def bar_height(look: Look, width: int, chart: BarChart) -> int:
    """The height of a bar with its label and the room around it."""
    line = look.line("label")
    return line * 2 + look.s(6) if _stacked(look, width, chart) else line + look.s(9)


def bar_rects(look: Look, rect: pygame.Rect, chart: BarChart) -> list[pygame.Rect]:
    """Where each bar lies, label and number included, from the top of `rect` down."""
    height = bar_height(look, rect.w, chart)
    return [
        pygame.Rect(rect.x, rect.y + number * height, rect.w, height)
        for number in range(len(chart.bars))
    ]


def bar_chart(
    target: pygame.Surface, look: Look, rect: pygame.Rect, chart: BarChart, chosen: str = ""
) -> None:
    """Bars in `rect` on one scale; the one whose item is `chosen` is ringed."""
    stacked = _stacked(look, rect.w, chart)
    labels = 0 if stacked else _label_width(look, chart) + look.s(14)
    reach = rect.w - labels - _number_width(look, chart) - look.s(4)
    most = max([bar.of or bar.value for bar in chart.bars], default=0)
    line = look.line("label")
    rects = bar_rects(look, rect, chart)
    for bar, around in zip(chart.bars, rects, strict=True):
        middle = around.bottom - look.s(3) - line // 2 if stacked else around.centery
        left = rect.x + labels
        if stacked:
            at: Point = (rect.x, around.y + look.s(3) + line // 2)
            write(target, look, bar.label, at, "label", width=rect.w)
        else:
            write(target, look, bar.label, (left - look.s(14), middle), "label", align="right")
        whole = round(reach * (bar.of or bar.value) / max(1, most))
        part = round(reach * bar.value / max(1, most))
        _bar(target, look, left, middle, whole, part, bar, max(8, round(14 * bold(look))))
        x = left + whole + look.s(10)
        write(target, look, bar.number, (x, middle), "label", face="bold")
        x += look.width_of(bar.number, "bold", "label") + look.s(8)
        write(target, look, bar.share, (x, middle), "small", colour=quiet(look))
        if bar.id == chosen:
            ring(target, look, around.inflate(look.s(12), -2))
    if rects and not stacked:
        x = rect.x + labels
        pygame.draw.line(target, quiet(look), (x, rects[0].y), (x, rects[-1].bottom - 1))


def plain_bar(
    target: pygame.Surface, look: Look, x: int, middle: int, length: int, tone: Tone
) -> None:
    """A bar of this length alone, from `x` to the right; filled if yours, hollow if theirs."""
    bar = Bar("", "", 1, "", tone)
    _bar(target, look, x, middle, length, 0, bar, max(8, round(12 * bold(look))))


def _bar(
    target: pygame.Surface,
    look: Look,
    x: int,
    middle: int,
    whole: int,
    part: int,
    bar: Bar,
    height: int,
) -> None:
    """One bar: filled as far as `part`, hollow to `whole`; theirs and nobody's are hollow."""
    colour = pen(look, bar.tone)
    edge = max(2, look.s(1.6)) if bar.tone is not Tone.NOBODY else 1
    if whole:
        around = pygame.Rect(x, middle - height // 2, max(whole, 2 * edge), height)
        hollow = bar.of is not None or bar.tone is not Tone.YOURS
        rim = pen(look, Tone.THEIRS) if bar.of is not None else colour
        radius = min(look.s(3), around.w // 2)
        fill, border = (paper(look), edge) if hollow else (colour, 0)
        target.blit(surfaces.rounded(around.size, radius, fill, border, rim), around)
    if part and bar.of is not None:
        inside = pygame.Rect(x, middle - height // 2, max(part, edge), height)
        radius = min(look.s(3), inside.w // 2)
        target.blit(surfaces.rounded(inside.size, radius, colour), inside)
