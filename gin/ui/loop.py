"""The loop of the real window: it sleeps until something is due, and draws what changed."""

from __future__ import annotations

import contextlib
import gc
import math
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pygame
from msgspec.structs import replace

from gin.core.message import Text
from gin.interface.audience import Audience, Audiences
from gin.interface.front_door import FrontDoor
from gin.language.translation import printed
from gin.present.shell import start
from gin.present.shell.arguments import Arguments
from gin.present.words.access import window_title
from gin.session.setting import Motion, Speech
from gin.session.settings import Settings
from gin.session.single_instance import Verb
from gin.session.storage.paths import cache_folder
from gin.ui.access.reader import Reader, attach
from gin.ui.app import FIRST_SIZE, App
from gin.ui.art.image_cache import images
from gin.ui.art.image_folder import ImageFolder
from gin.ui.guard import Activity, Guard
from gin.ui.input.devices import Devices
from gin.ui.input.keyboard import field_in_focus
from gin.ui.platform.held_window import keep_going
from gin.ui.platform.pixels import in_pixels, in_points, scale, turned_rect
from gin.ui.platform.sdl import frame_of, update, wait_for_event
from gin.ui.platform.second_start import SecondStart
from gin.ui.platform.sound import Sounds
from gin.ui.platform.text_input import TextInput
from gin.ui.platform.window import (
    WindowPlace,
    close_window,
    keep_on_screen,
    open_display,
    open_window,
    picture_size,
    place_of,
    restore,
)

WOKEN = pygame.event.custom_type()
"""Type of the event that wakes the loop, such as when the opponent has decided on a move."""
SPARE = 0.1
"""Minimum idle time in seconds for saving an image."""
LONG = 4.0
"""Seconds without a change after which memory is freed."""
STAYED = 0.5
"""Seconds in one place after which the window counts as settled there."""
_RESIZED = (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED)
FRAMING, CHECK_AGAIN = 1.0, 0.05
"""Maximum wait in seconds for the window manager's frame, and seconds between two checks for it."""


class Aloud(Protocol):
    """Factory of the program's own voice."""

    def __call__(self, shown: FrontDoor, reader: Callable[[], bool], *, offers: bool) -> Audience:
        """Create a voice that is silent while `reader()` is true.

        The voice offers itself at a first start if `offers` is set.
        """


def run_window(asked: Arguments, aloud: Aloud, reader_runs: Callable[[], bool]) -> int:
    """Open the window and run the program in it; return the exit code.

    `reader_runs` returns whether a screen reader runs on this desktop.

    Raises:
        NoDisplay: no window can be opened.
        AlreadyOpen: the program already runs with this data folder.
    """
    open_display()
    window = open_window("Gin Parlour", FIRST_SIZE)
    reader = attach(window, reader_runs) if asked.speech not in ("self", "off") else None

    def voice(shown: FrontDoor) -> Audience:
        return aloud(
            shown, lambda: reader is not None and reader.listens, offers=asked.speech is None
        )

    def followers(*others: Audience) -> Audiences:
        return Audiences(*([reader] if reader is not None else []), *others)

    def ask(why: Text) -> bool:
        from gin.present.shell.startup_question import StartupQuestion

        question = StartupQuestion(why, start.with_overrides(Settings(offer_speech=False), asked))
        own = voice(question)
        app = App(question, picture_size(window), audience=followers(own))
        Loop(app, window, place_of(window), reader).run()
        own.close()
        return question.answer

    parlour = start.open_parlour(asked, ask, Verb.RAISE)
    if parlour is None:
        return 1
    alone = not parlour.players.several
    if reader is not None and alone and parlour.settings.speech == Speech.SELF:
        # This player wants the program's own voice, and two voices must not speak together. Of
        # several players, another one may use the screen reader.
        reader.close()
        reader = None
    saved_images = ImageFolder(cache_folder(asked.data) / "images")
    place = restore(window, parlour.settings.window)
    parlour.wake = _wake
    parlour.reader_listens = lambda: reader is not None and reader.listens
    sounds = Sounds()
    audience = followers(voice(parlour))
    images.save_in(saved_images if parlour.folder is not None else ImageFolder())
    second = SecondStart(window)
    second.listen_in(parlour.folder)
    try:
        app = App(parlour, picture_size(window), sounds, audience)

        def follow_player() -> None:
            second.listen_in(parlour.folder)
            # A guest leaves no images behind.
            images.save_in(saved_images if parlour.folder is not None else ImageFolder())
            app.laid.calm.look()

        parlour.leaving, parlour.seated = second.close, follow_player
        Loop(app, window, place, reader, second).run()
    finally:
        second.close()
        audience.close()
        parlour.close()
        sounds.close()
        close_window(window)
    return 0


def _wake() -> None:
    """Wake the loop, from any thread and even if the window is closing."""
    with contextlib.suppress(pygame.error):
        pygame.event.post(pygame.event.Event(WOKEN))


class Loop:
    """The event loop of a window. `place` is the window's place before it is shown.

    The loop also serves a screen reader and requests of a `second` start of the program.
    """

    def __init__(
        self,
        app: App,
        window: pygame.Window,
        place: WindowPlace,
        reader: Reader | None,
        second: SecondStart | None = None,
    ) -> None:
        self._app = app
        self._devices = Devices(app)
        self._window = window
        self._reader = reader
        self._second = second
        self._guard = Guard(app)
        self._doing = Activity.TIME
        self._events: deque[pygame.event.Event] = deque()
        self._first = True
        self._full, self._trying_full_screen = False, False
        self._awaits_frame_since: float | None = None
        self._rests: float | None = None
        self._text = TextInput()
        self._place = place
        self._noted = place, math.inf

    def run(self) -> None:
        app = self._app
        self._devices.gamepad.start(time.monotonic())
        app.frames.fire.light()
        keep_going(self._window, self._run_while_held)
        while not app.shown.closed:
            try:
                self._run_once()
            except Exception as error:
                self._guard.failed(self._doing, error, full_screen=self._full)
                if self._guard.helpless:
                    self._wait_for_close()
        self._keep_place()

    def _run_once(self) -> None:
        self._fill_screen()
        self._doing = Activity.TIME
        # Sounds start after the first frame, which must not wait for the sound device.
        self._tick(silent=self._first)
        self._follow_field()
        left = self._draw()
        due = 0.0 if left else self._place_new_window(self._next_due(time.monotonic()))
        if (due is None or due > SPARE) and not self._events and not pygame.event.peek():
            if self.use_spare_time():
                return
            due = self._rest(due)
        self._sleep(due)
        self._doing = Activity.INPUT
        self._events += self._devices.keyboard.without_late_repeats(pygame.event.get())
        while self._events:
            self._take(self._events.popleft())

    def use_spare_time(self) -> bool:
        """Draw or save one image that will be needed later; return False if none is left."""
        return (
            images.draw_next()
            or images.save_next()
            or self._app.frames.prepare_next(time.monotonic())
        )

    def _tick(self, *, silent: bool = False) -> None:
        now = time.monotonic()
        self._app.update(now, silent=silent)
        self._devices.tick(now)
        self._app.report(now)

    def _next_due(self, now: float) -> float | None:
        due = self._devices.next_due()
        times = (self._app.next_due(now), None if due is None else max(0.001, due - now))
        return min((time for time in times if time is not None), default=None)

    def _take(self, event: pygame.event.Event) -> None:
        if self._reader is not None and self._reader.handle(self._app, event):
            return
        if self._second is not None and self._second.handle(event):
            path = self._second.take_path()
            if path:
                self._app.perform(lambda shown: shown.open_file(Path(path)))
            return
        if event.type in (pygame.WINDOWMOVED, *_RESIZED):
            self._note_place()
        if event.type in _RESIZED:
            self._app.resize(picture_size(self._window))
        else:
            self._devices.handle(in_pixels(event, self._scale()), self._app.clock.now())

    def _scale(self) -> float:
        return scale(self._window.size, picture_size(self._window))

    def _follow_field(self) -> None:
        app = self._app
        field = field_in_focus(app)
        slot = app.place.slots.get(field.ref) if field is not None else None
        rect = slot.rect if slot is not None else None
        if rect is not None and app.turned:
            rect = turned_rect(rect, app.laid.size)
        self._text.follow(in_points(rect, self._scale()) if rect is not None else None)

    def _run_while_held(self) -> None:
        """Run one round while the system holds the window and delivers no events."""
        try:
            self._doing = Activity.TIME
            self._tick()
            self._draw()
        except Exception as error:
            self._guard.failed(self._doing, error, full_screen=self._full)

    def _fill_screen(self) -> None:
        app, wanted = self._app, self._app.shown.settings.full_screen
        if wanted is self._full:
            return
        self._doing = Activity.SCREEN
        if wanted:
            self._keep_place()
            self._trying_full_screen = True
            app.shown.keep_full_screen(False)
            self._full = True
            self._window.set_fullscreen(desktop=True)
        else:
            self._full = self._trying_full_screen = False
            self._awaits_frame_since = time.monotonic()
            self._window.set_windowed()
        app.resize(picture_size(self._window))

    def _draw(self) -> bool:
        app, window, now = self._app, self._window, time.monotonic()
        if not app.frames.needs_drawing(now):
            return False
        if not self._first and app.frames.put_off(now):
            return True
        self._doing = Activity.DRAWING
        surface = window.get_surface()
        if surface.get_size() != app.laid.size:
            app.resize(surface.get_size())
        update(window, self._guard.draw(surface, now))
        title = printed(window_title(app.view))
        if window.title != title:
            window.title = title
        self._rests = time.monotonic() + LONG
        if self._first:
            self._show()
        self._guard.shown()
        if self._trying_full_screen:
            self._trying_full_screen = False
            app.shown.keep_full_screen(True)
        return False

    def _sleep(self, due: float | None) -> None:
        """Sleep for `due` seconds or until there is input; the fire keeps burning meanwhile.

        A change of the fire's light skips the rest of the round, which would cost more than the
        light itself. A frame that is due soon shows the change anyway.
        """
        if due is not None and due < SPARE:
            wait_for_event(due)
            return
        frames, now = self._app.frames, time.monotonic()
        until = math.inf if due is None else now + due
        self._doing = Activity.DRAWING
        while not self._events:
            breath = frames.next_breath(now)
            if breath is None or breath >= until:
                wait_for_event(None if until == math.inf else until - now)
                return
            wait_for_event(breath - now)
            if pygame.event.peek():
                return
            now = time.monotonic()
            areas = frames.breathe(self._window.get_surface(), now)
            if areas:
                update(self._window, areas)

    def _place_new_window(self, due: float | None) -> float | None:
        """Move a new window into place once the window manager has framed it.

        Return the seconds to sleep: `due`, or fewer to check again.
        """
        if self._awaits_frame_since is None or self._full:
            return due
        if (
            not any(frame_of(self._window))
            and time.monotonic() < self._awaits_frame_since + FRAMING
        ):
            return CHECK_AGAIN if due is None else min(due, CHECK_AGAIN)
        self._awaits_frame_since = None
        keep_on_screen(self._window, self._place)
        return due

    def _show(self) -> None:
        self._window.show()
        # Some systems drop frames drawn while the window was hidden.
        self._window.flip()
        self._first = False
        if self._second is not None:
            self._second.begin()
        # Most objects created so far stay in use, and a garbage collection that includes them takes
        # as long as a frame.
        gc.freeze()
        self._awaits_frame_since = time.monotonic()
        if self._app.shown.settings.motion == Motion.SYSTEM:
            self._app.laid.calm.look()

    def _rest(self, due: float | None) -> float | None:
        """Free memory after `LONG` seconds without a change; return the seconds to sleep."""
        if self._rests is None:
            return due
        left = self._rests - time.monotonic()
        if left > 0:
            return left if due is None else min(due, left)
        self._app.painting.rest()
        self._rests = None
        self._keep_place()
        return due

    def _note_place(self) -> None:
        """Remember the last place where the window stayed for `STAYED` seconds.

        A maximised window is restored to that place.
        """
        if self._full or self._awaits_frame_since is not None:
            return
        (place, since), now = self._noted, time.monotonic()
        if not place.maximised and now - since > STAYED:
            self._place = place
        self._noted = place_of(self._window), now

    def _keep_place(self) -> None:
        """Save the window's place; for a maximised window, the place to restore it to."""
        shown = self._app.shown
        if self._full or self._first or self._awaits_frame_since is not None:
            return
        now = place_of(self._window)
        self._place = replace(self._place, maximised=True) if now.maximised else now
        if str(self._place) != shown.settings.window:
            shown.change("window", str(self._place))

    def _wait_for_close(self) -> None:
        """Handle only requests to close the window."""
        self._events.clear()
        for event in pygame.event.get():
            if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
                self._app.shown.quit()
        time.sleep(0.2)
