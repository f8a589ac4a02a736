"""What is said, as a value: which sentence it is, and what stands in it.

Rules, session and present say messages; only a front end makes words of them, in a language and a
style (`gin.language`). Equal messages are equal values. The functions that make them stand in
`gin.messages` and are generated from the English catalogue, so that a type checker knows what each
sentence needs.
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
    """The grammatical gender of somebody; a name that a player typed has none."""

    FEMININE = "feminine"
    MASCULINE = "masculine"
    UNKNOWN = "unknown"


class Who(Resolvable, Struct, frozen=True):
    """Somebody in a sentence: another player by name; without one, the player it is told to."""

    name: Message | Verbatim | None = None
    gender: Gender = Gender.UNKNOWN


YOU = Who()
"""The player a message is told to."""


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
"""What may stand in a message. A member of an enum chooses between words and is never shown."""


def sentences(*parts: Text) -> Text:
    """Sentences one after the other, those that are there."""
    return _joined("grammar-sentences", parts)


def listed(parts: Iterable[Text]) -> Text:
    """Things in a phrase: "Ada, Bruno and you"."""
    return _joined("grammar-all", tuple(parts))


def alternatives(parts: Iterable[Text]) -> Text:
    """Things in a phrase of which one is meant: "spades, hearts or clubs"."""
    return _joined("grammar-alternatives", tuple(parts))


def commas(*parts: Text) -> Text:
    """Things told one after the other with a comma between: "queen of hearts, 3 of 10"."""
    return _joined("grammar-commas", parts)


def in_row(cards: Iterable[Card]) -> Message:
    """Cards one after the other: "7♥, 8♥, 9♥"."""
    return Message("grammar-commas", (("parts", tuple(cards)),))


def clauses(*parts: Text) -> Text:
    """Clauses one after the other with a semicolon between."""
    return _joined("grammar-clauses", parts)


def phrase(*parts: Text) -> Text:
    """Words of one phrase one after the other: a name and a number."""
    return _joined("grammar-phrase", parts)


def spaced(cards: Iterable[Card]) -> Message:
    """Cards one after the other with nothing between, where there is little room: "7♥ 8♥ 9♥"."""
    return Message("grammar-phrase", (("parts", tuple(cards)),))


def labelled(label: Text, text: Text) -> Message:
    """Something under a name: "Stock: 12 cards"."""
    return Message("grammar-labelled", (("label", label), ("text", text)))


def sign_named(sign: Text, name: Text) -> Message:
    """A sign for the eye, which no voice says, and its name for everybody else."""
    return Message("grammar-sign", (("name", name), ("sign", sign)))


def stated(label: Text, text: Text) -> Message:
    """Something under a name, as a sentence: "Knock limit: any deadwood."."""
    return Message("grammar-stated", (("label", label), ("text", text)))


def started(text: Text) -> Message:
    """A phrase as the start of a sentence, with a capital where the language has one there."""
    return Message("grammar-started", (("text", text),))


def bracketed(text: Text) -> Message:
    """Something in square brackets, beside what it belongs to."""
    return Message("grammar-bracketed", (("text", text),))


def asked(text: Text) -> Message:
    """A title or phrase as a question of its own."""
    return Message("grammar-asked", (("text", text),))


def only(what: Card | Suit | Rank | Share | date | int) -> Message:
    """A card, suit, rank, share, date or number by itself."""
    # Each kind has an entry of its own: ranks, suits and numbers are equal to one another.
    kind = type(what).__name__.lower()
    return Message(f"grammar-only-{'number' if kind == 'int' else kind}", (("what", what),))


def decimal(number: float) -> Message:
    """A number that is not negative, with one decimal: "12.5"."""
    whole, _, part = f"{number:.1f}".partition(".")
    return Message("grammar-decimal", (("whole", int(whole)), ("part", int(part))))


def _joined(id: str, parts: tuple[Text, ...]) -> Text:
    there = tuple(part for part in parts if part)
    if len(there) == 1:
        return there[0]
    return Message(id, (("parts", there),)) if there else NOTHING


def percent(number: int) -> Message:
    """A number of hundredths: "75%"."""
    return Message("grammar-percent", (("number", number),))


def fitting(most: int, *wishes: Text) -> Message:
    """The first of several wordings that has no more than `most` letters; the last if none has."""
    return Message("grammar-fitting", (("most", most), ("wishes", wishes)))


def signed(number: int) -> Message:
    """A number that is added or taken away, with its sign: "+ 25"."""
    return Message("grammar-signed", (("number", number),))


def added(number: int) -> Message:
    """A number with its sign close before it: "+25"."""
    return Message("grammar-added", (("number", number),))


def quoted(text: Text) -> Message:
    """Something in quotes, such as a word that may be typed."""
    return Message("grammar-quoted", (("text", text),))


def says(told: Text, text: Text) -> bool:
    """Does `told` say all of `text` already, by itself or among other sentences?"""
    have, asked = _flat(told), _flat(text)
    return bool(asked) and all(part in have for part in asked)


def contains(text: Text, part: Text) -> bool:
    """Does something, such as a card by itself, stand in a text or in what stands in it?"""
    if text == part:
        return True
    return any(
        contains(value, part)
        if isinstance(value, Message | Verbatim)
        else isinstance(value, Card) and only(value) == part
        for value in _values(text)
    )


def cards_named(text: Text) -> Iterator[Card]:
    """The cards that stand in a text or in what stands in it."""
    for value in _values(text):
        if isinstance(value, Card):
            yield value
        elif isinstance(value, Message | Verbatim):
            yield from cards_named(value)


def _values(text: Text) -> Iterator[object]:
    if isinstance(text, Message):
        for _, argument in text.args:
            yield from argument if isinstance(argument, tuple) else (argument,)


def without(text: Text, told: Iterable[Text]) -> Text:
    """The sentences of a text that were not told yet."""
    heard = tuple(told)
    new = (part for part in _flat(text) if not any(says(one, part) for one in heard))
    return sentences(*map(ended, new))


def first_sentence(text: Text) -> Text:
    """Return the first of several sentences, ended."""
    flat = _flat(text)
    return ended(flat[0]) if flat else NOTHING


def last_sentence(text: Text) -> Text:
    """The last of several sentences."""
    flat = _flat(text)
    return flat[-1] if flat else NOTHING


def _flat(text: Text) -> tuple[Text, ...]:
    """The sentences of a text one by one, without the full stops of those that are none."""
    if isinstance(text, Message) and text.id == "grammar-sentences":
        parts = dict(text.args)["parts"]
        assert isinstance(parts, tuple)
        return tuple(part for one in parts for part in _flat(one))
    if isinstance(text, Message) and text.id == "grammar-ended":
        return _flat(dict(text.args)["text"])
    return (text,) if text else ()
