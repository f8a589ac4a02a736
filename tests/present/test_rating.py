"""The rating on the statistics' page and at the end of a match."""

from __future__ import annotations

import io
from datetime import date, datetime, timedelta

import pygame
import pytest

from gin.core.glicko import GlickoRating
from gin.core.message import NOTHING, only
from gin.interface.paper import Curve, FinalView, LineChart, Tone
from gin.interface.refs import Area, AreaRef, EntryKind
from gin.interface.view import Item, View
from gin.language.translation import printed, spoken
from gin.present.shell.parlour import Parlour
from gin.present.words import rating as words
from gin.session.game import Session
from gin.session.hint_count import count_hint
from gin.session.player_rating import NotRated, RatingChange, rated_days
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.render import charts
from gin.ui.render.boxes import PaintContext, paint_pieces
from gin.ui.render.style import look_for
from gin.variants.game import Family
from tests.access.test_access import check
from tests.present.test_final import ended
from tests.support.by_name import choose
from tests.support.dated_matches import add_match
from tests.support.user import User

NOON = datetime(2026, 3, 10, 12)
DAY = timedelta(days=1)


def filled(days: int, games: tuple[str, ...] = ("gin",)) -> Store:
    store = Store.in_memory()
    for number in range(days):
        for game in games:
            add_match(store, NOON + number * DAY, number % 2, game, 1 + number % 5)
    return store


def page(store: Store, monkeypatch: pytest.MonkeyPatch, *filters: str) -> View:
    today = (NOON + 60 * DAY).date()
    monkeypatch.setattr(Parlour, "today", property(lambda self: today))
    made = Parlour(store, None, Settings(level=1))
    choose(made, "statistics")
    for one in filters:
        choose(made, f"filter:{one}")
    return made.view()


def rating_of(view: View, family: str = "gin") -> tuple[LineChart, tuple[Item, ...]]:
    zone = AreaRef(Area.CHART, f"{EntryKind.STRENGTH}-{family}")
    assert view.content is not None
    chart = next(one for one in view.content.charts if one.zone == zone)  # type: ignore[union-attr]
    found = view.zone(zone)
    assert isinstance(chart, LineChart)
    assert found is not None
    return chart, found.items


def rated_families(view: View) -> list[str]:
    keys = [str(zone.ref.key) for zone in view.zones if zone.ref.area is Area.CHART]  # type: ignore[union-attr]
    return [key.removeprefix("strength-") for key in keys if key.startswith("strength-")]


def test_the_chart_has_a_summary_and_a_line_for_each_day(monkeypatch: pytest.MonkeyPatch) -> None:
    store = filled(50)
    chart, (head, *items) = rating_of(page(store, monkeypatch))
    days = rated_days(store)[Family.GIN]
    assert printed(chart.title) == "Your rating"
    (curve,) = chart.curves
    assert curve.heights == tuple(round(day.after.rating) for day in days[-40:])
    assert chart.first == 11
    note = printed(head.note)
    now = words.rating_on(days, (NOON + 60 * DAY).date())
    assert note.startswith(
        f"{round(now.rating)} after 50 matches, give or take {round(2 * now.deviation)}. "
        "Closest to you in strength is "
    )
    assert len(items) == 10
    last = items[-1]
    assert printed(last.name) == "28 April 2026"
    assert printed(last.value) == f"{curve.heights[-1]}, give or take {curve.spread[-1]}"
    assert printed(last.note) == "1 match"
    assert spoken(head.note) == note
    # The scale shows the whole uncertainty of the last day.
    assert chart.low <= curve.heights[-1] - curve.spread[-1]
    assert chart.high >= curve.heights[-1] + curve.spread[-1]


def test_a_new_rating_is_provisional(monkeypatch: pytest.MonkeyPatch) -> None:
    _, (head, *items) = rating_of(page(filled(1), monkeypatch))
    assert "provisional" in printed(head.note)
    assert len(items) == 1


def test_uncertainty_grows_without_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    store = filled(30)
    days = rated_days(store)[Family.GIN]
    last = days[-1].day
    soon, late = (
        printed(words.summary(Family.GIN, days, days, date.fromordinal(last.toordinal() + idle)))
        for idle in (0, 900)
    )
    assert "provisional" not in soon
    assert "provisional" in late


def test_without_rated_matches_the_chart_invites(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_memory()
    count_hint(store, add_match(store, NOON, 0))
    chart, items = rating_of(page(store, monkeypatch))
    assert not chart.curves
    assert len(items) == 1
    assert "without hints" in printed(items[0].note)


def test_filters_select_families(monkeypatch: pytest.MonkeyPatch) -> None:
    store = filled(3, ("gin", "modern", "colonel"))
    add_match(store, NOON, 0, practice=True)
    add_match(store, NOON, 0, "solitary", None)
    add_match(store, NOON, 0, "a-game-of-the-future")
    assert rated_families(page(store, monkeypatch)) == ["gin", "laying"]
    assert rated_families(page(store, monkeypatch, "only:modern")) == ["gin"]
    assert rated_families(page(store, monkeypatch, "only:colonel")) == ["laying"]
    assert rated_families(page(store, monkeypatch, "only:solitary")) == []
    assert rated_families(page(store, monkeypatch, "against:2")) == []
    assert rated_families(page(store, monkeypatch, "practice")) == []
    assert rated_families(page(filled(2, ("colonel",)), monkeypatch)) == ["laying"]
    assert rated_families(page(Store.in_memory(), monkeypatch)) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_keys_and_screen_reader_reach_every_day(size: tuple[int, int], language: str) -> None:
    made = Parlour(filled(12, ("gin", "colonel")), None, Settings())
    choose(made, "statistics")
    user = User("", size, parlour=made, text_size=200, language=language)
    user.app.settle()
    user.draw()
    check(user.app)
    items = [item for zone in made.view().zones for item in zone.items]
    days = [item.ref for item in items if getattr(item.ref, "kind", None) is EntryKind.STRENGTH]
    assert len(days) == 20
    for ref in days:
        user.app.pointing.set_focus(ref, keyboard=True)
        place = user.app.place
        assert place.viewport is not None
        assert place.viewport.colliderect(place.slots[ref].rect)


def test_the_terminal_reads_the_rating() -> None:
    out = io.StringIO()
    made = Parlour(filled(3), None, Settings())
    terminal = Terminal(made, io.StringIO("statistics\nquit\n"), out)
    terminal.run()
    assert "Your rating" in out.getvalue()
    assert "give or take" in out.getvalue()


CHANGES: tuple[tuple[RatingChange | NotRated, str], ...] = (
    (
        RatingChange(GlickoRating(1500, 60), GlickoRating(1512.4, 58)),
        "Your rating: 1512 (+12)",
    ),
    (
        RatingChange(GlickoRating(1500, 350), GlickoRating(1338, 290)),
        "Your rating: about 1338",
    ),
    (
        RatingChange(GlickoRating(1500.2, 60), GlickoRating(1500.4, 58)),
        "Your rating: 1500 (no change)",
    ),
    (NotRated.PRACTICE, "Not rated: it was practice"),
    (NotRated.HINTS, "Not rated: you asked for hints"),
    (NotRated.OPPONENT, "Not rated: this opponent gets better or worse as you do"),
    (NotRated.PERSON, "Not rated: it was a match between two people"),
)


@pytest.mark.parametrize(("change", "said"), CHANGES)
def test_the_line_about_a_change(change: RatingChange | NotRated, said: str) -> None:
    assert printed(words.changed(change)) == said


def test_the_end_of_a_match_names_the_change() -> None:
    made, session = ended("gin")
    change = words.changed(rating_change_of(session))
    shown = made.view().content
    assert isinstance(shown, FinalView)
    assert change in [text for text, _ in shown.reached]
    assert printed(change) in printed(made.view().status)


def rating_change_of(session: Session) -> RatingChange:
    (day,) = rated_days(session.store)[Family.GIN]
    return RatingChange(day.before, day.after)


def test_a_solitary_match_has_no_rating() -> None:
    made, _ = ended("solitary")
    shown = made.view().content
    assert not any("rat" in printed(text).lower() for text, _ in shown.reached)  # type: ignore[union-attr]


@pytest.mark.parametrize("theme", ["green", "contrast_light"])
@pytest.mark.parametrize("count", [1, 3])
def test_the_uncertainty_is_shown_around_the_line(theme: str, count: int) -> None:
    pygame.display.init()
    look = look_for(Settings(theme=theme), (1280, 800))
    rect = pygame.Rect(0, 0, 500, 300)

    def drawn(*spread: int) -> pygame.Surface:
        heights, tones = (1500,) * count, (Tone.YOURS,) * count
        curve = Curve(Tone.YOURS, heights, tones, only(1500), spread=spread)
        zone = AreaRef(Area.CHART, "x")
        chart = LineChart(zone, NOTHING, NOTHING, NOTHING, NOTHING, (curve,), low=1300, high=1700)
        surface = pygame.Surface(rect.size)
        surface.fill(look.theme.paper.fill)
        laid = charts.ChartLines(chart, rect.h).lay(look, rect.topleft, rect.w)
        paint_pieces(PaintContext(surface, look), laid.pieces)
        return surface

    without, narrow, wide = drawn(), drawn(*(50,) * count), drawn(*(900,) * count)
    changed = [
        pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), without)
        for one in (narrow, wide)
    ]
    for one in changed:
        one.invert()
    rows = [one.get_bounding_rects() for one in changed]
    narrow_area, wide_area = (found[0].unionall(found[1:]) for found in rows)
    assert 20 < narrow_area.h < wide_area.h / 2
    assert rect.contains(wide_area)


def test_the_terminal_does_not_break_a_german_date() -> None:
    out = io.StringIO()
    made = Parlour(filled(3), None, Settings())
    made.change("language", "de")
    Terminal(made, io.StringIO("statistics\nquit\n"), out).run()
    assert any(line.startswith("12. März 2026: ") for line in out.getvalue().splitlines())
