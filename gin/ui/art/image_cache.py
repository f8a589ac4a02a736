"""Cache of drawn images, in memory and partly on disk."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable
from functools import wraps
from typing import ParamSpec

import pygame

from gin.ui.art.image_folder import ImageFolder

P = ParamSpec("P")

USUAL = (1280, 800)
"""Window size to which the limits apply; they grow with larger windows."""
LIMIT = 24_000_000
"""Limit in bytes, large enough that the images of one frame don't evict each other."""
AT_REST = 4_000_000
"""Size in bytes to which `shrink` reduces the cache while nothing changes."""
SMALL = 50_000
"""Size in bytes up to which an image is small, such as a portrait or a line of text.

Small images take long to draw for their size, so they are evicted last while they take less than
a quarter of the limit.
"""


class ImageCache:
    """LRU cache of images, limited by bytes."""

    def __init__(self, limit: int = LIMIT, folder: ImageFolder | None = None) -> None:
        self.folder = folder or ImageFolder()
        self._limit = limit
        self._share = 1.0
        self._bytes = self._small_bytes = 0
        self.put_count = 0
        """Number of images added so far."""
        self._images = dict[Hashable, pygame.Surface]()
        self._uses = OrderedDict[Hashable, None](), OrderedDict[Hashable, None]()
        """The keys of large images and of small ones, the least recently used first."""
        self._last: Hashable = None
        self._unsaved = dict[Hashable, None]()
        self._planned = deque[Callable[[], object]]()

    def __len__(self) -> int:
        return len(self._images)

    def get(self, key: Hashable) -> pygame.Surface | None:
        image = self._images.get(key)
        if image is not None:
            self._uses[self._is_small(size_of(image))].move_to_end(key)
            self._last = key
        return image

    def put(self, key: Hashable, image: pygame.Surface) -> pygame.Surface:
        self.put_count += 1
        if key in self._images:
            self._drop(key)
        self._images[key] = image
        self._bytes += size_of(image)
        self._note(key, image)
        self._last = key
        self._drop_beyond(self._limit)
        return image

    def get_saved(self, key: Hashable) -> pygame.Surface | None:
        """Return an image from memory or disk, or None; the `repr` of its key must be stable."""
        image = self.get(key)
        if image is None:
            image = self.folder.get(key)
            if image is not None:
                self.put(key, image)
        return image

    def put_saved(self, key: Hashable, image: pygame.Surface) -> pygame.Surface:
        self._unsaved[key] = None
        return self.put(key, image)

    def save_next(self) -> bool:
        while self._unsaved:
            key = next(iter(self._unsaved))
            del self._unsaved[key]
            image = self._images.get(key)
            if image is not None and self.folder.put(key, image):
                return True
        self.folder.prune()
        return False

    def plan(self, draws: Iterable[Callable[[], object]]) -> None:
        """Draw images while the program idles, so that they are there when they scroll into view.

        They replace those planned before.
        """
        self._planned = deque(draws)

    def draw_next(self) -> bool:
        """Draw the next planned image; return False if there is none."""
        if not self._planned:
            return False
        self._planned.popleft()()
        return True

    def save_in(self, folder: ImageFolder) -> None:
        """Save new images in another folder; those not saved yet are not saved at all."""
        self.folder = folder
        self._unsaved.clear()

    def fit(self, size: tuple[int, int]) -> None:
        share = max(1.0, size[0] * size[1] / (USUAL[0] * USUAL[1]))
        if share != self._share:
            self._share, self._small_bytes = share, 0
            for uses in self._uses:
                uses.clear()
            for key, image in self._images.items():
                self._note(key, image)

    def _is_small(self, size: int) -> bool:
        return size <= SMALL * self._share

    def _note(self, key: Hashable, image: pygame.Surface) -> None:
        """Note an image as the one used last."""
        small = self._is_small(size_of(image))
        self._uses[small][key] = None
        if small:
            self._small_bytes += size_of(image)

    def _drop(self, key: Hashable) -> None:
        size = size_of(self._images.pop(key))
        small = self._is_small(size)
        del self._uses[small][key]
        self._bytes -= size
        if small:
            self._small_bytes -= size

    def shrink(self) -> None:
        self._drop_beyond(AT_REST)

    def clear(self) -> None:
        self._images.clear()
        for uses in self._uses:
            uses.clear()
        self._unsaved.clear()
        self._bytes = self._small_bytes = 0

    def _drop_beyond(self, limit: int) -> None:
        """Evict images down to a limit, which grows with the window, but keep the last one used."""
        limit = round(limit * self._share)
        while self._bytes > limit:
            oldest = next(iter(self._uses[self._small_bytes > limit // 4]), None)
            if oldest is None or oldest == self._last:
                return
            self._drop(oldest)


images = ImageCache()


def cached(draw: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Cache the images that a function draws; callers must not draw on them."""

    @wraps(draw)
    def drawn(*args: P.args, **more: P.kwargs) -> pygame.Surface:
        key = (draw, args, *more.items())
        return images.get(key) or images.put(key, draw(*args, **more))

    return drawn


def saved(draw: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """Cache the images that a function draws, in memory and on disk."""

    @wraps(draw)
    def drawn(*args: P.args, **more: P.kwargs) -> pygame.Surface:
        key = (draw.__name__, args, *more.items())
        return images.get_saved(key) or images.put_saved(key, draw(*args, **more))

    return drawn


def draw_ahead(draws: Iterable[Callable[[], object]], more: Callable[[], bool]) -> bool:
    """Draw images in advance until `more()` is false; return whether all of them are drawn.

    Cached images cost nothing, so drawing that starts over in each frame still gets on.
    """
    for draw in draws:
        before = images.put_count
        draw()
        if images.put_count != before and not more():
            return False
    return True


def size_of(image: pygame.Surface) -> int:
    """Return the bytes of an image's pixels."""
    return image.get_pitch() * image.get_height()
