"""Playouts a second by random legal play: our engine and simulator beside OpenSpiel and RLCard.

    python -m bench.engine [--seconds 2] [--rounds 7] [--json FILE]

A playout is one hand from the deal to its count. All four are called from Python, choose at random
among the actions they list as legal, and take turns in one process: the figures are medians of the
rounds, by processor time. Random hands differ in length from one library to the next, so that
decisions a second stand beside them.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gin.ai.sim import Sim
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.observe import observe
from gin.rules.table import Phase
from gin.variants.registry import setup

Playout = Callable[[random.Random], int]
"""Plays one hand to its end and says how many decisions the players made."""


def on_engine(game: str) -> Playout:
    """Playouts on the engine's frozen tables, every action judged."""
    rules = setup(game).rules

    def play(rng: random.Random) -> int:
        decisions = 0
        table = engine.start(rules, shuffled(rng.getrandbits(32)), rng.randrange(2)).table
        while table.phase is not Phase.OVER:
            options = engine.legal(observe(table, table.turn))
            table = engine.apply(table, rng.choice(options)).table
            decisions += 1
        return decisions

    return play


def on_simulator(game: str) -> Playout:
    """Playouts on the simulator that the opponents' matches are played on."""
    rules = setup(game).rules

    def play(rng: random.Random) -> int:
        decisions = 0
        hand = Sim(rules, shuffled(rng.getrandbits(32)), rng.randrange(2))
        while hand.result is None:
            hand.act(rng.choice(engine.legal(hand.observe(hand.turn))))
            decisions += 1
        return decisions

    return play


def on_openspiel() -> Playout:
    """Playouts on OpenSpiel's gin rummy; its chance nodes are no decisions."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(rng: random.Random) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    return play


def on_rlcard() -> Playout:
    """Playouts on RLCard's gin rummy, without the encoding of its environment."""
    from rlcard.games.gin_rummy.game import GinRummyGame

    game: Any = GinRummyGame()

    def play(rng: random.Random) -> int:
        decisions = 0
        game.init_game()
        while not game.is_over():
            game.step(rng.choice(game.judge.get_legal_actions()))
            decisions += 1
        return decisions

    return play


def rate(play: Playout, rng: random.Random, seconds: float) -> tuple[float, float]:
    """Playouts a second and decisions a second over so many seconds of the processor."""
    playouts = decisions = 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        decisions += play(rng)
        playouts += 1
    return playouts / passed, decisions / passed


def main(words: list[str] | None = None) -> int:
    """Measure and print; 2 if a library to compare with is missing."""
    parser = argparse.ArgumentParser(prog="bench.engine", description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="modern")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args(words)
    try:
        players = {
            f"simulator, {asked.rules}": on_simulator(asked.rules),
            f"engine, {asked.rules}": on_engine(asked.rules),
            "OpenSpiel": on_openspiel(),
            "RLCard": on_rlcard(),
        }
    except ImportError as error:
        print(f"{error.name} is missing: install requirements-bench.txt", file=sys.stderr)
        return 2
    rng = random.Random(asked.seed)
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    for play in players.values():
        rate(play, rng, asked.seconds / 4)
    for _ in range(asked.rounds):
        for name, play in players.items():
            found[name].append(rate(play, rng, asked.seconds))
    print(f"random legal play, median of {asked.rounds} rounds of {asked.seconds:g} s\n")
    print(f"{'':20} {'playouts a second':>18} {'lowest to highest':>20} {'decisions a second':>19}")
    figures: dict[str, dict[str, float]] = {}
    for name, rates in found.items():
        playouts, decisions = (sorted(column) for column in zip(*rates, strict=True))
        figures[name] = {
            "playouts": statistics.median(playouts),
            "lowest": playouts[0],
            "highest": playouts[-1],
            "decisions": statistics.median(decisions),
        }
        spread = f"{playouts[0]:.0f} to {playouts[-1]:.0f}"
        print(
            f"{name:20} {figures[name]['playouts']:18.0f} {spread:>20} "
            f"{figures[name]['decisions']:19.0f}"
        )
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
