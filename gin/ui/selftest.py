"""`--selftest`: plays a seeded hand through the window's code and the store, a line per check."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

import pygame

from gin.core.errors import GinError
from gin.present.parlour import Parlour
from gin.present.view import Scene
from gin.session.store import Store
from gin.ui.app import App
from gin.ui.window import open_display


def run() -> int:
    """0 if everything works; otherwise the failed check is named and it is 1."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    try:
        open_display()
        print("ok: display")
        with tempfile.TemporaryDirectory() as folder:
            _play(Path(folder))
    except (GinError, OSError, AssertionError, pygame.error) as error:
        print(f"failed: {error}")
        return 1
    print("ok: all")
    return 0


def _play(folder: Path) -> None:
    store = Store.open(folder)
    print("ok: store")
    parlour = Parlour(store, folder, seed=7)
    parlour.change("speed", "instant")
    app = App(parlour)
    surface = pygame.Surface((1280, 800))
    app.draw(surface, time.monotonic())
    print("ok: menu drawn")
    app.command("activate")
    for _ in range(400):
        if app.view.scene is Scene.RESULT:
            break
        if parlour.waiting:
            app.tick(time.monotonic() + 60)
            continue
        main = next((c for c in app.view.choices if c.main and not c.why), None)
        open_choices = [c for c in app.view.choices if not c.why and not c.aside]
        app.activate((main or open_choices[0]).item)
        app.draw(surface, time.monotonic())
    assert app.view.scene is Scene.RESULT, "the hand did not come to its end"
    print("ok: hand played")
    rows = store.rows("SELECT count(*) FROM hand")
    store.close()
    assert rows == [(1,)], "the hand was not kept"
    print("ok: hand kept")
