"""The look of a scene, from the settings and the window size."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property, lru_cache

import pygame
from msgspec import Struct, field

from gin.interface.own_cards import NONE, OwnCards
from gin.language import translation
from gin.present.input.keymap import KeyMap, key_map
from gin.session.setting import Pattern, ThemeName
from gin.session.settings import Settings, effective_value
from gin.ui.art import design, letters, surfaces
from gin.ui.art.cards import DeckStyle
from gin.ui.art.design import Theme
from gin.ui.art.own_cards import back_of, faces_of
from gin.ui.art.vector import Colour, Point
from gin.ui.render.compositor import FramePart


class Look(Struct, frozen=True, dict=True):
    """Settings, window size and language with which a scene is drawn.

    Its methods take plain strings. Callers convert a `Text` with `printed`.
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
    """Part of the look because cached layouts contain text."""
    zoom: float = 1.0
    """Factor of the scale, for furniture that is further away."""
    ledge: int = 0
    """Width in pixels of the part of the window that a lesson takes at the right."""

    def __hash__(self) -> int:
        """Hash only a few fields: looks are frequent cache keys, and few exist."""
        return hash((self.width, self.height, self.text_percent))

    @cached_property
    def scale(self) -> float:
        """Pixels per unit of the design."""
        return design.scale_for(self.width, self.height) * self.zoom

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def tall(self) -> bool:
        return self.height > self.width * 1.15

    @property
    def light(self) -> bool:
        """Whether the cloth is light, so that text on it must be dark."""
        return sum(self.theme.cloth) > 400

    def s(self, units: float) -> int:
        """Convert units of the design to pixels."""
        return round(units * self.scale)

    def pixels(self, step: str) -> int:
        """Return a font size in pixels.

        The text size applies after the minimum font size, so that 200% doubles small text too.
        """
        return round(design.size_of(step, self.scale) * self.text_percent / 100)

    def line(self, step: str) -> int:
        return round(self.pixels(step) * 1.36)

    def width_of(self, text: str, face: str, step: str) -> int:
        return surfaces.line_width(text, face, self.pixels(step))

    def caret_at(self, text: str, place: int, face: str, step: str) -> int:
        return surfaces.caret_at(text, place, face, self.pixels(step))

    def least_width_of(self, text: str, face: str, step: str) -> int:
        return _text_width(text, face, _smallest(self.pixels(step)))

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
        """Write a line, reduced and then cut short if it is wider than `width`.

        `pixels` overrides the font size of `step`.
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
        pixels = pixels or self.pixels(step)
        if width is not None:
            text, pixels = fitted(text, face, pixels, width)
        ink, four = colour or self.theme.text, self.deck.four_colour
        size = surfaces.line_size(text, face, pixels)
        area = surfaces.aligned(size, at, align, middle=middle)
        shaded = not self.theme.plain
        if shaded:
            area.h += surfaces.shade_drop(pixels)
        dark = not self.light
        return FramePart.of(
            area, surfaces.write, text, at, face, pixels, ink, align, dark, shaded, middle, four
        )


def fitted(text: str, face: str, pixels: int, width: int) -> tuple[str, int]:
    """Return the text and font size that fit `width`: first reduced, then cut short."""
    smaller, smallest = pixels, _smallest(pixels)
    while smaller > smallest and _text_width(text, face, smaller) > width:
        smaller -= 1
    if len(text) > 1 and _text_width(text, face, smaller) > width:

        def cut(end: int) -> str:
            return text[: letters.boundary(text, end)].rstrip() + "…"

        fitting = bisect_right(
            range(len(text)), width, key=lambda n: _text_width(cut(n), face, smaller)
        )
        text = cut(max(0, fitting - 1))
    return text, smaller


def in_lines(
    text: str, face: str, pixels: int, width: int, most: int
) -> tuple[tuple[str, ...], int]:
    """Return the text, in at most `most` lines if the smallest size allows, and its font size."""
    for smaller in range(pixels, min(pixels, _smallest(pixels)) - 1, -1):
        lines = surfaces.wrap(text, face, smaller, width)
        if len(lines) <= most and all(_text_width(line, face, smaller) <= width for line in lines):
            return lines, smaller
    return surfaces.wrap(text, face, smaller, width), smaller


def _smallest(pixels: int) -> int:
    return max(min(13, pixels), round(pixels * 0.7))


def _text_width(text: str, face: str, pixels: int) -> int:
    return surfaces.line_width(text, face, pixels)


def look_for(settings: Settings, size: tuple[int, int], own: OwnCards = NONE) -> Look:
    """Return the look for these settings, window size and own decks, in the current language."""
    return _look_for(settings, size, own, translation.language(), translation.card_letters())


@lru_cache(maxsize=4)
def _look_for(
    settings: Settings,
    size: tuple[int, int],
    own: OwnCards,
    language: str,
    indices: tuple[str, str, str, str],
) -> Look:
    theme = design.THEMES[settings.theme]
    deck = DeckStyle(
        four_colour=effective_value(settings, "four_colour"),
        jumbo=effective_value(settings, "jumbo"),
        braille=settings.braille_corners,
        black=settings.theme == ThemeName.CONTRAST_DARK,
        white=settings.theme == ThemeName.CONTRAST_LIGHT,
        letters=indices,
        # Own pictures are not made for high contrast.
        faces=faces_of(own.faces, settings.card_faces)
        if own.faces is not None and not theme.plain
        else settings.card_faces,
    )
    back: str = settings.pattern
    if theme.plain:
        back = Pattern.DIAMONDS
    elif back == Pattern.ROOM:
        light = settings.theme in (ThemeName.GREEN, ThemeName.MIDNIGHT)
        back = Pattern.FANS if light else Pattern.LATTICE
    if own.back is not None and not theme.plain:
        back = back_of(own.back, back)
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
