"""Prepared tables for tests: with melds on them, or just after a draw."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.cards import DECK, Card, cards_of, mask_of, parse_hand
from gin.core.shuffle import shuffled
from gin.rules import engine
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.actions import Action, LayOut
from gin.rules.model.laid_melds import LaidMeld, Spread
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason
from gin.rules.model.rules import Rules
from gin.rules.model.table import Table, observe


def lying(
    rules: Rules,
    hand: str,
    *,
    mine: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    other: str = "",
    phase: Phase = Phase.MELD,
    stock: int | None = None,
    top: str = "",
    drawn: str = "",
    taken: bool = False,
    accepted: str = "",
) -> Table:
    table = engine.start(rules, shuffled(1), 1).table
    melds = tuple(
        LaidMeld(owner, parse_hand(text), kind)
        for owner, texts in ((0, mine), (1, theirs))
        for text in texts
        if (kind := meld_kind(parse_hand(text), rules.melds)) is not None
    )
    spread = Spread(melds, accepted=Card.parse(accepted) if accepted else None)
    used = parse_hand(hand) | spread.cards | parse_hand(other) | parse_hand(top)
    free = [card for card in DECK if not used & card.bit]
    second = parse_hand(other)
    if not other:
        second = free[0].bit | free[1].bit
        free = free[2:]
    count = len(free) if stock is None else stock
    discards = (*free[count:], *cards_of(parse_hand(top)))
    return replace(
        table,
        phase=phase,
        turn=0,
        hands=(parse_hand(hand), second),
        stock=tuple(free[:count]),
        discards=discards if table.upcard is not None else (),
        drawn=Card.parse(drawn) if drawn else None,
        taken=taken,
        spread=spread,
    )


def layout(*melds: str, **added: str) -> LayOut:
    """`on0="7H"` adds the seven of hearts to meld 0."""
    pairs = tuple(sorted((int(name[2:]), parse_hand(cards)) for name, cards in added.items()))
    return LayOut(tuple(map(parse_hand, melds)), tuple((cards, number) for number, cards in pairs))


def reason(table: Table, action: Action, seat: int = 0) -> Reason | None:
    refusal = engine.why_not(observe(table, seat), action)
    return None if refusal is None else refusal.reason


def after_drawing(
    rules: Rules,
    hand: str,
    drawn: str = "KD",
    *,
    taken: bool = False,
    upcard: str = "TD",
    score: int = 0,
) -> Observation:
    table = engine.start(rules, shuffled(11), 0, (0, score)).table
    mine = parse_hand(hand)
    rest = [card for card in shuffled(3) if not mine & card.bit]
    held = table.rules.deal.cards
    table = replace(
        table,
        phase=Phase.DISCARD,
        turn=1,
        hands=(mask_of(rest[:held]), mine),
        stock=tuple(rest[held:]),
        discards=(),
        upcard=Card.parse(upcard),
        drawn=Card.parse(drawn),
        taken=taken,
    )
    return observe(table, 1)
