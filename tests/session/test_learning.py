"""Progress of the opponent that learns, from saved hands."""

from __future__ import annotations

from gin.ai.players.levels import LEARNER
from gin.ai.players.progress import NEW, START, STEP, after_all
from gin.rules.model.history import PastHand
from gin.rules.model.result import Outcome
from gin.session.game import Session
from gin.session.learning import progress_before, progress_now, stages_moved
from gin.session.storage.store import ActionRow, Store
from gin.variants.setups import setup


def match(store: Store, *winners: int | None, level: int = LEARNER, practice: bool = False) -> int:
    id = store.begin_match("gin", (), level, 1, None, practice=practice)
    for number, winner in enumerate(winners):
        move = ActionRow(number, 0, 0, "draw")
        row = ("knock", winner, winner, 20, 0, 4, 24)
        store.end_hand(id, move, row, (20, 0), None, over=False)
    return id


def past(winner: int | None) -> PastHand:
    return PastHand(winner, Outcome.KNOCK, (3, 3), 4, (10, 0), winner=winner)


def test_a_stranger_meets_her_at_the_start() -> None:
    store = Store.in_memory()
    assert progress_now(store) == NEW
    match(store, 0, 0, level=1)
    match(store, 0, 0, practice=True)
    assert progress_now(store) == NEW


def test_all_hands_before_a_match_count() -> None:
    store = Store.in_memory()
    match(store, 0, 0, None)
    second = match(store, 1)
    assert progress_before(store, second) == after_all([True, True])
    assert progress_now(store) == after_all([True, True, False])


def test_a_match_begins_where_the_last_one_ended() -> None:
    store = Store.in_memory()
    match(store, 0)
    session = Session.begin(store, setup("gin"), LEARNER, 5)
    assert session.stages_moved == 0
    assert progress_before(store, session.id).share == START - STEP


def test_a_move_by_a_stage_is_noticed_after_the_hand_that_caused_it() -> None:
    won = (past(0),) * 4
    moves = [stages_moved((past(0),) * count, NEW) for count in range(8)]
    assert moves[0] == 0
    assert sum(moves) == after_all([True] * 7).stage - NEW.stage < 0
    assert stages_moved(won, NEW) == after_all([True] * 4).stage - after_all([True] * 3).stage
