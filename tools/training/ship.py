"""Make the program's table from a trained one: `python -m tools.training.ship TRAINED TABLE`.

Training has a third net, for a hand before a draw. Opponents take the mean over the possible draws
instead, so their tables leave it out. The note next to the trained table is copied too.
"""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path

from gin.ai.learned.net import NETS
from tools.quiet import run_command

HEAD = struct.Struct("<4sHHH")
TRAINED = 3
PLAYED = (0, 2)
"""Nets of a trained table that opponents use."""


def shipped(trained: bytes) -> bytes:
    """Return the program's table of a trained table.

    Raises:
        ValueError: The trained table has another number of nets.
    """
    mark, nets, features, width = HEAD.unpack_from(trained)
    if nets != TRAINED:
        raise ValueError(f"a table of {nets} nets, not {TRAINED}, was not written by training")
    body = zlib.decompress(trained[HEAD.size :])
    each = len(body) // TRAINED
    parts = [body[net * each : (net + 1) * each] for net in PLAYED]
    return HEAD.pack(mark, NETS, features, width) + zlib.compress(b"".join(parts), 9)


def main(words: list[str]) -> int:
    """Write the program's table and its note."""
    trained, table = (Path(word) for word in words)
    table.write_bytes(shipped(trained.read_bytes()))
    table.with_suffix(".md").write_bytes(trained.with_suffix(".md").read_bytes())
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
