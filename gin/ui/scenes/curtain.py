"""The curtain between two people at one screen: closed, closing and opening."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.curtain import CurtainView
from gin.interface.view import ButtonSpot, Item, View
from gin.language.translation import printed
from gin.ui.art import drapery, portraits, surfaces
from gin.ui.art.vector import smoothstep
from gin.ui.render import widgets
from gin.ui.render.boxes import Buttons, Page, PaintContext, PlacedBox
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.style import Look, fitted
from gin.ui.scenes.base import BoxedPainter, back_rect, whole
from gin.ui.scenes.paper_slip import focus_bar

_WIDEST = 760
"""Largest width of the sign on the curtain, in units."""
_FACE = 190
"""Largest size of the portrait, in units."""


class CurtainPainter(BoxedPainter):
    """Painter of the closed curtain, with a sign that names the person in front of it."""

    def ground(self, view: View, look: Look) -> tuple[PlacedBox, ...]:
        del view
        return (PlacedBox(whole(look), _paint_closed),)

    def lay(self, view: View, look: Look) -> Page:
        assert isinstance(view.content, CurtainView)
        buttons = [item for item in view.zones[1].items if item.spot is not ButtonSpot.CORNER]
        sign, pieces = _lay_sign(view, view.content, look, Buttons(buttons, view.mains))
        corner = view.at(ButtonSpot.CORNER)
        assert corner is not None
        menu = PlacedBox(back_rect(look), partial(_paint_corner, corner), corner.ref)
        return Page(sign, sign.h, (PlacedBox(sign, _paint_sign),), (), (*pieces, menu))


def _lay_sign(
    view: View, shown: CurtainView, look: Look, buttons: Buttons
) -> tuple[pygame.Rect, tuple[PlacedBox, ...]]:
    """Return the place of the sign, and its content from top to bottom.

    The portrait takes the room that the text leaves, and is left out if that is too little.
    """
    side, gap = look.s(34), look.s(12)
    width = min(look.width - look.s(64), round(look.s(_WIDEST) * max(1.0, look.text_percent / 140)))
    inner, most = width - 2 * side, look.height - look.s(40)
    # In a small window, the menu's button overlaps the sign.
    clear = look.width - 2 * (back_rect(look).right + gap)
    lines = [_Line(view.title, "display", "heading", min(inner, clear))]
    name = _Line(shown.name, "display", "banner", inner, most=1)
    below = [
        _Line(
            item.name, "bold" if number == 0 else "text", "lead" if number == 0 else "body", inner
        )
        for number, item in enumerate(view.zones[0].items)
    ]
    row = buttons.lay(look, (0, 0), inner).rect.h
    taken = sum(line.height(look) for line in (*lines, name, *below)) + row
    taken += 2 * look.s(22) + (len(below) + 3) * gap
    face = min(look.s(_FACE), most - taken - gap)
    face = 0 if face < look.s(56) else face
    high = taken + (face + gap if face else 0)
    sign = pygame.Rect(
        (look.width - width) // 2, max(look.s(6), (look.height - high) // 2), width, high
    )
    return sign, tuple(
        _placed(view, shown, look, sign, side, face, (*lines, name, *below), buttons)
    )


def _placed(
    view: View,
    shown: CurtainView,
    look: Look,
    sign: pygame.Rect,
    side: int,
    face: int,
    lines: tuple[_Line, ...],
    buttons: Buttons,
) -> Iterator[PlacedBox]:
    gap, y, inner = look.s(12), sign.y + look.s(22), sign.w - 2 * side
    items = (None, None, *view.zones[0].items)
    for number, (line, item) in enumerate(zip(lines, items, strict=True)):
        rect = pygame.Rect(sign.x + side, y, inner, line.height(look))
        yield PlacedBox(rect, partial(_paint_line, line, item), item.ref if item else None)
        y = rect.bottom + gap
        if number == 0 and face:
            disc = pygame.Rect(0, y, face, face)
            disc.centerx = sign.centerx
            yield PlacedBox(disc, partial(_paint_face, shown))
            y = disc.bottom + gap
    laid = buttons.lay(look, (0, 0), inner)
    left = min(piece.rect.x for piece in laid.pieces)
    yield from laid.moved(sign.centerx - (left + inner) // 2, y).pieces


class _Line(Struct, frozen=True):
    """A centred text on the sign, wrapped, or with `most` 1 reduced to one line."""

    text: Text
    face: str
    step: str
    width: int
    most: int = 0

    def rows(self, look: Look) -> tuple[tuple[str, ...], int]:
        pixels = look.pixels(self.step)
        if self.most == 1:
            # The name is large at any text size, so the text size need not enlarge it.
            pixels = min(pixels, round(look.pixels(self.step) * 100 / look.text_percent * 1.2))
            row, pixels = fitted(printed(self.text), self.face, pixels, self.width)
            return (row,), pixels
        return surfaces.balanced(printed(self.text), self.face, pixels, self.width), pixels

    def height(self, look: Look) -> int:
        rows, pixels = self.rows(look)
        return len(rows) * round(pixels * 1.3)


def _paint_closed(brush: PaintContext, rect: pygame.Rect) -> None:
    with clipped(brush.target, rect):
        for half in _halves(brush.look, 0.0):
            drapery.hang(brush.target, half, brush.look.theme, brush.look.scale)


def _paint_corner(item: Item, brush: PaintContext, rect: pygame.Rect) -> None:
    widgets.icon_button(brush.target, brush.look, rect, item, brush.cursor)


def _paint_sign(brush: PaintContext, rect: pygame.Rect) -> None:
    look, theme = brush.look, brush.look.theme
    surfaces.cast(brush.target, rect, look.s(18), 0.3, look.scale, theme.plain)
    surfaces.slab(brush.target, rect, look.s(18), theme.panel[:3], max(2, look.s(2.5)), theme.brass)


def _paint_face(shown: CurtainView, brush: PaintContext, rect: pygame.Rect) -> None:
    brush.target.blit(portraits.portrait(shown.portrait, rect.w), rect)


def _paint_line(line: _Line, item: Item | None, brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    rows, pixels = line.rows(look)
    colour = look.theme.brass_light if line.most == 1 else None
    for number, row in enumerate(rows):
        at = (rect.centerx, rect.y + number * round(pixels * 1.3))
        look.write(
            brush.target, row, at, line.step, face=line.face, colour=colour, align="centre",
            pixels=pixels,
        )  # fmt: skip
    if item is not None:
        focus_bar(item.ref, brush, rect)


# Motion.


class MovingCurtain(Struct, frozen=True):
    """A moment of the curtain's motion: how far it is open, from 0 to 1.

    While it closes, `before` is the last frame of the turn that is over.
    """

    share: float
    before: pygame.Surface | None = None

    def parts(self, look: Look) -> Iterator[FramePart]:
        left, right = _halves(look, self.share)
        gap = pygame.Rect(left.right, 0, right.left - left.right, look.height)
        if self.before is not None and gap.w > 0:
            yield FramePart.of(gap, _paint_before, self.before, gap)
        for half in (left, right):
            yield FramePart.of(half, drapery.hang, half, look.theme, look.scale)


def _paint_before(target: pygame.Surface, before: pygame.Surface, rect: pygame.Rect) -> None:
    target.blit(before, rect, rect)


def _halves(look: Look, share: float) -> tuple[pygame.Rect, pygame.Rect]:
    """Return both halves of a curtain that is open by a share of the window's width."""
    gap = round(look.width * share)
    left = (look.width - gap) // 2
    return (
        pygame.Rect(0, 0, left, look.height),
        pygame.Rect(left + gap, 0, look.width - left - gap, look.height),
    )


def open_share(age: float, lasts: float, *, closes: bool) -> float:
    """Return how far the curtain is open after a part of its motion."""
    done = min(1.0, max(0.0, age / lasts))
    eased = smoothstep(done)
    return 1 - eased if closes else eased
