"""The window's place at the first start and after saving, and the fit of its frame on a screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from gin.core.errors import SettingsError
from gin.session import settings_file
from gin.session.settings import Settings, with_value
from gin.ui.platform.window import WindowPlace, smallest
from tests.support.raising import raising

LEAST = (1280, 800)
FRAME = (20, 1, 5, 1)
"""Top, left, bottom and right of a window's frame."""


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), (1280, 800)),
        ((3840, 2160), (2560, 1440)),
        ((1280, 800), (1264, 752)),
        ((1366, 768), (1280, 720)),
        ((800, 600), (784, 552)),
        ((640, 480), (624, 432)),
    ],
)
def test_the_first_window_and_its_frame_suit_the_screen(
    screen: tuple[int, int], size: tuple[int, int]
) -> None:
    free = Rect((0, 0), screen)
    place = WindowPlace.first(LEAST, [free])
    assert place == WindowPlace(size)
    shown = place.within(free, FRAME)
    assert shown.position is not None
    x, y = shown.position
    assert free.contains(Rect(x - 1, y - 20, shown.size[0] + 2, shown.size[1] + 25))


def test_without_a_known_screen_the_window_is_as_designed() -> None:
    assert WindowPlace.first(LEAST, []) == WindowPlace(LEAST)
    assert smallest([]) == (800, 600)


def test_a_window_may_be_smaller_than_usual_only_on_a_small_screen() -> None:
    assert smallest([Rect(0, 0, 1920, 1080)]) == (800, 600)
    assert smallest([Rect(0, 0, 640, 480), Rect(640, 0, 1920, 1080)]) == (800, 600)
    assert smallest([Rect(0, 0, 800, 600)]) == (784, 552)


def test_a_place_is_moved_no_further_than_it_has_to_be() -> None:
    screen = Rect(100, 50, 1000, 700)
    assert WindowPlace((400, 300), (300, 200)).within(screen, FRAME) == WindowPlace(
        (400, 300), (300, 200)
    )
    assert WindowPlace((400, 300), (0, 0)).within(screen, FRAME) == WindowPlace(
        (400, 300), (101, 70)
    )
    assert WindowPlace((400, 300), (900, 600)).within(screen, FRAME) == WindowPlace(
        (400, 300), (699, 445)
    )
    assert WindowPlace((2000, 300), (0, 100), True).within(screen, FRAME) == WindowPlace(
        (998, 300), (101, 100), True
    )


def test_a_place_on_a_removed_screen_is_not_used() -> None:
    left, right = Rect(0, 0, 1280, 800), Rect(1280, 0, 1280, 800)
    kept = WindowPlace((900, 600), (1500, 80))
    assert kept.is_on([left, right]) and not kept.is_on([left])
    # A place whose title bar is out of reach is rejected too.
    assert not WindowPlace((900, 600), (100, 2000)).is_on([left])
    assert not WindowPlace((900, 600), (-880, 100)).is_on([left])
    assert WindowPlace((900, 600), (-600, 100)).is_on([left])


@pytest.mark.parametrize(
    "place",
    [WindowPlace((1280, 800), (120, 80)), WindowPlace((900, 640), (-1200, -3), maximised=True)],
    ids=str,
)
def test_a_place_is_written_and_read_again(place: WindowPlace, tmp_path: Path) -> None:
    settings_file.write(tmp_path, with_value(Settings(), "window", str(place)))
    settings, problems = settings_file.read(tmp_path)
    assert not problems
    assert WindowPlace.parse(settings.window) == place


@pytest.mark.parametrize("text", ["", "1280x800", "1x1+0+0", "1280x800+1+1 large", "٣٢٠x٢٠٠+١+١"])
def test_invalid_places_are_rejected(text: str) -> None:
    assert WindowPlace.parse(text) is None
    if text:
        with raising(SettingsError, "window cannot be"):
            with_value(Settings(), "window", text)
