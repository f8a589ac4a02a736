"""The loop's sleep: the fire burns in it, and events end it."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from gin.ui import loop
from gin.ui.loop import SPARE, WOKEN, Loop
from gin.ui.platform.window import WindowPlace
from tests.ui.test_hearth import SIZE, Window

WAITS = 20
"""Waits after which the player presses a key."""


class Sleeper:
    """A loop whose waits only move the clock; a key is pressed in the last one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **settings: object) -> None:
        pygame.display.init()
        pygame.event.clear()
        self.window = Window(**settings)
        self.waits: list[float | None] = []
        self.shown: list[list[pygame.Rect]] = []
        self.clock = self.window.clock
        surface = self.window.surface
        target = SimpleNamespace(size=SIZE, get_surface=lambda: surface)
        monkeypatch.setattr(loop, "wait_for_event", self._wait)
        monkeypatch.setattr(loop, "update", lambda _, areas: self.shown.append(areas))
        monkeypatch.setattr(loop, "time", SimpleNamespace(monotonic=self.clock.now))
        self.loop = Loop(self.window.app, target, WindowPlace(SIZE), None)  # type: ignore[arg-type]

    def _wait(self, seconds: float | None) -> None:
        self.waits.append(seconds)
        self.clock.time += 1.0 if seconds is None else seconds
        if len(self.waits) == WAITS:
            pygame.event.post(pygame.event.Event(WOKEN))


def test_the_fire_burns_until_an_event_ends_the_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Sleeper(monkeypatch)
    made.loop._sleep(None)
    assert len(made.waits) == WAITS and None not in made.waits
    assert len(made.shown) > WAITS // 2 and all(made.shown)
    assert made.window.differs() is None
    assert pygame.event.peek(WOKEN)


def test_the_sleep_ends_when_the_loop_has_something_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Sleeper(monkeypatch)
    until = made.clock.time + 3
    made.loop._sleep(3)
    assert made.clock.time == pytest.approx(until)
    assert made.shown


def test_before_a_frame_that_is_due_soon_the_sleep_paints_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = Sleeper(monkeypatch)
    made.clock.time += 10
    made.loop._sleep(SPARE / 2)
    assert made.waits == [SPARE / 2] and not made.shown


def test_with_reduced_motion_it_sleeps_without_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Sleeper(monkeypatch, motion="reduced")
    made.loop._sleep(None)
    assert made.waits == [None] and not made.shown
