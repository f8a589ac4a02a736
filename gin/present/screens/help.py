"""Help: what every key does, and how to play by mouse."""

from __future__ import annotations

from gin.present.input import keymap
from gin.present.pages import page
from gin.present.screen import House
from gin.present.screens.keys import KeysScreen
from gin.present.screens.seal import DOOR as FAIR
from gin.present.screens.seal import FairnessPage
from gin.present.screens.sightless import DOOR, SightlessPage
from gin.present.screens.troubles import DOOR as TROUBLES
from gin.present.screens.troubles import TroublesPage
from gin.present.view import Choice, Role, Scene, View
from gin.present.words import help as words

_KEYS = Choice("keys", words.CHANGE_KEYS, "button:keys", words=("keys",))


class HelpScreen:
    """One page of help."""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """The page, with the keys as they are now."""
        now = keymap.key_map(self._house.settings)
        lines: list[tuple[Role, str]] = []
        for title, paragraphs in words.SECTIONS:
            lines.append((Role.HEADING, title))
            lines += [(Role.TEXT, paragraph) for paragraph in paragraphs]
        for title, commands in (
            (words.MOVES, keymap.MOVES),
            (words.ACTS, keymap.ACTS),
            (words.QUESTIONS, keymap.QUESTIONS),
            (words.CARDS, keymap.CARDS),
            (words.WINDOW, keymap.WINDOW),
        ):
            lines.append((Role.HEADING, title))
            lines += [
                (
                    Role.TEXT,
                    words.key_line(now.shown(command.id), now.second(command.id), command.sentence),
                )
                for command in commands
            ]
        return page(Scene.HELP, words.TITLE, lines, extra=(_KEYS, DOOR, FAIR, TROUBLES))

    def choose(self, id: str) -> None:
        """Go back, change the keys, or read on."""
        if id == "keys":
            self._house.open(KeysScreen(self._house))
        elif id == FAIR.id:
            self._house.open(FairnessPage(self._house))
        elif id == DOOR.id:
            self._house.open(SightlessPage(self._house))
        elif id == TROUBLES.id:
            self._house.open(TroublesPage(self._house))
        else:
            self._house.back()
