"""Habits: figures of a time from which a player can learn, and lists of what each counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from gin.core.errors import GinError
from gin.core.message import NOTHING, Text, commas, ended, labelled, sentences
from gin.interface import destinations
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.refs import PAGE, EntryKind, EntryRef, ItemRef, LineRef, PaperLine
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import habits as messages
from gin.present.next_match import next_match, run_next_match
from gin.present.pages import BACK, button, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import habits as words
from gin.session.game import Session
from gin.session.habits import (
    JUDGED,
    CountedEntry,
    Habit,
    HandsSeen,
    MovesSeen,
    can_judge,
    count_entries,
    entries,
    figure,
    hands_seen,
    moves_seen,
    plays,
    rate,
    unjudged,
)
from gin.session.judged import PendingHands
from gin.session.periods import Period, Span, before, span_of

LINES = 20
"""Maximum number of hands or moves on a page."""
_SHARES = (Habit.HANDS, Habit.HELPED, Habit.EARLY)
"""Figures that are a part of a whole."""
_TYPED = {Period.LAST_TIME: "last time", Period.WEEK: "week", Period.MONTH: "month"}


class _Seen(Struct):
    """The figures of a time, and the store's counts of plays and of changes when they were read."""

    span: Span
    plays: int
    hands: HandsSeen
    changes: int
    moves: MovesSeen
    before: tuple[HandsSeen, MovesSeen]


class HabitsScreen(Screen):
    """Figures of a time; each opens the list of what it counts.

    While the page is open, the coach judges the hands of the time that it has not judged yet.
    """

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._period = Period.LAST_TIME
        self._last: EntryRef | None = None
        self._read_period()

    def _read_period(self) -> None:
        store = self._host.store
        span = span_of(store, self._period, self._host.today)
        earlier = before(span)
        self._seen = _Seen(
            span, plays(store), hands_seen(store, span), store.changes, moves_seen(store, span),
            (hands_seen(store, earlier), moves_seen(store, earlier)),
        )  # fmt: skip
        self._pending = PendingHands(store, unjudged(store, span))

    def _figures(self) -> tuple[HandsSeen, MovesSeen]:
        """Return the figures, read again as far as they may have changed."""
        store = self._host.store
        if self._seen.changes != store.changes:
            if self._seen.plays != plays(store):
                self._read_period()
            self._seen.changes = store.changes
            self._seen.moves = moves_seen(store, self._seen.span)
        return self._seen.hands, self._seen.moves

    def view(self) -> View:
        hands, moves = self._figures()
        items = tuple(self._items(hands, moves))
        opens = tuple(
            Choice(intent=Pick(item.ref), label=_whole(item), item=item.ref, words=(item.ref.key,))
            for item in items
            if isinstance(item.ref, EntryRef) and item.role is Role.BUTTON
        )
        acts = (BACK, *self._periods(), *(() if hands.hands else (self._play(),)))
        subtitle = words.subtitle(self._period, self._seen.span, self._host.today, hands.hands)
        looked = words.looked(hands, moves, done=self._pending.done) if hands.hands else NOTHING
        return View(
            Scene.HELP,
            messages.TITLE,
            (Zone(PAGE, ZoneKind.PAGE, messages.TITLE, items), button_zone(acts)),
            (*opens, *acts),
            subtitle=subtitle,
            status=sentences(ended(subtitle), looked or messages.NOTHING),
            focus=self._last or (opens[0].item if opens else acts[-1].item),
        )

    @property
    def sums_up(self) -> bool:
        return True

    def _items(self, hands: HandsSeen, moves: MovesSeen) -> Iterator[Item]:
        days = words.days(self._period, self._seen.span, self._host.today)
        if not hands.hands:
            yield _text(0, messages.NOTHING)
            yield _text(1, messages.PROMISE)
            yield _text(2, days)
            return
        yield _text(0, sentences(days, messages.WHEN))
        done = self._pending.done
        yield _heading(1, messages.CARDS)
        for habit in (one for one in Habit if one not in JUDGED):
            yield self._row(habit, hands, moves, done=done)
        yield _heading(2, messages.COACH)
        yield _text(1, words.looked(hands, moves, done=done))
        if hands.judgeable:
            yield _text(2, messages.HOW)
            for habit in JUDGED:
                yield self._row(habit, hands, moves, done=done)
        if self._seen.before[0].hands >= words.ENOUGH:
            yield _text(3, messages.COMPARED)

    def _row(self, habit: Habit, hands: HandsSeen, moves: MovesSeen, *, done: bool) -> Item:
        """Return a figure's line; one that counts something opens it."""
        found, ref = figure(habit, hands, moves), EntryRef(EntryKind.FIGURE, habit)
        value = words.value(habit, found, done=done)
        now, earlier = rate(habit, hands, moves), rate(habit, *self._seen.before)
        trend = words.trend(habit, now, earlier)
        name, note = words.TITLES[habit], words.note(habit, found, hands.won)
        if trend:
            note = sentences(ended(note), trend)
        if not found.count:
            return Item(ref, Role.TEXT, sentences(ended(labelled(name, value)), note))
        meter = None
        if habit in _SHARES:
            part = hands.won if habit is Habit.HANDS else found.count
            meter = part, found.whole
        return Item(ref, Role.BUTTON, name, value=value, note=note, meter=meter)

    def _periods(self) -> Iterator[Choice]:
        for period in Period:
            if period is not self._period:
                ref = EntryRef(EntryKind.VALUE, period)
                yield button(Pick(ref), words.PERIODS[period], (_TYPED[period],))

    def _play(self) -> Choice:
        return replace(next_match(self._host), spot=ButtonSpot.ROW)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.VALUE, period)):
                self._period, self._last = Period(period), None
                self._read_period()
                self._host.say(self.view().status)
            case Pick(EntryRef(EntryKind.FIGURE, key) as row):
                self._last = row
                self._host.open(destinations.ToCounted(Habit(key), self._seen.span))
            case _ if run_next_match(self._host, intent):
                return
            case _:
                super().choose(intent, given)

    # The coach's judgement.

    @property
    def working(self) -> bool:
        return not self._pending.done

    @property
    def leisurely(self) -> bool:
        return True

    def work(self, seconds: float) -> bool:
        """Judge hands for about `seconds`; announce the figures once all are judged."""
        news = self._pending.work(seconds)
        if news and self._pending.done:
            self._host.say(words.looked(*self._figures(), done=True))
        return news


class CountedScreen(Screen):
    """The hands or moves that a figure counts, page by page; each opens its review."""

    def __init__(self, host: ScreenHost, habit: Habit, span: Span) -> None:
        super().__init__(host)
        self._habit, self._span = habit, span
        self._page = 0
        self._last: EntryRef | None = None

    def view(self) -> View:
        title = words.TITLES[self._habit]
        count = count_entries(self._host.store, self._span, self._habit)
        last = max(0, (count - 1) // LINES)
        self._page = min(self._page, last)
        found = self._entries()
        rows = tuple(map(self._row, found))
        first = self._page * LINES + 1
        opens = tuple(
            Choice(
                intent=Pick(_ref(entry)), label=_in_list(entry, row), item=row.ref,
                words=(f"line {number}",),
            )
            for number, (entry, row) in enumerate(zip(found, rows, strict=True), start=first)
        )  # fmt: skip
        acts = (BACK, *(self._page_buttons(last) if last else ()))
        where = messages.where(first=first, last=first + len(rows) - 1, count=count)
        items = (_text(0, messages.OPENS), *rows)
        return View(
            Scene.HELP,
            title,
            (Zone(PAGE, ZoneKind.PAGE, title, items), button_zone(acts)),
            (*opens, *acts),
            subtitle=where if rows else messages.EMPTY,
            status=where if rows else messages.EMPTY,
            focus=self._focus(rows),
        )

    def _focus(self, rows: Sequence[Item]) -> ItemRef | None:
        refs = [row.ref for row in rows]
        return self._last if self._last in refs else (*refs, BACK.item)[0]

    def _entries(self) -> tuple[CountedEntry, ...]:
        return entries(self._host.store, self._span, self._habit, self._page * LINES, LINES)

    def _row(self, entry: CountedEntry) -> Item:
        name, value, note = words.listed(self._host.store, self._habit, entry)
        return Item(_ref(entry), Role.BUTTON, name, value=value, note=note)

    def _page_buttons(self, last: int) -> tuple[Choice, ...]:
        before = button(
            Do(PageAction.NEWER), messages.PREVIOUS_PAGE, ("previous page", "before"),
            why=NOTHING if self._page else messages.FIRST_PAGE,
        )  # fmt: skip
        after = button(
            Do(PageAction.OLDER), messages.NEXT_PAGE, ("next page", "after"), main=True,
            why=NOTHING if self._page < last else messages.LAST_PAGE,
        )  # fmt: skip
        return before, after

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.MOVE) as row):
                self._last = row
                entry = next(one for one in self._entries() if _ref(one) == row)
                self._open(entry)
            case Do(PageAction.NEWER):
                self._turn_page(-1)
            case Do(PageAction.OLDER):
                self._turn_page(1)
            case _:
                super().choose(intent, given)

    def _turn_page(self, by: int) -> None:
        self._page += by
        self._last = None
        self._host.say(ended(self.view().status))

    def _open(self, entry: CountedEntry) -> None:
        """Open the hand's review at the move or, in a game without reviews, the score sheet."""
        try:
            session = Session.resume(self._host.store, entry.match)
        except GinError as error:
            self._host.fail(error)
            return
        if can_judge(entry.game, entry.agreed):
            self._host.open(destinations.ToHandReview(session, entry.hand + 1, entry.ply))
        else:
            self._host.open(destinations.ToScoreSheet(session, over=True))


def _ref(entry: CountedEntry) -> EntryRef:
    ply = "" if entry.ply is None else f":{entry.ply}"
    return EntryRef(EntryKind.MOVE, f"{entry.match}:{entry.hand}{ply}")


def _whole(row: Item) -> Text:
    """Return the line of a figure in sentences."""
    return sentences(ended(labelled(row.name, row.value)), row.note)


def _in_list(entry: CountedEntry, row: Item) -> Text:
    """Return the line of a hand or a move in sentences."""
    rest = commas(row.value, row.note)
    if entry.ply is None:
        return ended(labelled(row.name, rest))
    return sentences(row.name, ended(rest))


def _heading(number: int, text: Text) -> Item:
    return Item(LineRef(PaperLine.HEADING, number), Role.HEADING, text)


def _text(number: int, text: Text) -> Item:
    return Item(LineRef(PaperLine.FACT, number), Role.TEXT, text)
