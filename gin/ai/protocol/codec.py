"""Values of the rules as text and back, by their types: the notation of the engine protocol.

A value is a word, a list or a record: `yes`, `12`, `7H`, `4C5C6C` (several cards, `-` if empty),
`none`, `[7H 8S]`, `took(seat=0 card=7H)`. The codec follows the types of fields, so a new kind of
event or state needs no code here.
"""

from __future__ import annotations

import re
import types
import typing
from enum import Enum, IntEnum
from typing import Any

from msgspec import Struct, StructMeta

from gin.core.cards import DECK, RANK_LETTERS, SUIT_LETTERS, Card, Hand, cards_of, parse_hand
from gin.core.errors import BadCard, BadLine
from gin.core.external_text import quoted


class CardMask:
    """Type of a mask of cards for the codec; in the rules, a mask is an int."""


_MASKS: dict[str, Any] = {"Hand": CardMask, "Melds": tuple[CardMask, ...]}
_WORD = re.compile(r"\s*([^\s\[\]()=]+|[\[\]()=])")
_CLOSING = frozenset("])")
_CODES = frozenset(card.code for card in DECK)


_FIELDS: dict[type, dict[str, Any]] = {}
"""Cache of `fields_of`: reading types is slow."""


def fields_of(record: type) -> dict[str, Any]:
    """Return the types of a record's fields, by name; those of masks are `CardMask`."""
    if record not in _FIELDS:
        hints = typing.get_type_hints(record, localns=_MASKS)
        _FIELDS[record] = {name: hints[name] for name in _names(record)}
    return _FIELDS[record]


def _names(record: Any) -> list[str]:
    return list(record.__struct_fields__)


def name_of(record: type) -> str:
    """Return the name of a kind of record, such as "went-gin"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", record.__name__).lower()


def cards_text(hand: Hand) -> str:
    """Return cards without spaces, such as "4C5C6C"; "-" if there are none."""
    return "".join(card.code for card in cards_of(hand)) or "-"


def parse_cards(text: str) -> Hand:
    """Return the cards that `cards_text` wrote.

    Raises: BadCard: a part of the text is not a card, or a card occurs twice.
    """
    if text == "-":
        return 0
    return parse_hand(" ".join(text[place : place + 2] for place in range(0, len(text), 2)))


def written(value: Any, kind: Any) -> str:
    """Return a value of this type as text."""
    if value is None:
        return "none"
    if kind is CardMask:
        return cards_text(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Card):
        return value.code
    if isinstance(value, IntEnum):
        return value.name.lower()
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, frozenset):
        (member,) = typing.get_args(kind)
        return f"[{' '.join(sorted(written(item, member) for item in value))}]"
    if isinstance(value, tuple):
        members = _members(kind, len(value))
        inner = (written(item, one) for item, one in zip(value, members, strict=True))
        return f"[{' '.join(inner)}]"
    if isinstance(value, Struct):
        record = type(value)
        inner = (
            f"{name}={written(getattr(value, name), one)}"
            for name, one in fields_of(record).items()
        )
        return f"{name_of(record)}({' '.join(inner)})"
    raise TypeError(f"{value!r} has no text: {kind} is none of the protocol's types")


def _members(kind: Any, count: int) -> list[Any]:
    if typing.get_origin(kind) is not tuple:
        kind = next(one for one in typing.get_args(kind) if typing.get_origin(one) is tuple)
    members = typing.get_args(kind)
    return [members[0]] * count if members[-1] is Ellipsis else list(members)


def read(text: str, kind: Any) -> Any:
    """Return the value of this type in a text; the inverse of `written`.

    Raises:
        BadLine: the text is no such value; the message names the wrong part.
    """
    value, rest = _read(_split(text), kind)
    if rest:
        raise BadLine(f"{quoted(' '.join(rest))} is too much")
    return value


def _split(text: str) -> list[str]:
    words, place = [], 0
    text = text.rstrip()
    while place < len(text):
        found = _WORD.match(text, place)
        assert found is not None
        words.append(found.group(1))
        place = found.end()
    return words


def _read(words: list[str], kind: Any) -> tuple[Any, list[str]]:
    if not words:
        raise BadLine(f"nothing where {_called(kind)} should be")
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        return _read_one_of(words, typing.get_args(kind))
    if origin in (tuple, frozenset):
        return _read_list(words, kind)
    if isinstance(kind, StructMeta):
        return _read_record(words, (kind,))
    return _word(words[0], kind), words[1:]


def _read_one_of(words: list[str], kinds: tuple[Any, ...]) -> tuple[Any, list[str]]:
    if words[0] == "none" and type(None) in kinds:
        return None, words[1:]
    others = [kind for kind in kinds if kind is not type(None)]
    records = tuple(kind for kind in others if isinstance(kind, StructMeta))
    if records:
        return _read_record(words, records)
    return _read(words, others[0])


def _read_list(words: list[str], kind: Any) -> tuple[Any, list[str]]:
    if words[0] != "[":
        raise BadLine(f"{quoted(words[0])} where a list in [ ] should be")
    rest = words[1:]
    found: list[Any] = []
    free = typing.get_origin(kind) is frozenset or typing.get_args(kind)[-1] is Ellipsis
    members = typing.get_args(kind)
    while rest and rest[0] != "]":
        if not free and len(found) == len(members):
            raise BadLine(f"{quoted(rest[0])} is too much in a list of {len(members)}")
        value, rest = _read(rest, members[0] if free else members[len(found)])
        found.append(value)
    if not rest:
        raise BadLine("a list without its ]")
    if not free and len(found) < len(members):
        raise BadLine(f"{len(found)} in a list of {len(members)}")
    made = frozenset(found) if typing.get_origin(kind) is frozenset else tuple(found)
    return made, rest[1:]


def _read_record(words: list[str], kinds: tuple[Any, ...]) -> tuple[Any, list[str]]:
    known = {name_of(kind): kind for kind in kinds}
    kind = known.get(words[0])
    if kind is None:
        raise BadLine(f"{quoted(words[0])} where one of these should be: {', '.join(known)}")
    if words[1:2] != ["("]:
        raise BadLine(f"{words[0]} without its (")
    rest = words[2:]
    found: dict[str, Any] = {}
    fields = fields_of(kind)
    while rest and rest[0] != ")":
        name = rest[0]
        if name not in fields or name in found:
            why = "stands twice" if name in found else f"is none of {', '.join(fields)}"
            raise BadLine(f"{quoted(name)} in {words[0]} {why}")
        if rest[1:2] != ["="]:
            raise BadLine(f"{name} of {words[0]} without its =")
        try:
            found[name], rest = _read(rest[2:], fields[name])
        except BadLine as error:
            raise BadLine(f"{name} of {words[0]}: {error}") from error
    if not rest:
        raise BadLine(f"{words[0]} without its )")
    missing = [name for name in fields if name not in found]
    if missing:
        raise BadLine(f"{words[0]} without {', '.join(missing)}")
    return kind(**found), rest[1:]


def _word(word: str, kind: Any) -> Any:
    try:
        if word in _CLOSING:
            raise ValueError
        if kind is CardMask:
            return parse_cards(word)
        if kind is bool:
            return {"yes": True, "no": False}[word]
        if kind is Card:
            return Card.parse(word)
        if issubclass(kind, IntEnum):
            return next(one for one in kind if one.name.lower() == word)
        if issubclass(kind, Enum):
            return kind(word)
        if kind is int and len(word) < 12 and word.isascii():
            return int(word)
    except BadCard as error:
        raise BadLine(_no_cards(word, kind)) from error
    except (KeyError, ValueError, StopIteration):
        pass
    raise BadLine(f"{quoted(word)} is not {_called(kind)}")


def _no_cards(word: str, kind: Any) -> str:
    size = len(word) if kind is Card else 2
    for place in range(0, len(word), size):
        code = word[place : place + size]
        if code.upper() not in _CODES:
            return (
                f"no card {quoted(code)}: a rank of {RANK_LETTERS}, then a suit of {SUIT_LETTERS}"
            )
        if code.upper() in word[:place].upper():
            return f"{code.upper()} stands twice in {quoted(word)}"
    return f"{quoted(word)} is not {_called(kind)}"


def _called(kind: Any) -> str:
    if kind is CardMask:
        return "cards such as 4C5C6C, or - for none"
    if kind is bool:
        return "yes or no"
    if kind is int:
        return "a number"
    if kind is Card:
        return "a card such as TD"
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        return "one of " + ", ".join(one.name.lower() for one in kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return "one of " + ", ".join(str(one.value) for one in kind)
    return "a value"
