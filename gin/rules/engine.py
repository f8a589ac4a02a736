"""Start a hand, list and check actions, and carry them out."""

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
    """The interface of the modules in `FLOWS`."""

    def start(
        self, rules: Rules, deck: tuple[Card, ...], dealer: int, scores: tuple[int, ...]
    ) -> Table: ...

    def legal(self, seen: Observation) -> tuple[Action, ...]:
        """Return the actions of the seat on turn, in a fixed order."""

    def why_not(self, seen: Observation, action: Action) -> Refusal | None:
        """Return why the seat on turn may not take the action; None if it may."""

    def carry_out(self, table: Table, action: Action) -> Table: ...


def _module(module: ModuleType) -> FlowModule:
    return cast(FlowModule, module)


FLOWS: dict[Flow, FlowModule] = {
    Flow.CLASSIC: _module(classic),
    Flow.SOLO: _module(solo),
    Flow.LAYING: _module(laying),
    Flow.OFFERING: _module(offering),
}


class Step(Struct, frozen=True):
    """A table, and the events since the previous table."""

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
    """Start a hand dealt by `dealer` from `deck` (52 cards in dealing order).

    The first card goes to seat 0 even if seat 0 deals. Nothing is scored in `closed` suits. In
    games with a stake die, the hand begins with `die`, or with a new one. `earlier` are the match's
    past hands.
    """
    dealt = FLOWS[rules.flow].start(rules, deck, dealer, scores)
    table = offers.with_stake(replace(dealt, closed=closed, earlier=earlier), die)
    return Step(table, table.log.events)


def legal(seen: Observation) -> tuple[Action, ...]:
    """Return the actions of the observing seat, in a fixed order.

    A seat that is not on turn can only challenge. Only suggested endings and lay-outs are returned;
    `why_not` accepts other legal ones too.
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
    """Return why the observing seat may not take the action; None if it may."""
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
    """Return the seat that acts: the challenger, otherwise the player on turn."""
    if isinstance(action, Challenge) and action.seat in range(table.rules.seats):
        return action.seat
    return table.turn


def apply(table: Table, action: Action) -> Step:
    """Check and carry out an action; return the new table and the new events.

    Raises:
        ActionRefused: The rules do not allow the action; the error gives the reason.
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
