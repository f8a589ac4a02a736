"""The achievements: the next goals on top, then shelves of trophies, rewards and best results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.interface.paper import TrophiesView
from gin.interface.refs import Area, AreaRef
from gin.interface.view import Item, View, Zone, ZoneKind
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.trophies import trophy, unearned
from gin.ui.render.boxes import Box, FixedBox, Grid, LaidBox, PaintContext, PlacedBox, Spacer
from gin.ui.render.style import Look
from gin.ui.scenes.base import row_ground, row_image
from gin.ui.scenes.lists import ListPainter, heading
from gin.ui.scenes.trophy_shelves import TrophyCase, progress

_PICTURE, _LARGE = 58, 84
"""Sizes of the pictures in rows and in the next goals, in units."""
_PAD, _BAR = 14, 7
"""Margin of a row, and thickness of a progress bar, in units."""
_ROOMY = 1340
"""Width of a page with three rows side by side, in units."""


class AchievementsPainter(ListPainter):
    """Painter with three goals side by side on top, then trophies on shelves, and other rows."""

    def _scrolled(self, view: View, look: Look, width: int, *, beside: bool) -> Iterator[Box]:
        del beside
        gap, columns = look.s(12), self._columns(look, width)
        for section in view.zones:
            if section.kind is ZoneKind.LIST:
                yield FixedBox(look.line("body") + look.s(12), partial(heading, section.name))
                yield from self._section(view, section, columns, gap)

    def _section(self, view: View, section: Zone, columns: int, gap: int) -> Iterator[Box]:
        if section.ref == AreaRef(Area.NEXT_GOALS):
            abreast = len(section.items) if columns > 1 else 1
            yield Grid([RecordRow(item, True) for item in section.items], abreast, gap, gap)
            yield Spacer(gap)
            return
        assert isinstance(view.content, TrophiesView)
        words = {one.ref: one for one in view.content.trophies}
        if all(item.ref in words for item in section.items):
            yield TrophyCase(section.items, [words[item.ref] for item in section.items])
        else:
            yield Grid([RecordRow(item) for item in section.items], columns, gap, gap)
        yield Spacer(gap)

    def _columns(self, look: Look, width: int) -> int:
        roomy = width >= look.s(_ROOMY) * max(1.0, look.text_percent / 110)
        return 3 if roomy else super()._columns(look, width)


class RecordRow(Struct, frozen=True):
    """A row with a picture: its name, a note, and either a bar or a value.

    A `large` row is one of the next goals. The value of a game is below its name.
    """

    item: Item
    large: bool = False

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        item, size, pad = self.item, self._size(look), look.s(_PAD)
        # A third of a narrow row is enough for the picture.
        size = min(size, width // 3)
        left = 2 * pad + size
        room = width - left - pad
        value = 0
        if self._value and item.meter is None:
            value = min(look.width_of(self._value, "bold", "label") + look.s(12), room // 2)
        text = room - value
        names = surfaces.wrap(printed(item.name), "bold", look.pixels("body"), text)
        below = item.value if item.emblem else item.note
        notes = surfaces.wrap(printed(below), "text", look.pixels("label"), text) if below else []
        high = len(names) * look.line("body") + len(notes) * look.line("label")
        if item.meter is not None:
            high += look.line("label") + look.s(2)
        rect = pygame.Rect(at, (width, max(high + 2 * look.s(8), size + 2 * look.s(8), least)))
        paint = partial(self._paint, (names, notes), (size, left, text), high)
        return LaidBox(rect, (PlacedBox(rect, paint, item.ref, ends=True),))

    @property
    def _value(self) -> str:
        return "" if self.item.emblem else printed(self.item.value)

    def _size(self, look: Look) -> int:
        return look.s(_LARGE if self.large else _PICTURE)

    def _paint(
        self, text: tuple[Sequence[str], Sequence[str]], measures: tuple[int, int, int], high: int,
        brush: PaintContext, rect: pygame.Rect,
    ) -> None:  # fmt: skip
        look, item, theme = brush.look, self.item, brush.look.theme
        size, left, room = measures
        row_ground(brush, rect, item, selected=item.selected or self.large)
        middle = rect.x + look.s(_PAD) + size // 2, rect.centery
        self._picture(brush, middle, size)
        x, y = rect.x + left, rect.centery - high // 2
        for line in text[0]:
            look.write(
                brush.target, line, (x, y), "body", face="bold", colour=theme.text, width=room
            )
            y += look.line("body")
        for line in text[1]:
            look.write(brush.target, line, (x, y), "label", colour=theme.quiet, width=room)
            y += look.line("label")
        if item.meter is not None:
            bar = pygame.Rect(x, y + look.s(2), rect.right - look.s(_PAD) - x, look.line("label"))
            progress(brush, bar, item, _BAR)
        elif self._value:
            weak = item.quiet and not theme.plain
            light = theme.text if theme.plain else theme.brass_light
            look.write(
                brush.target, self._value, (rect.right - look.s(_PAD), rect.centery), "label",
                face="text" if weak else "bold", colour=theme.quiet if weak else light,
                align="right", middle=True, width=rect.right - look.s(_PAD) - x - room,
            )  # fmt: skip
        if brush.cursor.rings(item.ref):
            surfaces.focus_ring(brush.target, rect, look.s(10), theme, look.scale)

    def _picture(self, brush: PaintContext, middle: tuple[int, int], size: int) -> None:
        item = self.item
        if item.trophy is None:
            picture = row_image(brush.look, item, size)
        else:
            picture = (unearned if item.quiet else trophy)(item.trophy, size)
        brush.target.blit(picture, picture.get_rect(center=middle))
