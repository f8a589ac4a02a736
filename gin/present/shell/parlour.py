"""The parlour: the stack of screens, the store and the settings, behind the front door.

Front ends see it as `gin.interface.front_door.FrontDoor`, screens as
`gin.present.screen.ScreenHost`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property
from pathlib import Path

from gin.core import shuffle
from gin.core.errors import GinError, SaveError, SettingsError
from gin.core.message import NOTHING, Text, ended, sentences
from gin.interface.audience import Announcement, SentenceKind
from gin.interface.commands import Command
from gin.interface.destinations import Destination
from gin.interface.intents import Given, Intent
from gin.interface.language_words import LanguageWords
from gin.interface.moments import Showdown
from gin.interface.view import Scene, View
from gin.present.input.keymap import key_map
from gin.present.lesson.progress import Progress
from gin.present.screen import Screen
from gin.present.screens.menu import MenuScreen
from gin.present.shell import routes
from gin.present.shell.announcements import Announcements
from gin.present.shell.asking import Asking
from gin.present.words import keys, terminal
from gin.rules.model.events import Event
from gin.session import game as games
from gin.session import settings as kept_settings
from gin.session.engines import client, programs
from gin.session.opponent_seat import GUEST_LEVEL
from gin.session.settings import Settings
from gin.session.storage import unread_notices
from gin.session.storage.store import Store
from gin.session.unfinished import unfinished_of
from gin.variants import setups


class Parlour(Announcements):
    """The program without a front end."""

    def __init__(
        self,
        store: Store,
        folder: Path | None,
        settings: Settings | None = None,
        seed: int | None = None,
        dealer: int | None = None,
    ) -> None:
        super().__init__(store)
        self.folder = folder
        self.settings = settings or Settings()
        self._seed, self._dealer = seed, dealer
        self._wake: Callable[[], None] = lambda: None
        self.reader_listens: Callable[[], bool] = lambda: False
        self.tongue: LanguageWords | None = None
        self._typed: list[str] = []
        self._shown: View | None = None
        self.closed = self.unsaved = self._filled_screen = self._settings_lost = False
        self.problems: tuple[Text, ...] = ()
        self.lesson = Progress()
        self._screens: list[Screen] = [MenuScreen(self)]
        self.asking = Asking(self, self._screens)

    # For a front end.

    def view(self) -> View:
        """Return what is shown now, and keep it until something is done."""
        self._shown = self._read()
        return self._shown

    def _read(self) -> View:
        """Ask the screen in front what it shows; the one below, where that cannot be read."""
        while True:
            try:
                return self._screens[-1].view()
            except SaveError as error:
                if len(self._screens) == 1:
                    raise
                self._screens.pop()
                self.fail(error)

    @property
    def depth(self) -> int:
        """How many pages lie one over the other, the menu at the bottom."""
        return len(self._screens)

    @property
    def today(self) -> date:
        """The day it is where the player is."""
        return date.today()

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Carry out a choice of the view with what is given for it, or say why it is refused.

        What a field can be given, and where a card of the hand may go, needs no choice: the view
        has the field, or the card.
        """
        view, self._shown = self._shown or self._read(), None
        choice = view.choice(intent)
        if choice is None and not view.takes(intent):
            self.refuse(_instead(view, self.settings))
        elif choice is not None and choice.why and given is None:
            self.refuse(choice.why)
        else:
            try:
                self._screens[-1].choose(intent, given)
            except SaveError as error:
                self.fail(error)

    def refuse_command(self, command: Command) -> None:
        """Say why a command does nothing here."""
        self.refuse(self._screens[-1].refusal(command) or _instead(self.view(), self.settings))

    def ask(self, question: Command) -> Text:
        """The answer to one of the questions that may be asked at any time; it is announced too."""
        told = self.asking.answer(question)
        self.say(told.text, told.kind)
        return told.text

    def history(self) -> tuple[Text, ...]:
        """All that happened in this hand, oldest first, or the one sentence why there is none."""
        return self.asking.history()

    def _keep(self, told: Announcement) -> None:
        self.asking.keep(told)

    @property
    def last_said(self) -> Text:
        """The last sentence that was announced."""
        return self.asking.last_said

    @property
    def waiting(self) -> bool:
        """Is the opponent to move, with the table in front?"""
        return self._screens[-1].waiting

    @property
    def thinking(self) -> float:
        """How long the opponent seems to think about its move, as a share of the usual time."""
        return self._screens[-1].thinking

    def think(self) -> None:
        """Have the opponent begin to think; it is not waited for."""
        self._screens[-1].think()

    @property
    def due(self) -> float | None:
        """The moment of `time.monotonic()` until which the opponent may think; None if it need not,
        so that `advance` keeps nobody waiting."""
        return self._screens[-1].due

    @cached_property
    def engines(self) -> client.Engines:
        """What starts opponents in processes of their own; there from the first match on."""
        return client.Engines(self.folder, wake=lambda: self._wake(), told=self.asking.in_words)

    def wake_with(self, wake: Callable[[], None]) -> None:
        """Have this called, from another thread, when a move that was thought about is there."""
        self._wake = wake

    def close(self) -> None:
        """End all that would outlive the program, and close the store."""
        if "engines" in vars(self):
            self.engines.close()
        self.store.close()

    def advance(self) -> None:
        """Let the opponent move, waiting for it if need be."""
        self._shown = None
        try:
            self._screens[-1].advance()
        except GinError:
            self.home()

    @property
    def working(self) -> bool:
        """Is something to be thought about that nobody waits for, such as a hint?"""
        return self._screens[-1].working

    def work(self, seconds: float) -> bool:
        """Think about it for about so long; is there something new to be shown?"""
        screen, self._shown = self._screens[-1], None
        try:
            return screen.working and screen.work(seconds)
        except SaveError as error:
            self.fail(error)
            return True

    def showdown(self, shown: View, events: tuple[Event, ...]) -> Showdown:
        """The end of a hand moment by moment, if that is what happened; see `Screen.showdown`."""
        return self._screens[-1].showdown(shown, events)

    def show_notices(self) -> bool:
        """Put the notices not shown yet in front, on a page; False if there are none."""
        notices, self._unread = tuple(self._unread), []
        if notices:
            from gin.present.screens.notices import NoticesPage

            self._keep_unread()
            self.show(NoticesPage(self, notices))
        return bool(notices)

    def have_read(self, notices: tuple[Text, ...]) -> None:
        """Take note that the player has read these notices, which are not shown again."""
        if any(notice in notices for notice in self._lasting):
            self._lasting = [notice for notice in self._lasting if notice not in notices]
            self._keep_unread()

    def _keep_unread(self) -> None:
        if self.folder is not None:
            words = (self.asking.in_words(notice) for notice in self._lasting)
            unread_notices.keep(self.folder, tuple(dict.fromkeys(words)))

    def list_commands(self) -> None:
        """Show everything that can be done here as a list."""
        from gin.present.screens.commands import CommandsScreen

        view = self.view()
        if view.scene is not Scene.COMMANDS:
            self.show(CommandsScreen(self, view))

    def show_help(self) -> None:
        """Go to the page of help, from wherever one is."""
        from gin.messages.help import IS_HERE
        from gin.present.screens.help import HelpScreen

        if isinstance(self._screens[-1], HelpScreen):
            self.refuse(IS_HERE)
        else:
            self.show(HelpScreen(self))

    def speaks(self, tongue: LanguageWords) -> None:
        """Have typed commands be understood in the words of a language."""
        self.tongue = tongue

    def type_command(self) -> None:
        """Show a line to type a command into, over what is in front."""
        from gin.present.screens.typing import TypingScreen

        front = self._screens[-1]
        if self.tongue is not None and not isinstance(front, TypingScreen):
            self._shown = None
            self._screens.append(TypingScreen(self, front, self.tongue, self._typed))

    # For the screens.

    def open(self, page: Destination) -> None:
        """Go to a page."""
        self.show(routes.screen_for(self, page))

    def show(self, screen: Screen) -> None:
        """Put a screen on top."""
        self._shown = None
        self._screens.append(screen)
        self._announce()

    def back(self, then: Intent | None = None) -> None:
        """Go back to the screen below; from the menu there is none. What is `then` done there is
        announced in its place."""
        self._shown = None
        if len(self._screens) > 1:
            self._screens.pop()
            if then is None:
                self._announce(again=True)
            else:
                self._screens[-1].choose(then)

    def put_away(self) -> None:
        """Go back to the screen below without a word: it was to be seen all the while."""
        self._screens.pop()

    def home(self) -> None:
        """Go back to the menu."""
        self._shown = None
        del self._screens[1:]
        self._announce()

    def _announce(self, *, again: bool = False) -> None:
        view, known = self._read(), again and self._screens[-1].sums_up
        told = view.lesson is None and not known and (self.depth > 1 or self.unsaved)
        self.say(sentences(ended(view.title), view.status if told else NOTHING), SentenceKind.PAGE)
        for line in view.lesson.lines if view.lesson is not None else ():
            self.say(line)

    def quit(self) -> None:
        """End the program."""
        self.closed = True

    def change(self, name: str, value: object) -> None:
        """Change a setting and keep it; one that cannot be kept holds until the end."""
        self._shown = None
        self.settings = kept_settings.chosen(self.settings, name, value)
        self._keep_settings()

    def keep_full_screen(self, shown: bool) -> None:
        """Keep full screen only once a picture was `shown` in it: one that fails locks players
        out, start after start."""
        self._filled_screen = shown
        self._keep_settings()

    def _keep_settings(self) -> None:
        if self.folder is None:
            return
        settings = self.settings
        if settings.full_screen and not self._filled_screen:
            settings = kept_settings.changed(settings, "full_screen", False)
        try:
            kept_settings.write(self.folder, settings)
            self._settings_lost = False
        except SettingsError as error:
            # Until they can be written again, later changes need no page of their own.
            (self.refuse if self._settings_lost else self.notify)(error.sentence)
            self._settings_lost = True

    def sit_down(
        self,
        agreed: setups.Setup,
        seed: int | None = None,
        dealer: int | None = None,
        level: int | None = None,
    ) -> None:
        """Begin a match of a game and put its table in front, against whom the settings name if no
        `level` is given."""
        if seed is None and self._seed is not None:
            seed, dealer, self._seed = self._seed, self._dealer, None
        again = level if level != GUEST_LEVEL else None
        program = self.settings.program if agreed.rules.seats > 1 and again is None else ""
        try:
            if program:
                programs.program_at(program)
            session = games.Session.begin(
                self.store,
                agreed,
                self.settings.level if again is None else again,
                None if seed is None else seed % (1 << shuffle.SEED_BITS),
                dealer,
                practice=self.settings.take_back,
                program=program,
                engines=self.engines,
            )
        except GinError as error:
            self.fail(error)
            return
        self._show_table(session)

    def play(self, game: str) -> None:
        """Begin a match of a game as it is usually played, as `begin` does."""
        self.begin(setups.setup(game))

    def begin(self, agreed: setups.Setup) -> None:
        """Begin a match of a game; asked first where another of it is not over."""
        from gin.present.screens.start_over import StartOverScreen

        begun = unfinished_of(self.store, agreed)
        if begun is None:
            self.sit_down(agreed)
        else:
            self._shown = None
            question = StartOverScreen(self, self._screens[-1], agreed, begun)
            self._screens.append(question)
            self.say(question.asked)

    def go_on(self, match: int) -> None:
        """Go on with an unfinished match."""
        try:
            session = games.Session.resume(self.store, match, self.engines)
        except GinError as error:
            self.fail(error)
            return
        self._show_table(session)

    def _show_table(self, session: games.Session) -> None:
        from gin.present.screens.table.match import TableScreen

        self._shown = None
        del self._screens[1:]
        screen = TableScreen(self, session)
        self._screens.append(screen)
        self.say(ended(session.title), SentenceKind.PAGE)
        if not session.untouched:
            self.asking.keep_past(session)
        screen.welcome()

    @property
    def has_hand(self) -> bool:
        """Whether a hand lies on the table, in front or below a page."""
        return self.asking.has_hand

    @property
    def opponent_level(self) -> int | None:
        """The level of the opponent in the match being played, if there is one."""
        session = self.session()
        return session.level if session is not None else None

    def kept(self) -> Text:
        """Return a sentence that says where matches are saved, or that they are not."""
        return terminal.kept(self.store)

    def farewell(self) -> Text:
        """Return the last sentence of a program that ends."""
        return terminal.farewell(self.store)

    def session(self) -> games.Session | None:
        """The match being played, if there is one."""
        seated = (screen.seated for screen in reversed(self._screens))
        return next((session for session in seated if session is not None), None)


def _instead(view: View, settings: Settings) -> Text:
    """Return the prompt of a table, or elsewhere the key that lists all commands."""
    # The menu does not need the words of refusals, which come with the rules.
    from gin.present.words import refusals

    status = view.status if view.scene is Scene.TABLE else NOTHING
    return refusals.instead(status, keys.cap(key_map(settings).shown(Command.COMMANDS)))
