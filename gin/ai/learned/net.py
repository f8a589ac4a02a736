"""The learned nets: the value of a hand, from small integer tables in plain Python.

Every feature has a row of numbers, the lanes. The net adds the rows of a hand's features. The
answer is a constant, plus the last lane, plus a weighted sum of the other lanes that are positive.
A row is one long integer with 32 bits for each lane, so adding two rows is a single addition.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from gin.ai.learned.features import FEATURES

TABLES = Path(__file__).parent / "tables"
POINTS = 25.0
"""Points per unit of a net's answer."""
PARTS = 65536
"""Fixed-point value of a weight of 1."""

NETS = 2
"""Number of nets in a table: for a hand after a discard, and for a hand after a knock."""

_HEAD = struct.Struct("<4sHHH")


class _Lanes:
    """Layout of lanes in one long integer. The last lane is added to an answer unweighted."""

    __slots__ = ("packed", "size", "tops", "width")

    def __init__(self, width: int) -> None:
        self.width = width
        self.size = 4 * width
        self.packed = struct.Struct(f"<{width}i")
        # The highest bit of every lane. `answer` adds these bits to make every lane non-negative,
        # and then flips them to restore the signed lanes.
        self.tops = sum(1 << 32 * lane + 31 for lane in range(width))


class _Rows(dict[int, int]):
    """The rows of a net by feature, each unpacked on first use."""

    __slots__ = ("_lanes", "_scales", "_whole")

    def __init__(self, lanes: _Lanes, scales: tuple[float, ...], whole: memoryview) -> None:
        super().__init__()
        self._lanes = lanes
        self._scales = scales
        self._whole = whole

    def __missing__(self, feature: int) -> int:
        form = self._lanes
        scale = self._scales[feature] * PARTS
        whole = self._whole[feature * form.width : (feature + 1) * form.width]
        lanes = form.packed.pack(*[round(scale * weight) for weight in whole])
        row = (int.from_bytes(lanes, "little") ^ form.tops) - form.tops
        self[feature] = row
        return row


class Net:
    """One net. `rows` finds a feature's row; `answer` converts a sum of rows to points."""

    __slots__ = ("_own", "_size", "_tops", "_unpack", "_weights", "rows")

    def __init__(self, part: memoryview, features: int, lanes: _Lanes) -> None:
        """Read a net from its part of a table: weights of the lanes, scales of the rows, rows."""
        weights = struct.unpack_from(f"<{lanes.width}f", part, 0)
        scales = struct.unpack_from(f"<{features}f", part, lanes.size)
        self.rows = _Rows(lanes, scales, part[lanes.size + 4 * features :].cast("b"))
        self._weights = tuple(weight * POINTS / PARTS for weight in weights[:-1])
        self._own = weights[-1] * POINTS
        self._size, self._tops, self._unpack = lanes.size, lanes.tops, lanes.packed.unpack

    def sum(self, features: Iterable[int]) -> int:
        rows = self.rows
        return sum([rows[feature] for feature in features])

    def answer(self, total: int) -> float:
        tops = self._tops
        lanes = self._unpack((total + tops ^ tops).to_bytes(self._size, "little"))
        value: float = self._own + lanes[-1] * (POINTS / PARTS)
        for lane, weight in zip(lanes, self._weights, strict=False):
            if lane > 0:
                value += lane * weight
        return value


def read_nets(kept: bytes, called: str, features: int) -> tuple[Net, ...]:
    """Return the nets of a table in which every net has `features` rows.

    Raises:
        ValueError: the table has another size or format.
    """
    mark, count, rows, width = _HEAD.unpack_from(kept)
    if mark != b"GINN" or count != NETS or rows != features:
        raise ValueError(f"{called} is no table of nets with {features} rows each")
    body = memoryview(zlib.decompress(kept[_HEAD.size :]))
    each = len(body) // NETS
    lanes = _Lanes(width)
    return tuple(Net(body[net * each : (net + 1) * each], features, lanes) for net in range(NETS))


class Nets(Struct, frozen=True):
    """The nets that opponents use: for a hand after a discard, and for a hand after a knock."""

    keep: Net
    knock: Net


@lru_cache(maxsize=4)
def nets(name: str) -> Nets:
    """Return the nets of a table by its name, from a cache."""
    path = TABLES / f"{name}.net"
    keep, knock = read_nets(path.read_bytes(), str(path), FEATURES)
    return Nets(keep, knock)
