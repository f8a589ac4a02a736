"""Choosing who sits down opposite."""

from __future__ import annotations

from gin.present.screen import House
from gin.present.screens.pages import BACK, button_zone
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import people as words
from gin.present.words import settings as kept
from gin.session.settings import ALLOWED
from gin.session.statistics import Which, tally


class PeopleScreen:
    """A row for each opponent, the one who sits down next marked."""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """The opponents from the kindest to the strongest, and how you have fared with each."""
        rows = tuple(self._row(level) for level in ALLOWED["level"])
        picks = tuple(
            Choice(row.id, row.name, row.id, words=(words.opponent(level).lower(), str(level)))
            for level, row in zip(ALLOWED["level"], rows, strict=True)
        )
        acts = (BACK,)
        return View(
            Scene.PEOPLE,
            words.TITLE,
            (Zone("people", ZoneKind.LIST, words.TITLE, rows), button_zone(acts)),
            (*picks, *acts),
            subtitle=words.SUBTITLE,
            focus=f"person:{self._house.settings.level}",
        )

    def _row(self, level: int) -> Item:
        house, person = self._house, words.PEOPLE[level]
        lot = tally(house.store, Which(level=level), alone=False)
        return Item(
            f"person:{level}", Role.PERSON, words.introduced(person), note=person.manner,
            value=words.fared(lot.won, len(lot.played)),
            selected=level == house.settings.level,
        )  # fmt: skip

    def choose(self, id: str) -> None:
        """Ask somebody to sit down."""
        house = self._house
        if id == "back":
            house.back()
            return
        level = int(id.removeprefix("person:"))
        house.change("level", level)
        house.say(words.sits_down(words.PEOPLE[level]))
        if house.session() is not None:
            house.say(kept.NEXT_MATCH["level"])
