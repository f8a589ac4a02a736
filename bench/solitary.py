"""Compare the advisor with a greedy player at Solitary Gin, on the same deals.

    python -m bench.solitary [--rounds 2000] [--seed 42] [--json FILE]

A round is a whole game of five deals. Prints the mean penalty of a round and the share of rounds
that reach the goal, each with its 95 % interval.
`--processes` and `--scheduler` are options of `bench.runner`.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from bench.arena import progress, wilson
from bench.runner import add_arguments, runner
from gin.ai.players.simple import least_discards
from gin.ai.players.solitary import advise
from gin.core.shuffle import derived_seed
from gin.rules import engine
from gin.rules.match import deal, finish_hand, start_match
from gin.rules.model.actions import Action, Draw, Gin
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.table import observe
from gin.variants.setups import setup
from tools.quiet import run_command


def advised(seen: Observation) -> Action:
    """Return the advisor's choice."""
    return advise(seen).action


def greedy(seen: Observation) -> Action:
    """Return gin if possible, else a draw or the discard that leaves the smallest penalty."""
    options = engine.legal(seen)
    for option in options:
        if isinstance(option, Gin):
            return option
    return least_discards(seen, options)[0] if seen.phase is Phase.DISCARD else Draw()


PLAYERS: dict[str, Callable[[Observation], Action]] = {"advisor": advised, "greedy": greedy}


def play(seed: int) -> dict[str, tuple[int, bool]]:
    """Play a round. Return each player's penalty, and whether it reached the goal."""
    found = {}
    for name, choose in PLAYERS.items():
        match = start_match(setup("solitary").rules, seed)
        while not match.sheet.over:
            table = deal(match).table
            while table.phase is not Phase.OVER:
                seen = observe(table, 0)
                if seen.phase is Phase.DRAW and seen.turns[0] >= seen.rules.solo.turns:
                    raise AssertionError(f"no turn is left in the deal of seed {match.deal_seed}")
                table = engine.apply(table, choose(seen)).table
            assert table.result is not None
            match = finish_hand(match, table.result)
        found[name] = (match.sheet.running[0], match.sheet.winner == 0)
    return found


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.solitary", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=42)
    add_arguments(parser)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args(words)
    seeds = [derived_seed(args.seed, f"round {number}") for number in range(args.rounds)]
    rounds: list[dict[str, tuple[int, bool]]] = []
    since = time.monotonic()
    for _, done in runner(args).results(play, seeds):
        rounds.append(done)
        progress(len(rounds), args.rounds, since)
    print(f"\n{args.rounds} rounds, seed {args.seed}, {time.monotonic() - since:.0f} s")
    figures = {}
    for name in PLAYERS:
        scores = [done[name][0] for done in rounds]
        won = sum(done[name][1] for done in rounds)
        low, high = wilson(won, len(rounds))
        mean = statistics.fmean(scores)
        spread = 1.96 * statistics.pstdev(scores) / math.sqrt(len(scores))
        figures[name] = {"mean": mean, "spread": spread, "won": won, "low": low, "high": high}
        print(
            f"{name:8} mean penalty {mean:6.1f} +- {spread:.1f}, "
            f"goal reached {won / len(rounds):.1%} [{100 * low:.1f} to {100 * high:.1f}]"
        )
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(main)
