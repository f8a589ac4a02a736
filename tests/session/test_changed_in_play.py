"""A store whose file is truncated, replaced or removed during play saves its matches again."""

from __future__ import annotations

import io
import os
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gin.core.errors import SaveError
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.session.game import Session
from gin.session.storage.database import FILE, LOCK
from gin.session.storage.store import Store
from gin.session.unfinished import unfinished
from gin.text.terminal import Terminal
from tests.session.test_store import begin, play_some
from tests.support.raising import raising

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows does not let others change an open file"
)
LOG = f"{FILE}-wal"


def cut(name: str, keep: float = 0) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        path = folder / name
        os.truncate(path, int(path.stat().st_size * keep))

    return act


def removed(*names: str) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        for name in names:
            (folder / name).unlink()

    return act


def replaced(folder: Path) -> None:
    shutil.copyfile(folder / "before.db", folder / "other.db")
    (folder / "other.db").replace(folder / FILE)


CHANGES = {
    "the log is emptied": cut(LOG),
    "the log is cut": cut(LOG, 0.4),
    "the log is removed": removed(LOG),
    "the file is emptied": cut(FILE),
    "the file is cut": cut(FILE, 0.5),
    "the file is removed": removed(FILE),
    "both are removed": removed(FILE, LOG),
    "all is removed": removed(FILE, LOG, LOCK),
    "the file is replaced": replaced,
}


def started(folder: Path) -> tuple[Store, Session, Session]:
    store = Store.open(folder)
    earlier = begin(store, "rush", 1)
    play_some(earlier, 30, random.Random(1))
    store.close()
    shutil.copyfile(folder / FILE, folder / "before.db")
    store = Store.open(folder)
    session = begin(store, "gin", 2)
    play_some(session, 30, random.Random(2))
    store.set_note("favourites", "gin")
    return store, earlier, session


@pytest.mark.parametrize("what", CHANGES)
def test_play_continues_to_be_saved(tmp_path: Path, what: str) -> None:
    store, earlier, session = started(tmp_path)
    CHANGES[what](tmp_path)
    play_some(session, 3, random.Random(3))
    (told, *_) = map(printed, store.take_notices())
    assert "parlour.db" in told
    play_some(session, 3, random.Random(4))
    assert store.take_notices() == ()
    store.close()
    store = Store.open(tmp_path)
    assert store.notices == ()
    assert Session.resume(store, session.id).seen == session.seen
    assert store.note("favourites") == "gin"
    if what not in ("the file is emptied", "the file is cut"):
        assert Session.resume(store, earlier.id).seen == earlier.seen
        assert len(unfinished(store)) == 2
    assert store.rows("PRAGMA integrity_check") == [("ok",)]
    store.close()


def test_an_emptied_file_gets_earlier_matches_from_the_copy(tmp_path: Path) -> None:
    store, earlier, session = started(tmp_path)
    store.back_up()
    assert store._keeper is not None
    store._keeper._delay = 0
    store._keeper.wait()
    store.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    store.rows("PRAGMA cache_size = 1")
    store.rows("PRAGMA shrink_memory")
    store._note_marks()
    cut(FILE)(tmp_path)
    play_some(session, 3, random.Random(3))
    assert "What you have played since you started the program is saved again." in " ".join(
        map(printed, store.take_notices())
    )
    store.close()
    store = Store.open(tmp_path)
    for one in (earlier, session):
        assert Session.resume(store, one.id).seen == one.seen
    store.close()


@pytest.mark.parametrize("what", CHANGES)
def test_quitting_right_after_a_move_loses_nothing(tmp_path: Path, what: str) -> None:
    store, _, session = started(tmp_path)
    out = io.StringIO()
    parlour = Parlour(store, tmp_path)
    CHANGES[what](tmp_path)
    Terminal(parlour, io.StringIO("save\nquit\n"), out).run()
    parlour.close()
    said = " ".join(out.getvalue().split())
    assert "Everything is saved" in said
    assert "while you played" in said or "rescued" in said
    store = Store.open(tmp_path)
    assert Session.resume(store, session.id).seen == session.seen
    store.close()


def test_closing_a_window_right_after_a_move_loses_nothing(tmp_path: Path) -> None:
    store, _, session = started(tmp_path)
    cut(LOG)(tmp_path)
    store.close()
    store = Store.open(tmp_path)
    assert Session.resume(store, session.id).seen == session.seen
    store.close()


def test_a_failed_save_is_not_reported_as_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, _, session = started(tmp_path)
    real, seen = os.fsync, session.seen

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    cut(LOG)(tmp_path)
    monkeypatch.setattr(os, "fsync", full)
    with raising(SaveError, "can't be saved in a new file: the disk is full"):
        play_some(session, 1, random.Random(3))
    assert session.seen == seen
    out = io.StringIO()
    Terminal(Parlour(store, tmp_path), io.StringIO("save\nquit\n"), out).run()
    assert "Everything is saved" not in " ".join(out.getvalue().split())
    monkeypatch.setattr(os, "fsync", real)
    play_some(session, 1, random.Random(3))
    store.close()
    store = Store.open(tmp_path)
    assert Session.resume(store, session.id).seen == session.seen
    store.close()


def test_a_rescue_that_was_killed_is_finished_at_the_next_start(tmp_path: Path) -> None:
    store, earlier, session = started(tmp_path)
    store.close()
    shutil.copyfile(tmp_path / FILE, tmp_path / "parlour.rescued")
    shutil.copyfile(tmp_path / "before.db", tmp_path / FILE)
    store = Store.open(tmp_path)
    assert "everything that could be rescued is back" in printed(store.notices[0])
    assert (tmp_path / "parlour.damaged-1.db").read_bytes() == (tmp_path / "before.db").read_bytes()
    for one in (earlier, session):
        assert Session.resume(store, one.id).seen == one.seen
    store.close()


def test_a_refused_move_is_not_reported_as_saved(tmp_path: Path) -> None:
    store, _, session = started(tmp_path)
    store.rows("PRAGMA query_only = ON")
    with raising(SaveError, "it is read-only"):
        play_some(session, 1, random.Random(3))
    out = io.StringIO()
    Terminal(Parlour(store, tmp_path), io.StringIO("save\nquit\n"), out).run()
    said = " ".join(out.getvalue().split())
    assert said.count("couldn't be saved, so it wasn't carried out.") == 2
    assert "Everything is saved" not in said
    store.rows("PRAGMA query_only = OFF")
    play_some(session, 1, random.Random(3))
    out = io.StringIO()
    Terminal(Parlour(store, tmp_path), io.StringIO("save\nquit\n"), out).run()
    assert "Everything is saved" in " ".join(out.getvalue().split())
    store.close()
