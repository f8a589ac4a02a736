"""Level 4: nets value its moves; it prefers safe discards, and draws as level 3 does."""

from __future__ import annotations

from msgspec.structs import replace

from gin.ai.learned.valuation import ValuedMove
from gin.ai.players.heuristic import Heuristic
from gin.ai.players.master import moves_for, valued_moves, valuer_for
from gin.ai.tactics.danger import danger, read
from gin.ai.tactics.endings import ending_for
from gin.core.cards import DECK
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Knock
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

NEAR = 5
"""Maximum extra deadwood, over the least, that a discard may leave."""
FEAR = 8.0
"""Points deducted from the value of a discard that the opponent is sure to meld."""


class Rememberer:
    """Player of level 4, which is deterministic."""

    def __init__(self, seed: int) -> None:
        self._plain = Heuristic(seed)

    def choose(self, seen: Observation) -> Action:
        judge = valuer_for(seen)
        if judge is None or seen.phase is not Phase.DISCARD or seen.last_turn:
            return self._plain.choose(seen)
        options = legal(seen)
        ending = ending_for(seen, options)
        if ending is not None and not isinstance(ending, Knock):
            return ending
        reading = read(seen)

        def worth(choice: ValuedMove) -> float:
            if choice.knocks:
                return choice.value
            feared = danger(DECK[choice.card], reading, seen.rules.melds)
            return choice.value - FEAR * feared

        # Level 4 ignores the opponent's manner in earlier hands.
        moves = moves_for(seen, options, valued_moves(replace(seen, earlier=()), judge, NEAR))
        if not moves:
            return self._plain.choose(seen)
        return moves[max(moves, key=lambda choice: (worth(choice), -choice.card))]
