"""The finished matches: each opens its score sheet, and from there its hands."""

from __future__ import annotations

from gin.core.errors import GinError
from gin.present import destinations as to
from gin.present.pages import BACK, button_zone
from gin.present.screen import House, Screen
from gin.present.screens.sheet.sheet import SheetScreen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import review as words
from gin.session.game import Session
from gin.session.review import finished


class FinishedScreen(Screen):
    """A line for each finished match, the latest first."""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """The lines and Back."""
        found = finished(self._house.store)
        told = [(match.id, *words.finished(match)) for match in found]
        items = tuple(Item(f"match:{id}", Role.TEXT, name, value=ended) for id, name, ended in told)
        opens = tuple(
            Choice(
                id=item.id,
                label=f"{item.name}: {item.value}",
                item=item.id,
                words=(f"match {number}",),
            )
            for number, item in enumerate(items, start=1)
        )
        zones = (Zone("page", ZoneKind.PAGE, words.FINISHED, items), button_zone((BACK,)))
        return View(
            Scene.SOURCES, words.FINISHED, zones, (*opens, BACK), subtitle=words.FINISHED_NOTE,
            focus=items[0].id if items else "button:back",
        )  # fmt: skip

    def choose(self, id: str) -> None:
        """Open a match's sheet, or go back."""
        if id == "back":
            self._house.back()
            return
        try:
            session = Session.resume(self._house.store, int(id.removeprefix("match:")))
        except GinError as error:
            self._house.say(error.sentence)
            return
        self._house.open(to.ScoreSheet(session, over=True))


class FinishedSheet(SheetScreen):
    """The sheet of a finished match, at whose table nobody sits any more."""

    def played(self) -> Session:
        """The match as it ended."""
        return self._session
