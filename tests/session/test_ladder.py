"""The ladder: its rungs, and how far a player has climbed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gin.ai.player import ThinkingTime
from gin.ai.players.levels import LADDER, STRONGEST, player
from gin.language.translation import printed
from gin.session.engines.client import Engines
from gin.session.game import Session
from gin.session.ladder import PLACES, ROUNDS, Place, climb, place_of, thinking_time
from gin.session.storage.store import Store
from gin.session.unfinished import give_up, unfinished
from gin.variants.setups import setup
from tests.support.ladder import climb_to, keep_match
from tests.support.places import TOP


def test_each_round_leads_past_every_opponent_to_the_strongest_again() -> None:
    for rungs in ROUNDS:
        assert [one.level for one in rungs] == [*LADDER, STRONGEST]
        assert all(one.setup.rules.seats == 2 for one in rungs)
        assert len({(one.game, one.agreed) for one in rungs}) == len(rungs)


def test_each_round_has_games_of_another_family() -> None:
    groups = [frozenset(one.setup.game.group for one in rungs[:-1]) for rungs in ROUNDS]
    assert len(set(groups)) == len(ROUNDS)
    played = [(one.game, one.agreed) for rungs in ROUNDS for one in rungs]
    repeated = {one for one in played if played.count(one) > 1}
    assert not repeated


def test_options_are_written_as_they_are_saved() -> None:
    for rungs in ROUNDS:
        for one in rungs:
            assert sorted(one.setup.agreed) == sorted(one.agreed)


@pytest.mark.parametrize(
    "event",
    ["", "ladder:", "ladder:1", "ladder:5:1", "ladder:1:8", "ladder:0:1", "ladder:1:01",
     "ladder:1:2:3", "Ladder:1:2", "tournament:1:2", "ladder:1:x"],
)  # fmt: skip
def test_other_events_are_no_rungs(event: str) -> None:
    assert place_of(event) is None
    store = Store.in_memory()
    store.begin_match("gin", (), 1, 1, None, practice=False, event=event)
    assert climb(store).next == PLACES[0]
    assert climb(store).rungs == climb(Store.in_memory()).rungs


def test_events_name_their_rungs() -> None:
    assert [place_of(place.event) for place in PLACES] == list(PLACES)
    assert Place(2, 3).event == "ladder:2:3"


def test_the_next_rung_is_the_lowest_that_was_not_won() -> None:
    store = Store.in_memory()
    assert climb(store).next == Place(1, 1)
    keep_match(store, Place(1, 3))
    assert climb(store).next == Place(1, 1)
    keep_match(store, Place(1, 1))
    keep_match(store, Place(1, 2), 1)
    assert climb(store).next == Place(1, 2)
    assert climb(store).state(Place(1, 2)).lost == 1
    keep_match(store, Place(1, 2))
    assert climb(store).next == Place(1, 4)


def test_a_round_follows_another_up_to_the_end() -> None:
    store = Store.in_memory()
    climb_to(store, Place(1, 7))
    assert not climb(store).completed(1)
    keep_match(store, Place(1, 7))
    assert climb(store).completed(1)
    assert climb(store).next == Place(2, 1)
    climb_to(store, Place(4, 7))
    keep_match(store, Place(4, 7))
    assert climb(store).next is None
    assert all(climb(store).completed(number) for number in range(1, len(ROUNDS) + 1))


def test_the_first_win_on_a_rung_stays_and_the_latest_match_shows_in_the_face() -> None:
    store = Store.in_memory()
    first = keep_match(store, Place(1, 1))
    keep_match(store, Place(1, 1), 1)
    state = climb(store).state(Place(1, 1))
    assert (state.match, state.lost, state.last_lost) == (first, 1, True)
    keep_match(store, Place(1, 1))
    state = climb(store).state(Place(1, 1))
    assert (state.match, state.lost, state.last_lost) == (first, 1, False)


def test_practice_and_matches_given_up_do_not_count() -> None:
    store = Store.in_memory()
    keep_match(store, Place(1, 1), practice=True)
    begun = keep_match(store, Place(1, 1), None, finished=False)
    assert climb(store).state(Place(1, 1)).begun == begun
    assert climb(store).state(Place(1, 1)).totals == (34, 0)
    give_up(store, begun)
    assert climb(store).state(Place(1, 1)) == climb(Store.in_memory()).state(Place(1, 1))


def test_a_match_of_a_rung_says_so_in_its_title() -> None:
    store, place = Store.in_memory(), Place(1, 3)
    rung = place.rung
    session = Session.begin(store, rung.setup, rung.level, event=place.event)
    session.cut()
    assert printed(session.title) == "Ladder: Gin Rush"
    assert [printed(one.title) for one in unfinished(store)] == ["Ladder: Gin Rush"]
    assert printed(Session.resume(store, session.id).title) == "Ladder: Gin Rush"
    assert printed(Session.begin(store, setup("rush"), 2).title) == "Gin Rush"


def test_the_strongest_opponent_takes_all_his_time_except_on_the_rung_below_the_last() -> None:
    hurried = {place for place in PLACES if thinking_time(place.event) is ThinkingTime.FAST}
    assert hurried == {Place(number, 6) for number in (1, 2, 3)}
    assert thinking_time("") is ThinkingTime.FULL


NOTES = """
import sys
class Noted:
    def __iter__(self):
        for line in sys.__stdin__:
            with open(sys.argv[1], "a") as file:
                file.write(line)
            if line == "gin\\n":
                print("option setting full of fast full")
            yield line
sys.stdin = Noted()
"""


@pytest.mark.parametrize(("step", "setting"), [(6, "fast"), (7, "full")])
def test_the_engine_is_given_the_thinking_time_of_the_rung(
    tmp_path: Path, step: int, setting: str
) -> None:
    bot, notes = tmp_path / "bot.py", tmp_path / "notes"
    source = (TOP / "docs" / "example-bot.py").read_text(encoding="utf-8")
    bot.write_text(NOTES + source.replace("from __future__ import annotations", ""), "utf-8")
    engines = Engines(own=(sys.executable, str(bot), str(notes)))
    place = Place(1, step)
    session = Session.begin(
        Store.in_memory(), place.rung.setup, place.rung.level, 5, 0, engines=engines,
        event=place.event,
    )  # fmt: skip
    while not session.opponent_to_move:
        session.submit(player(1, 5).choose(session.seen))
    session.let_opponent_move()
    engines.close()
    lines = notes.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("setoption setting")] == [
        f"setoption setting {setting}"
    ]
