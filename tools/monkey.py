"""Send random events to a window, and shrink the list of events that causes a failure.

    python -m tools.monkey [SEED] [COUNT] [--shrink SECONDS] [--frames]
    python -m tools.monkey --replay FILE
    python -m tools.monkey --devices

The events of a failure are written to monkey-SEED.txt, one a line; `--replay` repeats them.
`--frames` lists frames of more than 100 ms. `--devices` plays a few turns by touch and by gamepad
instead.

The trial build contains this tool as the program `gin-parlour-trial`.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from gin.ui.platform.window import open_display
from gin.ui.selftest import CheckFailed
from tests.monkey.lines import BadLine
from tests.monkey.report import FIRST_LINE, play, written
from tests.monkey.rounds import replayed
from tests.monkey.turns import turns
from tools.quiet import run_command


def main(words: list[str]) -> int:
    """Send or replay events; return the exit code."""
    asked = argparse.ArgumentParser(
        prog="python -m tools.monkey",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    asked.add_argument("seed", type=int, nargs="?", help="seed of all random choices")
    asked.add_argument("count", type=_count, nargs="?", default=20_000, help="how many events")
    asked.add_argument(
        "--shrink", type=float, default=120.0, metavar="SECONDS",
        help="time limit for shortening a failing list",
    )  # fmt: skip
    asked.add_argument("--frames", action="store_true", help="list slow frames")
    asked.add_argument("--replay", type=Path, metavar="FILE", help="replay these events")
    asked.add_argument("--devices", action="store_true", help="play by touch and by gamepad")
    found = asked.parse_args(words)
    open_display()
    if found.replay is not None:
        return replay(found.replay)
    if found.devices:
        return play_by_devices()
    seed = found.seed if found.seed is not None else secrets.randbits(24)
    begun = time.monotonic()
    _, failure = play(
        seed, found.count, lambda line: print(line, flush=True), found.shrink, frames=found.frames
    )
    print(f"{time.monotonic() - begun:.0f} s")
    if failure is None:
        return 0
    file = Path(f"monkey-{seed}.txt")
    file.write_text(written(failure), encoding="utf-8")
    print(f"{len(failure.lines)} events, in {file}")
    return 1


def _count(word: str) -> int:
    try:
        count = int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number") from None
    if count < 1:
        raise argparse.ArgumentTypeError(f"{count} is less than one event")
    return count


def play_by_devices() -> int:
    """Play a few turns by each device, and print the result for each."""
    try:
        for device in turns():
            print(f"ok: {device}", flush=True)
    except CheckFailed as error:
        print(f"failed: {error}")
        return 1
    return 0


def replay(file: Path) -> int:
    """Replay the events in a file, and print the failure, if any; return the exit code."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
        seeds = [line.removeprefix(FIRST_LINE) for line in lines if line.startswith(FIRST_LINE)]
        events = [line for line in lines if line and not line.startswith("#")]
        failure = replayed(events, int(seeds[0]) if seeds else 0)
    except (OSError, ValueError, BadLine) as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 2
    print(f"failed: {failure.kind}\n{failure.text}" if failure else "no failure")
    return 1 if failure else 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
