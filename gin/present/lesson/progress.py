"""Progress through the guided first hand."""

from __future__ import annotations

from gin.present.lesson import script


class Progress:
    """Number of the lesson's current step, from 0. It is not saved when the program ends."""

    def __init__(self) -> None:
        self.number = 0

    @property
    def begun(self) -> bool:
        """Whether the lesson is between its first and its last step."""
        return bool(self.number) and not self.ended

    @property
    def ended(self) -> bool:
        return self.number == len(script.STEPS) - 1
