"""Animated GIF files, written in short steps.

Pixels are 15-bit numbers, five bits for each of red, green and blue, in the byte order of the
machine. A file has one table of 255 colours, the most frequent ones; the others become the nearest
of these. Each frame after the first has only the rectangle that changed, and unchanged pixels in it
are transparent. (GIF89a specification; LZW with variable code lengths, its appendix F.)
"""

from __future__ import annotations

import struct
import zlib
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

COLOURS = 255
"""Number of colours; one more index is for transparent pixels."""
_UNCHANGED = 1 << 15
"""The value of a pixel that is as in the frame before."""
_BAND = 32
"""Rows that are compared or compressed in a step."""
_AT_ONCE = 60
"""Colours for which the nearest colour is searched in a step."""
_CLEAR, _END, _MOST_CODES = 256, 257, 4096


class GifFrame(Struct, frozen=True):
    """An image, and the time that it is shown, in hundredths of a second."""

    pixels: bytes
    hundredths: int


class _Change(Struct):
    """The rectangle in which a frame differs from the one before, with its pixels, compressed."""

    left: int
    top: int
    width: int
    height: int
    pixels: bytes
    hundredths: int


class GifAnimation:
    """An animation of one size. Frames are added first; then the file is encoded."""

    def __init__(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._last = b""
        self._changes: list[_Change] = []
        self._colours: Counter[int] = Counter()

    def add(self, frame: GifFrame) -> Iterator[None]:
        """Add a frame in short steps. A frame like the last one makes that one longer."""
        if len(frame.pixels) != 2 * self._width * self._height:
            raise ValueError(f"{len(frame.pixels)} bytes are no frame of this size")
        area = self._changed(frame.pixels)
        if area is None:
            self._changes[-1].hundredths += frame.hundredths
            return
        left, top, right, bottom = area
        old, new = (memoryview(one).cast("H") for one in (self._last or frame.pixels, frame.pixels))
        kept = zlib.compressobj(1)
        parts = []
        for band in range(top, bottom, _BAND):
            found = array("H")
            for row in range(band, min(bottom, band + _BAND)):
                begin, end = row * self._width + left, row * self._width + right
                pixels = new[begin:end]
                if self._last:
                    before = old[begin:end]
                    found.extend(
                        [_UNCHANGED if n == o else n for n, o in zip(pixels, before, strict=True)]
                    )
                else:
                    found.extend(pixels)
            self._colours.update(found)
            parts.append(kept.compress(found.tobytes()))
            yield
        parts.append(kept.flush())
        size = right - left, bottom - top
        self._changes.append(_Change(left, top, *size, b"".join(parts), frame.hundredths))
        self._last = frame.pixels

    def _changed(self, pixels: bytes) -> tuple[int, int, int, int] | None:
        """Return the changed rectangle (left, top, right, bottom); None if nothing changed."""
        if not self._last:
            return 0, 0, self._width, self._height
        line = 2 * self._width
        left, right = self._width, 0
        rows = []
        for row in range(self._height):
            old, new = (one[row * line : (row + 1) * line] for one in (self._last, pixels))
            if old == new:
                continue
            rows.append(row)
            different = int.from_bytes(old, "little") ^ int.from_bytes(new, "little")
            left = min(left, ((different & -different).bit_length() - 1) // 16)
            right = max(right, (different.bit_length() - 1) // 16 + 1)
        return (left, rows[0], right, rows[-1] + 1) if rows else None

    def encoded(self) -> Iterator[bytes]:
        """Yield the file piece by piece, each after a short step; a piece may be empty."""
        del self._colours[_UNCHANGED]
        palette = [colour for colour, _ in self._colours.most_common(COLOURS)]
        indexes = bytearray(_UNCHANGED + 1)
        indexes[_UNCHANGED] = COLOURS
        for _ in _map_colours(self._colours, palette, indexes):
            yield b""
        yield self._head(palette)
        for number, change in enumerate(self._changes):
            opaque = number == 0
            yield _frame_head(change, opaque=opaque)
            yield from self._image(change, indexes)
        yield b";"

    @property
    def steps_of_encoding(self) -> int:
        """About the number of pieces of `encoded`."""
        rare = max(0, len(self._colours) - COLOURS)
        bands = sum(-(-change.height // _BAND) + 2 for change in self._changes)
        return rare // _AT_ONCE + bands + 2

    def _head(self, palette: list[int]) -> bytes:
        table = bytearray()
        for colour in palette:
            for shift in (10, 5, 0):
                five = colour >> shift & 31
                table.append(five << 3 | five >> 2)
        table.extend(bytes(3 * 256 - len(table)))
        # A table of 256 colours; the animation repeats without end.
        screen = struct.pack("<HHBBB", self._width, self._height, 0xF7, 0, 0)
        return b"GIF89a" + screen + table + b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"

    def _image(self, change: _Change, indexes: bytearray) -> Iterator[bytes]:
        pixels = memoryview(zlib.decompress(change.pixels)).cast("H")
        lzw = LzwEncoder()
        count = _BAND * change.width
        for begin in range(0, len(pixels), count):
            lzw.feed(map(indexes.__getitem__, pixels[begin : begin + count]))
            yield b""
        content = lzw.finished()
        blocks = (content[begin : begin + 255] for begin in range(0, len(content), 255))
        yield b"\x08" + b"".join(bytes([len(block)]) + block for block in blocks) + b"\0"


def _frame_head(change: _Change, *, opaque: bool) -> bytes:
    # The frame stays under the next one (disposal 1); bit 0 is for the transparent index.
    flags = 1 << 2 | (0 if opaque else 1)
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, flags, change.hundredths, COLOURS, 0)
    size = change.left, change.top, change.width, change.height
    return control + struct.pack("<BHHHHB", 0x2C, *size, 0)


def _map_colours(colours: Iterable[int], palette: list[int], indexes: bytearray) -> Iterator[None]:
    """Set the index of each colour: its own, or that of the nearest colour of the palette."""
    places = {colour: place for place, colour in enumerate(palette)}
    parts = [(*_parts(colour), place) for colour, place in places.items()]
    searched = 0
    for colour in colours:
        if colour in places:
            indexes[colour] = places[colour]
            continue
        red, green, blue = _parts(colour)
        _, indexes[colour] = min(
            [
                (3 * (r - red) ** 2 + 4 * (g - green) ** 2 + 2 * (b - blue) ** 2, place)
                for r, g, b, place in parts
            ]
        )
        searched += 1
        if searched % _AT_ONCE == 0:
            yield


def _parts(colour: int) -> tuple[int, int, int]:
    return colour >> 10, colour >> 5 & 31, colour & 31


class LzwEncoder:
    """LZW compression of the 8-bit indexes of an image."""

    def __init__(self) -> None:
        self._out = bytearray()
        self._bits, self._filled = 0, 0
        self._width, self._following = 9, _END + 1
        self._codes: dict[int, int] = {}
        self._prefix = -1
        self._write(_CLEAR)

    def feed(self, indexes: Iterable[int]) -> None:
        """Compress more indexes."""
        codes, prefix = self._codes, self._prefix
        for index in indexes:
            if prefix < 0:
                prefix = index
                continue
            key = prefix << 8 | index
            code = codes.get(key)
            if code is not None:
                prefix = code
                continue
            self._write(prefix)
            codes[key] = self._following
            # The decoder learns a code one step later, so codes grow after the first long one.
            if self._following == 1 << self._width:
                self._width += 1
            self._following += 1
            if self._following == _MOST_CODES:
                self._write(_CLEAR)
                codes.clear()
                self._width, self._following = 9, _END + 1
            prefix = index
        self._prefix = prefix

    def finished(self) -> bytes:
        """Return the compressed content."""
        if self._prefix >= 0:
            self._write(self._prefix)
        self._write(_END)
        if self._filled:
            self._out.append(self._bits)
        return bytes(self._out)

    def _write(self, code: int) -> None:
        bits, filled = self._bits | code << self._filled, self._filled + self._width
        while filled >= 8:
            self._out.append(bits & 255)
            bits >>= 8
            filled -= 8
        self._bits, self._filled = bits, filled
