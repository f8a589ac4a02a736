"""The fifty-two cards, their text, and hands of them as bit masks."""

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
        """C, D, H or S."""
        return SUIT_LETTERS[self]


class Rank(IntEnum):
    """The ranks in their order, ace low."""

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
        """A, 2 to 9, T, J, Q or K."""
        return RANK_LETTERS[self]


_SUITS = tuple(Suit)
_RANKS = tuple(Rank)


class Card(int):
    """A card as a number from 0 to 51: suit * 13 + rank."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written as rank, then suit: "TD". Raises BadCard, which quotes the text."""
        rank, suit = RANK_LETTERS.find(text[:1].upper()), SUIT_LETTERS.find(text[1:].upper())
        if len(text) != 2 or rank < 0 or suit < 0:
            told = (
                ("ranks", Verbatim(RANK_LETTERS)), ("suits", Verbatim(SUIT_LETTERS)),
                ("text", Verbatim(quoted(text))),
            )  # fmt: skip
            raise BadCard(Message("errors-no-card", told))
        return DECK[suit * 13 + rank]

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """The card of this rank and suit."""
        return DECK[suit * 13 + rank]

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self // 13]

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANKS[self % 13]

    @property
    def code(self) -> str:
        """Rank and suit as two letters, such as "TD"."""
        return RANK_LETTERS[self % 13] + SUIT_LETTERS[self // 13]

    @property
    def bit(self) -> Hand:
        """The mask of this card alone."""
        return 1 << self

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __str__(self) -> str:
        return self.code


DECK: tuple[Card, ...] = tuple(Card(number) for number in range(52))

Hand = int
"""A set of cards: bit `card` is set for each of them."""


def mask_of(cards: Iterable[Card]) -> Hand:
    """The hand that holds these cards."""
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


def cards_of(hand: Hand) -> tuple[Card, ...]:
    """The cards of a hand in fixed order: clubs from ace to king, diamonds, hearts, spades."""
    return (
        *_E0[hand & 255],
        *_E1[hand >> 8 & 255],
        *_E2[hand >> 16 & 255],
        *_E3[hand >> 24 & 255],
        *_E4[hand >> 32 & 255],
        *_E5[hand >> 40 & 255],
        *_E6[hand >> 48],
    )


def _of_eight(first: int) -> tuple[tuple[Card, ...], ...]:
    """The cards of each byte, if its lowest bit stands for the card of number `first`."""
    eight = DECK[first : first + 8]
    return tuple(
        tuple(card for place, card in enumerate(eight) if byte >> place & 1)
        for byte in range(1 << len(eight))
    )


# Every hand is made of seven bytes: what each holds is looked up and not counted out.
_E0, _E1, _E2, _E3, _E4, _E5, _E6 = map(_of_eight, range(0, 52, 8))


def codes(hand: Hand) -> str:
    """A hand as text, such as "7H 8H 9H"."""
    return " ".join(card.code for card in cards_of(hand))


def parse_hand(text: str) -> Hand:
    """The hand written as codes with spaces. Raises BadCard for nonsense or a card named twice."""
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
    """The cards of several disjoint masks in one."""
    union: Hand = 0
    for mask in masks:
        union |= mask
    return union
