"""The facts in a message: each sentence, and each list of cards with its label.

No text is parsed: sentences, clauses, labels and cards are values in the message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from gin.core.cards import Card
from gin.core.message import Message, Text, ended, in_row, labelled
from gin.messages import result

_WITH_LAID_OFF = result.group_and_laid(label=result.LAID_OFF, cards=(), laid=()).id


class Listing(Struct, frozen=True):
    """A list of cards with its label, such as a meld's name. `whole` is the full text."""

    whole: Text
    label: Text
    cards: tuple[Card, ...]


Fact = Text | Listing


def facts(text: Text) -> Iterator[Fact]:
    """Yield the facts of a text, in order."""
    if not isinstance(text, Message):
        yield text
        return
    args: dict[str, Any] = dict(text.args)
    match text.id:
        case "grammar-sentences":
            for part in args["parts"]:
                yield from facts(part)
        case "grammar-clauses" if all(holds(part, _is_card) for part in args["parts"]):
            for part in args["parts"]:
                yield from facts(part)
        case "grammar-started":
            # Every line begins with a capital anyway.
            yield from facts(args["text"])
        case "grammar-ended":
            *before, last = facts(args["text"])
            yield from before
            if isinstance(last, Listing):
                yield Listing(ended(last.whole), last.label, last.cards)
            else:
                yield ended(last)
        case "grammar-labelled" if cards := _cards(args["text"]):
            yield Listing(text, args["label"], cards)
        case "grammar-labelled" if all(isinstance(one, Listing) for one in facts(args["text"])):
            yield args["label"]
            yield from facts(args["text"])
        case id if id == _WITH_LAID_OFF:
            for label, cards in ((args["label"], args["cards"]), (result.LAID_OFF, args["laid"])):
                yield Listing(labelled(label, in_row(cards)), label, cards)
        case _:
            yield text


def holds(text: Any, wanted: Callable[[Any], bool]) -> bool:
    """Return whether `wanted` is true of a text or of any value in it."""
    if wanted(text):
        return True
    if isinstance(text, Message):
        return any(holds(value, wanted) for _, value in text.args)
    return isinstance(text, tuple) and any(holds(value, wanted) for value in text)


def _is_card(value: Any) -> bool:
    return isinstance(value, Card)


def _cards(text: Text) -> tuple[Card, ...]:
    if not isinstance(text, Message):
        return ()
    args: dict[str, Any] = dict(text.args)
    match text.id:
        case "grammar-only-card":
            return (args["what"],)
        case "grammar-commas":
            found = [(part,) if _is_card(part) else _cards(part) for part in args["parts"]]
            return tuple(card for cards in found for card in cards) if all(found) else ()
    return ()
