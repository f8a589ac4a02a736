"""Messages as values: the id of a sentence and its arguments.

A front end turns messages into words, in its language and style (`gin.language`). The functions in
`gin.messages` build messages. They are generated from the English catalogue, so that the type
checker knows each sentence's arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from enum import Enum, StrEnum

from msgspec import Struct

from gin.core.cards import Card, Rank, Suit
from gin.core.text import NOTHING as NOTHING
from gin.core.text import Message as Message
from gin.core.text import Resolvable
from gin.core.text import Text as Text
from gin.core.text import Verbatim as Verbatim
from gin.core.text import by_id as by_id
from gin.core.text import ended as ended


class Gender(StrEnum):
    """Grammatical gender of a person; unknown for a name that a player typed."""

    FEMININE = "feminine"
    MASCULINE = "masculine"
    UNKNOWN = "unknown"


class Who(Resolvable, Struct, frozen=True):
    """A person in a sentence; without a name, the player addressed."""

    name: Message | Verbatim | None = None
    gender: Gender = Gender.UNKNOWN


YOU = Who()
"""The player addressed by a message."""


class Share(Struct, frozen=True):
    """A part of a whole, from 0 to 1."""

    part: float


Arg = (
    Text
    | Who
    | Card
    | Suit
    | Rank
    | Share
    | int
    | float
    | date
    | Enum
    | tuple[Text, ...]
    | tuple[Card, ...]
    | tuple[Suit, ...]
    | tuple[Rank, ...]
    | tuple[Who, ...]
)
"""Argument of a message. Members of enums other than `Suit` and `Rank` only select a wording."""


def sentences(*parts: Text) -> Text:
    """Join sentences, skipping empty ones."""
    return _joined("grammar-sentences", parts)


def listed(parts: Iterable[Text]) -> Text:
    """Join the parts as a list: "Ada, Bruno and you"."""
    return _joined("grammar-all", tuple(parts))


def alternatives(parts: Iterable[Text]) -> Text:
    """Join the parts as alternatives: "spades, hearts or clubs"."""
    return _joined("grammar-alternatives", tuple(parts))


def commas(*parts: Text) -> Text:
    """Join the parts with commas: "queen of hearts, 3 of 10"."""
    return _joined("grammar-commas", parts)


def in_row(cards: Iterable[Card]) -> Message:
    """Join cards with commas: "7♥, 8♥, 9♥"."""
    return Message("grammar-commas", (("parts", tuple(cards)),))


def clauses(*parts: Text) -> Text:
    """Join clauses with semicolons."""
    return _joined("grammar-clauses", parts)


def phrase(*parts: Text) -> Text:
    """Join words into a phrase, such as a name and a number."""
    return _joined("grammar-phrase", parts)


def spaced(cards: Iterable[Card]) -> Message:
    """Join cards with spaces, where there is little room: "7♥ 8♥ 9♥"."""
    return Message("grammar-phrase", (("parts", tuple(cards)),))


def labelled(label: Text, text: Text) -> Message:
    """Return a text with a label: "Stock: 12 cards"."""
    return Message("grammar-labelled", (("label", label), ("text", text)))


def sign_named(sign: Text, name: Text) -> Message:
    """Return a symbol that is shown as `sign` and spoken as `name`."""
    return Message("grammar-sign", (("name", name), ("sign", sign)))


def stated(label: Text, text: Text) -> Message:
    """Return a text with a label as a phrase within a sentence: "knock limit: any deadwood"."""
    return Message("grammar-stated", (("label", label), ("text", text)))


def within(text: Text) -> Message:
    """Return a title as it is within a sentence: "knock limit"."""
    return Message("grammar-within", (("text", text),))


def started(text: Text) -> Message:
    """Return a phrase with a capital letter, as the start of a sentence."""
    return Message("grammar-started", (("text", text),))


def bracketed(text: Text) -> Message:
    """Return a text in square brackets."""
    return Message("grammar-bracketed", (("text", text),))


def asked(text: Text) -> Message:
    """Return a title or phrase as a question."""
    return Message("grammar-asked", (("text", text),))


def only(what: Card | Suit | Rank | Share | date | int) -> Message:
    """Return a message that consists of this value alone."""
    # Each type has its own id, because ranks, suits and numbers can compare equal.
    kind = type(what).__name__.lower()
    return Message(f"grammar-only-{'number' if kind == 'int' else kind}", (("what", what),))


def index_of(rank: Rank) -> Message:
    """Return the letter or number of a rank, as in the corner of a card."""
    return Message("grammar-only-index", (("what", rank),))


def decimal(number: float) -> Message:
    """Return a non-negative number with one decimal: "12.5"."""
    whole, _, part = f"{number:.1f}".partition(".")
    return Message("grammar-decimal", (("whole", int(whole)), ("part", int(part))))


def points_text(number: float) -> Message:
    """Return points that are not negative as a whole number, or "under 1" for a part of one."""
    return Message("grammar-under-one") if 0 < number < 0.5 else only(round(number))


def _joined(id: str, parts: tuple[Text, ...]) -> Text:
    there = tuple(part for part in parts if part)
    if len(there) == 1:
        return there[0]
    return Message(id, (("parts", there),)) if there else NOTHING


def percent(number: int) -> Message:
    """Return a percentage: "75%"."""
    return Message("grammar-percent", (("number", number),))


def fitting(most: int, *wishes: Text) -> Message:
    """Return a message shown as its first wording of at most `most` characters, or as its last."""
    return Message("grammar-fitting", (("most", most), ("wishes", wishes)))


def signed(number: int) -> Message:
    """Return a number with a spaced sign, as a term of a sum: "+ 25"."""
    return Message("grammar-signed", (("number", number),))


def added(number: int) -> Message:
    """Return a number with its sign: "+25"; 0 has none."""
    if not number:
        return only(number)
    return Message("grammar-added", (("number", number),))


def added_percent(number: int) -> Message:
    """Return a percentage with its sign: "+25%"; 0% has none."""
    if not number:
        return percent(number)
    return Message("grammar-added-percent", (("number", number),))


def quoted(text: Text) -> Message:
    """Return a text in quotes, such as a word that the player can type."""
    return Message("grammar-quoted", (("text", text),))


def says(whole: Text, text: Text) -> bool:
    """Check whether `text` has sentences and `whole` contains them all."""
    have, wanted = _flat(whole), _flat(text)
    return bool(wanted) and all(part in have for part in wanted)


def contains(text: Text, part: Text) -> bool:
    """Check whether a part, such as a card's message, occurs anywhere in a text."""
    if text == part:
        return True
    return any(
        contains(value, part)
        if isinstance(value, Message | Verbatim)
        else isinstance(value, Card) and only(value) == part
        for value in _values(text)
    )


def cards_named(text: Text) -> Iterator[Card]:
    """Yield the cards that occur anywhere in a text."""
    for value in _values(text):
        if isinstance(value, Card):
            yield value
        elif isinstance(value, Message | Verbatim):
            yield from cards_named(value)


def _values(text: Text) -> Iterator[object]:
    if isinstance(text, Message):
        for _, argument in text.args:
            yield from argument if isinstance(argument, tuple) else (argument,)


def without(text: Text, others: Iterable[Text]) -> Text:
    """Return the sentences of a text that `others` do not contain."""
    known = tuple(others)
    new = (part for part in _flat(text) if not any(says(one, part) for one in known))
    return sentences(*map(ended, new))


def first_sentence(text: Text) -> Text:
    """Return the first sentence of a text, with a full stop."""
    flat = _flat(text)
    return ended(flat[0]) if flat else NOTHING


def last_sentence(text: Text) -> Text:
    """Return the last sentence of a text."""
    flat = _flat(text)
    return flat[-1] if flat else NOTHING


def _flat(text: Text) -> tuple[Text, ...]:
    if isinstance(text, Message) and text.id == "grammar-sentences":
        parts = dict(text.args)["parts"]
        assert isinstance(parts, tuple)
        return tuple(part for one in parts for part in _flat(one))
    if isinstance(text, Message) and text.id == "grammar-ended":
        return _flat(dict(text.args)["text"])
    return (text,) if text else ()
