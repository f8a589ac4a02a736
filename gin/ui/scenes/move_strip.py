"""The strip of a reviewed hand's moves, under the score pad or the title of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import pygame

from gin.interface.refs import ItemRef
from gin.interface.review import Mark
from gin.interface.table import StripMark
from gin.interface.view import ButtonSpot, View
from gin.language.translation import printed
from gin.messages import review as messages
from gin.ui.art import marks, surfaces
from gin.ui.render.boxes import even_rows
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import players
from gin.ui.scenes.table_layout import pad_rect
from gin.ui.scenes.table_measures import hud_edge, mirrored, wall_width
from gin.ui.scenes.table_words import hint_rect

_BELOW_PAD = (24, 20, 17)
"""Sizes of the marks in units below the score pad, where there is a legend too.

The largest is used that has room, and needs no more rows than the smallest.
"""
_SIZES = (20, 17, 14, 11)
"""Their sizes in other places, largest first: the largest is used that has room."""
_BETWEEN, _PAD = 7, 7
"""Units between two marks, and at the slip's edge."""
_WIDEST = 300
"""Maximum width of the slip in units."""
_SIGN, _NEXT = 14, 14
"""Units of a sign in the legend, and between its words and the next sign."""


def place_strip(look: Look, view: View, place: Placement, title: pygame.Rect) -> None:
    """Place the marks clear of everything else that was placed.

    They are under the score pad if they and their legend have room there, else under the `title`
    or the hint.
    """
    strip = view.table.strip if view.table is not None else ()
    if not strip:
        return
    taken = [mirrored(look, slot.rect) for slot in place.slots.values()]
    hint = hint_rect(look, view)
    taken += [mirrored(look, hint)] if hint is not None else []
    if wall_width(look) <= hud_edge(look):
        taken.append(mirrored(look, players.seat_rect(look)))
    found: dict[ItemRef, pygame.Rect] = {}
    if not look.tall:
        fewest = _rows(_under_pad(look, view, strip, look.s(_BELOW_PAD[-1])))
        for size in _BELOW_PAD:
            found = _under_pad(look, view, strip, look.s(size))
            if _rows(found) > fewest:
                continue
            if _whole_slip(look, view, strip, tuple(found.values())).collidelist(taken) < 0:
                place.slots |= {ref: Slot.of(mirrored(look, one)) for ref, one in found.items()}
                return
    top = max(mirrored(look, title).bottom, _corner_bottom(look, view, place)) + look.s(8)
    tops = (top,) if hint is None else (top, hint.bottom + look.s(8))
    for y, size, width in product(tops, _SIZES, _widths(look)):
        found = _laid(look, strip, (hud_edge(look), y), width, look.s(size))
        if _slip(look, tuple(found.values())).collidelist(taken) < 0:
            break
    place.slots |= {ref: Slot.of(mirrored(look, one)) for ref, one in found.items()}


def _rows(areas: Mapping[ItemRef, pygame.Rect]) -> int:
    return len({area.y for area in areas.values()})


def _pad(look: Look, view: View) -> pygame.Rect:
    """Return the area of the score pad, in a window for right-handed players."""
    assert view.table is not None
    return mirrored(look, pad_rect(look, len(view.table.pad)))


def _under_pad(
    look: Look, view: View, strip: Sequence[StripMark], size: int
) -> dict[ItemRef, pygame.Rect]:
    pad = _pad(look, view)
    return _laid(look, strip, (pad.x, pad.bottom + look.s(10)), pad.w, size)


def _whole_slip(
    look: Look, view: View, strip: Sequence[StripMark], areas: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Return the slip of marks under the score pad: as wide as the pad, with the legend."""
    pad, slip = _pad(look, view), _slip(look, areas)
    legend = _legend(look, strip, pad.w)
    rows = legend[-1][2] + 1 if legend else 0
    high = slip.h + rows * look.line("small") + look.s(2)
    return pygame.Rect(pad.x, slip.y, pad.w, high)


def _legend(
    look: Look, strip: Sequence[StripMark], width: int
) -> tuple[tuple[Mark, int, int], ...]:
    """Return the kinds of marks on the strip, each with its x in pixels and its row."""
    room, row, x = width - 2 * look.s(_PAD), 0, 0
    found = []
    for mark in [one for one in Mark if any(shown.mark is one for shown in strip)]:
        words = look.width_of(printed(messages.mark(mark=mark)), "text", "small")
        wide = look.s(_SIGN + 5) + round(words)
        if x and x + wide > room:
            x, row = 0, row + 1
        found.append((mark, x, row))
        x += wide + look.s(_NEXT)
    return tuple(found)


def _corner_bottom(look: Look, view: View, place: Placement) -> int:
    corner = view.at(ButtonSpot.CORNER)
    return place.slots[corner.ref].rect.bottom if corner is not None else look.s(34)


def _widths(look: Look) -> Sequence[int]:
    """Return the widths to try: of the wall, or of the cloth next to the portrait."""
    wall = wall_width(look)
    if hud_edge(look) < wall:
        return (min(look.s(_WIDEST), wall - look.s(6) - hud_edge(look)),)
    beside = mirrored(look, players.portrait_rect(look)).left - look.s(14) - hud_edge(look)
    return (look.s(_WIDEST), beside, min(beside, look.s(120)))


def _laid(
    look: Look, strip: Sequence[StripMark], at: tuple[int, int], width: int, size: int
) -> dict[ItemRef, pygame.Rect]:
    """Return the areas of the marks in columns; the moves of one turn stay in one row.

    If they need several rows, these are as equal as possible, the longer ones first.
    """
    pad, between = look.s(_PAD), look.s(_BETWEEN)
    step = size + between
    turns: list[list[StripMark]] = []
    for one in strip:
        if one.turn or not turns:
            turns.append([])
        turns[-1].append(one)
    turns.reverse()
    room = width - 2 * pad
    widths = [step * len(turn) - between for turn in turns]
    rows = even_rows(widths, between, room)
    found = dict[ItemRef, pygame.Rect]()
    for row, (first, end) in enumerate(reversed(rows)):
        marks = [one for turn in reversed(turns[first:end]) for one in turn]
        for column, one in enumerate(marks):
            place = at[0] + pad + step * column, at[1] + pad + step * row
            found[one.ref] = pygame.Rect(place, (size, size))
    return found


def _slip(look: Look, areas: Sequence[pygame.Rect]) -> pygame.Rect:
    first, *others = areas
    pad = look.s(_PAD)
    return first.unionall(others).inflate(2 * pad, 2 * pad)


def strip_part(look: Look, view: View, place: Placement, cursor: Cursor) -> FramePart | None:
    """Return the slip with its marks, or None without a strip."""
    strip = view.table.strip if view.table is not None else ()
    if not strip:
        return None
    areas = [place.slots[one.ref].rect for one in strip]
    slip = _slip(look, areas)
    legend: tuple[tuple[Mark, int, int], ...] = ()
    unmirrored = [mirrored(look, area) for area in areas]
    if unmirrored[0].right > look.width // 2:
        slip = mirrored(look, _whole_slip(look, view, strip, unmirrored))
        legend = _legend(look, strip, slip.w)
    hovered = cursor.hover if any(one.ref == cursor.hover for one in strip) else None
    focused = next((one.ref for one in strip if cursor.rings(one.ref)), None)
    area = surfaces.shadow_area(slip, 0.12, look.scale).inflate(look.s(8), look.s(8))
    shown = tuple((one, (*area.topleft, area.w)) for one, area in zip(strip, areas, strict=True))
    return FramePart.of(area, _paint, look, slip, legend, shown, hovered, focused)


def _paint(
    target: pygame.Surface,
    look: Look,
    slip: pygame.Rect,
    legend: tuple[tuple[Mark, int, int], ...],
    shown: tuple[tuple[StripMark, tuple[int, int, int]], ...],
    hovered: ItemRef | None,
    focused: ItemRef | None,
) -> None:
    paper, radius, thin = look.theme.paper, look.s(5), max(1, look.s(1))
    surfaces.cast(target, slip, radius, 0.12, look.scale, look.theme.plain)
    target.blit(surfaces.paper(slip.size, radius, paper), slip)
    for mark, x, row in legend:
        line = look.line("small")
        y = slip.bottom - look.s(_PAD) - line * (legend[-1][2] - row) - line // 2
        image = marks.sign(mark, look.s(_SIGN), paper)
        left = slip.x + look.s(_PAD) + x
        target.blit(image, image.get_rect(midleft=(left, y)))
        look.write(
            target, printed(messages.mark(mark=mark)), (left + look.s(_SIGN + 5), y), "small",
            colour=paper.quiet, middle=True, on_paper=True,
        )  # fmt: skip
    before: pygame.Rect | None = None
    for one, (x, y, size) in shown:
        area = pygame.Rect(x, y, size, size)
        if not one.turn and before is not None and before.y == area.y:
            # The moves of one turn are joined.
            joint = pygame.Rect(before.right, 0, area.x - before.right, max(2, look.s(2)))
            joint.centery = area.centery
            target.fill(paper.quiet, joint)
        around = area.inflate(look.s(5), look.s(5))
        if one.chosen:
            edge = surfaces.rounded(around.size, look.s(4), paper.track, max(2, look.s(2)),
                                    paper.ink)  # fmt: skip
            target.blit(edge, around)
        elif one.ref == hovered:
            target.blit(surfaces.rounded(around.size, look.s(4), paper.track, thin, paper.rule),
                        around)  # fmt: skip
        size = round(area.w * 0.86)
        if one.mark is None:
            pygame.draw.circle(target, paper.quiet, area.center, size // 3, thin)
        else:
            image = marks.sign(one.mark, size, paper)
            target.blit(image, image.get_rect(center=area.center))
        if one.ref == focused:
            surfaces.focus_ring(target, around, look.s(4), look.theme, look.scale)
        before = area
