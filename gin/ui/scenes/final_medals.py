"""The new trophies of a match on the cloth, each above its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.paper import FinalTrophy
from gin.interface.pictures import TrophyPicture
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.image_cache import cached
from gin.ui.art.trophies import trophy
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox
from gin.ui.render.style import Look
from gin.ui.scenes.final_order import With
from gin.ui.scenes.final_story import ringed

_SIZE, _GAP, _WIDEST = 72, 6, 150
"""Size of a trophy, the gap between two places, and the maximum width of a place, in units."""
_LINES, _LEAST = 3, 12
"""Maximum number of lines of a name, and its smallest font size in pixels."""
_POINTED = ("hover", "pressed")


class MedalRow(Struct, frozen=True):
    """The trophies in one row, or in several if their names need more room.

    Below them is a line for what the one pointed at was won for.
    """

    trophies: tuple[FinalTrophy, ...]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        gap, (columns, pixels) = look.s(_GAP), _columns(look, self.trophies, width)
        wide = min(look.s(_WIDEST), (width - gap * (columns - 1)) // columns)
        size = min(look.s(_SIZE), wide)
        pieces, y = list[PlacedBox](), at[1]
        for first in range(0, len(self.trophies), columns):
            row = self.trophies[first : first + columns]
            lines = max(len(_broken(one.name, pixels, wide)) for one in row)
            high = size + look.s(2) + lines * _line(pixels)
            x = at[0] + (width - wide * len(row) - gap * (len(row) - 1)) // 2
            for one in row:
                rect = pygame.Rect(x, y, wide, high)
                pieces.append(
                    PlacedBox(rect, partial(_medal, one, size, pixels), one.ref, ringed(one.ref))
                )
                x += wide + gap
            y += high + look.s(4)
        small = look.pixels("label")
        lines = max(len(_broken(one.what, small, width)) for one in self.trophies)
        words = pygame.Rect(at[0], y, width, lines * _line(small))
        pieces.append(PlacedBox(words, With(self.trophies[0].ref, partial(_what, self.trophies))))
        return LaidBox(pygame.Rect(at, (width, words.bottom - at[1])), tuple(pieces))


def _columns(look: Look, trophies: Sequence[FinalTrophy], width: int) -> tuple[int, int]:
    """Return how many trophies fit next to each other, and the font size of their names.

    The rows are as few as possible, and of equal length.
    """
    usual = look.pixels("label")
    names = [one.name for one in trophies]
    for rows in range(1, len(trophies)):
        columns = -(-len(trophies) // rows)
        wide = (width - look.s(_GAP) * (columns - 1)) // columns
        for pixels in range(usual, min(usual, max(_LEAST, round(0.8 * usual))) - 1, -1):
            if all(_fits(name, pixels, wide) for name in names):
                return columns, pixels
    return 1, usual


def _fits(name: Text, pixels: int, width: int) -> bool:
    words = printed(name).split()
    return len(_broken(name, pixels, width)) <= _LINES and all(
        surfaces.line_width(word, "text", pixels) <= width for word in words
    )


def _line(pixels: int) -> int:
    return round(pixels * 1.28)


def _medal(
    one: FinalTrophy, size: int, pixels: int, brush: PaintContext, rect: pygame.Rect
) -> None:
    look, image = brush.look, trophy(one.picture, size)
    at = image.get_rect(midtop=rect.midtop)
    if not look.theme.plain:
        brush.target.blit(_shade(one.picture, size), at.move(look.s(-2), look.s(4)))
    if brush.cursor.state(one.ref) in _POINTED:
        at.y -= look.s(3)
    brush.target.blit(image, at)
    _write(brush, one.name, pygame.Rect(rect.x, at.y + size + look.s(2), rect.w, 0), pixels)


@cached
def _shade(picture: TrophyPicture, size: int) -> pygame.Surface:
    """Draw the soft shadow of a trophy on cloth."""
    out = trophy(picture, size).copy()
    out.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.box_blur(out, max(1, size // 36))


def _what(trophies: tuple[FinalTrophy, ...], brush: PaintContext, rect: pygame.Rect) -> None:
    """Write what the trophy pointed at or focused was won for."""
    for one in trophies:
        if brush.cursor.state(one.ref) in _POINTED or brush.cursor.rings(one.ref):
            _write(brush, one.what, rect, brush.look.pixels("label"), quiet=True)


def _write(
    brush: PaintContext, text: Text, rect: pygame.Rect, pixels: int, *, quiet: bool = False
) -> None:  # fmt: skip
    look = brush.look
    for row, line in enumerate(_broken(text, pixels, rect.w)):
        look.write(
            brush.target, line, (rect.centerx, rect.y + row * _line(pixels)), "label",
            align="centre", colour=look.theme.quiet if quiet else None, pixels=pixels,
        )  # fmt: skip


def _broken(text: Text, pixels: int, width: int) -> Sequence[str]:
    return surfaces.balanced(printed(text), "text", pixels, width)
