"""Draw, lay out melds, offer a card: the flow of Skarney Gin (rules 8)."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.cards import Card, Rank, cards_of
from gin.rules.counting.whole_hands import count_laying_stock_end, count_out
from gin.rules.flows import layouts
from gin.rules.flows.drawing import from_stock, with_finished_turn, with_hand
from gin.rules.flows.drawing import start as start
from gin.rules.flows.over import over, untouched_after, void_if_untouched
from gin.rules.model.actions import Accept, Action, Discard, Done, Draw, HoldUp, LayOut, Refuse
from gin.rules.model.events import EndedTurn, HeldUp, LeftOffered, TookOffered, WentOut
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.result import Outcome
from gin.rules.model.table import Table


def legal(seen: Observation) -> tuple[Action, ...]:
    """Return the actions of the seat on turn, with the lay-outs worth suggesting."""
    match seen.phase:
        case Phase.DRAW:
            return (Draw(),)
        case Phase.CONSIDER:
            return (Accept(), Refuse())
        case Phase.MELD:
            words: tuple[Action, ...] = (Done(), *map(HoldUp, cards_of(seen.hand)))
            ends = (action for action in words if why_not(seen, action) is None)
            return (*ends, *layouts.suggested(seen, lambda left: True))
        case _:
            return ()


def stock_at_end(seen: Observation) -> bool:
    """Check whether only the cards that are never drawn are left in the stock."""
    return seen.stock <= seen.rules.exhaustion.floor


def why_not(seen: Observation, action: Action) -> Refusal | None:
    """Return why the seat on turn may not take the action; None if it may."""
    match action:
        case Draw():
            return _why_not_draw(seen)
        case LayOut():
            return _why_not_meld(seen) or layouts.why_not(seen, action)
        case HoldUp(card):
            return _why_not_meld(seen) or _why_not_hold_up(seen, card)
        case Done():
            return _why_not_meld(seen) or _why_not_done(seen)
        case Accept() | Refuse():
            return None if seen.phase is Phase.CONSIDER else Refusal(Reason.NOTHING_OFFERED)
        case Discard():
            return Refusal(Reason.NOTHING_IS_DISCARDED)
        case _:
            return Refusal(Reason.NOT_IN_THIS_GAME)


def _why_not_draw(seen: Observation) -> Refusal | None:
    match seen.phase:
        case Phase.DRAW:
            return None
        case Phase.CONSIDER:
            return Refusal(Reason.ANSWER_FIRST)
        case _ if seen.drawn is None:
            return Refusal(Reason.ACE_COSTS_DRAW, card=seen.spread.accepted)
        case _:
            return Refusal(Reason.ALREADY_DRAWN, detail="offer a card")


def _why_not_meld(seen: Observation) -> Refusal | None:
    match seen.phase:
        case Phase.MELD:
            return None
        case Phase.CONSIDER:
            return Refusal(Reason.ANSWER_FIRST)
        case _:
            return Refusal(Reason.DRAW_FIRST)


def _why_not_hold_up(seen: Observation, card: Card) -> Refusal | None:
    if not seen.hand & card.bit:
        return Refusal(Reason.NOT_IN_HAND, card=card)
    if stock_at_end(seen):
        return Refusal(Reason.STOCK_AT_END)
    if seen.hand == card.bit:
        return Refusal(Reason.LAST_CARD, card=card)
    return Refusal(Reason.JUST_ACCEPTED, card=card) if card == seen.spread.accepted else None


def _why_not_done(seen: Observation) -> Refusal | None:
    if stock_at_end(seen) or seen.hand.bit_count() == 1:
        return None
    return Refusal(Reason.MUST_OFFER)


def carry_out(table: Table, action: Action) -> Table:
    """Return the table after a legal action."""
    seat = table.turn
    match action:
        case Draw():
            return from_stock(table, Phase.MELD)
        case LayOut():
            after = layouts.laid(table, action)
            return after if after.hands[seat] else _went_out(after, seat)
        case HoldUp(card):
            after = _next_turn(table, Phase.CONSIDER)
            spread = replace(after.spread, held_up=card)
            log = table.log.with_event(HeldUp(seat, card))
            return void_if_untouched(replace(after, spread=spread, log=log))
        case Done():
            last = table.hands[seat].bit_count() == 1
            after = replace(
                _next_turn(table, Phase.DRAW), log=table.log.with_event(EndedTurn(seat, last))
            )
            if len(table.stock) > table.rules.exhaustion.floor:
                return void_if_untouched(after)
            return over(after, count_laying_stock_end(table.rules, after.hands, after.spread))
        case Accept():
            return _accepted(table)
        case Refuse():
            card = _held_up(table)
            spread = replace(table.spread, held_up=None)
            log = table.log.with_event(LeftOffered(seat, card))
            return replace(table, phase=Phase.DRAW, spread=spread, log=log)
        case _:
            raise AssertionError(f"{action} is not of this flow")


def _next_turn(table: Table, phase: Phase) -> Table:
    return replace(
        table,
        phase=phase,
        turn=1 - table.turn,
        drawn=None,
        turns=with_finished_turn(table.turns, table.turn),
        untouched=untouched_after(table),
        spread=table.spread.rested(),
    )


def _held_up(table: Table) -> Card:
    card = table.spread.held_up
    assert card is not None
    return card


def _accepted(table: Table) -> Table:
    """Hand over the offered card. An ace replaces the draw."""
    seat, card = table.turn, _held_up(table)
    hands = with_hand(table.hands, seat, table.hands[seat] | card.bit)
    hands = with_hand(hands, 1 - seat, hands[1 - seat] & ~card.bit)
    return replace(
        table,
        phase=Phase.MELD if card.rank is Rank.ACE else Phase.DRAW,
        hands=hands,
        spread=replace(table.spread, held_up=None, accepted=card),
        log=table.log.with_event(TookOffered(seat, card)),
    )


def _went_out(table: Table, seat: int) -> Table:
    table = replace(table, log=table.log.with_event(WentOut(seat, gin=True)))
    return over(table, count_out(table.rules, table.hands, table.spread, seat, Outcome.GIN))
