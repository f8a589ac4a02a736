"""A scripted user of the window, who presses keys and moves a mouse."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pygame

from gin.interface.commands import Command
from gin.interface.names import name_of
from gin.interface.refs import DISCARDS, HAND, Ref
from gin.interface.view import Scene, View
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.input.devices import Devices
from gin.ui.input.keyboard import field_in_focus
from gin.ui.input.keycaps import cap
from gin.variants.setups import setup
from tests.support.by_name import choice_named, choose, find_choice, ref_named

SIZES = [(800, 600), (1280, 800), (720, 1080)]

HELD = {"Shift": pygame.KMOD_LSHIFT, "Ctrl": pygame.KMOD_LCTRL, "Alt": pygame.KMOD_LALT}


class User:
    def __init__(
        self,
        game: str = "gin",
        size: tuple[int, int] = (1280, 800),
        seed: int = 7,
        agreed: tuple[str, ...] = (),
        parlour: Parlour | None = None,
        **settings: object,
    ):
        pygame.display.init()
        plain = Settings(level=1, speed="instant")
        self.parlour = parlour or Parlour(Store.in_memory(), None, plain)
        self.parlour.settings = plain
        for name, value in settings.items():
            self.parlour.change(name, value)
        if game and parlour is None:
            self.parlour.matches.start(setup(game, agreed), seed)
        self.use(App(self.parlour, size))
        self.surface = pygame.Surface(size)

    def use(self, app: App) -> None:
        self.app, self.devices = app, Devices(app)

    def draw(self) -> None:
        self.app.frames.draw(self.surface, time.monotonic() + 60)

    def wait(self) -> None:
        for _ in range(50):
            if not self.parlour.waiting:
                return
            self.app.tick(time.monotonic() + 60)
        raise AssertionError("the opponent never finishes its turn")

    def handle(self, event: pygame.event.Event) -> None:
        self.devices.handle(event, self.app.clock.now())

    def tick(self, now: float) -> None:
        self.app.update(now)
        self.devices.tick(now)
        self.app.report(now)

    def press(self, *caps: str) -> None:
        names = {"Enter": "return", "Esc": "escape", "Backspace": "backspace"}
        for text in caps:
            *held, name = text.split("+")
            mod = sum(HELD[one] for one in held)
            key = pygame.key.key_code(names.get(name, name.lower()))
            event = pygame.event.Event(
                pygame.KEYDOWN,
                key=key,
                mod=mod,
                unicode=name if len(name) == 1 and "Ctrl" not in held else "",
            )
            assert cap(event) == text
            writes = field_in_focus(self.app) is not None
            self.handle(event)
            if writes and event.unicode:
                self.write(event.unicode)
            self.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0))

    def write(self, text: str) -> None:
        """Send the text event that the system sends while a field has the focus."""
        self.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))

    def at(self, thing: str | Ref) -> tuple[int, int]:
        item = ref(thing)
        slot = self.app.place.slots[item]
        for dx in range(0, int(slot.width / 2), 3):
            point = (round(slot.x - dx), round(slot.y))
            if self.app.place.hit(point) == item:
                return point
        raise AssertionError(f"{item} cannot be hit")

    def mouse(self, kind: int, at: tuple[int, int]) -> None:
        self.handle(pygame.event.Event(kind, pos=at, button=1))

    def click(self, item: str | Ref) -> None:
        point = self.at(item)
        self.mouse(pygame.MOUSEMOTION, point)
        self.mouse(pygame.MOUSEBUTTONDOWN, point)
        self.mouse(pygame.MOUSEBUTTONUP, point)

    def drag(self, item: str | Ref, to: tuple[int, int]) -> None:
        point = self.at(item)
        self.mouse(pygame.MOUSEBUTTONDOWN, point)
        for step in range(1, 9):
            between = tuple(round(a + (b - a) * step / 8) for a, b in zip(point, to, strict=True))
            self.mouse(pygame.MOUSEMOTION, (between[0], between[1]))
            self.draw()
        self.mouse(pygame.MOUSEBUTTONUP, to)

    def centre(self, zone: str | Ref) -> tuple[int, int]:
        return self.app.place.drops[ref(zone)].center

    def focus(self, item: str | Ref) -> None:
        self.app.pointing.set_focus(ref(item), keyboard=True)

    @property
    def focused(self) -> str:
        focus = self.app.pointing.cursor.focus
        return "" if focus is None else name_of(focus)

    def deal(self) -> None:
        for _ in range(3):
            if self.app.view.dialog is not None:
                self.press("Enter")
        assert self.app.view.dialog is None

    def to_my_discard(self) -> None:
        self.deal()
        for _ in range(30):
            self.wait()
            view = self.app.view
            if any(c.target == DISCARDS and not c.why for c in view.choices):
                return
            if find_choice(view, "pass"):
                self.app.command(Command.PASS)
            elif may(view, "draw"):
                self.app.command(Command.DRAW)
        raise AssertionError("no turn to discard")


def ref(thing: str | Ref) -> Any:
    return ref_named(thing) if isinstance(thing, str) else thing


def may(view: View, name: str) -> bool:
    choice = find_choice(view, name)
    return choice is not None and not choice.why


def hand_of(user: User) -> list[str]:
    zone = user.app.view.zone(HAND)
    assert zone is not None
    return [item.id for item in zone.items]


def play_hands(user: User, hands: int, *, draws: bool = True) -> None:
    done = 0
    for _ in range(1500):
        user.wait()
        view = user.app.view
        if view.scene is Scene.RESULT:
            done += 1
            if done == hands or find_choice(view, "again"):
                return
            user.press("N")
        elif view.dialog is not None or find_choice(view, "confirm"):
            user.press("N")
        elif any(choice.key is Command.PASS and not choice.why for choice in view.choices):
            user.press("P")
        elif not choice_named(view, "draw").why:
            user.focus("stock")
            user.press("Space")
        elif may(view, "gin"):
            user.app.activate(ref("button:gin"))
        elif may(view, "knock"):
            user.focus("button:knock")
            user.press("Enter")
        else:
            able = [c.item for c in view.choices if c.target == DISCARDS and not c.why]
            user.focus(able[-1])
            user.press("Enter")
        if draws:
            user.draw()
    raise AssertionError("the hands do not end")


def to_the_end(user: User) -> None:
    user.parlour.matches.start(setup("gin", ["target=10"]), 7)
    user.app.refresh()
    play_hands(user, 99, draws=False)
    user.press("N")
    assert user.app.view.scene is Scene.FINAL


def finished_matches(user: User) -> None:
    to_the_end(user)
    user.parlour.home()
    for id in ("statistics", "finished"):
        choose(user.parlour, id)
    user.app.refresh()


def every_state() -> list[tuple[str, Callable[[User], None]]]:
    def go(*ids: str) -> Callable[[User], None]:
        def reach(user: User) -> None:
            user.parlour.home()
            for id in ids:
                choose(user.parlour, id)
            user.app.refresh()

        return reach

    return [
        ("menu", go()),
        ("games", go("games")),
        ("options", go("games", "options")),
        ("build", go("games", "build")),
        ("values", go("games", "build", "option:sheet")),
        ("entry", go("games", "build", "code")),
        ("settings", go("settings")),
        ("rules", go("rules")),
        ("page", go("rules", "game:gin")),
        ("help", go("help")),
        ("keys", go("settings", "keys")),
        ("keys-asked", go("settings", "keys", "key:knock")),
        ("commands", go("continue", "deal", "menu", "commands")),
        ("daily", go("daily")),
        ("ladder", go("ladder")),
        ("new-tournament", go("tournament")),
        ("tournament", go("tournament", "begin-tournament")),
        ("statistics", go("statistics")),
        ("records", go("records")),
        ("pause", go("continue", "deal", "menu")),
        ("cut", lambda user: None),
        ("discard", User.to_my_discard),
        ("result", lambda user: play_hands(user, 1, draws=False)),
        ("final", to_the_end),
        ("finished", finished_matches),
    ]


STATES = tuple(name for name, _ in every_state())


@cache
def _parlour_at(state: str) -> Parlour:
    user = User()
    dict(every_state())[state](user)
    user.parlour.take_said()
    return user.parlour


def user_at(state: str, size: tuple[int, int] = (1280, 800), **settings: object) -> User:
    """Tests share the parlour, and may change only its settings."""
    return User(size=size, parlour=_parlour_at(state), **settings)
