"""Passing feelings: a greeting or a surprise leaves the opponent's face after a moment."""

from __future__ import annotations

import math

from msgspec.structs import replace

from gin.interface.pictures import Face, Mood
from gin.interface.table import TableView
from gin.interface.view import Scene, View

LASTS = 2.0
"""Seconds for which a passing feeling shows."""
PASSING = (Mood.GREETING, Mood.CAUGHT)


class Feelings:
    """The time for which the opponent's mood has been the same."""

    def __init__(self) -> None:
        self._felt: tuple[Face, Mood] | None = None
        self._since = -math.inf
        self.due: float | None = None
        """When the feeling shown will have passed; None if it does not pass."""

    def settled(self, view: View, now: float) -> View:
        """Return the view, with a calm face at the table once the opponent's feeling has passed."""
        self.due = None
        table = view.content
        if view.scene is not Scene.TABLE or not isinstance(table, TableView) or not table.other:
            return view
        other = table.other
        if self._felt != (other.portrait, other.mood):
            self._felt, self._since = (other.portrait, other.mood), now
        if other.mood not in PASSING:
            return view
        passes = self._since + LASTS
        if now < passes:
            self.due = passes
            return view
        return replace(view, content=replace(table, other=replace(other, mood=Mood.CALM)))
