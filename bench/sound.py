"""Measure the cost of the fire's sound and the music while the program is idle.

    python -m bench.sound

The program starts on a virtual screen with SDL's dummy audio device, which takes samples as a real
one does. Each row is the median of several spans of one start, with the smallest and the largest.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bench.figures import SEED, TOP, keys
from bench.process import idle, memory
from bench.screen import screen, shown
from gin.session.settings import Settings
from gin.session.settings_file import write
from tools.quiet import run_command

SETTLED = 12.0
"""Seconds until all sounds have faded in and an unused sound device is closed."""
CASES = {
    "table, all silent": (Settings(mute=True, offer_speech=False), True),
    "table, with the fire": (Settings(offer_speech=False), True),
    "menu, all silent": (Settings(mute=True, offer_speech=False), False),
    "menu, with fire and music": (Settings(offer_speech=False), False),
}


def measured(name: str, spans: int, seconds: float) -> str:
    """Return a row of the report."""
    settings, at_table = CASES[name]
    with screen((1280, 800)) as on, tempfile.TemporaryDirectory() as data:
        write(Path(data), settings)
        words = [sys.executable, str(TOP / "main.py"), "--data", data, "--speech", "off"]
        words += ["--seed", str(SEED)] if at_table else []
        with shown(on, words) as (process, _):
            keys(on, *(("Return", "Return", "Return") if at_table else ()))
            time.sleep(SETTLED)
            found = [idle(process.pid, seconds) for _ in range(spans)]
            used = memory(process.pid).own
    percents, wakeups = [one.percent for one in found], [one.wakeups for one in found]
    return (
        f"| {name} | {statistics.median(percents):.2f} "
        f"({min(percents):.2f} to {max(percents):.2f}) | {statistics.median(wakeups):.0f} "
        f"({min(wakeups):.0f} to {max(wakeups):.0f}) | {used:.0f} |"
    )


def main(words: list[str]) -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(prog="bench.sound")
    parser.add_argument("--spans", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args(words)
    print(f"| {args.spans} spans of {args.seconds:.0f} s | % CPU | wakeups a second | MiB (PSS) |")
    print("|---|---|---|---|")
    for name in CASES:
        print(measured(name, args.spans, args.seconds), flush=True)
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
