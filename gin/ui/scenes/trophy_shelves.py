"""Shelves of the page of trophies: each trophy stands above its words, on the cabinet's wood."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.paper import ShelfTrophy
from gin.interface.view import Item
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.trophies import trophy, unearned
from gin.ui.art.vector import mix
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox
from gin.ui.render.style import Look
from gin.ui.scenes.cabinet import DARK_WOOD, LIGHT_WOOD, WALL, WOOD, lit_wall

_PLACE = 205
"""Least width of a trophy's place at the usual text size, in units."""
_SIZE, _ABOVE = 104, 10
"""Size of a trophy, and the space above it, in units."""
_FRAME, _BOARD, _PAD, _BAR = 14, 8, 8, 6
"""Thickness of the frame and of a shelf's board, margin of the words, and thickness of a progress
bar, in units."""


class _Lines(Struct, frozen=True):
    """The words below a trophy, wrapped: its name, what it is for, and the small print."""

    name: Sequence[str]
    what: Sequence[str]
    small: Sequence[str]

    def height(self, look: Look) -> int:
        words = (len(self.name) + len(self.what)) * look.line("label")
        return words + len(self.small) * look.line("small")


class TrophyCase(Struct, frozen=True):
    """A case with as many shelves as its trophies need."""

    items: Sequence[Item]
    shown: Sequence[ShelfTrophy]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        frame = look.s(_FRAME)
        inner = width - 2 * frame
        columns = max(1, inner // round(look.s(_PLACE) * max(1.0, look.text_percent / 100)))
        pieces, y = list[PlacedBox](), at[1]
        starts = range(0, len(self.items), columns)
        for start in starts:
            row = list(zip(self.items, self.shown, strict=True))[start : start + columns]
            lines = [_lines(look, item, one, inner // columns) for item, one in row]
            meters = any(item.meter is not None for item, _ in row)
            words = max(one.height(look) for one in lines) + 2 * look.s(_PAD)
            words += look.line("label") if meters else 0
            ends = start == starts[0], start == starts[-1]
            top, foot = (frame if end else 0 for end in ends)
            niche = look.s(_SIZE + _ABOVE)
            high = top + niche + look.s(_BOARD) + words + foot
            shelf = pygame.Rect(at[0], y, width, high)
            pieces.append(PlacedBox(shelf, partial(_shelf, ends, niche), ends=True))
            for place, ((item, _), written) in enumerate(zip(row, lines, strict=True)):
                left = at[0] + frame + inner * place // columns
                right = at[0] + frame + inner * (place + 1) // columns
                cell = pygame.Rect(left, y + top, right - left, high - top - foot)
                paint = partial(_trophy, item, written, niche)
                pieces.append(PlacedBox(cell, paint, item.ref, partial(_ring, item), ends=True))
            y += high
        return LaidBox(pygame.Rect(at, (width, y - at[1])), tuple(pieces))


def _lines(look: Look, item: Item, one: ShelfTrophy, width: int) -> _Lines:
    room = width - 2 * look.s(_PAD)

    def broken(text: Text, face: str, step: str) -> Sequence[str]:
        return surfaces.balanced(printed(text), face, look.pixels(step), room) if text else ()

    return _Lines(
        broken(one.name, "bold", "label"),
        broken(one.what, "text", "label"),
        broken(one.small, "text", "small") if item.meter is None else (),
    )


def _shelf(ends: tuple[bool, bool], niche: int, brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw a shelf: wood at its sides, the lit wall, the board, and the wood below the board."""
    target, look, theme = brush.target, brush.look, brush.look.theme
    frame, board = look.s(_FRAME), look.s(_BOARD)
    first, last = ends
    wood, edge = (theme.panel, theme.text) if theme.plain else (WOOD, DARK_WOOD)
    line = max(1, look.s(1.5))
    pygame.draw.rect(target, wood, rect)
    for x in (rect.x, rect.right - line):
        pygame.draw.rect(target, edge, (x, rect.y, line, rect.h))
    for end, y in ((first, rect.y), (last, rect.bottom - line)):
        if end:
            pygame.draw.rect(target, edge, (rect.x, y, rect.w, line))
    inside = pygame.Rect(rect.x + frame, rect.y, rect.w - 2 * frame, niche)
    inside.y += frame if first else 0
    if theme.plain:
        pygame.draw.rect(target, theme.panel, inside)
    else:
        lit_wall(target, inside)
    plank = pygame.Rect(inside.x, inside.bottom, inside.w, board)
    surfaces.slab(target, plank, look.s(2), edge if theme.plain else LIGHT_WOOD, 1, edge)
    below = pygame.Rect(inside.x, plank.bottom, inside.w, rect.bottom - plank.bottom)
    below.h -= frame if last else 0
    pygame.draw.rect(target, theme.panel if theme.plain else mix(WALL, WOOD, 0.25), below)


def _trophy(item: Item, lines: _Lines, niche: int, brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw a trophy on its shelf, and its words below the board."""
    look, theme, target = brush.look, brush.look.theme, brush.target
    assert item.trophy is not None
    size = min(look.s(_SIZE), rect.w - look.s(_PAD))
    image = (unearned if item.quiet else trophy)(item.trophy, size)
    at = image.get_rect(midbottom=(rect.centerx, rect.y + niche + look.s(1)))
    if brush.cursor.state(item.ref) in ("hover", "pressed"):
        at = at.move(0, -look.s(3))
        if not theme.plain:
            light = surfaces.glow((size, size), size // 2, look.s(10), (255, 214, 130, 90))
            target.blit(light, light.get_rect(center=at.center))
    target.blit(image, at)
    y = rect.y + niche + look.s(_BOARD + _PAD)
    for words, face, step, colour in (
        (lines.name, "bold", "label", theme.text),
        (lines.what, "text", "label", theme.text),
        (lines.small, "text", "small", theme.text if theme.plain else theme.brass_light),
    ):
        for text in words:
            middle = rect.centerx, y + look.line(step) // 2
            look.write(
                target, text, middle, step, face=face, colour=colour, align="centre", middle=True,
                width=rect.w - look.s(_PAD),
            )  # fmt: skip
            y += look.line(step)
    if item.meter is not None:
        bar = pygame.Rect(rect.x, y, rect.w, look.line("label")).inflate(-2 * look.s(20), 0)
        progress(brush, bar, item, _BAR)


def _ring(item: Item, brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw the focus ring, after the shelf below."""
    look = brush.look
    if brush.cursor.rings(item.ref):
        around = rect.inflate(-look.s(12), -look.s(10))
        surfaces.focus_ring(brush.target, around, look.s(6), look.theme, look.scale)


def progress(brush: PaintContext, rect: pygame.Rect, item: Item, thick: int) -> None:
    """Draw the progress bar of a goal, `thick` units high, with the value to its right."""
    look, theme = brush.look, brush.look.theme
    assert item.meter is not None
    done, whole = item.meter
    words = printed(item.value)
    most = rect.w * 3 // 5
    wide = min(look.width_of(words, "bold", "label"), most)
    strong = theme.text if theme.plain else theme.brass_light
    look.write(
        brush.target, words, (rect.right, rect.centery), "label", face="bold", colour=strong,
        align="right", middle=True, width=most,
    )  # fmt: skip
    bar = pygame.Rect(rect.x, 0, rect.w - wide - look.s(12), look.s(thick))
    bar.centery = rect.centery
    ground = theme.panel if theme.plain else mix(theme.panel, theme.line, 0.55)
    edge = max(1, look.s(1)) if theme.plain else 0
    surfaces.slab(brush.target, bar, bar.h // 2, ground, edge, theme.text)
    if done:
        part = bar.copy()
        part.w = max(bar.h, round(bar.w * min(1.0, done / whole)))
        surfaces.capsule(brush.target, part, theme.text if theme.plain else theme.brass)
