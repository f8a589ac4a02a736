"""A slip of paper about a game: its seal, and centred lines below it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gin.present.view import Item, Role
from gin.present.words.cards import printed
from gin.ui.art import emblems, surfaces
from gin.ui.art import theme as T
from gin.ui.render.boxes import Brush
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor

_SEAL, _ABOVE, _BELOW, _SIDE = 88, 15, 10, 24
"""The seal, the room above and below it, and the margin at either side, in units."""


def place_slip(look: Look, items: Sequence[Item], place: Placement, slip: pygame.Rect) -> int:
    """Place the lines on a slip of this width; returns how high it has to be for them."""
    y = slip.y + _head(look)
    width = slip.w - look.s(2 * _SIDE)
    for number, item in enumerate(items):
        lines, step = _lines(look, item, width, number)
        before = look.s(12) if number and item.role is Role.HEADING else 0
        if number and items[number - 1].value:
            before = max(before, look.s(10))
        height = len(lines) * look.line(step) + look.s(5)
        if item.value:
            height = _entry_height(look, item, width)
            # What is written line by line has some air above it, as it has below headings.
            before = look.s(6) if not items[number - 1].value else 0
        place.slots[item.id] = Slot.of(
            pygame.Rect(slip.x + look.s(_SIDE), y + before, width, height)
        )
        y += before + height
    return y + look.s(_ABOVE) - slip.y


def paint_slip(
    target: pygame.Surface,
    look: Look,
    items: Sequence[Item],
    place: Placement,
    cursor: Cursor,
    game: str,
) -> None:
    """The paper where its lines were placed, with the seal of a game."""
    first, last = (place.slots[items[end].id].rect for end in (0, -1))
    paper = first.union(last).inflate(look.s(2 * _SIDE), 0)
    paper.y -= _head(look)
    paper.h = last.bottom + look.s(_ABOVE) - paper.y
    surfaces.cast(target, paper, look.s(4), 0.3, look.scale, look.theme.plain)
    target.blit(surfaces.paper(paper.size, look.s(4), look.theme.plain), paper)
    seal = emblems.emblem(game, look.s(_SEAL))
    target.blit(seal, seal.get_rect(midtop=(paper.centerx, paper.y + look.s(_ABOVE))))
    for number, item in enumerate(items):
        rect = place.slots[item.id].rect
        if item.value:
            ruled = number + 1 < len(items) and bool(items[number + 1].value)
            _write_entry(target, look, rect, item, ruled=ruled)
            focus_bar(item.id, Brush(target, look, cursor), rect)
            continue
        lines, step = _lines(look, item, rect.w, number)
        write_lines(target, look, rect, item, lines, step, align="centre")
        focus_bar(item.id, Brush(target, look, cursor), rect)


def write_lines(
    target: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    item: Item,
    lines: Sequence[str],
    step: str,
    *,
    align: str = "left",
) -> None:
    """A heading or a paragraph on paper."""
    heading = item.role is Role.HEADING
    x = rect.centerx if align == "centre" else rect.x
    for number, line in enumerate(lines):
        look.write(
            target, line, (x, rect.y + number * look.line(step)), step, align=align,
            face="display" if heading else "text", on_paper=True,
            colour=T.YOU if heading and not look.theme.plain else None,
        )  # fmt: skip


def focus_bar(id: str, brush: Brush, rect: pygame.Rect, *, less: int = 0) -> None:
    """The bar at the left of the line that the keys have come to, by so much lower than that."""
    look = brush.look
    if brush.cursor.rings(id):
        rect = rect.inflate(0, -less)
        bar = pygame.Rect(rect.x - look.s(13), rect.y, max(3, look.s(4)), rect.h - look.s(6))
        colour = T.PAPER_INK if look.theme.plain else T.YOU
        pygame.draw.rect(brush.target, colour, bar, border_radius=2)


def _entry_height(look: Look, item: Item, width: int) -> int:
    """How high a name with its value is: side by side, or one below the other."""
    below = len(_values(look, item, width))
    return look.line("body") + below * look.line("body") + look.s(8)


def _values(look: Look, item: Item, width: int) -> list[str]:
    """The lines of a value that stands below its name; none if it stands beside it."""
    name = look.width_of(item.name, "text", "body")
    if name + look.s(16) + look.width_of(item.value, "bold", "body") <= width:
        return []
    return surfaces.wrap(printed(item.value), "bold", look.pixels("body"), width)


def _write_entry(
    target: pygame.Surface, look: Look, rect: pygame.Rect, item: Item, *, ruled: bool
) -> None:
    """A name at the left and its value at the right, ruled off from the next."""
    plain = look.theme.plain
    y = rect.y + look.s(3)
    quiet = None if plain else T.PAPER_QUIET
    look.write(
        target, item.name, (rect.x, y), "body", colour=quiet, on_paper=True, width=rect.w
    )  # fmt: skip
    below = _values(look, item, rect.w)
    for line in below or (item.value,):
        y += look.line("body") if below else 0
        side = "left" if below else "right"
        at = (rect.x if below else rect.right, y)
        look.write(target, line, at, "body", face="bold", align=side, on_paper=True)
    if ruled:
        ends = (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1)
        pygame.draw.line(target, T.PAPER_INK if plain else T.PAPER_RULE, *ends)


def _head(look: Look) -> int:
    """How much of the slip its seal takes."""
    return look.s(_ABOVE + _SEAL + _BELOW)


def _lines(look: Look, item: Item, width: int, number: int) -> tuple[list[str], str]:
    """A line as it is wrapped, and the size of its letters: the first heading is the largest."""
    heading = item.role is Role.HEADING
    step = ("lead" if number else "heading") if heading else "body"
    face = "display" if heading else "text"
    return surfaces.wrap(printed(item.name), face, look.pixels(step), width), step
