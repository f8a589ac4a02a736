"""Level 1, Simple: takes what makes a meld, sheds the most points, knocks as soon as it may."""

from __future__ import annotations

from gin.ai.player import chance
from gin.core.cards import Card, Hand
from gin.rules.actions import Action, BigGin, Discard, Draw, Gin, Knock, LayOff, Pass, Take
from gin.rules.engine import legal
from gin.rules.melds import melds_in
from gin.rules.observe import Observation
from gin.rules.scoring import own_solver
from gin.rules.table import Phase


def makes_meld(hand: Hand, card: Card, seen: Observation) -> bool:
    """Does the card form part of any meld with this hand?"""
    return any(meld & card.bit for meld in melds_in(hand | card.bit, seen.rules.melds))


class Simple:
    """The baseline player of the literature.

    It takes the face-up card only if that forms part of a meld, discards a card that leaves the
    least deadwood, at random among equals and never the card just taken up, and ends the hand as
    soon as it may.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Observation) -> Action:
        """Simple's action."""
        options = legal(seen)
        if seen.phase is Phase.DISCARD:
            return self._end(options) or self.discard(seen, options)
        if seen.phase is Phase.LAY_OFF:
            return next(option for option in options if isinstance(option, LayOff))
        if Take() in options and makes_meld(seen.hand, seen.discards[-1], seen):
            return Take()
        return Draw() if Draw() in options else Pass() if Pass() in options else Take()

    def _end(self, options: tuple[Action, ...]) -> Action | None:
        """Big gin, gin or the knock with least deadwood, whichever comes first."""
        return next((one for one in options if isinstance(one, BigGin | Gin | Knock)), None)

    def discard(self, seen: Observation, options: tuple[Action, ...]) -> Action:
        """One of the discards that leave least deadwood; the card just drawn goes last."""
        equals = least_discards(seen, options)
        return chance(self._seed, seen).choice(equals)


def least_discards(seen: Observation, options: tuple[Action, ...]) -> list[Discard]:
    """The discards that leave least deadwood, not the card just taken up if another may go."""
    discards = [option for option in options if isinstance(option, Discard)]
    others = [option for option in discards if option.card != seen.drawn] or discards
    count = own_solver(seen.rules).deadwood
    left = {option: count(seen.hand & ~option.card.bit) for option in others}
    return [option for option in others if left[option] == min(left.values())]
