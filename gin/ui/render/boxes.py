"""Page layout as a tree of boxes, measured once per view and `Look`.

Widths are passed down the tree and heights are returned. The result is a list of placed pieces for
painting and hit testing. Scrolling moves the pieces without measuring again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import pygame
from msgspec import Struct, field
from msgspec.structs import replace

from gin.core import message
from gin.interface.refs import ItemRef
from gin.interface.view import Item
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.vector import Colour
from gin.ui.render import widgets
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.geometry import Placement, SliderRail, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor

Point = tuple[int, int]


class PaintContext(Struct, frozen=True):
    """The target, look and cursor for painting; `offset` is the scroll position in pixels."""

    target: pygame.Surface
    look: Look
    cursor: Cursor = field(default_factory=Cursor)
    offset: int = 0


Paint = Callable[[PaintContext, pygame.Rect], object]
"""Function that paints a box in its rectangle."""


class PlacedBox(Struct, frozen=True):
    """A piece of a page: a box in its place, with the item it represents, if any.

    `mark` is painted after all pieces. A piece with `ends` is not painted if it lies wholly outside
    the viewport, even where other pieces fade out. A piece with `leads` is a heading: the first
    view of a page does not end right below it. A piece with `values` is a slider, whose knob is
    `knob` pixels wide.
    """

    rect: pygame.Rect
    paint: Paint | None = None
    ref: ItemRef | None = None
    mark: Paint | None = None
    ends: bool = False
    leads: bool = False
    values: tuple[ItemRef, ...] = ()
    knob: int = 0


class LaidBox(Struct, frozen=True):
    """The area of a laid-out box, and its pieces in painting order."""

    rect: pygame.Rect
    pieces: tuple[PlacedBox, ...] = ()

    def moved(self, x: int, y: int) -> LaidBox:
        pieces = (replace(piece, rect=piece.rect.move(x, y)) for piece in self.pieces)
        return LaidBox(self.rect.move(x, y), tuple(pieces))


class Box(Protocol):
    """Anything that can be laid out on a page."""

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        """Lay out the box at its top left corner, `width` wide and at least `least` high."""


class Spacer(Struct, frozen=True):
    """An empty space, `height` pixels high."""

    height: int

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        del look, least
        return LaidBox(pygame.Rect(at, (width, self.height)))


class FixedBox(Struct, frozen=True):
    """A box with a fixed height, or with a height computed from its width."""

    height: int | Callable[[int], int]
    paint: Paint | None = None
    ref: ItemRef | None = None
    mark: Paint | None = None
    leads: bool = False

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        del look
        height = self.height if isinstance(self.height, int) else self.height(width)
        rect = pygame.Rect(at, (width, max(height, least)))
        piece = PlacedBox(rect, self.paint, self.ref, self.mark, leads=self.leads)
        return LaidBox(rect, (piece,))


class TextBox(Struct, frozen=True):
    """Wrapped text on paper; `spare` pixels stay free at its right and `below` pixels under it.

    Lines are `balanced`, or end between `sentences` if that takes no more lines.
    """

    text: message.Text
    step: str = "body"
    face: str = "text"
    colour: Colour | None = None
    align: str = "left"
    spare: int = 0
    below: int = 0
    middle: bool = False
    balanced: bool = False
    sentences: bool = False
    leads: bool = False

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        line, step = look.line(self.step), self.step
        broken = surfaces.balanced if self.balanced else surfaces.wrap
        broken = surfaces.by_sentence if self.sentences else broken
        shown = broken(printed(self.text), self.face, look.pixels(step), width - self.spare)
        x, y = at
        pieces = (
            PlacedBox(
                pygame.Rect(x, y + number * line, width, line), self._line(text), leads=self.leads
            )
            for number, text in enumerate(shown)
        )
        height = max(least, len(shown) * line + self.below)
        return LaidBox(pygame.Rect(at, (width, height)), tuple(pieces))

    def _line(self, text: str) -> Paint:
        def paint(brush: PaintContext, rect: pygame.Rect) -> None:
            x = rect.centerx if self.align == "centre" else rect.x
            brush.look.write(
                brush.target, text, (x, rect.centery if self.middle else rect.y), self.step,
                face=self.face, colour=self.colour, align=self.align, middle=self.middle,
                on_paper=True,
            )  # fmt: skip

        return paint


class ItemBox(Struct, frozen=True):
    """A box that represents an item, with a `mark` painted over it."""

    ref: ItemRef | None
    box: Box
    mark: Paint | None = None

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        laid = self.box.lay(look, at, width, least)
        return LaidBox(
            laid.rect, (*laid.pieces, PlacedBox(laid.rect, ref=self.ref, mark=self.mark))
        )


class Grid(Struct, frozen=True):
    """Boxes in rows with gaps; the boxes of a row are equally high.

    The last row grows to fill a required height.
    """

    boxes: Sequence[Box]
    columns: int = 1
    across: int = 0
    down: int = 0

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        step = (width + self.across) // self.columns
        y = at[1]
        pieces: list[PlacedBox] = []
        starts = range(0, len(self.boxes), self.columns)
        lines = [self.boxes[start : start + self.columns] for start in starts]
        for number, line in enumerate(lines):
            if number:
                y += self.down
            high = at[1] + least - y if number == len(lines) - 1 else 0
            laid = _lay_row(look, line, (at[0], y), step, step - self.across, high)
            pieces += (piece for one in laid for piece in one.pieces)
            y += max(one.rect.h for one in laid)
        return LaidBox(pygame.Rect(at, (width, max(y - at[1], least))), tuple(pieces))


def _lay_row(
    look: Look, boxes: Sequence[Box], at: Point, step: int, width: int, least: int
) -> list[LaidBox]:
    places = [(at[0] + number * step, at[1]) for number in range(len(boxes))]
    laid = [box.lay(look, place, width, least) for box, place in zip(boxes, places, strict=True)]
    high = max(one.rect.h for one in laid)
    return [
        one if one.rect.h == high else box.lay(look, place, width, high)
        for box, place, one in zip(boxes, places, laid, strict=True)
    ]


class Framed(Struct, frozen=True):
    """A box with margins and a painted background.

    `sides` is the sum of the left and right margins, `ends` that of the upper and lower ones.
    """

    box: Box
    sides: int
    ends: int
    paint: Paint

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        inner = (at[0] + self.sides // 2, at[1] + self.ends // 2)
        laid = self.box.lay(look, inner, width - self.sides, max(0, least - self.ends))
        rect = pygame.Rect(at, (width, laid.rect.h + self.ends))
        return LaidBox(rect, (PlacedBox(rect, self.paint), *laid.pieces))


class Buttons(Struct, frozen=True):
    """Right-aligned buttons in as few rows as possible, with the last button in the lowest row.

    Several rows are about equally wide, so that no button is left alone in one.
    """

    items: Sequence[Item]
    mains: frozenset[ItemRef | None] = frozenset()

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        del least
        height, down, across = button_height(look), look.s(10), look.s(12)
        wide = [
            look.width_of(printed(item.written), "bold", "body") + look.s(44) for item in self.items
        ]
        y, pieces = at[1], list[PlacedBox]()
        for first, end in even_rows(wide, across, width):
            x = at[0] + width - sum(wide[first:end]) - across * (end - first - 1)
            for item, own in zip(self.items[first:end], wide[first:end], strict=True):
                rect = pygame.Rect(x, y, own, height)
                pieces.append(PlacedBox(rect, button(item, main=item.ref in self.mains), item.ref))
                x += own + across
            y += height + down
        rect = pygame.Rect(at[0], at[1], width, y - down - at[1] if pieces else 0)
        return LaidBox(rect, tuple(pieces))


def even_rows(wide: Sequence[int], gap: int, room: int) -> tuple[tuple[int, int], ...]:
    """Return the first and end index of each row of boxes with these widths.

    There are as few rows as fit in the room, and the widest of them is as narrow as possible.
    """

    def rows(most: int) -> list[tuple[int, int]]:
        found, end, taken = list[tuple[int, int]](), len(wide), 0
        for place in range(len(wide) - 1, -1, -1):
            more = taken + gap + wide[place]
            if taken and more > most:
                found.append((place + 1, end))
                end, more = place + 1, wide[place]
            taken = more if taken else wide[place]
        return [*reversed([*found, (0, end)])] if wide else []

    fewest = len(rows(room))
    sums = {
        sum(wide[first:end]) + gap * (end - first - 1)
        for first in range(len(wide))
        for end in range(first + 1, len(wide) + 1)
    }
    fitting = (most for most in sorted(sums) if most <= room and len(rows(most)) == fewest)
    return tuple(rows(next(fitting, room)))


class ButtonLine(Struct, frozen=True):
    """Buttons in one row across the full width; callers paint them."""

    items: Sequence[Item]

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        """Reduce the text until all buttons fit; if that is not enough, shrink the buttons.

        Spare width is shared equally.
        """
        height, gap = max(button_height(look), least), look.s(12)
        room = width - gap * (len(self.items) - 1)
        body = look.pixels("body")
        # In a very small window, the normal font size is already below LEAST_LETTERS.
        for pixels in range(body, min(body, widgets.LEAST_LETTERS) - 1, -1):
            wishes = [widgets.button_width(look, item, pixels) for item in self.items]
            if sum(wishes) <= room:
                break
        if sum(wishes) <= room:
            wide = [wish + (room - sum(wishes)) // len(wishes) for wish in wishes]
        else:
            wishes = [widgets.button_width(look, item) for item in self.items]
            leasts = [widgets.least_button_width(look, item) for item in self.items]
            wide = _shrunk(wishes, leasts, look.s(widgets.BESIDE), room)
        x, pieces = at[0], list[PlacedBox]()
        for item, own in zip(self.items, wide, strict=True):
            rect = pygame.Rect(x, at[1], own, height)
            pieces.append(PlacedBox(rect, ref=item.ref))
            x += rect.w + gap
        return LaidBox(pygame.Rect(at, (width, height)), tuple(pieces))


def _shrunk(wishes: Sequence[int], leasts: Sequence[int], margin: int, room: int) -> list[int]:
    """Shrink widths to `room` by one factor, except for the margin, but none below its least."""
    found = [*leasts]
    loose = set(range(len(wishes)))
    while loose:
        rest = room - sum(found[place] for place in range(len(found)) if place not in loose)
        words = sum(wishes[place] - margin for place in loose)
        factor = max(0.0, (rest - margin * len(loose)) / max(1, words))
        wide = {place: margin + int((wishes[place] - margin) * factor) for place in loose}
        held = {place for place in loose if wide[place] < leasts[place]}
        if not held:
            for place in loose:
                found[place] = wide[place]
            break
        loose -= held
    return found


def button_height(look: Look) -> int:
    """Return the height of buttons in pixels."""
    return max(look.s(46), look.line("body") + look.s(14))


def button(item: Item, *, main: bool = False, step: str = "body") -> Paint:
    """Return a painter that draws an item as a button."""

    def paint(brush: PaintContext, rect: pygame.Rect) -> None:
        widgets.button(brush.target, brush.look, rect, item, brush.cursor, main=main, step=step)

    return paint


FADE_ABOVE, FADE_BELOW = 16, 20
"""Distance in units over which scrolled content fades out beyond the viewport."""
_SHADOW_REACH = 60


class Page(Struct, frozen=True, eq=False):
    """A laid-out scene: pieces below, pieces that scroll in the viewport, and pieces above.

    Scrolled pieces are clipped to `seen`. Without `seen`, they fade out above and below the
    viewport, and are clipped `side` pixels to its left and right. Callers paint the pieces in
    `later`. `bar` moves the scroll bar to the right, in pixels.
    """

    viewport: pygame.Rect
    content: int
    under: tuple[PlacedBox, ...] = ()
    scrolled: tuple[PlacedBox, ...] = ()
    over: tuple[PlacedBox, ...] = ()
    later: tuple[PlacedBox, ...] = ()
    side: int = 0
    seen: pygame.Rect | None = None
    bar: int = 0
    on_paper: bool = False

    def placement(self, offset: int) -> Placement:
        place = Placement(content=self.content, viewport=self.viewport.copy())
        for piece in (*self.under, *self.over):
            if piece.ref is not None:
                place.slots[piece.ref] = Slot.of(piece.rect)
        for piece in self.scrolled:
            if piece.ref is not None:
                place.slots[piece.ref] = Slot.of(piece.rect.move(0, -offset))
                place.scrolled.add(piece.ref)
            if piece.values:
                rect = piece.rect.move(0, -offset)
                place.rails.append(SliderRail(rect, piece.values, piece.knob))
        return place

    def parts(self, look: Look, cursor: Cursor, offset: int) -> Iterator[FramePart]:
        yield from _group_in_parts(self.under, look, cursor, offset)
        seen = self.seen or visible_area(look, self.viewport, self.side)
        if self.content <= self.viewport.h:
            yield from _group_in_parts(self.scrolled, look, cursor, offset, self.viewport, seen)
        else:
            room = seen.union(self.viewport.move(self.bar, 0).inflate(look.s(_SHADOW_REACH), 0))
            yield FramePart.of(room, self._paint_scrolled, look, cursor, offset)
        yield from _group_in_parts(self.over, look, cursor, offset)

    def _paint_scrolled(
        self, target: pygame.Surface, look: Look, cursor: Cursor, offset: int
    ) -> None:
        seen = (
            scrolling(target, look, self.viewport, self.content, offset, self.side)
            if self.seen is None
            else clipped(target, self.seen)
        )
        with seen:
            paint_pieces(
                PaintContext(target, look, cursor, offset), self.scrolled, offset, self.viewport,
                low=look.s(_LOW),
            )  # fmt: skip
        bar = self.viewport.move(self.bar, 0)
        widgets.scroll_bar(
            target, look, bar, self.content, offset,
            on_paper=self.on_paper, arrows=self.seen is None,
        )  # fmt: skip

    def between_rows(self, look: Look) -> Page:
        """Return the page with a viewport that ends between rows, if it can be a little lower."""
        bottom, hidden = self.viewport.bottom, self.content - self.viewport.h
        if self.seen is not None or hidden <= 0:
            return self
        most = min(look.s(_LESS_ON_PAPER if self.on_paper else _LESS), self.viewport.h // 5)
        spans = [
            (piece.rect.top, piece.rect.bottom + (look.s(_FOLLOWING) if piece.leads else 0))
            for piece in self.scrolled
            if piece.leads or 0 < piece.rect.h <= look.s(_LOW)
        ]
        fold = bottom
        while cut := [top for top, end in spans if top < fold < end]:
            fold = min(cut)
            if fold < bottom - most:
                return self
        viewport = self.viewport.copy()
        viewport.h -= bottom - fold
        return replace(self, viewport=viewport)


_LOW, _FOLLOWING = 100, 60
"""Largest height of a row that is not cut, and height needed below a heading, in units."""
_LESS, _LESS_ON_PAPER = 100, 50
"""Most units by which a viewport gets lower to end between rows."""
_MAX_PARTS = 24
"""Largest number of frame parts for a list of pieces, without their marks."""


def _group_in_parts(
    pieces: Sequence[PlacedBox],
    look: Look,
    cursor: Cursor,
    offset: int,
    viewport: pygame.Rect | None = None,
    seen: pygame.Rect | None = None,
) -> Iterator[FramePart]:
    """Group unscrolled pieces into frame parts, followed by their marks, clipped to `seen`.

    `offset` is the scroll position of other pieces, for sheets whose lines move with them.
    """
    reach = 2 * look.s(_SHADOW_REACH)

    def part(some: tuple[PlacedBox, ...]) -> FramePart:
        area = some[0].rect.unionall([piece.rect for piece in some]).inflate(reach, reach)
        area = area.clip(seen) if seen is not None else area
        return FramePart.of(area, _paint_clipped, look, cursor, offset, area, some, viewport)

    painted = [replace(piece, mark=None) for piece in pieces if piece.paint is not None]
    many = -(-len(painted) // _MAX_PARTS) or 1
    for first in range(0, len(painted), many):
        yield part(tuple(painted[first : first + many]))
    marked = [replace(piece, paint=None) for piece in pieces if piece.mark is not None]
    if marked:
        yield part(tuple(marked))


def _paint_clipped(
    target: pygame.Surface, look: Look, cursor: Cursor, offset: int, area: pygame.Rect,
    pieces: tuple[PlacedBox, ...], viewport: pygame.Rect | None,
) -> None:  # fmt: skip
    with clipped(target, area):
        paint_pieces(PaintContext(target, look, cursor, offset), pieces, 0, viewport)


def paint_pieces(
    brush: PaintContext,
    pieces: Sequence[PlacedBox],
    offset: int = 0,
    viewport: pygame.Rect | None = None,
    low: int = 0,
) -> None:
    """Paint the pieces near the clip, moved up by `offset`, and then their marks.

    Pieces at most `low` pixels high are painted only if part of them is in the viewport.
    """
    reach = 2 * brush.look.s(_SHADOW_REACH)
    clip = brush.target.get_clip().inflate(reach, reach)
    inside = viewport or clip
    moved = ((piece, piece.rect.move(0, -offset)) for piece in pieces)
    seen = [
        (piece, rect)
        for piece, rect in moved
        if rect.colliderect(inside if piece.ends or rect.h <= low else clip)
    ]
    for piece, rect in seen:
        if piece.paint is not None:
            piece.paint(brush, rect)
    for piece, rect in seen:
        if piece.mark is not None:
            piece.mark(brush, rect)


def visible_area(look: Look, viewport: pygame.Rect, side: int) -> pygame.Rect:
    """Return the area in which scrolled content is seen, with its faded edges."""
    above, below = look.s(FADE_ABOVE), look.s(FADE_BELOW)
    size = viewport.w + 2 * side, viewport.h + above + below
    return pygame.Rect((viewport.x - side, viewport.y - above), size)


@contextmanager
def scrolling(
    target: pygame.Surface, look: Look, viewport: pygame.Rect, content: int, offset: int, side: int
) -> Iterator[None]:
    """Clip painting in the block to a viewport with faded edges, or lines in contrast themes.

    The clip extends `side` pixels to the left and right of the viewport.
    """
    seen, edges = visible_area(look, viewport, side), []
    if look.theme.plain:
        with _ruled(target, look, viewport, content, offset, seen):
            yield
        return
    if offset > 0:
        edges.append((pygame.Rect(seen.x, seen.y, seen.w, viewport.y - seen.y), True))
    if content - offset > viewport.h:
        below = seen.bottom - viewport.bottom
        edges.append((pygame.Rect(seen.x, viewport.bottom, seen.w, below), False))
    kept = []
    for edge, upper in edges:
        ground = pygame.Surface(edge.size, pygame.SRCALPHA, 32)
        ground.blit(target, (0, 0), edge)
        kept.append((edge, ground, upper))
    with clipped(target, seen):
        yield
        for edge, ground, upper in kept:
            for row in range(edge.h):
                share = (row if not upper else edge.h - 1 - row) / edge.h
                line = pygame.Rect(0, row, edge.w, 1)
                ground.fill((255, 255, 255, round(255 * share)), line, pygame.BLEND_RGBA_MULT)
            target.blit(ground, edge)


_CLEAR = 5
"""Distance in units between a line at which content is cut and the content."""


@contextmanager
def _ruled(
    target: pygame.Surface, look: Look, viewport: pygame.Rect, content: int, offset: int,
    seen: pygame.Rect,
) -> Iterator[None]:  # fmt: skip
    """Clip painting in the block to a viewport, with a line where content is cut.

    The line is clear of the content, so that the rule of a row next to it does not double it.
    """
    clear, above, below = look.s(_CLEAR), offset > 0, content - offset > viewport.h
    top = viewport.top + clear if above else seen.top
    bottom = viewport.bottom - clear if below else seen.bottom
    with clipped(target, pygame.Rect(seen.x, top, seen.w, bottom - top)):
        yield
    for y, cut in ((viewport.top, above), (viewport.bottom, below)):
        if cut:
            ends = (viewport.x, y), (viewport.right - 1, y)
            pygame.draw.line(target, look.theme.paper.ink, *ends, max(2, look.s(2)))
