"""Error handling in the window: log the error, show it and continue.

A move is saved before it is shown, so an error in the window need not cost a game.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

import pygame

from gin.core.message import NOTHING, Text
from gin.interface.view import View
from gin.present.words import troubleshooting as words
from gin.session.storage.error_log import ErrorLog
from gin.ui.app import App
from gin.ui.render import plain_view

PATIENCE = 3
"""Maximum number of errors in a row, without a frame between them, that the window recovers from.
"""
MANY = 50
"""Maximum number of errors logged for a player, because the same error may occur in every frame."""


class Activity(StrEnum):
    """Activity of the window at the time of an error."""

    DRAWING = "drawing"
    INPUT = "taking input"
    TIME = "doing what was due"
    SCREEN = "changing to or from full screen"


class Guard:
    """Recovers an app from errors in its window, and logs them in the player's data folder."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._in_a_row = 0
        self._errors: Counter[Path | None] = Counter()
        """The number of errors by the player's data folder."""
        self._undrawable: tuple[View, tuple[int, int]] | None = None
        self._message: Text = NOTHING

    @property
    def helpless(self) -> bool:
        return self._in_a_row > PATIENCE

    def failed(self, doing: Activity, error: Exception, *, full_screen: bool = False) -> None:
        """Log and show an error, and bring the app back to a working state."""
        app = self._app
        self._in_a_row += 1
        path = self._write(doing, error)
        if doing in (Activity.DRAWING, Activity.SCREEN) and full_screen:
            self._message = words.no_full_screen(path)
            app.shown.change("full_screen", False)
        else:
            self._message = words.happened(path)
        if doing is Activity.DRAWING and self._in_a_row > 1:
            # The first recovery dropped all cached images, so the scene itself is probably at
            # fault.
            self._undrawable = app.view, app.laid.size
        self._restore()
        with contextlib.suppress(Exception):
            app.announcer.answer(self._message)

    def _write(self, doing: Activity, error: Exception) -> str:
        app = self._app
        self._errors[app.shown.folder] += 1
        scene = f"{doing} at {app.view.scene}, {app.laid.size[0]} x {app.laid.size[1]}"
        log = ErrorLog(app.shown.folder)
        if self._errors[app.shown.folder] <= MANY and log.write(scene, error):
            return str(log.path)
        return ""

    def _restore(self) -> None:
        app = self._app
        if not self._succeeds(app.start_afresh):
            self._succeeds(app.shown.home, app.start_afresh)

    def _succeeds(self, *steps: Callable[[], object]) -> bool:
        try:
            for step in steps:
                step()
        except Exception as error:
            self._write(Activity.TIME, error)
            return False
        return True

    def draw(self, target: pygame.Surface, now: float) -> list[pygame.Rect]:
        """Draw the app, or plain text if its view cannot be drawn; return changed areas."""
        app = self._app
        if self._undrawable == (app.view, app.laid.size):
            plain_view.paint(target, app.view, app.pointing.cursor.focus, self._message)
            app.frames.drawn_otherwise()
            return [target.get_rect()]
        areas = app.frames.draw(target, now)
        self._undrawable = None
        return areas

    def shown(self) -> None:
        self._in_a_row = 0
