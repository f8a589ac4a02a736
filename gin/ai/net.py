"""The learned nets: what a hand is worth, as small tables of whole numbers in plain Python.

A net has a row of lanes for every feature; the rows of the features that a hand has are added, and
the lanes above zero, each with its weight, make the answer. A row is one long integer with 32 bits
for each lane, so that adding two rows is a single addition.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from gin.ai.features import FEATURES

TABLES = Path(__file__).parent / "tables"
WIDTH = 64
"""Lanes of a row; the last one is added to the answer as it is."""
POINTS = 25.0
"""Points that are 1 to a net."""
PARTS = 65536
"""A weight of 1 as a whole number."""

_SIZE = 4 * WIDTH
_LANES = struct.Struct(f"<{WIDTH}i")
_TOPS = sum(1 << 32 * lane + 31 for lane in range(WIDTH))
"""The highest bit of every lane: with it added, no lane borrows from the next."""
_HEAD = struct.Struct("<4sHHH")


class _Rows(dict[int, int]):
    """The rows of a net by feature, each unpacked when it is first asked for."""

    __slots__ = ("_scales", "_whole")

    def __init__(self, scales: tuple[float, ...], whole: memoryview) -> None:
        super().__init__()
        self._scales = scales
        self._whole = whole

    def __missing__(self, feature: int) -> int:
        scale = self._scales[feature] * PARTS
        whole = self._whole[feature * WIDTH : (feature + 1) * WIDTH]
        lanes = _LANES.pack(*[round(scale * weight) for weight in whole])
        row = (int.from_bytes(lanes, "little") ^ _TOPS) - _TOPS
        self[feature] = row
        return row


class Net:
    """One net. `rows` finds a feature's row; `answer` says what a sum of rows means, in points."""

    __slots__ = ("_own", "_weights", "rows")

    def __init__(self, part: memoryview) -> None:
        """A net from its part of a table: weights of the lanes, scales of the rows, rows."""
        weights = struct.unpack_from(f"<{WIDTH}f", part, 0)
        scales = struct.unpack_from(f"<{FEATURES}f", part, _SIZE)
        self.rows = _Rows(scales, part[_SIZE + 4 * FEATURES :].cast("b"))
        self._weights = tuple(weight * POINTS / PARTS for weight in weights[:-1])
        self._own = weights[-1] * POINTS

    def sum(self, features: Iterable[int]) -> int:
        """The rows of these features, added."""
        rows = self.rows
        return sum([rows[feature] for feature in features])

    def answer(self, total: int) -> float:
        """What a net says of a sum of rows, in points."""
        lanes = _LANES.unpack((total + _TOPS ^ _TOPS).to_bytes(_SIZE, "little"))
        value: float = self._own + lanes[-1] * (POINTS / PARTS)
        for lane, weight in zip(lanes, self._weights, strict=False):
            if lane > 0:
                value += lane * weight
        return value


class Nets:
    """The two nets that are played from: the hand after a discard, and if it knocks with it."""

    __slots__ = ("keep", "knock")

    def __init__(self, kept: bytes, called: str) -> None:
        """The nets of a table. Raises ValueError if it is none."""
        mark, count, features, width = _HEAD.unpack_from(kept)
        if (mark, count, features, width) != (b"GINN", 3, FEATURES, WIDTH):
            raise ValueError(f"{called} is no table of 3 nets of {FEATURES} rows of {WIDTH}")
        body = memoryview(zlib.decompress(kept[_HEAD.size :]))
        each = len(body) // 3
        # The one between serves in training alone: what a draw brings is counted here.
        self.keep = Net(body[:each])
        self.knock = Net(body[2 * each :])


@lru_cache(maxsize=4)
def nets(name: str) -> Nets:
    """The nets of a table by its name, read once."""
    path = TABLES / f"{name}.net"
    return Nets(path.read_bytes(), str(path))
