"""How things look now: theme, deck and scale, from the settings and the window's size."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

import pygame
from msgspec import Struct, field

from gin.language import translation
from gin.present.input.keymap import KeyMap, key_map
from gin.session.setting import Pattern, ThemeName
from gin.session.settings import Settings, in_effect
from gin.ui.art import design, letters, surfaces
from gin.ui.art.cards import DeckStyle
from gin.ui.art.design import Theme
from gin.ui.art.vector import Colour, Point
from gin.ui.render.compositor import FramePart


class Look(Struct, frozen=True):
    """Everything that decides how a scene is drawn besides what is in it.

    What it measures and writes are words: who has a message to paint makes them, by `printed`.
    """

    width: int
    height: int
    theme: Theme
    deck: DeckStyle
    back: str
    text_percent: int
    card_percent: int = 100
    mirrored: bool = False
    keys: KeyMap = field(default_factory=lambda: key_map(Settings()))
    language: str = field(default_factory=translation.language)
    """What is kept for a look has words of this language in it."""

    def __hash__(self) -> int:
        """A quick one: few looks are in use at once, and much is kept by them."""
        return hash((self.width, self.height, self.text_percent))

    @property
    def scale(self) -> float:
        """How much larger than the design everything is drawn."""
        return design.scale_for(self.width, self.height)

    @property
    def size(self) -> tuple[int, int]:
        """The size in pixels."""
        return self.width, self.height

    @property
    def tall(self) -> bool:
        """Is the window clearly taller than wide?"""
        return self.height > self.width * 1.15

    @property
    def light(self) -> bool:
        """Is the table light, so that lettering on it has to be dark?"""
        return sum(self.theme.cloth) > 400

    def s(self, units: float) -> int:
        """Units of the design in pixels."""
        return round(units * self.scale)

    def pixels(self, step: str) -> int:
        """The size of lettering of a step of the type scale: at 200 % twice what it is at 100 %,
        also where that is as small as lettering may be."""
        return round(design.size_of(step, self.scale) * self.text_percent / 100)

    def line(self, step: str) -> int:
        """The height of a line of lettering."""
        return round(self.pixels(step) * 1.36)

    def width_of(self, text: str, face: str, step: str) -> int:
        """How wide a line of lettering is."""
        return surfaces.line_image(text, face, self.pixels(step), self.theme.text).get_width()

    def caret_at(self, text: str, place: int, face: str, step: str) -> int:
        """How far right of a line's left edge the caret stands after its first `place` letters."""
        return surfaces.caret_at(text, place, face, self.pixels(step))

    def least_width_of(self, text: str, face: str, step: str) -> int:
        """How wide a line of lettering is when it is made as small as it may be."""
        return _wide(text, face, _smallest(self.pixels(step)))

    def write(
        self,
        target: pygame.Surface,
        text: str,
        at: Point,
        step: str,
        *,
        face: str = "text",
        colour: Colour | None = None,
        align: str = "left",
        middle: bool = False,
        on_paper: bool = False,
        width: int | None = None,
        pixels: int | None = None,
    ) -> pygame.Rect:
        """Write a line in this look, marks as signs; made smaller, then cut, to fit `width`.

        `pixels` is a size of its own.
        """
        pixels = pixels or self.pixels(step)
        ink = colour or (self.theme.paper.ink if on_paper else self.theme.text)
        if width is not None:
            text, pixels = fitted(text, face, pixels, width)
        return surfaces.write(
            target,
            text,
            at,
            face,
            pixels,
            ink,
            align,
            on_dark=self.theme.paper.dark if on_paper else not self.light,
            shade=not (self.theme.plain or on_paper),
            middle=middle,
            four_colour=self.deck.four_colour,
        )

    def written(
        self,
        text: str,
        at: Point,
        step: str,
        *,
        face: str = "text",
        colour: Colour | None = None,
        align: str = "left",
        middle: bool = False,
        width: int | None = None,
        pixels: int | None = None,
    ) -> FramePart:
        """Such a line on the table as a part of the picture; `pixels` is a size of its own."""
        pixels = pixels or self.pixels(step)
        if width is not None:
            text, pixels = fitted(text, face, pixels, width)
        ink, four = colour or self.theme.text, self.deck.four_colour
        image = surfaces.line_image(text, face, pixels, ink, not self.light, four)
        area = surfaces.aligned(image.get_size(), at, align, middle=middle)
        shaded = not self.theme.plain
        if shaded:
            area.h += surfaces.shade_drop(pixels)
        dark = not self.light
        return FramePart.of(
            area, surfaces.write, text, at, face, pixels, ink, align, dark, shaded, middle, four
        )


def fitted(text: str, face: str, pixels: int, width: int) -> tuple[str, int]:
    """The text and the size at which it is no wider than `width`: smaller first, then cut short."""
    smaller, smallest = pixels, _smallest(pixels)
    while smaller > smallest and _wide(text, face, smaller) > width:
        smaller -= 1
    if len(text) > 1 and _wide(text, face, smaller) > width:

        def cut(end: int) -> str:
            return text[: letters.boundary(text, end)].rstrip() + "…"

        fitting = bisect_right(range(len(text)), width, key=lambda n: _wide(cut(n), face, smaller))
        text = cut(max(0, fitting - 1))
    return text, smaller


def in_lines(
    text: str, face: str, pixels: int, width: int, most: int
) -> tuple[tuple[str, ...], int]:
    """The text in no more than so many lines, and the size at which they fit, if there is one."""
    for smaller in range(pixels, min(pixels, _smallest(pixels)) - 1, -1):
        lines = surfaces.wrap(text, face, smaller, width)
        if len(lines) <= most and all(_wide(line, face, smaller) <= width for line in lines):
            return lines, smaller
    return surfaces.wrap(text, face, smaller, width), smaller


def _smallest(pixels: int) -> int:
    """How small lettering may be made to fit."""
    return max(min(13, pixels), round(pixels * 0.7))


def _wide(text: str, face: str, pixels: int) -> int:
    return surfaces.line_image(text, face, pixels, (0, 0, 0)).get_width()


def look_for(settings: Settings, size: tuple[int, int]) -> Look:
    """The look that the settings ask for in a window of this size, in the language spoken now."""
    return _look_for(settings, size, translation.language(), translation.card_letters())


@lru_cache(maxsize=4)
def _look_for(
    settings: Settings, size: tuple[int, int], language: str, indices: tuple[str, str, str, str]
) -> Look:
    theme = design.THEMES[settings.theme]
    deck = DeckStyle(
        four_colour=in_effect(settings, "four_colour"),
        jumbo=in_effect(settings, "jumbo"),
        braille=settings.braille_corners,
        black=settings.theme == ThemeName.CONTRAST_DARK,
        white=settings.theme == ThemeName.CONTRAST_LIGHT,
        letters=indices,
    )
    back = settings.pattern
    if theme.plain:
        back = Pattern.DIAMONDS
    elif back == Pattern.ROOM:
        light = settings.theme in (ThemeName.GREEN, ThemeName.MIDNIGHT)
        back = Pattern.FANS if light else Pattern.LATTICE
    return Look(
        size[0],
        size[1],
        theme,
        deck,
        back,
        settings.text_size,
        settings.card_size,
        settings.mirrored,
        key_map(settings),
        language,
    )
