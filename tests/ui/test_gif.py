"""Animated GIF files, read again by a reader that was written from the specification."""

from __future__ import annotations

import random
from array import array
from io import BytesIO

import pygame
import pytest

from gin.ui.render.gif import COLOURS, GifAnimation, GifFrame
from tests.support.gif import ReadGif, read_gif


def pixels(values: list[int]) -> bytes:
    return array("H", values).tobytes()


def written(size: tuple[int, int], *frames: tuple[list[int], int]) -> bytes:
    animation = GifAnimation(*size)
    for values, hundredths in frames:
        for _ in animation.add(GifFrame(pixels(values), hundredths)):
            pass
    pieces = list(animation.encoded())
    return b"".join(pieces)


def colour(value: int) -> tuple[int, int, int]:
    red, green, blue = value >> 10, value >> 5 & 31, value & 31
    return (red << 3 | red >> 2, green << 3 | green >> 2, blue << 3 | blue >> 2)


def shows(read: ReadGif, frame: int, values: list[int]) -> bool:
    return read.frames[frame].pixels == tuple(map(colour, values))


def noise(count: int, colours: int, seed: int) -> list[int]:
    rng = random.Random(seed)
    some = rng.sample(range(1 << 15), colours)
    return [rng.choice(some) for _ in range(count)]


@pytest.mark.parametrize("colours", [1, 2, 30, COLOURS])
def test_noise_is_read_as_it_was_written(colours: int) -> None:
    # Noise fills the code table many times over, and uses every width of codes.
    values = noise(200 * 150, colours, seed=colours)
    read = read_gif(written((200, 150), (values, 70)))
    assert (read.width, read.height, read.repeats) == (200, 150, 0)
    assert shows(read, 0, values) and read.frames[0].hundredths == 70


def test_a_plain_image_is_small() -> None:
    content = written((640, 400), ([0x1234] * 640 * 400, 10))
    assert len(content) < 3000
    assert shows(read_gif(content), 0, [0x1234] * 640 * 400)


def test_only_the_changed_rectangle_is_stored() -> None:
    first = noise(60 * 40, 20, seed=1)
    second = list(first)
    for x, y in ((7, 5), (30, 5), (12, 33)):
        second[y * 60 + x] = 0x7FFF
    read = read_gif(written((60, 40), (first, 10), (second, 20), (first, 30)))
    assert [frame.area for frame in read.frames] == [(0, 0, 60, 40), (7, 5, 24, 29), (7, 5, 24, 29)]
    assert [frame.hundredths for frame in read.frames] == [10, 20, 30]
    assert shows(read, 1, second) and shows(read, 2, first)


def test_an_equal_frame_makes_the_last_one_longer() -> None:
    values = noise(10 * 10, 5, seed=2)
    read = read_gif(written((10, 10), (values, 10), (values, 15)))
    assert [frame.hundredths for frame in read.frames] == [25]


def test_rare_colours_become_the_nearest_frequent_ones() -> None:
    frequent = [31 << 10, 31 << 5, 31] * 400
    rare = [(25 << 10) + number for number in range(4)] + list(range(1, 300))
    values = frequent + rare
    values += [0] * (40 * 40 - len(values))
    read = read_gif(written((40, 40), (values, 10)))
    assert len(set(read.frames[0].pixels)) <= COLOURS
    assert read.frames[0].pixels[:1200] == tuple(map(colour, frequent))
    for found, value in zip(read.frames[0].pixels, values, strict=True):
        assert sum(abs(a - b) for a, b in zip(found, colour(value), strict=True)) < 160


def test_another_reader_agrees_on_the_first_frame() -> None:
    values = noise(90 * 70, 200, seed=3)
    image = pygame.image.load(BytesIO(written((90, 70), (values, 10))), "a.gif")
    assert image.get_size() == (90, 70)
    found = [tuple(image.get_at((place % 90, place // 90)))[:3] for place in range(90 * 70)]
    assert found == list(map(colour, values))


def test_work_is_divided() -> None:
    animation = GifAnimation(640, 400)
    values = pixels(noise(640 * 400, 600, seed=4))
    assert len(list(animation.add(GifFrame(values, 10)))) >= 12
    pieces = len(list(animation.encoded()))
    assert pieces >= 12
    assert abs(pieces - animation.steps_of_encoding) <= 4


def test_a_frame_of_another_size_is_an_error() -> None:
    with pytest.raises(ValueError, match="4 bytes"):
        list(GifAnimation(2, 2).add(GifFrame(b"1234", 10)))
