"""Build the wheel and test it as users install it: `python -m tools.wheel [PYTHON ...]`.

Writes the wheel to `dist`. Each PYTHON installs it and its dependencies into an empty environment,
and runs the self-test outside the source folder.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import bundle, setup
from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[1]
SILENT = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


class StepFailed(Exception):
    """A step failed; the message contains its output."""


def build_wheel(folder: Path) -> Path:
    """Build the wheel into a folder with the packages installed here; return its path."""
    _done([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], TOP)
    return max(folder.glob("gin_parlour-*.whl"), key=lambda path: path.stat().st_mtime)


def install_wheel(
    wheel: Path, folder: Path, python: str = sys.executable, *, offline: bool
) -> Path:
    """Create an environment with the wheel; if `offline`, without fetching its dependencies."""
    _done([python, "-I", "-m", "venv", str(folder)], folder.parent)
    inside = setup.python(folder)
    words = [str(inside), "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if offline:
        # Let the new environment import the packages of this one.
        ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
        theirs = Path(_done([str(inside), "-c", ask], folder).strip())
        here = next(path for path in map(Path, sys.path) if (path / "pygame").is_dir())
        (theirs / "borrowed.pth").write_text(f"{here}\n", encoding="utf-8")
        words += ["--no-index", "--no-deps"]
    _done([*words, str(wheel)], folder)
    return folder


def command(folder: Path, name: str = bundle.PROGRAM) -> str:
    """Return the path of a command that the wheel installs into an environment."""
    ending = ".exe" if sys.platform == "win32" else ""
    return str(setup.python(folder).with_name(name + ending))


def self_test(folder: Path, elsewhere: Path) -> str:
    """Run an environment's module and both commands; return the self-test's output."""
    _done([str(setup.python(folder)), "-m", "gin_parlour", "--list-games"], elsewhere)
    _done([command(folder, bundle.CONSOLE), "--version"], elsewhere)
    return _done([command(folder), "--selftest"], elsewhere)


def _done(words: list[str], folder: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        words, cwd=folder, env={**environment, **SILENT}, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, encoding="utf-8", timeout=600, check=False,
    )  # fmt: skip
    if done.returncode:
        raise StepFailed(
            f"{' '.join(words)} ended with {done.returncode}\n{done.stdout}{done.stderr}"
        )
    return done.stdout


def main(pythons: list[str]) -> int:
    """Build the wheel and test it with each Python; return the exit code."""
    try:
        wheel = build_wheel(TOP / "dist")
        print(wheel.relative_to(TOP), f"{wheel.stat().st_size / 1e6:.1f} MB")
        for python in pythons:
            with tempfile.TemporaryDirectory() as folder:
                made = install_wheel(wheel, Path(folder, "environment"), python, offline=False)
                print(f"{python}: {self_test(made, Path(folder)).splitlines()[0]}", flush=True)
    except StepFailed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
