"""Messages of the domain `cards`, from `assets/languages/en/cards.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.cards import Rank, Suit
from gin.core.message import Message, Text, Who


def run(*, suit: Suit) -> Message:
    return Message("cards-run", (("suit", suit),))


def set(*, rank: Rank) -> Message:
    return Message("cards-set", (("rank", rank),))


def rainbow(*, rank: Rank) -> Message:
    return Message("cards-rainbow", (("rank", rank),))


def sequence(*, rank: Rank) -> Message:
    return Message("cards-sequence", (("rank", rank),))


def poker_meld(*, rank: Rank) -> Message:
    return Message("cards-poker-meld", (("rank", rank),))


def owned(*, owner: Who, thing: Text) -> Message:
    return Message("cards-owned", (("owner", owner), ("thing", thing),))
