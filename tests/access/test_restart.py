"""The program restarts itself if Orca runs but sends AccessKit no request."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gin.session.engines.environment import RESTARTS
from gin.speech.orca import runs
from gin.ui.access.atspi import MOST_RESTARTS
from tests.support.desktop import needs, printed_by
from tests.support.patience import PATIENCE, until
from tests.support.places import TOP
from tests.support.reader import desktop

pytestmark = [
    pytest.mark.early,
    pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is for Linux"),
]
ENABLE = """
from gi.repository import Gio, GLib
on = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
    "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", on, None, 0, 60000)
"""
DEAF = """\
#!/usr/bin/python3
import time
time.sleep(600)
"""
SCRIPT = """\
import sys
sys.path.insert(0, {top!r})
from main import main
if __name__ == "__main__":
    sys.exit(main())
"""


@contextmanager
def deaf_reader(folder: Path) -> Iterator[dict[str, str]]:
    needs("xdotool", "wmctrl")
    name = folder / "orca"
    name.write_text(DEAF)
    name.chmod(0o700)
    with desktop(folder) as environment:
        subprocess.run(["/usr/bin/python3", "-c", ENABLE], env=environment, check=True)
        reader = subprocess.Popen([str(name)], env=environment)
        try:
            until(lambda: runs(environment=environment))
            yield environment
        finally:
            reader.kill()
            reader.wait()


def starts_in_the_end(
    environment: dict[str, str], folder: Path, program: tuple[str, ...], where: Path = TOP
) -> None:
    data = folder / "data"
    words = ("--data", str(data), "--game", "gin", "--seed", "7")
    process = subprocess.Popen([*program, *words], env=environment, cwd=where)
    place = Path("/proc", str(process.pid))
    try:
        find = ("xdotool", "search", "--onlyvisible", "--pid", str(process.pid), "--name", "Gin")
        until(lambda: printed_by(environment, *find))
        variables = (place / "environ").read_bytes().split(b"\0")
        assert f"{RESTARTS}={MOST_RESTARTS}".encode() in variables
        assert (
            tuple(map(os.fsdecode, (place / "cmdline").read_bytes().split(b"\0")))[-7:-1] == words
        )
        assert (place / "cwd").readlink() == where
        printed_by(environment, "wmctrl", "-i", "-c", printed_by(environment, *find))
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()
    assert (data / "parlour.db").exists()


@pytest.mark.parametrize(
    "way",
    ["file", *(pytest.param(way, marks=pytest.mark.soak) for way in ("module", "command"))],
)
def test_the_program_restarts_however_it_was_started(tmp_path: Path, way: str) -> None:
    command = tmp_path / "gin-parlour"
    command.write_text(SCRIPT.format(top=str(TOP)))
    program = {"file": ("main.py",), "module": ("-m", "main"), "command": (str(command),)}[way]
    with deaf_reader(tmp_path) as environment:
        starts_in_the_end(environment, tmp_path, (sys.executable, *program))
