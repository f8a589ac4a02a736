"""PNG files written in short steps, because `pygame.image.save` takes longer than ten frames."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import pygame

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ROWS = 12
"""Rows compressed in a step."""
_LEVEL = 6


def png_steps(image: pygame.Surface) -> Iterator[bytes]:
    """Yield the parts of an image's PNG file (RGB with 8 bits, no interlacing, no filter)."""
    width, height = image.get_size()
    yield _SIGNATURE + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    packer = zlib.compressobj(_LEVEL)
    for top in range(0, height, _ROWS):
        part = image.subsurface((0, top, width, min(_ROWS, height - top)))
        raw, line = pygame.image.tobytes(part, "RGB"), 3 * width
        rows = b"".join(b"\0" + raw[at : at + line] for at in range(0, len(raw), line))
        yield _chunk(b"IDAT", packer.compress(rows))
    yield _chunk(b"IDAT", packer.flush()) + _chunk(b"IEND", b"")


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
