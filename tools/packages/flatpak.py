"""The Flatpak, made with flatpak-builder from the wheel, its dependencies and desktop files."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools import bundle
from tools.packages.debian import fill, metainfo, published

TOP = Path(__file__).resolve().parents[2]
MANIFEST = TOP / "installers" / "flatpak" / "manifest.yml"


def gathered(wheel: Path, work: Path) -> Path:
    """Gather the manifest's sources in a folder; return the manifest's path."""
    folder = work / "flatpak"
    shutil.rmtree(folder, ignore_errors=True)
    files = folder / "files"
    (files / "wheels").mkdir(parents=True)
    shutil.copy2(wheel, files / "wheels")
    # The runtime's Python is 3.13.
    subprocess.run(
        [
            sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
            "--no-deps", "--require-hashes", "--only-binary=:all:", "--python-version", "3.13",
            *(f"--platform=manylinux_2_{minor}_x86_64" for minor in (17, 28, 34)),
            "--platform=manylinux2014_x86_64", "-d", str(files / "wheels"),
            "-r", str(TOP / "requirements.txt"),
        ],
        check=True,
    )  # fmt: skip
    for kind in ("desktop", "xml"):
        shutil.copy2(bundle.DESKTOP / f"{bundle.PROGRAM}.{kind}", files)
    (files / f"{bundle.IDENTIFIER}.metainfo.xml").write_text(metainfo(), encoding="utf-8")
    shutil.copytree(bundle.ICONS, files / "icons", ignore=shutil.ignore_patterns("*.ic*", "*.md"))
    made = folder / f"{bundle.IDENTIFIER}.yml"
    made.write_text(manifest(), encoding="utf-8")
    return made


def manifest() -> str:
    """Return the manifest with the publisher's identifier."""
    return fill(MANIFEST.read_text(encoding="utf-8"), published())


def lacks() -> str:
    """Return the name of the manifest's SDK if it is not installed, otherwise an empty string."""
    named = dict(re.findall(r"^(sdk|runtime-version): '?([\w.]+)'?$", MANIFEST.read_text(), re.M))
    wanted = f"{named['sdk']}//{named['runtime-version']}"
    there = subprocess.run(["flatpak", "info", wanted], capture_output=True, check=False)
    return "" if there.returncode == 0 else wanted


def bundled(made_of: Path, target: Path, work: Path) -> Path:
    """Build the Flatpak as a single file; return the file's path."""
    made, kept = target / f"{bundle.PROGRAM}.flatpak", work / "flatpak-repository"
    build = ["flatpak-builder", "--force-clean", f"--repo={kept}", str(work / "flatpak-build")]
    subprocess.run([*build, str(made_of)], check=True)
    subprocess.run(["flatpak", "build-bundle", str(kept), str(made), bundle.IDENTIFIER], check=True)
    return made


def icon_sides() -> set[int]:
    """Return the icon sizes that the manifest installs."""
    found = re.search(r"for side in ([\d ]+);", MANIFEST.read_text(encoding="utf-8"))
    assert found is not None
    return {int(side) for side in found[1].split()}
