"""A fake window for tests of input: shows one view and records calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import Verbatim
from gin.interface.commands import Command
from gin.interface.cue import Cue
from gin.interface.intents import Ask, Confirmation, Draft, Given, Intent, Play
from gin.interface.names import name_of
from gin.interface.refs import (
    BUTTONS,
    DISCARDS,
    HAND,
    KNOCK,
    PAGE,
    STOCK,
    ButtonRef,
    CardRef,
    ItemRef,
    LineRef,
    PaperLine,
    ZoneRef,
)
from gin.interface.steps import End, EndHand
from gin.interface.view import Choice, Dialog, Item, Role, Scene, View, Zone, ZoneKind
from gin.rules.model.actions import Discard, Draw
from gin.session.settings import Settings
from gin.ui.pointing import Press
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import look_for
from gin.ui.render.widgets import Cursor

SIZE = (1280, 800)
CODES = ("7H", "8H", "9C")
CARDS = tuple(Card.parse(code) for code in CODES)
MENU = ButtonRef("menu")


def named(ref: ItemRef | None) -> str | None:
    return None if ref is None else name_of(ref)


class House:
    def __init__(self, settings: Settings, done: list[tuple[Any, ...]]) -> None:
        self.settings = settings
        self.reader_listens = lambda: False
        self._done = done

    def change(self, name: str, value: object) -> None:
        self.settings = replace(self.settings, **{name: value})
        self._done.append(("change", name, value))

    def choose(self, intent: Intent, given: Given = None) -> None:
        self._done.append(("give", name_of(intent), given))

    def list_commands(self) -> None:
        self._done.append(("list_commands",))

    def show_help(self) -> None:
        self._done.append(("show_help",))

    def say(self, text: str, kind: object = None) -> None:
        self._done.append(("say", text))

    def refuse(self, why: str) -> None:
        self._done.append(("refuse", why))

    def refuse_command(self, command: Command) -> None:
        self._done.append(("refuse", command))


class Voice:
    listens = False

    def __init__(self, done: list[tuple[Any, ...]]) -> None:
        self._done = done

    def show_notice(self, text: str) -> None:
        self._done.append(("show_notice", text))

    def announce(self, text: str) -> None:
        self._done.append(("announce", text))

    def answer(self, text: str) -> None:
        self._done.append(("answer", text))

    def refuse(self, why: str) -> None:
        self._done.append(("refuse", why))

    def stop_at(self, item: str) -> None:
        self._done.append(("stop_at", item))

    def let_hear(self, cue: Cue) -> None:
        self._done.append(("let_hear", cue))

    def hush(self) -> None:
        self._done.append(("hush",))


class Finger:
    def __init__(self, focus: ItemRef | None, done: list[tuple[Any, ...]]) -> None:
        self.cursor = Cursor(focus=focus)
        self.grasp: Press | None = None
        self._done = done

    def set_focus(self, focus: ItemRef | None, *, keyboard: bool, clicked: bool = False) -> None:
        del clicked
        self.cursor = replace(self.cursor, focus=focus, keyboard=keyboard)
        self._done.append(("set_focus", named(focus)))

    def put_back(self) -> None:
        self.cursor = replace(self.cursor, keyboard=False)
        self._done.append(("put_back",))

    def lead_with(self, item: ItemRef) -> None:
        self.set_focus(item, keyboard=True)

    def show_focus(self) -> None:
        self.set_focus(self.cursor.focus, keyboard=True)

    def arm(self) -> None:
        self.cursor = replace(self.cursor, armed=True)

    def disarm(self) -> None:
        self.cursor = replace(self.cursor, armed=False)

    def left_at(self, entry: ItemRef | None) -> ItemRef | None:
        return entry

    def place_caret(self, behind: int) -> None:
        self.cursor = replace(self.cursor, behind=behind)
        self._done.append(("place_caret", behind))

    def hover(self, item: ItemRef | None) -> None:
        self.cursor = replace(self.cursor, hover=item)

    def press(self, item: ItemRef | None) -> None:
        self.cursor = replace(self.cursor, pressed=item)

    def begin_drag(self, item: ItemRef | None) -> None:
        self.cursor = replace(self.cursor, dragged=item, hover=None, pressed=None)
        self._done.append(("begin_drag", named(item)))

    def drag_over(self, zone: ZoneRef | None, gap: int | None) -> None:
        self.cursor = replace(self.cursor, drop=zone, gap=gap)

    def break_off(self) -> bool:
        dragged = self.grasp is not None and self.grasp.dragging
        if dragged:
            self.end_drag(refused=True)
        return dragged

    def end_drag(self, *, refused: bool) -> None:
        self.grasp = None
        self.cursor = replace(self.cursor, dragged=None, drop=None, gap=None)
        self._done.append(("end_drag", refused))

    def frame(self, items: tuple[ItemRef, ...], asked: Dialog | None = None) -> None:
        self._done.append(("frame", *map(named, items)))

    def compose(self, text: str) -> None:
        self.cursor = replace(self.cursor, composed=text)

    def reveal(self, item: ItemRef | None) -> None:
        self._done.append(("reveal", named(item)))

    def scroll(self, by: int) -> None:
        self._done.append(("scroll", by))

    def turn_page(self, pages: float) -> bool:
        self._done.append(("turn_page", pages))
        return pages > 0

    def to_end(self, *, last: bool) -> bool:
        return False


class SmallHost:
    def __init__(self, view: View, place: Placement | None = None, **settings: object) -> None:
        self.done: list[tuple[Any, ...]] = []
        self.showing = False
        self.hand_below = self.shares_screen = self.turned = False
        self.view = view
        self.pointing = Finger(view.focus, self.done)
        self.place = place if place is not None else Placement()
        self.announcer = Voice(self.done)
        self.house = House(replace(Settings(), **settings), self.done)

    @property
    def settings(self) -> Settings:
        return self.house.settings

    @property
    def look(self) -> Any:
        return look_for(self.settings, SIZE)

    def names(self) -> list[str]:
        return [one[0] for one in self.done]

    def skip(self) -> None:
        self.done.append(("skip",))

    def end_celebration(self) -> None:
        pass

    def attend(self, event: pygame.event.Event) -> None:
        pass

    def choose(self, choice: Choice) -> None:
        self.done.append(("choose", choice.id))

    def activate(self, item: ItemRef | None) -> None:
        self.done.append(("activate", named(item)))

    def command(self, command: Command) -> None:
        self.done.append(("command", command))

    def perform(self, act: Callable[[Any], object]) -> None:
        act(self.house)

    def ask(self, question: Command) -> None:
        self.done.append(("ask", question))


def table(**more: Any) -> View:
    first = CARDS[0]
    piles = (
        Item(STOCK, Role.PILE, Verbatim("Stock")),
        Item(DISCARDS, Role.PILE, Verbatim("Discard pile")),
    )
    cards = tuple(
        Item(CardRef(card), Role.CARD, Verbatim(f"the {card.code}"), card=card) for card in CARDS
    )
    choices = (
        Choice(
            intent=Play(Draw()), label=Verbatim("Draw"), item=STOCK, target=HAND, key=Command.DRAW
        ),
        *(
            Choice(
                intent=Play(Discard(card)),
                label=Verbatim(f"Discard {card.code}"),
                item=CardRef(card),
                target=DISCARDS,
                key=Command.DISCARD,
            )
            for card in CARDS
        ),
        Choice(
            intent=Draft(EndHand(End.KNOCK, first)),
            label=Verbatim(f"Knock with {first.code}"),
            item=CardRef(first),
            target=KNOCK,
            key=Command.KNOCK,
            why=Verbatim("Too much deadwood."),
        ),
        Choice(intent=Ask(Confirmation.PAUSE), label=Verbatim("Menu"), item=MENU, key=Command.BACK),
    )
    zones = (
        Zone(STOCK, ZoneKind.PILE, Verbatim("Piles"), piles),
        Zone(HAND, ZoneKind.HAND, Verbatim("Your hand"), cards),
        Zone(
            BUTTONS,
            ZoneKind.BUTTONS,
            Verbatim("Buttons"),
            (Item(MENU, Role.BUTTON, Verbatim("Menu")),),
        ),
    )
    made = View(Scene.TABLE, Verbatim("Gin"), zones, choices, focus=CardRef(first))
    return replace(made, **more)


def laid() -> Placement:
    at: dict[ItemRef, tuple[int, int]] = {
        STOCK: (100, 200), DISCARDS: (300, 200), MENU: (600, 200),
    }  # fmt: skip
    at |= {CardRef(card): (100 + 100 * place, 500) for place, card in enumerate(CARDS)}
    place = Placement({ref: Slot(x, y, 80, 110) for ref, (x, y) in at.items()})
    place.drops[HAND] = pygame.Rect(0, 430, 420, 140)
    place.drops[DISCARDS] = pygame.Rect(250, 140, 100, 120)
    place.drops[KNOCK] = pygame.Rect(450, 140, 100, 120)
    return place


def page() -> tuple[View, Placement]:
    first = LineRef(PaperLine.ROW, 0)
    line = Item(first, Role.TEXT, Verbatim("A line."))
    view = View(
        Scene.RULES, Verbatim("Rules"), (Zone(PAGE, ZoneKind.PAGE, Verbatim("Rules"), (line,)),), ()
    )
    place = Placement({first: Slot(400, 400, 600, 40)})
    place.viewport, place.content = pygame.Rect(100, 100, 600, 500), 2000
    return view, place
