"""The deal and the draw, as every game with a stock for two players has them (rules 0.1 to 0.5)."""

from __future__ import annotations

from gin.core.cards import Card, Hand, mask_of
from gin.core.frozen import changed
from gin.rules.events import Dealt, Drew, Passed, Took
from gin.rules.log import log_of
from gin.rules.phase import Phase
from gin.rules.rules import AfterPasses, Opening, Rules
from gin.rules.table import Table


def start(rules: Rules, deck: tuple[Card, ...], dealer: int, scores: tuple[int, ...]) -> Table:
    """The table just dealt: hands, upcard and stock as the opening wants them (rules 0.1, 0.5)."""
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
    """The table after the upcard, or the last discard, was left where it lies.

    After two passes of the upcard the first player draws.
    """
    table = changed(table, log=table.log.told(Passed(table.turn, table.discards[-1])))
    if table.phase is Phase.LAST_DISCARD:
        return table
    if table.passes == 0:
        return changed(table, passes=1, turn=1 - table.turn)
    return changed(
        table,
        passes=2,
        turn=1 - table.dealer,
        phase=Phase.DRAW,
        stock_only=table.rules.deal.after_passes is AfterPasses.STOCK,
    )


def gained(
    table: Table,
    phase: Phase,
    event: Drew | Took,
    stock: tuple[Card, ...],
    discards: tuple[Card, ...],
) -> Table:
    """The table with a card come from one of the piles into the hand of the player on turn."""
    card = event.card
    assert card is not None
    return changed(
        table,
        phase=phase,
        stock=stock,
        discards=discards,
        hands=with_hand(table.hands, table.turn, table.hands[table.turn] | card.bit),
        drawn=card,
        taken=isinstance(event, Took),
        stock_only=False,
        last_turn=table.phase is Phase.LAST_DISCARD,
        log=table.log.told(event),
    )


def with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    """The hands with that of one seat replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def one_more(turns: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The finished turns with one more for a seat."""
    return (*turns[:seat], turns[seat] + 1, *turns[seat + 1 :])
