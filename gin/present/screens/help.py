"""Help: what every key does, and how to play by mouse."""

from __future__ import annotations

from gin.present import destinations as to
from gin.present.doors import FAIR_PLAY, SIGHTLESS, TROUBLES
from gin.present.input import keymap
from gin.present.pages import page
from gin.present.screen import House, Screen
from gin.present.view import Choice, Role, Scene, View
from gin.present.words import help as words

_KEYS = Choice(id="keys", label=words.CHANGE_KEYS, item="button:keys", words=("keys",))


class HelpScreen(Screen):
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
        return page(Scene.HELP, words.TITLE, lines, extra=(_KEYS, SIGHTLESS, FAIR_PLAY, TROUBLES))

    def choose(self, id: str) -> None:
        """Go back, change the keys, or read on."""
        if id == "keys":
            self._house.open(to.Keys())
        elif id == FAIR_PLAY.id:
            self._house.open(to.FairPlay())
        elif id == SIGHTLESS.id:
            self._house.open(to.Sightless())
        elif id == TROUBLES.id:
            self._house.open(to.Troubles())
        else:
            self._house.back()
