"""The score sheet: ruled paper, the race as a line chart, and a few facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from gin.present.view import SheetView, Tone, View
from gin.ui.animation.motion import WRITE
from gin.ui.art import surfaces
from gin.ui.art import theme as T
from gin.ui.art.vector import ellipse, mix
from gin.ui.render import chart, widgets
from gin.ui.render.boxes import Brush, Grid, put
from gin.ui.render.compositor import Part, clipped
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import columns, pegs
from gin.ui.scenes.base import Still, back_rect, cloth, header, header_height
from gin.ui.scenes.paper import PEN, clipped_pad

_TONES = (Tone.YOURS, Tone.THEIRS)


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where the three sheets lie; `moves` if all of them scroll, else only the rows do."""

    paper: pygame.Rect
    chart: pygame.Rect
    facts: pygame.Rect
    moves: bool


class SheetPainter(Still):
    """The sheet at the left, chart and facts at the right, or all below each other."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Every row of the sheet, the chart and every fact."""
        del cursor
        place = Placement()
        shown = view.sheet
        assert shown is not None
        if view.pegs is not None:
            place = pegs.place(look, view.pegs, shown, offset)
        elif shown.groups:
            place = columns.place(shown, look, offset)
        place.slots["button:back"] = Slot.of(back_rect(look))
        right = look.width - look.s(34)
        for choice in view.choices:
            if choice.id in ("hands", "board", "seal"):
                rect = _button_rect(look, choice.label, right)
                place.slots[choice.item] = Slot.of(rect)
                right = rect.left - look.s(12)
        if shown.groups:
            return place
        lay = _layout(look, shown, offset)
        line = _line(look)
        heads = _heads(look, lay.paper)
        place.slots["line:heads"] = Slot.of(heads)
        top = heads.bottom
        y = top if lay.moves else top - offset
        for id in _row_ids(shown):
            place.slots[id] = Slot.of(pygame.Rect(lay.paper.x, y, lay.paper.w, line))
            y += line
        place.slots["line:race"] = Slot.of(lay.chart)
        facts = _fact_rects(look, shown, lay.facts)
        for id, rect in facts.items():
            place.slots[id] = Slot.of(rect)
        place.scrolled = set(_row_ids(shown))
        if lay.moves:
            place.scrolled |= {"line:heads", "line:race", *facts}
            head = header_height(look)
            place.viewport = pygame.Rect(
                lay.paper.x, head, lay.paper.w, look.height - head - look.s(34)
            )
            place.content = lay.facts.bottom + offset - head + look.s(8)
        else:
            bottom = lay.paper.bottom - look.s(12)
            place.viewport = pygame.Rect(lay.paper.x, top, lay.paper.w, bottom - top)
            place.content = y + offset - top
        return place

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
        shown, viewport = view.sheet, place.viewport
        assert shown is not None and viewport is not None
        cloth(target, look)
        header(target, look, view, cursor)
        for item in view.zones[-1].items:
            if item.id != "button:back":
                widgets.button(target, look, place.slots[item.id].rect, item, cursor)
        if view.pegs is not None:
            pegs.paint(target, look, view.pegs, shown, place, cursor, offset)
            return
        if shown.groups:
            columns.paint(target, shown, look, place, cursor, offset)
            return
        lay = _layout(look, shown, offset)
        chosen = cursor.focus if cursor.keyboard else cursor.hover
        around = viewport.inflate(look.s(40), look.s(12))
        outer, rows = (around, around) if lay.moves else (target.get_rect(), viewport)
        with clipped(target, outer):
            clipped_pad(target, look, lay.paper)
            cells = _Cells(look, shown, lay.paper)
            self._ruling(target, look, lay, cells, offset)
            self._heads(target, look, shown, lay.paper, cells, chosen)
            with clipped(target, rows):
                self._rows(target, look, shown, place, cells, chosen)
            self._race(target, look, shown, lay.chart, chosen)
            self._facts(target, look, shown, place, lay.facts, chosen)
        bar = viewport.move(look.s(20), 0)
        widgets.scroll_bar(target, look, bar, place.content, offset)

    def _heads(
        self,
        target: pygame.Surface,
        look: Look,
        shown: SheetView,
        paper: pygame.Rect,
        cells: _Cells,
        chosen: str,
    ) -> None:
        """The names of the columns."""
        heads = _heads(look, paper)
        at = (cells.label + look.s(12), heads.centery)
        chart.write(Brush(target, look), shown.first, at, "body", colour=chart.quiet(look))
        for index, (head, tone) in enumerate(zip(shown.heads, _TONES, strict=False)):
            x, wide = cells.left + cells.width * index + cells.width // 2, cells.width - look.s(12)
            steps = ("heading", "lead", "body", "label")
            fits = (step for step in steps if look.width_of(head, "display", step) <= wide)
            chart.write(
                Brush(target, look), head, (x, heads.centery), next(fits, "label"), face="display",
                colour=chart.pen(look, tone), align="centre", width=wide,
            )  # fmt: skip
        if chosen == "line:heads":
            chart.ring(Brush(target, look), heads.inflate(-look.s(8), -2))

    def _rows(
        self,
        target: pygame.Surface,
        look: Look,
        shown: SheetView,
        place: Placement,
        cells: _Cells,
        chosen: str,
    ) -> None:
        """What is written on the paper."""
        for number in range(len(shown.rows) - 1):
            self._hand(target, look, place, cells, number)
        for id, label, numbers in _closing_rows(shown):
            rect = place.slots[id].rect
            cells.write_label(target, rect, label)
            for index, count in enumerate(numbers):
                if id == "line:boxes":
                    cells.strokes(target, rect, index, count)
                else:
                    strong = id == "line:total"
                    cells.write_points(target, rect, index, "", str(count), strong=strong)
        for id in _row_ids(shown):
            if id == chosen:
                chart.ring(Brush(target, look), place.slots[id].rect.inflate(-look.s(8), -2))

    def _hand(
        self,
        target: pygame.Surface,
        look: Look,
        place: Placement,
        cells: _Cells,
        number: int,
    ) -> None:
        """The line of one hand."""
        shown = cells.shown
        hand, how, points, running = shown.rows[number]
        rect = place.slots[f"line:hand:{hand}"].rect
        if not rect.colliderect(target.get_clip()):
            return
        x = cells.label - look.s(12)
        chart.write(
            Brush(target, look), str(hand), (x, rect.centery), "label", colour=chart.quiet(look),
            align="right",
        )  # fmt: skip
        cells.write_label(target, rect, how)
        for index, (gain, total) in enumerate(zip(points, running, strict=True)):
            if gain or len(shown.heads) == 1:
                latest = number == len(shown.rows) - 1 and not shown.end
                cells.write_points(target, rect, index, f"{gain:+d}", str(total), latest=latest)

    def lasts(self, view: View) -> float:
        """The time in which the last hand is written down."""
        return WRITE if view.sheet is not None and view.sheet.rows else 0.0

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[Part, ...]:
        """The last hand, which is written from left to right while one looks."""
        del cursor
        shown, viewport = view.sheet, place.viewport
        assert shown is not None and viewport is not None
        if view.pegs is not None or not shown.rows:
            return ()
        share = min(1.0, age / WRITE)
        if shown.groups:
            return (columns.last(shown, look, place, share),)
        paper = _layout(look, shown, 0).paper
        written = pygame.Rect(paper.x, viewport.y, round(paper.w * share), viewport.h)
        return (Part.of(written, self._last, look, shown, place, paper),)

    def _last(
        self,
        target: pygame.Surface,
        look: Look,
        shown: SheetView,
        place: Placement,
        paper: pygame.Rect,
    ) -> None:
        self._hand(target, look, place, _Cells(look, shown, paper), len(shown.rows) - 1)

    def _ruling(
        self,
        target: pygame.Surface,
        look: Look,
        lay: _Layout,
        cells: _Cells,
        offset: int,
    ) -> None:
        """Rules down to the end of the paper, the margin, and the columns.

        The rule below the names stays where it is; the others move with the rows.
        """
        rule, paper = chart.rule(look), lay.paper
        line = _line(look)
        first = _heads(look, paper).bottom
        moved = first if lay.moves else first - offset % line
        for y in (first, *range(moved + line, paper.bottom - line // 3, line)):
            pygame.draw.line(target, rule, (paper.x + 1, y), (paper.right - 2, y))
        margin = (0, 0, 0) if look.theme.plain else T.PAPER_MARGIN
        top, bottom = paper.y + look.s(20), paper.bottom - 2
        for x in (cells.label - look.s(4), cells.label):
            pygame.draw.line(target, margin, (x, top), (x, bottom))
        column = rule if look.theme.plain else mix(rule, T.PAPER_INK, 0.25)
        for index in range(len(cells.shown.heads)):
            x = cells.left + cells.width * index
            pygame.draw.line(target, column, (x, top), (x, bottom))

    def _race(
        self,
        target: pygame.Surface,
        look: Look,
        shown: SheetView,
        rect: pygame.Rect,
        chosen: str,
    ) -> None:
        """The running scores, hand by hand."""
        if not rect.colliderect(target.get_clip()):
            return
        race = shown.race
        assert race is not None
        chart.sheet(Brush(target, look), rect)
        inner = rect.inflate(-look.s(44), -look.s(28))
        box = Grid((chart.Head(race), chart.Lines(race)))
        put(Brush(target, look), box.lay(look, inner.topleft, inner.w, inner.h).pieces)
        if chosen == "line:race":
            chart.ring(Brush(target, look), rect.inflate(-look.s(12), -look.s(12)))

    def _facts(
        self,
        target: pygame.Surface,
        look: Look,
        shown: SheetView,
        place: Placement,
        rect: pygame.Rect,
        chosen: str,
    ) -> None:
        """Each fact with a bar to either side, yours filled and theirs hollow; how it stands."""
        chart.sheet(Brush(target, look), rect)
        for label, numbers in shown.facts:
            slot = place.slots[f"line:fact:{label}"].rect
            if len(numbers) == 1:
                value = look.width_of(numbers[0], "bold", "body") + look.s(12)
                chart.write(Brush(target, look), label, slot.midleft, "body", width=slot.w - value)
                chart.write(
                    Brush(target, look),
                    numbers[0],
                    slot.midright,
                    "body",
                    face="bold",
                    align="right",
                )
            else:
                _pair(target, look, slot, label, numbers, _inner(look, shown, rect.w))
        slot = place.slots["line:verdict"].rect
        lines = _verdict(look, shown, slot.w)
        for number, text in enumerate(lines):
            y = slot.y + look.s(4) + look.line("body") * number + look.line("body") // 2
            chart.write(
                Brush(target, look), text, (slot.centerx, y), "body", face="italic", align="centre"
            )
        if chosen.startswith(("line:fact:", "line:verdict")):
            chart.ring(Brush(target, look), place.slots[chosen].rect.inflate(look.s(16), -2))


class _Cells:
    """The columns of the paper: hand, how, and a cell for each player.

    `look` is the reader's, its text made smaller where a row would not fit otherwise.
    """

    def __init__(self, look: Look, shown: SheetView, paper: pygame.Rect) -> None:
        self.shown = shown
        hand = look.width_of(str(len(shown.rows) or 1), "text", "label")
        self.label = paper.x + max(look.s(54), hand + look.s(30))
        self.look = look
        while True:
            wide = self._label_width()
            self.left = max(paper.x + round(paper.w * 0.36), self.label + look.s(12) + wide)
            self.width = (paper.right - self.left) // len(shown.heads)
            if self.width >= self._cell_width() or self.look.text_percent <= 100:
                break
            self.look = replace(self.look, text_percent=self.look.text_percent - 5)

    def _label_width(self) -> int:
        labels = [how for _, how, _, _ in self.shown.rows]
        labels += [label for _, label, _ in _closing_rows(self.shown)]
        labels.append(self.shown.first)
        widest = max(self.look.width_of(label, "italic", "body") for label in labels)
        return widest + self.look.s(14)

    def _cell_width(self) -> int:
        rows = [row for _, _, points, running in self.shown.rows for row in (points, running)]
        rows += [numbers for _, _, numbers in _closing_rows(self.shown)]
        number = max((abs(value) for row in rows for value in row), default=0)
        gain = max((abs(v) for _, _, points, _ in self.shown.rows for v in points), default=0)
        look = self.look
        total = look.width_of(str(number), "italic", "lead")
        return total + look.width_of(f"+{gain}", "italic", "body") + look.s(40)

    def write_label(self, target: pygame.Surface, rect: pygame.Rect, text: str) -> None:
        """How a hand ended, or what a number at the end is."""
        look, x = self.look, self.label + self.look.s(12)
        chart.write(
            Brush(target, look), text, (x, rect.centery), "body", face="italic",
            colour=chart.quiet(look), width=self.left - x - look.s(6),
        )  # fmt: skip

    def write_points(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        index: int,
        gain: str,
        total: str,
        *,
        latest: bool = False,
        strong: bool = False,
    ) -> None:
        """What a hand brought and the score after it; the latest has a loop drawn round it."""
        look, ink = self.look, (0, 0, 0) if self.look.theme.plain else PEN
        right = self.left + self.width * (index + 1) - max(look.s(16), round(self.width * 0.18))
        wide = look.width_of(total, "italic", "lead")
        chart.write(
            Brush(target, look), total, (right, rect.centery), "lead", face="italic", colour=ink,
            align="right",
        )  # fmt: skip
        x = min(self.left + round(self.width * (index + 0.4)), right - wide - look.s(12))
        soft = ink if look.theme.plain else mix(PEN, T.PAPER, 0.2)
        at = (x, rect.centery)
        chart.write(
            Brush(target, look), gain, at, "body", face="italic", colour=soft, align="right"
        )
        if latest:
            centre = (right - wide / 2, rect.centery)
            loop = ellipse(*centre, wide / 2 + look.s(11), rect.h * 0.4, -70, 305)
            k = look.scale
            loop = [
                (x + 3 * k * n / len(loop), y - 2 * k * n / len(loop))
                for n, (x, y) in enumerate(loop)
            ]
            surfaces.curve(target, loop, 1.8 * k, chart.pen(look, _TONES[index]))
        if strong:
            for down in (0, look.s(3)):
                y = rect.bottom - look.s(6) + down
                pygame.draw.line(target, ink, (right - wide - look.s(4), y), (right, y))

    def strokes(self, target: pygame.Surface, rect: pygame.Rect, index: int, count: int) -> None:
        """Boxes as strokes, the fifth across the four before."""
        look, ink = self.look, (0, 0, 0) if self.look.theme.plain else PEN
        left = self.left + self.width * index + look.s(20)
        step = min(look.s(10), (self.width - look.s(40)) / max(1, count))
        half = rect.h * 0.26
        for number in range(count):
            x, y = left + number * step, rect.centery
            if number % 5 == 4:
                points = [(x - 4.4 * step, y + half * 0.8), (x - 0.4 * step, y - half * 0.8)]
            else:
                points = [(x + look.scale, y - half), (x - look.scale, y + half)]
            surfaces.curve(target, points, 1.8 * look.scale, ink)


def _button_rect(look: Look, label: str, right: int) -> pygame.Rect:
    """Where a button at the top is that ends at `right`: the first is the one outermost."""
    width = max(look.s(110), look.width_of(label, "bold", "body") + look.s(40))
    high = max(look.s(46), look.line("body") + look.s(14))
    return pygame.Rect(right - width, look.s(34), width, high)


def _row_ids(shown: SheetView) -> list[str]:
    hands = [f"line:hand:{hand}" for hand, *_ in shown.rows]
    return [*hands, *(id for id, _, _ in _closing_rows(shown))]


def _closing_rows(shown: SheetView) -> list[tuple[str, str, tuple[int, ...]]]:
    """The rows below the hands: id, label, and a number for each player."""
    found = [("line:boxes", shown.boxes_label, shown.boxes)] if shown.boxes else []
    found += [(f"line:end:{label}", label, points) for label, points in shown.end]
    if shown.end:
        found.append(("line:total", shown.total_label, shown.totals))
    return found


def _heads(look: Look, paper: pygame.Rect) -> pygame.Rect:
    """Where the names of the columns stand."""
    return pygame.Rect(paper.x, paper.y + look.s(20), paper.w, look.line("heading") + look.s(18))


def _line(look: Look) -> int:
    return max(look.s(40), look.line("lead") + look.s(6))


def _layout(look: Look, shown: SheetView, offset: int) -> _Layout:
    """The sheets side by side if that leaves room for the chart, else below each other."""
    top, bottom = header_height(look) + look.s(10), look.height - look.s(44)
    gap = look.s(24)
    plot = look.s(190) + 2 * look.line("small") + look.line("lead")
    if not look.tall and look.width >= look.s(1000) * max(1.0, look.text_percent / 130):
        paper = pygame.Rect(look.s(92), top, round(look.width * 0.44), bottom - top)
        x = paper.right + look.s(46)
        width = look.width - x - look.s(92)
        facts = _facts_height(look, shown, width)
        if bottom - top - gap - facts >= plot:
            race = pygame.Rect(x, top, width, bottom - top - gap - facts)
            return _Layout(paper, race, pygame.Rect(x, bottom - facts, width, facts), moves=False)
    width = look.width - look.s(92)
    x = look.s(46)
    facts = _facts_height(look, shown, width)
    rows = len(_row_ids(shown))
    if look.tall and bottom - top - 2 * gap - facts - plot >= 9 * _line(look):
        paper = pygame.Rect(x, top, width, bottom - top - 2 * gap - facts - plot)
        race = pygame.Rect(x, paper.bottom + gap, width, plot)
        return _Layout(paper, race, pygame.Rect(x, bottom - facts, width, facts), moves=False)
    height = rows * _line(look) + look.line("heading") + look.s(60)
    paper = pygame.Rect(x, top - offset, width, height)
    race = pygame.Rect(x, paper.bottom + gap, width, plot)
    return _Layout(paper, race, pygame.Rect(x, race.bottom + gap, width, facts), moves=True)


def _pair(
    target: pygame.Surface,
    look: Look,
    slot: pygame.Rect,
    label: str,
    numbers: Sequence[str],
    inner: int,
) -> None:
    """A fact of both players: bars outwards from `inner` beside the middle, numbers at their ends.

    With nothing there the label stands above the bars.
    """
    line = look.line("label")
    y = slot.centery if inner else slot.y + line // 2 + look.s(2)
    chart.write(
        Brush(target, look), label, (slot.centerx, y), "label", colour=chart.quiet(look),
        align="centre", width=slot.w,
    )  # fmt: skip
    if not inner:
        inner = look.s(4)
        y += line
    values = [float(number) for number in numbers]
    wide = max(look.width_of(number, "bold", "body") for number in numbers)
    reach = min(slot.w // 2 - inner - wide - look.s(10), slot.w // 4)
    for value, number, side, tone in zip(values, numbers, (-1, 1), _TONES, strict=True):
        length = round(reach * value / max(values)) if max(values) else 0
        x = slot.centerx + side * inner
        chart.plain_bar(Brush(target, look), x if side > 0 else x - length, y, length, tone)
        at = (x + side * (length + look.s(8)), y)
        align = "left" if side > 0 else "right"
        chart.write(Brush(target, look), number, at, "body", face="bold", align=align)


def _inner(look: Look, shown: SheetView, width: int) -> int:
    """How far from the middle the bars begin, the labels between them; 0 for want of room."""
    labels = max(look.width_of(label, "text", "label") for label, _ in shown.facts)
    numbers = [number for _, pair in shown.facts for number in pair]
    wide = max(look.width_of(number, "bold", "body") for number in numbers)
    inner = labels // 2 + look.s(12)
    return inner if 2 * (inner + wide + look.s(50)) <= width - look.s(44) else 0


def _verdict(look: Look, shown: SheetView, width: int) -> list[str]:
    return surfaces.wrap(shown.verdict, "italic", look.pixels("body"), width)


def _fact_height(look: Look, shown: SheetView, width: int) -> int:
    if len(shown.heads) == 1:
        return look.line("body") + look.s(8)
    stacked = not _inner(look, shown, width)
    return (
        look.line("label") + look.line("body") + look.s(4)
        if stacked
        else look.line("body") + look.s(8)
    )


def _facts_height(look: Look, shown: SheetView, width: int) -> int:
    verdict = len(_verdict(look, shown, width - look.s(44))) * look.line("body") + look.s(8)
    return len(shown.facts) * _fact_height(look, shown, width) + verdict + look.s(28)


def _fact_rects(look: Look, shown: SheetView, facts: pygame.Rect) -> dict[str, pygame.Rect]:
    """Where the facts and the verdict lie on their sheet."""
    inner = facts.inflate(-look.s(44), -look.s(28))
    step = _fact_height(look, shown, facts.w)
    made = {}
    y = inner.y
    for label, _ in shown.facts:
        made[f"line:fact:{label}"] = pygame.Rect(inner.x, y, inner.w, step)
        y += step
    made["line:verdict"] = pygame.Rect(inner.x, y, inner.w, inner.bottom - y)
    return made
