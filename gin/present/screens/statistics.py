"""The statistics, a block of lines for each game and opponent."""

from __future__ import annotations

from gin.present.screen import House
from gin.present.screens.pages import page
from gin.present.view import Role, Scene, View
from gin.present.words import statistics as words
from gin.session.statistics import records


class StatisticsScreen:
    """What was played so far."""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """A heading and its lines for each record; a sentence where there is none."""
        lines: list[tuple[Role, str]] = []
        for record in records(self._house.store):
            lines.append((Role.HEADING, words.heading(record)))
            lines += [(Role.TEXT, line) for line in words.lines(record)]
        return page(Scene.STATISTICS, words.TITLE, lines or [(Role.TEXT, words.NOTHING)])

    def choose(self, id: str) -> None:
        """Only Back can be chosen."""
        assert id == "back"
        self._house.back()
