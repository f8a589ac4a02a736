"""Trophies of the cabinet: a shape for each group of goals, and portraits in frames."""

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
_GREEN: Colour = (40, 108, 84)
_CLARET: Colour = (158, 34, 50)
_BLUE: Colour = (46, 82, 156)
_CREAM: Colour = (240, 230, 206)
"""Colours of ribbons and enamel, one for each kind of medal."""
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


def _goblet(c: Canvas, picture: TrophyPicture) -> None:
    """Draw a tall goblet without handles, on a round foot."""
    light, base, dark = _METALS[picture.metal]
    bowl = symmetric("M0 4 L21 4 C22 24 20 42 9 50 C6 52 4 54 4 58 L0 58")
    foot = symmetric("M0 58 L4 58 C4 66 4 74 9 78 C16 81 21 82 21 86 L0 86")
    with c.at(50, 12):
        c.outlined(foot, base, 1.6, dark, closed=True)
        c.fill("M-4 58 C-4 66 -5 74 -10 79 L-14 82 L-4 82 C-1 74 -1 66 -1 58 Z", light)
        c.outlined(ellipse(0, 63, 7.5, 4), base, 1.4, dark, closed=True)
        c.outlined(bowl, base, 1.6, dark, closed=True)
        c.fill("M-17 8 C-17 24 -15 36 -8 45 C-11 34 -12 22 -11 8 Z", light)
        c.fill("M12 8 C12 26 9 38 4 48 C13 42 16 26 17 8 Z", mix(base, dark, 0.4))
        c.fill(ellipse(0, 4, 21, 3.8), dark)
        c.fill(ellipse(0, 3.6, 19.4, 2.8), mix(base, dark, 0.55))
    _engrave(c, picture, 50, 38, 21)


def _urn(c: Canvas, picture: TrophyPicture) -> None:
    """Draw a vase with a lid, a belly, and handles at its neck."""
    light, base, dark = _METALS[picture.metal]
    body = symmetric("M0 22 L11 22 C11 27 14 29 21 33 C32 42 26 62 9 70 L9 74 L0 74")
    lid = symmetric("M0 10 C7 11 13 15 15 22 L0 22")
    with c.at(50, 12):
        for _ in c.both_sides():
            c.stroke("M11 25 C24 18 34 26 27 40", 4.8, dark)
            c.stroke("M11 25 C24 18 34 26 27 40", 2.4, base)
        c.outlined(_BASE, _WOOD, 1.4, mix(_WOOD, (0, 0, 0), 0.4), closed=True)
        c.outlined(body, base, 1.6, dark, closed=True)
        c.fill("M-8 26 C-8 30 -18 32 -22 40 C-25 50 -20 58 -13 64 C-18 52 -17 38 -6 32 Z", light)
        c.fill("M10 30 C20 36 22 54 6 68 C22 62 27 50 24 42 Z", mix(base, dark, 0.4))
        c.outlined(lid, base, 1.5, dark, closed=True)
        c.fill("M-11 20 C-9 15 -6 13 -2 12 L-4 20 Z", light)
        c.disc(0, 7, 5.2, dark)
        c.disc(-0.4, 6.6, 3.8, base)
    _engrave(c, picture, 50, 61, 20)


def _medal(c: Canvas, picture: TrophyPicture) -> None:
    """Draw a round medal with a wavy edge, on two ends of a green ribbon."""
    light, base, dark = _METALS[picture.metal]
    for x, turn in ((41, -16), (59, 16)):
        with c.at(x, 26, turn=-turn):
            c.fill(((-9, -22), (9, -22), (9, 24), (-9, 24)), _GREEN)
            c.fill(((-2.4, -22), (2.4, -22), (2.4, 24), (-2.4, 24)), mix(_GREEN, _CREAM, 0.6))
    c.fill(star(50, 66, 16, 33.5, 29.5), dark)
    c.disc(50, 66, 28.5, base)
    c.ring(50, 66, 25.2, 3.6, _GREEN)
    c.disc(50, 66, 22.6, mix(base, light, 0.4))
    _engrave(c, picture, 50, 66, 26)


def _star(c: Canvas, picture: TrophyPicture) -> None:
    """Draw a star with five points, on a straight claret ribbon with a clasp."""
    light, base, dark = _METALS[picture.metal]
    c.fill(((38, 6), (62, 6), (62, 44), (38, 44)), _CLARET)
    for x in (43.5, 56.5):
        c.fill(((x - 2, 6), (x + 2, 6), (x + 2, 44), (x - 2, 44)), _CREAM)
    c.outlined(((33, 3), (67, 3), (67, 11), (33, 11)), base, 1.6, dark, closed=True)
    outer, inner = star(50, 66, 5, 35, 19), star(50, 66, 5, 31, 17)
    c.stroke(outer, 3.2, dark, closed=True)
    c.fill(outer, dark)
    for at, tip in enumerate(inner):
        following = inner[(at + 1) % len(inner)]
        c.fill(((50, 66), tip, following), light if at % 2 else mix(base, dark, 0.3))
    c.disc(50, 66, 17.6, dark)
    c.disc(50, 66, 16.2, mix(base, light, 0.5))
    _engrave(c, picture, 50, 66, 22)


def _cross(c: Canvas, picture: TrophyPicture) -> None:
    """Draw a cross of blue enamel with flared arms, on a blue ribbon for the neck."""
    light, base, dark = _METALS[picture.metal]
    c.fill(((22, 3), (38, 3), (56, 36), (44, 36)), _BLUE)
    c.fill(((78, 3), (62, 3), (44, 36), (56, 36)), mix(_BLUE, (0, 0, 0), 0.22))
    for x, side in ((22, 1), (78, -1)):
        c.fill(((x, 3), (x + 5 * side, 3), (50 - 1.6 * side, 36), (50 - 6 * side, 36)), _CREAM)
    c.ring(50, 35, 5, 3, dark)
    c.ring(50, 35, 5, 1.6, base)
    for turn in range(0, 360, 90):
        with c.at(50, 66, turn=turn):
            c.outlined(((-6, -10), (-17, -32), (17, -32), (6, -10)), base, 2.6, dark, closed=True)
            c.fill(((-5, -12), (-12.5, -28.5), (12.5, -28.5), (5, -12)), _BLUE)
            c.fill(((-5, -12), (-12.5, -28.5), (0, -28.5), (0, -12)), mix(_BLUE, _CREAM, 0.2))
    c.disc(50, 66, 18.6, dark)
    c.disc(50, 66, 17.2, mix(base, light, 0.5))
    _engrave(c, picture, 50, 66, 22)


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


def _tablet(c: Canvas, picture: TrophyPicture) -> None:
    """Draw a playing card of metal, standing on wood."""
    light, base, dark = _METALS[picture.metal]
    foot = ((24, 98), (28, 86), (72, 86), (76, 98))
    card = ((24, 14), (28, 10), (72, 10), (76, 14), (76, 86), (24, 86))
    c.outlined(foot, _WOOD, 1.4, mix(_WOOD, (0, 0, 0), 0.4), closed=True)
    c.outlined(card, base, 1.8, dark, closed=True)
    c.fill(((28, 14), (62, 14), (28, 70)), mix(base, light, 0.6))
    c.stroke(((30, 17), (70, 17), (70, 82), (30, 82)), 1.4, dark, closed=True)
    for x, y in ((37, 25), (63, 74)):
        draw_suit(c, "S", x, y, 9, mix(dark, (0, 0, 0), 0.35))
    _engrave(c, picture, 50, 50, 27)


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
    TrophyShape.GOBLET: _goblet,
    TrophyShape.URN: _urn,
    TrophyShape.MEDAL: _medal,
    TrophyShape.STAR: _star,
    TrophyShape.CROSS: _cross,
    TrophyShape.PLAQUE: _plaque,
    TrophyShape.TABLET: _tablet,
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
