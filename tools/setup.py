"""Set up .venv from a requirements file: `python -m tools.setup requirements.txt`.

A file in .venv records the installed packages. It is deleted before any change and written last, so
an interrupted set-up starts over. A lock makes other set-ups wait.

This module runs outside .venv, so it uses only the standard library.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
NEEDED = 400
"""Megabytes that a set-up needs, including pip's temporary files."""
RECORD = "finished.json"


class SetUpError(Exception):
    """The set-up failed; the message is a sentence for the user."""


def main(words: list[str]) -> int:
    """Set up the environment; return the exit code."""
    if len(words) != 1 or not (TOP / words[0]).is_file():
        print(f"usage: python -m tools.setup requirements.txt, not {words}", file=sys.stderr)
        return 2
    try:
        set_up(TOP / ".venv", TOP / words[0])
    except SetUpError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nThe set-up was interrupted. The next make starts it again.", file=sys.stderr)
        return 130
    return 0


def set_up(folder: Path, requirements: Path) -> None:
    """Set up an environment with a file's packages, unless they are already installed.

    Raises:
        SetUpError: If a step fails.
    """
    wanted = pins(requirements)
    if wanted <= (finished(folder) or set()):
        return
    try:
        with alone(folder.with_name(f"{folder.name}.lock")) as held:
            there = finished(folder)
            # The previous holder of the lock may have done the work.
            if wanted <= (there or set()):
                return
            if there is None:
                _make(folder, held)
            _install(folder, requirements, there or set(), held)
    except OSError as error:
        raise SetUpError(_cause(folder, str(error), error.errno)) from error


def pins(requirements: Path) -> set[str]:
    """Return a file's packages with version and marker, such as `cffi==2.1.1`."""
    lines = requirements.read_text(encoding="utf-8").splitlines()
    return {line.removesuffix("\\").strip() for line in lines if "==" in line and line[0].isalnum()}


def finished(folder: Path) -> set[str] | None:
    """Return the packages of a finished, working environment; None if there is none."""
    try:
        record = json.loads((folder / RECORD).read_text(encoding="utf-8"))
        # An environment's scripts contain its path, so an environment cannot be moved.
        if record["folder"] != str(folder) or record["python"] != _version(folder):
            return None
        return set(record["packages"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def python(folder: Path) -> Path:
    """Return the path of an environment's Python."""
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _version(folder: Path) -> str:
    words = [str(python(folder)), "-I", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()


def _make(folder: Path, held: IO[bytes]) -> None:
    if folder.is_symlink():
        # The link's target may belong to the user, and `--clear` would empty it.
        folder.unlink()
    if folder.is_dir() and any(folder.iterdir()):
        print(
            f"{folder.name} is unfinished, or was not made by make: creating it again.", flush=True
        )
    else:
        print(f"Setting up in {folder.name}, once. It takes about a minute.", flush=True)
    # Not the environment's own Python: `--clear` would delete it.
    base = getattr(sys, "_base_executable", None) or sys.executable
    _run([base, "-I", "-m", "venv", "--clear", str(folder)], folder, held)


def _install(folder: Path, requirements: Path, there: set[str], held: IO[bytes]) -> None:
    record = folder / RECORD
    record.unlink(missing_ok=True)
    wanted = pins(requirements)
    pip = [str(python(folder)), "-I", "-m", "pip", "install", "--require-hashes"]
    pip += ["--disable-pip-version-check", "--progress-bar", "off", "-r", str(requirements)]
    _run(pip, folder, held, _Progress(len(wanted)))
    names = {_name(pin) for pin in wanted}
    packages = wanted | {pin for pin in there if _name(pin) not in names}
    content = {"folder": str(folder), "python": _version(folder), "packages": sorted(packages)}
    partial = record.with_suffix(".partial")
    partial.write_text(json.dumps(content, indent=1), encoding="utf-8")
    partial.replace(record)


def _name(pin: str) -> str:
    return pin.partition("==")[0]


class _Progress:
    def __init__(self, packages: int) -> None:
        self._packages = packages
        self._fetched = 0

    def follow(self, line: str) -> None:
        if line.startswith(("Collecting ", "Processing ")):
            self._fetched += 1
            # The second word is a requirement such as `cffi==2.1.1`, or the path of a wheel.
            name = Path(line.split()[1].partition("==")[0]).name.partition("-py")[0]
            # Markers exclude packages for other systems, so the count is an upper bound.
            print(f"  {self._fetched} of at most {self._packages}: {name}", flush=True)
        elif line.startswith("Installing collected packages"):
            print("  Installing...", flush=True)


def _run(
    words: list[str], folder: Path, held: IO[bytes], progress: _Progress | None = None
) -> None:
    # Except on Windows, the child inherits the lock, which is then held as long as the child runs.
    kept = () if sys.platform == "win32" else (held.fileno(),)
    printed: list[str] = []
    with subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        pass_fds=kept, env={**os.environ, "PIP_USER": "0"}, encoding="utf-8", errors="replace",
    ) as running:  # fmt: skip
        assert running.stdout is not None
        for line in running.stdout:
            printed.append(line)
            if progress is not None:
                progress.follow(line)
    if running.returncode < 0 and -running.returncode in (2, 15):
        raise KeyboardInterrupt
    if running.returncode:
        ended = f"{words[3]} ended with {running.returncode}."
        raise SetUpError(_cause(folder, f"{''.join(printed)}{ended}"))


def _cause(folder: Path, output: str, number: int | None = None) -> str:
    def printed(*words: str) -> bool:
        return any(word in output for word in words)

    place, then = folder.parent, "Then run make again."
    if printed("No space left", "Disk quota") or number in (errno.ENOSPC, errno.EDQUOT):
        free = shutil.disk_usage(place).free // 1_000_000
        return (
            f"The disk is full: set-up needs about {NEEDED} MB in {place} ({free} MB are free) and"
            f" in the folder for temporary files. Make room. {then}"
        )
    if printed("Read-only file system", "Permission denied", "Access is denied") or number in (
        errno.EACCES, errno.EPERM, errno.EROFS,
    ):  # fmt: skip
        return f"{output.strip()}\nSet-up may not write in {place}. Allow it. {then}"
    # Debian's advice wraps in the middle of a sentence, so match a single word.
    if printed("ensurepip"):
        return (
            "Python cannot make a virtual environment yet. On Debian or Ubuntu, run:\n"
            f"  sudo apt install python3.{sys.version_info[1]}-venv\n{then}"
        )
    errors = [line for line in output.splitlines() if line.startswith("ERROR")]
    if printed("DO NOT MATCH THE HASHES"):
        return (
            f"{output.strip()}\nA package does not match its hash in the requirements, so none"
            f" was installed. The download may be broken. {then}"
        )
    if printed("Could not find a version", "Max retries", "NewConnectionError", "timed out"):
        problem = f"The packages could not be fetched: is there a network? {then}"
        return "\n".join([*errors, problem])
    return f"{output.strip()}\nThe set-up failed; see the output above. {then}"


@contextlib.contextmanager
def alone(file: Path) -> Iterator[IO[bytes]]:
    """Hold the lock on a file, after waiting for any other holder."""
    with file.open("a+b") as opened:
        if not _locked(opened):
            print("Another make is at work here: waiting until it has finished.", flush=True)
            while not _locked(opened):
                time.sleep(0.1)
        yield opened


def _locked(opened: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            opened.seek(0)
            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EWOULDBLOCK):
            return False
        raise
    return True


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
