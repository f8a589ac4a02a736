"""Placement of all items of a view, and the scroll position of a page."""

from __future__ import annotations

from gin.interface.refs import ItemRef
from gin.interface.view import Scene, View, ZoneKind
from gin.present.input import focus_order
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import dialog, lesson, painter_of


class Layout:
    """The layout of a view.

    `place` has the scene's items, `reach` the selectable ones: while a dialog is open, the
    dialog's.
    """

    def __init__(self, view: View) -> None:
        self.place = self.reach = Placement()
        self.offset = 0
        self._view = view
        self._beyond: int | None = None
        self._size = (0, 0)

    def lay_out(self, view: View, look: Look, whole: Look, cursor: Cursor) -> None:
        """Lay out the view; `whole` has the measures of the window, which a lesson may share."""
        self._view = view
        size = whole.width, whole.height
        if size != self._size:
            self._size, self._beyond = size, None
        painter = painter_of(view.scene)
        place = painter.place(view, look, cursor, self.offset)
        if place.viewport is not None and self.offset != self._beyond:
            most = max(0, place.content - place.viewport.h)
            if not 0 <= self.offset <= most:
                self.offset = min(max(0, self.offset), most)
                place = painter.place(view, look, cursor, self.offset)
        if view.lesson is not None:
            lesson.place(view, whole, place)
        self.place = self.reach = place
        if view.dialog is not None:
            self.reach = dialog.place(view.dialog, look, place)

    def begin(self) -> None:
        self.offset, self._beyond = 0, None

    def height_of(self, item: ItemRef | None, whole: Look) -> int | None:
        """Return the top of a fully visible item that scrolls, in pixels; None for any other.

        It is None if the window, with the measures `whole`, has another size now.
        """
        slot = self._slot(item)
        if (whole.width, whole.height) != self._size:
            return None
        if slot is None or not self.scrolls(item) or not self.is_seen(item, whole=True):
            return None
        return slot.rect.top

    def hold(self, item: ItemRef | None, height: int) -> bool:
        """Scroll so that an item's top is `height` pixels down, even beyond an end of the page.

        This keeps the item under the pointer in place. Return whether anything moved.
        """
        slot = self._slot(item)
        by = slot.rect.top - height if slot is not None and self.scrolls(item) else 0
        if by:
            self.offset += by
            self._beyond = self.offset
        return by != 0

    def scrolls(self, item: ItemRef | None) -> bool:
        """Return whether an item moves when the page is scrolled."""
        viewport = self.reach.viewport
        long = viewport is not None and self.reach.content > viewport.h
        return long and self._is_line(item)

    def _is_line(self, item: ItemRef | None) -> bool:
        """Return whether an item is part of the page, which moves if it is long enough."""
        view = self._view
        if self.reach.viewport is None or view.dialog is not None:
            return False
        if self.reach.scrolled:
            return item in self.reach.scrolled
        zone = focus_order.zone_of(view, item)
        return zone is not None and (
            zone.kind in (ZoneKind.LIST, ZoneKind.PAGE) or view.scene is Scene.MENU
        )

    def lines(self, focus: ItemRef | None) -> list[ItemRef]:
        """Return the items of the page, if Home and End move between its ends.

        They do from a line of the page, and from the buttons of a page that scrolls.
        """
        zones = focus_order.zones(self._view)
        lines = [item.ref for zone in zones for item in zone.items if self._is_line(item.ref)]
        own = focus_order.zone_of(self._view, focus)
        from_buttons = own is not None and own.kind is ZoneKind.BUTTONS
        there = focus in lines or (from_buttons and any(map(self.scrolls, lines)))
        return lines if there else []

    def is_seen(self, item: ItemRef | None, *, whole: bool = False) -> bool:
        """Return whether part of an item, or all of it, is visible; True if it does not scroll."""
        viewport, slot = self.reach.viewport, self._slot(item)
        if viewport is None or slot is None or not self.scrolls(item):
            return True
        return bool(viewport.contains(slot.rect) if whole else viewport.colliderect(slot.rect))

    def _slot(self, item: ItemRef | None) -> Slot | None:
        return None if item is None else self.reach.slots.get(item)

    def seen(self) -> list[ItemRef]:
        return [
            item.ref
            for zone in focus_order.zones(self._view)
            for item in zone.items
            if self.scrolls(item.ref) and self.is_seen(item.ref, whole=True)
        ]

    def scroll(self, by: int) -> bool:
        """Scroll by a number of pixels; return False if nothing moved."""
        viewport, before = self.reach.viewport, self.offset
        if viewport is not None:
            most = max(0, self.reach.content - viewport.h)
            # Beyond an end, come back gradually rather than in one jump.
            self.offset = min(max(min(0, before), before + by), max(most, before))
            self._beyond = None if 0 <= self.offset <= most else self.offset
        return self.offset != before

    def below_top(self, item: ItemRef | None, look: Look) -> int:
        """Return the pixels to scroll to bring an item to the top, with room for its heading above.

        Return 0 if the item does not scroll.
        """
        viewport, slot = self.reach.viewport, self._slot(item)
        if viewport is None or slot is None or not self.scrolls(item):
            return 0
        return int(slot.rect.top - viewport.top - look.line("lead") - look.s(24))

    def hidden(self, item: ItemRef | None, look: Look) -> int:
        """Return the pixels to scroll to make an item visible."""
        viewport, slot = self.reach.viewport, self._slot(item)
        if viewport is None or slot is None or not self.scrolls(item):
            return 0
        rect = slot.rect
        if viewport.contains(rect):
            return 0
        # Leave room for a heading above, or show a little of the content below.
        if rect.top < viewport.top or rect.h > viewport.h:
            return int(rect.top - look.s(40) - viewport.top)
        if rect.bottom > viewport.bottom:
            return int(rect.bottom + look.s(24) - viewport.bottom)
        return 0
