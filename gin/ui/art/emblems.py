"""The signs of the games, each on a round paper seal."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import pygame

from gin.ui.art import cards
from gin.ui.art import theme as T
from gin.ui.art.die import die
from gin.ui.art.vector import Canvas, Colour, ellipse, mix, star

RED: Colour = (178, 24, 36)
INK: Colour = (26, 24, 34)
GOLD: Colour = (205, 163, 84)


def _suit(c: Canvas, suit: str, x: float, y: float, size: float, colour: Colour) -> None:
    cards.draw_suit(c, suit, x, y, size, colour)


def _little_card(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    turn: float = 0,
    fill: Colour = (252, 247, 235),
    suit: str = "",
    tint: Colour = INK,
) -> None:
    with c.at(x, y, 1, turn):
        h = w * 1.4
        r = w * 0.12
        box = [
            *ellipse(w / 2 - r, -h / 2 + r, r, r, -90, 0), *ellipse(w / 2 - r, h / 2 - r, r, r, 0, 90),
            *ellipse(-w / 2 + r, h / 2 - r, r, r, 90, 180), *ellipse(-w / 2 + r, -h / 2 + r, r, r, 180, 270),
        ]  # fmt: skip
        c.fill(box, fill)
        c.stroke(box, 2.2, INK, closed=True)
        if suit:
            _suit(c, suit, 0, 0, w * 0.62, tint)


def _text(c: Canvas, text: str, x: float, y: float, height: float, colour: Colour) -> None:
    font = T.font("display", round(height * c.scale * 1.35))
    image = font.render(text, True, colour)
    image = image.subsurface(image.get_bounding_rect())
    c.surface.blit(
        image, (x * c.scale - image.get_width() / 2, y * c.scale - image.get_height() / 2)
    )


def _emblem_fan(c: Canvas) -> None:
    for i, (suit, tint) in enumerate((("S", INK), ("H", RED), ("C", INK))):
        t = i - 1
        _little_card(c, 50 + t * 17, 51 + abs(t) * 4, 32, t * 17, suit=suit, tint=tint)


def _emblem_modern(c: Canvas) -> None:
    c.fill(star(50, 50, 16, 36, 29), GOLD)
    c.ring(50, 50, 25, 1.6, INK)
    _text(c, "25", 50, 50, 19, INK)


def _emblem_house(c: Canvas) -> None:
    c.fill("M50 18 L84 46 L76 46 L76 80 L24 80 L24 46 L16 46 Z", INK)
    _suit(c, "H", 50, 57, 27, (232, 196, 112))


def _emblem_color(c: Canvas) -> None:
    for suit, x, y, tint in (
        ("S", 33, 33, INK),
        ("H", 67, 34, RED),
        ("D", 33, 67, (0, 55, 168)),
        ("C", 67, 67, (0, 92, 31)),
    ):
        _suit(c, suit, x, y, 29, tint)


def _emblem_hollywood(c: Canvas) -> None:
    for i in range(3):
        x = 26 + i * 24
        c.stroke(((x - 8, 78), (x - 8, 26)), 1.8, INK)
        c.stroke(((x + 8, 78), (x + 8, 26)), 1.8, INK)
        c.fill(star(x, 40 + i * 11, 5, 9.5, 4.2), GOLD if i != 1 else RED)
    c.stroke(((16, 26), (84, 26)), 3, INK)


def _emblem_shot(c: Canvas) -> None:
    for radius, tint in (
        (32, INK),
        (26, (250, 244, 229)),
        (19, RED),
        (12.5, (250, 244, 229)),
        (6, INK),
    ):
        c.disc(48, 52, radius, tint)
    c.stroke(((50, 50), (80, 20)), 2.6, (110, 70, 30))
    for a, b in (
        ((73, 27), (74, 17)),
        ((73, 27), (84, 26)),
        ((77, 23), (78, 13)),
        ((77, 23), (88, 22)),
    ):
        c.stroke((a, b), 2.2, GOLD)


def _emblem_pro(c: Canvas) -> None:
    c.fill("M32 22 H68 C68 46 62 56 53 59 V68 H64 V76 H36 V68 H47 V59 C38 56 32 46 32 22 Z", GOLD)
    for side in (False, True):
        with c.at(50, 0, flip=side):
            c.stroke("M17.5 28 C29 26 29 44 13 49", 3.2, GOLD)
    _suit(c, "S", 50, 39, 20, INK)


def _emblem_race(c: Canvas) -> None:
    c.stroke(((26, 84), (26, 18)), 3, INK)
    for row in range(4):
        for col in range(5):
            if (row + col) % 2 == 0:
                x, y = 28 + col * 10, 20 + row * 9 + col * col * 0.3
                c.fill(((x, y), (x + 10, y + 1), (x + 10, y + 10), (x, y + 9)), INK)
    c.stroke("M28 20 L78 25 L78 61 L28 56 Z", 1.6, INK)


def _emblem_twofold(c: Canvas) -> None:
    for x, tint in ((36, RED), (64, (30, 74, 130))):
        c.fill(((x - 5, 80), (x - 7, 36), (x + 7, 36), (x + 5, 80)), tint)
        c.fill(ellipse(x, 36, 10.5, 3.6), GOLD)
        c.disc(x, 26, 10.5, tint)
        c.disc(x - 3, 22.5, 3, mix(tint, (255, 255, 255), 0.5))


def _emblem_dice(c: Canvas) -> None:
    cube = die(round(80 * c.scale), 5, 3, 6)
    c.surface.blit(cube, (10 * c.scale, 9 * c.scale))


def _emblem_rush(c: Canvas) -> None:
    c.disc(53, 55, 28, INK)
    c.disc(53, 55, 23, (250, 244, 229))
    c.fill(((48, 17), (58, 17), (58, 27), (48, 27)), INK)
    c.stroke(((53, 55), (66, 42)), 3.4, RED)
    c.disc(53, 55, 3.6, INK)
    for y, length in ((44, 15), (55, 20), (66, 15)):
        c.stroke(((20 - length / 3, y), (20 - length / 3 + length * 0.5, y)), 3, GOLD)


def _emblem_rainbow(c: Canvas) -> None:
    for i, (suit, tint) in enumerate((("S", INK), ("H", RED), ("C", INK), ("D", RED))):
        t = i - 1.5
        with c.at(50, 96, turn=t * 27):
            _little_card(c, 0, -52, 23, 0, suit=suit, tint=tint)


def _emblem_solitary(c: Canvas) -> None:
    c.stroke(((50, 82), (50, 46)), 7, (242, 228, 196))
    c.stroke(((46.4, 82), (46.4, 46)), 1.4, INK)
    c.stroke(((53.6, 82), (53.6, 46)), 1.4, INK)
    c.fill(
        "M50 14 C58 24 60 30 57 37 C55 41 53 42 50 42 C47 42 45 41 43 37 C40 30 44 24 50 14 Z",
        (232, 168, 58),
    )
    c.fill("M50 25 C53.6 31 54 35 50 39.6 C46 35 46.4 31 50 25 Z", (255, 240, 190))
    c.fill("M26 79 C36 88 64 88 74 79 L70 86 C60 93 40 93 30 86 Z", GOLD)
    c.fill(ellipse(50, 80, 24, 4.6), (236, 200, 122))
    c.stroke(((50, 80), (50, 60)), 6, (242, 228, 196))


def _emblem_tedesco(c: Canvas) -> None:
    for i, text in enumerate(("Q", "K", "A", "2")):
        a = math.radians(-90 + i * 90)
        _little_card(c, 50 + 26 * math.cos(a), 50 + 25 * math.sin(a), 20, 0)
        _text(c, text, 50 + 26 * math.cos(a), 50 + 25 * math.sin(a), 14, RED if i % 2 else INK)
    for i in range(4):
        start = -62 + i * 90
        c.stroke(ellipse(50, 50, 15, 15, start - 8, start + 40), 2.4, GOLD)


def _emblem_oklahoma(c: Canvas) -> None:
    _little_card(c, 41, 54, 36, -8, suit="S", tint=INK)
    c.disc(70, 34, 17, RED)
    _text(c, "×2", 70, 34, 15, (252, 247, 235))


def _emblem_straight(c: Canvas) -> None:
    for i in range(4):
        _little_card(c, 23 + i * 18, 52, 28, 0, suit="H" if i == 3 else "", tint=RED)


def _emblem_500(c: Canvas) -> None:
    c.disc(50, 51, 33, RED)
    c.disc(50, 51, 27.5, (250, 244, 229))
    _text(c, "500", 50, 51, 17, INK)
    c.stroke(((27, 73), (73, 29)), 4.6, RED)


def _emblem_indian(c: Canvas) -> None:
    for i in range(7):
        with c.at(50, 92, turn=(i - 3) * 17):
            c.brush(((0, -26), (0, -48), (0, -70)), 13, RED if i % 2 else INK, (0.2, 0.1))
            c.stroke(((0, -28), (0, -66)), 1.1, (250, 244, 229))
    c.fill(ellipse(50, 84, 27, 6.5), GOLD)


def _emblem_fosdick(c: Canvas) -> None:
    c.fill(
        "M24 28 C32 22 44 23 50 28 C56 23 68 22 76 28 L76 76 C68 71 56 71 50 76 C44 71 32 71 24 76 Z",
        (250, 244, 229),
    )
    c.stroke(
        "M24 28 C32 22 44 23 50 28 C56 23 68 22 76 28 L76 76 C68 71 56 71 50 76 C44 71 32 71 24 76 Z M50 28 L50 76",
        2.4,
        INK,
    )
    _suit(c, "D", 37, 49, 20, RED)
    _suit(c, "C", 63, 49, 19, INK)


def _emblem_sequence(c: Canvas) -> None:
    for i in range(5):
        x, y = 22 + i * 14, 74 - i * 11
        if i:
            c.stroke(((x - 14, y + 11), (x, y)), 3, GOLD)
    for i in range(5):
        _suit(c, "D", 22 + i * 14, 74 - i * 11, 22, RED)


def _emblem_skarney(c: Canvas) -> None:
    for row in range(3):
        for col in range(3):
            _little_card(
                c, 28 + col * 22, 24 + row * 27, 16, fill=(252, 247, 235) if row != 1 else GOLD
            )


def _emblem_colonel(c: Canvas) -> None:
    c.fill(star(50, 40, 5, 23, 10), GOLD)
    c.stroke(star(50, 40, 5, 23, 10), 1.6, INK, closed=True)
    for i in range(3):
        c.stroke(
            ((24, 66 + i * 9), (50, 74 + i * 9), (76, 66 + i * 9)), 4.2, RED if i != 1 else INK
        )


EMBLEMS: dict[str, Callable[[Canvas], None]] = {
    "gin": _emblem_fan,
    "modern": _emblem_modern,
    "house": _emblem_house,
    "oklahoma": _emblem_oklahoma,
    "straight": _emblem_straight,
    "hollywood": _emblem_hollywood,
    "color": _emblem_color,
    "pro": _emblem_pro,
    "race": _emblem_race,
    "twofold": _emblem_twofold,
    "dice": _emblem_dice,
    "rush": _emblem_rush,
    "gin500": _emblem_500,
    "shot": _emblem_shot,
    "rainbow": _emblem_rainbow,
    "tedesco": _emblem_tedesco,
    "indian": _emblem_indian,
    "fosdick": _emblem_fosdick,
    "sequence": _emblem_sequence,
    "skarney": _emblem_skarney,
    "colonel": _emblem_colonel,
    "solitary": _emblem_solitary,
}
"""The sign of each game, by its id."""


@lru_cache(maxsize=8)
def favourite(size: int, colour: Colour) -> pygame.Surface:
    """The star of a favourite game."""
    canvas = Canvas((size, size), 100, 4, (*colour[:3], 0))
    canvas.fill(star(50, 53, 5, 49, 20), colour)
    return canvas.finished()


@lru_cache(maxsize=64)
def emblem(game: str, size: int) -> pygame.Surface:
    """A round paper seal with a game's sign."""
    canvas = Canvas((size, size), 100, 4, (132, 94, 38, 0))
    canvas.disc(50, 50, 49.5, (132, 94, 38))
    canvas.disc(50, 50, 48.2, (232, 194, 112))
    canvas.disc(50, 50, 45.6, (150, 108, 46))
    canvas.disc(50, 50, 44.6, T.PAPER)
    side = round(size * 0.94)
    inner = Canvas((side, side), 100, 4, (*T.PAPER, 0))
    EMBLEMS[game](inner)
    offset = (canvas.surface.get_width() - inner.surface.get_width()) / 2
    canvas.surface.blit(inner.surface, (offset, offset))
    return canvas.finished()
