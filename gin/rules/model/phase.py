"""The phases of a hand."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """The decision that a player has to make, or the end of the hand."""

    STAKE = "stake"
    ANSWER = "answer"
    UPCARD = "upcard"
    DRAW = "draw"
    DISCARD = "discard"
    LAST_DISCARD = "last_discard"
    LAY_OFF = "lay_off"
    MELD = "meld"
    CONSIDER = "consider"
    CHALLENGED = "challenged"
    OVER = "over"
