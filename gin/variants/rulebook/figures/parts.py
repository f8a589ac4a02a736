"""Parts of figures: groups of cards with their captions, and sums."""

from __future__ import annotations

from collections.abc import Sequence

from gin.core.cards import Card, Hand, mask_of
from gin.core.figure import FigureCards, GroupRole
from gin.core.message import Text, only, phrase, signed
from gin.messages import figures as messages
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.meld_kinds import MeldKind, MeldRules
from gin.rules.model.rules import Rules

Cards = tuple[Card, ...]

NAMES = {
    MeldKind.SET: messages.SET,
    MeldKind.RUN: messages.RUN,
    MeldKind.RAINBOW: messages.RAINBOW,
    MeldKind.POKER: messages.MIXED_RUN,
}


def cards(codes: str) -> Cards:
    """Return the cards of codes such as "7C 7D 7H", in this order."""
    return tuple(map(Card.parse, codes.split()))


def mask(*groups: Cards) -> Hand:
    """Return the hand with the cards of these groups."""
    return mask_of(card for group in groups for card in group)


def meld(shown: Cards, rules: MeldRules) -> FigureCards:
    """Return a group with the name of its meld, or as cards that make none."""
    kind = meld_kind(mask_of(shown), rules)
    if kind is None:
        return FigureCards(role=GroupRole.NO_MELD, cards=shown, caption=messages.NOT_A_RUN)
    return FigureCards(role=GroupRole.MELD, cards=shown, caption=NAMES[kind])


def melds(groups: Sequence[Cards], rules: Rules) -> tuple[FigureCards, ...]:
    """Return several melds."""
    return tuple(meld(group, rules.melds) for group in groups)


def laid(shown: Cards, caption: Text = messages.LAID_OFF) -> FigureCards:
    """Return cards added to the meld before them."""
    return FigureCards(role=GroupRole.LAID, cards=shown, caption=caption)


def counted(
    shown: Cards,
    values: Sequence[int],
    caption: Text,
    role: GroupRole = GroupRole.LOOSE,
    *,
    arrow: bool = False,
) -> FigureCards:
    """Return loose cards with the sum of their points."""
    points = [values[card.rank] for card in shown]
    count = added_up(points) if len(points) > 1 else only(sum(points))
    return FigureCards(
        role=role, cards=shown, caption=caption, count=count, points=sum(points), arrow=arrow
    )


def added_up(numbers: Sequence[int]) -> Text:
    """Return a sum: "24 − 10 + 20 = 34"; a number alone is not summed up."""
    first, *others = numbers
    if not others:
        return only(first)
    terms = phrase(only(first), *map(signed, others))
    return messages.sum(terms=terms, total=only(sum(numbers)))


def taken_times(terms: Sequence[int], times: int) -> Text:
    """Return a sum, multiplied: "14 × 2 = 28"."""
    total = sum(terms)
    return messages.product(terms=only(total), times=only(times), total=only(total * times))


def face_down(caption: Text = messages.FACE_DOWN) -> FigureCards:
    """Return a card face down, with its caption."""
    return FigureCards(role=GroupRole.FREE, backs=1, caption=caption)


def free(shown: Cards, caption: Text, role: GroupRole = GroupRole.FREE) -> FigureCards:
    """Return cards that do not count."""
    return FigureCards(role=role, cards=shown, caption=caption)


def suited(ranks: str, suits: str) -> Cards:
    """Return cards of these ranks, with these suits in turn."""
    codes = zip(ranks, suits, strict=False)
    return tuple(Card.parse(f"{rank}{suit}") for rank, suit in codes)
