"""A window as small as an input needs it: it shows one view, and remembers what was done to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from gin.core.cards import Card
from gin.present.cue import Cue
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.session.settings import Settings
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import look_for
from gin.ui.render.widgets import Cursor

SIZE = (1280, 800)
HAND = ("7H", "8H", "9C")


class House:
    """What is shown, which remembers what it was asked for."""

    def __init__(self, settings: Settings, done: list[tuple[Any, ...]]) -> None:
        self.settings = settings
        self._done = done

    def change(self, name: str, value: object) -> None:
        self.settings = replace(self.settings, **{name: value})
        self._done.append(("change", name, value))

    def enter(self, field: str, text: str) -> None:
        self._done.append(("enter", field, text))

    def move_card(self, card: Card, place: int) -> None:
        self._done.append(("move_card", card.code, place))

    def list_commands(self) -> None:
        self._done.append(("list_commands",))

    def say(self, text: str) -> None:
        self._done.append(("say", text))


class Voice:
    """Tells nobody anything, and remembers it."""

    def __init__(self, done: list[tuple[Any, ...]]) -> None:
        self._done = done

    def tell(self, text: str) -> None:
        self._done.append(("tell", text))

    def announce(self, text: str) -> None:
        self._done.append(("announce", text))

    def answer(self, text: str) -> None:
        self._done.append(("answer", text))

    def let_hear(self, cue: Cue) -> None:
        self._done.append(("let_hear", cue))

    def hush(self) -> None:
        self._done.append(("hush",))


class SmallHost:
    """An `InputHost` that is no window. `done` is what was done, in order."""

    def __init__(self, view: View, place: Placement | None = None, **settings: object) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.view = view
        self.cursor = Cursor(focus=view.focus)
        self.place = place if place is not None else Placement()
        self.teller = Voice(self.done)
        self.house = House(replace(Settings(), **settings), self.done)

    @property
    def settings(self) -> Settings:
        return self.house.settings

    @property
    def look(self) -> Any:
        return look_for(self.settings, SIZE)

    def names(self) -> list[str]:
        """The names of what was done."""
        return [one[0] for one in self.done]

    def set_focus(self, focus: str, *, keyboard: bool) -> None:
        self.cursor = replace(self.cursor, focus=focus, keyboard=keyboard)
        self.done.append(("set_focus", focus))

    def point(self, *, hover: str | None = None, pressed: str | None = None) -> None:
        if hover is not None:
            self.cursor = replace(self.cursor, hover=hover)
        if pressed is not None:
            self.cursor = replace(self.cursor, pressed=pressed)

    def begin_drag(self, item: str) -> None:
        self.cursor = replace(self.cursor, dragged=item, hover="", pressed="")
        self.done.append(("begin_drag", item))

    def drag_over(self, zone: str, gap: int | None) -> None:
        self.cursor = replace(self.cursor, drop=zone, gap=gap)

    def end_drag(self, held: Slot | None, *, refused: bool) -> None:
        self.cursor = replace(self.cursor, dragged="", drop="", gap=None)
        self.done.append(("end_drag", refused))

    def reveal(self, item: str) -> None:
        self.done.append(("reveal", item))

    def scroll(self, by: int) -> None:
        self.done.append(("scroll", by))

    def turn_page(self, pages: float) -> None:
        self.done.append(("turn_page", pages))

    def choose(self, choice: Choice) -> None:
        self.done.append(("choose", choice.id))

    def activate(self, item: str) -> None:
        self.done.append(("activate", item))

    def command(self, id: str) -> None:
        self.done.append(("command", id))

    def perform(self, act: Callable[[Any], object]) -> None:
        act(self.house)

    def ask(self, question: str) -> None:
        self.done.append(("ask", question))

    def redraw(self) -> None:
        self.done.append(("redraw",))


def table(**more: Any) -> View:
    """Two piles, three cards that may be discarded, of which one may not knock, and a button."""
    piles = (Item("stock", Role.PILE, "Stock"), Item("discards", Role.PILE, "Discard pile"))
    cards = tuple(
        Item(f"card:{code}", Role.CARD, f"the {code}", card=Card.parse(code)) for code in HAND
    )
    choices = (
        Choice(id="draw", label="Draw", item="stock", target="hand", key="draw"),
        *(
            Choice(
                id=f"discard:{code}",
                label=f"Discard {code}",
                item=f"card:{code}",
                target="discards",
                key="discard",
            )
            for code in HAND
        ),
        Choice(
            id="knock:7H",
            label="Knock with 7H",
            item="card:7H",
            target="knock",
            key="knock",
            why="Too much deadwood.",
        ),
        Choice(id="menu", label="Menu", item="button:menu", key="back"),
    )
    zones = (
        Zone("piles", ZoneKind.PILE, "Piles", piles),
        Zone("hand", ZoneKind.HAND, "Your hand", cards),
        Zone("buttons", ZoneKind.BUTTONS, "Buttons", (Item("button:menu", Role.BUTTON, "Menu"),)),
    )
    made = View(Scene.TABLE, "Gin", zones, choices, focus="card:7H")
    return replace(made, **more)


def laid() -> Placement:
    """Where the table's items lie: each 80 by 110, the piles above the hand."""
    at = {"stock": (100, 200), "discards": (300, 200), "button:menu": (600, 200)}
    at |= {f"card:{code}": (100 + 100 * place, 500) for place, code in enumerate(HAND)}
    place = Placement({id: Slot(x, y, 80, 110) for id, (x, y) in at.items()})
    place.drops["hand"] = pygame.Rect(0, 430, 420, 140)
    place.drops["discards"] = pygame.Rect(250, 140, 100, 120)
    place.drops["knock"] = pygame.Rect(450, 140, 100, 120)
    return place


def page() -> tuple[View, Placement]:
    """A page that scrolls, with one line of which a part can be seen."""
    line = Item("line:0", Role.TEXT, "A line.")
    view = View(Scene.RULES, "Rules", (Zone("page", ZoneKind.PAGE, "Rules", (line,)),), ())
    place = Placement({"line:0": Slot(400, 400, 600, 40)})
    place.viewport, place.content = pygame.Rect(100, 100, 600, 500), 2000
    return view, place
