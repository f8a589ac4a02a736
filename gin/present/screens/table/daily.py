"""The table of a daily deal, and its end: the result next to the master's."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.message import NOTHING, Text, sentences
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, PageAction
from gin.interface.refs import BUTTONS, LineRef, PaperLine
from gin.interface.result import ResultView
from gin.interface.view import Choice, Scene, View, Zone
from gin.messages import daily as messages
from gin.messages import sharing
from gin.present.pages import button, button_zone
from gin.present.screen import ScreenHost
from gin.present.screens.table.match import TableScreen
from gin.present.words import daily as words
from gin.present.words.sharing import daily_lines
from gin.rules.model.events import Event
from gin.session.daily import DailyRecord, record_of
from gin.session.daily_master import PendingMaster
from gin.session.game import Session

_CALENDAR = button(
    Do(PageAction.CALENDAR),
    messages.OPEN_CALENDAR,
    ("next", "calendar"),
    key=Command.DONE,
    main=True,
)
_PRACTISE = button(
    Do(PageAction.PRACTISE), messages.PRACTISE, ("again",), brief=messages.ONCE_MORE,
)  # fmt: skip
_COPY = button(Do(PageAction.COPY), sharing.COPY, ("copy",))
_REPLACED = (Do(PageAction.NEXT_HAND), Do(PageAction.FINAL), Do(PageAction.PLAY_AGAIN))
_SHEET = Do(PageAction.SCORE_SHEET)


class DailyTableScreen(TableScreen):
    """The table of a daily deal."""

    def __init__(self, host: ScreenHost, session: Session) -> None:
        super().__init__(host, session)
        self._pending: PendingMaster | None = None
        self._follow_master()

    def view(self) -> View:
        shown = super().view()
        if shown.scene is not Scene.RESULT or shown.dialog is not None or not self.session.over:
            return shown
        record = self._record
        choices = (
            _CALENDAR,
            _PRACTISE,
            *((_COPY,) if record is not None and record.score is not None else ()),
            *(
                # A single hand needs no button for its score sheet.
                replace(one, item=None, aside=True) if one.intent == _SHEET else one
                for one in shown.choices
                if one.intent not in _REPLACED
            ),
        )
        closing = self._closing()
        assert isinstance(shown.content, ResultView)
        return replace(
            shown,
            zones=tuple(self._zone(zone, choices, closing) for zone in shown.zones),
            choices=choices,
            focus=_CALENDAR.item,
            status=closing,
            content=replace(shown.content, closing=closing),
        )

    def _zone(self, zone: Zone, choices: tuple[Choice, ...], closing: Text) -> Zone:
        if zone.ref == BUTTONS:
            return button_zone(choices)
        end = LineRef(PaperLine.CLOSING)
        items = (replace(item, name=closing) if item.ref == end else item for item in zone.items)
        return replace(zone, items=tuple(items))

    @property
    def _record(self) -> DailyRecord | None:
        assert self.session.daily is not None
        return record_of(self._host.store, self.session.daily)

    def _closing(self) -> Text:
        record = self._record
        practice = messages.PRACTICE_PLAY if self.session.practice else NOTHING
        if record is None or record.score is None:
            return practice
        return sentences(practice, words.result(record))

    def _after(self, events: tuple[Event, ...]) -> None:
        super()._after(events)
        self._follow_master()

    def _follow_master(self) -> None:
        """Let the master play the deal once the play that counts is finished."""
        if self.session.over and self._pending is None:
            self._pending = PendingMaster.of(self._host.store, self._record)

    @property
    def working(self) -> bool:
        return super().working or self._pending is not None

    def work(self, seconds: float) -> bool:
        """Compute a hint or the master's play; announce the comparison at its end."""
        if super().working:
            return super().work(seconds)
        if self._pending is None or not self._pending.work(seconds):
            return False
        self._pending = None
        record = self._record
        if record is not None:
            self._host.say(words.masters_result(record))
        return True

    def choose(self, intent: Intent, given: Given = None) -> None:
        day = self.session.daily
        assert day is not None
        match intent:
            case Do(PageAction.CALENDAR):
                self._host.put_away()
                self._host.open(destinations.ToDaily(day))
            case Do(PageAction.COPY):
                record = self._record
                assert record is not None and record.score is not None
                self._host.copy(tuple(daily_lines(record)))
            case Do(PageAction.PRACTISE):
                self._host.matches.daily(day)
            case _:
                super().choose(intent, given)
