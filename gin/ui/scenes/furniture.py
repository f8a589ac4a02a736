"""Pieces of furniture as parts of a frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from gin.interface.pictures import TrophyPicture
from gin.ui.art.room import belongings, hearth, props, window
from gin.ui.art.room.daylight import Sky, shown
from gin.ui.art.room.decor import decor_of
from gin.ui.art.trophies import trophy
from gin.ui.art.vector import Colour
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look

_TROPHIES: tuple[tuple[tuple[float, float], ...], ...] = (
    (), ((53, 42),), ((42, 34), (62, 34)), ((53, 50), (41, 30), (65, 30)),
)  # fmt: skip
"""The middle and the size of each of up to three trophies on the mantel, in units."""
DIM: dict[Sky, Colour] = {
    Sky.NIGHT: (66, 62, 70),
    Sky.DAWN: (108, 100, 104),
    Sky.DAY: (156, 156, 152),
    Sky.DUSK: (88, 78, 80),
}
"""Light far from the fire, the lamp and the window."""
SKYLIGHT: dict[Sky, Colour] = {
    Sky.NIGHT: (62, 66, 88),
    Sky.DAWN: (150, 120, 110),
    Sky.DAY: (180, 184, 184),
    Sky.DUSK: (130, 92, 80),
}
"""Light that comes in through the window."""
_ON_MANTEL = 54
"""Distance of the middle of a thing on the mantel from the end of the mantel, in units."""


def piece(
    look: Look, at: tuple[int, int], size: tuple[float, float],
    draw: Callable[..., pygame.Surface], *needs: object,
    within: pygame.Rect | None = None,
) -> FramePart:  # fmt: skip
    """Return a piece of furniture of this size in units; only the part `within` is seen."""
    rect = pygame.Rect(at, (look.s(size[0]) + 2, look.s(size[1]) + 2))
    return FramePart.of(rect.clip(within) if within else rect, _put, at, draw, *needs)


def _put(
    target: pygame.Surface, at: tuple[int, int], draw: Callable[..., pygame.Surface],
    *needs: object,
) -> None:  # fmt: skip
    target.blit(draw(*needs), at)


def window_parts(
    look: Look, at: tuple[int, int], within: pygame.Rect | None = None
) -> Iterator[FramePart]:
    """Yield the window with the season outside, and its curtains."""
    decor, outside, size = decor_of(look.theme), shown.outside, (window.WIDE, window.HIGH)
    needs = decor, outside.season, outside.sky, look.scale
    yield piece(look, at, size, window.window, *needs, within=within)
    yield piece(look, at, size, window.curtains, decor, look.scale, within=within)


def thing(
    look: Look, name: str, middle: int, foot: int, within: pygame.Rect | None = None
) -> FramePart:
    """Return something that stands with its foot at this height."""
    _, wide, high = belongings.THINGS[name]
    at = middle - look.s(wide / 2), foot - look.s(high)
    return piece(look, at, (wide, high), belongings.belonging, name, look.scale, within=within)


def mantel(
    look: Look, at: tuple[int, int], things: tuple[str, str],
    within: pygame.Rect | None = None, won: tuple[TrophyPicture, ...] = (),
) -> Iterator[FramePart]:  # fmt: skip
    """Yield the fireplace with a clock and two things on its mantel, and candles at its ends.

    What the player has `won`, at most three trophies, replaces the first thing.
    """
    scale, (x, y), decor = look.scale, at, decor_of(look.theme)
    dark = shown.outside.sky is not Sky.DAY
    size = hearth.WIDE, hearth.TOP
    yield piece(look, at, size, hearth.mantelpiece, decor, scale, within=within)
    size = hearth.WIDE, hearth.HIGH - hearth.TOP
    low = x, y + look.s(hearth.TOP)
    yield piece(look, low, size, hearth.fireplace, decor, scale, within=within)
    wide, high = props.CLOCK
    clock = x + look.s((hearth.WIDE - wide) / 2), y - look.s(high)
    yield piece(look, clock, props.CLOCK, props.clock, decor, scale, within=within)
    minutes = shown.outside.minutes
    yield piece(look, clock, props.CLOCK, props.clock_hands, minutes, scale, within=within)
    for share in (18, hearth.WIDE - 18):
        place = x + look.s(share - props.CANDLE[0] / 2), y - look.s(props.CANDLE[1])
        yield piece(look, place, props.CANDLE, props.candle, scale, dark, within=within)
    for picture, (middle, side) in zip(won, _TROPHIES[len(won)], strict=True):
        place = x + look.s(middle - side / 2), y - look.s(side - 1)
        yield piece(look, place, (side, side), trophy, picture, look.s(side), within=within)
    for name, middle in zip(things, (_ON_MANTEL, hearth.WIDE - _ON_MANTEL), strict=True):
        if not won or name is not things[0]:
            yield thing(look, name, x + look.s(middle), y, within)
