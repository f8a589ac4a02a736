"""Choosing who sits down opposite."""

from __future__ import annotations

from gin.present import destinations as to
from gin.present.pages import BACK, button_zone
from gin.present.screen import House, Screen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import guests
from gin.present.words import people as words
from gin.present.words import settings as kept
from gin.session.checks import GUEST
from gin.session.engines.programs import program_at
from gin.session.settings import ALLOWED, LONGEST_PATH
from gin.session.statistics import Which, tally


class PeopleScreen(Screen):
    """A row for each opponent, the one who sits down next marked."""

    def __init__(self, house: House) -> None:
        self._house = house

    def view(self) -> View:
        """The opponents from the kindest to the strongest, and how you have fared with each."""
        rows = tuple(self._row(level) for level in ALLOWED["level"])
        guest = self._guest()
        picks = tuple(
            Choice(
                id=row.id,
                label=row.name,
                item=row.id,
                words=(words.opponent(level).lower(), str(level)),
            )
            for level, row in zip(ALLOWED["level"], rows, strict=True)
        )
        picks = (
            *picks,
            Choice(
                id=guest.id, label=guest.name, item=guest.id, words=("guest", "outside program")
            ),
        )
        acts = (BACK,)
        settings = self._house.settings
        return View(
            Scene.PEOPLE,
            words.TITLE,
            (Zone("people", ZoneKind.LIST, words.TITLE, (*rows, guest)), button_zone(acts)),
            (*picks, *acts),
            subtitle=words.SUBTITLE,
            focus=guest.id if settings.program else f"person:{settings.level}",
        )

    def _row(self, level: int) -> Item:
        house, person = self._house, words.PEOPLE[level]
        lot = tally(house.store, Which(level=level), alone=False)
        return Item(
            f"person:{level}", Role.PERSON, words.introduced(person), note=person.manner,
            value=words.fared(lot.won, len(lot.played)),
            selected=level == house.settings.level and not house.settings.program,
            quiet=not lot.played,
        )  # fmt: skip

    def _guest(self) -> Item:
        program = self._house.settings.program
        lot = tally(self._house.store, Which(level=GUEST), alone=False)
        return Item(
            f"person:{GUEST}", Role.PERSON, guests.INTRODUCED,
            note=guests.who(program) if program else guests.MANNER,
            value=words.fared(lot.won, len(lot.played)) if lot.played or program else "",
            selected=bool(program),
            quiet=not lot.played,
        )  # fmt: skip

    def choose(self, id: str) -> None:
        """Ask somebody to sit down."""
        house = self._house
        if id == "back":
            house.back()
            return
        level = int(id.removeprefix("person:"))
        if level == GUEST:
            self._ask_for_program()
            return
        house.change("level", level)
        if house.settings.program:
            house.change("program", "")
        house.say(words.sits_down(words.PEOPLE[level]))
        if house.session() is not None:
            house.say(kept.NEXT_MATCH["level"])

    def _ask_for_program(self) -> None:
        house = self._house

        def sit(path: str) -> None:
            house.change("program", program_at(path))
            house.say(guests.sits_down(house.settings.program))
            if house.session() is not None:
                house.say(kept.NEXT_MATCH["level"])

        house.open(
            to.Entry(guests.TITLE, guests.FIELD, guests.NOTE, to.PATH_LETTERS,
                        lambda path: guests.found(program_at(path)), sit,
                        text=house.settings.program, most=LONGEST_PATH)
        )  # fmt: skip
