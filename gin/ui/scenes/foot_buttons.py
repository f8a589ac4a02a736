"""Buttons at the foot of a page, by weight: quiet ones at the left, the others at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from gin.interface.refs import ItemRef
from gin.interface.view import ButtonSpot, Item
from gin.language.translation import printed
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

    The main button is the last one.
    """
    quiet = [one for one in items if one.spot is ButtonSpot.QUIET]
    loud = [one for one in items if one.spot is not ButtonSpot.QUIET]
    loud.sort(key=lambda one: one.ref in mains)
    if not loud:
        quiet, loud = [], quiet
    strong = Buttons(loud, mains).lay(look, at, width)
    if not quiet:
        return strong
    across, down, high = look.s(10), look.s(10), button_height(look)
    letters = "bold" if look.theme.plain else "text"
    wide = [look.width_of(printed(one.written), letters, "body") + look.s(34) for one in quiet]
    left = min((piece.rect.x for piece in strong.pieces), default=at[0] + width)
    one_row = sum(wide) + across * (len(wide) - 1)
    pieces = list[PlacedBox]()
    if strong.rect.h <= high and at[0] + one_row + look.s(28) <= left:
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
            pieces.append(PlacedBox(rect, partial(quiet_button, item), item.ref))
            x += own + across
        y += high + down
    if beside:
        return LaidBox(strong.rect, (*pieces, *strong.pieces))
    strong = strong.moved(0, y - at[1])
    return LaidBox(pygame.Rect(at, (width, strong.rect.bottom - at[1])), (*pieces, *strong.pieces))


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
