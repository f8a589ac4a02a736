"""What can be done instead of something that does nothing here."""

from __future__ import annotations

from gin.core.message import NOTHING, Text
from gin.interface.commands import Command
from gin.interface.view import Scene, View
from gin.present.input.keymap import key_map
from gin.present.words import keys
from gin.session.settings import Settings


def instead(view: View, settings: Settings) -> Text:
    """Return the prompt of a table, or elsewhere the key that lists all commands."""
    # The menu does not need the words of refusals, which come with the rules.
    from gin.present.words import refusals

    status = view.status if view.scene is Scene.TABLE else NOTHING
    return refusals.instead(status, keys.cap(key_map(settings).shown(Command.COMMANDS)))
