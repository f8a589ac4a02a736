"""Levels 4 and 5 in games with melds on the table: they judge what the opponent holds.

Level 4 remembers the cards that the opponent has shown. Level 5 also samples the cards that it has
not seen, and weighs what a challenge gains or loses against playing on.
"""

from __future__ import annotations

import math

from gin.ai.player import chance
from gin.ai.players.laying_player import (
    ANSWERS,
    DARES,
    LIKELY,
    LayingPlayer,
    offer_costs,
)
from gin.ai.tactics.laying_belief import LET_GO, hands_as_seen, sampled_hands
from gin.ai.tactics.outs import pairs_completed_by
from gin.core.cards import Card, Hand
from gin.rules.counting.scoring import points_of
from gin.rules.flows.layouts import left_after
from gin.rules.flows.suggested_layouts import layouts_of
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.melds.rank_melds import counts_of, rank_solver
from gin.rules.model.actions import Action, Challenge
from gin.rules.model.observation import Observation

HANDS = 80
"""Number of random hands of the opponent for each decision about a challenge."""
OFFERS = 12
"""Number of random hands of the opponent for each offer."""
WISH = 20.0
"""Cost in points of offering a card that the opponent is sure to want."""
VAGUE_WISH = 8.0
"""The same at level 4, which underrates it."""
AHEAD = 0.4
"""Points that playing on is worth for each point that the own hand counts less."""
VAGUE = 0.018
"""Level 4's weight of a card's points in the odds that it was discarded, too low."""
UNLIKE = 0.15
"""Odds of an opponent that challenges or accepts with more points than is reasonable."""
ANSWERED = 0.1
"""Level 5 challenges if at least this share of the opponent's hands would accept."""


class LayingRememberer(LayingPlayer):
    """Level 4: it considers the cards that the opponent has shown or laid out."""

    _let_go = VAGUE
    _wish = VAGUE_WISH

    def _totals(self, seen: Observation) -> list[int]:
        values = seen.rules.values.own
        hands = sampled_hands(seen, chance(self._seed, seen), HANDS, self._let_go)
        return [points_of(hand, values) for hand in hands]

    def _offered(self, seen: Observation, cards: list[Card]) -> Card:
        if len(cards) == 1:
            return cards[0]
        costs, hands = offer_costs(seen, cards), self._hands(seen)
        best, least = cards[0], math.inf
        for card in sorted(cards, key=lambda one: (costs[one], one)):
            if costs[card] >= least:
                break
            wish = sum(wanted(seen, hand, card) for hand in hands) / len(hands)
            cost = costs[card] + self._wish * wish
            if cost < least:
                best, least = card, cost
        return best

    def _hands(self, seen: Observation) -> list[Hand]:
        return [seen.known]


class LayingMaster(LayingRememberer):
    """Level 5: it also considers the cards that the opponent may hold unseen."""

    _let_go = LET_GO
    _wish = WISH

    def accepts(self, seen: Observation) -> bool:
        most = self._most_called(seen, DARES, LIKELY)
        return _gain(seen, self._totals(seen), most) > 0

    def _hands(self, seen: Observation) -> list[Hand]:
        return sampled_hands(seen, chance(self._seed, seen), OFFERS)

    def _challenge(self, seen: Observation, options: tuple[Action, ...]) -> Challenge | None:
        dare = next((option for option in options if isinstance(option, Challenge)), None)
        if dare is None or points_of(seen.hand, seen.rules.values.own) > LIKELY:
            return None
        totals, most = self._totals(seen), self._most_called(seen, ANSWERS, None)
        if sum(total <= most for total in totals) < ANSWERED * len(totals):
            return None
        return dare if _gain(seen, totals, most) > 0 else None

    def _most_called(self, seen: Observation, share: float, most: int | None) -> int:
        """Return the most points with which the opponent would take its hand for the lower one.

        It does if a `share` of this player's possible hands, up to `most` points, count more.
        """
        rng, values = chance(self._seed, seen), seen.rules.values.own
        totals = sorted(points_of(hand, values) for hand in hands_as_seen(seen, rng, HANDS))
        if most is not None:
            totals = [total for total in totals if total <= most]
        return totals[int((1 - share) * len(totals))] - 1 if totals else -1


def _gain(seen: Observation, totals: list[int], most: int) -> float:
    """Return what an accepted challenge gains over playing on, times a positive number.

    `totals` are the points of random hands of the opponent. Those with more than `most` points
    are counted with the odds `UNLIKE`.
    """
    own = points_of(seen.hand, seen.rules.values.own)
    gain = 0.0
    for theirs in totals:
        compared = theirs if own < theirs else -own if own > theirs else 0
        gain += (1.0 if theirs <= most else UNLIKE) * (compared - AHEAD * (theirs - own))
    return gain


def wanted(seen: Observation, hand: Hand, card: Card) -> bool:
    """Return whether accepting the card would improve this hand of the opponent."""
    rules, values = seen.rules, seen.rules.values.own
    melds = [laid for laid in enumerate(seen.spread.melds) if laid[1].owner == seen.other]
    pairs = pairs_completed_by(rules.melds)[card]
    fits = any(can_lay_off(meld.cards, card, rules.melds) for _, meld in melds)
    if not fits and not any(one & hand and two & hand for one, two in pairs):
        return False
    if not melds and rules.laying.contract:
        least = rank_solver(rules.melds.aces, values).least
        return least(counts_of(hand | card.bit))[0] < least(counts_of(hand))[0]
    targets = [(number, meld.cards, rules.laying.at_once or 13) for number, meld in melds]

    def left(held: Hand) -> int:
        found = layouts_of(held, targets, rules.melds, values, lambda rest: True, 1)
        return points_of(left_after(held, found[0]), values) if found else points_of(held, values)

    return left(hand | card.bit) < left(hand)
