"""Updates of the tree wait until AccessKit's thread sleeps; otherwise the program may deadlock."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gin.session.engines import environment
from gin.ui.access import atspi
from gin.ui.access import reader as reading
from gin.ui.access.atspi import wait_until_asleep
from gin.ui.access.reader import attach
from tests.support.desktop import needs, needs_atspi
from tests.support.places import TOP

PROGRAM = """
import sys, threading, time
import accesskit as kit
from gin.ui.access.atspi import wait_until_asleep
from gin.ui.access.accesskit_adapter import ASLEEP

thread = 0

def activate():
    global thread
    thread = threading.get_native_id()

def update(number):
    whole = number == 0
    made = kit.TreeUpdate(1)
    if whole:
        made.tree = kit.Tree(1)
        window = kit.Node(kit.Role.WINDOW)
        window.set_children(list(range(2, 42)))
        made.nodes.append((1, window))
    for id in range(2, 42) if whole else [2 + number % 40]:
        node = kit.Node(kit.Role.BUTTON)
        node.set_label(f"{id} {number}")
        made.nodes.append((id, node))
    return made

adapter = kit.unix.Adapter(activate, lambda request: None, lambda: None)
while not thread:
    time.sleep(0.01)
for number in range(int(sys.argv[1])):
    made = update(number)
    wait_until_asleep(thread, ASLEEP)
    adapter.update_if_active(lambda: made)
    time.sleep(0.0005)
print("all of them")
"""
CLIENT = """
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib
Atspi.init()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
on = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", on,
              None, 0, 60000, None)
desktop = Atspi.get_desktop(0)
while True:
    desktop.clear_cache()
    try:
        for place in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(place)
            program.clear_cache()
            window = program.get_child_at_index(0)
            for index in range(window.get_child_count()):
                one = window.get_child_at_index(index)
                for _ in range(20):
                    one.clear_cache()
                    one.get_state_set().contains(1)
    except (GLib.Error, AttributeError):
        pass
"""


@contextmanager
def thread(work: Callable[[threading.Event], None]) -> Iterator[int]:
    ended, started = threading.Event(), threading.Event()
    ids: list[int] = []

    def run() -> None:
        ids.append(threading.get_native_id())
        started.set()
        work(ended)

    made = threading.Thread(target=run)
    made.start()
    started.wait()
    try:
        yield ids[0]
    finally:
        ended.set()
        made.join()


def _toil(ended: threading.Event) -> None:
    while not ended.is_set():
        # This releases the GIL, as AccessKit's thread does.
        hashlib.pbkdf2_hmac("sha256", b"a", b"b", 200_000)


@pytest.mark.skipif(sys.platform != "linux", reason="AccessKit has its own thread on Linux only")
def test_a_busy_thread_is_waited_for() -> None:
    with thread(lambda ended: ended.wait() and None) as id:
        assert wait_until_asleep(id, 5.0)
    with thread(_toil) as id:
        # On a busy machine the thread may wait for the processor, and then looks asleep.
        assert not all(wait_until_asleep(id, 0.0) for _ in range(50))


def test_without_access_to_threads_nothing_is_waited_for() -> None:
    assert wait_until_asleep(-1, 5.0)


@pytest.mark.soak
def test_readers_that_constantly_ask_for_states_do_not_block_the_program(tmp_path: Path) -> None:
    """Without the wait, the program deadlocks within a few thousand updates."""
    needs("dbus-run-session")
    needs_atspi()
    (tmp_path / "program.py").write_text(PROGRAM)
    (tmp_path / "client.py").write_text(CLIENT)
    client = f"/usr/bin/python3 {tmp_path / 'client.py'} & "
    words = f"{client}{client}{sys.executable} {tmp_path / 'program.py'} 30000; kill %1 %2"
    bare = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", words],
        env=bare | {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(runtime), "PYTHONPATH": str(TOP)},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.stdout.endswith("all of them\n"), done.stderr[-2000:]


def test_a_thread_with_a_request_differs_from_one_without() -> None:
    """A request wakes AccessKit's thread; if the request is lost, the thread stays asleep."""
    asked, found = threading.Event(), dict[str, int]()

    def thread() -> None:
        slept = atspi.times_slept()
        assert slept is not None
        found.update(id=threading.get_native_id(), slept=slept)
        asked.wait()
        asked.clear()
        asked.wait()

    running = threading.Thread(target=thread)
    running.start()
    while not found:
        time.sleep(0.001)
    assert wait_until_asleep(found["id"], 5.0)
    assert not atspi.sleeps_again(found["id"], found["slept"] + 1, 0.05)
    asked.set()
    assert atspi.sleeps_again(found["id"], found["slept"] + 1, 20.0)
    while running.is_alive():
        asked.set()
        running.join(0.01)
    assert atspi.sleeps_again(-1, 0, 0.0), "an unknown thread is not waited for"


@pytest.mark.parametrize(("runs", "asked", "restarts"), [(True, False, 1), (True, True, 0),
                                                         (False, False, 0)])  # fmt: skip
def test_the_program_restarts_if_a_running_reader_cannot_connect(
    runs: bool, asked: bool, restarts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    window: Any = SimpleNamespace(handle=1, size=(1, 1), position=(0, 0))
    adapter = SimpleNamespace(is_asked=lambda: asked)
    found = []
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr(reading, "WITH_FOCUS", True)
    monkeypatch.setattr(reading, "Reader", lambda *_: SimpleNamespace(adapter=adapter))
    monkeypatch.setattr(atspi, "restart", lambda: found.append(True))
    assert attach(window, lambda: runs) is not None
    assert len(found) == restarts


def test_it_restarts_with_the_same_arguments_a_limited_number_of_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starts = []

    def execve(program: str, words: list[str], variables: dict[str, str]) -> None:
        starts.append((program, words))
        for name in (environment.RESTARTS, environment.RESET):
            monkeypatch.setenv(name, variables[name])
        environment.restore()
        assert (
            not {environment.RESTARTS, environment.RESET} & environment.player_environment().keys()
        )

    monkeypatch.setattr(os, "execve", execve)
    monkeypatch.setattr(environment, "_restarts", "0")
    monkeypatch.setattr(environment, "_found", None)
    for _ in range(atspi.MOST_RESTARTS + 1):
        atspi.restart()
    assert starts == [(sys.executable, sys.orig_argv)] * atspi.MOST_RESTARTS
    monkeypatch.setattr(environment, "_restarts", "many")
    atspi.restart()
    assert len(starts) == atspi.MOST_RESTARTS


def test_a_program_that_cannot_restart_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "_restarts", "0")
    monkeypatch.setattr(sys, "executable", "")
    atspi.restart()
