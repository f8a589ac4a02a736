"""Entering a few letters: typed, or pressed one by one by whoever has no keyboard."""

from __future__ import annotations

from collections.abc import Callable

from gin.core.errors import GinError
from gin.present.screen import House
from gin.present.screens.pages import BACK, button_zone
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import build as words

FIELD = "entry"
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ-"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "
PATH_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789/\\.-_:~ "
DIGITS = "0123456789-"


class EntryScreen:
    """A field and its letters. `check` says what a text stands for or raises GinError; `done` is
    given the text once it is good."""

    def __init__(
        self,
        house: House,
        title: str,
        field: str,
        note: str,
        letters: str,
        check: Callable[[str], str],
        done: Callable[[str], None],
        text: str = "",
        most: int = 40,
    ) -> None:
        self._house = house
        self._title = title
        self._field = field
        self._note = note
        self._letters = letters
        self._check = check
        self._done = done
        self._text = text
        self._most = most

    def view(self) -> View:
        """The field, the letters, and what can be done."""
        note, good = self._told()
        keys = [(f"letter:{letter}", words.SPACE if letter == " " else letter)
                for letter in self._letters]  # fmt: skip
        keys.append(("delete", words.DELETE))
        pressed = tuple(
            Choice(id, label, f"button:{id}", words=(f"press {label.lower()}",), aside=True)
            for id, label in keys
        )
        ready = Choice("done", words.DONE, "button:done", words=("done",), main=True,
                       why="" if good else note)  # fmt: skip
        field = Item(FIELD, Role.FIELD, self._field, value=self._text, note=note)
        letters = tuple(Item(one.item, Role.BUTTON, one.label) for one in pressed)
        zones = (
            Zone("field", ZoneKind.LIST, self._title, (field,)),
            Zone("letters", ZoneKind.BUTTONS, words.LETTERS, letters),
            button_zone((BACK, ready)),
        )
        return View(
            Scene.ENTRY, self._title, zones, (ready, BACK, *pressed), status=note, focus=FIELD
        )

    def _told(self) -> tuple[str, bool]:
        """What the text stands for or what is wrong with it, and whether it is good."""
        if not self._text:
            return self._note, False
        try:
            return self._check(self._text), True
        except GinError as error:
            return words.reason(str(error)), False

    def enter(self, field: str, text: str) -> None:
        """Type."""
        assert field == FIELD
        self._text = text.lstrip()[: self._most]

    def choose(self, id: str) -> None:
        """Press a letter, or do what the button says."""
        if id == "back":
            self._house.back()
        elif id == "delete":
            self._text = self._text[:-1]
            self._house.say(self._text or self._note)
        elif id.startswith("letter:"):
            letter = id.removeprefix("letter:")
            if self._text and not self._text.endswith(" ") and self._letters is NAME_LETTERS:
                letter = letter.lower()
            self.enter(FIELD, self._text + letter)
            self._house.say(self._told()[0] if self._told()[1] else self._text)
        else:
            self._house.back()
            self._done(self._text)
