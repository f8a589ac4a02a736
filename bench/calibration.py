"""Compare the coach's statements with the truth, by turn and by opponent.

    python -m bench.calibration [--game modern] [--hands 100] [--opponents 1 2 3 4 5 simple waiter]

Level 3 plays matches against each opponent, with the compiled kernel if `gin` is a compiled copy
(`tools.compile`). At its discards, two statements are compared with the truth: the share of worlds
in which the opponent holds ten points of deadwood or less, and, where a knock is possible, the
share in which it would win. Turns are those that the opponent has had. The coach knows the style of
each level; of other opponents it knows only the earlier hands of the match.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator

from msgspec import Struct

from bench.arena import make
from bench.hands import dealt_hands
from gin.ai.advice.trials import believed_worlds
from gin.ai.search.payoff import deadwood_outside, payment_of, playout_of
from gin.ai.simulator.classic_sim import ClassicSim
from gin.ai.tactics.styles import BY_LEVEL, UNKNOWN, Weights
from gin.core.cards import Hand
from gin.core.kernel.belief import SplitMix64
from gin.core.kernel.playout import Playout
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import legal
from gin.rules.model.actions import Knock
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from tools.quiet import run_command

PERIODS = ((1, 3), (4, 6), (7, 9), (10, 99))
LOW = 10
WORLDS = 400
LOW_HAND, KNOCK = "holds ten or less", "knock wins"


class Statement(Struct, frozen=True):
    """A share that the coach states after `turn` opponent's turns, and whether it came true."""

    kind: str
    turn: int
    share: float
    true: bool


def statements(game: str, opponent: str, hands: int) -> Iterator[Statement]:
    """Yield the statements in that many hands of matches against an opponent."""
    style = BY_LEVEL[int(opponent)] if opponent.isdecimal() else UNKNOWN
    for hand, (sim, _, _) in enumerate(dealt_hands(game, 1, hands)):
        assert isinstance(sim, ClassicSim), "these statements are about hands with a knock"
        players = make("3", hand), make(opponent, hand)
        while sim.result is None:
            seen = sim.observe(sim.turn)
            if sim.turn == 0 and seen.phase is Phase.DISCARD and not seen.last_turn:
                yield from _statements(seen, sim.hands[1], style, hand)
            sim.act(players[sim.turn].choose(seen))


def _statements(seen: Observation, hidden: Hand, style: Weights, seed: int) -> Iterator[Statement]:
    count = own_solver(seen.rules).deadwood
    worlds = believed_worlds(seen, SplitMix64(seed), style)
    playout = playout_of(payment_of(seen))
    knocks = [one for one in legal(seen) if isinstance(one, Knock)]
    best = min(knocks, key=lambda one: _deadwood(seen, one), default=None)
    low = won = 0
    for _ in range(WORLDS):
        worlds.advance()
        low += count(worlds.hand) <= LOW
        won += best is not None and _wins(seen, best, worlds.hand, playout)
    turn = seen.turns[seen.other]
    yield Statement(LOW_HAND, turn, low / WORLDS, count(hidden) <= LOW)
    if best is not None:
        yield Statement(KNOCK, turn, won / WORLDS, _wins(seen, best, hidden, playout))


def _left(seen: Observation, knock: Knock) -> Hand:
    assert knock.card is not None
    return seen.hand & ~knock.card.bit


def _deadwood(seen: Observation, knock: Knock) -> int:
    return deadwood_outside(_left(seen, knock), knock.melds, seen.rules)


def _wins(seen: Observation, knock: Knock, other: Hand, playout: Playout) -> bool:
    count = _deadwood(seen, knock)
    return playout.laid_down(True, _left(seen, knock), knock.melds, count, other, seen.stock) > 0


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.calibration")
    parser.add_argument("--game", default="modern")
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument(
        "--opponents", nargs="+", default=["1", "2", "3", "4", "5", "simple", "waiter"]
    )
    args = parser.parse_args(words)
    for opponent in args.opponents:
        found: dict[tuple[str, tuple[int, int]], list[Statement]] = defaultdict(list)
        for statement in statements(args.game, opponent, args.hands):
            for period in PERIODS:
                if period[0] <= statement.turn <= period[1]:
                    found[statement.kind, period].append(statement)
        for (kind, period), rows in sorted(found.items()):
            share = sum(one.share for one in rows) / len(rows)
            true = sum(one.true for one in rows) / len(rows)
            error = 1.96 * math.sqrt(true * (1 - true) / len(rows))
            print(
                f"{opponent:8} {kind:18} turns {period[0]:2}-{period[1]:2}: stated {share:5.1%}, "
                f"true {true:5.1%} ± {error:5.1%} (n = {len(rows)})",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    run_command(main)
