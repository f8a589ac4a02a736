"""The coach's judgements of the matches whose reports the gallery draws.

They take the coach many seconds, so they are saved: `python -m tools.gallery.reports` judges the
matches again and writes `tests/data/reports.json`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from gin.session.game import Session
from gin.session.report import MatchReport
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.daily import play_out
from tools.gallery.reaching import SEED
from tools.quiet import run_command

FILE = Path(__file__).parents[2] / "tests" / "data" / "reports.json"
TARGETS = {"gin": 40, "twofold": 20, "colonel": 60}
"""The games of the reports, each with a low target, so that the match is short."""
_LEVEL = 1


def reported(store: Store, game: str) -> Session:
    """Play the match that a report is about, and save its judgements in the store."""
    session = _played(store, game)
    for name, text in _judgements().get(game, {}).items():
        store.set_note(name, text)
    return session


def judged(game: str) -> dict[str, str]:
    """Return the notes in which the coach saves its judgements of a match."""
    store = Store.in_memory()
    report = MatchReport(_played(store, game))
    while not report.done:
        report.work(60.0)
    rows = store.rows(
        "SELECT name, text FROM note WHERE name LIKE 'course:%' OR name LIKE 'luck:%'"
    )
    return {str(name): str(text) for name, text in sorted(rows)}


def _played(store: Store, game: str) -> Session:
    agreed = setup(game, (f"target={TARGETS[game]}",))
    return play_out(Session.begin(store, agreed, _LEVEL, SEED))


@cache
def _judgements() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text())
    return found


def main() -> int:
    """Write the judgements to `FILE`; return 0."""
    FILE.write_text(json.dumps({game: judged(game) for game in TARGETS}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    run_command(main)
