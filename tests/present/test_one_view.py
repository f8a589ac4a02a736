"""A click builds the view of the table only once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gin.interface.intents import Do, PageAction
from gin.interface.view import Scene, View
from gin.present.screens.table.match import TableScreen
from gin.present.shell.parlour import Parlour
from gin.session.storage.store import Store
from gin.variants.setups import setup


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[View]]:
    views: list[View] = []
    build = TableScreen.view

    def counted(screen: TableScreen) -> View:
        views.append(build(screen))
        return views[-1]

    monkeypatch.setattr(TableScreen, "view", counted)
    yield views


def at_table() -> Parlour:
    made = Parlour(Store.in_memory(), None, seed=3, dealer=1)
    made.matches.start_or_ask(setup("gin"))
    while made.view().dialog is not None:
        made.choose(made.view().choices[0].intent)
    return made


def test_a_choice_is_checked_against_the_given_view(tables: list[View]) -> None:
    made = at_table()
    made.view()
    tables.clear()
    made.choose(Do(PageAction.SORT))
    assert not tables
    made.view()
    assert len(tables) == 1


def test_a_move_discards_the_current_advice(tables: list[View]) -> None:
    made = at_table()
    passing = next(one for one in made.view().choices if "pass" in one.words and not one.why)
    made.choose(passing.intent)
    made.take_announcements()
    tables.clear()
    made.choose(passing.intent)
    assert tables, "the second choice is judged by a view of its own"
    assert [told.kind for told in made.take_announcements()] == ["refusal"]


def test_a_page_opened_meanwhile_counts() -> None:
    made = at_table()
    sort = Do(PageAction.SORT)
    assert made.view().choice(sort) is not None
    made.show_help()
    made.take_announcements()
    made.choose(sort)
    assert [told.kind for told in made.take_announcements()] == ["refusal"]
    assert made.view().scene is Scene.HELP
