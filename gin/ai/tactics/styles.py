"""Styles of ending a hand, and conclusions from the opponent's not knocking.

A player that did not knock either had too much deadwood or is waiting, for example for gin. The
player's style decides which is likelier. Earlier hands and the length of this hand show the style.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from math import log

from gin.ai.tactics.knocking import is_time, most_without_waiting, pays_for_gin
from gin.core.cards import Card
from gin.rules.counting.scoring import knock_limit
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.rules import LimitFrom, Rules


class Style(Enum):
    """Way in which a player decides whether to knock.

    Eager players knock early. Timed players use the tables of `gin.ai.tactics.knocking`. Weighing
    players compare values. Waiting players hope for gin.
    """

    EAGER = "eager"
    TIMED = "timed"
    WEIGHING = "weighing"
    WAITING = "waiting"


Weights = Mapping[Style, float]
"""Likelihood of each style."""

UNKNOWN: Weights = {
    Style.EAGER: 0.4, Style.TIMED: 0.2, Style.WEIGHING: 0.25, Style.WAITING: 0.15,
}  # fmt: skip
"""Weights of a player about whom nothing is known."""
SURE = 0.99
"""Chance that an eager or timed player knocks when its style says so, and that any player goes gin.
"""
BY_LEVEL: Mapping[int, Weights] = {
    1: {Style.EAGER: 0.997, Style.TIMED: 0.001, Style.WEIGHING: 0.001, Style.WAITING: 0.001},
    2: {Style.EAGER: 0.997, Style.TIMED: 0.001, Style.WEIGHING: 0.001, Style.WAITING: 0.001},
    3: {Style.EAGER: 0.01, Style.TIMED: 0.95, Style.WEIGHING: 0.03, Style.WAITING: 0.01},
    4: {Style.EAGER: 0.3, Style.TIMED: 0.05, Style.WEIGHING: 0.64, Style.WAITING: 0.01},
    5: {Style.EAGER: 0.01, Style.TIMED: 0.1, Style.WEIGHING: 0.88, Style.WAITING: 0.01},
}
"""Weights of the opponents by level."""
SLOPE = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.1, 0.1, 0.1, 0.35, 0.6, 0.6)
"""Relative change of `TRAINED_ON` from half the knock limit to the limit, by number of turns.

From half the limit to 0 it falls by as much.
"""
SELDOM = 0.03
"""Chance of a knock that does not fit the style."""
LEAST_LOW = 2
"""Timed players with at most this deadwood knock late more often than others."""
LASTS: Mapping[Style, tuple[float, ...]] = {
    Style.EAGER: (1, .99, .96, .93, .89, .80, .71, .63, .54, .43, .34, .29, .19, .13, .07),
    Style.TIMED: (1, .99, .96, .93, .89, .85, .82, .80, .78, .75, .70, .66, .61, .56, .49),
    Style.WEIGHING: (1, .99, .96, .93, .88, .81, .73, .66, .61, .57, .51, .48, .43, .39, .31),
    Style.WAITING: (1, 1, 1, 1, .99, .98, .96, .95, .92, .90, .81, .77, .73, .65, .59),
}  # fmt: skip
"""Share of hands not yet ended by a player of each style, by the number of its turns.

The shares come from the hands of `bench.calibration`.
"""
TRAINED_ON = (1.0, 1.0, 1.0, 0.6, 0.42, 0.4, 0.38, 0.38, 0.38, 0.35, 0.33, 0.33)
"""Chance, by number of turns, that the players in the beliefs' training data did not knock."""


def knocks(style: Style, rules: Rules, turns: int, deadwood: int, upcard: Card | None) -> float:
    """Return the chance that a player of this style knocks.

    Args:
        style: The player's style.
        rules: The rules of the hand.
        turns: Turns that the player has had before this one.
        deadwood: Deadwood that the knock would leave, within the rules' limit.
        upcard: The upcard, which may set the knock limit.
    """
    if style is Style.EAGER and upcard is None and rules.knock.limit_from is LimitFrom.UPCARD:
        # The record of an earlier hand lacks the upcard, but the knock was legal.
        return SURE
    if style is Style.EAGER:
        return SURE if deadwood <= most_without_waiting(rules, turns, upcard) else SELDOM
    if style is Style.TIMED:
        if is_time(rules, turns, deadwood):
            return SURE
        return 0.15 if deadwood <= LEAST_LOW else SELDOM
    if style is Style.WEIGHING:
        rich = pays_for_gin(rules)
        if turns < 3:
            return 0.8
        if not rich:
            return 0.75
        return 0.5 if turns < 7 else 0.25
    return SELDOM


def weights_of(seen: Observation, prior: Weights = UNKNOWN) -> Weights:
    """Return the likelihood of each style for the opponent, from earlier hands and this one."""
    return _weights(
        seen.rules, tuple(seen.earlier), seen.other, seen.turns[seen.other], tuple(prior.items())
    )


@lru_cache(maxsize=16)
def _weights(
    rules: Rules,
    earlier: tuple[PastHand, ...],
    seat: int,
    turns: int,
    prior: tuple[tuple[Style, float], ...],
) -> Weights:
    found = dict(prior)
    for hand in earlier:
        for style in found:
            found[style] *= _likelihood(style, rules, hand, seat)
        total = sum(found.values())
        # No player is quite consistent, so no style is ever ruled out.
        found = {style: max(0.002, weight / total) for style, weight in found.items()}
    for style in found:
        found[style] *= _lasts(style, turns)
    total = sum(found.values())
    return {style: weight / total for style, weight in found.items()}


def _likelihood(style: Style, rules: Rules, hand: PastHand, seat: int) -> float:
    turns = hand.turns[seat]
    if hand.ender == seat and hand.deadwood:
        before = max(0, turns - 1)
        return _lasts(style, before) * knocks(style, rules, before, hand.deadwood, None)
    return _lasts(style, turns)


def _lasts(style: Style, turns: int) -> float:
    shares = LASTS[style]
    return shares[min(turns, len(shares) - 1)]


def silence(seen: Observation, weights: Weights) -> list[float]:
    """Return the change in the log odds of each deadwood from 0, as the opponent did not knock."""
    turns = seen.turns[seen.other]
    limit = knock_limit(seen.rules, seen.upcard)
    if not turns or limit == 0:
        return []
    place = min(turns, len(TRAINED_ON) - 1)
    most = 10 if limit is None else limit
    found = []
    for deadwood in range(most + 1):
        silent = 0.0
        for style, weight in weights.items():
            ends = SURE
            if deadwood:
                ends = knocks(style, seen.rules, turns - 1, deadwood, seen.upcard)
            silent += weight * (1 - ends)
        usual = TRAINED_ON[place] * (1 + SLOPE[place] * (2 * deadwood / most - 1))
        found.append(log(silent / usual))
    return found
