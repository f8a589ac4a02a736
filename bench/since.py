"""Compare frame times with those of an earlier commit, and the ratio with the wanted one.

    DISPLAY=:1 python -m bench.since [1280x800 ...] [--commit e084304f] [--rounds 3] [--frames 700]

Each round runs `bench.frames` of that commit and of this tree in turn, so that changes in the
machine's speed affect both. The earlier commit is checked out in a temporary folder. The table has
the median of the rounds of each, in milliseconds of processor time, which depends least on the load
of the machine. The wanted ratio is the bound of `bench.figures` divided by the earlier commit's own
figure, both in bare frames; see `KNOWN`. The longest frame may take twice the wanted p99.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.figures import FRAME, LONGEST
from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
KNOWN = {"1280x800": 1.6, "1920x1080": 0.66, "2560x1440": 0.41, "3840x2160": 0.35}
"""The 99th percentile of commit e084304f's frames in bare frames, by window size.

It was measured on another machine, where a bare frame takes longer.
"""


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """Check a commit out in a temporary folder for the block."""
    with tempfile.TemporaryDirectory() as folder:
        packed, tree = Path(folder, "tree.tar"), Path(folder, "tree")
        subprocess.run(["git", "-C", str(TOP), "archive", "-o", str(packed), commit], check=True)
        with tarfile.open(packed) as archive:
            archive.extractall(tree, filter="data")
        yield tree


def measured(tree: Path, size: str, frames: int) -> dict[str, Any]:
    """Run a tree's `bench.frames` once, and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.frames", size, f"--frames={frames}", "--inputs=20"],
        env={**os.environ, "PYTHONPATH": str(tree)}, cwd=tree, check=True, capture_output=True,
        text=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def row(size: str, earlier: list[dict[str, Any]], now: list[dict[str, Any]]) -> str:
    """Return the table's row for a size, from the rounds of the earlier commit and of this tree."""
    width, height = (int(part) for part in size.split("x"))
    was, p50, p99, longest = (
        statistics.median(one[f"work_{part}"] for one in rounds)
        for rounds, part in ((earlier, "p99"), (now, "p50"), (now, "p99"), (now, "max"))
    )
    wanted = FRAME[width, height] / KNOWN[size]
    slowest = max((one["longest"][0] for one in now), key=lambda one: float(one["work"]))
    met = p99 <= wanted * was and longest <= LONGEST * wanted * was
    return (
        f"| {size} | {was:.1f} | {p50:.1f}, {p99:.1f}, {longest:.1f} | {p99 / was:.2f} "
        f"| {wanted:.2f} | {longest / was:.2f} | {LONGEST * wanted:.2f} "
        f"| {'met' if met else '**missed**'} | {len(now)} x {now[0]['frames']:.0f} "
        f"| {slowest['shown']} |"
    )


def main(words: list[str]) -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="bench.since")
    parser.add_argument("sizes", nargs="*", default=[*KNOWN])
    parser.add_argument("--commit", default="e084304f")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--frames", type=int, default=700)
    args = parser.parse_args(words)
    print("| size | p99 then | p50, p99, longest now | p99, ratio | wanted | longest, ratio "
          "| wanted | | frames | longest frame |")  # fmt: skip
    print("|---|---|---|---|---|---|---|---|---|---|")
    with checked_out(args.commit) as tree:
        for size in args.sizes:
            earlier, now = [], []
            for _ in range(args.rounds):
                earlier.append(measured(tree, size, args.frames))
                now.append(measured(TOP, size, args.frames))
            print(row(size, earlier, now), flush=True)
    print(f"Load average at the end: {os.getloadavg()[0]:.1f}.")
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
