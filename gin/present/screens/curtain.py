"""The curtain between two people at one screen: no card is shown until the next one is ready."""

from __future__ import annotations

from typing import Protocol

from gin.core.message import NOTHING, Message, Text, ended, started
from gin.interface.commands import Command
from gin.interface.curtain import CurtainView
from gin.interface.intents import Do, Given, Intent, Leave, LeaveTo, PageAction
from gin.interface.pictures import Icon
from gin.interface.refs import PAGE, LineRef, PaperLine
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import shared as messages
from gin.present.input.keymap import key_map
from gin.present.pages import button, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import keys
from gin.present.words.people import PlayerProfile

_READY = button(Do(PageAction.LOOK), messages.READY, ("ready", "continue"), main=True)
_LOOK = button(Do(PageAction.LOOK), messages.LOOK, ("look", "continue"), main=True)
_MENU = button(
    Leave(LeaveTo.HOME), messages.TO_MENU, ("menu", "leave"), key=Command.BACK, icon=Icon.HOME,
    spot=ButtonSpot.CORNER,
)  # fmt: skip
_ANYWHERE = (Command.STATUS, Command.REPEAT)
"""Questions that the curtain answers as any page does."""


class Raising(Protocol):
    """Raising the curtain."""

    def look(self) -> None:
        """Raise the curtain for the person in front of it."""


class CurtainScreen(Screen):
    """Names the person whose turn it is, and waits for them.

    `give` is the request to hand the computer over. Without one, the curtain hides the cards of
    the person at the screen.
    """

    def __init__(
        self, host: ScreenHost, person: PlayerProfile, raising: Raising, give: Text = NOTHING
    ) -> None:
        super().__init__(host)
        self._person = person
        self._raising = raising
        self._give = give

    def view(self) -> View:
        title, choices = self._give or messages.HIDDEN, (self._button, _MENU)
        lines = (self._invitation, messages.CARDS_HIDDEN) if self._give else (self._invitation,)
        items = tuple(
            Item(LineRef(PaperLine.ROW, number), Role.TEXT, text)
            for number, text in enumerate(lines)
        )
        person = self._person
        return View(
            Scene.CURTAIN,
            title,
            (Zone(PAGE, ZoneKind.PAGE, title, items), button_zone(choices)),
            choices,
            status=lines[0],
            focus=self._button.item,
            content=CurtainView(self._name, person.portrait, falls=bool(self._give)),
        )

    @property
    def _button(self) -> Choice:
        return _READY if self._give else _LOOK

    @property
    def _invitation(self) -> Text:
        name = self._name
        key = keys.cap(key_map(self._host.settings).shown(Command.ACTIVATE))
        if not key:
            chosen = messages.press_button(name=name, button=self._button.label)
        elif self._give:
            chosen = messages.press(name=name, key=key)
        else:
            chosen = messages.press_again(name=name, key=key)
        return ended(chosen)

    @property
    def _name(self) -> Text:
        """The person's name, or a phrase in its place with a capital letter."""
        name = self._person.name
        return started(name) if isinstance(name, Message) else name

    def refusal(self, command: Command) -> Text:
        return messages.CARDS_HIDDEN

    def withheld(self, question: Command) -> Text:
        return NOTHING if question in _ANYWHERE else messages.CARDS_HIDDEN

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.LOOK):
                self._raising.look()
            case _:
                super().choose(intent, given)
