"""Level 4: nets usually choose its discards; otherwise it plays as level 3 does."""

from __future__ import annotations

from msgspec.structs import replace

from gin.ai.players.heuristic import Heuristic, choose_ending
from gin.ai.players.master import action_for, valued_moves, valuer_for
from gin.rules.engine import legal
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

NEAR = 5
"""Maximum extra deadwood, over the least, that a discard may leave."""


class Rememberer:
    """Player of level 4, which is deterministic."""

    def __init__(self, seed: int) -> None:
        self._plain = Heuristic(seed)

    def choose(self, seen: Observation) -> Action:
        judge = valuer_for(seen)
        if judge is None or seen.phase is not Phase.DISCARD or seen.last_turn:
            return self._plain.choose(seen)
        options = legal(seen)
        ending = choose_ending(seen, options)
        if ending is not None:
            return ending
        # Level 4 ignores the opponent's manner in earlier hands.
        for choice in valued_moves(replace(seen, earlier=()), judge, NEAR):
            found = None if choice.knocks else action_for(seen, options, choice)
            if found is not None:
                return found
        return self._plain.choose(seen)
