"""The monkey's world: an app with a private store, an image as its window, and a clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import pygame

from gin.core.message import Verbatim
from gin.interface.commands import Command
from gin.interface.intents import Enter
from gin.interface.names import name_of
from gin.interface.refs import NEW_MELD, EntryRef, MeldRef, Ref
from gin.present.input import keymap
from gin.session import settings_file
from gin.session.settings import ALLOWED
from gin.session.storage.store import Store
from gin.ui.access.requests import carry_out
from gin.ui.access.tree import Tree, build
from gin.ui.app import App
from gin.ui.input.devices import Devices
from gin.ui.input.keyboard import field_in_focus
from gin.ui.platform.reduced_motion import ReducedMotion
from tests.monkey import random_games
from tests.monkey.lines import (
    BadLine,
    Size,
    code_of,
    named,
    number,
    pressed,
    size_of,
    window_event,
)
from tests.monkey.repeatable import NOON, RepeatableParlour
from tests.support.by_name import find_choice
from tests.support.stand_ins import Follower, SetClock

FIRST_SIZE = (800, 600)
SCREEN = (1024, 768)
SLOW = 0.1
"""Seconds. The contents of frames that take longer are recorded."""
STEP = 0.011
"""Seconds between two events."""
LOST = (255, 0, 255)


R = TypeVar("R", bound=Ref)


class World:
    """An event line starts with a verb, which the method `do_VERB` carries out."""

    def __init__(
        self, folder: Path, seed: int, watch: Callable[[float], str] | None = None
    ) -> None:
        self._folder = folder
        self._seed = seed
        self._watch = watch
        self.clock = SetClock()
        self.window_size: Size = FIRST_SIZE
        self.frames: list[tuple[float, str]] = []
        """Each frame's drawing time in seconds, and its contents if it was slow."""
        self.drags: list[str] = []
        self._begun_drag = ""
        self._open()

    def _open(self) -> None:
        store = Store.open(self._folder)
        store.clock = NOON.timestamp
        settings, problems = settings_file.read(self._folder)
        self.problems = (*store.notices, *problems, *keymap.key_map(settings).problems)
        self._seed += 1
        clock = self.clock.now
        self.parlour = RepeatableParlour(store, self._folder, settings, self._seed, clock)
        self.follower = Follower()
        self.app = App(self.parlour, self.window_size, audience=self.follower, clock=self.clock)
        self.app.frames.fire.light()
        self.devices = Devices(self.app)
        # The system's setting differs between machines.
        self.app.laid.calm = ReducedMotion(lambda: False)
        self.surface = pygame.Surface(self.window_size)
        self._first, self._asked_full = True, False
        self.app.resize(self.window_size)
        self.devices.gamepad.start(self.clock.time)
        self.frame(0.0)

    def close(self) -> None:
        self.devices.gamepad.close()
        self.parlour.close()

    @property
    def size(self) -> Size:
        return SCREEN if self._asked_full else self.window_size

    def tree(self) -> Tree:
        assert self.follower.frame is not None
        return build(self.follower.frame, self.size)

    # Frames.

    def frame(self, seconds: float) -> None:
        self.clock.time += seconds
        app, now = self.app, self.clock.time
        wanted = app.shown.settings.full_screen
        if wanted != self._asked_full:
            self._asked_full = wanted
            self._resized()
            app.resize(self.size)
        app.update(now)
        self.devices.tick(now)
        app.report(now)
        if app.frames.needs_drawing(now) and (self._first or not app.frames.put_off(now)):
            self.draw()
        else:
            app.frames.breathe(self.surface, now)

    def draw(self) -> None:
        self._first = False
        if self.surface.get_size() != self.app.laid.size:
            self.app.resize(self.surface.get_size())
        begun = time.perf_counter()
        self.app.frames.draw(self.surface, self.clock.time)
        took = time.perf_counter() - begun
        self.frames.append((took, self._drawn(begun) if took > SLOW else ""))

    def _drawn(self, begun: float) -> str:
        view, (wide, high) = self.app.view, self.app.laid.size
        asked = " with a question" if view.dialog is not None else ""
        what = f": {self._watch(begun)}" if self._watch is not None else ""
        return f"{view.scene.value}{asked} at {wide}x{high}{what}"

    def _resized(self) -> None:
        self.surface = pygame.Surface(self.size)
        self._during_drag("resized")

    # Events.

    def do(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        doing = getattr(self, f"do_{verb}", None)
        if doing is None:
            raise BadLine(f"{line!r} is not an event: there is no {verb!r}")
        self.clock.time += STEP
        doing(rest)
        self._note_drag()
        if self.app.shown.closed:
            self.do_reopen("")

    def _handle(self, kind: int, **more: object) -> None:
        self.devices.handle(pygame.event.Event(kind, more), self.clock.now())

    def do_resize(self, rest: str) -> None:
        self.do_surface(rest)
        if not self._asked_full:
            self.app.resize(self.size)

    def do_surface(self, rest: str) -> None:
        """Resize the image without sending the event that reports it."""
        self.window_size = size_of(rest)
        if not self._asked_full:
            self._resized()

    def do_frame(self, rest: str) -> None:
        self.frame(number(rest))

    def do_wait(self, rest: str) -> None:
        self.clock.time += number(rest)
        self._during_drag("waited")

    def do_set(self, rest: str) -> None:
        name, _, place = rest.partition(" ")
        if name not in ALLOWED:
            raise BadLine(f"there is no setting {name!r}")
        values = ALLOWED[name]
        self.parlour.change(name, values[int(number(place)) % len(values)])
        self._during_drag("settings changed")
        self.app.refresh()

    def do_sit(self, rest: str) -> None:
        code, _, seed = rest.partition(" ")
        self.parlour.matches.start(random_games.setup_of(code), int(seed) if seed else None)
        self._during_drag("scene changed")
        self.app.refresh()

    def do_home(self, rest: str) -> None:
        self.parlour.home()
        self._during_drag("scene changed")
        self.app.refresh()

    def do_choose(self, rest: str) -> None:
        choice = find_choice(self.app.view, rest)
        if choice is not None:
            self.app.choose(choice)

    def do_command(self, rest: str) -> None:
        if rest not in set(Command):
            raise BadLine(f"there is no command {rest!r}")
        self.app.command(Command(rest))

    def do_focus(self, rest: str) -> None:
        zones = self.app.view.focus_zones
        found = _named(rest, (item.ref for zone in zones for item in zone.items))
        if found is not None:
            self.app.pointing.set_focus(found, keyboard=True)

    def do_act(self, rest: str) -> None:
        if self.follower.frame is not None:
            node = self.tree().node(rest)
            if node is not None:
                carry_out(self.app, node)

    def do_enter(self, rest: str) -> None:
        field = self.app.pointing.cursor.focus
        if isinstance(field, EntryRef):
            self.parlour.choose(Enter(field), rest)
        self.app.refresh()

    # Keys.

    def do_key(self, rest: str) -> None:
        self.do_down(rest)
        self.do_up(rest)

    def do_down(self, rest: str) -> None:
        self._press(pressed(rest))

    def do_up(self, rest: str) -> None:
        self._handle(pygame.KEYUP, key=code_of(named(rest)), mod=0)

    def do_type(self, rest: str) -> None:
        for sign in rest:
            self._press({"key": code_of(sign), "mod": 0, "unicode": sign})
            self._handle(pygame.KEYUP, key=code_of(sign), mod=0)

    def _press(self, key: dict[str, object]) -> None:
        writes = field_in_focus(self.app) is not None
        self._handle(pygame.KEYDOWN, **key)
        if writes and key["unicode"]:
            self._handle(pygame.TEXTINPUT, text=key["unicode"])

    def do_paste(self, rest: str) -> None:
        if pygame.display.get_driver() == "dummy":
            # Video drivers other than dummy use the system's clipboard.
            pygame.scrap.put_text(rest)
        self.do_key("Ctrl+V")

    # Pointing.

    def _point(self, rest: str) -> tuple[int, int]:
        """Return the pixel of "@ITEM", ">ZONE" or "0.4,0.7" (shares of the window)."""
        place, (wide, high) = self.app.place, self.app.laid.size
        if rest.startswith("@"):
            item = _named(rest[1:], place.slots)
            slot = place.slots[item] if item is not None else None
            if slot is None:
                return wide // 2, 1
            # Other cards may cover all but a card's left side.
            for share in (0.0, 0.15, 0.3, 0.42):
                at = round(slot.x - slot.width * share), round(slot.y)
                if place.hit(at) == item:
                    return at
            return round(slot.x), round(slot.y)
        if rest.startswith(">"):
            zone = _named(rest[1:], place.drops)
            drop = place.drops[zone] if zone is not None else None
            return drop.center if drop is not None else (1, high // 2)
        x, _, y = rest.partition(",")
        return round(number(x) * wide), round(number(y) * high)

    def _mouse(self, kind: int, rest: str, **more: object) -> None:
        self._handle(kind, pos=self._point(rest), **more)

    def do_move(self, rest: str) -> None:
        self._mouse(pygame.MOUSEMOTION, rest)

    def do_press(self, rest: str) -> None:
        self._mouse(pygame.MOUSEBUTTONDOWN, rest, button=1)

    def do_release(self, rest: str) -> None:
        self._drop(rest)
        self._mouse(pygame.MOUSEBUTTONUP, rest, button=1)

    def do_other(self, rest: str) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._mouse(kind, rest, button=3)

    def do_touch(self, rest: str) -> None:
        self._mouse(pygame.MOUSEBUTTONDOWN, rest, button=1, touch=True)

    def do_slide(self, rest: str) -> None:
        self._mouse(pygame.MOUSEMOTION, rest, touch=True)

    def do_lift(self, rest: str) -> None:
        self._drop(rest)
        self._mouse(pygame.MOUSEBUTTONUP, rest, button=1, touch=True)

    def do_wheel(self, rest: str) -> None:
        self._handle(pygame.MOUSEWHEEL, x=0, y=round(number(rest)))

    # Drags.

    def _note_drag(self) -> None:
        dragged = self.app.pointing.cursor.dragged
        if dragged and not self._begun_drag:
            view = self.app.view
            zone = next((z for z in view.zones for item in z.items if item.ref == dragged), None)
            name = zone.id.partition(":")[0] if zone is not None else "nowhere"
            self._begun_drag = f"from {name}"
            self.drags.append(self._begun_drag)
        elif self._begun_drag and not dragged:
            asked = self.app.view.dialog is not None
            self._end_drag("broken off by a question" if asked else "broken off")

    def _during_drag(self, what: str) -> None:
        if self.app.pointing.cursor.dragged:
            self.drags.append(f"{what} in a drag")

    def _drop(self, rest: str) -> None:
        if self.app.pointing.cursor.dragged and self._begun_drag:
            over = self.app.place.drop_at(self._point(rest))
            meld = over == NEW_MELD or isinstance(over, MeldRef)
            name = "nothing" if over is None else "a meld" if meld else name_of(over)
            self._end_drag(f"let go over {name}")

    def _end_drag(self, how: str) -> None:
        if self._begun_drag:
            self.drags.append(how)
            self._begun_drag = ""

    # Gamepads.

    def do_pad(self, rest: str) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self._handle(kind, button=int(number(rest)), instance_id=0)

    def do_stick(self, rest: str) -> None:
        axis, _, value = rest.partition(" ")
        turned = round(number(value) * 32767)
        self._handle(
            pygame.CONTROLLERAXISMOTION, instance_id=0, axis=int(number(axis)), value=turned
        )

    def do_joystick(self, rest: str) -> None:
        """After a joystick is closed, SDL may still have its events in the queue."""
        button = int(number(rest))
        self._handle(pygame.JOYBUTTONDOWN, instance_id=7, button=button)
        self._handle(pygame.JOYHATMOTION, instance_id=7, hat=0, value=(button % 3 - 1, 0))
        self._handle(pygame.JOYAXISMOTION, instance_id=7, axis=button % 4, value=0.9)

    def do_plug(self, rest: str) -> None:
        """Announce a gamepad that was removed before the app could open it."""
        self._handle(pygame.JOYDEVICEADDED, device_index=int(number(rest)))

    def do_unplug(self, rest: str) -> None:
        self._handle(pygame.JOYDEVICEREMOVED, instance_id=int(number(rest)))

    # The window, and idle work of the loop.

    def do_window(self, rest: str) -> None:
        kind = window_event(rest)
        if kind in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.surface.fill(LOST)
        self._during_drag(rest)
        self._handle(kind)

    def do_chore(self, rest: str) -> None:
        app = self.app
        chores: dict[str, Callable[[], object]] = {
            "rest": app.painting.rest,
            "put off": lambda: app.frames.put_off(self.clock.time),
        }  # fmt: skip
        if rest not in chores:
            raise BadLine(f"no chore is called {rest!r}")
        chores[rest]()

    def do_delay(self, rest: str) -> None:
        self.parlour.delay = number(rest)

    def do_bold(self, rest: str) -> None:
        self.parlour.bold = bool(number(rest))

    def do_notice(self, rest: str) -> None:
        self.parlour.notify(Verbatim(rest))
        self.app.refresh()

    def do_answer(self, rest: str) -> None:
        self.parlour.answer()
        self.frame(0.0)

    def do_reopen(self, rest: str) -> None:
        self._end_drag("program ended")
        self.close()
        self._open()


def _named(name: str, found: Iterable[R]) -> R | None:
    return next((ref for ref in found if name_of(ref) == name), None)
