"""The daily deals: a month as a calendar, and the deal of the day that is picked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta

from gin.ai.players.levels import STRONGEST
from gin.core.errors import GinError
from gin.core.message import NOTHING, Text, ended, labelled, only, sentences, started
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.paper import CalendarView, Tone
from gin.interface.pictures import Face, Icon, Mood
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef, LineRef, PaperLine
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import daily as messages
from gin.messages import result as results
from gin.messages import review as reviews
from gin.messages import sharing
from gin.messages.archive import month_of
from gin.present.dates import GO_TO_DATE, parsed_date
from gin.present.pages import BACK, button, button_zone, typed
from gin.present.screen import Screen, ScreenHost
from gin.present.words import daily as words
from gin.present.words import talk
from gin.present.words.people import PEOPLE, displayed_name, yourself
from gin.present.words.sharing import daily_lines
from gin.session.coach import can_judge_in
from gin.session.daily import (
    DailyDeal,
    DailyRecord,
    days_in_a_row,
    deal_of,
    record_of,
    records_between,
)
from gin.session.daily_master import PendingMaster
from gin.session.game import Session

_COLUMNS = 7
_MASTERS = 2
"""Number of the sheet's line about the master's play; the player's is before it."""
_TODAY = button(Do(PageAction.TODAY), messages.THIS_MONTH, ("today",), spot=ButtonSpot.QUIET)


class DailyScreen(Screen):
    """The calendar of a month, and the deal of one of its days."""

    def __init__(self, host: ScreenHost, day: date | None = None) -> None:
        super().__init__(host)
        self._day = day or host.today
        self._pending: PendingMaster | None = None
        self._follow_master()

    def view(self) -> View:
        first, days = self._month
        records = records_between(self._host.store, first, days[-1])
        month, today = month_of(month=first.month, year=first.year), self._host.today
        played = words.played(month, records.values())
        streak = words.streak(*days_in_a_row(self._host.store, today))
        items = tuple(self._item(day, records.get(day)) for day in days)
        picks = tuple(
            Choice(intent=Pick(item.ref), label=labelled(item.name, item.value), item=item.ref,
                   words=(f"daily {day.isoformat()}", day.isoformat()), aside=item.dimmed)
            for day, item in zip(days, items, strict=True)
            if isinstance(item.ref, EntryRef)
        )  # fmt: skip
        about = tuple(self._about(records.get(self._day)))
        acts = self._buttons(records.get(self._day))
        zones = (
            Zone(AreaRef(Area.ABOUT), ZoneKind.PAGE, messages.ABOUT, about),
            Zone(AreaRef(Area.MONTH), ZoneKind.LIST, messages.calendar(month=month), items),
            button_zone(acts),
        )
        columns = tuple(messages.column(day=number) for number in range(1, _COLUMNS + 1))
        return View(
            Scene.DAILY,
            messages.TITLE,
            zones,
            (*picks, *acts, _copy(records.get(self._day)), GO_TO_DATE),
            subtitle=played,
            status=sentences(
                ended(played),
                ended(streak) if streak else NOTHING,
                self._summary(records.get(self._day)),
            ),
            focus=acts[0].item if not acts[0].why else _ref(self._day),
            content=CalendarView(
                columns,
                first.weekday(),
                _ref(today) if today in days else None,
                month,
                words.legend(begun=any(item.icon is not None for item in items)),
                streak,
            ),
        )

    @property
    def sums_up(self) -> bool:
        return True

    @property
    def _month(self) -> tuple[date, tuple[date, ...]]:
        """The first day of the month shown, and all its days."""
        first = self._day.replace(day=1)
        days = [first]
        while days[-1] < date.max and (after := days[-1] + timedelta(1)).month == first.month:
            days.append(after)
        return first, tuple(days)

    def _item(self, day: date, record: DailyRecord | None) -> Item:
        score = record.score if record is not None else None
        lead = record.lead if record is not None else None
        tone = Tone.NOBODY
        if score is not None and score.winner is not None:
            tone = Tone.YOURS if score.winner == 0 else Tone.THEIRS
        return Item(
            _ref(day),
            Role.BUTTON,
            messages.day(day=day.isoweekday(), number=day.day),
            brief=only(day.day),
            value=words.in_calendar(day, record, self._host.today),
            selected=day == self._day,
            dimmed=record is None and day > self._host.today,
            quiet=score is None,
            icon=Icon.ONWARD if record is not None and score is None else None,
            starred=lead is not None and lead >= 0,
            tone=tone,
        )

    def _about(self, record: DailyRecord | None) -> Iterator[Item]:
        """Yield the lines of the sheet about the day picked."""
        yield Item(LineRef(PaperLine.HEADING), Role.HEADING, words.whole_day(self._day))
        for number, (text, value) in enumerate(self._lines(record)):
            face, better = self._face(number, record)
            yield Item(
                LineRef(PaperLine.FACT, number), Role.TEXT, text, value=value, portrait=face,
                selected=better, mood=Mood.PLEASED if better else Mood.CALM,
            )  # fmt: skip
        if record is not None or self._day <= self._host.today:
            said = talk.said(displayed_name(STRONGEST), words.masters_words(record))
            done = record is not None and record.score is not None
            face = None if done else PEOPLE[STRONGEST].portrait
            yield Item(LineRef(PaperLine.TALK), Role.TEXT, said, portrait=face)

    def _face(self, number: int, record: DailyRecord | None) -> tuple[Face | None, bool]:
        """Return the face at a line of the sheet, and whether its owner did better."""
        deal = record.deal if record is not None else deal_of(self._host.store, self._day)
        if record is None and self._day > self._host.today:
            return None, False
        if not number:
            return None if deal.level is None else PEOPLE[deal.level].portrait, False
        if record is None:
            return None, False
        if record.score is None or number > _MASTERS:
            return None, False
        lead = record.lead or 0
        if number == _MASTERS:
            return PEOPLE[STRONGEST].portrait, lead < 0
        return yourself(self._host.settings).portrait, lead > 0

    def _lines(self, record: DailyRecord | None) -> Iterator[tuple[Text, Text]]:
        deal = record.deal if record is not None else deal_of(self._host.store, self._day)
        if record is None and self._day > self._host.today:
            yield messages.future(date=self._day), NOTHING
            return
        yield words.game(deal), NOTHING
        if record is None:
            invites = messages.invites_alone if deal.level is None else messages.invites
            yield invites(who=words.master()), NOTHING
            yield messages.WAITS, NOTHING
        elif record.score is None:
            yield messages.GOES_ON, NOTHING
        else:
            yield from words.result_lines(record)
            compared = words.compared(record)
            if compared is not None:
                yield compared, NOTHING
            if record.hints:
                yield messages.with_hints(count=record.hints), NOTHING
            if record.practice:
                yield messages.practised(count=record.practice), NOTHING
            yield words.code(deal), NOTHING

    def _summary(self, record: DailyRecord | None) -> Text:
        """Return the sheet about the day in sentences."""
        lines = (
            ended(labelled(text, value) if value else text) for text, value in self._lines(record)
        )
        return sentences(ended(words.whole_day(self._day)), *lines)

    def _buttons(self, record: DailyRecord | None) -> tuple[Choice, ...]:
        today, day = self._host.today, self._day
        label = messages.PLAY_TODAYS if day == today else messages.PLAY
        if record is not None:
            label = messages.CONTINUE if record.score is None else messages.AGAIN
        ahead = record is None and day > today
        done = record is not None and record.score is not None
        return (
            button(
                Do(PageAction.PLAY),
                label,
                ("play", "again") if done else ("play",),
                key=Command.DONE,
                why=messages.future(date=day) if ahead else NOTHING,
                main=not done and not ahead,
            ),
            *((_look_again(record.deal),) if record is not None and done else ()),
            button(
                Do(PageAction.OLDER),
                messages.EARLIER,
                ("previous page", "before"),
                spot=ButtonSpot.QUIET,
                why=messages.FIRST_MONTH if _before(day) is None else NOTHING,
            ),
            button(
                Do(PageAction.NEWER),
                messages.LATER,
                ("next page", "after"),
                spot=ButtonSpot.QUIET,
                why=messages.LAST_MONTH if _after(day) is None else NOTHING,
            ),
            *((_TODAY,) if day != today else ()),
            BACK,
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.DAY, day)):
                self._pick(date.fromisoformat(day))
            case Do(PageAction.PLAY):
                self._host.matches.daily(self._day)
            case Do(PageAction.REVIEW):
                self._open(lambda session: destinations.ToHandReview(session, 1))
            case Do(PageAction.SCORE_SHEET):
                self._open(lambda session: destinations.ToScoreSheet(session, over=True))
            case Do(PageAction.OLDER):
                self._turn_to(_before(self._day))
            case Do(PageAction.NEWER):
                self._turn_to(_after(self._day))
            case Do(PageAction.COPY):
                record = record_of(self._host.store, self._day)
                assert record is not None and record.score is not None
                self._host.copy(tuple(daily_lines(record)))
            case Do(PageAction.TODAY):
                self._turn_to(self._host.today)
            case Do(PageAction.GO_TO_DATE):
                self._turn_to(parsed_date(self._host, given))
            case _:
                super().choose(intent, given)

    def _pick(self, day: date) -> None:
        self._day = day
        self._follow_master()
        self._host.say(self._summary(record_of(self._host.store, day)))

    def _turn_to(self, day: date | None) -> None:
        """Show another month, with a day of it picked."""
        if day is not None:
            self._day = day
            self._follow_master()
            self._host.say(self.view().status)

    def _open(self, page: Callable[[Session], destinations.Destination]) -> None:
        """Open a page about the play of the day picked that counts."""
        record = record_of(self._host.store, self._day)
        assert record is not None
        try:
            session = Session.resume(self._host.store, record.match)
        except GinError as error:
            self._host.fail(error)
            return
        self._host.open(page(session))

    # The master's play.

    def _follow_master(self) -> None:
        record = record_of(self._host.store, self._day)
        self._pending = PendingMaster.of(self._host.store, record)

    @property
    def working(self) -> bool:
        return self._pending is not None

    def work(self, seconds: float) -> bool:
        """Let the master play for about `seconds`; announce the comparison at the end."""
        if self._pending is None or not self._pending.work(seconds):
            return False
        self._pending = None
        record = record_of(self._host.store, self._day)
        if record is not None:
            self._host.say(words.masters_result(record))
        return True


def _look_again(deal: DailyDeal) -> Choice:
    """Return the way back to a finished deal: its review, or its sheet if it has no single one."""
    if deal.level is not None and can_judge_in(deal.agreed.rules):
        return button(Do(PageAction.REVIEW), reviews.REVIEW, ("review",), key=Command.HINT)
    return button(Do(PageAction.SCORE_SHEET), results.SHEET, ("sheet",), key=Command.SHEET)


def _copy(record: DailyRecord | None) -> Choice:
    """Return the choice that copies the result; without a result, `why` is set."""
    done = record is not None and record.score is not None
    why = NOTHING if done else ended(started(sharing.DAILY_NOT_PLAYED))
    return typed(Do(PageAction.COPY), sharing.COPY, ("copy",), why=why)


def _ref(day: date) -> EntryRef:
    return EntryRef(EntryKind.DAY, day.isoformat())


def _before(day: date) -> date | None:
    """Return the last day of the month before; None at the beginning of the calendar."""
    first = day.replace(day=1)
    return None if first == date.min else first - timedelta(1)


def _after(day: date) -> date | None:
    """Return the first day of the month after; None at the end of the calendar."""
    if (day.year, day.month) == (date.max.year, date.max.month):
        return None
    return date(day.year + day.month // 12, day.month % 12 + 1, 1)
