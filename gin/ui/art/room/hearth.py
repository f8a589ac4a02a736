"""The fireplace and its mantel."""

from __future__ import annotations

import pygame

from gin.ui.art.image_cache import saved
from gin.ui.art.room.decor import GILT, GILT_DARK, GILT_LIGHT, LINE, Decor, canvas_for, shade
from gin.ui.art.vector import Canvas, Colour, Polygon, ellipse, mix

WIDE, HIGH = 204, 276
"""Size of the fireplace in units, from the mantel's upper edge to the foot of the hearth."""
FIRE = (52, 130, 100, 108)
"""The place of the flames: left, top, width and height in units."""
_SOOT: Colour = (26, 15, 13)
_BRICK: Colour = (92, 44, 32)
_IRON: Colour = (30, 26, 28)
_LOG: Colour = (88, 52, 32)


TOP = 74
"""Height of the upper part of the fireplace, which is an image apart."""


@saved
def mantelpiece(decor: Decor, scale: float) -> pygame.Surface:
    """Draw the upper part of the fireplace in full light: the shelf and the frieze."""
    c = canvas_for(WIDE, TOP, scale, decor.stone)
    _frieze(c, decor)
    _shelf(c, decor.stone)
    return c.finished()


@saved
def fireplace(decor: Decor, scale: float) -> pygame.Surface:
    """Draw the lower part of the fireplace in full light, without flames."""
    c = canvas_for(WIDE, HIGH - TOP, scale, decor.stone)
    with c.at(0, -TOP):
        _opening(c)
        # A slip of dark marble around the opening, and a pilaster at each side.
        c.fill(_arch_slip(), mix(decor.curtain, (20, 14, 14), 0.45))
        c.stroke(_arch(), 1.6, GILT)
        c.stroke(_arch(2.0), 1.0, LINE)
        _pilasters(c, decor.stone)
        _slab(c, decor.stone)
    return c.finished()


def _rect(x: float, y: float, wide: float, high: float) -> Polygon:
    return ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


def _arch(grow: float = 0.0) -> list[tuple[float, float]]:
    left, right, spring = 54 - grow, 150 + grow, 122.0
    curve = ellipse(102, spring, (right - left) / 2, 26 + grow, 180, 360)
    return [(left, 252), *curve, (right, 252)]


def _arch_slip() -> Polygon:
    return [(42, 252), (42, 74), (162, 74), (162, 252), *reversed(_arch())]


def _opening(c: Canvas) -> None:
    c.fill(_rect(50, 90, 104, 162), _SOOT)
    # The bricks at the back are lit from below.
    for row in range(9):
        y = 232 - row * 13
        for column in range(-1, 5):
            x = 66 + column * 22 + (11 if row % 2 else 0)
            lit = max(0.0, 0.85 - row * 0.1 - abs(x + 10 - 102) / 120)
            c.fill(_rect(x + 1, y + 1, 20, 11), mix(_SOOT, _BRICK, lit))
    # The sides lead inwards.
    c.fill(((50, 90), (66, 110), (66, 244), (50, 252)), shade(_BRICK, 0.62))
    c.fill(((154, 90), (138, 110), (138, 244), (154, 252)), shade(_BRICK, 0.62))
    c.fill(((50, 252), (66, 243), (138, 243), (154, 252)), shade(_BRICK, 0.5))
    # Logs in an iron basket.
    for x, y, turn in ((84, 222, -7), (120, 221, 8), (102, 208, 3)):
        _log(c, x, y, turn)
    c.fill(_rect(62, 226, 80, 4), _IRON)
    c.fill(_rect(62, 240, 80, 3), _IRON)
    for x in range(66, 142, 9):
        c.fill(_rect(x, 226, 2.4, 17), _IRON)
    for x in (62, 142):
        c.stroke(((x, 206), (x, 252)), 4.2, _IRON)
        c.disc(x, 204, 4.6, GILT_DARK)
        c.disc(x - 0.8, 203, 2.4, GILT)


def _log(c: Canvas, x: float, y: float, turn: float) -> None:
    with c.at(x, y, turn=turn):
        c.stroke(((-26, 0), (26, 0)), 15, LINE)
        c.stroke(((-26, 0), (26, 0)), 12.6, _LOG)
        for line in (-3.4, 0.6, 3.6):
            c.stroke(((-24, line), (20, line - 0.6)), 0.9, shade(_LOG, 0.4))
        c.stroke(((-24, 5), (24, 5)), 1.8, (214, 96, 34))
        c.fill(ellipse(28, 0, 4.4, 6.2), (168, 112, 66))
        c.stroke(ellipse(28, 0, 2.2, 3.4), 0.8, shade(_LOG, 0.1))


def _pilasters(c: Canvas, stone: Colour) -> None:
    for left, light in ((8, -0.2), (162, 0.02)):
        x = float(left)
        c.fill(_rect(x, 26, 34, 226), shade(stone, 0.06))
        c.fill(_rect(x, 26, 3, 226), shade(stone, light))
        c.fill(_rect(x + 31, 26, 3, 226), shade(stone, 0.36))
        # A sunk panel with a drop of leaves, a capital above, and a plinth below.
        c.fill(_rect(x + 8, 84, 18, 138), shade(stone, 0.3))
        c.fill(_rect(x + 9.6, 86, 16.4, 136), shade(stone, 0.16))
        for number in range(5):
            with c.at(x + 17, 100 + number * 22):
                c.fill("M0 -9 C5 -4 5 3 0 9 C-5 3 -5 -4 0 -9 Z", shade(stone, -0.1))
                c.stroke("M0 -6 L0 8", 0.9, shade(stone, 0.35))
        for y, grow, tone in ((70, 2, 0.3), (72, 2, -0.2), (76, 0, 0.1)):
            c.fill(_rect(x - grow, y, 34 + 2 * grow, 3), shade(stone, tone))
        c.fill(_rect(x - 2, 230, 38, 22), shade(stone, 0.12))
        c.fill(_rect(x - 2, 230, 38, 2.4), shade(stone, -0.2))
        c.fill(_rect(x - 2, 249, 38, 3), shade(stone, 0.5))


def _frieze(c: Canvas, decor: Decor) -> None:
    stone = decor.stone
    c.fill(_rect(8, 24, 188, 46), shade(stone, 0.04))
    c.fill(_rect(8, 66, 188, 4), shade(stone, 0.3))
    c.fill(_rect(6, 70, 192, 4), shade(stone, 0.1))
    c.fill(_rect(52, 32, 100, 28), shade(stone, 0.3))
    c.fill(_rect(53.4, 33.6, 98.6, 26.4), shade(stone, 0.15))
    # A garland in the middle panel, and a rosette above each pilaster.
    for t in range(-6, 7):
        x, y = 102 + t * 7, 52 - t * t * 0.36
        with c.at(x, y, turn=-t * 9):
            c.fill("M0 -5.5 C4 -2 4 2 0 5.5 C-4 2 -4 -2 0 -5.5 Z", shade(stone, -0.14))
            c.stroke("M0 -4 L0 4", 0.7, shade(stone, 0.3))
    for x in (25, 179):
        c.disc(x, 47, 12, shade(stone, 0.3))
        c.disc(x, 46, 10.6, shade(stone, 0.02))
        for turn in range(8):
            with c.at(x, 46, turn=45 * turn):
                c.fill("M0 -1 C3 -4 3 -8 0 -10 C-3 -8 -3 -4 0 -1 Z", shade(stone, -0.16))
        c.disc(x, 46, 2.6, shade(stone, 0.3))


def _shelf(c: Canvas, stone: Colour) -> None:
    for y, inset, high, tone in (
        (0, 0, 3, -0.42), (3, 0, 7, -0.05), (10, 1, 2, 0.34), (12, 4, 5, 0.02), (17, 5, 2, 0.4),
        (19, 7, 5, 0.1), (24, 8, 2, 0.5),
    ):  # fmt: skip
        c.fill(_rect(inset, y, WIDE - 2 * inset, high), shade(stone, tone))


def _slab(c: Canvas, stone: Colour) -> None:
    c.fill(((4, 252), (200, 252), (204, 268), (0, 268)), shade(stone, 0.26))
    c.fill(
        ((50, 252), (154, 252), (158, 268), (46, 268)), mix(shade(stone, 0.26), (240, 150, 70), 0.3)
    )
    c.fill(_rect(0, 268, 204, 6), shade(stone, 0.5))
    c.fill(_rect(0, 274, 204, 2), LINE)


@saved
def mirror(decor: Decor, scale: float) -> pygame.Surface:
    """Draw the picture above the mantel: four suits in a gilt frame."""
    from gin.ui.art.card_stock import draw_suit

    wide, high = MIRROR
    c = canvas_for(wide, high, scale, GILT_DARK)
    c.fill(_rect(0, 0, wide, high), LINE)
    c.fill(_rect(1.4, 1.4, wide - 2.8, high - 2.8), GILT)
    c.fill(
        ((1.4, 1.4), (wide - 1.4, 1.4), (wide - 6, 6), (6, 6), (6, high - 6), (1.4, high - 1.4)),
        GILT_LIGHT,
    )
    c.fill(_rect(6, 6, wide - 12, high - 12), GILT_DARK)
    c.fill(_rect(8, 8, wide - 16, high - 16), shade(GILT, 0.12))
    c.fill(_rect(12, 12, wide - 24, high - 24), LINE)
    ground = shade(decor.wall, 0.62)
    c.fill(_rect(13, 13, wide - 26, high - 26), ground)
    inner = mix(ground, GILT, 0.45)
    c.stroke(_rect(18, 18, wide - 36, high - 36), 0.9, inner, closed=True)
    for index, suit in enumerate("SHCD"):
        x = wide / 2 + (-1, 1)[index % 2] * (wide - 36) * 0.235
        y = high / 2 + (-1, 1)[index // 2] * (high - 36) * 0.245
        draw_suit(c, suit, x, y, (high - 36) * 0.3, mix(ground, GILT_LIGHT, 0.72))
    for line in (((wide / 2, 24), (wide / 2, high - 24)), ((24, high / 2), (wide - 24, high / 2))):
        c.stroke(line, 0.8, inner)
    return c.finished()


MIRROR = (104, 112)
"""Size of the picture above the mantel, in units."""
