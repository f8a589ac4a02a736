"""Simulated touch, gamepad and one-switch input for tests."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from gin.language.translation import spoken
from gin.ui.input.gamepad import OPENS_AFTER
from gin.ui.input.scanning import Scanner
from tests.support.by_name import ref_named
from tests.support.user import User


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0


def stopped(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(time, "monotonic", lambda: made.now)
    return made


def finger(user: User, *path: tuple[int, int]) -> None:
    """SDL sends events of the left mouse button along with a finger's touches."""
    width, height = user.app.laid.size

    def event(touch: int, mouse: int, at: tuple[int, int], **more: Any) -> None:
        place: dict[str, Any] = {"x": at[0] / width, "y": at[1] / height, "dx": 0.0, "dy": 0.0}
        user.handle(pygame.event.Event(touch, touch_id=1, finger_id=1, pressure=1.0, **place))
        user.handle(pygame.event.Event(mouse, pos=at, touch=True, **more))

    user.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=path[0], touch=True))
    event(pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN, path[0], button=1)
    for at in path[1:]:
        event(pygame.FINGERMOTION, pygame.MOUSEMOTION, at)
    event(pygame.FINGERUP, pygame.MOUSEBUTTONUP, path[-1], button=1)


class Switch:
    def __init__(self, clock: Clock, game: str = "gin", size: tuple[int, int] = (800, 600)) -> None:
        self.user = User(game, size, switch=True)
        self.clock = clock
        self.presses = 0
        self.tick()

    def tick(self, seconds: float = 0.0) -> None:
        self.clock.now += seconds
        self.user.tick(self.clock.now)
        self.user.app.frames.draw(self.user.surface, self.clock.now)

    @property
    def scanner(self) -> Scanner:
        return self.user.devices.scanner

    def press(self) -> None:
        self.presses += 1
        self.user.press("Space")
        self.tick()

    def take(self, item: str, choice: str = "") -> None:
        for _ in range(300):
            level, framed = self.scanner.level, self.scanner.framed
            if level == "choices":
                asked = self.scanner.asked
                assert asked is not None
                labels = [spoken(one.name) for one in asked.zone.items]
                at = [one.ref for one in asked.zone.items].index(framed[0])
                if labels[at].startswith(choice):
                    self.press()
                    return
            elif ref_named(item) in framed:
                before = self.scanner.level
                self.press()
                done = before == "items" or len(framed) == 1
                if done and self.scanner.level != "choices":
                    return
                continue
            self.tick(self.user.parlour.settings.scan_pace)
        raise AssertionError(f"the frame never reached {item}")


class Pad:
    def __init__(self, kind: int) -> None:
        self._sdl = ctypes.CDLL(pygame.base.__file__)
        self._sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self.index = self._sdl.SDL_JoystickAttachVirtual(kind, 6, 15, 1)
        assert self.index >= 0
        self._user: User | None = None

    def connect(self, user: User) -> None:
        self._user = user
        self.pump()
        self.instance = next(iter(user.devices.gamepad._pads))

    def pump(self) -> None:
        assert self._user is not None
        self._sdl.SDL_JoystickUpdate()
        for event in pygame.event.get():
            self._user.handle(event)

    def _stick(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._sdl.SDL_JoystickFromInstanceID(self.instance))

    def press(self, *buttons: int) -> None:
        for button in buttons:
            for down in (1, 0):
                self._sdl.SDL_JoystickSetVirtualButton(self._stick(), button, down)
                self.pump()

    def turn(self, axis: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._stick(), axis, ctypes.c_int16(value))
        self.pump()


GAMEPAD, UNKNOWN = 1, 0
"""SDL joystick types: a gamepad whose buttons SDL knows, and a device that SDL does not know."""
Holding = Callable[..., tuple[User, Pad]]


@contextmanager
def gamepads() -> Iterator[Holding]:
    users: list[User] = []

    def make(kind: int = GAMEPAD, **settings: object) -> tuple[User, Pad]:
        user = User(**settings)  # type: ignore[arg-type]
        users.append(user)
        user.devices.gamepad.start(0.0)
        user.devices.gamepad.tick(OPENS_AFTER)
        pad = Pad(kind)
        pad.connect(user)
        return user, pad

    yield make
    for user in users:
        user.devices.gamepad.close()
