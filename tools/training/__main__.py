"""Train the nets of a game: `python -m tools.training modern --hands 4000000 --seed 1`.

The nets play against themselves and, in a part of the hands, against fixed styles; they learn from
both seats. At intervals they meet the nets they began with, and Simple, in games to 100. At the end
the mean of the weights over the last quarter is written to the table, and a note beside it.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy

from bench.arena import rules_for, wilson
from gin.ai.belief import PATTERNS
from tools.training.counting import Game, game_of
from tools.training.hands import KEEN, MATCH, NET, PATIENT, RIVAL, SIMPLE, games, many
from tools.training.nets import fresh, read, scratch, write

BATCH = 2000
TRACE = 0.75
LEARNING_BY_WATCHING = 0.08
"""The share of a fresh run's hands that fixed styles play, so that the nets know what hands are."""
Meetings = tuple[tuple[int, int, float], ...]
MEETINGS: Meetings = (
    (NET, NET, 0.64),
    (NET, KEEN, 0.12),
    (NET, PATIENT, 0.12),
    (NET, SIMPLE, 0.12),
)
"""Who meets whom, and in which share of the hands."""
ROUND = 100
"""Hands that each of several workers plays before they share what they learned."""
WATCHED = ((KEEN, PATIENT), (KEEN, SIMPLE), (PATIENT, PATIENT), (KEEN, KEEN))


class Weights:
    """Everything that learns, and what hands are written on while it does."""

    def __init__(self, rows: Any, outs: Any) -> None:
        self.rows = numpy.stack([rows, rows])
        self.outs = numpy.stack([outs, outs])
        self.beliefs = numpy.zeros(PATTERNS)
        self.scratch = scratch()
        self.manners = numpy.zeros((2, 2), numpy.int64)

    def parts(self) -> tuple[Any, Any, Any]:
        """The arrays of what learns."""
        return self.rows[0], self.outs[0], self.beliefs


class Run:
    """Nets in training for one game, with all that chance decides drawn from one seed.

    Each of several `workers` plays some hands from the same weights; then all that they learned is
    added up. So a run depends on how many there are, but not on which is quicker.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        start: Path | None,
        meetings: Meetings = MEETINGS,
        workers: int = 1,
    ) -> None:
        self.game = game
        self.meetings = meetings
        self.chance = numpy.random.default_rng(seed)
        rows, outs = fresh(self.chance) if start is None else read(start)
        self.weights = Weights(rows, outs)
        self.workers = [Weights(rows, outs) for _ in range(workers)]
        self.begun = (rows.copy(), outs.copy())
        self.mean = (numpy.zeros_like(rows, numpy.float64), numpy.zeros_like(outs, numpy.float64))
        self.taken = 0

    def seated(self, hands: int, watching: bool) -> Any:
        """Who sits where in so many hands, the same ones for every hand of a match.

        Styles that are watched have 10 added.
        """
        matches = -(-hands // MATCH)
        if watching:
            pairs = 10 + numpy.array(WATCHED)[self.chance.integers(len(WATCHED), size=matches)]
        else:
            shares = [share for _, _, share in self.meetings]
            which = self.chance.choice(len(self.meetings), size=matches, p=shares)
            pairs = numpy.array([(one, two) for one, two, _ in self.meetings])[which]
        swapped = self.chance.random(matches) < 0.5
        seated = numpy.where(swapped[:, None], pairs[:, ::-1], pairs)
        return seated.repeat(MATCH, axis=0)[:hands]

    def decks(self, count: int) -> Any:
        """So many shuffled decks."""
        return self.chance.permuted(numpy.tile(numpy.arange(52), (count, 1)), axis=1)

    def learn(
        self, hands: int, rate: float, noise: float, watching: bool, belief_rate: float = 0.0
    ) -> None:
        """Play a batch of hands and learn from it, the nets or what to believe of a hand."""
        batch = (
            self.decks(hands),
            self.chance.integers(2, size=hands),
            self.seated(hands, watching),
            self.chance.integers(1 << 30, size=hands),
        )

        def play(worker: Weights, start: int, end: int) -> None:
            decks, firsts, who, seeds = (each[start:end] for each in batch)
            many(
                worker.rows, worker.outs, self.game, decks, firsts, who, noise, rate, TRACE, seeds,
                worker.scratch, worker.manners, worker.beliefs, belief_rate,
                numpy.zeros(end - start, numpy.int64),
            )  # fmt: skip

        if len(self.workers) == 1:
            play(self.weights, 0, hands)
            return
        with ThreadPoolExecutor(len(self.workers)) as pool:
            for start in range(0, hands, ROUND * len(self.workers)):
                starts = range(start, hands, ROUND)
                ends = [min(hands, one + ROUND) for one in starts]
                list(pool.map(play, self._copies(), starts, ends))
                self._add_up()

    def _copies(self) -> list[Weights]:
        """The workers, each with the weights as they are."""
        for worker in self.workers:
            for own, common in zip(worker.parts(), self.weights.parts(), strict=True):
                own[:] = common
        return self.workers

    def _add_up(self) -> None:
        """Add what each worker has learned to the common weights."""
        for place, common in enumerate(self.weights.parts()):
            before = common.copy()
            for worker in self.workers:
                common += worker.parts()[place] - before

    def remember(self) -> None:
        """Take the weights as they are into the mean."""
        rows, outs, _ = self.weights.parts()
        self.mean[0][:] += rows
        self.mean[1][:] += outs
        self.taken += 1

    def averaged(self) -> tuple[Any, Any]:
        """The mean of the weights that were remembered, or those of now."""
        if not self.taken:
            return self.weights.parts()[:2]
        return (
            (self.mean[0] / self.taken).astype(numpy.float32),
            (self.mean[1] / self.taken).astype(numpy.float32),
        )

    def meet(self, rows: Any, outs: Any, foe: int, count: int, seed: int, rival: Any) -> float:
        """The share of games that these weights win against a style, or against the rival's."""
        chance = numpy.random.default_rng(seed)
        decks = chance.permuted(
            numpy.tile(numpy.arange(52), (count * 60, 1)), axis=1
        ).reshape(count, 60, 52)  # fmt: skip
        both = (numpy.stack([rows, rival[0]]), numpy.stack([outs, rival[1]]))
        who = numpy.array([NET, foe])
        seeds = chance.integers(1 << 30, size=count)
        own = self.weights
        wins = games(
            *both, self.game, decks, who, 100, seeds, own.scratch, own.manners, own.beliefs
        )
        return wins / count


def main(words: list[str] | None = None) -> int:
    """Train as the command line says."""
    parser = argparse.ArgumentParser(prog="tools.training", description=__doc__.splitlines()[0])
    parser.add_argument("rules", nargs="?", default="modern")
    parser.add_argument("--with", dest="agreed", default="")
    parser.add_argument("--hands", type=int, default=4_000_000)
    parser.add_argument("--rate", type=float, default=1.5e-4)
    parser.add_argument("--last-rate", type=float, default=0.5e-4)
    parser.add_argument("--noise", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--workers", type=int, default=1, help="threads that play at once")
    parser.add_argument("--table", type=Path, required=True)
    parser.add_argument("--check-every", type=int, default=200_000)
    parser.add_argument("--check-games", type=int, default=2000)
    asked = parser.parse_args(words)
    rules = rules_for(asked.rules, tuple(filter(None, asked.agreed.split(","))))
    run = Run(game_of(rules), asked.seed, asked.start, workers=asked.workers)
    since, spent, done, lines = time.monotonic(), 0.0, 0, []

    def check(rows: Any, outs: Any, called: str, seed: int) -> None:
        shares = [
            (name, run.meet(rows, outs, foe, asked.check_games, seed, run.begun))
            for name, foe in (("Simple", SIMPLE), ("patient", PATIENT), ("its start", RIVAL))
        ]
        told = ", ".join(f"{share:.1%} v {name}" for name, share in shares)
        lines.append(f"- {called}: {told}")
        print(f"{time.monotonic() - since:6.0f} s {lines[-1]}", flush=True)

    check(*run.averaged(), "before", 77)
    while done < asked.hands:
        share = done / asked.hands
        # The rate falls evenly, so that the end is a fine one.
        rate = asked.rate + (asked.last_rate - asked.rate) * share
        watching = asked.start is None and share < LEARNING_BY_WATCHING
        begun = time.monotonic()
        run.learn(BATCH, rate, asked.noise, watching)
        spent += time.monotonic() - begun
        done += BATCH
        if share >= 0.75:
            run.remember()
        if done % asked.check_every < BATCH:
            print(f"{done} hands, {done / spent:.0f} a second", flush=True)
            check(*run.averaged(), f"{done} hands", 77)
            write(asked.table, *run.averaged())
    rows, outs = run.averaged()
    write(asked.table, rows, outs)
    rows, outs = read(asked.table)
    check(rows, outs, "as written, other deals", 78)
    low, high = wilson(asked.check_games // 2, asked.check_games)
    note = [
        f"# {asked.table.name}",
        "",
        f"`python -m tools.training {' '.join(words or sys.argv[1:])}`",
        "",
        f"{done} hands at {done / spent:.0f} a second. Without exact draw, games to 100, "
        f"n = {asked.check_games} each (± {50 * (high - low):.1f}):",
        "",
        *lines,
        "",
    ]
    asked.table.with_suffix(".md").write_text("\n".join(note), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
