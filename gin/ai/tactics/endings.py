"""Choice of an ending, and of the knock on which the opponent can lay off the fewest points."""

from __future__ import annotations

from gin.core.cards import Hand, cards_of, mask_union
from gin.rules.counting.scoring import points_of
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.model.actions import Action, BigGin, Gin, Knock, Melds, Shot
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Rules


def hand_after(seen: Observation, ending: Gin | Knock | Shot) -> Hand:
    """Return the hand without the discard of an ending, if it has one."""
    return seen.hand & ~(ending.card.bit if ending.card is not None else 0)


def ending_for(
    seen: Observation, options: tuple[Action, ...]
) -> BigGin | Gin | Shot | Knock | None:
    """Return the preferred ending among `options`, or None.

    Big gin is preferred unless gin pays more. A shot pays like gin.
    """
    bonuses = seen.rules.bonuses
    big = next((option for option in options if isinstance(option, BigGin)), None)
    gin = next((option for option in options if isinstance(option, Gin | Shot)), None)
    if big is not None and (gin is None or bonuses.for_big_gin >= bonuses.gin):
        return big
    if gin is not None:
        return gin
    # The first knock in `options` has the least deadwood or, in games that score in suits, the
    # most suits.
    return next((option for option in options if isinstance(option, Knock)), None)


def safest_knock(seen: Observation, options: tuple[Action, ...], deadwood: int) -> Knock:
    """Return the knock with this `deadwood` on which the opponent can lay off the fewest points.

    Every card that the opponent may hold counts if it can be laid off. `options` must include a
    knock with this deadwood.
    """
    values = seen.rules.values.own
    knocks = [
        option
        for option in options
        if isinstance(option, Knock)
        and points_of(hand_after(seen, option) & ~mask_union(option.melds), values) == deadwood
    ]
    if len(knocks) == 1:
        return knocks[0]
    theirs = seen.unseen | seen.known
    return min(knocks, key=lambda knock: _layoff_points(knock.melds, theirs, seen.rules))


def _layoff_points(melds: Melds, theirs: Hand, rules: Rules) -> int:
    fitting: Hand = 0
    for card in cards_of(theirs):
        if any(can_lay_off(meld, card, rules.melds) for meld in melds):
            fitting |= card.bit
    return points_of(fitting, rules.values.caught)
