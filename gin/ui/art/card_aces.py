"""The aces: an ornate ace of spades, and three plainer ones."""

from __future__ import annotations

import math

from gin.ui.art.card_stock import CLUB_LOBES, CLUB_STEM, DIAMOND, HEART, SPADE, DeckStyle, draw_suit
from gin.ui.art.vector import Canvas, Colour, ellipse


def _gold(style: DeckStyle) -> Colour:
    return (240, 200, 90) if style.black else (192, 146, 56)


def draw_ace(canvas: Canvas, suit: str, style: DeckStyle) -> None:
    """Draw the middle of an ace."""
    if suit == "S":
        _draw_ace_of_spades(canvas, style)
    else:
        _draw_plain_ace(canvas, suit, style)


def _draw_plain_ace(canvas: Canvas, suit: str, style: DeckStyle) -> None:
    ink, gold = style.ink(suit), _gold(style)
    size = 38.0 if style.jumbo else 41.0
    outer = size + 8.0
    _enlarged_suit(canvas, suit, size, 3.8, gold)
    _enlarged_suit(canvas, suit, size, 2.9, style.paper)
    draw_suit(canvas, suit, 50, 70, size, ink)
    with canvas.at(50, 70, size * 0.74):
        if suit == "C":
            for x, y, radius in CLUB_LOBES[:3]:
                canvas.ring(x, y, radius * 0.9, 0.022, gold)
        else:
            canvas.stroke(HEART if suit == "H" else DIAMOND, 0.024, gold, closed=True)
    for down in (False, True):
        with canvas.at(50, 70, turn=180 if down else 0), canvas.at(0, -outer * 0.5 - 2):
            for tilt, reach in ((-46, 6.0), (-23, 7.6), (0, 10.0), (23, 7.6), (46, 6.0)):
                with canvas.at(0, 4.5, turn=tilt):
                    canvas.brush(
                        ((0, -5), (0, -5 - reach / 2), (0, -5 - reach)), 1.3, gold, (0.3, 0.1)
                    )


def _enlarged_suit(canvas: Canvas, suit: str, size: float, by: float, colour: Colour) -> None:
    """Draw a suit enlarged by `by` units on every side."""
    with canvas.at(50, 70, size):
        if suit == "C":
            canvas.stroke(CLUB_STEM, 2 * by / size, colour, closed=True)
            for x, y, radius in CLUB_LOBES:
                canvas.disc(x, y, radius + by / size, colour)
        else:
            shape = HEART if suit == "H" else DIAMOND
            canvas.fill(shape, colour)
            canvas.stroke(shape, 2 * by / size, colour, closed=True)


# By jumbo and Braille: the ring's half axes, the spade's height, and the right and lower edge of the
# corner index with its Braille cells. The rays around the ring must not touch the index.
_RINGS = {
    (False, False): (35.4, 35.4, 45.0, 21.6, 45.0),
    (False, True): (25.8, 42.0, 44.0, 23.4, 61.5),
    (True, False): (21.4, 48.0, 39.0, 27.6, 61.0),
    (True, True): (22.6, 48.0, 41.0, 26.6, 69.8),
}


def _draw_ace_of_spades(canvas: Canvas, style: DeckStyle) -> None:
    across, down, size, right, bottom = _RINGS[style.jumbo, style.braille]
    with canvas.at(50, 70):
        _rays(canvas, across, down, right, bottom, _gold(style))
        canvas.stroke(ellipse(0, 0, across, down), 0.9, _gold(style), closed=True)
        canvas.stroke(ellipse(0, 0, across - 1.5, down - 1.5), 0.5, style.ink("S"), closed=True)
        _laurel(canvas, across - 5.8, down - 5.8, style)
        draw_great_spade(canvas, size, style)


def _rays(
    canvas: Canvas, across: float, down: float, right: float, bottom: float, gold: Colour
) -> None:
    for i in range(48):
        reach = (5.6, 1.6, 3.2, 1.6)[i % 4]
        angle = math.radians(i * 7.5)
        x, y = across * math.sin(angle), -down * math.cos(angle)
        nx, ny = math.sin(angle) / across, -math.cos(angle) / down
        length = math.hypot(nx, ny)
        nx, ny = nx / length, ny / length
        while reach > 0.5:
            tip_x, tip_y = abs(x + nx * reach), (y + ny * reach) * (1 if x < 0 else -1)
            if tip_x < 50 - right - 0.9 or tip_y > bottom - 70 + 0.9:
                break
            reach -= 0.4
        else:
            continue
        foot = (x - ny * 0.7, y + nx * 0.7), (x + ny * 0.7, y - nx * 0.7)
        x, y = x + nx * reach, y + ny * reach
        tip = (x + ny * 0.1, y - nx * 0.1), (x - ny * 0.1, y + nx * 0.1)
        canvas.fill((*foot, *tip), gold)


_LAUREL_LEAF = "M0 0 C1.9 -1.6 2.0 -4.4 0 -6.6 C-2.0 -4.4 -1.9 -1.6 0 0 Z"


def _laurel(canvas: Canvas, across: float, down: float, style: DeckStyle) -> None:
    """Draw two branches; in a narrow ring, leave gaps at the spade's sides."""
    ink, gold = style.ink("S"), _gold(style)
    narrow = across < 26
    arcs = ((84, 47), (-31, -68)) if narrow else ((84, -64),)
    leaves = (
        (82, 72, 61, 50, -34, -45, -55, -64) if narrow else tuple(80 - i * 13.6 for i in range(11))
    )
    for _ in canvas.both_sides():
        for start, end in arcs:
            canvas.stroke(ellipse(0, 0, across, down, start, end), 0.55, ink)
        for i, angle in enumerate(leaves):
            cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            turn = math.degrees(math.atan2(across * sin, down * cos))
            with canvas.at(across * cos, down * sin, 1 - i * 0.028, turn):
                for tilt in (-34, 34):
                    with canvas.at(0, 0, turn=tilt):
                        canvas.fill(_LAUREL_LEAF, ink)
                if i % 2:
                    canvas.disc(0, -0.4, 0.85, gold)
    top = -down - 0.4 if not narrow else -down + 1.4
    draw_suit(canvas, "S", 0, top, 6.4, gold)
    canvas.fill(((-5, down - 0.2), (0, down - 2), (5, down - 0.2), (0, down + 1.6)), gold)
    canvas.disc(0, down - 0.2, 1.5, style.paper)


def draw_great_spade(canvas: Canvas, size: float, style: DeckStyle) -> None:
    """Draw a spade with a gilt fan of rays around the origin."""
    ink, paper, gold = style.ink("S"), style.paper, _gold(style)
    draw_suit(canvas, "S", 0, -0.6, size, ink)
    with canvas.at(0, -2.4, size * 0.733):
        canvas.stroke(SPADE, 0.022, gold, closed=True)
    with canvas.at(0, 4.6, size / 45):
        for i in range(-4, 5):
            reach = 16.8 - abs(i) * 1.5
            tint = paper if i % 2 else gold
            with canvas.at(0, 0, turn=i * 15.5):
                canvas.brush(((0, -2), (0, -reach * 0.55), (0, -reach)), 1.35, tint, (0.25, 0.1))
                canvas.disc(0, -reach - 0.9, 0.6, tint)
        canvas.disc(0, 0, 2.5, gold)
        canvas.disc(0, 0, 1.5, ink)
