"""Artwork from SVG files in `assets/art`."""

from __future__ import annotations

import io

import pygame

from gin.session.storage.assets import asset
from gin.ui.art.vector import Colour

FOLDER = asset("assets", "art")


def drawn(name: str, size: int, colour: Colour) -> pygame.Surface:
    """Draw a square SVG file from `assets/art`, with `currentColor` replaced."""
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    coloured = text.replace("currentColor", "#{:02x}{:02x}{:02x}".format(*colour))
    loaded = pygame.image.load_sized_svg(io.BytesIO(coloured.encode()), (size, size))
    # Convert to the byte order of all other images, which is blitted faster.
    image = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    image.blit(loaded, (0, 0))
    return image
