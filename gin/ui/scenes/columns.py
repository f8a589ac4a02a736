"""A sheet with several pairs of columns: three games, or a pair for each suit."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from gin.present.view import Columns, SheetView, Tone
from gin.ui.art import surfaces
from gin.ui.art import theme as T
from gin.ui.art.cards import suit_image
from gin.ui.art.vector import Colour, mix
from gin.ui.render import chart, widgets
from gin.ui.render.boxes import Brush
from gin.ui.render.compositor import Part, clipped
from gin.ui.render.geometry import Placement, Slot
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import totals_bar
from gin.ui.scenes.base import header_height
from gin.ui.scenes.paper import PEN, clipped_pad

_TONES = (Tone.YOURS, Tone.THEIRS)
_SMALLEST = 10
"""Below so many pixels what a hand brought is left out, and only what stands there is written."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where paper and bar lie, and on the paper the heads, the rows and each column."""

    paper: pygame.Rect
    bar: pygame.Rect
    heads: pygame.Rect
    rows: pygame.Rect
    columns: tuple[pygame.Rect, ...]
    groups: tuple[pygame.Rect, ...]
    margin: int
    line: int
    """How high a row is."""


def layout(look: Look, shown: SheetView) -> Layout:
    """The sheet over the whole width, the bar below it."""
    side = look.s(40 if look.tall else 72)
    width = look.width - 2 * side
    high = totals_bar.height(look, shown, width)
    bar = pygame.Rect(side, look.height - look.s(30) - high, width, high)
    top = header_height(look) + look.s(14)
    paper = pygame.Rect(side, top, width, bar.y - look.s(18) - top)
    margin = paper.x + look.s(18) + _margin(look, shown)
    inner = paper.right - look.s(4) - margin
    count = len(shown.heads)
    edges = [margin + round(inner * number / count) for number in range(count + 1)]
    suits = any(group.suit for group in shown.groups)
    head = look.s(38 if suits else 14) + look.line("lead") + look.line("label") + look.s(24)
    heads = pygame.Rect(margin, paper.y + look.s(18), inner, head)
    foot = paper.bottom - look.line("body") - look.s(18)
    # So many whole rows, a little higher than they have to be, that nothing is left over.
    free, least = max(look.s(40), foot - heads.bottom), line_height(look)
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
    return Layout(paper, bar, heads, rows, columns, tuple(groups), margin, line)


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


def line_height(look: Look) -> int:
    """How high a row is at least."""
    return max(look.s(40), look.line("lead") + look.s(6))


def place(view: SheetView, look: Look, offset: int) -> Placement:
    """The heads, every row, and the texts of the bar."""
    made = Placement()
    lay = layout(look, view)
    for group, rect in zip(view.groups, lay.groups, strict=True):
        head = pygame.Rect(rect.x, lay.heads.y, rect.w, lay.heads.h)
        made.slots[f"line:group:{group.id}"] = Slot.of(head)
    line = lay.line
    for number, (hand, *_) in enumerate(view.rows):
        y = lay.rows.y + number * line - offset
        made.slots[f"line:hand:{hand}"] = Slot.of(pygame.Rect(lay.rows.x, y, lay.rows.w, line))
    for id, rect in totals_bar.place(look, view, lay.bar).items():
        made.slots[id] = Slot.of(rect)
    made.viewport = lay.rows
    made.content = len(view.rows) * line
    return made


def paint(
    target: pygame.Surface,
    view: SheetView,
    look: Look,
    made: Placement,
    cursor: Cursor,
    offset: int,
) -> None:
    """The paper with its columns, and the bar."""
    lay = layout(look, view)
    chosen = cursor.focus if cursor.keyboard else cursor.hover
    clipped_pad(target, look, lay.paper)
    for group, rect in zip(view.groups, lay.groups, strict=True):
        if group.closed:
            _wash(target, look, rect, lay)
    _ruling(target, look, lay, offset)
    _heads(target, look, view, lay, chosen)
    with clipped(target, lay.rows):
        _rows(target, look, view, lay, made, view.rows[:-1])
        if chosen.startswith("line:hand:"):
            chart.ring(Brush(target, look), made.slots[chosen].rect.inflate(-look.s(8), -2))
    for group, rect in zip(view.groups, lay.groups, strict=True):
        if group.closed:
            _closed(target, look, group, rect, lay)
    widgets.scroll_bar(target, look, lay.rows.move(look.s(14), 0), made.content, offset)
    totals_bar.paint(target, look, view, lay.bar, cursor)


def _wash(target: pygame.Surface, look: Look, rect: pygame.Rect, lay: Layout) -> None:
    """Closed columns are a shade darker; in contrast themes their label says it alone."""
    if look.theme.plain:
        return
    area = pygame.Rect(rect.x + 2, lay.heads.y, rect.w - 4, lay.paper.bottom - 3 - lay.heads.y)
    shade = pygame.Surface(area.size, pygame.SRCALPHA)
    shade.fill((214, 190, 140, 62))
    target.blit(shade, area)


def _ruling(target: pygame.Surface, look: Look, lay: Layout, offset: int) -> None:
    """The rows' rules, a line between the players, a double one between the groups."""
    rule, line = chart.rule(look), lay.line
    left, right = lay.paper.x + 1, lay.paper.right - 2
    moved = lay.rows.y - offset % line
    for y in (lay.rows.y, *range(moved + line, lay.rows.bottom, line), lay.rows.bottom):
        pygame.draw.line(target, rule, (left, y), (right, y))
    soft = rule if look.theme.plain else mix(rule, T.PAPER_INK, 0.25)
    margin = (0, 0, 0) if look.theme.plain else T.PAPER_MARGIN
    starts = {rect.x for rect in lay.groups}
    names = lay.heads.bottom - look.line("label") - look.s(10)
    for column in lay.columns:
        if column.x in starts:
            for x in (column.x - look.s(2), column.x + look.s(2)):
                pygame.draw.line(target, margin, (x, lay.heads.y), (x, lay.paper.bottom - 2))
        else:
            pygame.draw.line(target, soft, (column.x, names), (column.x, lay.paper.bottom - 2))


def _heads(target: pygame.Surface, look: Look, view: SheetView, lay: Layout, chosen: str) -> None:
    """What each group stands for, and the players' names below it."""
    names = lay.heads.bottom - look.line("label") // 2 - look.s(6)
    for group, rect in zip(view.groups, lay.groups, strict=True):
        ink = _ink(look, group)
        y = lay.heads.y + look.s(12)
        if group.suit:
            image = suit_image(group.suit, look.s(34), ink)
            target.blit(image, image.get_rect(midtop=(rect.centerx, y - look.s(6))))
            y += look.s(30)
        at = (rect.centerx, y + look.line("lead") // 2)
        chart.write(
            Brush(target, look), group.head, at, "lead", face="display", colour=ink, align="centre",
            width=rect.w - look.s(8),
        )  # fmt: skip
        if chosen == f"line:group:{group.id}":
            around = pygame.Rect(rect.x, lay.heads.y, rect.w, lay.heads.h)
            chart.ring(Brush(target, look), around.inflate(-look.s(8), -look.s(4)))
    for (name, seat), column in zip(_players(view), lay.columns, strict=True):
        chart.write(
            Brush(target, look), name, (column.centerx, names), "label", face="bold",
            colour=chart.pen(look, _TONES[seat]), align="centre", width=column.w - look.s(6),
        )  # fmt: skip
    if not _tells_how(look, view):
        return
    at = (lay.paper.x + look.s(18), names)
    width = lay.margin - at[0] - look.s(6)
    chart.write(Brush(target, look), view.first, at, "label", colour=chart.quiet(look), width=width)


def _ink(look: Look, group: Columns) -> Colour:
    if not group.suit or look.theme.plain:
        return chart.ink(look)
    return surfaces.suit_colour(group.suit, on_dark=False, four_colour=look.deck.four_colour)


def _players(view: SheetView) -> Iterator[tuple[str, int]]:
    names = iter(view.heads)
    for group in view.groups:
        for seat in group.seats:
            yield next(names), seat


def last(view: SheetView, look: Look, made: Placement, share: float) -> Part:
    """The last hand, written from left to right: the part of it that is written so far."""
    lay = layout(look, view)
    written = pygame.Rect(lay.rows.x, lay.rows.y, round(lay.rows.w * share), lay.rows.h)
    return Part.of(written, _rows, look, view, lay, made, view.rows[-1:])


def _rows(
    target: pygame.Surface,
    look: Look,
    view: SheetView,
    lay: Layout,
    made: Placement,
    rows: Sequence[tuple[int, str, tuple[int, ...], tuple[int, ...]]],
) -> None:
    """Hands with their number, how they ended, and what they wrote in which columns."""
    sizes = _sizes(look, view, lay)
    ends = {
        (group.closed_at, index): group.closed_by
        for index, group in enumerate(view.groups)
        if group.closed_by is not None
    }
    places = [(index, seat) for index, group in enumerate(view.groups) for seat in group.seats]
    for hand, how, points, running in rows:
        rect = made.slots[f"line:hand:{hand}"].rect
        if not rect.colliderect(lay.rows):
            continue
        _hand(target, look, view, lay, rect, hand, how)
        for column, gain, total, (index, seat) in zip(
            lay.columns, points, running, places, strict=True
        ):
            if gain:
                won = ends.get((hand, index)) == seat
                _cell(target, look, column, rect, (gain, total), sizes, won)


def _hand(
    target: pygame.Surface,
    look: Look,
    view: SheetView,
    lay: Layout,
    rect: pygame.Rect,
    hand: int,
    how: str,
) -> None:
    number = look.width_of(str(len(view.rows)), "text", "label")
    x = lay.paper.x + look.s(18) + number
    quiet = chart.quiet(look)
    chart.write(
        Brush(target, look), str(hand), (x, rect.centery), "label", colour=quiet, align="right"
    )
    if _tells_how(look, view):
        at = (x + look.s(14), rect.centery)
        width = lay.margin - at[0] - look.s(4)
        chart.write(Brush(target, look), how, at, "label", face="italic", colour=quiet, width=width)


def _cell(
    target: pygame.Surface,
    look: Look,
    column: pygame.Rect,
    rect: pygame.Rect,
    numbers: tuple[int, int],
    sizes: tuple[int, int],
    won: bool,
) -> None:
    """What a hand brought, small, and what stands there now; what closed the column in colour."""
    plain = look.theme.plain
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


def _sizes(look: Look, view: SheetView, lay: Layout) -> tuple[int, int]:
    """The lettering of gains and totals, as large as the narrowest column allows."""
    wide = min(column.w for column in lay.columns) * 0.86 - look.s(10)
    total = max((max(running) for *_, running in view.rows), default=0)
    gain = max((max(points) for _, _, points, _ in view.rows), default=0)
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


def _closed(
    target: pygame.Surface, look: Look, group: Columns, rect: pygame.Rect, lay: Layout
) -> None:
    """A label at the foot of closed columns: who closed them."""
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
