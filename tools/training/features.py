"""The features of `gin.ai.learned.features`, as code that Numba can compile."""

from __future__ import annotations

from typing import Any

from gin.ai.learned import features as at
from gin.core.cards import EVERY_CARD
from tools.training.compiled import compiled, table
from tools.training.counting import SUIT, GameTables, deadwood, lowest, ones

CARD_FEATURES = 4 * (at.OWN_RUNS + at.THEIR_RUNS) + 2 * 13
"""Number of card features, which come first in a list of features, in a fixed order."""
MOST = CARD_FEATURES + 12

# Columns of a seat's facts: its hand, and its knowledge of the opponent.
HAND, SHOWN, REFUSED_BY_OTHER, PICKS, LAST, TURNS, MANNER = 0, 1, 2, 3, 4, 5, 6
THROWN, LAST_BUT_ONE, LAST_BUT_TWO = 7, 8, 9
FACTS = 10

STAGE = table(at.STAGE)
OWN_PLACE = table(at.OWN_PLACE)
OWN_DIGIT = table(at.OWN_DIGIT)
THEIR_PLACE = table(at.THEIR_PLACE)
THEIR_DIGIT = table(at.THEIR_DIGIT)

FULL_STOCK, FAR = at.FULL_STOCK, at.FAR
OWN_RUNS, OWN_RUN, OWN_SET = at.OWN_RUNS, at.OWN_RUN, at.OWN_SET
THEIR_RUNS, THEIR_RUN, THEIR_SET = at.THEIR_RUNS, at.THEIR_RUN, at.THEIR_SET
AT_OWN_RUNS, AT_OWN_SETS = at.AT_OWN_RUNS, at.AT_OWN_SETS
AT_THEIR_RUNS, AT_THEIR_SETS = at.AT_THEIR_RUNS, at.AT_THEIR_SETS
AT_DEADWOOD, AT_STOCK, AT_OUTS, AT_PICKS = at.AT_DEADWOOD, at.AT_STOCK, at.AT_OUTS, at.AT_PICKS
AT_DISCARD, AT_LAST, AT_MELDED = at.AT_DISCARD, at.AT_LAST, at.AT_MELDED
AT_KNOCK_OUTS, AT_HELD, AT_LIMIT = at.AT_KNOCK_OUTS, at.AT_HELD, at.AT_LIMIT
AT_LIMITED, AT_MANNER = at.AT_LIMITED, at.AT_MANNER
STAGES, LIMITED, MOST_LIMIT = at.STAGES, at.LIMITED, at.LIMITS - 1
MOST_DEADWOOD, MOST_OUTS, MOST_KNOCK_OUTS = at.MOST_DEADWOOD, at.MOST_OUTS, at.MOST_KNOCK_OUTS
MOST_PICKS, MOST_HELD, MOST_MELDED = at.MOST_PICKS, at.MOST_HELD, at.MOST_MELDED
MOST_SHOWN, EAGER_FROM, PATIENT_FROM = at.MOST_SHOWN, at.EAGER_FROM, at.PATIENT_FROM
HELD, GONE = at.HELD, at.GONE
KNOWN, UNAVAILABLE, REFUSED, ON_TOP = at.KNOWN, at.UNAVAILABLE, at.REFUSED, at.ON_TOP


@compiled
def read_codes(mine: int, gone: int, known: int, refused: int, own: Any, theirs: Any) -> int:
    """Write the codes of every card; return the cards that can no longer be drawn.

    No card gets the code for the top of the discard pile.
    """
    known &= ~mine
    gone &= ~(mine | known)
    refused &= ~known
    out = gone | known
    unavailable = (mine | gone) & ~refused
    for card in range(52):
        own[card] = 1 * (mine >> card & 1) + GONE * (out >> card & 1)
        theirs[card] = (
            KNOWN * (known >> card & 1)
            + REFUSED * (refused >> card & 1)
            + UNAVAILABLE * (unavailable >> card & 1)
        )
    return out


@compiled
def own_run(own: Any, first: int, place: int) -> int:
    """Return the feature of four consecutive ranks of a suit for the seat's own hand."""
    at = first + place
    cards = own[at] * 27 + own[at + 1] * 9 + own[at + 2] * 3 + own[at + 3]
    return AT_OWN_RUNS + place * OWN_RUN + cards


@compiled
def their_run(theirs: Any, first: int, place: int) -> int:
    """Return the feature of three consecutive ranks of a suit for the opponent's hand."""
    at = first + place
    return AT_THEIR_RUNS + place * THEIR_RUN + theirs[at] * 25 + theirs[at + 1] * 5 + theirs[at + 2]


@compiled
def own_set(own: Any, rank: int) -> int:
    """Return the feature of a rank for the seat's own hand."""
    number = 0
    for suit in range(4):
        number += OWN_DIGIT[own[rank + 13 * suit]]
    return AT_OWN_SETS + rank * OWN_SET + OWN_PLACE[number]


@compiled
def their_set(theirs: Any, rank: int) -> int:
    """Return the feature of a rank for the opponent's hand."""
    number = 0
    for suit in range(4):
        number += THEIR_DIGIT[theirs[rank + 13 * suit]]
    return AT_THEIR_SETS + rank * THEIR_SET + THEIR_PLACE[number]


@compiled
def about(own: Any, theirs: Any, card: int, found: Any) -> None:
    """Write the features that involve a card."""
    rank = card % 13
    suit = card // 13
    first = 13 * suit
    start = suit * (OWN_RUNS + THEIR_RUNS)
    for place in range(max(0, rank - 3), min(9, rank) + 1):
        found[start + place] = own_run(own, first, place)
    start += OWN_RUNS
    for place in range(max(0, rank - 2), min(10, rank) + 1):
        found[start + place] = their_run(theirs, first, place)
    start = 4 * (OWN_RUNS + THEIR_RUNS)
    found[start + 2 * rank] = own_set(own, rank)
    found[start + 2 * rank + 1] = their_set(theirs, rank)


@compiled
def of_cards(own: Any, theirs: Any, found: Any) -> None:
    """Write the features of all cards."""
    for suit in range(4):
        for rank in range(0, 13, 3):
            about(own, theirs, 13 * suit + rank, found)
        about(own, theirs, 13 * suit + 12, found)
    for rank in range(13):
        about(own, theirs, rank, found)


@compiled
def completing(hand: int, sets: bool) -> int:
    """Return the cards that form a meld with two cards of a hand, including cards in the hand."""
    found = ranks = pairs = 0
    for suit in range(4):
        cards = hand >> 13 * suit & SUIT
        run = cards << 1 & cards << 2 | cards >> 1 & cards >> 2 | cards << 1 & cards >> 1
        found |= (run & SUIT) << 13 * suit
        pairs |= ranks & cards
        ranks |= cards
    return found | pairs * 0x8004002001 if sets else found


@compiled
def outs(
    mine: int, live: int, count: int, dearest: int, limit: int, game: GameTables
) -> tuple[int, int]:
    """Return how many live cards allow gin, and how many a knock, after the best discard.

    `live` are the cards that may still be drawn. `dearest` is the most by which one discard can
    reduce the deadwood `count`.
    """
    if not count:
        return ones(live), ones(live)
    gin = knock = 0
    fitting = live & completing(mine, game.sets)
    # A card that forms no meld can only replace one that counts more.
    left = live ^ fitting
    if count <= limit:
        knock = ones(left)
    elif count - dearest < limit:
        while left:
            knock += count - dearest + game.values[lowest(left)] <= limit
            left &= left - 1
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        hand = mine | bit
        whole = deadwood(hand, game)
        if whole > limit + 10:
            continue
        best = whole
        rest = hand
        while rest and best:
            low = rest & -rest
            rest ^= low
            if whole - game.values[lowest(low)] < best:
                after = deadwood(hand ^ low, game)
                if after < best:
                    best = after
        gin += best == 0
        knock += best <= limit
    return gin, knock


@compiled
def is_eager(ended: bool, left: int, turns: int) -> bool:
    """Return whether a seat knocked with deadwood left, though not in its first turns."""
    return ended and left > 0 and turns >= EAGER_FROM


@compiled
def is_patient(ended: bool, left: int, turns: int) -> bool:
    """Return whether a seat took many turns without knocking with deadwood."""
    return not (ended and left > 0) and turns >= PATIENT_FROM


@compiled
def manner(eager: int, patient: int) -> int:
    """Encode the numbers of eager and patient hands of a player as one number."""
    return min(MOST_SHOWN, eager) * (MOST_SHOWN + 1) + min(MOST_SHOWN, patient)


@compiled
def of_hand(
    mine: int,
    top: int,
    out: int,
    known: int,
    stock: int,
    picks: int,
    last: int,
    shown: int,
    limit: int,
    game: GameTables,
    found: Any,
) -> int:
    """Write the whole hand's features after those of its cards; return the number of features."""
    limit = min(limit, MOST_LIMIT)
    stock = min(stock, FULL_STOCK)
    stage = STAGE[stock]
    count = deadwood(mine, game)
    melded = dearest = 0
    rest = mine
    while rest:
        bit = rest & -rest
        rest ^= bit
        saved = count - deadwood(mine ^ bit, game)
        dearest = max(dearest, saved)
        melded += saved != game.values[lowest(bit)]
    gin, knock = MOST_OUTS + 1, 0
    if count <= FAR:
        gin, knock = outs(mine, EVERY_CARD & ~(mine | out), count, dearest, limit, game)
        gin = min(gin, MOST_OUTS)
    number = CARD_FEATURES
    found[number] = AT_DEADWOOD + stage * (MOST_DEADWOOD + 1) + min(count, MOST_DEADWOOD)
    found[number + 1] = AT_STOCK + stock
    found[number + 2] = AT_OUTS + stage * (MOST_OUTS + 2) + gin
    found[number + 3] = (
        AT_KNOCK_OUTS + stage * (MOST_KNOCK_OUTS + 1) + min(MOST_KNOCK_OUTS, knock // 2)
    )
    found[number + 4] = AT_PICKS + min(MOST_PICKS, picks) * STAGES + stage
    found[number + 5] = AT_MELDED + stage * (MOST_MELDED + 1) + min(MOST_MELDED, melded)
    found[number + 6] = AT_HELD + min(MOST_HELD, ones(known & ~mine)) * STAGES + stage
    found[number + 7] = AT_LIMIT + limit * STAGES + stage
    found[number + 8] = AT_LIMITED + limit * LIMITED + min(count, LIMITED - 1)
    number += 9
    if top >= 0:
        found[number] = AT_DISCARD + top % 13
        number += 1
    if last >= 0:
        found[number] = AT_LAST + last * STAGES + stage
        number += 1
    if shown > 0:
        found[number] = AT_MANNER + (shown - 1) * STAGES + stage
        number += 1
    return number
