"""Figures of the ways to end a hand, and of laying off."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.figure import Figure, FigureCards, FigureNumber, FigurePart, GroupRole
from gin.messages import figures as messages
from gin.rules.model.rules import Rules
from gin.variants.rulebook.figures import hands
from gin.variants.rulebook.figures.parts import (
    cards,
    counted,
    face_down,
    free,
    laid,
    meld,
    melds,
)
from gin.variants.rulebook.hand import may_knock


def knock(rules: Rules) -> Iterator[Figure]:
    """Show a hand to knock with: the limit, the melds, the deadwood, and the discard."""
    hand = hands.knock(rules)
    if hand is None or not may_knock(rules):
        return
    before: tuple[FigurePart, ...] = ()
    if hands.limit_comes_from_upcard(rules):
        most = hands.limit(rules) or 0
        upcard = free((hands.UPCARD,), messages.UPCARD, GroupRole.UPCARD)
        before = upcard, FigureNumber(value=most, caption=messages.LIMIT, arrow=True)
    loose = counted(hand.loose, rules.values.own, messages.DEADWOOD)
    first, *more = melds(hand.melds, rules)
    shown = (*before, replace(first, begins=True), *more, loose, face_down())
    yield Figure("knock", messages.KNOCK, shown)


def kept_discard(rules: Rules) -> Iterator[Figure]:
    """Show a knock with every card kept."""
    hand = hands.with_eleven(rules)
    if hand is not None and may_knock(rules) and rules.knock.without_discard:
        loose = counted(hand.loose, rules.values.own, messages.DEADWOOD)
        kept: tuple[FigurePart, ...] = (*melds(hand.melds, rules), loose)
        yield Figure("kept-discard", messages.KEPT_DISCARD, kept)


def gin(rules: Rules) -> Iterator[Figure]:
    """Show a hand that is gin."""
    hand = hands.gin(rules)
    if hand is not None:
        yield Figure("gin", messages.GIN, (*melds(hand.melds, rules), face_down()))


def big_gin(rules: Rules) -> Iterator[Figure]:
    """Show a hand with all cards in melds, without a discard."""
    hand = hands.big_gin(rules)
    if hand is not None and rules.bonuses.big_gin:
        yield Figure("big-gin", messages.BIG_GIN, melds(hand.melds, rules))


def shot(rules: Rules) -> Iterator[Figure]:
    """Show a shot at 38 points."""
    if rules.knock.shot:
        hand = hands.shot(rules)
        score = FigureNumber(value=38, caption=messages.YOUR_SCORE)
        loose = FigureCards(role=GroupRole.FREE, cards=hand.loose, caption=messages.DEADWOOD)
        first, *more = melds(hand.melds, rules)
        parts: tuple[FigurePart, ...] = (
            score,
            replace(first, begins=True),
            *more,
            loose,
            face_down(),
        )
        yield Figure("shot", messages.SHOT, parts)


def laying_off(rules: Rules) -> Iterator[Figure]:
    """Show cards laid off on the knocker's melds."""
    if not may_knock(rules):
        return
    parts: list[FigurePart] = []
    if hands.has_sets(rules):
        parts += meld(cards("7C 7D 7H"), rules.melds), laid(cards("7S"))
    parts += meld(cards("9S TS JS"), rules.melds), laid(cards("QS KS"))
    yield Figure("laying-off", messages.LAYING_OFF, tuple(parts))
