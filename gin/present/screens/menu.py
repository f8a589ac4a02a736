"""Main menu."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from gin.ai.players.levels import LEARNER
from gin.core.errors import SaveError
from gin.core.message import NOTHING, Message, Text
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import (
    Change,
    Do,
    Given,
    Intent,
    Leave,
    LeaveTo,
    Open,
    PageAction,
    Pick,
)
from gin.interface.pictures import Icon
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import (
    ROOM_SCENES,
    ButtonSpot,
    Choice,
    ItemGroup,
    Scene,
    View,
    Zone,
    ZoneKind,
)
from gin.messages import (
    daily,
    exercise,
    goals,
    ladder,
    players,
    refusals,
    report,
    shared,
    speech,
    tournament,
    transfer,
)
from gin.messages import menu as messages
from gin.present.cabinet import Cabinet
from gin.present.dates import GO_TO_DATE, go_to_date
from gin.present.lesson import script
from gin.present.next_match import run_next_match
from gin.present.opening import TYPE_CHALLENGES, TYPE_OPEN, ask_for_file
from gin.present.output import voice_commands
from gin.present.pages import button, button_items, typed
from gin.present.screen import Screen, ScreenHost
from gin.present.words import daily as daily_words
from gin.present.words import matches, menu
from gin.present.words.household import displayed_name
from gin.session.acquaintance import has_finished_a_hand, knows_the_game
from gin.session.daily import deal_of, record_of
from gin.session.household import Member
from gin.session.rivalry import Rivalry, rivalry
from gin.session.setting import CONTRASTS, Speech, ThemeName
from gin.session.settings import next_value
from gin.session.unfinished import Summary, to_continue, unfinished
from gin.variants import setups

_small = partial(button, spot=ButtonSpot.QUIET)
_SMALL = (
    _small(Open(destinations.ToGames()), messages.GAMES, ("games",), icon=Icon.GAMES),
    _small(
        Open(destinations.ToPartner()), shared.TITLE, ("two players", "together"), icon=Icon.PAIR
    ),
    _small(
        Open(destinations.ToTournament()), tournament.TITLE, ("tournament",), icon=Icon.TOURNAMENT
    ),
    _small(Open(destinations.ToLadder()), ladder.TITLE, ("ladder",), icon=Icon.LADDER),
    _small(Open(destinations.ToExercises()), exercise.TITLE, ("exercise",), icon=Icon.EXERCISES),
    _small(Open(destinations.ToRulesList()), messages.RULES, ("rules",), icon=Icon.RULES),
    _small(
        Open(destinations.ToAchievements()),
        goals.TITLE,
        ("trophies", "achievements", "records"),
        icon=Icon.ACHIEVEMENTS,
    ),
    _small(
        Open(destinations.ToStatistics()),
        messages.STATISTICS,
        ("statistics",),
        icon=Icon.STATISTICS,
    ),
    _small(Open(destinations.ToPlayers()), players.TITLE, ("players",), icon=Icon.PLAYERS),
    _small(Open(destinations.ToSettings()), messages.SETTINGS, ("settings",), icon=Icon.SETTINGS),
    _small(Open(destinations.ToHelp()), messages.HELP, ("help",), key=Command.HELP,
           icon=Icon.HELP),
    _small(Leave(LeaveTo.QUIT), messages.QUIT, ("quit",), icon=Icon.QUIT),
)  # fmt: skip
_GROUPS = ((0, 5), (6, 8), (9, 11))
"""First and last of the small buttons for play, for the player's progress, and for the program."""


_REPORT = typed(Open(destinations.ToReport()), report.TITLE, ("report",))
"""Opens the report of the match finished last; pages of matches have buttons for reports."""
_DAILY = button(Open(destinations.ToDaily()), daily.TITLE, ("daily", "today"))


_MOST_LARGE = 4
"""Large buttons that have room above the edge of the table; Solitary Gin as a fifth is small."""

_TYPED = (
    typed(Open(destinations.ToData()), transfer.TITLE, ("data", "restore")),
    typed(Do(PageAction.EXPORT), transfer.EXPORT_ALL, ("export",)),
    typed(Do(PageAction.IMPORT), transfer.IMPORT, ("import",)),
    TYPE_CHALLENGES,
    TYPE_OPEN,
)
"""Choices without a button, for players who type."""


class MenuScreen(Screen):
    """Main menu, the lowest screen of the stack."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._error_reported = False
        self._cabinet = Cabinet(host)

    def view(self) -> View:
        begun, solitary = self._unfinished()
        alone = matches.continue_label(solitary) if solitary is not None else messages.SOLITARY_NOTE
        lesson = button(Open(destinations.ToLesson()), messages.LESSON, ("guide",))
        # Each button keeps its place in the order, whether or not the others are there.
        large: list[tuple[Choice, Text]] = []
        if begun is not None:
            go_on = button(Do(PageAction.CONTINUE), messages.CONTINUE, ("continue",), main=True)
            large.append((go_on, matches.to_continue(begun)))
        play = button(Do(PageAction.PLAY), messages.PLAY, ("play",), main=begun is None)
        large.append((play, menu.play(self._host.settings)))
        today, done = self._daily(begun)
        if today is not None:
            large.append(today)
        # Without a large button, the lesson is on the page of rules, and a round among the games.
        more: tuple[Choice, ...] = ()
        if self._teaches(begun):
            large.append((lesson, self._lesson_note()))
        else:
            more = (typed(Open(destinations.ToLesson()), messages.LESSON, ("guide",)),)
        patience = button(Do(PageAction.SOLITARY), messages.SOLITARY, ("solitary",))
        if len(large) < _MOST_LARGE:
            large.append((patience, alone))
        else:
            more = (typed(Do(PageAction.SOLITARY), messages.SOLITARY, ("solitary",)),)
        main, notes = zip(*large, strict=True)
        how, unsaved = self._rivalry(), self._unsaved
        small = (*self._newcomer(begun), *_SMALL)
        before = len(small) - len(_SMALL)
        groups = tuple(ItemGroup(before + first, before + last, NOTHING) for first, last in _GROUPS)
        access = self._access_choices()
        items = tuple(
            replace(item, note=note, done=done and item.ref == _DAILY.item)
            for item, note in zip(button_items(main), notes, strict=True)
        )
        zones = (
            Zone(AreaRef(Area.MAIN), ZoneKind.BUTTONS, messages.TITLE, items),
            Zone(AreaRef(Area.SMALL), ZoneKind.BUTTONS, messages.MORE, button_items(small),
                 groups=groups),
            Zone(AreaRef(Area.EASE), ZoneKind.BUTTONS, messages.EASE, button_items(access)),
        )  # fmt: skip
        cabinet = self._cabinet.zone()
        trophies = self._cabinet.choices(cabinet) if cabinet is not None else ()
        return View(
            Scene.MENU,
            messages.TITLE,
            zones if cabinet is None else (*zones, cabinet),
            (*main, *small, *access, *more, _REPORT, GO_TO_DATE, *_TYPED, *trophies),
            subtitle=unsaved
            if unsaved
            else messages.SUBTITLE
            if how is None
            else menu.rivalry(how),
            status=unsaved or self._player or self._cabinet.next_goal or messages.FOOT,
            focus=main[0].item,
        )

    @property
    def _unsaved(self) -> Text:
        """That nothing is saved, or nothing."""
        if self._host.players.guest:
            return players.GUEST_IN_MENU
        return messages.NOT_SAVED if self._host.unsaved else NOTHING

    @property
    def _player(self) -> Text:
        """The current player, if there are several."""
        here, settings = self._host.players.here, self._host.settings
        if here is None or not self._host.players.several:
            return NOTHING
        return players.in_menu(name=displayed_name(Member(here, settings)))

    def _newcomer(self, begun: Summary | None) -> tuple[Choice, ...]:
        """Return the newcomer's button: only before the first match, and not with Pia."""
        settings = self._host.settings
        if begun is not None or settings.level == LEARNER or settings.program:
            return ()
        try:
            new = not has_finished_a_hand(self._host.store)
        except SaveError:
            return ()
        return (button(Do(PageAction.NEWCOMER), menu.newcomer(), ("begin",)),) if new else ()

    def _rivalry(self) -> Rivalry | None:
        """Return the record against the last opponent; None if missing or unreadable."""
        try:
            return rivalry(self._host.store)
        except SaveError:
            return None

    def _daily(self, begun: Summary | None) -> tuple[tuple[Choice, Text] | None, bool]:
        """Return the button of the daily deal with its note, and whether today's is finished.

        The note is short if Continue names that deal: the match `begun`. There is no button
        if the saved matches cannot be read.
        """
        day = self._host.today
        try:
            record = record_of(self._host.store, day)
            deal = record.deal if record is not None else deal_of(self._host.store, day)
        except SaveError:
            return None, False
        done = record is not None and record.score is not None
        named = record is not None and begun is not None and record.match == begun.id
        return (_DAILY, daily_words.in_menu(deal, record, named=named)), done

    def _access_choices(self) -> tuple[Choice, ...]:
        settings = self._host.settings
        larger = Change("text_size", next_value("text_size", settings.text_size))
        contrast = settings.theme in CONTRASTS
        theme = Change("theme", ThemeName.GREEN if contrast else ThemeName.CONTRAST_DARK)
        theme_label = messages.CONTRAST_OFF if contrast else messages.CONTRAST_ON
        speech_label = speech.MENU_OFF if settings.speech == Speech.OFF else speech.MENU_ON
        return (
            _small(larger, messages.text_size(percent=settings.text_size), ("text size",),
                   name="text-size", aside=True),
            _small(theme, theme_label, ("contrast",), name="contrast", aside=True),
            _small(Do(PageAction.SPEECH), speech_label, ("speech",), aside=True),
        )  # fmt: skip

    def _teaches(self, begun: Summary | None) -> bool:
        """Return whether the lesson has a large button: if it is begun, or at the very start."""
        lesson = self._host.lesson
        if lesson.taught or not (lesson.begun or begun is None):
            return False
        try:
            return not knows_the_game(self._host.store)
        except SaveError:
            return True

    def _lesson_note(self) -> Message:
        lesson = self._host.lesson
        if not lesson.begun:
            return messages.LESSON_NOTE
        return messages.lesson_begun(step=lesson.number + 1, of=len(script.STEPS))

    def _unfinished(self) -> tuple[Summary | None, Summary | None]:
        """Return the match to continue, if any, and the latest solitary one if it is another.

        If they cannot be read, report the error once; the rest of the menu still works.
        """
        store = self._host.store
        try:
            latest = to_continue(store)
            alone = unfinished(store, "solitary", most=1, ordinary=True)
        except SaveError as error:
            if not self._error_reported:
                self._error_reported = True
                self._host.fail(error)
            return None, None
        return latest, next((match for match in alone if match != latest), None)

    def furnished(self, view: View) -> View:
        """Return a view with the latest trophies on the mantel if it shows the table's room."""
        won = self._cabinet.latest
        return replace(view, mantel=won) if won and view.scene in ROOM_SCENES else view

    @property
    def working(self) -> bool:
        return self._cabinet.working

    def work(self, seconds: float) -> bool:
        return self._cabinet.work(seconds)

    def refusal(self, command: Command) -> Text:
        return refusals.IN_MENU if command is Command.BACK else NOTHING

    def choose(self, intent: Intent, given: Given = None) -> None:
        host = self._host
        match intent:
            case Do(PageAction.NEWCOMER):
                host.change("level", LEARNER)
                host.matches.start_or_ask(setups.setup("gin"))
            case Do(PageAction.SOLITARY):
                # Continue already resumes another, so skip that one.
                _, alone = self._unfinished()
                if alone is not None:
                    host.matches.resume(alone.id)
                else:
                    host.matches.start_or_ask(setups.setup("solitary"))
            case Do(PageAction.CHALLENGES):
                host.open(destinations.ToChallenges())
            case Do(PageAction.OPEN_FILE):
                ask_for_file(host, given)
            case Do(PageAction.GO_TO_DATE):
                go_to_date(host, given)
            case Do(PageAction.EXPORT):
                # Imported here because the menu must not load what reads and writes files.
                from gin.present.transfers import ask_for_export

                ask_for_export(host, destinations.ExportKind.ALL)
            case Do(PageAction.IMPORT):
                from gin.present.transfers import ask_for_import

                ask_for_import(host)
            case Pick(EntryRef(EntryKind.TROPHY, key)):
                host.open(destinations.ToAchievements(key))
            case Do(PageAction.SPEECH):
                voice_commands.toggle(host)
            case _ if run_next_match(host, intent):
                return
            case _:
                super().choose(intent, given)
