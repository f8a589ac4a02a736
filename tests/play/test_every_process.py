"""The program makes the same decisions in every process.

The hash of a msgspec struct depends on the address of its class, so the order of a set of structs
differs between processes. Saved matches, hints and reviews must not depend on that order.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from gin.ai.advice.evaluation import can_judge
from gin.ai.players.levels import player
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.match import start_match
from gin.rules.model.actions import notation
from gin.rules.model.phase import Phase
from gin.rules.model.table import observe
from gin.session.coach import PendingAdvice
from gin.variants.registry import ids
from gin.variants.setups import setup
from tests.support.play import several

TOP = Path(__file__).resolve().parents[2]


def test_decisions_and_hints_are_the_same_in_every_process() -> None:
    first, second = (decided_apart(seed) for seed in ("1", "2"))
    assert len(first) > 500
    assert first == second


def decided_apart(seed: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.play.test_every_process"],
        cwd=TOP, env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True,
        text=True,
    )  # fmt: skip
    return done.stdout.splitlines()


def decided() -> Iterator[str]:
    for game in ids():
        for level in (2, 3, 5) if game in ("gin", "colonel") else (3,):
            for seed in range(several(1, 5)):
                yield f"{game}, level {level}, seed {seed}"
                yield from of_a_hand(game, level, seed)


def of_a_hand(game: str, level: int, seed: int) -> Iterator[str]:
    match = start_match(setup(game).rules, seed, 0)
    rules = match.rules
    players = [player(level, seed + seat) for seat in range(rules.seats)]
    table = engine.start(rules, shuffled(seed), 0).table
    moves = 0
    while table.phase is not Phase.OVER:
        seen = observe(table, table.turn)
        action = players[table.turn].choose(seen)
        yield " | ".join([notation(action), *map(notation, engine.legal(seen))])
        moves += 1
        if rules.seats > 1 and level == 3 and moves % 5 == 0 and can_judge(seen):
            thought = PendingAdvice(match, seen, worlds=4)
            thought.work(float("inf"))
            yield f"hint {thought.hint()}"
        table = engine.apply(table, action).table


if __name__ == "__main__":
    print("\n".join(decided()))
