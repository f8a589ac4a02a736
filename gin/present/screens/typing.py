"""Command line over the current screen."""

from __future__ import annotations

from string import whitespace

from msgspec.structs import replace

from gin.core.external_text import harmless
from gin.core.message import NOTHING, Text, Verbatim, ended, sentences
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.interface.intents import Do, Enter, Given, Intent, Leave, PageAction
from gin.interface.language_words import LanguageWords
from gin.interface.refs import DIALOG, EntryKind, EntryRef
from gin.interface.table import TableView
from gin.interface.view import Choice, Dialog, Item, Role, View, Zone, ZoneKind
from gin.messages import line as messages
from gin.messages import menu
from gin.present.input.meanings import (
    ExplainChoice,
    ProgramCommand,
    TypedChoice,
    TypedPage,
    TypedQuestion,
    TypedText,
    UnclearLine,
)
from gin.present.input.typed import TypedLines
from gin.present.pages import button, button_items, typed
from gin.present.screen import Screen, ScreenHost
from gin.present.words import terminal as words

FIELD = EntryRef(EntryKind.FIELD, "command")
LONGEST = 120
"""Maximum length of a line, in characters."""
KEPT = 50
"""Maximum length of the history, in lines."""
_DO_IT = button(Do(PageAction.DONE), messages.DO_IT, ("done",), main=True)
_BACK = button(Leave(), menu.BACK, ("back",), name="cancel", key=Command.BACK)
_OLDER = typed(Do(PageAction.OLDER), messages.OLDER, (), key=Command.UP)
_NEWER = typed(Do(PageAction.NEWER), messages.NEWER, (), key=Command.DOWN)
_TYPED_TOO = (
    Command.MUTE, Command.VOICE, Command.SLOWER, Command.FASTER, Command.DETAIL, Command.MAGNIFY,
    Command.FULL_SCREEN, Command.COMMANDS,
)  # fmt: skip
"""Window commands that can be typed by name."""


class TypingScreen(Screen):
    """The screen below with a command line over it.

    `before` is the history, oldest line first; the screen adds lines to it.
    """

    def __init__(
        self, host: ScreenHost, below: Screen, tongue: LanguageWords, before: list[str]
    ) -> None:
        super().__init__(host)
        self._below = below
        self._lines = TypedLines(tongue, _TYPED_TOO, aside=False)
        self._before = before
        self._back = 0
        self._text = ""
        self._why: Text = NOTHING

    def view(self) -> View:
        below = self._below.view()
        asked = below.dialog
        field = Item(
            FIELD, Role.FIELD, messages.FIELD, value=Verbatim(self._text),
            note=self._why or messages.EXAMPLES, dimmed=bool(self._why),
        )  # fmt: skip
        zone = Zone(
            DIALOG, ZoneKind.BUTTONS, messages.TITLE, (field, *button_items((_DO_IT, _BACK)))
        )
        dialog = Dialog(
            messages.TITLE if asked is None else asked.title,
            () if asked is None else asked.text,
            zone, Leave(), typing=True,
        )  # fmt: skip
        content = below.content
        if isinstance(content, TableView):
            content = replace(content, introduction=None)
        return replace(
            below, dialog=dialog, choices=(_DO_IT, _BACK, _OLDER, _NEWER), focus=FIELD,
            content=content,
        )  # fmt: skip

    @property
    def working(self) -> bool:
        return self._below.working

    @property
    def leisurely(self) -> bool:
        return self._below.leisurely

    def work(self, seconds: float) -> bool:
        """Do the work of the page below: its outcome may be what the player is about to name."""
        return self._below.work(seconds)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Enter():
                # The key that opens the line is easily pressed twice and would type a slash.
                text = str(given).lstrip(f"{whitespace}/")
                self._text, self._why = harmless(text[:LONGEST]), NOTHING
            case Do(PageAction.OLDER):
                self._recall(1)
            case Do(PageAction.NEWER):
                self._recall(-1)
            case Do(PageAction.DONE):
                self._run_line()
            case Leave():
                self._host.put_away()
            case _:
                super().choose(intent, given)

    def _recall(self, by: int) -> None:
        place = self._back + by
        if not 0 <= place <= len(self._before):
            none = messages.NO_OLDER if by > 0 else messages.NO_NEWER
            self._host.say(none, SentenceKind.EDGE)
            return
        self._back, self._why = place, NOTHING
        self._text = self._before[-place] if place else ""
        self._host.say(Verbatim(self._text) if self._text else messages.EMPTY, SentenceKind.ANSWER)

    def _run_line(self) -> None:
        """Run the line on the page below. An invalid line stays for correction."""
        host, below = self._host, self._below
        meaning = self._lines.meaning(self._text, below.view(), host.settings)
        match meaning:
            case UnclearLine(why):
                self._refuse(why)
                return
            case TypedChoice(Choice(why=why), None) if why:
                self._refuse(why)
                return
        self._keep()
        host.put_away()
        match meaning:
            case TypedChoice(choice, given):
                host.made(choice)
                below.choose(choice.intent, given)
            case TypedText(intent, text, field):
                below.choose(intent, text)
                entered = below.view().item(field.ref) if field is not None else None
                if entered is not None:
                    host.say(words.entered(entered))
            case TypedQuestion(command):
                host.carry_out(command)
            case TypedPage(page):
                host.open_page(page)
            case ExplainChoice(choice, note):
                host.say(sentences(ended(choice.label), note), SentenceKind.ANSWER)
            case ProgramCommand.QUIT:
                host.quit()
            case ProgramCommand.SAVE:
                host.say(words.storage_notice(host.store), SentenceKind.ANSWER)
            case ProgramCommand.LOOK:
                host.carry_out(Command.STATUS)
            case ProgramCommand.HISTORY:
                host.carry_out(Command.OLDER)

    def _refuse(self, why: Text) -> None:
        self._why = why
        self._host.refuse(why)

    def _keep(self) -> None:
        if self._text:
            if self._text in self._before:
                self._before.remove(self._text)
            self._before.append(self._text)
            del self._before[:-KEPT]
