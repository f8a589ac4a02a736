"""Advice for Solitary Gin: the discard after which the least penalty is to be expected.

Every loose card may still be melded by the draws to come. How likely that is follows from the cards
that complete it with one of the hand, and from the pairs that would still have to come.
"""

from __future__ import annotations

from dataclasses import dataclass

from gin.ai.trios import awaiting, completing
from gin.core.cards import Card, Hand, cards_of, mask_of
from gin.rules.actions import Action, Discard, Draw, Gin, Stop
from gin.rules.engine import legal
from gin.rules.observe import Observation
from gin.rules.scoring import own_solver
from gin.rules.table import Phase

CHEAPER = 0.9
"""By how much each turn to come shrinks what a dear card costs beyond the cheapest one, whose place
it will probably have lost to such a one."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and what speaks for it: the penalty that stands, and the cards that would help."""

    action: Action
    penalty: int
    helping: Hand


def advise(seen: Observation) -> Advice:
    """The best move in a solitary deal; the same each time it is asked about the same deal."""
    options = legal(seen)
    solver = own_solver(seen.rules)
    for option in options:
        if isinstance(option, Gin):
            return Advice(option, seen.rules.solo.gin, 0)
    if seen.phase is Phase.DRAW:
        # A drawn card can always be discarded again, so that a turn never costs anything.
        action = Draw() if Draw() in options else Stop()
        return Advice(action, solver.deadwood(seen.hand), _helping(seen, seen.hand))
    best = _best_discard(seen)
    kept = seen.hand & ~best.bit
    return Advice(Discard(best), solver.deadwood(kept), _helping(seen, kept))


def _helping(seen: Observation, kept: Hand) -> Hand:
    """The unseen cards that would lower the penalty by becoming part of a meld."""
    solver = own_solver(seen.rules)
    now = solver.deadwood(kept)
    values = seen.rules.values.own
    return mask_of(
        draw
        for draw in cards_of(seen.unseen)
        if solver.deadwood(kept | draw.bit) < now + values[draw.rank]
        and solver.best_discards(kept | draw.bit)[0] < now
    )


def _best_discard(seen: Observation) -> Card:
    """The card without which the least penalty is to be expected."""
    outlook = _Outlook(seen)
    return min(cards_of(seen.hand), key=lambda card: (outlook.after(card), card))


class _Outlook:
    """What a hand of eleven cards may still come to, one of them discarded."""

    __slots__ = ("_count", "_dear", "_hand", "_left", "_live", "_outs", "_pairs_to_come", "_solo")

    def __init__(self, seen: Observation) -> None:
        rules = seen.rules
        values = rules.values.own
        self._hand = seen.hand
        self._live = seen.unseen
        self._left = rules.solo.turns - seen.turns[0] - 1
        self._solo = rules.solo.gin
        self._count = own_solver(rules).deadwood
        least = min(values)
        shrunk = CHEAPER**self._left
        partners, pairs = completing(rules.melds), awaiting(rules.melds)
        cards = cards_of(seen.hand)
        self._dear = {card: least + (values[card.rank] - least) * shrunk for card in cards}
        self._outs = {
            card: [(partner, outs) for partner, outs in partners[card] if seen.hand & partner]
            for card in cards
        }
        self._pairs_to_come = {
            card: sum(bool(a & self._live and b & self._live) for a, b in pairs[card])
            for card in cards
        }

    def after(self, discard: Card) -> float:
        """The penalty to be expected once this card is discarded."""
        kept = self._hand & ~discard.bit
        now = self._count(kept)
        if not now:
            return self._solo
        penalty, gin = 0.0, 1.0
        for card in cards_of(kept):
            if self._count(kept & ~card.bit) < now:
                stays = self._stays_loose(card, kept)
                penalty += self._dear[card] * stays
                gin *= 1 - stays
        return penalty + self._solo * gin

    def _stays_loose(self, card: Card, kept: Hand) -> float:
        """The chance that no draw to come melds a loose card."""
        live, left = max(1, self._live.bit_count()), self._left
        outs: Hand = 0
        for partner, completes in self._outs[card]:
            if kept & partner:
                outs |= completes
        one = (1 - (outs & self._live).bit_count() / live) ** left
        two = (1 - min(1.0, left * (left - 1) / live**2)) ** self._pairs_to_come[card]
        return one * two
