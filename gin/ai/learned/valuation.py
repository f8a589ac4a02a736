"""Values of discards and knocks, in points, by the nets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from gin.ai.learned.features import (
    GONE,
    HELD,
    ON_TOP,
    REFUSED,
    UNAVAILABLE,
    FeatureReader,
    Knowledge,
    about,
    codes,
    of_cards,
)
from gin.ai.learned.net import nets
from gin.ai.tactics.suits import in_suits
from gin.core.cards import Hand, cards_of
from gin.rules.model.rules import Rules

NEAR = 11
"""Discards that leave up to this much more than the least deadwood are considered."""
NEAR_AFTER_DRAW = 6
"""The value of `NEAR` for hands after a possible draw."""
CHECK_EVERY = 6
"""Draws between two checks of whether more draws could change the answer."""
SURE = 3.0
"""Distance from the mean, in standard errors, that settles the answer."""
CAUGHT = 22.0
"""Approximate points left in the opponent's hand when a hand ends by gin."""


class ValuedMove(Struct, frozen=True):
    """The value of discarding this card, or of knocking with it as the card laid face down."""

    value: float
    card: int
    knocks: bool


class Valuer:
    """Values moves under fixed rules by a table's nets."""

    __slots__ = ("_barring", "_bonus", "_ends_whole", "_features", "_limit", "_nets", "_values")

    def __init__(self, table: str, rules: Rules, limit: int) -> None:
        self._nets = nets(table)
        self._features = FeatureReader(rules, limit)
        self._limit = limit
        self._bonus = rules.bonuses.gin
        self._values = rules.values.own * 4
        self._barring = not rules.pile.rediscard_taken
        # In games that score in suits, a hand without deadwood may be unable to end.
        self._ends_whole = not in_suits(rules)

    def discards(
        self, hand: Hand, barred: int, facts: Knowledge, near: int = NEAR
    ) -> list[ValuedMove]:
        """Return every discard and knock worth considering, the best first.

        `barred` is a card that may not be discarded, -1 if there is none. If gin is possible, it is
        the only move returned, as a knock; games that score in suits are an exception.
        """
        self._features.forget()
        seen = codes(hand, facts)
        cards = of_cards(seen)
        out = (facts.gone | facts.known) & ~hand
        return self._valued(hand, barred, facts, near, seen, self._nets.keep.sum(cards), cards, out)

    def _valued(
        self,
        hand: Hand,
        barred: int,
        facts: Knowledge,
        near: int,
        seen: tuple[list[int], list[int]],
        total: int,
        cards: list[int] | None,
        out: Hand,
        knock_total: int | None = None,
    ) -> list[ValuedMove]:
        """Return the moves of a hand; `total` is the sum of its cards' rows in the first net."""
        features, limit = self._features, self._limit
        keep, knock = self._nets.keep, self._nets.knock
        left = [
            (features.deadwood(hand ^ card.bit), card) for card in cards_of(hand) if card != barred
        ]
        least, safest = min(left)
        if least == 0 and self._ends_whole:
            return [ValuedMove(self._bonus + CAUGHT, safest, True)]
        own, theirs = seen
        found = []
        for count, card in left:
            if count > least + near:
                continue
            before = about(seen, card)
            mine, other = own[card], theirs[card]
            own[card], theirs[card] = GONE, ON_TOP
            after = about(seen, card)
            own[card], theirs[card] = mine, other
            after += features.of_hand(hand ^ card.bit, card, out | card.bit, facts)
            value = keep.answer(total - keep.sum(before) + keep.sum(after))
            found.append(ValuedMove(value, card, False))
            if count <= limit:
                if knock_total is None:
                    knock_total = knock.sum(cards if cards is not None else of_cards(seen))
                value = knock.answer(knock_total - knock.sum(before) + knock.sum(after))
                found.append(ValuedMove(value, card, True))
        found.sort(key=_by_value)
        return found

    def _draws(self, hand: Hand, unseen: Hand, facts: Knowledge) -> Iterator[float]:
        """Yield the best value after each draw, in an order that separates similar cards."""
        features, keep = self._features, self._nets.keep
        features.forget()
        seen = codes(hand, facts)
        own, theirs = seen
        cards = of_cards(seen)
        total = keep.sum(cards)
        after = replace(facts, stock=facts.stock - 1)
        out = (facts.gone | facts.known) & ~hand
        for card in sorted(cards_of(unseen), key=_scattered):
            before = about(seen, card)
            mine, other = own[card], theirs[card]
            own[card] = HELD
            if other != REFUSED:
                theirs[card] = UNAVAILABLE
            change = keep.sum(about(seen, card)) - keep.sum(before)
            best = self._valued(
                hand | card.bit, -1, after, NEAR_AFTER_DRAW, seen, total + change, None, out
            )
            own[card], theirs[card] = mine, other
            yield best[0].value

    def take_and_draw(
        self, hand: Hand, top: int, unseen: Hand, facts: Knowledge
    ) -> tuple[float, float]:
        """Return the value of taking the top discard, and the mean value of a draw."""
        barred = top if self._barring else -1
        taken = self.discards(hand | 1 << top, barred, facts)[0].value
        draws = list(self._draws(hand, unseen, facts))
        return taken, sum(draws) / max(1, len(draws))

    def wants(self, hand: Hand, top: int, unseen: Hand, facts: Knowledge) -> bool:
        features = self._features
        now = features.deadwood(hand)
        bit = 1 << top
        least = min(features.deadwood(hand ^ card.bit | bit) for card in cards_of(hand))
        if least == 0 and self._ends_whole:
            return True
        if features.deadwood(hand | bit) >= now + self._values[top] and least > now - 3:
            return False
        barred = top if self._barring else -1
        taken = self.discards(hand | bit, barred, facts)[0].value
        total, square, number = 0.0, 0.0, 0
        for number, worth in enumerate(self._draws(hand, unseen, facts), 1):
            total += worth
            square += worth * worth
            if number % CHECK_EVERY == 0:
                mean = total / number
                doubt = sqrt(max(1.0, square / number - mean * mean) / number)
                if abs(taken - mean) > SURE * doubt:
                    break
        return taken * number > total


def _scattered(card: int) -> int:
    return card * 23 % 52


def _by_value(one: ValuedMove) -> tuple[float, int, bool]:
    return -one.value, one.card, one.knocks


@lru_cache(maxsize=16)
def valuer(table: str, rules: Rules, limit: int) -> Valuer:
    """Return the valuer of a table for these rules and this knock limit, from a cache."""
    return Valuer(table, rules, limit)
