"""Level 3 against a player who ends every hand as soon as possible."""

from __future__ import annotations

import pytest

from gin.ai.player import Player
from gin.ai.players.heuristic import Heuristic
from gin.ai.simulator.classic_sim import first_hand, play_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.model.actions import (
    Action,
    BigGin,
    Gin,
    Knock,
    Shot,
)
from gin.rules.model.observation import Observation
from gin.variants.setups import setup


class Immediate:
    def choose(self, seen: Observation) -> Action:
        options = engine.legal(seen)
        found = [one for one in options if isinstance(one, BigGin | Gin | Shot | Knock)]
        return found[0] if found else options[0]


@pytest.mark.parametrize("id", ["straight", "indian", "rush", "gin500", "tedesco"])
def test_level_three_wins_against_immediate_endings(id: str) -> None:
    rules = setup(id).rules
    gained = 0
    for seed in range(60):
        for seat in (0, 1):
            players: list[Player] = [Immediate(), Immediate()]
            players[seat] = Heuristic(seed)
            result = play_hand(first_hand(rules, shuffled(seed), seed % 2), players)
            if result.winner is not None:
                gained += result.points(result.booked or 0) * (1 if result.winner == seat else -1)
    assert gained > 0
