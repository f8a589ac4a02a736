"""The kinds of meld, and the place of the ace."""

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
    """The ace's place in a sequence: below the 2, above the king, either, or round the corner."""

    LOW = "low"
    HIGH = "high"
    BOTH = "both"
    ROUND = "round"


class MeldRules(Struct, frozen=True):
    """The kinds of meld in a game, and the place of the ace."""

    kinds: frozenset[MeldKind]
    aces: Aces
