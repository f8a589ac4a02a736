"""Entering a few letters: typed, or pressed one by one by whoever has no keyboard."""

from __future__ import annotations

from gin.core.errors import GinError
from gin.core.outside import harmless
from gin.present.destinations import NAME_LETTERS, Entry
from gin.present.pages import BACK, button_zone
from gin.present.screen import House, Screen
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import build as words

FIELD = "entry"


class EntryScreen(Screen):
    """A field and its letters."""

    def __init__(self, house: House, entry: Entry) -> None:
        self._house = house
        self._entry = entry
        self._text = entry.text
        self._capitals = False

    def view(self) -> View:
        """The field, the letters, and what can be done."""
        note, good = self._told()
        letters = self._entry.letters.upper() if self._capitals else self._entry.letters
        keys = [(f"letter:{letter}", words.SPACE if letter == " " else letter)
                for letter in letters]  # fmt: skip
        if self._two_cases:
            keys.append(("capitals", words.SMALL if self._capitals else words.CAPITALS))
        keys.append(("delete", words.DELETE))
        pressed = tuple(
            Choice(
                id=id,
                label=label,
                item=f"button:{id}",
                words=(f"press {label.lower()}",),
                aside=True,
            )
            for id, label in keys
        )
        ready = Choice(id="done", label=words.DONE, item="button:done", words=("done",), main=True,
                       why="" if good else note)  # fmt: skip
        field = Item(FIELD, Role.FIELD, self._entry.field, value=self._text, note=note)
        shown = tuple(Item(one.item, Role.BUTTON, one.label) for one in pressed)
        zones = (
            Zone("field", ZoneKind.LIST, self._entry.title, (field,)),
            Zone("letters", ZoneKind.BUTTONS, words.LETTERS, shown),
            button_zone((BACK, ready)),
        )
        return View(
            Scene.ENTRY, self._entry.title, zones, (ready, BACK, *pressed), status=note, focus=FIELD
        )

    @property
    def _two_cases(self) -> bool:
        """Are there small letters to press, so that capitals have to be asked for?"""
        return self._entry.letters != self._entry.letters.upper()

    def _told(self) -> tuple[str, bool]:
        """What the text stands for or what is wrong with it, and whether it is good."""
        if not self._text:
            return self._entry.note, False
        try:
            return self._entry.check(self._text), True
        except GinError as error:
            return error.sentence, False

    def enter(self, field: str, text: str) -> None:
        """Type; what is meant for a field of another page is left out."""
        if field != FIELD:
            return
        self._text = harmless(text.lstrip()[: self._entry.most])

    def choose(self, id: str) -> None:
        """Press a letter, or do what the button says."""
        if id == "back":
            self._house.back()
        elif id == "delete":
            self._text = self._text[:-1]
            self._house.say(self._text or self._entry.note)
        elif id == "capitals":
            self._capitals = not self._capitals
            self._house.say(f"{words.CAPITALS if self._capitals else words.SMALL}.")
        elif id.startswith("letter:"):
            letter = id.removeprefix("letter:")
            if self._text and not self._text.endswith(" ") and self._entry.letters is NAME_LETTERS:
                letter = letter.lower()
            self.enter(FIELD, self._text + letter)
            self._house.say(self._told()[0] if self._told()[1] else self._text)
        else:
            self._house.back()
            self._entry.done(self._text)
