"""Startup question: play without saving?"""

from __future__ import annotations

from gin.core.message import Text
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, PageAction
from gin.interface.refs import DIALOG, PAGE, LineRef, PaperLine
from gin.interface.view import Dialog, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import menu
from gin.present.pages import BACK, button, button_items, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store


class StartupQuestion(Parlour):
    """A parlour that shows only the question and closes once it is answered."""

    def __init__(self, why: Text, settings: Settings | None = None) -> None:
        super().__init__(Store.in_memory(), None, settings)
        self._why = why
        self._page = _Page(self, why)
        self._screens = [self._page]

    @property
    def answer(self) -> bool:
        """Whether the answer was yes. Closing the window means no."""
        return self._page.answer

    def ask(self, question: Command) -> Text:
        """Return the reason for the question, whatever the player asks."""
        del question
        return self._why


class _Page(Screen):
    def __init__(self, host: ScreenHost, why: Text) -> None:
        super().__init__(host)
        self._why = why
        self.answer = False

    def view(self) -> View:
        yes = button(Do(PageAction.YES), menu.GO_ON_UNSAVED, ("yes",))
        no = button(Do(PageAction.NO), menu.QUIT, ("no",), key=Command.BACK, main=True)
        zone = Zone(DIALOG, ZoneKind.BUTTONS, menu.QUESTION, button_items((yes, no)))
        dialog = Dialog(menu.SAVED_GAMES, (self._why,), zone, no.intent)
        lines = (Item(LineRef(PaperLine.ROW, 0), Role.TEXT, menu.SUBTITLE),)
        page = Zone(PAGE, ZoneKind.PAGE, menu.TITLE, lines)
        return View(
            Scene.HELP,
            menu.TITLE,
            (page, button_zone((BACK,))),
            (yes, no),
            # A match played without saving is lost, so continuing must be a deliberate choice.
            focus=no.item,
            dialog=dialog,
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        del given
        self.answer = intent == Do(PageAction.YES)
        self._host.quit()
