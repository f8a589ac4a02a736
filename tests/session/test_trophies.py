"""Trophies, and what goals bring."""

from __future__ import annotations

from gin.session.goals import Goal
from gin.session.ladder import Place
from gin.session.likeness import READY, Clothes, Likeness, PortraitPart, parse_likeness
from gin.session.rewards import REWARDS, RewardKind
from gin.session.settings import Settings, with_value
from gin.session.storage.store import Store
from gin.session.trophies import PendingTrophies, TrophyKind, may_have_trophies, trophies
from tests.present.test_review import played
from tests.support.ladder import climb_to, keep_match


def kinds(store: Store) -> list[tuple[str, str]]:
    return [(one.kind.value, one.key) for one in trophies(store)]


def test_a_new_player_has_no_trophies() -> None:
    store = Store.in_memory()
    assert trophies(store) == ()
    assert not may_have_trophies(store)
    keep_match(store, Place(1, 1), practice=True)
    assert not may_have_trophies(store)
    keep_match(store, Place(1, 1), 1)
    assert may_have_trophies(store)
    assert trophies(store) == ()


def test_won_rungs_and_reached_goals_are_trophies() -> None:
    store = Store.in_memory()
    keep_match(store, Place(1, 2))
    found = kinds(store)
    assert found[0] == ("rung", "1-2")
    assert ("goal", "first-hand") in found and ("goal", "first-match") in found
    assert all(one.when > 0 for one in trophies(store))


def test_a_completed_round_has_one_cup_instead_of_its_rungs() -> None:
    store = Store.in_memory()
    climb_to(store, Place(1, 7))
    assert [key for kind, key in kinds(store) if kind == "rung"] == [
        "1-6", "1-5", "1-4", "1-3", "1-2", "1-1",
    ]  # fmt: skip
    keep_match(store, Place(1, 7))
    keep_match(store, Place(2, 1))
    found = kinds(store)
    assert found[:2] == [("round", "1"), ("rung", "2-1")]
    assert [key for kind, key in found if kind == "rung"] == ["2-1"]


def test_goals_stand_from_the_hardest_to_the_easiest() -> None:
    store = Store.in_memory()
    played(store, hands=4, bad=False)
    climb_to(store, Place(1, 4))
    order = list(Goal)
    places = [order.index(Goal(key)) for kind, key in kinds(store) if kind == "goal"]
    assert len(places) > 3 and places == sorted(places, reverse=True)


def test_gathering_in_steps_finds_the_same() -> None:
    store = Store.in_memory()
    climb_to(store, Place(1, 4))
    pending = PendingTrophies(store)
    steps = 0
    while (found := pending.step()) is None:
        steps += 1
    assert found == trophies(store)
    assert steps > len(TrophyKind)


def test_rewards_are_of_three_kinds_and_there_is_one_of_each_new_value() -> None:
    assert {one.kind for one in REWARDS.values()} == set(RewardKind)
    values = [one.value for one in REWARDS.values()]
    assert len(set(values)) == len(values)
    order = list(Goal)
    assert [order.index(goal) for goal in REWARDS] == sorted(map(order.index, REWARDS))


def test_any_player_can_use_what_goals_bring() -> None:
    for reward in REWARDS.values():
        settings = Settings()
        assert not reward.worn(settings)
        settings = with_value(settings, *reward.change(settings))
        assert reward.worn(settings)


def test_clothes_leave_the_rest_of_the_portrait() -> None:
    reward = REWARDS[Goal.MASTER]
    assert reward.value is Clothes.ERMINE
    own = Likeness(hair=READY[3].hair, ground=READY[3].ground)
    settings = with_value(Settings(), "portrait", str(own))
    name, value = reward.change(settings)
    worn = parse_likeness(str(value))
    assert (name, worn) == ("portrait", own.having(PortraitPart.CLOTHES, Clothes.ERMINE))
    without = parse_likeness(str(reward.change(Settings())[1]))
    assert without in READY and without is not None and without.clothes is Clothes.ERMINE
