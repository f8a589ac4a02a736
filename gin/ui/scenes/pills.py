"""Rounded buttons in rows: filters of a page, or the way to its sections."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.interface.pictures import Icon
from gin.interface.view import ButtonSpot, Item
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.vector import mix
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox
from gin.ui.render.style import Look, fitted


class Pills(Struct, frozen=True):
    """Buttons in rows as wide as their names; a group begins at an item that stands apart.

    Many pills are `slim`, to take fewer rows.
    """

    items: tuple[Item, ...]
    slim: bool = False

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        height, gap = (
            max(look.s(38), look.line("label") + look.s(12)),
            look.s(6 if self.slim else 8),
        )
        (x, y), right = at, at[0] + width
        pieces: list[PlacedBox] = []
        groups = _groups(self.items)
        wide_of = partial(_pill_width, look, slim=self.slim)
        long = [sum(wide_of(item) + gap for item in items) for items in groups]
        between = look.s(20) * len(groups)
        # Two rows of whole groups look better than a group that wraps its last pill.
        parted = sum(long) + between > width >= max(long[0], sum(long[1:]) + between)
        for number, items in enumerate(groups):
            if parted and number == 1:
                x, y = at[0], y + height + gap
            widths = [min(wide_of(item), width) for item in items]
            whole = sum(widths) + gap * (len(items) - 1)
            if x > at[0]:
                x += look.s(20)
                if x + whole > right:
                    x, y = at[0], y + height + gap
            if items[0].icon is Icon.ONWARD:
                x = max(x, right - whole)
            for item, wide in zip(items, widths, strict=True):
                if x > at[0] and x + wide > right:
                    x, y = at[0], y + height + gap
                rect = pygame.Rect(x, y, wide, height)
                pieces.append(PlacedBox(rect, partial(pill, item), item.ref))
                x += wide + gap
        return LaidBox(pygame.Rect(at, (width, y + height - at[1])), tuple(pieces))


def _groups(items: Sequence[Item]) -> list[Sequence[Item]]:
    starts = [at for at, item in enumerate(items) if item.spot is ButtonSpot.APART or not at]
    return [items[first:end] for first, end in itertools.pairwise((*starts, len(items)))]


def _pill_width(look: Look, item: Item, *, slim: bool = False) -> int:
    arrow, ends = look.s(18) if item.icon is Icon.ONWARD else 0, look.s(21 if slim else 30)
    return max(look.width_of(printed(item.name), "bold", "label") + ends + arrow, look.s(44))


def pill(item: Item, brush: PaintContext, rect: pygame.Rect) -> None:
    """Paint a pill; a selected one is filled."""
    target, look, cursor, theme = brush.target, brush.look, brush.cursor, brush.look.theme
    state = cursor.state(item.ref)
    light = {"hover": 0.2, "pressed": 0.0}.get(state, 0.0 if theme.plain else 0.05)
    fill = mix(theme.panel, theme.text if theme.plain else theme.brass_light, light)
    text = theme.text
    if item.selected:
        fill = theme.text if theme.plain else theme.brass
        text = theme.on_brass
    edge = theme.brass if item.selected or theme.plain else theme.line
    thick = max(2 if theme.plain else 1, look.s(1.5))
    alpha = 255 if theme.plain or item.selected else 220
    surfaces.cast(target, rect, rect.h // 2, 0.1, look.scale, theme.plain)
    surfaces.slab(target, rect, rect.h // 2, (*fill[:3], alpha), thick, edge)
    pixels = look.pixels("label")
    middle = rect.center
    if item.icon is Icon.ONWARD:
        middle = (rect.centerx - look.s(9), rect.centery)
        k, tip = look.scale, (rect.right - look.s(16), rect.centery)
        surfaces.arrow(target, tip[0] - 5 * k, tip, 5 * k, 2 * k, text)
    shown, pixels = fitted(printed(item.name), "bold", pixels, rect.w - look.s(20))
    surfaces.write(
        target, shown, middle, "bold", pixels, text, "centre",
        on_dark=not look.light and not item.selected, middle=True,
    )  # fmt: skip
    if cursor.rings(item.ref):
        surfaces.focus_ring(target, rect, rect.h // 2, theme, look.scale)
