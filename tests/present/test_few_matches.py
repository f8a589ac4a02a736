"""Statistics and finished matches with few entries: their texts, and buttons to play."""

from __future__ import annotations

import io

import pytest

from gin.core.message import Text
from gin.interface.paper import BarChart
from gin.interface.view import Scene, View
from gin.language import translation
from gin.language.translation import printed
from gin.messages import archive, matches
from gin.messages import statistics as messages
from gin.present.screens.sheet import finished
from gin.present.screens.statistics import ENOUGH
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.present.test_statistics import LOST, WON, keep
from tests.support.by_name import choose, find_choice, zone_named


def opened(store: Store, *choices: str) -> Parlour:
    made = Parlour(store, None, Settings(level=3, speed="instant"))
    for choice in ("statistics", *choices):
        choose(made, choice)
    return made


def names(view: View) -> list[Text]:
    return [item.name for zone in view.zones for item in zone.items]


def test_before_the_first_hand_the_page_says_what_it_will_show() -> None:
    view = opened(Store.in_memory()).view()
    assert messages.NOTHING in names(view)
    notes = [
        next(item.note for item in zone.items) for zone in view.zones if zone.id.startswith("chart")
    ]
    assert notes == [
        messages.PROMISE_OVER_TIME, messages.PROMISE_BY_GAME, messages.PROMISE_ENDINGS
    ]  # fmt: skip
    assert not any(isinstance(chart, BarChart) and chart.bars for chart in view.content.charts)
    assert view.focus == find_choice(view, "play").item  # type: ignore[union-attr]


def test_one_press_begins_a_match() -> None:
    made = opened(Store.in_memory())
    choose(made, "play")
    assert made.session() is not None and made.view().scene is Scene.TABLE


def test_one_press_continues_a_match() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=3, speed="instant"))
    made.matches.start(setup("modern"), 5)
    session = made.session()
    assert session is not None
    made.home()
    choose(made, "statistics")
    assert find_choice(made.view(), "play") is None
    choose(made, "continue")
    again = made.session()
    assert again is not None and again.id == session.id


@pytest.mark.parametrize("page", [(), ("finished",)])
def test_the_link_to_a_match_disappears_once_there_are_several(page: tuple[str, ...]) -> None:
    store = Store.in_memory()
    for number in range(1, ENOUGH + 1):
        keep(store, [WON, LOST], number % 2)
        shown = find_choice(opened(store, *page).view(), "play") is not None
        assert shown is (number < (finished.ENOUGH if page else ENOUGH))


def test_few_finished_matches_name_the_page_they_open() -> None:
    store = Store.in_memory()
    keep(store, [WON, LOST], 0, "modern", 3)
    made = opened(store, "finished")
    view = made.view()
    assert archive.OPENS in names(view)
    (row,) = zone_named(view, "matches").items
    assert row.portrait is not None and "Ada" in printed(row.name)
    choose(made, "play")
    assert made.view().scene is Scene.TABLE


def test_an_empty_filter_leads_nowhere() -> None:
    store = Store.in_memory()
    for game, level in (("gin", 3), ("rush", 2)):
        keep(store, [WON], 0, game, level)
    made = opened(store, "finished", "set:game:rush", "set:opponent:ada")
    assert archive.NONE in names(made.view())
    assert find_choice(made.view(), "play") is not None


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        (
            "en",
            "statistics\n",
            [
                "No hand has been finished yet. Play one, and you will find it here.",
                "Match by match A line that climbs with every match you win",
                "Play against Ada",
            ],
        ),
        (
            "de",
            "statistik\n",
            [
                "Noch ist keine Runde zu Ende gespielt. Spiele eine, dann steht sie hier.",
                "Partie für Partie Eine Linie, die mit jedem Sieg steigt",
                "Gegen Ada spielen",
            ],
        ),
    ],
)
def test_in_the_terminal(language: str, lines: str, told: list[str]) -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=3, language=language))
    out = io.StringIO()
    Terminal(made, io.StringIO(lines), out).run()
    translation.follow("en")
    said = " ".join(out.getvalue().split())
    for sentence in told:
        assert sentence in said, said


def test_play_in_the_terminal_goes_to_a_table() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=3, speed="instant"))
    out = io.StringIO()
    Terminal(made, io.StringIO("statistics\n1\n"), out).run()
    assert "Pick any of the 52 cards." in " ".join(out.getvalue().split())
    assert printed(matches.TITLE) not in out.getvalue()
