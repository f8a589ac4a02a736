"""Positions and games for tests of players that play hands out in worlds."""

from __future__ import annotations

from gin.ai.players.heuristic import Heuristic
from gin.ai.players.master import (
    nets_for,
)
from gin.ai.simulator.classic_sim import ClassicSim
from gin.core.shuffle import shuffled
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.variants.setups import setup
from tests.support.play import SETUPS

MODERN = setup("modern").rules
_MORE = (("oklahoma", ("sheet=deals",)), ("gin", ("taken-melds=on", "knock=50")))
PLAYED = tuple(one for one in SETUPS if nets_for(setup(*one).rules) is not None) + _MORE


def positions(seed: int) -> list[tuple[Observation, int]]:
    found = []
    hand = ClassicSim(MODERN, shuffled(seed), 0)
    player = Heuristic(0)
    while hand.result is None:
        seen = hand.observe(hand.turn)
        if seen.phase is Phase.DISCARD:
            hidden = hand.observe(1 - hand.turn)
            found.append((seen, hidden.hand))
        hand.act(player.choose(seen))
    return found
