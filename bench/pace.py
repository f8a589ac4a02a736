"""Measure the processor time that opponents take for a decision.

    python -m bench.pace 5 full --hands 6

Each player plays some hands against itself. Players are named as in `bench.arena`, except that
"cmd:PROGRAM" is refused, because the time of another process is not counted.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

from bench.arena import PROGRAM, NotMeasured, make, reason, rules_for
from gin.ai.player import Player
from gin.ai.simulator.classic_sim import first_hand, play_hand
from gin.core.errors import GinError
from gin.core.shuffle import derived_seed, shuffled
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from tools.quiet import run_command


@dataclass(slots=True)
class Timed:
    """A player, and the milliseconds of each of its decisions."""

    player: Player
    took: list[float] = field(default_factory=list)

    def choose(self, seen: Observation) -> Action:
        begun = time.process_time()
        action = self.player.choose(seen)
        self.took.append(1000 * (time.process_time() - begun))
        return action


def decisions(name: str, game: str, hands: int, seed: int) -> list[float]:
    """Return the milliseconds of every decision in a player's hands against itself, sorted.

    A first hand, in which tables are loaded, is not counted.
    """
    rules = rules_for(game, ())
    found = []
    for number in range(-1, hands):
        deal = derived_seed(seed, f"hand {number}")
        seats = [Timed(make(name, deal + seat)) for seat in range(2)]
        play_hand(first_hand(rules, shuffled(deal), number % 2), seats)
        if number >= 0:
            found += [taken for seat in seats for taken in seat.took]
    return sorted(found)


def main(words: list[str] | None = None) -> int:
    """Time the players that the command line names."""
    parser = argparse.ArgumentParser(prog="bench.pace", description=__doc__.splitlines()[0])
    parser.add_argument("players", nargs="+")
    parser.add_argument("--rules", default="modern")
    parser.add_argument("--hands", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    try:
        rules_for(args.rules, ())
        for name in args.players:
            if name.startswith(PROGRAM):
                raise NotMeasured(
                    f"{name} decides in a process of its own, which is not timed here"
                )
            make(name, 0)
    except (GinError, NotMeasured) as error:
        parser.error(reason(error))
    if args.hands < 1:
        parser.error(f"--hands {args.hands}: at least one hand has to be played")
    for name in args.players:
        took = decisions(name, args.rules, args.hands, args.seed)
        mean, within = sum(took) / len(took), took[95 * (len(took) - 1) // 100]
        print(
            f"{name}, {args.rules}: mean {mean:.1f} ms, 95 of 100 within {within:.0f} ms, longest "
            f"{took[-1]:.0f} ms, {len(took)} decisions"
        )
    return 0


if __name__ == "__main__":
    run_command(main)
