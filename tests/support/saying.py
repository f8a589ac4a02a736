"""Messages of the catalogue with sample arguments of every type, names of cards, words to type."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, get_type_hints

from gin.core.cards import DECK, Card, Rank, Suit
from gin.core.message import YOU, Gender, Message, Text, Verbatim, Who, only
from gin.language.translation import printed, spoken, spoken_short
from gin.messages import errors

_PATH = Verbatim("/0123/4567-89/01.23/456789.0123")
"""A text from outside, as long as a path. It has no letters, so it needs no pseudo-translation."""
_SAMPLES: dict[Any, tuple[Any, ...]] = {
    Card: (Card.parse("TH"), Card.parse("QD"), Card.parse("AS")),
    Suit: tuple(Suit),
    Rank: tuple(Rank),
    Who: (YOU, Who(Verbatim("7"), Gender.FEMININE), Who(Verbatim("7"), Gender.MASCULINE)),
    int: (1, 3, 98),
    bool: (True, False),
    Text: (_PATH, errors.IS_NOT_WRITABLE),
    tuple[Card, ...]: (DECK[:3], DECK[20:21]),
    tuple[Suit, ...]: (tuple(Suit)[2:3], tuple(Suit)[1:]),
    tuple[Rank, ...]: (tuple(Rank)[:2],),
    tuple[Text, ...]: ((Verbatim("7"),), (_PATH, errors.DISK_FULL, _PATH)),
}
_VARIANTS = 3


def every(domain: str) -> Iterator[Message]:
    module = import_module(f"gin.messages.{domain}")
    for name, said in vars(module).items():
        if isinstance(said, Message) and name.isupper():
            yield said
        elif inspect.isfunction(said) and said.__module__ == module.__name__:
            for variant in range(_VARIANTS):
                yield _filled(said, variant)
    for series in getattr(module, "SERIES", {}).values():
        yield from series


def _filled(said: Callable[..., Message], variant: int) -> Message:
    hints = get_type_hints(said)
    del hints["return"]
    given = {}
    for place, (name, kind) in enumerate(hints.items()):
        samples = _SAMPLES[kind]
        # Start at another sample for each argument, so that numbers differ within a message.
        given[name] = samples[(variant + place) % len(samples)]
    return said(**given)


def long_name(card: Card) -> str:
    return spoken(only(card))


def short_name(card: Card) -> str:
    return spoken_short(only(card))


def marked(text: Any) -> str:
    if isinstance(text, Card):
        return f"[{text.code}]"
    if isinstance(text, Message):
        return "".join(marked(value) for _, value in text.args)
    if isinstance(text, tuple):
        return "".join(map(marked, text))
    return marked(text.name) if isinstance(text, Who) else text if isinstance(text, str) else ""


def words_to_type(prompt: Text) -> str:
    """Return the last of the quoted words that a prompt says can be typed; empty if none."""
    quoted = re.findall("“(.*?)”", printed(prompt))
    return quoted[-1] if quoted else ""
