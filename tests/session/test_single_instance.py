"""A second start of the program asks the first one through a socket."""

from __future__ import annotations

import contextlib
import os
import socket
import stat
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from gin.session import single_instance
from gin.session.instance_pipes import PIPE
from gin.session.instance_sockets import SOCKET
from gin.session.single_instance import (
    Answer,
    InstanceState,
    Link,
    Listener,
    Request,
    Verb,
    ask,
    connect,
)
from tests.support.patience import PATIENCE, until

SOCKETS = pytest.mark.skipif(sys.platform == "win32", reason="Windows uses named pipes")
NAME = PIPE if sys.platform == "win32" else SOCKET
HERE = Answer(InstanceState.WINDOW, "Gin Rummy, Gin Parlour")


class First:
    def __init__(self, folder: Path) -> None:
        self.asked: list[Verb] = []
        self.paths: list[str] = []
        self.listener = Listener(folder, self.take)
        self.listener.start()
        self.answers = True
        until(lambda: _listens(folder))

    def take(self, request: Request) -> None:
        self.asked.append(request.verb)
        self.paths.append(request.path)
        if self.answers:
            request.answer(HERE if request.verb is Verb.WHERE else Answer(InstanceState.RAISED))

    def close(self) -> None:
        self.listener.close()


def _listens(folder: Path) -> bool:
    """The file appears slightly before connections are accepted."""
    try:
        with call(folder):
            return True
    except OSError:
        return False


@pytest.fixture
def first(tmp_path: Path) -> Iterator[First]:
    with closing(First(tmp_path)) as made:
        yield made


def call(folder: Path) -> Link:
    return connect(folder, time.monotonic() + PATIENCE)


def said(folder: Path, sent: bytes) -> bytes:
    until(lambda: _listens(folder))
    got = b""
    # The connection breaks if the listener did not read everything.
    with call(folder) as link, contextlib.suppress(OSError):
        link.send(sent)
        while part := link.receive(4096, time.monotonic() + PATIENCE):
            got += part
    return got


def test_a_second_start_is_answered(tmp_path: Path, first: First) -> None:
    assert ask(tmp_path, Verb.RAISE) == Answer(InstanceState.RAISED)
    assert ask(tmp_path, Verb.WHERE) == HERE
    assert first.asked == [Verb.RAISE, Verb.WHERE]


def test_a_second_start_can_name_a_file(tmp_path: Path, first: First) -> None:
    path = "/home/anna/a hand, für dich.txt"
    assert single_instance.can_open(path)
    assert ask(tmp_path, Verb.OPEN, path) == Answer(InstanceState.RAISED)
    assert first.paths == [path]
    assert said(tmp_path, b"gin-parlour 1 open\n") == b"", "a file is missing"
    assert said(tmp_path, b"gin-parlour 1 raise me\n") == b""


@pytest.mark.parametrize("path", ["/a" * 300, "/two\nlines", "/\u202ebackwards"])
def test_a_path_that_does_not_fit_in_a_line_is_not_sent(path: str) -> None:
    assert not single_instance.can_open(path)


def test_the_lines_are_those_of_the_first_version(tmp_path: Path, first: First) -> None:
    """Two versions of the program may be running, so these lines must never change."""
    assert said(tmp_path, b"gin-parlour 1 raise\n") == b"gin-parlour 1 raised\n"
    assert said(tmp_path, b"gin-parlour 1 where\n") == (
        b"gin-parlour 1 window Gin Rummy, Gin Parlour\n"
    )


@pytest.mark.parametrize(
    "sent",
    [
        b"\n", b"raise\n", b"gin-parlour 2 raise\n", b"gin-parlour 1 delete\n",
        b"gin-parlour 1 raise", b"gin-parlour 1 raise me\n", bytes(range(256)) * 40,
        b"gin-parlour 1 " + b"raise" * 200 + b"\n", b"\xff\xfe\n",
    ],
)  # fmt: skip
def test_garbage_gets_no_answer_and_does_nothing(tmp_path: Path, first: First, sent: bytes) -> None:
    assert said(tmp_path, sent) == b""
    assert first.asked == []
    assert ask(tmp_path, Verb.WHERE) == HERE


def test_silent_connections_block_nobody(tmp_path: Path, first: First) -> None:
    with contextlib.ExitStack() as silent:
        # A named pipe has one client at a time.
        for _ in range(1 if sys.platform == "win32" else 3):
            silent.enter_context(call(tmp_path))
        assert ask(tmp_path, Verb.WHERE) == HERE


@SOCKETS
def test_a_flood_is_heard_a_few_at_a_time(tmp_path: Path, first: First) -> None:
    stop = threading.Event()

    def flood() -> None:
        while not stop.is_set():
            with socket.socket(socket.AF_UNIX) as link:
                link.setblocking(False)
                try:
                    link.connect(str(tmp_path / SOCKET))
                    link.send(b"gin-parlour 1 where\n")
                except OSError:
                    pass

    threads = [threading.Thread(target=flood) for _ in range(2)]
    began = time.monotonic()
    for thread in threads:
        thread.start()
    until(lambda: len(first.asked) > 2)
    taken, lasted = len(first.asked), time.monotonic() - began
    stop.set()
    for thread in threads:
        thread.join()
    assert taken <= lasted / single_instance.PAUSE + 2
    until(lambda: ask(tmp_path, Verb.WHERE) == HERE)


@SOCKETS
def test_only_the_same_user_may_ask(tmp_path: Path, first: First) -> None:
    mode = (tmp_path / SOCKET).stat().st_mode
    assert stat.S_ISSOCK(mode) and stat.S_IMODE(mode) == 0o600


@SOCKETS
def test_the_socket_of_another_user_is_not_asked(
    tmp_path: Path, first: First, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "PATIENCE", 0.2)
    monkeypatch.setattr(os, "getuid", lambda: 4242)
    assert ask(tmp_path, Verb.WHERE) is None
    assert first.asked == []


@SOCKETS
@pytest.mark.parametrize("left", ["nothing", "socket", "file", "link"])
def test_leftovers_of_a_crash_are_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: str
) -> None:
    path = tmp_path / SOCKET
    if left == "socket":
        with socket.socket(socket.AF_UNIX) as dead:
            dead.bind(str(path))
    elif left == "file":
        path.write_text("something")
    elif left == "link":
        (tmp_path / "precious").write_text("precious")
        path.symlink_to(tmp_path / "precious")
    with monkeypatch.context() as quick:
        quick.setattr(single_instance, "PATIENCE", 0.2)
        assert ask(tmp_path, Verb.WHERE) is None
    made = Listener(tmp_path, lambda request: request.answer(HERE))
    made.start()
    assert ask(tmp_path, Verb.WHERE) == HERE
    made.close()
    assert not path.exists()
    assert left != "link" or (tmp_path / "precious").read_text() == "precious"


def test_a_second_copy_waits_for_a_first_that_is_starting(tmp_path: Path) -> None:
    made = Listener(tmp_path, lambda request: request.answer(HERE))
    late = threading.Timer(0.3, made.start)
    late.start()
    assert ask(tmp_path, Verb.WHERE) == HERE
    made.close()


def test_a_program_that_hangs_gives_no_answer(
    tmp_path: Path, first: First, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "PATIENCE", 0.4)
    monkeypatch.setattr(single_instance, "IN_FRONT", 0.1)
    first.answers = False
    assert ask(tmp_path, Verb.RAISE) is None


@SOCKETS
def test_a_path_too_long_for_a_socket_loses_only_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "PATIENCE", 0.2)
    folder = tmp_path / ("long" * 30) / "Иван"
    folder.mkdir(parents=True)
    made = Listener(folder, lambda request: request.answer(HERE))
    made.start()
    until(lambda: all(one.name != "other starts" for one in threading.enumerate()))
    assert ask(folder, Verb.WHERE) is None
    made.close()
    assert not (folder / SOCKET).exists()


def test_a_listener_that_is_closed_first_leaves_nothing(tmp_path: Path) -> None:
    made = Listener(tmp_path, lambda request: None)
    made.close()
    made.start()
    until(lambda: all(one.name != "other starts" for one in threading.enumerate()))
    assert not (tmp_path / NAME).exists()


def test_a_disk_without_sockets_loses_only_the_answer(tmp_path: Path) -> None:
    made = Listener(tmp_path / "gone", lambda request: None)
    made.start()
    until(lambda: all(one.name != "other starts" for one in threading.enumerate()))
    made.close()


def test_a_title_of_any_length_and_kind_is_one_line(tmp_path: Path) -> None:
    name = "花子\n\x1b[2J" + "Ж" * 900
    made = Listener(tmp_path, lambda request: request.answer(Answer(InstanceState.WINDOW, name)))
    made.start()
    answer = ask(tmp_path, Verb.WHERE)
    made.close()
    assert answer is not None and answer.name.startswith("花子 [2JЖЖ")
    assert len(answer.name.encode()) <= single_instance.LONGEST
