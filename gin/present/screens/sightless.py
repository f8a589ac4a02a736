"""Page on playing without sight."""

from __future__ import annotations

from gin.core.message import Text
from gin.interface.commands import Command
from gin.interface.view import Role, Scene, View
from gin.messages import sightless as messages
from gin.present.input import keymap
from gin.present.pages import page
from gin.present.screen import Screen
from gin.present.words import help as help_words
from gin.present.words import sightless as words
from gin.session.settings import Settings


def first_keys(command: Command) -> Text:
    """Return the default key of a command, as the page names it."""
    return _named(Settings(), command)


def _named(settings: Settings, command: Command) -> Text:
    return help_words.key_name(keymap.key_map(settings).shown(command))


class SightlessPage(Screen):
    """Page on playing without sight, with the player's current keys."""

    def view(self) -> View:
        paragraphs = words.page_lines(lambda command: _named(self._host.settings, command))
        lines = [(Role.HEADING if heading else Role.TEXT, text) for heading, text in paragraphs]
        return page(Scene.HELP, messages.TITLE, lines)
