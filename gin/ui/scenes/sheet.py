"""The score sheet: ruled paper, the race as a line chart, and a few facts."""

from __future__ import annotations

import pygame

from gin.present.view import SheetView, View
from gin.ui import widgets
from gin.ui.art import room
from gin.ui.art import theme as T
from gin.ui.art.vector import mix
from gin.ui.geometry import Placement, Slot
from gin.ui.look import Look, fitted
from gin.ui.scenes.base import Still, back_rect, cloth, header, header_height
from gin.ui.widgets import Cursor

_COLOURS = (T.YOU, T.THEM)


class SheetPainter(Still):
    """The sheet at the left; the chart and the facts at the right, if there is room."""

    def place(self, view: View, look: Look, cursor: Cursor, offset: int) -> Placement:
        """Every row of the sheet."""
        del cursor
        place = Placement()
        shown = view.sheet
        assert shown is not None
        place.slots["button:back"] = Slot.of(back_rect(look))
        paper = _paper(look)
        line = _line(look)
        viewport = paper.inflate(0, -look.s(24))
        y = viewport.y - offset
        for item in view.zones[0].items:
            if item.id.startswith("line:fact:") or item.id == "line:verdict":
                continue
            height = round(line * 1.3) if item.id == "line:heads" else line
            place.slots[item.id] = Slot.of(pygame.Rect(paper.x, y, paper.w, height))
            y += height
        place.content = y + offset - viewport.y
        self._place_facts(view, look, place)
        place.viewport = viewport
        return place

    def _place_facts(self, view: View, look: Look, place: Placement) -> None:
        facts = _facts_rect(look)
        items = [i for i in view.zones[0].items if i.id.startswith(("line:fact:", "line:verdict"))]
        step = facts.h // max(1, len(items))
        for index, item in enumerate(items):
            rect = pygame.Rect(facts.x, facts.y + index * step, facts.w, step)
            place.slots[item.id] = Slot.of(rect)

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
        shown = view.sheet
        assert shown is not None
        cloth(target, look)
        header(target, look, view, cursor)
        plain = look.theme.plain
        paper = _paper(look)
        room.cast(target, paper, look.s(4), 0.3, look.scale, plain)
        target.blit(room.paper(paper.size, look.s(4), plain), paper)
        viewport = place.viewport
        assert viewport is not None
        target.set_clip(viewport)
        self._rows(target, look, view, shown, place, paper, cursor)
        target.set_clip(None)
        widgets.scroll_bar(target, look, viewport, place.content, offset)
        if _chart(look) is not None:
            self._chart(target, look, shown)
        self._facts(target, look, view, place, cursor)

    def _rows(
        self,
        target: pygame.Surface,
        look: Look,
        view: View,
        shown: SheetView,
        place: Placement,
        paper: pygame.Rect,
        cursor: Cursor,
    ) -> None:
        columns = len(shown.heads)
        left = paper.x + round(paper.w * 0.40)
        width = (paper.right - left) // columns
        rule = (0, 0, 0) if look.theme.plain else T.PAPER_RULE
        texts: dict[str, tuple[str, str, list[tuple[str, str]]]] = {
            "line:heads": ("", "Hand", [(head, "") for head in shown.heads])
        }
        for hand, how, points, running in shown.rows:
            cells = [
                (f"{gain:+d}" if gain else "", str(total) if gain or columns == 1 else "")
                for gain, total in zip(points, running, strict=True)
            ]
            texts[f"line:hand:{hand}"] = (str(hand), how, cells)
        for label, points in shown.end:
            texts[f"line:end:{label}"] = ("", label, [("", str(point)) for point in points])
        texts["line:total"] = ("", "total", [("", str(total)) for total in shown.totals])
        for item in view.zones[0].items:
            if item.id not in texts:
                continue
            rect = place.slots[item.id].rect
            number, how, cells = texts[item.id]
            pygame.draw.line(target, rule, (paper.x, rect.bottom), (paper.right, rect.bottom))
            self._cell(target, look, number, (paper.x + look.s(26), rect.centery), "text", "label")
            at = (paper.x + look.s(62), rect.centery)
            self._cell(
                target, look, how, at, "italic", "body", align="left", width=left - at[0] - 4
            )
            for index, (gain, total) in enumerate(cells):
                x = left + width * index
                if item.id == "line:heads":
                    colour = _COLOURS[index]
                    at = (x + width // 2, rect.centery)
                    self._cell(
                        target, look, gain, at, "display", "heading", colour=colour, width=width - 8
                    )
                    continue
                at = (x + round(width * 0.36), rect.centery)
                self._cell(
                    target, look, gain, at, "italic", "body", colour=T.PAPER_QUIET, align="right"
                )
                at = (x + round(width * 0.82), rect.centery)
                self._cell(
                    target, look, total, at, "italic", "lead", colour=(34, 44, 92), align="right"
                )
            if item.id == cursor.focus and cursor.keyboard:
                ring = rect.inflate(-look.s(8), -2)
                pygame.draw.rect(target, T.YOU, ring, max(2, look.s(2)), look.s(4))
        margin = (0, 0, 0) if look.theme.plain else T.PAPER_MARGIN
        for x in (paper.x + look.s(50), paper.x + look.s(54)):
            pygame.draw.line(target, margin, (x, paper.y), (x, paper.bottom))
        for index in range(columns):
            x = left + width * index
            pygame.draw.line(target, mix(rule, (0, 0, 0), 0.2), (x, paper.y), (x, paper.bottom))

    def _cell(
        self,
        target: pygame.Surface,
        look: Look,
        text: str,
        at: tuple[int, int],
        face: str,
        step: str,
        *,
        colour: tuple[int, ...] = T.PAPER_INK,
        align: str = "centre",
        width: int = 0,
    ) -> None:
        if text:
            pixels = look.pixels(step)
            if width:
                text, pixels = fitted(text, face, pixels, width)
            room.write(target, text, at, face, pixels, colour, align, on_dark=False, middle=True)

    def _chart(self, target: pygame.Surface, look: Look, shown: SheetView) -> None:
        """The running scores, hand by hand, towards the target."""
        rect = _chart(look)
        assert rect is not None
        plain = look.theme.plain
        room.cast(target, rect, look.s(4), 0.25, look.scale, plain)
        target.blit(room.paper(rect.size, look.s(4), plain), rect)
        at = (rect.x + look.s(22), rect.y + look.s(12))
        look.write(
            target,
            shown.race_title,
            at,
            "lead",
            face="display",
            on_paper=True,
            width=rect.w - look.s(40),
        )
        names = max(look.width_of(f"{head} 000", "bold", "label") for head in shown.heads)
        top = rect.y + look.s(24) + look.line("lead")
        plot = pygame.Rect(
            rect.x + look.s(54), top, rect.w - look.s(70) - names, rect.bottom - top - look.s(36)
        )
        values = [value for row in shown.race for value in row]
        high, low = max([shown.target, *values]), min([0, *values])
        span = max(1, high - low)

        def y_of(value: int) -> int:
            return round(plot.bottom - (value - low) / span * plot.h)

        for value in sorted({low, 0, shown.target, (shown.target + low) // 2}):
            colour = T.PAPER_MARGIN if value == shown.target else T.PAPER_RULE
            colour = (0, 0, 0) if plain else colour
            pygame.draw.line(target, colour, (plot.x, y_of(value)), (plot.right, y_of(value)))
            spot = (plot.x - look.s(8), y_of(value))
            self._cell(target, look, str(value), spot, "text", "small", align="right")
        steps = max(1, len(shown.race) - 1)
        ends = []
        for seat, head in enumerate(shown.heads):
            points = [
                (plot.x + plot.w * index / steps, float(y_of(row[seat])))
                for index, row in enumerate(shown.race)
            ]
            if len(points) > 1:
                room.curve(target, points, 2.6 * look.scale, _COLOURS[seat])
            for point in points:
                fill = T.PAPER if seat else _COLOURS[seat]
                room.dot(target, point, 4.4 * look.scale, fill, _COLOURS[seat], 2 * look.scale)
            ends.append((points[-1][1], f"{head} {shown.race[-1][seat]}", seat))
        self._chart_names(target, look, ends, points[-1][0] + look.s(12))

    def _chart_names(
        self, target: pygame.Surface, look: Look, ends: list[tuple[float, str, int]], x: float
    ) -> None:
        """Names and totals at the ends of the lines, kept apart where the lines meet."""
        line, last = look.line("label"), -1e9
        for y, text, seat in sorted(ends):
            last = max(y, last + line)
            self._cell(
                target, look, text, (round(x), round(last)), "bold", "label",
                colour=_COLOURS[seat], align="left",
            )  # fmt: skip

    def _facts(
        self, target: pygame.Surface, look: Look, view: View, place: Placement, cursor: Cursor
    ) -> None:
        facts = _facts_rect(look)
        plain = look.theme.plain
        room.cast(target, facts, look.s(4), 0.25, look.scale, plain)
        target.blit(room.paper(facts.size, look.s(4), plain), facts)
        for item in view.zones[0].items:
            if not item.id.startswith(("line:fact:", "line:verdict")):
                continue
            rect = place.slots[item.id].rect.inflate(-look.s(40), 0)
            value = look.width_of(item.value, "bold", "body") if item.value else 0
            face = "italic" if item.id == "line:verdict" else "text"
            text, pixels = fitted(item.name, face, look.pixels("body"), rect.w - value - look.s(8))
            room.write(
                target, text, rect.midleft, face, pixels, T.PAPER_INK, on_dark=False, middle=True
            )
            self._cell(target, look, item.value, rect.midright, "bold", "body", align="right")
            if item.id == cursor.focus and cursor.keyboard:
                ring = rect.inflate(look.s(16), -4)
                pygame.draw.rect(target, T.YOU, ring, max(2, look.s(2)), look.s(4))


def _line(look: Look) -> int:
    return max(look.s(40), look.line("lead") + look.s(6))


def _paper(look: Look) -> pygame.Rect:
    top = header_height(look)
    bottom = look.height - look.s(40)
    if look.tall:
        return pygame.Rect(look.s(40), top, look.width - look.s(80), round((bottom - top) * 0.5))
    if look.width < look.s(1000) * max(1.0, look.text_percent / 130):
        return pygame.Rect(look.s(40), top, look.width - look.s(80), round((bottom - top) * 0.62))
    return pygame.Rect(look.s(92), top, round(look.width * 0.44), bottom - top)


def _chart(look: Look) -> pygame.Rect | None:
    """Where the chart goes; None if there is no room for one."""
    paper = _paper(look)
    if look.tall:
        top = paper.bottom + look.s(20)
        return pygame.Rect(paper.x, top, paper.w, round((look.height - top - look.s(40)) * 0.52))
    if paper.w > look.width * 0.6:
        return None
    x = paper.right + look.s(46)
    return pygame.Rect(x, paper.y, look.width - x - look.s(92), round(paper.h * 0.56))


def _facts_rect(look: Look) -> pygame.Rect:
    above = _chart(look) or _paper(look)
    top = above.bottom + look.s(20)
    return pygame.Rect(above.x, top, above.w, look.height - look.s(40) - top)
