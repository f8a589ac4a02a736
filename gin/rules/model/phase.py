"""What the player on turn is asked for."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """What the player on turn is asked for."""

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
