"""Train the networks of a game: `python -m tools.training modern --seed 1 --table FILE`.

The networks play against themselves and, in a share of the hands, against fixed styles. They learn
from each seat that they play. At intervals they play games to 100 against two fixed styles and
against their initial weights. At the end, the mean weights of the last quarter of the hands are
written to the table, and a report next to it.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy

from bench.arena import NotMeasured, reason, rules_for, wilson
from gin.ai.learned.belief import PATTERNS
from gin.core.errors import GinError
from tools.quiet import run_command
from tools.training import hands
from tools.training.counting import GameTables, game_of
from tools.training.hands import KEEN, MATCH, NET, PATIENT, RIVAL, SIMPLE, games, many
from tools.training.nets import fresh, read, scratch, write

BATCH = 2000
TRACE = 0.75
WATCHED_HANDS = 32_000
"""Number of hands that fixed styles play at the start of a new run, to show typical hands.

More such hands would hurt: networks have to unlearn what they learn from the styles alone.
"""
Meetings = tuple[tuple[int, int, float], ...]
MEETINGS: Meetings = (
    (NET, NET, 0.64),
    (NET, KEEN, 0.12),
    (NET, PATIENT, 0.12),
    (NET, SIMPLE, 0.12),
)
"""Pairs of players, each with its share of the hands."""
WATCHED = ((KEEN, PATIENT), (KEEN, SIMPLE), (PATIENT, PATIENT), (KEEN, KEEN))


class TrainingRun:
    """A training run for one game, reproducible from its seed."""

    def __init__(
        self, game: GameTables, seed: int, start: Path | None, meetings: Meetings = MEETINGS
    ) -> None:
        self.game = game
        self.meetings = meetings
        self.chance = numpy.random.default_rng(seed)
        rows, outs = fresh(self.chance) if start is None else read(start)
        self.rows = numpy.stack([rows, rows])
        self.outs = numpy.stack([outs, outs])
        self.begun = (rows.copy(), outs.copy())
        self.mean = (numpy.zeros_like(rows, numpy.float64), numpy.zeros_like(outs, numpy.float64))
        self.taken = 0
        self.scratch = scratch()
        self.manners = numpy.zeros((2, 2), numpy.int64)
        self.beliefs = numpy.zeros(PATTERNS)

    def seated(self, hands: int, watching: bool) -> Any:
        """Return the two players of each hand; they stay the same for all hands of a match.

        A style that the networks only watch is represented by its number plus 10.
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
        return self.chance.permuted(numpy.tile(numpy.arange(52), (count, 1)), axis=1)

    def learn(
        self, hands: int, rate: float, noise: float, watching: bool, belief_rate: float = 0.0
    ) -> None:
        won = numpy.zeros(hands, numpy.int64)
        many(
            self.rows, self.outs, self.game, self.decks(hands),
            self.chance.integers(2, size=hands), self.seated(hands, watching), noise, rate, TRACE,
            self.chance.integers(1 << 30, size=hands), self.scratch, self.manners, self.beliefs,
            belief_rate, won,
        )  # fmt: skip

    def remember(self) -> None:
        self.mean[0][:] += self.rows[0]
        self.mean[1][:] += self.outs[0]
        self.taken += 1

    def averaged(self) -> tuple[Any, Any]:
        """Return the mean of the remembered weights, or the current weights if there are none."""
        if not self.taken:
            return self.rows[0], self.outs[0]
        return (
            (self.mean[0] / self.taken).astype(numpy.float32),
            (self.mean[1] / self.taken).astype(numpy.float32),
        )

    def meet(self, rows: Any, outs: Any, foe: int, count: int, seed: int, rival: Any) -> float:
        """Return these weights' share of games won against a style or the rival's weights."""
        chance = numpy.random.default_rng(seed)
        decks = chance.permuted(
            numpy.tile(numpy.arange(52), (count * 60, 1)), axis=1
        ).reshape(count, 60, 52)  # fmt: skip
        both = (numpy.stack([rows, rival[0]]), numpy.stack([outs, rival[1]]))
        who = numpy.array([NET, foe])
        seeds = chance.integers(1 << 30, size=count)
        wins = games(
            *both, self.game, decks, who, 100, seeds, self.scratch, self.manners, self.beliefs
        )
        return wins / count


def options(words: list[str] | None) -> argparse.Namespace:
    """Return the options on the command line, with the `rules` of the game."""
    parser = argparse.ArgumentParser(prog="tools.training", description=__doc__.splitlines()[0])
    parser.add_argument("rules", nargs="?", default="modern")
    parser.add_argument("--with", dest="agreed", default="")
    parser.add_argument("--hands", type=int, default=6_000_000)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--last-rate", type=float, default=1.5e-5)
    parser.add_argument("--noise", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=hands.WIDTH)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--table", type=Path, required=True)
    parser.add_argument("--check-every", type=int, default=200_000)
    parser.add_argument("--check-games", type=int, default=2000)
    asked = parser.parse_args(words)
    try:
        asked.rules = rules_for(asked.rules, tuple(filter(None, asked.agreed.split(","))))
    except (GinError, NotMeasured) as error:
        parser.error(reason(error))
    return asked


def main(words: list[str] | None = None) -> int:
    """Train networks, and write their table and a report."""
    asked = options(words)
    hands.WIDTH = asked.width
    run = TrainingRun(game_of(asked.rules), asked.seed, asked.start)
    since, spent, done, lines = time.monotonic(), 0.0, 0, []

    def check(rows: Any, outs: Any, called: str, seed: int) -> None:
        shares = [
            run.meet(rows, outs, foe, asked.check_games, seed, run.begun)
            for foe in (SIMPLE, PATIENT, RIVAL)
        ]
        lines.append(f"| {called} | {' | '.join(f'{share:.1%}' for share in shares)} |")
        print(f"{time.monotonic() - since:6.0f} s {lines[-1]}", flush=True)

    check(run.rows[0], run.outs[0], "0", 77)
    while done < asked.hands:
        share = done / asked.hands
        rate = asked.rate + (asked.last_rate - asked.rate) * share
        watching = asked.start is None and done < WATCHED_HANDS
        begun = time.monotonic()
        run.learn(BATCH, rate, asked.noise, watching)
        spent += time.monotonic() - begun
        done += BATCH
        if share >= 0.75:
            run.remember()
        if done % asked.check_every < BATCH:
            print(f"{done} hands, {done / spent:.0f} a second", flush=True)
            check(*run.averaged(), f"{done}", 77)
            write(asked.table, *run.averaged())
    rows, outs = run.averaged()
    write(asked.table, rows, outs)
    rows, outs = read(asked.table)
    check(rows, outs, "in the file", 78)
    low, high = wilson(asked.check_games // 2, asked.check_games)
    note = [
        f"# {asked.table.name}",
        "",
        f"`python -m tools.training {' '.join(words or sys.argv[1:])}`",
        "",
        f"Trained with {done} hands, {done / spent:.0f} a second.",
        "",
        f"A cell is the networks' win rate in {asked.check_games} games to 100 points (at most "
        f"± {50 * (high - low):.1f} percentage points).",
        "Simple and Patient are fixed styles. The last row was played with the weights as the file",
        "stores them, which are rounded, and with other deals.",
        "",
        "| hands | against Simple | against Patient | against the initial weights |",
        "|---|---|---|---|",
        *lines,
        "",
    ]
    asked.table.with_suffix(".md").write_text("\n".join(note), encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(main)
