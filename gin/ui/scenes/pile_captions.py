"""Captions on the piles themselves, for large text that leaves no room below them."""

from __future__ import annotations

import pygame

from gin.ui.art import surfaces
from gin.ui.art.vector import Colour
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Slot
from gin.ui.render.style import Look, in_lines
from gin.ui.render.widgets import CAPTION

_LEAST = 0.5
"""Smallest caption, as a share of the usual size."""


def on_pile(look: Look, slot: Slot, text: str, short: str = "") -> FramePart:
    """Return a plate on the lower edge of a face-down pile, with `short` if `text` does not fit."""
    width, whole = round(slot.width) - look.s(14), look.pixels("label")
    if short and look.least_width_of(text, "bold", "label") > width:
        text = short
    pixels = whole
    while pixels > 6 and _wide(text, pixels) > width:
        pixels -= 1
    high = round(pixels * 1.36) + look.s(4)
    rect = pygame.Rect(0, 0, round(slot.width) - look.s(4), high)
    rect.midbottom = (round(slot.x), slot.rect.bottom - look.s(3))
    return FramePart.of(rect, _plate, look, rect, text, pixels)


def _wide(text: str, pixels: int) -> int:
    return surfaces.line_width(text, "bold", pixels)


def _plate(
    target: pygame.Surface, look: Look, rect: pygame.Rect, text: str, pixels: int
) -> None:  # fmt: skip
    theme = look.theme
    fill, edge = (*theme.panel[:3], 255 if theme.plain else 235), max(1, look.s(1))
    surfaces.slab(target, rect, look.s(7), fill, edge, theme.brass)
    look.write(
        target, text, rect.center, "label", face="bold", align="centre", middle=True,
        colour=theme.text, pixels=pixels,
    )  # fmt: skip


def in_frame(
    look: Look, slot: Slot, text: str, down: float, colour: Colour
) -> tuple[FramePart, ...]:
    """Return words in the empty frame of a place for cards, wrapped.

    They are in the part below `down`, a share of the frame's height.
    """
    width = round(slot.width) - look.s(12)
    top = slot.y - slot.height / 2 + slot.height * down
    free = round(slot.y + slot.height / 2 - look.s(6) - top)
    lines, pixels = fitted_block(look, text, CAPTION, "label", (width, free))
    line = round(pixels * 1.25)
    y = top + max(0, free - line * len(lines)) / 2
    return tuple(
        look.written(
            row, (slot.x, y + (number + 0.5) * line), "label", face=CAPTION, align="centre",
            middle=True, colour=colour, width=width, pixels=pixels,
        )
        for number, row in enumerate(lines)
    )  # fmt: skip


def fitted_block(
    look: Look, text: str, face: str, step: str, room: tuple[int, int], least: float = _LEAST
) -> tuple[tuple[str, ...], int]:
    """Return the text in lines and its size in pixels: the largest that fits.

    `least` is the minimum size, as a share of the usual one.
    """
    whole = look.pixels(step)
    smallest = max(6, round(whole * least))
    for pixels in range(whole, smallest - 1, -1):
        most = max(1, int(room[1] / (pixels * 1.25)))
        lines = surfaces.wrap(text, face, pixels, room[0])
        wide = (surfaces.line_width(line, face, pixels) for line in lines)
        if len(lines) <= most and all(one <= room[0] for one in wide):
            return surfaces.balanced(text, face, pixels, room[0]), pixels
    return in_lines(text, face, smallest, room[0], most)
