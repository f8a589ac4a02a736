"""Inputs of the nets: a seat's knowledge as a sparse list of feature numbers.

`tools.training.features` makes the same lists in compiled code; a test compares the two.
"""

from __future__ import annotations

from itertools import product

from msgspec import Struct

from gin.ai.tactics.outs import outs_by_partner
from gin.core.cards import EVERY_CARD, Hand, cards_of, mask_of
from gin.rules.counting.scoring import own_solver
from gin.rules.melds.solver import Solver
from gin.rules.model.events import Discarded, Drew, Passed, Took
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Rules

STAGES = 8
STAGE = (7,) * 7 + (6,) * 4 + (5,) * 4 + (4,) * 4 + (3,) * 3 + (2,) * 3 + (1,) * 3 + (0,) * 4
"""Stage of a hand, from 7 (the end) to 0, by the number of cards in the stock."""
FULL_STOCK = len(STAGE) - 1

OWN_RUNS, OWN_RUN = 10, 81
"""Numbers of four-card windows in a suit, and of their patterns: each card open, held or gone."""
OWN_SETS, OWN_SET = 13, 15
"""Numbers of ranks, and of their patterns: how many of a rank's cards are held, and how many gone.
"""
THEIR_RUNS, THEIR_RUN = 11, 125
"""Numbers of three-card windows in a suit, and of their patterns: five states for each card."""
THEIR_SETS, THEIR_SET = 13, 70
"""Numbers of ranks, and of their patterns: how many of the rank's cards are in each of five states.
"""
MOST_DEADWOOD, MOST_OUTS, MOST_KNOCK_OUTS = 60, 15, 15
MOST_PICKS, MOST_HELD, MOST_MELDED = 5, 7, 10
LIMITS, LIMITED = 11, 22
"""Numbers of values of the knock limit (0 to 10 or more) and of the deadwood (0 to 21 or more)."""
NO_LIMIT = 999
"""Knock limit for rules without one."""
MOST_SHOWN = 2
"""Maximum count of the opponent's eager hands, and of the patient ones."""
EAGER_FROM, PATIENT_FROM = 4, 9
"""Number of a player's turns from which an earlier hand counts as eager, or as patient.

Only hands that the player ended with deadwood can count as eager; all others can count as patient.
"""
FAR = 40
"""Deadwood above which outs are not counted."""

AT_OWN_RUNS = 0
AT_OWN_SETS = AT_OWN_RUNS + OWN_RUNS * OWN_RUN
AT_THEIR_RUNS = AT_OWN_SETS + OWN_SETS * OWN_SET
AT_THEIR_SETS = AT_THEIR_RUNS + THEIR_RUNS * THEIR_RUN
AT_DEADWOOD = AT_THEIR_SETS + THEIR_SETS * THEIR_SET
AT_STOCK = AT_DEADWOOD + STAGES * (MOST_DEADWOOD + 1)
AT_OUTS = AT_STOCK + FULL_STOCK + 1
AT_PICKS = AT_OUTS + STAGES * (MOST_OUTS + 2)
AT_DISCARD = AT_PICKS + STAGES * (MOST_PICKS + 1)
AT_LAST = AT_DISCARD + 13
AT_MELDED = AT_LAST + STAGES * 13
AT_KNOCK_OUTS = AT_MELDED + STAGES * (MOST_MELDED + 1)
AT_HELD = AT_KNOCK_OUTS + STAGES * (MOST_KNOCK_OUTS + 1)
AT_LIMIT = AT_HELD + STAGES * (MOST_HELD + 1)
AT_LIMITED = AT_LIMIT + STAGES * LIMITS
AT_MANNER = AT_LIMITED + LIMITS * LIMITED
FEATURES = AT_MANNER + STAGES * ((MOST_SHOWN + 1) ** 2 - 1)

OPEN, HELD, GONE = 0, 1, 2
"""Card states in the features of the player's own hand."""
UNKNOWN, KNOWN, UNAVAILABLE, REFUSED, ON_TOP = 0, 1, 2, 3, 4
"""Card states in the features of the opponent's hand."""


def _numbered(kinds: int) -> tuple[int, ...]:
    """Return an index for each way to divide four cards among `kinds` states and one more.

    The result has the index of a way at the place given by the counts of the `kinds` states, read
    as digits in base 5.
    """
    places = [0] * 5**kinds
    ways = (counts for counts in product(range(5), repeat=kinds) if sum(counts) <= 4)
    for place, counts in enumerate(ways):
        number = 0
        for count in counts:
            number = 5 * number + count
        places[number] = place
    return tuple(places)


OWN_PLACE = _numbered(2)
OWN_DIGIT = (0, 5, 1)
THEIR_PLACE = _numbered(4)
THEIR_DIGIT = (0, 125, 25, 5, 1)


class Knowledge(Struct, frozen=True):
    """The nets' knowledge of a hand, apart from the player's own cards.

    `gone` are the cards in the discard pile. `known` are those that the opponent is known to hold.
    `refused` are cards that the opponent passed, left on the pile or discarded. `thrown` are those
    that the opponent discarded, unless this seat discarded them later. `picks` counts the cards
    that the opponent took from the pile. `lasts` are the ranks of the opponent's last three
    discards, latest first, -1 for missing ones. `manner` is the opponent's `manner_of`.
    """

    gone: Hand
    known: Hand
    refused: Hand
    stock: int
    picks: int
    lasts: tuple[int, int, int]
    thrown: Hand
    manner: int = 0


def know(seen: Observation) -> Knowledge:
    """Return the knowledge in an observation, with the whole discard pile as `gone`."""
    refused: Hand = 0
    thrown: Hand = 0
    picks, lasts, top = 0, (-1, -1, -1), None
    for event in seen.log:
        match event:
            case Discarded(seat=who, card=card):
                top = card
                if who == seen.seat:
                    thrown &= ~(1 << card)
                else:
                    refused |= 1 << card
                    thrown |= 1 << card
                    lasts = (card % 13, lasts[0], lasts[1])
            case Drew(seat=who):
                if who != seen.seat and top is not None:
                    refused |= 1 << top
            case Took(seat=who):
                top = None
                picks += who != seen.seat
            case Passed(seat=who, card=card):
                top = card
                if who != seen.seat:
                    refused |= 1 << card
            case _:
                pass
    manner = manner_of(seen.earlier, seen.other) if seen.earlier else 0
    return Knowledge(
        mask_of(seen.discards), seen.known, refused, seen.stock, picks, lasts, thrown, manner
    )


def manner_of(earlier: tuple[PastHand, ...], seat: int) -> int:
    """Return how eager and how patient a player was in earlier hands, as one number."""
    eager = patient = 0
    for hand in earlier:
        turns = hand.turns[seat]
        if hand.ender == seat and hand.deadwood:
            eager += turns >= EAGER_FROM
        else:
            patient += turns >= PATIENT_FROM
    return min(MOST_SHOWN, eager) * (MOST_SHOWN + 1) + min(MOST_SHOWN, patient)


Codes = tuple[list[int], list[int]]
"""States of all cards for the features of the player's hand, and for those of the opponent's."""


def codes(mine: Hand, facts: Knowledge) -> Codes:
    """Return the states of all cards; none is `ON_TOP`."""
    known = facts.known & ~mine
    gone = facts.gone & ~(mine | known)
    refused = facts.refused & ~known
    out = gone | known
    unavailable = (mine | gone) & ~refused
    own, theirs = [], []
    for card in range(52):
        bit = 1 << card
        own.append(HELD if mine & bit else GONE if out & bit else OPEN)
        theirs.append(
            KNOWN
            if known & bit
            else REFUSED
            if refused & bit
            else UNAVAILABLE
            if unavailable & bit
            else UNKNOWN
        )
    return own, theirs


def _own_run(own: list[int], first: int, place: int) -> int:
    at = first + place
    cards = own[at] * 27 + own[at + 1] * 9 + own[at + 2] * 3 + own[at + 3]
    return AT_OWN_RUNS + place * OWN_RUN + cards


def _their_run(theirs: list[int], first: int, place: int) -> int:
    at = first + place
    return AT_THEIR_RUNS + place * THEIR_RUN + theirs[at] * 25 + theirs[at + 1] * 5 + theirs[at + 2]


def _of_rank(codes: Codes, rank: int) -> list[int]:
    own, theirs = codes
    mine = sum(OWN_DIGIT[own[rank + suit]] for suit in (0, 13, 26, 39))
    other = sum(THEIR_DIGIT[theirs[rank + suit]] for suit in (0, 13, 26, 39))
    return [
        AT_OWN_SETS + rank * OWN_SET + OWN_PLACE[mine],
        AT_THEIR_SETS + rank * THEIR_SET + THEIR_PLACE[other],
    ]


def of_cards(codes: Codes) -> list[int]:
    """Return the features of all cards."""
    own, theirs = codes
    found = []
    for first in (0, 13, 26, 39):
        found += [_own_run(own, first, place) for place in range(OWN_RUNS)]
        found += [_their_run(theirs, first, place) for place in range(THEIR_RUNS)]
    for rank in range(13):
        found += _of_rank(codes, rank)
    return found


def about(codes: Codes, card: int) -> list[int]:
    """Return the features that this card is part of."""
    own, theirs = codes
    rank = card % 13
    first = card - rank
    found = [_own_run(own, first, place) for place in range(max(0, rank - 3), min(9, rank) + 1)]
    found += [
        _their_run(theirs, first, place) for place in range(max(0, rank - 2), min(10, rank) + 1)
    ]
    return found + _of_rank(codes, rank)


class FeatureReader:
    """Features of hands under fixed rules, with a cache."""

    __slots__ = ("_fitting", "_known", "_limit", "_solver", "_values")

    def __init__(self, rules: Rules, limit: int) -> None:
        """Prepare for a knock limit; 0 means that only gin ends a hand."""
        self._solver: Solver = own_solver(rules)
        self._values = rules.values.own * 4
        self._limit = min(LIMITS - 1, limit)
        self._fitting = outs_by_partner(rules.melds)
        self._known: dict[Hand, int] = {}

    def deadwood(self, hand: Hand) -> int:
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._solver.deadwood(hand)
        return found

    def forget(self) -> None:
        if len(self._known) > 50_000:
            self._known.clear()

    def of_hand(self, mine: Hand, top: int, out: Hand, facts: Knowledge) -> list[int]:
        """Return the features of a hand as a whole.

        `top` is the card just discarded, -1 if there is none. `out` are cards outside the hand that
        cannot be drawn any more.
        """
        stock = min(facts.stock, FULL_STOCK)
        stage = STAGE[stock]
        count = self.deadwood(mine)
        # Removing a loose card saves exactly its own points. `dearest` is the most that removing
        # one card saves.
        values, dearest, melded = self._values, 0, 0
        rest = mine
        while rest:
            bit = rest & -rest
            rest ^= bit
            saved = count - self.deadwood(mine ^ bit)
            if saved > dearest:
                dearest = saved
            melded += saved != values[bit.bit_length() - 1]
        gin, knock = MOST_OUTS + 1, 0
        if count <= FAR:
            live = EVERY_CARD & ~(mine | out)
            gin, knock = self._outs(mine, live, count, dearest)
            gin = min(gin, MOST_OUTS)
        limit = self._limit
        found = [
            AT_DEADWOOD + stage * (MOST_DEADWOOD + 1) + min(count, MOST_DEADWOOD),
            AT_STOCK + stock,
            AT_OUTS + stage * (MOST_OUTS + 2) + gin,
            AT_KNOCK_OUTS + stage * (MOST_KNOCK_OUTS + 1) + min(MOST_KNOCK_OUTS, knock // 2),
            AT_PICKS + min(MOST_PICKS, facts.picks) * STAGES + stage,
            AT_MELDED + stage * (MOST_MELDED + 1) + min(MOST_MELDED, melded),
            AT_HELD + min(MOST_HELD, (facts.known & ~mine).bit_count()) * STAGES + stage,
            AT_LIMIT + limit * STAGES + stage,
            AT_LIMITED + limit * LIMITED + min(count, LIMITED - 1),
        ]
        if top >= 0:
            found.append(AT_DISCARD + top % 13)
        if facts.lasts[0] >= 0:
            found.append(AT_LAST + facts.lasts[0] * STAGES + stage)
        if facts.manner:
            found.append(AT_MANNER + (facts.manner - 1) * STAGES + stage)
        return found

    def _outs(self, mine: Hand, live: Hand, count: int, dearest: int) -> tuple[int, int]:
        limit, values, deadwood = self._limit, self._values, self.deadwood
        fitting: Hand = 0
        for card in cards_of(mine):
            for partner, outs in self._fitting[card]:
                if mine & partner:
                    fitting |= outs
        gin = knock = 0
        if not count:
            gin = knock = live.bit_count()
            return gin, knock
        left = live & ~fitting
        if count <= limit:
            knock = left.bit_count()
        elif count - dearest < limit:
            # A card that melds with nothing can only replace one that counts more.
            for card in cards_of(left):
                knock += count - dearest + values[card] <= limit
        left = live & fitting
        while left:
            bit = left & -left
            left ^= bit
            hand = mine | bit
            whole = deadwood(hand)
            if whole > limit + 10:
                continue
            best = whole
            rest = hand
            while rest and best:
                low = rest & -rest
                rest ^= low
                if whole - values[low.bit_length() - 1] < best:
                    after = deadwood(hand ^ low)
                    if after < best:
                        best = after
            gin += not best
            knock += best <= limit
        return gin, knock
