"""Pages can be painted, with a place for each item, at many window, text and card sizes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pygame
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gin.interface.paper import SheetView
from gin.interface.view import Scene
from gin.language import translation
from gin.present.input import focus_order
from gin.present.shell.parlour import Parlour
from gin.session.settings import ALLOWED
from gin.ui.app import App
from gin.ui.render.style import look_for
from gin.ui.scenes import pegs
from gin.variants.registry import ids
from tests.support.by_name import choose, find_choice
from tests.support.hang import no_hang
from tests.support.play import several
from tools.gallery.reaching import parlour, play_until, think

SIZES = ((800, 600), (1280, 800), (1920, 1080), (2560, 1440), (800, 1280), (600, 800))
MOST = 3_000_000
"""Largest area of a window in pixels, to limit the time of an example."""
LEAST = 125
"""Smallest side of a window in pixels."""
NAMES = (
    "",
    "Ann",
    "W" * 20,
    "Maximilian-Alexander",
    "Jo von der Altenburg",
    "i" * 20,
    "Wwwww Wwwww Wwwww Ww",
)

sizes = st.sampled_from(SIZES) | st.tuples(st.integers(LEAST, 6000), st.integers(LEAST, 6000)).map(
    lambda size: (size[0], max(LEAST, min(size[1], MOST // size[0])))
)


def _result(made: Parlour) -> bool:
    session = made.session()
    hands = 1 if session is not None and session.level is None else 2
    over = made.view().scene is Scene.RESULT and session is not None
    return over and (len(session.sheet.rows) >= hands or session.sheet.over)


def _gives_a_card_away(made: Parlour) -> bool:
    return any(c.id.startswith(("discard:", "hold:")) and not c.why for c in made.view().choices)


def _at_table(*chosen: str) -> Callable[[Parlour, str], None]:
    def reach(made: Parlour, game: str) -> None:
        play_until(made, _gives_a_card_away, game)
        for id in chosen:
            if find_choice(made.view(), id) is not None:
                choose(made, id)
        think(made)

    return reach


def _behind_result(*chosen: str) -> Callable[[Parlour, str], None]:
    def reach(made: Parlour, game: str) -> None:
        play_until(made, _result, game)
        for id in chosen:
            choose(made, id)

    return reach


def _statistics(made: Parlour, game: str) -> None:
    play_until(made, _result, game)
    made.home()
    choose(made, "statistics")


def _from_menu(*chosen: str) -> Callable[[Parlour, str], None]:
    def reach(made: Parlour, game: str) -> None:
        for id in chosen:
            choose(made, id.format(game=game))

    return reach


PAGES: dict[str, Callable[[Parlour, str], None]] = {
    "table": _at_table(),
    "hint": _at_table("hint"),
    "pause": _at_table("menu"),
    "result": _behind_result(),
    "sheet": _behind_result("sheet"),
    "review": _behind_result("review"),
    "statistics": _statistics,
    "rules": _from_menu("rules", "game:{game}"),
    "games": _from_menu("games", "game:{game}"),
    "options": _from_menu("games", "game:{game}", "options"),
    "settings": _from_menu("settings"),
    "yourself": _from_menu("settings", "yourself"),
    "help": _from_menu("help"),
    "cut": _from_menu("play"),
}


@cache
def _opened(page: str, game: str) -> Parlour:
    made = parlour()
    PAGES[page](made, game)
    return made


@settings(
    max_examples=several(8, 2_000), deadline=None, derandomize=several(1, 0) == 1,
    suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip
@given(
    page=st.sampled_from(sorted(PAGES)), game=st.sampled_from(ids()), size=sizes,
    text=st.sampled_from(ALLOWED["text_size"]), cards=st.sampled_from(ALLOWED["card_size"]),
    name=st.sampled_from(NAMES), language=st.sampled_from(("en", "de")),
)  # fmt: skip
@example(
    page="sheet", game="pro", size=(800, 1280), text=200, cards=100,
    name="Maximilian-Alexander", language="de",
)  # fmt: skip
@example(
    page="sheet", game="twofold", size=(800, 600), text=200, cards=100, name="W" * 20,
    language="en",
)  # fmt: skip
@example(page="hint", game="skarney", size=(800, 600), text=175, cards=130, name="i", language="en")
@example(
    page="sheet", game="race", size=(125, 3000), text=200, cards=130, name="W" * 20, language="de"
)
def test_pages_can_be_painted_in_any_window(
    page: str, game: str, size: tuple[int, int], text: int, cards: int, name: str, language: str
) -> None:
    translation.speak(language, whatever_is_set=True)
    made = _opened(page, game)
    for setting, value in (("text_size", text), ("card_size", cards), ("name", name)):
        made.change(setting, value)
    with no_hang(f"{page} of {game} at {size}, {text} %, cards {cards} %, {name!r}, {language}"):
        app = App(made, size)
        app.settle()
        app.frames.draw(pygame.Surface(size), app.clock.now() + 60)
    for zone in focus_order.zones(app.view):
        for item in zone.items:
            slot = app.place.slots[item.ref]
            assert slot.width > 0 and slot.height > 0, item.id


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["pro", "race", "twofold"])
def test_long_names_leave_room_for_both_tracks_of_the_board(
    game: str, size: tuple[int, int]
) -> None:
    made = _opened("sheet", game)
    made.change("text_size", 200)
    made.change("name", "W" * 20)
    view, look = made.view(), look_for(made.settings, size)
    assert isinstance(view.content, SheetView) and view.content.pegs
    lay = pegs.layout(look, view.content.pegs, view.content)
    for track in (lay.long, lay.short):
        assert track.length >= lay.board.w / 5
        assert 0 < track.names < track.x < track.x + track.length <= lay.board.w


def test_an_endless_loop_fails() -> None:
    with (
        pytest.raises(AssertionError, match=r"the test hangs in .*never_ends, line"),
        no_hang("the test", 0.05),
    ):
        never_ends()


def never_ends() -> None:
    while True:
        pass
