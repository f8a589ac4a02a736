"""What becomes of an error in the window: written down, told, and gone on without.

Every move is kept before it is shown, so that nothing that fails in a window needs to cost a game.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from enum import StrEnum

import pygame

from gin.core.message import NOTHING, Text
from gin.interface.view import View
from gin.present.words import troubleshooting as words
from gin.session.storage.error_log import ErrorLog
from gin.ui.app import App
from gin.ui.render import plain_view

PATIENCE = 3
"""Errors in a row, with no picture between them, after which only the end is waited for."""
MANY = 50
"""Errors that are written down at most in one run: the same one may come with every frame."""


class Activity(StrEnum):
    """What the window was doing when something failed."""

    DRAWING = "drawing"
    INPUT = "taking input"
    TIME = "doing what was due"
    SCREEN = "changing to or from full screen"


class Guard:
    """What is done about errors of an app in its window."""

    def __init__(self, app: App, log: ErrorLog) -> None:
        self._app = app
        self._log = log
        self._written = self._in_a_row = 0
        self._undrawable: tuple[View, tuple[int, int]] | None = None
        self._told: Text = NOTHING

    @property
    def helpless(self) -> bool:
        """Has one thing failed after the other, with no picture between them?"""
        return self._in_a_row > PATIENCE

    def failed(self, doing: Activity, error: Exception, *, full_screen: bool = False) -> None:
        """Take note of an error, and go on as far as that can be done."""
        app = self._app
        self._in_a_row += 1
        path = self._write(doing, error)
        if doing in (Activity.DRAWING, Activity.SCREEN) and full_screen:
            self._told = words.no_full_screen(path)
            app.shown.change("full_screen", False)
        else:
            self._told = words.happened(path)
        if doing is Activity.DRAWING and self._in_a_row > 1:
            # What is kept was given up the first time: it is this scene that cannot be drawn.
            self._undrawable = app.view, app.laid.size
        self._restore()
        with contextlib.suppress(Exception):
            app.announcer.answer(self._told)

    def _write(self, doing: Activity, error: Exception) -> str:
        """Write it down; where that is, or nothing if it could not be."""
        self._written += 1
        app = self._app
        scene = f"{doing} at {app.view.scene}, {app.laid.size[0]} x {app.laid.size[1]}"
        if self._written <= MANY and self._log.write(scene, error):
            return str(self._log.path)
        return ""

    def _restore(self) -> None:
        """Bring the app to where it can go on: where it is, or else at the menu."""
        app = self._app
        if not self._done(app.start_afresh):
            self._done(app.shown.home, app.start_afresh)

    def _done(self, *steps: Callable[[], object]) -> bool:
        """Go through these steps; False, with the error written down, if one fails."""
        try:
            for step in steps:
                step()
        except Exception as error:
            self._write(Activity.TIME, error)
            return False
        return True

    def draw(self, target: pygame.Surface, now: float) -> list[pygame.Rect]:
        """Draw the app, or where that has failed, what it shows in plain lines."""
        app = self._app
        if self._undrawable == (app.view, app.laid.size):
            plain_view.paint(target, app.view, app.pointing.cursor.focus, self._told)
            app.frames.drawn_otherwise()
            return [target.get_rect()]
        areas = app.frames.draw(target, now)
        self._undrawable = None
        return areas

    def shown(self) -> None:
        """A picture was shown."""
        self._in_a_row = 0
