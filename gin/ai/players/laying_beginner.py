"""Level 1 in games with melds on the table.

It lays out what it can, and prefers to discard or offer a useless card with many points. It prefers
to take or accept only a card that completes a meld or that it may add to one on the table. It
accepts a challenge with 25 points or less, and never challenges.
"""

from __future__ import annotations

from gin.ai.player import chance
from gin.ai.tactics.outs import pairs_completed_by
from gin.core.cards import Card, Hand
from gin.rules.counting.scoring import points_of
from gin.rules.engine import legal
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.model.actions import (
    Accept,
    Action,
    Discard,
    Done,
    Draw,
    HoldUp,
    LayOut,
    Pass,
    Refuse,
    Take,
)
from gin.rules.model.events import Drew, TookOffered
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase

ACCEPTED = 25
"""Maximum points in the hand with which level 1 accepts a challenge."""


MOST_PASSED_ACES = 4
"""After this many aces accepted in a row, by both players together, a player accepts no card.
"""


def passing_aces(seen: Observation) -> bool:
    """Return whether the players keep accepting each other's aces.

    An accepted ace replaces a draw, so two players who keep offering aces might never use up the
    stock.
    """
    accepted = 0
    for event in reversed(seen.log):
        if isinstance(event, Drew):
            return False
        accepted += isinstance(event, TookOffered)
        if accepted == MOST_PASSED_ACES:
            return True
    return False


def completes(hand: Hand, card: Card, seen: Observation) -> bool:
    """Return whether a card makes a meld with two cards of the hand, or fits one on the table."""
    pairs = pairs_completed_by(seen.rules.melds)[card]
    return any(one & hand and two & hand for one, two in pairs) or fits(card, seen)


def fits(card: Card, seen: Observation) -> bool:
    """Return whether this player could add the card to a meld on the table, now or later."""
    own_only = seen.rules.laying.own_only
    return any(
        can_lay_off(meld.cards, card, seen.rules.melds)
        for meld in seen.spread.melds
        if meld.owner == seen.seat or not own_only
    )


class LayingBeginner:
    """Baseline player for games with melds on the table."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Observation) -> Action:
        options = legal(seen)
        match seen.phase:
            case Phase.CHALLENGED:
                points = points_of(seen.hand, seen.rules.values.own)
                return Accept() if points <= ACCEPTED else Refuse()
            case Phase.CONSIDER:
                card = seen.spread.held_up
                assert card is not None
                wanted = completes(seen.hand, card, seen) and not passing_aces(seen)
                return Accept() if wanted else Refuse()
            case Phase.MELD:
                return self._melding(seen, options)
            case _:
                if Take() in options and completes(seen.hand, seen.discards[-1], seen):
                    return Take()
                return next(one for one in (Draw(), Pass(), Take()) if one in options)

    def _melding(self, seen: Observation, options: tuple[Action, ...]) -> Action:
        layout = next((option for option in options if isinstance(option, LayOut)), None)
        if layout is not None:
            return layout
        if Done() in options:
            return Done()
        let_go = [option for option in options if isinstance(option, Discard | HoldUp)]
        useless = [option for option in let_go if not _useful(option.card, seen)]
        values = seen.rules.values.own
        dearest = max(values[option.card.rank] for option in useless or let_go)
        equals = [o for o in useless or let_go if values[o.card.rank] == dearest]
        return equals[0] if len(equals) == 1 else chance(self._seed, seen).choice(equals)


def _useful(card: Card, seen: Observation) -> bool:
    rest = seen.hand & ~card.bit
    pairs = pairs_completed_by(seen.rules.melds)[card]
    return fits(card, seen) or any((one | two) & rest for one, two in pairs)
