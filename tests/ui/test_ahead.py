"""The menu is shown without what comes after it, which is imported while nobody waits."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from gin.core.later import later
from gin.language.telling import printed
from gin.present.names import name_of
from gin.present.shell.parlour import Parlour
from gin.present.view import Role, View
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.art import image_cache
from gin.ui.monkey.stand_ins import SetClock
from gin.ui.render.style import Look
from tests.support.drawn import pixels
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
from gin.rules.melds.solver import solver
from gin.session.unfinished import unfinished
made, loaded = solver.cache_info().misses, set(sys.modules)
choice = next(one for one in app.view.choices if "play" in str(one.item))
app.choose(choice)
assert app.view.table is not None
assert solver.cache_info().misses == made
assert set(sys.modules) == loaded, set(sys.modules) - loaded
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


AT_THE_FIRST_PICTURE = """
import gc, os, sys
from pathlib import Path
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
import main
main.parse = lambda words, told: main.Asked(data=Path(sys.argv[1]))
import pygame
from gin.ui import loop

def shown(self):
    print(bool(pygame.mixer.get_init()), gc.get_count()[0], gc.get_threshold()[0])
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
    "argparse", "hashlib", "subprocess", "tomllib",
    "gin.ai.advice", "gin.ai.learned", "gin.ai.protocol", "gin.ai.search", "gin.ai.simulator",
    "gin.ai.tactics", "gin.core.chain", "gin.present.drafts", "gin.present.lesson.script",
    "gin.present.words.table", "gin.rules", "gin.session.game", "gin.speech.engine",
    "gin.session.likeness", "gin.ui.art.portraits", "gin.ui.monkey", "gin.ui.scenes.dialog",
    "gin.ui.scenes.table", "gin.variants",
)  # fmt: skip
"""What nobody sees on the menu, modules and whole folders."""


def at_the_first_picture(folder: Path) -> tuple[list[str], list[str]]:
    """What a program has done when it shows its window, on a folder of its own: whether it has a
    device for sounds, how much was made since garbage was looked for and how much may be; and the
    modules that it has loaded."""
    words = [sys.executable, "-c", AT_THE_FIRST_PICTURE, str(folder)]
    done = subprocess.run(words, cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    done_so_far, loaded = done.stdout.splitlines()[-2:]
    return done_so_far.split(), loaded.split()


def test_only_what_the_menu_shows_is_loaded_before_it(tmp_path: Path) -> None:
    for start in ("first", "second"):
        (sounds, made, most), loaded = at_the_first_picture(tmp_path)
        # What is heard on the menu takes a device, and music that is unpacked beside the loop.
        assert sounds == "False"
        # Nor is garbage looked for, and it would not be if twice as much were made.
        assert 20_000 < int(made) < int(most) // 2
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


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Hashable]]:
    """The keys of all pictures that are drawn, as they are."""
    found: list[Hashable] = []
    put = image_cache.Shelf.put

    def noted(shelf: Any, key: Hashable, picture: Any) -> Any:
        found.append(key)
        return put(shelf, key, picture)

    image_cache.clear()
    monkeypatch.setattr(image_cache.Shelf, "put", noted)
    yield found
    image_cache.clear()


def at_leisure(app: App) -> None:
    """All that is drawn and loaded while nobody waits, and then a long rest."""
    while app.prepare():
        pass
    app.painting.put_away()
    app.painting.rest()


def press_play(app: App, target: pygame.Surface) -> View:
    """What a click on Play shows, with its first picture drawn."""
    app.choose(next(one for one in app.view.choices if name_of(one.item) == "button:play"))
    while app.put_off(app.clock.now()):
        pass
    app.draw(target, app.clock.now())
    return app.view


def could_be_foreseen(drawn: list[Hashable], view: View) -> list[Hashable]:
    """What was drawn of a cut that might have been drawn ahead: not the greeting, and not the deck,
    which is drawn as it is spread."""
    assert view.table is not None and view.table.other is not None
    greeting = printed(view.table.other.talk)
    keys = [key if isinstance(key, tuple) else (key,) for key in drawn]
    return [
        key
        for key in keys
        if not isinstance(key[0], Look) and str(key[0]).strip("“”") not in greeting
    ]


def test_play_shows_a_card_in_its_first_picture_all_of_which_was_drawn_ahead(
    drawn: list[Hashable],
) -> None:
    clock, target = SetClock(), pygame.Surface((1280, 800))
    app = App(Parlour(Store.in_memory(), None), target.get_size(), clock=clock)
    app.draw(target, clock.time)
    at_leisure(app)
    # In another look all of it is drawn anew.
    app.shown.change("theme", "midnight")
    app.refresh()
    app.draw(target, clock.time)
    at_leisure(app)
    drawn.clear()
    view = press_play(app, target)
    assert not could_be_foreseen(drawn, view)
    assert view.dialog is not None and view.dialog.fan is not None
    card = next(item.ref for item in view.dialog.zone.items if item.role is Role.BACK)
    slot = app.place.slots[card].rect
    edge = pygame.Rect(slot.left + 4, slot.centery - 20, 8, 40)
    first = target.subsurface(edge).copy()
    app.settle()
    app.draw(target, clock.time)
    assert pixels(first) == pixels(target.subsurface(edge).copy())


def test_what_is_told_of_a_game_that_was_never_played_is_drawn_ahead_too(
    drawn: list[Hashable], tmp_path: Path
) -> None:
    clock, target = SetClock(), pygame.Surface((1280, 800))
    store = Store.open(tmp_path)
    app = App(Parlour(store, None), target.get_size(), clock=clock)
    app.draw(target, clock.time)
    at_leisure(app)
    drawn.clear()
    view = press_play(app, target)
    assert view.introduction is not None
    assert not could_be_foreseen(drawn, view)
    store.close()
