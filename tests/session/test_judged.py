"""The coach's judgement of finished hands: made in short steps, saved, and not made twice."""

from __future__ import annotations

import sqlite3
from datetime import date
from pathlib import Path
from random import Random

import pytest

from gin.core.cards import Card
from gin.core.errors import SaveError
from gin.core.message import Verbatim
from gin.rules.model.actions import Action, BigGin, Discard, Draw, Gin, Knock, Offer, Pass, Take
from gin.session import judged as judging
from gin.session.habits import unjudged
from gin.session.judged import JudgedMove, PendingHands, Slip, save_judgement, slip_of
from gin.session.periods import Span
from gin.session.review import Review
from gin.session.storage.database import FILE
from gin.session.storage.store import Store
from tests.present.test_review import played, worked
from tests.session.test_store import TO_FORMAT_6

ALWAYS = Span(date.min, date.max, -1e12, 1e12)
CARD, OTHER = Card.parse("7H"), Card.parse("KS")
KNOCK, GIN = Knock(CARD, ()), Gin(CARD, ())


def rows(store: Store) -> list[tuple[object, ...]]:
    return store.rows("SELECT * FROM judged")


@pytest.mark.parametrize(
    ("made", "best", "slip"),
    [
        (KNOCK, Discard(OTHER), Slip.EARLY),
        (Discard(OTHER), KNOCK, Slip.LATE),
        (Discard(OTHER), GIN, Slip.LATE),
        (Discard(OTHER), BigGin(()), Slip.LATE),
        (KNOCK, GIN, Slip.OTHER),
        (GIN, Discard(OTHER), Slip.OTHER),
        (Discard(OTHER), Discard(CARD), Slip.DISCARD),
        (Draw(), Take(), Slip.DRAW),
        (Take(), Draw(), Slip.DRAW),
        (Pass(), Take(), Slip.DRAW),
        (Offer(4), Draw(), Slip.OTHER),
    ],
    ids=str,
)
def test_the_kind_of_a_slip(made: Action, best: Action, slip: Slip) -> None:
    assert slip_of(made, best) is slip


def test_hands_are_judged_in_short_steps_as_in_their_review() -> None:
    store = Store.in_memory()
    session = played(store, hands=2)
    waiting = unjudged(store, ALWAYS)
    assert waiting == ((session.id, 1), (session.id, 2))
    pending = PendingHands(store, waiting)
    finished = 0
    for _ in range(200_000):
        if pending.done:
            break
        finished += pending.work(0.0001)
    assert (finished, pending.left, unjudged(store, ALWAYS)) == (2, 0, ())
    by_background = rows(store)
    assert len(by_background) > 2
    worked(Review(session, 1))
    worked(Review(session, 2))
    assert rows(store) == by_background


def test_a_judged_hand_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_memory()
    session = played(store)
    save_judgement(store, session.id, 1, [JudgedMove(3, Slip.DISCARD, 2.5)])
    monkeypatch.setattr(judging, "PendingJudgement", None)
    pending = PendingHands(store, unjudged(store, ALWAYS))
    assert pending.done and not pending.work(1.0)
    assert rows(store) == [(1, 0, -1, "all", 2.5), (1, 0, 3, "discard", 2.5)]


def test_a_hand_that_cannot_be_replayed_is_left_out() -> None:
    store = Store.in_memory()
    broken, whole = played(store), played(store)
    with store._writing(broken.id) as link:
        link.execute(
            "UPDATE action SET text = 'discard XX' WHERE match = ? AND ply = 2", (broken.id,)
        )
    pending = PendingHands(store, ((broken.id, 1), (whole.id, 1)))
    while not pending.done:
        pending.work(5.0)
    assert {row[0] for row in rows(store)} == {whole.id}


@pytest.mark.parametrize("seed", range(8))
def test_hands_of_invalid_records_are_left_out(seed: int) -> None:
    """Only errors of the program's own kind are expected; others must not be hidden."""
    chance = Random(seed)
    store = Store.in_memory()
    session = played(store)
    (plies,) = store.rows("SELECT count(*) FROM action WHERE match = ?", (session.id,))[0]
    texts = ("draw", "take", "pass", "discard 7H", "knock 7H 7C7D7H", "gin KS", "big-gin", "", "?")
    with store._writing(session.id) as link:
        link.execute(
            "UPDATE action SET text = ? WHERE match = ? AND ply = ?",
            (chance.choice(texts), session.id, chance.randrange(int(str(plies)))),
        )
        if seed % 2:
            link.execute(
                "DELETE FROM action WHERE match = ? AND ply = ?",
                (session.id, chance.randrange(int(str(plies)))),
            )
    pending = PendingHands(store, ((session.id, 1),))
    while not pending.done:
        pending.work(5.0)
    assert pending.left == 0


def test_a_mistake_of_the_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_memory()
    session = played(store)
    monkeypatch.setattr(judging, "PendingJudgement", None)
    pending = PendingHands(store, ((session.id, 1),))
    with pytest.raises(TypeError):
        pending.work(5.0)


def test_a_judgement_that_cannot_be_saved_is_reported_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_memory()
    session = played(store)

    def full(*_: object) -> None:
        raise SaveError(Verbatim("the disk is full"))

    monkeypatch.setattr(store, "judge", full)
    pending = PendingHands(store, ((session.id, 1),))
    with pytest.raises(SaveError):
        while not pending.done:
            pending.work(5.0)
    assert pending.done


def test_a_file_of_format_6_gets_the_table_and_keeps_its_matches(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = played(store)
    store.close()
    link = sqlite3.connect(tmp_path / FILE)
    link.executescript(TO_FORMAT_6)
    link.close()
    store = Store.open(tmp_path)
    assert store.notices == () and rows(store) == []
    save_judgement(store, session.id, 1, [])
    store.close()


def test_a_lost_table_costs_no_match(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    session = played(store)
    save_judgement(store, session.id, 1, [])
    store.close()
    link = sqlite3.connect(tmp_path / FILE)
    link.execute("DROP TABLE judged")
    link.close()
    store = Store.open(tmp_path)
    assert [row.id for row in store.matches("open")] == [session.id]
    assert store.rows("SELECT count(*) FROM hand") == [(1,)]
    store.close()
