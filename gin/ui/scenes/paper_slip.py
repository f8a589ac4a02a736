"""A slip of paper about a game: its emblem, and centred lines below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.interface.refs import ItemRef
from gin.interface.view import Item, Role
from gin.language.translation import printed
from gin.ui.art import emblems, surfaces
from gin.ui.render.boxes import (
    Box,
    FixedBox,
    Grid,
    ItemBox,
    LaidBox,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
    button,
    even_rows,
)
from gin.ui.render.style import Look

_SEAL, _ABOVE, _BELOW, _SIDE = 76, 15, 8, 24
"""Size of the emblem, the room above and below it, and the side margin, in units."""


class PaperSlip(Struct, frozen=True):
    """The paper with its lines, a game's emblem, and buttons at the foot."""

    items: Sequence[Item]
    game: str
    buttons: Sequence[Item] = ()

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        inner, x = width - look.s(2 * _SIDE), at[0] + look.s(_SIDE)
        lines = (
            Spacer(look.s(_ABOVE + _SEAL + _BELOW)),
            *self._lines(look, inner),
            *((Spacer(look.s(10)), _Acts(self.buttons)) if self.buttons else ()),
            Spacer(look.s(_ABOVE)),
        )
        laid = Grid(lines).lay(look, (x, at[1]), inner)
        paper = pygame.Rect(x - look.s(2 * _SIDE) // 2, at[1], width, laid.rect.h)
        return LaidBox(paper, (PlacedBox(paper, partial(_paper, self.game)), *laid.pieces))

    def _lines(self, look: Look, width: int) -> Iterator[Box]:
        for number, item in enumerate(self.items):
            heading, before = item.role is Role.HEADING, self.items[number - 1]
            mark = partial(focus_bar, item.ref)
            if item.value:
                # The first of several items with values has a gap above it.
                yield Spacer(0 if before.value else look.s(6))
                ruled = number + 1 < len(self.items) and bool(self.items[number + 1].value)
                below = _values(look, item, width)
                high = look.line("body") * (1 + len(below)) + look.s(8)
                yield FixedBox(high, partial(_entry, item, below, ruled), item.ref, mark)
                continue
            above = look.s(12) if number and heading else 0
            yield Spacer(max(above, look.s(10)) if number and before.value else above)
            step = ("lead" if number else "heading") if heading else "body"
            colour = look.theme.paper.accent if heading else None
            face = "display" if heading else "text"
            text = TextBox(item.name, step, face, colour, "centre", below=look.s(5))
            yield ItemBox(item.ref, text, mark)


class _Acts(Struct, frozen=True):
    """Small buttons in as few rows as possible, each row as wide as the paper's lines."""

    items: Sequence[Item]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        gap, high = look.s(8), max(look.s(36), look.line("label") + look.s(12))
        wide = [
            min(width, look.width_of(printed(item.written), "bold", "label") + look.s(26))
            for item in self.items
        ]
        y, pieces = at[1], list[PlacedBox]()
        for first, end in even_rows(wide, gap, width):
            spare = width - sum(wide[first:end]) - gap * (end - first - 1)
            x = at[0]
            for place in range(first, end):
                own = wide[place] + spare // (end - first)
                rect = pygame.Rect(x, y, own, high)
                item = self.items[place]
                pieces.append(PlacedBox(rect, button(item, step="label"), item.ref))
                x += own + gap
            y += high + gap
        return LaidBox(pygame.Rect(at, (width, y - gap - at[1])), tuple(pieces))


def _paper(game: str, brush: PaintContext, rect: pygame.Rect) -> None:
    target, look = brush.target, brush.look
    surfaces.cast(target, rect, look.s(4), 0.3, look.scale, look.theme.plain)
    target.blit(surfaces.paper(rect.size, look.s(4), look.theme.paper), rect)
    seal = emblems.emblem(game, look.s(_SEAL))
    target.blit(seal, seal.get_rect(midtop=(rect.centerx, rect.y + look.s(_ABOVE))))


def focus_bar(
    ref: ItemRef | None, brush: PaintContext, rect: pygame.Rect, *, less: int = 0
) -> None:
    """Draw a bar at the left of a focused line, shortened by `less` pixels."""
    look = brush.look
    if brush.cursor.rings(ref):
        rect = rect.inflate(0, -less)
        bar = pygame.Rect(rect.x - look.s(13), rect.y, max(3, look.s(4)), rect.h - look.s(6))
        colour = look.theme.focus if look.theme.plain else look.theme.paper.accent
        pygame.draw.rect(brush.target, colour, bar, border_radius=2)


def _values(look: Look, item: Item, width: int) -> tuple[str, ...]:
    name, value = look.width_of(printed(item.name), "text", "body"), printed(item.value)
    if name + look.s(16) + look.width_of(value, "bold", "body") <= width:
        return ()
    return surfaces.wrap(value, "bold", look.pixels("body"), width)


def _entry(
    item: Item, below: Sequence[str], ruled: bool, brush: PaintContext, rect: pygame.Rect
) -> None:
    target, look = brush.target, brush.look
    y = rect.y + look.s(3)
    quiet = look.theme.paper.quiet
    name = printed(item.name)
    look.write(target, name, (rect.x, y), "body", colour=quiet, on_paper=True, width=rect.w)
    for line in below or (printed(item.value),):
        y += look.line("body") if below else 0
        side = "left" if below else "right"
        at = (rect.x if below else rect.right, y)
        look.write(target, line, at, "body", face="bold", align=side, on_paper=True)
    if ruled:
        ends = (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1)
        pygame.draw.line(target, look.theme.paper.rule, *ends)
