"""Seals: what shows that a deal was fixed before it was played.

The seal of a hand is the SHA-256 of a line that names the cards in the order dealt, the stake die
if there is one, and a salt. It is shown before the hand; the line is shown after it.
"""

from __future__ import annotations

import hashlib

from gin.core.cards import Card
from gin.rules.stakes import Die

SALT_DIGITS = 32
"""Hexadecimal digits of a salt."""


def fresh_salt() -> str:
    """A salt that nobody can guess."""
    import secrets

    return secrets.token_hex(SALT_DIGITS // 2)


def salt_from(seed: int) -> str:
    """The salt of a match whose seed was named by somebody, who could work out its cards anyway."""
    return _digits(f"salt {seed}")


def seed_from(salt: str) -> int:
    """A seed for an opponent's own chance, from which neither salt nor cards can be worked out."""
    return int(_digits(f"opponent {salt}")[:12], 16)


def hand_salt(salt: str, hand: int) -> str:
    """The salt of the hand numbered `hand` (from 0): what it reveals says nothing of the others."""
    return _digits(f"hand {hand} {salt}")


def sealed_line(deck: tuple[Card, ...], die: Die | None, salt: str) -> str:
    """The line that is sealed: "deal 7H 8C ...; die 2; salt 3f9a...".

    The die's part is there only in a game with a stake die.
    """
    parts = ["deal " + " ".join(card.code for card in deck)]
    if die is not None:
        parts.append(f"die {die.value}")
    return "; ".join([*parts, f"salt {salt}"])


def seal_of(line: str) -> str:
    """The seal: 64 hexadecimal digits."""
    return hashlib.sha256(line.encode("ascii")).hexdigest()


def _digits(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:SALT_DIGITS]
