"""Layout of the facts in messages as lines, wrapped to the width.

Where possible, long lists of cards name a common suit or rank only once ("Run of hearts: two,
three, four").
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from typing import TextIO

from msgspec import Struct

from gin.core.cards import Card, Rank, Suit
from gin.core.message import Message, Text, Verbatim
from gin.language import resolve
from gin.language.standins import encodable
from gin.language.translation import in_style, sentences_in_style
from gin.messages import cards as melds
from gin.messages import table
from gin.messages import terminal as messages
from gin.present.words.cards import braille_name
from gin.text.facts import Fact, Listing, facts, holds

GOOD = 40
"""Maximum length of a comfortable line: common Braille displays have 40 cells."""
NARROW = 30
"""Width, in characters, below which cards have short names."""
_OVER_SUITS = frozenset(
    {
        table.RAINBOW,
        *(
            named(rank=rank)
            for named in (melds.sequence, melds.rainbow, melds.poker_meld)
            for rank in Rank
        ),
    }
)
"""Names of melds whose cards keep their order instead of being grouped by suit."""


class LineStyle(Struct, frozen=True):
    """The style of lines.

    `width` is the maximum length of a line, None for no limit. `brief` is true for players who want
    few words. `encoding` is the terminal's, None if it can show every character.
    """

    width: int | None = None
    braille: bool = False
    brief: bool = False
    encoding: str | None = None

    @property
    def short(self) -> bool:
        """Whether cards are "Q hearts" instead of "queen of hearts"."""
        return self.brief or (self.width is not None and self.width < NARROW)

    @property
    def narrow(self) -> bool:
        return self.width is not None and self.width <= GOOD

    @property
    def good(self) -> int:
        return GOOD if self.width is None else min(GOOD, self.width)

    @property
    def words(self) -> resolve.TextStyle:
        if self.braille:
            return resolve.TextStyle.BRAILLE_SHORT if self.short else resolve.TextStyle.BRAILLE
        return resolve.TextStyle.WRITTEN_SHORT if self.short else resolve.TextStyle.WRITTEN

    def written(self, text: Text) -> str:
        return in_style(text, self.words)

    def rank(self, card: Card) -> str:
        entry = "grammar-index" if self.short else "grammar-only-rank"
        return self._with_cells(card, self.written(Message(entry, (("what", card.rank),))))

    def suit(self, card: Card) -> str:
        return self._with_cells(card, self.suit_name(card.suit))

    def suit_name(self, suit: Suit) -> str:
        return self.written(Message("grammar-only-suit", (("what", suit),)))

    def _with_cells(self, card: Card, name: str) -> str:
        return f"{braille_name(card)} {name}" if self.braille else name


def lines(text: Text, style: LineStyle, lead: str = "") -> Iterator[str]:
    """Yield a text as lines. `lead` precedes the first one, for instance the number of a choice."""
    for fact in facts(text):
        if isinstance(fact, Listing):
            written: Sequence[str] = tuple(_listed(fact, style))
        else:
            written = sentences_in_style(fact, style.words) or ("",)
        for line in written:
            shown = line if _begins_verbatim(fact) else _capitalised(line)
            whole = encodable(f"{lead}{shown}", style.encoding)
            yield from [whole] if style.width is None else wrapped(whole, style.width)
            lead = ""


def _listed(fact: Listing, style: LineStyle) -> Iterator[str]:
    whole, cards = style.written(fact.whole), fact.cards
    if len(whole) <= style.good:
        yield whole
        return
    label = style.written(fact.label)
    if len({card.rank for card in cards}) == 1 and holds(fact.label, _is(cards[0].rank)):
        yield f"{label}: {', '.join(style.suit(card) for card in cards)}"
    elif len({card.suit for card in cards}) == 1 and holds(fact.label, _is(cards[0].suit)):
        line = f"{label}: {', '.join(style.rank(card) for card in cards)}"
        in_a_row = int(cards[-1].rank) - int(cards[0].rank) == len(cards) - 1
        if len(line) > style.good and in_a_row and not style.braille:
            first, last = (Verbatim(style.rank(card)) for card in (cards[0], cards[-1]))
            line = style.written(messages.run(label=fact.label, first=first, last=last))
        yield line
    elif holds(fact.label, lambda one: isinstance(one, Message) and one in _OVER_SUITS):
        yield whole
    else:
        yield from _by_suits(fact, style)


def _is(wanted: Rank | Suit) -> Callable[[object], bool]:
    return lambda one: one is wanted


def _by_suits(fact: Listing, style: LineStyle) -> Iterator[str]:
    label = fact.label
    if label not in (messages.HAND, messages.LOOSE):
        yield style.written(label)
        label = messages.LOOSE if holds(label, lambda one: type(one) is int) else messages.HAND
    start = "" if label == messages.HAND else f"{style.written(label)} "
    suits: dict[Suit, list[Card]] = {}
    for card in fact.cards:
        suits.setdefault(card.suit, []).append(card)
    for suit, held in suits.items():
        ranks = ", ".join(style.rank(card) for card in held)
        yield f"{start}{style.suit_name(suit)}: {ranks}"


def _begins_verbatim(fact: Fact) -> bool:
    """Return whether a fact begins with a text from outside, such as the name of a file."""
    match fact:
        case Message("grammar-labelled", (("label", label), *_)):
            return isinstance(label, Verbatim)
        case _:
            return isinstance(fact, Verbatim)


def _capitalised(line: str) -> str:
    return line[:1].upper() + line[1:]


def wrapped(line: str, width: int) -> list[str]:
    """Break a line at spaces, and a word only if it is wider than `width` characters."""
    return textwrap.wrap(line, width, break_on_hyphens=False) or [""]


def can_show_braille(target: TextIO) -> bool:
    """Return whether the encoding of a stream has Braille cells."""
    try:
        "⠁".encode(getattr(target, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
