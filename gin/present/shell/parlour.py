"""The program without its front end: a stack of screens and the services that they share.

Front ends use it as `gin.interface.front_door.FrontDoor`, screens as
`gin.present.screen.ScreenHost`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from msgspec.structs import replace

from gin.core.errors import GinError, SaveError
from gin.core.message import NOTHING, Text, ended, sentences
from gin.interface.audience import SentenceKind
from gin.interface.commands import Command
from gin.interface.destinations import Destination
from gin.interface.intents import Given, Intent
from gin.interface.language_words import LanguageWords
from gin.interface.moments import Showdown
from gin.interface.pictures import PictureMaker
from gin.interface.view import Scene, View
from gin.present.lesson.progress import Progress
from gin.present.output.notices import Notices
from gin.present.screen import Screen
from gin.present.screens.menu import MenuScreen
from gin.present.shell import routes, seating
from gin.present.shell.announcements import Announcements
from gin.present.shell.asking import Asking, possible_instead
from gin.present.shell.linked_tables import LinkedTables
from gin.present.shell.match_starter import MatchStarter
from gin.present.shell.players import Players
from gin.present.shell.seating import Seat
from gin.present.shell.settings_saver import SettingsSaver
from gin.present.shell.shared_table import SharedTables
from gin.present.words import terminal
from gin.rules.model.events import Event
from gin.session import game as games
from gin.session import settings as kept_settings
from gin.session.own_decks import OwnCards
from gin.session.settings import Settings
from gin.session.storage.paths import documents_folder
from gin.session.storage.store import Store
from gin.session.table_session import TableSession


class Parlour(Announcements):
    """The whole program except its front end."""

    def __init__(
        self,
        store: Store,
        folder: Path | None,
        settings: Settings | None = None,
        seed: int | None = None,
        dealer: int | None = None,
    ) -> None:
        self._screens: list[Screen] = []
        self.asking = Asking(self, self._screens)
        super().__init__(store, Notices(folder, self.asking.in_words), self.asking.keep)
        self.folder = folder
        self.settings = settings or Settings()
        self._saver = SettingsSaver(folder, self)
        self.players = Players(self, folder)
        self.shared = SharedTables(self, self)
        self.linked = LinkedTables(self, self)
        self.wake: Callable[[], None] = lambda: None
        self.leaving: Callable[[], None] = lambda: None
        self.seated: Callable[[], None] = lambda: None
        self.matches = MatchStarter(self, seed, dealer, lambda: self.wake(), self.asking.in_words)
        self.reader_listens: Callable[[], bool] = lambda: False
        self.tongue: LanguageWords | None = None
        self.pictures: PictureMaker | None = None
        self._typed: list[str] = []
        self._shown: View | None = None
        self.closed = self.unsaved = False
        self.problems: tuple[Text, ...] = ()
        self.lesson = Progress()
        self._screens.append(MenuScreen(self))

    # The player.

    def sit_down(self, seat: Seat) -> None:
        """Close the data of the player here, and continue at the menu with those of another.

        The front end is notified by `leaving` before the folder is released, and by `seated` when
        the other player has sat down.
        """
        self.linked.leave()
        self.shared.leave()
        self.leaving()
        self.notices.keep()
        self.matches.close()
        if seat.store is not self.store:
            self.store.close()
        self._use_data(seat)
        self.unsaved = seat.folder is None
        self.notices = Notices(seat.folder, self.asking.in_words)
        self.matches = self.matches.for_next_player()
        self.lesson = Progress()
        self._shown = None
        self._screens[:] = [MenuScreen(self)]
        self.seated()

    def lend_screen(self, seat: Seat) -> None:
        """Use the data and the settings of another person at the same table.

        Nothing that was announced before can be asked for again, and only notices are still
        announced.
        """
        self._said = [one for one in self._said if one.kind is SentenceKind.NOTICE]
        self._use_data(seat)

    def _use_data(self, seat: Seat) -> None:
        self.store, self.folder, self.settings = seat.store, seat.folder, seat.settings
        works = self._saver.full_screen_works
        self._saver = SettingsSaver(seat.folder, self, full_screen_works=works)
        self.asking.forget()
        self._events, self._typed = [], []

    @property
    def own_cards(self) -> OwnCards:
        return self.players.decks.chosen(self.settings)

    def put_aside(self) -> tuple[Screen, ...]:
        """Take all screens above the menu away, and return them."""
        aside = tuple(self._screens[1:])
        del self._screens[1:]
        self._shown = None
        return aside

    def show_instead(self, *screens: Screen) -> None:
        """Show screens in place of all others above the menu, and announce the front one."""
        del self._screens[1:]
        for screen in screens:
            self.cover(screen)
        self._announce()

    @property
    def shares_screen(self) -> bool:
        return self.shared.here

    @property
    def shows_moves(self) -> bool:
        return self.shared.here and self.front.waiting

    @property
    def turned(self) -> bool:
        return self.shared.turned

    def hide_cards(self) -> None:
        self.shared.hide()

    def ask_who_plays(self, settings: Settings) -> None:
        """Show only the page that asks who plays, with `settings` that are not saved."""
        from gin.present.screens.players import PlayersScreen

        self.settings = settings
        self._saver = SettingsSaver(None, self)
        self.notices = Notices(None, self.asking.in_words)
        self._screens[:] = [PlayersScreen(self)]

    def keep_for_later(self, seat: Seat) -> None:
        """Save the notices of opening a player's data for when that player sits down."""
        kept = Notices(seat.folder, self.asking.in_words)
        for notice in (*seating.unread(seat.folder), *seat.store.notices):
            kept.add(notice, lasts=True)
        kept.keep()

    # For a front end.

    def view(self) -> View:
        """Return the current view, and remember it for the next choice."""
        self._shown = self._read()
        return self._shown

    def _read(self) -> View:
        while True:
            try:
                return self._furnished(self.front.view())
            except SaveError as error:
                if len(self._screens) == 1:
                    raise
                self._screens.pop()
                self.fail(error)

    def _furnished(self, shown: View) -> View:
        menu = self._screens[0]
        return menu.furnished(shown) if isinstance(menu, MenuScreen) else shown

    @property
    def depth(self) -> int:
        return len(self._screens)

    @property
    def today(self) -> date:
        return date.today()

    @property
    def now(self) -> datetime:
        return datetime.now()

    @property
    def documents(self) -> Path | None:
        return documents_folder()

    def in_words(self, text: Text) -> str:
        return self.asking.in_words(text)

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Run a choice of the view with its argument, or announce why it is refused.

        Some intents need no choice, such as filling a field or moving a card of the hand.
        """
        view, self._shown = self._shown or self._read(), None
        choice = view.choice(intent)
        if choice is None and not view.takes(intent):
            self.refuse(possible_instead(view, self.settings))
        elif choice is not None and choice.why and given is None:
            self.refuse(choice.why)
        else:
            try:
                self.front.choose(intent, given)
            except SaveError as error:
                self.fail(error)

    def refuse_command(self, command: Command) -> None:
        self.refuse(self.front.refusal(command) or possible_instead(self.view(), self.settings))

    def ask(self, question: Command) -> Text:
        answer = self.asking.answer(question)
        self.say(answer.text, answer.kind)
        return answer.text

    @property
    def waiting(self) -> bool:
        return self.front.waiting

    @property
    def thinking(self) -> float:
        return self.front.thinking

    def think(self) -> None:
        self.front.think()

    @property
    def due(self) -> float | None:
        """Deadline for the opponent's move on the `time.monotonic()` clock, or None.

        Front ends first call `think`. When `due` is None, they call `advance`, which then does not
        block.
        """
        return self.front.due

    def close(self) -> None:
        self.linked.leave()
        self.shared.leave()
        self.players.keep_unseen()
        self.matches.close()
        self.store.close()

    def advance(self) -> None:
        """Let the opponent move, waiting if necessary."""
        self._shown = None
        try:
            self.front.advance()
        except GinError:
            self.home()

    @property
    def connected(self) -> bool:
        return self.linked.connected

    def hear(self) -> bool:
        """Take what someone at another front end has done; return whether the view may differ."""
        if not self.linked.hear():
            return False
        self._shown = None
        return True

    @property
    def working(self) -> bool:
        return self.front.working

    @property
    def leisurely(self) -> bool:
        return self.front.leisurely

    def work(self, seconds: float) -> bool:
        """Do background work for about `seconds`; return whether the view may have changed."""
        screen, self._shown = self.front, None
        try:
            return screen.working and screen.work(seconds)
        except SaveError as error:
            self.fail(error)
            return True

    def showdown(self, shown: View, events: tuple[Event, ...]) -> Showdown:
        moments = self.front.showdown(shown, events)
        return tuple(replace(one, view=self._furnished(one.view)) for one in moments)

    def show_notices(self) -> bool:
        """Open a page of the notices not shown yet; return False if there are none."""
        shown = self.notices.take()
        if shown:
            from gin.present.screens.notices import NoticesPage

            self.show(NoticesPage(self, self.notices, shown))
        return bool(shown)

    def list_commands(self) -> None:
        from gin.present.screens.commands import CommandsScreen

        view = self.view()
        if view.scene is not Scene.COMMANDS:
            self.show(CommandsScreen(self, view))

    def show_help(self) -> None:
        from gin.messages.help import IS_HERE
        from gin.present.screens.help import HelpScreen

        if isinstance(self.front, HelpScreen):
            self.refuse(IS_HERE)
        else:
            self.show(HelpScreen(self))

    def open_page(self, page: Destination) -> None:
        self._when_seated(lambda: self.open(page))

    def open_text(self, text: str) -> None:
        from gin.present import opening

        self._when_seated(lambda: opening.open_text(self, text))

    def open_file(self, path: Path) -> None:
        from gin.present import opening

        self._when_seated(lambda: opening.open_file(self, path))

    def _when_seated(self, do: Callable[[], None]) -> None:
        """Do something now or, while the program asks who plays, when a player has been chosen."""
        from gin.messages.players import CHOOSE_FIRST

        self._shown = None
        if self.players.waiting:
            self.players.go_on_with(do)
            self.refuse(CHOOSE_FIRST)
        else:
            do()

    def type_command(self) -> None:
        """Open an input line for commands over the front screen."""
        from gin.present.screens.typing import TypingScreen

        if self.tongue is not None and not isinstance(self.front, TypingScreen):
            self.cover(TypingScreen(self, self.front, self.tongue, self._typed))

    # For the screens.

    def open(self, page: Destination) -> None:
        self.show(routes.screen_for(self, page))

    @property
    def front(self) -> Screen:
        return self._screens[-1]

    def show(self, screen: Screen) -> None:
        self.cover(screen)
        self._announce()

    def cover(self, screen: Screen) -> None:
        self._shown = None
        self._screens.append(screen)

    def back(self, then: Intent | None = None) -> None:
        """Return to the screen below, if any; run `then` there, or else announce that screen."""
        self._shown = None
        if len(self._screens) > 1:
            self._screens.pop()
            if then is None:
                self._announce(again=True)
            else:
                self.front.choose(then)

    def put_away(self) -> None:
        self._screens.pop()

    def home(self) -> None:
        self._shown = None
        self.linked.leave()
        self.shared.leave()
        del self._screens[1:]
        self._announce()

    def _announce(self, *, again: bool = False) -> None:
        view, known = self._read(), again and self.front.sums_up
        with_status = view.lesson is None and not known and (self.depth > 1 or self.unsaved)
        opening = NOTHING if again else self.front.opening
        status = view.status if with_status else NOTHING
        self.say(sentences(ended(view.title), opening, status), SentenceKind.PAGE)
        for line in view.lesson.lines if view.lesson is not None else ():
            self.say(line)

    def quit(self) -> None:
        self.closed = True

    def change(self, name: str, value: object) -> None:
        """Change a setting; if it cannot be saved, the change lasts until the program ends."""
        self._shown = None
        self.settings = kept_settings.with_choice(self.settings, name, value)
        self._saver.save(self.settings)

    def take_settings(self, settings: Settings) -> None:
        self._shown = None
        self.settings = settings
        self._saver.save(settings)

    def keep_full_screen(self, shown: bool) -> None:
        """Record whether a full-screen frame was `shown`, and save the settings."""
        self._saver.full_screen_works = shown
        self._saver.save(self.settings)

    def show_table(self, session: games.Session) -> None:
        self._shown = None
        self.linked.leave()
        self.shared.leave()
        del self._screens[1:]
        screen = routes.table_for(self, session)
        self._screens.append(screen)
        self.say(ended(session.title), SentenceKind.PAGE)
        if not session.untouched:
            self.asking.keep_past(session)
        screen.welcome()

    @property
    def opponent_level(self) -> int | None:
        session = self.session()
        return session.level if session is not None else None

    def kept(self) -> Text:
        return terminal.storage_notice(self.store)

    def farewell(self) -> Text:
        return terminal.farewell(self.store)

    def session(self) -> TableSession | None:
        seated = (screen.seated for screen in reversed(self._screens))
        return next((session for session in seated if session is not None), None)
