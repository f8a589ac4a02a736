"""The room around the table and behind the menu."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache

import pygame
import pytest
from msgspec.structs import replace

from gin.interface.pictures import Metal, TrophyPicture, TrophyShape
from gin.interface.view import ButtonSpot, Scene, View
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.art.room import belongings, daylight
from gin.ui.art.room.daylight import Outside, Season, Sky
from gin.ui.render.style import Look, look_for
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import painter_of, room
from gin.ui.scenes.base import back_rect
from gin.ui.scenes.hand_marks import hand_marks
from gin.ui.scenes.menu import MenuPainter
from gin.ui.scenes.own_seat import seat_of
from gin.ui.scenes.table import TablePainter, _Scene
from gin.ui.scenes.table_measures import hud_edge, rail_inside, wall_width
from tests.support.by_name import choose, item_named
from tools.gallery.reaching import QUICK, later, parlour, play_until, think
from tools.steady import next_choice

WIDE = (
    (1024, 768), (1280, 800), (1280, 1024), (1366, 768), (1920, 1080), (2560, 1080), (3840, 1080),
    (3840, 2160),
)  # fmt: skip
NARROW = (1024, 768), (1280, 800), (1280, 1024)
GAMES = ("gin", "indian", "dice", "solitary")


def look_of(size: tuple[int, int], **changes: object) -> Look:
    return look_for(replace(Settings(), **changes), size)


@cache
def table_view(game: str = "gin") -> View:
    made = parlour()
    play_until(made, later, game)
    return made.view()


@pytest.mark.parametrize(
    ("moment", "season", "sky"),
    [
        (datetime(2027, 1, 14, 21, 40), Season.WINTER, Sky.NIGHT),
        (datetime(2027, 4, 20, 6, 10), Season.SPRING, Sky.DAWN),
        (datetime(2027, 7, 3, 15, 20), Season.SUMMER, Sky.DAY),
        (datetime(2027, 7, 3, 20, 50), Season.SUMMER, Sky.DUSK),
        (datetime(2027, 12, 24, 16, 30), Season.WINTER, Sky.DUSK),
        (datetime(2027, 10, 9, 2, 0), Season.AUTUMN, Sky.NIGHT),
    ],
)
def test_the_window_shows_the_season_and_the_time(
    moment: datetime, season: Season, sky: Sky
) -> None:
    assert Outside.at(moment) == Outside(season, sky, moment.hour * 60 + moment.minute)


def test_each_time_of_a_year_has_a_sky() -> None:
    moments = (datetime(2027, 1, 1) + timedelta(hours=5 * step) for step in range(1752))
    assert {Outside.at(moment).sky for moment in moments} == set(Sky)


def test_the_room_recedes_where_space_is_needed() -> None:
    assert wall_width(look_of((1920, 1080))) > 0
    for size in ((800, 600), (1080, 1920), (1000, 900)):
        assert wall_width(look_of(size)) == 0
    assert wall_width(look_of((1920, 1080), text_size=150)) == 0
    assert wall_width(look_of((1920, 1080), card_size=130)) == 0
    assert wall_width(look_of((1920, 1080), theme="contrast_dark")) == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", WIDE)
def test_cards_stay_between_the_rails(size: tuple[int, int], game: str, mirrored: bool) -> None:
    look, view = look_of(size, mirrored=mirrored), table_view(game)
    place = TablePainter().place(view, look, Cursor(), 0)
    inside = pygame.Rect(0, 0, *size).inflate(-2 * rail_inside(look), 0)
    assert inside.w < size[0]
    for card in place.cards:
        rect = card.slot.rect
        assert inside.left <= rect.left, card
        assert rect.right <= inside.right, card


@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("mirrored", [False, True])
def test_furniture_stays_off_the_table(size: tuple[int, int], mirrored: bool) -> None:
    look = look_of(size, mirrored=mirrored)
    table, view = room.table_rect(look), table_view()
    names = [part for part in room.ground(view, look) if part.paint.__name__ == "_put"]
    assert len(names) > 6
    assert not any(part.rect.colliderect(table) for part in names)


@pytest.mark.parametrize("size", WIDE)
def test_the_fire_burns_at_the_side_of_the_help_buttons(size: tuple[int, int]) -> None:
    view = table_view()
    for mirrored in (False, True):
        look = look_of(size, mirrored=mirrored)
        box = room.firebox(look, view)
        assert box is not None
        assert (box.centerx > size[0] / 2) is mirrored
        assert not box.colliderect(room.table_rect(look))
    assert room.firebox(look_of((800, 600)), view) is None


@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("mirrored", [False, True])
def test_the_player_sits_clear_of_buttons_and_cards(size: tuple[int, int], mirrored: bool) -> None:
    look, view = look_of(size, mirrored=mirrored), table_view()
    assert view.table is not None
    place = TablePainter().place(view, look, Cursor(), 0)
    seat = seat_of(look, view, place)
    assert seat is not None
    taken = [slot.rect for slot in place.slots.values()]
    taken += [card.slot.rect for card in place.cards]
    # The plate is clear of the table's frame.
    assert not seat[1].colliderect(room.table_rect(look))
    assert seat[0].collidelist(taken) < 0
    assert seat[1].collidelist(taken) < 0
    box = room.firebox(look, view)
    assert box is not None
    assert not box.colliderect(seat[0])
    # Without a room the player sits above the buttons, too.
    small = look_of((800, 600), mirrored=mirrored)
    assert seat_of(small, view, TablePainter().place(view, small, Cursor(), 0)) is not None


@pytest.mark.parametrize("size", [(600, 800), (720, 1080), (1080, 1920), (800, 600)])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_player_sits_clear_of_marks_below_the_hand(size: tuple[int, int], percent: int) -> None:
    look, view = look_of(size, text_size=percent), table_view()
    place = TablePainter().place(view, look, Cursor(), 0)
    seat = _Scene(view, look, place, Cursor()).seat()
    if seat is None:
        # In a tall window, a name of melds in large print may take the room.
        assert look.tall
        assert percent > 100
        return
    marks = [part.rect for part in hand_marks(look, view, place)]
    assert marks
    assert seat[0].collidelist(marks) < 0
    assert seat[1].collidelist(marks) < 0


def test_a_hint_leaves_the_players_portrait_where_it_is() -> None:
    made, places = parlour(), []
    play_until(made, later)
    for step in ("before", "hint"):
        if step == "hint":
            choose(made, "hint")
            think(made)
            assert item_named(made.view(), "button:do-it")
        view = made.view()
        for size in ((800, 600), (1280, 800), (1920, 1080)):
            look = look_of(size)
            place = TablePainter().place(view, look, Cursor(), 0)
            places.append(_Scene(view, look, place, Cursor()).seat())
    assert places[:3] == places[3:] and None not in places


@pytest.mark.parametrize("size", NARROW)
def test_a_title_in_front_of_a_narrow_room_is_below_the_button(size: tuple[int, int]) -> None:
    look, view = look_of(size), table_view()
    scene = _Scene(view, look, TablePainter().place(view, look, Cursor(), 0), Cursor())
    titled = scene.titled(view.title, view.subtitle)
    assert titled.top > back_rect(look, hud_edge(look)).bottom
    assert titled.right <= wall_width(look)


@pytest.mark.parametrize("size", [*NARROW, (1264, 752)])
def test_the_whole_fireplace_is_above_a_player_who_asked_for_a_hint(size: tuple[int, int]) -> None:
    made = parlour()
    play_until(made, later)
    choose(made, "hint")
    think(made)
    look, view = look_of(size), made.view()
    place = TablePainter().place(view, look, Cursor(), 0)
    seat = seat_of(look, view, place)
    titled = _Scene(view, look, place, Cursor()).titled(view.title, view.subtitle)
    wall = pygame.Rect(0, 0, wall_width(look), size[1])
    parts = [part for part in room.ground(view, look) if part.paint.__name__ == "_put"]
    needs = {part.needs[1].__name__: part for part in parts}  # type: ignore[attr-defined]
    for name in ("mantelpiece", "fireplace", "mirror"):
        part = needs[name]
        assert wall.contains(part.rect)
        image = part.needs[1](*part.needs[2:])  # type: ignore[attr-defined]
        assert abs(image.get_width() - part.rect.w) <= 2
        assert seat is not None
        assert not part.rect.colliderect(seat[0])
        assert not part.rect.colliderect(titled)


def test_a_minute_changes_only_the_hands_of_the_clock() -> None:
    look, view = look_of((1920, 1080)), table_view()
    before = daylight.shown.outside
    try:
        parts = []
        for minutes in (60, 61):
            daylight.shown.outside = replace(before, minutes=minutes)
            parts.append(list(room.ground(view, look)))
        changed = [one for one, other in zip(*parts, strict=True) if one != other]
    finally:
        daylight.shown.outside = before
    assert [part.needs[1].__name__ for part in changed] == ["clock_hands"]  # type: ignore[attr-defined]


def test_the_app_draws_the_clock_again_when_a_minute_has_passed() -> None:
    made = parlour()
    play_until(made, later)
    app, target = App(made, (1920, 1080)), pygame.Surface((1920, 1080))
    app.settle()
    app.frames.draw(target, 0.0)
    app.frames.draw(target, 9.0)
    assert not app.frames.needs_drawing(9.0)
    type(made).moment += timedelta(minutes=1)  # type: ignore[attr-defined]
    try:
        assert app.frames.needs_drawing(9.0)
        changed = app.frames.draw(target, 9.0)
    finally:
        type(made).moment -= timedelta(minutes=1)  # type: ignore[attr-defined]
    assert sum(area.w * area.h for area in changed) < 40_000


def test_buttons_are_on_the_table_in_a_very_wide_window() -> None:
    assert hud_edge(look_of((800, 600))) == look_of((800, 600)).s(34)
    assert hud_edge(look_of((1920, 1080))) < wall_width(look_of((1920, 1080)))
    assert hud_edge(look_of((2560, 1080))) > wall_width(look_of((2560, 1080)))


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1280, 1024), *WIDE])
def test_the_fire_burns_behind_the_menu(size: tuple[int, int]) -> None:
    view = Parlour(Store.in_memory(), None).view()
    look = look_of(size)
    behind = MenuPainter().room(view, look)
    assert behind is not None
    assert pygame.Rect(0, 0, *size).contains(behind.firebox(look))
    place = MenuPainter().place(view, look, Cursor(), 0)
    slots = [slot.rect for slot in place.slots.values()]
    assert behind.firebox(look).collidelist(slots) < 0


def test_the_contrast_themes_have_no_room() -> None:
    view = Parlour(Store.in_memory(), None).view()
    assert MenuPainter().room(view, look_of((1920, 1080), theme="contrast_light")) is None


def test_every_opponent_brings_things_that_can_be_drawn() -> None:
    for evening in belongings.EVENINGS.values():
        for name in (*evening.mantel, evening.table, evening.hearth, evening.beside):
            if name:
                assert belongings.belonging(name, 0.96).get_bounding_rect().w > 8


@cache
def end_views(game: str) -> tuple[View, ...]:
    """Return the showdown, the result and the final score of a match."""
    made = parlour()
    play_until(made, later, game)
    seen: dict[Scene, View] = {}
    while Scene.FINAL not in seen:
        view = made.view()
        seen[view.scene] = view
        if made.waiting:
            made.advance()
        elif view.scene is not Scene.FINAL:
            made.choose(next_choice(made, QUICK))
    return seen[Scene.TABLE], seen[Scene.RESULT], seen[Scene.FINAL]


@pytest.mark.parametrize("game", ["gin", "solitary", "hollywood"])
@pytest.mark.parametrize("mirrored", [False, True])
def test_the_room_stays_at_the_end_of_hands_and_matches(game: str, mirrored: bool) -> None:
    look = look_of((1920, 1080), mirrored=mirrored)
    rooms = [tuple(room.ground(view, look)) for view in end_views(game)]
    assert rooms[0] == rooms[1] == rooms[2]
    assert len({room.firebox(look, view) is None for view in end_views(game)}) == 1


@pytest.mark.parametrize("game", ["gin", "solitary", "hollywood", "indian", "color"])
@pytest.mark.parametrize("size", WIDE)
def test_results_lie_between_the_rails(size: tuple[int, int], game: str) -> None:
    _, counted, final = end_views(game)
    look = look_of(size)
    inside = pygame.Rect(0, 0, *size).inflate(-2 * rail_inside(look), 0)
    for view in (counted, final):
        place = painter_of(view.scene).place(view, look, Cursor(), 0)
        corner = view.at(ButtonSpot.CORNER)
        rects = [
            slot.rect for ref, slot in place.slots.items() if corner is None or ref != corner.ref
        ]
        rects += [card.slot.rect for card in place.cards]
        assert rects
        for rect in rects:
            assert inside.left <= rect.left and rect.right <= inside.right, rect


def test_trophies_on_the_mantel_replace_a_thing() -> None:
    look, view = look_of((1920, 1080)), table_view()
    without = len([*room.ground(view, look)])
    for number in range(4):
        won = tuple(TrophyPicture(TrophyShape.CUP, Metal.GOLD, str(one)) for one in range(number))
        parts = [*room.ground(replace(view, mantel=won), look)]
        assert len(parts) == without + number - bool(number)


def test_the_room_is_brighter_the_more_light_comes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    look = look_of((1280, 800))
    view = Parlour(Store.in_memory(), None).view()
    bright = []
    for sky in (Sky.NIGHT, Sky.DUSK, Sky.DAWN, Sky.DAY):
        monkeypatch.setattr(daylight.shown, "outside", Outside(Season.SUMMER, sky))
        behind = MenuPainter().room(view, look)
        assert behind is not None
        target = pygame.Surface(look.size)
        for part in behind.parts(look):
            part.put(target, part.rect)
        area = pygame.Rect(40, 40, 400, 300)
        bright.append(sum(pygame.transform.average_color(target, area)[:3]))
    assert bright == sorted(set(bright))
    assert bright[-1] > 1.8 * bright[0]
