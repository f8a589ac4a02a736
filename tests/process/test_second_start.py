"""A second start of the program brings the running one's window forward."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pygame
import pytest

from gin.session import household
from gin.session.instance_sockets import SOCKET
from gin.session.settings import Settings
from gin.session.single_instance import Answer, InstanceState, Request, Verb
from gin.session.storage.locking import DataInUse
from gin.session.storage.store import Store
from gin.ui.platform import second_start
from gin.ui.platform.second_start import SecondStart
from tests.support.desktop import openbox, printed_by, xvfb
from tests.support.patience import PATIENCE, until
from tests.support.places import TOP

pytestmark = [
    pytest.mark.early,
    pytest.mark.skipif(sys.platform != "linux", reason="a desktop of Linux is needed"),
]
PROGRAM = (sys.executable, "main.py")
PATIENT = (
    sys.executable, "-c",
    "import sys, main; from gin.session import single_instance;"
    f" single_instance.PATIENCE = {PATIENCE}; sys.exit(main.main())",
)  # fmt: skip


@pytest.fixture
def desktop() -> Iterator[dict[str, str]]:
    with xvfb() as environment, openbox(environment):
        yield environment


@contextmanager
def started(
    environment: dict[str, str], folder: Path, *words: str, program: tuple[str, ...] = PROGRAM
) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*program, "--data", str(folder), "--speech", "off", *words],
        cwd=TOP, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def in_front(environment: dict[str, str]) -> int:
    window = printed_by(environment, "xdotool", "getactivewindow")
    return int(printed_by(environment, "xdotool", "getwindowpid", window) or 0) if window else 0


def windows_of(environment: dict[str, str], process: subprocess.Popen[str]) -> list[str]:
    words = ("search", "--onlyvisible", "--pid", str(process.pid), "--name", "Gin")
    return printed_by(environment, "xdotool", *words).split()


@contextmanager
def covered(
    environment: dict[str, str], tmp_path: Path, program: tuple[str, ...] = PROGRAM
) -> Iterator[subprocess.Popen[str]]:
    with ExitStack() as both:
        words = ("--game", "gin", "--seed", "7")
        first = both.enter_context(started(environment, tmp_path / "ours", *words, program=program))
        until(lambda: in_front(environment) == first.pid)
        until((tmp_path / "ours" / SOCKET).exists)
        other = both.enter_context(started(environment, tmp_path / "other", program=program))
        until(lambda: in_front(environment) == other.pid)
        yield first


def starts_again(
    environment: dict[str, str], tmp_path: Path, program: tuple[str, ...] = PROGRAM
) -> None:
    with started(environment, tmp_path / "ours", program=program) as second:
        _, told = second.communicate(timeout=PATIENCE)
        assert second.returncode == 0, told
        assert told == "Gin Parlour was already open. Its window is in front now.\n"


def test_a_second_start_finds_the_player_who_sits_in_the_window(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    folder = tmp_path / "ours"
    folder.mkdir()
    anna = folder / "people" / household.add(folder, "Anna", Settings())
    with started(desktop, folder) as first:
        until(lambda: in_front(desktop) == first.pid)
        until((folder / SOCKET).exists)
        starts_again(desktop, tmp_path)
        until(lambda: in_front(desktop) == first.pid)
        printed_by(desktop, "xdotool", "key", "2")
        until((anna / SOCKET).exists)
        assert not (folder / SOCKET).exists()
        starts_again(desktop, tmp_path)
        # The first player's data are free.
        Store.open(folder).close()
        with pytest.raises(DataInUse):
            Store.open(anna)


def one_match_is_kept(folder: Path) -> bool:
    store = Store.open(folder)
    (match,) = store.matches()
    store.close()
    return match.game == "gin"


def test_second_starts_find_the_window_wherever_it_is(
    desktop: dict[str, str], tmp_path: Path
) -> None:
    with covered(desktop, tmp_path) as first:
        is_named_in_a_terminal(desktop, tmp_path)
        starts_again(desktop, tmp_path)
        until(lambda: in_front(desktop) == first.pid)
        # The window is already in front.
        reports_that_it_begins_no_match(desktop, tmp_path)
        assert in_front(desktop) == first.pid
        (window,) = windows_of(desktop, first)
        for maximised in (False, True):
            comes_back_as_it_was(desktop, tmp_path, first, window, maximised=maximised)
        printed_by(desktop, "wmctrl", "-i", "-c", window)
        assert first.wait(PATIENCE) == 0
    assert one_match_is_kept(tmp_path / "ours")
    assert not (tmp_path / "ours" / SOCKET).exists()


def is_named_in_a_terminal(desktop: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "--data", str(tmp_path / "ours"), "--text"],
        input="quit\n", cwd=TOP, env=desktop, capture_output=True, text=True, timeout=PATIENCE,
        check=False,
    )  # fmt: skip
    told = " ".join(done.stderr.split())
    folder = tmp_path / "ours"
    window = "the window “Gin Rummy, Gin Parlour”"
    assert f"Gin Parlour is already open in {window} and uses the data in {folder}." in told
    assert "Nothing will be saved this time." in " ".join(done.stdout.split())


def reports_that_it_begins_no_match(desktop: dict[str, str], tmp_path: Path) -> None:
    open_already = "Gin Parlour was already open. Its window is in front now."
    for words, game in (("--game", "pro"), "Gin Pro"), (("--seed", "7"), "Gin Rummy"):
        with started(desktop, tmp_path / "ours", *words) as second:
            _, told = second.communicate(timeout=PATIENCE)
        assert second.returncode == 1
        asked = f"{game} was not started: start a new match in that window."
        assert told.splitlines() == [open_already, asked]


def comes_back_as_it_was(
    desktop: dict[str, str],
    tmp_path: Path,
    first: subprocess.Popen[str],
    window: str,
    *,
    maximised: bool,
) -> None:
    state = ("xprop", "-id", window, "_NET_WM_STATE")
    if maximised:
        full = "add,maximized_vert,maximized_horz"
        printed_by(desktop, "wmctrl", "-i", "-r", window, "-b", full)
        until(lambda: "MAXIMIZED_VERT" in printed_by(desktop, *state))
    printed_by(desktop, "xdotool", "windowminimize", window)
    until(lambda: in_front(desktop) != first.pid)
    starts_again(desktop, tmp_path)
    until(lambda: in_front(desktop) == first.pid)
    assert ("MAXIMIZED_VERT" in printed_by(desktop, *state)) is maximised


def test_of_two_simultaneous_starts_one_stays(desktop: dict[str, str], tmp_path: Path) -> None:
    """A double click in a menu that expects a single click starts the program twice."""
    ours = tmp_path / "ours"
    with (
        started(desktop, ours, program=PATIENT) as one,
        started(desktop, ours, program=PATIENT) as other,
    ):
        pair = (one, other)
        until(lambda: any(process.poll() is not None for process in pair))
        ended, stays = sorted(pair, key=lambda process: process.poll() is None)
        assert ended.returncode == 0
        assert stays.poll() is None
        until(lambda: in_front(desktop) == stays.pid)
        assert len(windows_of(desktop, stays)) == 1


def test_a_start_next_to_a_hanging_program_asks(desktop: dict[str, str], tmp_path: Path) -> None:
    with started(desktop, tmp_path / "ours") as first:
        until(lambda: in_front(desktop) == first.pid)
        first.send_signal(signal.SIGSTOP)
        try:
            with started(desktop, tmp_path / "ours") as second:
                until(lambda: in_front(desktop) == second.pid)
                printed_by(desktop, "xdotool", "key", "Return")
                # The Quit button has the focus.
                assert second.wait(PATIENCE) == 1
        finally:
            first.send_signal(signal.SIGCONT)


def test_a_window_that_stays_behind_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some desktops let no program take the focus."""

    class Behind:
        title = "Gin Rummy, Gin Parlour"
        focused = False

    shown: list[object] = []
    monkeypatch.setattr(second_start, "bring_to_front", shown.append)
    window: pygame.Window = Behind()  # type: ignore[assignment]
    with closing(SecondStart(window)) as second:
        second.listen_in(tmp_path)
        request = Request(Verb.RAISE)
        event = pygame.event.Event(second_start.REQUESTED, request=request)
        assert second.handle(event)
        assert shown == [window]
        assert request.wait(0.01) == Answer(InstanceState.WINDOW, Behind.title)
        # A slow desktop may give the focus later.
        assert not second.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        assert request.wait(0.01) == Answer(InstanceState.RAISED)
        where = Request(Verb.WHERE)
        assert second.handle(pygame.event.Event(second_start.REQUESTED, request=where))
        assert where.wait(0.01) == Answer(InstanceState.WINDOW, Behind.title)
        assert second.take_path() == ""
        file = Request(Verb.OPEN, "/home/anna/challenge.txt")
        assert second.handle(pygame.event.Event(second_start.REQUESTED, request=file))
        assert second.take_path() == "/home/anna/challenge.txt"
        assert second.take_path() == "", "it is opened once"


def test_a_second_start_names_the_terminal_of_the_first(tmp_path: Path) -> None:
    mine, theirs = pty.openpty()
    name = os.ttyname(theirs)
    words = [*PROGRAM, "--data", str(tmp_path), "--text"]
    first = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, cwd=TOP)
    os.close(theirs)
    try:
        told = b""
        while b"> " not in told:
            told += os.read(mine, 4096)
        done = subprocess.run(
            words,
            input="quit\n",
            cwd=TOP,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert f"is already open in the terminal {name} and" in " ".join(done.stderr.split())
        os.write(mine, b"quit\n")
        assert first.wait(PATIENCE) == 0
    finally:
        first.kill()
        first.wait()
        os.close(mine)
    assert not (tmp_path / SOCKET).exists()
