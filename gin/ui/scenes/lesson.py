"""The lesson: a paper note next to the table or below it, and marks on the items it describes.

The scene is laid out in the rest of the window, so the note cannot cover anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core import message
from gin.interface.lesson import LessonNote
from gin.interface.paper import CountLine
from gin.interface.refs import DISCARDS, Area, AreaRef, ItemRef
from gin.interface.view import Item, Role, View
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.vector import Colour, mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    FixedBox,
    Grid,
    ItemBox,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
    button,
    paint_pieces,
)
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement, Slot, card_height
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.meld_pictures import CARD, paint_groups

_SMALLEST = 60
"""Smallest text of the note, in per cent of the usual size."""
_WIDE = 1.7
"""Width of a window, as a multiple of its height, from which the note is narrower."""
_TABLE_TEXT = 150
"""Maximum text size of the table next to a note, in per cent of the usual size."""


@lru_cache(maxsize=2)
def beside(look: Look) -> Look:
    """Return the look of the scene in the space that a lesson leaves."""
    ledge = _ledge(look)
    wide, high = (look.width, ledge.y) if look.tall else (ledge.x, look.height)
    percent = min(look.text_percent, _TABLE_TEXT)
    return replace(look, width=wide, height=high, text_percent=percent, ledge=look.width - wide)


def place(view: View, look: Look, place: Placement) -> None:
    """Place the note's items, and highlight the cards that it describes."""
    note = _Note.of(view)
    if note is None:
        return
    for piece in note.lay(look)[2]:
        if piece.ref is not None:
            place.slots[piece.ref] = Slot.of(piece.rect)
    cards = []
    for lying in place.cards:
        if lying.ref in note.lesson.points_at:
            slot = lying.slot.raised(lying.slot.height * 0.09) if lying.own else lying.slot
            # Contrast themes have no glow: an open card is marked as if picked, and the top of the
            # discard pile gets a ring from `over`.
            plain = look.theme.plain and bool(lying.code) and lying.ref != DISCARDS
            lying = replace(lying, slot=slot, glow=True, marked=lying.marked or plain)
        cards.append(lying)
    place.cards = tuple(cards)


def parts(view: View, look: Look, cursor: Cursor) -> tuple[FramePart, ...]:
    """Return the ledge with the note on it."""
    note = _Note.of(view)
    if note is None:
        return ()
    area = surfaces.shadow_area(note.lay(look)[0], 0.5, look.scale)
    if not _in_room(look):
        area = _ledge(look).union(area)
    about = cursor.about(*(item.ref for item in note.items))
    return (FramePart.of(area, _paint, note, look, about),)


def over(lesson: LessonNote, look: Look, place: Placement) -> Iterator[FramePart]:
    """Yield soft rings around the items that the lesson describes.

    Face-up cards have none, because they glow or are marked instead, except the top of the discard
    pile in contrast themes.
    """
    cards = {lying.ref for lying in place.cards if lying.code}
    if look.theme.plain:
        cards.discard(DISCARDS)
    for ref in lesson.points_at:
        slot = place.slots.get(ref)
        if slot is not None and ref not in cards:
            area = slot.rect.inflate(look.s(16), look.s(16))
            yield FramePart.of(area, _soft_ring, look, slot.rect)


def _soft_ring(target: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    focus = look.theme.brass_light
    for grow, thick, alpha in ((7, 6, 60), (5, 2, 230)):
        ring = rect.inflate(look.s(2 * grow), look.s(2 * grow))
        image = surfaces.rounded(
            ring.size, look.s(12), (*focus[:3], 0), max(2, look.s(thick)), (*focus[:3], alpha)
        )
        target.blit(image, ring)


class _Note(Struct, frozen=True):
    """Content of the note.

    `items` are the text, one item for each line of the count, and the buttons, in the order of
    `LessonScreen._zone`.
    """

    lesson: LessonNote
    items: tuple[Item, ...]
    heading: message.Text
    mains: frozenset[ItemRef]

    @classmethod
    def of(cls, view: View) -> _Note | None:
        lesson, zone = view.lesson, view.zone(AreaRef(Area.LESSON))
        if lesson is None or zone is None:
            return None
        refs = (item.ref for item in zone.items)
        return cls(lesson, zone.items, view.title, view.mains.intersection(refs))

    def lay(self, look: Look) -> tuple[pygame.Rect, Look, list[PlacedBox]]:
        """Return the note's rectangle, as high as its content, its look and its pieces.

        Its lower edge is the same for all notes, so that the buttons stay in place.
        If there is not enough room, only the first note keeps its picture. Text shrinks to fit,
        down to `_SMALLEST`.
        """
        percent, note, most = look.text_percent, self, _most(look)
        if self.lesson.step > 1 and self._pieces(look, most)[0] > most.bottom:
            note = replace(self, lesson=replace(self.lesson, example=()))
        while True:
            smaller = replace(look, text_percent=percent)
            bottom, pieces = note._pieces(smaller, most)
            if bottom <= most.bottom or percent <= _SMALLEST:
                break
            percent -= 4
        spare = 0 if look.tall else max(0, most.bottom - bottom)
        paper = pygame.Rect(most.x, most.y + spare, most.w, most.h - spare)
        return paper, smaller, note._pieces(smaller, paper)[1] if spare else pieces

    def _pieces(self, look: Look, paper: pygame.Rect) -> tuple[int, list[PlacedBox]]:
        lesson, inner = self.lesson, paper.inflate(-look.s(40), -look.s(32))
        beside = look.tall and bool(lesson.count)
        width = round(inner.w * (0.52 if beside else 1.0))
        head = FixedBox(look.line("label") + look.s(18), partial(_head, self.heading, lesson))
        top = head.lay(look, inner.topleft, inner.w)
        text = Grid(tuple(self._lettering(look)))
        words = ItemBox(self.items[0].ref, text, partial(_ring, self.items[0].ref))
        left = words.lay(look, top.rect.bottomleft, width)
        at, wide = left.rect.bottomleft, inner.w
        if beside:
            at = (left.rect.right + look.s(32), left.rect.y)
            wide = inner.right - at[0]
        sums = Grid(tuple(self._count(look))).lay(look, at, wide)
        foot, buttons = self._buttons(look, inner)
        if look.tall:
            # The example is in the corner next to the buttons.
            wide = min(piece.rect.x for piece in buttons) - look.s(24) - inner.x
            picture = Grid(tuple(self._example(look, len(lesson.example))))
            high = picture.lay(look, inner.topleft, wide).rect.h
            drawn = picture.lay(look, (inner.x, inner.bottom - high), wide)
            foot, buttons = min(foot, drawn.rect.y), [*buttons, *drawn.pieces]
        # 28: the margin of 16 below the buttons, and at least 12 above them.
        bottom = max(left.rect.bottom, sums.rect.bottom) + look.s(28) + inner.bottom - foot
        return bottom, [*top.pieces, *left.pieces, *sums.pieces, *buttons]

    def _lettering(self, look: Look) -> Iterator[Box]:
        lesson = self.lesson
        yield TextBox(lesson.title, "heading", "display", look.theme.paper.accent, below=look.s(4))
        if not look.tall:
            single = all(len(cards) == 1 for _, cards in lesson.example)
            yield from self._example(look, len(lesson.example) if single else 2)
        yield TextBox(lesson.text, "lead" if look.text_percent <= 125 else "body")
        if lesson.how:
            yield Spacer(look.s(8))
            yield TextBox(lesson.how, "label", "italic", _quiet(look), balanced=True)

    def _count(self, look: Look) -> Iterator[Box]:
        count = self.lesson.count
        yield Spacer(look.s(8) if count else 0)
        for line, item in zip(count, self.items[1:], strict=False):
            high = look.line("body" if line.strong else "label") + look.s(3)
            yield FixedBox(high, partial(_sum, line), item.ref, partial(_ring, item.ref))

    def _example(self, look: Look, in_row: int) -> Iterator[Box]:
        groups = self.lesson.example
        rows = -(-len(groups) // in_row) if groups else 0
        card = CARD * look.scale * (0.85 if look.tall else 1)
        high = round(card_height(card)) + look.line("label") + look.s(10 if rows > 1 else 4)
        if rows:
            yield FixedBox(rows * high, partial(paint_groups, groups, in_row))

    def _buttons(self, look: Look, inner: pygame.Rect) -> tuple[int, list[PlacedBox]]:
        """Return the top of the buttons, and the buttons, the last at the right."""
        high, gap, pieces = max(look.s(44), look.line("body") + look.s(10)), look.s(10), []
        buttons = [item for item in self.items if item.role is Role.BUTTON]
        rows = [buttons]
        if not look.tall:
            # The last two share a line if they fit; others are above them.
            last = [printed(item.name) for item in buttons[-2:]]
            least = [look.least_width_of(name, "bold", "body") + look.s(26) for name in last]
            together = sum(least) + gap <= inner.w
            rows = [[item] for item in buttons[:-2]]
            rows += [buttons[-2:]] if together else [[item] for item in buttons[-2:]]
        top = y = inner.bottom - len(rows) * (high + gap) + gap
        for row in rows:
            wishes = [
                look.width_of(printed(item.name), "bold", "body") + look.s(36) for item in row
            ]
            spare = inner.w - gap * (len(row) - 1) - sum(wishes)
            if not look.tall or spare < 0:
                wishes = [wish + spare // len(row) for wish in wishes]
            x = inner.right - sum(wishes) - gap * (len(row) - 1)
            for item, wide in zip(row, wishes, strict=True):
                rect = pygame.Rect(x, y, wide, high)
                if len(row) > 2 and item is row[0]:
                    # Keep the first button away from Next and Back.
                    rect.x = inner.x
                pieces.append(PlacedBox(rect, button(item, main=item.ref in self.mains), item.ref))
                x += wide + gap
            y += high + gap
        return top, pieces


def _ledge(look: Look) -> pygame.Rect:
    more = look.text_percent - 100
    if look.tall:
        height = min(look.s(312 + 1.75 * more), round(look.height * 0.42))
        return pygame.Rect(0, look.height - height, look.width, height)
    least = 292 if look.width >= look.height * _WIDE else 322
    width = min(look.s(least + 0.9 * more), round(look.width * 0.31))
    return pygame.Rect(look.width - width, 0, width, look.height)


def _most(look: Look) -> pygame.Rect:
    """Return the largest rectangle of a note."""
    ledge = _ledge(look)
    if look.tall:
        return ledge.inflate(-look.s(28), -look.s(28))
    more = max(0, look.text_percent - 100)
    paper = ledge.inflate(-look.s(28), 0)
    paper.h = min(look.height - look.s(28), look.s(560 + 5 * more))
    paper.centery = ledge.centery
    if _in_room(look):
        # The lamp and the window are above the note.
        paper.bottom = look.height - look.s(20)
    return paper


def _paint_ledge(target: pygame.Surface, look: Look) -> None:
    ledge, theme = _ledge(look), look.theme
    edge = theme.line if theme.plain else mix(theme.brass_dark, theme.dark, 0.3)
    thick = max(1, look.s(2))
    target.fill(theme.panel if theme.plain else mix(theme.dark, theme.cloth, 0.3), ledge)
    size = (ledge.w, thick) if look.tall else (thick, ledge.h)
    target.fill(edge, (ledge.topleft, size))


def _paint(target: pygame.Surface, note: _Note, look: Look, cursor: Cursor) -> None:
    if not _in_room(look):
        _paint_ledge(target, look)
    paper, fitting, pieces = note.lay(look)
    surfaces.cast(target, paper, look.s(5), 0.5, look.scale, look.theme.plain)
    target.blit(surfaces.paper(paper.size, look.s(5), look.theme.paper), paper)
    paint_pieces(PaintContext(target, fitting, cursor), pieces)


def _in_room(look: Look) -> bool:
    """Return whether the note hangs on the wall of the room, which the scene draws."""
    return not (look.theme.plain or look.tall)


def _head(
    heading: message.Text, lesson: LessonNote, brush: PaintContext, rect: pygame.Rect
) -> None:
    look = brush.look
    steps = f"{lesson.step} / {lesson.of}"
    _entry(printed(heading), steps, brush, rect, "italic", "label")
    rail = pygame.Rect(rect.x, rect.y + look.line("label") + look.s(4), rect.w, max(3, look.s(4)))
    surfaces.capsule(brush.target, rail, look.theme.paper.track)
    rail.w = max(rail.h, round(rail.w * lesson.step / lesson.of))
    surfaces.capsule(brush.target, rail, look.theme.paper.accent)


def _sum(line: CountLine, brush: PaintContext, rect: pygame.Rect) -> None:
    text, number = printed(line.text), printed(line.number)
    if line.strong:
        _entry(text, number, brush, rect, "bold", "body")
        return
    _entry(text, number, brush, rect, "text", "label")
    y = rect.y + brush.look.line("label")
    pygame.draw.line(brush.target, brush.look.theme.paper.rule, (rect.x, y), (rect.right, y))


def _entry(
    text: str, end: str, brush: PaintContext, rect: pygame.Rect, face: str, step: str
) -> None:
    look = brush.look
    width = rect.w - look.width_of(end, face, step) - look.s(8)
    words, pixels = fitted(text, face, look.pixels(step), width)
    write = partial(look.write, brush.target, step=step, face=face, pixels=pixels, on_paper=True)
    colour = _quiet(look) if face == "italic" else None
    write(words, rect.topleft, colour=colour)
    write(end, rect.topright, colour=colour, align="right")


def _quiet(look: Look) -> Colour | None:
    return look.theme.paper.quiet


def _ring(ref: ItemRef, brush: PaintContext, rect: pygame.Rect) -> None:
    if brush.cursor.rings(ref):
        charts.ring(brush, rect.inflate(brush.look.s(10), brush.look.s(6)))
