"""Test the Debian package in a minimal Debian: `python -m tools.packages.debian_trial`.

mmdebstrap makes a minimal Debian in a folder, and apt installs the package there. The installed
program runs its self-test and plays a hand in its window. Then apt removes the package; of the
program's files, only the stored hand may remain. Needs root for mmdebstrap and chroot.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.support.desktop import openbox, xvfb
from tools import bundle
from tools.packages.__main__ import TARGET, WORK
from tools.packages.hand import first_hand, play
from tools.quiet import run_command

KEPT = Path("root/.local/share") / bundle.PROGRAM
PROGRAMS = {
    "mmdebstrap": "mmdebstrap", "Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick",
    "openbox": "openbox", "wmctrl": "wmctrl", "xprop": "x11-utils",
}  # fmt: skip


def go_through(root: Path, package: Path, pictures: Path) -> Iterator[str]:
    """Test the package; yield a description of each completed step."""
    subprocess.run(
        [
            "mmdebstrap", "--quiet", "--variant=apt", "--include=ca-certificates",
            # A mirror's lists may be past their expiry date.
            '--aptopt=Acquire::Check-Valid-Until "false"', "stable", str(root),
        ],
        check=True,
    )  # fmt: skip
    within(root, "apt-get", "update", "-qq")
    before = listed(root)
    yield f"a bare Debian {(root / 'etc/debian_version').read_text().strip()}"
    place = root / "home" / package.name
    shutil.copy2(package, place)
    within(
        root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", f"/home/{place.name}"
    )
    place.unlink()
    brought = installed(root)
    yield "installed by apt"
    silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    said = within(root, f"/usr/games/{bundle.CONSOLE}", "--selftest", **silent).splitlines()
    if said[-1] != "ok: all":
        raise AssertionError("\n".join(said))
    yield f"self-test of the installed program: {len(said)} checks"
    # The X socket is mounted into the chroot while the program runs.
    sockets = Path("/tmp") / ".X11-unix"
    (root / "tmp" / sockets.name).mkdir()
    command = [
        "unshare", "--mount", "sh", "-c", 'mount --bind "$0" "$1/$0" && exec chroot "$1" "$2" $3',
        str(sockets), str(root), f"/usr/games/{bundle.PROGRAM}", "--seed 5 --language en",
    ]  # fmt: skip
    with xvfb() as shown, openbox(shown):
        environment = shown | {"HOME": "/root"}
        yield f"a hand played in its window: {play(command, environment, root / KEPT, pictures)}"
    within(root, "apt-get", "purge", "-y", "-qq", bundle.PROGRAM)
    if not first_hand(root / KEPT):
        raise AssertionError("the stored hand is missing")
    shutil.rmtree(root / KEPT)
    within(root, "apt-get", "autoremove", "-y", "-qq")
    left = {path for path in listed(root) - before if path in brought}
    if left:
        raise AssertionError(f"these files are left: {sorted(left)}")
    yield "removed, leaving only the stored hand"


def within(root: Path, *words: str, **more: str) -> str:
    """Run a program in the minimal Debian; return its output."""
    done = subprocess.run(
        ["chroot", str(root), *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, check=False,
        env={
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", "HOME": "/root",
            "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8", **more,
        },
    )  # fmt: skip
    if done.returncode:
        raise AssertionError(f"{' '.join(words)} ended with {done.returncode}\n{done.stdout}")
    return done.stdout


def listed(root: Path) -> set[str]:
    """Return the paths of all files below a folder."""
    return {
        str(Path(folder, name).relative_to(root))
        for folder, _, names in os.walk(root)
        for name in names
    }


def installed(root: Path) -> set[str]:
    """Return the package's files, and all other files with the program's name in their path."""
    brought = within(root, "dpkg", "-L", bundle.PROGRAM).splitlines()
    named = {path for path in listed(root) if bundle.PROGRAM in path}
    return {path.lstrip("/") for path in brought} | named


def main() -> int:
    """Run all steps; return the exit code."""
    lost = [name for name in PROGRAMS if shutil.which(name) is None]
    packages = sorted(TARGET.glob("*.deb"), key=lambda path: path.stat().st_mtime)
    if lost:
        needed = " ".join(PROGRAMS[name] for name in lost)
        print(f"{', '.join(lost)}: not found. On Debian: apt-get install {needed}", file=sys.stderr)
        return 2
    if os.geteuid() != 0 or not packages:
        print("it needs root, and a package from make packages", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        # apt downloads as a separate user, which needs access.
        Path(folder).chmod(0o755)
        try:
            for step in go_through(Path(folder, "debian"), packages[-1], WORK):
                print(f"ok: {step}", flush=True)
        except (AssertionError, OSError, subprocess.CalledProcessError) as error:
            print(f"failed: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    run_command(main)
