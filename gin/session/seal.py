"""Seals: what shows that a deal was fixed before it was played.

The seal of a hand is the SHA-256 of a line. It is shown before the hand; the line is shown after
it. The line names all that the hand begins with, and the secret that its cards follow from together
with the player's cut. Matches begun before this line was thought of go on with the older one, which
names the cards in the order dealt and a salt.
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
"""How a sealed line begins: what it is, and the version of its form."""
PARTS = ("game", "hand", "dealer", "scores", "closed", "die")
"""What it names then, each with its value."""
SALT_DIGITS = 32
"""Hexadecimal digits of an older match's salt."""


def fresh_secret() -> str:
    """A secret for a match, that nobody can guess."""
    import secrets

    return secrets.token_hex(chain.SECRET_DIGITS // 2)


class HandStart(Struct, frozen=True):
    """What a hand begins with, but for the cards.

    `agreed` is all that its rules follow from; `number` counts from 1; `die` is None without one.
    """

    agreed: Setup
    number: int
    dealer: int
    scores: tuple[int, ...]
    closed: tuple[Suit, ...]
    die: Die | None

    @property
    def told(self) -> dict[str, str]:
        """Its parts by their names, as they are written."""
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
    """Cards that follow from a secret of the program's and a cut of the player's."""

    secret: str
    cut: str

    @property
    def seed(self) -> int:
        """The seed of the deal."""
        return chain.deal_seed(self.secret, self.cut)


class NamedDeal(Struct, frozen=True):
    """Cards that follow from a seed which somebody has named, and so could work out."""

    seed: int


class OlderDeal(Struct, frozen=True):
    """Cards in the order dealt, and the salt that they were sealed with in earlier versions."""

    deck: tuple[Card, ...]
    salt: str


Origin = SecretDeal | NamedDeal | OlderDeal
"""What the cards of a hand come from."""


def sealed_line(start: HandStart, origin: Origin) -> str:
    """The line that is sealed: "Gin Parlour deal 2; game gin; hand 1; ...; secret 3f9a...".

    The deal's code stands in place of the secret where the seed was named. The cut is not in the
    line: it is made when the seal has been shown.
    """
    named = "; ".join(f"{name} {value}" for name, value in start.told.items())
    match origin:
        case SecretDeal(secret):
            return f"{HEAD}; {named}; secret {secret}"
        case NamedDeal(seed):
            return f"{HEAD}; {named}; code {deal_code(seed, start.dealer)}"
        case OlderDeal(deck, salt):
            return older_line(deck, start.die, salt)


def seal_of(line: str) -> str:
    """The seal: 64 hexadecimal digits."""
    return hashlib.sha256(line.encode("ascii")).hexdigest()


# Matches begun before.


def older_line(deck: tuple[Card, ...], die: Die | None, salt: str) -> str:
    """The line that was sealed then: "deal 7H 8C ...; die 2; salt 3f9a...".

    The die's part is there only in a game with a stake die.
    """
    parts = ["deal " + " ".join(card.code for card in deck)]
    if die is not None:
        parts.append(f"die {die.value}")
    return "; ".join([*parts, f"salt {salt}"])


def salt_from(seed: int) -> str:
    """The salt of a match whose seed was named by somebody, who could work out its cards anyway."""
    return _digits(f"salt {seed}")


def seed_from(salt: str) -> int:
    """A seed for an opponent's own chance, from which neither salt nor cards can be worked out."""
    return int(_digits(f"opponent {salt}")[:12], 16)


def hand_salt(salt: str, hand: int) -> str:
    """The salt of the hand numbered `hand` (from 0): what it reveals says nothing of the others."""
    return _digits(f"hand {hand} {salt}")


def _digits(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:SALT_DIGITS]
