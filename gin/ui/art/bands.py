"""Pictures of which most is empty, such as an arm that lies askew: cut into bands from the top to the
foot, each no wider than what is to be seen in it. They take less memory, and are drawn sooner."""

from __future__ import annotations

import pygame

HIGH = 32
"""Pixels that a band is high: the corners that are empty all the same are small."""


class Bands:
    """A picture in bands; it is drawn as the whole one would be."""

    __slots__ = ("_bands", "size")

    def __init__(self, picture: pygame.Surface) -> None:
        self.size = picture.get_size()
        """Of the whole picture."""
        self._bands = tuple(_cut(picture))

    @property
    def pictures(self) -> tuple[pygame.Surface, ...]:
        """Those of the bands."""
        return tuple(picture for picture, _ in self._bands)

    def put(self, target: pygame.Surface, middle: tuple[int, int]) -> None:
        """Draw it with the middle of the whole picture there."""
        whole = pygame.Rect((0, 0), self.size)
        whole.center = middle
        target.blits([(picture, whole.move(at)) for picture, at in self._bands], doreturn=False)


def _cut(picture: pygame.Surface) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """What is to be seen of a picture, band by band, and where each lies in it."""
    wide, high = picture.get_size()
    found = []
    for top in range(0, high, HIGH):
        band = picture.subsurface((0, top, wide, min(HIGH, high - top)))
        seen = band.get_bounding_rect()
        if seen:
            found.append((band.subsurface(seen).copy(), (seen.x, top + seen.y)))
    return found
