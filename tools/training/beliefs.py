"""Learn the belief weights: `python -m tools.training.beliefs --hands 300000 --seed 1`.

Trained networks play against themselves and fixed styles. Before each turn of a network, training
makes the opponent's real hand more likely, and a hand sampled from the weights less likely. The
mean weights of the last 40 % of the hands are written to the table, and a report next to it.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy

from bench.arena import rules_for
from gin.ai.learned.net import TABLES
from tools.quiet import run_command
from tools.training.__main__ import BATCH, TrainingRun
from tools.training.counting import game_of
from tools.training.hands import KEEN, NET, PATIENT, SIMPLE

MEETINGS = ((NET, NET, 0.45), (NET, SIMPLE, 0.25), (NET, KEEN, 0.15), (NET, PATIENT, 0.15))
"""Pairs of players, each with its share of the hands."""
AVERAGED_FROM = 0.6


def main(words: list[str] | None = None) -> int:
    """Learn the belief weights, and write their table and a report."""
    parser = argparse.ArgumentParser(
        prog="tools.training.beliefs", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--nets", type=Path, required=True, help="a trained table")
    parser.add_argument("--hands", type=int, default=300_000)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--last-rate", type=float, default=3e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", type=Path, default=TABLES / "belief.bin")
    asked = parser.parse_args(words)
    run = TrainingRun(game_of(rules_for("modern", ())), asked.seed, asked.nets, MEETINGS)
    mean, taken, begun = numpy.zeros_like(run.beliefs), 0, time.process_time()
    for done in range(0, asked.hands, BATCH):
        share = done / asked.hands
        rate = asked.rate + (asked.last_rate - asked.rate) * share
        run.learn(BATCH, 0.0, 0.0, watching=False, belief_rate=rate)
        if share >= AVERAGED_FROM:
            mean += run.beliefs
            taken += 1
        if done % (10 * BATCH) == 0:
            print(f"{done + BATCH} hands, {time.process_time() - begun:.0f} s", flush=True)
    (mean / taken).astype("<f4").tofile(asked.table)
    note = [
        f"# {asked.table.name}",
        "",
        f"`python -m tools.training.beliefs {' '.join(words or sys.argv[1:])}`",
        "",
        f"{mean.size} weights of 32 bits, learned from {asked.hands} hands of the networks in "
        f"{asked.nets.name}.",
        f"Learning took {time.process_time() - begun:.0f} s of processor time.",
        "",
    ]
    asked.table.with_suffix(".md").write_text("\n".join(note), encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(main)
