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


def in_points(rect: pygame.Rect, scale: float) -> pygame.Rect:
    """Convert a rectangle of the frame to points."""
    return pygame.Rect([round(side / scale) for side in rect])
