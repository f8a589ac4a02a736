"""Search: choose a discard or a knock by playing the hand out in possible worlds.

In each world, quick players play out every choice. The mean differences between the results, as
values in the match, are averaged with the differences between the nets' values. The more worlds
there are, the more the results weigh. The search can be stopped at any time.
"""

from __future__ import annotations

import time

from gin.ai.learned.belief import Belief, Worlds
from gin.ai.learned.features import Knowledge
from gin.ai.learned.valuation import ValuedMove
from gin.ai.player import chance
from gin.ai.search.payoff import (
    TURNS_OF_TABLE,
    Payment,
    deadwood_outside,
    ended,
    ended_by_stock,
    laid_down,
    payment_of,
)
from gin.ai.tactics.outs import RANK_MASK_OF_CARD
from gin.core.cards import Hand
from gin.rules.model.actions import Action, Knock
from gin.rules.model.observation import Observation

DOUBT = 1.5
"""Usual error of the nets, in points, when they compare two choices."""
MOST_DISCARDS = 4
"""Most discards that are played out."""
BEHIND = 6.0
"""Choices that the nets value more than this many points below the best are not played out."""
CHECK_EVERY = 8
"""Worlds between two checks of the deadline and of which choices are still worth playing out."""
HOPELESS = 1.0
"""A choice is dropped if it is this many standard deviations behind the nets' first choice."""
NEIGHBOUR_VALUE = 2.0
"""Value to a quick player of a card's neighbours in the hand, in points of deadwood."""


def _neighbours_at(away: int) -> tuple[Hand, ...]:
    return tuple(
        sum(1 << card + step for step in (-away, away) if 0 <= card % 13 + step < 13)
        for card in range(52)
    )


_NEXT = _neighbours_at(1)
_NEXT_BUT_ONE = _neighbours_at(2)


def searched(
    seen: Observation,
    facts: Knowledge,
    moves: dict[ValuedMove, Action],
    seed: int,
    worlds: int,
    deadline: float | None,
) -> list[ValuedMove]:
    """Return the nets' choices: first those not dropped, in their new order, then the others.

    `moves` maps the choices to their actions, with the best by the nets' values first.
    """
    found = list(moves)
    knocks = [one for one in found if one.knocks]
    candidates = sorted(
        [one for one in found if not one.knocks][:MOST_DISCARDS] + knocks[:1], key=_by_value
    )
    candidates = [one for one in candidates if candidates[0].value - one.value <= BEHIND]
    if len(candidates) < 2:
        return found
    rng = chance(seed, seen)
    payment = payment_of(seen)
    cards = seen.counts[seen.other]
    belief = Belief(seen.hand, facts, payment.solver, payment.card_values)
    dealt = Worlds(seen.hand, facts, cards, belief, rng)
    turns = seen.turns[seen.seat] + 1, seen.turns[seen.other]
    trials = [_Trial(one, moves[one], seen.hand, facts, turns, payment) for one in candidates]
    first, others = trials[0], trials[1:]
    done = 0
    while done < worlds and others:
        theirs, stock = dealt.next()
        base = first.played(theirs, stock)
        for trial in others:
            trial.add(trial.played(theirs, stock) - base)
        done += 1
        if done % CHECK_EVERY == 0:
            if deadline is not None and time.monotonic() >= deadline:
                break
            others = [
                trial for trial in others if trial.worth(first.choice) >= -HOPELESS * trial.doubt()
            ]
    ahead = {trial.choice: trial.worth(first.choice) for trial in others}
    ahead[first.choice] = 0.0
    best = sorted(ahead, key=lambda one: -ahead[one])
    return [*best, *(one for one in found if one not in ahead)]


class _Trial:
    """One choice, and its results so far compared with the first choice."""

    __slots__ = (
        "_count", "_deadwood", "_facts", "_left", "_melds", "_payment", "_square", "_sum",
        "_turns", "choice",
    )  # fmt: skip

    def __init__(
        self,
        choice: ValuedMove,
        move: Action,
        hand: Hand,
        facts: Knowledge,
        turns: tuple[int, int],
        payment: Payment,
    ) -> None:
        """Start without results. `turns` are finished turns, by this player and the opponent."""
        self.choice = choice
        self._left = hand ^ 1 << choice.card
        self._facts = facts
        self._turns = turns
        self._payment = payment
        self._melds = move.melds if isinstance(move, Knock) else ()
        self._deadwood = deadwood_outside(self._left, self._melds, payment.rules)
        self._sum = self._square = 0.0
        self._count = 0

    def played(self, theirs: Hand, stock: list[int]) -> float:
        left = min(len(stock), self._facts.stock)
        if self.choice.knocks:
            return ended(True, self._left, self._melds, self._deadwood, theirs, left, self._payment)
        return _rollout(
            self._left, theirs, stock, left, self.choice.card, self._facts.gone, self._turns,
            self._payment,
        )  # fmt: skip

    def add(self, difference: float) -> None:
        self._sum += difference
        self._square += difference * difference
        self._count += 1

    def worth(self, first: ValuedMove) -> float:
        """Return this choice's lead over the first one, by nets and worlds together."""
        prior, mean = 1 / DOUBT**2, self._sum / self._count
        weight = self._weight(mean)
        behind = self.choice.value - first.value
        return (behind * prior + mean * weight) / (prior + weight)

    def doubt(self) -> float:
        """Return the standard error of `worth`."""
        weight = self._weight(self._sum / self._count)
        return float((1 / DOUBT**2 + weight) ** -0.5)

    def _weight(self, mean: float) -> float:
        return self._count / max(1.0, self._square / self._count - mean * mean)


def _by_value(one: ValuedMove) -> tuple[float, int, bool]:
    return -one.value, one.card, one.knocks


def _quick_discard(
    hand: Hand, barred: int, gone: Hand, neighbour_value: float, payment: Payment
) -> tuple[int, int, int]:
    """Return a quick player's discard, the deadwood it leaves, and the least possible deadwood.

    The discard is a loose card or, if there is none, the card that leaves the least deadwood.
    """
    values = payment.card_values
    now, loose = payment.solver.loose(hand)
    if barred >= 0:
        loose &= ~(1 << barred)
    if not loose:
        after, only = min(
            (left, one) for one, left in payment.solver.deadwood_after_each(hand) if one != barred
        )
        return only, after, after
    live = ~(gone | hand)
    best, card, dearest = -1e9, -1, 0
    while loose:
        bit = loose & -loose
        loose ^= bit
        number = bit.bit_length() - 1
        worth = float(values[number])
        if worth > dearest:
            dearest = values[number]
        # Neighbours can only make a card less worth discarding.
        if worth <= best:
            continue
        if neighbour_value:
            rank = RANK_MASK_OF_CARD[number]
            same = (hand & rank).bit_count()
            near = 1.2 * (hand & _NEXT[number]).bit_count()
            near += 0.7 * (hand & _NEXT_BUT_ONE[number]).bit_count()
            if same > 2:
                near += 1.5
            elif same == 2 and rank & live:
                near += 1.0
            worth -= neighbour_value * near
        if worth > best:
            best, card = worth, number
    return card, now - values[card], now - dearest


def _takes(hand: Hand, top: int, payment: Payment) -> bool:
    adjacent = _NEXT[top]
    if (hand & RANK_MASK_OF_CARD[top]).bit_count() < 2 and not (
        hand & adjacent and (hand & (adjacent | _NEXT_BUT_ONE[top])).bit_count() >= 2
    ):
        return False
    now, bit = payment.solver.deadwood(hand), 1 << top
    if payment.solver.deadwood(hand | bit) >= now + payment.card_values[top]:
        return False
    return _quick_discard(hand | bit, top, 0, 0.0, payment)[2] < now


def _rollout(
    mine: Hand,
    other: Hand,
    stock: list[int],
    left: int,
    top: int,
    gone: Hand,
    turns: tuple[int, int],
    payment: Payment,
) -> float:
    """Return the value of the hand after `top` was discarded, if quick players finish it."""
    hands, turn, drawn = [mine, other], 1, 0
    done, ends = [turns[0], turns[1]], (payment.my_limits, payment.their_limits)
    while left - drawn > payment.rules.exhaustion.floor:
        hand, barred = hands[turn], -1
        if _takes(hand, top, payment):
            hand |= 1 << top
            barred = top
        else:
            gone |= 1 << top
            hand |= 1 << stock[drawn]
            drawn += 1
        card, after, least = _quick_discard(hand, barred, gone, NEIGHBOUR_VALUE, payment)
        if least <= ends[turn][min(done[turn], TURNS_OF_TABLE - 1)]:
            last = card
            if after != least:
                last = _quick_discard(hand, barred, gone, 0.0, payment)[0]
            down = laid_down(hand ^ 1 << last, least, payment)
            if down is not None:
                melds, count = down
                other = hands[1 - turn]
                return ended(
                    turn == 0, hand ^ 1 << last, melds, count, other, left - drawn, payment
                )
        hands[turn] = hand ^ 1 << card
        done[turn] += 1
        top, turn = card, 1 - turn
    return ended_by_stock(hands[0], hands[1], payment)
