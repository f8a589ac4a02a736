"""Compare two checkouts of the program: first frame, frame times, and playouts a second.

    python -m bench.paired BEFORE AFTER [--rounds 12] [--size 1280x800] [--frames 300]

Each round measures both checkouts, in alternating order, so that changes in the machine's speed
affect both. The table has the median of each checkout, and the geometric mean of the rounds' ratios
AFTER / BEFORE with its 95 % interval (Student's t on the logarithms). An interval that includes 1
shows no difference. The programs are started from source, on an empty data folder.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.figures import seconds_of
from bench.screen import VirtualScreen, screen, shown
from tools.quiet import run_command

_T = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)
"""Two-sided 95 % quantiles of Student's t, for 1 to 15 degrees of freedom.

For more degrees, the last is a safe bound.
"""
_PLAYOUTS = """
import random
from bench.engine import on_engine, on_simulator, rate
rng = random.Random(1)
for make in (on_engine, on_simulator):
    rate(make("gin"), rng, 0.3)
    print(rate(make("gin"), rng, 1.0)[0])
"""
Measured = dict[str, float]


def measured(tree: Path, on: VirtualScreen, size: str, frames: int) -> Measured:
    """Measure one checkout once."""
    environment = {**os.environ, **on.environment, "PATH": os.environ["PATH"]}
    environment["PYTHONPATH"] = str(tree)

    def run(*words: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, *words], env=environment, cwd=tree, check=True, capture_output=True,
            text=True,
        )  # fmt: skip
        return done.stdout.splitlines()

    with tempfile.TemporaryDirectory() as data:
        words = [sys.executable, str(tree / "main.py"), "--data", data]
        with shown(on, words) as (_, start):
            (first,) = seconds_of([start], "first")
    drawn = json.loads(run("-m", "bench.frames", size, f"--frames={frames}", "--inputs=100")[-1])
    engine, simulator = map(float, run("-c", _PLAYOUTS)[-2:])
    return {
        "first frame, s": first,
        "a frame, median, ms of processor time": drawn["work_p50"],
        "a frame, p99, ms of processor time": drawn["work_p99"],
        "an answer, median, ms": drawn["answer_p50"],
        "playouts a second, engine": engine,
        "playouts a second, simulator": simulator,
    }


def interval(ratios: list[float]) -> tuple[float, float, float]:
    """Return the geometric mean of ratios, and the lower and upper end of its 95 % interval."""
    logs = [math.log(ratio) for ratio in ratios]
    mean = statistics.fmean(logs)
    t = _T[min(len(logs) - 2, len(_T) - 1)]
    half = t * statistics.stdev(logs) / math.sqrt(len(logs))
    return math.exp(mean), math.exp(mean - half), math.exp(mean + half)


def main(words: list[str]) -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="bench.paired")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--frames", type=int, default=300)
    args = parser.parse_args(words)
    if args.rounds < 2:
        parser.error(f"--rounds {args.rounds}: an interval needs two at least")
    width, height = (int(part) for part in args.size.split("x"))
    trees = {"before": args.before.resolve(), "after": args.after.resolve()}
    found: dict[str, list[Measured]] = {name: [] for name in trees}
    with screen((width, height)) as on:
        for number in range(args.rounds + 1):
            for name in sorted(trees, reverse=bool(number % 2)):
                one = measured(trees[name], on, args.size, args.frames)
                if number:
                    # The first round only fills the disk cache.
                    found[name].append(one)
            print(f"round {number} of {args.rounds}", file=sys.stderr, flush=True)
    print("| figure | before | after | after / before | 95 % interval | n |")
    print("|---|---|---|---|---|---|")
    for figure in found["before"][0]:
        before, after = ([one[figure] for one in found[name]] for name in ("before", "after"))
        pairs = [b / a for a, b in zip(before, after, strict=True)]
        mean, low, high = interval(pairs)
        middle = (statistics.median(before), statistics.median(after))
        print(f"| {figure} | {middle[0]:.3g} | {middle[1]:.3g} | {mean:.3f} | {low:.3f} to "
              f"{high:.3f} | {len(pairs)} |")  # fmt: skip
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
