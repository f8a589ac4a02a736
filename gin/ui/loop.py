"""The loop of the real window: it sleeps until there is something to do, and draws what changed."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Protocol

import pygame

from gin.present import start
from gin.present.arguments import Asked
from gin.present.audience import Audience, Audiences
from gin.present.question import Question
from gin.session.settings import Settings
from gin.ui.access.reader import Reader, attach
from gin.ui.app import FIRST_SIZE, App
from gin.ui.shown import Shown
from gin.ui.sound import Sounds
from gin.ui.window import Waiter, open_display, open_window, release_memory, update

WOKEN = pygame.event.custom_type()
"""Posted when the opponent has thought of a move."""
SPARE = 0.1
"""Seconds in which nothing is due that are enough to draw a card ahead of time."""
LONG = 4.0
"""Seconds without a change after which no more is kept than what is shown."""


class Aloud(Protocol):
    """What makes an audience that says things aloud: the program's own voice."""

    def __call__(self, shown: Shown, reader: Callable[[], bool], *, offers: bool) -> Audience:
        """For what is shown, silent while `reader` is true; it `offers` itself at a first start."""


def run_window(asked: Asked, aloud: Aloud) -> int:
    """Open the window and play in it. Raises NoDisplay if there is none."""
    open_display()
    window = open_window("Gin Parlour", FIRST_SIZE)
    reader = attach(window) if asked.speech not in ("self", "off") else None

    def voice(shown: Shown) -> Audience:
        return aloud(
            shown, lambda: reader is not None and reader.attached, offers=asked.speech is None
        )

    def followers(*others: Audience) -> Audiences:
        return Audiences(*([reader] if reader is not None else []), *others)

    def ask(why: str) -> bool:
        question = Question(why, start.as_asked(Settings(offer_speech=False), asked))
        own = voice(question)
        run(App(question, window.size, audience=followers(own)), window, reader)
        own.close()
        return bool(question.answer)

    parlour = start.open_parlour(asked, ask)
    if parlour is None:
        return 1
    if reader is not None and parlour.settings.speech == "self":
        # There are never two voices, and this player wants the program's own.
        reader.close()
        reader = None
    parlour.wake_with(_wake)
    sounds = Sounds()
    audience = followers(voice(parlour))
    try:
        run(App(parlour, window.size, sounds, audience), window, reader)
    finally:
        audience.close()
        parlour.close()
        sounds.close()
        window.destroy()
        pygame.display.quit()
    return 0


def _wake() -> None:
    """Have the loop look what there is to do; from any thread, and also while the window closes."""
    with contextlib.suppress(pygame.error):
        pygame.event.post(pygame.event.Event(WOKEN))


def run(app: App, window: pygame.Window, reader: Reader | None = None) -> None:
    """Show an app until it is closed; a screen reader acts on it too."""
    waiter = Waiter()
    app.resize(window.size)
    app.gamepad.start(time.monotonic())
    first, full, busy = True, False, False
    rests: float | None = None
    while not app.shown.closed:
        now = time.monotonic()
        if full != app.shown.settings.full_screen:
            full = app.shown.settings.full_screen
            if full:
                window.set_fullscreen(desktop=True)
            else:
                window.set_windowed()
            app.resize(window.size)
        app.tick(now)
        if app.needs_drawing(now) and (first or not app.put_off(now)):
            surface = window.get_surface()
            if surface.get_size() != app.size:
                app.resize(surface.get_size())
            update(window, app.draw(surface, now))
            busy = True
            if first:
                window.show()
                # What was given to a hidden window is not kept everywhere.
                window.flip()
                first = False
                if app.shown.settings.motion == "system":
                    app.calm.look()
        due = app.next_due(time.monotonic())
        if (due is None or due > SPARE) and not pygame.event.peek():
            if app.prepare():
                busy = True
                continue
            if busy:
                app.put_away()
                release_memory()
                busy, rests = False, time.monotonic() + LONG
            if rests is not None:
                left = rests - time.monotonic()
                due = left if due is None else min(due, left)
                if left <= 0:
                    app.rest()
                    release_memory()
                    rests = None
                    continue
        waiter.wait(due)
        for event in pygame.event.get():
            if reader is not None and reader.handle(app, event):
                continue
            if event.type in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
                app.resize(window.size)
            else:
                app.handle(event)
