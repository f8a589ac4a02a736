"""Matches between people stand apart from those against the house."""

from __future__ import annotations

from gin.session.partner import PERSON_LEVEL, Partner
from gin.session.results_between import (
    Results,
    has_match,
    last_finished_with,
    results_against,
)
from gin.session.statistics import RecordFilter, tally
from gin.session.storage.store import ActionRow, Store

BEN = Partner("Ben", "player-2")


def finish(store: Store, winner: int, partner: Partner, secret: str = "") -> int:
    """Save a finished match of one hand that was not played."""
    match = store.begin_match(
        "gin", (), PERSON_LEVEL, 1, 0, practice=False, secret=secret, partner=partner.written()
    )
    totals = (130, 0) if winner == 0 else (0, 130)
    store.end_hand(
        match, ActionRow(0, 0, winner, "draw"), ("gin", winner, winner, *totals, 0, 30), totals,
        winner, over=True,
    )  # fmt: skip
    return match


def test_results_are_counted_for_each_person() -> None:
    store = Store.in_memory()
    for winner in (0, 1, 1):
        finish(store, winner, BEN)
    finish(store, 0, Partner("Eva"))
    assert results_against(store) == {"player-2": Results(3, 1, 2), "": Results(1, 1, 0)}


def test_they_do_not_count_with_those_against_the_house() -> None:
    store = Store.in_memory()
    finish(store, 0, BEN)
    assert not tally(store, RecordFilter(), alone=False).played
    assert len(tally(store, RecordFilter(level=PERSON_LEVEL), alone=False).played) == 1


def test_the_match_to_hand_over_is_the_last_one_that_the_player_began() -> None:
    store, other = Store.in_memory(), Store.in_memory()
    assert last_finished_with(store, "player-2") is None
    finish(store, 0, BEN, "a" * 64)
    last = finish(store, 1, BEN, "b" * 64)
    finish(store, 1, Partner("Ben", "player-2", swapped=True), "c" * 64)
    found = last_finished_with(store, "player-2")
    assert found is not None
    assert found.id == last
    assert not has_match(other, found)
    other.copy_match(store, last)
    assert has_match(other, found)
