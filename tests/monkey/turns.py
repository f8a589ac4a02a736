"""A few turns by touch alone and by gamepad alone, with the events that SDL sends for them."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame

from gin.interface.names import name_of
from gin.interface.refs import DISCARDS, ButtonRef, CardRef, ItemRef
from gin.present.shell.parlour import Parlour
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.input.devices import Devices
from gin.ui.selftest import SEED, SIZE, SOON, CheckFailed, must, next_item


def turns() -> Iterator[str]:
    for name, device in (("touch", Touch), ("gamepad", Gamepad)):
        parlour = Parlour(Store.in_memory(), None, seed=SEED)
        parlour.change("speed", "instant")
        _play(device(App(parlour, SIZE)))
        yield name


class Touch:
    def __init__(self, app: App) -> None:
        self.app, self._devices = app, Devices(app)

    def take(self, item: ItemRef) -> None:
        slot = self.app.place.slots[item]
        # Other cards may cover all but a card's left side.
        points = [(round(slot.x) - dx, round(slot.y)) for dx in range(0, round(slot.width / 2), 3)]
        found = [point for point in points if self.app.place.hit(point) == item]
        must(bool(found), f"{item} cannot be touched")
        at = found[0]
        x, y = self.app.place.drops[DISCARDS].center if isinstance(item, CardRef) else at
        self._send(pygame.MOUSEBUTTONDOWN, at, button=1)
        for to in (((at[0] + x) // 2, (at[1] + y) // 2), (x, y)):
            self._send(pygame.MOUSEMOTION, to)
        self._send(pygame.MOUSEBUTTONUP, (x, y), button=1)

    def _send(self, kind: int, at: tuple[int, int], button: int = 0) -> None:
        event = pygame.event.Event(kind, pos=at, touch=True, button=button)
        self._devices.handle(event, time.monotonic())


class Gamepad:
    """A gamepad: the D-pad moves the focus, the right shoulder changes the area, A activates."""

    def __init__(self, app: App) -> None:
        self.app, self._devices = app, Devices(app)

    def take(self, item: ItemRef) -> None:
        for _ in range(12):
            passed: list[ItemRef | None] = []
            while self.app.pointing.cursor.focus not in (item, *passed):
                passed.append(self.app.pointing.cursor.focus)
                self._press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
            if self.app.pointing.cursor.focus == item:
                before = self.app.view
                self._press(pygame.CONTROLLER_BUTTON_A)
                if self.app.view == before:
                    # After the program moved the focus, the first press only announces the action.
                    self._press(pygame.CONTROLLER_BUTTON_A)
                return
            self._press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        raise CheckFailed(f"the gamepad does not reach {name_of(item)}")

    def _press(self, button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            event = pygame.event.Event(kind, button=button, instance_id=0)
            self._devices.handle(event, time.monotonic())


def _play(device: Touch | Gamepad) -> None:
    app, discards = device.app, 0
    device.take(ButtonRef("play"))
    for _ in range(20):
        if discards == 2:
            return
        while app.shown.waiting:
            app.tick(time.monotonic() + SOON)
        discards += isinstance(item := next_item(app.view), CardRef)
        before = app.view
        device.take(item)
        must(app.view != before, f"{name_of(item)} was taken and nothing changed")
    raise CheckFailed(f"no second discard was made at {app.view.title!r}, {app.view.status!r}")
