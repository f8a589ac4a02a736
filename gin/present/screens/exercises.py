"""The page of exercises: what was done today, and how it went, by theme."""

from __future__ import annotations

from datetime import date

from gin.core.cards import Card
from gin.core.errors import ExerciseError, SaveError
from gin.core.message import NOTHING, Text, commas, ended, in_row, only, percent, sentences
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.paper import Bar, BarChart, Chart, ChartsView, Curve, LineChart, Tone
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import exercise as messages
from gin.present.next_exercise import next_exercise, open_next
from gin.present.pages import BACK, button, button_zone, chart_zone, no_chart, text_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import exercise as words
from gin.present.words import rating as rating_words
from gin.present.words.cards import by_suit
from gin.present.words.statistics import LAST
from gin.session.answers import A_DAY, Answers, ThemeRecord, answers
from gin.session.exercises import Exercise, shipped
from gin.session.game import Session
from gin.session.own_exercises import OwnExercise
from gin.session.themes import Theme

DAYS_SHOWN = 40
RATED_FROM = 5
"""Answers from which the rating of a theme is shown among those of other themes."""
_ROOM = 40
"""Rating points above and below the line, at least."""
_TYPED = {
    Theme.GOES: "goes",
    Theme.TAKE: "take",
    Theme.KNOCK: "knock",
    Theme.MELDS: "together",
    Theme.LAY_OFF: "lay off",
}


class ExercisesScreen(Screen):
    """The player's answers, and the way to the next exercise."""

    def __init__(self, host: ScreenHost, theme: Theme | None = None) -> None:
        super().__init__(host)
        self._theme = theme
        self._upcoming: tuple[object, Exercise | OwnExercise, Session] | None = None

    def _next_up(self, found: Answers) -> tuple[Exercise | OwnExercise, Session] | None:
        """Return the next exercise and its match, found again after each answer."""
        known = self._theme, len(found.given), self._host.today
        if self._upcoming is None or self._upcoming[0] != known:
            try:
                upcoming = next_exercise(self._host, self._theme)
            except (ExerciseError, SaveError):
                upcoming = None
            if upcoming is None:
                return None
            self._upcoming = known, *upcoming
        return self._upcoming[1:]

    def view(self) -> View:
        found, today = answers(self._host.store), self._host.today
        status = words.today(found, today)
        acts = (self._next(found), BACK)
        picks = tuple(_pick(theme) for theme in (None, *Theme))
        filters = tuple(self._filter(theme) for theme in (None, *Theme))
        zones = [Zone(AreaRef(Area.FILTERS), ZoneKind.LIST, messages.SHOW, filters)]
        charts: list[Chart] = []
        upcoming = self._next_up(found)
        hand: tuple[Card, ...] = ()
        if not _answered(found, self._theme):
            sentence = messages.NOTHING_HERE if found.given else messages.NOTHING
            zones.append(text_zone(Area.NOTHING, messages.TITLE, sentence))
            charts.append(no_chart())
        else:
            zones.append(self._figures(found))
            for chart, items in self._charts(found):
                charts.append(chart)
                zones.append(chart_zone(chart, items))
        if upcoming is not None:
            exercise, session = upcoming
            hand = by_suit(session.seen.hand)
            zones.append(_about(exercise, session, due=_is_due(found, exercise, today)))
        return View(
            Scene.STATISTICS,
            messages.TITLE if self._theme is None else messages.theme(theme=self._theme),
            (*zones, button_zone(acts)),
            (*picks, *acts),
            subtitle=status if found.given else NOTHING,
            status=status,
            focus=acts[0].item if not acts[0].why else _ref(self._theme),
            content=ChartsView(tuple(charts), hand),
        )

    @property
    def sums_up(self) -> bool:
        return True

    def _next(self, found: Answers) -> Choice:
        done = len(found.on(self._host.today))
        label = messages.CONTINUE if done else messages.BEGIN
        if done >= A_DAY:
            label = messages.MORE
        return button(
            Do(PageAction.BEGIN_WITH), label, ("begin", "next", "more"), name="begin",
            key=Command.DONE, why=_why_none(), main=True, spot=ButtonSpot.HEAD,
        )  # fmt: skip

    def _filter(self, theme: Theme | None) -> Item:
        shown = theme is self._theme
        return Item(
            _ref(theme),
            Role.BUTTON,
            _name(theme),
            value=messages.SHOWN if shown else NOTHING,
            selected=shown,
            spot=ButtonSpot.ROW,
        )

    def _figures(self, found: Answers) -> Zone:
        records = _records(found, self._theme)
        answered, right = sum(one.answered for one in records), sum(one.right for one in records)
        waiting = [one for one in found.waiting if self._theme in (None, one.theme)]
        due = sum(one.due <= self._host.today for one in waiting)
        own, learned = sum(one.own for one in records), sum(one.learned for one in records)
        figures: list[tuple[Text, Text, Text]] = [
            (messages.ANSWERED, only(answered), messages.from_own(own=own)),
            (messages.RIGHT_FIRST, percent(round(100 * right / answered)), messages.AT_FIRST_TRY),
            (messages.COME_AGAIN, only(len(waiting)), messages.due(number=due)),
            (messages.MASTERED, only(learned), messages.AFTER_MISTAKE),
        ]  # fmt: skip
        items = tuple(
            Item(EntryRef(EntryKind.FIGURE, str(number)), Role.TEXT, label, value=value, note=note)
            for number, (label, value, note) in enumerate(figures)
        )
        return Zone(AreaRef(Area.FIGURES), ZoneKind.PAGE, messages.FIGURES, items)

    def _charts(self, found: Answers) -> list[tuple[Chart, list[Item]]]:
        if self._theme is None:
            return [self._by_theme(found)]
        return [_rating(self._theme, found.by_theme[self._theme])]

    def _by_theme(self, found: Answers) -> tuple[Chart, list[Item]]:
        bars, items = [], []
        for theme, record in found.by_theme.items():
            ref = EntryRef(EntryKind.THEME, theme)
            ratio = messages.ratio(right=record.right, answered=record.answered)
            rating: Text = messages.NO_RATING
            if record.answered >= RATED_FROM:
                rating = only(rating_words.points(record.rating(self._host.today)))
            name = messages.theme(theme=theme)
            bars.append(Bar(ref, name, record.right, ratio, Tone.YOURS, record.answered, rating))
            items.append(Item(ref, Role.TEXT, name, value=commas(ratio, rating)))
        legend = (
            (Tone.YOURS, messages.LEGEND_RIGHT),
            (Tone.THEIRS, messages.LEGEND_ANSWERED),
        )
        chart = BarChart(
            AreaRef(Area.CHART, EntryKind.THEME),
            messages.BY_THEME,
            messages.BY_THEME_NOTE,
            tuple(bars),
            legend,
        )
        return chart, items

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(EntryRef(EntryKind.FILTER, key)):
                self._theme = Theme(key) if key else None
                view = self.view()
                self._host.say(sentences(ended(view.title), view.status))
            case Do(PageAction.BEGIN_WITH):
                open_next(self._host, self._theme)
            case _:
                super().choose(intent, given)


def _is_due(found: Answers, exercise: Exercise | OwnExercise, today: date) -> bool:
    return any(one.exercise == exercise.key for one in found.due(today))


def _about(exercise: Exercise | OwnExercise, session: Session, *, due: bool) -> Zone:
    """Return the zone about the next exercise: its question, where it is from, and the cards."""
    origin = messages.NEXT_OWN if isinstance(exercise, OwnExercise) else messages.NEXT_NEW
    note = commas(session.title, messages.NEXT_DUE if due else origin)
    head = Item(
        EntryRef(EntryKind.NOTE, Area.ABOUT), Role.HEADING,
        messages.upcoming(question=messages.theme(theme=exercise.theme)),
        value=in_row(by_suit(session.seen.hand)), note=note,
    )  # fmt: skip
    return Zone(AreaRef(Area.ABOUT), ZoneKind.PAGE, messages.NEXT_TITLE, (head,))


def _why_none() -> Text:
    """Return why there are no exercises; empty if there are."""
    try:
        shipped()
    except ExerciseError as error:
        return error.sentence
    return NOTHING


def _name(theme: Theme | None) -> Text:
    return messages.ALL if theme is None else messages.theme(theme=theme)


def _ref(theme: Theme | None) -> EntryRef:
    return EntryRef(EntryKind.FILTER, theme or "")


def _pick(theme: Theme | None) -> Choice:
    said = ("all",) if theme is None else (_TYPED[theme],)
    return Choice(intent=Pick(_ref(theme)), label=_name(theme), item=_ref(theme), words=said)


def _records(found: Answers, theme: Theme | None) -> list[ThemeRecord]:
    return [record for one, record in found.by_theme.items() if theme in (None, one)]


def _answered(found: Answers, theme: Theme | None) -> int:
    return sum(record.answered for record in _records(found, theme))


def _rating(theme: Theme, record: ThemeRecord) -> tuple[Chart, list[Item]]:
    """Return the chart of the player's rating in a theme, by days with exercises."""
    shown = record.ratings[-DAYS_SHOWN:]
    before = len(record.ratings) - len(shown)
    items = [
        Item(
            EntryRef(EntryKind.THEME, f"{theme}:{before + place + 1}"),
            Role.TEXT,
            only(shown[place].day),
            value=rating_words.value(shown[place].rating),
            note=messages.day_count(number=shown[place].answered),
        )
        for place in range(max(0, len(shown) - LAST), len(shown))
    ]
    heights = tuple(rating_words.points(day.rating) for day in shown)
    off = rating_words.spread(shown[-1].rating)
    curve = Curve(
        Tone.YOURS,
        heights,
        (Tone.YOURS,) * len(heights),
        only(heights[-1]),
        spread=tuple(rating_words.spread(day.rating) for day in shown),
    )
    chart = LineChart(
        AreaRef(Area.CHART, EntryKind.THEME),
        messages.rating_of(name=messages.theme(theme=theme)),
        messages.rating_now(rating=heights[-1], spread=off),
        messages.RATING_UP,
        messages.rating_across(days=len(record.ratings)),
        (curve,),
        first=before + 1,
        low=min(min(heights) - _ROOM, heights[-1] - off),
        high=max(max(heights) + _ROOM, heights[-1] + off),
        points=tuple(item.ref for item in items),
    )
    return chart, items
