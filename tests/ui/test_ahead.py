"""The menu is shown without what comes after it, which is imported while nobody waits."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gin.core.later import later
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
assert {"gin.ui.scenes.introduction", "gin.ui.render.plain_view"} <= set(sys.modules)
from gin.session.unfinished import unfinished
choice = next(one for one in app.view.choices if "play" in str(one.item))
app.choose(choice)
assert app.view.table is not None
assert len(unfinished(app.shown.store)) == 1
print(steps)
"""


def test_table_and_coach_are_loaded_in_idle_moments_of_the_menu() -> None:
    done = subprocess.run(
        [sys.executable, "-c", STARTED], cwd=TOP, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[-1]) > 2


AT_THE_FIRST_PICTURE = """
import os, sys
from pathlib import Path
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
import main
main.parse = lambda words, told: main.Asked(data=Path(sys.argv[1]))
import pygame
from gin.ui import loop

def shown(self):
    print(bool(pygame.mixer.get_init()))
    print(*(name for name in sys.modules))
    sys.stdout.flush()
    os._exit(0)

loop.Loop._show = shown
main.main([])
"""
MOST = 195
"""Modules of the program that are loaded before the first picture: 180, and 340 when each module
loaded all that it named. Who needs more of them at once finds out here."""
NOT_YET = (
    "argparse", "subprocess",
    "gin.ai.advice", "gin.ai.learned", "gin.ai.protocol", "gin.ai.search", "gin.ai.simulator",
    "gin.ai.tactics", "gin.core.chain", "gin.present.drafts", "gin.present.lesson.script",
    "gin.present.words.table", "gin.rules", "gin.session.game", "gin.speech.engine",
    "gin.session.likeness", "gin.ui.art.portraits", "gin.ui.monkey", "gin.ui.scenes.dialog",
    "gin.ui.scenes.table", "gin.variants",
)  # fmt: skip
"""What nobody sees on the menu, modules and whole folders."""


def at_the_first_picture(folder: Path) -> tuple[str, list[str]]:
    """Start the program with a folder of its own, up to its first picture.

    Return whether it has opened a device for sounds, and the modules that it has loaded.
    """
    words = [sys.executable, "-c", AT_THE_FIRST_PICTURE, str(folder)]
    done = subprocess.run(words, cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    sounds, loaded = done.stdout.splitlines()[-2:]
    return sounds, loaded.split()


def test_only_what_the_menu_shows_is_loaded_before_it(tmp_path: Path) -> None:
    for start in ("first", "second"):
        sounds, loaded = at_the_first_picture(tmp_path)
        # What is heard on the menu takes a device, and music that is unpacked beside the loop.
        assert sounds == "False"
        assert "gin.ui.scenes.menu" in loaded
        own = [name for name in loaded if name.partition(".")[0] == "gin"]
        folders = tuple(f"{one}." for one in NOT_YET)
        early = [name for name in loaded if f"{name}.".startswith(folders)]
        assert not early, (start, early)
        assert len(own) <= MOST, (start, len(own))


def test_a_module_for_later_is_loaded_when_something_of_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    colours = later("colorsys")
    assert colours.__name__ == "colorsys" and "colorsys" not in sys.modules
    assert colours.rgb_to_hsv(0.0, 0.0, 1.0)[2] == 1.0
    # Nothing of it is kept: what is changed in the module is changed here.
    monkeypatch.setattr("colorsys.rgb_to_hsv", lambda r, g, b: "changed")
    assert colours.rgb_to_hsv(0.0, 0.0, 1.0) == "changed"
