"""Deal, draw and discard in two-player games (rules 0.1 to 0.5, 0.10)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from gin.core.cards import Card, Hand, mask_of
from gin.rules.flows.over import untouched_after, void_if_untouched
from gin.rules.model.events import Dealt, Discarded, Drew, Passed, Took
from gin.rules.model.log import log_of
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import AfterPasses, LastDiscard, Opening, Rules
from gin.rules.model.table import Table


def start(rules: Rules, deck: tuple[Card, ...], dealer: int, scores: tuple[int, ...]) -> Table:
    """Deal hands, upcard and stock as the opening requires (rules 0.1, 0.5)."""
    each = rules.deal.cards
    hands = [mask_of(deck[0 : 2 * each : 2]), mask_of(deck[1 : 2 * each : 2])]
    rest = deck[2 * each :]
    starter = 1 - dealer
    upcard: Card | None = None
    phase = Phase.DRAW
    match rules.deal.opening:
        case Opening.ELEVEN_CARD:
            hands[starter] |= rest[0].bit
            rest = rest[1:]
            phase = Phase.DISCARD
        case Opening.UPCARD_OFFER | Opening.PLAIN:
            upcard, rest = rest[0], rest[1:]
            if rules.deal.opening is Opening.UPCARD_OFFER:
                phase = Phase.UPCARD
        case Opening.NONE:
            pass
    return Table(
        rules=rules,
        dealer=dealer,
        scores=scores,
        phase=phase,
        turn=starter,
        hands=tuple(hands),
        stock=tuple(reversed(rest)),
        discards=() if upcard is None else (upcard,),
        upcard=upcard,
        log=log_of(2, Dealt(dealer, upcard)),
    )


def passed(table: Table) -> Table:
    """Return the table after a pass on the upcard or the last discard.

    After two passes on the upcard, the non-dealer draws.
    """
    table = replace(table, log=table.log.with_event(Passed(table.turn, table.discards[-1])))
    if table.phase is Phase.LAST_DISCARD:
        return table
    if table.passes == 0:
        return replace(table, passes=1, turn=1 - table.turn)
    return replace(
        table,
        passes=2,
        turn=1 - table.dealer,
        phase=Phase.DRAW,
        stock_only=table.rules.deal.after_passes is AfterPasses.STOCK,
    )


def into_hand(
    table: Table,
    phase: Phase,
    event: Drew | Took,
    stock: tuple[Card, ...],
    discards: tuple[Card, ...],
) -> Table:
    """Move a card from a pile to the hand of the player on turn."""
    card, taken = event.card, isinstance(event, Took)
    assert card is not None
    return replace(
        table,
        phase=phase,
        stock=stock,
        discards=discards,
        hands=with_hand(table.hands, table.turn, table.hands[table.turn] | card.bit),
        drawn=card,
        taken=taken,
        untouched=table.untouched if taken else 0,
        stock_only=False,
        last_turn=table.phase is Phase.LAST_DISCARD,
        log=table.log.with_event(event),
    )


def from_stock(table: Table, phase: Phase) -> Table:
    """Draw the top of the stock for the player on turn, who continues in `phase`."""
    card = table.stock[-1]
    return into_hand(table, phase, Drew(table.turn, card), table.stock[:-1], table.discards)


def from_pile(table: Table, phase: Phase) -> Table:
    """Take the top of the discard pile for the player on turn, who continues in `phase`."""
    card = table.discards[-1]
    return into_hand(table, phase, Took(table.turn, card), table.stock, table.discards[:-1])


def why_not_in(seen: Observation, wanted: Phase) -> Refusal | None:
    """Return why an action of the `wanted` phase is not possible now; None if it may be."""
    if seen.phase is wanted:
        return None
    to_lay_off = wanted is Phase.LAY_OFF
    match seen.phase:
        case Phase.UPCARD | Phase.LAST_DISCARD:
            return Refusal(Reason.TAKE_OR_PASS)
        case Phase.LAY_OFF:
            return Refusal(Reason.LAY_OFF_NOW)
        case Phase.DISCARD | Phase.MELD:
            return Refusal(Reason.NOTHING_TO_LAY_OFF_ON if to_lay_off else Reason.ALREADY_DRAWN)
        case _:
            return Refusal(Reason.NOTHING_TO_LAY_OFF_ON if to_lay_off else Reason.DRAW_FIRST)


def why_not_pile(seen: Observation) -> Refusal | None:
    """Return why a player who must draw may not take from the discard pile; None if they may."""
    if seen.stock_only:
        return Refusal(Reason.STOCK_ONLY)
    return None if seen.discards else Refusal(Reason.PILE_EMPTY)


def why_not_pass(seen: Observation) -> Refusal | None:
    """Return why the player on turn cannot pass; None if they can."""
    asked = seen.phase in (Phase.UPCARD, Phase.LAST_DISCARD)
    return None if asked else Refusal(Reason.NOTHING_TO_PASS)


def discarded(table: Table, card: Card) -> Table:
    """Discard a card and end the turn."""
    seat = table.turn
    return replace(
        table,
        phase=Phase.DRAW,
        turn=1 - seat,
        hands=with_hand(table.hands, seat, table.hands[seat] & ~card.bit),
        discards=(*table.discards, card),
        drawn=None,
        taken=False,
        turns=with_finished_turn(table.turns, seat),
        untouched=untouched_after(table),
        log=table.log.with_event(Discarded(seat, card)),
    )


def after_discard(table: Table, ended_by_stock: Callable[[Table], Table]) -> Table:
    """End the hand after a discard if the stock is at its end or was untouched for too long.

    Some rules offer the last discard before the stock ends the hand (rules 0.10).
    """
    exhaustion = table.rules.exhaustion
    if table.last_turn:
        return ended_by_stock(table)
    if len(table.stock) > exhaustion.floor:
        return void_if_untouched(table)
    if exhaustion.last_discard is LastDiscard.STAYS:
        return ended_by_stock(table)
    return replace(table, phase=Phase.LAST_DISCARD)


def with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    """Return the hands with that of `seat` replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def with_finished_turn(turns: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the numbers of finished turns, with one more for this seat."""
    return (*turns[:seat], turns[seat] + 1, *turns[seat + 1 :])
