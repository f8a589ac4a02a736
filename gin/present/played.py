"""Interface for questions about a hand: one in progress, or one shown from a review or a match."""

from __future__ import annotations

from typing import Protocol

from gin.rules.model.observation import Observation
from gin.rules.sheets.base import Sheet
from gin.session.dealt_hand import DealtHand


class Played(Protocol):
    """A match (`Session`) or a lesson (`LessonScreen`), for the player's questions."""

    @property
    def seen(self) -> Observation: ...

    @property
    def level(self) -> int | None:
        """The opponent's level; None in a solitary game."""

    @property
    def sheet(self) -> Sheet: ...

    @property
    def hand_number(self) -> int:
        """Number of the hand, from 1."""

    @property
    def dealt(self) -> DealtHand | None:
        """The hand with its seal; None for a prepared hand."""
