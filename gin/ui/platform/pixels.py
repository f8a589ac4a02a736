"""Conversion between points and pixels.

On some screens, such as those of many Macs, a point is several pixels wide. SDL reports window
sizes and positions in points there, but frames are drawn in pixels.
"""

from __future__ import annotations

import pygame


def scale(window_size: tuple[int, int], picture_size: tuple[int, int]) -> float:
    """Return the number of pixels per point."""
    return picture_size[0] / window_size[0] if window_size[0] else 1.0


def in_pixels(event: pygame.event.Event, scale: float) -> pygame.event.Event:
    """Return a mouse event with its position in pixels; other events unchanged."""
    if scale == 1.0 or not hasattr(event, "pos"):
        return event
    values = dict(event.dict)
    for name in ("pos", "rel"):
        if name in values:
            values[name] = tuple(round(side * scale) for side in values[name])
    return pygame.event.Event(event.type, values)


def turned(event: pygame.event.Event, size: tuple[int, int]) -> pygame.event.Event:
    """Return a mouse event with its position in a frame that is shown upside down.

    `size` is the picture's; other events are unchanged.
    """
    if not hasattr(event, "pos"):
        return event
    values = dict(event.dict)
    values["pos"] = tuple(side - 1 - at for side, at in zip(size, event.pos, strict=True))
    if "rel" in values:
        values["rel"] = tuple(-side for side in values["rel"])
    return pygame.event.Event(event.type, values)


def turned_rect(rect: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """Return a rectangle of a picture in the same picture upside down."""
    return pygame.Rect(size[0] - rect.right, size[1] - rect.bottom, rect.w, rect.h)


def in_points(rect: pygame.Rect, scale: float) -> pygame.Rect:
    """Convert a rectangle of the frame to points."""
    return pygame.Rect([round(side / scale) for side in rect])
