"""The terminal front end, which appends lines and reads typed numbers and words.

It prints the views that the window shows, and offers the same choices. It is cleared only between
the turns of two people.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Sequence
from typing import TextIO

from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, ended, last_sentence, says, without
from gin.interface.audience import Length
from gin.interface.commands import Command
from gin.interface.front_door import FrontDoor
from gin.interface.lesson import LessonNote
from gin.interface.refs import DISCARDS, HAND
from gin.interface.view import HAND_SCENES, Choice, Item, Scene, View
from gin.language import translation, typed
from gin.messages import fairness as seals
from gin.messages import terminal as messages
from gin.messages.challenge import PASTE_HERE
from gin.messages.sharing import COPY_THIS
from gin.present.input import keymap
from gin.present.input.fields import field_of, how_to_fill, takes_any_text, takes_number
from gin.present.input.meanings import (
    ExplainChoice,
    ProgramCommand,
    SectionRequest,
    TypedChoice,
    TypedPage,
    TypedQuestion,
    TypedText,
    UnclearLine,
)
from gin.present.input.numbers import numbered, with_numbers
from gin.present.input.pasted import begins_challenge, introduces_challenge
from gin.present.input.typed import TypedLines
from gin.present.output.brevity import join_turns, length, length_of_turns, wanted
from gin.present.words import access, troubleshooting
from gin.present.words import terminal as words
from gin.session.setting import CardLetters
from gin.session.storage.error_log import ErrorLog
from gin.text.choice_lines import ChoiceLines
from gin.text.clearing import clear
from gin.text.layout import LineStyle, can_show_braille, lines
from gin.text.reading import read_challenge
from gin.text.sections import help_beginning, section
from gin.text.typed_input import TypedInput, Woken
from gin.text.view_lines import hand_lines, meld_line, melds_in, page_lines

LEISURE = 4.0
"""Seconds after each line for work that would take minutes."""
SILENCE = 5.0
"""Seconds between reports that the opponent is still thinking."""
PATIENCE = 2
"""The game continues after at most this many errors in a row."""


class Terminal:
    """Reads commands from one stream and prints lines to another."""

    def __init__(
        self,
        parlour: FrontDoor,
        source: TextIO = sys.stdin,
        target: TextIO = sys.stdout,
        *,
        braille: bool = False,
        width: int | None = None,
    ) -> None:
        self._parlour = parlour
        self._target = target
        shows = not braille or can_show_braille(target)
        encoding = getattr(target, "encoding", None)
        self._style = LineStyle(width, braille and shows, encoding=encoding)
        self._lines = TypedLines(typed)
        parlour.tongue = typed
        self._shown: object = None
        self._choices = ChoiceLines()
        self._depth = 0
        self._pages: dict[tuple[Scene, Text], tuple[Text, ...]] = {}
        self._announced: list[Text] = []
        self._cards: list[Text] = []
        self._melds: list[Text] = []
        self._held: frozenset[Card] = frozenset()
        self._greeted = False
        self._input = TypedInput(source, target, lambda: parlour.connected)
        parlour.wake = self._input.woken.set
        self._seal = ""
        self._chosen: Text = NOTHING
        self._part: str | None = None
        self._answered = True
        if not shows:
            self._print(messages.NO_BRAILLE)

    def run(self) -> int:
        """Play until the player leaves or the input ends, and return 0.

        Unexpected errors are logged and reported, and the game continues, unless more than
        `PATIENCE` occur in a row. OSError is always raised.
        """
        parlour, failures = self._parlour, 0
        self._print_announcements()
        while not parlour.closed:
            try:
                if not self._run_turn():
                    break
                failures = 0
            except OSError:
                raise
            except Exception as error:
                failures += 1
                if failures > PATIENCE:
                    raise
                self._recover(error)
        end = parlour.farewell()
        self._print_announcements()
        self._print(end)
        return 0

    def _run_turn(self) -> bool:
        parlour = self._parlour
        self._input.woken.clear()
        if parlour.hear():
            self._print_announcements()
        if parlour.waiting:
            self._print_seal(parlour.view())
            if not self._wait_for_opponent():
                return False
            parlour.advance()
            if not parlour.waiting:
                self._print_announcements()
            return True
        view = parlour.view()
        self._show(view)
        if not self._answered:
            self._print(messages.done(choice=self._chosen or view.status or view.title))
        line = self._input.read()
        if line is None:
            return False
        if isinstance(line, Woken):
            return True
        self._chosen, self._answered = NOTHING, False
        # The first line may name a trophy, and those are not gathered yet.
        self._work()
        self._run_line(line.strip(), parlour.view())
        self._print_announcements()
        self._work()
        return True

    def _work(self) -> None:
        parlour, until = self._parlour, time.monotonic() + LEISURE
        while parlour.working and not (parlour.leisurely and time.monotonic() >= until):
            if parlour.work(1.0):
                self._print_announcements()

    def _wait_for_opponent(self) -> bool:
        parlour = self._parlour
        self._input.woken.clear()
        parlour.think()
        try:
            while parlour.due is not None and not self._input.woken.wait(SILENCE):
                due, level = parlour.due, parlour.opponent_level
                if due is not None and level is not None:
                    left = math.ceil(due - time.monotonic())
                    self._print(words.waiting(level, left))
        except KeyboardInterrupt:
            self._print(NOTHING)
            return False
        return True

    def _recover(self, error: Exception) -> None:
        parlour, log = self._parlour, ErrorLog(self._parlour.folder)
        kept = log.write("playing in the terminal", error)
        self._print(troubleshooting.happened(str(log.path) if kept else ""))
        self._shown = None
        parlour.home()
        self._print_announcements()

    # Printing.

    def _print(self, text: Text, lead: str = "") -> None:
        self._answered = True
        self._input.begin_line()
        for line in lines(text, self._style, lead):
            print(line, file=self._target)
        self._target.flush()

    def _carry_out(self, command: Command) -> None:
        view = self._parlour.view()
        meant = [choice for choice in view.choices if choice.key is command and not choice.why]
        if command in keymap.QUESTIONS:
            self._parlour.ask(command)
        elif meant:
            self._parlour.choose(meant[0].intent)
        elif command is Command.PASTE:
            self._print(PASTE_HERE)
        else:
            self._parlour.refuse_command(command)

    def _print_announcements(self, known: Text = NOTHING) -> None:
        """Carry out waiting commands, and print announcements except `known`, printed already."""
        translation.follow(self._parlour.settings.language)
        translation.print_letters(own=self._parlour.settings.card_letters == CardLetters.LANGUAGE)
        for command in self._parlour.take_commands():
            self._carry_out(command)
        self._parlour.take_events()
        self._print_copied(self._parlour.take_copied())
        settings = self._parlour.settings
        self._style = replace(self._style, brief=length(settings) is Length.SHORT)
        said = wanted(self._parlour.take_announcements(), None, settings)
        turns = length_of_turns(settings)
        for announcement in join_turns(said, turns) if turns is Length.SHORT else said:
            if not known or announcement.text != known:
                self._print(announcement.text)
            self._announced.append(announcement.text)

    def _print_copied(self, copied: tuple[Text, ...]) -> None:
        """Print lines for copying exactly as they are."""
        if copied:
            self._print(COPY_THIS)
            for line in copied:
                print(translation.printed(line), file=self._target)
            self._target.flush()

    def _show(self, view: View, *, again: bool = False) -> None:
        self._print_seal(view)
        choices = numbered(view)
        offered = tuple(choice.intent for choice in choices)
        now = (view.scene, view.title, view.status, offered, view.lesson)
        if now == self._shown and not again:
            return
        back, self._depth = self._parlour.depth < self._depth, self._parlour.depth
        if not isinstance(self._shown, tuple) or self._shown[3] != offered:
            self._lines.printed = {}
        changed = not isinstance(self._shown, tuple) or self._shown[:2] != now[:2] or again
        if view.lesson is not None and view.dialog is None:
            self._show_lesson(view, view.lesson, again=again)
            known = isinstance(self._shown, tuple) and self._shown[3] == offered and not again
            choices = () if known else choices
            self._shown = now
            self._print_choices(view, choices)
            return
        if view.scene is Scene.CURTAIN and changed:
            clear(self._target)
        self._shown = now
        if view.dialog is not None:
            for line in view.dialog.text:
                if not any(says(said_before, line) for said_before in self._announced):
                    self._print(line)
            if view.dialog.listens:
                self._print(messages.TYPE_KEY)
        elif view.scene is not Scene.TABLE and (changed or view.scene is Scene.RESULT):
            self._print_page(view, back=back and not again, whole=again)
        elif view.scene is Scene.TABLE:
            self._print_table(view, again=again)
        if again or not self._is_brief(view):
            self._print_choices(view, choices, whole=changed or view.scene in HAND_SCENES)
        if view.scene is Scene.MENU and not self._greeted:
            self._greeted = True
            self._print(messages.TYPE_HELP)
        self._announced = []

    def _is_brief(self, view: View) -> bool:
        """Return whether to leave out the hand and the choices on a turn.

        The player can still ask for them.
        """
        turn = view.scene is Scene.TABLE and view.dialog is None and view.lesson is None
        at_length = length(self._parlour.settings) is Length.LONG
        return turn and (self._style.brief or self._style.narrow) and not at_length

    def _print_seal(self, view: View) -> None:
        seal = view.table.seal if view.table is not None and view.scene is Scene.TABLE else ""
        if seal and seal != self._seal:
            self._seal = seal
            self._print(seals.AT_DEAL)

    def _print_choices(self, view: View, choices: Sequence[Choice], *, whole: bool = True) -> None:
        """Print the choices with their numbers; unless `whole`, only of zones that changed."""
        numbers = with_numbers(choices)
        if choices:
            self._lines.printed = {number: one.intent for number, one in numbers.items()}
        for text, number in self._choices.lines(view, numbers, whole=whole):
            self._print(text, number)

    def _show_lesson(self, view: View, lesson: LessonNote, *, again: bool) -> None:
        if again:
            for line in lesson.lines:
                self._print(line)
        cards = [meld_line(zone) for zone in melds_in(view)]
        hand = view.zone(HAND)
        cards += hand_lines(hand) if hand is not None else ()
        if cards != self._cards or again:
            for line in cards:
                self._print(line)
        self._cards = cards
        if not lesson.go_on:
            self._print(view.status)
        if lesson.typed:
            self._print(lesson.typed)

    def _print_table(self, view: View, *, again: bool) -> None:
        """Print the table.

        The hand is left out on brief turns, and if the choices name its cards and at most one of
        them is new.
        """
        melds = [meld_line(zone) for zone in melds_in(view)]
        for line in melds:
            if line not in self._melds or again:
                self._print(line)
        self._melds = melds
        hand = view.zone(HAND)
        listed = sum(choice.target == DISCARDS for choice in numbered(view)) > 1
        held = frozenset(i.card for i in hand.items if i.card is not None) if hand else frozenset()
        heard = len(held - self._held) <= 1
        self._held = held
        brief = self._is_brief(view) and not again
        if hand is not None and not (listed and heard) and not brief:
            for line in hand_lines(hand):
                self._print(line)
        if view.table is not None and view.table.deadwood and (listed or not brief):
            self._print(ended(view.table.deadwood))
        if again and view.table is not None and view.table.other is not None:
            shown = access.face(view.table.other)
            if shown:
                self._print(ended(shown))
        status = without(last_sentence(view.status) if brief else view.status, self._announced)
        if status:
            self._print(status)
        if view.hint is not None and not any(
            says(said_before, view.hint.text) for said_before in self._announced
        ):
            self._print(view.hint.text)

    def _print_page(self, view: View, *, back: bool, whole: bool) -> None:
        """Print a page, except for lines just announced or, if `back`, printed earlier.

        If a section was requested, print only that section. Of the help page, unless `whole`, print
        only the beginning.
        """
        listed = {choice.item for choice in numbered(view)}
        page = tuple(page_lines(view, listed))
        if self._part is not None:
            page = section(view, self._part)
        elif not whole:
            page = help_beginning(view) or page
        self._part = None
        known = self._pages.get((view.scene, view.title), ()) if back else ()
        for text in (view.title, *page):
            if text not in known and not any(says(before, text) for before in self._announced):
                self._print(text)
        self._pages[view.scene, view.title] = page
        field = field_of(view)
        if field is not None:
            self._print(words.field(field, how_to_fill(view)))

    # Reading.

    @property
    def reading(self) -> bool:
        """Whether a thread waits for a line of the input."""
        return self._input.reading

    def _run_line(self, line: str, view: View) -> None:
        parlour = self._parlour
        if begins_challenge(line):
            parlour.open_text(read_challenge(line, self._input.source))
            return
        if introduces_challenge(line):
            self._answered = True
            return
        match self._lines.meaning(line, view, parlour.settings):
            case UnclearLine(why):
                self._print(why)
            case TypedChoice(choice, given):
                self._chosen = choice.label if given is None else NOTHING
                if line.isdecimal() and self._is_brief(view):
                    # The player may have heard this number's choice a while ago.
                    self._print(ended(choice.label))
                parlour.choose(choice.intent, given)
            case TypedText(intent, text, field):
                parlour.choose(intent, text)
                self._print_entered(field)
            case TypedQuestion(question):
                self._ask(question, line, view)
            case TypedPage(page):
                parlour.open_page(page)
            case ExplainChoice(choice, note):
                self._print(ended(choice.label))
                self._print(note)
            case SectionRequest(wanted, for_help):
                self._say_how_to_enter(line, view)
                self._read_section(wanted, view, for_help=for_help)
            case ProgramCommand.QUIT:
                parlour.quit()
            case ProgramCommand.SAVE:
                self._print(parlour.kept())
            case ProgramCommand.LOOK:
                self._show(view, again=True)
            case ProgramCommand.HISTORY:
                for sentence in parlour.asking.history():
                    self._print(sentence)

    def _read_section(self, wanted: str, view: View, *, for_help: bool) -> None:
        if for_help and not help_beginning(view):
            self._parlour.show_help()
            self._part = wanted
            return
        for text in section(view, wanted):
            self._print(text)

    def _print_entered(self, field: Item | None) -> None:
        entered = self._parlour.view().item(field.ref) if field is not None else None
        if entered is not None:
            self._print(words.entered(entered))
            self._print_announcements(entered.note)

    def _say_how_to_enter(self, line: str, view: View) -> None:
        if takes_any_text(view) and not takes_number(view):
            whole = words.typed(f"{typed.offered('name')} {line}")
            self._print(messages.enter_command(typed=words.typed(line), whole=whole))

    def _ask(self, question: Command, line: str, view: View) -> None:
        if question is Command.HELP:
            self._say_how_to_enter(line, view)
            self._parlour.show_help()
            return
        answer, hand = self._parlour.ask(question), view.zone(HAND)
        if question is Command.HAND and hand is not None:
            self._parlour.take_announcements()
            for text in (*hand_lines(hand), last_sentence(answer)):
                self._print(text)
