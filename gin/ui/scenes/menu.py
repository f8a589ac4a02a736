"""The menu: the program's name, a few large buttons, and a hand of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from gin.core.message import Text
from gin.interface.refs import Area, AreaRef
from gin.interface.view import Item, View
from gin.language.translation import printed
from gin.ui.animation.hearth import Hearth
from gin.ui.art import design, surfaces
from gin.ui.art.vector import mix
from gin.ui.render import card_painter
from gin.ui.render.boxes import (
    FADE_BELOW,
    Box,
    FixedBox,
    Grid,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
)
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement, Slot, card_height
from gin.ui.render.style import Look, fitted
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import cabinet as cabinets
from gin.ui.scenes.base import BoxedPainter, cloth_boxes, whole
from gin.ui.scenes.firelight import fire_parts, steady_light
from gin.ui.scenes.menu_room import RAIL, TABLE, MenuRoom, drawing_part, drawing_rect
from gin.ui.scenes.menu_shelf import GAP, Lettering, Shelf, filling, height, lettering, small_button

_SHOWN = ("AS", "KD", "JS", "KC", "QH")
_LOWER = 0.57
"""Height of the middle of the fan below the line drawing, as a share of the window's."""
_LIFT = 0.5
"""Height of the cards above the cloth, from 0 to 1."""
_GAP = 10
"""Usual gap between two buttons, in units."""
_NARROW_GAP, _LEAST_GAP = 8, 6
"""Gaps between two buttons if with the usual one not all fit into the window."""
_BELOW = 8
"""Space below the column of buttons, for the focus ring of the lowest, in units."""


class MenuPainter(BoxedPainter):
    """Painter of the menu."""

    def ground(self, view: View, look: Look) -> tuple[PlacedBox, ...]:
        name = PlacedBox(whole(look), partial(self._name, view))
        if self.room(view, look) is not None:
            return (name,)
        return (*cloth_boxes(look), name)

    def room(self, view: View, look: Look) -> MenuRoom | None:
        """Return the room behind the menu; None without space for cards, or in contrast themes."""
        if look.theme.plain or self._without_cards(look):
            return None
        empty = view.zone(AreaRef(Area.CABINET)) is None
        return MenuRoom.of(look, self._right(view, look), picture=empty)

    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[FramePart, ...]:
        behind = self.room(view, look)
        found = super().parts(view, look, place, cursor, offset)
        if behind is None:
            drawn = self._line_drawing(view, look)
            return (*found, drawing_part(look, drawn)) if drawn is not None else found
        room = *behind.parts(look), *steady_light(look, view, behind.firebox(look))
        area = self.panel(view, look, place)
        panel = (FramePart.of(area, _panel, look, area),) if area is not None else ()
        return (*room, *panel, *found)

    def panel(self, view: View, look: Look, place: Placement) -> pygame.Rect | None:
        """Return the place of the panel behind a column that reaches below the table's edge."""
        if place.viewport is None or self._accessibility_at_foot(view, look):
            return None
        area = place.viewport.inflate(look.s(16), look.s(16))
        area.h += look.s(FADE_BELOW)
        return area

    def _line_drawing(self, view: View, look: Look) -> pygame.Rect | None:
        """Return the place of the line drawing of the room, above the fan of cards, or None."""
        if not look.theme.plain or self._without_cards(look) or self.cabinet(view, look):
            return None
        right, card = self._right(view, look), card_height(self._fitting(look, self._space(look)))
        below = round(look.height * _LOWER - card * 0.56)
        beside = look.width - look.s(56) - self._space(look) / 2
        return drawing_rect(look, pygame.Rect(right.x, right.y, right.w, below - right.y), beside)

    def ambient(
        self, view: View, look: Look, place: Placement, hearth: Hearth
    ) -> tuple[FramePart, ...]:
        behind = self.room(view, look)
        return fire_parts(look, view, hearth, behind.firebox(look) if behind is not None else None)

    def lay(self, view: View, look: Look) -> Page:
        """Lay large buttons one below the other, and small ones in two or three columns.

        Accessibility buttons and the cabinet are in the right half, or in a tall window along its
        foot, or below the other buttons if space is short.
        """
        accessibility = view.zones[2].items
        width, left = self._button_width(look), self._left(look)
        at_foot = self._accessibility_at_foot(view, look)
        top = self._title_shift(view, look) + self._title_height(look)
        foot = look.s(24 + FADE_BELOW)
        if at_foot:
            foot = self._foot_height(look)
        viewport = pygame.Rect(left - look.s(12), top, width + look.s(28), look.height - top - foot)
        cabinet = view.zone(AreaRef(Area.CABINET))
        shape = self.cabinet(view, look)
        for gap in (look.s(_GAP), look.s(_NARROW_GAP), look.s(_LEAST_GAP)):
            boxes = self._buttons(view, look, gap)
            if cabinet is not None and shape is None:
                boxes += [Spacer(look.s(4)), cabinets.Shelves(cabinet)]
            column = Grid(boxes, down=gap).lay(look, (left, 0), width)
            content = column.rect.h + look.s(_BELOW)
            if content <= viewport.h:
                break
        column = column.moved(0, top + min(look.s(18), max(0, viewport.h - column.rect.h) // 2))
        over = [PlacedBox(whole(look), partial(self._status, view))]
        if at_foot:
            over += self._foot(accessibility, look)
        if cabinet is not None and shape is not None:
            over += cabinets.pieces(cabinet, look, shape)
        return Page(viewport, content, (), column.pieces, tuple(over), side=look.s(6))

    def _buttons(self, view: View, look: Look, gap: int) -> list[Box]:
        """Return the boxes of the column of buttons, with a gap in pixels between them."""
        main, small, accessibility = (zone.items for zone in view.zones[:3])
        high = self._large_height(small, look)
        boxes: list[Box] = [
            FixedBox(high, partial(_large, item, item.ref in view.mains), item.ref) for item in main
        ]
        at_foot = self._accessibility_at_foot(view, look)
        boxes += [Spacer(0), self._small_shelf(view, look)]
        if not at_foot:
            boxes.append(self._shelf(accessibility, look, most=2))
        return boxes

    def _shelf(self, items: Sequence[Item], look: Look, most: int = 3) -> Shelf:
        most = 2 if self._without_cards(look) else most
        return Shelf(items, lettering(look, items, self._button_width(look), most))

    def _small_shelf(self, view: View, look: Look) -> Shelf:
        zone = view.zones[1]
        ends = frozenset(group.last for group in zone.groups[:-1])
        return replace(self._shelf(zone.items, look), ends=ends)

    def _right(self, view: View, look: Look) -> pygame.Rect:
        """Return the right half, between the title and the foot of the window.

        It begins next to the title if the subtitle is short.
        """
        x = self._left(look) + self._button_width(look) + look.s(48)
        y, written = self._title_height(look), x - self._left(look) - look.s(14)
        titles = (view.title, "display", "banner"), (view.subtitle, "italic", "lead")
        if all(look.width_of(printed(text), *face) <= written for text, *face in titles):
            y = look.s(54)
        foot = look.s(48 + 26) + look.s(42)
        return pygame.Rect(x, y, look.width - look.s(52) - x, look.height - foot - y)

    def cabinet(self, view: View, look: Look) -> cabinets.CabinetLayout | None:
        """Return the measures of the cabinet in the right half; None if it has no place there."""
        zone = view.zone(AreaRef(Area.CABINET))
        if zone is None or self._without_cards(look):
            return None
        room = self._right(view, look)
        behind = self.room(view, look)
        if behind is None:
            shape = cabinets.layout(zone, look, room)
        else:
            wall, middle = behind.cabinet(look, room)
            shape = cabinets.hung(zone, look, wall, middle, look.s(40))
        return shape if shape.rect.h <= room.h else None

    def _foot(self, accessibility: Sequence[Item], look: Look) -> Iterator[PlacedBox]:
        widths, low, gap = self._widths(accessibility, look), height(look), look.s(GAP)
        x, y = self._left(look), self._foot_middle(look) - low // 2
        if look.tall:
            x = (look.width - sum(widths) - gap * (len(accessibility) - 1)) // 2
        written = Lettering(1, look.pixels("label"), icons=False)
        for item, wide in zip(accessibility, widths, strict=True):
            rect = pygame.Rect(x, y, wide, low)
            yield PlacedBox(rect, partial(small_button, item, written), item.ref)
            x += wide + gap

    def _foot_middle(self, look: Look) -> int:
        """Return the y of the middle of the items along the foot, or of the cloth if any."""
        if look.tall or self._without_cards(look):
            return look.height - look.s(48) - height(look) // 2
        return look.height - look.s((TABLE - RAIL) // 2)

    def _foot_height(self, look: Look) -> int:
        """Return the space that the column of buttons leaves free above the window's lower edge."""
        if look.tall or self._without_cards(look):
            return look.s(64 + FADE_BELOW) + height(look)
        return look.s(TABLE + 6)

    def _left(self, look: Look) -> int:
        return (
            (look.width - self._button_width(look)) // 2
            if self._without_cards(look)
            else look.s(104)
        )

    def _large_height(self, small: Sequence[Item], look: Look) -> int:
        """Return the height of a large button; more rows of small ones take some of it."""
        least = 54 if self._shelf(small, look).tight(look, self._button_width(look)) else 60
        return max(look.s(least), look.line("heading") + look.line("label"))

    def _widths(self, accessibility: Sequence[Item], look: Look) -> list[int]:
        """Return the widths of the accessibility buttons at the foot, the column's if they can."""
        written = Lettering(1, look.pixels("label"), icons=False)
        return filling(
            [written.width(look, item) for item in accessibility],
            0 if look.tall else self._button_width(look),
            look.s(GAP),
        )

    def _accessibility_at_foot(self, view: View, look: Look) -> bool:
        """Return whether the accessibility buttons have room along the foot of the window."""
        accessibility = view.zones[2].items
        wide = sum(self._widths(accessibility, look)) + (len(accessibility) - 1) * look.s(GAP)
        if not look.tall and self._without_cards(look):
            return False
        room = look.width - look.s(80) if look.tall else look.width - look.s(52) - self._left(look)
        free = look.height - self._title_height(look) - self._foot_height(look)
        return wide <= room and self._least_height(view, look) <= free

    def _least_height(self, view: View, look: Look) -> int:
        """Return the least height of the column, without the accessibility buttons."""
        main, small = (zone.items for zone in view.zones[:2])
        shelf = self._small_shelf(view, look).high(look, self._button_width(look))
        return (
            len(main) * (self._large_height(small, look) + look.s(_LEAST_GAP))
            + look.s(_LEAST_GAP)
            + shelf
            + look.s(_BELOW)
        )

    def _title_shift(self, view: View, look: Look) -> int:
        """Return how far the title and the column move down to be in the middle of the window."""
        if not self._accessibility_at_foot(view, look):
            return 0
        taken = self._title_height(look) + self._least_height(view, look)
        free = look.height - taken - self._foot_height(look) - look.s(24)
        return min(look.s(48), max(0, free) // 2)

    def _without_cards(self, look: Look) -> bool:
        return look.tall or self._fitting(look, self._space(look)) < look.s(120)

    def _button_width(self, look: Look) -> int:
        # In a small window, text is larger than designed relative to everything else.
        least = design.size_of("label", look.scale) / (design.TYPE["label"] * look.scale)
        wide = round(look.s(424) * max(1.0, look.text_percent / 115, least / 1.05))
        return min(wide, look.width - look.s(80))

    def _space(self, look: Look) -> int:
        return look.width - look.s(104) - self._button_width(look) - look.s(48 + 44)

    def _fitting(self, look: Look, space: float) -> float:
        return min(look.s(196), space / (1.35 + 0.55 * (len(_SHOWN) - 1)))

    def _title_height(self, look: Look) -> int:
        return look.s(40) + round(look.pixels("banner") * 1.25) + look.line("lead") + look.s(30)

    def _name(self, view: View, brush: PaintContext, rect: pygame.Rect) -> None:
        target, look, theme, x = brush.target, brush.look, brush.look.theme, self._left(brush.look)
        # Without cards, buttons and name are centred; the name may be wider.
        without_cards = self._without_cards(look)
        room_for = rect.w - (look.s(30) if without_cards else x) - look.s(30)
        at, side = (rect.w // 2, "centre") if without_cards else (x, "left")
        top = self._title_shift(view, look) + look.s(40)
        title, subtitle = printed(view.title), printed(view.subtitle)
        named = look.write(
            target, title, (at, top), "banner", face="display", align=side,
            colour=theme.brass_light, width=room_for,
        )  # fmt: skip
        if not theme.plain:
            title, size = fitted(title, "display", look.pixels("banner"), room_for)
            target.blit(surfaces.brass_shading(title, "display", size, theme.brass_dark), named)
        y = top + round(look.pixels("banner") * 1.25)
        at += 0 if without_cards else look.s(3)
        behind = None if without_cards else self.room(view, look)
        lines: Sequence[str] = [subtitle]
        size, raised = look.pixels("lead"), 0
        if behind is not None and behind.window is not None:
            # Keep clear of the curtain: two smaller lines take the place of a long one.
            room_for = behind.window[0] - look.s(16) - at
            if look.width_of(subtitle, "italic", "lead") > room_for:
                size = look.pixels("body")
                lines = surfaces.balanced(subtitle, "italic", size, room_for)
                raised = look.s(9) * (len(lines) > 1)
        for row, line in enumerate(lines):
            place = at, y - raised + round(row * size * 1.24)
            look.write(
                target, line, place, "lead", face="italic", align=side, width=room_for, pixels=size
            )
        if not theme.plain and self._accessibility_at_foot(view, look):
            half = self._button_width(look) / 2
            rule = (x + half, y + look.line("lead") + look.s(20))
            surfaces.diamond_rule(target, rule, half, theme.brass, look.scale)

    def _status(self, view: View, brush: PaintContext, rect: pygame.Rect) -> None:
        look, status = brush.look, printed(view.status)
        if not status or self._without_cards(look):
            return
        right, y = self._right(view, look), self._foot_middle(look)
        at_foot = self._accessibility_at_foot(view, look)
        if not at_foot:
            y = look.height - look.s(48) - height(look) // 2
        widths = self._widths(view.zones[2].items, look)
        free = right.right - self._left(look) - sum(widths) - len(widths) * look.s(GAP)
        if at_foot and look.width_of(status, "text", "label") > free - look.s(16):
            # Above the buttons there is room.
            y -= height(look) // 2 + look.line("label") // 2 + look.s(4)
        at, quiet = (right.right, y), look.theme.quiet
        look.write(
            brush.target, status, at, "label", colour=quiet, align="right", middle=True,
            width=right.w,
        )  # fmt: skip

    def notice_room(self, view: View, look: Look) -> pygame.Rect | None:
        """Return the room for a notice at the foot, which covers no button; None without any."""
        if self._without_cards(look):
            return None
        room = self._right(view, look)
        if self._accessibility_at_foot(view, look):
            taken = sum(self._widths(view.zones[2].items, look)) + 2 * look.s(GAP)
            left = max(room.x, self._left(look) + taken + look.s(24))
            room.x, room.w = left, room.right - left
        room.h = look.s(60)
        room.centery = self._foot_middle(look)
        return room

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        del cursor, age
        if not self._without_cards(look):
            shape, right = self.cabinet(view, look), self._right(view, look)
            behind = self.room(view, look)
            if behind is not None:
                middle_x, foot, room = behind.fan(look, right)
                card = card_height(self._fitting(look, room))
                free = foot - (shape.rect.bottom if shape is not None else 0)
                if shape is not None and shape.rect.left < middle_x and free < card * 1.2:
                    return ()
                return self._cards(look, (middle_x, foot - card * 0.62), room)
            beside = look.width - look.s(56) - self._space(look) / 2
            if shape is None:
                low = 0.5 if self._line_drawing(view, look) is None else _LOWER
                return self._cards(look, (beside, look.height * low), self._space(look))
            free = right.bottom - look.s(10) - shape.rect.bottom
            # The fan is about twice as wide as high.
            space = min(self._space(look), round(free * 1.9))
            if space < look.s(260):
                return ()
            middle = shape.rect.bottom + free * 0.5 - self._fitting(look, space) * 0.05
            return self._cards(look, (beside, middle), space)
        if not (look.tall and self._accessibility_at_foot(view, look)):
            return ()
        # In a tall window, the cards are between the buttons if there is room.
        ends = [place.slots[zone.items[-1].ref].rect for zone in view.zones[1:3]]
        free = ends[1].top - ends[0].bottom - look.s(44)
        # The fan is about twice as wide as high, and sags a little at its ends.
        space = min(look.width - look.s(120), free * 2)
        if space < look.s(400):
            return ()
        middle = (ends[0].bottom + ends[1].top) / 2 - self._fitting(look, space) * 0.15
        return self._cards(look, (look.width / 2, middle), space)

    def _cards(
        self, look: Look, centre: tuple[float, float], space: float
    ) -> tuple[FramePart, ...]:
        found = []
        for code, slot in zip(_SHOWN, self._fan(look, centre, space), strict=True):
            picture = card_painter.saved_resting_image(look, code, slot, _LIFT)
            found.append(card_painter.part_of(card_painter.centred(picture, slot)))
        return tuple(found)

    def _fan(self, look: Look, centre: tuple[float, float], space: float) -> list[Slot]:
        width = self._fitting(look, space)
        step = min((space - width * 1.35) / (len(_SHOWN) - 1), width * 0.62)
        found = []
        for index in range(len(_SHOWN)):
            t = index - (len(_SHOWN) - 1) / 2
            x, y = centre[0] + t * step, centre[1] + t * t * width * 0.05
            found.append(Slot(x, y, width, card_height(width), t * 7.5))
        return found


def _large(item: Item, main: bool, brush: PaintContext, rect: pygame.Rect) -> None:
    target, look, cursor, theme = brush.target, brush.look, brush.cursor, brush.look.theme
    state = cursor.state(item.ref)
    radius = look.s(10)
    box = rect.move(0, look.s(1)) if state == "pressed" else rect
    if state != "pressed":
        surfaces.cast(target, rect, radius, 0.12, look.scale, theme.plain)
    if main:
        target.blit(surfaces.brass_plate(box.size, radius, theme, state), box)
        ink, quiet = theme.on_brass, theme.on_brass
    else:
        light = {"hover": 0.2, "pressed": 0.0}.get(state, 0.08)
        fill = (*mix(theme.panel, theme.brass_light, light)[:3], 255 if theme.plain else 226)
        edge = max(2 if theme.plain else 1, look.s(1.5))
        surfaces.slab(target, box, radius, fill, edge, theme.brass)
        ink, quiet = theme.text, theme.quiet
    on_dark = not main and not look.light
    width = box.w - look.s(70)
    name, size = _fit(look, item.name, "display", "heading", width)
    note, small = _fit(look, item.note, "text", "label", width)
    y = box.centery - (look.line("heading") + look.line("label")) // 2
    surfaces.write(target, name, (box.x + look.s(22), y), "display", size, ink, on_dark=on_dark)
    y += look.line("heading")
    surfaces.write(
        target, note, (box.x + look.s(22), y - look.s(2)), "text", small, quiet, on_dark=on_dark
    )
    k, cx, cy = look.scale, box.right - look.s(28), box.centery
    if item.done:
        colour = ink if theme.plain else theme.brass_light
        surfaces.check_mark(target, (cx, cy), 17 * k, 3 * k, colour)
    else:
        surfaces.arrow(target, cx - 4 * k, (cx + 4 * k, cy), 7 * k, 2.4 * k, ink)
    if cursor.rings(item.ref):
        surfaces.focus_ring(target, rect, radius, theme, look.scale)


def _fit(look: Look, text: Text, face: str, step: str, width: int) -> tuple[str, int]:
    return fitted(printed(text), face, look.pixels(step), width)


def _panel(target: pygame.Surface, look: Look, area: pygame.Rect) -> None:
    """Draw the ground of the column of buttons."""
    theme = look.theme
    edge = mix(theme.brass_dark, theme.dark, 0.5)
    surfaces.slab(target, area, look.s(16), (*mix(theme.dark, theme.cloth, 0.16), 244), 1, edge)
