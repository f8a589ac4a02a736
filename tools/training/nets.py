"""The weights of three networks in training, and the file format of their tables."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any

import numpy

from gin.ai.learned.features import FEATURES
from tools.training import hands
from tools.training.features import FACTS

NETS = 3
STEPS = 127
"""Maximum quantised weight; each row is scaled to it."""


def fresh(chance: Any) -> tuple[Any, Any]:
    """Return random initial networks: a row of weights for each feature, and output weights."""
    width = hands.WIDTH
    rows = chance.normal(0.0, 0.03, (NETS, FEATURES, width)).astype(numpy.float32)
    outs = chance.normal(0.0, 0.15, (NETS, width)).astype(numpy.float32)
    rows[:, :, -1] = 0.0
    outs[:, -1] = 0.0
    return rows, outs


def scratch() -> Any:
    """Return buffers for `hands.play`."""
    longest = 128
    return (
        numpy.zeros((2, FACTS), numpy.int64),
        numpy.zeros((2, hands.MOST_STATES, longest), numpy.int64),
        numpy.zeros((2, hands.MOST_STATES), numpy.int64),
        numpy.zeros((2, hands.MOST_STATES), numpy.int64),
        numpy.zeros((2, hands.MOST_STATES), numpy.float64),
        numpy.zeros(2, numpy.int64),
        numpy.zeros(longest, numpy.int64),
        numpy.zeros(longest, numpy.int64),
        numpy.zeros(8, numpy.int64),
        numpy.zeros(52, numpy.int64),
        numpy.zeros(longest, numpy.int64),
        numpy.zeros(longest, numpy.int64),
    )


def write(path: Path, rows: Any, outs: Any) -> None:
    """Write the table: for each network its output weights, a scale for each row, and the rows."""
    parts = []
    for net in range(NETS):
        greatest = numpy.abs(rows[net]).max(axis=1)
        scales = (greatest / STEPS).astype("<f4")
        safe = numpy.where(scales > 0, scales, 1.0)
        whole = numpy.rint(rows[net] / safe[:, None]).clip(-STEPS, STEPS).astype(numpy.int8)
        parts += [outs[net].astype("<f4").tobytes(), scales.tobytes(), whole.tobytes()]
    head = struct.pack("<4sHHH", b"GINN", NETS, FEATURES, rows.shape[2])
    path.write_bytes(head + zlib.compress(b"".join(parts), 9))


def read(path: Path) -> tuple[Any, Any]:
    """Read the weights of a table.

    Raises:
        ValueError: If the table has another format or size.
    """
    kept = path.read_bytes()
    mark, nets, features, width = struct.unpack("<4sHHH", kept[:10])
    if (mark, nets, features, width) != (b"GINN", NETS, FEATURES, hands.WIDTH):
        raise ValueError(f"{path} is no table of {NETS} nets of {FEATURES} rows of {hands.WIDTH}")
    body = zlib.decompress(kept[10:])
    rows = numpy.zeros((NETS, FEATURES, width), numpy.float32)
    outs = numpy.zeros((NETS, width), numpy.float32)
    each = len(body) // NETS
    for net in range(NETS):
        part = body[net * each : (net + 1) * each]
        outs[net] = numpy.frombuffer(part, "<f4", width)
        scales = numpy.frombuffer(part, "<f4", FEATURES, 4 * width)
        whole = numpy.frombuffer(part, numpy.int8, FEATURES * width, 4 * (width + FEATURES))
        rows[net] = whole.reshape(FEATURES, width) * scales[:, None]
    return rows, outs
