"""Gin Shot: deadwood that spells the player's own score (rules 6)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from gin.core.cards import Hand, Rank, cards_of, mask_of
from gin.rules.model.rules import Rules


def shot_ranks(score: int) -> tuple[Rank, ...]:
    """Return the ranks of a shot at this score, lowest first; empty if no shot is possible.

    The last two digits of the score name them; zeros name none.
    """
    digits = (score // 10 % 10, score % 10)
    return tuple(sorted(Rank(digit - 1) for digit in digits if digit))


def is_shot(rules: Rules, score: int, loose: Hand) -> bool:
    """Check whether the loose cards spell the score, in a game with shots."""
    if not rules.knock.shot or not loose or loose.bit_count() > 2:
        return False
    return tuple(sorted(card.rank for card in cards_of(loose))) == shot_ranks(score)


def shots_in(hand: Hand, score: int) -> Iterator[Hand]:
    """Yield every pair or single card of the hand that spells the score."""
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
