"""A sheet with several pairs of columns: three games, or a pair for each suit."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from gin.present.paper_view import Columns, SheetView, Tone
from gin.present.refs import Line, LineRef
from gin.ui.art import surfaces
from gin.ui.art import theme as T
from gin.ui.art.cards import suit_image
from gin.ui.art.vector import Colour, mix
from gin.ui.render import chart
from gin.ui.render.boxes import Brush, Page, Piece
from gin.ui.render.style import Look
from gin.ui.scenes.base import header_height
from gin.ui.scenes.paper import PEN, clipped_pad
from gin.ui.scenes.totals_bar import TotalsBar

_Row = tuple[int, str, tuple[int, ...], tuple[int, ...]]
_TONES = (Tone.YOURS, Tone.THEIRS)
_SMALLEST = 10
"""Below so many pixels what a hand brought is left out, and only what stands there is written."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """What lies where on the paper: the heads, the rows, and each column."""

    shown: SheetView
    paper: pygame.Rect
    heads: pygame.Rect
    rows: pygame.Rect
    columns: tuple[pygame.Rect, ...]
    groups: tuple[pygame.Rect, ...]
    margin: int
    line: int
    """How high a row is."""


def lay(shown: SheetView, look: Look, under: Sequence[Piece]) -> Page:
    """The sheet over the whole width and the bar below it; `under` lies beside them."""
    side = look.s(40 if look.tall else 72)
    bar = TotalsBar(shown).lay(look, (side, 0), look.width - 2 * side)
    bar = bar.moved(0, look.height - look.s(30) - bar.rect.h)
    top = header_height(look) + look.s(14)
    made = _layout(look, shown, pygame.Rect(side, top, bar.rect.w, bar.rect.y - look.s(18) - top))
    groups = list(zip(shown.groups, made.groups, strict=True))
    pieces = [*under, Piece(made.paper, clipped_pad)]
    pieces += [Piece(rect, _wash) for group, rect in groups if group.closed]
    pieces.append(Piece(made.paper, partial(_ruling, made)))
    for group, rect in groups:
        ref, head = LineRef(Line.GROUP, group.id), rect.copy()
        head.h = made.heads.h
        mark = chart.ringed(ref, -look.s(8), -look.s(4), hovered=True)
        pieces.append(Piece(head, partial(_head, group), ref, mark))
    pieces.append(Piece(made.heads, partial(_names, made)))
    rows, later, sizes = list[Piece](), list[Piece](), _sizes(look, made)
    for number, row in enumerate(shown.rows):
        y = made.rows.y + number * made.line
        ref = LineRef(Line.HAND, row[0])
        rect = pygame.Rect(made.rows.x, y, made.rows.w, made.line)
        mark = chart.ringed(ref, -look.s(8), -2, hovered=True)
        written = Piece(rect, partial(_hand, made, row, sizes), ref)
        last = number == len(shown.rows) - 1
        rows.append(Piece(rect, None if last else written.paint, ref, mark))
        if last:
            later.append(written)
    closed = [Piece(rect, partial(_closed, made, group)) for group, rect in groups if group.closed]
    return Page(
        made.rows, len(rows) * made.line, tuple(pieces), tuple(rows),
        (*closed, *bar.pieces), tuple(later), seen=made.rows, bar=look.s(14),
    )  # fmt: skip


def _layout(look: Look, shown: SheetView, paper: pygame.Rect) -> _Layout:
    margin = paper.x + look.s(18) + _margin(look, shown)
    inner = paper.right - look.s(4) - margin
    count = len(shown.heads)
    edges = [margin + round(inner * number / count) for number in range(count + 1)]
    suits = any(group.suit for group in shown.groups)
    head = look.s(38 if suits else 14) + look.line("lead") + look.line("label") + look.s(24)
    heads = pygame.Rect(margin, paper.y + look.s(18), inner, head)
    foot = paper.bottom - look.line("body") - look.s(18)
    # So many whole rows, a little higher than they have to be, that nothing is left over.
    free = max(look.s(40), foot - heads.bottom)
    least = max(look.s(40), look.line("lead") + look.s(6))
    line = max(least, free // max(1, free // least))
    rows = pygame.Rect(paper.x, heads.bottom, paper.w, max(1, free // line) * line)
    columns = tuple(
        pygame.Rect(left, heads.y, right - left, paper.bottom - heads.y)
        for left, right in itertools.pairwise(edges)
    )
    groups, first = [], 0
    for group in shown.groups:
        parts = columns[first : first + len(group.seats)]
        groups.append(parts[0].unionall(list(parts[1:])))
        first += len(group.seats)
    return _Layout(shown, paper, heads, rows, columns, tuple(groups), margin, line)


def _margin(look: Look, shown: SheetView) -> int:
    """How wide the column of hands is: with how they ended if that leaves room, else numbers."""
    number = look.width_of(str(len(shown.rows) or 1), "text", "label") + look.s(14)
    return number + (_how_width(look, shown) if _tells_how(look, shown) else look.s(4))


def _how_width(look: Look, shown: SheetView) -> int:
    widest = max((look.width_of(how, "italic", "label") for _, how, _, _ in shown.rows), default=0)
    return max(widest, look.s(60)) + look.s(14)


def _tells_how(look: Look, shown: SheetView) -> bool:
    free = look.width - look.s(240) - _how_width(look, shown)
    return free / len(shown.heads) >= look.s(96) * look.text_percent / 100


def _wash(brush: Brush, rect: pygame.Rect) -> None:
    """Closed columns are a shade darker; in contrast themes their label says it alone."""
    if brush.look.theme.plain:
        return
    area = pygame.Rect(rect.x + 2, rect.y, rect.w - 4, rect.h - 3)
    shade = pygame.Surface(area.size, pygame.SRCALPHA)
    shade.fill((214, 190, 140, 62))
    brush.target.blit(shade, area)


def _ruling(lay: _Layout, brush: Brush, rect: pygame.Rect) -> None:
    """The rows' rules, a line between the players, a double one between the groups."""
    look, draw = brush.look, partial(pygame.draw.line, brush.target)
    rule, line = chart.rule(look), lay.line
    left, right, foot = rect.x + 1, rect.right - 2, rect.bottom - 2
    moved = lay.rows.y - brush.offset % line
    for y in (lay.rows.y, *range(moved + line, lay.rows.bottom, line), lay.rows.bottom):
        draw(rule, (left, y), (right, y))
    soft = rule if look.theme.plain else mix(rule, T.PAPER_INK, 0.25)
    margin = (0, 0, 0) if look.theme.plain else T.PAPER_MARGIN
    starts = {group.x for group in lay.groups}
    names = lay.heads.bottom - look.line("label") - look.s(10)
    for column in lay.columns:
        if column.x in starts:
            for x in (column.x - look.s(2), column.x + look.s(2)):
                draw(margin, (x, lay.heads.y), (x, foot))
        else:
            draw(soft, (column.x, names), (column.x, foot))


def _head(group: Columns, brush: Brush, rect: pygame.Rect) -> None:
    """What a group stands for."""
    look, ink, y = brush.look, _ink(brush.look, group), rect.y + brush.look.s(12)
    if group.suit:
        image = suit_image(group.suit, look.s(34), ink)
        brush.target.blit(image, image.get_rect(midtop=(rect.centerx, y - look.s(6))))
        y += look.s(30)
    at = (rect.centerx, y + look.line("lead") // 2)
    chart.write(
        brush, group.head, at, "lead", face="display", colour=ink, align="centre",
        width=rect.w - look.s(8),
    )  # fmt: skip


def _names(lay: _Layout, brush: Brush, rect: pygame.Rect) -> None:
    """The players' names below the heads."""
    look, shown = brush.look, lay.shown
    y = rect.bottom - look.line("label") // 2 - look.s(6)
    seats = [seat for group in shown.groups for seat in group.seats]
    for name, seat, column in zip(shown.heads, seats, lay.columns, strict=True):
        chart.write(
            brush, name, (column.centerx, y), "label", face="bold",
            colour=chart.pen(look, _TONES[seat]), align="centre", width=column.w - look.s(6),
        )  # fmt: skip
    if _tells_how(look, shown):
        x = lay.paper.x + look.s(18)
        width = lay.margin - x - look.s(6)
        chart.write(brush, shown.first, (x, y), "label", colour=chart.quiet(look), width=width)


def _ink(look: Look, group: Columns) -> Colour:
    if not group.suit or look.theme.plain:
        return chart.ink(look)
    return surfaces.suit_colour(group.suit, on_dark=False, four_colour=look.deck.four_colour)


def _hand(lay: _Layout, row: _Row, sizes: tuple[int, int], brush: Brush, rect: pygame.Rect) -> None:
    """A hand with its number, how it ended, and what it wrote in which columns."""
    look, shown, (hand, how, points, running) = brush.look, lay.shown, row
    x = lay.paper.x + look.s(18) + look.width_of(str(len(shown.rows)), "text", "label")
    quiet, y = chart.quiet(look), rect.centery
    chart.write(brush, str(hand), (x, y), "label", colour=quiet, align="right")
    if _tells_how(look, shown):
        x += look.s(14)
        width = lay.margin - x - look.s(4)
        chart.write(brush, how, (x, y), "label", face="italic", colour=quiet, width=width)
    places = [(group, seat) for group in shown.groups for seat in group.seats]
    for column, gain, total, (group, seat) in zip(
        lay.columns, points, running, places, strict=True
    ):
        if gain:
            won = group.closed_at == hand and group.closed_by == seat
            _cell(brush, column, rect, (gain, total), sizes, won)


def _cell(
    brush: Brush, column: pygame.Rect, rect: pygame.Rect, numbers: tuple[int, int],
    sizes: tuple[int, int], won: bool,
) -> None:  # fmt: skip
    """What a hand brought, small, and what stands there now; what closed the column in colour."""
    target, look, plain = brush.target, brush.look, brush.look.theme.plain
    ink: Colour = (0, 0, 0) if plain else T.YOU if won else PEN
    gain, total = numbers
    right = column.right - round(column.w * 0.14)
    size = sizes[1]
    end = surfaces.write(
        target, str(total), (right, rect.centery), "italic", size, ink, "right", on_dark=False,
        middle=True,
    )  # fmt: skip
    if sizes[0]:
        surfaces.write(
            target, f"+{gain}", (end.left - look.s(7), rect.centery + look.s(2)), "text",
            sizes[0], chart.quiet(look), "right", on_dark=False, middle=True,
        )  # fmt: skip
    if won:
        for down in (0, max(3, look.s(3))):
            y = min(rect.bottom - 3, rect.centery + size // 2 + look.s(3)) + down - look.s(2)
            pygame.draw.line(target, ink, (end.left - look.s(4), y), (right + look.s(2), y))


def _sizes(look: Look, lay: _Layout) -> tuple[int, int]:
    """The lettering of gains and totals, as large as the narrowest column allows."""
    wide = min(column.w for column in lay.columns) * 0.86 - look.s(10)
    total = max((max(running) for *_, running in lay.shown.rows), default=0)
    gain = max((max(points) for _, _, points, _ in lay.shown.rows), default=0)
    large = min(look.pixels("lead"), round(lay.line * 0.62))
    while large > _SMALLEST:
        small = round(large * 0.68)
        taken = T.font("italic", large).size(str(total))[0] + look.s(7)
        if small >= _SMALLEST and taken + T.font("text", small).size(f"+{gain}")[0] <= wide:
            return small, large
        large -= 1
    large = min(look.pixels("lead"), round(lay.line * 0.62))
    while large > 8 and T.font("italic", large).size(str(total))[0] > wide:
        large -= 1
    return 0, large


def _closed(lay: _Layout, group: Columns, brush: Brush, rect: pygame.Rect) -> None:
    """A label at the foot of closed columns: who closed them."""
    target, look = brush.target, brush.look
    pixels = look.pixels("label")
    text = group.closed
    while pixels > 9 and T.font("italic", pixels).size(text)[0] > rect.w - look.s(22):
        pixels -= 1
    wide = min(T.font("italic", pixels).size(text)[0] + look.s(22), rect.w - 2)
    label = pygame.Rect(0, 0, wide, look.line("label") + look.s(4))
    label.center = (rect.centerx, (lay.rows.bottom + lay.paper.bottom) // 2)
    edge = (0, 0, 0) if look.theme.plain else T.PAPER_MARGIN
    fill = chart.paper(look)
    target.blit(surfaces.rounded(label.size, label.h // 2, fill, max(1, look.s(1)), edge), label)
    surfaces.write(
        target, text, label.center, "italic", pixels, chart.quiet(look), "centre", on_dark=False,
        middle=True,
    )  # fmt: skip
