"""Exercises from the player's own hands."""

from __future__ import annotations

from datetime import date

import pytest

from gin.core.errors import SaveError
from gin.session.answers import answers
from gin.session.decisions import decisions_of
from gin.session.exercise_queue import next_exercises
from gin.session.exercises import Exercise, is_right
from gin.session.game import HUMAN, Session
from gin.session.hint_count import count_hint
from gin.session.judged import JudgedMove, Slip, save_judgement
from gin.session.own_exercises import (
    LATEST,
    MORE_THAN,
    OwnExercise,
    PendingSolution,
    own_exercise,
    own_exercises,
)
from gin.session.report import MatchReport
from gin.session.review import Review
from gin.session.storage.store import ActionRow, Store
from gin.session.themes import Theme
from tests.present.test_review import played, worked

DAY = date(2026, 11, 27)


@pytest.fixture(scope="module")
def clumsy() -> tuple[Store, Session]:
    """A match with costly decisions, whose hands are reviewed."""
    store = Store.in_memory()
    session = played(store, hands=2)
    for hand in (1, 2):
        worked(Review(session, hand))
    return store, session


def test_reviewed_decisions_that_cost_much_are_exercises(clumsy: tuple[Store, Session]) -> None:
    store, session = clumsy
    found = list(own_exercises(store))
    assert found and all(one.cost > MORE_THAN for one in found)
    costly = {
        (hand, decision.ply)
        for hand in (1, 2)
        for review in [worked(Review(session, hand))]
        for decision, verdict in zip(review.decisions, review.verdicts, strict=True)
        if verdict is not None and verdict.points > MORE_THAN
    }
    assert {(one.hand, one.ply) for one in found} <= costly


def test_a_match_with_hints_makes_no_exercises() -> None:
    store = Store.in_memory()
    session = played(store, hands=1)
    worked(Review(session, 1))
    (first, *_) = own_exercises(store)
    count_hint(store, session.id)
    assert not list(own_exercises(store)) and own_exercise(store, first.key) is None


def test_a_report_makes_exercises_too() -> None:
    store = Store.in_memory()
    report = MatchReport(played(store, hands=1))
    assert not list(own_exercises(store))
    while not report.done:
        report.work(5.0)
    costly = {one.move.ply for one in report.costliest if one.move.points > MORE_THAN}
    assert costly <= {one.ply for one in own_exercises(store)} and costly


def test_the_position_is_that_of_the_decision(clumsy: tuple[Store, Session]) -> None:
    store, session = clumsy
    for one in own_exercises(store):
        review = Review(session, one.hand)
        decision = next(each for each in review.decisions if each.ply == one.ply)
        begun = one.begin(store)
        assert begun.seen.hand == decision.seen.hand and begun.seen.turn == HUMAN
        assert begun.practice and not begun.store.saves
        assert own_exercise(store, one.key) == one
        assert 1375 <= one.rating <= 1625


def test_the_decision_itself_is_wrong(clumsy: tuple[Store, Session]) -> None:
    store, session = clumsy
    one = next(own_exercises(store))
    pending = PendingSolution(store, one)
    while not pending.work(1.0):
        continue
    solution = pending.solution
    assert solution is not None and solution.others
    review = Review(session, one.hand)
    made = next(each.action for each in review.decisions if each.ply == one.ply)
    seen = one.begin(store).seen
    assert is_right(one.theme, solution, seen, solution.best)
    assert not is_right(one.theme, solution, seen, made)


def test_every_second_new_exercise_is_an_own_one(clumsy: tuple[Store, Session]) -> None:
    store = Store.in_memory()
    session = played(store, hands=1)
    worked(Review(session, 1))
    assert list(own_exercises(store)), "the hand must have a costly decision"
    kinds = []
    for _ in range(3):
        one = next(next_exercises(store, DAY))
        kinds.append(isinstance(one, OwnExercise))
        store.add_answer(one.key, one.theme, "", one.rating, DAY.isoformat(), correct=False)
    assert kinds[:2] == [False, True]
    again = next(next_exercises(store, date(2026, 11, 28)))
    assert again.key in {one.exercise for one in answers(store).given}
    own = next(key for key in answers(store).on(DAY) if key.startswith("own:"))
    later = [one.key for one in next_exercises(store, date(2026, 11, 28))]
    assert own in later


def test_damaged_keys_and_lost_matches_have_no_exercise(clumsy: tuple[Store, Session]) -> None:
    store, _ = clumsy
    for key in ("own:", "own:1:2", "own:a:b:c", f"own:{10**30}:1:1", "own:999:1:1"):
        assert own_exercise(store, key) is None
    one = next(own_exercises(store))
    lost = OwnExercise(one.theme, 999, 1, 1, 5.0)
    with pytest.raises(SaveError):
        lost.begin(store)


def test_practice_and_small_costs_are_left_out() -> None:
    store = Store.in_memory()
    for practice in (True, False):
        session = played(store, hands=1, practice=practice)
        plies = [one.ply for one in decisions_of(session.match, (), HUMAN)] or [1]
        save_judgement(store, session.id, 1, [JudgedMove(plies[0], Slip.DISCARD, MORE_THAN)])
    assert not list(own_exercises(store))


def test_the_latest_matches_come_first_and_the_oldest_not_at_all() -> None:
    store = Store.in_memory()
    for _ in range(LATEST + 1):
        store.begin_match("gin", (), 1, 7, 0, practice=False)
    for match in (1, 2, LATEST + 1):
        store.add_action(match, ActionRow(0, 4, HUMAN, "discard KD"))
        save_judgement(store, match, 1, [JudgedMove(4, Slip.DISCARD, 5.0)])
    store._link.execute("UPDATE match SET played = id")
    assert [one.match for one in own_exercises(store)] == [LATEST + 1, 2]
    # An answered one can still come again.
    assert own_exercise(store, "own:1:1:4") is not None


def test_themes_follow_from_the_kind_of_slip() -> None:
    store = Store.in_memory()
    session = played(store, hands=1)
    rows = [row for row in store.actions(session.id) if row.seat == HUMAN][:4]
    slips = (Slip.EARLY, Slip.LATE, Slip.DRAW, Slip.DISCARD)
    moves = [JudgedMove(row.ply, slip, 5.0) for row, slip in zip(rows, slips, strict=True)]
    save_judgement(store, session.id, 1, moves)
    found = {one.ply: one.theme for one in own_exercises(store)}
    wanted = (Theme.KNOCK, Theme.KNOCK, Theme.TAKE, Theme.GOES)
    assert list(found.values()).count(Theme.KNOCK) == 2
    assert [found[row.ply] for row in rows] == list(wanted)
    assert [one.theme for one in own_exercises(store, Theme.TAKE)] == [Theme.TAKE]
    assert isinstance(next(next_exercises(store, DAY)), Exercise)
