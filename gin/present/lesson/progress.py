"""Progress through the lesson."""

from __future__ import annotations

from gin.present.lesson import script


class Progress:
    """Current step of the lesson. Its `number` counts from 0 and is not saved."""

    def __init__(self) -> None:
        self.number = 0

    @property
    def begun(self) -> bool:
        """Whether the lesson is between its first and its last step."""
        return bool(self.number) and not self.ended

    @property
    def ended(self) -> bool:
        return self.number == len(script.STEPS) - 1
