"""Seals, which prove that a deal was fixed before it was played.

The seal of a hand is the SHA-256 hash of a line. The seal is shown before the hand, the line after
it. The cards follow from the secret in the line and the player's cut, unless the player named the
seed. Matches begun before format 5 keep an older form of the line (`older_line`).
"""

from __future__ import annotations

import hashlib

from msgspec import Struct

from gin.core import chain
from gin.core.cards import Card, Suit
from gin.core.shuffle import deal_code
from gin.rules.model.stakes import Die
from gin.variants.setups import Setup, with_untouched_stock

DIGITS = 64
"""Hexadecimal digits of a seal: 256 bits."""
HEAD = "Gin Parlour deal 2"
"""Beginning of a sealed line."""
PARTS = ("game", "hand", "dealer", "scores", "closed", "die")
"""Names of the parts after `HEAD`, each followed by its value."""
SALT_DIGITS = 32
"""Hexadecimal digits of an older match's salt."""


def fresh_secret() -> str:
    """Return an unpredictable secret for a match."""
    import secrets

    return secrets.token_hex(chain.SECRET_DIGITS // 2)


class HandStart(Struct, frozen=True):
    """Everything that a hand begins with, except for the cards.

    `agreed` determines the rules; `number` counts from 1; `die` is None in a game without one.
    """

    agreed: Setup
    number: int
    dealer: int
    scores: tuple[int, ...]
    closed: tuple[Suit, ...]
    die: Die | None

    @property
    def parts(self) -> dict[str, str]:
        die = self.die
        values = (
            " ".join((self.agreed.game.id, *with_untouched_stock(self.agreed))),
            str(self.number),
            str(self.dealer),
            " ".join(map(str, self.scores)),
            " ".join(suit.name.lower() for suit in self.closed) or "none",
            "none" if die is None else f"{die.value} {_owner(die)}",
        )
        return dict(zip(PARTS, values, strict=True))


def _owner(die: Die) -> str:
    return "middle" if die.owner is None else str(die.owner)


class SecretDeal(Struct, frozen=True):
    """Cards that follow from the program's secret and the player's cut."""

    secret: str
    cut: str

    @property
    def seed(self) -> int:
        return chain.deal_seed(self.secret, self.cut)


class NamedDeal(Struct, frozen=True):
    """Cards that follow from a seed named by the player, who could work them out."""

    seed: int


class OlderDeal(Struct, frozen=True):
    """Cards in the order dealt, and the salt with which earlier versions sealed them."""

    deck: tuple[Card, ...]
    salt: str


Origin = SecretDeal | NamedDeal | OlderDeal


def sealed_line(start: HandStart, origin: Origin) -> str:
    """Return the line to seal: "Gin Parlour deal 2; game gin; hand 1; ...; secret 3f9a...".

    If the seed was named, the deal code replaces the secret. The cut is not in the line, because
    the player cuts after seeing the seal.
    """
    named = "; ".join(f"{name} {value}" for name, value in start.parts.items())
    match origin:
        case SecretDeal(secret):
            return f"{HEAD}; {named}; secret {secret}"
        case NamedDeal(seed):
            return f"{HEAD}; {named}; code {deal_code(seed, start.dealer)}"
        case OlderDeal(deck, salt):
            return older_line(deck, start.die, salt)


def seal_of(line: str) -> str:
    """Return the seal of a line: 64 hexadecimal digits."""
    return hashlib.sha256(line.encode("ascii")).hexdigest()


# Older matches.


def older_line(deck: tuple[Card, ...], die: Die | None, salt: str) -> str:
    """Return the older line to seal: "deal 7H 8C ...; die 2; salt 3f9a...".

    The die's part is there only in a game with a stake die.
    """
    parts = ["deal " + " ".join(card.code for card in deck)]
    if die is not None:
        parts.append(f"die {die.value}")
    return "; ".join([*parts, f"salt {salt}"])


def salt_from(seed: int) -> str:
    """Return the salt of a match with a named seed, whose cards are no secret anyway."""
    return _digits(f"salt {seed}")


def seed_from(salt: str) -> int:
    """Return an opponent's random seed, which reveals neither the salt nor the cards."""
    return int(_digits(f"opponent {salt}")[:12], 16)


def hand_salt(salt: str, hand: int) -> str:
    """Return the salt of hand `hand` (from 0); it does not reveal the match's salt."""
    return _digits(f"hand {hand} {salt}")


def _digits(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:SALT_DIGITS]
