"""The walls and the floor of the room, and the light on them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from msgspec import Struct

from gin.ui.art.image_cache import cached, saved
from gin.ui.art.room.decor import Decor, shade
from gin.ui.art.vector import Canvas, Colour, mix, star, symmetric

CORNICE, DADO, SKIRTING, FLOOR = 22, 452, 586, 606
"""Heights of the wall's parts in units, from the top of the window."""


def lay(
    target: pygame.Surface, area: pygame.Rect, decor: Decor, scale: float, *, lead: int,
    drop: int = 0,
) -> None:  # fmt: skip
    """Draw the wall and the floor in an area as high as the window.

    `lead` is the x position from which the pattern is counted, so that it ends well at the rail.
    The wall is higher by `drop` pixels than in a window 800 units high.
    """
    clip = target.get_clip().clip(area)

    def band(top: float, bottom: float, colour: Colour) -> None:
        y = round(top * scale) + (drop if top >= DADO else 0)
        rect = pygame.Rect(
            area.x, area.y + y, area.w, round(bottom * scale) + (drop if top >= DADO else 0) - y
        ).clip(clip)
        target.fill(colour, rect)

    tile = _paper(decor, scale)
    wide, high = tile.get_size()
    top = area.y + round(CORNICE * scale)
    before = target.get_clip()
    target.set_clip(clip.clip((area.x, top, area.w, area.y + drop + round(DADO * scale) - top)))
    first = lead - -(-(lead - area.x) // wide) * wide
    target.blits(
        [
            (tile, (x, y))
            for y in range(top, area.y + drop + round(DADO * scale), high)
            for x in range(first, area.right, wide)
        ]
    )
    target.set_clip(before)
    wood = decor.wood
    band(0, 14, shade(decor.wall, 0.5))
    band(14, 19, shade(decor.wall, 0.1))
    band(19, CORNICE, shade(decor.wall, 0.72))
    band(DADO, DADO + 3, shade(wood, -0.28))
    band(DADO + 3, DADO + 11, wood)
    band(DADO + 11, DADO + 14, shade(wood, 0.6))
    band(DADO + 14, SKIRTING, shade(wood, 0.2))
    low = area.move(0, drop)
    _panels(target, low, clip, decor, scale, lead)
    band(SKIRTING, SKIRTING + 2.5, shade(wood, -0.16))
    band(SKIRTING + 2.5, FLOOR - 2, shade(wood, 0.12))
    band(FLOOR - 2, FLOOR, shade(wood, 0.75))
    floor = area.move(0, round(FLOOR * scale) + drop)
    target.fill(shade(wood, 0.34), floor.clip(clip))
    _boards(target, low, clip, decor, scale)


def _panels(
    target: pygame.Surface, area: pygame.Rect, clip: pygame.Rect, decor: Decor, scale: float,
    lead: int,
) -> None:  # fmt: skip
    wood, pitch = decor.wood, round(68 * scale)
    top, bottom = (area.y + round(y * scale) for y in (DADO + 25, SKIRTING - 11))
    edge = max(1, round(2 * scale))
    first = lead - -(-(lead - area.x) // pitch) * pitch
    for x in range(first, area.right, pitch):
        panel = pygame.Rect(x + round(7 * scale), top, pitch - round(14 * scale), bottom - top)
        inner = panel.inflate(-2 * edge, -2 * edge)
        for rect, colour in (
            (panel, shade(wood, 0.58)),
            (pygame.Rect(panel.x + edge, panel.y + edge, panel.w - edge, panel.h - edge), shade(wood, -0.1)),
            (inner, shade(wood, 0.14)),
        ):  # fmt: skip
            target.fill(colour, rect.clip(clip))


def _boards(
    target: pygame.Surface, area: pygame.Rect, clip: pygame.Rect, decor: Decor, scale: float
) -> None:
    y, gap, dark = FLOOR + 9.0, 13.0, shade(decor.wood, 0.62)
    while area.y + y * scale < clip.bottom:
        line = pygame.Rect(area.x, area.y + round(y * scale), area.w, max(1, round(1.3 * scale)))
        target.fill(dark, line.clip(clip))
        y, gap = y + gap, gap * 1.32


@cached
def _paper(decor: Decor, scale: float) -> pygame.Surface:
    wide, high = _TILES[decor.motif]
    size = round(wide * scale), round(high * scale)
    canvas = Canvas(size, wide, 4, decor.wall)
    ink, pale = shade(decor.wall, 0.2), shade(decor.wall, -0.16)
    _MOTIFS[decor.motif](canvas, ink, pale)
    return canvas.finished()


def _leaf(c: Canvas, ink: Colour, pale: Colour) -> None:
    for x, y in ((12, 16), (36, 48), (-12, 48), (60, 16), (12, 80), (36, -16)):
        with c.at(x, y):
            for _ in c.both_sides():
                c.fill("M0 15 C2 6 4 2 11 -3 C12 5 9 11 0 15 Z", ink)
                c.fill("M0 4 C1 -3 2 -6 6 -10 C8 -4 6 1 0 4 Z", ink)
            c.fill("M0 -18 C4 -13 4 -9 0 -4 C-4 -9 -4 -13 0 -18 Z", pale)
            c.stroke("M0 -4 L0 19", 1.1, pale)


def _star(c: Canvas, ink: Colour, pale: Colour) -> None:
    for x, y in ((10, 10), (30, 30)):
        c.fill(star(x, y, 4, 6.4, 1.5), pale)
    for x, y in ((30, 10), (10, 30)):
        c.disc(x, y, 1.5, ink)


def _damask(c: Canvas, ink: Colour, pale: Colour) -> None:
    for x, y in ((24, 34), (0, 0), (48, 0), (0, 68), (48, 68)):
        with c.at(x, y):
            c.fill(symmetric("M0 -30 C10 -20 16 -12 9 0 C17 2 18 12 9 17 C6 22 2 25 0 31"), ink)
            c.fill(symmetric("M0 -20 C6 -13 8 -7 3 2 C6 8 3 14 0 19"), pale)
            c.disc(0, 0, 2.2, ink)


def _stripe(c: Canvas, ink: Colour, pale: Colour) -> None:
    c.fill(((0, 0), (15, 0), (15, 40), (0, 40)), mix(ink, pale, 0.25))
    c.fill(((15, 0), (16.2, 0), (16.2, 40), (15, 40)), pale)
    c.fill(((30, 0), (31.2, 0), (31.2, 40), (30, 40)), pale)
    with c.at(23, 20):
        c.fill(symmetric("M0 -8 C4 -4 4 0 0 8"), ink)
    for y in (0, 40):
        c.disc(23, y, 1.5, ink)


def _lattice(c: Canvas, ink: Colour, pale: Colour) -> None:
    for line in (
        ((-4, 26), (24, -7)),
        ((16, 55), (44, 22)),
        ((-4, 22), (24, 55)),
        ((16, -7), (44, 26)),
    ):
        c.stroke(line, 1.3, ink)  # fmt: skip
    with c.at(20, 24):
        for turn in range(4):
            with c.at(0, 0, turn=90 * turn):
                c.fill("M0 0 C3 -3 3 -7 0 -10 C-3 -7 -3 -3 0 0 Z", pale)
    for x, y in ((0, 0), (40, 0), (0, 48), (40, 48)):
        c.disc(x, y, 2.4, pale)


_TILES = {
    "leaf": (48, 64),
    "star": (40, 40),
    "damask": (48, 68),
    "stripe": (46, 40),
    "lattice": (40, 48),
}
_MOTIFS = {
    "leaf": _leaf, "star": _star, "damask": _damask, "stripe": _stripe, "lattice": _lattice,
}  # fmt: skip


class Glow(Struct, frozen=True):
    """A light on a wall: its centre and reach in pixels, and its colour in full strength."""

    x: float
    y: float
    across: float
    down: float
    colour: Colour


def shine(
    target: pygame.Surface, area: pygame.Rect, dim: Colour, glows: tuple[Glow, ...], cell: int,
    at: tuple[int, int] = (0, 0),
) -> None:  # fmt: skip
    """Darken an area except where lights shine; `dim` is what remains without light.

    The target's upper left corner is `at` this point of the window.
    """
    moved = area.move(-at[0], -at[1])
    if not target.get_clip().colliderect(moved):
        return
    light = _light((area.x, area.y, area.w, area.h), dim, glows, cell)
    target.blit(light, moved, special_flags=pygame.BLEND_RGB_MULT)


@cached
def _light(
    area: tuple[int, int, int, int], dim: Colour, glows: Sequence[Glow], cell: int
) -> pygame.Surface:
    return pygame.transform.smoothscale(light_map(area, dim, glows, cell), area[2:])


@saved
def light_map(
    area: tuple[int, int, int, int], dim: Colour, glows: Sequence[Glow], cell: int
) -> pygame.Surface:
    """Draw the light in an area, with one pixel for each cell of this many pixels."""
    left, top, wide, high = area
    columns, rows = -(-wide // cell), -(-high // cell)
    out = pygame.Surface((columns, rows), 0, 32)
    for row in range(rows):
        y = top + (row + 0.5) * cell
        for column in range(columns):
            x = left + (column + 0.5) * cell
            r, g, b = (float(part) for part in dim[:3])
            for one in glows:
                far = ((x - one.x) / one.across) ** 2 + ((y - one.y) / one.down) ** 2
                lit = math.exp(-far * 1.6)
                r += one.colour[0] * lit
                g += one.colour[1] * lit
                b += one.colour[2] * lit
            out.set_at((column, row), (min(255, int(r)), min(255, int(g)), min(255, int(b))))
    return out
