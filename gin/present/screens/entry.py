"""Entry of short text, typed or entered with a button for each letter."""

from __future__ import annotations

from gin.core.errors import GinError
from gin.core.external_text import harmless
from gin.core.message import NOTHING, Text, Verbatim, ended
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.interface.destinations import NAME_LETTERS, ToEntry
from gin.interface.intents import Do, Enter, Given, Intent, PageAction, Pick
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import build as messages
from gin.present.pages import BACK, button, button_items, button_zone
from gin.present.screen import Screen, ScreenHost

FIELD = EntryRef(EntryKind.FIELD, "entry")


class EntryScreen(Screen):
    """A text field with buttons for its letters."""

    def __init__(self, host: ScreenHost, entry: ToEntry) -> None:
        super().__init__(host)
        self._entry = entry
        self._text = entry.text
        self._capitals = False

    def view(self) -> View:
        note, good = self._checked()
        letters = self._entry.letters.upper() if self._capitals else self._entry.letters
        keys: list[tuple[Intent, Text, str]] = [
            (Pick(EntryRef(EntryKind.LETTER, letter)), Verbatim(letter), letter.lower())
            if letter != " "
            else (Pick(EntryRef(EntryKind.LETTER, letter)), messages.SPACE, "space")
            for letter in letters
        ]
        if self._two_cases:
            small = (Do(PageAction.CAPITALS), messages.SMALL, "small letters")
            capitals = (Do(PageAction.CAPITALS), messages.CAPITALS, "capitals")
            keys.append(small if self._capitals else capitals)
        keys.append((Do(PageAction.DELETE), messages.DELETE, "delete"))
        pressed = [
            button(intent, label, (f"press {word}",), aside=True) for intent, label, word in keys
        ]
        ready = button(
            Do(PageAction.DONE),
            messages.DONE,
            ("done",),
            key=Command.DONE,
            main=True,
            why=NOTHING if good else note,
        )
        field = Item(FIELD, Role.FIELD, self._entry.field, value=self._shown, note=note)
        zones = (
            Zone(AreaRef(Area.FIELD), ZoneKind.LIST, self._entry.title, (field,)),
            Zone(AreaRef(Area.LETTERS), ZoneKind.BUTTONS, messages.LETTERS, button_items(pressed)),
            button_zone((BACK, ready)),
        )
        return View(
            Scene.ENTRY, self._entry.title, zones, (ready, BACK, *pressed), status=note, focus=FIELD
        )

    @property
    def _two_cases(self) -> bool:
        return self._entry.letters != self._entry.letters.upper()

    @property
    def _shown(self) -> Text:
        return Verbatim(self._text) if self._text else self._entry.usual

    def _checked(self) -> tuple[Text, bool]:
        """Return the note on the text and whether the text is valid."""
        if not self._shown and not self._entry.optional:
            return self._entry.note, False
        try:
            return self._entry.check(self._text), True
        except GinError as error:
            # A text that the player has not changed, such as a folder, is no mistake of theirs.
            return (self._entry.note if self._text == self._entry.text else error.sentence), False

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Enter():
                self._type(str(given))
            case Do(PageAction.DELETE):
                self._text = self._text[:-1]
                self._host.say(Verbatim(self._text) if self._text else self._entry.note)
            case Do(PageAction.CAPITALS):
                self._capitals = not self._capitals
                self._host.say(ended(messages.CAPITALS if self._capitals else messages.SMALL))
            case Pick(EntryRef(EntryKind.LETTER, letter)):
                self._press(letter)
            case Do(PageAction.DONE):
                self._host.back()
                self._entry.done(self._text)
            case _:
                super().choose(intent, given)

    def _type(self, text: str) -> None:
        before, text = self._text, harmless(text.lstrip(), unfinished=True)
        self._text = text[: self._entry.most]
        if len(text) > self._entry.most:
            self._host.refuse(messages.no_room(most=self._entry.most))
        elif len(text) > len(before) + 1:
            # Only after pasting: after each typed letter, the note would be too much.
            note, good = self._checked()
            self._host.say(note, SentenceKind.NEWS if good else SentenceKind.REFUSAL)

    def _press(self, letter: str) -> None:
        if self._text and not self._text.endswith(" ") and self._entry.letters is NAME_LETTERS:
            letter = letter.lower()
        self._type(self._text + letter)
        note, good = self._checked()
        self._host.say(note if good else Verbatim(self._text))
