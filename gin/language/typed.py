"""Typed words in the current language. English words are understood too.

The program knows a command by its English words. For each command, the catalogue's domain "typed"
has the language's words, the preferred ones first.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache

from gin.core.cards import Card, Rank, Suit
from gin.core.message import Message, Text
from gin.language import translation
from gin.language.catalogue import SOURCE, catalogue
from gin.language.resolve import TextStyle, resolve
from gin.language.standins import letters_in_ascii

_DOMAIN = "typed-"
_LONGEST = 7
"""Maximum number of words that are translated together."""
_RANKS = (
    "ace", "two", "three", "four", "five", "six", "seven",
    "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_SIGNS = "♣♦♥♠"


def language() -> str:
    """Return the code of the current language."""
    return translation.language()


def in_english(line: str) -> str:
    """Replace the language's own words with English ones in a lower-case, single-spaced line.

    Latin letters become ASCII, since a terminal without umlauts displays and accepts "zurueck" for
    "zurück".
    """
    own, line = _english(translation.language()), letters_in_ascii(line)
    if not own:
        return line
    words, found, place = line.split(" "), [], 0
    while place < len(words):
        for length in range(_LONGEST, 0, -1):
            phrase = " ".join(words[place : place + length])
            if phrase in own:
                found.append(own[phrase])
                place += length
                break
        else:
            found.append(words[place])
            place += 1
    return " ".join(found)


def after(line: str, *commands: str) -> str | None:
    """Return the text after a word that means one of these commands, or None."""
    word, space, rest = line.lstrip().rstrip("\r\n").partition(" ")
    return rest.strip() if space and in_english(word.lower()) in commands else None


def spoken(text: Text) -> str:
    """Return a message for speech: every card by its full name."""
    return translation.spoken(text)


def printed(text: Text) -> str:
    """Return a message for display: cards as index and suit symbol."""
    return translation.printed(text)


def comparable(line: str, text: str) -> str:
    """Return `line` for comparison if the language has its own words, else `text`."""
    return " ".join(line.lower().split()) if _english(translation.language()) else text


def offered(word: str) -> str:
    """Translate a command into the language's words; parts without a translation stay English."""
    return " ".join(own or english for own, english in _parts(word))


def has_words(word: str) -> bool:
    """Return whether the language translates a whole command, apart from its cards and numbers."""
    return translation.language() == SOURCE or all(
        own or english.isdecimal() or card_in_english(english) is not None
        for own, english in _parts(word)
    )


def _parts(command: str) -> Iterator[tuple[str, str]]:
    """Yield (own words or an empty text, part) for each part of an English command."""
    own = _own(translation.language())
    words, place = command.split(" "), 0
    while place < len(words):
        for length in range(min(_LONGEST, len(words) - place), 0, -1):
            part = " ".join(words[place : place + length])
            if part in own or length == 1:
                yield own.get(part, ""), part
                place += length
                break


def card_named(text: str) -> Card | None:
    """Return the card named in English or in the language's own words, or None."""
    card = card_in_english(text)  # The ace of clubs is 0, so compare with None.
    named = letters_in_ascii(text).replace("-", " ")
    return _cards(translation.language()).get(named) if card is None else card


def card_like(text: str) -> tuple[float, Card, str] | None:
    """Return the most similar card as (similarity from 0 to 1, card, its name), or None."""
    names, plain = _names(translation.language()), letters_in_ascii(text)
    near = difflib.get_close_matches(plain, names, n=1, cutoff=0.8)
    if not near:
        return None
    return difflib.SequenceMatcher(None, plain, near[0]).ratio(), *names[near[0]]


@cache
def _names(language: str) -> dict[str, tuple[Card, str]]:
    names = {
        card: _entry_text("grammar-only-card", card, language).lower().replace("-", " ")
        for card in (Card.of(rank, suit) for suit in Suit for rank in Rank)
    }
    return {letters_in_ascii(name): (card, name) for card, name in names.items()}


def card_in_english(text: str) -> Card | None:
    """Return the card that "7h", "10h", "queen of hearts" or "q hearts" means, or None."""
    words = [word for word in text.lower().replace("-", " ").split() if word != "of"]
    if len(words) == 1:
        rank, suit = words[0][:-1], words[0][-1:]
        if words[0][0] in _SIGNS:
            # In German, a printed card begins with its suit, even if its letters are English.
            rank, suit = words[0][1:], words[0][0]
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
    ranks = {_RANKS[rank]: rank for rank in Rank} | {rank.letter.lower(): rank for rank in Rank}
    return ranks | {"10": Rank.TEN, "1": Rank.ACE}


@cache
def _typed_suits() -> dict[str, Suit]:
    ways = (_SUITS, [name[0] for name in _SUITS], [name[:-1] for name in _SUITS], _SIGNS)
    return {name: Suit(place) for names in ways for place, name in enumerate(names)}


@cache
def _english(language: str) -> Mapping[str, str]:
    if language == SOURCE:
        return {}
    found: dict[str, str] = {}
    for english, words in _typed(language).items():
        for word in words:
            found.setdefault(letters_in_ascii(word), english)
    return found


@cache
def _own(language: str) -> Mapping[str, str]:
    if language == SOURCE:
        return {}
    return {english: words[0] for english, words in _typed(language).items()}


def _typed(language: str) -> dict[str, list[str]]:
    entries = catalogue(language).entries
    names = [name for name in catalogue(SOURCE).entries if name.startswith(_DOMAIN)]
    return {
        name.removeprefix(_DOMAIN).replace("-", " "): resolve(Message(name), language)
        .lower()
        .split(", ")
        for name in names
        if name in entries
    }


@cache
def _cards(language: str) -> Mapping[str, Card]:
    """Return cards by their names in a language: rank and suit in either order, and as spoken."""
    if language == SOURCE:
        return {}
    found = {}
    for suit in Suit:
        for rank in Rank:
            card = Card.of(rank, suit)
            names = [
                _entry_text("grammar-only-rank", rank, language),
                _entry_text("grammar-index", rank, language),
            ]
            for name in names:
                of = _entry_text("grammar-only-suit", suit, language)
                found.update({f"{name} {of}": card, f"{of} {name}": card, f"{of}{name}": card})
                found.update({f"{name}{_SIGNS[suit]}": card, f"{_SIGNS[suit]}{name}": card})
            found[_entry_text("grammar-only-card", card, language)] = card
            found.update({_declined(card, case, language): card for case in _Case})
    return {letters_in_ascii(name.lower()): card for name, card in found.items()}


class _Case(StrEnum):
    ACCUSATIVE = "accusative"
    DATIVE = "dative"


def _declined(card: Card, case: _Case, language: str) -> str:
    """Return a card's name in a grammatical case, such as "Karo Buben"."""
    args = (("card", card), ("rank", card.rank), ("suit", card.suit), ("case", case))
    return resolve(Message("grammar-card", args), language, TextStyle.SPEAK).replace("-", " ")


def _entry_text(entry: str, what: Card | Rank | Suit, language: str) -> str:
    return resolve(Message(entry, (("what", what),)), language, TextStyle.SPEAK)
