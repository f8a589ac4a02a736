"""Level 1, a beginner: plays as Simple does, and makes a beginner's mistakes.

The mistakes are honest ones. Now and then a card on the pile is overlooked, a card is thrown that
would have been better kept, or the moment to knock is missed; nothing is known that a player at
the table would not know, and no card is kept from the other player by knowing more.
"""

from __future__ import annotations

from gin.ai.player import chance
from gin.ai.players.simple import Simple
from gin.core.cards import Card
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Discard, Draw, Knock, Pass, Take
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

OVERLOOKS = 0.08
"""How often a card that makes a meld is left on the pile."""
MISTHROWS = 0.08
"""How often a card is thrown that leaves more deadwood than need be."""
BY = 5
"""How much more such a throw may leave."""
HESITATES = 0.1
"""How often a knock is put off."""


class Beginner:
    """A player that a newcomer can beat."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._sober = Simple(seed)

    def choose(self, seen: Observation) -> Action:
        """Simple's action, or a mistake."""
        meant = self._sober.choose(seen)
        rng = chance(self._seed + 1, seen)
        luck = rng.random()
        if seen.phase is Phase.DISCARD and len(seen.counts) == 2 and not seen.last_turn:
            if isinstance(meant, Knock) and luck >= HESITATES:
                return meant
            if isinstance(meant, Discard) and luck >= MISTHROWS:
                return meant
            if isinstance(meant, Discard | Knock):
                return self._thrown(seen, meant, rng.random())
        elif isinstance(meant, Take) and luck < OVERLOOKS:
            options = legal(seen)
            return next((option for option in (Draw(), Pass()) if option in options), meant)
        return meant

    def _thrown(self, seen: Observation, meant: Action, luck: float) -> Action:
        """A discard that leaves little more deadwood than the least; what was meant if none may."""
        discards = [option.card for option in legal(seen) if isinstance(option, Discard)]
        if not discards:
            return meant
        count = own_solver(seen.rules).deadwood
        left = {card: count(seen.hand & ~card.bit) for card in discards}
        least = min(left.values())
        near: list[Card] = [card for card in discards if left[card] <= least + BY]
        return Discard(near[int(luck * len(near))])
