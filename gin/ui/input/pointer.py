"""Mouse and touch: hover, click, drag an item to its target, scroll a page."""

from __future__ import annotations

import pygame

from gin.interface.cue import Cue
from gin.interface.intents import Arrange, Do, PageAction
from gin.interface.refs import DISCARDS, HAND, KNOCK, CardRef, ItemRef
from gin.interface.view import Role, Scene
from gin.messages import refusals
from gin.present.input import focus_order
from gin.present.input.choices import activated, choices_of, dropped
from gin.present.input.fields import field_of, takes_any_text
from gin.ui.input.host import InputHost
from gin.ui.pointing import Press
from gin.ui.render.style import Look

DRAG_FROM = 6
"""Pixels that the pointer moves before a press becomes a drag."""
FINGER_FROM = 16
DOUBLE_CLICK = 0.5
"""Longest time between the clicks of a double click, in seconds."""
_ON = Do(PageAction.GO_ON)
_WHEEL = 60
"""Units scrolled per notch of the wheel."""


def break_off(host: InputHost) -> bool:
    """Return the dragged item to its place, with a sound; return False if nothing was dragged."""
    dragged = host.pointing.break_off()
    if dragged:
        host.announcer.let_hear(Cue.REFUSED)
    return dragged


class Pointer:
    """Handles the mouse and touch."""

    def __init__(self, host: InputHost) -> None:
        self._host = host
        self._last_click: tuple[ItemRef | None, float] = (None, 0.0)
        self._lifted: ItemRef | None = None
        """Card that the last click lifted; the next click discards it, or puts it back."""
        self._clicked: tuple[ItemRef, tuple[int, int], Look] | None = None

    def handle(self, event: pygame.event.Event, now: float) -> None:
        """Handle a mouse event; a touch arrives as the first mouse button, with `touch` set."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._moved(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._host.announcer.hush()
                self._pressed(event.pos, finger=getattr(event, "touch", False))
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._released(event.pos, now)
            case pygame.MOUSEWHEEL:
                self._host.pointing.scroll(-event.y * self._host.look.s(_WHEEL))

    def _moved(self, at: tuple[int, int]) -> None:
        host, press = self._host, self._grasp(at)
        if press is not None and press.scrolled is not None:
            host.pointing.scroll(press.scrolled - at[1])
            press.scrolled = at[1]
            return
        if press is not None and press.slides:
            self._slide(press, at)
            return
        if press is not None and not press.dragging:
            moved = abs(at[0] - press.began[0]) + abs(at[1] - press.began[1])
            if moved < (FINGER_FROM if press.finger else DRAG_FROM):
                return
            if press.rail is not None and abs(at[0] - press.began[0]) > abs(at[1] - press.began[1]):
                press.slides = True
                self._slide(press, at)
                return
            if self._may_drag(press.item):
                press.dragging = True
                host.announcer.let_hear(Cue.LIFT)
                host.pointing.begin_drag(press.item)
            elif self._may_scroll(press.began):
                press.scrolled = press.began[1]
                host.pointing.hover(None)
                host.pointing.press(None)
                self._moved(at)
                return
        if press is None or not press.dragging:
            host.pointing.hover(self._hit(at))
            return
        drop = host.place.drop_at(at)
        gap = self._gap(at) if drop == HAND else None
        shown = drop if dropped(host.view, press.item, drop) is not None else None
        if drop == HAND and isinstance(press.item, CardRef):
            shown = HAND
        host.pointing.drag_over(shown, gap)

    def _pressed(self, at: tuple[int, int], *, finger: bool) -> None:
        """Handle a press, first ending any drag whose release was missed."""
        break_off(self._host)
        host = self._host
        item = self._hit(at)
        if item is None:
            self._put_back()
            self._page(at)
            if self._may_scroll(at) or self._reads_on(None):
                host.pointing.grasp = Press(None, at, at, finger=finger)
            return
        slot = host.place.slots[item]
        grip = (slot.x - at[0], slot.y - at[1])
        rail = host.place.rail_at(at) if host.view.dialog is None else None
        press = Press(item, at, at, grip, (slot.width, slot.height), finger=finger, rail=rail)
        host.pointing.grasp = press
        host.pointing.press(item)
        if rail is not None and not finger:
            # A finger may be about to scroll the page instead.
            press.slides = True
            self._slide(press, at)

    def _released(self, at: tuple[int, int], now: float) -> None:
        host, press = self._host, self._grasp(at)
        if press is None:
            return
        if press.dragging:
            self._drop(press, at)
            return
        host.pointing.grasp = None
        host.pointing.press(None)
        if press.finger:
            host.pointing.hover(None)
        if press.slides:
            return
        if press.rail is not None and press.scrolled is None:
            self._slide(press, at)
            return
        if press.scrolled is None and self._hit(at) == press.item and self._reads_on(press.item):
            if abs(at[0] - press.began[0]) + abs(at[1] - press.began[1]) < FINGER_FROM:
                self._read_on()
        elif press.scrolled is None and press.item is not None and self._hit(at) == press.item:
            self._clicked = press.item, press.began, host.look
            self._click(press.item, now)

    def _reads_on(self, item: ItemRef | None) -> bool:
        """Return whether a click there leads to the next step of a lesson.

        Anything but a button does, unless the step waits for a move, or is the last one.
        """
        view, shown = self._host.view, self._host.view.item(item)
        on = view.choice(_ON) if view.lesson is not None and view.lesson.go_on == _ON else None
        if on is None or on.why or view.dialog is not None:
            return False
        return shown is None or shown.role is not Role.BUTTON

    def _read_on(self) -> None:
        choice = self._host.view.choice(_ON)
        if choice is not None:
            self._host.choose(choice)

    def _put_back(self) -> None:
        """Lay a lifted card back into the hand."""
        lifted, self._lifted = self._lifted, None
        if lifted is not None and self._host.pointing.cursor.focus == lifted:
            self._host.pointing.put_back()

    def _grasp(self, at: tuple[int, int]) -> Press | None:
        press = self._host.pointing.grasp
        if press is not None:
            press.at = at
        return press

    def _hit(self, at: tuple[int, int]) -> ItemRef | None:
        """Return the item at a point.

        If a click there has changed the text size and so moved the clicked item away, return that
        item until the pointer moves elsewhere.
        """
        place, look = self._host.place, self._host.look
        if self._clicked is not None:
            item, (x, y), before = self._clicked
            if abs(at[0] - x) + abs(at[1] - y) >= DRAG_FROM:
                self._clicked = None
            elif (
                # Don't compare whole looks: large text brings large indices, which change the deck.
                look.text_percent != before.text_percent
                and look.size == before.size
                and item in place.slots
            ):
                return item
        return place.hit(at)

    def _slide(self, press: Press, at: tuple[int, int]) -> None:
        """Set a slider to the value at a point, by its layout at the time of the press."""
        host = self._host
        assert press.rail is not None
        value = press.rail.value_at(at[0])
        setting = host.view.setting_of(value)
        chosen = setting.control.chosen if setting is not None and setting.control else None
        if setting is not None:
            host.pointing.set_focus(setting.ref, keyboard=False)
        if chosen is not None and chosen.ref != value:
            host.activate(value)

    def _may_scroll(self, at: tuple[int, int]) -> bool:
        place = self._host.place
        held = place.viewport is not None and place.viewport.collidepoint(at)
        return held and self._host.view.dialog is None

    def _page(self, at: tuple[int, int]) -> None:
        """Scroll by a page for a click near the right edge, where the scroll bar is."""
        viewport = self._host.place.viewport
        if viewport is None or self._host.view.dialog is not None:
            return
        scroll_bar = pygame.Rect(viewport.right - 24, viewport.y, 64, viewport.h)
        if scroll_bar.collidepoint(at):
            page = round(viewport.h * 0.9)
            self._host.pointing.scroll(page if at[1] > viewport.centery else -page)

    def _may_drag(self, item: ItemRef | None) -> bool:
        view = self._host.view
        shown = view.item(item)
        if view.dialog is not None or shown is None:
            return False
        return any(choice.target for choice in choices_of(view, item)) or (
            shown.role is Role.CARD and view.scene is Scene.TABLE
        )

    def _gap(self, at: tuple[int, int]) -> int:
        hand = self._host.view.zone(HAND)
        dragged = self._host.pointing.cursor.dragged
        items = [item for item in hand.items if item.ref != dragged] if hand is not None else []
        return sum(self._host.place.slots[item.ref].x < at[0] for item in items)

    def _click(self, item: ItemRef | None, now: float) -> None:
        """Handle a click; a second one discards a card of the hand that the first one lifted.

        If the first click could not lift the card for a discard, the second has to be quick.
        """
        host = self._host
        shown, lifted = host.view.item(item), self._lifted
        last, when = self._last_click
        self._last_click, self._lifted = (item, now), None
        discard = dropped(host.view, item, DISCARDS)
        if shown is not None and shown.role is Role.CARD and discard is not None:
            still_lifted = lifted == item == host.pointing.cursor.focus
            host.pointing.set_focus(item, keyboard=True, clicked=not discard.why)
            if not still_lifted and (last != item or now - when > DOUBLE_CLICK):
                self._lifted = None if discard.why else item
                return
            self._last_click = (None, 0.0)
        elif lifted is not None and self._refused(item):
            # The lifted card stays where it is.
            self._lifted = lifted
        elif focus_order.zone_of(host.view, item) is not None and item not in (DISCARDS, KNOCK):
            host.pointing.set_focus(item, keyboard=False)
        elif (setting := host.view.setting_of(item)) is not None:
            host.pointing.set_focus(setting.ref, keyboard=False)
        control = shown.control if shown is not None else None
        if control is None or control.steps_forward or not control.options:
            # A click on a setting outside its values only focuses it.
            host.activate(item)
            self._return_to_field()

    def _refused(self, item: ItemRef | None) -> bool:
        choice = activated(self._host.view, item, None)
        return choice is not None and bool(choice.why)

    def _return_to_field(self) -> None:
        """Focus the field of a page that asks for text, so that a keyboard can type into it."""
        view = self._host.view
        field = field_of(view) if takes_any_text(view) else None
        if field is not None:
            self._host.pointing.set_focus(field.ref, keyboard=False)

    def _drop(self, press: Press, at: tuple[int, int]) -> None:
        host, gap = self._host, self._host.pointing.cursor.gap
        zone = host.place.drop_at(at)
        item, choice = host.view.item(press.item), dropped(host.view, press.item, zone)
        card = item.card if item is not None else None
        if choice is not None:
            host.pointing.end_drag(refused=False)
            host.choose(choice)
        elif zone == HAND and card is not None and gap is not None:
            host.pointing.end_drag(refused=False)
            host.announcer.let_hear(Cue.DROP)
            host.perform(lambda shown: shown.choose(Arrange(card), gap))
        else:
            host.pointing.end_drag(refused=True)
            if zone is not None:
                host.announcer.refuse(host.view.status or refusals.NO_GESTURE)
            else:
                host.announcer.let_hear(Cue.REFUSED)
