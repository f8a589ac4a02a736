"""Keep drawing while the player moves or resizes the window on Windows.

While a title bar or an edge is pressed, or the window's menu is open, Windows runs its own message
loop and the program's loop stands still. A window procedure sees the messages of that loop,
so a timer's messages can drive the animation.
"""

from __future__ import annotations

import contextlib
import ctypes
import sys
from collections.abc import Callable

import pygame

_TIMER, _EVERY = 0x67696E, 15
"""Id of the timer, and milliseconds between its messages."""
_WINDOW_PROCEDURE = -4
_WM_TIMER = 0x0113
_HELD = frozenset({0x0231, 0x0211})
"""WM_ENTERSIZEMOVE and WM_ENTERMENULOOP."""
_RELEASED = frozenset({0x0232, 0x0212})
"""WM_EXITSIZEMOVE and WM_EXITMENULOOP."""

_kept: list[object] = []
"""Callbacks that Windows may call until the window is destroyed; they must not be freed."""


class Held:
    """Handler of a window's messages; `timer` starts the timer (True) or stops it (False)."""

    def __init__(self, go_on: Callable[[], None], timer: Callable[[bool], None]) -> None:
        self._go_on = go_on
        self._timer = timer
        self._busy = False

    def takes(self, message: int, which: int) -> bool:
        """Handle a message; return True for the timer's own, which must not be passed on."""
        if message in _HELD:
            self._timer(True)
        elif message in _RELEASED:
            self._timer(False)
        elif message == _WM_TIMER and which == _TIMER:
            # Drawing may dispatch messages: don't start it again from within.
            if not self._busy:
                self._busy = True
                try:
                    self._go_on()
                finally:
                    self._busy = False
            return True
        return False


def keep_going(window: pygame.Window, go_on: Callable[[], None]) -> None:
    """Call `go_on` about every 15 ms while the player holds the window; only on Windows."""
    if sys.platform == "win32":
        with contextlib.suppress(OSError, AttributeError):
            _listen(window.handle, go_on)


if sys.platform == "win32":

    def _listen(handle: int, go_on: Callable[[], None]) -> None:
        """Install a window procedure that passes all but the timer's messages on to SDL's."""
        whole, number = ctypes.c_ssize_t, ctypes.c_size_t
        kind = ctypes.WINFUNCTYPE(whole, ctypes.c_void_p, ctypes.c_uint, number, whole)
        user = ctypes.WinDLL("user32", use_last_error=True)
        user.SetWindowLongPtrW.restype = whole
        user.SetWindowLongPtrW.argtypes = [ctypes.c_void_p, ctypes.c_int, kind]
        user.CallWindowProcW.restype = whole
        user.CallWindowProcW.argtypes = [whole, ctypes.c_void_p, ctypes.c_uint, number, whole]
        user.SetTimer.argtypes = [ctypes.c_void_p, number, ctypes.c_uint, ctypes.c_void_p]
        user.KillTimer.argtypes = [ctypes.c_void_p, number]

        def timer(on: bool) -> None:
            if on:
                user.SetTimer(handle, _TIMER, _EVERY, None)
            else:
                user.KillTimer(handle, _TIMER)

        held = Held(go_on, timer)

        def window_procedure(window: int, message: int, which: int, more: int) -> int:
            if held.takes(message, which):
                return 0
            found: int = user.CallWindowProcW(before, window, message, which, more)
            return found

        procedure = kind(window_procedure)
        before = user.SetWindowLongPtrW(handle, _WINDOW_PROCEDURE, procedure)
        _kept.append(procedure)
