"""Build the program in dist/gin-parlour: `python -m tools.build [OPTIONS] [FOLDER]`.

Builds are reproducible: PyInstaller runs with a fixed hash seed and the time of `released`. Output
goes to `dist` and `build` in FOLDER, which is the project's folder by default.

`--trial` also makes `dist/trial`: the same files and the program `gin-parlour-trial`, which sends
random events to the window (`tools/monkey.py`). The trial build is for tests and is not packaged.

The kernel is compiled (`tools.compile`). If that fails, the kernel stays Python, the strongest
opponent is weaker, and a warning says so; with `--compiled` the build fails instead.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from tools.compile import CompileError, compile_kernel, copy_source
from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]


class BuildError(Exception):
    """The build failed; the message is a sentence for the user."""


def released() -> datetime:
    """Return this version's time: SOURCE_DATE_EPOCH, else the last commit's, else the changelog's.

    The changelog's modification time serves source archives, which have no commits.
    """
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    if seconds is None and shutil.which("git") is not None:
        done = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=TOP, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        seconds = done.stdout.strip()
    return datetime.fromtimestamp(int(seconds or (TOP / "CHANGELOG.md").stat().st_mtime), UTC)


def environment(cache: Path) -> dict[str, str]:
    """Return environment variables that make PyInstaller's output reproducible."""
    return {
        **os.environ,
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(int(released().timestamp())),
        "PYINSTALLER_CONFIG_DIR": str(cache),
    }


def build(folder: Path = TOP, *, trial: bool = False, compiled: bool = False) -> Path:
    """Build the program, and the trial build if requested; return the program's folder.

    Raises:
        BuildError: If objcopy is missing on Linux, if PyInstaller fails, or if `compiled` is set
            and compiling the kernel fails.
    """
    if sys.platform == "linux" and shutil.which("objcopy") is None:
        raise BuildError("The build needs the program objcopy: install the package binutils.")
    source = folder / "build" / "source"
    try:
        compile_kernel(source)
    except CompileError as error:
        if compiled:
            raise BuildError(str(error)) from error
        print(f"{error}\nThe strongest opponent will search fewer worlds.", file=sys.stderr)
        copy_source(source)
    words = [
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
        "--distpath", str(folder / "dist"), "--workpath", str(folder / "build"),
        str(TOP / "build.spec"), "--", "--source", str(source), *(["--trial"] if trial else []),
    ]  # fmt: skip
    done = subprocess.run(words, cwd=TOP, env=environment(folder / "build" / "cache"), check=False)
    if done.returncode != 0:
        raise BuildError(f"PyInstaller ended with code {done.returncode}.")
    return folder / "dist" / "gin-parlour"


def main(words: list[str]) -> int:
    """Build; return the exit code."""
    asked = argparse.ArgumentParser(prog="python -m tools.build")
    asked.add_argument("--trial", action="store_true", help="also build dist/trial, for tests")
    asked.add_argument("--compiled", action="store_true", help="fail without a C compiler")
    asked.add_argument("folder", type=Path, nargs="?", default=TOP)
    found = asked.parse_args(words)
    try:
        build(found.folder.resolve(), trial=found.trial, compiled=found.compiled)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
