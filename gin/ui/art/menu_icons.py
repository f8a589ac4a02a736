"""Engraved icons of the menu: lines of one thickness in a square of 24 units."""

from __future__ import annotations

import pygame

from gin.interface.pictures import Icon
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, ellipse

_WIDTH = 1.9
_LINES: dict[Icon, str] = {
    Icon.GAMES: (
        "M4 8.5 L12.6 6.2 L16.2 19.6 L7.6 21.9 Z"
        "M14.6 5 L17.4 3.6 L21.6 4.9 L18.3 16.4"
    ),
    Icon.PAIR: (
        "M2.5 20.5 C2.5 15.6 5 13.6 8.5 13.6 C12 13.6 14.5 15.6 14.5 20.5 Z"
        "M16.6 13.4 C19.8 13.6 21.8 16 21.8 20.5 L18.4 20.5"
    ),
    Icon.LADDER: "M7.5 2.5 L6 21.5 M16.5 2.5 L18 21.5 M7.2 7 L16.8 7 M6.8 12 L17.2 12 M6.4 17 L17.6 17",
    Icon.TOURNAMENT: (
        "M2.5 3.5 L9.5 3.5 L9.5 9.5 L2.5 9.5 M2.5 14.5 L9.5 14.5 L9.5 20.5 L2.5 20.5"
        "M9.5 6.5 L15.5 6.5 L15.5 17.5 L9.5 17.5 M15.5 12 L21.5 12"
    ),
    Icon.EXERCISES: "M12 1.6 L12 5.4 M12 18.6 L12 22.4 M1.6 12 L5.4 12 M18.6 12 L22.4 12",
    Icon.ACHIEVEMENTS: "M8.4 9.6 L4.6 2.5 L9.6 2.5 L12 7 L14.4 2.5 L19.4 2.5 L15.6 9.6",
    Icon.STATISTICS: "M2.5 21.3 L21.5 21.3 M6 17.6 L6 13 M12 17.6 L12 4 M18 17.6 L18 8.6",
    Icon.PLAYERS: "M4.4 21 C4.4 15.6 7.6 13.6 12 13.6 C16.4 13.6 19.6 15.6 19.6 21 Z",
    Icon.SETTINGS: (
        "M2.5 5.5 L12.6 5.5 M18.4 5.5 L21.5 5.5 M2.5 12 L4.6 12 M10.4 12 L21.5 12"
        "M2.5 18.5 L11.6 18.5 M17.4 18.5 L21.5 18.5"
    ),
    Icon.RULES: (
        "M12 6 C9.6 3.9 6 3.6 2.5 4 L2.5 18.6 C6 18.2 9.6 18.6 12 20.6"
        "C14.4 18.6 18 18.2 21.5 18.6 L21.5 4 C18 3.6 14.4 3.9 12 6 L12 20.6"
    ),
    Icon.HELP: (
        "M8.9 9.6 C8.9 5.6 15.2 5.6 15.2 9.5 C15.2 12 12.1 12 12.1 14.4"
    ),
    Icon.QUIT: (
        "M13.5 7.5 L13.5 3 L3.5 3 L3.5 21 L13.5 21 L13.5 16.5"
        "M8.5 12 L21.5 12 M17.4 7.9 L21.5 12 L17.4 16.1"
    ),
}  # fmt: skip
_RINGS: dict[Icon, tuple[tuple[float, float, float], ...]] = {
    Icon.PAIR: ((8.5, 7.4, 3.6),),
    Icon.EXERCISES: ((12, 12, 7.0),),
    Icon.ACHIEVEMENTS: ((12, 15.2, 6.2),),
    Icon.PLAYERS: ((12, 7, 4.2),),
    Icon.SETTINGS: ((15.5, 5.5, 2.6), (7.5, 12, 2.6), (14.5, 18.5, 2.6)),
    Icon.HELP: ((12, 12, 10.0),),
}
"""Circles by centre and radius."""
_DOTS: dict[Icon, tuple[float, float, float]] = {
    Icon.EXERCISES: (12, 12, 2.0),
    Icon.HELP: (12.1, 17.7, 1.4),
}


@cached
def menu_icon(icon: Icon, size: int, colour: Colour) -> pygame.Surface:
    """Draw an icon of the menu, `size` pixels wide and high."""
    ink = colour[:3]
    canvas = Canvas((size, size), 24, 4, (*ink, 0))
    canvas.stroke(_LINES[icon], _WIDTH, ink)
    for x, y, radius in _RINGS.get(icon, ()):
        canvas.stroke(ellipse(x, y, radius, radius, 0, 360), _WIDTH, ink, closed=True)
    if icon is Icon.PAIR:
        canvas.stroke(ellipse(15.4, 7.4, 3.6, 3.6, -80, 80), _WIDTH, ink)
    if icon in _DOTS:
        canvas.disc(*_DOTS[icon], ink)
    return canvas.finished()
