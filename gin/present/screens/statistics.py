"""Statistics: figures and charts of all matches or a filtered part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from gin.core.message import NOTHING, Text, commas, ended, only, sentences
from gin.interface import destinations
from gin.interface.intents import Given, Intent, Open, Pick
from gin.interface.paper import Bar, BarChart, Chart, ChartsView, Curve, LineChart, Tone
from gin.interface.pictures import Icon
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import archive, habits, review, transfer
from gin.messages import statistics as messages
from gin.present.ending_charts import FEWEST_DRAWN, endings, endings_alone, in_words
from gin.present.links import DATA_WORDS
from gin.present.next_match import next_match, run_next_match
from gin.present.pages import BACK, button, button_zone, chart_zone, no_chart, text_zone
from gin.present.rating_charts import rating_charts
from gin.present.screen import Screen, ScreenHost
from gin.present.words import review as reviews
from gin.present.words import statistics as words
from gin.present.words.people import typed
from gin.session.archive import is_any_finished
from gin.session.goals import best_of
from gin.session.review import Rating, ratings
from gin.session.statistics import (
    MIXTURE,
    PlayedMatch,
    Record,
    RecordFilter,
    Tally,
    first_filter,
    level_fits,
    levels_of,
    records,
    tally,
)
from gin.variants.registry import ids

MATCHES_SHOWN = 40
REVIEWED_SHOWN = 40
ROUNDS_SHOWN = 30
ENOUGH = 5
"""Number of finished matches at which the page stops offering to play another one."""
_PROMISED: tuple[Chart, ...] = (
    LineChart(
        AreaRef(Area.CHART, EntryKind.TIME),
        messages.OVER_TIME,
        messages.PROMISE_OVER_TIME,
        NOTHING,
        NOTHING,
        (),
    ),
    BarChart(AreaRef(Area.CHART, EntryKind.LOTS), messages.BY_GAME, messages.PROMISE_BY_GAME, ()),
    BarChart(
        AreaRef(Area.CHART, EntryKind.ENDINGS), messages.ENDINGS, messages.PROMISE_ENDINGS, ()
    ),
)
"""Empty charts, shown as examples until the first hand is finished."""
_HABITS, _FINISHED, _DATA = (
    Choice(
        intent=Open(page), label=title, item=EntryRef(EntryKind.FILTER, words[0]), words=words,
        icon=Icon.ONWARD,
    )
    for page, title, words in (
        (destinations.ToHabits(), habits.TITLE, ("habits",)),
        (destinations.ToFinishedMatches(), archive.TITLE, ("finished",)),
        (destinations.ToData(), transfer.TITLE, DATA_WORDS),
    )
)  # fmt: skip
_DATA_BELOW = button(Open(destinations.ToData()), transfer.TITLE, DATA_WORDS)
"""The same before the first match, when the player may want to bring matches along."""


class _Filter(Struct, frozen=True):
    """A filter button: its label, its typed words, and the records it selects."""

    ref: EntryRef
    label: Text
    said: tuple[str, ...]
    which: RecordFilter
    spot: ButtonSpot

    @property
    def choice(self) -> Choice:
        return Choice(intent=Pick(self.ref), label=self.label, item=self.ref, words=self.said)


class StatisticsScreen(Screen):
    """Statistics of the selected matches."""

    def __init__(self, host: ScreenHost) -> None:
        super().__init__(host)
        self._which = first_filter(records(host.store))

    def view(self) -> View:
        store, which = self._host.store, self._which
        found = records(store)
        with_others, alone = (tally(store, which, alone=only) for only in (False, True))
        filters = _filters(found, which)
        zones: list[Zone] = []
        charts: list[Chart] = []
        finished = (_FINISHED,) if is_any_finished(store) else ()
        doors = (_HABITS, *finished, _DATA) if found else finished
        if filters or doors:
            picks = (*self._filter_items(filters), *_door_items(doors))
            zones.append(Zone(AreaRef(Area.FILTERS), ZoneKind.LIST, messages.SHOW, picks))
        chart_items: list[tuple[Chart, list[Item]]] = []
        if not with_others.hands and not alone.hands:
            sentence = messages.NOTHING_HERE if found else messages.NOTHING
            zones.append(text_zone(Area.NOTHING, messages.TITLE, sentence))
            charts.append(no_chart())
            chart_items = [] if found else [(chart, []) for chart in _PROMISED]
        if with_others.hands:
            zones.append(_figures(words.figures(with_others, best_of(store, which))))
            matching = _matching_records(found, which)
            chart_items = [
                _over_time(with_others),
                _by_game(matching, which),
                endings(with_others),
            ]
        if alone.hands:
            chart_items.append(_alone(alone, found, which))
            if not with_others.hands:
                zones.append(_figures(words.figures_alone(alone)))
                chart_items.append(endings_alone(alone))
        chart_items += rating_charts(store, found, which, self._host.today)
        # Charts without anything to show are only a sentence: they come last.
        for chart, items in sorted(chart_items, key=lambda one: not one[0].drawn):
            charts.append(chart)
            zones.append(chart_zone(chart, items))
        if which == RecordFilter():
            rated = _rating(ratings(store))
            if rated is not None:
                charts.append(rated[0])
                zones.append(chart_zone(*rated))
        practised = [record for record in found if record.practice]
        if practised and not which.practice:
            zones.append(text_zone(Area.PRACTICE, messages.TITLE, words.practice(practised)))
        acts = (*self._play_button(found), *(() if found else (_DATA_BELOW,)), BACK)
        choices = (*(one.choice for one in filters), *doors, *acts)
        start = next((one.ref for one in filters if one.which == which), acts[0].item)
        return View(
            Scene.STATISTICS,
            words.title(which),
            (*zones, button_zone(acts)),
            choices,
            subtitle=words.headline(with_others, alone) if found else NOTHING,
            status=words.headline(with_others, alone) if found else messages.NOTHING,
            focus=start,
            content=ChartsView(tuple(charts)),
        )

    def _play_button(self, found: Sequence[Record]) -> tuple[Choice, ...]:
        finished = sum(record.matches for record in found)
        return (next_match(self._host),) if finished < ENOUGH else ()

    def _filter_items(self, filters: Sequence[_Filter]) -> tuple[Item, ...]:
        return tuple(
            Item(
                one.ref,
                Role.BUTTON,
                one.label,
                value=messages.SHOWN if one.which == self._which else NOTHING,
                selected=one.which == self._which,
                spot=one.spot,
            )
            for one in filters
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(picked):
                filters = _filters(records(self._host.store), self._which)
                self._which = next(one.which for one in filters if one.ref == picked)
                view = self.view()
                self._host.say(sentences(ended(view.title), view.status))
            case _ if run_next_match(self._host, intent):
                return
            case _:
                super().choose(intent, given)


def _door_items(doors: Sequence[Choice]) -> Iterator[Item]:
    """Yield the buttons that open other pages, as a group at the end of the filters."""
    for place, door in enumerate(doors):
        assert door.item is not None
        spot = ButtonSpot.ROW if place else ButtonSpot.APART
        yield Item(door.item, Role.BUTTON, door.label, icon=door.icon, spot=spot)


def _filters(found: Sequence[Record], now: RecordFilter) -> tuple[_Filter, ...]:
    """Return the filters, if there are several games or opponents, or practice matches.

    A filter by game keeps the selected opponent, and a filter by opponent the selected game. The
    filter for practice matches clears both. Active filters are those whose `which` equals `now`.
    """
    played = {record.game for record in found if not record.practice}
    order = ids()
    games = sorted(played, key=lambda id: (order.index(id) if id in order else len(order), id))
    levels = levels_of(found)
    practised = any(record.practice for record in found)
    made: list[tuple[str, Text, tuple[str, ...], RecordFilter, ButtonSpot]] = []
    if len(games) > 1 or practised:
        everything = RecordFilter(level=now.level)
        made.append(("all", messages.ALL, ("all",), everything, ButtonSpot.APART))
    for id in games if len(games) > 1 else ():
        title = words.game_title(id)
        said = (id.removeprefix(MIXTURE).strip().lower(),)
        made.append(
            (f"only:{id}", title, said, RecordFilter(game=id, level=now.level), ButtonSpot.ROW)
        )
    if len(levels) > 1:
        everybody = RecordFilter(game=now.game)
        made.append(("anybody", messages.ANYBODY, ("everybody",), everybody, ButtonSpot.APART))
    for level in levels if len(levels) > 1 else ():
        label = messages.pick_against(opponent=words.against(level))
        which = RecordFilter(game=now.game, level=level)
        made.append((f"against:{level}", label, (typed(level),), which, ButtonSpot.ROW))
    if practised:
        made.append(
            (
                "practice",
                messages.PRACTICE,
                ("practice",),
                RecordFilter(practice=True),
                ButtonSpot.APART,
            )
        )
    return tuple(
        _Filter(EntryRef(EntryKind.FILTER, id), label, said, which, spot)
        for id, label, said, which, spot in made
    )


def _matching_records(found: Sequence[Record], which: RecordFilter) -> list[Record]:
    """Return the matching records of matches against opponents, the most played first."""
    fits = [
        record
        for record in found
        if record.level is not None
        and record.matches
        and record.practice is which.practice
        and which.game in (None, record.game)
        and level_fits(which, record.level)
    ]
    return sorted(fits, key=lambda record: -record.matches)


def _figures(found: Sequence[words.Figure]) -> Zone:
    items = tuple(
        Item(EntryRef(EntryKind.FIGURE, str(number)), Role.TEXT, label, value=value, note=note)
        for number, (label, value, note) in enumerate(found)
    )
    return Zone(AreaRef(Area.FIGURES), ZoneKind.PAGE, messages.FIGURES, items)


def _over_time(results: Tally) -> tuple[Chart, list[Item]]:
    shown = results.played[-MATCHES_SHOWN:]
    heights = [0]  # The start before the first match shown; hence `first` has no +1 below.
    for match in shown:
        heights.append(heights[-1] + int(match.won) - int(match.lost))
    before = len(results.played) - len(shown)
    items = []
    for place in range(max(0, len(shown) - words.LAST), len(shown)):
        number, match = before + place + 1, shown[place]
        name, score = words.match_name(number, match), words.match_score(match)
        note = words.match_note(match, heights[place + 1])
        items.append(
            Item(EntryRef(EntryKind.TIME, str(number)), Role.TEXT, name, value=score, note=note)
        )
    tones = (Tone.NOBODY, *(_tone(match) for match in shown))
    curve = Curve(Tone.YOURS, tuple(heights), tones, words.ahead(heights[-1]))
    legend = ((Tone.YOURS, messages.WON), (Tone.THEIRS, messages.LOST))
    chart = LineChart(
        AreaRef(Area.CHART, EntryKind.TIME),
        messages.OVER_TIME,
        words.over_time(results, shown),
        messages.AHEAD_BY,
        messages.matches_across(number=len(results.played)),
        (curve,) if shown else (),
        first=before,
        low=-2,
        high=2,
        points=tuple(item.ref for item in items),
        legend=legend if shown else (),
    )
    return chart, items


def _tone(match: PlayedMatch) -> Tone:
    return Tone.YOURS if match.won else Tone.THEIRS if match.lost else Tone.NOBODY


def _rating(found: tuple[Rating, ...]) -> tuple[Chart, list[Item]] | None:
    """Return the chart of points given away per reviewed hand, or None without reviews."""
    if not found:
        return None
    shown = found[-REVIEWED_SHOWN:]
    before = len(found) - len(shown)
    items = []
    for place in range(max(0, len(shown) - reviews.LAST_SHOWN), len(shown)):
        name, value = reviews.rating_line(before + place + 1, shown[place])
        items.append(
            Item(EntryRef(EntryKind.RATING, str(before + place + 1)), Role.TEXT, name, value=value)
        )
    heights = tuple(round(10 * one.each) for one in shown)
    curve = Curve(Tone.YOURS, heights, (Tone.YOURS,) * len(heights), only(heights[-1]))
    chart = LineChart(
        AreaRef(Area.CHART, EntryKind.RATING),
        review.RATING,
        reviews.rating_note(found),
        review.RATING_UP,
        review.rating_across(hands=len(found)),
        (curve,),
        first=before + 1,
        high=10,
        points=tuple(item.ref for item in items),
    )
    return chart, items


def _by_game(matching: Sequence[Record], which: RecordFilter) -> tuple[Chart, list[Item]]:
    bars, items = [], []
    for record in matching:
        ref = EntryRef(EntryKind.LOTS, f"{record.game}:{record.level}")
        name, share = words.record_name(record, which), words.share(record.won, record.matches)
        number = messages.out_of(part=record.won, whole=record.matches)
        ratio = messages.lot(won=record.won, matches=record.matches)
        face, game = words.face_and_game(record, which)
        shown = share if record.matches >= FEWEST_DRAWN else NOTHING
        bar = Bar(ref, name, record.won, number, Tone.YOURS, record.matches, shown, face, game)
        bars.append(bar)
        few = record.matches < FEWEST_DRAWN
        items.append(Item(ref, Role.TEXT, name, value=ratio if few else commas(ratio, share)))
    note: Text = words.by_game(matching)
    totals = words.by_opponent(matching)
    if totals:
        note = sentences(note, totals)
    if sum(record.matches for record in matching) < FEWEST_DRAWN:
        note, bars, items = sentences(note, *in_words(items)), [], []
    legend = ((Tone.YOURS, messages.WON), (Tone.THEIRS, messages.PLAYED)) if bars else ()
    zone = AreaRef(Area.CHART, EntryKind.LOTS)
    return BarChart(zone, messages.BY_GAME, note, tuple(bars), legend), items


def _alone(
    results: Tally, found: Sequence[Record], which: RecordFilter
) -> tuple[Chart, list[Item]]:
    shown = results.played[-ROUNDS_SHOWN:]
    before = len(results.played) - len(shown)
    items = []
    for place in range(max(0, len(shown) - words.LAST), len(shown)):
        number, match = before + place + 1, shown[place]
        name, note = messages.round(number=number), words.round_note(match)
        points, ref = match.totals[0], EntryRef(EntryKind.ALONE, str(number))
        value = messages.round_end(points=points)
        items.append(Item(ref, Role.TEXT, name, value=value, note=note))
    heights = tuple(match.totals[0] for match in shown)
    curves: tuple[Curve, ...] = ()
    if shown:
        tones = tuple(_tone(match) for match in shown)
        curves = (
            Curve(Tone.YOURS, heights, tones, messages.round_end(points=shown[-1].totals[0])),
        )
    # No level means a solitary game.
    games = [which.game] if which.game else sorted({r.game for r in found if r.level is None})
    chart = LineChart(
        AreaRef(Area.CHART, EntryKind.ALONE),
        words.alone_title(games),
        words.alone_note(results, shown),
        messages.POINTS,
        messages.rounds_across(number=len(results.played)),
        curves,
        first=before + 1,
        high=10,
        target=shown[-1].goal if shown else None,
        points=tuple(item.ref for item in items),
        legend=((Tone.YOURS, messages.REACHED), (Tone.THEIRS, messages.MISSED)) if shown else (),
    )
    return chart, items
