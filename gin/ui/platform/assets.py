"""Where the files that are drawn and heard lie: in the source, in a wheel, in the built program."""

from __future__ import annotations

import sys
from pathlib import Path

import gin


def asset(*parts: str) -> Path:
    """The path of a file in the top folder, such as `asset("assets", "fonts", "x.woff")`."""
    return _top().joinpath(*parts)


def _top() -> Path:
    """The folder that `assets` and `sounds` lie in; an installed package has them inside."""
    if frozen := getattr(sys, "_MEIPASS", None):
        return Path(frozen)
    package = Path(gin.__file__).resolve().parent
    return package if (package / "assets").is_dir() else package.parent
