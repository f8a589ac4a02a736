"""The new trophies of a match, in a row on the cloth, with the name of the best below them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text, labelled
from gin.interface.paper import FinalTrophy
from gin.interface.pictures import TrophyPicture
from gin.language.translation import printed
from gin.present.words.goals import new_trophies
from gin.ui.art import surfaces
from gin.ui.art.image_cache import cached
from gin.ui.art.trophies import trophy
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox
from gin.ui.render.style import Look
from gin.ui.scenes.final_order import With
from gin.ui.scenes.final_story import ringed

_SIZE, _GAP = 72, 14
"""Size of a trophy and the gap between two, in units."""
_POINTED = ("hover", "pressed")


class MedalRow(Struct, frozen=True):
    """The trophies in one row, smaller if there are many."""

    trophies: tuple[FinalTrophy, ...]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        number, gap = len(self.trophies), look.s(_GAP)
        size = min(look.s(_SIZE), (width - gap * (number - 1)) // number)
        x = at[0] + (width - size * number - gap * (number - 1)) // 2
        pieces = []
        for one in self.trophies:
            rect = pygame.Rect(x, at[1], size, size)
            pieces.append(PlacedBox(rect, partial(_medal, one), one.ref, ringed(one.ref)))
            x += size + gap
        # Each name has room, for it replaces the line when its trophy is pointed at.
        names = (_named(self.trophies), *(one.name for one in self.trophies))
        lines = max(len(_broken(look, text, width)) for text in names)
        words = pygame.Rect(at[0], at[1] + size + look.s(6), width, lines * look.line("body"))
        pieces.append(PlacedBox(words, With(self.trophies[0].ref, partial(_name, self.trophies))))
        return LaidBox(pygame.Rect(at, (width, words.bottom - at[1])), tuple(pieces))


def _medal(one: FinalTrophy, brush: PaintContext, rect: pygame.Rect) -> None:
    look, image = brush.look, trophy(one.picture, rect.w)
    at = image.get_rect(center=rect.center)
    if not look.theme.plain:
        brush.target.blit(_shade(one.picture, rect.w), at.move(look.s(-2), look.s(4)))
    if brush.cursor.state(one.ref) in _POINTED:
        at.y -= look.s(3)
    brush.target.blit(image, at)


@cached
def _shade(picture: TrophyPicture, size: int) -> pygame.Surface:
    """Draw the soft shadow of a trophy on cloth."""
    out = trophy(picture, size).copy()
    out.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.box_blur(out, max(1, size // 36))


def _name(trophies: tuple[FinalTrophy, ...], brush: PaintContext, rect: pygame.Rect) -> None:
    """Write the name of the trophy pointed at or focused, or else of the best one."""
    text, look = _named(trophies), brush.look
    for one in trophies:
        if brush.cursor.state(one.ref) in _POINTED or brush.cursor.rings(one.ref):
            text = labelled(one.name, one.what)
    for row, line in enumerate(_broken(look, text, rect.w)):
        at = rect.centerx, rect.y + row * look.line("body")
        look.write(brush.target, line, at, "body", align="centre", width=rect.w)


def _named(trophies: tuple[FinalTrophy, ...]) -> Text:
    """Return the names of the best trophies, which are the first ones."""
    return new_trophies([one.name for one in trophies])


def _broken(look: Look, text: Text, width: int) -> Sequence[str]:
    return surfaces.balanced(printed(text), "text", look.pixels("body"), width)
