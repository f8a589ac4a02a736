"""The cache of all images that are drawn once and shown often.

An image is looked up in memory first. One that takes long to draw is looked up in a folder next,
where it was saved by an earlier start or before memory ran out. What is in neither is drawn.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

import pygame

from gin.ui.art.image_folder import ImageFolder

P = ParamSpec("P")

USUAL = (1280, 800)
"""The window that the limits are for; images are larger in a larger one."""
LIMIT = 16_000_000
"""Bytes in memory: more than all that is drawn from in one frame, or each would draw it again."""
AT_REST = 4_000_000
"""Bytes that stay while nothing changes."""


class ImageCache:
    """Images by their keys, up to a number of bytes; the least recently used are dropped first."""

    def __init__(self, limit: int = LIMIT, folder: ImageFolder | None = None) -> None:
        self.folder = folder or ImageFolder()
        self._limit = limit
        self._share = 1.0
        self._bytes = 0
        self._images = OrderedDict[Hashable, pygame.Surface]()
        self._unsaved = dict[Hashable, None]()

    def __len__(self) -> int:
        return len(self._images)

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return the image of a key, which is now the most recently used; None if none is here."""
        image = self._images.get(key)
        if image is not None:
            self._images.move_to_end(key)
        return image

    def put(self, key: Hashable, image: pygame.Surface) -> pygame.Surface:
        """Keep an image, and return it."""
        old = self._images.pop(key, None)
        self._bytes += size_of(image) - (size_of(old) if old is not None else 0)
        self._images[key] = image
        self._drop_beyond(self._limit)
        return image

    def get_saved(self, key: Hashable) -> pygame.Surface | None:
        """Return the image of a key from memory or from the folder; None if it is in neither.

        A key that is used across starts must have a `repr` that is the same in each.
        """
        image = self.get(key)
        if image is None:
            image = self.folder.get(key)
            if image is not None:
                self.put(key, image)
        return image

    def put_saved(self, key: Hashable, image: pygame.Surface) -> pygame.Surface:
        """Keep an image, have `save_next` write it to the folder, and return it."""
        self._unsaved[key] = None
        return self.put(key, image)

    def save_next(self) -> bool:
        """Write one image to the folder; return whether there was one to write."""
        while self._unsaved:
            key = next(iter(self._unsaved))
            del self._unsaved[key]
            image = self._images.get(key)
            if image is not None and self.folder.put(key, image):
                return True
        self.folder.prune()
        return False

    def fit(self, size: tuple[int, int]) -> None:
        """Keep as many bytes as a window of this size needs."""
        self._share = max(1.0, size[0] * size[1] / (USUAL[0] * USUAL[1]))

    def shrink(self) -> None:
        """Keep only what `AT_REST` allows, until more is drawn."""
        self._drop_beyond(AT_REST)

    def clear(self) -> None:
        """Drop all images from memory."""
        self._images.clear()
        self._unsaved.clear()
        self._bytes = 0

    def _drop_beyond(self, limit: int) -> None:
        """Drop images down to a limit for the usual window; the last used one stays in any case."""
        while self._bytes > limit * self._share and len(self._images) > 1:
            self._bytes -= size_of(self._images.popitem(last=False)[1])


images = ImageCache()
"""The one cache of the program."""


def cached(draw: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Have a function that draws return what it has drawn before for the same arguments.

    Nobody may draw on what it returns.
    """

    @wraps(draw)
    def drawn(*args: P.args, **more: P.kwargs) -> pygame.Surface:
        key = (draw, args, *more.items())
        return images.get(key) or images.put(key, draw(*args, **more))

    return drawn


def saved(draw: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Have a function do the same, and use what earlier starts have drawn."""

    @wraps(draw)
    def drawn(*args: P.args, **more: P.kwargs) -> pygame.Surface:
        key = (draw.__name__, args, *more.items())
        return images.get_saved(key) or images.put_saved(key, draw(*args, **more))

    return drawn


def size_of(image: pygame.Surface) -> int:
    """Return the bytes of an image's pixels."""
    return image.get_pitch() * image.get_height()
