"""The lesson beside the table: a note of paper on a ledge, and light on what it speaks of.

The scene is laid out in what the ledge leaves of the window, so that the note can cover nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from gin.present.view import Item, Lesson, Role, View
from gin.present.words.cards import printed
from gin.ui import widgets
from gin.ui.art import room
from gin.ui.art import theme as T
from gin.ui.art.vector import mix
from gin.ui.geometry import Placement, Slot
from gin.ui.look import Look, fitted
from gin.ui.widgets import Cursor

_SMALLEST = 60
"""Per cent of the wished size below which lettering of the note is not made to fit."""


def beside(view: View, look: Look) -> Look:
    """The look of the scene in what a lesson leaves of the window; without one, all of it."""
    if view.lesson is None:
        return look
    ledge = _ledge(look)
    return replace(look, height=ledge.y) if look.tall else replace(look, width=ledge.x)


def lines(view: View) -> tuple[str, ...]:
    """What the note says already."""
    return view.lesson.lines if view.lesson is not None else ()


def place(view: View, look: Look, place: Placement) -> None:
    """Put the note's items where they lie, and raise the cards it speaks of."""
    lesson, zone = view.lesson, view.zone("lesson")
    if lesson is None or zone is None:
        return
    sheet = _sheet(lesson, zone.items, look)
    for id, rect in sheet.rects.items():
        place.slots[id] = Slot.of(rect)
    cards = []
    for lying in place.cards:
        if lying.id in lesson.points_at:
            slot = lying.slot.raised(lying.slot.height * 0.07) if lying.own else lying.slot
            place.slots[lying.id] = slot
            plain = look.theme.plain and lying.own
            lying = replace(lying, slot=slot, glow=True, marked=lying.marked or plain)
        cards.append(lying)
    place.cards = tuple(cards)


def paint(target: pygame.Surface, view: View, look: Look, cursor: Cursor) -> None:
    """The ledge with the note on it."""
    lesson, zone = view.lesson, view.zone("lesson")
    if lesson is None or zone is None:
        return
    _paint_ledge(target, look)
    sheet = _sheet(lesson, zone.items, look)
    at = sheet.look
    room.cast(target, sheet.paper, look.s(5), 0.5, look.scale, look.theme.plain)
    target.blit(room.paper(sheet.paper.size, look.s(5), look.theme.plain), sheet.paper)
    for line in sheet.lines:
        colour = {"italic": T.PAPER_QUIET, "display": T.YOU}.get(line.face, T.PAPER_INK)
        ink = T.PAPER_INK if look.theme.plain else colour
        for text, x, align in (
            (line.text, line.rect.x, "left"),
            (line.end, line.rect.right, "right"),
        ):
            if text:
                room.write(
                    target, text, (x, line.rect.y), line.face, line.pixels, ink, align,
                    on_dark=False, four_colour=look.deck.four_colour,
                )  # fmt: skip
        if line.ruled:
            y = line.rect.bottom
            pygame.draw.line(target, T.PAPER_RULE, (line.rect.x, y), (line.rect.right, y))
    _paint_progress(target, at, sheet, lesson)
    mains = {choice.item for choice in view.choices if choice.main}
    for item in zone.items:
        rect = sheet.rects[item.id]
        if item.role is Role.BUTTON:
            widgets.button(target, at, rect, item, cursor, main=item.id in mains)
        elif item.id == cursor.focus and cursor.keyboard:
            pygame.draw.rect(
                target, T.YOU, rect.inflate(look.s(10), look.s(6)), max(2, look.s(2)), 4
            )


def point(target: pygame.Surface, view: View, look: Look, place: Placement) -> None:
    """A soft ring around what the lesson speaks of and is no card of its own."""
    lesson = view.lesson
    if lesson is None:
        return
    cards = {lying.id for lying in place.cards if lying.code}
    for id in lesson.points_at:
        if id in cards and not (look.theme.plain and id == "discards"):
            continue
        slot = place.slots.get(id)
        if slot is not None:
            _soft_ring(target, look, slot.rect)


def _soft_ring(target: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    focus = look.theme.brass_light
    for grow, thick, alpha in ((7, 6, 60), (5, 2, 230)):
        ring = rect.inflate(look.s(2 * grow), look.s(2 * grow))
        image = room.rounded(
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
    rects: dict[str, pygame.Rect]
    look: Look
    bottom: int


def _ledge(look: Look) -> pygame.Rect:
    """The strip of the window that the note has: at the right, or below in a tall window."""
    more = look.text_percent - 100
    if look.tall:
        height = min(look.s(286 + 1.75 * more), round(look.height * 0.42))
        return pygame.Rect(0, look.height - height, look.width, height)
    width = min(look.s(312 + 1.1 * more), round(look.width * 0.375))
    return pygame.Rect(look.width - width, 0, width, look.height)


def _sheet(lesson: Lesson, items: tuple[Item, ...], look: Look) -> _Sheet:
    """The note laid out, its lettering made smaller where it would not fit."""
    percent = look.text_percent
    while True:
        sheet = _written(lesson, items, replace(look, text_percent=percent))
        if sheet.bottom <= sheet.paper.bottom or percent <= _SMALLEST:
            return sheet
        percent -= 4


def _written(lesson: Lesson, items: tuple[Item, ...], look: Look) -> _Sheet:
    ledge = _ledge(look)
    paper = ledge.inflate(-look.s(28), -look.s(28) if look.tall else -look.s(56))
    inner = paper.inflate(-look.s(40), -look.s(32))
    lines: list[_Line] = []
    y = inner.y

    def write(text: str, face: str, step: str, *, end: str = "", ruled: bool = False) -> None:
        nonlocal y
        pixels, height = look.pixels(step), look.line(step)
        tail = (
            room.line_image(end, "bold", pixels, T.PAPER_INK).get_width() + look.s(8) if end else 0
        )
        if end:
            text, pixels = fitted(printed(text), face, pixels, inner.w - tail)
        for part in room.wrap(printed(text), face, pixels, inner.w):
            rect = pygame.Rect(inner.x, y, inner.w, height)
            lines.append(_Line(part, rect, face, pixels, end, ruled))
            y += height

    write("", "text", "small", end=f"{lesson.step} / {lesson.of}")
    y += look.s(4)
    top = y
    write(lesson.title, "display", "heading")
    y += look.s(4)
    write(lesson.text, "text", "body")
    if lesson.how:
        y += look.s(8)
        write(lesson.how, "italic", "label")
    rects = {"lesson:text": pygame.Rect(inner.x, top, inner.w, y - top)}
    y += look.s(8) if lesson.count else 0
    for number, line in enumerate(lesson.count):
        before = y
        face = "bold" if line.strong else "text"
        write(
            line.text,
            face,
            "body" if line.strong else "label",
            end=printed(line.number),
            ruled=not line.strong,
        )
        y += look.s(3)
        rects[f"lesson:{number}"] = pygame.Rect(inner.x, before, inner.w, y - before)
    buttons = [item for item in items if item.role is Role.BUTTON]
    y += look.s(12) + _place_buttons(buttons, look, inner, rects)
    return _Sheet(paper, lines, rects, look, y + look.s(12))


def _place_buttons(
    buttons: list[Item], look: Look, inner: pygame.Rect, rects: dict[str, pygame.Rect]
) -> int:
    """The buttons along the foot of the note, the last one at the right; returns their height."""
    high = max(look.s(44), look.line("body") + look.s(10))
    gap = look.s(10)
    rows = [buttons[:1], buttons[1:]] if len(buttons) > 2 and not look.tall else [buttons]
    top = inner.bottom - len(rows) * high - (len(rows) - 1) * gap
    for row, items in enumerate(reversed(rows)):
        wide = min((inner.w - gap * (len(items) - 1)) // len(items), look.s(210))
        for place, item in enumerate(reversed(items)):
            x = inner.right - (place + 1) * wide - place * gap
            rects[item.id] = pygame.Rect(x, top + row * (high + gap), wide, high)
    return len(rows) * high + (len(rows) - 1) * gap


def _paint_ledge(target: pygame.Surface, look: Look) -> None:
    ledge, theme = _ledge(look), look.theme
    target.fill(theme.panel if theme.plain else mix(theme.dark, (0, 0, 0), 0.25), ledge)
    edge = theme.line if theme.plain else mix(theme.brass_dark, theme.dark, 0.3)
    thick = max(1, look.s(2))
    if look.tall:
        pygame.draw.rect(target, edge, (ledge.x, ledge.y, ledge.w, thick))
    else:
        pygame.draw.rect(target, edge, (ledge.x, ledge.y, thick, ledge.h))


def _paint_progress(target: pygame.Surface, look: Look, sheet: _Sheet, lesson: Lesson) -> None:
    """How far the lesson is, as a line beside the number of the step."""
    first = sheet.lines[0]
    number = room.line_image(first.end, first.face, first.pixels, T.PAPER_INK).get_width()
    rail = pygame.Rect(first.rect.x, 0, first.rect.w - number - look.s(14), max(3, look.s(4)))
    rail.centery = first.rect.y + round(first.pixels * 0.62)
    pygame.draw.rect(target, (224, 212, 186), rail, border_radius=rail.h // 2)
    done = rail.copy()
    done.w = max(rail.h, round(rail.w * lesson.step / lesson.of))
    ink = (0, 0, 0) if look.theme.plain else T.YOU
    pygame.draw.rect(target, ink, done, border_radius=rail.h // 2)
