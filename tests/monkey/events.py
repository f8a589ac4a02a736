"""Random gestures: the event lines of a monkey, chosen from the current view.

A gesture is a few lines. The next gesture is chosen after these lines have been carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from gin.interface.commands import Command
from gin.interface.intents import Ask, Confirmation, Do, Intent, Leave, LeaveTo, PageAction, Play
from gin.interface.names import name_of
from gin.interface.refs import HAND, CardRef
from gin.interface.steps import Confirm, LayOutNow, UseLayOut
from gin.interface.view import Choice, Role, Scene, View
from gin.present.input import keymap
from gin.rules.model import actions
from gin.session.settings import ALLOWED
from tests.monkey import random_games
from tests.monkey.lines import Size
from tests.monkey.meant import allowed, drafts, either, is_any, plays
from tests.monkey.world import World

Lines = Iterator[str]
T = TypeVar("T")
SIZES: tuple[Size, ...] = (
    (800, 600), (800, 600), (800, 600), (640, 480), (640, 480), (720, 900), (400, 300), (400, 300),
    (900, 420), (1280, 800),
)  # fmt: skip
"""Usual window sizes; only a few, because each size draws all cards again."""
LARGE: tuple[Size, ...] = ((1366, 768), (1920, 1080), (1600, 1200), (2560, 1080), (3840, 2160))
_LEADS_AWAY = is_any(
    *(Leave(way) for way in LeaveTo),
    Ask(Confirmation.PAUSE),
    Ask(Confirmation.GIVE_UP_MATCH),
    *(Do(deed) for deed in (PageAction.RESUME, PageAction.GIVE_UP_HAND, PageAction.DROP)),
    Play(actions.Stop()),
)
_GOES_ON = either(
    plays(
        actions.Draw,
        actions.Take,
        actions.Pass,
        actions.Discard,
        actions.NoOffer,
        actions.Done,
        actions.Accept,
        actions.Refuse,
        actions.HoldUp,
    ),
    drafts(Confirm, LayOutNow, UseLayOut),
    is_any(
        *map(
            Do,
            (
                PageAction.DEAL,
                PageAction.NEXT_HAND,
                PageAction.GO_ON,
                PageAction.GO_ON_WITH_MATCH,
                PageAction.PLAY,
                PageAction.DONE,
                PageAction.STEP,
            ),
        )
    ),
)
_TYPED = (
    "gin", "7", "Ada", "ABC-DEF-123", "0028-R2G8-M1GV-9", "-3", "999", "/bin/true", "ä€漢🂡",
    "a b  c", "x" * 60, "42", "\u202egnirts", "8K2M",
)  # fmt: skip
_ODD_KEYS = (
    "F13", "Ctrl+V", "Ctrl+C", "Alt+F4", "Shift+Insert", "Meta+V", "Ctrl+Shift+S", "ShiftKey",
    "CtrlKey", "Ctrl+D", "Alt+D", "+", "-", "/", "ö", "ß", "Delete", "Insert", "Backspace",
)  # fmt: skip


def chosen(intent: Intent) -> str:
    return f"choose {name_of(intent)}"


class RandomGestures:
    def __init__(self, world: World, rng: Random) -> None:
        self.world = world
        self._rng = rng

    @property
    def view(self) -> View:
        return self.world.app.view

    def any_seed(self) -> int:
        return self._rng.getrandbits(40)

    def one_of(self, *found: T) -> T:
        return self._rng.choice(found)

    def gesture(self) -> Lines:
        rng, view = self._rng, self.view
        if view.scene is Scene.TABLE and rng.random() < 0.3:
            yield from self.play()
            return
        found = rng.choices(list(_GESTURES), list(_GESTURES.values()))[0]
        yield from found(self)
        if rng.random() < 0.35:
            yield self._frame()

    def _frame(self) -> str:
        return f"frame {self._rng.choice((0.016, 0.016, 0.03, 0.1, 0.4, 2.0))}"

    # Playing.

    def play(self) -> Lines:
        world, rng = self.world, self._rng
        if world.parlour.waiting:
            yield f"frame {rng.choice((0.02, 0.6, 1.5, 3.0))}"
            return
        choice = self.sensible()
        if choice is None:
            yield "frame 0.5"
            return
        yield from self._do(choice)
        yield self._frame()

    def sensible(self, away: float = 0.08) -> Choice | None:
        rng = self._rng
        able = [one for one in self.view.choices if not one.why]
        staying = [one for one in able if not _LEADS_AWAY(one.intent)]
        main = [one for one in staying if one.main]
        if main and rng.random() < 0.35:
            return rng.choice(main)
        pool = staying if staying and rng.random() > away else able
        return rng.choice(pool) if pool else None

    def _do(self, choice: Choice) -> Lines:
        rng, item = self._rng, choice.item
        name = name_of(item) if item is not None else ""
        if choice.target is not None and rng.random() < 0.5:
            yield from self._drag(name, f">{name_of(choice.target)}")
        elif name and rng.random() < 0.5:
            yield from self._click(f"@{name}")
            if isinstance(item, CardRef):
                yield from self._click(f"@{name}")
        elif name and rng.random() < 0.4:
            yield f"focus {name}"
            yield rng.choice(("key Enter", "pad 0", f"act {name}", "command activate"))
        else:
            yield chosen(choice.intent)

    def on(self, until: Callable[[], bool], most: int = 160) -> Lines:
        for _ in range(most):
            if until():
                return
            world, view = self.world, self.view
            if view.dialog is None and world.parlour.waiting:
                yield "frame 3"
                continue
            choice = next((one for one in view.choices if one.main and not one.why), None)
            if choice is None or self._rng.random() < 0.2 or view.scene is Scene.MENU:
                choice = self._progress()
            yield chosen(choice.intent) if choice is not None else "frame 1"

    def _progress(self) -> Choice | None:
        found = allowed(self.view, _GOES_ON) or allowed(self.view, lambda intent: True)
        return self._rng.choice(found) if found else None

    # Pointing.

    def _items(self) -> list[str]:
        return [name_of(ref) for ref in self.world.app.place.slots]

    def point(self) -> str:
        rng, items = self._rng, self._items()
        drops = [name_of(ref) for ref in self.world.app.place.drops]
        if items and rng.random() < 0.6:
            return f"@{rng.choice(items)}"
        if drops and rng.random() < 0.4:
            return f">{rng.choice(drops)}"
        return f"{rng.uniform(-0.05, 1.05):.3f},{rng.uniform(-0.05, 1.05):.3f}"

    def _click(self, at: str) -> Lines:
        if self._rng.random() < 0.3:
            yield f"touch {at}"
            yield f"lift {at}"
            return
        if self._rng.random() < 0.4:
            yield f"move {at}"
        yield f"press {at}"
        yield f"release {at}"

    def click(self) -> Lines:
        at = self.point()
        if self._rng.random() < 0.1:
            yield f"other {at}"
        else:
            yield from self._click(at)

    def hover(self) -> Lines:
        for _ in range(self._rng.randint(2, 6)):
            yield f"move {self.point()}"

    def wheel(self) -> Lines:
        rng = self._rng
        if rng.random() < 0.6:
            yield f"wheel {rng.choice((-9, -2, -1, 1, 2, 30, -40))}"
            return
        yield "touch 0.5,0.6"
        for y in (0.5, 0.3, rng.random()):
            yield f"slide 0.5,{y:.2f}"
        yield "lift 0.5,0.2"

    def _drag(self, item: str, to: str) -> Lines:
        rng = self._rng
        finger = rng.random() < 0.25
        down, move, up = ("touch", "slide", "lift") if finger else ("press", "move", "release")
        yield f"{down} @{item}"
        yield f"{move} {rng.uniform(0.2, 0.8):.2f},{rng.uniform(0.3, 0.9):.2f}"
        if rng.random() < 0.5:
            yield f"frame {rng.choice((0.016, 0.2))}"
        if rng.random() < 0.35:
            yield from self._meanwhile()
        yield f"{move} {to}"
        if rng.random() < 0.1:
            return
        yield f"{up} {to}"

    def _meanwhile(self) -> Lines:
        rng = self._rng
        match rng.randrange(9):
            case 0:
                yield "key Esc"
            case 1:
                yield from self.resize()
            case 2:
                yield f"set text_size {rng.randrange(5)}"
            case 3:
                yield f"set card_size {rng.randrange(4)}"
            case 4:
                yield f"window {rng.choice(('focus lost', 'left', 'exposed', 'minimised'))}"
            case 5:
                yield f"wait {rng.choice((0.5, 30, 7200))}"
                yield "frame 0"
            case 6:
                yield "command back"
                yield "command back"
            case 7:
                yield f"key {self._cap()}"
            case _:
                choice = self.sensible()
                if choice is not None:
                    yield chosen(choice.intent)

    def drag(self) -> Lines:
        rng, view = self._rng, self.view
        able = [name_of(one.item) for one in view.choices if one.target and one.item]
        hand = view.zone(HAND)
        cards = [item.id for item in hand.items] if hand is not None else []
        pool = rng.choice([one for one in (able, cards, self._items()) if one] or [["nothing"]])
        yield from self._drag(rng.choice(pool), self.point())

    # Keys.

    def _cap(self) -> str:
        rng = self._rng
        if rng.random() < 0.12:
            return rng.choice(_ODD_KEYS)
        if rng.random() < 0.45:
            return rng.choice(("Left", "Right", "Up", "Down", "Tab", "Shift+Tab", "Enter",
                               "Space", "Home", "End", "PageUp", "PageDown"))  # fmt: skip
        if rng.random() < 0.15:
            return rng.choice(tuple(keymap.SECOND_KEYS))
        shown = keymap.key_map(self.world.parlour.settings).shown(rng.choice(keymap.COMMANDS))
        return shown or "Enter"

    def key(self) -> Lines:
        rng = self._rng
        for _ in range(rng.randint(2, 8)):
            cap = self._cap()
            if cap in ("F11", "Alt+Enter") and rng.random() < 0.7:
                continue
            if rng.random() < 0.15:
                for _ in range(rng.randint(2, 6)):
                    yield f"down {cap}"
                yield f"up {cap}"
            else:
                yield f"key {cap}"

    def write(self) -> Lines:
        rng, view = self._rng, self.view
        fields = [i.id for z in view.focus_zones for i in z.items if i.role is Role.FIELD]
        if fields:
            yield f"focus {rng.choice(fields)}"
        verb = rng.choice(("type", "paste", "enter"))
        yield f"{verb} {rng.choice(_TYPED)}"

    def command(self) -> Lines:
        command = self._rng.choice(keymap.COMMANDS)
        if command is not Command.FULL_SCREEN or self._rng.random() < 0.3:
            yield f"command {command}"

    # Other devices.

    def pad(self) -> Lines:
        rng = self._rng
        for _ in range(rng.randint(1, 3)):
            match rng.randrange(6):
                case 0:
                    yield f"stick {rng.randrange(4)} {rng.choice((-1, -0.7, 0, 0.2, 0.7, 1))}"
                case 1:
                    yield f"joystick {rng.randrange(12)}"
                case 2 if rng.random() < 0.5:
                    yield f"{rng.choice(('plug', 'unplug'))} {rng.randrange(3)}"
                case _:
                    yield f"pad {rng.randrange(16)}"

    def read(self) -> Lines:
        rng = self._rng
        nodes = [node for node in self.world.tree().nodes if node.act or node.focusable]
        nodes = [node for node in nodes if node.act != Leave(LeaveTo.QUIT)] or nodes
        if nodes:
            node = rng.choice(nodes)
            yield f"{'act' if rng.random() < 0.7 else 'focus'} {node.id}"

    def switch(self) -> Lines:
        rng = self._rng
        yield f"set switch {ALLOWED['switch'].index(True)}"
        yield "frame 0.02"
        for _ in range(rng.randint(4, 16)):
            yield f"frame {rng.choice((0.3, 1.6, 4.1))}"
            yield rng.choice(("key Space", "key Space", "pad 0", "press 0.5,0.5", "key Enter"))
        yield f"set switch {ALLOWED['switch'].index(False)}"

    # The window.

    def resize(self) -> Lines:
        rng = self._rng
        if rng.random() < 0.01:
            wide, high = rng.choice(LARGE)
        elif rng.random() < 0.06:
            wide, high = rng.randint(400, 1000), rng.randint(300, 760)
        else:
            wide, high = rng.choice(SIZES)
        yield f"{'surface' if rng.random() < 0.3 else 'resize'} {wide}x{high}"
        if wide * high > 2_000_000:
            # Frames of this size are slow, so draw only two.
            yield "frame 0.02"
            yield "frame 1"
            yield "resize 800x600"

    def window(self) -> Lines:
        rng = self._rng
        happened = rng.choice(("focus lost", "focus gained", "exposed", "minimised", "restored",
                               "hidden", "shown", "left"))  # fmt: skip
        yield f"window {happened}"

    def chore(self) -> Lines:
        yield f"chore {self._rng.choice(('rest', 'put off'))}"

    def time(self) -> Lines:
        yield f"wait {self._rng.choice((0.5, 1, 20, 60, 3600, 50000))}"
        yield "frame 0"

    def change(self) -> Lines:
        rng = self._rng
        name = rng.choice([one for one in ALLOWED if one not in ("switch", "full_screen")])
        yield f"set {name} {rng.randrange(len(ALLOWED[name]))}"

    def late(self) -> Lines:
        rng = self._rng
        if rng.random() < 0.5:
            yield f"delay {rng.choice((0, 0, 1, 5, 30))}"
        else:
            yield "answer"

    def sit(self) -> Lines:
        rng = self._rng
        code = (
            random_games.mixture(rng)
            if rng.random() < 0.5
            else random_games.code_of(rng.choice(random_games.IDS))
        )
        yield f"sit {code} {rng.getrandbits(40)}"
        yield "frame 0.1"

    def leave(self) -> Lines:
        yield self._rng.choice(
            ("reopen", "window closed", "window quit", "home", chosen(Leave(LeaveTo.QUIT)))
        )
        yield "frame 0.1"


_GESTURES: dict[Callable[[RandomGestures], Lines], float] = {
    RandomGestures.play: 16,
    RandomGestures.key: 14,
    RandomGestures.click: 9,
    RandomGestures.drag: 8,
    RandomGestures.hover: 4,
    RandomGestures.wheel: 4,
    RandomGestures.write: 2,
    RandomGestures.command: 4,
    RandomGestures.pad: 5,
    RandomGestures.read: 5,
    RandomGestures.switch: 0.35,
    RandomGestures.resize: 2,
    RandomGestures.window: 3,
    RandomGestures.chore: 4,
    RandomGestures.time: 2,
    RandomGestures.change: 2.5,
    RandomGestures.late: 1,
    RandomGestures.sit: 0.5,
    RandomGestures.leave: 0.35,
}
