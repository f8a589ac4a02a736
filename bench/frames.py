"""Measure frame times of the window in play, and whether the next frame responds to input.

    DISPLAY=:1 python -m bench.frames 1280x800 [--frames 1000] [--inputs 1000] [--longest 10]

Plays gin against level 3 in a real window, with the program's own loop: at least one whole match
from the cut to the final score, showdowns included, and more until enough frames are counted. A
frame lasts from the end of one sleep of the loop to its next sleep. It includes events, the
opponent's decision, drawing and presenting the image. It does not include images that are drawn or
saved in spare time, one between two looks for input. Only frames in which something moves count;
the clock skips ahead where the loop would sleep. The fire burns all the time. Where nothing else
moves, the changes of its light are counted separately.

The same window also shows a full picture as often as possible, before the frames, in the middle and
after them. The median of these bare frames shows how fast the machine is: compare ratios to it.

Prints JSON. It includes the processor time of the same frames, which depends less on the load of
the machine. For the frames with the most processor time, it also gives the phase of the game.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import statistics
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeVar

import pygame

from gin.ai.player import Player
from gin.ai.players.heuristic import Heuristic
from gin.interface.names import name_of
from gin.interface.refs import DISCARDS, HAND, ItemRef
from gin.interface.showdown import ShowdownView
from gin.interface.view import Role, Scene, View
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui import loop
from gin.ui.app import App
from gin.ui.art.image_cache import images
from gin.ui.art.image_folder import ImageFolder
from gin.ui.input.devices import Devices
from gin.ui.platform.clock import Clock
from gin.ui.platform.sdl import wait_for_event
from gin.ui.platform.window import open_display, place_of
from gin.variants.setups import setup
from tools.quiet import run_command
from tools.steady import next_choice

SEED = 11
SHORT = "target=50"
"""Option that ends a match after a few hands."""
LOOKS = 3
"""Changes of the fire that the player watches before each move."""
BARE = 70
"""Number of bare frames at each of the three times when they are measured."""


class Hurried(Clock):
    """Clock that skips ahead instead of sleeping."""

    def __init__(self) -> None:
        self.skipped = 0.0

    def now(self) -> float:
        return time.monotonic() + self.skipped

    monotonic = now
    """Name under which the loop calls `now`."""


@dataclass(frozen=True, slots=True)
class FrameTime:
    """Wall and processor milliseconds of a moving frame, and the phase of the game."""

    wall: float
    work: float
    shown: str


def bare_frames(window: pygame.Window) -> list[float]:
    """Show a full picture of the window's size `BARE` times; return the milliseconds of each.

    Afterwards the window shows what it showed before.
    """
    surface = window.get_surface()
    picture, times = surface.copy(), []
    for _ in range(BARE):
        begun = time.perf_counter()
        surface.blit(picture, (0, 0))
        window.flip()
        times.append((time.perf_counter() - begun) * 1000)
    return times


class Timekeeper:
    """Replaces the loop's waiting: it times the frames and makes the player's moves.

    `pause` is called between two frames when half of them are timed.
    """

    pause: Callable[[], object] | None = None

    def __init__(self, parlour: Parlour, app: App, clock: Hurried, frames: int) -> None:
        self.frames: list[FrameTime] = []
        self.breaths: list[float] = []
        """Processor milliseconds of each change of the fire or of a face while nothing moved."""
        self.moves = 0
        self.matches = 0
        self._parlour = parlour
        self._app = app
        self._clock = clock
        self._wanted = frames
        self._player: Player = Heuristic(1)
        self._in_motion = self._seated = False
        self._looked = 0
        self._hearth = app.painting.hearth
        self._phase, self._since = "", 0
        self._searches = gc.get_stats()[2]["collections"]
        self.begin()

    def wait(self, seconds: float | None) -> None:
        """End a frame, skip the sleep, and begin the next frame."""
        moving = self._app.frames.will_change(self._clock.now())
        self.end(moving=moving)
        if self.pause is not None and len(self.frames) >= self._wanted / 2:
            self.pause()
            self.pause = None
        if len(self.frames) >= self._wanted and self.matches:
            self._parlour.quit()
            return
        still = not moving and not self._parlour.waiting and not self._app.showing
        # Also in a wait for the fire, which ends long before an event that has no time.
        acts = seconds is None or still or self._app.next_due(self._clock.now()) is None
        if acts and seconds is not None and self._looked < LOOKS:
            self._looked, acts = self._looked + 1, False
        if not acts and seconds is not None:
            self._clock.skipped += seconds
            wait_for_event(0)
        item = self._next() if acts and self._seated else None
        self.begin()
        if item is not None:
            self._app.activate(item)
        elif acts and not self._seated:
            self._seated = True
            self._sit_down()
            self._app.refresh()
        if acts:
            # Like a key, a move ends the loop's sleep, in which the fire burns.
            pygame.event.post(pygame.event.Event(loop.WOKEN))
            self._looked = 0

    def _sit_down(self) -> None:
        """Start the first match."""
        self._parlour.matches.start(setup("gin", (SHORT,)), SEED)

    def end(self, *, moving: bool) -> None:
        """Record the frame that ends if anything moved; `moving` says if the next one moves."""
        if moving or self._in_motion:
            wall, work = time.perf_counter() - self._woken, time.thread_time() - self._worked
            self.frames.append(FrameTime(wall * 1000, work * 1000, self._shown()))
        elif self._app.painting.hearth != self._hearth:
            self.breaths.append((time.thread_time() - self._worked) * 1000)
        self._in_motion, self._hearth = moving, self._app.painting.hearth

    def _shown(self) -> str:
        phase, searches = phase_of(self._app.view), gc.get_stats()[2]["collections"]
        self._since = self._since + 1 if phase == self._phase else 0
        searched = ", garbage" if searches != self._searches else ""
        self._phase, self._searches = phase, searches
        return f"{phase} +{self._since}{searched}"

    def begin(self) -> None:
        self._woken, self._worked = time.perf_counter(), time.thread_time()

    def _next(self) -> ItemRef:
        view = self._app.view
        choice = next_choice(self._parlour, self._player)
        self.moves += 1
        self.matches += view.scene is Scene.FINAL
        items = (one.item for one in view.choices if one.intent == choice)
        return next(item for item in items if item is not None)


KeeperT = TypeVar("KeeperT", bound=Timekeeper)


def phase_of(view: View) -> str:
    """Describe the scene of a view, to help find the cause of a slow frame."""
    found = [view.scene.value]
    if view.dialog is not None:
        found.append("cut" if view.dialog.fan is not None else "question")
    if isinstance(moment := view.content, ShowdownView):
        found.append(moment.effect.value)
        if moment.opened:
            found += [f"opened {moment.opened}", f"counted {moment.counted}"]
    return ", ".join(found)


class TimedLoop(loop.Loop):
    """A loop whose work in spare time is not counted as part of a frame."""

    keeper: Timekeeper

    def use_spare_time(self) -> bool:
        self.keeper.end(moving=False)
        found = super().use_spare_time()
        self.keeper.begin()
        return found


def at_the_table(seed: int) -> Parlour:
    """Return a parlour in a new match of gin."""
    parlour = Parlour(Store.in_memory(), None, Settings(level=3), seed)
    parlour.matches.start(setup("gin"), seed)
    return parlour


def moving_frames(
    window: pygame.Window,
    count: int,
    folder: Path,
    make: type[KeeperT],
    pause: Callable[[], object] | None = None,
) -> KeeperT:
    """Play from an idle menu until a match is finished and `count` moving frames are counted.

    Images are saved in `folder`, as in normal play. `make` is the class of the timekeeper, which
    calls `pause` after half of the frames.
    """
    images.save_in(ImageFolder(folder))
    parlour = Parlour(Store.in_memory(), None, Settings(level=3), SEED)
    clock = Hurried()
    app = App(parlour, window.size, clock=clock)
    app.resize(window.size)
    app.settle()
    app.frames.draw(window.get_surface(), clock.now() + 60)
    app.laid.dirty = True
    keeper = make(parlour, app, clock, count)
    keeper.pause = pause
    timed = TimedLoop(app, window, place_of(window), None)
    timed.keeper = keeper
    stood_in = {"wait_for_event": keeper.wait, "time": clock}
    usual = {name: vars(loop)[name] for name in stood_in}
    vars(loop).update(stood_in)
    try:
        timed.run()
    finally:
        vars(loop).update(usual)
    return keeper


def answered(window: pygame.Window, count: int) -> tuple[int, list[float], list[str]]:
    """Send `count` inputs and draw the next frame after each.

    Returns how many inputs changed the frame, the milliseconds from each input to its frame, and
    the names of the inputs that changed nothing.
    """
    parlour = at_the_table(SEED + 1)
    app = App(parlour, window.size)
    app.resize(window.size)
    devices = Devices(app)
    player, rng = Heuristic(1), random.Random(5)
    while not any(one.target == DISCARDS and not one.why for one in app.view.choices):
        if parlour.waiting:
            app.tick(time.monotonic() + 60)
        else:
            intent = next_choice(parlour, player)
            app.activate(next(one.item for one in app.view.choices if one.intent == intent))
    surface = window.get_surface()
    app.settle()
    app.frames.draw(surface, time.monotonic() + 60)
    times: list[float] = []
    silent: list[str] = []
    for _ in range(count):
        name, event = _input(app, rng)
        # Finish all animations, so that only the input can change the next frame.
        app.settle()
        app.frames.draw(surface, time.monotonic())
        before = zlib.crc32(surface.get_buffer().raw)
        begun = time.perf_counter()
        devices.handle(event, time.monotonic())
        now = time.monotonic()
        app.tick(now)
        if app.frames.needs_drawing(now):
            app.frames.draw(surface, now)
            window.flip()
        times.append((time.perf_counter() - begun) * 1000)
        if zlib.crc32(surface.get_buffer().raw) == before:
            silent.append(name)
    return count - len(silent), times, silent


def _input(app: App, rng: random.Random) -> tuple[str, pygame.event.Event]:
    if app.pointing.cursor.pressed:
        slot = app.place.slots[app.pointing.cursor.pressed]
        outside = (2, round(slot.y))
        return "release", pygame.event.Event(pygame.MOUSEBUTTONUP, pos=outside, button=1)
    if rng.random() < 0.5:
        keys = [pygame.K_TAB]
        hand = app.view.zone(HAND)
        ids = [item.ref for item in hand.items] if hand is not None else []
        if app.pointing.cursor.focus in ids:
            # At an end of the hand the focus cannot move further, so nothing would change.
            keys += [pygame.K_LEFT] * (app.pointing.cursor.focus != ids[0])
            keys += [pygame.K_RIGHT] * (app.pointing.cursor.focus != ids[-1])
        key = rng.choice(keys)
        return pygame.key.name(key), pygame.event.Event(
            pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0
        )
    items = [
        item.ref
        for zone in app.view.zones
        for item in zone.items
        if item.role in (Role.BUTTON, Role.CARD) and not item.dimmed and item.ref in app.place.slots
    ]
    item = rng.choice(items)
    slot = app.place.slots[item]
    at = (round(slot.x - slot.width * 0.4), round(slot.y))
    return f"press {name_of(item)}", pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)


def share(values: list[float], part: float) -> float:
    """Return the quantile of the values at `part`."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main(words: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.frames")
    parser.add_argument("size")
    parser.add_argument("--frames", type=int, default=1000)
    parser.add_argument("--inputs", type=int, default=1000)
    parser.add_argument("--longest", type=int, default=10)
    args = parser.parse_args(words)
    width, height = (int(part) for part in args.size.split("x"))
    open_display()
    window = pygame.Window("Frames", (width, height), resizable=True, hidden=True)
    with tempfile.TemporaryDirectory() as folder:
        # An uncounted match fills the folder, as an earlier start would.
        moving_frames(window, 1, Path(folder), Timekeeper)
        images.clear()
        bare = bare_frames(window)
        keeper = moving_frames(
            window, args.frames, Path(folder), Timekeeper, lambda: bare.extend(bare_frames(window))
        )
    bare += bare_frames(window)
    wall, work = [one.wall for one in keeper.frames], [one.work for one in keeper.frames]
    longest = sorted(keeper.frames, key=lambda one: one.work, reverse=True)[: args.longest]
    number, times, silent = answered(window, args.inputs)
    print(
        json.dumps(
            {
                "size": args.size,
                "frames": len(keeper.frames),
                "moves": keeper.moves,
                "bare": statistics.median(bare),
                "frame_p50": share(wall, 0.5),
                "frame_p99": share(wall, 0.99),
                "frame_max": max(wall),
                "work_p50": share(work, 0.5),
                "work_p99": share(work, 0.99),
                "work_max": max(work),
                "breaths": len(keeper.breaths),
                "breath_p50": share(keeper.breaths, 0.5),
                "breath_p99": share(keeper.breaths, 0.99),
                "longest": [asdict(one) for one in longest],
                "inputs": len(times),
                "answered": number,
                "silent": sorted(set(silent)),
                "answer_p50": share(times, 0.5),
                "answer_p99": share(times, 0.99),
            }
        )
    )
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
