"""Pictures that are kept up to a number of bytes; those not asked for longest are given up first."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, Literal, ParamSpec, TypeVar

import pygame

from gin.ui.art.bands import Bands

P = ParamSpec("P")
T = TypeVar("T", pygame.Surface, Bands)
ORDER: Literal["BGRA"] = "BGRA"
"""The order of a pixel's bytes in pictures as pygame makes them; others are drawn far slower."""


USUAL = (1280, 800)
"""The window for which shelves are measured; see `fit`."""


class Shelf(Generic[T]):
    """Pictures by their keys, at most so many megabytes of them in a window of the usual size."""

    _share = 1.0
    _scene = 0

    def __init__(self, megabytes: float) -> None:
        self._usual = megabytes * 1e6
        self._held = 0
        self._kept: dict[Hashable, tuple[T, int]] = {}
        _SHELVES.append(self)

    def __len__(self) -> int:
        return len(self._kept)

    def clear(self) -> None:
        """Give up all of them."""
        self._kept.clear()
        self._held = 0

    def trim(self) -> None:
        """Give up those not asked for since the scene changed."""
        for key, (picture, scene) in list(self._kept.items()):
            if scene != Shelf._scene:
                del self._kept[key]
                self._held -= size_of(picture)

    def get(self, key: Hashable) -> T | None:
        """The picture of a key, which is used again thereby; None if it is not kept."""
        found = self._kept.pop(key, None)
        if found is None:
            return None
        self._kept[key] = found[0], Shelf._scene
        return found[0]

    def put(self, key: Hashable, picture: T) -> T:
        """Keep a picture, giving up others for it if need be; the picture itself."""
        old = self._kept.pop(key, None)
        self._held += size_of(picture) - (size_of(old[0]) if old is not None else 0)
        self._kept[key] = picture, Shelf._scene
        while self._held > self._usual * Shelf._share and len(self._kept) > 1:
            oldest = next(iter(self._kept))
            self._held -= size_of(self._kept.pop(oldest)[0])
        return picture


_SHELVES: list[Shelf[Any]] = []


def change_scene() -> None:
    """Count what is asked for anew: what other scenes asked for may be given up by `trim`."""
    Shelf._scene += 1


def scene() -> int:
    """How often the scene has changed: what is drawn ahead is to be asked for again in each."""
    return Shelf._scene


def clear() -> None:
    """Give up everything on all shelves."""
    for shelf in _SHELVES:
        shelf.clear()


def trim() -> None:
    """Give up, on all shelves, what was not asked for since the scene changed."""
    for shelf in _SHELVES:
        shelf.trim()


def fit(size: tuple[int, int]) -> None:
    """Give every shelf the room that a window of this size needs: its pictures are as much larger.

    With less, what is drawn in each frame would push itself off again and again.
    """
    Shelf._share = max(1.0, size[0] * size[1] / (USUAL[0] * USUAL[1]))


Packed = tuple[bytes, tuple[int, int]]
"""A picture, packed, and its size."""


def packed(picture: pygame.Surface) -> Packed:
    """A picture, packed."""
    return zlib.compress(pygame.image.tobytes(picture, ORDER), 1), picture.get_size()


def unpacked(small: Packed) -> pygame.Surface:
    """A picture that was packed. Raises ValueError or zlib.error if it was none of this size."""
    data, (width, height) = small
    # One byte more than there should be tells that there are too many.
    pixels = bytearray(zlib.decompressobj().decompress(data, width * height * 4 + 1))
    return pygame.image.frombuffer(pixels, (width, height), ORDER)


class Cupboard:
    """Pictures by their keys, packed: slower to take out than from a shelf, but a tenth in size."""

    def __init__(self, megabytes: float) -> None:
        self._most = round(megabytes * 1e6)
        self._held = 0
        self._packed: dict[Hashable, Packed] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._packed

    @property
    def keys(self) -> list[Hashable]:
        """The keys of all that is in it."""
        return list(self._packed)

    def clear(self) -> None:
        """Give up all of it."""
        self._packed.clear()
        self._held = 0

    def hold(self, megabytes: float) -> None:
        """Have room for this much from now on."""
        self._most = round(megabytes * 1e6)

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The picture of a key, unpacked; None if it is not there."""
        found = self._packed.get(key)
        if found is None:
            return None
        return unpacked(found)

    def put(self, key: Hashable, picture: pygame.Surface) -> None:
        """Pack a picture and keep it, giving up the oldest if need be."""
        small = packed(picture)
        self._held += len(small[0]) - len(self._packed.pop(key, (b"", (0, 0)))[0])
        self._packed[key] = small
        while self._held > self._most and len(self._packed) > 1:
            self._held -= len(self._packed.pop(next(iter(self._packed)))[0])


def size_of(picture: pygame.Surface | Bands) -> int:
    """The bytes of a picture's pixels."""
    if isinstance(picture, Bands):
        return sum(map(size_of, picture.pictures))
    return picture.get_pitch() * picture.get_height()


def shelved(megabytes: float) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function that draws, with what it has drawn kept on a shelf of this size."""

    def keep(draw: Callable[P, T]) -> Callable[P, T]:
        shelf = Shelf[T](megabytes)

        @wraps(draw)
        def drawn(*args: P.args, **more: P.kwargs) -> T:
            key = (args, tuple(more.items())) if more else args
            picture = shelf.get(key)
            if picture is None:
                picture = shelf.put(key, draw(*args, **more))
            return picture

        return drawn

    return keep
