"""Takes the folders of the machine that built them out of libraries of Linux (ELF files).

Python's own modules look for libraries in the folder that it was built in, and some wheels do in
`/usr/local/lib`. Where a program goes to, such a folder is not there, or is somebody else's.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Iterator
from pathlib import Path

_MAGIC = b"\x7fELF"
_DYNAMIC = 2
_END, _STRINGS, _RPATH, _RUNPATH = 0, 5, 15, 29


class _Library:
    """An ELF file of 64 or 32 bits, in either order of bytes."""

    def __init__(self, data: bytearray) -> None:
        self.data = data
        self._order = "<" if data[5] == 1 else ">"
        self._wide = data[4] == 2
        begin, size, count = (
            (*self._read("Q", 32), *self._read("HH", 54))
            if self._wide
            else (*self._read("I", 28), *self._read("HH", 42))
        )
        self._segments = [self._segment(begin + number * size) for number in range(count)]

    def _read(self, kinds: str, at: int) -> tuple[int, ...]:
        return struct.unpack_from(self._order + kinds, self.data, at)

    def _segment(self, at: int) -> tuple[int, int, int, int]:
        """Its kind, its place in the file, its address and its size in the file."""
        if self._wide:
            kind, _, place, address, _, size = self._read("IIQQQQ", at)
        else:
            kind, place, address, _, size = self._read("IIIII", at)
        return kind, place, address, size

    @property
    def _entry(self) -> struct.Struct:
        return struct.Struct(self._order + ("qQ" if self._wide else "iI"))

    def entries(self) -> Iterator[tuple[int, int, int]]:
        """The place, the tag and the value of each entry of the dynamic section."""
        for kind, begin, _, size in self._segments:
            if kind == _DYNAMIC:
                for at in range(begin, begin + size, self._entry.size):
                    tag, value = self._entry.unpack_from(self.data, at)
                    yield at, tag, value
                    if tag == _END:
                        return

    def search_paths(self) -> Iterator[tuple[int, str]]:
        """The folders in which it looks for libraries, with the place of the entry."""
        strings = next((value for _, tag, value in self.entries() if tag == _STRINGS), None)
        for at, tag, value in self.entries():
            if tag in (_RPATH, _RUNPATH) and strings is not None:
                begin = self._place(strings) + value
                text = self.data[begin : self.data.index(0, begin)]
                yield at, text.decode("utf-8", "surrogateescape")

    def _place(self, address: int) -> int:
        """Where in the file stands what is loaded to this address."""
        for kind, place, begin, size in self._segments:
            if kind == 1 and begin <= address < begin + size:
                return place + address - begin
        raise ValueError(f"no segment is loaded to {address:#x}")

    def leave_out(self, entry: int) -> None:
        """Take an entry out of the dynamic section; those after it move up."""
        places = [at for at, _, _ in self.entries() if at >= entry]
        for at, after in itertools.pairwise(places):
            self.data[at : at + self._entry.size] = self.data[after : after + self._entry.size]


def search_paths(path: Path) -> tuple[str, ...]:
    """The folders in which a file looks for libraries; none if it is no ELF file."""
    data = bytearray(path.read_bytes())
    if not data.startswith(_MAGIC):
        return ()
    return tuple(text for _, text in _Library(data).search_paths())


def foreign(text: str) -> bool:
    """Does a search path name a folder by its whole path, and not by where the library lies?"""
    return any(folder and not folder.startswith("$ORIGIN") for folder in text.split(":"))


def clean(path: Path) -> bool:
    """Take search paths that name whole paths out of a file; was there one?"""
    data = bytearray(path.read_bytes())
    if not data.startswith(_MAGIC):
        return False
    library, found = _Library(data), False
    while entry := next((at for at, text in library.search_paths() if foreign(text)), None):
        library.leave_out(entry)
        found = True
    if found:
        path.write_bytes(data)
    return found


def clean_all(folder: Path) -> int:
    """Clean every file below a folder; how many had to be."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(clean(path) for path in sorted(files))
