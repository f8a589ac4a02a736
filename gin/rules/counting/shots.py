"""Shots: deadwood whose ranks match the last digits of the player's score (rules 6, Gin Shot)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from gin.core.cards import Hand, Rank, cards_of, mask_of
from gin.rules.model.rules import Rules


def shot_ranks(score: int) -> tuple[Rank, ...]:
    """Return the ranks of a shot at this score, lowest first; empty if no shot is possible.

    Each of the score's last two digits gives a rank, unless it is zero.
    """
    digits = (score // 10 % 10, score % 10)
    return tuple(sorted(Rank(digit - 1) for digit in digits if digit))


def is_shot(rules: Rules, score: int, loose: Hand) -> bool:
    """Check whether the loose cards are a shot at this score; False in games without shots."""
    if not rules.knock.shot or not loose or loose.bit_count() > 2:
        return False
    return tuple(sorted(card.rank for card in cards_of(loose))) == shot_ranks(score)


def shots_in(hand: Hand, score: int) -> Iterator[Hand]:
    """Yield every pair or single card of the hand that is a shot at this score."""
    ranks = shot_ranks(score)
    if not ranks:
        return
    by_place = [[card for card in cards_of(hand) if card.rank is rank] for rank in ranks]
    seen = set()
    for cards in itertools.product(*by_place):
        loose = mask_of(cards)
        if loose.bit_count() == len(ranks) and loose not in seen:
            seen.add(loose)
            yield loose
