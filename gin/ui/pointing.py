"""What the player points at, by whatever means, and the scrolling that goes with it."""

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
"""Scenes of a match."""
_KEEPS_PLACE = (ZoneKind.PAGE, ZoneKind.LIST)
"""Zones that Tab comes back to where it left them."""


class Press(Struct):
    """A pressed button of the mouse: on what, where it went down and is now, and how the item lies.

    `grip` is the item's centre as seen from the pointer, `size` how large it is. `scrolled` is the
    height at which a press that scrolls was last; None for any other. `rail` is the slider that was
    pressed, as it lay then, and `slides` says that it follows the pointer.
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
        """Where the item is held; None if it is not dragged."""
        if not self.dragging:
            return None
        return Slot(self.at[0] + self.grip[0], self.at[1] + self.grip[1], *self.size, 4.0)

    def fit(self, slot: Slot) -> None:
        """Hold the item at the size of this place, gripped where it was."""
        (x, y), (width, height) = self.grip, self.size
        if width and height:
            self.grip = x * slot.width / width, y * slot.height / height
            self.size = slot.width, slot.height


class Pointing:
    """The cursor over a laid view. Cards make room for it, and a page scrolls along.

    Nothing can be pointed at while the `stage` plays the end of a hand. `grasp` is the button of
    the mouse that is down, or the finger. A player with one switch takes what is `framed`, which
    may lie in a question that is `asked` over the view.
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
        """What had the focus on each page below the one in front, as another was opened there."""
        self._places: dict[ZoneRef, ItemRef] = {}
        """What had the focus last in each list and text of the page in front."""
        self._typed_over: tuple[View, ItemRef | None] | None = None
        self.cursor = Cursor(focus=focus_order.settled(laid.view, None))

    def follow(self, before: View, depth: int = 1) -> None:
        """Point at what can be pointed at in the view that came after another, which is that of so
        many pages one over the other."""
        view, focus = self._laid.view, self.cursor.focus
        back = self._left.get(depth) if depth < self._depth else None
        if depth > self._depth:
            self._left[self._depth] = focus
        self._depth = depth
        if before.scene is not view.scene:
            self.cursor = replace(self.cursor, hover=None)
        if (before.scene, before.title) != (view.scene, view.title):
            self._places = {}
        settled = focus_order.settled(view, self._next_focus(before, view, focus, back))
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
            # The focus is found again afterwards.
            self.cursor = replace(self.cursor, focus=None, hover=None, pressed=None)

    def _next_focus(
        self, before: View, view: View, focus: ItemRef | None, back: ItemRef | None
    ) -> ItemRef | None:
        """Where the focus is to be that was here. A command that was typed leaves it where it was,
        unless something has come of it that the focus follows; `back` is what opened the page that
        was left."""
        typed, types = _types(before), _types(view)
        if types and not typed:
            self._typed_over = before, focus
        elif typed and not types and self._typed_over is not None:
            (shown, focus), self._typed_over = self._typed_over, None
            return view.focus if focus_order.follows(shown, view) else focus
        if before.scene is not view.scene:
            focus = None
        if focus_order.follows(before, view):
            focus = view.focus
        # Who comes from a match is asked anew.
        return back or focus if before.scene not in _PLAYED else focus

    # The focus.

    def set_focus(self, focus: ItemRef | None, *, keyboard: bool) -> None:
        """Focus an item; one that is not there any more leaves the focus where it is. `keyboard`
        says that the focus is to be seen."""
        view = self._laid.view
        if focus_order.zone_of(view, focus) is None:
            focus = focus_order.settled(view, self.cursor.focus)
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
            self._laid.pick(focus)
        self.lay_out()
        self.reveal(focus)
        self._redraw()

    def left_at(self, entry: ItemRef | None) -> ItemRef | None:
        """Return where the focus enters the zone of `entry`: on a page, where it left that zone."""
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
        """Have the focus be seen where it is; nothing is picked by that."""
        self._point(replace(self.cursor, keyboard=True))
        self.reveal(self.cursor.focus)

    def arm(self) -> None:
        """Show the focus, and let the next press of Enter do what it is for."""
        self.cursor = replace(self.cursor, armed=True)
        self.show_focus()

    def disarm(self) -> None:
        """Have the next press of Enter ask again: something else was pressed or said."""
        if self.cursor.armed:
            self.cursor = replace(self.cursor, armed=False)

    def compose(self, text: str) -> None:
        """An input method has this in the making at the focused field, or is done with it."""
        self._point(replace(self.cursor, composed=text))

    def place_caret(self, behind: int) -> None:
        """Have so many letters of the focused field stand behind the caret."""
        self.cursor = replace(self.cursor, behind=behind, keyboard=True)
        self._redraw()

    @property
    def focus_seen(self) -> bool:
        """Does any of the focused item lie in what can be seen of a page that scrolls?"""
        return self._layout.is_seen(self.cursor.focus)

    # The mouse or finger.

    def hover(self, item: ItemRef | None) -> None:
        """The pointer is on this item now, or on none."""
        self._point(replace(self.cursor, hover=None if self._stage.moment is not None else item))

    def press(self, item: ItemRef | None) -> None:
        """This item is held down now, or none."""
        keyboard = self.cursor.keyboard and item is None
        self._point(replace(self.cursor, pressed=item, keyboard=keyboard))

    def begin_drag(self, item: ItemRef | None) -> None:
        """Take up the item that is pressed."""
        self._point(replace(self.cursor, dragged=item, pressed=None, hover=None))

    def drag_over(self, zone: ZoneRef | None, gap: int | None) -> None:
        """The dragged item is over a zone that takes it; in the hand, before so many cards."""
        self._point(replace(self.cursor, drop=zone, gap=gap), Act.PART)
        self._redraw()

    @property
    def held(self) -> Slot | None:
        """Where the dragged item is; None if nothing is dragged."""
        return None if self.grasp is None else self.grasp.held

    def resize_held(self) -> None:
        """Hold the pressed item at the size that it has now where it was taken from."""
        slot = _slot_of(self.grasp.item, self._layout.reach) if self.grasp is not None else None
        if self.grasp is not None and slot is not None:
            self.grasp.fit(slot)

    def end_drag(self, *, refused: bool) -> None:
        """Let go of the dragged item where it is held; if that is refused, it flies back."""
        item, held = self._laid.view.item(self.cursor.dragged), self.held
        self.let_go()
        if item is not None and item.card is not None and held is not None:
            self._laid.sprites.snap(CardRef(item.card), held)
        if refused:
            self.lay_out(Act.RETURN)
            self._redraw()

    def break_off(self) -> bool:
        """Let the dragged item fly back; return False if nothing was dragged."""
        if self.grasp is None or not self.grasp.dragging:
            return False
        self.end_drag(refused=True)
        return True

    def let_go(self) -> None:
        """Take the button for released, without doing anything."""
        self.grasp = None
        self.cursor = replace(self.cursor, dragged=None, drop=None, gap=None, pressed=None)

    def lay_out(self, act: Act = Act.LIFT, events: tuple[Event, ...] = ()) -> None:
        """Lay the view out for the cursor; `act` is why cards move, `events` what happened."""
        self._laid.lay_out(self.cursor, act, events)

    def _redraw(self) -> None:
        self._laid.dirty = True

    def _point(self, cursor: Cursor, act: Act = Act.LIFT) -> None:
        """Point at something else; cards make way for it."""
        if cursor != self.cursor:
            self.cursor = cursor
            self.lay_out(act)
            self._redraw()

    # One switch.

    def frame(self, items: tuple[ItemRef, ...], asked: Dialog | None = None) -> None:
        """Frame these items, of the view or of a question over it."""
        if (items, asked) != (self.framed, self.asked):
            self.framed, self.asked = items, asked
            self._redraw()

    # Pages.

    def reveal(self, item: ItemRef | None) -> None:
        """Scroll so that an item can be seen."""
        self.scroll(self._layout.hidden(item, self._laid.look))

    def scroll(self, by: int) -> None:
        """Show what is so many pixels further down."""
        if self._layout.scroll(by):
            self.lay_out()
            self._redraw()
            if not self.focus_seen:
                # It is scrolled into view again by the next key.
                self.cursor = replace(self.cursor, keyboard=False)

    def turn_page(self, pages: float) -> bool:
        """Scroll by so many pages; a focus that scrolls goes along, to what can be seen then, and
        at the end of the page to the last there. False if nothing has come of it."""
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


def _slot_of(item: ItemRef | None, place: Placement) -> Slot | None:
    """Where an item lies; for a card that is lifted out of the hand, one of those left there."""
    left = next((lying.slot for lying in place.cards if lying.own), None)
    return place.slots.get(item, left) if item is not None else left


def _types(view: View) -> bool:
    """Is a command being typed over what is shown?"""
    return view.dialog is not None and view.dialog.typing
