"""The native window: opened without waking what is not needed, and waited on without polling."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
import time

import pygame

from gin.ui.assets import asset

SMALLEST = (800, 600)
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD = -1, -3
"""Options of glibc's mallopt: how much that is free is kept; from where on nothing is."""


class NoDisplay(Exception):
    """There is no screen to open a window on."""


def open_display() -> None:
    """Start SDL's video. Raises NoDisplay, with a sentence, if there is no screen to draw on.

    Without a display SDL starts all the same, with a driver nobody sees.
    """
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"There is no display to open a window on ({error}).") from error
    driver = pygame.display.get_driver()
    if driver == "offscreen":
        pygame.display.quit()
        raise NoDisplay("There is no display to open a window on.")
    if driver == "x11":
        # Otherwise each flip of a software window takes 19 ms, and memory is four times as much.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # New memory has to be cleared by the system, which takes longer than drawing a card into it:
    # what is let go is kept while things move, and given back when they rest.
    _glibc("mallopt", M_MMAP_THRESHOLD, 1 << 23)
    _glibc("mallopt", M_TRIM_THRESHOLD, 1 << 26)
    pygame.font.init()
    pygame.key.set_repeat(400, 60)


def release_memory() -> None:
    """Give memory that was let go back to the system; for moments in which nobody waits."""
    _glibc("malloc_trim", 0)


def _glibc(name: str, *numbers: int) -> None:
    """Call a function of the C library, if it is the one of most Linux systems."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            getattr(ctypes.CDLL(None), name)(*numbers)


def open_window(title: str, size: tuple[int, int]) -> pygame.Window:
    """A resizable window, made hidden and shown once it has its first picture.

    It takes two thirds of a large screen; `size` is the least, where the screen is as large.
    """
    window = pygame.Window(title, first_size(size, _screen()), resizable=True, hidden=True)
    window.minimum_size = SMALLEST
    window.set_icon(pygame.image.load(asset("assets", "icons", "gin-parlour-64.png")))
    return window


def _screen() -> tuple[int, int]:
    """How large the first screen is; nothing where that cannot be told."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (0, 0)


def first_size(least: tuple[int, int], screen: tuple[int, int]) -> tuple[int, int]:
    """Two thirds of the screen, so that lettering is as large on a fine one; at least `least`.

    On a screen that is smaller than `least`, a window that leaves room for its frame and a bar.
    """
    wide, high = (max(least[k], screen[k] * 2 // 3) for k in (0, 1))
    if screen[0] and (wide > screen[0] or high > screen[1]):
        wide, high = min(wide, screen[0] * 19 // 20), min(high, screen[1] * 9 // 10)
    return max(wide, SMALLEST[0]), max(high, SMALLEST[1])


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
        handle = _SDL.SDL_GetWindowFromID(window.id)
        _SDL.SDL_UpdateWindowSurfaceRects(
            ctypes.c_void_p(handle), (ctypes.c_int * len(corners))(*corners), len(corners) // 4
        )


def _sdl() -> ctypes.CDLL | None:
    """The library that pygame itself uses; None if it does not let itself be called."""
    names = ["SDL2.dll"] if sys.platform == "win32" else [pygame.base.__file__]
    for name in names:
        with contextlib.suppress(OSError, AttributeError, TypeError):
            found = ctypes.CDLL(name)
            found.SDL_GetWindowFromID.restype = ctypes.c_void_p
            found.SDL_UpdateWindowSurfaceRects.restype = ctypes.c_int
            found.SDL_WaitEventTimeout.restype = ctypes.c_int
            return found
    return None


_SDL = _sdl()


class Waiter:
    """Blocks until there is input or the time is up; `pygame.event.wait` would poll instead."""

    def __init__(self) -> None:
        self._wait = _SDL.SDL_WaitEventTimeout if _SDL is not None else None

    def wait(self, seconds: float | None) -> None:
        """Wait for an event, at most `seconds`; None waits for ever."""
        if seconds is not None and seconds <= 0:
            return
        if self._wait is not None:
            self._wait(None, -1 if seconds is None else max(1, round(seconds * 1000)))
        else:
            time.sleep(min(0.02, seconds if seconds is not None else 0.02))
