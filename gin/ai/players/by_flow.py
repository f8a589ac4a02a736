"""Opponents for all games, combined from one player for each kind of game."""

from __future__ import annotations

from gin.ai.player import Player, Thinker
from gin.ai.players.undrawn_stock import spared
from gin.ai.tactics.silly import sensible
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation


class ByFlow:
    """Opponent for all games: one player for games with melds on the table, one for all others.

    It makes no move that looks silly, unless it `may_be_silly`.
    """

    def __init__(self, classic: Player, laying: Player, *, may_be_silly: bool = False) -> None:
        self._classic = classic
        self._laying = laying
        self._may_be_silly = may_be_silly

    def choose(self, seen: Observation) -> Action:
        player = self._laying if seen.rules.whole_hands else self._classic
        action = player.choose(seen)
        return spared(seen, action if self._may_be_silly else sensible(seen, action))


class ThinkingByFlow:
    """Thinker for all games that makes no move that looks silly.

    With melds on the table, it ignores the deadline.
    """

    def __init__(self, classic: Thinker, laying: Player) -> None:
        self._classic = classic
        self._laying = laying

    def choose(self, seen: Observation, deadline: float | None = None) -> Action:
        if seen.rules.whole_hands:
            return spared(seen, self._laying.choose(seen))
        return spared(seen, sensible(seen, self._classic.choose(seen, deadline)))


def baseline(seed: int) -> Player:
    """Return the baseline player: Simple, or LayingBeginner in games with melds on the table."""
    from gin.ai.players.laying_beginner import LayingBeginner
    from gin.ai.players.simple import Simple

    return ByFlow(Simple(seed), LayingBeginner(seed), may_be_silly=True)
