"""Compute the table of `gin.ai.players.stakes`: `python -m tools.chances [HANDS]`.

Each cell is a player's chance to win the hand, estimated at the start of a turn from the number of
turns taken and the deadwood. Two `Heuristic` players play hands of Gin Dice without raising the
die. A void hand counts as half a win.
"""

from __future__ import annotations

import sys

from gin.ai.players.heuristic import Heuristic
from gin.ai.players.stakes import DEADWOOD, TURNS
from gin.ai.simulator.classic_sim import ClassicSim
from gin.core.shuffle import shuffled
from gin.rules.counting.scoring import own_solver
from gin.rules.model.actions import NoOffer
from gin.rules.model.phase import Phase
from gin.variants.setups import setup
from tools.quiet import run_command

STARTS = (Phase.UPCARD, Phase.DRAW)


def counted(hands: int) -> list[list[tuple[float, int]]]:
    """Return the number of wins and of recorded turns for each cell of the table."""
    rules = setup("dice").rules
    player, solver = Heuristic(0), own_solver(rules)
    table = [[(0.0, 0)] * (len(DEADWOOD) + 1) for _ in range(len(TURNS) + 1)]
    for seed in range(hands):
        sim = ClassicSim(rules, shuffled(seed), seed % 2)
        starts: list[tuple[int, int, int]] = []
        while sim.result is None:
            seat = sim.turn
            seen = sim.observe(seat)
            if sim.phase is Phase.STAKE:
                sim.act(NoOffer())
                continue
            if sim.phase in STARTS:
                turns, count = seen.turns[seat], solver.deadwood(seen.hand)
                row = sum(turns >= most for most in TURNS)
                starts.append((seat, row, sum(count > most for most in DEADWOOD)))
            sim.act(player.choose(seen))
        for seat, row, column in starts:
            won, of = table[row][column]
            winner = sim.result.winner
            table[row][column] = (won + (0.5 if winner is None else winner == seat), of + 1)
    return table


def main(words: list[str]) -> int:
    """Print the table as Python source."""
    for row in counted(int(words[0]) if words else 2500):
        # Smooth each cell towards its neighbour with more deadwood, and the last towards one half.
        chances: list[float] = []
        smoothed = 0.5
        for won, of in reversed(row):
            smoothed = (won + 20 * smoothed) / (of + 20)
            chances.insert(0, smoothed)
        print(f"    ({', '.join(f'{chance:.2f}' for chance in chances)}),")
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
