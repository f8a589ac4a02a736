"""How far the guided first hand has come."""

from __future__ import annotations

from gin.present.lesson import script


class Progress:
    """The step the lesson stands at, from 0; it is kept as long as the program runs."""

    def __init__(self) -> None:
        self.number = 0

    @property
    def begun(self) -> bool:
        """Is it anywhere between its first step and its last?"""
        return bool(self.number) and not self.ended

    @property
    def ended(self) -> bool:
        """Is this the last step?"""
        return self.number == len(script.STEPS) - 1
