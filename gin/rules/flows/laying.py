"""Draw, lay melds out, discard: the flow of Colonel (rules 8)."""

from __future__ import annotations

from gin.core.cards import Card, Hand, cards_of
from gin.core.frozen import changed
from gin.rules.actions import Action, Discard, Draw, LayOut, Pass, Take
from gin.rules.events import Discarded, Drew, Took, WentOut
from gin.rules.flows import layouts
from gin.rules.flows.drawing import gained, one_more, passed, with_hand
from gin.rules.flows.drawing import start as start
from gin.rules.flows.over import over
from gin.rules.observe import Observation
from gin.rules.refusal import Reason, Refusal
from gin.rules.result import Outcome
from gin.rules.rules import LastDiscard
from gin.rules.table import Phase, Table
from gin.rules.whole_hands import count_out, count_used_up


def legal(seen: Observation) -> tuple[Action, ...]:
    """The actions of the seat on turn, with the lay-outs worth suggesting."""
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
    """The card just taken from the discard pile, which stays in the hand for this turn."""
    return seen.drawn if seen.taken and not seen.rules.pile.rediscard_taken else None


def _may_leave(seen: Observation, left: Hand) -> bool:
    """Can the turn be ended with this hand: with a card that may be discarded, or none?"""
    barred = _barred(seen)
    return barred is None or left != barred.bit


def why_not(seen: Observation, action: Action) -> Refusal | None:
    """Why the seat on turn may not do this; None if it may."""
    match action:
        case Draw():
            return _why_not_in(seen, Phase.DRAW)
        case Take():
            return _why_not_take(seen)
        case Pass():
            if seen.phase in (Phase.UPCARD, Phase.LAST_DISCARD):
                return None
            return Refusal(Reason.NOTHING_TO_PASS)
        case LayOut():
            return (
                _why_not_in(seen, Phase.MELD)
                or layouts.why_not(seen, action)
                or _why_not_left(seen, layouts.left_after(seen.hand, action))
            )
        case Discard(card):
            return _why_not_in(seen, Phase.MELD) or _why_not_discard(seen, card)
        case _:
            return Refusal(Reason.NOT_IN_THIS_GAME)


def _why_not_in(seen: Observation, wanted: Phase) -> Refusal | None:
    """The refusal of an act that belongs to another phase."""
    if seen.phase is wanted:
        return None
    match seen.phase:
        case Phase.UPCARD | Phase.LAST_DISCARD:
            return Refusal(Reason.TAKE_OR_PASS)
        case Phase.MELD:
            return Refusal(Reason.ALREADY_DRAWN)
        case _:
            return Refusal(Reason.DRAW_FIRST)


def _why_not_take(seen: Observation) -> Refusal | None:
    if seen.phase in (Phase.UPCARD, Phase.LAST_DISCARD):
        return None
    refusal = _why_not_in(seen, Phase.DRAW)
    if refusal is not None:
        return refusal
    if seen.stock_only:
        return Refusal(Reason.STOCK_ONLY)
    return None if seen.discards else Refusal(Reason.PILE_EMPTY)


def _why_not_left(seen: Observation, left: Hand) -> Refusal | None:
    if _may_leave(seen, left):
        return None
    return Refusal(Reason.ONLY_TAKEN_LEFT, card=seen.drawn)


def _why_not_discard(seen: Observation, card: Card) -> Refusal | None:
    if not seen.hand & card.bit:
        return Refusal(Reason.NOT_IN_HAND, card=card)
    return Refusal(Reason.JUST_TAKEN, card=card) if card == _barred(seen) else None


def carry_out(table: Table, action: Action) -> Table:
    """The table after an action known to be legal."""
    seat = table.turn
    match action:
        case Pass():
            after = passed(table)
            return _used_up(after) if table.phase is Phase.LAST_DISCARD else after
        case Draw():
            card = table.stock[-1]
            left = table.stock[:-1]
            return gained(table, Phase.MELD, Drew(seat, card), left, table.discards)
        case Take():
            card = table.discards[-1]
            left = table.discards[:-1]
            return gained(table, Phase.MELD, Took(seat, card), table.stock, left)
        case LayOut():
            after = layouts.laid(table, action)
            return after if after.hands[seat] else _out(after, seat)
        case Discard(card):
            return _discarded(table, card)
        case _:
            raise AssertionError(f"{action} is not of this flow")


def _discarded(table: Table, card: Card) -> Table:
    seat = table.turn
    table = changed(
        table,
        phase=Phase.DRAW,
        turn=1 - seat,
        hands=with_hand(table.hands, seat, table.hands[seat] & ~card.bit),
        discards=(*table.discards, card),
        drawn=None,
        taken=False,
        turns=one_more(table.turns, seat),
        spread=table.spread.rested(),
        log=table.log.told(Discarded(seat, card)),
    )
    if not table.hands[seat]:
        return _out(table, seat)
    if table.last_turn:
        return _used_up(table)
    if len(table.stock) > table.rules.exhaustion.floor:
        return table
    if table.rules.exhaustion.last_discard is LastDiscard.STAYS:
        return _used_up(table)
    return changed(table, phase=Phase.LAST_DISCARD)


def _out(table: Table, seat: int) -> Table:
    table = changed(table, log=table.log.told(WentOut(seat, gin=False)))
    return over(table, count_out(table.rules, table.hands, table.spread, seat, Outcome.OUT))


def _used_up(table: Table) -> Table:
    return over(table, count_used_up(table.rules, table.hands, table.spread))
