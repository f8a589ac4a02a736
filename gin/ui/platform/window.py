"""The native window: opened without waking what is not needed, and waited on without polling."""

from __future__ import annotations

import contextlib
import ctypes
import os
import re
import sys
import time
from collections.abc import Sequence

import pygame
from msgspec import Struct

from gin.language.telling import printed
from gin.messages import console
from gin.session.settings import PLACE
from gin.ui.platform.assets import asset

SMALLEST = (800, 600)
FRAME = (16, 48)
"""Pixels that a window's frame and a bar of the desktop are taken to need, before it is known."""
SDL_WINDOW_MINIMIZED = 0x40
SDL_WINDOW_MAXIMIZED = 0x80
PALETTE = 8
"""Bits of a pixel that stand for a place in a palette: SDL draws no windows with those."""


X_LIBRARIES = ("libX11.so.6", "libXext.so.6")
"""What SDL needs for a window on X, and packages of Python do not bring."""


class NoDisplay(Exception):
    """No window can be opened.

    `why` is the system's reason, if it gave one; `library` is the one that is missing where there
    is a display.
    """

    def __init__(self, why: str = "", library: str = "") -> None:
        super().__init__(why or library)
        self.why = why
        self.library = library


def open_display() -> None:
    """Start SDL's video. Raises NoDisplay if there is no screen to draw on.

    Without a display SDL starts all the same, with a driver nobody sees.
    """
    # Otherwise Windows shows the picture blown up where lettering is larger than usual. The built
    # program says so by its manifest, too; Python's own says less.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(str(error), _missing_library()) from error
    driver = pygame.display.get_driver()
    if driver == "offscreen":
        pygame.display.quit()
        raise NoDisplay(library=_missing_library())
    # Where nothing is known of the pixels, it is 0.
    if 0 < pygame.display.Info().bitsize <= PALETTE:
        pygame.display.quit()
        raise NoDisplay(printed(console.FEW_COLOURS))
    if driver == "x11":
        # Otherwise each flip of a software window takes 19 ms, and memory is four times as much.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # Nobody has to look on: SDL keeps the screen from being turned off, as films do.
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


class Place(Struct, frozen=True):
    """A window's size, where its inside lies on the desktop (None for the middle of the first
    screen), and whether it is maximised; size and position are then those it goes back to."""

    size: tuple[int, int]
    position: tuple[int, int] | None = None
    maximised: bool = False

    @classmethod
    def first(cls, least: tuple[int, int], screens: Sequence[pygame.Rect]) -> Place:
        """Two thirds of the screen, so that lettering is as large on a fine one; at least `least`.

        On a screen that is smaller than `least`, a window that leaves room for its frame.
        """
        if not screens:
            return cls(least)
        screen = screens[0].size
        wide, high = (
            min(max(least[k], screen[k] * 2 // 3), max(1, screen[k] - FRAME[k])) for k in (0, 1)
        )
        return cls((wide, high))

    @classmethod
    def parse(cls, text: str) -> Place | None:
        """The place that `str` of one gave; None for anything else."""
        found = re.fullmatch(PLACE, text)
        if found is None:
            return None
        width, height, x, y = (int(number) for number in found.groups()[:4])
        return cls((width, height), (x, y), bool(found[5]))

    def __str__(self) -> str:
        x, y = self.position or (0, 0)
        return f"{self.size[0]}x{self.size[1]}{x:+}{y:+}{' maximised' if self.maximised else ''}"

    def is_on(self, screens: Sequence[pygame.Rect]) -> bool:
        """Can its title bar be got hold of on one of these screens?"""
        if self.position is None:
            return True
        top = pygame.Rect(self.position, (self.size[0], 1))
        seen = (top.move(0, -4).clip(screen) for screen in screens)
        return any(part.w >= min(200, top.w) for part in seen)

    def within(self, screen: pygame.Rect, frame: tuple[int, int, int, int]) -> Place:
        """The place at which all of it lies on a screen, its frame (top, left, bottom, right)
        too; moved as little as can be, and smaller only if it has to be."""
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
        return Place(rect.size, rect.topleft, self.maximised)


def smallest(screens: Sequence[pygame.Rect]) -> tuple[int, int]:
    """The smallest a window may be made: less than usual only if a screen has no room for that."""
    if not screens:
        return SMALLEST
    wide, high = (max(screen.size[k] for screen in screens) - FRAME[k] for k in (0, 1))
    return max(1, min(SMALLEST[0], wide)), max(1, min(SMALLEST[1], high))


def open_window(title: str, size: tuple[int, int]) -> pygame.Window:
    """A resizable window, made hidden and shown once it has its first picture.

    It takes two thirds of a large screen; `size` is the least, where the screen is as large.
    """
    screens = free_areas()
    first = Place.first(size, screens).size
    made = pygame.Window(title, first, resizable=True, hidden=True, allow_high_dpi=True)
    made.minimum_size = smallest(screens)
    # Reading any other kind of picture would take five more libraries.
    made.set_icon(pygame.image.load(asset("assets", "icons", "gin-parlour-64.bmp")))
    return made


def picture_size(window: pygame.Window) -> tuple[int, int]:
    """The size of a window's picture in pixels, of which there may be more than points."""
    if _SDL is None:
        return window.size
    wide, high = ctypes.c_int(), ctypes.c_int()
    _SDL.SDL_GetWindowSizeInPixels(_handle(window), ctypes.byref(wide), ctypes.byref(high))
    return (wide.value, high.value) if wide.value and high.value else window.size


def close_window(window: pygame.Window) -> None:
    """Close a window, and the display with it."""
    window.destroy()
    pygame.display.quit()


def update(window: pygame.Window, areas: list[pygame.Rect]) -> None:
    """Show what has been drawn to the window's surface, which has changed in these areas."""
    size = window.size
    whole = sum(area.w * area.h for area in areas) > size[0] * size[1] // 2
    if whole or _SDL is None or os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") != "0":
        window.flip()
        return
    shown = [area.clip((0, 0), size) for area in areas]
    corners = [number for area in shown for number in area if area]
    if corners:
        sides = (ctypes.c_int * len(corners))(*corners)
        _SDL.SDL_UpdateWindowSurfaceRects(_handle(window), sides, len(corners) // 4)


def _sdl() -> ctypes.CDLL | None:
    """The library that pygame itself uses; None if it does not let itself be called."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        found = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
        found.SDL_GetWindowFromID.restype = ctypes.c_void_p
        return found
    return None


_SDL = _sdl()


def free_areas() -> list[pygame.Rect]:
    """What of each screen the desktop's own bars leave free, the first screen first."""
    if _SDL is None:
        return [pygame.Rect((0, 0), size) for size in pygame.display.get_desktop_sizes()[:1]]
    found = []
    for number in range(_SDL.SDL_GetNumVideoDisplays()):
        sides = (ctypes.c_int * 4)()
        if _SDL.SDL_GetDisplayUsableBounds(number, sides) == 0 and sides[2] > 0 < sides[3]:
            found.append(pygame.Rect(*sides))
    return found


def _handle(window: pygame.Window) -> ctypes.c_void_p:
    assert _SDL is not None
    return ctypes.c_void_p(_SDL.SDL_GetWindowFromID(window.id))


def _flags(window: pygame.Window) -> int:
    return _SDL.SDL_GetWindowFlags(_handle(window)) if _SDL is not None else 0


def place_of(window: pygame.Window) -> Place:
    """Where a window lies now, whatever it would go back to."""
    maximised = bool(_flags(window) & SDL_WINDOW_MAXIMIZED)
    return Place(window.size, window.position, maximised)


def bring_to_front(window: pygame.Window) -> None:
    """Ask the desktop to show a window above all others and to give it the focus."""
    if _flags(window) & SDL_WINDOW_MINIMIZED:
        window.restore()
    window.focus()


def restore(window: pygame.Window, kept: str) -> Place:
    """Give a window that is not shown yet the place that was kept, if a screen is still there;
    the place that it has then."""
    place = Place.parse(kept)
    if place is None or place.position is None or not place.is_on(free_areas()):
        return place_of(window)
    window.size, window.position = place.size, place.position
    return place


def frame_of(window: pygame.Window) -> tuple[int, int, int, int]:
    """How thick a window's frame is: top, left, bottom, right. Nothing before it has one."""
    if _SDL is None:
        return (0, 0, 0, 0)
    sides = [ctypes.c_int() for _ in range(4)]
    _SDL.SDL_GetWindowBordersSize(_handle(window), *(ctypes.byref(side) for side in sides))
    top, left, bottom, right = (side.value for side in sides)
    return top, left, bottom, right


def keep_on_screen(window: pygame.Window, wanted: Place) -> None:
    """Have a window that is shown lie where it is `wanted`, with all of its frame on a screen.

    One that was given another size since is left where it lies, as far as it lies on a screen.
    """
    if _SDL is None:
        return
    if window.size != wanted.size:
        wanted = place_of(window)
    screens = free_areas()
    index = max(0, _SDL.SDL_GetWindowDisplayIndex(_handle(window)))
    if index < len(screens):
        place = wanted.within(screens[index], frame_of(window))
        if place.size != window.size:
            window.size = place.size
        if place.position is not None:
            # Where it says it lies may be where it lay before it had a frame.
            window.position = place.position
    if wanted.maximised:
        window.maximize()


def wait_for_event(seconds: float | None) -> None:
    """Block until there is input, at most for `seconds`; None waits for ever.

    `pygame.event.wait` would poll instead.
    """
    if seconds is not None and seconds <= 0:
        return
    if _SDL is not None:
        _SDL.SDL_WaitEventTimeout(None, -1 if seconds is None else max(1, round(seconds * 1000)))
    else:
        time.sleep(min(0.02, seconds if seconds is not None else 0.02))
