"""Trophies of the cabinet: cups, medals, plaques, and portraits in frames."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gin.interface.pictures import Metal, Mood, TrophyPicture, TrophyShape
from gin.ui.art import design
from gin.ui.art.card_stock import draw_suit
from gin.ui.art.image_cache import cached, saved
from gin.ui.art.portraits import portrait
from gin.ui.art.vector import Canvas, Colour, ellipse, mix, star, symmetric

_METALS: dict[Metal, tuple[Colour, Colour, Colour]] = {
    Metal.BRONZE: ((238, 186, 142), (184, 118, 72), (106, 60, 30)),
    Metal.SILVER: ((250, 252, 255), (190, 198, 208), (104, 112, 126)),
    Metal.GOLD: ((255, 238, 176), (228, 184, 92), (140, 98, 38)),
}
"""Light, base and shadow of a metal."""
_RIBBONS: dict[Metal, Colour] = {
    Metal.BRONZE: (44, 98, 84),
    Metal.SILVER: (52, 78, 140),
    Metal.GOLD: (150, 30, 44),
}
_BOWL = symmetric("M0 10 L27 10 C27 30 22 46 8 53 C5 55 4 57 4 60 L0 60")
_BASE = symmetric("M0 74 L13 74 L17 84 L0 84")
_HANDLE = "M26 16 C44 12 46 36 20 40"
_WOOD: Colour = (104, 66, 38)
_PALE, _LIGHTER = 150, 44
"""Opacity of a trophy that is not earned, and light added to it, from 0 to 255."""


@saved
def trophy(picture: TrophyPicture, size: int) -> pygame.Surface:
    """Draw a trophy in a square of this size, standing on its lower edge."""
    canvas = Canvas((size, size), 100, 4, (*_METALS[picture.metal][2], 0))
    _SHAPES[picture.shape](canvas, picture)
    return canvas.finished()


@cached
def unearned(picture: TrophyPicture, size: int) -> pygame.Surface:
    """Draw a trophy that is not earned yet, grey and pale."""
    grey = pygame.transform.grayscale(trophy(picture, size))
    grey.fill((_LIGHTER, _LIGHTER, _LIGHTER, 0), special_flags=pygame.BLEND_RGB_ADD)
    grey.fill((255, 255, 255, _PALE), special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def _cup(c: Canvas, picture: TrophyPicture) -> None:
    light, base, dark = _METALS[picture.metal]
    with c.at(50, 14):
        for _ in c.both_sides():
            c.stroke(_HANDLE, 5.4, dark)
            c.stroke(_HANDLE, 3.0, base)
        c.fill(symmetric("M0 58 L4 58 C4 68 6 72 12 75 L0 75"), dark)
        c.outlined(_BASE, _WOOD, 1.4, mix(_WOOD, (0, 0, 0), 0.4), closed=True)
        c.outlined(_BOWL, base, 1.6, dark, closed=True)
        c.fill("M-21 14 C-21 30 -17 42 -9 49 C-14 38 -15 26 -14 14 Z", light)
        c.fill("M16 14 C16 30 12 42 5 50 C16 44 21 30 22 14 Z", mix(base, dark, 0.4))
        c.fill(ellipse(0, 10, 27, 4.6), dark)
        c.fill(ellipse(0, 9.4, 25.4, 3.4), mix(base, dark, 0.55))
    _engrave(c, picture, 50, 46, 22)


def _medal(c: Canvas, picture: TrophyPicture) -> None:
    light, base, dark = _METALS[picture.metal]
    ribbon = _RIBBONS[picture.metal]
    for x, turn in ((41, -16), (59, 16)):
        with c.at(x, 26, turn=-turn):
            c.fill(((-9, -22), (9, -22), (9, 24), (-9, 24)), ribbon)
            c.fill(((-2.4, -22), (2.4, -22), (2.4, 24), (-2.4, 24)), mix(ribbon, light, 0.6))
    c.fill(star(50, 66, 16, 33.5, 29.5), dark)
    c.disc(50, 66, 28.5, base)
    c.ring(50, 66, 25.4, 1.6, dark)
    c.disc(50, 66, 22.6, mix(base, light, 0.4))
    _engrave(c, picture, 50, 66, 26)


def _plaque(c: Canvas, picture: TrophyPicture) -> None:
    light, base, dark = _METALS[picture.metal]
    shield = symmetric("M0 10 C12 16 24 17 34 14 L34 48 C34 72 18 86 0 96")
    inner = symmetric("M0 20 C10 24 19 25 26 23 L26 48 C26 66 14 77 0 85")
    with c.at(50, 2):
        c.outlined(shield, _WOOD, 2.0, mix(_WOOD, (0, 0, 0), 0.45), closed=True)
        c.outlined(inner, base, 1.4, dark, closed=True)
        c.fill(
            "M-24 24 C-18 26 -10 25 -2 22 L-20 62 C-23 56 -24 52 -24 48 Z", mix(base, light, 0.6)
        )
    _engrave(c, picture, 50, 52, 24)


def _frame(c: Canvas, picture: TrophyPicture) -> None:
    """Draw a standing picture frame with an opponent's portrait."""
    light, base, dark = _METALS[picture.metal]
    c.fill(((28, 98), (38, 84), (62, 84), (72, 98)), mix(_WOOD, (0, 0, 0), 0.3))
    c.outlined(((12, 12), (88, 12), (88, 92), (12, 92)), base, 1.8, dark, closed=True)
    c.fill(((15, 15), (85, 15), (82, 18), (18, 18), (18, 86), (15, 89)), light)
    c.fill(((20, 20), (80, 20), (80, 84), (20, 84)), (46, 40, 40))
    assert picture.portrait is not None
    side = round(58 * c.scale)
    face = portrait(picture.portrait, side, Mood.PLEASED)
    c.surface.blit(face, face.get_rect(center=(50 * c.scale, 52 * c.scale)))


_SHAPES: dict[TrophyShape, Callable[[Canvas, TrophyPicture], None]] = {
    TrophyShape.CUP: _cup,
    TrophyShape.MEDAL: _medal,
    TrophyShape.PLAQUE: _plaque,
    TrophyShape.FRAME: _frame,
}


def _engrave(c: Canvas, picture: TrophyPicture, x: float, y: float, high: float) -> None:
    """Engrave a suit, or else a number, into the metal."""
    dark = mix(_METALS[picture.metal][2], (0, 0, 0), 0.35)
    if picture.mark in ("S", "H", "D", "C"):
        draw_suit(c, picture.mark, x, y, high, dark)
        return
    high *= 1 - 0.14 * max(0, len(picture.mark) - 1)
    font = design.font("display", max(6, round(high * c.scale * 1.1)))
    image = font.render(picture.mark, True, dark)
    image = image.subsurface(image.get_bounding_rect())
    c.surface.blit(image, image.get_rect(center=(x * c.scale, y * c.scale)))
