"""The player's cursor, for every input device, and the scrolling that follows it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.interface.refs import HAND, CardRef, ItemRef, ZoneRef
from gin.interface.view import HAND_SCENES, Dialog, Scene, View, ZoneKind
from gin.present.input import focus_order
from gin.rules.model.events import Event
from gin.ui.animation.motion import Act
from gin.ui.animation.stage import Stage
from gin.ui.laid_view import LaidView
from gin.ui.render.geometry import Placement, SliderRail, Slot
from gin.ui.render.widgets import Cursor

_PLAYED = HAND_SCENES | {Scene.FINAL}
_KEEPS_PLACE = (ZoneKind.PAGE, ZoneKind.LIST)
"""Zones that remember their last focus for Tab."""


class Press(Struct):
    """A press of the mouse button or a finger.

    `began` is where it went down, `at` where it is now. `grip` is the item's centre relative to the
    pointer, and `size` the item's size. `scrolled` is the pointer's last y position if the press
    scrolls, else None. `rail` is the slider's layout at the time of the press, and `slides` says
    whether the slider follows the pointer.
    """

    item: ItemRef | None
    began: tuple[int, int]
    at: tuple[int, int]
    grip: tuple[float, float] = (0, 0)
    size: tuple[float, float] = (0, 0)
    dragging: bool = False
    finger: bool = False
    scrolled: int | None = None
    rail: SliderRail | None = None
    slides: bool = False

    @property
    def held(self) -> Slot | None:
        if not self.dragging:
            return None
        return Slot(self.at[0] + self.grip[0], self.at[1] + self.grip[1], *self.size, 4.0)

    def fit(self, slot: Slot) -> None:
        """Resize the item to a slot's size, keeping the grip at the same relative point."""
        (x, y), (width, height) = self.grip, self.size
        if width and height:
            self.grip = x * slot.width / width, y * slot.height / height
            self.size = slot.width, slot.height


class Pointing:
    """The cursor over a laid-out view. Cards make room for it, and a page scrolls with it.

    It is hidden while the `stage` plays a showdown. `grasp` is the current press. A single switch
    selects from the `framed` items, possibly in a dialog `asked` over the view.
    """

    def __init__(self, laid: LaidView, stage: Stage) -> None:
        self._laid = laid
        self._layout = laid.layout
        self._stage = stage
        self.grasp: Press | None = None
        self.framed: tuple[ItemRef, ...] = ()
        self.asked: Dialog | None = None
        self._depth = 1
        self._left: dict[int, ItemRef | None] = {}
        """Last focus on each page below the top one, by depth."""
        self._places: dict[ZoneRef, ItemRef] = {}
        """Last focus in each list and text of the top page."""
        self._typed_over: tuple[View, ItemRef | None] | None = None
        self.cursor = Cursor(focus=focus_order.valid_focus(laid.view, None))

    def opens(self, depth: int) -> bool:
        """Return whether a page opens by mouse or touch, with `depth` open pages.

        It then begins at its top, and the first key scrolls the focus into view.
        """
        return depth > self._depth and not self.cursor.keyboard

    def follow(self, before: View, depth: int = 1) -> None:
        """Update the cursor for the view that replaces `before`, with `depth` open pages."""
        view, focus = self._laid.view, self.cursor.focus
        back = self._left.get(depth) if depth < self._depth else None
        if depth > self._depth:
            self._left[self._depth] = focus
        self._depth = depth
        if before.scene is not view.scene:
            self.cursor = replace(self.cursor, hover=None)
        if (before.scene, before.title) != (view.scene, view.title):
            self._places = {}
        settled = focus_order.valid_focus(view, self._next_focus(before, view, focus, back))
        there: set[ItemRef | None] = set(view.refs)
        stays = settled == self.cursor.focus and not focus_order.follows(before, view)
        self.cursor = replace(
            self.cursor,
            focus=settled,
            aimed=self.cursor.aimed and stays,
            armed=self.cursor.armed and stays,
            behind=self.cursor.behind if settled == self.cursor.focus else 0,
            composed=self.cursor.composed if settled == self.cursor.focus else "",
            hover=self.cursor.hover if self.cursor.hover in there else None,
            pressed=self.cursor.pressed if self.cursor.pressed in there else None,
        )
        self._note_place()
        if self._stage.moment is not None:
            # The focus is set again after the showdown.
            self.cursor = replace(self.cursor, focus=None, hover=None, pressed=None)

    def _next_focus(
        self, before: View, view: View, focus: ItemRef | None, back: ItemRef | None
    ) -> ItemRef | None:
        """Return the focus for a new view.

        A typed command leaves the focus where it was before, unless the command's effect moves the
        focus. `back` is the item that opened the page just closed.
        """
        typed, types = _is_typing(before), _is_typing(view)
        if types and not typed:
            self._typed_over = before, focus
        elif typed and not types and self._typed_over is not None:
            (shown, focus), self._typed_over = self._typed_over, None
            return view.focus if focus_order.follows(shown, view) else focus
        if before.scene is not view.scene:
            focus = None
        if focus_order.follows(before, view):
            focus = view.focus
        # A player who comes from a match gets the new page's default focus.
        return back or focus if before.scene not in _PLAYED else focus

    def set_focus(self, focus: ItemRef | None, *, keyboard: bool, clicked: bool = False) -> None:
        """Focus an item, if the view has it; `keyboard` makes the focus visible.

        With `clicked`, a card of the hand was lifted by a click, and a second one discards it.
        """
        view = self._laid.view
        if focus_order.zone_of(view, focus) is None:
            focus = focus_order.valid_focus(view, self.cursor.focus)
        stays = focus == self.cursor.focus
        self.cursor = replace(
            self.cursor,
            focus=focus,
            aimed=True,
            armed=False,
            keyboard=keyboard,
            behind=self.cursor.behind if stays else 0,
            composed=self.cursor.composed if stays else "",
        )
        self._note_place()
        hand = view.zone(HAND)
        if focus is not None and hand is not None and any(item.ref == focus for item in hand.items):
            self._laid.pick(focus, clicked=clicked)
        self.lay_out()
        self.reveal(focus)
        self._redraw()

    def left_at(self, entry: ItemRef | None) -> ItemRef | None:
        """Return where the focus last was in the zone of `entry`, or `entry` itself."""
        zone = focus_order.zone_of(self._laid.view, entry)
        return self._places.get(zone.ref, entry) if zone is not None else entry

    def _note_place(self) -> None:
        view, focus = self._laid.view, self.cursor.focus
        zone = focus_order.zone_of(view, focus)
        if focus is not None and zone is not None and zone.kind in _KEEPS_PLACE:
            self._places[zone.ref] = focus

    def lead_with(self, item: ItemRef) -> None:
        """Focus the first item of a section, and scroll the section to the top of the page."""
        self.set_focus(item, keyboard=True)
        self.scroll(self._layout.below_top(item, self._laid.look))

    def show_focus(self) -> None:
        """Make the focus visible without picking a card."""
        self._point(replace(self.cursor, keyboard=True))
        self.reveal(self.cursor.focus)

    def arm(self) -> None:
        self.cursor = replace(self.cursor, armed=True)
        self.show_focus()

    def disarm(self) -> None:
        if self.cursor.armed:
            self.cursor = replace(self.cursor, armed=False)

    def compose(self, text: str) -> None:
        """Show an input method's unfinished text at the focused field."""
        self._point(replace(self.cursor, composed=text))

    def place_caret(self, behind: int) -> None:
        """Place the caret before the last `behind` letters of the focused field."""
        self.cursor = replace(self.cursor, behind=behind, keyboard=True)
        self._redraw()

    @property
    def focus_seen(self) -> bool:
        return self._layout.is_seen(self.cursor.focus)

    # Mouse and touch.

    def hover(self, item: ItemRef | None) -> None:
        self._point(replace(self.cursor, hover=None if self._stage.moment is not None else item))

    def press(self, item: ItemRef | None) -> None:
        keyboard = self.cursor.keyboard and item is None
        self._point(replace(self.cursor, pressed=item, keyboard=keyboard))

    def put_back(self) -> None:
        """Lay the picked card back into the hand."""
        self._laid.put_back()
        self._point(replace(self.cursor, keyboard=False, pressed=None))
        self._redraw()

    def begin_drag(self, item: ItemRef | None) -> None:
        self._point(replace(self.cursor, dragged=item, pressed=None, hover=None))

    def drag_over(self, zone: ZoneRef | None, gap: int | None) -> None:
        """Set the zone under the dragged item; in the hand, `gap` counts the cards before it."""
        self._point(replace(self.cursor, drop=zone, gap=gap), Act.PART)
        self._redraw()

    @property
    def held(self) -> Slot | None:
        return None if self.grasp is None else self.grasp.held

    def resize_held(self) -> None:
        slot = _slot_of(self.grasp.item, self._layout.reach) if self.grasp is not None else None
        if self.grasp is not None and slot is not None:
            self.grasp.fit(slot)

    def end_drag(self, *, refused: bool) -> None:
        """Drop the dragged item where it is held; if `refused`, the item flies back."""
        item, held = self._laid.view.item(self.cursor.dragged), self.held
        self.let_go()
        if item is not None and item.card is not None and held is not None:
            self._laid.sprites.snap(CardRef(item.card), held)
        if refused:
            self.lay_out(Act.RETURN)
            self._redraw()

    def break_off(self) -> bool:
        if self.grasp is None or not self.grasp.dragging:
            return False
        self.end_drag(refused=True)
        return True

    def let_go(self) -> None:
        self.grasp = None
        self.cursor = replace(self.cursor, dragged=None, drop=None, gap=None, pressed=None)

    def lay_out(self, act: Act = Act.LIFT, events: tuple[Event, ...] = ()) -> None:
        self._laid.lay_out(self.cursor, act, events)

    def _redraw(self) -> None:
        self._laid.dirty = True

    def _point(self, cursor: Cursor, act: Act = Act.LIFT) -> None:
        if cursor != self.cursor:
            self.cursor = cursor
            self.lay_out(act)
            self._redraw()

    # Single switch.

    def frame(self, items: tuple[ItemRef, ...], asked: Dialog | None = None) -> None:
        if (items, asked) != (self.framed, self.asked):
            self.framed, self.asked = items, asked
            self._redraw()

    # Scrolling.

    def reveal(self, item: ItemRef | None) -> None:
        self.scroll(self._layout.hidden(item, self._laid.look))

    def scroll(self, by: int) -> None:
        if self._layout.scroll(by):
            self.lay_out()
            self._redraw()
            if not self.focus_seen:
                # The next key scrolls the focus into view again.
                self.cursor = replace(self.cursor, keyboard=False)

    def turn_page(self, pages: float) -> bool:
        """Scroll by a number of pages; return False if nothing changed.

        If the focus scrolls out of sight, it moves to a visible item; at an end of the page, it
        moves to the last item in that direction.
        """
        reach, focus, before = self._layout.reach, self.cursor.focus, self._layout.offset
        if reach.viewport is None:
            return False
        lay = self._layout.scrolls(focus)
        self.scroll(round(reach.viewport.h * pages))
        turned = self._layout.offset != before
        seen = self._layout.seen()
        if lay and seen and not (turned and self._layout.is_seen(focus, whole=True)):
            first, last = (seen[0], seen[-1])[:: 1 if pages > 0 else -1]
            self.set_focus(first if turned else last, keyboard=True)
        return turned or self.cursor.focus != focus

    def to_end(self, *, last: bool) -> bool:
        """Focus a page's first or last line, and scroll there. Return False on any other scene."""
        lines = self._layout.lines(self.cursor.focus)
        if not lines:
            return False
        self.set_focus(lines[-1 if last else 0], keyboard=True)
        content = self._layout.reach.content
        self.scroll(content if last else -content)
        return True


def _slot_of(item: ItemRef | None, place: Placement) -> Slot | None:
    """Return an item's slot; for a card dragged out of the hand, that of a card still in it."""
    left = next((placed.slot for placed in place.cards if placed.own), None)
    return place.slots.get(item, left) if item is not None else left


def _is_typing(view: View) -> bool:
    return view.dialog is not None and view.dialog.typing
