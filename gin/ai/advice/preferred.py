"""The move that the coach prefers, for hints and reviews alike.

Hands are played out by quick players, so a difference of a point or two says little. A move that
looks better to a card player is preferred unless another one is clearly better.
"""

from __future__ import annotations

from gin.ai.advice.at_sight import (
    DiscardComparison,
    compare_discards,
    meld_with_upcard,
    most_tempting,
    value_at_sight,
)
from gin.ai.advice.evaluation import Judgement, Worth
from gin.core.cards import Card
from gin.rules.engine import legal
from gin.rules.model.actions import Discard, Draw, Knock, Pass, Take
from gin.rules.model.observation import Observation

CLOSE = 1.0
"""Two moves that differ by fewer points are about equal; the more obvious one is advised."""
PER_POINT_AT_SIGHT = 0.15
"""Points by which a discard must lead further for each point that another looks better."""
UNEXPLAINED = 2.5
"""A discard that leads by this is advised, even if only played-out hands speak for it."""
LIKELY_KNOCK = 0.5
"""Share of worlds that a knock has to win to be advised when continuing is worth about the same."""


def preferred(seen: Observation, judged: Judgement) -> Worth:
    """Return the move to advise: the best one, or a more obvious one that is about as good."""
    best = judged.best
    if seen.rules.seats == 1:
        # Nothing depends on another hand, so the playouts are exact enough.
        return best
    if isinstance(best.action, Discard):
        best = _preferred_discard(seen, judged)
        for worth in judged.moves:
            if isinstance(worth.action, Knock):
                sure = worth.won >= LIKELY_KNOCK and best.points - worth.points < CLOSE
                return worth if sure else best
    elif isinstance(best.action, Take) and not meld_with_upcard(seen):
        for worth in judged.moves:
            if isinstance(worth.action, Draw | Pass):
                return worth if best.points - worth.points < CLOSE else best
    return best


def _preferred_discard(seen: Observation, judged: Judgement) -> Worth:
    """Return the best discard, or a more obvious one unless the best is clearly better.

    The more obvious a discard is, the clearer a better one has to be, and clearer still if no fact
    that a player can see speaks for it.
    """
    best, *others = _discards(judged)
    behind = value_at_sight(seen, _card(best))
    for other, value in _plainer(seen, best, others):
        lead = best.points - other.points
        needed = UNEXPLAINED
        if compare_discards(seen, _card(best), _card(other), lead, close=False).tells:
            needed = min(UNEXPLAINED, CLOSE + PER_POINT_AT_SIGHT * (value - behind))
        if lead < needed:
            return other
    return best


def comparison(seen: Observation, judged: Judgement, chosen: Worth) -> DiscardComparison | None:
    """Compare an advised discard with the most tempting other one; None if there is none.

    The other one need not have been judged if a fact speaks against it.
    """
    if not isinstance(chosen.action, Discard) or seen.rules.seats == 1:
        return None
    card, worths = chosen.action.card, {_card(one): one for one in _discards(judged)}
    free = (one.card for one in legal(seen) if isinstance(one, Discard))
    for cards in (free, worths):
        kept = most_tempting(seen, cards, card)
        if kept is None:
            continue
        worth = worths.get(kept)
        lead = CLOSE if worth is None else chosen.points - worth.points
        found = compare_discards(seen, card, kept, lead, close=lead < CLOSE)
        if worth is not None or found.tells or found.held or found.refused:
            return found
    return None


def _discards(judged: Judgement) -> list[Worth]:
    return [one for one in judged.moves if isinstance(one.action, Discard)]


def _plainer(seen: Observation, best: Worth, others: list[Worth]) -> list[tuple[Worth, float]]:
    """Return the discards that look better than `best`, with their value at sight."""
    least = value_at_sight(seen, _card(best))
    valued = [(one, value_at_sight(seen, _card(one))) for one in others]
    return sorted((one for one in valued if one[1] > least), key=lambda one: -one[1])


def _card(worth: Worth) -> Card:
    assert isinstance(worth.action, Discard)
    return worth.action.card
