"""The cabinet of the menu, and what goals bring on the pages that name it."""

from __future__ import annotations

import io

import pytest

from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.interface.controls import ControlKind, Sample
from gin.interface.intents import Change
from gin.interface.paper import FinalView
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef
from gin.interface.view import Role, Scene, View, Zone
from gin.language.translation import printed
from gin.messages import menu
from gin.present import cabinet
from gin.present.shell.parlour import Parlour
from gin.present.words import trophies as words
from gin.session.goals import Goal
from gin.session.ladder import PLACES, ROUNDS, Place
from gin.session.rewards import REWARDS
from gin.session.setting import Pattern
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.session.trophies import Trophy, TrophyKind
from gin.text.terminal import Terminal
from tests.present.test_ladder import ended, finished
from tests.support.by_name import choose, find_choice, item_named
from tests.support.ladder import climb_to, keep_match
from tests.support.tournaments import begun, finish_all


def at_menu(store: Store) -> Parlour:
    made = Parlour(store, None, Settings())
    while made.working:
        made.work(1.0)
    return made


def shelves(view: View) -> Zone | None:
    return view.zone(AreaRef(Area.CABINET))


def test_a_new_player_has_no_cabinet() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    assert shelves(made.view()) is None
    assert not made.working


def test_the_first_view_does_not_wait_for_the_trophies() -> None:
    store = Store.in_memory()
    keep_match(store, Place(1, 1))
    made = Parlour(store, None, Settings())
    empty = shelves(made.view())
    assert empty is not None and empty.items == ()
    assert made.working
    while made.working:
        made.work(0.0)
    zone = shelves(made.view())
    assert zone is not None and printed(zone.name) == f"Cabinet, {len(zone.items)} trophies"
    assert printed(zone.items[0].name) == "Pia, beaten on the ladder: Gin Rummy to 50"


def test_an_empty_cabinet_invites() -> None:
    store = Store.in_memory()
    keep_match(store, Place(1, 1), 1)
    zone = shelves(at_menu(store).view())
    assert zone is not None and printed(zone.name) == "Cabinet, still empty"
    assert [printed(item.name) for item in zone.items] == ["Win one hand for your first trophy"]


def test_a_trophy_opens_its_row_of_the_records() -> None:
    store = Store.in_memory()
    climb_to(store, Place(1, 3))
    made = at_menu(store)
    choose(made, "trophy:goal:first-match")
    view = made.view()
    assert (view.scene, view.focus) == (Scene.ACHIEVEMENTS, EntryRef(EntryKind.GOAL, "first-match"))
    made.home()
    choose(made, "trophy:rung:1-2")
    view = made.view()
    assert view.focus == EntryRef(EntryKind.RUNG, "1")
    assert printed(item_named(view, "rung:1").value) == "2 of 7"
    choose(made, "rung:1")
    assert made.view().scene is Scene.LADDER


def test_the_cup_of_a_tournament_stands_in_the_cabinet() -> None:
    store = Store.in_memory()
    id = begun(store)
    finish_all(store, id)
    made = at_menu(store)
    zone = shelves(made.view())
    assert zone is not None and printed(zone.items[0].name) == "A tournament cup"
    choose(made, f"trophy:cup:{id}")
    view = made.view()
    assert view.focus == EntryRef(EntryKind.CUP, str(id))
    assert printed(item_named(view, f"cup:{id}").name) == "Gin Rummy to 50"
    assert find_choice(view, f"cup:{id}") is not None


def test_the_cabinet_follows_new_matches_and_keeps_the_best() -> None:
    store = Store.in_memory()
    keep_match(store, Place(1, 1))
    made = at_menu(store)
    before = shelves(made.view())
    for place in PLACES:
        keep_match(store, place)
    assert made.working and shelves(made.view()) == before
    while made.working:
        made.work(1.0)
    zone = shelves(made.view())
    assert zone is not None and len(zone.items) <= cabinet.MOST
    assert [item.ref for item in zone.items[: len(ROUNDS)]] == [
        EntryRef(EntryKind.TROPHY, f"round:{number}") for number in range(len(ROUNDS), 0, -1)
    ]


def test_every_trophy_has_its_own_name_and_a_picture() -> None:
    every = [
        *(Trophy(TrophyKind.ROUND, str(number + 1), 0.0) for number in range(len(ROUNDS))),
        Trophy(TrophyKind.CUP, "1", 0.0),
        *(Trophy(TrophyKind.RUNG, f"{one.round}-{one.step}", 0.0) for one in PLACES),
        *(Trophy(TrophyKind.GOAL, goal, 0.0) for goal in Goal),
    ]
    assert len({printed(words.name(one)) for one in every}) == len(every)
    assert all(words.picture(one).mark or words.picture(one).portrait for one in every)


def test_a_store_that_cannot_be_read_has_no_cabinet(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_memory()
    keep_match(store, Place(1, 1))

    def fails(*_: object) -> None:
        raise SaveError(Verbatim("no disk"))

    monkeypatch.setattr(cabinet, "may_have_trophies", fails)
    made = Parlour(store, None, Settings())
    assert shelves(made.view()) is None and not made.working


@pytest.mark.parametrize("first", ["", "look\n"])
def test_the_menu_of_the_terminal_stays_short(first: str) -> None:
    store, out = Store.in_memory(), io.StringIO()
    climb_to(store, Place(1, 3))
    made = Parlour(store, None, Settings())
    Terminal(made, io.StringIO(f"{first}trophy 1\nback\n"), out).run()
    assert "beaten on the ladder" not in out.getvalue()
    assert "Trophies.\n" in out.getvalue()


def test_the_records_name_what_goals_bring_and_put_it_on() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    choose(made, "records")
    view = made.view()
    assert printed(item_named(view, "goal:first-match").note) == "Reward: card back, Red tartan"
    assert not printed(item_named(view, "goal:gin").note)
    said: list[str] = []
    for goal, reward in REWARDS.items():
        row = item_named(made.view(), f"reward:{goal}")
        assert (row.role, printed(row.value)) == (Role.BUTTON, "not earned yet")
        act = next(one for one in made.view().choices if one.item == row.ref)
        made.choose(act.intent)
        assert reward.worn(made.settings)
        said += [printed(one.text) for one in made.take_announcements()]
        assert printed(item_named(made.view(), f"reward:{goal}").value) == "in use"
        made.choose(act.intent)
        assert printed(made.take_announcements()[-1].text) == "You're already using it."
    assert "Card back: Red tartan." in said and "Outfit: Ermine robe." in said


def test_a_reward_that_was_earned_can_be_put_on() -> None:
    store = Store.in_memory()
    finished(store, Place(1, 1), won=True)
    made = Parlour(store, None, Settings())
    choose(made, "records")
    assert printed(item_named(made.view(), "reward:first-match").value) == "use it"
    assert printed(item_named(made.view(), "reward:master").value) == "not earned yet"


def test_the_end_of_a_match_puts_on_what_its_goals_bring() -> None:
    store = Store.in_memory()
    made = ended(store, finished(store, Place(1, 1), won=True))
    view = made.view()
    assert isinstance(view.content, FinalView)
    (reward,) = view.content.rewards
    words = tuple(printed(one) for one in (reward.line, reward.kind, reward.name))
    assert words == ("Reward: card back, Red tartan", "Card back", "Red tartan")
    assert reward.sample == Sample(ControlKind.BACKS, "tartan")
    assert printed(item_named(view, "line:reward:1").name) == words[0]
    put_on = next(one for one in view.choices if one.intent == Change("pattern", Pattern.TARTAN))
    assert (put_on.item, printed(put_on.brief)) == (reward.button, "Use")
    assert printed(put_on.label) == "Use Red tartan"
    made.choose(put_on.intent)
    assert made.settings.pattern is Pattern.TARTAN
    assert put_on.intent not in [one.intent for one in made.view().choices]
    assert printed(item_named(made.view(), "line:reward:1").value) == "in use"
    assert find_choice(made.view(), "ladder") is not None


def test_the_latest_cups_and_portraits_stand_on_the_mantel_at_the_table() -> None:
    store = Store.in_memory()
    climb_to(store, Place(1, 4))
    made = at_menu(store)
    assert made.view().mantel == ()
    choose(made, "play")
    while made.view().scene is not Scene.TABLE:
        made.choose(next(choice.intent for choice in made.view().choices if not choice.aside))
    won = made.view().mantel
    assert len(won) == cabinet.ON_MANTEL
    assert {one.shape for one in won} <= cabinet.STANDING
    made.home()
    assert made.view().mantel == ()


def test_the_menu_names_the_nearest_goal_once_gathered() -> None:
    store = Store.in_memory()
    keep_match(store, Place(1, 1))
    made = Parlour(store, None, Settings())
    assert made.view().status == menu.FOOT
    while made.working:
        made.work(1.0)
    assert printed(made.view().status) == "Next up: Go gin"
