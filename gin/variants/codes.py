"""Game codes: a game and its options in a few letters that players can share."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from gin.core.errors import BadGameCode, GinError, UnknownGame
from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.core.shuffle import ALPHABET, letters_of
from gin.messages import errors as messages
from gin.messages import options as messages_of_options
from gin.variants.options import catalogue
from gin.variants.options.catalogue import UNTOUCHED
from gin.variants.options.option import TableOption
from gin.variants.presets import BY_ID
from gin.variants.registry import by_number, close_to, ids, near
from gin.variants.setups import (
    Setup,
    chosen_in,
    reject_new_choices,
    setup,
    setup_named,
    untouched_stock_off,
)

_OPTIONS = (
    "target", "knock", "upcard-ace", "ending", "shot", "rainbow", "knocker-scores", "scoring",
    "high-cards", "spades", "rush", "rush-on-gin", "run-bonus", "gin", "big-gin", "undercut",
    "tie", "box", "extra-boxes", "boxes-double", "game-bonus", "shutout", "next-dealer",
    "opening", "after-passes", "eleven-first-knock", "rediscard", "stock-end", "stock-floor",
    "last-discard", "open-discards", "level", "least-deadwood", "games", "deals", "double-deals",
    "roles", "late-start", "goal", "sheet", "cards", "sets", "aces", "caught-ace", "taken-melds",
    "last-kept", "round", "die", "refusal", "centre-offers", "one-hand", "bare-gin",
    "contract-more", "stock-counts", "first-upcard", "final-discard", "challenge",
    "no-hints", "untouched-stock", "strict-memory", "winner", "all-games",
)  # fmt: skip
"""All options, in the order they were added.

Codes depend on this order: append new options at the end, and new words at the end of their option.
"""
_GAME_BITS, _OPTION_BITS, _WORD_BITS, _NUMBER_BITS = 5, 7, 5, 10
_CHECK = 2
"""Letters of the checksum at the end, which catches typing errors."""
_PART = 4
"""Letters between two dashes."""


def game_code(agreed: Setup) -> str:
    """Return the code of a game and its options, such as "HG2B-XDE"."""
    # A leading 0 means no untouched-stock limit, because codes older than the limit start with 0.
    unlimited = not agreed.rules.exhaustion.untouched
    bits = ("0" if unlimited else "1") + _bits(agreed.game.number, _GAME_BITS)
    for option, value in chosen_in(agreed.agreed):
        if unlimited and option.id == UNTOUCHED:
            continue
        bits += _bits(_OPTIONS.index(option.id), _OPTION_BITS)
        words = _words(option)
        if value.word in words:
            bits += "0" + _bits(words.index(value.word), _WORD_BITS)
        else:
            assert option.numbers is not None
            bits += "1" + _bits(int(value.word) - option.numbers.least, _NUMBER_BITS)
    # A final 1 ends the data; zeros fill the last letter.
    bits += "1"
    bits += "0" * (-len(bits) % 5)
    body = "".join(ALPHABET[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))
    letters = body + _check(body)
    return "-".join(letters[at : at + _PART] for at in range(0, len(letters), _PART))


def parse_game_code(text: str) -> Setup:
    """Return the set-up of a game code, however it is typed (see `letters_of`).

    Raises:
        BadGameCode: The text is not a game code; the error quotes it.
    """
    typed = Verbatim(quoted(text))
    letters = letters_of(text)
    odd = next((letter for letter in letters if letter not in ALPHABET), "")
    if odd:
        raise BadGameCode(messages.game_code_sign(code=typed, sign=Verbatim(quoted(odd))))
    body, check = letters[:-_CHECK], letters[-_CHECK:]
    if len(body) < 2:
        raise BadGameCode(messages.game_code_short(code=typed, count=len(letters)))
    if check != _check(body):
        raise BadGameCode(messages.game_code_mistyped(code=typed))
    try:
        return _decoded(_BitReader("".join(_bits(ALPHABET.index(letter), 5) for letter in body)))
    except (IndexError, GinError) as error:
        raise BadGameCode(messages.game_code_unknown(code=typed)) from error


def setup_from(text: str, agreed: Sequence[str] = ()) -> Setup:
    """Return the set-up of a game id, preset id or game code, changed by the options in `agreed`.

    Raises:
        BadGameCode: The text looks like a code but is not valid.
        UnknownGame: The text is any other unknown name.
        GinError: The options are invalid (see `setup`).
    """
    return _with_options(_setup_of(text), agreed)


def setup_chosen(text: str, agreed: Sequence[str] = ()) -> Setup:
    """Return the set-up like `setup_from`, for a player who chooses the options now.

    Options in `agreed` that change nothing are rejected too. The engine protocol and older matches
    may contain such options.

    Raises:
        BadOption: An option changes nothing.
        GinError: As for `setup_from`.
    """
    found = _setup_of(text)
    made = _with_options(found, agreed)
    reject_new_choices(made, found, _ids(agreed))
    return made


def _with_options(found: Setup, agreed: Sequence[str]) -> Setup:
    kept = (one for one in found.agreed if one.partition("=")[0] not in _ids(agreed))
    return setup(found.game.id, [*kept, *agreed])


def _ids(agreed: Sequence[str]) -> set[str]:
    return {one.partition("=")[0].strip().lower() for one in agreed}


def _setup_of(text: str) -> Setup:
    try:
        return setup_named(text)
    except UnknownGame:
        pass
    known = [*ids(), *BY_ID]
    close = close_to(text.strip().lower(), known)
    try:
        return parse_game_code(text)
    except BadGameCode:
        # Text without a digit or dash, or close to a name, is more likely a name.
        if not close and ("-" in text or any(letter.isdecimal() for letter in text)):
            raise
    near_to = near(text.strip().lower(), known)
    raise UnknownGame(messages_of_options.no_game(game=Verbatim(quoted(text)), near=near_to))


def _decoded(bits: _BitReader) -> Setup:
    unlimited = not bits.take(1)
    id = by_number(bits.take(_GAME_BITS)).id
    agreed = list(untouched_stock_off(id)) if unlimited else []
    while bits.left:
        option = catalogue.BY_ID[_OPTIONS[bits.take(_OPTION_BITS)]]
        if bits.take(1):
            if option.numbers is None:
                raise IndexError(option.id)
            word = str(option.numbers.least + bits.take(_NUMBER_BITS))
        else:
            word = _words(option)[bits.take(_WORD_BITS)]
        agreed.append(f"{option.id}={word}")
    return setup(id, agreed)


class _BitReader:
    """Reader of bits, up to the final 1."""

    def __init__(self, bits: str) -> None:
        self.left = bits.rstrip("0")[:-1]

    def take(self, count: int) -> int:
        """Return the next number of `count` bits; raise IndexError if there are too few."""
        if len(self.left) < count:
            raise IndexError(count)
        taken, self.left = self.left[:count], self.left[count:]
        return int(taken, 2)


def _bits(number: int, count: int) -> str:
    return format(number, f"0{count}b")


def _words(option: TableOption) -> list[str]:
    return [
        value.word
        for value in option.values
        if option.numbers is None or not value.word.lstrip("-").isdecimal()
    ]


def _check(body: str) -> str:
    number = zlib.crc32(body.encode()) % 1024
    return ALPHABET[number >> 5] + ALPHABET[number & 31]
