"""Pictures that were drawn at an earlier start, in a file that may be deleted at any time.

Nothing in it is trusted: a file of another version, too large, cut short or changed is as good as
none, and so is a disk that cannot be read or written. Then they are drawn, as at the first start.
"""

from __future__ import annotations

import contextlib
import os
import struct
import sys
import zlib
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import BinaryIO

import pygame

from gin import __version__
from gin.core.dataclass import dataclass
from gin.session.storage.paths import new_file
from gin.ui.art.image_cache import Packed, packed, unpacked
from gin.ui.platform.assets import asset

LARGEST = 12_000_000
"""Bytes of a file at most; the pictures of the last start come first."""
_MAGIC = b"gin parlour pictures 2\n"
_HEAD = struct.Struct("<II")
"""How long the list of pictures is, and its checksum. Its first line says what they were drawn by;
then comes one for each picture: its width and height, where its pixels begin after the list, their
length and their checksum, and its key."""
LONGEST = 4_000_000
"""Bytes of a list at most."""
_LONGEST_SIDE = 1 << 16


@dataclass(frozen=True, slots=True)
class _Place:
    """A picture in the file."""

    size: tuple[int, int]
    begin: int
    length: int
    checksum: int


class PictureFile:
    """The file of one program that runs; without a path there is none."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._file: BinaryIO | None = None
        self._places: dict[str, _Place] = {}
        self._asked: set[str] = set()
        self._open()

    def __contains__(self, key: Hashable) -> bool:
        return bool(self._places) and repr(key) in self._places

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The picture of a key; None if it is not there, or is damaged."""
        if not self._places:
            return None
        name = repr(key)
        found = self._read(name)
        if found is None:
            return None
        self._asked.add(name)
        with contextlib.suppress(ValueError, zlib.error, pygame.error):
            return unpacked(found)
        del self._places[name]
        return None

    def write(self, pictures: Mapping[Hashable, Packed]) -> bool:
        """Write a whole file with these pictures too, which takes the place of the old one; can
        they be had from there now? Where that fails once it is not tried again."""
        if self._path is None:
            return False
        new = {repr(key): small for key, small in pictures.items()}
        chosen = dict(self._chosen(new))
        try:
            replace_by(self._path, _whole(chosen), self._close)
        except OSError:
            self._path = None
            return False
        self._asked |= set(new)
        self._open()
        return all(name in self._places for name in new)

    def _chosen(self, new: Mapping[str, Packed]) -> Iterator[tuple[str, Packed]]:
        """Those that are new, then those that were asked for, then others while there is room."""
        room = LARGEST
        order = sorted(self._places, key=lambda name: name not in self._asked)
        for name in dict.fromkeys((*new, *order)):
            found = new.get(name) or self._read(name)
            if found is not None and (room := room - len(found[0]) - len(name)) > 0:
                yield name, found

    def _open(self) -> None:
        self._close()
        if self._path is None:
            return
        with contextlib.suppress(OSError, ValueError, struct.error):
            self._file = self._path.open("rb")
            self._places = _list_of(self._file)

    def _close(self) -> None:
        self._places = {}
        if self._file is not None:
            self._file.close()
            self._file = None

    def _read(self, name: str) -> Packed | None:
        place = self._places.get(name)
        if place is None or self._file is None:
            return None
        with contextlib.suppress(OSError, ValueError):
            self._file.seek(place.begin)
            data = self._file.read(place.length)
            if zlib.crc32(data) == place.checksum:
                return data, place.size
        del self._places[name]
        return None


def _list_of(file: BinaryIO) -> dict[str, _Place]:
    """Where the pictures of a file are. Raises ValueError if it is none of this program's."""
    if os.fstat(file.fileno()).st_size > LARGEST + LONGEST or file.read(len(_MAGIC)) != _MAGIC:
        raise ValueError
    length, checksum = _HEAD.unpack(file.read(_HEAD.size))
    listed = file.read(min(length, LONGEST))
    maker, *lines = listed.decode().split("\n")
    if maker != drawn_by() or zlib.crc32(listed) != checksum:
        raise ValueError
    found = {}
    for line in lines:
        *numbers, name = line.split(" ", 5)
        width, height, begin, length, checksum = map(int, numbers)
        if not (0 <= begin <= LARGEST and 0 <= length <= LARGEST):
            raise ValueError
        found[name] = _Place(sides(width, height), file.tell() + begin, length, checksum)
    return found


def sides(width: int, height: int) -> tuple[int, int]:
    """The size of a picture, as a list has it. Raises ValueError if there is none of that size."""
    if not (0 < width < _LONGEST_SIDE and 0 < height < _LONGEST_SIDE):
        raise ValueError
    return width, height


def _whole(chosen: dict[str, Packed]) -> bytes:
    """The file of these pictures."""
    begin, lines = 0, [drawn_by()]
    for name, (data, (width, height)) in chosen.items():
        lines.append(f"{width} {height} {begin} {len(data)} {zlib.crc32(data)} {name}")
        begin += len(data)
    listed = "\n".join(lines).encode()
    head = _HEAD.pack(len(listed), zlib.crc32(listed))
    return b"".join((_MAGIC, head, listed, *(data for data, _ in chosen.values())))


def replace_by(path: Path, whole: bytes, close: Callable[[], None] = lambda: None) -> None:
    """Write a whole file in the place of another, which is closed by `close`. Raises OSError, and
    then the other is there still."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, partial = new_file(path.parent, f"{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(whole)
        close()
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)


@cache
def drawn_by() -> str:
    """What pictures depend on besides their keys, in a line: versions, drawing code, fonts."""
    packaged = getattr(sys, "_MEIPASS", None)
    here = Path(__file__).parent
    folders = [asset("assets", "fonts")]
    folders += [Path(packaged)] if packaged else [here, here.parent / "render"]
    parts = [__version__, pygame.version.ver, str(pygame.get_sdl_version()), sys.byteorder]
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            found = ((one.name, one.stat()) for one in entries if one.is_file())
            parts += sorted(f"{name} {of.st_size} {of.st_mtime_ns}" for name, of in found)
    return repr(parts)


_KEPT: list[PictureFile] = []
"""The file of this program, once it has been opened."""
_PATH: list[Path] = []
"""Where it lies; nowhere until `keep_in` names its folder."""


def kept() -> PictureFile:
    """The file of this program."""
    if not _KEPT:
        _KEPT.append(PictureFile(*_PATH))
    return _KEPT[0]


def keep_in(folder: Path) -> None:
    """Have a file of pictures in this folder, which need not be there. It is opened when a picture
    is asked for."""
    _KEPT.clear()
    _PATH[:] = [folder / "pictures.bin"]


def to_last(place: Hashable, key: Hashable, picture: pygame.Surface) -> None:
    """Have a picture that was drawn in the file once `keep` is called; of several in one place
    only the last, as when a window is drawn larger and larger."""
    _TO_LAST[place] = key, picture


def keep() -> None:
    """Write what is to last."""
    if _TO_LAST:
        kept().write({key: packed(picture) for key, picture in _TO_LAST.values()})
        _TO_LAST.clear()


_TO_LAST: dict[Hashable, tuple[Hashable, pygame.Surface]] = {}
