"""The page of records: goals, progress and best results."""

from __future__ import annotations

import io

import pytest

from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Role, Scene, View
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.present.words import goals as words
from gin.session.goals import Goal
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from tests.present.test_final import ended
from tests.present.test_review import played
from tests.present.test_statistics import LOST, WON, keep
from tests.session.test_goals import with_turns
from tests.support.by_name import choose, find_choice, item_named
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states


def opened(store: Store) -> Parlour:
    made = Parlour(store, None, Settings())
    choose(made, "records")
    return made


def names(view: View, area: Area) -> list[str]:
    zone = view.zone(AreaRef(area))
    return [] if zone is None else [printed(item.name) for item in zone.items]


def test_every_goal_has_a_sentence() -> None:
    assert set(words.SENTENCES) == set(Goal)
    assert len({printed(one) for one in words.SENTENCES.values()}) == len(Goal)


def test_an_empty_page_invites_to_play() -> None:
    made = opened(Store.in_memory())
    view = made.view()
    assert "Win one hand" in printed(view.subtitle)
    assert len(names(view, Area.NEXT_GOALS)) == 3
    assert len(names(view, Area.AHEAD)) == len(Goal) - 3
    assert not names(view, Area.REACHED) and not names(view, Area.BEST)
    choose(made, "play")
    assert made.view().scene is not Scene.ACHIEVEMENTS


def test_a_reached_goal_opens_its_match_and_keeps_the_focus() -> None:
    store = Store.in_memory()
    played(store, hands=4, bad=False)
    made = opened(store)
    view = made.view()
    item = item_named(view, "goal:first-hand")
    assert item.role is Role.BUTTON and ", hand " in printed(item.value)
    assert printed(item.name) in names(view, Area.REACHED)
    choose(made, "goal:first-hand")
    assert made.view().scene is Scene.SHEET
    choose(made, "back")
    assert made.view().focus == item.ref


def test_a_goal_ahead_shows_its_progress_and_cannot_be_chosen() -> None:
    store = Store.in_memory()
    keep(store, [WON, WON], 0)
    view = opened(store).view()
    assert printed(item_named(view, "goal:some-hands").value) == "2 of 100"
    assert item_named(view, "goal:gin").role is Role.TEXT
    assert find_choice(view, "goal:gin") is None


def test_the_next_goals_are_the_nearest_and_have_bars() -> None:
    store = Store.in_memory()
    keep(store, [WON, WON], 0)
    keep(store, [WON, WON], 0)
    view = opened(store).view()
    assert names(view, Area.NEXT_GOALS)[0] == "Hat Trick: Win three matches in a row"
    assert item_named(view, "goal:short-streak").meter == (2, 3)
    assert item_named(view, "goal:first-match").meter is None


def test_each_goal_has_its_trophy_and_the_reached_ones_their_month() -> None:
    store = Store.in_memory()
    keep(store, [WON, WON], 0)
    view = opened(store).view()
    goals = [item for zone in view.zones for item in zone.items if item.id.startswith("goal:")]
    assert len(goals) == len(Goal) and all(item.trophy is not None for item in goals)
    reached = view.zone(AreaRef(Area.REACHED))
    assert reached is not None and not any(item.quiet for item in reached.items)
    assert [(one.first, one.last) for one in reached.groups] == [(0, len(reached.items) - 1)]


def test_the_best_of_a_game_opens_its_match() -> None:
    store = Store.in_memory()
    played(store, hands=4, bad=False)
    made = opened(store)
    assert names(made.view(), Area.BEST) == ["Gin Rummy"]
    assert "best hand" in printed(item_named(made.view(), "best:gin").value)
    choose(made, "best:gin")
    assert made.view().scene is Scene.SHEET


def test_a_damaged_match_gives_a_sentence() -> None:
    store = Store.in_memory()
    keep(store, [WON, WON], 0)  # Its actions do not lead to this result.
    made = opened(store)
    made.take_said()
    choose(made, "goal:first-match")
    assert made.view().scene is Scene.ACHIEVEMENTS
    assert made.take_said()


def test_the_end_of_a_match_shows_each_new_trophy_and_opens_it() -> None:
    made, _ = ended("gin")
    shown = made.view().content.trophies
    view = made.view()
    zone = view.zone(AreaRef(Area.CABINET))
    assert [item.ref for item in zone.items] == [one.ref for one in shown]
    assert all(printed(item.name).startswith("New trophy: ") for item in zone.items)
    assert "New troph" in printed(view.status)
    choose(made, "trophy:goal:first-hand")
    view = made.view()
    assert view.scene is Scene.ACHIEVEMENTS
    assert view.focus == EntryRef(EntryKind.GOAL, "first-hand")


def test_few_lines_tell_what_a_match_brought_and_the_sheet_tells_the_shutout() -> None:
    made = parlour()
    dict(states())["ladder-final"](made)
    shown = made.view().content
    said = [printed(text) for text, _ in shown.reached]
    assert len(said) == 4 and "rung 1 of 7" in said[0]
    assert shown.shutout and not any("shutout" in text for text in said)
    assert any(printed(line.label) == "Shutout" for line in shown.lines)


@pytest.mark.parametrize(
    ("language", "typed", "lines"),
    [
        ("en", "records\nrecord 1\nback\nquit\n", ("2 of 29 trophies", "Win a match")),
        ("de", "rekorde\nrekord 1\nzurück\n", ("2 von 29 Trophäen", "Gewinne eine Partie")),
    ],
)
def test_in_the_terminal(language: str, typed: str, lines: tuple[str, ...]) -> None:
    store, out = Store.in_memory(), io.StringIO()
    keep(store, [LOST, WON], 0)
    for hand in (0, 1):
        with_turns(store, 1, hand, 9)
    made = Parlour(store, None, Settings(language=language))
    Terminal(made, io.StringIO(typed), out).run()
    for line in lines:
        assert line in out.getvalue()
