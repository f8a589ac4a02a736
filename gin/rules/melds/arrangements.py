"""Splits of a hand: checking, listing and suggesting them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from gin.core.cards import Card, Hand, cards_of
from gin.rules.melds.kinds import meld_kind, melds_in
from gin.rules.melds.solver import Arrangement, solver
from gin.rules.model.meld_kinds import MeldRules
from gin.rules.model.refusal import Reason, Refusal

MOST = 8
"""Maximum number of suggested splits."""


def why_no_split(hand: Hand, melds: Sequence[Hand], rules: MeldRules) -> Refusal | None:
    """Return why these melds cannot be declared from this hand; None if they can."""
    left = hand
    for meld in melds:
        missing = meld & ~hand
        if missing:
            return Refusal(Reason.NOT_IN_HAND, cards_of(missing)[0])
        twice = meld & ~left
        if twice:
            return Refusal(Reason.IN_TWO_MELDS, cards_of(twice)[0])
        if meld_kind(meld, rules) is None:
            return Refusal(Reason.NO_MELD, cards=meld)
        left &= ~meld
    return None


def all_splits(hand: Hand, rules: MeldRules) -> Iterator[tuple[Hand, ...]]:
    """Yield every combination of disjoint melds of the hand, including the empty one."""
    melds = melds_in(hand, rules)

    def extended(start: int, left: Hand, chosen: tuple[Hand, ...]) -> Iterator[tuple[Hand, ...]]:
        yield chosen
        for index in range(start, len(melds)):
            meld = melds[index]
            if meld & left == meld:
                yield from extended(index + 1, left ^ meld, (*chosen, meld))

    return extended(0, hand, ())


def suggested(
    hand: Hand, rules: MeldRules, values: tuple[int, ...], most: int = MOST
) -> tuple[Arrangement, ...]:
    """Return up to `most` splits worth suggesting, fewest melds first.

    All have least deadwood. Splits that cut a run in two are left out, because a whole run offers
    the defender fewer places to lay off.
    """
    optimal = solver(rules, values).optimal(hand)
    whole = (split for split in optimal if not _has_cut_meld(split, rules))
    ordered = sorted(whole, key=lambda split: (len(split.melds), split.melds))
    return tuple(ordered[:most])


def suggested_holding(
    hand: Hand, card: Card, rules: MeldRules, values: tuple[int, ...]
) -> tuple[Arrangement, ...]:
    """Return splits worth suggesting that meld `card`, with as little deadwood as that allows.

    Empty if no meld of the hand contains the card.
    """
    count = solver(rules, values).deadwood
    left = {meld: count(hand & ~meld) for meld in melds_in(hand, rules) if meld & card.bit}
    least = min(left.values(), default=0)
    found = set()
    for meld, deadwood in left.items():
        if deadwood == least:
            for rest in suggested(hand & ~meld, rules, values):
                melds = sorted((meld, *rest.melds), key=lambda each: each & -each)
                found.add(Arrangement(tuple(melds), rest.loose))
    whole = [split for split in found if not _has_cut_meld(split, rules)]
    return tuple(sorted(whole, key=lambda split: (len(split.melds), split.melds))[:MOST])


def _has_cut_meld(split: Arrangement, rules: MeldRules) -> bool:
    return any(
        meld_kind(first | second, rules) is not None
        for first, second in itertools.combinations(split.melds, 2)
    )
