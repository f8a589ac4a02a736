"""Draw, lay out melds, discard: the flow of Colonel (rules 8)."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.cards import Card, Hand, cards_of
from gin.rules.counting.whole_hands import count_laying_stock_end, count_out
from gin.rules.flows import layouts
from gin.rules.flows.drawing import (
    after_discard,
    discarded,
    from_pile,
    from_stock,
    passed,
    why_not_in,
    why_not_pass,
    why_not_pile,
)
from gin.rules.flows.drawing import start as start
from gin.rules.flows.over import over
from gin.rules.model.actions import Action, Discard, Draw, LayOut, Pass, Take
from gin.rules.model.events import WentOut
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.result import Outcome
from gin.rules.model.table import Table


def legal(seen: Observation) -> tuple[Action, ...]:
    """Return the actions of the seat on turn, with the lay-outs worth suggesting."""
    match seen.phase:
        case Phase.UPCARD | Phase.LAST_DISCARD:
            return (Take(), Pass())
        case Phase.DRAW:
            drawing: tuple[Action, ...] = (Draw(), Take())
            return tuple(action for action in drawing if why_not(seen, action) is None)
        case Phase.MELD:
            barred = _barred(seen)
            discards = (Discard(card) for card in cards_of(seen.hand) if card != barred)
            return (*discards, *layouts.suggested(seen, lambda left: _may_leave(seen, left)))
        case _:
            return ()


def _barred(seen: Observation) -> Card | None:
    return seen.drawn if seen.taken and not seen.rules.pile.rediscard_taken else None


def _may_leave(seen: Observation, left: Hand) -> bool:
    """Return whether the turn can end with this hand: without cards, or with a card to discard."""
    barred = _barred(seen)
    return barred is None or left != barred.bit


def why_not(seen: Observation, action: Action) -> Refusal | None:
    """Return why the seat on turn may not take the action; None if it may."""
    match action:
        case Draw():
            return why_not_in(seen, Phase.DRAW)
        case Take():
            return _why_not_take(seen)
        case Pass():
            return why_not_pass(seen)
        case LayOut():
            return (
                why_not_in(seen, Phase.MELD)
                or layouts.why_not(seen, action)
                or _why_not_left(seen, layouts.left_after(seen.hand, action))
            )
        case Discard(card):
            return why_not_in(seen, Phase.MELD) or _why_not_discard(seen, card)
        case _:
            return Refusal(Reason.NOT_IN_THIS_GAME)


def _why_not_take(seen: Observation) -> Refusal | None:
    if seen.phase in (Phase.UPCARD, Phase.LAST_DISCARD):
        return None
    return why_not_in(seen, Phase.DRAW) or why_not_pile(seen)


def _why_not_left(seen: Observation, left: Hand) -> Refusal | None:
    if _may_leave(seen, left):
        return None
    return Refusal(Reason.ONLY_TAKEN_LEFT, card=seen.drawn)


def _why_not_discard(seen: Observation, card: Card) -> Refusal | None:
    if not seen.hand & card.bit:
        return Refusal(Reason.NOT_IN_HAND, card=card)
    return Refusal(Reason.JUST_TAKEN, card=card) if card == _barred(seen) else None


def carry_out(table: Table, action: Action) -> Table:
    """Return the table after a legal action."""
    seat = table.turn
    match action:
        case Pass():
            after = passed(table)
            return _ended_by_stock(after) if table.phase is Phase.LAST_DISCARD else after
        case Draw():
            return from_stock(table, Phase.MELD)
        case Take():
            return from_pile(table, Phase.MELD)
        case LayOut():
            after = layouts.laid(table, action)
            return after if after.hands[seat] else _went_out(after, seat)
        case Discard(card):
            return _discarded(table, card)
        case _:
            raise AssertionError(f"{action} is not of this flow")


def _discarded(table: Table, card: Card) -> Table:
    seat = table.turn
    table = replace(discarded(table, card), spread=table.spread.rested())
    return after_discard(table, _ended_by_stock) if table.hands[seat] else _went_out(table, seat)


def _went_out(table: Table, seat: int) -> Table:
    table = replace(table, log=table.log.with_event(WentOut(seat, gin=False)))
    return over(table, count_out(table.rules, table.hands, table.spread, seat, Outcome.OUT))


def _ended_by_stock(table: Table) -> Table:
    return over(table, count_laying_stock_end(table.rules, table.hands, table.spread))
