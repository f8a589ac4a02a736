"""Names of cards and melds."""

from __future__ import annotations

from gin.core.cards import Card, Hand, Rank, Suit, cards_of
from gin.core.message import Message
from gin.messages import cards as messages
from gin.rules.model.meld_kinds import Aces
from gin.rules.model.rules import Rules

_BRAILLE_RANKS = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠭⠚⠟⠅"
_BRAILLE_SUITS = "⠉⠙⠓⠎"


def braille_name(card: Card) -> str:
    """Return the card's two Braille cells, rank then suit."""
    return _BRAILLE_RANKS[card.rank] + _BRAILLE_SUITS[card.suit]


def index(rank: Rank) -> str:
    """Return the English text in a card's corner: A, 2 to 10, J, Q or K."""
    return "10" if rank is Rank.TEN else rank.letter


def meld(cards: Hand) -> Message:
    """Return a meld's name: "run of hearts", "set of eights", "rainbow from five"."""
    named = run_order(cards)
    if all(card.rank is named[0].rank for card in named):
        return messages.set(rank=named[0].rank)
    if all(card.suit is named[0].suit for card in named):
        return messages.run(suit=named[0].suit)
    if is_rainbow(cards):
        return messages.rainbow(rank=named[0].rank)
    return messages.sequence(rank=named[0].rank)


def is_rainbow(meld: Hand) -> bool:
    """Return whether the meld has four ranks in four suits, alternating red and black."""
    suits = [card.suit for card in run_order(meld)]
    ranks = {card.rank for card in cards_of(meld)}
    if not len(ranks) == len(set(suits)) == len(suits) == 4:
        return False
    reds = [suit in (Suit.DIAMONDS, Suit.HEARTS) for suit in suits]
    return reds in ([True, False, True, False], [False, True, False, True])


def run_order(meld: Hand) -> tuple[Card, ...]:
    """Return a meld's cards in order; a run around the ace starts with its high cards."""
    cards = cards_of(meld)
    ranks = [card.rank for card in cards]
    if len(set(ranks)) > 1:
        cards = tuple(sorted(cards, key=lambda card: card.rank))
        ranks.sort()
    if Rank.ACE in ranks and Rank.KING in ranks:
        gaps = [i for i in range(1, len(cards)) if ranks[i] != ranks[i - 1] + 1]
        if gaps:
            return cards[gaps[-1] :] + cards[: gaps[-1]]
    return cards


_SUIT_PLACE = (2, 1, 3, 0)
"""Sort position of each suit: spades, diamonds, clubs, hearts, so that black and red alternate."""


def by_suit(cards: Hand, *, ace_high: bool = False) -> tuple[Card, ...]:
    """Sort cards by suit, then rank."""
    places = (
        ((_SUIT_PLACE[card.suit], _rank_place(card, ace_high)), card) for card in cards_of(cards)
    )
    return tuple(card for _, card in sorted(places, key=_by_place))


def by_rank(cards: Hand, *, ace_high: bool = False) -> tuple[Card, ...]:
    """Sort cards by rank, then suit."""
    places = (
        ((_rank_place(card, ace_high), _SUIT_PLACE[card.suit]), card) for card in cards_of(cards)
    )
    return tuple(card for _, card in sorted(places, key=_by_place))


def loose_order(cards: Hand, rules: Rules) -> tuple[Card, ...]:
    """Sort loose cards by rank; an ace that can only be high follows the king."""
    return by_rank(cards, ace_high=rules.melds.aces is Aces.HIGH)


def _by_place(placed: tuple[tuple[int, int], Card]) -> tuple[int, int]:
    return placed[0]


def _rank_place(card: Card, ace_high: bool) -> int:
    return len(Rank) if ace_high and card.rank is Rank.ACE else card.rank
