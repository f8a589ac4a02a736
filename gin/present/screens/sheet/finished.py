"""Paged list of finished matches; each opens its score sheet."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.errors import GinError
from gin.core.message import NOTHING, Text, ended, labelled, started
from gin.interface import destinations
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.paper import Tone
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import archive as messages
from gin.messages import report
from gin.present.next_match import next_match, run_next_match
from gin.present.pages import BACK, button, button_zone, stepper, text_zone, value_of
from gin.present.screen import Screen, ScreenHost
from gin.present.screens.sheet.sheet import SheetScreen
from gin.present.words import archive as words
from gin.present.words import statistics
from gin.present.words.people import typed
from gin.session.archive import MatchFilter, count_finished, filter_values, finished_matches
from gin.session.game import Session
from gin.session.statistics import MIXTURE

PAGE = 20
"""Maximum number of matches on a page."""
ENOUGH = 4
"""Number of finished matches at which the page stops offering to play another one."""
_ALL = "all"
_GAME, _OPPONENT, _MONTH = (
    EntryRef(EntryKind.FILTER, name) for name in ("game", "opponent", "month")
)


class FinishedScreen(Screen):
    """A page of finished matches, the latest first, with filters."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._wanted = MatchFilter()
        self._page = 0

    def view(self) -> View:
        store = self._host.store
        count = count_finished(store, self._wanted)
        last = max(0, (count - 1) // PAGE)
        self._page = min(self._page, last)
        first = self._page * PAGE
        found = finished_matches(store, self._wanted, first, PAGE)
        rows = tuple(
            Item(EntryRef(EntryKind.MATCH, str(match.id)), Role.BUTTON, words.title(match),
                 value=started(words.ending(match)), note=words.day(match),
                 portrait=words.face(match), emblem=match.game,
                 tone=Tone.YOURS if match.won else Tone.THEIRS)
            for match in found
        )  # fmt: skip
        opens = tuple(
            Choice(intent=Pick(row.ref), label=labelled(words.line(match), words.ending(match)),
                   item=row.ref, words=(f"match {number}",))
            for number, (match, row) in enumerate(zip(found, rows, strict=True), start=first + 1)
            if isinstance(row.ref, EntryRef)
        )  # fmt: skip
        reports = tuple(
            Choice(
                intent=Pick(EntryRef(EntryKind.REPORT, str(match.id))),
                label=labelled(report.TITLE, words.line(match)),
                words=(f"report {number}",),
                aside=True,
            )
            for number, match in enumerate(found, start=first + 1)
        )
        filters, picks = self._filters()
        zones: list[Zone] = []
        if filters:
            zones.append(Zone(AreaRef(Area.FILTERS), ZoneKind.LIST, messages.WHICH, filters))
        if rows:
            zones.append(Zone(AreaRef(Area.MATCHES), ZoneKind.LIST, messages.TITLE, rows))
        else:
            zones.append(text_zone(Area.NOTHING, messages.TITLE, messages.NONE))
        acts = (BACK, *(self._page_buttons(last) if last else self._play_button(count)))
        where = words.where(first + 1, len(rows), count) if rows else messages.NONE
        if 0 < count < ENOUGH:
            zones.append(text_zone(Area.ABOUT, messages.TITLE, messages.OPENS))
        return View(
            Scene.FINISHED,
            messages.TITLE,
            (*zones, button_zone(acts)),
            (*opens, *acts, *picks, *reports),
            subtitle=where,
            status=where,
            focus=rows[0].ref if rows else BACK.item,
        )

    def _play_button(self, count: int) -> tuple[Choice, ...]:
        return (next_match(self._host),) if count < ENOUGH else ()

    def _page_buttons(self, last: int) -> tuple[Choice, ...]:
        newer = button(Do(PageAction.NEWER), messages.NEWER, ("previous page", "after"),
                       why=NOTHING if self._page else messages.NEWEST)  # fmt: skip
        older = button(Do(PageAction.OLDER), messages.OLDER, ("next page", "before"), main=True,
                       why=NOTHING if self._page < last else messages.OLDEST)  # fmt: skip
        return newer, older

    def _filters(self) -> tuple[tuple[Item, ...], tuple[Choice, ...]]:
        found, now = filter_values(self._host.store), self._wanted
        items: list[Item] = []
        choices: list[Choice] = []
        for row, title, everything, values, value in (
            (_GAME, messages.GAME, messages.ALL_GAMES,
             [(_typed_game(key), statistics.game_title(key)) for key in found.pairs],
             now.game and _typed_game(now.game)),
            (_OPPONENT, messages.OPPONENT, messages.ALL_OPPONENTS,
             [(typed(level), statistics.against(level)) for level in found.levels],
             None if now.level is None else typed(now.level)),
            (_MONTH, messages.MONTH, messages.ALL_MONTHS,
             [(words.typed_month(month), words.month(month)) for month in found.months],
             now.month and words.typed_month(now.month)),
        ):  # fmt: skip
            if len(values) < 2 and value is None:
                continue
            every: list[tuple[str, Text]] = [(_ALL, everything), *values]
            control, steps = stepper(row, title, every, value or _ALL, row.key)
            label = every[control.at][1]
            items.append(
                Item(row, Role.SETTING, title, value=label, selected=value is not None,
                     control=control)
            )  # fmt: skip
            choices.append(
                Choice(intent=Pick(row), label=labelled(title, label), item=row, words=(row.key,))
            )
            choices += steps
        return tuple(items), tuple(choices)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.MATCH, number)):
                session = self._session(int(number))
                if session is not None:
                    self._host.open(destinations.ToScoreSheet(session, over=True))
            case Pick(EntryRef(EntryKind.REPORT, number)):
                session = self._session(int(number))
                if session is not None:
                    self._host.open(destinations.ToReport(session))
            case Pick(EntryRef(EntryKind.FILTER) as row):
                self._next_value(row)
            case Pick(EntryRef(EntryKind.SET) as step):
                self._filter(*value_of(step))
            case Do(PageAction.NEWER):
                self._turn_page(-1)
            case Do(PageAction.OLDER):
                self._turn_page(1)
            case _ if run_next_match(self._host, intent):
                return
            case _:
                super().choose(intent, given)

    def _next_value(self, row: EntryRef) -> None:
        item = self.view().item(row)
        assert item is not None and item.control is not None
        control = item.control
        following = control.option(1) or control.options[0]
        self._filter(*value_of(following.ref))

    def _filter(self, row: str, value: str) -> None:
        found, now = filter_values(self._host.store), self._wanted
        match row:
            case _GAME.key:
                game = next((key for key in found.pairs if _typed_game(key) == value), None)
                self._wanted = replace(now, game=game)
            case _OPPONENT.key:
                level = next((one for one in found.levels if typed(one) == value), None)
                self._wanted = replace(now, level=level)
            case _:
                month = next((one for one in found.months if words.typed_month(one) == value), None)
                self._wanted = replace(now, month=month)
        self._page = 0
        item = self.view().item(EntryRef(EntryKind.FILTER, row))
        if item is not None:
            self._host.say(ended(labelled(item.name, item.value)))
        self._say_where()

    def _turn_page(self, by: int) -> None:
        self._page += by
        self._say_where()

    def _say_where(self) -> None:
        self._host.say(ended(self.view().status))

    def _session(self, number: int) -> Session | None:
        try:
            return Session.resume(self._host.store, number)
        except GinError as error:
            self._host.fail(error)
            return None


def _typed_game(key: str) -> str:
    """Return the words to type for a game: its id, or a custom game's name or code."""
    return key.removeprefix(MIXTURE).strip().lower()


class FinishedSheet(SheetScreen):
    """Score sheet of a finished match opened from the list."""

    _session: Session

    def played(self) -> Session:
        return self._session
