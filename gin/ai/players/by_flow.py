"""Opponents that play each kind of game in its own way."""

from __future__ import annotations

from gin.ai.player import Player, Thinker
from gin.ai.players.undrawn_stock import spared
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation


class ByFlow:
    """A player that plays each kind of game in its own way."""

    def __init__(self, classic: Player, laying: Player) -> None:
        self._classic = classic
        self._laying = laying

    def choose(self, seen: Observation) -> Action:
        """The action of the player for this kind of game."""
        player = self._laying if seen.rules.whole_hands else self._classic
        return spared(seen, player.choose(seen))


class ThinkingByFlow:
    """A thinker that takes its time where that makes it stronger."""

    def __init__(self, classic: Thinker, laying: Player) -> None:
        self._classic = classic
        self._laying = laying

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        """The action of the player for this kind of game."""
        if seen.rules.whole_hands:
            return spared(seen, self._laying.choose(seen))
        return spared(seen, self._classic.choose(seen, deadline))


def baseline(seed: int) -> Player:
    """The baseline player of every game for two: Simple, or Plain where melds lie on the table."""
    from gin.ai.players.laying_beginner import LayingBeginner
    from gin.ai.players.simple import Simple

    return ByFlow(Simple(seed), LayingBeginner(seed))
