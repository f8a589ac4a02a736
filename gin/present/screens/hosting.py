"""The host's page while the other person has not joined: the code, and how to use it."""

from __future__ import annotations

from typing import Protocol

from gin.core.message import Text, Verbatim, sentences
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, Leave, LeaveTo, PageAction
from gin.interface.refs import PAGE, LineRef, PaperLine
from gin.interface.view import Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import linked as messages
from gin.present.pages import button, button_zone
from gin.present.screen import Screen, ScreenHost

_CANCEL = button(
    Leave(LeaveTo.HOME), messages.CANCEL, ("cancel", "menu"), key=Command.BACK, main=True
)
_HERE = button(Do(PageAction.PLAY_HERE), messages.HERE, ("here",))


class Waiting(Protocol):
    """A table that waits for the other person."""

    @property
    def code(self) -> str:
        """The code as it is shown."""

    @property
    def waits_for(self) -> Text:
        """The person whose match continues; empty for a new match."""

    def play_here(self) -> None:
        """Play the match on at this screen, taking turns."""


class HostingScreen(Screen):
    """Shows the code of a table until someone joins."""

    def __init__(self, host: ScreenHost, waiting: Waiting) -> None:
        super().__init__(host)
        self._waiting = waiting

    def view(self) -> View:
        code = Verbatim(self._waiting.code)
        letters = Verbatim(" ".join(code.text.replace("-", ",")).replace(" ,", ","))
        command = Verbatim(f"gin-parlour --text --join {code.text}")
        lines = (
            (Role.HEADING, messages.code(code=code)),
            (Role.TEXT, messages.code_letters(letters=letters)),
            (Role.TEXT, messages.HOW),
            (Role.TEXT, messages.how_typed(command=command)),
            (Role.TEXT, messages.ONLY_HERE),
        )
        items = tuple(
            Item(LineRef(PaperLine.ROW, number), role, text)
            for number, (role, text) in enumerate(lines)
        )
        who = self._waiting.waits_for
        title = messages.resume_title(name=who) if who else messages.WAITING_TITLE
        choices = (_CANCEL, *((_HERE,) if who else ()))
        zones = (Zone(PAGE, ZoneKind.PAGE, title, items), button_zone(choices))
        return View(
            Scene.HELP, title, zones, choices, status=sentences(lines[0][1], lines[1][1]),
            focus=items[0].ref,
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.PLAY_HERE):
                self._waiting.play_here()
            case _:
                super().choose(intent, given)
