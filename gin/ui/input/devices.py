"""All input devices of a window, and the routing of events to them."""

from __future__ import annotations

import math

import pygame

from gin.interface.commands import Command, CommandSection
from gin.interface.destinations import ToLesson
from gin.interface.intents import Do, Open, PageAction
from gin.interface.introduction import LEARN_KEY
from gin.present.input import focus_order
from gin.ui.input.commands import aimed
from gin.ui.input.debounce import CoolDown
from gin.ui.input.gamepad import Gamepad
from gin.ui.input.host import InputHost
from gin.ui.input.keyboard import Keyboard, command_of, field_in_focus
from gin.ui.input.keycaps import cap, types
from gin.ui.input.pointer import DOUBLE_CLICK, Pointer
from gin.ui.input.scanning import Scanner
from gin.ui.platform.pixels import turned
from gin.ui.scenes.introduction import lesson_button

_MODIFIERS = (
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT,
    pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK,
)  # fmt: skip
_PRESSES = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN})
"""Events of a press; a touch also produces a mouse button event."""
_AT_ANY_TIME = frozenset(
    {Command.FULL_SCREEN, Command.MUTE, Command.VOICE, Command.SLOWER, Command.FASTER,
     Command.DETAIL}
)  # fmt: skip
"""Commands that work during an animation, and while an introduction is open."""


class Devices:
    """The mouse or finger, the keyboard, gamepads, and the single switch that replaces them."""

    def __init__(self, host: InputHost) -> None:
        self._host = host
        self.pointer = Pointer(host)
        self.keyboard = Keyboard(host)
        self.gamepad = Gamepad(host)
        self.scanner = Scanner(host)
        self._cool_down = CoolDown()
        self._released_at = -math.inf

    def handle(self, event: pygame.event.Event, now: float) -> None:
        """Pass an event of the window to the host and to its device.

        Args:
            event: the event, with positions in pixels.
            now: the clock's time in seconds.
        """
        host = self._host
        if host.turned:
            event = turned(event, host.look.size)
        host.attend(event)
        meant = self.gamepad.meant(event)
        again = self.keyboard.holds(event)
        if self._cool_down.ignores(event, host.settings.cool_down, now, pad=meant is not None):
            return
        if self._hides(event, again=again):
            return
        if self._introduction_takes(event, now, pad=meant is not None, again=again):
            return
        if event.type == pygame.MOUSEBUTTONUP:
            self._released_at = now
        if self._skips_animation(event, pad=meant is not None, again=again):
            return
        if event.type == pygame.MOUSEBUTTONDOWN:
            host.pointing.disarm()
        if self.scanner.took(event, now, pad=meant is not None):
            return
        if meant is not None:
            host.announcer.hush()
            if aimed(host, meant):
                host.command(meant)
            return
        self.keyboard.handle(event, now, again=again)
        self.pointer.handle(event, now)

    def _hides(self, event: pygame.event.Event, *, again: bool) -> bool:
        """Hide the cards of two people at one screen if the event asks for it, at any time."""
        host = self._host
        if event.type != pygame.KEYDOWN or not host.shares_screen:
            return False
        writes = field_in_focus(host) is not None and types(event)
        listens = host.view.dialog is not None and host.view.dialog.listens is not None
        if writes or listens or command_of(host.settings, event) is not Command.HIDE:
            return False
        if not again:
            host.announcer.hush()
            host.command(Command.HIDE)
        return True

    def _skips_animation(self, event: pygame.event.Event, *, pad: bool, again: bool) -> bool:
        """Skip an animation for a press; return whether the event was a press during one.

        Modifier keys, and keys that were down before, skip nothing. Neither do the keys of the
        window and the voice, such as the one for full screen: they do what they always do.
        """
        if not (pad or event.type in _PRESSES):
            return False
        if event.type == pygame.KEYDOWN and command_of(self._host.settings, event) in _AT_ANY_TIME:
            return False
        meant = pad or not (again or (event.type == pygame.KEYDOWN and event.key in _MODIFIERS))
        showing = self._host.showing
        if meant and showing:
            self._host.skip()
        elif meant:
            self._host.end_celebration()
        return showing

    def _introduction_takes(
        self, event: pygame.event.Event, now: float, *, pad: bool, again: bool
    ) -> bool:
        """Return whether the event closes a game's introduction or is ignored because of it.

        It opens the lesson if that is on the card and is what the event means.
        Questions leave the introduction open. So does the second click of a double click, which was
        meant for the previous view. If the player follows the game by ear, all keys except the one
        for Back work as usual.
        """
        host, learns = self._host, False
        if host.view.introduction is None:
            return False
        match event.type:
            case pygame.KEYDOWN:
                name = cap(event)
                command = command_of(host.settings, event)
                asks = command is not None and (
                    command.section is CommandSection.QUESTIONS
                    or command is Command.HELP
                    or command in _AT_ANY_TIME
                )
                if not name or asks or (host.announcer.listens and command is not Command.BACK):
                    return False
                if again:
                    return True
                learns = name in (LEARN_KEY, f"Ctrl+{LEARN_KEY}")
            case pygame.MOUSEBUTTONDOWN:
                if event.button != 1 or now - self._released_at < DOUBLE_CLICK:
                    return True
                button = lesson_button(host.view.introduction, host.look)
                learns = button is not None and button.collidepoint(event.pos)
            case _ if not pad:
                return event.type in (pygame.MOUSEMOTION, pygame.MOUSEWHEEL)
        lesson = host.view.choice(Open(ToLesson())) if learns else None
        choice = lesson or host.view.choice(Do(PageAction.GOT_IT))
        if choice is not None:
            host.announcer.hush()
            host.choose(choice)
            text = focus_order.focus_announcement(host.view, host.pointing.cursor.focus)
            if text:
                host.announcer.announce(text)
        return True

    def tick(self, now: float) -> None:
        self.scanner.tick(now)
        self.gamepad.tick(now)

    def next_due(self) -> float | None:
        times = (self.scanner.next_due(), self.gamepad.next_due())
        return min((time for time in times if time is not None), default=None)
