"""Advice for Solitary Gin: the discard that leaves the lowest penalty to be expected."""

from __future__ import annotations

from dataclasses import dataclass

from gin.core.cards import Card, Hand, cards_of
from gin.rules.actions import Action, Discard, Draw, Gin, Stop
from gin.rules.engine import legal
from gin.rules.observe import Observation
from gin.rules.scoring import own_solver
from gin.rules.table import Phase


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and what speaks for it: the penalty that stands, and the cards that would help."""

    action: Action
    penalty: int
    helping: Hand


def advise(seen: Observation) -> Advice:
    """The best move in a solitary deal, as far as one draw ahead shows."""
    options = legal(seen)
    solver = own_solver(seen.rules)
    for option in options:
        if isinstance(option, Gin):
            return Advice(option, seen.rules.solo.gin, 0)
    if seen.phase is Phase.DRAW:
        penalty = solver.deadwood(seen.hand)
        action = Draw() if Draw() in options else Stop()
        return Advice(action, penalty, _helping(seen, seen.hand))
    left = seen.rules.solo.turns - seen.turns[0] - 1
    best = min(cards_of(seen.hand), key=lambda card: (_expected(seen, card, left), card))
    kept = seen.hand & ~best.bit
    return Advice(Discard(best), solver.deadwood(kept), _helping(seen, kept))


def _expected(seen: Observation, card: Card, left: int) -> float:
    """The penalty to expect after discarding a card with `left` turns to come: the fewer are left,
    the more the penalty that stands counts, and the less what may still come."""
    solver = own_solver(seen.rules)
    kept = seen.hand & ~card.bit
    now = solver.deadwood(kept)
    if not left:
        return now
    unseen = cards_of(seen.unseen)
    total = 0
    for draw in unseen:
        after, _ = solver.best_discards(kept | draw.bit)
        total += min(now, after if after else seen.rules.solo.gin)
    mean = total / len(unseen)
    return now + min(left, 6) * (mean - now)


def _helping(seen: Observation, kept: Hand) -> Hand:
    """The unseen cards that would lower the penalty by becoming part of a meld."""
    solver = own_solver(seen.rules)
    now = solver.deadwood(kept)
    values = seen.rules.values.own
    return sum(
        draw.bit
        for draw in cards_of(seen.unseen)
        if solver.deadwood(kept | draw.bit) < now + values[draw.rank]
        and solver.best_discards(kept | draw.bit)[0] < now
    )
