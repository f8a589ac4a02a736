"""A question asked before there is a parlour: may the program go on without saving?"""

from __future__ import annotations

from gin.core.cards import Card
from gin.present.output.audience import Told
from gin.present.view import Choice, Dialog, Item, Role, Scene, View, Zone, ZoneKind
from gin.rules.model.events import Event
from gin.session.settings import Settings, changed


class Question:
    """Shown like the parlour by any front end; `answer` is None until it is answered."""

    def __init__(self, why: str, settings: Settings | None = None) -> None:
        self._why = why
        self.answer: bool | None = None
        self.settings = settings or Settings()
        self.waiting = self.working = False
        self.due: float | None = None

    @property
    def closed(self) -> bool:
        """Is it answered?"""
        return self.answer is not None

    def view(self) -> View:
        """The question over an empty page."""
        yes = Choice(
            id="yes", label="Go on without saving", item="button:yes", words=("yes",), main=True
        )
        no = Choice(id="no", label="Leave", item="button:no", key="back", words=("no",))
        items = tuple(Item(c.item, Role.BUTTON, c.label) for c in (yes, no))
        zone = Zone("dialog", ZoneKind.BUTTONS, "question", items)
        dialog = Dialog("Saved games", (self._why,), zone, "no")
        page = Zone("page", ZoneKind.PAGE, "", ())
        return View(
            Scene.HELP, "Gin Parlour", (page, zone), (yes, no), focus="button:yes", dialog=dialog
        )

    def choose(self, id: str) -> None:
        """Answer."""
        self.answer = id == "yes"

    def home(self) -> None:
        """There is nothing but the question."""

    def keep_full_screen(self, shown: bool) -> None:
        """There are no settings yet."""

    def quit(self) -> None:
        """Closing the window answers no."""
        self.answer = False

    def ask(self, question: str) -> str:
        """There is nothing else to ask."""
        del question
        return self._why

    def enter(self, field: str, text: str) -> None:
        """There is no field."""

    def move_card(self, card: Card, place: int) -> None:
        """There is no hand."""

    def think(self) -> None:
        """There is no opponent."""

    def advance(self) -> None:
        """There is no opponent."""

    def work(self, seconds: float) -> bool:
        """There is nothing to think about."""
        del seconds
        return False

    def say(self, text: str) -> None:
        """There is nobody to tell."""

    def change(self, name: str, value: object) -> None:
        """Change a setting for as long as the question is there."""
        self.settings = changed(self.settings, name, value)

    def list_commands(self) -> None:
        """There is nothing but the answers."""

    def take_commands(self) -> tuple[str, ...]:
        """Nothing was chosen from a list."""
        return ()

    def take_told(self) -> tuple[Told, ...]:
        """Nothing was said."""
        return ()

    def take_events(self) -> tuple[Event, ...]:
        """Nothing happened."""
        return ()
