"""Simple, the baseline player."""

from __future__ import annotations

from gin.ai.player import chance
from gin.ai.players.stakes import stake_action
from gin.ai.tactics.endings import ending_for, hand_after
from gin.core.cards import Card, Hand
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import legal
from gin.rules.melds.kinds import melds_in
from gin.rules.model.actions import Action, Discard, Draw, Knock, Pass, Take
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import LimitFrom

OPEN_LIMIT = 10
"""Maximum deadwood with which Simple knocks by choice if the rules set no limit."""


def makes_meld(hand: Hand, card: Card, seen: Observation) -> bool:
    """Return whether the card is part of any meld with cards of this hand, in any split."""
    return any(meld & card.bit for meld in melds_in(hand | card.bit, seen.rules.melds))


class Simple:
    """The baseline player of the literature.

    It takes the face-up card if that is part of a meld, and otherwise draws or passes if it may. It
    discards a card that leaves the least deadwood, at random among equals, and keeps the card just
    taken if it can. It ends the hand as soon as it may; if there is no knock limit, with ten or
    less. It never raises the stake.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Observation) -> Action:
        if seen.stake is not None:
            said = stake_action(seen, (), raises=False)
            if said is not None:
                return said
        equals = equal_choices(seen)
        return equals[0] if len(equals) == 1 else chance(self._seed, seen).choice(equals)


def equal_choices(seen: Observation) -> tuple[Action, ...]:
    """Return the actions among which Simple chooses at random."""
    options = legal(seen)
    if seen.phase is Phase.LAY_OFF:
        return options[:1]
    if seen.phase is Phase.DISCARD:
        ending = ending_for(seen, options)
        if isinstance(ending, Knock) and _too_much(seen, ending) and _may_continue(options):
            ending = None
        return (ending,) if ending is not None else tuple(least_discards(seen, options))
    if Take() in options and makes_meld(seen.hand, seen.discards[-1], seen):
        return (Take(),)
    return (next(option for option in (Draw(), Pass(), Take()) if option in options),)


def _too_much(seen: Observation, knock: Knock) -> bool:
    if seen.rules.knock.limit_from is not LimitFrom.NONE:
        return False
    return own_solver(seen.rules).deadwood(hand_after(seen, knock)) > OPEN_LIMIT


def _may_continue(options: tuple[Action, ...]) -> bool:
    return any(isinstance(option, Discard) for option in options)


def least_discards(seen: Observation, options: tuple[Action, ...]) -> list[Discard]:
    """Return the discards that leave the least deadwood; not the card just taken, if possible."""
    discards = [option for option in options if isinstance(option, Discard)]
    barred = seen.drawn if seen.taken else None
    others = [option for option in discards if option.card != barred] or discards
    count = own_solver(seen.rules).deadwood
    left = {option: count(seen.hand & ~option.card.bit) for option in others}
    least = min(left.values())
    return [option for option in others if left[option] == least]
