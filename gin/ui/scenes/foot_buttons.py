"""Buttons at the foot of a page, by weight: links at the left, the others at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from gin.interface.refs import ItemRef
from gin.interface.view import ButtonSpot, Item
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.vector import mix
from gin.ui.render import widgets
from gin.ui.render.boxes import (
    Buttons,
    LaidBox,
    PaintContext,
    PlacedBox,
    button_height,
    even_rows,
)
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor


def foot(
    look: Look,
    items: Sequence[Item],
    mains: frozenset[ItemRef | None],
    at: tuple[int, int],
    width: int,
) -> LaidBox:
    """Lay the buttons at the foot of a page: in one row, or the quiet ones above the others.

    Quiet ones are links, if there are others. The main button is the last one.
    """
    quiet = [one for one in items if one.spot is ButtonSpot.QUIET]
    loud = [one for one in items if one.spot is not ButtonSpot.QUIET]
    loud.sort(key=lambda one: one.ref in mains)
    if not loud:
        quiet, loud = [], quiet
    strong = Buttons(loud, mains).lay(look, at, width)
    if not quiet:
        return strong
    across, down, high = look.s(4), look.s(10), button_height(look)
    around = 2 * look.s(_AROUND)
    wide = [look.width_of(printed(one.written), "text", "body") + around for one in quiet]
    left = min((piece.rect.x for piece in strong.pieces), default=at[0] + width)
    one_row = sum(wide) + across * (len(wide) - 1)
    pieces = list[PlacedBox]()
    if strong.rect.h <= high and at[0] + one_row + look.s(16) <= left:
        rows, beside = even_rows(wide, across, one_row), True
    else:
        rows, beside = even_rows(wide, across, width), False
    y = at[1]
    for first, end in rows:
        x = at[0]
        if not beside:
            x += width - sum(wide[first:end]) - across * (end - first - 1)
        for item, own in zip(quiet[first:end], wide[first:end], strict=True):
            rect = pygame.Rect(x, y, own, high)
            pieces.append(PlacedBox(rect, partial(_link, item), item.ref))
            x += own + across
        y += high + down
    if beside:
        return LaidBox(strong.rect, (*pieces, *strong.pieces))
    strong = strong.moved(0, y - at[1])
    return LaidBox(pygame.Rect(at, (width, strong.rect.bottom - at[1])), (*pieces, *strong.pieces))


def _link(item: Item, brush: PaintContext, rect: pygame.Rect) -> None:
    """Write a button as an underlined link, with a box only while the mouse points at it."""
    look, cursor = brush.look, brush.cursor
    if item.dimmed or cursor.state(item.ref) != "normal":
        quiet_button(item, brush, rect)
        return
    ink = widgets.quiet_ink(look, item, cursor)
    words = look.write(
        brush.target, printed(item.written), rect.center, "body", align="centre", middle=True,
        colour=ink, width=rect.w - look.s(_AROUND),
    )  # fmt: skip
    line = ink if look.theme.plain else mix(look.theme.cloth, look.theme.brass, 0.7)
    thick = max(1, look.s(1))
    brush.target.fill(line, (words.x, words.bottom - thick, words.w, thick))
    if cursor.rings(item.ref):
        surfaces.focus_ring(brush.target, rect, look.s(10), look.theme, look.scale)


_AROUND = 11
"""Margin at either side of a link's words, in units."""


def quiet_button(item: Item, brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw a button that is only an outline, until the mouse points at it."""
    look, cursor = brush.look, brush.cursor
    if look.theme.plain or item.dimmed:
        widgets.button(brush.target, look, rect, item, cursor)
        return
    box = widgets.quiet_plate(brush.target, look, rect, item, cursor)
    look.write(
        brush.target, printed(item.written), box.center, "body", align="centre", middle=True,
        colour=widgets.quiet_ink(look, item, cursor), width=box.w - look.s(16),
    )  # fmt: skip


def quiet_part(look: Look, rect: pygame.Rect, item: Item, cursor: Cursor) -> FramePart:
    """Return a quiet button as a frame part."""
    return FramePart.of(rect.inflate(look.s(16), look.s(16)), _quiet_at, look, rect, item,
                        cursor.about(item.ref))  # fmt: skip


def _quiet_at(
    target: pygame.Surface, look: Look, rect: pygame.Rect, item: Item, cursor: Cursor
) -> None:
    quiet_button(item, PaintContext(target, look, cursor), rect)
