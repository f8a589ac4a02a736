"""The connection to AccessKit.

On Linux AccessKit calls its handlers on its own thread, on Windows and macOS on the main thread.

While AccessKit's thread connects a reader, it holds a lock and waits for Python's global
interpreter lock. A call from the main thread would hold the interpreter lock and wait for
AccessKit's lock: a deadlock. So handlers leave the work to the loop, and the adapter makes no call
before a reader has connected, or after it has disconnected.

To report a state, AccessKit's thread takes the tree's read lock twice. It hangs if an update asks
for the lock in between (accesskit_unix 0.17; fixed in 0.19, which no Python package has yet). So
each update first waits, for at most `ASLEEP`, until that thread sleeps.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from types import ModuleType
from typing import Any

import pygame

from gin.ui.access import atspi

ASLEEP = 0.05
"""Maximum wait in seconds, before an update, for AccessKit's thread to become idle."""
INTRODUCTION = 0.5
"""Maximum wait in seconds for AccessKit to connect to a screen reader."""
QUESTION = 0.3
"""Maximum wait in seconds for the connected reader's first request."""
PATIENCE = 5.0
"""Maximum wait in seconds of the disconnect handler for the loop to call `leave`."""


class AccessKitAdapter:
    """AccessKit's adapter for a window.

    `event` is the type of the events that the adapter posts. `asked` is true from a screen reader's
    connection until `leave`, `leaving` from its disconnection until `leave`.
    """

    def __init__(self, kit: ModuleType, window: pygame.Window) -> None:
        self.event = pygame.event.custom_type()
        self.asked = self.leaving = False
        self._kit = kit
        self._window = window
        self._noted = threading.Event()
        self._thread = 0
        self._slept: int | None = None
        self._adapter = self._attached()

    def is_asked(self) -> bool:
        """Wait for a reader's request; return False if AccessKit has connected but gets none."""
        end = time.monotonic() + INTRODUCTION
        while self._slept is None and time.monotonic() < end:
            time.sleep(0.002)
        if self._slept is None:
            return True
        # Without a request, AccessKit's thread sleeps at most twice more.
        return atspi.sleeps_again(self._thread, self._slept + 2, QUESTION)

    # Handlers that AccessKit calls.

    def _attached(self) -> Any:
        kit, handle = self._kit, self._window.handle
        if sys.platform == "win32":
            return kit.windows.SubclassingAdapter(handle, self._activate, self._act)
        if sys.platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return kit.macos.SubclassingAdapter.for_window(handle, self._activate, self._act)
        return kit.unix.Adapter(self._activate, self._act, self._deactivate)

    def _activate(self) -> None:
        self._thread = threading.get_native_id()
        self.asked = True
        self._wake()
        self._slept = atspi.times_slept()

    def _deactivate(self) -> None:
        """Record that the reader has disconnected, and wait until the loop calls `leave`."""
        self._noted.clear()
        self.leaving = True
        self._wake()
        self._noted.wait(PATIENCE)

    def _act(self, request: Any) -> None:
        value = request.data[1] if request.data is not None else None
        self._wake(action=request.action, target=int(request.target), value=value)

    def _wake(self, **what: object) -> None:
        # An exception here would end the program. If the queue is full, the loop is awake already.
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.event.Event(self.event, what))

    # Methods for the loop.

    def call(self, name: str, *values: object) -> None:
        """Call a method of AccessKit's adapter, given the name that it has on Linux.

        On Windows and macOS, also raise the events that the method returns.
        """
        if sys.platform == "win32" and name == "update_window_focus_state":
            return
        if sys.platform == "darwin" and name == "update_window_focus_state":
            name = "update_view_focus_state"
        atspi.wait_until_asleep(self._thread, ASLEEP)
        events = getattr(self._adapter, name)(*values)
        if events is not None:
            events.raise_events()

    def report_bounds(self) -> None:
        """Report the window's position on Linux; elsewhere AccessKit finds it by itself."""
        if sys.platform not in ("win32", "darwin"):
            (x, y), (width, height) = self._window.position, self._window.size
            rect = self._kit.Rect(float(x), float(y), float(x + width), float(y + height))
            self._adapter.set_root_window_bounds(rect, rect)

    def leave(self) -> None:
        """Let the next reader connect."""
        self.asked = self.leaving = False
        self._noted.set()

    def close(self) -> None:
        self._adapter = None
