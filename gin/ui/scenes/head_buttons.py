"""The buttons next to a page's title."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gin.interface.view import ButtonSpot, Item, View
from gin.language.translation import printed
from gin.ui.render.boxes import Buttons, PlacedBox, button, button_height
from gin.ui.render.style import Look
from gin.ui.scenes.base import back_rect, header_height

_LEAST_SHARE, _LEAST_SHARE_TALL = 0.7, 0.9
"""Share of their width to which buttons may shrink to stay next to the title.

The second is for a tall window, which has enough height for a line of buttons.
"""


def head_buttons(
    view: View, look: Look, spot: ButtonSpot = ButtonSpot.HEAD
) -> tuple[tuple[PlacedBox, ...], int]:
    """Lay the buttons of this spot at the top, the first outermost.

    If the title leaves too little room, they move to lines below it. Return them with the number of
    pixels by which the page starts lower, because of them or of a long subtitle.
    """
    items = [item for item in view.zones[-1].items if item.spot is spot]
    right, gap, high = look.width - look.s(34), look.s(12), button_height(look)
    wide = [
        max(look.s(110), look.width_of(printed(item.written), "bold", "body") + look.s(40))
        for item in items
    ]
    # Ignore the subtitle: it runs below the buttons.
    title = look.width_of(printed(view.title), "display", "heading")
    room = right - back_rect(look).right - look.s(28) - title - gap * (len(items) - 1)
    share = min(1.0, room / max(1, sum(wide)))
    if share < (_LEAST_SHARE_TALL if look.tall else _LEAST_SHARE):
        return _below(items, view, look)
    pieces = []
    for item, wish in zip(items, wide, strict=True):
        rect = pygame.Rect(0, look.s(34), round(wish * share), high)
        rect.right = right
        pieces.append(PlacedBox(rect, button(item, main=item.ref in view.mains), item.ref))
        right = rect.left - gap
    return tuple(pieces), header_height(look, view.subtitle) - header_height(look)


def _below(items: Sequence[Item], view: View, look: Look) -> tuple[tuple[PlacedBox, ...], int]:
    side = look.s(34)
    at = (side, header_height(look, view.subtitle))
    laid = Buttons(tuple(reversed(items)), view.mains).lay(look, at, look.width - 2 * side)
    return laid.pieces, at[1] - header_height(look) + laid.rect.h + look.s(16)
