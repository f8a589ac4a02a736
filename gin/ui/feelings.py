"""Passing feelings and words: the opponent's face calms down, and a remark goes, after a moment."""

from __future__ import annotations

import math

import pygame
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.interface.pictures import Face, Mood
from gin.interface.table import TableView
from gin.interface.view import Scene, View
from gin.language.translation import printed
from gin.ui.render.style import Look

LASTS = 2.0
"""Seconds for which a passing feeling shows."""
SPOKEN, LETTERS = 4.0, 25
"""Seconds for which words show, and letters that add another second for reading."""
PASSING = (Mood.GREETING, Mood.CAUGHT)


class Feelings:
    """Timer of the opponent's mood: how long it has been the same."""

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


class Speech:
    """The time for which the opponent's words have been at the table, and their place."""

    def __init__(self) -> None:
        self._said: Text = NOTHING
        self._until = -math.inf
        self._at: tuple[Look, pygame.Rect] | None = None
        self.due: float | None = None
        """When the words shown will go; None if there are none."""

    def settled(self, view: View, now: float) -> View:
        """Return the view without words that have been at the table long enough.

        Behind an introduction, the time has not begun yet.
        """
        self.due = None
        table = view.content
        if view.scene is not Scene.TABLE or not isinstance(table, TableView) or not table.other:
            return view
        talk = table.other.talk
        if talk != self._said or view.introduction is not None:
            self._said, self._at = talk, None
            self._until = now + SPOKEN + len(printed(talk)) / LETTERS
        if now >= self._until:
            return without_words(view)
        self.due = self._until if talk and view.introduction is None else None
        return view

    def stays(self, look: Look, rect: pygame.Rect | None) -> bool:
        """Return whether words at `rect` stay in place; if not, they end."""
        if rect is None:
            return True
        if self._at is not None and self._at[0] == look and self._at[1] != rect:
            self._until, self.due = -math.inf, None
            return False
        self._at = look, rect
        return True


def without_words(view: View) -> View:
    """Return the table without the opponent's words."""
    table = view.content
    if not isinstance(table, TableView) or table.other is None:
        return view
    return replace(view, content=replace(table, other=replace(table.other, talk=NOTHING)))
