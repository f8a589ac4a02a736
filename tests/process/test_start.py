"""Starting: without a display, next to another copy, and with damaged or full storage."""

from __future__ import annotations

import io
import os
import pty
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from gin.core.message import Text
from gin.interface.commands import Command
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import menu
from gin.present.shell.arguments import parse
from gin.present.shell.start import open_parlour
from gin.present.shell.startup_question import StartupQuestion
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.app import App
from tests.support.by_name import choose
from tests.support.patience import PATIENCE
from tests.support.places import TOP


def without_display() -> dict[str, str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return {name: value for name, value in os.environ.items() if name not in hidden}


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal needs a POSIX system")
def test_without_a_display_it_continues_in_the_terminal(tmp_path: Path) -> None:
    mine, theirs = pty.openpty()
    game = subprocess.Popen(
        [sys.executable, "main.py", "--data", str(tmp_path)],
        stdin=theirs, stdout=theirs, stderr=theirs, cwd=TOP, env=without_display(),
    )  # fmt: skip
    os.close(theirs)
    told = b""
    try:
        end = time.monotonic() + PATIENCE
        while b"> " not in told and time.monotonic() < end:
            told += os.read(mine, 4096)
        os.write(mine, b"quit\n")
        assert game.wait(PATIENCE) == 0
    finally:
        game.kill()
        os.close(mine)
    assert b"There is no display to open a window on." in told
    assert b"Continuing in text mode." in told
    assert b"1 Play" in told


def test_next_to_another_copy_the_window_asks(tmp_path: Path) -> None:
    first = Store.open(tmp_path)
    asked: list[Text] = []
    pygame.display.init()

    def answer(*commands: Command) -> bool:
        question = StartupQuestion(asked[-1])
        app = App(question)
        app.frames.draw(pygame.Surface((1280, 800)), time.monotonic())
        for command in commands:
            app.command(command)
        assert question.closed
        return bool(question.answer)

    def go_on(why: Text) -> bool:
        asked.append(why)
        return answer(Command.LEFT, Command.ACTIVATE)

    def leave(why: Text) -> bool:
        asked.append(why)
        return answer(Command.BACK)

    def press_enter(why: Text) -> bool:
        asked.append(why)
        return answer(Command.ACTIVATE)

    assert open_parlour(parse(["--data", str(tmp_path)]), leave) is None
    # Enter quits, so that a second start by mistake ends.
    assert open_parlour(parse(["--data", str(tmp_path)]), press_enter) is None
    parlour = open_parlour(parse(["--data", str(tmp_path)]), go_on)
    first.close()
    assert parlour is not None
    assert not parlour.store.saves
    assert menu.NOT_SAVED in parlour.take_said()
    for _ in range(2):
        # The menu always shows and speaks the notice.
        view = parlour.view()
        assert view.scene is Scene.MENU
        assert view.subtitle == view.status == menu.NOT_SAVED
        choose(parlour, "settings")
        parlour.take_said()
        choose(parlour, "back")
        assert "Nothing will be saved this time." in " ".join(map(printed, parlour.take_said()))
    out = io.StringIO()
    Terminal(parlour, io.StringIO("help\nback\nquit\n"), out).run()
    # The loop above has already taken the other notices.
    assert out.getvalue().count("Nothing will be saved this time.") == 1
    assert all(printed(why).startswith("Another copy of Gin Parlour is running") for why in asked)


def test_a_broken_database_is_reported_and_the_program_starts(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").write_bytes(b"nonsense" * 200)
    parlour = open_parlour(parse(["--data", str(tmp_path)]), lambda why: False)
    assert parlour is not None
    assert "parlour.damaged-1.db" in " ".join(map(printed, parlour.take_said()))
    parlour.store.close()


def test_a_newer_database_asks_before_continuing_without_saving(tmp_path: Path) -> None:
    import sqlite3

    Store.open(tmp_path).close()
    link = sqlite3.connect(tmp_path / "parlour.db")
    link.execute("PRAGMA user_version = 99")
    link.close()
    told: list[Text] = []

    def ask(why: Text) -> bool:
        told.append(why)
        return True

    parlour = open_parlour(parse(["--data", str(tmp_path)]), ask)
    assert parlour is not None and not parlour.store.saves
    assert "newer Gin Parlour" in printed(told[0])
    # The lock is free again, so a program that can read the file may start.
    with pytest.raises(Exception, match="newer"):
        Store.open(tmp_path)


def test_a_full_disk_in_mid_hand_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    parlour = open_parlour(parse(["--data", str(tmp_path), "--seed", "7"]), lambda why: False)
    assert parlour is not None
    choose(parlour, "deal")
    (pages,) = parlour.store.rows("PRAGMA page_count")[0]
    parlour.store.rows(f"PRAGMA max_page_count = {pages}")
    session = parlour.session()
    assert session is not None
    for _ in range(3000):
        if parlour.waiting:
            parlour.advance()
        else:
            view = parlour.view()
            able = [c for c in view.choices if not c.why and not c.aside and c.id != "menu"]
            parlour.choose(able[0].intent)
            session = parlour.session()
            if session is None:
                break
        said = " ".join(map(printed, parlour.take_said()))
        if "the disk is full" in said:
            break
    else:
        raise AssertionError("the disk was never full")
    parlour.store.close()
    # The screen showed exactly the saved moves, whichever move did not fit on the disk.
    again = open_parlour(parse(["--data", str(tmp_path)]), lambda why: False)
    assert again is not None and session is not None
    choose(again, "continue")
    resumed = again.session()
    assert resumed is not None and resumed.seen == session.seen
    again.store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps an open file where it is")
def test_a_folder_deleted_during_play_is_reported(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "data"
    parlour = open_parlour(parse(["--data", str(folder), "--seed", "7"]), lambda why: False)
    assert parlour is not None
    choose(parlour, "deal")
    while parlour.waiting:
        parlour.advance()
    session = parlour.session()
    assert session is not None
    before = session.seen
    shutil.rmtree(folder)
    parlour.take_said()
    able = [c for c in parlour.view().choices if not c.why and not c.aside and c.id != "menu"]
    parlour.choose(able[0].intent)
    (told,) = [one for one in map(printed, parlour.take_said()) if "wasn't carried out" in one]
    assert str(folder) in told and "is gone" in told
    assert session.seen == before
    # Other writes report the same problem, and the program continues.
    parlour.home()
    choose(parlour, "games")
    choose(parlour, "like")
    assert any("is gone" in one for one in map(printed, parlour.take_said()))
    parlour.home()
    out = io.StringIO()
    Terminal(parlour, io.StringIO("save\nquit\n"), out).run()
    assert out.getvalue().count("nothing you play is saved") == 2
    assert "Everything is saved" not in " ".join(out.getvalue().split())
    parlour.close()


def test_a_full_disk_at_the_first_start_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, content: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    told: list[Text] = []
    folder = tmp_path / "data"
    parlour = open_parlour(parse(["--data", str(folder)]), lambda why: bool(told.append(why)))
    assert parlour is None
    assert [*map(printed, told)] == [f"Cannot write in the data folder {folder}: the disk is full."]


def test_after_space_is_freed_the_next_move_is_saved(tmp_path: Path) -> None:
    parlour = open_parlour(parse(["--data", str(tmp_path), "--seed", "7"]), lambda why: False)
    assert parlour is not None
    choose(parlour, "deal")
    parlour.take_said()
    store, session = parlour.store, parlour.session()
    assert session is not None
    while parlour.waiting:
        parlour.advance()
    before, kept = session.seen, len(store.actions(session.id))
    store.rows("PRAGMA query_only = ON")
    able = [c for c in parlour.view().choices if not c.why and not c.aside and c.id != "menu"]
    parlour.choose(able[0].intent)
    said = " ".join(map(printed, parlour.take_said()))
    assert "so it wasn't carried out: it is read-only" in said
    assert (session.seen, len(store.actions(session.id))) == (before, kept)
    store.rows("PRAGMA query_only = OFF")
    parlour.choose(able[0].intent)
    assert len(store.actions(session.id)) == kept + 1
    assert session.seen != before
    parlour.close()


def test_a_display_with_a_palette_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """SDL can't draw a window on a display with 256 colours."""
    import main
    from gin.ui.platform import window

    class Info:
        bitsize = 8

    monkeypatch.setattr(pygame.display, "Info", Info)
    with pytest.raises(window.NoDisplay, match="this one shows 256 colours at most"):
        window.open_display()
    pygame.display.init()
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main.main(["--game", "gin"]) == 2
    assert "(this one shows 256 colours at most)" in " ".join(capsys.readouterr().err.split())
