"""Libraries of Linux (ELF files): what they look for, and how they are told to look for less."""

from __future__ import annotations

import itertools
import struct
from collections.abc import Callable, Iterator
from pathlib import Path

NEEDED, RPATH, RUNPATH = 1, 15, 29
"""Entries of the dynamic section: a library that is needed, and folders where libraries may be."""
_MAGIC = b"\x7fELF"
_LOADED, _DYNAMIC = 1, 2
_END, _STRINGS, _SYMBOLS = 0, 5, 6
_HASHES, _VERSIONS = 0x6FFFFEF5, 0x6FFFFFF0
_VERSIONS_NEEDED, _VERSIONS_COUNT = 0x6FFFFFFE, 0x6FFFFFFF
_ANY_VERSION = 1
_WEAK = 2
_UNDEFINED = 0


class Library:
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

    def _write(self, kinds: str, at: int, *values: int) -> None:
        struct.pack_into(self._order + kinds, self.data, at, *values)

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

    def texts(self, *tags: int) -> Iterator[tuple[int, str]]:
        """The texts of the entries with these tags, each with the place of its entry."""
        strings = self._at(_STRINGS)
        for at, tag, value in self.entries():
            if tag in tags and strings is not None:
                yield at, self._text(strings + value)

    def leave_out(self, entry: int) -> None:
        """Take an entry out of the dynamic section; those after it move up."""
        places = [at for at, _, _ in self.entries() if at >= entry]
        for at, after in itertools.pairwise(places):
            self.data[at : at + self._entry.size] = self.data[after : after + self._entry.size]

    def do_without(self, wanted: Callable[[str], bool]) -> None:
        """Have it need those libraries no more whose names are wanted."""
        while at := next((at for at, name in self.texts(NEEDED) if wanted(name)), None):
            self.leave_out(at)
        self._forget_versions(wanted)

    def make_optional(self, *beginnings: str) -> int:
        """Have functions of other libraries, whose names begin so, be nothing where none has them;
        without that it could not be loaded. How many there are."""
        found = 0
        for at, name in self._asked_for():
            if name.startswith(beginnings):
                kind = at + (4 if self._wide else 12)
                self.data[kind] = _WEAK << 4 | self.data[kind] & 15
                found += 1
        return found

    def _forget_versions(self, wanted: Callable[[str], bool]) -> None:
        """Ask for no versions of the libraries whose names are wanted."""
        at, strings = self._at(_VERSIONS_NEEDED), self._at(_STRINGS)
        before, count, forgotten = None, 0, set()
        while at is not None and strings is not None:
            _, versions, name, first, following = self._read("HHIII", at)
            if wanted(self._text(strings + name)):
                forgotten |= set(self._versions(at + first, versions))
                # The one before it leads past it, or there is an end.
                if before is None:
                    raise ValueError("the first library with versions cannot be done without")
                (gap,) = self._read("I", before + 12)
                self._write("I", before + 12, gap + following if following else 0)
            else:
                before, count = at, count + 1
            at = at + following if following else None
        if forgotten:
            self._set_entry(_VERSIONS_COUNT, count)
            self._unversion(forgotten)

    def _versions(self, at: int, count: int) -> Iterator[int]:
        """The numbers by which symbols name the versions that are asked for of a library."""
        for _ in range(count):
            _, _, number, _, following = self._read("IHHII", at)
            yield number
            at += following

    def _unversion(self, numbers: set[int]) -> None:
        """Have symbols with these versions take any."""
        begin = self._at(_VERSIONS)
        if begin is not None:
            for at in range(begin, begin + 2 * self._first_own, 2):
                if self._read("H", at)[0] in numbers:
                    self._write("H", at, _ANY_VERSION)

    @property
    def _first_own(self) -> int:
        """The number of the first symbol that it has itself, and finds by the hash of its name;
        those before it are what other libraries have to have."""
        hashes = self._at(_HASHES)
        return 0 if hashes is None else int(self._read("I", hashes + 4)[0])

    def _asked_for(self) -> Iterator[tuple[int, str]]:
        """The names that other libraries have to have, each with the place of its symbol."""
        symbols, strings = self._at(_SYMBOLS), self._at(_STRINGS)
        if symbols is None or strings is None:
            return
        for number in range(1, self._first_own):
            at = symbols + number * (24 if self._wide else 16)
            (name,) = self._read("I", at)
            (section,) = self._read("H", at + (6 if self._wide else 14))
            if section == _UNDEFINED:
                yield at, self._text(strings + name)

    def _at(self, table: int) -> int | None:
        """Where in the file a table begins that the dynamic section has the address of."""
        found = (value for _, tag, value in self.entries() if tag == table)
        address = next(found, None)
        return None if address is None else self._place(address)

    def _set_entry(self, wanted: int, value: int) -> None:
        for at, tag, _ in self.entries():
            if tag == wanted:
                self._entry.pack_into(self.data, at, tag, value)

    def _place(self, address: int) -> int:
        """Where in the file stands what is loaded to this address."""
        for kind, place, begin, size in self._segments:
            if kind == _LOADED and begin <= address < begin + size:
                return place + address - begin
        raise ValueError(f"no segment is loaded to {address:#x}")

    def _text(self, at: int) -> str:
        return self.data[at : self.data.index(0, at)].decode("utf-8", "surrogateescape")


def opened(path: Path) -> Library | None:
    """The library in a file; None if it is none."""
    data = bytearray(path.read_bytes())
    return Library(data) if data.startswith(_MAGIC) else None
