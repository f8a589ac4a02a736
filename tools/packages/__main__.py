"""Build the packages that this system supports: `python -m tools.packages [KIND ...]`.

Makes packages in `dist/packages` from the program built by `make package`, or from a wheel. A kind
whose requirements are missing is skipped; if the kind was named, that is an error.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gin import __version__
from tools import bundle, wheel
from tools.build import released
from tools.packages import debian, flatpak, macos, windows
from tools.quiet import run_command

TOP = Path(__file__).resolve().parents[2]
DIST, WORK = TOP / "dist", TOP / "build" / "packages"
BUILT = DIST / bundle.PROGRAM
TARGET = DIST / "packages"


def _wheel() -> Path:
    TARGET.mkdir(parents=True, exist_ok=True)
    return wheel.build_wheel(TARGET)


def _archive() -> Path:
    TARGET.mkdir(parents=True, exist_ok=True)
    made = TARGET / f"{bundle.PROGRAM}-{__version__}-linux.tar.xz"
    with tarfile.open(made, "w:xz") as packed:
        packed.add(BUILT, bundle.PROGRAM, filter=_plain)
    return made


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.mtime = int(released().timestamp())
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def _debian() -> Path:
    made = debian.package(BUILT, TARGET, WORK)
    _checked(["lintian", "--fail-on", "error", str(made)])
    return made


def _desktop() -> Path:
    """Validate the desktop entry and the metainfo, without building a package."""
    entry = bundle.DESKTOP / f"{bundle.PROGRAM}.desktop"
    about = WORK / "metainfo" / f"{bundle.IDENTIFIER}.metainfo.xml"
    about.parent.mkdir(parents=True, exist_ok=True)
    about.write_text(debian.metainfo(), encoding="utf-8")
    _checked(["desktop-file-validate", str(entry)])
    _checked(["appstreamcli", "validate", "--no-net", str(about)])
    return about


def _flatpak() -> Path:
    return flatpak.bundled(flatpak.gathered(_wheel(), WORK), TARGET, WORK)


def _macos() -> Path:
    return macos.image(DIST / f"{bundle.TITLE}.app", TARGET, WORK)


def _windows() -> Path:
    return windows.installer(BUILT, TARGET, WORK)


@dataclass(frozen=True, slots=True)
class PackageKind:
    """A kind of package, and its requirements."""

    make: Callable[[], Path]
    system: str = ""
    programs: tuple[str, ...] = ()
    more: Callable[[], str] = str
    """Returns another missing requirement, or an empty string; called if no program is missing."""

    @property
    def lacks(self) -> str:
        if self.system and self.system != sys.platform:
            return f"another system, {self.system}"
        lost = ", ".join(name for name in self.programs if shutil.which(name) is None)
        return lost or self.more()


KINDS = {
    "wheel": PackageKind(_wheel),
    "archive": PackageKind(_archive, "linux"),
    "desktop": PackageKind(_desktop, "linux", ("desktop-file-validate", "appstreamcli")),
    "debian": PackageKind(_debian, "linux", ("dpkg-deb", "objdump", "lintian")),
    "flatpak": PackageKind(_flatpak, "linux", ("flatpak-builder", "flatpak"), flatpak.lacks),
    "windows": PackageKind(_windows, "win32"),
    "macos": PackageKind(_macos, "darwin", ("hdiutil", "ditto")),
}


def _checked(words: list[str]) -> None:
    subprocess.run(words, check=True)


def main(names: list[str]) -> int:
    """Build the named kinds, or all supported ones; return the exit code."""
    if unknown := [name for name in names if name not in KINDS]:
        print(
            f"unknown kind of package {unknown[0]!r}; there are {', '.join(KINDS)}", file=sys.stderr
        )
        return 2
    if not BUILT.is_dir():
        print(f"{BUILT} is missing: run make package", file=sys.stderr)
        return 2
    for name in names or KINDS:
        kind = KINDS[name]
        if kind.lacks:
            print(f"{name}: skipped, it needs {kind.lacks}", flush=True)
            if names:
                return 1
            continue
        try:
            made = kind.make()
        except (OSError, subprocess.CalledProcessError, wheel.StepFailed) as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
        outcome = f"{made.stat().st_size / 1e6:.1f} MB" if made.parent == TARGET else "good"
        print(f"{name}: {made.relative_to(TOP)}, {outcome}", flush=True)
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
