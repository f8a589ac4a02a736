"""The saved judgements of the gallery's reports belong to its matches and come from the coach."""

from __future__ import annotations

import json

import pytest

from gin.session.courses import saved_course
from gin.session.decisions import decisions_of, hand_of
from gin.session.report import MatchReport
from gin.session.storage.store import Store
from tools.gallery.reports import FILE, TARGETS, judged, reported

AGAIN = "run `python -m tools.gallery.reports`"


@pytest.mark.parametrize("game", TARGETS)
def test_every_decision_of_a_reported_match_has_a_saved_judgement(game: str) -> None:
    store = Store.in_memory()
    session = reported(store, game)
    report = MatchReport(session)
    assert report.done and report.judged is (game != "colonel"), AGAIN
    for hand in range(1, report.hands + 1) if report.judged else ():
        match, actions = hand_of(session, hand)
        wanted = [[one.ply for one in decisions_of(match, actions, seat)] for seat in (0, 1)]
        found = saved_course(store, session.id, hand)
        assert found is not None
        assert [[move.ply for move in moves] for moves in found] == wanted, AGAIN


@pytest.mark.soak
@pytest.mark.parametrize("game", TARGETS)
def test_the_coach_still_judges_the_reported_matches_as_saved(game: str) -> None:
    assert judged(game) == json.loads(FILE.read_text())[game], AGAIN
