"""A hand as a file that anyone can read and check: seal, deal, moves and result.

`gin.session.record_check` reads such files. Hands of matches begun before format 5 have an older
form: their seals cover only the cards and the stake die.
"""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

from gin.core import chain
from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.core.shuffle import deal_code, shuffled
from gin.messages import errors as error_messages
from gin.rules.model.actions import Action, notation
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.session.seal import (
    HandStart,
    NamedDeal,
    OlderDeal,
    Origin,
    SecretDeal,
    seal_of,
    sealed_line,
)

TITLE = "Gin Parlour hand 2"
"""First line of a file."""
KIND = "ginparlour"
"""Extension of the files of hands and challenges, which a double click opens."""
OLDER_TITLE = "Gin Parlour hand 1"
FOLLOWS = ("match", "cut", "digits", "code", "deal")
ENDS = ("outcome", "points")
MOVE = "move"
NONE = "none"


class Hand(Struct, frozen=True):
    """A finished hand, with everything that its file contains."""

    start: HandStart
    origin: Origin
    moves: tuple[tuple[int, Action], ...]
    result: HandResult


def record_of(hand: Hand) -> str:
    """Return the text of a finished hand's file."""
    rules, line = hand.start.agreed.rules, sealed_line(hand.start, hand.origin)
    lines = [
        *_head(hand, line),
        *(f"move: {seat} {notation(action)}" for seat, action in hand.moves),
        f"outcome: {hand.result.outcome}",
        f"points: {joined_numbers(points_of(rules, hand.result))}",
    ]
    return "\n".join(lines) + "\n"


def _head(hand: Hand, line: str) -> tuple[str, ...]:
    start, sealed = hand.start, (f"seal: {seal_of(line)}", f"sealed: {line}")
    match hand.origin:
        case OlderDeal():
            return OLDER_TITLE, *(f"{name}: {text}" for name, text in start.parts.items()), *sealed
        case SecretDeal(secret, cut) as drawn:
            seed, mark = drawn.seed, chain.match_mark(secret, start.number - 1)
            came_from = (mark, cut or chain.NO_CUT, chain.deal_digits(secret, cut))
        case NamedDeal(seed):
            came_from = (NONE, chain.NO_CUT, NONE)
    follows = (*came_from, *code_and_cards(seed, start.dealer))
    named = zip(FOLLOWS, follows, strict=True)
    return TITLE, *sealed, *(f"{name}: {text}" for name, text in named)


def code_and_cards(seed: int, dealer: int) -> tuple[str, str]:
    """Return a deal's code, and its cards in the order dealt."""
    return deal_code(seed, dealer), " ".join(card.code for card in shuffled(seed))


def save_record(folder: Path, name: str, text: str, kind: str = KIND) -> Path:
    """Write a text to a file with this name and `kind` in a folder, and return its path.

    An existing file with other content is never overwritten: the name gets a number.

    Raises:
      SaveError: the file cannot be written; the error names it.
    """
    path, number, content = folder / f"{name}.{kind}", 1, text.encode()
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        while not _is_made(path, content):
            number += 1
            path = folder / f"{name}-{number}.{kind}"
    except OSError as error:
        reason = Verbatim(error.strerror or str(error))
        message = error_messages.cannot_write(path=Verbatim(str(path)), why=reason)
        raise SaveError(message) from error
    return path


def _is_made(path: Path, content: bytes) -> bool:
    """Create the file; return False if it exists with other content."""
    how = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(path, how, 0o600)
    except FileExistsError:
        same = path.is_file() and path.stat().st_size == len(content)
        return same and path.read_bytes() == content
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return True


def joined_numbers(values: tuple[int, ...]) -> str:
    """Return numbers separated by spaces."""
    return " ".join(map(str, values))


def points_of(rules: Rules, result: HandResult) -> tuple[int, ...]:
    """Return each seat's points for a hand."""
    return tuple(result.points(seat) for seat in range(rules.seats))
