"""Beliefs: the odds of the hands that the opponent may hold, from the cards seen in play.

A table of weights, learned from hands of many kinds of players, says how much likelier a pattern is
in a player's hand than in a random one. The patterns are:

- which neighbouring cards of a suit, and which cards of a rank, are held, discarded or refused
- deadwood, number of melded cards, and loose cards (those in no meld), by the stage of the hand
- loose cards that count more than the player's recent discards: few players keep such cards

Some weights depend on the player's earlier hands. `tools.training` learns the weights; a test
compares its patterns with those of this module.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from sys import byteorder

from gin.ai.learned.features import MOST_SHOWN, STAGE, STAGES, THEIR_DIGIT, THEIR_PLACE, Knowledge
from gin.ai.learned.net import TABLES
from gin.core.cards import EVERY_CARD, Hand, cards_of
from gin.core.kernel.belief import Belief, SplitMix64, Worlds
from gin.core.kernel.melds import MeldTables

OTHER, HELD, REFUSED, THROWN, OUT = 0, 1, 2, 3, 4
"""States of a card with regard to the opponent's hand.

OUT means that the opponent cannot hold the card, and is used only for ranks. For suits such a card
is OTHER, because a window of four cards is a number in base 4.
"""
WINDOWS, WINDOW_PATTERNS = 10, 256
RANKS, RANK_PATTERNS = 13, 70
"""A rank has 70 patterns: how many of its cards are held, refused, thrown and out."""
MANNERS = (MOST_SHOWN + 1) ** 2
"""Number of values of `Knowledge.manner`: counts of eager hands times counts of patient ones."""
MOST_DEADWOOD = 60
MOST_MELDED = 11
MOST_WORTH = 10
"""Points of a card are counted up to this maximum."""
DEAREST = 2 * MOST_WORTH + 1
"""Number of values for the points of the dearest loose card minus those of the last discard.

The last value means that nothing was discarded yet.
"""
BEYOND = (2, 3, 3)
"""Maximum counts of loose cards worth more than each of the last three discards, latest first."""
SECOND_BEYOND = BEYOND[2] + 1
FIRST_BEYOND = (BEYOND[1] + 1) * SECOND_BEYOND
"""Change of the index with each card worth more than the last discard.

`SECOND_BEYOND` is the change with each card worth more than the discard before it.
"""
WAYS_BEYOND = (BEYOND[0] + 1) * FIRST_BEYOND
NEVER = 99
"""Points that replace those of a missing discard: more than any card counts."""
PERIOD = (0, 0, 0, 1, 1, 2, 2, 2)
"""The third of a hand that each stage belongs to."""
PERIODS = 3
MOST_KNOWN_LOOSE = 7
"""Maximum count of loose cards among those that the opponent is known to hold."""

AT_WINDOWS = 0
AT_RANKS = AT_WINDOWS + WINDOWS * WINDOW_PATTERNS
AT_DEADWOOD = AT_RANKS + RANKS * RANK_PATTERNS
AT_MELDED = AT_DEADWOOD + MANNERS * STAGES * (MOST_DEADWOOD + 1)
AT_DEAREST = AT_MELDED + STAGES * (MOST_MELDED + 1)
AT_BEYOND = AT_DEAREST + MANNERS * DEAREST
AT_LOOSE = AT_BEYOND + MANNERS * PERIODS * WAYS_BEYOND
AT_KNOWN_LOOSE = AT_LOOSE + STAGES * RANKS
PATTERNS = AT_KNOWN_LOOSE + MANNERS * (MOST_KNOWN_LOOSE + 1)
"""Number of weights.

The `AT_` constants are the places at which the weights of each kind of pattern start. `AT_LOOSE` is
for single loose cards, by stage and rank.
"""


@lru_cache(maxsize=1)
def weights() -> tuple[float, ...]:
    """Return the weights of the table, read once.

    Raises:
        ValueError: the table has another size.
    """
    path = TABLES / "belief.bin"
    kept = array("f", path.read_bytes())
    if byteorder == "big":
        kept.byteswap()
    if len(kept) != PATTERNS:
        raise ValueError(f"{path} has {len(kept)} weights: {PATTERNS} were wanted")
    return tuple(kept)


@lru_cache(maxsize=1)
def _windows() -> array[float]:
    return array("d", weights()[AT_WINDOWS : AT_WINDOWS + WINDOWS * WINDOW_PATTERNS])


def belief_of(
    mine: Hand,
    facts: Knowledge,
    tables: MeldTables,
    values: tuple[int, ...],
    silence: Sequence[float] = (),
) -> Belief:
    """Return the belief about the opponent's hand.

    `values` are the points of every card. `silence` has the change in log odds for each deadwood
    from 0, as the opponent did not knock (`gin.ai.tactics.styles.silence`).
    """
    only_refused = facts.refused & ~facts.thrown
    stage = STAGE[min(facts.stock, len(STAGE) - 1)]
    manner = facts.manner
    worth = [min(MOST_WORTH, value) for value in values[:13]]
    lasts = [worth[rank] if rank >= 0 else NEVER for rank in facts.lasts]
    counts = [
        float(sum((value > last) << 8 * place for place, last in enumerate(lasts)))
        for value in worth
    ]
    by_lead = _row(AT_DEAREST, manner, DEAREST)
    dearest = [
        by_lead[DEAREST - 1 if lasts[0] == NEVER else value - lasts[0] + MOST_WORTH]
        for value in range(MOST_WORTH + 1)
    ]
    unavailable = (mine | facts.gone) & ~facts.refused
    ranks = [
        _of_rank(rank, held, only_refused, facts.thrown, unavailable)
        for rank in range(13)
        for held in range(16)
    ]
    deadwood = _row(AT_DEADWOOD, (0 if silence else manner) * STAGES + stage, MOST_DEADWOOD + 1)
    for place, change in enumerate(silence):
        deadwood[place] += change
    return Belief(
        tables,
        facts.known & ~mine,
        only_refused,
        facts.thrown,
        _windows(),
        deadwood,
        _row(AT_MELDED, stage, MOST_MELDED + 1),
        _row(AT_KNOWN_LOOSE, manner, MOST_KNOWN_LOOSE + 1),
        _row(AT_BEYOND, manner * PERIODS + PERIOD[stage], WAYS_BEYOND),
        array("d", dearest),
        array("d", ranks),
        array("d", [*_row(AT_LOOSE, stage, RANKS), *counts, *worth]),
    )


def worlds_of(mine: Hand, facts: Knowledge, cards: int, belief: Belief, rng: SplitMix64) -> Worlds:
    """Return possible worlds: hands of `cards` cards that the opponent may hold."""
    known = facts.known & ~mine
    pool = [int(card) for card in cards_of(EVERY_CARD & ~(mine | facts.gone | known))]
    return Worlds(pool, known, cards - known.bit_count(), belief, rng)


def _row(at: int, row: int, size: int) -> array[float]:
    first = at + row * size
    return array("d", weights()[first : first + size])


def _of_rank(rank: int, held: int, refused: Hand, thrown: Hand, unavailable: Hand) -> float:
    """Return the weight of a rank; the bits of `held` are the suits that the opponent holds."""
    place = 0
    for suit in range(4):
        bit = 1 << rank + 13 * suit
        state = OTHER
        if held >> suit & 1:
            state = HELD
        elif refused & bit:
            state = REFUSED
        elif thrown & bit:
            state = THROWN
        elif unavailable & bit:
            state = OUT
        place += THEIR_DIGIT[state]
    return weights()[AT_RANKS + rank * RANK_PATTERNS + THEIR_PLACE[place]]
