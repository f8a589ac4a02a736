"""Draw, knock, lay off: the usual flow of two-player games (rules 0.4 to 0.10)."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.cards import DECK, Card, cards_of, mask_of, mask_union
from gin.rules.counting.scoring import (
    best_side,
    count_ending,
    count_stock_end,
    count_void,
    points_of,
)
from gin.rules.counting.suits import open_suits
from gin.rules.flows.drawing import (
    after_discard,
    discarded,
    from_pile,
    from_stock,
    passed,
    why_not_in,
    why_not_pass,
    why_not_pile,
    with_finished_turn,
    with_hand,
)
from gin.rules.flows.drawing import start as start
from gin.rules.flows.endings import (
    answers,
    barred_discard,
    could_end_with,
    endings,
    why_not_end,
    why_not_lay_face_down,
    why_not_lay_off,
)
from gin.rules.flows.over import over, untouched_after
from gin.rules.model.actions import (
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    LayOff,
    Melds,
    Pass,
    Shot,
    Take,
)
from gin.rules.model.ending import Ending
from gin.rules.model.events import Event, Knocked, LaidOff, WentGin
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.result import Side
from gin.rules.model.rules import LastDiscard, StockEnd
from gin.rules.model.table import Table

_DISCARDS = tuple(map(Discard, DECK))


def legal(seen: Observation) -> tuple[Action, ...]:
    """Return the actions of the seat on turn, with the suggested splits for ending the hand."""
    match seen.phase:
        case Phase.DISCARD:
            return (*_discards(seen), *endings(seen))
        case Phase.DRAW:
            return (Draw(), Take()) if _why_not_take(seen) is None else (Draw(),)
        case Phase.UPCARD | Phase.LAST_DISCARD:
            return (Take(), Pass()) if _why_not_take(seen) is None else (Pass(),)
        case Phase.LAY_OFF:
            return answers(seen)
        case _:
            return ()


def _discards(seen: Observation) -> tuple[Action, ...]:
    if _must_end(seen):
        return ()
    barred = barred_discard(seen)
    return tuple([_DISCARDS[card] for card in cards_of(seen.hand) if card != barred])


def why_not(seen: Observation, action: Action) -> Refusal | None:
    """Return why the seat on turn may not take the action; None if it may."""
    match action:
        case Draw():
            return _why_not_draw(seen)
        case Take():
            return _why_not_take(seen)
        case Pass():
            return why_not_pass(seen)
        case Discard(card):
            return why_not_in(seen, Phase.DISCARD) or _why_not_discard(seen, card)
        case Knock() | Gin() | Shot() | BigGin():
            return why_not_in(seen, Phase.DISCARD) or why_not_end(seen, action)
        case LayOff(melds, cards):
            return why_not_in(seen, Phase.LAY_OFF) or why_not_lay_off(seen, melds, cards)
        case _:
            return Refusal(Reason.NOT_IN_THIS_GAME)


def _why_not_draw(seen: Observation) -> Refusal | None:
    return why_not_in(seen, Phase.DRAW)


def _why_not_take(seen: Observation) -> Refusal | None:
    if seen.phase is Phase.LAST_DISCARD:
        must_end = seen.rules.exhaustion.last_discard is LastDiscard.TO_END
        if must_end and not could_end_with(seen, seen.discards[-1]):
            return Refusal(Reason.LAST_DISCARD_MUST_END, card=seen.discards[-1])
        return None
    if seen.phase is Phase.UPCARD:
        return None
    return why_not_in(seen, Phase.DRAW) or why_not_pile(seen)


def _why_not_discard(seen: Observation, card: Card) -> Refusal | None:
    refusal = why_not_lay_face_down(seen, card)
    if refusal is not None:
        return refusal
    return Refusal(Reason.LAST_DISCARD_MUST_END, card=seen.drawn) if _must_end(seen) else None


def _must_end(seen: Observation) -> bool:
    return seen.last_turn and seen.rules.exhaustion.last_discard is LastDiscard.TO_END


def carry_out(table: Table, action: Action) -> Table:
    """Return the table after a legal action."""
    match action:
        case Pass():
            return _passed(table)
        case Draw():
            return from_stock(table, Phase.DISCARD)
        case Take():
            return from_pile(table, Phase.DISCARD)
        case Discard(card):
            return after_discard(discarded(table, card), _ended_by_stock)
        case Knock(card, melds):
            return _ended(table, card, melds)
        case Gin(card, melds):
            return _ended(table, card, melds, gin=True)
        case Shot(card, melds):
            return _ended(table, card, melds, gin=True, shot=True)
        case BigGin(melds):
            return _ended(table, None, melds, gin=True, big=True)
        case LayOff(melds, cards):
            return _answered(table, melds, cards)
        case _:
            raise AssertionError(f"{action} is not of this flow")


def _passed(table: Table) -> Table:
    left = passed(table)
    return _ended_by_stock(left) if table.phase is Phase.LAST_DISCARD else left


def _ended_by_stock(table: Table) -> Table:
    if table.rules.exhaustion.ending is StockEnd.VOID:
        return over(table, count_void(table.rules, table.hands))
    return over(table, count_stock_end(table.rules, table.hands, table.upcard))


def _ended(
    table: Table,
    card: Card | None,
    melds: Melds,
    *,
    gin: bool = False,
    shot: bool = False,
    big: bool = False,
) -> Table:
    seat = table.turn
    hand = table.hands[seat] & ~(card.bit if card is not None else 0)
    loose = hand & ~mask_union(melds)
    deadwood = points_of(loose, table.rules.values.own)
    suits = open_suits(table.rules, melds, loose, table.closed)
    event: Event = (
        WentGin(seat, card, melds, big, loose, suits)
        if gin
        else Knocked(seat, card, melds, loose, deadwood, suits)
    )
    bare = card is None
    ending = Ending(seat, melds, loose, deadwood, card, gin, big, shot, bare, suits)
    table = replace(
        table,
        phase=Phase.LAY_OFF,
        turn=1 - seat,
        hands=with_hand(table.hands, seat, hand),
        drawn=None,
        taken=False,
        turns=with_finished_turn(table.turns, seat),
        untouched=untouched_after(table),
        ending=ending,
        log=table.log.with_event(event),
    )
    return _counted(table, best_side(table.rules, table.hands[1 - seat])) if gin else table


def _counted(table: Table, defender: Side) -> Table:
    assert table.ending is not None
    stock = len(table.stock)
    result = count_ending(table.rules, table.ending, defender, stock, table.upcard)
    return over(table, result)


def _answered(table: Table, melds: Melds, cards: tuple[tuple[Card, int], ...]) -> Table:
    seat = table.turn
    laid = mask_of(card for card, _ in cards)
    loose = table.hands[seat] & ~mask_union(melds) & ~laid
    side = Side(melds, loose, points_of(loose, table.rules.values.caught), cards)
    return _counted(
        replace(table, log=table.log.with_event(LaidOff(seat, melds, cards, loose))), side
    )
