"""The native window: how it opens, its position, and its restored position."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Sequence

import pygame
from msgspec import Struct

from gin.language.translation import printed
from gin.messages import console
from gin.session.settings import PLACE
from gin.ui.platform.assets import asset
from gin.ui.platform.sdl import MAXIMISED, MINIMISED, frame_of, free_areas, has

SMALLEST = (800, 600)
FRAME = (16, 48)
"""Pixels assumed for a window's frame and a desktop bar before they are known."""
PALETTE = 8
"""Bits of a pixel of a palette display, on which SDL draws no windows."""


X_LIBRARIES = ("libX11.so.6", "libXext.so.6")
"""Libraries that SDL needs for a window on X and that Python packages do not include."""


class NoDisplay(Exception):
    """No window can be opened.

    `why` is the system's reason, if it gave one; `library` names the missing library if there is a
    display.
    """

    def __init__(self, why: str = "", library: str = "") -> None:
        super().__init__(why or library)
        self.why = why
        self.library = library


def open_display() -> None:
    """Start SDL's video.

    Without a display SDL starts too, with a driver that shows nothing.

    Raises:
        NoDisplay: there is no screen to draw on.
    """
    # Otherwise Windows enlarges the frame if the system's text is larger than usual. The built
    # program's manifest says so too; Python's does not.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(str(error), _missing_library()) from error
    driver = pygame.display.get_driver()
    if driver == "offscreen":
        pygame.display.quit()
        raise NoDisplay(library=_missing_library())
    # The value is 0 if the pixel format is unknown.
    if 0 < pygame.display.Info().bitsize <= PALETTE:
        pygame.display.quit()
        raise NoDisplay(printed(console.FEW_COLOURS))
    if driver == "x11":
        # Otherwise each flip of a software window takes 19 ms, and memory is four times as much.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # SDL keeps the screen on, as for films; a card game has no need of that.
    pygame.display.set_allow_screensaver(True)
    pygame.font.init()
    pygame.key.set_repeat(400, 60)


def _missing_library() -> str:
    """Return the first library that a window on X lacks; empty if none is missing."""
    if sys.platform != "linux" or not os.environ.get("DISPLAY"):
        return ""
    for name in X_LIBRARIES:
        try:
            ctypes.CDLL(name)
        except OSError:
            return name
    return ""


class WindowPlace(Struct, frozen=True):
    """A window's place on the desktop.

    `position` None means centred on the first screen. If the window is maximised, size and position
    are those it is restored to.
    """

    size: tuple[int, int]
    position: tuple[int, int] | None = None
    maximised: bool = False

    @classmethod
    def first(cls, least: tuple[int, int], screens: Sequence[pygame.Rect]) -> WindowPlace:
        """Return a place of two thirds of the screen, at least of size `least`.

        So text is as large on a screen with more pixels. On a screen smaller than `least`, the
        window leaves room for its frame.
        """
        if not screens:
            return cls(least)
        screen = screens[0].size
        wide, high = (
            min(max(least[k], screen[k] * 2 // 3), max(1, screen[k] - FRAME[k])) for k in (0, 1)
        )
        return cls((wide, high))

    @classmethod
    def parse(cls, text: str) -> WindowPlace | None:
        """Parse the output of `str`; return None for anything else."""
        found = re.fullmatch(PLACE, text)
        if found is None:
            return None
        width, height, x, y = (int(number) for number in found.groups()[:4])
        return cls((width, height), (x, y), bool(found[5]))

    def __str__(self) -> str:
        x, y = self.position or (0, 0)
        return f"{self.size[0]}x{self.size[1]}{x:+}{y:+}{' maximised' if self.maximised else ''}"

    def is_on(self, screens: Sequence[pygame.Rect]) -> bool:
        """Return whether the player could grab its title bar on one of these screens."""
        if self.position is None:
            return True
        top = pygame.Rect(self.position, (self.size[0], 1))
        seen = (top.move(0, -4).clip(screen) for screen in screens)
        return any(part.w >= min(200, top.w) for part in seen)

    def within(self, screen: pygame.Rect, frame: tuple[int, int, int, int]) -> WindowPlace:
        """Return the place moved onto a screen with its frame (top, left, bottom, right).

        It moves as little as possible and shrinks only if it must.
        """
        top, left, bottom, right = frame
        inside = pygame.Rect(
            screen.x + left,
            screen.y + top,
            max(1, screen.w - left - right),
            max(1, screen.h - top - bottom),
        )
        rect = pygame.Rect(self.position or inside.topleft, self.size)
        rect.size = min(rect.w, inside.w), min(rect.h, inside.h)
        rect.clamp_ip(inside)
        return WindowPlace(rect.size, rect.topleft, self.maximised)


def smallest(screens: Sequence[pygame.Rect]) -> tuple[int, int]:
    """Return the minimum size of a window: the usual one unless no screen has room for it."""
    if not screens:
        return SMALLEST
    wide, high = (max(screen.size[k] for screen in screens) - FRAME[k] for k in (0, 1))
    return max(1, min(SMALLEST[0], wide)), max(1, min(SMALLEST[1], high))


def open_window(title: str, size: tuple[int, int]) -> pygame.Window:
    """Create a resizable window, hidden until it has its first frame.

    It takes two thirds of a large screen; `size` is its least size.
    """
    screens = free_areas()
    first = WindowPlace.first(size, screens).size
    made = pygame.Window(title, first, resizable=True, hidden=True, allow_high_dpi=True)
    made.minimum_size = smallest(screens)
    # Any other image format would load five more libraries.
    made.set_icon(pygame.image.load(asset("assets", "icons", "gin-parlour-64.bmp")))
    return made


def picture_size(window: pygame.Window) -> tuple[int, int]:
    """Return the size of a window in pixels, which may be more than its points."""
    return window.get_surface().get_size()


def close_window(window: pygame.Window) -> None:
    """Close a window and the display."""
    window.destroy()
    pygame.display.quit()


def place_of(window: pygame.Window) -> WindowPlace:
    """Return where a window is now, even if it is maximised."""
    return WindowPlace(window.size, window.position, has(window, MAXIMISED))


def bring_to_front(window: pygame.Window) -> None:
    """Ask the desktop to raise a window and give it the focus."""
    if has(window, MINIMISED):
        window.restore()
    window.focus()


def restore(window: pygame.Window, kept: str) -> WindowPlace:
    """Move a hidden window to its saved place, if a screen is still there; return its place."""
    place = WindowPlace.parse(kept)
    if place is None or place.position is None or not place.is_on(free_areas()):
        return place_of(window)
    window.size, window.position = place.size, place.position
    return place


def keep_on_screen(window: pygame.Window, wanted: WindowPlace) -> None:
    """Move a visible window to the `wanted` place, with all of its frame on a screen.

    A window that was resized since then stays where it is, as far as that is on a screen.
    """
    if window.size != wanted.size:
        wanted = place_of(window)
    if screens := free_areas():
        now = pygame.Rect(window.position, window.size)
        screen = max(screens, key=lambda one: one.clip(now).w * one.clip(now).h)
        place = wanted.within(screen, frame_of(window))
        if place.size != window.size:
            window.size = place.size
        if place.position is not None:
            # The reported position may be from before the window had a frame.
            window.position = place.position
    if wanted.maximised:
        window.maximize()
