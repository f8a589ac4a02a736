"""Lists of rows with buttons, such as table options and keys."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.paper import EntrantsView
from gin.interface.view import ButtonSpot, Item, Scene, View, Zone, ZoneKind
from gin.language.translation import printed
from gin.ui.render.boxes import (
    FADE_BELOW,
    Box,
    Buttons,
    FixedBox,
    Grid,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
)
from gin.ui.render.style import Look
from gin.ui.scenes.base import BoxedPainter, ListRow, cuts_value, header_height
from gin.ui.scenes.entrants import EntrantsSheet
from gin.ui.scenes.foot_buttons import foot


class ListRoom(Struct, frozen=True):
    """The room for a page: its area, its buttons, and `over`, the buttons in their usual place."""

    view: View
    look: Look
    area: pygame.Rect
    buttons: Buttons
    over: tuple[PlacedBox, ...]


class ListPainter(BoxedPainter):
    """Painter with rows in one or two columns, and buttons below."""

    def lay(self, view: View, look: Look) -> Page:
        items = tuple(
            item
            for item in view.zones[-1].items
            if item.spot not in (ButtonSpot.CORNER, ButtonSpot.HEAD)
        )
        buttons = Buttons(items, view.mains)
        left, width = look.s(40), look.width - look.s(80)
        laid = foot(look, items, view.mains, (left, 0), width)
        bottom = look.height - look.s(36) - laid.rect.h if items else look.height - look.s(30)
        top = header_height(look, view.subtitle) + look.s(8)
        area = pygame.Rect(left, top, width, bottom - look.s(FADE_BELOW + 8) - top)
        return self._page(ListRoom(view, look, area, buttons, laid.moved(0, bottom).pieces))

    def _page(self, room: ListRoom) -> Page:
        """Return the page in this room."""
        view, look, area = room.view, room.look, room.area
        under = self._beside(view, look, area)
        box = Grid(tuple(self._scrolled(view, look, area.w, beside=bool(under))))
        content = box.lay(look, area.topleft, area.w - look.s(16))
        # `side` leaves room for the focus ring of the outermost rows.
        return Page(area, content.rect.h, under, content.pieces, room.over, side=look.s(8))

    def _beside(self, view: View, look: Look, area: pygame.Rect) -> tuple[PlacedBox, ...]:
        """Return pieces next to the rows, and reduce `area` by their width; none by default."""
        del view, look, area
        return ()

    def _scrolled(self, view: View, look: Look, width: int, *, beside: bool) -> Iterator[Box]:
        del beside
        sections = [zone for zone in view.zones if zone.kind is ZoneKind.LIST]
        gap, columns = look.s(12), self._columns(look, width)
        room = (width - look.s(16) - gap * (columns - 1)) // columns
        if any(cuts_value(look, item, room) for section in sections for item in section.items):
            columns = 1
        for section in sections:
            if len(sections) > 1:
                name = partial(heading, section.name) if section.items else None
                yield FixedBox(look.line("body") + look.s(12), name, leads=True)
            yield from self._section(view, section, columns, gap)
            if section is sections[0] and isinstance(view.content, EntrantsView):
                yield from (EntrantsSheet(view.content), Spacer(gap))

    def _section(self, view: View, section: Zone, columns: int, gap: int) -> Iterator[Box]:
        rows = [self._row(view, item) for item in section.items]
        for start in range(0, len(rows), columns):
            yield Grid(rows[start : start + columns], columns, gap)
            yield Spacer(gap)

    def _row(self, view: View, item: Item) -> ListRow:
        cap = view.scene in (Scene.KEYS, Scene.COMMANDS)
        return ListRow(item, cap, item.selected, self._star(view, item))

    def _star(self, view: View, item: Item) -> Item | None:
        del view, item
        return None

    def _columns(self, look: Look, width: int) -> int:
        return 2 if width >= look.s(900) * max(1.0, look.text_percent / 120) else 1


def heading(name: Text, brush: PaintContext, rect: pygame.Rect) -> None:
    """Write the name of a section above its rows."""
    look = brush.look
    at = (rect.x + look.s(4), rect.bottom - look.line("body") - look.s(6))
    colour = look.theme.text if look.theme.plain else look.theme.brass_light
    look.write(brush.target, printed(name), at, "body", face="display", colour=colour)
