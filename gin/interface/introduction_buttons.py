"""The buttons on a player's first introduction to a game."""

from __future__ import annotations

from gin.interface.introduction import Introduction
from gin.interface.refs import ButtonRef
from gin.interface.view import Item, Role


def start_button(shown: Introduction) -> Item:
    """Return the button that starts the match."""
    return Item(ButtonRef("got-it"), Role.BUTTON, shown.begin)


def learn_button(shown: Introduction) -> Item:
    """Return the button that opens the lesson."""
    return Item(ButtonRef("guide"), Role.BUTTON, shown.learn)
