"""A question asked before anything is opened: may the program go on without saving?"""

from __future__ import annotations

from gin.present.pages import button_zone
from gin.present.screen import House, Screen
from gin.present.shell.parlour import Parlour
from gin.present.view import Choice, Dialog, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import menu
from gin.session.settings import Settings
from gin.session.storage.store import Store


class Question(Parlour):
    """A parlour with nothing in it but the question; it closes when that is answered."""

    def __init__(self, why: str, settings: Settings | None = None) -> None:
        super().__init__(Store.in_memory(), None, settings)
        self._why = why
        self._page = _Page(self, why)
        self._screens = [self._page]

    @property
    def answer(self) -> bool:
        """Was it answered with yes? Closing the window answers no."""
        return self._page.answer

    def ask(self, question: str) -> str:
        """There is nothing else to ask about."""
        del question
        return self._why


class _Page(Screen):
    """The question over an empty page."""

    def __init__(self, house: House, why: str) -> None:
        self._house = house
        self._why = why
        self.answer = False

    def view(self) -> View:
        """The question, and its two answers."""
        yes = Choice(
            id="yes", label="Go on without saving", item="button:yes", words=("yes",), main=True
        )
        no = Choice(id="no", label="Leave", item="button:no", key="back", words=("no",))
        items = tuple(Item(c.item, Role.BUTTON, c.label) for c in (yes, no))
        zone = Zone("dialog", ZoneKind.BUTTONS, "question", items)
        dialog = Dialog("Saved games", (self._why,), zone, "no")
        lines = (Item("line:0", Role.TEXT, menu.SUBTITLE),)
        page = Zone("page", ZoneKind.PAGE, menu.TITLE, lines)
        return View(
            Scene.HELP,
            menu.TITLE,
            (page, button_zone(())),
            (yes, no),
            focus="button:yes",
            dialog=dialog,
        )

    def choose(self, id: str) -> None:
        """Answer."""
        self.answer = id == "yes"
        self._house.quit()
