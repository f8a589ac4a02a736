"""Measure whether the learning opponent lets players of all strengths win half of the hands.

    python -m bench.learning [--game modern] [--runs 20] [--hands 60] [--players 60 40 25 1 2]

Each player plays `hands` hands against the child, match after match, in `runs` runs that all start
with a new acquaintance. A player is a level below the child's number, or a percentage from 10 of
choices at random, all others those of level 1. The share of hands won is printed, with a 95 %
interval, for all hands and for those after the first 20, and the child's mean share of wrong
choices at the end.
"""

from __future__ import annotations

import argparse
import math
from statistics import fmean, stdev

from msgspec import Struct

from bench.hands import Mistaken, dealt_hands
from gin.ai.player import Player
from gin.ai.players.levels import LEARNER, player
from gin.ai.players.progress import NEW, Progress
from tools.quiet import run_command

SETTLED = 20
"""Hands after which the child should have found the player's strength."""
HUMAN, CHILD = 0, 1


class Run(Struct, frozen=True):
    """The hands of one run that had a winner (True: the player), and the progress at the end."""

    won: tuple[bool, ...]
    progress: Progress


def modelled(name: str, seed: int) -> Player:
    """Return a player by its level or its percentage of random choices."""
    number = int(name)
    return player(number, seed) if number < LEARNER else Mistaken(seed, number)


def run(name: str, game: str, hands: int, seed: int) -> Run:
    """Play that many hands, match after match."""
    progress, last, won = NEW, -1, list[bool]()
    other = modelled(name, seed)
    for sim, _, number in dealt_hands(game, seed, hands):
        if number != last:
            child, last = player(LEARNER, seed + number, progress), number
        players = other, child
        while sim.result is None:
            sim.act(players[sim.turn].choose(sim.observe(sim.turn)))
        result = sim.result
        winner = None if result.winner is None else result.winner == HUMAN
        progress = progress.after(winner)
        if winner is not None:
            won.append(winner)
    return Run(tuple(won), progress)


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.learning", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="modern")
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--players", nargs="+", default=["60", "40", "25", "1", "2"])
    args = parser.parse_args(words)
    for name in args.players:
        runs = [run(name, args.game, args.hands, seed) for seed in range(1, args.runs + 1)]
        share = fmean(one.progress.share for one in runs)
        parts = [_interval([one.won[start:] for one in runs]) for start in (0, SETTLED)]
        line = (
            f"{name}, {args.game}: all {parts[0]}, later {parts[1]}, wrong at the end {share:.0f}"
        )
        print(line, flush=True)
    return 0


def _interval(runs: list[tuple[bool, ...]]) -> str:
    shares = [100 * fmean(one) for one in runs if one]
    if not shares:
        return "too few hands"
    around = 1.96 * stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else math.inf
    count = sum(map(len, runs))
    return f"{fmean(shares):.1f} +- {around:.1f} % (n = {count})"


if __name__ == "__main__":
    run_command(main)
