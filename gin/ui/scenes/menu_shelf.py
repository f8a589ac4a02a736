"""The small buttons of the menu: an icon and a word each, all in letters of one size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.interface.view import ButtonSpot, Item
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.menu_icons import menu_icon
from gin.ui.render import widgets
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox, Point
from gin.ui.render.style import Look

GAP = 6
"""Gap between two small buttons, in units."""
_MARGIN, _BESIDE = 12, 7
"""Space at each end of a button, and between its icon and its word, in units."""
_APART = 5
"""Space between two groups of buttons, in addition to the usual gap, in units."""
_ROWS = 4
"""Usual number of rows in three columns."""
_ICON = 1.2
"""Size of an icon, relative to the font size; its lines are a third higher than capitals."""


class Lettering(Struct, frozen=True):
    """The writing of all buttons of a shelf: columns, font size, and whether with icons."""

    columns: int
    pixels: int
    icons: bool

    def width(self, look: Look, item: Item) -> int:
        """Return the width that a button needs."""
        words = surfaces.line_image(
            printed(item.written), _face(look), self.pixels, look.theme.text
        ).get_width()
        icon = round(self.pixels * _ICON) + look.s(_BESIDE) if self.icons else 0
        return words + icon + 2 * look.s(_MARGIN)


def height(look: Look, least: int = 36) -> int:
    """Return the height of a small button in pixels; `least` is in units."""
    return max(look.s(least), look.line("label") + look.s(8))


def lettering(look: Look, items: Sequence[Item], width: int, most: int) -> Lettering:
    """Return the writing with the most columns, up to `most`, in which all words fit.

    Letters are made smaller before icons are left out, and icons before a column is.
    """
    iconic = (True, False) if any(item.icon is not None for item in items) else (False,)
    sizes = range(look.pixels("body"), look.pixels("small") - 1, -1)
    # Those with a row of one wide button at the top come last.
    for whole in (True, False):
        for columns in range(most, 1, -1):
            for icons in iconic:
                for pixels in sizes:
                    found = Lettering(columns, pixels, icons)
                    shelf = Shelf(items, found)
                    if shelf.fits(look, width) and shelf.ends_full(look, width) >= whole:
                        return found
    return Lettering(2, sizes[-1], icons=False)


class Shelf(Struct, frozen=True):
    """Small buttons in columns, of one width if the words allow.

    A button that is not quiet is in a row by itself above them. Buttons left over share the last
    row, each as wide as it needs, or else the first one.
    """

    items: Sequence[Item]
    written: Lettering
    ends: frozenset[int] = frozenset()
    """Indexes of the last items of groups; slightly more space follows if they end a row."""

    @property
    def _quiet(self) -> list[Item]:
        return [item for item in self.items if item.spot is ButtonSpot.QUIET]

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        del least
        gap, y = look.s(GAP), at[1]
        high = self._height(look, width)
        pieces = list[PlacedBox]()
        ends = {self.items[index].ref for index in self.ends}
        for row, widths in self.rows(look, width):
            x = at[0]
            for item, wide in zip(row, widths, strict=True):
                rect = pygame.Rect(x, y, wide, high)
                pieces.append(PlacedBox(rect, partial(small_button, item, self.written), item.ref))
                x += wide + gap
            y += high + gap + (look.s(_APART) if row[-1].ref in ends else 0)
        return LaidBox(pygame.Rect(at, (width, y - gap - at[1])), tuple(pieces))

    def high(self, look: Look, width: int) -> int:
        """Return the height of the shelf in pixels."""
        return self.lay(look, (0, 0), width).rect.h

    def tight(self, look: Look, width: int) -> bool:
        """Return whether the rows leave so little room that the buttons must be lower."""
        return self.written.columns > 2 and len(self.rows(look, width)) > _ROWS

    def _height(self, look: Look, width: int) -> int:
        return height(look, 32 if self.tight(look, width) else 36)

    def fits(self, look: Look, width: int) -> bool:
        """Return whether every button is as wide as its word needs."""
        return all(
            wide >= self.written.width(look, item)
            for row, widths in self.rows(look, width)
            for item, wide in zip(row, widths, strict=True)
        )

    def rows(self, look: Look, width: int) -> list[tuple[Sequence[Item], list[int]]]:
        """Return the rows: the buttons, and their widths in pixels."""
        across, gap, items = self.written.columns, look.s(GAP), self._quiet
        odd, found = len(items) % across, list[tuple[Sequence[Item], list[int]]]()
        found += [([one], [width]) for one in self.items if one.spot is not ButtonSpot.QUIET]
        last = self._last(look, width)
        if last:
            items = items[: -len(last)]
        elif odd:
            found.append((items[:odd], filling([0] * odd, width, gap)))
            items = items[odd:]
        widths = self._columns(look, items, width)
        found += [(items[at : at + across], widths) for at in range(0, len(items), across)]
        if last:
            needs = [self.written.width(look, item) for item in last]
            found.append((last, filling(needs, width, gap)))
        return found

    def ends_full(self, look: Look, width: int) -> bool:
        """Return whether no buttons are left over for a row at the top."""
        across = self.written.columns
        odd = len(self._quiet) % across
        return not odd or len(self._quiet) <= across or bool(self._last(look, width))

    def _last(self, look: Look, width: int) -> Sequence[Item]:
        """Return the buttons of a last row with more buttons than columns, if they fit."""
        across = self.written.columns
        odd = len(self._quiet) % across
        if not odd or len(self._quiet) < across:
            return ()
        last = self._quiet[-across - odd :]
        needs = sum(self.written.width(look, item) for item in last)
        return last if needs + look.s(GAP) * (len(last) - 1) <= width else ()

    def _columns(self, look: Look, items: Sequence[Item], width: int) -> list[int]:
        across, gap = self.written.columns, look.s(GAP)
        even = filling([0] * across, width, gap)
        needs = [
            max((self.written.width(look, item) for item in items[at::across]), default=0)
            for at in range(across)
        ]
        too_wide = sum(needs) + gap * (across - 1) > width
        return even if too_wide or max(needs) <= min(even) else filling(needs, width, gap)


def filling(widths: Sequence[int], width: int, gap: int) -> list[int]:
    """Return the widths of buttons in a row, all enlarged alike to fill it if there is room."""
    spare = max(0, width - sum(widths) - gap * (len(widths) - 1))
    edges = [spare * at // len(widths) for at in range(len(widths) + 1)]
    return [wide + edges[at + 1] - edges[at] for at, wide in enumerate(widths)]


def _face(look: Look) -> str:
    return "bold" if look.theme.plain else "text"


def small_button(item: Item, written: Lettering, brush: PaintContext, rect: pygame.Rect) -> None:
    """Paint one small button."""
    look, theme, target = brush.look, brush.look.theme, brush.target
    box = widgets.quiet_plate(target, look, rect, item, brush.cursor)
    ink = widgets.quiet_ink(look, item, brush.cursor)
    margin = look.s(_MARGIN)
    if not written.icons or item.icon is None:
        look.write(
            target, printed(item.written), box.center, "body", face=_face(look), align="centre",
            middle=True, colour=ink, width=box.w - margin, pixels=written.pixels,
        )  # fmt: skip
        return
    size = round(written.pixels * _ICON)
    x = box.x + margin
    icon = menu_icon(item.icon, size, theme.text if theme.plain else theme.brass_light)
    target.blit(icon, (x, box.centery - size // 2))
    x += size + look.s(_BESIDE)
    look.write(
        target, printed(item.written), (x, box.centery), "body", face=_face(look), middle=True,
        colour=ink, width=box.right - x - look.s(4), pixels=written.pixels,
    )  # fmt: skip
