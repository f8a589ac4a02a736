"""Interface for questions about the hand in progress."""

from __future__ import annotations

from typing import Protocol

from gin.rules.model.observation import Observation
from gin.rules.sheets.base import Sheet
from gin.session.dealt_hand import DealtHand


class Played(Protocol):
    """A match or a lesson's hand that answers the player's questions."""

    @property
    def seen(self) -> Observation: ...

    @property
    def level(self) -> int | None:
        """The opponent's level; None in a game for one."""

    @property
    def sheet(self) -> Sheet: ...

    @property
    def hand_number(self) -> int:
        """Number of the hand, from 1."""

    @property
    def dealt(self) -> DealtHand | None:
        """The hand with its seal; None for a prepared hand."""
