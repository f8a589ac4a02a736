"""What a typed line means: numbers, words, cards and what is near to them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence

from gin.core.cards import Card
from gin.core.message import Text, Verbatim, commas
from gin.language.telling import spoken
from gin.messages import terminal
from gin.present.intents import Needs
from gin.present.refs import HAND, EntryRef, Kind
from gin.present.view import Choice, Item, View
from gin.present.words import terminal as words
from gin.text.own_words import card_named, in_english, offered

SAME = {
    "?": "help", "q": "quit", "exit": "quit", "bye": "quit",
    "log": "history", "again": "look", "what": "look",
}  # fmt: skip
"""Words that mean another one, unless a choice of the view goes by them."""
_CARD = re.compile(r"\b((?:10|[a2-9tjqk])[cdhs])\b")
_WITH_CARD = {"d": "discard", "k": "knock", "g": "gin"}


def listed(items: Sequence[Item]) -> Text:
    return commas(*(item.name for item in items))


def numbered(view: View) -> tuple[Choice, ...]:
    """The choices that have a number, in the order of the view: what can be done now."""
    return tuple(choice for choice in view.choices if not choice.why and not choice.aside)


def with_numbers(choices: Sequence[Choice]) -> dict[int, Choice]:
    """Choices by their numbers: its place, or the number that a choice itself goes by."""
    found = {}
    for place, choice in enumerate(choices, start=1):
        own = next((int(word) for word in choice.words if word.isdecimal()), place)
        found[own] = choice
    return found


def find(text: str, view: View) -> Choice | None:
    """The choice a player means by a number or by words; None if there is none."""
    if text.isdecimal() and len(text) <= 4:
        return with_numbers(numbered(view)).get(int(text))
    meant = [c for c in view.choices if text in c.words or text == normal(spoken(c.label))]
    return next((c for c in meant if not c.why), meant[0] if meant else None)


def with_cards(text: str, view: View) -> tuple[Choice, tuple[Card, ...]] | None:
    """The choice that is meant by its words with cards after them, and those cards."""
    for choice in view.choices:
        for word in choice.words if choice.needs is Needs.CARDS else ():
            named = [card_named(part) for part in text.removeprefix(word).split()]
            cards = tuple(card for card in named if card is not None)
            if text.startswith(f"{word} ") and len(cards) == len(named):
                return choice, cards
    return None


def normal(line: str) -> str:
    """A command in one spelling: lower case, cards as two letters ("discard 7h")."""
    if line.strip() in (",", "."):
        return line.strip()
    words_in = in_english(" ".join(line.lower().replace(",", " ").split())).split()
    out: list[str] = []
    place = 0
    while place < len(words_in):
        for length in (3, 2, 1):
            chunk = words_in[place : place + length]
            card = card_named(" ".join(chunk)) if len(chunk) == length else None
            if card is not None:
                out.append(card.code.lower())
                place += length
                break
        else:
            out.append(words_in[place])
            place += 1
    if len(out) == 2 and out[0] in _WITH_CARD:
        out[0] = _WITH_CARD[out[0]]
    return " ".join(out)


def legal_words(view: View) -> Iterator[Text]:
    """Everything that can be done now, in words; what takes any of several cards only once, and
    settings without their values."""
    said = set()
    for choice in view.choices:
        set_to = isinstance(choice.item, EntryRef) and choice.item.kind is Kind.SET
        if choice.why or not choice.words or set_to:
            continue
        word, card, after = _CARD.split(choice.words[0], 1) if _CARD.search(choice.words[0]) else (
            choice.words[0], "", "")  # fmt: skip
        if (word, after) in said:
            continue
        said.add((word, after))
        begun = Verbatim(offered(word.strip()))
        yield terminal.and_a_card(after=Verbatim(after), word=begun) if card else begun


def holds(view: View, card: Card) -> bool:
    hand = view.zone(HAND)
    return hand is not None and any(item.card == card for item in hand.items)


def unknown(typed: str, view: View, questions: Iterable[str]) -> Text:
    """What is said of words that mean nothing here: what is near to them, and what can be typed."""
    legal = list(legal_words(view))
    known = {spoken(word): word for word in legal} | {
        offered(word): Verbatim(offered(word)) for word in questions
    }
    near = difflib.get_close_matches(typed, known, n=2, cutoff=0.75)
    return words.unknown(typed, [known[word] for word in near], legal)
