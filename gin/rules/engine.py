"""Start a hand, say what is legal, and carry an action out: one door to every flow.

Three levels of trust in three names: `legal` generates, `why_not` judges anything that a player
may come up with, `apply` judges and carries out.
"""

from __future__ import annotations

from types import ModuleType
from typing import Protocol, cast

from msgspec import Struct
from msgspec.structs import replace

from gin.core.cards import Card, Suit
from gin.rules.flows import challenges, classic, laying, offering, offers, solo
from gin.rules.model.actions import Action, Challenge, notation
from gin.rules.model.events import Event
from gin.rules.model.history import PastHand
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import ActionRefused, Reason, Refusal
from gin.rules.model.rules import Challenges, Flow, Rules
from gin.rules.model.stakes import Die
from gin.rules.model.table import Table, observe


class FlowModule(Protocol):
    """What a module in `gin.rules.flows` offers."""

    def start(
        self, rules: Rules, deck: tuple[Card, ...], dealer: int, scores: tuple[int, ...]
    ) -> Table:
        """The table just dealt."""

    def legal(self, seen: Observation) -> tuple[Action, ...]:
        """The actions of the seat on turn, in a fixed order."""

    def why_not(self, seen: Observation, action: Action) -> Refusal | None:
        """Why the seat on turn may not do this; None if it may."""

    def carry_out(self, table: Table, action: Action) -> Table:
        """The table after an action known to be legal."""


def _module(module: ModuleType) -> FlowModule:
    return cast(FlowModule, module)


FLOWS: dict[Flow, FlowModule] = {
    Flow.CLASSIC: _module(classic),
    Flow.SOLO: _module(solo),
    Flow.LAYING: _module(laying),
    Flow.OFFERING: _module(offering),
}


class Step(Struct, frozen=True):
    """A table and the events that led to it from the one before."""

    table: Table
    events: tuple[Event, ...]


def start(
    rules: Rules,
    deck: tuple[Card, ...],
    dealer: int,
    scores: tuple[int, ...] = (0, 0),
    closed: tuple[Suit, ...] = (),
    die: Die | None = None,
    earlier: tuple[PastHand, ...] = (),
) -> Step:
    """The hand dealt from `deck` (52 cards, in the order dealt) by `dealer`.

    Cards go to seat 0 and seat 1 in turn, whoever deals, so that one deal code shows a player the
    same cards under any dealer. Nothing is scored in the suits that are `closed`. A game
    with a stake die begins with `die`, or with a fresh one. `earlier` are the match's hands before.
    """
    dealt = FLOWS[rules.flow].start(rules, deck, dealer, scores)
    table = offers.with_stake(replace(dealt, closed=closed, earlier=earlier), die)
    return Step(table, table.log.events)


def legal(seen: Observation) -> tuple[Action, ...]:
    """What the observing seat may do now, in a fixed order; out of turn no more than challenge.

    Ways to end the hand come with the arrangements worth suggesting, as lay-outs do; others are
    legal too, and `why_not` judges them.
    """
    if seen.phase is Phase.OVER:
        return ()
    if seen.turn != seen.seat:
        return tuple(challenges.legal(seen))
    actions = FLOWS[seen.rules.flow].legal(seen)
    if seen.rules.laying.challenge is not Challenges.OFF:
        actions = (*actions, *challenges.legal(seen))
    return actions if seen.stake is None else (*actions, *offers.legal(seen))


def why_not(seen: Observation, action: Action) -> Refusal | None:
    """Why the observing seat may not do this; None if it may."""
    if seen.phase is Phase.OVER:
        return Refusal(Reason.HAND_OVER)
    if isinstance(action, Challenge):
        return challenges.why_not(seen, action)
    if seen.turn != seen.seat:
        return Refusal(Reason.NOT_YOUR_TURN)
    if offers.concerns(action, seen):
        return offers.why_not(seen, action)
    if challenges.concerns(action, seen):
        return challenges.why_not(seen, action)
    return offers.why_not_yet(seen) or FLOWS[seen.rules.flow].why_not(seen, action)


def actor(table: Table, action: Action) -> int:
    """Whose action it is: that of the player on turn, unless it is a challenge."""
    if isinstance(action, Challenge) and action.seat in range(table.rules.seats):
        return action.seat
    return table.turn


def apply(table: Table, action: Action) -> Step:
    """The table after the player whose action it is has done it, and what happened.

    Raises Refused, which names the action and the reason; the table is never changed.
    """
    seen = observe(table, actor(table, action))
    refusal = why_not(seen, action)
    if refusal is not None:
        raise ActionRefused(notation(action), refusal)
    if offers.concerns(action, seen):
        after = offers.carry_out(table, action)
    elif challenges.concerns(action, seen):
        after = challenges.carry_out(table, action)
    else:
        after = FLOWS[table.rules.flow].carry_out(table, action)
    return Step(after, after.log.since(table.log))
