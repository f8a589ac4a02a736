"""Reviews of hands: the decisions, the value of each, and trying alternatives."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from gin.ai.players.heuristic import Heuristic
from gin.ai.players.solitary import advise
from gin.core.cards import Card, cards_of
from gin.interface.audience import ShownFrame
from gin.interface.view import Scene
from gin.language.translation import printed, spoken
from gin.messages import review as words
from gin.present.shell.parlour import Parlour
from gin.present.words import review as told
from gin.rules.model.actions import Discard
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.session.archive import MatchFilter, finished_matches
from gin.session.game import OPPONENT, Session
from gin.session.marks import Mark
from gin.session.review import Rating, Review, continue_from, ratings
from gin.session.settings import Settings
from gin.session.statistics import RecordFilter, tally
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.access import tree
from gin.variants.setups import setup
from tests.support.by_name import choice_named, choose, find_choice, find_zone, zone_named
from tests.support.user import ref


def clumsy(seen: Observation) -> object:
    chosen = Heuristic(0).choose(seen)
    if seen.phase is Phase.DISCARD and isinstance(chosen, Discard):
        lowest = min(
            (card for card in _cards(seen.hand) if card != seen.drawn), key=lambda card: card.rank
        )
        return Discard(lowest)
    return chosen


def _cards(hand: int) -> list[Card]:
    return list(cards_of(hand))


def played(store: Store, game: str = "gin", hands: int = 1, seed: int = 4, bad: bool = True,
           practice: bool = False) -> Session:  # fmt: skip
    session = Session.begin(store, setup(game), 1, seed, practice=practice)
    for number in range(hands):
        if number:
            session.next_hand()
        while not session.hand_over:
            if session.opponent_to_move:
                session.let_opponent_move()
            elif session.level is None:
                session.submit(advise(session.seen).action)
            else:
                session.submit(clumsy(session.seen) if bad else Heuristic(0).choose(session.seen))  # type: ignore[arg-type]
        if session.sheet.over:
            break
    return session


def worked(review: Review) -> Review:
    while not review.done:
        review.work(5.0)
    return review


@dataclass(frozen=True)
class Reviewed:
    store: Store
    first: Review
    slowly: Review
    second: Review


@pytest.fixture(scope="module")
def reviewed() -> Reviewed:
    """Tests share the reviews, since each takes seconds."""
    store = Store.in_memory()
    session = played(store, hands=2)
    assert ratings(store) == ()
    first, second = worked(Review(session, 1)), worked(Review(session, 2))
    slowly = Review(Session.resume(store, session.id), 1)
    for _ in range(100000):
        if slowly.done:
            break
        slowly.work(0.0)
    return Reviewed(store, first, slowly, second)


def test_bad_moves_are_found_with_the_points_they_gave_away(reviewed: Reviewed) -> None:
    good, bad = worked(Review(played(Store.in_memory(), bad=False), 1)), reviewed.first
    assert bad.points / len(bad.decisions) > good.points / len(good.decisions) + 0.5
    turn = bad.turning_point
    assert turn is not None
    worst = bad.verdicts[turn]
    assert 0 < bad.accuracy < good.accuracy
    assert worst is not None and worst.points > 0
    assert worst.chance == max(one.chance for one in bad.verdicts if one is not None)
    for verdict in bad.verdicts:
        assert verdict is not None and verdict.points >= 0 and verdict.chance >= 0


def test_a_review_is_the_same_whenever_it_is_made_and_works_in_small_pieces(
    reviewed: Reviewed,
) -> None:
    assert reviewed.slowly.done
    assert reviewed.slowly.verdicts == reviewed.first.verdicts


def test_every_decision_shows_the_table_as_it_was() -> None:
    session = played(Store.in_memory(), hands=2)
    for hand in (1, 2):
        review = Review(session, hand)
        assert review.decisions
        for decision in review.decisions:
            assert decision.seen.seat == decision.table.turn == 0
            assert decision.table.result is None
            assert review.actions[decision.ply] == decision.action


def test_decisions_are_judged_by_what_the_player_knew() -> None:
    review = Review(played(Store.in_memory()), 1)
    for decision in review.decisions:
        seen, theirs = decision.seen, decision.table.hands[OPPONENT]
        assert not seen.known & ~decision.table.log.taken[OPPONENT]
        assert theirs & ~seen.known & seen.unseen == theirs & ~seen.known


def test_the_rating_is_kept_once_and_drawn_as_a_chart(reviewed: Reviewed) -> None:
    found = ratings(reviewed.store)
    assert len(found) == 2
    for rating, review in zip(found, (reviewed.first, reviewed.second), strict=True):
        assert rating.decisions == len(review.decisions)
        assert rating.points == pytest.approx(review.points, abs=0.01)
    made = Parlour(reviewed.store, None, Settings())
    choose(made, "statistics")
    chart = next(chart for chart in made.view().content.charts if chart.zone == ref("chart:rating"))
    assert chart.title == words.RATING and chart.note == told.rating_note(found)
    assert "2 reviewed hands" in printed(chart.note)
    zone = zone_named(made.view(), "chart:rating")
    assert len(zone.items) == 3


def test_practice_is_not_rated() -> None:
    store = Store.in_memory()
    worked(Review(played(store, seed=18, practice=True), 1))
    assert ratings(store) == ()


def test_the_note_of_the_chart_states_the_trend() -> None:
    found = tuple(Rating(0.0, 10, points) for points in (20, 18, 16, 6, 5, 4))
    note = printed(told.rating_note(found))
    assert note == "1.1 points per move in 6 reviewed hands; lately 0.5, down from 1.8."


def test_a_trial_starts_from_the_decision_and_does_not_change_the_match() -> None:
    store = Store.in_memory()
    session = played(store, hands=2)
    review = Review(session, 2)
    before = store.actions(session.id), tally(store, RecordFilter(), alone=False)
    place = len(review.decisions) // 2
    for _ in range(2):
        tried = continue_from(review, place)
        assert tried.seen == review.decisions[place].seen
        assert tried.hand_number == 2 and tried.practice
        while not tried.hand_over:
            if tried.opponent_to_move:
                tried.let_opponent_move()
            else:
                tried.submit(Heuristic(0).choose(tried.seen))
    assert (store.actions(session.id), tally(store, RecordFilter(), alone=False)) == before


def at_result(game: str = "gin") -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup(game), 3)
    for _ in range(400):
        view = made.view()
        if view.scene is Scene.RESULT:
            made.take_said()
            return made
        if made.waiting:
            made.advance()
            continue
        able = [c.id for c in view.choices if not c.why]
        wanted = [id for id in able if id in ("deal", "confirm", "pass", "draw", "stop")]
        wanted += [id for id in able if id.startswith("discard:")]
        choose(made, wanted[0])
    raise AssertionError("the hand did not end")


def think(made: Parlour) -> None:
    while made.working:
        made.work(5.0)


def test_the_review_is_stepped_through_from_the_result() -> None:
    made = at_result()
    choose(made, "review")
    assert made.view().title == words.title(hand=1) and made.working
    think(made)
    verdict, luck = map(printed, made.take_said()[-2:])
    assert printed(made.view().status) == f"{verdict} {luck}"
    lines = [c for c in made.view().choices if c.id.startswith("move:")]
    choose(made, "step")
    seen = []
    for _ in lines:
        view = made.view()
        seen.append(view.title)
        assert view.scene is Scene.TABLE and view.hint is not None
        open_hand = zone_named(view, "opponent")
        assert all(item.card is not None for item in open_hand.items)
        assert printed(view.status).startswith("You ")
        following = choice_named(view, "step")
        if not following.why:
            choose(made, "step")
    assert len(set(seen)) == len(lines)
    choose(made, "step")
    assert made.take_said()[-1] == words.LAST
    choose(made, "before")
    choose(made, "back")
    choose(made, "back")
    assert made.view().scene is Scene.RESULT


def test_after_a_step_back_the_focus_stays_on_that_button() -> None:
    made = at_result()
    choose(made, "review")
    think(made)
    choose(made, "step")
    for _ in range(3):
        choose(made, "step")
        assert made.view().focus == ref("button:next")
    for _ in range(2):
        choose(made, "before")
        assert made.view().focus == ref("button:before")
    choose(made, "before")
    assert made.view().focus == ref("button:next"), "there is nothing before the first"


def test_a_terminal_steps_through_the_review_and_a_trial_by_words() -> None:
    made, out = at_result(), StringIO()
    said = "review\ndecision 2\nnext\nwhat if\nhint\nreview\nback\nback\n"
    Terminal(made, StringIO(said), out).run()
    text = out.getvalue()
    assert "Hand 1 review." in text and "given away" in text
    assert "2 of " in text and "Better: " in text
    assert "'s open hand" in text
    assert printed(words.BEGUN).split(". ")[0] in text
    assert made.view().scene is Scene.RESULT


def test_a_screen_reader_is_given_what_the_coach_says() -> None:
    made = at_result()
    choose(made, "review")
    think(made)
    choose(made, "move:1")
    view = made.view()
    assert view.hint is not None
    shown = tree.build(ShownFrame(view, view.focus), (1280, 800))
    texts = [node.name for node in shown.nodes]
    assert spoken(view.hint.text) in texts
    open_hand = zone_named(view, "opponent")
    assert all(any(spoken(item.name) in text for text in texts) for item in open_hand.items)


def test_what_if_can_be_played_and_leads_back_to_the_review() -> None:
    made = at_result()
    session = made.session()
    choose(made, "review")
    choose(made, "open:0")
    choose(made, "what-if")
    assert made.take_said()[-1] == words.BEGUN
    view = made.view()
    assert view.title == words.TRIAL and view.subtitle == words.NOT_COUNTED
    assert made.session() is not session
    for _ in range(400):
        view = made.view()
        if view.scene is Scene.RESULT:
            break
        if made.waiting:
            made.advance()
            continue
        able = [c.id for c in view.choices if not c.why]
        wanted = [id for id in able if id in ("confirm", "pass", "draw")]
        choose(made, (wanted + [id for id in able if id.startswith("discard:")])[0])
    assert made.view().title == words.TRIAL
    assert {choice.id for choice in made.view().choices} == {"back", "once-more"}
    choose(made, "once-more")
    assert made.view().scene is Scene.TABLE
    choose(made, "back")
    assert find_choice(made.view(), "what-if") is not None
    assert made.session() is session


def test_finished_matches_lead_to_their_sheets_and_their_hands(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = played(store, hands=60)
    assert session.sheet.over
    (line,) = finished_matches(store, MatchFilter(), 0, 20)
    assert line.totals == session.sheet.totals and not line.won
    made = Parlour(store, None, Settings())
    for choice in ("statistics", "finished", f"match:{session.id}", "hand:1", "review"):
        choose(made, choice)
    assert made.view().title == words.title(hand=1)
    store.close()


def test_a_solitary_hand_is_reviewed_too() -> None:
    made = at_result("solitary")
    choose(made, "review")
    assert made.view().title == words.title(hand=1)
    assert find_choice(made.view(), "open:0") is not None
    choose(made, "open:0")
    assert find_zone(made.view(), "opponent") is None


def test_a_step_briefly_states_position_move_and_better_move() -> None:
    longest = ""
    for game, seed in (("gin", 4), ("gin", 7), ("oklahoma", 5), ("dice", 3)):
        session = played(Store.in_memory(), game, seed=seed)
        review = Review(session, 1)
        while not review.done:
            review.work(1.0)
        for place, decision in enumerate(review.decisions):
            said = spoken(told.step(review, place, "Ada"))
            longest = max(longest, said, key=lambda text: len(text.split()))
            verdict = review.verdicts[place]
            assert said.startswith(f"{place + 1} ")
            assert spoken(told.done(decision, verdict)) in said
            assert verdict is not None
            better = verdict.mark in (Mark.SLIP, Mark.MISTAKE)
            assert (verdict.points > 0) is better
            if better and isinstance(verdict.best.action, Discard):
                assert spoken(verdict.best.action.card) in said
    assert len(longest.split()) <= 25, longest
