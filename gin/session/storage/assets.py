"""Paths of images, fonts and sounds: in the source tree, in a wheel and in the built program."""

from __future__ import annotations

import sys
from pathlib import Path

import gin


def asset(*parts: str) -> Path:
    """Return the path of a bundled file, such as `asset("assets", "fonts", "x.woff")`."""
    return _top().joinpath(*parts)


def _top() -> Path:
    """Return the folder that holds `assets` and `sounds`; in a wheel it is the package itself."""
    if frozen := getattr(sys, "_MEIPASS", None):
        return Path(frozen)
    package = Path(gin.__file__).resolve().parent
    return package if (package / "assets").is_dir() else package.parent
