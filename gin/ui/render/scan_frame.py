"""Frame around the items that single-switch scanning would select now."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gin.interface.refs import ItemRef
from gin.ui.art import surfaces
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look


def frame_around(
    framed: tuple[ItemRef, ...], look: Look, place: Placement, window: pygame.Rect
) -> Iterator[FramePart]:
    """Yield the frame around the scanned items, clipped to the viewport if they scroll."""
    rects = [_bounding_rect(place.slots[ref]) for ref in framed if ref in place.slots]
    if not rects:
        return
    rect = rects[0].unionall(rects[1:])
    if place.viewport is not None and set(framed) <= place.scrolled:
        rect = rect.clip(place.viewport.inflate(look.s(12), look.s(8)))
        if not (rect.w and rect.h):
            return
    rect = rect.inflate(look.s(14), look.s(14)).clip(window)
    yield FramePart.of(rect, _frame, look, rect)


def _frame(target: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    thick, theme = max(3, look.s(4)), look.theme
    for grown, wide, colour in ((0, thick + 2, theme.panel), (-2, thick, theme.focus)):
        edge = rect.inflate(grown, grown)
        surfaces.slab(target, edge, look.s(14), (*colour[:3], 0), wide, colour)


def _bounding_rect(slot: Slot) -> pygame.Rect:
    vector = pygame.Vector2(slot.width, slot.height).rotate(slot.turn)
    other = pygame.Vector2(slot.width, -slot.height).rotate(slot.turn)
    rect = pygame.Rect(0, 0, 0, 0)
    rect.size = (
        round(max(abs(vector.x), abs(other.x))), round(max(abs(vector.y), abs(other.y)))
    )  # fmt: skip
    rect.center = (round(slot.x), round(slot.y))
    return rect
