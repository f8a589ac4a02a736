"""The table's cloth: a weave under a lamp, with an inlaid line."""

from __future__ import annotations

import math
import random

import pygame

from gin.ui.art.design import Theme
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Point, mix, smoothstep


def lay(target: pygame.Surface, room: Theme, centre: Point = (0.5, 0.46)) -> None:
    """Draw cloth under a lamp within the target's clip; plain in contrast themes.

    Scaling up a small gradient is as fast as copying an image of the whole window, and needs less
    memory.
    """
    size, area = target.get_size(), target.get_clip()
    if room.plain:
        target.fill(room.cloth)
        return
    lamp, cell = _lamp(room, centre, size), _cell(size)
    left, right = area.left // cell, -(-area.right // cell)
    tile = _weave(max(1, round(size[1] / 800)))
    side = tile.get_width()
    # Align to cells, so that a repainted part looks the same as before.
    for y in range(area.top // cell, -(-area.bottom // cell), _ROWS):
        rows = min(_ROWS, lamp.get_height() - 1 - y)
        light = pygame.transform.smoothscale(
            lamp.subsurface((left, y, right - left + 1, rows + 1)),
            ((right - left) * cell, rows * cell),
        )
        target.blit(light, (left * cell, y * cell))
    for y in range(area.top // side * side, area.bottom, side):
        for x in range(area.left // side * side, area.right, side):
            target.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_SUB)


_WEAVE = 10
"""Largest change of brightness by the weave, up or down."""
_ROWS = 3
"""Rows of cells drawn together; more would take more memory, and fewer more time."""


def _cell(size: tuple[int, int]) -> int:
    return max(4, round(size[1] / 58))


@cached
def _lamp(room: Theme, centre: Point, size: tuple[int, int]) -> pygame.Surface:
    """Draw the light map: one pixel for each corner of a cell.

    It is brighter by `_WEAVE`, because the weave subtracts about that much on average.
    """
    cell, steps, reach = _cell(size), 1024, 1.34
    columns, rows = (-(-length // cell) + 1 for length in size)
    colours = []
    # Startup waits for this, so colours are mixed inline rather than by function calls.
    inner, outer = (
        tuple((begin + _WEAVE, end - begin) for begin, end in zip(*ends))
        for ends in ((room.lit[:3], room.cloth[:3]), (room.cloth[:3], room.dark[:3]))
    )
    for step in range(steps):
        d = math.sqrt(step / (steps - 1)) * reach
        t = d / 0.72 if d < 0.72 else min(1.0, (d - 0.72) / 0.62)
        s = smoothstep(t)
        (r, dr), (g, dg), (b, db) = inner if d < 0.72 else outer
        colours.append(bytes((round(r + dr * s), round(g + dg * s), round(b + db * s), 0)))
    scale = (steps - 1) / reach**2
    across = [((x * cell / size[0] - centre[0]) / 0.62) ** 2 * scale for x in range(columns)]
    down = [((y * cell / size[1] - centre[1]) / 0.66) ** 2 * scale for y in range(rows)]
    # Everything beyond the lamp's reach is equally dark.
    colours += [colours[-1]] * (int(max(across) + max(down)) + 1 - steps)
    raw = b"".join([colours[int(a + b)] for b in down for a in across])
    out = pygame.Surface((columns, rows), 0, 32)
    out.blit(pygame.image.frombuffer(raw, (columns, rows), "RGBX"), (0, 0))
    return out


def inlay(target: pygame.Surface, room: Theme, k: float) -> None:
    """Draw a thin double line with stepped corners; none in contrast themes."""
    if room.plain:
        return
    w, h = target.get_size()
    colour = mix(room.cloth, room.brass, 0.34)
    margin, s = 14 * k, 16 * k
    for edge, thick in ((margin, 1.6 * k), (margin + 6 * k, 0.8 * k)):
        points = [
            (edge + s, edge), (w - edge - s, edge), (w - edge - s, edge + s), (w - edge, edge + s),
            (w - edge, h - edge - s), (w - edge - s, h - edge - s), (w - edge - s, h - edge),
            (edge + s, h - edge), (edge + s, h - edge - s), (edge, h - edge - s), (edge, edge + s),
            (edge + s, edge + s), (edge + s, edge),
        ]  # fmt: skip
        for a, b in zip(points, points[1:]):
            pygame.draw.line(target, colour, a, b, max(1, round(thick)))


@cached
def _weave(thread: int) -> pygame.Surface:
    """Draw the tile that is subtracted from the light."""
    side, rng, level = 192, random.Random(7), 16
    slub = [rng.choice((0, 0, 0, 1, 2)) for _ in range(side)]
    across = [slub[(x * 7) % side] // 2 for x in range(side)]
    rows = {
        (shift, thick): bytes(
            level + (5, 2, -2, -5)[(x + shift) % 4] - 3 + thick - across[x] for x in range(side)
        )
        for shift in range(4)
        for thick in (0, 1, 2)
    }
    twill = b"".join(rows[y * 3 % 4, slub[y]] for y in range(side))
    noise = rng.randbytes(side * side).translate(bytes(value % 7 for value in range(256)))
    # No byte overflows, so all bytes can be added as one integer.
    total = int.from_bytes(twill, "big") + int.from_bytes(noise, "big")
    woven = pygame.image.frombuffer(total.to_bytes(side * side, "big"), (side, side), "P")
    shades = [min(2 * _WEAVE, max(0, level + _WEAVE - value)) for value in range(256)]
    woven.set_palette([(shade, shade, shade) for shade in shades])
    tile = pygame.Surface((side, side), 0, 32)
    tile.blit(woven, (0, 0))
    return pygame.transform.scale_by(tile, thread) if thread > 1 else tile
