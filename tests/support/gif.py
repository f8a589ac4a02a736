"""A reader of animated GIF files, written from the specification."""

from __future__ import annotations

from collections.abc import Iterator
from struct import unpack_from

from msgspec import Struct

Colour = tuple[int, int, int]


class ReadFrame(Struct, frozen=True):
    """A whole image, row by row, its duration in hundredths, and the rectangle that was stored."""

    pixels: tuple[Colour, ...]
    hundredths: int
    area: tuple[int, int, int, int]


class ReadGif(Struct, frozen=True):
    """The contents of a file; `repeats` is 0 if it repeats without end."""

    width: int
    height: int
    repeats: int
    frames: tuple[ReadFrame, ...]

    def at(self, frame: int, x: int, y: int) -> Colour:
        return self.frames[frame].pixels[y * self.width + x]


def read_gif(content: bytes) -> ReadGif:
    """Return the contents of a file; any break of the format is an error."""
    assert content[:6] == b"GIF89a"
    width, height, flags, _, _ = unpack_from("<HHBBB", content, 6)
    assert flags & 0x80, "a global table"
    count = 2 << (flags & 7)
    table = [tuple(content[13 + 3 * i : 16 + 3 * i]) for i in range(count)]
    at = 13 + 3 * count
    screen: list[Colour] = [(0, 0, 0)] * (width * height)
    frames: list[ReadFrame] = []
    repeats = -1
    disposal, hundredths, transparent = 0, 0, -1
    while content[at] != 0x3B:
        if content[at] == 0x21:
            label = content[at + 1]
            blocks, at = _blocks(content, at + 2)
            if label == 0xFF and blocks[0] == b"NETSCAPE2.0":
                repeats = int.from_bytes(blocks[1][1:3], "little")
            elif label == 0xF9:
                control, hundredths, index = unpack_from("<BHB", blocks[0])
                disposal, transparent = control >> 2 & 7, index if control & 1 else -1
            continue
        assert content[at] == 0x2C
        left, top, wide, high, local = unpack_from("<HHHHB", content, at + 1)
        assert not local, "neither a local table nor interlaced"
        assert disposal == 1, "a frame stays"
        assert left + wide <= width and top + high <= height
        code_size = content[at + 10]
        blocks, at = _blocks(content, at + 11)
        indexes = tuple(_decompressed(b"".join(blocks), code_size))
        assert len(indexes) == wide * high
        for place, index in enumerate(indexes):
            if index != transparent:
                y, x = divmod(place, wide)
                screen[(top + y) * width + left + x] = table[index]
        frames.append(ReadFrame(tuple(screen), hundredths, (left, top, wide, high)))
    assert at == len(content) - 1, "nothing follows"
    return ReadGif(width, height, repeats, tuple(frames))


def _blocks(content: bytes, at: int) -> tuple[list[bytes], int]:
    found = []
    while content[at]:
        found.append(content[at + 1 : at + 1 + content[at]])
        at += 1 + content[at]
    return found, at + 1


def _decompressed(content: bytes, size: int) -> Iterator[int]:
    clear, end = 1 << size, (1 << size) + 1
    table: list[bytes] = []
    width, bits, filled, last = size + 1, 0, 0, b""
    for byte in content:
        bits |= byte << filled
        filled += 8
        if filled < width:
            continue
        code = bits & ((1 << width) - 1)
        bits >>= width
        filled -= width
        if code == clear:
            table = [bytes([i]) for i in range(clear)] + [b"", b""]
            width, last = size + 1, b""
            continue
        if code == end:
            return
        assert code <= len(table), "an unknown code"
        word = table[code] if code < len(table) else last + last[:1]
        if last and len(table) < 4096:
            table.append(last + word[:1])
            if len(table) == 1 << width and width < 12:
                width += 1
        last = word
        yield from word
    raise AssertionError("the image does not end")
