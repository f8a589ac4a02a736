"""Names of cards, and the marks that stand for them in every sentence.

A sentence names a card as a mark, "[QH]", so that one sentence serves all: spoken it becomes "queen
of hearts", in short speech "Q hearts", on paper "Q♥".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from gin.core.cards import Card, Hand, Rank, Suit, cards_of
from gin.core.outside import harmless

RANKS = (
    "ace", "two", "three", "four", "five", "six", "seven",
    "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip
SUITS = ("clubs", "diamonds", "hearts", "spades")
SIGNS = "♣♦♥♠"
_PLURALS = {"six": "sixes"}
_MARK = re.compile(r"\[([A2-9TJQK][CDHS])\]")
_SUIT_MARK = re.compile(r"\[([CDHS])\]")
_NAME_MARK = re.compile(r"\[([cdhs])\]")
_BRAILLE_RANKS = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠭⠚⠟⠅"
_BRAILLE_SUITS = "⠉⠙⠓⠎"


def mark(card: Card) -> str:
    """The mark that stands for a card in a sentence."""
    return f"[{card.code}]"


def suit_mark(suit: Suit) -> str:
    """The mark that stands for a suit: printed "♥", spoken "of hearts"."""
    return f"[{'CDHS'[suit]}]"


def marks(cards: Iterable[Card]) -> str:
    """Cards one after the other, as marks."""
    return ", ".join(mark(card) for card in cards)


def long_name(card: Card) -> str:
    """The card as spoken: "queen of hearts"."""
    return f"{RANKS[card.rank]} of {SUITS[card.suit]}"


def short_name(card: Card) -> str:
    """The card as spoken shortly: "Q hearts", "10 hearts"."""
    return f"{index(card.rank)} {SUITS[card.suit]}"


def sign_name(card: Card) -> str:
    """The card as printed: "Q♥"."""
    return f"{index(card.rank)}{SIGNS[card.suit]}"


def braille_name(card: Card) -> str:
    """The card's two Braille cells, rank then suit."""
    return _BRAILLE_RANKS[card.rank] + _BRAILLE_SUITS[card.suit]


def index(rank: Rank) -> str:
    """What stands in a card's corner: A, 2 to 10, J, Q or K."""
    return "10" if rank is Rank.TEN else rank.letter


def spoken(text: str) -> str:
    """The sentence with every card's whole name."""
    return _MARK.sub(lambda found: long_name(Card.parse(found[1])), _suits_spoken(text))


def spoken_short(text: str) -> str:
    """The sentence with every card's short name."""
    return _MARK.sub(lambda found: short_name(Card.parse(found[1])), _suits_spoken(text))


def printed(text: str) -> str:
    """The sentence with cards as index and suit sign."""
    suits = _SUIT_MARK.sub(lambda found: SIGNS["CDHS".index(found[1])], harmless(text))
    suits = _NAME_MARK.sub(lambda found: SIGNS["cdhs".index(found[1])], suits)
    return _MARK.sub(lambda found: sign_name(Card.parse(found[1])), suits)


def with_braille(text: str) -> str:
    """The sentence with every card's whole name and its Braille cells."""
    return _MARK.sub(
        lambda found: f"{braille_name(Card.parse(found[1]))} {long_name(Card.parse(found[1]))}",
        _suits_spoken(text),
    )


def _suits_spoken(text: str) -> str:
    """Suit marks and the signs of numbers as words."""
    named = _SUIT_MARK.sub(lambda found: f"of {SUITS['CDHS'.index(found[1])]}", harmless(text))
    named = _NAME_MARK.sub(lambda found: SUITS["cdhs".index(found[1])], named)
    return named.replace("− ", "minus ").replace("+ ", "plus ")


def suits_listed(suits: Sequence[Suit]) -> str:
    """Suits as a phrase of marks: printed "♣, ♥ and ♠", spoken "clubs, hearts and spades"."""
    names = [f"[{'cdhs'[suit]}]" for suit in suits]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def meld_name(meld: Hand) -> str:
    """A meld as a phrase: "run of hearts", "set of eights", "rainbow from five"."""
    cards = run_order(meld)
    if all(card.rank is cards[0].rank for card in cards):
        return f"set of {plural(cards[0].rank)}"
    if all(card.suit is cards[0].suit for card in cards):
        return f"run of {SUITS[cards[0].suit]}"
    return f"{'rainbow' if is_rainbow(meld) else 'sequence'} from {RANKS[cards[0].rank]}"


def is_rainbow(meld: Hand) -> bool:
    """Is this meld four cards in four suits, red and black in turn?"""
    suits = [card.suit for card in run_order(meld)]
    ranks = {card.rank for card in cards_of(meld)}
    if not len(ranks) == len(set(suits)) == len(suits) == 4:
        return False
    reds = [suit in (Suit.DIAMONDS, Suit.HEARTS) for suit in suits]
    return reds in ([True, False, True, False], [False, True, False, True])


def plural(rank: Rank) -> str:
    """A rank in the plural: "eights", "sixes"."""
    return _PLURALS.get(RANKS[rank], RANKS[rank] + "s")


def run_order(meld: Hand) -> tuple[Card, ...]:
    """A meld's cards as one lays them down: a run that goes over the ace starts below it."""
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


def parse_card_words(text: str) -> Card | None:
    """The card a player means by "7h", "10h", "queen of hearts" or "q hearts"; None if no card."""
    words = [word for word in text.lower().replace("-", " ").split() if word != "of"]
    if len(words) == 1:
        rank, suit = words[0][:-1], words[0][-1:]
    elif len(words) == 2:
        rank, suit = words
    else:
        return None
    ranks, suits = _typed_ranks(), _typed_suits()
    if rank not in ranks or suit not in suits:
        return None
    return Card.of(ranks[rank], suits[suit])


@cache
def _typed_ranks() -> dict[str, Rank]:
    """Every way to type a rank."""
    ranks = {RANKS[rank]: rank for rank in Rank} | {index(rank).lower(): rank for rank in Rank}
    return ranks | {"t": Rank.TEN, "1": Rank.ACE}


@cache
def _typed_suits() -> dict[str, Suit]:
    """Every way to type a suit."""
    ways = (SUITS, [name[0] for name in SUITS], [name[:-1] for name in SUITS], SIGNS)
    return {name: Suit(place) for names in ways for place, name in enumerate(names)}
