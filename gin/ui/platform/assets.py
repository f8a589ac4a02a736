"""Where the files that are drawn and heard lie, in the source and in the packaged program."""

from __future__ import annotations

import sys
from pathlib import Path


def asset(*parts: str) -> Path:
    """The path of a file in the top folder, such as `asset("assets", "fonts", "x.woff")`."""
    frozen = getattr(sys, "_MEIPASS", None)
    top = Path(frozen) if frozen else Path(__file__).resolve().parents[3]
    return top.joinpath(*parts)
