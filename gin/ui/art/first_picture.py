"""What the first picture of a start consists of, kept in one piece for the next start.

It is unpacked early, while modules are loaded; the file of pictures, in which each is packed by
itself, is then not needed before the menu is shown. Like that it may be deleted at any time, and
is as good as none if anything about it is wrong.
"""

from __future__ import annotations

import contextlib
import struct
from collections.abc import Callable, Hashable
from functools import wraps
from pathlib import Path
from typing import ParamSpec

import pygame

from gin.ui.art import picture_file
from gin.ui.art.image_cache import ORDER
from gin.ui.platform import early

P = ParamSpec("P")

_MAGIC = b"gin parlour first picture 3\n"
_HEAD = struct.Struct("<I")
"""Where the list of pictures begins. Before it come the pixels of all, so that each has the address
that SDL wants: one that four divides. The list's first line says what they were drawn by; then
comes one for each picture: its width and height, and its key."""


class FirstPicture:
    """The pictures that one start needs before anything is shown; without a path there are none,
    and none are kept."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self.starting = path is not None
        """Has nothing been shown yet?"""
        self._places: dict[str, tuple[tuple[int, int], int]] = {}
        self._pixels = memoryview(b"")
        self._names: frozenset[str] = frozenset()
        self._shown: dict[str, pygame.Surface] = {}
        if path is not None:
            with contextlib.suppress(OSError, ValueError, struct.error):
                self._read(path)

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The picture of a key, if the last start showed it at once."""
        name = repr(key)
        place = self._places.get(name)
        if place is None:
            return None
        (width, height), begin = place
        # All that was unpacked stays for as long as one of these pictures does: copying each would
        # take longer than anything else about it. So nobody may draw on one.
        pixels = self._pixels[begin : begin + width * height * 4]
        return self._add(name, pygame.image.frombuffer(pixels, (width, height), ORDER))

    def add(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        """Take a picture for the next start that this one had to draw; the picture itself."""
        return self._add(repr(key), picture)

    def _add(self, name: str, picture: pygame.Surface) -> pygame.Surface:
        if self._path is not None:
            self._shown[name] = picture
        return picture

    def begin(self) -> None:
        """Something is shown: give up what was unpacked for that."""
        self.starting = False
        self._places, self._pixels = {}, memoryview(b"")
        early.forget()

    def write(self) -> None:
        """Write what was shown at once, or as soon as it was drawn, if the file says otherwise.
        That is done once, and where it fails it is not tried again."""
        path, self._path = self._path, None
        shown, self._shown = self._shown, {}
        if path is not None and shown.keys() != self._names:
            with contextlib.suppress(OSError):
                picture_file.replace_by(path, _whole(shown))

    def _read(self, path: Path) -> None:
        data = early.unpacked(path)
        at = len(_MAGIC) + _HEAD.size
        (end,) = _HEAD.unpack(data[len(_MAGIC) : at])
        maker, *lines = bytes(data[end:]).decode().split("\n")
        if data[: len(_MAGIC)] != _MAGIC or maker != picture_file.drawn_by():
            raise ValueError
        places = {}
        for line in lines:
            width, height, name = line.split(" ", 2)
            size = picture_file.sides(int(width), int(height))
            places[name] = size, at
            at += size[0] * size[1] * 4
        if at != end:
            raise ValueError
        self._places, self._pixels, self._names = places, data, frozenset(places)


def _whole(shown: dict[str, pygame.Surface]) -> bytes:
    """The file of these pictures."""
    lines = (f"{picture.width} {picture.height} {name}" for name, picture in shown.items())
    listed = "\n".join((picture_file.drawn_by(), *lines)).encode()
    pixels = b"".join(pygame.image.tobytes(picture, ORDER) for picture in shown.values())
    head = _MAGIC + _HEAD.pack(len(_MAGIC) + _HEAD.size + len(pixels))
    return early.packed(head + pixels + listed)


_FIRST: list[FirstPicture] = []
"""That of this program, once it is wanted."""
_PATH: list[Path] = []
"""Where it lies; nowhere until `keep_in` names its folder."""


def of_this_start() -> FirstPicture:
    """The pictures that this start needs before anything is shown."""
    if not _FIRST:
        _FIRST.append(FirstPicture(*_PATH))
    return _FIRST[0]


def keep_in(folder: Path) -> None:
    """Have all pictures that last in this folder, which need not be there."""
    _FIRST.clear()
    _PATH[:] = [folder / early.FILE]
    picture_file.keep_in(folder)


def earlier(key: Hashable) -> pygame.Surface | None:
    """A picture that was drawn at an earlier start, if it was kept."""
    first = of_this_start()
    found = first.get(key)
    if found is None:
        found = picture_file.kept().get(key)
        if found is not None:
            first.add(key, found)
    return found


def lasting(draw: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
    """A function that draws, but for what the last start showed first. Its arguments are what
    their `repr` says."""

    @wraps(draw)
    def drawn(*args: P.args, **more: P.kwargs) -> pygame.Surface:
        first = of_this_start()
        if not first.starting:
            return draw(*args, **more)
        key = (draw.__name__, args, tuple(more.items()))
        return first.get(key) or first.add(key, draw(*args, **more))

    return drawn
