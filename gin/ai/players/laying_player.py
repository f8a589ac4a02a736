"""Levels 2 and 3 in games with melds on the table.

Both lay out what they can, because every card left in the hand counts. Level 2 lets go of the card
that fits its own hand worst, and challenges with a low hand. Level 3 also considers the next draw
and what the opponent may hold.
"""

from __future__ import annotations

import random

from msgspec import Struct

from gin.ai.player import chance
from gin.ai.players.laying_beginner import ACCEPTED, completes, fits, passing_aces
from gin.ai.tactics.danger import danger, read
from gin.ai.tactics.lookahead import DrawOutlook
from gin.core.cards import Card, Hand, Rank, cards_of
from gin.rules.counting.scoring import own_solver, points_of
from gin.rules.engine import legal
from gin.rules.flows.layouts import contract_due, left_after
from gin.rules.flows.suggested_layouts import Target, layouts_of
from gin.rules.melds.layoffs import can_lay_off
from gin.rules.melds.rank_melds import all_threes, best_threes, counts_of, rank_solver
from gin.rules.model.actions import (
    Accept,
    Action,
    Challenge,
    Discard,
    Done,
    Draw,
    HoldUp,
    LayOut,
    Melds,
    Pass,
    Refuse,
    Take,
)
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow

WORLDS = 60
"""Number of random hands of the opponent for each decision about a challenge."""
DARES = 0.72
"""Minimum probability of having the lower hand for a challenge."""
ANSWERS = 0.70
"""Minimum probability of having the lower hand for accepting a challenge."""
LIKELY = 25
"""Maximum points with which the opponent is expected to accept a challenge."""
GIVES = 20.0
"""Bonus in points for offering a card that the opponent can add to one of its melds."""
WIDE, LOOSE, DEAR = 0.4, 4.0, 0.15
"""Weights in the value of a contract: unseen cards that fit, loose cards, and their points."""
LATE = 8
"""With this many cards or fewer in the stock, no player is expected to go out."""
MOST_CONTRACTS = 60
"""Maximum number of contracts to compare."""


class LayingStyle(Struct, frozen=True):
    """Weights of a player in games with melds on the table.

    `hope` is the weight of a point of deadwood expected after the next draw, relative to a present
    one. `fear` is the cost in points of a discard that the opponent is sure to meld. `open` is the
    cost of a discard that this player could add to a meld on the table. A player without `weighs`
    lays out the most points, offers the card with the fewest neighbours, challenges with `low`
    points or less and accepts a challenge as level 1 does.
    """

    hope: float
    fear: float
    open: float
    weighs: bool
    low: int = 0


THOUGHTFUL = LayingStyle(hope=1.5, fear=10.0, open=5.0, weighs=True)
HASTY = LayingStyle(hope=0.0, fear=0.0, open=0.0, weighs=False, low=15)


class LayingPlayer:
    """Player for Colonel and Skarney Gin."""

    def __init__(self, seed: int, style: LayingStyle = THOUGHTFUL) -> None:
        self._seed = seed
        self._style = style

    def choose(self, seen: Observation) -> Action:
        options = legal(seen)
        match seen.phase:
            case Phase.CHALLENGED:
                return Accept() if self.accepts(seen) else Refuse()
            case Phase.CONSIDER:
                wanted = self._wants_offered(seen) and not passing_aces(seen)
                return Accept() if wanted else Refuse()
            case Phase.MELD:
                return self._melding(seen, options)
            case _:
                dare = self._challenge(seen, options)
                if dare is not None:
                    return dare
                if Take() in options and _wants_discard(seen):
                    return Take()
                return next(one for one in (Draw(), Pass(), Take()) if one in options)

    def _wants_offered(self, seen: Observation) -> bool:
        if self._style.weighs or not contract_due(seen):
            return wants_offered(seen)
        card = seen.spread.held_up
        assert card is not None
        return _may_contract(seen, seen.hand | card.bit) and not _may_contract(seen, seen.hand)

    def _melding(self, seen: Observation, options: tuple[Action, ...]) -> Action:
        layout = best_layout(seen, options, weighs=self._style.weighs)
        if layout is not None:
            return layout
        if Done() in options:
            return Done()
        let_go = [option for option in options if isinstance(option, Discard | HoldUp)]
        if seen.hand.bit_count() > 1:
            dare = self._challenge(seen, options)
            if dare is not None:
                return dare
        if seen.rules.flow is Flow.LAYING:
            return Discard(_worst_discard(seen, [option.card for option in let_go], self._style))
        return HoldUp(self._offered(seen, [option.card for option in let_go]))

    def _offered(self, seen: Observation, cards: list[Card]) -> Card:
        if not self._style.weighs:
            values = seen.rules.values.own
            return min(cards, key=lambda one: (_neighbours(seen.hand, one), -values[one.rank], one))
        costs = offer_costs(seen, cards)
        theirs, rules = seen.spread.masks_of(seen.other), seen.rules.melds

        def cost(card: Card) -> tuple[float, Card]:
            # An opponent who can add the card to a meld is likely to take it, and gains little.
            easy = any(can_lay_off(meld, card, rules) for meld in theirs)
            return costs[card] - (GIVES if easy else 0.0), card

        return min(cards, key=cost)

    def _challenge(self, seen: Observation, options: tuple[Action, ...]) -> Challenge | None:
        dare = next((option for option in options if isinstance(option, Challenge)), None)
        if dare is None:
            return None
        if self._style.weighs:
            return dare if self.lower(seen, LIKELY) >= DARES else None
        return dare if points_of(seen.hand, seen.rules.values.own) <= self._style.low else None

    def accepts(self, seen: Observation) -> bool:
        if self._style.weighs:
            return self.lower(seen, None) >= ANSWERS
        return points_of(seen.hand, seen.rules.values.own) <= ACCEPTED

    def lower(self, seen: Observation, most: int | None) -> float:
        """Return the probability that this hand counts less than the opponent's.

        With `most`, the opponent's hand is assumed to have at most that many points.
        """
        own = points_of(seen.hand, seen.rules.values.own)
        totals = self._totals(seen)
        looked = [total for total in totals if most is None or total <= most]
        return sum(own < total for total in looked) / len(looked) if looked else 0.0

    def _totals(self, seen: Observation) -> list[int]:
        """Return the points of random hands of the opponent."""
        rng, values = chance(self._seed, seen), seen.rules.values.own
        known = points_of(seen.known, values)
        hidden = seen.counts[seen.other] - seen.known.bit_count()
        return [known + total for total in random_totals(seen, hidden, rng)]


def random_totals(seen: Observation, count: int, rng: random.Random) -> list[int]:
    """Return the points of `WORLDS` random hands of `count` unseen cards."""
    values = seen.rules.values.own
    unseen = [values[card.rank] for card in cards_of(seen.unseen)]
    return [sum(rng.sample(unseen, min(count, len(unseen)))) for _ in range(WORLDS)]


def _wants_discard(seen: Observation) -> bool:
    card = seen.discards[-1]
    if not completes(seen.hand, card, seen):
        return False
    now, after = least_left(seen, seen.hand), least_left(seen, seen.hand | card.bit)
    return after <= now


def targets(seen: Observation) -> list[Target]:
    """Return the melds on the table that this player may add to in its own turn."""
    laying = seen.rules.laying
    room = laying.at_once or 13
    return [
        (number, meld.cards, room)
        for number, meld in enumerate(seen.spread.melds)
        if meld.owner == seen.seat or not laying.own_only
    ]


def least_left(seen: Observation, hand: Hand) -> int:
    """Return the fewest points that laying out can leave of the hand in one turn.

    While the contract is due, it is the least deadwood of the hand.
    """
    rules, values = seen.rules, seen.rules.values.own
    if contract_due(seen):
        return rank_solver(rules.melds.aces, values).least(counts_of(hand))[0]
    found = layouts_of(hand, targets(seen), rules.melds, values, lambda left: True, 1)
    return points_of(left_after(hand, found[0]), values) if found else points_of(hand, values)


def wants_offered(seen: Observation) -> bool:
    """Return whether the offered card makes a contract possible, or lowers the points left."""
    card = seen.spread.held_up
    assert card is not None
    if not completes(seen.hand, card, seen):
        return False
    if contract_due(seen) and _may_contract(seen, seen.hand | card.bit):
        return not _may_contract(seen, seen.hand)
    return least_left(seen, seen.hand | card.bit) < least_left(seen, seen.hand)


def _may_contract(seen: Observation, hand: Hand) -> bool:
    rules = seen.rules
    aces, values = rules.melds.aces, rules.values.own
    return bool(best_threes(hand, rules.laying.contract, aces, values, 1))


def best_layout(
    seen: Observation, options: tuple[Action, ...], *, weighs: bool = True
) -> LayOut | None:
    """Return the lay-out that leaves the best hand; None if nothing can be laid out.

    In Colonel, a hand of at most one card is best, because that card can be discarded; otherwise,
    the hand with the fewest points. In Skarney Gin, the best hand has the fewest cards, then the
    fewest points; near the end of the stock, points come first.
    """
    layouts = [option for option in options if isinstance(option, LayOut)]
    if not layouts or not weighs:
        return layouts[0] if layouts else None
    values = seen.rules.values.own
    if contract_due(seen):
        rules = seen.rules
        aces, count = rules.melds.aces, rules.laying.contract
        found = all_threes(seen.hand, count, aces, values, MOST_CONTRACTS)
        return LayOut(max(found, key=lambda melds: (_prospect(seen, melds), melds)))

    def left(layout: LayOut) -> tuple[int, int]:
        rest = left_after(seen.hand, layout)
        count, points = rest.bit_count(), points_of(rest, values)
        # If the stock runs out, the points of both hands are compared.
        return (points, count) if seen.stock <= LATE and count else (count, points)

    if seen.rules.flow is Flow.LAYING:
        # A last card can be discarded.
        def after(one: LayOut) -> tuple[bool, int]:
            rest = left_after(seen.hand, one)
            return rest.bit_count() > 1, points_of(rest, values)

        return min(layouts, key=after)
    return min(layouts, key=left)


def _prospect(seen: Observation, melds: Melds) -> float:
    rest = seen.hand
    for meld in melds:
        rest &= ~meld
    rules, values = seen.rules.melds, seen.rules.values.own

    def joins(card: Card) -> bool:
        return any(can_lay_off(meld, card, rules) for meld in melds)

    loose = [card for card in cards_of(rest) if not joins(card)]
    wide = sum(joins(card) for card in cards_of(seen.unseen))
    return WIDE * wide - LOOSE * len(loose) - DEAR * sum(values[card.rank] for card in loose)


def _worst_discard(seen: Observation, cards: list[Card], style: LayingStyle) -> Card:
    if len(cards) == 1:
        return cards[0]
    count = own_solver(seen.rules).deadwood
    left = {card: count(seen.hand & ~card.bit) for card in cards}
    least = min(left.values())
    near = [card for card in cards if left[card] <= least + 5]
    reading, hope = read(seen), DrawOutlook(seen.rules, seen.hand, seen.unseen)

    def cost(card: Card) -> tuple[float, Card]:
        kept = seen.hand & ~card.bit
        ahead = style.hope * hope.mean(kept, left[card]) if style.hope else 0.0
        feared = style.fear * danger(card, reading, seen.rules.melds)
        feared += style.open * fits(card, seen)
        return left[card] + ahead + feared, card

    return min(near, key=cost)


def offer_costs(seen: Observation, cards: list[Card]) -> dict[Card, float]:
    """Return the cost of offering each card, before the opponent's hand is considered.

    It is low for a useless card, a high one, and an ace, which costs the taker a draw.
    """
    values = seen.rules.values.own

    def cost(card: Card) -> float:
        left = least_left(seen, seen.hand & ~card.bit)
        ace = 3.0 if card.rank is Rank.ACE else 0.0
        return 2.0 * left + 1.5 * _neighbours(seen.hand, card) - values[card.rank] - ace

    return {card: cost(card) for card in cards}


def _neighbours(hand: Hand, card: Card) -> int:
    counts = counts_of(hand & ~card.bit)
    near = sum(counts[(card.rank + step) % 13] for step in (-2, -1, 1, 2) if _near(card, step))
    return near + counts[card.rank]


def _near(card: Card, step: int) -> bool:
    place = card.rank + step
    return 0 <= place <= 13 or card.rank is Rank.ACE
