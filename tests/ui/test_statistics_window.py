"""Statistics and score sheet in the window: items do not overlap, and long sheets can be read."""

from __future__ import annotations

import itertools
import time

import pygame
import pytest

from gin.interface.paper import ChartsView, LineChart
from gin.interface.refs import Area, AreaRef
from gin.interface.view import ZoneKind
from gin.language import translation
from gin.language.translation import printed
from gin.present.pages import BACK
from gin.present.screens.sheet.sheet import SheetScreen
from gin.present.shell.parlour import Parlour
from gin.session.game import Session
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.render.style import look_for
from gin.ui.scenes.statistics import StatisticsPainter, _ghost_bars, _ghost_line
from tests.present.test_statistics import LOST, WON, filled, keep, long_match
from tests.support.by_name import choose, find_choice
from tests.support.seeing import picture_of
from tests.support.user import User, play_hands, ref

SIZES = [(800, 600), (1280, 800), (2560, 1440), (720, 1080)]


@pytest.fixture(scope="module")
def forty() -> Session:
    return long_match()


def drawn(app: App, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    app.settle()
    app.frames.draw(surface, time.monotonic() + 60)
    return surface


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("picked", ["all", "only:solitary"])
def test_no_two_items_overlap(size: tuple[int, int], percent: int, picked: str) -> None:
    pygame.display.init()
    made = Parlour(filled(), None, Settings(level=1, speed="instant", text_size=percent))
    choose(made, "statistics")
    choose(made, f"filter:{picked}")
    app = App(made, size)
    drawn(app, size)
    place, view = app.place, app.view
    assert place.viewport is not None
    for zone in view.zones:
        rects = []
        for item in zone.items:
            rect = place.slots[item.ref].rect
            rects.append(rect)
            if item.ref != BACK.item:
                assert place.viewport.left <= rect.left and rect.right <= place.viewport.right
                app.pointing.set_focus(item.ref, keyboard=True)
                now = app.place.slots[item.ref].rect
                assert app.place.viewport.colliderect(now), item.id  # type: ignore[union-attr]
        chart_of = next((one for one in view.content.charts if one.zone == zone.ref), None)
        if not isinstance(chart_of, LineChart):
            for one, other in itertools.combinations(rects, 2):
                assert one.clip(other).w * one.clip(other).h == 0, zone.id


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_a_long_sheet_can_be_read_to_its_end(
    forty: Session, size: tuple[int, int], percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "gin.present.screens.sheet.sheet.opponent_of", lambda session: "Maximiliana"
    )
    pygame.display.init()
    made = Parlour(Store.in_memory(), None, Settings(speed="instant", text_size=percent))
    made.show(SheetScreen(made, forty))
    app = App(made, size)
    drawn(app, size)
    assert app.pointing.cursor.focus == ref("line:hand:40")
    screen = pygame.Rect((0, 0), size)
    for item in app.view.zones[0].items:
        app.pointing.set_focus(item.ref, keyboard=True)
        rect = app.place.slots[item.ref].rect
        assert screen.collidepoint(rect.center), item.id
        assert screen.left <= rect.left and rect.right <= screen.right
        if item.id.startswith("line:hand:"):
            assert app.place.viewport.contains(rect), item.id  # type: ignore[union-attr]
    drawn(app, size)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_text_on_the_sheet_is_between_its_lines(forty: Session, size: tuple[int, int]) -> None:
    pygame.display.init()
    made = Parlour(Store.in_memory(), None, Settings(speed="instant", theme="contrast_light"))
    made.show(SheetScreen(made, forty))
    app = App(made, size)
    app.pointing.set_focus(ref("line:hand:39"), keyboard=False)
    surface = drawn(app, size)
    viewport = app.place.viewport
    assert viewport is not None
    seen = 0
    for hand in range(1, 40):
        rect = app.place.slots[ref(f"line:hand:{hand}")].rect
        if viewport.contains(rect):
            x = rect.right - 6
            column = [surface.get_at((x, y))[0] < 60 for y in range(rect.y + 2, rect.bottom - 2)]
            assert not any(column), hand
            assert any(surface.get_at((x, rect.bottom + d))[0] < 60 for d in (-1, 0, 1)), hand
            seen += 1
    assert seen > 5


def few(count: int) -> Store:
    store = Store.in_memory()
    for number in range(count):
        keep(store, [WON, LOST], number % 2, ("gin", "modern", "house")[number], 1 + number)
    return store


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(
    ("count", "page"),
    [(0, ("statistics",)), (1, ("statistics",)), (3, ("statistics",)),
     (1, ("statistics", "finished")), (3, ("statistics", "finished"))],
)  # fmt: skip
def test_a_nearly_empty_page_offers_to_play(
    size: tuple[int, int], percent: int, page: tuple[str, ...], count: int
) -> None:
    pygame.display.init()
    settings = Settings(level=1, speed="instant", text_size=percent, language="de")
    made = Parlour(few(count), None, settings)
    try:
        for choice in page:
            choose(made, choice)
        app = App(made, size)
        drawn(app, size)
        play = find_choice(app.view, "play")
        assert play is not None and play.item is not None
        for zone in app.view.zones:
            for item in zone.items:
                app.pointing.set_focus(item.ref, keyboard=True)
                rect = app.place.slots[item.ref].rect
                assert pygame.Rect((0, 0), size).collidepoint(rect.center), item.id
                assert rect.left >= 0 and rect.right <= size[0], item.id
                if item.ref == play.item:
                    words = app.look.width_of(printed(item.written), "bold", "body")
                    assert words < rect.w
        zones = [zone for zone in app.view.zones if zone.kind is not ZoneKind.PAGE]
        rects = [app.place.slots[item.ref].rect for zone in zones for item in zone.items]
        scrolled = [app.place.slots[ref].rect for ref in app.place.scrolled]
        for one, other in itertools.combinations((r for r in rects if r in scrolled), 2):
            assert one.clip(other).w * one.clip(other).h == 0
        # The statistics page reaches the foot of the window, or it scrolls.
        assert app.place.viewport is not None
        assert len(page) > 1 or app.place.content >= app.place.viewport.h - 2
    finally:
        translation.speak("en")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("count", [4, 6, 10, 11])
def test_many_finished_matches_do_not_overlap(
    size: tuple[int, int], percent: int, count: int
) -> None:
    pygame.display.init()
    store = Store.in_memory()
    for number in range(count):
        keep(store, [WON, LOST], number % 2, "gin", 1 + number % 5)
    made = Parlour(store, None, Settings(level=1, speed="instant", text_size=percent))
    for choice in ("statistics", "finished"):
        choose(made, choice)
    app = App(made, size)
    drawn(app, size)
    zone = app.view.zone(AreaRef(Area.MATCHES))
    assert zone is not None and len(zone.items) == count
    rects = [app.place.slots[item.ref].rect for item in zone.items]
    for one, other in itertools.combinations(rects, 2):
        assert not one.colliderect(other)
    assert all(rect.left >= 0 and rect.right <= size[0] for rect in rects)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)], ids=str)
def test_finished_matches_start_below_the_filters_and_their_marks_are_explained(
    size: tuple[int, int],
) -> None:
    pygame.display.init()
    made = Parlour(few(3), None, Settings(level=1, speed="instant"))
    choose(made, "statistics")
    choose(made, "finished")
    app = App(made, size)
    filters, matches = app.view.zone(AreaRef(Area.FILTERS)), app.view.zone(AreaRef(Area.MATCHES))
    assert filters is not None and matches is not None
    foot = max(app.place.slots[item.ref].rect.bottom for item in filters.items)
    top = min(app.place.slots[item.ref].rect.top for item in matches.items)
    assert 0 < top - foot <= app.look.s(40) + app.look.line("small")
    written = [word for word in picture_of(made, size, app).words if word.text in ("won", "lost")]
    assert [word.text for word in written] == ["won", "lost"]
    assert all(foot < word.rect.y < top for word in written)


def test_every_button_of_an_empty_page_has_a_place() -> None:
    """Also that of the player's data, who may want to bring matches along."""
    for size in ((800, 600), (1280, 800)):
        user = User("", size=size, text_size=200)
        choose(user.parlour, "statistics")
        user.app.refresh()
        buttons = [item.ref for item in user.app.view.zones[-1].items]
        assert len(buttons) == 3
        user.app.pointing.set_focus(buttons[1], keyboard=True)
        assert all(ref in user.app.place.slots for ref in buttons)


def test_charts_without_enough_to_draw_share_one_sheet() -> None:
    pygame.display.init()
    user = User()
    play_hands(user, 1)
    made = user.parlour
    made.home()
    choose(made, "statistics")
    app = App(made, (1280, 800))
    drawn(app, (1280, 800))
    assert isinstance(app.view.content, ChartsView)
    told = [chart for chart in app.view.content.charts if not chart.drawn]
    assert len(told) > 2
    heads = [app.view.zone(chart.zone) for chart in told]
    rows = [app.place.slots[zone.items[0].ref].rect for zone in heads if zone is not None]
    # They are rows of the same width, one directly below the other.
    assert len({(row.left, row.width) for row in rows}) == 1
    for one, below in itertools.pairwise(rows):
        assert one.bottom == below.top


@pytest.mark.parametrize(("size", "sketches"), [((1280, 800), 3), ((640, 900), 0)])
def test_charts_without_matches_are_sketched_if_there_is_room(
    size: tuple[int, int], sketches: int
) -> None:
    made = Parlour(Store.in_memory(), None)
    choose(made, "statistics")
    page = StatisticsPainter().lay(made.view(), look_for(Settings(), size))
    found = [piece for piece in page.scrolled if piece.paint in (_ghost_line, _ghost_bars)]
    assert len(found) == sketches
    for sketch in found:
        assert page.viewport.contains(sketch.rect)
