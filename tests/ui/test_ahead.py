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
from gin.rules.melds.solver import solver
from gin.session.unfinished import unfinished
made, loaded = solver.cache_info().misses, set(sys.modules)
choice = next(one for one in app.view.choices if "play" in str(one.item))
app.choose(choice)
assert app.view.table is not None
assert solver.cache_info().misses == made
# Whether another match is not over is asked on a page of its own.
assert set(sys.modules) - loaded <= {"gin.present.screens.anew"}, set(sys.modules) - loaded
assert len(unfinished(app.shown.store)) == 1
print(steps)
"""


def test_table_and_coach_are_there_in_idle_moments_after_the_menu_and_play_waits_for_nothing() -> (
    None
):
    done = subprocess.run(
        [sys.executable, "-c", STARTED], cwd=TOP, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[-1]) > 2
