"""Challenges to compare hands (rules 8, Colonel).

Depending on the rules, a player may challenge at any decision of either player, or only in their
own turn. In each turn, a player may challenge once. After a refused challenge, the flow resumes
where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from msgspec.structs import replace

from gin.rules.counting.whole_hands import count_challenge
from gin.rules.flows.over import over
from gin.rules.model.actions import Accept, Action, Challenge, Refuse
from gin.rules.model.events import ChallengeMade, ChallengeMet
from gin.rules.model.laid_melds import Asked
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import Challenges
from gin.rules.model.table import Table

Word = Challenge | Accept | Refuse
"""An action about a challenge."""


def legal(seen: Observation) -> Iterator[Word]:
    """Yield the challenge actions of this seat, on turn or not."""
    if seen.phase is Phase.CHALLENGED:
        if seen.turn == seen.seat:
            yield from (Accept(), Refuse())
    elif why_not(seen, Challenge(seen.seat)) is None:
        yield Challenge(seen.seat)


def concerns(action: Action, seen: Observation) -> TypeGuard[Word]:
    """Check whether this module handles the action: a challenge, or any action during one."""
    return isinstance(action, Challenge) or seen.phase is Phase.CHALLENGED


def why_not(seen: Observation, action: Action) -> Refusal | None:
    """Return why this seat may not take the action; None if it may."""
    if not isinstance(action, Challenge):
        answers = isinstance(action, Accept | Refuse)
        return None if answers else Refusal(Reason.ANSWER_FIRST)
    allowed = seen.rules.laying.challenge
    if allowed is Challenges.OFF:
        return Refusal(Reason.NOT_IN_THIS_GAME)
    if action.seat != seen.seat:
        return Refusal(Reason.NOT_YOUR_CHALLENGE)
    if seen.phase is Phase.CHALLENGED:
        return Refusal(Reason.ANSWER_FIRST)
    if seen.turn != seen.seat and allowed is Challenges.OWN_TURN:
        return Refusal(Reason.CHALLENGE_OWN_TURN)
    if seen.seat in seen.spread.challenged:
        return Refusal(Reason.CHALLENGED_ALREADY)
    return None


def carry_out(table: Table, action: Word) -> Table:
    """Return the table after a legal challenge action."""
    spread = table.spread
    if isinstance(action, Challenge):
        asked = Asked(action.seat, table.phase, table.turn)
        return replace(
            table,
            phase=Phase.CHALLENGED,
            turn=1 - action.seat,
            spread=replace(spread, asked=asked, challenged=(*spread.challenged, action.seat)),
            log=table.log.with_event(ChallengeMade(action.seat)),
        )
    now = spread.asked
    assert now is not None
    accepted = isinstance(action, Accept)
    table = replace(
        table,
        phase=now.phase,
        turn=now.turn,
        spread=replace(spread, asked=None),
        log=table.log.with_event(ChallengeMet(1 - now.seat, accepted)),
    )
    if not accepted:
        return table
    return over(table, count_challenge(table.rules, table.hands, table.spread, now.seat))
