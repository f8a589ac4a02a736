"""Input from gamepads: each press of a button or deflection of a stick is one command.

The search for gamepads wakes the window every three seconds, and SDL constantly polls a connected
gamepad. So there is a setting that turns gamepads off.
"""

from __future__ import annotations

import contextlib
from typing import Any

import pygame
from pygame._sdl2 import controller

from gin.interface.commands import Command
from gin.ui.input.host import InputHost

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Command.ACTIVATE,
    pygame.CONTROLLER_BUTTON_B: Command.BACK,
    pygame.CONTROLLER_BUTTON_X: Command.DRAW,
    pygame.CONTROLLER_BUTTON_Y: Command.TAKE,
    pygame.CONTROLLER_BUTTON_BACK: Command.TOP,
    pygame.CONTROLLER_BUTTON_START: Command.BACK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.PREVIOUS_ZONE,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.NEXT_ZONE,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Command.MAGNIFY,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Command.COMMANDS,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
}
"""Commands of the buttons of a gamepad that SDL recognises."""
_PLAIN = (
    Command.ACTIVATE, Command.BACK, Command.DRAW, Command.TAKE, Command.PREVIOUS_ZONE,
    Command.NEXT_ZONE, Command.TOP, Command.BACK,
)  # fmt: skip
"""Commands of the first buttons of any other gamepad."""
_STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: (Command.LEFT, Command.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Command.UP, Command.DOWN),
}
_TURNED, _CENTRED = 0.6, 0.3
"""Deflection at which a stick gives a command, and below which it may give another."""
OPENS_AFTER = 1.0
"""Seconds from the start to the search for gamepads, so that the start need not wait for it."""


class Gamepad:
    """The connected gamepads."""

    def __init__(self, host: InputHost) -> None:
        self._host = host
        self._opens: float | None = None
        self._open = False
        self._pads: dict[int, Any] = {}
        self._turned: set[tuple[int, int]] = set()

    def start(self, now: float) -> None:
        """Schedule the search for gamepads. Without this call, as in screenshots, there is none."""
        self._opens = now + OPENS_AFTER

    def tick(self, now: float) -> None:
        wanted = self._host.settings.gamepad
        if self._open and not wanted:
            self.close()
        elif wanted and not self._open and self._opens is not None and now >= self._opens:
            self._open = True
            controller.init()

    def next_due(self) -> float | None:
        wanted = self._host.settings.gamepad
        return self._opens if wanted and not self._open else None

    def close(self) -> None:
        for pad in self._pads.values():
            pad.quit()
        self._pads, self._open = {}, False
        self._turned.clear()
        controller.quit()
        pygame.joystick.quit()

    def meant(self, event: pygame.event.Event) -> Command | None:
        """Return the command of a gamepad event, if it has one; connect and disconnect gamepads.

        A gamepad that SDL recognises sends each press twice; only the event that names the button
        counts.
        """
        match event.type:
            case pygame.JOYDEVICEADDED if self._open:
                self._connect(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
                self._turned = {one for one in self._turned if one[0] != event.instance_id}
            case pygame.CONTROLLERBUTTONDOWN:
                return BUTTONS.get(event.button)
            case pygame.CONTROLLERAXISMOTION:
                return self._stick(event.instance_id, event.axis, event.value / 32768)
            case pygame.JOYBUTTONDOWN if self._is_plain(event):
                return _PLAIN[event.button] if event.button < len(_PLAIN) else None
            case pygame.JOYAXISMOTION if self._is_plain(event):
                return self._stick(event.instance_id, event.axis, event.value)
            case pygame.JOYHATMOTION if self._is_plain(event):
                x, y = event.value
                across = {-1: Command.LEFT, 1: Command.RIGHT}.get(x)
                return across or {-1: Command.DOWN, 1: Command.UP}.get(y)
        return None

    def _connect(self, index: int) -> None:
        """Open a gamepad; ignore one unplugged before it could be opened."""
        with contextlib.suppress(pygame.error):
            if controller.is_controller(index):
                pad = controller.Controller(index)
                self._pads[pad.as_joystick().get_instance_id()] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                self._pads[stick.get_instance_id()] = stick

    def _is_plain(self, event: pygame.event.Event) -> bool:
        return isinstance(self._pads.get(event.instance_id), pygame.joystick.JoystickType)

    def _stick(self, pad: int, axis: int, turned: float) -> Command | None:
        if axis not in _STICKS:
            return None
        if abs(turned) < _CENTRED:
            self._turned.discard((pad, axis))
        if abs(turned) < _TURNED or (pad, axis) in self._turned:
            return None
        self._turned.add((pad, axis))
        return _STICKS[axis][turned > 0]
