"""Advice for Solitary Gin: the discard with the least expected penalty.

A loose card may still be melded, by one later draw with another card of the hand or by two later
draws. The best discards by these chances may then be compared after every possible next draw.
"""

from __future__ import annotations

import math

from msgspec import Struct

from gin.ai.player import Steps, run
from gin.ai.tactics.outs import outs_by_partner, pairs_completed_by
from gin.core.cards import Card, Hand, cards_of, mask_of
from gin.rules.counting.scoring import own_solver
from gin.rules.engine import legal
from gin.rules.model.actions import Action, Discard, Draw, Gin, Stop
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules

CHEAPER = 0.9
"""Factor, for each remaining turn, on a loose card's points beyond those of the lowest card.

A lower card will probably replace it by the end.
"""
TRIED = 3
"""Maximum number of discards that are compared after every possible next draw."""
NEAR = 4.0
"""Maximum points by which a compared discard may be worse than the best one."""


class Advice(Struct, frozen=True):
    """A move and its reason: the penalty at present, and the cards that would lower it."""

    action: Action
    penalty: int
    helping: Hand


def advise(seen: Observation, *, ahead: bool = True) -> Advice:
    """Return the best move in a solitary deal. Equal observations get equal moves.

    Without `ahead`, it skips the slow comparison after every possible draw.
    """
    return run(advice_steps(seen, ahead=ahead))


def best_move(seen: Observation, *, ahead: bool = True) -> Action:
    """Return the move of `advise`, sooner because it looks for no reason."""
    return run(move_steps(seen, ahead=ahead))


def advice_steps(seen: Observation, *, ahead: bool = True) -> Steps[Advice]:
    """Return the best move in a solitary deal, computed in short steps."""
    action = yield from move_steps(seen, ahead=ahead)
    if isinstance(action, Gin):
        return Advice(action, seen.rules.solo.gin, 0)
    kept = seen.hand & ~action.card.bit if isinstance(action, Discard) else seen.hand
    return Advice(action, own_solver(seen.rules).deadwood(kept), _helping(seen, kept))


def move_steps(seen: Observation, *, ahead: bool = True) -> Steps[Action]:
    """Return the move of `best_move`, computed in short steps."""
    options = legal(seen)
    for option in options:
        if isinstance(option, Gin):
            return option
    if seen.phase is Phase.DRAW:
        # The player may discard the drawn card again, so a draw costs nothing.
        return Draw() if Draw() in options else Stop()
    return Discard((yield from _best_discard(seen, ahead=ahead)))


def _helping(seen: Observation, kept: Hand) -> Hand:
    solver = own_solver(seen.rules)
    now = solver.deadwood(kept)
    values = seen.rules.values.own
    return mask_of(
        draw
        for draw in cards_of(seen.unseen)
        if solver.deadwood(kept | draw.bit) < now + values[draw.rank]
        and solver.best_discards(kept | draw.bit)[0] < now
    )


def _best_discard(seen: Observation, *, ahead: bool) -> Steps[Card]:
    outlook, live = _Outlook(seen.rules), seen.unseen
    left = seen.rules.solo.turns - seen.turns[0] - 1
    worths = sorted(
        (outlook.after(seen.hand & ~card.bit, live, left), card) for card in cards_of(seen.hand)
    )
    near = [card for worth, card in worths[:TRIED] if worth - worths[0][0] <= NEAR]
    if len(near) == 1 or not left or not ahead:
        return near[0]
    sums = []
    for card in near:
        kept, total = seen.hand & ~card.bit, 0.0
        for draw in cards_of(live):
            total += outlook.after_draw(kept, live, draw.bit, left)
            if (yield):
                return near[0]
        sums.append(total)
    return near[sums.index(min(sums))]


class _Outlook:
    """Expected penalty of ten cards, from all unseen cards and the turns left."""

    __slots__ = ("_count", "_known", "_pairs", "_partners", "_solo", "_to_come", "_values")

    def __init__(self, rules: Rules) -> None:
        self._values = rules.values.own * 4
        self._solo = rules.solo.gin
        self._count = own_solver(rules).deadwood
        self._known: dict[Hand, tuple[int, tuple[tuple[int, Hand], ...]]] = {}
        self._partners = outs_by_partner(rules.melds)
        self._pairs = pairs_completed_by(rules.melds)
        self._to_come: dict[tuple[int, Hand], int] = {}

    def after(self, kept: Hand, live: Hand, left: int) -> float:
        """Return the expected penalty of ten cards with `left` turns left and `live` cards to come.

        If all loose cards are melded, the hand is gin.
        """
        penalty, loose = self._loose(kept)
        if not penalty:
            return self._solo
        unseen = max(1, live.bit_count())
        two = 1 - min(1.0, left * (left - 1) / unseen**2)
        shrunk, values = CHEAPER**left, self._values
        least = min(values)
        expected, gin = 0.0, 1.0
        for card, outs in loose:
            stays = (1 - (outs & live).bit_count() / unseen) ** left
            stays *= two ** self._pairs_to_come(card, live)
            expected += (least + (values[card] - least) * shrunk) * stays
            gin *= 1 - stays
        return expected + self._solo * gin

    def after_draw(self, kept: Hand, live: Hand, draw: Hand, left: int) -> float:
        """Return `after` a draw, with its best discard."""
        hand, least = kept | draw, math.inf
        rest = hand
        while rest and least > self._solo:
            bit = rest & -rest
            rest ^= bit
            least = min(least, self.after(hand ^ bit, live ^ draw, left - 1))
        return least

    def _loose(self, kept: Hand) -> tuple[int, tuple[tuple[int, Hand], ...]]:
        found = self._known.get(kept)
        if found is None:
            count, now, loose = self._count, self._count(kept), []
            rest = kept if now else 0
            while rest:
                bit = rest & -rest
                rest ^= bit
                if count(kept ^ bit) < now:
                    card, outs = bit.bit_length() - 1, 0
                    for partner, completes in self._partners[card]:
                        if kept & partner:
                            outs |= completes
                    loose.append((card, outs))
            found = self._known[kept] = now, tuple(loose)
        return found

    def _pairs_to_come(self, card: int, live: Hand) -> int:
        key = card, live
        found = self._to_come.get(key)
        if found is None:
            found = sum(bool(a & live and b & live) for a, b in self._pairs[card])
            self._to_come[key] = found
        return found
