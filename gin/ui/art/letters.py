"""Letters that the bundled fonts lack, in names that players give: a font of the system's has most
of them; what none has is left out."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

import pygame

from gin.ui.art import theme as T
from gin.ui.art.vector import Colour

_SYSTEM = (
    "notosans", "dejavusans", "segoeui", "arialunicodems", "arial", "freesans", "notosanshebrew",
    "notosansarabic", "notosanscjkjp", "notosanscjksc", "yugothic", "microsoftyahei",
    "malgungothic", "hiraginosans", "applesdgothicneo", "nirmalaui", "segoeuisymbol",
    "segoeuiemoji", "notoemoji", "symbola",
)  # fmt: skip
"""Fonts that are asked, as pygame calls them: those of the three systems with most letters."""
_SIZE = 0.95
"""Their size beside that of ours, so that they keep to the line."""
_KNOWN = 0x180
"""The bundled fonts have all letters before this one."""


def written(text: str, face: str, pixels: int, colour: Colour) -> list[pygame.Surface]:
    """A run of text in pieces, each as high as the face's lines."""
    font = T.font(face, pixels)
    if text.isascii() or not any(lacks(face, sign) for sign in text):
        return [font.render(text, True, colour)]
    there = "".join(sign for sign in text if not lacks(face, sign) or _file_with(sign) != _NOWHERE)
    if not there.strip():
        # A name of which nothing can be written is boxes: something stands there.
        return [font.render(text, True, colour)]
    return [
        _in_line(run, found, font, pixels, colour) if found else font.render(run, True, colour)
        for found, run in _runs(_GAP.sub(" ", there), face)
    ]


_NOWHERE = "-"
_GAP = re.compile(" {2,}")


def _runs(text: str, face: str) -> Iterator[tuple[str, str]]:
    """Neighbouring signs that are in one font, with its file: empty for the face itself."""

    def where(sign: str) -> str:
        return _file_with(sign) if lacks(face, sign) else ""

    for found, signs in groupby(text, where):
        yield found, "".join(signs)


@lru_cache(maxsize=512)
def lacks(face: str, sign: str) -> bool:
    """Is this a sign that the face shows as it shows what it does not know?"""
    if sign.isspace() or ord(sign) < _KNOWN:
        return False
    return _is_box(T.font(face, 20), sign)


def _is_box(font: pygame.font.Font, sign: str) -> bool:
    def picture(of: str) -> bytes:
        return pygame.image.tobytes(font.render(of, True, (0, 0, 0)), "RGBA")

    try:
        return picture(sign) == picture("\uffff")
    except pygame.error:
        return True


@lru_cache(maxsize=512)
def _file_with(sign: str) -> str:
    """The file of a system's font that has a sign."""
    for file in _files():
        if not _is_box(_font(file, 20), sign):
            return file
    return _NOWHERE


@lru_cache(maxsize=1)
def _files() -> tuple[str, ...]:
    """The files of the system's fonts that can be opened."""
    found = []
    for name in _SYSTEM:
        file = pygame.font.match_font(name)
        if file is not None:
            try:
                _font(str(file), 20)
            except (pygame.error, OSError):
                continue
            found.append(str(file))
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=32)
def _font(file: str, pixels: int, direction: int = 0, script: str = "") -> pygame.font.Font:
    font = pygame.font.Font(file, pixels)
    if script:
        font.set_direction(direction)
        font.set_script(script)
    return font


def _in_line(
    run: str, file: str, ours: pygame.font.Font, pixels: int, colour: Colour
) -> pygame.Surface:
    """Signs in a system's font, on the line of ours."""
    small = max(6, round(pixels * _SIZE))
    kinds = {unicodedata.bidirectional(sign) for sign in run}
    font = _font(file, small)
    if "R" in kinds:
        font = _font(file, small, pygame.DIRECTION_RTL, "Hebr")
    elif "AL" in kinds:
        font = _font(file, small, pygame.DIRECTION_RTL, "Arab")
    image = font.render(run, True, colour)
    line = pygame.Surface((image.get_width(), ours.get_height()), pygame.SRCALPHA, 32)
    line.fill((*colour[:3], 0))
    line.blit(image, (0, ours.get_ascent() - font.get_ascent()))
    return line
