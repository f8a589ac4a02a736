"""Lay-offs: which cards fit, and the best answer to a knock (rules 0.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from gin.core.cards import Card, Hand, cards_of
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.solver import solver
from gin.rules.model.meld_kinds import MeldRules

Laid = tuple[tuple[Card, int], ...]


class LayOffPlan(Struct, frozen=True):
    """An answer to a knock: own melds, lay-offs in a legal order, and the loose rest.

    Each lay-off pairs a card with the index of the knocker's meld.
    """

    melds: tuple[Hand, ...]
    layoffs: Laid
    loose: Hand
    deadwood: int


def can_lay_off(meld: Hand, card: Card, rules: MeldRules) -> bool:
    """Check whether a meld takes a card. A rainbow never does (rules 0.8, 6)."""
    return not meld & card.bit and meld_kind(meld | card.bit, rules) is not None


def best_layoff(
    hand: Hand, targets: Sequence[Hand], rules: MeldRules, values: tuple[int, ...]
) -> LayOffPlan:
    """Return the answer with the least deadwood over all own splits and lay-offs.

    Own melds are broken up if laying off saves more. Of equal answers, the one with the fewest
    lay-offs is returned.
    """
    count = solver(rules, values)
    layoffs = all_layoffs(hand, targets, rules)
    deadwood, _, laid = min((count.deadwood(left), len(laid), laid) for left, laid in layoffs)
    left = hand
    for card, _ in laid:
        left &= ~card.bit
    split = count.best(left)
    return LayOffPlan(split.melds, laid, split.loose, deadwood)


def all_layoffs(
    hand: Hand, targets: Sequence[Hand], rules: MeldRules
) -> Iterator[tuple[Hand, Laid]]:
    """Yield every choice of cards to lay off, after the cards that it leaves."""
    growths = [_growths(meld, index, hand, rules) for index, meld in enumerate(targets)]

    def layoffs(index: int, left: Hand, laid: Laid) -> Iterator[tuple[Hand, Laid]]:
        if index == len(growths):
            yield left, laid
            return
        for cards, steps in growths[index].items():
            if cards & left == cards:
                yield from layoffs(index + 1, left & ~cards, laid + steps)

    return layoffs(0, hand, ())


def _growths(meld: Hand, index: int, hand: Hand, rules: MeldRules) -> dict[Hand, Laid]:
    found: dict[Hand, Laid] = {0: ()}
    waiting = [0]
    while waiting:
        cards = waiting.pop()
        for card in cards_of(hand & ~cards):
            grown = cards | card.bit
            if grown not in found and can_lay_off(meld | cards, card, rules):
                found[grown] = (*found[cards], (card, index))
                waiting.append(grown)
    return found
