"""How sentences become lines: a fact to a line, cards in one writing, nothing wider than it may be.

Sentences come with marks for cards ("[QH]"). Here they are taken apart into facts, long lists of
cards are drawn together ("Run of hearts: two, three, four"), and words are put on lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gin.core.cards import Card, Suit
from gin.core.message import Message, Verbatim
from gin.language.telling import spoken, unmarked
from gin.messages import cards as melds
from gin.messages import terminal as messages
from gin.present.words.cards import braille_name

GOOD = 40
"""Characters that a line should not have more of: as many cells as most Braille displays have."""
NARROW = 30
"""Below this width cards have their short names."""
_FACT = re.compile(
    r"(?:(?<=[.?!])|(?<=[.?!]”)) (?=[A-Z0-9\[\"]|(?:set|run|rainbow|sequence|deadwood)\b)"
)
_MARK = r"\[[A2-9TJQK][CDHS]\]"
_ANY_MARK = r"\[[A2-9TJQK][CDHS](?:\|[a-z]+)?\]"
"""The mark of a card, too, that is in a case."""
_LISTING = re.compile(rf"([^\[\]:;]+?(?: \[[CDHS]\])?): ({_MARK}(?:, {_MARK})*)\.?")
_LAID_OFF = re.compile(rf"(.+), with ({_MARK}(?:, {_MARK})*) laid off")


@dataclass(frozen=True, slots=True)
class Style:
    """How lines are written: `width` is the most characters of one, None for no limit."""

    width: int | None = None
    braille: bool = False

    @property
    def short(self) -> bool:
        """Are cards "Q hearts" instead of "queen of hearts"?"""
        return self.width is not None and self.width < NARROW

    @property
    def good(self) -> int:
        """The length from which lists of cards are drawn together."""
        return GOOD if self.width is None else min(GOOD, self.width)

    def written(self, text: str) -> str:
        """The text with its cards by name."""
        if self.braille:
            text = re.sub(_ANY_MARK, lambda found: f"{_cells(found[0])} {found[0]}", text)
        return unmarked(text, short=self.short)

    def rank(self, card: Card) -> str:
        """A card by its rank, where its suit has been said."""
        entry = "grammar-index" if self.short else "grammar-only-rank"
        return self._with_cells(card, spoken(Message(entry, (("what", card.rank),))))

    def suit(self, card: Card) -> str:
        """A card by its suit, where its rank has been said."""
        return self._with_cells(card, suit_name(card.suit))

    def _with_cells(self, card: Card, name: str) -> str:
        return f"{braille_name(card)} {name}" if self.braille else name


def suit_name(suit: Suit) -> str:
    """A suit by itself."""
    return spoken(Message("grammar-only-suit", (("what", suit),)))


def _cells(mark: str) -> str:
    return braille_name(Card.parse(mark[1:3]))


def lines(text: str, style: Style, lead: str = "") -> Iterator[str]:
    """A text as lines. `lead` stands before the first, such as the number of a choice."""
    for fact in facts(text):
        for line in _listed(fact, style):
            yield from wrapped(f"{lead}{line}", style.width)
            lead = ""


def facts(text: str) -> Iterator[str]:
    """The facts of a text: its sentences, and each list of cards by itself."""
    for sentence in _FACT.split(text):
        parts = sentence.split("; ")
        if len(parts) > 1 and all(re.search(_MARK, part) for part in parts):
            for part in parts:
                laid = _LAID_OFF.fullmatch(part.rstrip("."))
                yield from (laid[1], f"Laid off: {laid[2]}") if laid else (part,)
        else:
            yield sentence


def _listed(fact: str, style: Style) -> Iterator[str]:
    """A fact in as many lines as its list of cards needs; other facts in one."""
    whole = style.written(fact)
    found = _LISTING.fullmatch(fact)
    if found is None or len(whole) <= style.good:
        yield _begun(whole)
        return
    label = style.written(found[1])
    cards = [Card.parse(mark.strip("[]")) for mark in found[2].split(", ")]
    if len({card.rank for card in cards}) == 1:
        yield _begun(f"{label}: {', '.join(style.suit(card) for card in cards)}")
    elif len({card.suit for card in cards}) == 1 and suit_name(cards[0].suit) in label:
        line = f"{label}: {', '.join(style.rank(card) for card in cards)}"
        in_a_row = int(cards[-1].rank) - int(cards[0].rank) == len(cards) - 1
        if len(line) > style.good and in_a_row and not style.braille:
            first, last = (Verbatim(style.rank(card)) for card in (cards[0], cards[-1]))
            line = spoken(messages.run(label=Verbatim(label), first=first, last=last))
        yield _begun(line)
    elif _goes_over_suits(label, cards[0]):
        yield _begun(whole)
    else:
        yield from _by_suits(label, cards, style)


def _goes_over_suits(label: str, first: Card) -> bool:
    """Is this the name of a meld whose cards follow one another in several suits?"""
    names = (make(rank=first.rank) for make in (melds.sequence, melds.rainbow, melds.poker_meld))
    return any(spoken(name).lower() in label.lower() for name in names)


def _by_suits(label: str, cards: Sequence[Card], style: Style) -> Iterator[str]:
    """Loose cards, a line for each suit, in the order in which the suits come."""
    if any(letter.isdigit() for letter in label):
        yield _begun(label)
        label = spoken(messages.LOOSE)
    start = "" if label == spoken(messages.HAND) else f"{label} "
    suits: dict[Suit, list[Card]] = {}
    for card in cards:
        suits.setdefault(card.suit, []).append(card)
    for suit, held in suits.items():
        yield _begun(f"{start}{suit_name(suit)}: {', '.join(style.rank(card) for card in held)}")


def _begun(line: str) -> str:
    return line[:1].upper() + line[1:]


def wrapped(line: str, width: int | None) -> Iterator[str]:
    """The line broken at spaces so that no part is wider; a wider word is broken where it must."""
    if width is None or len(line) <= width:
        yield line
        return
    part = ""
    for word in line.split(" "):
        if part and len(part) + 1 + len(word) > width:
            yield part
            part = ""
        part = f"{part} {word}" if part else word
        while len(part) > width:
            yield part[:width]
            part = part[width:]
    if part:
        yield part
