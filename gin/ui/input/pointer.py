"""The mouse, or a finger: hovering, clicking, and dragging an item to where it is to go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from gin.present.cue import Cue
from gin.present.input import focus as focusing
from gin.present.view import Choice, Role, Scene
from gin.present.words import refusals
from gin.ui.animation.motion import Act
from gin.ui.render.geometry import Slot

if TYPE_CHECKING:
    from gin.ui.app import App

DRAG_FROM = 6
"""Pixels the pointer moves before a press becomes a drag."""
FINGER_FROM = 16
"""The same for a finger, which never keeps quite still."""
DOUBLE_CLICK = 0.5
"""Seconds within which a second click makes a double click."""


@dataclass(slots=True)
class Press:
    """A pressed button of the mouse: on what, where, how large that is, and whether it drags.

    `scrolled` is the height at which a press that scrolls was last; None for any other.
    """

    item: str
    at: tuple[int, int]
    grip: tuple[float, float]
    size: tuple[float, float]
    dragging: bool = False
    finger: bool = False
    scrolled: int | None = None


class Pointer:
    """What the pointer does in an app. A gesture that fits no choice is always told why."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._press: Press | None = None
        self._at = (-1, -1)
        self._last_click = ("", 0.0)

    @property
    def held(self) -> Slot | None:
        """Where the dragged item is; None if nothing is dragged."""
        press = self._press
        if press is None or not press.dragging:
            return None
        x, y = self._at[0] + press.grip[0], self._at[1] + press.grip[1]
        return Slot(x, y, *press.size, 4.0)

    def moved(self, at: tuple[int, int]) -> None:
        """The pointer is somewhere else."""
        app, press, self._at = self._app, self._press, at
        if press is not None and press.scrolled is not None:
            app.scroll(press.scrolled - at[1])
            press.scrolled = at[1]
            return
        if press is not None and not press.dragging:
            moved = abs(at[0] - press.at[0]) + abs(at[1] - press.at[1])
            if moved < (FINGER_FROM if press.finger else DRAG_FROM):
                return
            if self._may_drag(press.item):
                press.dragging = True
                app.let_hear(Cue.LIFT)
                app.point(Act.LIFT, dragged=press.item, pressed="", hover="")
            elif self._may_scroll(press.at):
                press.scrolled = press.at[1]
                app.point(Act.LIFT, pressed="", hover="")
                self.moved(at)
                return
        if press is None or not press.dragging:
            app.point(Act.LIFT, hover=app.place.hit(at))
            return
        drop = app.place.drop_at(at)
        gap = self._gap(at) if drop == "hand" else None
        shown = drop if self._drop_choice(press.item, drop) is not None else ""
        if drop == "hand" and press.item.startswith("card:"):
            shown = "hand"
        app.point(Act.PART, drop=shown, gap=gap)
        app.redraw()

    def pressed(self, at: tuple[int, int], *, finger: bool = False) -> None:
        """The button goes down, or a finger; one that was never seen to come up ends its drag."""
        self.break_off()
        app, self._at = self._app, at
        item = app.place.hit(at)
        if not item:
            self._page(at)
            if self._may_scroll(at):
                self._press = Press("", at, (0, 0), (0, 0), finger=finger)
            return
        slot = app.place.slots[item]
        grip = (slot.x - at[0], slot.y - at[1])
        self._press = Press(item, at, grip, (slot.width, slot.height), finger=finger)
        app.point(Act.LIFT, pressed=item, keyboard=False)

    def released(self, at: tuple[int, int]) -> None:
        """The button comes up again."""
        app, press, self._at = self._app, self._press, at
        if press is None:
            return
        if press.dragging:
            self._let_go(press, at)
            return
        self._press = None
        app.point(Act.LIFT, pressed="")
        if press.finger:
            app.point(Act.LIFT, hover="")
        if press.scrolled is None and press.item and app.place.hit(at) == press.item:
            self._click(press.item)

    def resize(self) -> None:
        """Hold what is held at the size that it would have where it was taken from."""
        press = self._press
        lying = self._app.size_of(press.item) if press is not None else None
        if press is None or lying is None or not all(press.size):
            return
        press.grip = (
            press.grip[0] * lying[0] / press.size[0],
            press.grip[1] * lying[1] / press.size[1],
        )
        press.size = lying

    def forget(self) -> None:
        """Take the button for released, without doing anything."""
        self._press = None

    def break_off(self) -> bool:
        """Let the dragged item fly back; False if nothing was dragged."""
        if self._press is None or not self._press.dragging:
            return False
        self._let_go(self._press, None)
        return True

    def _may_scroll(self, at: tuple[int, int]) -> bool:
        place = self._app.place
        held = place.viewport is not None and place.viewport.collidepoint(at)
        return held and self._app.view.dialog is None

    def _page(self, at: tuple[int, int]) -> None:
        """A click beside what scrolls, where its bar is, turns the page up or down."""
        viewport = self._app.place.viewport
        if viewport is None or self._app.view.dialog is not None:
            return
        beside = pygame.Rect(viewport.right - 24, viewport.y, 64, viewport.h)
        if beside.collidepoint(at):
            page = round(viewport.h * 0.9)
            self._app.scroll(page if at[1] > viewport.centery else -page)

    def _may_drag(self, item: str) -> bool:
        view = self._app.view
        shown = view.item(item)
        if view.dialog is not None or shown is None:
            return False
        return any(choice.target for choice in self._app.choices_of(item)) or (
            shown.role is Role.CARD and view.scene is Scene.TABLE
        )

    def _gap(self, at: tuple[int, int]) -> int:
        """Before which card of the hand a dragged card would land."""
        hand = self._app.view.zone("hand")
        dragged = self._app.cursor.dragged
        items = [item for item in hand.items if item.id != dragged] if hand is not None else []
        return sum(self._app.place.slots[item.id].x < at[0] for item in items)

    def _drop_choice(self, item: str, zone: str) -> Choice | None:
        found = [one for one in self._app.choices_of(item) if zone and one.target == zone]
        return found[0] if found else None

    def _click(self, item: str) -> None:
        """A click: a card of the hand is focused, and discarded by a second click soon after."""
        app, now = self._app, self._app.clock.now()
        shown = app.view.item(item)
        last, when = self._last_click
        self._last_click = (item, now)
        final = any(choice.target == "discards" for choice in app.choices_of(item))
        if shown is not None and shown.role is Role.CARD and final:
            app.set_focus(item, keyboard=True)
            if last != item or now - when > DOUBLE_CLICK:
                return
            self._last_click = ("", 0.0)
        elif focusing.zone_of(app.view, item) is not None and item not in ("discards", "knock"):
            app.set_focus(item, keyboard=False)
        app.activate(item)

    def _let_go(self, press: Press, at: tuple[int, int] | None) -> None:
        """The end of a drag; without a place it is broken off and the card flies back."""
        app, held, gap = self._app, self.held, self._app.cursor.gap
        self._press = None
        zone = app.place.drop_at(at) if at is not None else ""
        item, choice = app.view.item(press.item), self._drop_choice(press.item, zone)
        card = item.card if item is not None else None
        app.release(card.code if card is not None else "", held)
        if choice is not None:
            app.choose(choice)
        elif zone == "hand" and card is not None and gap is not None:
            app.let_hear(Cue.DROP)
            app.shown.move_card(card, gap)
            app.refresh()
        else:
            app.let_hear(Cue.REFUSED)
            if zone:
                app.tell(refusals.NO_GESTURE)
            app.place_all(Act.RETURN)
            app.redraw()
