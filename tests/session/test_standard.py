"""Hints and reviews judge by one standard."""

from __future__ import annotations

from gin.ai.advice.evaluation import Judgement, Worth
from gin.ai.advice.preferred import comparison, preferred
from gin.ai.advice.reasons import hint
from gin.core.cards import Card
from gin.present.words import review as words
from gin.rules.model.actions import Discard, Draw
from gin.session.courses import CourseMove, save_course, saved_course
from gin.session.game import HUMAN, Session
from gin.session.hint_count import hinted_moves, save_hint
from gin.session.marks import Mark
from gin.session.report import MatchReport
from gin.session.review import Review
from gin.session.standard import move_cost
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.play.test_hints import DISCARDS, seen_in
from tests.present.test_review import played, worked

SEEN = seen_in(DISCARDS[1])
"""A lone 9, an ace that goes with a 2, and melds."""


def judgement(**points: float) -> Judgement:
    found = [
        Worth(Discard(Card.parse(code[::-1])), value, 0.5 + value / 100, 0.5, 1.0)
        for code, value in points.items()
    ]
    return Judgement(tuple(sorted(found, key=lambda worth: -worth.points)), 512)


def test_a_review_prefers_what_a_hint_advises() -> None:
    for lead in (-2.4, -1.0, 0.0, 1.0, 3.0, 6.0):
        judged = judgement(S9=5.0 - lead, C4=5.0, C2=4.0)
        advised = hint(SEEN, judged).action
        assert preferred(SEEN, judged).action == advised
        for worth in judged.moves:
            found = move_cost(SEEN, judged, worth.action)
            assert found.best.action == advised
            assert not found.points or found.points >= 2.0
        assert not move_cost(SEEN, judged, advised).points


def test_less_than_two_points_and_less_than_the_doubt_are_no_slip() -> None:
    judged = judgement(S9=5.0, C4=3.1, C2=2.9)
    assert [move_cost(SEEN, judged, one.action).points > 0 for one in judged.moves] == [
        False, False, True,
    ]  # fmt: skip


def test_a_hint_is_compared_only_with_a_loose_card() -> None:
    judged = judgement(S9=5.0, D4=4.9, D5=4.8)
    found = comparison(SEEN, judged, judged.best)
    assert found is not None and found.kept == Card.parse("8D")


def test_a_followed_hint_is_never_a_slip() -> None:
    store = Store.in_memory()
    session = played(store, hands=1)
    before = worked(Review(session, 1))
    bad = [
        decision
        for decision, verdict in zip(before.decisions, before.verdicts, strict=True)
        if verdict is not None and verdict.points
    ]
    assert bad
    for decision in bad:
        save_hint(store, session.id, 1, decision.ply, decision.action)
    assert len(hinted_moves(store, session.id, 1)) == len(bad)
    after = worked(Review(Session.resume(store, session.id), 1))
    marks = {verdict.mark for verdict in after.verdicts if verdict is not None}
    assert Mark.HINT in marks
    assert marks <= {Mark.BEST, Mark.GOOD, Mark.HINT} and not after.points
    report = MatchReport(Session.resume(store, session.id))
    while not report.done:
        report.work(5.0)
    assert not report.given(HUMAN) and not report.costliest


def test_a_move_taken_back_takes_its_later_hints_with_it() -> None:
    store = Store.in_memory()
    session = played(store, hands=1)
    own = [row.ply for row in store.actions(session.id) if row.seat == HUMAN and not row.hand]
    for ply in own[-2:]:
        save_hint(store, session.id, 1, ply, Draw())
        save_hint(store, session.id, 2, ply, Draw())
    session.rewind(own[-2])
    assert list(hinted_moves(store, session.id, 1)) == own[-2:-1]
    assert list(hinted_moves(store, session.id, 2)) == own[-2:]


def test_bad_notes_of_hints_are_ignored() -> None:
    store = Store.in_memory()
    store.set_note("hinted:1", "1 2 discard 4C\n2 2 draw\n1 x draw\n1 3 fly\n\n1\n")
    assert hinted_moves(store, 1, 1) == {2: Discard(Card.parse("4C"))}


def test_small_losses_of_an_earlier_version_are_not_shown() -> None:
    store = Store.in_memory()
    id = Session.begin(store, setup("gin"), 1, 3).id
    slip, mistake = CourseMove(1, 0.4, 0.5, 1.5, "draw"), CourseMove(3, 0.4, 0.5, 4.5, "draw")
    save_course(store, id, 1, ((slip, mistake), ()))
    assert saved_course(store, id, 1) == ((CourseMove(1, 0.4, 0.4), mistake), ())


def test_a_step_names_what_a_hint_would_have_advised() -> None:
    review = worked(Review(played(Store.in_memory()), 1))
    for decision, verdict in zip(review.decisions, review.verdicts, strict=True):
        assert verdict is not None
        if verdict.points:
            advised = hint(decision.seen, verdict.judged)
            assert words.better(advised.action, words.top(decision)) == words.better(
                verdict.best.action, words.top(decision)
            )
