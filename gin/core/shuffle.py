"""Recorded chance: the deck order of a seed, the seeds of a match, and the codes players share."""

from __future__ import annotations

import hashlib
import random

from gin.core.cards import DECK, Card
from gin.core.errors import BadDealCode
from gin.core.external_text import quoted
from gin.core.message import Message, Verbatim

SEED_BITS = 44
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters of codes."""
_LOOKALIKES = str.maketrans("OIL", "011")
CODE_LETTERS = 9
"""How many of them a deal code has."""


def shuffled(seed: int) -> tuple[Card, ...]:
    """The 52 cards in the order dealt for `seed`.

    Own Fisher-Yates on `random()`: Python promises that stream for a seed on every version, while
    `shuffle()` may change, and a deal code has to give the same deal for ever.
    """
    draw = random.Random(seed).random
    deck = list(DECK)
    for last in range(len(deck) - 1, 0, -1):
        other = int(draw() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def derived_seed(seed: int, purpose: str) -> int:
    """A seed of `SEED_BITS` bits that follows from `seed` and a purpose such as "hand 3"."""
    digest = hashlib.sha256(f"{seed}:{purpose}".encode()).digest()
    return int.from_bytes(digest, "big") >> (256 - SEED_BITS)


def hand_seed(match_seed: int, hand: int) -> int:
    """The seed of the hand numbered `hand` (from 0); the first hand's is the match's own."""
    seed = match_seed % (1 << SEED_BITS)
    return seed if hand == 0 else derived_seed(seed, f"hand {hand}")


def deal_code(seed: int, dealer: int) -> str:
    """The code of a deal, such as "4K7-M2Q-X9T": its seed and who deals."""
    number = (seed % (1 << SEED_BITS)) << 1 | dealer
    letters = "".join(ALPHABET[number >> 5 * i & 31] for i in reversed(range(CODE_LETTERS)))
    return "-".join(letters[i : i + 3] for i in range(0, CODE_LETTERS, 3))


def parse_deal_code(text: str) -> tuple[int, int]:
    """The seed and the dealer of a deal code; case, spaces, dashes and look-alikes are forgiven.

    Raises BadDealCode, which quotes the text.
    """
    letters = letters_of(text)
    if len(letters) != CODE_LETTERS:
        told = (
            ("code", Verbatim(quoted(text))), ("count", len(letters)), ("wanted", CODE_LETTERS),
        )  # fmt: skip
        raise BadDealCode(Message("errors-deal-code-length", told))
    number = 0
    for letter in letters:
        if letter not in ALPHABET:
            signs = (("code", Verbatim(quoted(text))), ("sign", Verbatim(quoted(letter))))
            raise BadDealCode(Message("errors-deal-code-sign", signs))
        number = number << 5 | ALPHABET.index(letter)
    return number >> 1, number & 1


def letters_of(text: str) -> str:
    """The letters of a code as typed, without dashes and spaces, look-alikes as what they mean."""
    return text.upper().translate(_LOOKALIKES).replace("-", "").replace(" ", "")
