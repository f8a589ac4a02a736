"""Progress through the lesson."""

from __future__ import annotations

from gin.core.cards import Card
from gin.present.lesson import script

TEACHER = script.LEVEL
"""Level of the opponent who gives the lesson."""


class Progress:
    """Current step of the lesson, which is not saved.

    `number` counts from 0. `choice` is the card that the player chose to discard, until the lesson
    continues as if it had been the best one. `counts` shows the result of that choice. `taught`
    says whether the player has reached the end since the program started.
    """

    def __init__(self) -> None:
        self.number = 0
        self.choice: Card | None = None
        self.counts = False
        self.taught = False

    @property
    def strays(self) -> bool:
        """Whether the player chose another card than the best one."""
        return self.choice not in (None, script.BEST_CHOICE)

    def move(self, by: int) -> None:
        """Go forward or back by a number of steps, and forget the player's choice."""
        self.number += by
        self.choice, self.counts = None, False
        self.taught = self.taught or self.ended

    @property
    def begun(self) -> bool:
        """Whether the lesson is between its first and its last step."""
        return bool(self.number) and not self.ended

    @property
    def ended(self) -> bool:
        return self.number == len(script.STEPS) - 1
