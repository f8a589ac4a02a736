"""Offers of a higher stake (rules 6).

The die's owner may offer before the players look at their cards, and later at the start of a turn.
While the die has no owner, both players may offer before they look, and with `centre_offers` also
later. After an accepted offer, the flow resumes where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from msgspec.structs import replace

from gin.rules.counting.scoring import count_refusal
from gin.rules.flows.over import over
from gin.rules.model import stakes
from gin.rules.model.actions import Accept, Action, NoOffer, Offer, Refuse
from gin.rules.model.events import Accepted, Event, NotOffered, Offered, Refused
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import Stakes
from gin.rules.model.stakes import HIGHEST, Die, Stake
from gin.rules.model.table import Table

Word = Offer | NoOffer | Accept | Refuse
"""An action about the die."""
_CARD_PHASES = (Phase.CONSIDER, Phase.CHALLENGED)
"""Phases in which Accept and Refuse answer an offered card or a challenge."""
TURN_BEGINS = (Phase.UPCARD, Phase.DRAW, Phase.LAST_DISCARD)
"""Phases at the start of a turn. Once players have seen their cards, they can offer only then."""


def with_stake(table: Table, die: Die | None) -> Table:
    """Add the stake die to a new table, in games with one."""
    if table.rules.stakes.die is Stakes.OFF:
        return table
    stake, phase, turn = stakes.opening_state(table.rules, die or Die(), table.turn, table.phase)
    return replace(table, stake=stake, phase=phase, turn=turn)


def legal(seen: Observation) -> Iterator[Word]:
    """Yield the die actions of the seat on turn."""
    if seen.stake is None:
        return
    if seen.phase is Phase.ANSWER:
        yield from (Accept(), Refuse())
        return
    now = seen.phase is Phase.STAKE or seen.phase in TURN_BEGINS
    if now and stakes.may_offer(seen.rules, seen.stake, seen.seat):
        for value in range(seen.stake.die.value + 1, HIGHEST + 1):
            yield Offer(value)
    if seen.phase is Phase.STAKE:
        yield NoOffer()


def why_not_yet(seen: Observation) -> Refusal | None:
    """Return why no card can be played yet; None unless the stake is being decided."""
    match seen.phase:
        case Phase.STAKE:
            return Refusal(Reason.STAKE_FIRST)
        case Phase.ANSWER:
            return Refusal(Reason.ANSWER_FIRST)
        case _:
            return None


def concerns(action: Action, seen: Observation) -> TypeGuard[Word]:
    """Check whether this action is about the die, in a game that has one."""
    return seen.stake is not None and isinstance(action, Word) and seen.phase not in _CARD_PHASES


def why_not(seen: Observation, action: Word) -> Refusal | None:
    """Return why the seat on turn may not take the action; None if it may."""
    assert seen.stake is not None
    match action:
        case Offer(value):
            return _why_no_offer(seen, seen.stake, value)
        case NoOffer():
            if seen.phase is Phase.STAKE:
                return None
            return Refusal(Reason.ANSWER_FIRST if seen.phase is Phase.ANSWER else Reason.LOOKED)
        case _:
            return None if seen.phase is Phase.ANSWER else Refusal(Reason.NOTHING_OFFERED)


def _why_no_offer(seen: Observation, stake: Stake, value: int) -> Refusal | None:
    if seen.phase is Phase.ANSWER:
        return Refusal(Reason.ANSWER_FIRST)
    if seen.phase is not Phase.STAKE and seen.phase not in TURN_BEGINS:
        return Refusal(Reason.OFFER_BEFORE_DRAWING)
    if stake.die.value >= HIGHEST:
        return Refusal(Reason.DIE_HIGHEST)
    if not stakes.may_offer(seen.rules, stake, seen.seat):
        return Refusal(Reason.LOOKED if stake.die.owner is None else Reason.NOT_OWNER)
    if not stake.die.value < value <= HIGHEST:
        return Refusal(Reason.BAD_OFFER, count=value, limit=stake.die.value)
    return None


def carry_out(table: Table, action: Word) -> Table:
    """Return the table after a legal die action."""
    stake, seat = table.stake, table.turn
    assert stake is not None
    table = replace(table, log=table.log.with_event(event_of(stake, action, seat)))
    if isinstance(action, Refuse):
        return over(table, count_refusal(table.rules, table.hands, stake, 1 - seat))
    stake, phase, turn = stakes.after(
        table.rules, stake, action, seat, 1 - table.dealer, table.phase
    )
    return replace(table, stake=stake, phase=phase, turn=turn)


def event_of(stake: Stake, action: Word, seat: int) -> Event:
    """Return the event of a die action."""
    match action:
        case Offer(value):
            return Offered(seat, value)
        case Accept():
            return Accepted(seat, stake.offer or 0)
        case Refuse():
            return Refused(seat, stake.offer or 0)
        case NoOffer():
            return NotOffered(seat)
