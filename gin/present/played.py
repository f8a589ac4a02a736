"""What is being played, as far as somebody may ask about it."""

from __future__ import annotations

from typing import Protocol

from gin.rules.model.observation import Observation
from gin.rules.sheets.base import Sheet
from gin.session.dealt_hand import DealtHand


class Played(Protocol):
    """What is being played, as far as one may ask: a match, or the hand of a lesson."""

    @property
    def seen(self) -> Observation:
        """All that the player knows."""

    @property
    def level(self) -> int | None:
        """The opponent's level, None in a game for one."""

    @property
    def sheet(self) -> Sheet:
        """The score sheet."""

    @property
    def hand_number(self) -> int:
        """The hand, from 1."""

    @property
    def dealt(self) -> DealtHand | None:
        """The hand as it was dealt, with its seal; None for a prepared one."""
