"""The end of a match: the final score appears on paper line by line, next to the opponent."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core import message
from gin.interface.paper import FinalView, SumLine
from gin.interface.pictures import Mood, Portrait
from gin.interface.refs import ItemRef, LineRef, PaperLine
from gin.interface.view import ButtonSpot, View
from gin.language.translation import printed
from gin.present.words.talk import quoted
from gin.ui.art import emblems, laurel, portraits, surfaces
from gin.ui.art.vector import Colour, mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    Buttons,
    FixedBox,
    Framed,
    Grid,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
    paint_pieces,
)
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import BoxedPainter, header_height, whole
from gin.ui.scenes.paper import TONES, clipped_sheet, under_sheet

STEP, WRITE = 0.42, 0.36
"""Seconds between the starts of two lines, and for one line to appear."""
_GOLD = 4.2
"""Seconds during which gold leaf falls after a win."""
_FLECKS = 60
_SIDES = 62
"""Margin at either side, in units."""
_FACE, _REMARK_FACE, _WREATH = 132, 78, 168
"""Sizes in units: the opponent's portrait, the same next to a remark, and a laurel."""


class FinalPainter(BoxedPainter):
    """Painter with the opponent at the left and the paper at the right, or stacked if narrow."""

    def lay(self, view: View, look: Look) -> Page:
        shown = _shown(view)
        buttons = [item for item in view.zones[-1].items if item.spot is not ButtonSpot.CORNER]
        x, width = look.s(_SIDES), look.width - look.s(2 * _SIDES)
        foot = Buttons(buttons, view.mains).lay(look, (x, 0), width)
        foot = foot.moved(0, look.height - look.s(40) - foot.rect.h)
        top = header_height(look)
        viewport = pygame.Rect(x, top, width, foot.rect.top - look.s(18) - top)
        pieces, content = _columns(look, shown, viewport)
        # Lines that appear gradually are drawn above the rest.
        refs = set(_written_in_order(shown))
        later = tuple(replace(one, mark=None) for one in pieces if one.ref in refs)
        still = tuple(replace(one, paint=None) if one.ref in refs else one for one in pieces)
        return Page(
            viewport, content, (), still, foot.pieces, later, side=look.s(30), bar=look.s(30)
        )

    def lasts(self, view: View) -> float:
        return max(self.shows(view), _GOLD if _golden(_shown(view)) else 0.0)

    def shows(self, view: View) -> float:
        shown = _shown(view)
        return 0.0 if shown.known else STEP * (len(_written_in_order(shown)) - 1) + WRITE

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        """Return the visible parts of lines, which appear from left to right, and the gold leaf."""
        shown = _shown(view)
        page, found = self.page(view, look), list[FramePart]()
        if shown.known:
            age = math.inf
        for number, ref in enumerate(_written_in_order(shown)):
            share = min(1.0, (age - STEP * number) / WRITE)
            piece = next((one for one in page.later if one.ref == ref), None)
            if share <= 0 or piece is None or ref not in place.slots:
                continue
            offset = piece.rect.y - place.slots[ref].rect.y
            rect = piece.rect.move(0, -offset).inflate(look.s(64), look.s(4))
            rect.w = round(rect.w * share)
            area = rect.clip(page.viewport)
            found.append(FramePart.of(area, _write, look, (piece,), offset, area))
        if _golden(shown) and age < _GOLD and not look.theme.plain:
            found += _falling(look, age)
        return tuple(found)


def _shown(view: View) -> FinalView:
    assert isinstance(view.content, FinalView)
    return view.content


def _write(
    target: pygame.Surface, look: Look, pieces: tuple[PlacedBox, ...], offset: int,
    area: pygame.Rect,
) -> None:  # fmt: skip
    with clipped(target, area):
        paint_pieces(PaintContext(target, look), pieces, offset)


def _golden(shown: FinalView) -> bool:
    return bool(shown.won) and not shown.known


def _written_in_order(shown: FinalView) -> list[ItemRef]:
    lines: list[ItemRef] = [line.ref for line in shown.lines]
    lines += [LineRef(PaperLine.TALK)] * bool(shown.talk)
    return [*lines, *(LineRef(PaperLine.REACHED, place) for place in range(len(shown.reached)))]


def _falling(look: Look, age: float) -> Iterator[FramePart]:
    chance = random.Random(11)
    for _ in range(_FLECKS):
        x, late, slow = chance.random(), chance.random() * 1.4, 1.5 + chance.random() * 1.2
        swing, size = chance.random() * 6, chance.choice((8, 11, 15))
        share = (age - late) / slow
        if not 0 <= share < 1:
            continue
        side = look.s(size)
        rect = pygame.Rect(0, 0, side, side)
        drift = 18 * math.sin(swing + 5 * share)
        rect.center = (round(look.width * x + look.s(drift)), round(look.height * share * 1.02))
        turn = int(swing + 9 * share) % laurel.FLECKS
        yield FramePart.of(rect.clip(whole(look)), _fleck, side, turn, rect.topleft)


def _fleck(target: pygame.Surface, side: int, turn: int, at: tuple[int, int]) -> None:
    target.blit(laurel.fleck(side, turn), at)


def _columns(look: Look, shown: FinalView, room: pygame.Rect) -> tuple[tuple[PlacedBox, ...], int]:
    """Return the pieces of the page, in two columns if there is room, and their height.

    The first column has the result, the opponent and the achievements, the second the final score.
    """
    gap = look.s(56)
    larger = max(1.0, look.text_percent / 115)
    beside = not look.tall and room.w >= look.s(960) * max(1.0, look.text_percent / 125)
    whole_width = min(room.w, round(look.s(1120) * larger))
    wide = whole_width // 2 - gap // 2 if beside else min(room.w, round(look.s(600) * larger))
    paper_wide = wide
    left = room.x + (room.w - (2 * wide + gap if beside else wide)) // 2
    sheet = Framed(_FinalSum(look, shown, paper_wide), look.s(84), look.s(64), clipped_sheet)
    paper = Framed(sheet, 0, 0, under_sheet)
    reached = _reached(look, shown)
    if not beside:
        free = Spacer(look.s(34))
        boxes: list[Box] = [*_players(look, shown, wide), free, paper, Spacer(look.s(16)), *reached]
        laid = Grid(boxes).lay(look, (left, room.y), wide)
        if laid.rect.h > room.h:
            # If the page has to scroll, put the score above the opponent's remark.
            saying: list[Box] = [free, _Remark(shown)] if shown.portrait is not None else []
            heading = _heading(look, shown, wide, "heading")
            boxes = [heading, Spacer(look.s(22)), paper, *saying, free, *reached]
            laid = Grid(boxes).lay(look, (left, room.y), wide)
        down = max(0, room.h - laid.rect.h) // 2
        return laid.moved(0, down).pieces, _scrolled_height(look, laid.rect.h, room)
    players = _players(look, shown, wide)
    first = Grid((*players, Spacer(look.s(14)), *reached)).lay(look, (left, room.y), wide)
    second = paper.lay(look, (left + wide + gap, room.y), paper_wide)
    high = max(first.rect.h, second.rect.h)
    down, paper_down = ((max(room.h, high) - laid.rect.h) // 2 for laid in (first, second))
    # The paper is a little below the middle if there is room.
    paper_down += min(look.s(14), paper_down)
    pieces = (*first.moved(0, down).pieces, *second.moved(0, paper_down).pieces)
    return pieces, _scrolled_height(look, high, room)


def _scrolled_height(look: Look, high: int, room: pygame.Rect) -> int:
    """Return the height of the content, with some room below it if it has to scroll."""
    return high if high <= room.h else high + look.s(8)


def _players(look: Look, shown: FinalView, width: int) -> tuple[Box, ...]:
    boxes: list[Box] = [_heading(look, shown, width, "title"), Spacer(look.s(12))]
    if shown.won or shown.portrait is None:
        boxes.append(FixedBox(look.s(_WREATH), partial(_laurel, shown)))
    if shown.won and shown.portrait is not None:
        boxes += (Spacer(look.s(14)), _Remark(shown))
    elif shown.portrait is not None:
        size = look.s(_FACE)
        boxes.append(FixedBox(size + look.s(8), partial(_face, shown, size)))
        name = partial(_line, shown.heads[-1], "display", "heading", None)
        boxes.append(FixedBox(look.line("heading"), name))
        if shown.talk:
            ref = LineRef(PaperLine.TALK)
            boxes.append(_Lines(quoted(shown.talk), "italic", "lead", ref, quiet=True))
    return tuple(boxes)


def _heading(look: Look, shown: FinalView, width: int, step: str) -> Box:
    pixels = round(look.pixels(step) * (1.12 if shown.won else 0.92))
    lines = surfaces.balanced(printed(shown.heading), "display", pixels, width)
    high = round(pixels * 1.25)
    paint = partial(_paint_heading, lines, pixels, bool(shown.won))
    ref = LineRef(PaperLine.HEADING)
    return FixedBox(high * len(lines), paint, ref, _ringed(ref))


def _paint_heading(
    lines: Sequence[str], pixels: int, golden: bool, brush: PaintContext, rect: pygame.Rect
) -> None:
    look, theme = brush.look, brush.look.theme
    colour = theme.brass_light if golden else theme.text
    for row, line in enumerate(lines):
        at = (rect.centerx, rect.y + row * rect.h // len(lines))
        lies = look.write(
            brush.target, line, at, "title", face="display", colour=colour, align="centre",
            pixels=pixels, width=rect.w,
        )  # fmt: skip
        if golden and not theme.plain:
            brush.target.blit(
                surfaces.brass_shading(line, "display", pixels, theme.brass_dark), lies
            )


def _laurel(shown: FinalView, brush: PaintContext, rect: pygame.Rect) -> None:
    target, size = brush.target, _crowned(rect.h)
    if shown.won and not brush.look.theme.plain:
        blur = brush.look.s(18)
        light = surfaces.glow((size, size), size // 2, blur, (255, 214, 130, 130))
        target.blit(light, light.get_rect(center=rect.center))
        wreath = laurel.laurel(rect.h)
        target.blit(wreath, wreath.get_rect(center=rect.center))
    if shown.won and shown.you is not Portrait.NOBODY:
        image = portraits.portrait(shown.you, size, Mood.WINNING)
    else:
        image = emblems.emblem(shown.game, size)
    target.blit(image, image.get_rect(center=rect.center))


def _crowned(wreath: int) -> int:
    return round(wreath * 0.62)


def _face(shown: FinalView, size: int, brush: PaintContext, rect: pygame.Rect) -> None:
    assert shown.portrait is not None
    face = portraits.portrait(shown.portrait, size, shown.mood)
    brush.target.blit(face, face.get_rect(center=rect.center))


class _Remark(Struct, frozen=True):
    shown: FinalView

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        """Make the remark a separate piece, so that it can appear gradually."""
        del least
        shown, size, gap = self.shown, look.s(_REMARK_FACE), look.s(14)
        assert shown.portrait is not None
        room = width - size - gap
        words = printed(quoted(shown.talk)) if shown.talk else ""
        lines = surfaces.balanced(words, "italic", look.pixels("lead"), room) if words else ()
        wide = max(
            look.width_of(printed(shown.heads[-1]), "display", "lead"),
            *(look.width_of(line, "italic", "lead") for line in lines),
            1,
        )  # fmt: skip
        name, line = look.line("lead"), look.line("lead")
        high = max(size, name + line * len(lines) + look.s(4))
        x = at[0] + (width - size - gap - wide) // 2
        face = pygame.Rect(x, at[1] + (high - size) // 2, size, size)
        top = at[1] + (high - name - line * len(lines)) // 2
        beside = pygame.Rect(face.right + gap, top, wide, name)
        said = pygame.Rect(beside.x, beside.bottom, wide, line * len(lines))
        ref = LineRef(PaperLine.TALK)
        pieces = [
            PlacedBox(face, partial(_face, shown, size)),
            PlacedBox(beside, partial(_left, (printed(shown.heads[-1]),), "display", False)),
        ]
        if lines:
            paint = partial(_left, lines, "italic", True)
            pieces.append(PlacedBox(said, paint, ref, _ringed(ref)))
        return LaidBox(pygame.Rect(at, (width, high)), tuple(pieces))


def _left(
    lines: Sequence[str], face: str, quiet: bool, brush: PaintContext, rect: pygame.Rect
) -> None:
    look = brush.look
    for row, line in enumerate(lines):
        at = (rect.x, rect.y + row * look.line("lead"))
        colour = look.theme.quiet if quiet else look.theme.text
        look.write(brush.target, line, at, "lead", face=face, colour=colour, width=rect.w + 2)


def _line(
    text: message.Text, face: str, step: str, colour: Colour | None, brush: PaintContext,
    rect: pygame.Rect,
) -> None:  # fmt: skip
    brush.look.write(
        brush.target, printed(text), rect.center, step, face=face, align="centre",
        colour=colour, middle=True, width=rect.w,
    )  # fmt: skip


def _reached(look: Look, shown: FinalView) -> tuple[Box, ...]:
    if not shown.reached:
        return ()
    rule = FixedBox(look.s(22), _rule)
    lines = (
        _Lines(
            text,
            "bold" if record else "text",
            "body",
            LineRef(PaperLine.REACHED, place),
            gold=record,
        )
        for place, (text, record) in enumerate(shown.reached)
    )
    return (rule, *lines)


def _rule(brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    colour = look.theme.line if look.theme.plain else look.theme.brass
    half = min(rect.w / 2, look.s(150))
    surfaces.diamond_rule(
        brush.target, (rect.centerx, rect.y + look.s(6)), half, colour, look.scale
    )


class _Lines(Struct, frozen=True):
    text: message.Text
    face: str
    step: str
    ref: ItemRef
    gold: bool = False
    quiet: bool = False

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        """Return a single piece, so that all lines appear together."""
        lines = surfaces.balanced(printed(self.text), self.face, look.pixels(self.step), width)
        high = max(least, len(lines) * look.line(self.step) + look.s(4))
        return FixedBox(high, partial(self._paint, lines), self.ref, _ringed(self.ref)).lay(
            look, at, width
        )

    def _paint(self, lines: Sequence[str], brush: PaintContext, rect: pygame.Rect) -> None:
        look, theme = brush.look, brush.look.theme
        colour = theme.quiet if self.quiet else theme.brass_light if self.gold else theme.text
        for row, line in enumerate(lines):
            at = (rect.centerx, rect.y + look.s(2) + row * look.line(self.step))
            lies = look.write(
                brush.target, line, at, self.step, face=self.face, colour=colour, align="centre",
                width=rect.w,
            )  # fmt: skip
            if self.gold and not row and not theme.plain:
                for x in (lies.left - look.s(16), lies.right + look.s(16)):
                    surfaces.dot(brush.target, (x, lies.centery), 2.6 * look.scale, colour)


def _ringed(ref: ItemRef) -> partial[None]:
    return partial(_ring, ref)


def _ring(ref: ItemRef, brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    if brush.cursor.rings(ref):
        around = rect.inflate(look.s(8), look.s(2))
        surfaces.focus_ring(brush.target, around, look.s(8), look.theme, look.scale)


_USUAL, _STRONG = ("italic", "heading"), ("display", "title")
"""Face and step of ordinary numbers and of the total."""


class _FinalSum:
    def __init__(self, look: Look, shown: FinalView, width: int) -> None:
        self.shown = shown
        numbers = [
            look.width_of(str(number), *(_STRONG if line.strong else _USUAL))
            for line in shown.lines
            for number in line.numbers
        ]
        heads = [look.width_of(printed(head), "display", "lead") for head in shown.heads]
        most = (width - look.s(76)) * 0.27
        self.column = round(min(most, max(*numbers, *heads)) + look.s(28))

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        high = look.line("lead") + look.s(14) if len(self.shown.heads) > 1 else look.s(10)
        heads = FixedBox(high, self._heads)
        lines = [self._line(look, line, width) for line in self.shown.lines]
        return Grid((heads, *lines)).lay(look, at, width, least)

    def _heads(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look = brush.look
        if len(self.shown.heads) > 1:
            for seat, head in enumerate(self.shown.heads):
                charts.write(
                    brush,
                    printed(head),
                    (self._right(rect, seat), rect.y + look.line("lead") // 2),
                    "lead",
                    face="display",
                    colour=charts.mark_colour(look, TONES[seat]),
                    align="right",
                    width=self.column - look.s(12),
                )
        _rule_off(brush, rect)

    def _right(self, rect: pygame.Rect, seat: int) -> int:
        return rect.right - self.column * (len(self.shown.heads) - 1 - seat)

    def _line(self, look: Look, line: SumLine, width: int) -> Box:
        room = width - self.column * len(self.shown.heads)
        strong = "bold" if line.strong else "text"
        label = surfaces.wrap(printed(line.label), strong, look.pixels("body"), room)
        why = surfaces.balanced(printed(line.why), "text", look.pixels("label"), room)
        why = why if line.why else ()
        high = len(label) * look.line("body") + len(why) * look.line("label") + look.s(14)
        high = max(high, look.line("title" if line.strong else "heading") + look.s(10))
        paint = partial(self._paint, line, label, why)
        mark = charts.focus_ring_painter(line.ref, look.s(14), -2, hovered=False)
        return FixedBox(high, paint, line.ref, mark)

    def _paint(
        self, line: SumLine, label: Sequence[str], why: Sequence[str], brush: PaintContext,
        rect: pygame.Rect,
    ) -> None:  # fmt: skip
        look, plain = brush.look, brush.look.theme.plain
        if line.strong and not plain:
            tint = (226, 184, 96) if self.shown.won else (176, 160, 130)
            wash = mix(look.theme.paper.fill, tint, 0.3)
            wide = rect.inflate(look.s(28), -look.s(4))
            surfaces.slab(brush.target, wide, look.s(6), wash, 0, wash)
        high = len(label) * look.line("body") + len(why) * look.line("label")
        y = rect.centery - high // 2
        for row in label:
            charts.write(
                brush, row, (rect.x, y + look.line("body") // 2), "body",
                face="bold" if line.strong else "text",
            )  # fmt: skip
            y += look.line("body")
        for row in why:
            charts.write(
                brush, row, (rect.x, y + look.line("label") // 2), "label",
                colour=look.theme.paper.quiet,
            )  # fmt: skip
            y += look.line("label")
        face, step = _STRONG if line.strong else _USUAL
        for seat, number in enumerate(line.numbers):
            ink = look.theme.paper.pen
            if line.strong and not plain:
                ink = charts.mark_colour(look, TONES[seat])
            charts.write(
                brush, "—" if number is None else str(number),
                (self._right(rect, seat), rect.centery), step, face=face, colour=ink,
                align="right", width=self.column - look.s(10),
            )  # fmt: skip
        if not line.strong:
            _rule_off(brush, rect)


def _rule_off(brush: PaintContext, rect: pygame.Rect) -> None:
    ends = (
        (rect.x - brush.look.s(8), rect.bottom - 1),
        (rect.right + brush.look.s(8), rect.bottom - 1),
    )
    pygame.draw.line(brush.target, brush.look.theme.paper.rule, *ends)
