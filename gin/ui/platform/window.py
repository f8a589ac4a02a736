"""The native window: opening it, and saving and restoring its position."""

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
from gin.session.storage.assets import asset
from gin.ui.platform.sdl import MAXIMISED, MINIMISED, frame_of, free_areas, has

SMALLEST = (800, 600)
FRAME = (16, 48)
"""Width and height in pixels to reserve for a window's frame before it is known."""
PALETTE = 8
"""Bits per pixel up to which a display uses a palette; SDL cannot draw windows on such a display.
"""


X_LIBRARIES = ("libX11.so.6", "libXext.so.6")
"""Libraries that SDL needs for a window on X11 and that Python packages do not include."""


class NoDisplay(Exception):
    """No window can be opened.

    `why` is the reason, if known. `library` names a missing X11 library, if that is the cause.
    """

    def __init__(self, why: str = "", library: str = "") -> None:
        super().__init__(why or library)
        self.why = why
        self.library = library


def open_display() -> None:
    """Start SDL's video.

    Raises:
        NoDisplay: no window can be opened.
    """
    # Without this, Windows enlarges the image if the system's text is larger than usual. The
    # built program also sets this in its manifest, but Python's own executable does not.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(str(error), _missing_library()) from error
    driver = pygame.display.get_driver()
    if driver == "offscreen":
        pygame.display.quit()
        raise NoDisplay(library=_missing_library())
    # The size is 0 if the pixel format is unknown.
    if 0 < pygame.display.Info().bitsize <= PALETTE:
        pygame.display.quit()
        raise NoDisplay(printed(console.FEW_COLOURS))
    if driver == "x11":
        # With acceleration each flip takes 19 ms, and the window needs four times the memory.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # By default SDL keeps the screen saver from starting.
    pygame.display.set_allow_screensaver(True)
    pygame.font.init()
    pygame.key.set_repeat(400, 60)


def _missing_library() -> str:
    """Return the first library missing for a window on X11; empty if none is."""
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

    `position` None means centred on the first screen. The saved place of a maximised window has the
    size and position to which it can be restored.
    """

    size: tuple[int, int]
    position: tuple[int, int] | None = None
    maximised: bool = False

    @classmethod
    def first(cls, least: tuple[int, int], screens: Sequence[pygame.Rect]) -> WindowPlace:
        """Return a place two thirds as wide and high as the first screen.

        It is at least `least` if that fits. Text scales with the window, so it stays readable on a
        screen with more pixels.
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
        found = re.fullmatch(PLACE, text)
        if found is None:
            return None
        width, height, x, y = (int(number) for number in found.groups()[:4])
        return cls((width, height), (x, y), bool(found[5]))

    def __str__(self) -> str:
        x, y = self.position or (0, 0)
        return f"{self.size[0]}x{self.size[1]}{x:+}{y:+}{' maximised' if self.maximised else ''}"

    def is_on(self, screens: Sequence[pygame.Rect]) -> bool:
        """Return whether the title bar can be grabbed on one of these screens."""
        if self.position is None:
            return True
        top = pygame.Rect(self.position, (self.size[0], 1))
        seen = (top.move(0, -4).clip(screen) for screen in screens)
        return any(part.w >= min(200, top.w) for part in seen)

    def within(self, screen: pygame.Rect, frame: tuple[int, int, int, int]) -> WindowPlace:
        """Return the place moved so that the window and its frame are on a screen.

        `frame` has the frame's widths (top, left, bottom, right). The window moves as little as
        possible and shrinks only if it must.
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
    """Return the window's minimum size: `SMALLEST`, or less if no screen has room for it."""
    if not screens:
        return SMALLEST
    wide, high = (max(screen.size[k] for screen in screens) - FRAME[k] for k in (0, 1))
    return max(1, min(SMALLEST[0], wide)), max(1, min(SMALLEST[1], high))


def open_window(title: str, size: tuple[int, int]) -> pygame.Window:
    """Create a resizable window, hidden until its first frame is drawn.

    The window is two thirds as wide and high as the first screen, but at least `size` if that fits.
    """
    screens = free_areas()
    first = WindowPlace.first(size, screens).size
    made = pygame.Window(title, first, resizable=True, hidden=True, allow_high_dpi=True)
    made.minimum_size = smallest(screens)
    # Other image formats need more libraries.
    made.set_icon(pygame.image.load(asset("assets", "icons", "gin-parlour-64.bmp")))
    return made


def picture_size(window: pygame.Window) -> tuple[int, int]:
    """Return the size of a window in pixels; `window.size` is in points."""
    return window.get_surface().get_size()


def close_window(window: pygame.Window) -> None:
    """Close a window and the display."""
    window.destroy()
    pygame.display.quit()


def place_of(window: pygame.Window) -> WindowPlace:
    """Return a window's current place."""
    return WindowPlace(window.size, window.position, has(window, MAXIMISED))


def bring_to_front(window: pygame.Window) -> None:
    """Ask the desktop to raise a window and give it the focus."""
    if has(window, MINIMISED):
        window.restore()
    window.focus()


def restore(window: pygame.Window, kept: str) -> WindowPlace:
    """Move a hidden window to its saved place if that is on a screen; return its place."""
    place = WindowPlace.parse(kept)
    if place is None or place.position is None or not place.is_on(free_areas()):
        return place_of(window)
    window.size, window.position = place.size, place.position
    return place


def keep_on_screen(window: pygame.Window, wanted: WindowPlace) -> None:
    """Move a visible window to the `wanted` place, with all of its frame on a screen.

    If the window no longer has the wanted size, it stays in its current place, moved onto a screen
    if necessary.
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
            # Set it even if it seems unchanged: the reported position may not include the frame
            # yet.
            window.position = place.position
    if wanted.maximised:
        window.maximize()
