"""The page of the ladder, and the end of its matches."""

from __future__ import annotations

import io

import pytest

from gin.interface.paper import FinalView, LadderView
from gin.interface.pictures import Mood
from gin.interface.refs import Area, AreaRef
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages.talk import SERIES
from gin.present.output import talk
from gin.present.shell.parlour import Parlour
from gin.present.words import ladder as words
from gin.present.words.talk import TalkOccasion
from gin.session.game import Session
from gin.session.ladder import PLACES, Place, climb
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from tests.support.by_name import choose, find_choice, item_named
from tests.support.daily import play_out
from tests.support.ladder import climb_to, keep_match


def opened(store: Store) -> Parlour:
    made = Parlour(store, None, Settings())
    choose(made, "ladder")
    return made


def test_a_new_player_is_invited_by_the_first_opponent() -> None:
    made = opened(Store.in_memory())
    view = made.view()
    assert view.scene is Scene.LADDER
    assert printed(view.subtitle) == "Round 1: The classics. 0 of 7 rungs climbed"
    assert "First to fifty" in printed(view.status)
    pia = item_named(view, "rung:1-1")
    assert (printed(pia.name), printed(pia.value)) == ("Rung 1: Pia", "up next")
    assert (pia.mood, pia.selected) == (Mood.GREETING, True)
    top = view.zone(AreaRef(Area.RUNGS))
    assert top is not None and printed(top.items[0].name) == "Top rung: Anselm"
    choose(made, "play")
    session = made.session()
    assert session is not None
    assert (session.event, session.level, session.practice) == ("ladder:1:1", 6, False)


def test_faces_and_words_show_how_it_stands() -> None:
    store = Store.in_memory()
    climb_to(store, Place(1, 3))
    keep_match(store, Place(1, 3), 1)
    keep_match(store, Place(1, 5), 1)
    keep_match(store, Place(1, 5), 1)
    made = opened(store)
    view = made.view()
    assert [item_named(view, f"rung:1-{step}").mood for step in range(1, 7)] == [
        Mood.LOSING, Mood.LOSING, Mood.WINNING, Mood.CALM, Mood.WINNING, Mood.CALM,
    ]  # fmt: skip
    assert printed(item_named(view, "rung:1-2").value).startswith("won ")
    assert printed(item_named(view, "rung:1-3").value) == "up next"
    assert printed(item_named(view, "rung:1-5").value) == "lost twice"
    assert "Lost once." in printed(view.status)
    assert isinstance(view.content, LadderView)
    assert view.content.here == item_named(view, "rung:1-3").ref


def test_any_rung_can_be_played_at_any_time() -> None:
    made = opened(Store.in_memory())
    for place in PLACES:
        while find_choice(made.view(), f"rung:{place.round}-{place.step}") is None:
            choose(made, "newer")
        choose(made, f"rung:{place.round}-{place.step}")
        play = find_choice(made.view(), "play")
        assert play is not None and not play.why
        assert printed(words.invitation(place)) in printed(made.view().zones[0].items[1].name)


def test_an_unfinished_match_of_a_rung_is_continued() -> None:
    made = opened(Store.in_memory())
    choose(made, "play")
    session = made.session()
    assert session is not None
    made.home()
    choose(made, "ladder")
    assert printed(item_named(made.view(), "rung:1-1").value) == "in progress, 0 to 0"
    label = find_choice(made.view(), "play")
    assert label is not None and printed(label.label) == "Continue against Pia"
    choose(made, "play")
    again = made.session()
    assert again is not None and again.id == session.id


def test_a_climbed_round_leads_to_the_next() -> None:
    store = Store.in_memory()
    climb_to(store, Place(2, 1))
    made = opened(store)
    assert printed(made.view().subtitle).startswith("Round 2: Other melds.")
    choose(made, "older")
    view = made.view()
    assert isinstance(view.content, LadderView) and view.content.completed
    onward = find_choice(view, "newer")
    assert onward is not None and onward.main
    choose(made, "newer")
    assert printed(made.view().subtitle).startswith("Round 2")


def test_the_last_round_has_no_next_one() -> None:
    store = Store.in_memory()
    climb_to(store, Place(4, 7))
    keep_match(store, Place(4, 7))
    made = opened(store)
    view = made.view()
    assert printed(view.subtitle) == "Round 4: Melds on the table. 7 of 7 rungs climbed"
    newer, play = find_choice(view, "newer"), find_choice(view, "play")
    assert newer is not None and printed(newer.why) == "This is the last round."
    assert play is not None and play.main


def finished(store: Store, place: Place, *, won: bool) -> Session:
    """Play a rung's match with seeds until it ends as wanted."""
    rung = place.rung
    for seed in range(40):
        session = Session.begin(
            store, rung.setup, rung.level, seed=seed, dealer=0, event=place.event
        )
        play_out(session, 4 if won else 6)
        if (session.sheet.winner == 0) is won:
            return session
    raise AssertionError("no match ended as wanted")


def ended(store: Store, session: Session) -> Parlour:
    made = Parlour(store, None, Settings())
    made.matches.resume(session.id)
    choose(made, "final")
    return made


def test_the_end_of_a_won_match_leads_up_the_ladder() -> None:
    store = Store.in_memory()
    session = finished(store, Place(1, 1), won=True)
    made = ended(store, session)
    view = made.view()
    assert isinstance(view.content, FinalView)
    lines = [printed(line) for line, _ in view.content.reached]
    assert "You've climbed to rung 1 of 7" in lines
    assert "Felix is next: House Rules" in lines
    up = find_choice(view, "ladder")
    assert up is not None and up.main and printed(up.label) == "Up the ladder"
    assert find_choice(view, "again") is None
    choose(made, "ladder")
    assert item_named(made.view(), "rung:1-2").selected


def test_the_end_of_a_lost_match_offers_the_same_rung() -> None:
    store = Store.in_memory()
    session = finished(store, Place(1, 2), won=False)
    made = ended(store, session)
    view = made.view()
    assert isinstance(view.content, FinalView)
    assert "Felix holds the rung for now" in [printed(line) for line, _ in view.content.reached]
    again = find_choice(view, "again")
    assert again is not None and again.main and printed(again.label) == "Try again"
    choose(made, "again")
    now = made.session()
    assert now is not None and (now.event, now.id != session.id) == ("ladder:1:2", True)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (Place(1, 6), "Anselm is next: Gin Rummy to 150"),
        (Place(1, 7), "You have climbed the whole ladder: The classics"),
        (Place(4, 7), "You have climbed every round"),
    ],
)
def test_the_end_says_what_comes_next(place: Place, line: str) -> None:
    store = Store.in_memory()
    climb_to(store, place)
    keep_match(store, place)
    found = [printed(text) for text, _ in words.outcome(place, climb(store), won=True)]
    assert line in found
    if place == Place(1, 7):
        assert found[-1] == "Next up: Other melds"


def test_the_opponent_knows_that_it_is_the_ladder() -> None:
    made = Parlour(Store.in_memory(), None, Settings())
    made.matches.ladder(Place(1, 2))
    greeting = " ".join(printed(one.text) for one in made.take_announcements())
    assert any(printed(line) in greeting for line in SERIES["felix-ladder-greeting"])


@pytest.mark.parametrize(
    ("place", "winner", "found"),
    [
        (Place(1, 2), 0, TalkOccasion.LADDER_LOSES),
        (Place(1, 2), 1, TalkOccasion.LADDER_WINS),
        (Place(1, 6), 0, TalkOccasion.LADDER_LOSES),
        (Place(2, 7), 0, TalkOccasion.LADDER_TOP),
        (Place(2, 7), 1, TalkOccasion.LADDER_WINS),
    ],
)
def test_the_parting_is_that_of_the_ladder(place: Place, winner: int, found: TalkOccasion) -> None:
    usual = talk.occasion((), 1, log=(), match_winner=winner)
    assert usual is not None
    assert talk.on_ladder(usual, place) is found
    assert talk.on_ladder(TalkOccasion.TAKES, place) is TalkOccasion.TAKES


def test_the_page_in_the_terminal() -> None:
    out = io.StringIO()
    made = Parlour(Store.in_memory(), None, Settings())
    Terminal(made, io.StringIO("ladder\nrung 4\nnext round\nplay\n"), out).run()
    text = out.getvalue()
    assert "Rung 4: Ada" in text
    assert "No knocking, please." in text
    assert "Round 2: Other melds" in text
    assert "Ladder: Gin Rainbow to 50" in text
