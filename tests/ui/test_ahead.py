"""The menu is shown without what comes after it, which is imported while nobody waits."""

from __future__ import annotations

import subprocess
import sys

from tests.support.places import TOP

STARTED = """
import os, sys
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
from gin.present.shell.parlour import Parlour
from gin.session.storage.store import Store
from gin.ui.app import App

def there():
    return {"gin.present.screens.table.match", "gin.session.coach"} & set(sys.modules)

app = App(Parlour(Store.in_memory(), None))
assert not there(), there()
steps = 1
while app.prepare():
    steps += 1
assert len(there()) == 2, there()
print(steps)
"""


def test_table_and_coach_are_imported_in_idle_moments_after_the_menu() -> None:
    done = subprocess.run(
        [sys.executable, "-c", STARTED], cwd=TOP, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[-1]) > 2
