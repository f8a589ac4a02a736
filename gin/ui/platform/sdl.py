"""Six SDL functions that pygame-ce 2.5.8 does not offer.

They are called through ctypes in the SDL library that pygame has loaded. If ctypes does not find
them, simpler replacements are used.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
import time

import pygame

MINIMISED = 0x40
MAXIMISED = 0x80
"""Window flags for `has`. Pygame reports only changes of these states, as events."""


def _loaded() -> ctypes.CDLL | None:
    with contextlib.suppress(OSError, AttributeError, TypeError):
        found = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
        found.SDL_GetWindowFromID.restype = ctypes.c_void_p
        return found
    return None


_SDL = _loaded()


def wait_for_event(seconds: float | None) -> None:
    """Block until an event is queued, at most for `seconds`; None sets no limit.

    Without SDL's function, this sleeps for at most 20 milliseconds. `pygame.event.wait` is not
    used, because it polls a thousand times a second (pygame-ce issue 1541).
    """
    if seconds is not None and seconds <= 0:
        return
    if _SDL is not None:
        _SDL.SDL_WaitEventTimeout(None, -1 if seconds is None else max(1, round(seconds * 1000)))
    else:
        time.sleep(min(0.02, seconds if seconds is not None else 0.02))


def update(window: pygame.Window, areas: list[pygame.Rect]) -> None:
    """Show the changed areas of the window's surface.

    `Window.flip` passes the whole surface to the system. In a large window that takes longer than
    drawing a moving card.
    """
    size = window.size
    whole = sum(area.w * area.h for area in areas) > size[0] * size[1] // 2
    if whole or _SDL is None or os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") != "0":
        window.flip()
        return
    shown = [area.clip((0, 0), size) for area in areas]
    corners = [number for area in shown for number in area if area]
    if corners:
        sides = (ctypes.c_int * len(corners))(*corners)
        _SDL.SDL_UpdateWindowSurfaceRects(_pointer(window), sides, len(corners) // 4)


def free_areas() -> list[pygame.Rect]:
    """Return the areas of the screens without the desktop's bars, the first screen first.

    Without SDL's function, return only the whole first screen.
    """
    if _SDL is None:
        return [pygame.Rect((0, 0), size) for size in pygame.display.get_desktop_sizes()[:1]]
    found = []
    for number in range(pygame.display.get_num_displays()):
        sides = (ctypes.c_int * 4)()
        if _SDL.SDL_GetDisplayUsableBounds(number, sides) == 0 and sides[2] > 0 < sides[3]:
            found.append(pygame.Rect(*sides))
    return found


def frame_of(window: pygame.Window) -> tuple[int, int, int, int]:
    """Return the widths of a window's frame (top, left, bottom, right); zeros until it has one."""
    if _SDL is None:
        return (0, 0, 0, 0)
    sides = [ctypes.c_int() for _ in range(4)]
    _SDL.SDL_GetWindowBordersSize(_pointer(window), *(ctypes.byref(side) for side in sides))
    top, left, bottom, right = (side.value for side in sides)
    return top, left, bottom, right


def has(window: pygame.Window, flag: int) -> bool:
    """Return whether a window is `MINIMISED` or `MAXIMISED`."""
    return _SDL is not None and bool(_SDL.SDL_GetWindowFlags(_pointer(window)) & flag)


def _pointer(window: pygame.Window) -> ctypes.c_void_p:
    """Return SDL's pointer to the window; `Window.handle` is the operating system's handle."""
    assert _SDL is not None
    return ctypes.c_void_p(_SDL.SDL_GetWindowFromID(window.id))
