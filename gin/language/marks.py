"""Marks that stand for cards in a text: "[QH]" for the queen of hearts.

A terminal puts cards on lines of its own, and asks for texts with marks to find them.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from gin.core.cards import Card, Suit

CARD = r"\[[A2-9TJQK][CDHS]\]"
"""What the mark of a card looks like, as a regular expression."""
_CARD = re.compile(r"\[([A2-9TJQK][CDHS])(?:\|([a-z]+))?\]")
_SUIT = re.compile(r"\[([cdhsCDHS])\]")


def mark(card: Card, case: str = "") -> str:
    """The mark of a card; "[JS|accusative]" for one that is in a case, which is in no list."""
    return f"[{card.code}|{case}]" if case else f"[{card.code}]"


def filled(text: str, card: Callable[[Card, str], str], suit: Callable[[Suit, str], str]) -> str:
    """The text with what its marks stand for, as these tell it.

    A suit is told in the form "bare" for "[h]", and in the form "of" for "[H]".
    """
    if "[" not in text:
        return text
    text = _SUIT.sub(
        lambda found: suit(
            Suit("cdhs".index(found[1].lower())), "bare" if found[1].islower() else "of"
        ),
        text,
    )
    return _CARD.sub(lambda found: card(Card.parse(found[1]), found[2] or ""), text)
