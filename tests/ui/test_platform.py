"""Differences between systems: high-density screens, windows held by the mouse, lost displays."""

from __future__ import annotations

import os
import sys

import pygame
import pytest

from gin.language.translation import printed
from gin.text import console
from gin.ui.platform import held_window, sdl, window
from gin.ui.platform.held_window import Held
from gin.ui.platform.pixels import in_pixels, in_points, scale
from gin.ui.platform.window import WindowPlace, open_display, open_window, picture_size


def test_clicks_are_scaled_on_high_density_screens() -> None:
    twice = scale((640, 400), (1280, 800))
    assert twice == 2.0
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 51), button=1, touch=False)
    seen = in_pixels(down, twice)
    assert (seen.type, seen.pos, seen.button, seen.touch) == (down.type, (200, 102), 1, False)
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(10, 10), rel=(-3, 2), buttons=(1, 0, 0))
    assert in_pixels(moved, 1.5).rel == (-4, 3)
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")
    assert in_pixels(key, twice) is key
    assert in_pixels(down, 1.0) is down
    assert in_points(pygame.Rect(20, 40, 300, 60), twice) == pygame.Rect(10, 20, 150, 30)


def test_a_window_without_a_size_yet_has_a_scale() -> None:
    assert scale((0, 0), (0, 0)) == 1.0


def test_the_screen_may_turn_off_and_frames_use_all_its_pixels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    pygame.display.quit()
    open_display()
    assert pygame.display.get_allow_screensaver()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
    made = open_window("Gin Parlour", (900, 700))
    try:
        assert picture_size(made) == made.get_surface().get_size() == made.size
    finally:
        made.destroy()


def test_drawing_continues_while_the_window_is_held() -> None:
    """Sends the messages that Windows sends between press and release on a title bar."""
    timers: list[bool] = []
    drawn: list[bool] = []
    held = Held(lambda: drawn.append(held.takes(0x0113, held_window._TIMER)), timers.append)
    assert not held.takes(0x0231, 0)
    assert timers == [True]
    # A message that arrives while drawing does not start another frame.
    assert held.takes(0x0113, held_window._TIMER)
    assert drawn == [True]
    assert not held.takes(0x0113, held_window._TIMER + 1), "a timer of SDL's own"
    assert not held.takes(0x0232, 0)
    assert timers == [True, False]
    assert not held.takes(0x0200, 5), "the mouse moves"


def test_drawing_continues_after_a_failed_frame() -> None:
    def fails() -> None:
        raise ValueError

    held = Held(fails, lambda on: None)
    for _ in range(2):
        with pytest.raises(ValueError):
            held.takes(0x0113, held_window._TIMER)


def test_a_missing_library_is_named_if_there_is_a_display(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If an X11 library is missing, SDL reports only that no video driver is available."""

    def without(name: str) -> None:
        if name == "libXext.so.6":
            raise OSError(name)

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(window.ctypes, "CDLL", without)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(window.NoDisplay) as none:
        open_display()
    message = printed(console.no_window(none.value.why, none.value.library))
    assert message.startswith("No window can be opened because libXext.so.6 is missing.")
    monkeypatch.delenv("DISPLAY")
    with pytest.raises(window.NoDisplay) as none:
        open_display()
    assert printed(console.no_window(none.value.why, none.value.library)).startswith("There is no")


def test_the_window_works_without_direct_calls_of_sdl(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    open_display()
    made = open_window("Gin Parlour", (900, 700))
    try:
        monkeypatch.setattr(sdl, "_SDL", None)
        assert sdl.free_areas()[0].topleft == (0, 0)
        assert picture_size(made) == made.size
        sdl.update(made, [pygame.Rect(0, 0, 9, 9)])
        sdl.wait_for_event(0.001)
        assert sdl.frame_of(made) == (0, 0, 0, 0)
        assert window.place_of(made) == WindowPlace(made.size, made.position)
        window.keep_on_screen(made, WindowPlace((640, 480), (-30, -20)))
        assert sdl.free_areas()[0].contains(pygame.Rect(made.position, made.size))
    finally:
        made.destroy()
