"""The finished matches: each opens its score sheet, and from there its hands."""

from __future__ import annotations

from gin.core.errors import GinError
from gin.core.message import labelled
from gin.messages import review as messages
from gin.present import destinations as to
from gin.present.intents import Given, Intent, Pick
from gin.present.pages import BACK, button_zone
from gin.present.refs import PAGE, EntryRef, Kind
from gin.present.screen import Screen
from gin.present.screens.sheet.sheet import SheetScreen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import review as words
from gin.session.game import Session
from gin.session.review import finished


class FinishedScreen(Screen):
    """A line for each finished match, the latest first."""

    def view(self) -> View:
        """The lines and Back."""
        found = finished(self._house.store)
        told = [(match.id, *words.finished(match)) for match in found]
        items = tuple(
            Item(EntryRef(Kind.MATCH, str(id)), Role.TEXT, name, value=ended)
            for id, name, ended in told
        )
        opens = tuple(
            Choice(
                intent=Pick(EntryRef(Kind.MATCH, str(match.id))),
                label=labelled(item.name, item.value),
                item=item.ref,
                words=(f"match {number}",),
            )
            for number, (match, item) in enumerate(zip(found, items, strict=True), start=1)
        )
        zones = (Zone(PAGE, ZoneKind.PAGE, messages.FINISHED, items), button_zone((BACK,)))
        return View(
            Scene.SOURCES, messages.FINISHED, zones, (*opens, BACK),
            subtitle=messages.FINISHED_NOTE, focus=items[0].ref if items else BACK.item,
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Open a match's sheet, or go back."""
        match intent:
            case Pick(EntryRef(Kind.MATCH, number)):
                self._open(int(number))
            case _:
                super().choose(intent, given)

    def _open(self, number: int) -> None:
        try:
            session = Session.resume(self._house.store, number)
        except GinError as error:
            self._house.refuse(error.sentence)
            return
        self._house.open(to.ScoreSheet(session, over=True))


class FinishedSheet(SheetScreen):
    """The sheet of a finished match, at whose table nobody sits any more."""

    def played(self) -> Session:
        """The match as it ended."""
        return self._session
