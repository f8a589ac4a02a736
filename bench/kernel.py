"""Time the search with the interpreted kernel and with the compiled one, on the same decisions.

    python -m bench.kernel [--game modern] [--decisions 300] [--worlds 96 1024 4096] [--json FILE]

The kernel is compiled into a temporary folder (`tools.compile`). Each number of worlds is timed
twice: with racing, which drops hopeless choices as in play, and with every choice played out in
every world. The interpreted kernel is timed only with 96 worlds or fewer. Figures are milliseconds
of processor time for a decision between at least two choices. `moves` is a digest of the moves
chosen: it must be the same for both kernels.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from gin.ai.learned.features import know
from gin.ai.player import run
from gin.ai.players import levels, master
from gin.ai.search import worlds as search
from gin.ai.simulator.classic_sim import ClassicSim
from gin.core.shuffle import shuffled
from gin.rules.engine import legal
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.variants.setups import setup
from tools.compile import compile_kernel
from tools.quiet import run_command

SCORES = ((0, 0), (60, 85), (88, 20), (95, 97))
"""Scores before the hands, used in turn."""


class Timing(Struct, frozen=True):
    """Milliseconds for a decision with at most `worlds` worlds.

    `most_of_20` is the 95th percentile.
    """

    worlds: int
    racing: bool
    mean: float
    median: float
    most_of_20: float
    decisions: int


def decisions(game: str, count: int) -> Iterator[Observation]:
    """Yield `count` observations of seats that are to discard or knock, from hands of level 3."""
    rules = setup(game).rules
    hand = 0
    while count > 0:
        sim = ClassicSim(rules, shuffled(hand), hand % 2, SCORES[hand % len(SCORES)])
        players = levels.player(3, hand), levels.player(3, hand + 1)
        while sim.result is None:
            seen = sim.observe(sim.turn)
            if seen.phase is Phase.DISCARD and count > 0:
                yield seen
                count -= 1
            sim.act(players[sim.turn].choose(seen))
        hand += 1


def digest(observations: Iterator[Observation], worlds: int) -> str:
    """Return a digest of the moves of level 5 with at most `worlds` worlds."""
    player = levels.master(1, worlds)
    found = hashlib.sha256()
    for seen in observations:
        found.update(repr(player.choose(seen)).encode())
    return found.hexdigest()[:16]


def timings(game: str, count: int, worlds: list[int]) -> list[Timing]:
    """Return the timings for each number of worlds, with and without racing."""
    cases = []
    for seen in decisions(game, count):
        judge = master.valuer_for(seen)
        assert judge is not None
        options = legal(seen)
        moves = master.moves_for(seen, options, master.valued_moves(seen, judge))
        cases.append((seen, know(seen), moves))
    found = []
    usual = search.HOPELESS
    for most in worlds:
        for racing in (True, False):
            search.HOPELESS = usual if racing else math.inf
            times = []
            for seed, (seen, facts, moves) in enumerate(cases):
                start = time.process_time()
                order = run(search.searched(seen, facts, moves, seed, most))
                if len(order) > 1:
                    times.append(1e3 * (time.process_time() - start))
            found.append(
                Timing(
                    most,
                    racing,
                    statistics.mean(times),
                    statistics.median(times),
                    statistics.quantiles(times, n=20)[-1],
                    len(times),
                )
            )
    search.HOPELESS = usual
    return found


def main(words: list[str] | None = None) -> int:
    """Measure both kernels and print; return the exit code, 1 if their moves differ."""
    parser = argparse.ArgumentParser(prog="bench.kernel")
    parser.add_argument("--game", default="modern")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--worlds", type=int, nargs="+", default=[96, 1024, 4096])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--alone", action="store_true", help="measure only the kernel found first")
    asked = parser.parse_args(words)
    if asked.alone:
        rows = [
            {name: getattr(row, name) for name in row.__struct_fields__}
            for row in timings(asked.game, asked.decisions, asked.worlds)
        ]
        moves = digest(decisions(asked.game, asked.decisions), 32)
        print(json.dumps({"compiled": search.is_compiled(), "moves": moves, "rows": rows}))
        return 0
    given = ["--alone", "--game", asked.game, "--decisions", str(asked.decisions), "--worlds"]
    with tempfile.TemporaryDirectory() as folder:
        top = Path(__file__).resolve().parents[1]
        compiled = compile_kernel(Path(folder, "source"))
        found = [
            _measured(first, [*given, *map(str, chosen)], top)
            for first, chosen in (
                (top, [worlds for worlds in asked.worlds if worlds <= 96]),
                (compiled, asked.worlds),
            )
        ]
    for one in found:
        print("compiled" if one["compiled"] else "interpreted", "moves", one["moves"])
        for row in one["rows"]:
            print(
                f"  {row['worlds']:5} worlds {'racing' if row['racing'] else 'all   '} "
                f"mean {row['mean']:6.2f} ms, median {row['median']:6.2f}, "
                f"95 % {row['most_of_20']:6.2f} (n = {row['decisions']})"
            )
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    return int(len({one["moves"] for one in found}) != 1)


def _measured(first: Path, words: list[str], top: Path) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "bench.kernel", *words],
        cwd=first,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(first), str(top)))},
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


if __name__ == "__main__":
    run_command(main)
