"""The program tried on Windows, under Wine: `python -m tools.windows.trial`.

It is built, tries itself, and a hand is played in its window by keys. Its installer is made, and
what that installs tries itself and is removed again, with what was played kept or not.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.support.desktop import openbox, xvfb
from tests.support.patience import until
from tools import bundle
from tools.packages.hand import hand_in, hold, play
from tools.packages.windows import installer
from tools.quiet import run_command
from tools.windows.wine import Missing, Windows, demand, folder, made

SILENT = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
ENTRIES = (bundle.TITLE, f"{bundle.TITLE} (Terminal)")
"""What it is called in the start menu."""
RUNS = 3
"""The installer's code where the program runs."""
GOES_ON = 5
"""Seconds in which an uninstaller has at least begun."""


def build(windows: Windows) -> Path:
    """The built folder."""
    target = windows.root / "dist" / bundle.PROGRAM
    windows.run(
        windows.python / "python.exe", "-m", "tools.build", "--trial", windows.root,
    )  # fmt: skip
    for name in (bundle.PROGRAM, bundle.CONSOLE):
        if b"PerMonitorV2" not in (target / f"{name}.exe").read_bytes():
            raise AssertionError(f"{name}.exe does not say that it knows fine screens")
    return target


def try_itself(windows: Windows, program: Path) -> str:
    """The last line of the self test of a folder with the program."""
    said = windows.run(program / f"{bundle.CONSOLE}.exe", "--selftest", **SILENT).splitlines()
    if not said or said[-1] != "ok: all":
        raise AssertionError("\n".join(said))
    return f"{len(said)} checks, {said[0].removeprefix('ok: ')}"


def let_loose(windows: Windows, trial: Path) -> str:
    """Play by touch and by gamepad, and let random events loose on the trial build."""
    harness = trial / f"{bundle.TRIAL}.exe"
    devices = windows.run(harness, "--devices", **SILENT).split()
    windows.run(harness, "7", "500", **SILENT)
    return f"500 random events, and {' '.join(devices)}"


@contextlib.contextmanager
def frames_of_its_own(windows: Windows) -> Iterator[None]:
    """A Windows that draws title bars itself, and so runs a loop of its own while one is held."""
    key = ("HKCU\\Software\\Wine\\X11 Driver", "/v", "Managed")
    windows.run("reg", "add", *key, "/d", "N", "/f")
    windows.stop()
    try:
        yield
    finally:
        windows.run("reg", "delete", *key, "/f")


# Installed, and removed.


def install(windows: Windows, setup: Path, elsewhere: str = "") -> Path:
    """Install without a question, in a folder of drive C if one is named; where it is then."""
    windows.run(setup, "/S", *([f"/D=C:\\{elsewhere}"] if elsewhere else []))
    usual = windows.local / "Programs" / bundle.TITLE
    place = windows.drive / elsewhere if elsewhere else usual
    if not (place / f"{bundle.PROGRAM}.exe").is_file() or len(menu(windows)) != len(ENTRIES):
        raise AssertionError(f"it is not in {place}, or not in the start menu: {menu(windows)}")
    return place


def see_it_refused(windows: Windows, setup: Path, place: Path) -> None:
    """See that nothing is installed over a program that runs in a terminal, and nothing of it
    removed."""
    words = ["wine", str(place / f"{bundle.CONSOLE}.exe"), "--text", "--data", "C:\\other"]
    with subprocess.Popen(
        # Wine's programs end at once if a file is one of their streams.
        words, env=windows.environment(**SILENT), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as runs:  # fmt: skip
        try:
            assert runs.stdout is not None
            if bundle.TITLE.encode() not in runs.stdout.readline():
                raise AssertionError("it does not run in a terminal")
            _try_to_replace(windows, setup, place)
            if runs.poll() is not None:
                raise AssertionError("a program that ran was ended")
        finally:
            runs.kill()


def _try_to_replace(windows: Windows, setup: Path, place: Path) -> None:
    before = sorted(place.rglob("*"))
    try:
        windows.run(setup, "/S")
    except subprocess.CalledProcessError as error:
        if error.returncode != RUNS:
            raise
    else:
        raise AssertionError("it was installed over a program that runs")
    # It goes on in a copy of its own, and has no code: that it does nothing takes time to see.
    windows.run(place / "uninstall.exe", "/S")
    time.sleep(GOES_ON)
    if sorted(place.rglob("*")) != before or len(menu(windows)) != len(ENTRIES):
        raise AssertionError("some of a program that runs was removed")


def menu(windows: Windows) -> list[Path]:
    """The entries that the start menu has of it."""
    users = windows.drive / "users"
    return [path for name in ENTRIES for path in users.rglob(f"Start Menu/Programs/{name}.lnk")]


def remove(windows: Windows, place: Path, *words: str) -> None:
    """Remove it without a question: the uninstaller goes on in a copy of its own."""
    windows.run(place / "uninstall.exe", "/S", *words)
    until(lambda: not place.exists(), 60, lambda: f"{place} is still there")
    if there := menu(windows):
        raise AssertionError(f"it is in the start menu still: {there}")


def go_through(windows: Windows) -> Iterator[str]:
    """Each step, told when it is done."""
    ready = os.environ.get("GIN_BUILT")
    built = Path(ready) if ready else build(windows)
    yield f"built in {built}"
    yield f"the built program tries itself: {try_itself(windows, built)}"
    trial = built.with_name(bundle.TRIAL_FOLDER)
    if trial.is_dir():
        yield f"the trial build: {let_loose(windows, trial)}"
    work = windows.root / "build"
    setup = installer(built, windows.root / "dist", work)
    yield f"{setup.name}: {setup.stat().st_size / 1e6:.1f} MB"
    data = windows.local / bundle.PROGRAM
    shutil.rmtree(data, ignore_errors=True)
    place = install(windows, setup)
    yield f"installed in {place.relative_to(windows.drive)}"
    yield f"the installed program tries itself: {try_itself(windows, place)}"
    words = ["wine", str(place / f"{bundle.PROGRAM}.exe"), "--seed", "5", "--language", "en"]
    windows.stop()
    with xvfb() as shown, openbox(shown):
        environment = windows.environment(DISPLAY=shown["DISPLAY"], SDL_AUDIODRIVER="dummy")
        yield f"a hand played in its window: {play(words, environment, data, windows.root)}"
    other = windows.root / "held"
    shutil.rmtree(other, ignore_errors=True)
    with xvfb() as shown, frames_of_its_own(windows):
        environment = windows.environment(DISPLAY=shown["DISPLAY"], SDL_AUDIODRIVER="dummy")
        held = hold([*words, "--data", f"Z:{other}"], environment, other, windows.root)
        yield f"played on while its window was held: {held}"
    windows.stop()
    see_it_refused(windows, setup, place)
    yield "neither replaced nor removed while it runs in a terminal"
    (place / "mine.txt").write_text("not the installer's", encoding="utf-8")
    install(windows, setup)
    yield "installed again over itself"
    (place / "mine.txt").unlink()
    other, first = install(windows, setup, "Another"), place
    if first.exists():
        raise AssertionError(f"two of it are installed, in {first} too")
    yield "installed into another folder, and out of the first"
    remove(windows, other)
    place = install(windows, setup)
    remove(windows, place)
    if not hand_in(data):
        raise AssertionError("what was played is gone")
    yield "removed, and what was played is kept"
    remove(windows, install(windows, setup), "/REMOVEDATA")
    if data.exists():
        raise AssertionError("what was to be removed is there still")
    yield "installed and removed with all that was played"


def main() -> int:
    """Go through all of it; the exit code."""
    try:
        demand()
        windows = made(folder())
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 2
    try:
        for step in go_through(windows):
            print(f"ok: {step}", flush=True)
    except (AssertionError, OSError) as error:
        print(f"failed: {error}", file=sys.stderr)
        return 1
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        print(f"failed: {error}\n{error.output}", file=sys.stderr)
        return 1
    finally:
        windows.stop()
    return 0


if __name__ == "__main__":
    run_command(main)
