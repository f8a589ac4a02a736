"""A discard or a knock chosen by playing the hand out in worlds that may be so.

What the nets say is where it begins. In each world every choice is played out by quick players; the
paired differences of what they come to, as the score of the match makes them worth, count beside
the nets' opinion, the more the more worlds there are. It can be stopped at any time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from gin.ai.belief import Belief, Worlds
from gin.ai.features import Knowledge
from gin.ai.player import chance
from gin.ai.standing import worth_of_points
from gin.ai.trios import rank_of_every_suit
from gin.ai.valuing import Valued
from gin.core.cards import DECK, Hand
from gin.rules.actions import Melds
from gin.rules.layoffs import best_layoff, can_lay_off
from gin.rules.melds import Count, Solver
from gin.rules.observe import Observation
from gin.rules.premiums import multiplier
from gin.rules.rules import SETS_AND_RUNS, Rules
from gin.rules.scoring import caught_solver, knock_limit, own_solver

DOUBT = 1.5
"""Points by which the nets are usually off in comparing two choices."""
KEPT = 4
"""Discards that are played out."""
BEHIND = 6.0
"""Choices that the nets value at this much less than the best are not played out."""
AT_ONCE = 8
"""Worlds between two looks at the clock and at which choices are still worth playing out."""
HOPELESS = 1.0
"""Standard deviations behind the nets' first choice at which one is dropped."""
TOGETHER = 2.0
"""What a quick player gives for cards that go together, in points of deadwood."""

_RANK = tuple(rank_of_every_suit(card % 13) for card in range(52))


def _beside(away: int) -> tuple[Hand, ...]:
    return tuple(
        sum(1 << card + step for step in (-away, away) if 0 <= card % 13 + step < 13)
        for card in range(52)
    )


_NEXT = _beside(1)
_NEXT_BUT_ONE = _beside(2)


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a hand is played for: the limit, what endings pay, and how cards are counted.

    `solver` counts for who ends the hand, `caught` for who is caught; where melds are sets and runs
    with the ace low, what can be laid off is plain. `worth` says what points won, or lost, are
    worth at the scores of the match.
    """

    rules: Rules
    limit: int
    gin: int
    undercut: int
    solver: Solver
    caught: Count
    lays_plainly: bool
    values: tuple[int, ...]
    worth: Callable[[int], float]


def stakes_of(seen: Observation) -> Stakes:
    """What the observed hand is played for."""
    rules = seen.rules
    bonuses = rules.bonuses
    limit = knock_limit(rules, seen.upcard) or 0
    values = rules.values.own * 4
    worth = worth_of_points(rules, seen.scores, seen.seat, seen.earlier)
    times = multiplier(rules, seen.upcard)
    return Stakes(
        rules,
        limit,
        bonuses.gin,
        bonuses.undercut,
        own_solver(rules),
        caught_solver(rules).deadwood,
        rules.melds == SETS_AND_RUNS,
        values,
        lambda points: worth(points * times) / times,
    )


def searched(
    seen: Observation,
    facts: Knowledge,
    found: list[Valued],
    seed: int,
    worlds: int,
    deadline: float | None,
) -> list[Valued]:
    """The choices that the nets found, those that were played out in their new order first."""
    knocks = [one for one in found if one.knocks]
    tried = sorted([one for one in found if not one.knocks][:KEPT] + knocks[:1], key=_by_value)
    tried = [one for one in tried if tried[0].value - one.value <= BEHIND]
    if len(tried) < 2:
        return found
    rng = chance(seed, seen)
    stakes = stakes_of(seen)
    cards = seen.counts[seen.other]
    belief = Belief(seen.hand, facts, stakes.solver, stakes.values)
    dealt = Worlds(seen.hand, facts, cards, belief, rng)
    trials = [_Trial(one, seen, facts, stakes) for one in tried]
    first, others = trials[0], trials[1:]
    done = 0
    while done < worlds and others:
        theirs, stock = dealt.next()
        base = stakes.worth(first.played(theirs, stock))
        for trial in others:
            trial.add(stakes.worth(trial.played(theirs, stock)) - base)
        done += 1
        if done % AT_ONCE == 0:
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
    """One choice, and what it came to in the worlds so far compared with the first one."""

    __slots__ = ("_count", "_facts", "_left", "_melds", "_square", "_stakes", "_sum", "choice")

    def __init__(self, choice: Valued, seen: Observation, facts: Knowledge, stakes: Stakes) -> None:
        self.choice = choice
        self._left = seen.hand ^ 1 << choice.card
        self._facts = facts
        self._stakes = stakes
        unseen = seen.unseen | seen.known
        self._melds = _guarded(self._left, unseen, stakes) if choice.knocks else ()
        self._sum = self._square = 0.0
        self._count = 0

    def played(self, theirs: Hand, stock: list[int]) -> int:
        """The points that the choice comes to in a world."""
        stakes = self._stakes
        if self.choice.knocks:
            return _settled(self._left, theirs, self._melds, stakes)
        left = min(len(stock), self._facts.stock)
        return _rollout(self._left, theirs, stock, left, self.choice.card, self._facts.gone, stakes)

    def add(self, difference: float) -> None:
        """Take in a world's difference from the first choice."""
        self._sum += difference
        self._square += difference * difference
        self._count += 1

    def worth(self, first: Valued) -> float:
        """How far this choice is ahead of the first one, nets and worlds together."""
        prior, mean = 1 / DOUBT**2, self._sum / self._count
        weight = self._weight(mean)
        behind = self.choice.value - first.value
        return (behind * prior + mean * weight) / (prior + weight)

    def doubt(self) -> float:
        """How far that may be off."""
        weight = self._weight(self._sum / self._count)
        return float((1 / DOUBT**2 + weight) ** -0.5)

    def _weight(self, mean: float) -> float:
        return self._count / max(1.0, self._square / self._count - mean * mean)


def _by_value(one: Valued) -> tuple[float, int, bool]:
    return -one.value, one.card, one.knocks


def _guarded(hand: Hand, unseen: Hand, stakes: Stakes) -> Melds:
    """Of the best splits of a hand one that takes few points of unseen cards."""
    splits = list(stakes.solver.optimal(hand))
    if len(splits) == 1:
        return splits[0].melds
    return min(splits, key=lambda split: _open(split.melds, unseen, stakes)).melds


def _open(melds: Melds, unseen: Hand, stakes: Stakes) -> int:
    points = 0
    for card in range(52):
        if unseen >> card & 1 and any(
            can_lay_off(meld, DECK[card], stakes.rules.melds) for meld in melds
        ):
            points += stakes.values[card]
    return points


def _settled(hand: Hand, other: Hand, melds: Melds, stakes: Stakes) -> int:
    """What a knock or gin with these melds wins, less than 0 for an undercut."""
    count = stakes.solver.deadwood(hand)
    if not count:
        return stakes.gin + stakes.solver.deadwood(other)
    if stakes.lays_plainly:
        left = min([stakes.caught(other & ~laid) for laid in _layoffs(melds, other)])
    else:
        values = stakes.rules.values.caught
        left = best_layoff(other, melds, stakes.rules.melds, values).deadwood
    return left - count if count < left else left - count - stakes.undercut


def _layoffs(melds: Melds, hand: Hand) -> list[Hand]:
    """All that can be laid off from a hand on these sets and runs, with the ace low."""
    found: list[Hand] = [0]
    for meld in melds:
        low, high = (meld & -meld).bit_length() - 1, meld.bit_length() - 1
        if low // 13 != high // 13:
            ways = [0, hand & _RANK[low] & ~meld]
        else:
            down: list[Hand] = [0]
            while low % 13 and hand >> low - 1 & 1:
                low -= 1
                down.append(down[-1] | 1 << low)
            up: list[Hand] = [0]
            while high % 13 < 12 and hand >> high + 1 & 1:
                high += 1
                up.append(up[-1] | 1 << high)
            ways = [one | two for one in down for two in up]
        if len(ways) > 1:
            found = [one | two for one in found for two in ways]
    return found


def _thrown(
    hand: Hand, barred: int, gone: Hand, together: float, stakes: Stakes
) -> tuple[int, int, int]:
    """What a quick player discards, the deadwood that leaves, and the least that can be left.

    A loose card goes, or what leaves least if there is none.
    """
    values = stakes.values
    now, loose = stakes.solver.loose(hand)
    if barred >= 0:
        loose &= ~(1 << barred)
    if not loose:
        after, only = min(
            (left, one) for one, left in stakes.solver.deadwood_after_each(hand) if one != barred
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
        # What goes together can only make a card less worth throwing.
        if worth <= best:
            continue
        if together:
            rank = _RANK[number]
            same = (hand & rank).bit_count()
            near = 1.2 * (hand & _NEXT[number]).bit_count()
            near += 0.7 * (hand & _NEXT_BUT_ONE[number]).bit_count()
            if same > 2:
                near += 1.5
            elif same == 2 and rank & live:
                near += 1.0
            worth -= together * near
        if worth > best:
            best, card = worth, number
    return card, now - values[card], now - dearest


def _takes(hand: Hand, top: int, stakes: Stakes) -> bool:
    """Does a quick player take the card on top: does it meld and lower the deadwood?"""
    beside = _NEXT[top]
    if (hand & _RANK[top]).bit_count() < 2 and not (
        hand & beside and (hand & (beside | _NEXT_BUT_ONE[top])).bit_count() >= 2
    ):
        return False
    now, bit = stakes.solver.deadwood(hand), 1 << top
    if stakes.solver.deadwood(hand | bit) >= now + stakes.values[top]:
        return False
    return _thrown(hand | bit, top, 0, 0.0, stakes)[2] < now


def _rollout(
    mine: Hand, other: Hand, stock: list[int], left: int, top: int, gone: Hand, stakes: Stakes
) -> int:
    """What a hand comes to once `top` was discarded, if I play for gin and the other one knocks."""
    hands, turn, drawn = [mine, other], 1, 0
    while left - drawn > stakes.rules.exhaustion.floor:
        hand, barred = hands[turn], -1
        if _takes(hand, top, stakes):
            hand |= 1 << top
            barred = top
        else:
            gone |= 1 << top
            hand |= 1 << stock[drawn]
            drawn += 1
        card, after, least = _thrown(hand, barred, gone, TOGETHER, stakes)
        if least <= (stakes.limit if turn else 0):
            if after != least:
                card = _thrown(hand, barred, gone, 0.0, stakes)[0]
            hand ^= 1 << card
            melds = stakes.solver.best(hand).melds if least else ()
            won = _settled(hand, hands[1 - turn], melds, stakes)
            return -won if turn else won
        hands[turn] = hand ^ 1 << card
        top, turn = card, 1 - turn
    return 0
