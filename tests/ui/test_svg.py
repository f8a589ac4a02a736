"""SVG artwork, limited to the features that SDL_image draws."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from gin.ui.art import svg
from gin.ui.scenes import table_places

RED, BLUE = (200, 20, 30), (20, 30, 200)
FILES = sorted(svg.FOLDER.iterdir())
SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
ELEMENTS = {"svg", "g", "defs", "linearGradient", "radialGradient", "stop", *SHAPES}
IGNORED = {"class", "clip-path", "filter", "mask", "marker-end", "marker-start"}
"""Attributes that SDL_image ignores and other renderers do not."""


def file_id(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("path", FILES, ids=file_id)
@pytest.mark.parametrize("size", [24, 230])
def test_artwork_fills_its_square(path: Path, size: int) -> None:
    image = svg.drawn(path.stem, size, RED)
    assert image.get_size() == (size, size)
    assert image.get_bounding_rect(128).h > 0.6 * size
    assert image.get_at((0, 0)).a == 0


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_artwork_has_only_what_sdl_image_draws(path: Path) -> None:
    """SDL_image silently skips other elements."""
    for element in ElementTree.parse(path).iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS, element.tag
        assert not IGNORED & element.attrib.keys(), element.attrib


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_artwork_takes_the_colour_it_is_given(path: Path) -> None:
    def has(image: pygame.Surface, colour: tuple[int, ...]) -> bool:
        return pygame.mask.from_threshold(image, colour, (2, 2, 2, 255)).count() > 0

    red, blue = (svg.drawn(path.stem, 120, colour) for colour in (RED, BLUE))
    assert has(red, RED) and not has(red, BLUE)
    assert has(blue, BLUE) and not has(blue, RED)


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_artwork_has_the_byte_order_of_other_images(path: Path) -> None:
    """Blitting another byte order is forty times slower."""
    usual = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
    assert svg.drawn(path.stem, 24, RED).get_masks() == usual.get_masks()


def test_the_sign_of_a_knock_has_the_colour_of_its_place() -> None:
    image = table_places.fist(120, (*BLUE, 255))
    assert pygame.mask.from_threshold(image, BLUE, (2, 2, 2, 255)).count() > 100
