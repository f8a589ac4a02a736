"""Test the Windows version under Wine: `python -m tools.windows.trial`.

Builds the program and its installer, runs the self-test of the build and of the installed program,
plays a hand in the installed program's window with key events, and removes the program with and
without the player's data.
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
from tools.packages.hand import first_hand, hold, play
from tools.packages.windows import installer
from tools.quiet import run_command
from tools.windows.wine import Missing, Windows, check_requirements, folder, set_up_windows

SILENT = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
ENTRIES = (bundle.TITLE, f"{bundle.TITLE} (Terminal)")
EXIT_RUNNING = 3
"""The installer's exit code if the program is running."""
UNINSTALL_START = 5
"""Seconds to wait for the uninstaller to start removing files."""


def build(windows: Windows) -> Path:
    """Build the program; return its folder."""
    target = windows.root / "dist" / bundle.PROGRAM
    windows.run(
        windows.python / "python.exe", "-m", "tools.build", "--trial", windows.root,
    )  # fmt: skip
    for name in (bundle.PROGRAM, bundle.CONSOLE):
        if b"PerMonitorV2" not in (target / f"{name}.exe").read_bytes():
            raise AssertionError(f"{name}.exe has no PerMonitorV2 in its manifest")
    return target


def run_self_test(windows: Windows, program: Path) -> str:
    """Run the self-test of the program in a folder; return a summary."""
    said = windows.run(program / f"{bundle.CONSOLE}.exe", "--selftest", **SILENT).splitlines()
    if not said or said[-1] != "ok: all":
        raise AssertionError("\n".join(said))
    return f"{len(said)} checks, {said[0].removeprefix('ok: ')}"


def send_random_events(windows: Windows, trial: Path) -> str:
    """Play by touch and by gamepad, and send random events to the trial build."""
    harness = trial / f"{bundle.TRIAL}.exe"
    devices = windows.run(harness, "--devices", **SILENT).split()
    windows.run(harness, "7", "500", **SILENT)
    return f"500 random events, and {' '.join(devices)}"


@contextlib.contextmanager
def wine_title_bars(windows: Windows) -> Iterator[None]:
    """Make Wine draw title bars, so that holding one runs a modal loop, as on Windows."""
    key = ("HKCU\\Software\\Wine\\X11 Driver", "/v", "Managed")
    windows.run("reg", "add", *key, "/d", "N", "/f")
    windows.stop()
    try:
        yield
    finally:
        windows.run("reg", "delete", *key, "/f")


def install(windows: Windows, setup: Path, elsewhere: str = "") -> Path:
    """Install silently; return the folder, which is `elsewhere` on drive C if given."""
    windows.run(setup, "/S", *([f"/D=C:\\{elsewhere}"] if elsewhere else []))
    usual = windows.local / "Programs" / bundle.TITLE
    place = windows.drive / elsewhere if elsewhere else usual
    if not (place / f"{bundle.PROGRAM}.exe").is_file() or len(menu(windows)) != len(ENTRIES):
        raise AssertionError(f"it is missing in {place} or in the start menu: {menu(windows)}")
    return place


def check_refusal(windows: Windows, setup: Path, place: Path) -> None:
    """Check that a program running in a terminal is neither replaced nor removed."""
    words = ["wine", str(place / f"{bundle.CONSOLE}.exe"), "--text", "--data", "C:\\other"]
    with subprocess.Popen(
        # Under Wine, programs exit immediately if one of their streams is a file.
        words, env=windows.environment(**SILENT), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as runs:  # fmt: skip
        try:
            assert runs.stdout is not None
            if bundle.TITLE.encode() not in runs.stdout.readline():
                raise AssertionError("it does not run in a terminal")
            _try_to_replace(windows, setup, place)
            if runs.poll() is not None:
                raise AssertionError("a running program was ended")
        finally:
            runs.kill()


def _try_to_replace(windows: Windows, setup: Path, place: Path) -> None:
    before = sorted(place.rglob("*"))
    try:
        windows.run(setup, "/S")
    except subprocess.CalledProcessError as error:
        if error.returncode != EXIT_RUNNING:
            raise
    else:
        raise AssertionError("a running program was replaced")
    # The uninstaller continues in a copy and has no exit code; wait to see that it does nothing.
    windows.run(place / "uninstall.exe", "/S")
    time.sleep(UNINSTALL_START)
    if sorted(place.rglob("*")) != before or len(menu(windows)) != len(ENTRIES):
        raise AssertionError("part of a running program was removed")


def menu(windows: Windows) -> list[Path]:
    """Return the program's entries in the start menu."""
    users = windows.drive / "users"
    return [path for name in ENTRIES for path in users.rglob(f"Start Menu/Programs/{name}.lnk")]


def remove(windows: Windows, place: Path, *words: str) -> None:
    """Uninstall silently, and wait for the copy in which the uninstaller continues."""
    windows.run(place / "uninstall.exe", "/S", *words)
    until(lambda: not place.exists(), 60, lambda: f"{place} is still there")
    if there := menu(windows):
        raise AssertionError(f"it is still in the start menu: {there}")


def go_through(windows: Windows) -> Iterator[str]:
    """Test the build and the installer; yield a description of each completed step."""
    ready = os.environ.get("GIN_BUILT")
    built = Path(ready) if ready else build(windows)
    yield f"built in {built}"
    yield f"self-test of the build: {run_self_test(windows, built)}"
    trial = built.with_name(bundle.TRIAL_FOLDER)
    if trial.is_dir():
        yield f"the trial build: {send_random_events(windows, trial)}"
    work = windows.root / "build"
    setup = installer(built, windows.root / "dist", work)
    yield f"{setup.name}: {setup.stat().st_size / 1e6:.1f} MB"
    data = windows.local / bundle.PROGRAM
    shutil.rmtree(data, ignore_errors=True)
    place = install(windows, setup)
    yield f"installed in {place.relative_to(windows.drive)}"
    yield f"self-test of the installed program: {run_self_test(windows, place)}"
    words = ["wine", str(place / f"{bundle.PROGRAM}.exe"), "--seed", "5", "--language", "en"]
    windows.stop()
    with xvfb() as shown, openbox(shown):
        environment = windows.environment(DISPLAY=shown["DISPLAY"], SDL_AUDIODRIVER="dummy")
        yield f"a hand played in its window: {play(words, environment, data, windows.root)}"
    other = windows.root / "held"
    shutil.rmtree(other, ignore_errors=True)
    with xvfb() as shown, wine_title_bars(windows):
        environment = windows.environment(DISPLAY=shown["DISPLAY"], SDL_AUDIODRIVER="dummy")
        held = hold([*words, "--data", f"Z:{other}"], environment, other, windows.root)
        yield f"played on while its window was held: {held}"
    windows.stop()
    check_refusal(windows, setup, place)
    yield "neither replaced nor removed while it runs in a terminal"
    (place / "mine.txt").write_text("not the installer's", encoding="utf-8")
    install(windows, setup)
    yield "installed again over itself"
    (place / "mine.txt").unlink()
    other, first = install(windows, setup, "Another"), place
    if first.exists():
        raise AssertionError(f"it is still installed in {first}")
    yield "moved to another folder"
    remove(windows, other)
    place = install(windows, setup)
    remove(windows, place)
    if not first_hand(data):
        raise AssertionError("the stored hand is missing")
    yield "removed, keeping the player's data"
    remove(windows, install(windows, setup), "/REMOVEDATA")
    if data.exists():
        raise AssertionError("the player's data was not removed")
    yield "installed and removed with the player's data"


def main() -> int:
    """Run all steps; return the exit code."""
    try:
        check_requirements()
        windows = set_up_windows(folder())
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
