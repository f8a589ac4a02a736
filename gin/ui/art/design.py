"""Colours, fonts and sizes of the design."""

from __future__ import annotations

from functools import lru_cache

import pygame
from msgspec import Struct

from gin.session.storage.assets import asset
from gin.ui.art.vector import Colour

FONTS = asset("assets", "fonts")
_FACES = {
    "display": "fraunces-600-normal.woff",
    "index": "fraunces-700-normal.woff",
    "italic": "fraunces-500-italic.woff",
    "text": "atkinson-hyperlegible-400-normal.woff",
    "bold": "atkinson-hyperlegible-700-normal.woff",
}
TYPE = {"banner": 76, "title": 40, "heading": 26, "lead": 20, "body": 17, "label": 15, "small": 13}


class Paper(Struct, frozen=True):
    """Colours of paper and ink.

    `accent` is for headings and the focus. `track` is the background of progress bars, and `plate`
    of sums.
    """

    fill: Colour
    edge: Colour
    ink: Colour
    quiet: Colour
    rule: Colour
    margin: Colour
    accent: Colour
    pen: Colour
    yours: Colour
    theirs: Colour
    track: Colour
    plate: Colour
    plain: bool = False

    @property
    def dark(self) -> bool:
        return sum(self.fill[:3]) < 200


YOU: Colour = (150, 24, 36)
THEM: Colour = (30, 74, 130)
_BLACK: Colour = (0, 0, 0)
_WHITE: Colour = (255, 255, 255)
PAPER = Paper(
    (250, 244, 229), (205, 190, 158), (38, 33, 40), (104, 92, 80), (176, 196, 206), (206, 120, 112),
    YOU, (34, 44, 92), YOU, THEM, (226, 214, 190), (242, 226, 190),
)  # fmt: skip
WHITE_PAPER = Paper(
    _WHITE, _BLACK, _BLACK, _BLACK, _BLACK, _BLACK, _BLACK, _BLACK, YOU, THEM, (214, 214, 214), _WHITE,
    plain=True,
)  # fmt: skip
BLACK_PAPER = Paper(
    _BLACK, _WHITE, _WHITE, _WHITE, _WHITE, _WHITE, _WHITE, _WHITE, (255, 128, 128), (128, 180, 255),
    (64, 64, 64), _BLACK, plain=True,
)  # fmt: skip


class Theme(Struct, frozen=True):
    """Colours of a theme.

    `target` marks drop zones and the coach's advice. It must differ clearly from `focus`.
    """

    name: str
    lit: Colour
    cloth: Colour
    dark: Colour
    panel: Colour
    line: Colour
    brass: Colour
    brass_light: Colour
    brass_dark: Colour
    text: Colour
    quiet: Colour
    focus: Colour
    plain: bool = False
    on_brass: Colour = (30, 22, 8)
    paper: Paper = PAPER
    target: Colour = (200, 90, 40)


GREEN = Theme(
    "Green", (38, 100, 76), (26, 80, 60), (9, 34, 27), (10, 33, 27), (98, 128, 96),
    (205, 163, 84), (242, 214, 148), (132, 94, 38), (248, 243, 230), (208, 222, 208), (255, 224, 122),
)  # fmt: skip
MIDNIGHT = Theme(
    "Midnight", (48, 76, 124), (29, 50, 92), (9, 16, 36), (11, 19, 40), (92, 110, 148),
    (206, 176, 112), (240, 220, 168), (128, 104, 56), (244, 243, 236), (186, 198, 220), (255, 224, 122),
)  # fmt: skip
BURGUNDY = Theme(
    "Burgundy", (128, 44, 56), (92, 25, 38), (36, 8, 15), (38, 11, 17), (150, 92, 88),
    (212, 166, 92), (246, 216, 154), (138, 94, 42), (250, 240, 226), (222, 192, 182), (255, 224, 122),
)  # fmt: skip
TOBACCO = Theme(
    "Tobacco", (126, 84, 50), (92, 58, 33), (36, 21, 11), (38, 24, 14), (148, 116, 84),
    (212, 170, 96), (246, 220, 158), (138, 98, 42), (250, 242, 226), (238, 224, 204), (255, 224, 122),
)  # fmt: skip
AUBERGINE = Theme(
    "Aubergine", (94, 56, 108), (64, 35, 76), (25, 12, 32), (28, 15, 35), (128, 100, 138),
    (206, 170, 104), (242, 218, 160), (130, 98, 48), (247, 241, 236), (212, 194, 216), (255, 224, 122),
)  # fmt: skip
CONTRAST_DARK = Theme(
    "High contrast, dark", (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (255, 255, 255),
    (255, 255, 255), (255, 255, 255), (255, 255, 255), (255, 255, 255), (255, 255, 255), (255, 224, 0),
    plain=True, on_brass=(0, 0, 0), paper=BLACK_PAPER, target=(0, 120, 255),
)  # fmt: skip
CONTRAST_LIGHT = Theme(
    "High contrast, light", (255, 255, 255), (255, 255, 255), (255, 255, 255), (255, 255, 255), (0, 0, 0),
    (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 55, 168),
    plain=True, on_brass=(255, 255, 255), paper=WHITE_PAPER, target=(220, 115, 0),
)  # fmt: skip
THEMES = {
    "green": GREEN,
    "midnight": MIDNIGHT,
    "burgundy": BURGUNDY,
    "tobacco": TOBACCO,
    "aubergine": AUBERGINE,
    "contrast_dark": CONTRAST_DARK,
    "contrast_light": CONTRAST_LIGHT,
}


@lru_cache(maxsize=128)
def font(face: str, pixels: int) -> pygame.font.Font:
    """Return a face ("display", "index", "italic", "text", "bold") at a pixel size."""
    pygame.font.init()
    return pygame.font.Font(FONTS / _FACES[face], pixels)


@lru_cache(maxsize=256)
def size_of(step: str, scale: float) -> int:
    """Return the font size in pixels of a step of the type scale."""
    return max(smallest(scale), round(TYPE[step] * scale))


def smallest(scale: float) -> int:
    """Return the smallest font size: 13, or less in a window below the minimum size."""
    return max(6, min(13, round(13 * scale / LEAST_SCALE)))


LEAST_SCALE = 0.72
"""Scale in a window of the minimum size, 800 x 600 or 600 x 800."""


@lru_cache(maxsize=8)
def scale_for(width: int, height: int) -> float:
    """Return the scale relative to 1280 x 800, or 760 x 1080 in a tall window.

    It is below `LEAST_SCALE` only in windows below the minimum size, which some systems allow.
    """
    wide = width >= height
    fits = min(width / 1280, height / 800) if wide else min(width / 760, height / 1080)
    least = min(width / 800, height / 600) if wide else min(width / 600, height / 800)
    return max(LEAST_SCALE * min(1.0, least), fits)
