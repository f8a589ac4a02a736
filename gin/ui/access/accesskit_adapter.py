"""The connection to AccessKit, whose handlers run on its own thread.

On Windows and macOS they run on the main thread. While AccessKit connects a reader, its thread
holds a lock and waits for the interpreter; a call from here would hold the interpreter and wait for
the lock. So the adapter makes no call before the first handler has run, nor after the last one, and
handlers only post an event for the loop.

To report a state, AccessKit's thread takes the tree's read lock twice, and hangs if an update asks
for the lock in between (accesskit_unix 0.17; fixed in 0.19, which no Python package has yet). So
calls are made while that thread sleeps.
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
"""Seconds for which an update waits at most until AccessKit's thread is idle."""
INTRODUCTION = 0.5
"""Seconds to wait at most until AccessKit has registered with a screen reader."""
QUESTION = 0.3
"""Seconds to wait at most until the screen reader then sends a request."""
PATIENCE = 5.0
"""Seconds for which AccessKit waits, when a reader disconnects, for the window to react."""


class AccessKitAdapter:
    """AccessKit's adapter for a window.

    `event` is the type of the events that it posts. `asked` is whether a screen reader follows the
    window, `leaving` whether it has disconnected and the loop has not called `leave` yet.
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
        """Wait until a running screen reader requests the tree; False if none does in time."""
        end = time.monotonic() + INTRODUCTION
        while self._slept is None and time.monotonic() < end:
            time.sleep(0.002)
        if self._slept is None:
            return True
        # It sleeps after registering, and at most once more if no reader gets through to it.
        return atspi.sleeps_again(self._thread, self._slept + 2, QUESTION)

    # Handlers that AccessKit calls on another thread.

    def _attached(self) -> Any:
        kit, handle = self._kit, self._window.handle
        if sys.platform == "win32":
            return kit.windows.SubclassingAdapter(handle, self._activate, self._act)
        if sys.platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return kit.macos.SubclassingAdapter.for_window(handle, self._activate, self._act)
        return kit.unix.Adapter(self._activate, self._act, self._deactivate)

    def _activate(self) -> None:
        """Note that a reader has connected; the loop sends it the tree."""
        self._thread = threading.get_native_id()
        self.asked = True
        self._wake()
        self._slept = atspi.times_slept()

    def _deactivate(self) -> None:
        """Note that the reader has disconnected; none can connect before the loop knows."""
        self._noted.clear()
        self.leaving = True
        self._wake()
        self._noted.wait(PATIENCE)

    def _act(self, request: Any) -> None:
        value = request.data[1] if request.data is not None else None
        self._wake(action=request.action, target=int(request.target), value=value)

    def _wake(self, **what: object) -> None:
        # An exception would end the program, and a full queue has woken the loop already.
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.event.Event(self.event, what))

    # Methods for the loop.

    def call(self, name: str, *values: object) -> None:
        """Call AccessKit; on Windows and macOS, raise the resulting events afterwards."""
        if sys.platform == "win32" and name == "update_window_focus_state":
            return
        if sys.platform == "darwin" and name == "update_window_focus_state":
            name = "update_view_focus_state"
        atspi.wait_until_asleep(self._thread, ASLEEP)
        events = getattr(self._adapter, name)(*values)
        if events is not None:
            events.raise_events()

    def report_bounds(self) -> None:
        """Report the window's position; only X11 needs that."""
        if sys.platform not in ("win32", "darwin"):
            (x, y), (width, height) = self._window.position, self._window.size
            rect = self._kit.Rect(float(x), float(y), float(x + width), float(y + height))
            self._adapter.set_root_window_bounds(rect, rect)

    def leave(self) -> None:
        """Let the next reader connect."""
        self.asked = self.leaving = False
        self._noted.set()

    def close(self) -> None:
        """Disconnect from AccessKit before the window closes."""
        self._adapter = None
