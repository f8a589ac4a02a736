"""Help page: how to play, and the keys."""

from __future__ import annotations

from gin.core.message import Text
from gin.interface import destinations
from gin.interface.intents import Open
from gin.interface.view import Role, Scene, View
from gin.messages import help as messages
from gin.present.input import keymap
from gin.present.links import FAIR_PLAY, SIGHTLESS, TROUBLES
from gin.present.pages import button, page
from gin.present.screen import Screen
from gin.present.words import help as words

_KEYS = button(Open(destinations.ToKeys()), messages.CHANGE_KEYS, ("keys",))

_KEYS_OF = (
    (messages.MOVES_KEYS, keymap.MOVES),
    (messages.ACTS_KEYS, keymap.ACTS),
    (messages.QUESTIONS_KEYS, keymap.QUESTIONS),
    (messages.CARDS_KEYS, keymap.CARDS),
    (messages.WINDOW_KEYS, keymap.WINDOW),
)
"""Subsections of the last section, on keys, with their commands."""


class HelpScreen(Screen):
    """Help on playing, with the player's keys."""

    def view(self) -> View:
        now = keymap.key_map(self._host.settings)
        lines: list[tuple[Role, Text]] = []
        for title, paragraphs in words.SECTIONS:
            lines.append((Role.HEADING, title))
            lines += [(Role.TEXT, paragraph) for paragraph in paragraphs]
        for title, commands in _KEYS_OF:
            lines.append((Role.HEADING, title))
            lines += [
                (
                    Role.TEXT,
                    words.key_line(now.shown(command), now.second(command), command.sentence),
                )
                for command in commands
            ]
        return page(
            Scene.HELP, messages.TITLE, lines, extra=(_KEYS, SIGHTLESS, FAIR_PLAY, TROUBLES),
            inner=[title for title, _ in _KEYS_OF],
        )  # fmt: skip
