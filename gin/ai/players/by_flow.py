"""Opponents for all games, combined from one player for each kind of game."""

from __future__ import annotations

from gin.ai.player import Player, Thinker
from gin.ai.players.undrawn_stock import spared
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation


class ByFlow:
    """Opponent for all games: one player for games with melds on the table, one for all others."""

    def __init__(self, classic: Player, laying: Player) -> None:
        self._classic = classic
        self._laying = laying

    def choose(self, seen: Observation) -> Action:
        player = self._laying if seen.rules.whole_hands else self._classic
        return spared(seen, player.choose(seen))


class ThinkingByFlow:
    """Thinker for all games; with melds on the table, it ignores the deadline."""

    def __init__(self, classic: Thinker, laying: Player) -> None:
        self._classic = classic
        self._laying = laying

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        if seen.rules.whole_hands:
            return spared(seen, self._laying.choose(seen))
        return spared(seen, self._classic.choose(seen, deadline))


def baseline(seed: int) -> Player:
    """Return the baseline player: Simple, or LayingBeginner in games with melds on the table."""
    from gin.ai.players.laying_beginner import LayingBeginner
    from gin.ai.players.simple import Simple

    return ByFlow(Simple(seed), LayingBeginner(seed))
