"""Help: what every key does, and how to play by mouse."""

from __future__ import annotations

from gin.present import keys
from gin.present.screen import House
from gin.present.screens.pages import page
from gin.present.view import Role, Scene, View
from gin.present.words import help as words


class HelpScreen:
    """One page of help."""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """The page."""
        lines: list[tuple[Role, str]] = []
        for title, paragraphs in words.SECTIONS:
            lines.append((Role.HEADING, title))
            lines += [(Role.TEXT, paragraph) for paragraph in paragraphs]
        for title, commands in (
            (words.MOVES, keys.MOVES),
            (words.ACTS, keys.ACTS),
            (words.QUESTIONS, keys.QUESTIONS),
        ):
            lines.append((Role.HEADING, title))
            lines += [(Role.TEXT, f"{command.key}: {command.sentence}") for command in commands]
        return page(Scene.HELP, words.TITLE, lines)

    def choose(self, id: str) -> None:
        """Only Back can be chosen."""
        assert id == "back"
        self._house.back()
