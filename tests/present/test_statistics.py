"""Statistics and the score sheet: figures, words and charts."""

from __future__ import annotations

import io
import itertools
import random

import pygame
import pytest
from msgspec.structs import replace

from gin.ai.players.simple import Simple
from gin.core.message import ended, only, sentences
from gin.interface.paper import Bar, BarChart, Curve, LineChart, Tone
from gin.interface.refs import Area, AreaRef
from gin.interface.view import Scene, View, ZoneKind
from gin.language.translation import printed
from gin.messages import archive, habits, sheet, transfer
from gin.messages import statistics as messages
from gin.present.screens.sheet.figures import SheetFigure
from gin.present.screens.sheet.sheet import sheet_view
from gin.present.shell.parlour import Parlour
from gin.present.words import statistics as figures
from gin.rules.model.result import Outcome
from gin.session.game import Session
from gin.session.mixtures import keep as keep_mixture
from gin.session.settings import ALLOWED, Settings
from gin.session.statistics import CODED, HandEnding, RecordFilter, records, tally
from gin.session.storage.store import ActionRow, Store
from gin.text.terminal import Terminal
from gin.ui.render import charts
from gin.ui.render.boxes import PaintContext, paint_pieces
from gin.ui.render.style import Look, look_for
from gin.variants.codes import game_code
from gin.variants.setups import setup
from tests.support.by_name import choose, item_named, zone_named
from tests.support.user import ref

Hand = tuple[str, int | None, int | None, int, int, int, int]
WON: Hand = ("knock", 0, 0, 20, 0, 5, 25)
LOST: Hand = ("gin", 1, 1, 0, 30, 12, 0)


def keep(
    store: Store,
    hands: list[Hand],
    winner: int | None,
    game: str = "gin",
    level: int | None = 1,
    *,
    agreed: tuple[str, ...] = (),
    practice: bool = False,
    finished: bool = True,
) -> None:
    match = store.begin_match(game, agreed, level, 1, None, practice=practice)
    for number, hand in enumerate(hands):
        over = finished and number == len(hands) - 1
        totals = sum(one[3] for one in hands), sum(one[4] for one in hands)
        last = ActionRow(number, 0, 0, "draw")
        store.end_hand(match, last, hand, totals, winner, over=over)


def filled(count: int = 25) -> Store:
    store, rng = Store.in_memory(), random.Random(4)
    for number in range(count):
        won = rng.random() < 0.6
        hands = [WON if rng.random() < 0.55 else LOST for _ in range(5)]
        game, level = (("gin", 1), ("gin", 3), ("modern", 3), ("house", 1))[number % 4]
        keep(store, hands, 0 if won else 1, game, level, practice=number % 9 == 8)
        if number % 5 == 0:
            loose: Hand = ("solo_loose", 0, None, 9 + number, 0, 9 + number, 0)
            keep(store, [loose] * 5, 0 if number < 2 else None, "solitary", None)
    return store


def shown(store: Store, *ids: str) -> View:
    made = Parlour(store, None, Settings(level=1))
    choose(made, "statistics")
    for id in ids:
        choose(made, f"filter:{id}")
    return made.view()


def chart(view: View, id: str) -> LineChart | BarChart:
    return next(one for one in view.content.charts if one.zone == ref(f"chart:{id}"))


def test_a_tally_counts_the_finished_hands() -> None:
    store = Store.in_memory()
    results, winners = [], []
    for seed in range(4):
        session = Session.begin(store, setup("modern"), 1, seed)
        me = Simple(seed)
        while not session.sheet.over:
            if session.hand_over:
                session.next_hand()
            elif session.opponent_to_move:
                session.let_opponent_move()
            else:
                session.submit(me.choose(session.seen))
        results += session.match.results
        winners.append(session.sheet.winner)
    lot = tally(store, RecordFilter(), alone=False)
    assert [match.winner for match in lot.played] == winners
    assert lot.hands == len(results) == sum(lot.endings.values())
    assert lot.points == sum(result.points(0) for result in results)
    assert lot.deadwood == sum(result.sides[0].deadwood for result in results)
    for mine, outcome, winner in (
        (HandEnding.KNOCK, Outcome.KNOCK, 0),
        (HandEnding.LOST_TO_KNOCK, Outcome.KNOCK, 1),
        (HandEnding.UNDERCUT_MADE, Outcome.UNDERCUT, 0),
        (HandEnding.UNDERCUT_SUFFERED, Outcome.UNDERCUT, 1),
        (HandEnding.LOST_TO_GIN, Outcome.GIN, 1),
    ):
        wanted = sum(r.outcome is outcome and r.winner == winner for r in results)
        assert lot.endings.get(mine, 0) == wanted


@pytest.mark.parametrize(
    ("winners", "streak", "longest"),
    [("", 0, 0), ("W", 1, 1), ("L", -1, 0), ("WWLWWWLL", -2, 3), ("LWW", 2, 2), ("WWD", 0, 2)],
)
def test_streaks(winners: str, streak: int, longest: int) -> None:
    store = Store.in_memory()
    for letter in winners:
        keep(store, [WON], {"W": 0, "L": 1, "D": None}[letter])
    lot = tally(store, RecordFilter(), alone=False)
    assert (lot.streak, lot.longest) == (streak, longest)
    assert (lot.won, lot.lost) == (winners.count("W"), winners.count("L"))


def test_every_outcome_has_a_named_ending() -> None:
    store = Store.in_memory()
    for outcome, winner in itertools.product(Outcome, (0, 1, None)):
        keep(store, [(outcome.value, 0, winner, 1, 1, 1, 1)], winner, finished=False)
    view = shown(store)
    bars = chart(view, "endings")
    assert isinstance(bars, BarChart)
    solo = 2 * 3
    assert sum(bar.value for bar in bars.bars) == len(Outcome) * 3 - solo
    assert len({bar.label for bar in bars.bars}) == len(bars.bars)


def test_practice_is_counted_apart() -> None:
    store = Store.in_memory()
    keep(store, [WON], 0)
    keep(store, [LOST, LOST], 1, practice=True)
    assert tally(store, RecordFilter(), alone=False).hands == 1
    view = shown(store)
    item = item_named(view, "note:practice")
    assert printed(item.name) == "Practice counts separately: 1 match, 0 wins, 2 hands."
    practised = shown(store, "practice")
    assert printed(practised.title) == "Statistics: practice"
    assert printed(practised.status) == "1 match, 0 wins."


def test_the_filtered_parts_add_up_to_the_whole() -> None:
    store = filled()
    whole = tally(store, RecordFilter(), alone=False)
    assert len(whole.played) == sum(
        record.matches for record in records(store) if record.level and not record.practice
    )
    for name in ("game", "level"):
        parts = [
            tally(store, replace(RecordFilter(), **{name: value}), alone=False)
            for value in (("gin", "modern", "house") if name == "game" else (1, 3))
        ]
        assert sum(len(part.played) for part in parts) == len(whole.played)
        assert sum(part.points for part in parts) == whole.points


def test_the_wins_against_each_opponent_are_added_up() -> None:
    store = filled()
    note = printed(chart(shown(store), "lots").note)
    for level, name in ((1, "Felix"), (3, "Ada")):
        played = tally(store, RecordFilter(level=level), alone=False).played
        assert f"{name}: {sum(one.won for one in played)} of {len(played)}." in note
    one = printed(chart(shown(store, "only:gin"), "lots").note)
    assert "Ada:" not in one, "the bars say it"


def test_filters_are_typed_choices_and_state_the_selection() -> None:
    made = Parlour(filled(), None, Settings(level=1))
    choose(made, "statistics")
    zone = zone_named(made.view(), "filters")
    names = [printed(item.name) for item in zone.items]
    assert names == [
        "All games", "Gin Rummy", "Gin Rummy, modern", "House Rules", "Solitary Gin",
        "All opponents", "Against Felix", "Against Ada", "Practice", "Your habits",
        "Finished matches", "Your data",
    ]  # fmt: skip
    made.take_said()
    for item in zone.items[:-3]:
        (choice,) = [one for one in made.view().choices if one.item == item.ref]
        assert choice.words
        made.choose(choice.intent)
        now = made.view()
        assert made.take_said() == (sentences(ended(now.title), now.status),)
        chosen = [i.name for i in zone_named(now, "filters").items if i.selected]
        assert item.name in chosen and len(chosen) == (1 if item.name == messages.PRACTICE else 2)
        assert item_named(now, item.id).value == messages.SHOWN


def test_a_game_and_an_opponent_go_together() -> None:
    store = filled()
    view = shown(store, "only:gin", "against:3")
    assert printed(view.title) == "Statistics: Gin Rummy, against Ada"
    both = tally(store, RecordFilter("gin", 3), alone=False)
    assert both.played == tuple(
        match for match in tally(store, RecordFilter(), alone=False).played
        if (match.game, match.level) == ("gin", 3)
    )  # fmt: skip
    assert 0 < len(both.played) < len(tally(store, RecordFilter("gin"), alone=False).played)
    assert view.zones[1].items[0].value == only(len(both.played))
    title = printed(shown(store, "only:gin", "against:3", "all").title)
    assert title == "Statistics: against Ada"
    title = printed(shown(store, "only:gin", "against:3", "anybody").title)
    assert title == "Statistics: Gin Rummy"
    assert shown(store, "against:3", "only:gin", "practice", "all").title == messages.TITLE


def test_a_mixture_is_counted_under_its_own_name() -> None:
    store = Store.in_memory()
    keep(store, [WON], 0, game="rush")
    keep(store, [WON], 0, game="rush", agreed=("gin=25",))
    keep(store, [WON], 0, game="rush", agreed=("rainbow=on",))
    mine = setup("gin", ("rainbow=on", "target=150"))
    keep_mixture(store, mine, "Friday's game")
    keep(store, [LOST], 1, game="gin", agreed=mine.agreed)
    counted = {record.game: record.matches for record in records(store)}
    made = CODED + game_code(setup("rush", ["rainbow=on"]))
    assert counted == {"rush": 2, made: 1, "~Friday's game": 1}
    assert printed(figures.game_title(made)) == "Rainbow Rush"
    assert len(tally(store, RecordFilter("~Friday's game"), alone=False).played) == 1
    view = shown(store, "only:~Friday's game")
    assert printed(view.title) == "Statistics: Friday's game"
    (choice,) = [one for one in view.choices if one.id == "filter:only:~Friday's game"]
    assert choice.words == ("friday's game",)


def test_with_one_value_there_is_no_filter() -> None:
    store = Store.in_memory()
    keep(store, [WON], 0)
    doors = zone_named(shown(store), "filters")
    assert [item.name for item in doors.items] == [habits.TITLE, archive.TITLE, transfer.TITLE]


@pytest.mark.parametrize("picked", ["all", "only:gin", "only:solitary", "against:3", "practice"])
def test_everything_drawn_is_also_in_words(picked: str) -> None:
    view = shown(filled(), picked)
    zones = [zone.ref for zone in view.zones]
    for one in view.content.charts:
        zone = view.zone(one.zone)
        assert zone is not None and zone.kind is ZoneKind.PAGE
        head, *rows = zone.items
        assert (head.name, head.note) == (one.title, one.note)
        assert printed(one.note).endswith(".")
        if isinstance(one, BarChart):
            assert [row.ref for row in rows] == [bar.ref for bar in one.bars]
            for row, bar in zip(rows, one.bars, strict=True):
                assert row.name == bar.label and printed(bar.number) in printed(row.value)
        else:
            assert [row.ref for row in rows] == list(one.points)
            assert all(row.value and row.note for row in rows)
    assert zones.index(ref("figures")) < min(zones.index(one.zone) for one in view.content.charts)
    items = [item for zone in view.zones for item in zone.items]
    assert len({item.ref for item in items}) == len({item.id for item in items}) == len(items)


def test_the_line_rises_with_each_match_won() -> None:
    store = Store.in_memory()
    for letter in "WLWWW":
        keep(store, [WON], 0 if letter == "W" else 1)
    line = chart(shown(store), "time")
    assert isinstance(line, LineChart)
    assert line.curves[0].heights == (0, 1, 0, 1, 2, 3)
    assert [tone is Tone.YOURS for tone in line.curves[0].tones[1:]] == [1, 0, 1, 1, 1]
    assert printed(line.note) == "After 5 matches: 4 wins, 1 loss."
    assert line.curves[0].end == messages.ahead(number=3)
    for _ in range(60):
        keep(store, [LOST], 1)
    longer = chart(shown(store), "time")
    assert isinstance(longer, LineChart)
    assert printed(longer.note) == "The last 40 of 65 matches: 0 wins, 40 losses."
    assert (longer.first, longer.curves[0].heights[0], longer.curves[0].heights[-1]) == (25, 0, -40)
    assert len(longer.points) == 10


def test_solitary_hands_run_to_their_goal() -> None:
    store = Store.in_memory()
    for points, winner in ((8, None), (4, 0)):
        keep(store, [("solo_loose", 0, None, points, 0, points, 0)] * 5, winner, "solitary", None)
    view = shown(store)
    line = chart(view, "alone")
    assert isinstance(line, LineChart)
    assert (line.curves[0].heights, line.target) == ((40, 20), 30)
    assert printed(line.note) == "After 2 rounds: 1 ended with 30 or less; the best was 20."
    assert item_named(view, "figure:2").value == only(20)
    goal = [("solo_loose", 0, None, 9, 0, 9, 0)] * 5
    keep(store, goal, 0, "solitary", None, agreed=("goal=50",))  # type: ignore[arg-type]
    other = chart(shown(store), "alone")
    assert isinstance(other, LineChart)
    assert other.target == 50
    assert printed(other.note) == "After 3 rounds: 2 reached the goal; the best was 20."


def test_few_or_no_matches() -> None:
    empty = shown(Store.in_memory())
    assert item_named(empty, "note:none").name == messages.NOTHING
    assert not any(
        getattr(one, "bars", ()) or getattr(one, "curves", ()) for one in empty.content.charts
    )
    store = Store.in_memory()
    keep(store, [WON, LOST], None, finished=False)
    view = shown(store)
    assert printed(view.status) == "2 hands played, but no whole match yet."
    assert chart(view, "time").note == messages.NO_MATCH
    figures = zone_named(view, "figures")
    assert [(printed(i.name), printed(i.value)) for i in figures.items] == [
        ("Matches", "0"), ("Points per hand", "10"), ("Average deadwood", "8"),
        ("Gins", "0"), ("Undercuts", "0"), ("Best hand", "20"),
    ]  # fmt: skip


def test_removed_games_and_levels_are_still_counted() -> None:
    store = Store.in_memory()
    keep(store, [WON], 0, "bygone", 9)
    keep(store, [("solo_loose", 0, None, 9, 0, 9, 0)], None, "bygone-alone", None)
    view = shown(store)
    assert not chart(view, "lots").bars, "one match is no chart"
    assert "Bygone, level 9: 1 of 1 won." in printed(chart(view, "lots").note)
    assert "Won by a knock: 1." in printed(chart(view, "endings").note)
    assert printed(chart(view, "alone").title) == "bygone-alone, round by round"


def test_the_terminal_prints_figures_and_charts_and_takes_a_filter_by_its_word() -> None:
    made, out = Parlour(filled(), None, Settings(level=1)), io.StringIO()
    Terminal(made, io.StringIO("statistics\nada\nback\n"), out).run()
    lines = out.getvalue().splitlines()
    assert "Statistics: against Ada." in lines
    assert "By game and opponent" in lines
    assert any(line.startswith("Gin Rummy, modern: ") for line in lines)
    assert any(line.startswith("Won by a knock: ") for line in lines)
    assert made.view().scene is Scene.MENU


# Charts.


def look(size: tuple[int, int] = (1280, 800), **settings: object) -> Look:
    pygame.display.init()
    return look_for(replace(Settings(), **settings), size)  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", ALLOWED["theme"])
def test_a_filled_and_a_hollow_mark_differ_in_their_middle(theme: str) -> None:
    made = look(theme=theme)
    middles = []
    for tone in (Tone.YOURS, Tone.THEIRS):
        surface = pygame.Surface((40, 40))
        surface.fill(made.theme.paper.fill)
        charts.mark(PaintContext(surface, made), (20, 20), 6, tone)
        middles.append(tuple(surface.get_at((20, 20)))[:3])
    assert middles[0] != made.theme.paper.fill
    assert middles[1] == made.theme.paper.fill


def test_bar_lengths_are_proportional_to_their_values() -> None:
    made = look()
    bars = tuple(Bar(str(n), f"bar {n}", n, str(n)) for n in (0, 5, 10))
    surface = pygame.Surface((600, 300))
    surface.fill(made.theme.paper.fill)
    shown_chart = BarChart("bars", "Bars", "", bars)
    laid = charts.ChartBars(shown_chart).lay(made, (20, 20), 500)
    paint_pieces(PaintContext(surface, made), laid.pieces)
    lengths = []
    for around in (piece.rect for piece in laid.pieces if piece.ref):
        row = [tuple(surface.get_at((x, around.centery)))[:3] for x in range(around.w)]
        lengths.append(sum(colour == charts.mark_colour(made, Tone.YOURS)[:3] for colour in row))
    assert lengths[0] == 0
    assert lengths[2] > 200
    assert lengths[1] * 2 == pytest.approx(lengths[2], abs=6)


def test_a_single_one_does_not_fill_the_scale_of_bars() -> None:
    made = look()
    laid = charts.ChartBars(BarChart("bars", "Bars", "", (Bar("1", "one", 1, "1"),))).lay(
        made, (0, 0), 500
    )
    surface = pygame.Surface((500, 100))
    paint_pieces(PaintContext(surface, made), laid.pieces)
    middle = next(piece.rect for piece in laid.pieces if piece.ref).centery
    row = [tuple(surface.get_at((x, middle)))[:3] for x in range(500)]
    filled = row.count(charts.mark_colour(made, Tone.YOURS)[:3])
    assert 0 < filled < 500 / charts.LEAST_SCALE


def test_no_line_crosses_a_bar_chart_next_to_its_bars() -> None:
    made = look()
    fill = made.theme.paper.fill[:3]
    bars = tuple(Bar(str(n), f"bar {n}", n, str(n)) for n in (0, 3, 60))
    surface = pygame.Surface((600, 300))
    surface.fill(fill)
    laid = charts.ChartBars(BarChart("bars", "Bars", "", bars)).lay(made, (20, 20), 500)
    paint_pieces(PaintContext(surface, made), laid.pieces)
    rows = [piece.rect for piece in laid.pieces if piece.ref]
    start = next(piece.rect.x for piece in laid.pieces if piece.rect.w == 1)
    for row in rows:
        # Between two rows, only the line from which the bars start.
        inked = [x for x in range(600) if tuple(surface.get_at((x, row.y)))[:3] != fill]
        assert inked == [start]


@pytest.mark.parametrize(("low", "high"), [(0, 100), (-3, 9), (-40, 2), (0, 1000), (-2, 2), (7, 8)])
def test_ticks_are_few_and_round(low: int, high: int) -> None:
    found = charts.ticks(low, high, 5)
    assert 2 <= len(found) <= 5
    assert all(low <= tick <= high for tick in found)
    steps = {b - a for a, b in itertools.pairwise(found)}
    assert len(steps) == 1


def test_points_of_a_line_are_drawn_where_they_can_be_clicked() -> None:
    made = look()
    line = Curve(Tone.YOURS, (0, 5, 10), (Tone.YOURS,) * 3, "10", name="You")
    shown_chart = LineChart("line", "Line", "", "", "hands", (line,), points=("b", "c"))
    rect = pygame.Rect(0, 0, 500, 300)
    plot = charts.plot_of(made, rect, shown_chart)
    laid = charts.ChartLines(shown_chart, rect.h).lay(made, rect.topleft, rect.w)
    rects = [piece.rect for piece in laid.pieces if piece.ref]
    for around, (step, height) in zip(rects, ((1, 5), (2, 10)), strict=True):
        assert around.centerx == pytest.approx(plot.point(step, height)[0], abs=1)
    assert plot.point(0, 0)[1] > plot.point(1, 5)[1] > plot.point(2, 10)[1]


@pytest.mark.parametrize("text", [100, 200])
def test_a_line_chart_stays_on_its_sheet(text: int) -> None:
    made = look((800, 600), text_size=text)
    line = Curve(Tone.YOURS, tuple(range(19)), (Tone.YOURS,) * 19, "18")
    shown_chart = LineChart(
        AreaRef(Area.CHART, "rating"), "", "", "per ten moves", "reviewed hands", (line,)
    )
    surface = pygame.Surface((500, 300))
    surface.fill(made.theme.paper.fill)
    rect = pygame.Rect(60, 40, 330, 200)
    laid = charts.ChartLines(shown_chart, rect.h).lay(made, rect.topleft, rect.w)
    paint_pieces(PaintContext(surface, made), laid.pieces)
    beside = pygame.mask.from_threshold(surface, made.theme.paper.fill, (2, 2, 2, 255))
    beside.invert()
    assert beside.count() > 1000
    drawn = [one.x for one in beside.get_bounding_rects()]
    ends = [one.right for one in beside.get_bounding_rects()]
    assert rect.x <= min(drawn) and max(ends) <= rect.right


# The score sheet.


def long_match() -> Session:
    session = Session.begin(Store.in_memory(), setup("gin", ["target=1000"]), 1, 5)
    me = Simple(3)
    while len(session.sheet.rows) < 40:
        if session.hand_over:
            session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        else:
            session.submit(me.choose(session.seen))
    return session


@pytest.fixture(scope="module")
def forty() -> Session:
    return long_match()


def test_the_sheet_says_that_deadwood_is_an_average(forty: Session) -> None:
    made = sheet_view(forty.sheet, forty.match.results, forty.rules, "Felix")
    mean = [sum(r.sides[seat].deadwood for r in forty.match.results) / 40 for seat in (0, 1)]
    (average,) = (
        one for one in made.facts if one.label == sheet.figure(figure=SheetFigure.DEADWOOD)
    )
    assert [printed(one) for one in average.numbers] == [f"{value:.1f}" for value in mean]
    assert average.lengths == pytest.approx(mean, abs=0.05)
    assert made.boxes == forty.sheet.boxes
    assert [line.heights[-1] for line in made.race.curves] == list(forty.sheet.running)
