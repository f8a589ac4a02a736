"""The disk image for macOS, made with hdiutil: the bundle and a link to Applications."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from gin import __version__
from tools import bundle


def image(built: Path, target: Path, work: Path) -> Path:
    """Build the image of a built bundle, such as `dist/Gin Parlour.app`; return its path."""
    folder = work / "image"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # ditto keeps the signature intact.
    subprocess.run(["ditto", str(built), str(folder / built.name)], check=True)
    (folder / "Applications").symlink_to("/Applications")
    target.mkdir(parents=True, exist_ok=True)
    made = target / f"{bundle.PROGRAM}-{__version__}.dmg"
    subprocess.run(
        [
            "hdiutil", "create", "-volname", bundle.TITLE, "-srcfolder", str(folder), "-ov",
            "-format", "UDZO", str(made),
        ],
        check=True,
    )  # fmt: skip
    return made
