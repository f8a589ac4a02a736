"""Entering a few letters: typed, or pressed one by one by whoever has no keyboard."""

from __future__ import annotations

from collections.abc import Callable

from gin.core.errors import GinError
from gin.core.outside import harmless
from gin.present.pages import BACK, button_zone
from gin.present.screen import House
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import build as words

FIELD = "entry"
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ-"
NAME_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "
PATH_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789/\\.-_:~()+,@'\"=& "
DIGITS = "0123456789-"
LONGEST_TYPED = 40
"""Letters that can be typed where nothing else is said."""


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
        most: int = LONGEST_TYPED,
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
        self._capitals = False

    def view(self) -> View:
        """The field, the letters, and what can be done."""
        note, good = self._told()
        letters = self._letters.upper() if self._capitals else self._letters
        keys = [(f"letter:{letter}", words.SPACE if letter == " " else letter)
                for letter in letters]  # fmt: skip
        if self._two_cases:
            keys.append(("capitals", words.SMALL if self._capitals else words.CAPITALS))
        keys.append(("delete", words.DELETE))
        pressed = tuple(
            Choice(id, label, f"button:{id}", words=(f"press {label.lower()}",), aside=True)
            for id, label in keys
        )
        ready = Choice("done", words.DONE, "button:done", words=("done",), main=True,
                       why="" if good else note)  # fmt: skip
        field = Item(FIELD, Role.FIELD, self._field, value=self._text, note=note)
        shown = tuple(Item(one.item, Role.BUTTON, one.label) for one in pressed)
        zones = (
            Zone("field", ZoneKind.LIST, self._title, (field,)),
            Zone("letters", ZoneKind.BUTTONS, words.LETTERS, shown),
            button_zone((BACK, ready)),
        )
        return View(
            Scene.ENTRY, self._title, zones, (ready, BACK, *pressed), status=note, focus=FIELD
        )

    @property
    def _two_cases(self) -> bool:
        """Are there small letters to press, so that capitals have to be asked for?"""
        return self._letters != self._letters.upper()

    def _told(self) -> tuple[str, bool]:
        """What the text stands for or what is wrong with it, and whether it is good."""
        if not self._text:
            return self._note, False
        try:
            return self._check(self._text), True
        except GinError as error:
            return error.sentence, False

    def enter(self, field: str, text: str) -> None:
        """Type; what is meant for a field of another page is left out."""
        if field != FIELD:
            return
        self._text = harmless(text.lstrip()[: self._most])

    def choose(self, id: str) -> None:
        """Press a letter, or do what the button says."""
        if id == "back":
            self._house.back()
        elif id == "delete":
            self._text = self._text[:-1]
            self._house.say(self._text or self._note)
        elif id == "capitals":
            self._capitals = not self._capitals
            self._house.say(f"{words.CAPITALS if self._capitals else words.SMALL}.")
        elif id.startswith("letter:"):
            letter = id.removeprefix("letter:")
            if self._text and not self._text.endswith(" ") and self._letters is NAME_LETTERS:
                letter = letter.lower()
            self.enter(FIELD, self._text + letter)
            self._house.say(self._told()[0] if self._told()[1] else self._text)
        else:
            self._house.back()
            self._done(self._text)
