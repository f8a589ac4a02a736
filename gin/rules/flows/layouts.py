"""Laying out melds and adding to them, shared by Colonel and Skarney Gin (rules 8)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from gin.core.cards import Hand, cards_of, mask_union
from gin.rules.flows.drawing import with_hand
from gin.rules.flows.suggested_layouts import Target, layouts_of
from gin.rules.melds.kinds import meld_kind
from gin.rules.melds.rank_melds import best_threes
from gin.rules.model.actions import LayOut, Melds
from gin.rules.model.events import LaidOut
from gin.rules.model.laid_melds import LaidMeld, Spread
from gin.rules.model.meld_kinds import MeldKind, MeldRules
from gin.rules.model.observation import Observation
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.table import Table

OF_CONTRACT = 3
"""Cards in each meld of a contract."""
_NO_LIMIT = 13


def contract_due(seen: Observation) -> bool:
    """Check whether this player still has to lay out the contract."""
    return bool(seen.rules.laying.contract) and not seen.spread.of(seen.seat)


def in_turn_of_contract(seen: Observation) -> bool:
    """Check whether this player laid out the contract in this turn."""
    if not seen.rules.laying.contract:
        return False
    own = seen.spread.of(seen.seat)
    return bool(own) and all(meld.fresh for meld in own)


def room_on(seen: Observation, meld: LaidMeld) -> int:
    """Return how many cards this player may still add to a meld in this turn."""
    laying = seen.rules.laying
    if meld.kind is MeldKind.RAINBOW or (laying.own_only and meld.owner != seen.seat):
        return 0
    if in_turn_of_contract(seen):
        return 0
    return laying.at_once - meld.added if laying.at_once else _NO_LIMIT


def suggested(seen: Observation, may_leave: Callable[[Hand], bool]) -> tuple[LayOut, ...]:
    """Return the lay-outs worth suggesting, those that leave the fewest points first.

    `may_leave` checks whether the rules allow the player to keep the cards that are left.
    """
    rules, values = seen.rules, seen.rules.values.own
    if contract_due(seen):
        found = best_threes(seen.hand, rules.laying.contract, rules.melds.aces, values, 8)
        return tuple(LayOut(melds) for melds in found)
    if in_turn_of_contract(seen) and rules.laying.contract_alone:
        return ()
    targets: list[Target] = [
        (number, meld.cards, room_on(seen, meld))
        for number, meld in enumerate(seen.spread.melds)
        if room_on(seen, meld) > 0
    ]
    return layouts_of(seen.hand, targets, rules.melds, values, may_leave)


def why_not(seen: Observation, action: LayOut) -> Refusal | None:
    """Return why this cannot be laid out; None if it can.

    The caller has checked the phase.
    """
    if not action.melds and not action.added:
        return Refusal(Reason.NOTHING_LAID_OUT)
    return (
        _why_no_cards(seen.hand, action)
        or _why_no_melds(seen, action.melds)
        or _why_no_contract(seen, action)
        or _why_not_added(seen, action)
    )


def _why_no_cards(hand: Hand, action: LayOut) -> Refusal | None:
    left = hand
    for cards in (*action.melds, *(cards for cards, _ in action.added)):
        if cards & ~hand:
            return Refusal(Reason.NOT_IN_HAND, card=cards_of(cards & ~hand)[0])
        if cards & ~left:
            return Refusal(Reason.IN_TWO_MELDS, card=cards_of(cards & ~left)[0])
        left &= ~cards
    return None


def _why_no_melds(seen: Observation, melds: Melds) -> Refusal | None:
    for meld in melds:
        if meld_kind(meld, seen.rules.melds) is None:
            return Refusal(Reason.NO_MELD, cards=meld)
    return None


def _why_no_contract(seen: Observation, action: LayOut) -> Refusal | None:
    laying = seen.rules.laying
    if contract_due(seen):
        threes_only = all(meld.bit_count() == OF_CONTRACT for meld in action.melds)
        if action.added or len(action.melds) != laying.contract or not threes_only:
            return Refusal(Reason.CONTRACT_FIRST, count=laying.contract)
    elif in_turn_of_contract(seen) and (laying.contract_alone or action.added):
        return Refusal(Reason.AFTER_CONTRACT)
    return None


def _why_not_added(seen: Observation, action: LayOut) -> Refusal | None:
    melds = seen.spread.melds
    numbers = [number for _, number in action.added]
    if numbers != sorted(set(numbers)):
        return Refusal(Reason.NO_SUCH_MELD)
    for cards, number in action.added:
        if not 0 <= number < len(melds) or not cards:
            return Refusal(Reason.NO_SUCH_MELD, count=number + 1)
        refusal = _why_not_on(seen, melds[number], cards)
        if refusal is not None:
            return refusal
    return None


def _why_not_on(seen: Observation, meld: LaidMeld, cards: Hand) -> Refusal | None:
    laying = seen.rules.laying
    if laying.own_only and meld.owner != seen.seat:
        return Refusal(Reason.NOT_YOUR_MELD)
    if laying.at_once and meld.added + cards.bit_count() > laying.at_once:
        return Refusal(Reason.TOO_MANY_ADDED, limit=laying.at_once)
    kind = meld_kind(meld.cards | cards, seen.rules.melds)
    if meld.kind is MeldKind.RAINBOW or kind in (None, MeldKind.RAINBOW):
        return Refusal(Reason.DOES_NOT_FIT, card=cards_of(cards)[0])
    return None


def left_after(hand: Hand, action: LayOut) -> Hand:
    """Return the cards left in a hand after a lay-out."""
    return hand & ~mask_union(action.melds) & ~mask_union(tuple(c for c, _ in action.added))


def laid_out(seat: int, action: LayOut, spread: Spread) -> LaidOut:
    """Return the event of a lay-out, with the extended melds as they were before."""
    onto = tuple(spread.melds[number].cards for _, number in action.added)
    return LaidOut(seat, action.melds, action.added, onto)


def laid(table: Table, action: LayOut) -> Table:
    """Lay out cards of the player on turn."""
    seat = table.turn
    spread: Spread = spread_after(table.spread, seat, action.melds, action.added, table.rules.melds)
    return replace(
        table,
        hands=with_hand(table.hands, seat, left_after(table.hands[seat], action)),
        spread=spread,
        log=table.log.with_event(laid_out(seat, action, table.spread)),
    )


def spread_after(
    spread: Spread, seat: int, melds: Melds, added: tuple[tuple[Hand, int], ...], rules: MeldRules
) -> Spread:
    """Return the melds on the table after a legal lay-out."""
    laid = list(spread.melds)
    for cards, index in added:
        meld = laid[index]
        whole = meld.cards | cards
        laid[index] = replace(
            meld, cards=whole, kind=_kind(whole, rules), added=meld.added + cards.bit_count()
        )
    laid += [LaidMeld(seat, cards, _kind(cards, rules), fresh=True) for cards in melds]
    return replace(spread, melds=tuple(laid))


def _kind(cards: Hand, rules: MeldRules) -> MeldKind:
    kind = meld_kind(cards, rules)
    assert kind is not None
    return kind
