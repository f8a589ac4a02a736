"""Pages of text, such as rules and help."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core import message
from gin.interface.refs import ItemRef
from gin.interface.view import ButtonSpot, Item, Role, View
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.image_cache import images
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    Buttons,
    FixedBox,
    Grid,
    ItemBox,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
)
from gin.ui.render.figures import FigureBox, drawings
from gin.ui.render.style import Look
from gin.ui.scenes.base import BoxedPainter, header_height
from gin.ui.scenes.invitation import fan_of_cards, fan_rect
from gin.ui.scenes.paper_slip import focus_bar

_SIDES, _ENDS = 64, 44
"""Sums of the paper's horizontal and of its vertical margins, in units."""
_FREE = 90
"""Minimum free height, in units, above and below a fan of cards over a short page."""
_LINK_PADDING = 20
"""Padding of a link's line, in units."""


class PagePainter(BoxedPainter):
    """Painter with headings and paragraphs on a sheet of paper, and optional buttons below."""

    def lay(self, view: View, look: Look) -> Page:
        most, buttons = _most(look, view), Buttons(_buttons(view), view.mains)
        below = buttons.lay(look, most.topleft, most.w).rect.h
        if below:
            most.h = look.height - look.s(28) - below - look.s(12) - most.y
        side, end = look.s(_SIDES), look.s(_ENDS)
        viewport = most.inflate(-side, -end)
        column = Grid(tuple(paragraphs(view.zones[0].items, linked_items(view), look)))
        text = column.lay(look, viewport.topleft, viewport.w)
        if text.rect.h > viewport.h:
            # Leave room for the scroll bar.
            text = column.lay(look, viewport.topleft, viewport.w - look.s(20))
        images.plan(drawings(look, text.pieces))
        viewport.h = min(viewport.h, text.rect.h)
        fan, down = _over_short_page(look, most, viewport.h + end)
        viewport, text = viewport.move(0, down), text.moved(0, down)
        paper = PlacedBox(viewport.inflate(side, end), partial(charts.sheet, lift=0.3))
        at = (most.x, paper.rect.bottom + look.s(12))
        under = (*fan, *buttons.lay(look, at, most.w).pieces, paper)
        return Page(
            viewport, text.rect.h, under, text.pieces,
            side=look.s(20), bar=look.s(24), on_paper=True,
        )  # fmt: skip


def _over_short_page(look: Look, most: pygame.Rect, high: int) -> tuple[Sequence[PlacedBox], int]:
    """Return a fan of cards for above a short page, and by how much the page moves down.

    Without it, most of the table would be empty. Contrast themes have no decorations.
    """
    fan, gap = fan_rect(look), look.s(30)
    free = most.h - high - fan.h - gap
    if look.theme.plain or free < look.s(_FREE):
        return (), 0
    fan.midtop = most.centerx, most.y + round(free * 0.34)
    return fan_of_cards(look, fan), fan.bottom + gap - most.y


def linked_items(view: View) -> frozenset[ItemRef | None]:
    """Return the items that a choice belongs to."""
    return frozenset(choice.item for choice in view.choices)


def paragraphs(
    items: Sequence[Item], linked: frozenset[ItemRef | None], look: Look
) -> Iterator[Box]:
    """Yield headings, paragraphs and, for `linked` items, lines that open a page."""
    for number, item in enumerate(items):
        heading = item.role is Role.HEADING
        link = item.ref in linked
        if heading and number:
            yield Spacer(look.s(14))
        elif number and not link and items[number - 1].ref in linked:
            # Keep a paragraph off the line below a link.
            yield Spacer(look.s(12))
        box: Box = _Link(item)
        if item.figure is not None:
            box = FigureBox(item.figure)
        elif not link:
            text = message.labelled(item.name, item.value) if item.value else item.name
            step, face = ("heading", "display") if heading else ("body", "text")
            if heading and item.level > 2:
                step = "lead"
            colour = look.theme.paper.accent if heading else None
            box = TextBox(
                text, step, face, colour, spare=look.s(26), below=look.s(8), leads=heading
            )
        yield ItemBox(item.ref, box, partial(focus_bar, item.ref, less=look.s(8) if link else 0))


class _Link(Struct, frozen=True):
    """A line that opens a page: its name, its note next to it or below, its value, and an arrow."""

    item: Item

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        item, pixels = self.item, look.pixels("body")
        value, note = printed(item.value), printed(item.note)
        inner = width - look.s(26)
        free = inner - (look.width_of(value, "bold", "body") + look.s(16) if value else 0)
        metered = item.meter is not None and _meter_fits(look, width)
        if metered:
            # The numbers of the bar's scale reach a little to its left.
            free = min(free, inner - look.s(_VALUE + _METER + 24))
        names = surfaces.wrap(printed(item.name), "text", pixels, free)
        notes = surfaces.wrap(note, "text", pixels, free if metered else inner) if note else ()
        taken = look.width_of(names[-1], "text", "body") + look.s(10)
        beside = len(names) == 1 and taken + look.width_of(note, "text", "body") <= free
        high = (len(names) + (0 if beside else len(notes))) * look.line("body")
        if metered:
            high = max(high, look.line("body") + look.line("small"))
        paint = partial(_draw_link, item, names, [note] if beside else notes, beside)
        return FixedBox(high + look.s(_LINK_PADDING), paint).lay(look, at, width, least)


def _meter_fits(look: Look, width: int) -> bool:
    return width >= look.s(_LEAST_METERED) and look.text_percent <= _LARGEST_METERED


_METER, _VALUE, _LEAST_METERED, _LARGEST_METERED = 150, 122, 620, 130
"""Widths in units of a bar, of the value at its right, and of a line with a bar at least; and the
largest text in per cent next to which there is one."""


def _draw_link(
    item: Item,
    names: Sequence[str],
    notes: Sequence[str],
    beside: bool,
    brush: PaintContext,
    rect: pygame.Rect,
) -> None:
    target, look, paper = brush.target, brush.look, brush.look.theme.paper
    y = rect.y + look.s(_LINK_PADDING - 2) // 2
    if item.value:
        at = (rect.right - look.s(26), y)
        value = printed(item.value)
        look.write(target, value, at, "body", face="bold", align="right", on_paper=True)
    if item.meter is not None and _meter_fits(look, rect.w):
        bar = pygame.Rect(rect.right - look.s(26 + _VALUE + _METER), y, look.s(_METER), 0)
        charts.share_bar(brush, bar.x, y + look.line("body") // 2, bar.w, item.meter)
    for line in names:
        end = look.write(target, line, (rect.x, y), "body", on_paper=True)
        y += look.line("body")
    for line in notes:
        at = (end.right + look.s(10), end.y) if beside else (rect.x, y)
        quiet = paper.quiet
        look.write(target, line, at, "body", colour=quiet, on_paper=True)
        y += look.line("body")
    ends = (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1)
    colour = paper.rule
    pygame.draw.line(target, colour, *ends, max(1, look.s(1)))
    k, x, hovered = look.scale, rect.right - look.s(10), brush.cursor.hover == item.ref
    colour, thick = (paper.accent if hovered else paper.ink), 3.4 if hovered else 2
    surfaces.arrow(target, x - 3 * k, (x + 3 * k, rect.centery), 6 * k, thick * k, colour)


def _buttons(view: View) -> list[Item]:
    return [item for item in view.zones[-1].items if item.spot is not ButtonSpot.CORNER]


def _most(look: Look, view: View) -> pygame.Rect:
    width = min(look.width - look.s(80), look.s(900))
    top = header_height(look, view.subtitle)
    return pygame.Rect((look.width - width) // 2, top, width, look.height - top - look.s(40))
