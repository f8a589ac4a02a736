"""Which cards make a meld: the kinds of meld, and the one place where the ace's role is said."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class MeldKind(StrEnum):
    """The kinds of meld (rules 0.2, 6, 8)."""

    SET = "set"
    RUN = "run"
    RAINBOW = "rainbow"
    POKER = "poker"


class Aces(StrEnum):
    """Where the ace stands in a sequence, of whatever kind: below 2, above the king, either, or
    both at once so that sequences go round the corner."""

    LOW = "low"
    HIGH = "high"
    BOTH = "both"
    ROUND = "round"


class MeldRules(Struct, frozen=True):
    """The kinds of meld a game knows and the ace's place in them."""

    kinds: frozenset[MeldKind]
    aces: Aces
