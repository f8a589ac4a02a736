"""Points and pixels: on some screens a window's picture is finer than the window is measured.

Where that is so, as on a Mac's, the system tells sizes and places in points. The picture, and all
that lies in it, is in pixels.
"""

from __future__ import annotations

import pygame


def scale(window_size: tuple[int, int], picture_size: tuple[int, int]) -> float:
    """How many pixels of the picture a point is wide."""
    return picture_size[0] / window_size[0] if window_size[0] else 1.0


def in_pixels(event: pygame.event.Event, scale: float) -> pygame.event.Event:
    """An event of the mouse with its place in the picture; any other as it is."""
    if scale == 1.0 or not hasattr(event, "pos"):
        return event
    told = dict(event.dict)
    for name in ("pos", "rel"):
        if name in told:
            told[name] = tuple(round(side * scale) for side in told[name])
    return pygame.event.Event(event.type, told)


def in_points(rect: pygame.Rect, scale: float) -> pygame.Rect:
    """A place in the picture as the system measures it."""
    return pygame.Rect([round(side / scale) for side in rect])
