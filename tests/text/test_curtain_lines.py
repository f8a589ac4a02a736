"""Two people taking turns in a terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from gin.language.translation import follow
from gin.text import clearing
from gin.text.terminal import Terminal
from gin.variants.setups import setup
from tests.present.test_shared_table import two_people

CLEARED = "\x1b[H\x1b[2J\x1b[3J"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("system", ["posix", "nt"])
def test_the_curtain_clears_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(clearing, "_SYSTEM", system)
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    target = Screen()
    Terminal(parlour, io.StringIO("deal\npass\nready\nhide\nlook\nmenu\nquit\n"), target).run()
    printed = target.getvalue()
    follow("en")
    parlour.close()
    gap = CLEARED if system == "posix" else "\n" * 20
    parts = [part for part in printed.split(gap) if part.strip()]
    assert len(parts) > 2
    closed = [part for part in parts[1:] if "All cards are hidden." in part or "verdeckt" in part]
    assert closed


def test_pipes_get_no_control_characters(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    target = io.StringIO()
    Terminal(parlour, io.StringIO("deal\npass\nready\nhide\nquit\n"), target).run()
    follow("en")
    parlour.close()
    assert "\x1b" not in target.getvalue()
