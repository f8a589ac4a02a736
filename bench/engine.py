"""Compare random playouts a second: our engine and simulator, OpenSpiel and RLCard.

    python -m bench.engine [--seconds 2] [--rounds 7] [--json FILE]
    python -m bench.engine --each [--seconds 2] [--rounds 3]

A playout is one hand from the deal to its score. All four are called from Python and alternate in
one process. Each playout picks legal actions at random. The figures are medians of the rounds, in
processor time. Random hands differ in length between libraries, so decisions a second are given
too. `--each` measures all our games, with random playouts and with hands of level 3 against itself
(in a game for one, the advisor's hands).
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

from gin.ai.player import Player
from gin.ai.players.levels import player
from gin.ai.simulator.classic_sim import ClassicSim, first_hand, play_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow
from gin.rules.model.table import observe
from gin.variants.registry import ids
from gin.variants.setups import setup
from tools.quiet import run_command

Playout = Callable[[random.Random], int]
"""Plays one hand to its end and returns the number of decisions."""


def on_engine(game: str) -> Playout:
    """Return a playout on the engine, which checks every action and uses immutable tables."""
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
    """Return a playout on the classic simulator."""
    rules = setup(game).rules

    def play(rng: random.Random) -> int:
        decisions = 0
        hand = ClassicSim(rules, shuffled(rng.getrandbits(32)), rng.randrange(2))
        while hand.result is None:
            hand.act(rng.choice(engine.legal(hand.observe(hand.turn))))
            decisions += 1
        return decisions

    return play


def at_self_play(game: str) -> Playout:
    """Return a playout by level 3 against itself; in a game for one, by the advisor."""
    rules = setup(game).rules

    def play(rng: random.Random) -> int:
        deck = shuffled(rng.getrandbits(32))
        players = [_Counting(player(3, rng.getrandbits(32))) for _ in range(rules.seats)]
        if rules.flow is Flow.SOLO:
            table = engine.start(rules, deck, 0).table
            while table.phase is not Phase.OVER:
                table = engine.apply(table, players[0].choose(observe(table, 0))).table
        else:
            play_hand(first_hand(rules, deck, rng.randrange(2)), players)
        return sum(one.decisions for one in players)

    return play


class _Counting:
    def __init__(self, player: Player) -> None:
        self._player = player
        self.decisions = 0

    def choose(self, seen: Observation) -> Action:
        self.decisions += 1
        return self._player.choose(seen)


def on_openspiel() -> Playout:
    """Return a playout on OpenSpiel's gin rummy; chance nodes are not counted as decisions."""
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
    """Return a playout on RLCard's gin rummy, without the encoding that its environment adds."""
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
    """Return playouts and decisions a second over at least `seconds` of processor time."""
    playouts = decisions = 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        decisions += play(rng)
        playouts += 1
    return playouts / passed, decisions / passed


Rates = dict[str, list[tuple[float, float]]]
"""Playouts and decisions a second in every round, by player."""


def in_turns(players: dict[str, Playout], rng: random.Random, rounds: int, seconds: float) -> Rates:
    """Return the rates of all players, which alternate after a warm-up."""
    for play in players.values():
        rate(play, rng, seconds / 4)
    found: Rates = {name: [] for name in players}
    for _ in range(rounds):
        for name, play in players.items():
            found[name].append(rate(play, rng, seconds))
    return found


def of_each_game(rng: random.Random, rounds: int, seconds: float) -> None:
    """Print the medians of every game, one line each, as they are measured."""
    print(f"| game | playouts a second | decisions a second | {SELF_PLAY} |")
    print("|---|---|---|---|")
    for game in ids():
        players = {"playouts": on_engine(game), SELF_PLAY: at_self_play(game)}
        found = in_turns(players, rng, rounds, seconds)
        playouts, decisions = (
            statistics.median(column) for column in zip(*found["playouts"], strict=True)
        )
        hands = statistics.median(hands for hands, _ in found[SELF_PLAY])
        print(f"| {game} | {playouts:.0f} | {decisions:.0f} | {hands:.1f} |", flush=True)


SELF_PLAY = "hands of self-play a second"


def main(words: list[str] | None = None) -> int:
    """Measure and print; return 2 if OpenSpiel or RLCard is missing."""
    parser = argparse.ArgumentParser(prog="bench.engine", description=__doc__.splitlines()[0])
    parser.add_argument("--rules", default="modern")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--each", action="store_true")
    args = parser.parse_args(words)
    rng = random.Random(args.seed)
    if args.each:
        of_each_game(rng, args.rounds, args.seconds)
        return 0
    try:
        players = {
            f"simulator, {args.rules}": on_simulator(args.rules),
            f"engine, {args.rules}": on_engine(args.rules),
            "OpenSpiel": on_openspiel(),
            "RLCard": on_rlcard(),
        }
    except ImportError as error:
        print(f"{error.name} is missing: install requirements-bench.txt", file=sys.stderr)
        return 2
    found = in_turns(players, rng, args.rounds, args.seconds)
    print(f"random legal play, median of {args.rounds} rounds of {args.seconds:g} s\n")
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
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_command(main)
