"""The 52 cards, their text form, and hands as bit masks."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from gin.core.errors import BadCard
from gin.core.external_text import quoted
from gin.core.text import Message, Verbatim

SUIT_LETTERS = "CDHS"
RANK_LETTERS = "A23456789TJQK"


class Suit(IntEnum):
    """The suits in their fixed order."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        return SUIT_LETTERS[self]


class Rank(IntEnum):
    """The ranks in order, ace low."""

    ACE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    JACK = 10
    QUEEN = 11
    KING = 12

    @property
    def letter(self) -> str:
        return RANK_LETTERS[self]


_SUITS = tuple(Suit)
_RANKS = tuple(Rank)


class Card(int):
    """A card as a number from 0 to 51: suit * 13 + rank."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card written as rank and suit, such as "TD".

        Raises:
            BadCard: The text names no card; the error quotes it.
        """
        rank, suit = RANK_LETTERS.find(text[:1].upper()), SUIT_LETTERS.find(text[1:].upper())
        if len(text) != 2 or rank < 0 or suit < 0:
            args = (
                ("ranks", Verbatim(RANK_LETTERS)), ("suits", Verbatim(SUIT_LETTERS)),
                ("text", Verbatim(quoted(text))),
            )  # fmt: skip
            raise BadCard(Message("errors-no-card", args))
        return DECK[suit * 13 + rank]

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        return DECK[suit * 13 + rank]

    @property
    def suit(self) -> Suit:
        return _SUITS[self // 13]

    @property
    def rank(self) -> Rank:
        return _RANKS[self % 13]

    @property
    def code(self) -> str:
        """Rank and suit as two characters, such as "TD"."""
        return RANK_LETTERS[self % 13] + SUIT_LETTERS[self // 13]

    @property
    def bit(self) -> Hand:
        return 1 << self

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __str__(self) -> str:
        return self.code


DECK: tuple[Card, ...] = tuple(Card(number) for number in range(52))

Hand = int
"""A set of cards as a bit mask; bit number `card` represents that card."""


def mask_of(cards: Iterable[Card]) -> Hand:
    """Return the hand that holds these cards."""
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


def cards_of(hand: Hand) -> tuple[Card, ...]:
    """Return the cards of a hand, sorted by suit (clubs, diamonds, hearts, spades), then rank."""
    return (
        *_E0[hand & 255],
        *_E1[hand >> 8 & 255],
        *_E2[hand >> 16 & 255],
        *_E3[hand >> 24 & 255],
        *_E4[hand >> 32 & 255],
        *_E5[hand >> 40 & 255],
        *_E6[hand >> 48],
    )


def _byte_table(first: int) -> tuple[tuple[Card, ...], ...]:
    eight = DECK[first : first + 8]
    return tuple(
        tuple(card for place, card in enumerate(eight) if byte >> place & 1)
        for byte in range(1 << len(eight))
    )


# For speed, cards_of looks up each of the seven bytes of a hand in a table.
_E0, _E1, _E2, _E3, _E4, _E5, _E6 = map(_byte_table, range(0, 52, 8))


def codes(hand: Hand) -> str:
    """Return a hand as text, such as "7H 8H 9H"."""
    return " ".join(card.code for card in cards_of(hand))


def parse_hand(text: str) -> Hand:
    """Return the hand written as codes separated by spaces.

    Raises:
        BadCard: A code names no card, or a card is named twice.
    """
    hand = 0
    for word in text.split():
        card = Card.parse(word)
        if hand & card.bit:
            twice = (("card", Verbatim(card.code)), ("text", Verbatim(quoted(text))))
            raise BadCard(Message("errors-card-twice", twice))
        hand |= card.bit
    return hand


EVERY_CARD: Hand = (1 << 52) - 1


def mask_union(masks: tuple[Hand, ...]) -> Hand:
    """Return the union of disjoint masks."""
    union: Hand = 0
    for mask in masks:
        union |= mask
    return union
