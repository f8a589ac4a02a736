"""The `--selftest` option: plays a hand and checks other parts, printing a line for each check."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from gin import __version__
from gin.core.errors import GinError
from gin.interface.commands import Command
from gin.interface.cue import Background
from gin.interface.refs import ButtonRef, ItemRef
from gin.interface.view import Scene, View
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.session.engines.client import Engines, first_answer
from gin.session.exercises import shipped
from gin.session.storage.assets import asset
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.art import letters, surfaces
from gin.ui.platform.sound import open_mixer
from gin.ui.platform.window import NoDisplay, open_display

SEED = 7
SIZE = (1280, 800)
SIZES = ((1600, 1000), (2560, 1440), (800, 600), (1000, 1200), SIZE)
NAMES = {
    "Cyrillic": "Иван", "Greek": "Ελένη", "Hebrew": "דנה", "Arabic": "دانا", "Chinese": "花子",
    "emoji": "🙂",
}  # fmt: skip
SYSTEM = ("Chinese", "emoji")
"""Scripts drawn with the system's fonts, or as boxes if it has none."""
SOON = 60.0
"""Seconds after which every card is at rest and the opponent has decided."""


class CheckFailed(Exception):
    """A failed check, described in a sentence."""


def run(voice: Callable[[], bool] | None = None) -> int:
    """Run the checks and print each that passed; return the exit code, 1 if one failed.

    `voice` returns whether the program's own voice can be loaded. The checks also pass without it.
    """
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    try:
        with tempfile.TemporaryDirectory() as folder:
            for passed in _checks(Path(folder), voice):
                print(f"ok: {passed}", flush=True)
    except (CheckFailed, GinError, NoDisplay, OSError, pygame.error) as error:
        reason = printed(error.text) if isinstance(error, GinError) else str(error)
        print(f"failed: {reason}", flush=True)
        return 1
    print("ok: all")
    return 0


def _checks(folder: Path, voice: Callable[[], bool] | None) -> Iterator[str]:
    yield f"Gin Parlour {__version__}, Python {sys.version.split()[0]}, {sys.platform}"
    open_display()
    yield "display"
    # Before the slower checks, so that a damaged file is reported immediately.
    yield _sounds()
    yield f"{len(shipped())} exercises"
    store = Store.open(folder)
    yield "store"
    parlour = Parlour(store, folder, seed=SEED)
    parlour.change("speed", "instant")
    yield "settings kept"
    app = App(parlour, SIZE)
    _drawn(app)
    yield "menu drawn"
    app.command(Command.ACTIVATE)
    moves = _play(app, parlour)
    yield f"hand played in {moves} moves"
    rows = store.rows("SELECT seed FROM match JOIN hand ON hand.match = match.id")
    store.close()
    must(rows == [(SEED,)], f"the store has {rows} instead of one hand of seed {SEED}")
    yield "hand kept"
    for size in SIZES:
        app.resize(size)
        _drawn(app, size)
    yield "window made larger and smaller"
    again = Parlour(Store.open(folder), folder)
    _drawn(App(again, (800, 600)), (800, 600))
    again.store.close()
    yield "store opened again"
    _begin_real_match()
    yield "cards drawn and sealed"
    yield f"names drawn: {', '.join(_names())}"
    yield f"engine process {_engine()}"
    if voice is not None:
        yield "own voice there" if voice() else "own voice left out, which this system lacks"


def _play(app: App, parlour: Parlour) -> int:
    """Play a hand to its end, drawing every state; return the number of moves."""
    for move in range(400):
        if app.view.scene is Scene.RESULT:
            _drawn(app)
            return move
        if parlour.waiting:
            while parlour.due is not None:
                time.sleep(0.005)
            app.tick(time.monotonic() + SOON)
            continue
        app.activate(next_item(app.view))
        _drawn(app)
    raise CheckFailed("the hand did not come to its end in 400 moves")


def _sounds() -> str:
    try:
        open_mixer(2)
    except pygame.error as error:
        # The program also runs on a computer without a sound device.
        return f"no sounds: {error}"
    try:
        sounds = sorted(asset("sounds").glob("*.ogg"))
        for path in sounds:
            must(pygame.mixer.Sound(path).get_length() > 0, f"{path.name} is silent")
        pygame.mixer.music.load(asset("sounds") / f"{Background.MUSIC}-1.ogg")
    finally:
        pygame.mixer.quit()
    return f"{len(sounds)} sounds and the music"


def _begin_real_match() -> None:
    """Begin a match as players do, with cards shuffled and sealed by the program."""
    parlour = Parlour(Store.in_memory(), None)
    app = App(parlour, SIZE)
    app.activate(ButtonRef("play"))
    must(parlour.session() is not None, "no match was begun")


def _names() -> Iterator[str]:
    app = _app_without_store()
    for script, name in NAMES.items():
        app.shown.change("name", name)
        app.command(Command.ACTIVATE)
        _drawn(app)
        image = surfaces.line_image(name, "bold", 24, (255, 255, 255))
        must(image.get_bounding_rect().w > 0, f"nothing is seen of a name in {script} letters")
        foreign = letters.needs_system(name, "bold")
        must(not foreign or script in SYSTEM, f"the font for {script} letters is not there")
        yield script


def _app_without_store() -> App:
    parlour = Parlour(Store.in_memory(), None, seed=SEED)
    parlour.change("speed", "instant")
    return App(parlour, SIZE)


def _engine() -> str:
    engines = Engines()
    try:
        answered = first_answer(engines)
    finally:
        engines.close()
    must(engines.process is None, "the engine process did not end")
    return answered


def next_item(view: View) -> ItemRef:
    """Return the item of an enabled choice: the main one, or else the first."""
    found = [choice for choice in view.choices if not choice.why and not choice.aside]
    found.sort(key=lambda choice: not choice.main)
    must(bool(found), f"nothing can be done at {view.title!r}, {view.status!r}")
    assert found[0].item is not None
    return found[0].item


def _drawn(app: App, size: tuple[int, int] = SIZE) -> None:
    surface = pygame.Surface(size)
    surface.fill((255, 0, 255))
    app.frames.draw(surface, time.monotonic() + SOON)
    width, height = size
    seen = {
        tuple(surface.get_at((x, y)))
        for x in range(8, width, width // 23)
        for y in range(8, height, height // 17)
    }
    must(len(seen) > 9, f"the scene {app.view.scene.value!r} was drawn in {len(seen)} colours")
    must((255, 0, 255, 255) not in seen, f"the scene {app.view.scene.value!r} has holes")


def must(true: bool, otherwise: str) -> None:
    """Raise `CheckFailed` with a sentence unless a condition is true."""
    if not true:
        raise CheckFailed(otherwise)
