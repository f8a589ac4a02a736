"""Reproducible randomness: deck orders and seeds, and the deal codes that players share."""

from __future__ import annotations

import hashlib
import random

from gin.core.cards import DECK, Card
from gin.core.errors import BadDealCode
from gin.core.external_text import quoted
from gin.core.message import Message, Verbatim

SEED_BITS = 44
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Characters of deal codes and game codes."""
_LOOKALIKES = str.maketrans("OIL", "011")
CODE_LETTERS = 9
"""Characters in a deal code, without its dashes."""


def shuffled(seed: int) -> tuple[Card, ...]:
    """Return the 52 cards in the order dealt for `seed`.

    A deal code must always give the same deal. Python guarantees the numbers of `random()` for
    every version, but `shuffle()` may change, so this is our own Fisher-Yates shuffle.
    """
    draw = random.Random(seed).random
    deck = list(DECK)
    for last in range(len(deck) - 1, 0, -1):
        other = int(draw() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def derived_seed(seed: int, purpose: str) -> int:
    """Derive a seed of `SEED_BITS` bits from `seed` for a purpose such as "hand 3"."""
    digest = hashlib.sha256(f"{seed}:{purpose}".encode()).digest()
    return int.from_bytes(digest, "big") >> (256 - SEED_BITS)


def hand_seed(match_seed: int, hand: int) -> int:
    """Return the seed of one hand (counted from 0); the first hand has the match's own seed."""
    seed = match_seed % (1 << SEED_BITS)
    return seed if hand == 0 else derived_seed(seed, f"hand {hand}")


def deal_code(seed: int, dealer: int) -> str:
    """Return the code of a deal, such as "4K7-M2Q-X9T"; it holds the seed and the dealer."""
    number = (seed % (1 << SEED_BITS)) << 1 | dealer
    letters = "".join(ALPHABET[number >> 5 * i & 31] for i in reversed(range(CODE_LETTERS)))
    return "-".join(letters[i : i + 3] for i in range(0, CODE_LETTERS, 3))


def parse_deal_code(text: str) -> tuple[int, int]:
    """Return the seed and the dealer of a deal code in any form that `letters_of` accepts.

    Raises:
        BadDealCode: The text is not a deal code; the error quotes it.
    """
    letters = letters_of(text)
    if len(letters) != CODE_LETTERS:
        args = (
            ("code", Verbatim(quoted(text))), ("count", len(letters)), ("wanted", CODE_LETTERS),
        )  # fmt: skip
        raise BadDealCode(Message("errors-deal-code-length", args))
    number = 0
    for letter in letters:
        if letter not in ALPHABET:
            signs = (("code", Verbatim(quoted(text))), ("sign", Verbatim(quoted(letter))))
            raise BadDealCode(Message("errors-deal-code-sign", signs))
        number = number << 5 | ALPHABET.index(letter)
    return number >> 1, number & 1


def letters_of(text: str) -> str:
    """Normalise a typed code: capitals, look-alikes replaced, dashes and spaces removed."""
    return text.upper().translate(_LOOKALIKES).replace("-", "").replace(" ", "")
