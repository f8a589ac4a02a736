"""Answers further starts of the program, and brings the window to the front for them."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pygame

from gin.session.single_instance import Answer, InstanceState, Listener, Request, Verb
from gin.ui.platform.window import bring_to_front

REQUESTED = pygame.event.custom_type()
"""Event type of a request from a second start of the program."""


class SecondStart:
    """Answers further starts of the program for the same player."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._raised: list[Request] = []
        self._path = ""
        self._visible = False
        self._listener: Listener | None = None

    def listen_in(self, folder: Path | None) -> None:
        """Listen in a player's folder from now on, or from `begin`; nowhere if it is None."""
        self.close()
        if folder is not None:
            self._listener = Listener(folder, self._wake)
            if self._visible:
                self._listener.start()

    def begin(self) -> None:
        """Start listening on a thread; the window must be visible."""
        self._visible = True
        if self._listener is not None:
            self._listener.start()

    def close(self) -> None:
        """Stop listening. Call this before the folder's lock is released."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None

    def _wake(self, request: Request) -> None:
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.event.Event(REQUESTED, request=request))

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle a request, or a gain of the focus; return whether the event was a request."""
        if event.type == REQUESTED:
            self._take(event.request)
            return True
        if event.type == pygame.WINDOWFOCUSGAINED:
            self._answer()
        return False

    def take_path(self) -> str:
        """Return the file that was requested since the last call; empty if none was."""
        path, self._path = self._path, ""
        return path

    def _take(self, request: Request) -> None:
        here = Answer(InstanceState.WINDOW, self._window.title)
        if request.verb is Verb.WHERE:
            request.answer(here)
            return
        # This answer is sent if the desktop does not give the window the focus in time.
        request.otherwise = here
        self._path = request.path
        self._raised = [request]
        bring_to_front(self._window)
        if self._window.focused:
            self._answer()

    def _answer(self) -> None:
        for request in self._raised:
            request.answer(Answer(InstanceState.RAISED))
        self._raised = []
