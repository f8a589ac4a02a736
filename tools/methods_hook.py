"""Give dataclasses their methods ready compiled: runs first in the packaged program.

See `tools/methods.py`, which writes the file.
"""

from __future__ import annotations

import builtins
import dataclasses
import marshal
import sys
from pathlib import Path
from types import CodeType
from typing import Any


def hand_out(kept: dict[str, CodeType]) -> None:
    """Have dataclasses use these; whatever is missing is compiled."""

    def run(text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
        builtins.exec(kept.get(text, text), scope, names)

    vars(dataclasses)["exec"] = run


if hasattr(sys, "_MEIPASS"):
    hand_out(marshal.loads(Path(sys._MEIPASS, "methods.bin").read_bytes()))
