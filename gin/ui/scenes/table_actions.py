"""Buttons for moves: a column at the lower right, in which a button keeps its place and width."""

from __future__ import annotations

import pygame

from gin.interface.refs import DO_IT
from gin.interface.view import ButtonSpot, Item, View
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import BESIDE, LEAST_LETTERS
from gin.ui.scenes.table_measures import hud_edge, mirrored, table_button_height, wall_width

_ACTION, _MOST = 150, 250
"""Usual width of a button, and its maximum width in large print, in units."""
_ONE_LINE, _IN_LINES = 0.86, 0.92
"""Smallest size of a label in one line, and size of one in several, as shares of the usual size."""


def first_action(look: Look) -> pygame.Rect:
    """Return the place of the most important button: wholly on the cloth, or in front of the room.

    A column of buttons grows upwards from it.
    """
    edge, wide = hud_edge(look), look.s(min(_MOST, _ACTION * max(1.0, look.text_percent / 100)))
    if edge < wall_width(look):
        wide = min(wide, wall_width(look) - edge - look.s(8))
    rect = pygame.Rect(0, 0, wide, table_button_height(look))
    rect.bottomright = look.width - edge, look.height - look.s(34)
    return mirrored(look, rect)


def action_rect(look: Look, item: Item) -> pygame.Rect:
    """Return the place of a button that is alone there, as high as its label needs."""
    first = first_action(look)
    high = max(first.h, _height(look, item, first.w))
    return pygame.Rect(first.x, first.bottom - high, first.w, high)


def action_pixels(look: Look, item: Item, width: int) -> int:
    """Return the size of a button's label, which is in several lines if one is too small."""
    text, usual = printed(item.written), look.pixels("body")
    least = max(LEAST_LETTERS, round(usual * _ONE_LINE))
    for pixels in range(usual, min(usual, least) - 1, -1):
        if _wide(look, text, pixels) <= width - look.s(BESIDE):
            return pixels
    pixels = max(LEAST_LETTERS, round(usual * _IN_LINES))
    while pixels > LEAST_LETTERS and any(
        _wide(look, word, pixels) > _inside(look, width) for word in text.split()
    ):
        pixels -= 1
    return pixels


def place_actions(items: tuple[Item, ...], view: View, look: Look, place: Placement) -> None:
    """Place the discard button lowest, then the main button, then the others.

    Each is above the one before, or next to it in a tall window. Without a discard button, the one
    that makes the advised move is the lowest, even while the coach is still thinking.
    """
    found = [item for item in items if item.spot in (ButtonSpot.ROW, ButtonSpot.DISCARD)]
    low = view.at(ButtonSpot.DISCARD)
    lowest = low.ref if low is not None else DO_IT
    found.sort(key=lambda item: (item.ref != lowest, item.ref not in view.mains))
    first = mirrored(look, first_action(look))
    x, y = first.right, first.bottom
    # A word that is wider than the column needs a wider one.
    column = max([first.w, *(_widest_word(look, item) for item in found)])
    for item in found:
        high = max(first.h, _height(look, item, column))
        if look.tall and x < first.right and x - column < look.s(34 + 160 + 12):
            x, y = first.right, y - high - look.s(10)
        place.slots[item.ref] = Slot.of(
            mirrored(look, pygame.Rect(x - column, y - high, column, high))
        )
        if look.tall:
            x -= column + look.s(10)
        else:
            y -= high + look.s(10)


def _height(look: Look, item: Item, width: int) -> int:
    pixels = action_pixels(look, item, width)
    lines = surfaces.balanced(printed(item.written), "bold", pixels, _inside(look, width))
    return round(len(lines) * pixels * 1.12) + look.s(12)


def _widest_word(look: Look, item: Item) -> int:
    words = printed(item.written).split()
    return max((_wide(look, word, LEAST_LETTERS) for word in words), default=0) + look.s(BESIDE)


def _wide(look: Look, text: str, pixels: int) -> int:
    return surfaces.line_image(text, "bold", pixels, look.theme.text).get_width()


def _inside(look: Look, width: int) -> int:
    """Return the width for text in several lines, as `surfaces.button` breaks it."""
    return width - 2 * round(4 * look.scale)
