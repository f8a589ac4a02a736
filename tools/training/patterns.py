"""The patterns of `gin.ai.learned.belief` and their training, as code that Numba can compile."""

from __future__ import annotations

import math
from typing import Any

from gin.ai.learned import belief as at
from tools.training.compiled import compiled, table
from tools.training.counting import SUIT, GameTables, deadwood, lowest
from tools.training.features import (
    FULL_STOCK,
    LAST,
    LAST_BUT_ONE,
    LAST_BUT_TWO,
    MANNER,
    REFUSED_BY_OTHER,
    SHOWN,
    STAGE,
    STAGES,
    THEIR_PLACE,
    THROWN,
)

WINDOWS, WINDOW_PATTERNS, RANK_PATTERNS = at.WINDOWS, at.WINDOW_PATTERNS, at.RANK_PATTERNS
AT_WINDOWS, AT_RANKS, AT_DEADWOOD = at.AT_WINDOWS, at.AT_RANKS, at.AT_DEADWOOD
AT_MELDED, AT_DEAREST, AT_BEYOND = at.AT_MELDED, at.AT_DEAREST, at.AT_BEYOND
AT_LOOSE, AT_KNOWN_LOOSE = at.AT_LOOSE, at.AT_KNOWN_LOOSE
MOST_DEADWOOD, MOST_MELDED, MOST_WORTH = at.MOST_DEADWOOD, at.MOST_MELDED, at.MOST_WORTH
MOST_KNOWN_LOOSE, DEAREST, PERIODS = at.MOST_KNOWN_LOOSE, at.DEAREST, at.PERIODS
FIRST_BEYOND, SECOND_BEYOND = at.FIRST_BEYOND, at.SECOND_BEYOND
WAYS_BEYOND = at.WAYS_BEYOND
PERIOD = table(at.PERIOD)
MOST_BEYOND = table(at.BEYOND)
EXCHANGES = 60
"""Number of card exchanges tried to sample a hand from the weights."""
MOST = 26 + 40 + 24


@compiled
def patterns(hand: int, facts: Any, seen: int, stock: int, game: GameTables, found: Any) -> int:
    """Write the patterns of a hand that the opponent may hold; return their number.

    `facts` is the observing seat's row. `seen` is the cards that this seat holds or saw discarded.
    """
    thrown = facts[THROWN]
    refused = facts[REFUSED_BY_OTHER] & ~thrown
    unavailable = seen & ~facts[REFUSED_BY_OTHER]
    stage, shown = STAGE[min(stock, FULL_STOCK)], facts[MANNER]
    number = 0
    for suit in range(4):
        held = hand >> 13 * suit & SUIT
        passed, away = refused >> 13 * suit, thrown >> 13 * suit
        window = 0
        for rank in range(13):
            stands = 0
            if held >> rank & 1:
                stands = 1
            elif passed >> rank & 1:
                stands = 2
            elif away >> rank & 1:
                stands = 3
            window = (window << 2 | stands) & WINDOW_PATTERNS - 1
            if rank >= 3:
                found[number] = AT_WINDOWS + (rank - 3) * WINDOW_PATTERNS + window
                number += 1
    for rank in range(13):
        place = 0
        for suit in range(4):
            card = rank + 13 * suit
            if hand >> card & 1:
                place += 125
            elif refused >> card & 1:
                place += 25
            elif thrown >> card & 1:
                place += 5
            elif unavailable >> card & 1:
                place += 1
        found[number] = AT_RANKS + rank * RANK_PATTERNS + THEIR_PLACE[place]
        number += 1
    now = deadwood(hand, game)
    melded = dearest = known_loose = one = two = three = 0
    last, last_two, last_three = facts[LAST], facts[LAST_BUT_ONE], facts[LAST_BUT_TWO]
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        card = lowest(bit)
        value = game.values[card]
        if now - deadwood(hand ^ bit, game) != value:
            melded += 1
            continue
        found[number] = AT_LOOSE + stage * 13 + card % 13
        number += 1
        value = min(MOST_WORTH, value)
        dearest = max(dearest, value)
        known_loose += 1 * (facts[SHOWN] & bit != 0)
        one += 1 * (last >= 0 and value > min(MOST_WORTH, game.values[max(0, last)]))
        two += 1 * (last_two >= 0 and value > min(MOST_WORTH, game.values[max(0, last_two)]))
        three += 1 * (last_three >= 0 and value > min(MOST_WORTH, game.values[max(0, last_three)]))
    place = FIRST_BEYOND * min(MOST_BEYOND[0], one) + SECOND_BEYOND * min(MOST_BEYOND[1], two)
    place += min(MOST_BEYOND[2], three)
    ahead = DEAREST - 1
    if last >= 0:
        worth = min(MOST_WORTH, game.values[last])
        ahead = dearest - worth + MOST_WORTH
    found[number] = AT_BEYOND + (shown * PERIODS + PERIOD[stage]) * WAYS_BEYOND + place
    found[number + 1] = AT_DEAREST + shown * DEAREST + ahead
    found[number + 2] = (
        AT_DEADWOOD + (shown * STAGES + stage) * (MOST_DEADWOOD + 1) + min(now, MOST_DEADWOOD)
    )
    found[number + 3] = AT_MELDED + stage * (MOST_MELDED + 1) + min(MOST_MELDED, melded)
    found[number + 4] = (
        AT_KNOWN_LOOSE + shown * (MOST_KNOWN_LOOSE + 1) + min(MOST_KNOWN_LOOSE, known_loose)
    )
    return number + 5


@compiled
def summed(weights: Any, found: Any, number: int) -> float:
    """Return the sum of the weights of some patterns: the log odds of the hand."""
    total = 0.0
    for place in range(number):
        total += weights[found[place]]
    return total


@compiled
def learn_belief(
    weights: Any, facts: Any, mine: int, gone: int, stock: int, held: int, rate: float, seed: int,
    game: GameTables, pool: Any, found: Any, other: Any,
) -> None:  # fmt: skip
    """Train one step: make the real hand more likely than one sampled from the weights.

    Sampling starts from the real hand and exchanges cards with unseen ones according to the weights
    (Metropolis algorithm). `pool`, `found` and `other` are buffers.
    """
    seen, hidden = mine | gone, 0
    for card in range(52):
        if held >> card & 1 and not facts[SHOWN] >> card & 1:
            pool[hidden] = card
            hidden += 1
    unseen = hidden
    for card in range(52):
        if not (seen | held) >> card & 1:
            pool[unseen] = card
            unseen += 1
    if not hidden or hidden == unseen:
        return
    length = patterns(held, facts, seen, stock, game, found)
    odds, hand = summed(weights, found, length), held
    for _ in range(EXCHANGES):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        one = (seed >> 8) % hidden
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        two = hidden + (seed >> 8) % (unseen - hidden)
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        tried = hand ^ 1 << pool[one] ^ 1 << pool[two]
        number = patterns(tried, facts, seen, stock, game, other)
        now = summed(weights, other, number)
        if now >= odds or seed / 0x7FFFFFFF < math.exp(now - odds):
            pool[one], pool[two] = pool[two], pool[one]
            hand, odds = tried, now
    number = patterns(hand, facts, seen, stock, game, other)
    for place in range(length):
        weights[found[place]] += rate
    for place in range(number):
        weights[other[place]] -= rate
