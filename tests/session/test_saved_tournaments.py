"""Saved tournaments: played in the background, kept over breaks and damage, and their cups."""

from __future__ import annotations

import datetime
import sqlite3
import time
from pathlib import Path

import pytest

from gin.session import tournament_play
from gin.session.game import Session
from gin.session.learning import progress_now
from gin.session.storage.backups import back_up
from gin.session.storage.database import FILE
from gin.session.storage.store import Store
from gin.session.tournament import (
    FIELD,
    YOU,
    Form,
    event_of,
    final_number,
    played_to,
    tournament_place,
)
from gin.session.tournament_play import PendingGames, played
from gin.session.tournament_store import (
    begin,
    cups,
    current,
    leave,
    match_of,
    tournaments,
)
from gin.session.unfinished import give_up, unfinished
from tests.support.tournaments import (
    begun,
    finish_all,
    finish_yours,
    play_others,
    score_others,
    shown,
)


def test_a_new_tournament_is_current_and_has_everyone() -> None:
    store = Store.in_memory()
    assert current(store) is None and tournaments(store) == () and cups(store) == ()
    now = current(store) if begun(store) else None
    assert now is not None and set(now.field) == set(FIELD)
    assert now.learner == progress_now(store).share
    assert now.your_next is not None and not now.scores


def test_a_new_tournament_leaves_the_open_one_and_its_match() -> None:
    store = Store.in_memory()
    first = begun(store)
    game = shown(store, first).your_next
    assert game is not None
    session = Session.begin(
        store, played_to("gin", 50), game.other(YOU), event=event_of(first, game.number)
    )
    second = begun(store, Form.KNOCKOUT)
    assert shown(store, first).left and not shown(store, first).over
    assert store.match(session.id).state == "left" and not unfinished(store)
    now = current(store)
    assert now is not None and now.id == second != first
    leave(store, second)
    assert current(store) is None


def test_ids_of_tournaments_are_not_used_again() -> None:
    store = Store.in_memory()
    assert [begun(store), begun(store), begun(store)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("event", "place"),
    [
        ("tournament:3:7", (3, 7)),
        ("", None),
        ("ladder:3:7", None),
        ("tournament:3", None),
        ("tournament:3:x", None),
        ("tournament:-3:7", None),
        ("tournament:3:7:1", None),
    ],
)
def test_an_event_names_a_tournament_and_a_match(event: str, place: tuple[int, int] | None) -> None:
    assert tournament_place(event) == place
    assert place is None or event_of(*place) == event


# The matches of the others.


def scores_of(store: Store, id: int) -> dict[int, tuple[tuple[int, int], int, int]]:
    return {
        number: (one.totals, one.winner, one.hands)
        for number, one in shown(store, id).scores.items()
    }


def test_the_others_play_their_round_and_the_same_matches_every_time() -> None:
    first, second = Store.in_memory(), Store.in_memory()
    for store in (first, second):
        done = play_others(store, begun(store, Form.KNOCKOUT, 7))
        # The player's match of the first round is still to be played.
        assert len(done) == 2 and not any(game.yours for game in done)
        assert all(game.score is not None and max(game.score.totals) >= 50 for game in done)
    assert scores_of(first, 1) == scores_of(second, 1)


def test_another_seed_or_pairing_gives_another_match() -> None:
    found = set()
    for seed in (8, 9):
        store = Store.in_memory()
        id = begun(store, Form.ROUND_ROBIN, seed)
        play_others(store, id)
        found |= {(game.pair, game.score) for game in shown(store, id).games if game.score}
    totals = [score.totals for _, score in found if score is not None]
    assert len(set(totals)) > len(totals) // 2


def test_a_match_is_played_in_many_short_steps() -> None:
    store = Store.in_memory()
    tournament = shown(store, begun(store))
    game = tournament.due[0]
    moves = sum(1 for _ in played(tournament, game))
    assert moves > 30
    pending = PendingGames.of(store, tournament)
    assert pending is not None
    assert pending.work(0.0) is None and not shown(store, tournament.id).scores


def test_a_score_is_kept_and_its_match_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(tmp_path)
    id = begun(store, Form.KNOCKOUT, 7)
    before = [game.number for game in play_others(store, id)]
    kept = scores_of(store, id)
    store.close()
    asked: list[int] = []
    real = tournament_play.played

    def counted(tournament: object, game: object) -> object:
        asked.append(game.number)  # type: ignore[attr-defined]
        return real(tournament, game)  # type: ignore[arg-type]

    monkeypatch.setattr(tournament_play, "played", counted)
    store = Store.open(tmp_path)
    finish_yours(store, id)
    play_others(store, id)
    assert asked and not set(asked) & set(before)
    assert kept.items() <= scores_of(store, id).items()
    store.close()


def test_a_match_that_was_interrupted_is_played_again_with_the_same_score(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    id = begun(store, Form.KNOCKOUT, 7)
    pending = PendingGames.of(store, shown(store, id))
    assert pending is not None
    for _ in range(20):
        pending.work(0.0)
    # The program is killed here: nothing more is saved.
    store._link.close()
    assert store._lock is not None
    store._lock.release()
    again, whole = Store.open(tmp_path), Store.in_memory()
    assert current(again) is not None
    begun(whole, Form.KNOCKOUT, 7)
    play_others(again, id)
    play_others(whole, 1)
    assert scores_of(again, id) == scores_of(whole, 1)
    again.close()


# The player's matches.


def test_a_lost_match_is_replaced_and_the_first_finished_one_counts() -> None:
    store = Store.in_memory()
    id = begun(store)
    game = shown(store, id).your_next
    assert game is not None
    event = event_of(id, game.number)
    lost = Session.begin(store, played_to("gin", 50), game.other(YOU), event=event)
    assert match_of(store, id, game.number) == lost.id
    give_up(store, lost.id)
    assert match_of(store, id, game.number) == lost.id, "it can be taken up again"
    store.set_state(lost.id, "broken")
    assert match_of(store, id, game.number) is None
    counts = finish_yours(store, id, won=False)
    found = shown(store, id).game(game.number)
    assert found is not None and found.score is not None
    assert found.score.match == counts and found.loser == YOU


def test_practice_does_not_count() -> None:
    store = Store.in_memory()
    id = begun(store)
    match = finish_yours(store, id)
    with store._writing(match) as link:
        link.execute("UPDATE match SET practice = 1 WHERE id = ?", (match,))
    assert not shown(store, id).scores


@pytest.mark.parametrize("form", Form)
def test_a_cup_is_won_by_winning_the_final(form: Form) -> None:
    store = Store.in_memory()
    over = finish_all(store, begun(store, form))
    assert over.champion == YOU
    (cup,) = cups(store)
    assert (cup.tournament, cup.form, cup.agreed) == (1, form, played_to("gin", 50))
    assert store.match(cup.match).event == event_of(1, final_number(form, len(FIELD)))
    assert abs(cup.won - time.time()) < 600
    second = finish_all(store, begun(store, form), won=False)
    assert second.over and second.champion != YOU
    assert cups(store) == (cup,)


def test_a_cup_stays_when_scores_of_the_others_are_lost() -> None:
    store = Store.in_memory()
    finish_all(store, begun(store))
    for (name,) in store.rows("SELECT name FROM note WHERE name LIKE 'tournament:%'"):
        store.set_note(str(name), "")
    assert len(cups(store)) == 1
    assert not shown(store, 1).over


def test_clocks_that_go_wrong_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_memory()
    for moment in (0.0, 4102444800.0, -86400.0):
        monkeypatch.setattr(time, "time", lambda moment=moment: moment)
        over = finish_all(store, begun(store, Form.KNOCKOUT))
        assert over.begun == moment and over.over
        now = current(store)
        assert now is None
    assert [one.id for one in tournaments(store)] == [1, 2, 3] and len(cups(store)) == 3


# Damage.


@pytest.mark.parametrize(
    "change",
    [
        "form = 'swiss'",
        "game = 'poker'",
        "game = 'solitary'",
        "game = 'dice', agreed = ''",
        "agreed = 'target=many'",
        "field = '0 1 1'",
        "field = '1 2 3'",
        "field = '0'",
        "field = '0 77'",
        "field = 'you and me'",
        "field = x'00ff'",
        "seed = -1",
        "seed = 'x'",
        "learner = 'much'",
        "begun = 'today'",
    ],
)
def test_a_damaged_row_is_left_out(change: str) -> None:
    store = Store.in_memory()
    begun(store), begun(store)
    store._link.execute(f"UPDATE tournament SET {change} WHERE id = 2")
    assert [one.id for one in tournaments(store)] == [1]
    assert current(store) is None and begun(store) == 3


@pytest.mark.parametrize("text", ["", "50", "50 20 2 4", "a b c d", "50 20 0 4 5"])
def test_a_damaged_score_is_played_again(text: str) -> None:
    store = Store.in_memory()
    id = begun(store)
    score_others(store, id)
    number = next(game.number for game in shown(store, id).games if game.score is not None)
    store.set_note(event_of(id, number), text)
    assert number in {game.number for game in shown(store, id).due}


@pytest.mark.parametrize("damage", ["DROP TABLE outcome", "DROP TABLE tournament"])
def test_tournaments_survive_a_damaged_file(tmp_path: Path, damage: str) -> None:
    store = Store.open(tmp_path)
    id = begun(store)
    score_others(store, id)
    finish_yours(store, id)
    before = shown(store, id)
    store.close()
    assert back_up(tmp_path / FILE, datetime.date(2026, 11, 22)) == ""
    link = sqlite3.connect(tmp_path / FILE)
    link.execute(damage)
    link.commit()
    link.close()
    store = Store.open(tmp_path)
    assert store.notices
    assert shown(store, id) == before
    store.close()


def test_a_tournament_survives_a_file_removed_during_play(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    old = begun(store)
    store.close()
    store = Store.open(tmp_path)
    new = begun(store, Form.KNOCKOUT)
    (tmp_path / FILE).unlink()
    score_others(store, new)
    store.close()
    store = Store.open(tmp_path)
    assert shown(store, old).left and shown(store, new).scores
    assert begin(store, Form.KNOCKOUT, played_to("gin", 50)) == new + 1
    store.close()
