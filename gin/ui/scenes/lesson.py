"""The lesson beside the table: a note of paper on a ledge, and light on what it speaks of.

The scene is laid out in what the ledge leaves of the window, so that the note can cover nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from gin.present.refs import DISCARDS, Area, AreaRef, ItemRef
from gin.present.view import Item, Lesson, Role, View
from gin.present.words.cards import printed
from gin.ui.art import surfaces
from gin.ui.art import theme as T
from gin.ui.art.vector import mix
from gin.ui.render import widgets
from gin.ui.render.compositor import Part
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor

_SMALLEST = 60
"""Per cent of the usual size below which lettering of the note is not made to fit."""
_TABLE_TEXT = 150
"""Per cent to which lettering of the table grows beside a note, which says what matters."""


def beside(view: View, look: Look) -> Look:
    """The look of the scene in what a lesson leaves of the window; without one, all of it."""
    return look if view.lesson is None else _beside(look)


@lru_cache(maxsize=2)
def _beside(look: Look) -> Look:
    ledge = _ledge(look)
    left = (look.width, ledge.y) if look.tall else (ledge.x, look.height)
    percent = min(look.text_percent, _TABLE_TEXT)
    return replace(look, width=left[0], height=left[1], text_percent=percent)


def lines(view: View) -> tuple[str, ...]:
    """What the note says already."""
    return view.lesson.lines if view.lesson is not None else ()


def place(view: View, look: Look, place: Placement) -> None:
    """Put the note's items where they lie, and raise the cards it speaks of."""
    lesson, zone = view.lesson, view.zone(AreaRef(Area.LESSON))
    if lesson is None or zone is None:
        return
    sheet = _sheet(lesson, zone.items, look, view.title)
    for ref, rect in sheet.rects.items():
        place.slots[ref] = Slot.of(rect)
    cards = []
    for lying in place.cards:
        if lying.ref in lesson.points_at:
            slot = lying.slot.raised(lying.slot.height * 0.09) if lying.own else lying.slot
            plain = look.theme.plain and bool(lying.code) and lying.ref != DISCARDS
            lying = replace(lying, slot=slot, glow=True, marked=lying.marked or plain)
        cards.append(lying)
    place.cards = tuple(cards)


def parts(view: View, look: Look, cursor: Cursor) -> tuple[Part, ...]:
    """The ledge with the note on it."""
    lesson, zone = view.lesson, view.zone(AreaRef(Area.LESSON))
    if lesson is None or zone is None:
        return ()
    refs = [item.ref for item in zone.items]
    mains = frozenset(choice.item for choice in view.choices if choice.main).intersection(refs)
    area = _ledge(look).union(surfaces.shaded(_paper(look), 0.5, look.scale))
    about = cursor.about(*refs)
    return (Part.of(area, _paint, lesson, zone.items, view.title, mains, look, about),)


def _paint(
    target: pygame.Surface,
    lesson: Lesson,
    items: tuple[Item, ...],
    title: str,
    mains: frozenset[ItemRef | None],
    look: Look,
    cursor: Cursor,
) -> None:
    _paint_ledge(target, look)
    sheet = _sheet(lesson, items, look, title)
    at = sheet.look
    surfaces.cast(target, sheet.paper, look.s(5), 0.5, look.scale, look.theme.plain)
    target.blit(surfaces.paper(sheet.paper.size, look.s(5), look.theme.plain), sheet.paper)
    for line in sheet.lines:
        colour = {"italic": T.PAPER_QUIET, "display": T.YOU}.get(line.face, T.PAPER_INK)
        ink = T.PAPER_INK if look.theme.plain else colour
        for text, x, align in (
            (line.text, line.rect.x, "left"),
            (line.end, line.rect.right, "right"),
        ):
            if text:
                look.write(
                    target, text, (x, line.rect.y), "body", face=line.face, pixels=line.pixels,
                    colour=ink, align=align, on_paper=True,
                )  # fmt: skip
        if line.ruled:
            y = line.rect.bottom
            pygame.draw.line(target, T.PAPER_RULE, (line.rect.x, y), (line.rect.right, y))
    _paint_progress(target, at, sheet, lesson)
    for item in items:
        rect = sheet.rects[item.ref]
        if item.role is Role.BUTTON:
            widgets.button(target, at, rect, item, cursor, main=item.ref in mains)
        elif item.ref == cursor.focus and cursor.keyboard:
            pygame.draw.rect(
                target, T.YOU, rect.inflate(look.s(10), look.s(6)), max(2, look.s(2)), 4
            )


def over(view: View, look: Look, place: Placement) -> Iterator[Part]:
    """Soft rings around what the lesson speaks of and is no card of its own."""
    lesson = view.lesson
    if lesson is None:
        return
    cards = {lying.ref for lying in place.cards if lying.code}
    for ref in lesson.points_at:
        if ref in cards and not (look.theme.plain and ref == DISCARDS):
            continue
        slot = place.slots.get(ref)
        if slot is not None:
            area = slot.rect.inflate(look.s(16), look.s(16))
            yield Part.of(area, _soft_ring, look, slot.rect)


def _soft_ring(target: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    focus = look.theme.brass_light
    for grow, thick, alpha in ((7, 6, 60), (5, 2, 230)):
        ring = rect.inflate(look.s(2 * grow), look.s(2 * grow))
        image = surfaces.rounded(
            ring.size, look.s(12), (*focus[:3], 0), max(2, look.s(thick)), (*focus[:3], alpha)
        )
        target.blit(image, ring)


# The note.


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of lettering on the note, with what stands at its right end."""

    text: str
    rect: pygame.Rect
    face: str
    pixels: int
    end: str = ""
    ruled: bool = False


@dataclass(slots=True)
class _Sheet:
    """The note: its paper, lines and rectangles of items, and the look it is written in."""

    paper: pygame.Rect
    lines: list[_Line]
    rects: dict[ItemRef, pygame.Rect]
    look: Look
    bottom: int


def _ledge(look: Look) -> pygame.Rect:
    """The strip of the window that the note has: at the right, or below in a tall window."""
    more = look.text_percent - 100
    if look.tall:
        height = min(look.s(286 + 1.75 * more), round(look.height * 0.42))
        return pygame.Rect(0, look.height - height, look.width, height)
    width = min(look.s(322 + 0.9 * more), round(look.width * 0.31))
    return pygame.Rect(look.width - width, 0, width, look.height)


def _paper(look: Look) -> pygame.Rect:
    """The note itself: always as large, so that its buttons stay where they are."""
    ledge = _ledge(look)
    if look.tall:
        return ledge.inflate(-look.s(28), -look.s(28))
    more = max(0, look.text_percent - 100)
    paper = ledge.inflate(-look.s(28), 0)
    paper.h = min(look.height - look.s(28), look.s(560 + 5 * more))
    paper.centery = ledge.centery
    return paper


def _sheet(lesson: Lesson, items: tuple[Item, ...], look: Look, heading: str) -> _Sheet:
    """The note laid out, its lettering made smaller where it would not fit."""
    percent, paper = look.text_percent, _paper(look)
    while True:
        sheet = _written(lesson, items, replace(look, text_percent=percent), heading, paper)
        if sheet.bottom <= sheet.paper.bottom or percent <= _SMALLEST:
            return sheet
        percent -= 4


class _Pen:
    """Writes line below line in a column of the note."""

    def __init__(self, look: Look, column: pygame.Rect, y: int) -> None:
        self._look = look
        self._column = column
        self.y = y
        self.lines: list[_Line] = []

    def write(self, text: str, face: str, step: str, end: str = "", *, ruled: bool = False) -> None:
        """Write a paragraph; with something at its end it is one line, made to fit."""
        look, column = self._look, self._column
        text, end, pixels = printed(text), printed(end), look.pixels(step)
        if end:
            taken = surfaces.line_image(end, face, pixels, T.PAPER_INK).get_width() + look.s(8)
            text, pixels = fitted(text, face, pixels, column.w - taken)
        lines = surfaces.balanced if face == "italic" else surfaces.wrap
        for part in lines(text, face, pixels, column.w):
            rect = pygame.Rect(column.x, self.y, column.w, look.line(step))
            self.lines.append(_Line(part, rect, face, pixels, end, ruled))
            self.y = rect.bottom

    def skip(self, units: float) -> None:
        """Leave some space."""
        self.y += self._look.s(units)


def _written(
    lesson: Lesson, items: tuple[Item, ...], look: Look, heading: str, paper: pygame.Rect
) -> _Sheet:
    """The note in this look: lettering from the top, a count below or beside it, buttons last."""
    inner = paper.inflate(-look.s(40), -look.s(32))
    head = _Pen(look, inner, inner.y)
    head.write(heading, "italic", "label", f"{lesson.step} / {lesson.of}")
    head.skip(18)
    beside = look.tall and bool(lesson.count)
    left = pygame.Rect(inner.x, inner.y, round(inner.w * (0.52 if beside else 1.0)), inner.h)
    pen = _Pen(look, left, head.y)
    pen.write(lesson.title, "display", "heading")
    pen.skip(4)
    pen.write(lesson.text, "text", "lead" if look.text_percent <= 125 else "body")
    if lesson.how:
        pen.skip(8)
        pen.write(lesson.how, "italic", "label")
    rects: dict[ItemRef, pygame.Rect] = {
        items[0].ref: pygame.Rect(left.x, head.y, left.w, pen.y - head.y)
    }
    right = pygame.Rect(left.right + look.s(32), inner.y, inner.right - left.right - look.s(32), 0)
    sums = _Pen(look, right if beside else inner, head.y if beside else pen.y)
    sums.skip(8 if lesson.count else 0)
    for line, item in zip(lesson.count, items[1:], strict=False):
        before = sums.y
        face, step = ("bold", "body") if line.strong else ("text", "label")
        sums.write(line.text, face, step, line.number, ruled=not line.strong)
        sums.skip(3)
        rect = sums.lines[-1].rect
        rects[item.ref] = pygame.Rect(rect.x, before, rect.w, sums.y - before)
    buttons = [item for item in items if item.role is Role.BUTTON]
    high = _place_buttons(buttons, look, inner, rects)
    bottom = max(pen.y, sums.y) + look.s(28) + high
    return _Sheet(paper, [*head.lines, *pen.lines, *sums.lines], rects, look, bottom)


def _place_buttons(
    buttons: list[Item], look: Look, inner: pygame.Rect, rects: dict[ItemRef, pygame.Rect]
) -> int:
    """The buttons along the foot of the note, the last one at the right; returns their height."""
    high = max(look.s(44), look.line("body") + look.s(10))
    gap = look.s(10)
    least = [look.least_width_of(item.name, "bold", "body") + look.s(26) for item in buttons]
    broken = not look.tall and (len(buttons) > 2 or sum(least) + gap * (len(buttons) - 1) > inner.w)
    rows = [buttons[:1], buttons[1:]] if broken and len(buttons) > 1 else [buttons]
    top = inner.bottom - len(rows) * high - (len(rows) - 1) * gap
    for row, items in enumerate(rows):
        wishes = [look.width_of(item.name, "bold", "body") + look.s(36) for item in items]
        spare = inner.w - gap * (len(items) - 1) - sum(wishes)
        if not look.tall or spare < 0:
            wishes = [wish + spare // len(items) for wish in wishes]
        x = inner.right - sum(wishes) - gap * (len(items) - 1)
        for item, wide in zip(items, wishes, strict=True):
            rects[item.ref] = pygame.Rect(x, top + row * (high + gap), wide, high)
            x += wide + gap
    return len(rows) * high + (len(rows) - 1) * gap


def _paint_ledge(target: pygame.Surface, look: Look) -> None:
    ledge, theme = _ledge(look), look.theme
    target.fill(theme.panel if theme.plain else mix(theme.dark, theme.cloth, 0.3), ledge)
    edge = theme.line if theme.plain else mix(theme.brass_dark, theme.dark, 0.3)
    thick = max(1, look.s(2))
    if look.tall:
        pygame.draw.rect(target, edge, (ledge.x, ledge.y, ledge.w, thick))
    else:
        pygame.draw.rect(target, edge, (ledge.x, ledge.y, thick, ledge.h))


def _paint_progress(target: pygame.Surface, look: Look, sheet: _Sheet, lesson: Lesson) -> None:
    """How far the lesson is, as a line below the number of the step."""
    head = sheet.lines[0].rect
    rail = pygame.Rect(head.x, head.bottom + look.s(4), head.w, max(3, look.s(4)))
    surfaces.capsule(target, rail, (224, 212, 186))
    done = rail.copy()
    done.w = max(rail.h, round(rail.w * lesson.step / lesson.of))
    ink = (0, 0, 0) if look.theme.plain else T.YOU
    surfaces.capsule(target, done, ink)
