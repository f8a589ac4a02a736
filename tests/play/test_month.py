"""A short month played by script, with a look at every page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import month


@pytest.mark.soak
def test_a_short_month_is_played_and_every_page_can_be_drawn(tmp_path: Path) -> None:
    kept = tmp_path / "month.json"
    words = ["--days", "2", "--rungs", "2", "--exercises", "6", "--tournaments", "1"]
    assert month.main([*words, "--json", str(kept)]) == 0
    done = json.loads(kept.read_text(encoding="utf-8"))
    assert (done["daily deals"], done["exercises"], done["tournaments"]) == (2, 6, 1)
    assert done["rungs"] == 2
    assert {"menu", "daily", "ladder", "tournament", "achievements", "statistics"} <= set(
        done["pages"]
    )
