"""The first thing that the packaged program runs: what makes its start quick.

Dataclasses are given their methods ready compiled; see `tools/methods.py`, which writes the file.
"""

from __future__ import annotations

import builtins
import dataclasses
import gc
import marshal
import sys
from types import CodeType
from typing import Any


def hand_out(kept: dict[str, CodeType]) -> None:
    """Have dataclasses use these; whatever is missing is compiled."""

    def run(text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
        builtins.exec(kept.get(text, text), scope, names)

    vars(dataclasses)["exec"] = run


if hasattr(sys, "_MEIPASS"):
    with open(f"{sys._MEIPASS}/methods.bin", "rb") as file:  # noqa: PTH123 pathlib is 5 ms away
        hand_out(marshal.loads(file.read()))  # From the file itself: seven times as slow.
    # Nearly all that a start makes stays, so it need not be looked through for rubbish.
    gc.set_threshold(50_000, 10, 10)
