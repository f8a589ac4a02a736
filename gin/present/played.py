"""Interface of a match or a lesson, for the player's questions about a hand."""

from __future__ import annotations

from typing import Protocol

from gin.rules.model.observation import Observation
from gin.rules.sheets.base import Sheet
from gin.session.partner import Partner
from gin.session.table_session import SealedHand


class Played(Protocol):
    """A match (`Session`) or a lesson (`LessonScreen`)."""

    @property
    def seen(self) -> Observation: ...

    @property
    def level(self) -> int | None:
        """The opponent's level; None in a solitary game."""

    @property
    def partner(self) -> Partner | None:
        """The person opposite in a match between two people."""

    @property
    def sheet(self) -> Sheet: ...

    @property
    def hand_number(self) -> int:
        """Number of the hand, from 1."""

    @property
    def dealt(self) -> SealedHand | None:
        """The hand with its seal; None for a prepared hand."""
