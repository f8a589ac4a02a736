"""The curtain between two people at one screen: no card is shown until the next one is ready."""

from __future__ import annotations

from typing import Protocol

from gin.core.message import Text, ended
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Leave, LeaveTo, PageAction
from gin.interface.refs import PAGE, LineRef, PaperLine
from gin.interface.view import Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import shared as messages
from gin.present.pages import button, button_zone
from gin.present.screen import Screen, ScreenHost

_READY = button(Do(PageAction.GO_ON), messages.READY, ("ready", "continue"), main=True)
_MENU = button(Leave(LeaveTo.HOME), messages.TO_MENU, ("menu", "leave"), key=Command.BACK)


class Raising(Protocol):
    """Raising the curtain."""

    def look(self) -> None:
        """Raise the curtain for the person who is invited."""


class CurtainScreen(Screen):
    """Names the person whose turn it is, and waits for them."""

    def __init__(self, host: ScreenHost, name: Text, raising: Raising) -> None:
        super().__init__(host)
        self._name = name
        self._raising = raising

    def view(self) -> View:
        lines = (ended(messages.press(name=self._name)), messages.CARDS_HIDDEN)
        items = tuple(
            Item(LineRef(PaperLine.ROW, number), Role.TEXT, text)
            for number, text in enumerate(lines)
        )
        title, choices = messages.give(name=self._name), (_READY, _MENU)
        zones = (Zone(PAGE, ZoneKind.PAGE, title, items), button_zone(choices))
        return View(Scene.HELP, title, zones, choices, status=lines[0], focus=_READY.item)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.GO_ON):
                self._raising.look()
            case _:
                super().choose(intent, given)
