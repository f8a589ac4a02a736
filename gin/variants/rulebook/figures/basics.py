"""Figures of melds, the ace, deadwood, and the piles."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.figure import Figure, FigureCards, FigurePart, GroupRole
from gin.messages import figures as messages
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.meld_kinds import Aces, MeldKind
from gin.rules.model.rules import Rules
from gin.variants.rulebook.figures import hands
from gin.variants.rulebook.figures.parts import cards, counted, mask, meld, melds

_KINDS = {
    MeldKind.SET: "7C 7D 7H",
    MeldKind.RUN: "4S 5S 6S 7S",
    MeldKind.POKER: "8D 9S TS",
    MeldKind.RAINBOW: "5S 6H 7C 8D",
}


def kinds(rules: Rules) -> Iterator[Figure]:
    """Show a meld of each kind; a rainbow that is just a mixed run is left out."""
    of = rules.melds
    shown = [
        cards(codes)
        for kind, codes in _KINDS.items()
        if kind in of.kinds and meld_kind(mask(cards(codes)), of) is kind
    ]
    if MeldKind.SET in of.kinds and rules.deal.cards > 10:
        shown.insert(1, cards("JC JD JH JS"))
    yield Figure("melds", messages.MELDS, melds(shown, rules))


def rainbows(rules: Rules) -> Iterator[Figure]:
    """Show a rainbow and three sequences that are none."""
    if MeldKind.RAINBOW not in rules.melds.kinds or MeldKind.POKER in rules.melds.kinds:
        return
    shown = [meld(cards("5S 6H 7C 8D"), rules.melds)]
    shown += [
        replace(meld(cards(codes), rules.melds), caption=caption)
        for codes, caption in (
            ("5S 6C 7H 8D", messages.RAINBOW_COLOURS),
            ("5S 6H 7S 8D", messages.RAINBOW_SUITS),
        )
    ]
    yield Figure("rainbows", messages.RAINBOWS, tuple(shown))


def aces(rules: Rules) -> Iterator[Figure]:
    """Show where the ace belongs in a run."""
    shown = [cards("AH 2H 3H"), cards("QH KH AH"), cards("KH AH 2H")]
    if rules.melds.aces is Aces.HIGH:
        shown[:2] = reversed(shown[:2])
    if rules.melds.aces in (Aces.LOW, Aces.HIGH):
        shown.pop()
    yield Figure("aces", messages.ACES, tuple(meld(one, rules.melds) for one in shown))


def deadwood(rules: Rules) -> Iterator[Figure]:
    """Show a hand and what its loose cards count."""
    hand = hands.some_deadwood(rules)
    title = messages.DEADWOOD_TITLE
    if rules.deal.cards > 10:
        title = messages.DEADWOOD_TITLE_FOURTEEN
    loose = counted(hand.loose, rules.values.own, messages.DEADWOOD)
    yield Figure("deadwood", title, (*melds(hand.melds, rules), loose))


def piles(rules: Rules) -> Iterator[Figure]:
    """Show the stock and the discard pile, and which discards players may see."""
    stock = FigureCards(role=GroupRole.STOCK, backs=1, caption=messages.STOCK)
    top = cards("9D")
    pile: FigurePart = FigureCards(
        role=GroupRole.PILE, cards=top, backs=3, caption=messages.TOP_ONLY
    )
    if rules.discards_open:
        open_pile = (*cards("KC 4S JH"), *top)
        pile = FigureCards(role=GroupRole.PILE, cards=open_pile, caption=messages.ALL_OPEN)
    yield Figure("piles", messages.PILES, (stock, pile))
