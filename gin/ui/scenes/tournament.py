"""A tournament: its table on one sheet, its rounds on others, and the cup at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.paper import PairView, StandingsView
from gin.interface.pictures import Face, Metal, Mood, TrophyPicture, TrophyShape
from gin.interface.refs import Area, AreaRef, ItemRef
from gin.interface.view import Item, Zone
from gin.language.translation import printed
from gin.ui.art import gilding, laurel, portraits, surfaces
from gin.ui.art.image_cache import cached
from gin.ui.art.trophies import trophy
from gin.ui.art.vector import mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    FixedBox,
    Grid,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
    TextBox,
)
from gin.ui.render.style import Look, fitted
from gin.ui.scenes.lists import ListPainter, ListRoom
from gin.ui.scenes.page_sheets import MARGIN, page_sheet, sheet_line

_PAIR_FACE, _LARGE_FACE = 34, 62
"""Usual and largest size of the portraits next to a match, in units."""
_ROW, _WON = 112, 200
"""Largest height of a match in the first round of a bracket, and size of the cup, in units."""
_FACE = 38
"""Size of a portrait in the table, in units."""
_MORE = 20
"""Most units by which a row of the table grows to fill the page."""
_LEAST_CUP, _MOST_CUP, _BELOW_CUP = 150, 330, 16
"""Sizes of the wreath with the cup, and the gap below it, in units."""
_CHAMPION = 300
"""Height of the cup with its champion above a bracket, in units."""
_CUP = TrophyPicture(TrophyShape.CUP, Metal.GOLD, "S")
_APART, _LEAST_APART = 98, 40
"""Distances of the faces next to the cup, in units."""


class TournamentPainter(ListPainter):
    """Painter with the sheets next to each other, or below each other if space is short."""

    def _page(self, room: ListRoom) -> Page:
        view, look, area = room.view, room.look, room.area
        table, rule = view.zone(AreaRef(Area.STANDINGS)), view.zone(AreaRef(Area.ABOUT))
        champion = view.zone(AreaRef(Area.CHAMPION))
        rounds = [zone for zone in view.zones if _is_round(zone)]
        assert isinstance(view.content, StandingsView)
        pairs = {pair.item: pair for pair in view.content.pairs}
        sheets: list[Box] = [_round_sheet(zone, look, pairs) for zone in rounds]
        if table is not None and rule is not None:
            sheets.insert(0, _table_sheet(table, rule.items[0], view.content, look))
            if champion is None:
                # Higher rows take up to the whole page.
                free = area.h - look.s(20) - sheets[0].lay(look, (0, 0), area.w).rect.h
                more = max(0, min(look.s(_MORE), free // len(view.content.rows)))
                sheets[0] = _table_sheet(table, rule.items[0], view.content, look, more)
        knockout = table is None
        width, gap = area.w - look.s(16), look.s(28 if knockout else 18)
        fitting = width / (
            look.s(370 if table is None else 470) * max(1.0, look.text_percent / 110)
        )
        abreast = len(sheets) if fitting >= len(sheets) else 1
        wide = min(width, look.s(380 * len(sheets) + 400)) if abreast > 1 else width
        left = area.x + (width - wide) // 2
        if champion is not None and table is not None and abreast > 1:
            # A table is high: the cup is next to it.
            column = (wide - gap) // 2
            beside = sheets[0].lay(look, (left + column + gap, area.y), column)
            round_high = Grid(sheets[1:]).lay(look, (0, 0), column).rect.h
            high = max(beside.rect.h, area.h - look.s(20)) - round_high - gap
            hero = _Champion(champion.items, view.content.audience, high)
            laid = Grid([hero, *sheets[1:]], 1, gap, gap).lay(look, (left, area.y), column)
            high = max(laid.rect.h, beside.rect.h)
            rect = pygame.Rect(left, area.y, wide, high)
            beside = beside.moved(0, (high - beside.rect.h) // 2)
            laid = LaidBox(rect, (*laid.pieces, *beside.pieces))
        else:
            if not knockout and champion is None and abreast > 1:
                column = (wide - gap) // 2
                high = sheets[0].lay(look, (0, 0), column).rect.h
                sheets[1:] = [_round_sheet(zone, look, pairs, high) for zone in rounds]
            if knockout and abreast > 1:
                column = (wide - gap * (len(sheets) - 1)) // len(sheets)
                free = area.h - look.s(_CHAMPION) if champion is not None else area.h
                sheets = list(
                    _bracket_sheets(rounds, look, pairs, (column, free), champion is None)
                )
            grid: Box = Grid(sheets, abreast, gap, gap)
            if champion is not None:
                free = area.h - grid.lay(look, (0, 0), wide).rect.h - gap - look.s(20)
                hero = _Champion(champion.items, view.content.audience, free)
                grid = Grid([hero, grid], down=gap)
            laid = grid.lay(look, (left, area.y), wide)
        if laid.rect.h < area.h:
            laid = laid.moved(0, round((area.h - laid.rect.h) * 0.3))
        if abreast > 1:
            laid = LaidBox(laid.rect, (*laid.pieces, *_brackets(laid, pairs, look)))
        content = laid.rect.bottom - area.y + look.s(8)
        return Page(area, content, (), laid.pieces, room.over, side=look.s(20))


def _is_round(zone: Zone) -> bool:
    return isinstance(zone.ref, AreaRef) and zone.ref.area is Area.ROUND


def _framed(boxes: Sequence[Box], look: Look) -> Box:
    return page_sheet(Grid(boxes, down=look.s(4)), look)


def _heading(item: Item, look: Look) -> Box:
    paint = partial(_write_heading, item.name)
    mark = charts.focus_ring_painter(item.ref, look.s(12), look.s(2))
    return FixedBox(look.line("lead") + look.s(8), paint, item.ref, mark)


def _write_heading(name: Text, brush: PaintContext, rect: pygame.Rect) -> None:
    at = rect.x, rect.y + brush.look.line("lead") // 2
    charts.write(brush, printed(name), at, "lead", face="display", width=rect.w)


# The table.


def _table_sheet(zone: Zone, rule: Item, content: StandingsView, look: Look, more: int = 0) -> Box:
    """Return the sheet with the table; its rows are `more` pixels higher than necessary."""
    cells = [content.heads, *(row for _, row in content.rows)]
    head, *lines = zone.items
    items: list[Item | None] = [None, *lines]
    rows = [
        _TableRow(item, row, tuple(cells), more) for item, row in zip(items, cells, strict=True)
    ]
    text = TextBox(rule.name, "small", colour=look.theme.paper.quiet)
    note = sheet_line(rule.ref, text, look)
    return _framed((_heading(head, look), *rows, Spacer(look.s(6)), note), look)


class _TableRow(Struct, frozen=True):
    """A row of the table, or without an item its headings; `all_cells` determine the columns."""

    item: Item | None
    cells: tuple[Text, ...]
    all_cells: tuple[tuple[Text, ...], ...]
    more: int = 0

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        high = look.line("label") + look.s(2)
        if self.item is not None:
            high = max(self._face(look) + look.s(8), look.line("body") + look.s(12) + self.more)
        rect = pygame.Rect(at, (width, max(high, least)))
        ref = self.item.ref if self.item is not None else None
        mark = charts.focus_ring_painter(ref, 0, 0)
        return LaidBox(rect, (PlacedBox(rect, self._paint, ref, mark),))

    def _paint(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, item = brush.look, self.item
        first, *others = self._widths(look)
        left = rect.x + look.s(6) + first
        right = rect.right - look.s(8)
        if item is None:
            self._write(brush, rect, right, others, "small", "text")
            return
        paper = look.theme.paper
        if item.selected:
            fill = mix(paper.fill, paper.ink, 0.1)[:3]
            pygame.draw.rect(brush.target, fill, rect, border_radius=look.s(6))
        face = "bold" if item.selected else "text"
        charts.write(brush, printed(self.cells[0]), (left - look.s(10), rect.centery), "body",
                     face="display", align="right")  # fmt: skip
        room = right - sum(others) - left
        size = self._face(look)
        if item.portrait is not None and room > size + look.s(90):
            image = portraits.portrait(item.portrait, size, item.mood)
            brush.target.blit(image, (left, rect.centery - size // 2))
            left, room = left + size + look.s(10), room - size - look.s(10)
        charts.write(brush, printed(item.name), (left, rect.centery), "body", face=face, width=room)
        self._write(brush, rect, right, others, "body", face)

    def _face(self, look: Look) -> int:
        return look.s(_FACE) + self.more

    def _write(
        self, brush: PaintContext, rect: pygame.Rect, right: int, widths: Sequence[int], step: str,
        face: str,
    ) -> None:  # fmt: skip
        """Write the cells after the place, from the last one to the left."""
        quiet = brush.look.theme.paper.quiet if self.item is None else None
        for cell, wide in zip(reversed(self.cells[1:]), reversed(widths), strict=True):
            charts.write(
                brush, printed(cell), (right, rect.centery), step, face=face, align="right",
                colour=quiet, width=wide,
            )  # fmt: skip
            right -= wide

    def _widths(self, look: Look) -> Iterator[int]:
        head, *rows = self.all_cells
        for column, title in enumerate(head):
            found = [look.width_of(printed(row[column]), "bold", "body") for row in rows]
            if column:
                found.append(look.width_of(printed(title), "text", "small"))
            yield max(found) + look.s(18)


# The rounds.


_Pairs = Mapping[ItemRef, PairView]


def _round_sheet(zone: Zone, look: Look, pairs: _Pairs, high: int = 0) -> Box:
    """Return the matches of a round; higher rows take up to the whole of a sheet this `high`."""
    head, *lines = zone.items
    free = high - look.line("lead") - look.s(8) - 2 * look.s(MARGIN)
    row = max(0, min(look.s(_ROW), free // len(lines) - look.s(4)))
    face = max(look.s(_PAIR_FACE), min(look.s(_LARGE_FACE), row - look.s(22)))
    rows = (_Line(item, pairs.get(item.ref), face, row) for item in lines)
    return _framed((_heading(head, look), *rows), look)


def _bracket_sheets(
    rounds: Sequence[Zone], look: Look, pairs: _Pairs, room: tuple[int, int], cup: bool
) -> Iterator[Box]:
    """Yield the sheets of a bracket, with a `cup` on the last one.

    Each match is half-way between the two whose winners meet in it. `room` is the width of a sheet
    and the height of all.
    """
    first = rounds[0].items[1:]
    chrome = look.line("lead") + look.s(8 + 4) + 2 * look.s(MARGIN) + look.s(28)
    inner = room[0] - 2 * look.s(MARGIN)
    least = max(_Line(one, pairs.get(one.ref)).lay(look, (0, 0), inner).rect.h for one in first)
    step = max(least, min(look.s(_ROW), (room[1] - chrome) // len(first)))
    face = max(look.s(_PAIR_FACE), min(look.s(_LARGE_FACE), step - look.s(22)))
    middles: dict[ItemRef, int] = {}
    for zone in rounds:
        head, *lines = zone.items
        for place, item in enumerate(lines):
            from_ = [middles[ref] for ref in middles if pairs[ref].next == item.ref]
            middles[item.ref] = sum(from_) // len(from_) if from_ else place * step + step // 2
        rows = tuple((_Line(item, pairs.get(item.ref), face), middles[item.ref]) for item in lines)
        last = cup and zone is rounds[-1]
        bracket = _BracketRows(rows, step * len(first), min(step, face + look.s(20)), last)
        yield _framed((_heading(head, look), bracket), look)


class _BracketRows(Struct, frozen=True):
    """The matches of a round with the middle of each, on a sheet this `high`.

    The cup to win stands above the final.
    """

    rows: tuple[tuple[_Line, int], ...]
    high: int
    row: int
    cup: bool

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        pieces = list[PlacedBox]()
        for line, middle in self.rows:
            laid = line.lay(look, at, width, self.row)
            pieces += laid.moved(0, middle - laid.rect.h // 2).pieces
        top = pieces[0].rect.top - at[1]
        size = min(look.s(_WON), top - look.s(12), width)
        if self.cup and size >= look.s(40):
            rect = pygame.Rect(
                at[0] + (width - size) // 2, at[1] + top - size - look.s(6), size, size
            )
            pieces.append(PlacedBox(rect, _cup_to_win))
        return LaidBox(pygame.Rect(at, (width, max(self.high, least))), tuple(pieces))


def _cup_to_win(brush: PaintContext, rect: pygame.Rect) -> None:
    brush.target.blit(trophy(_CUP, rect.w), rect)


def _brackets(laid: LaidBox, pairs: _Pairs, look: Look) -> Iterator[PlacedBox]:
    """Yield lines between the sheets from each match to the winner's next one."""
    rows = {piece.ref: piece.rect for piece in laid.pieces if piece.ref in pairs}
    for ref, start in rows.items():
        onward = pairs[ref].next if ref is not None else None
        if onward in rows and rows[onward].left > start.right:
            end = rows[onward]
            left, right = start.right + look.s(MARGIN), end.left - look.s(MARGIN)
            area = pygame.Rect(left, min(start.centery, end.centery), right - left, 0)
            area.h = abs(start.centery - end.centery)
            paint = partial(_bracket, start.centery - area.y, end.centery - area.y)
            yield PlacedBox(area.inflate(0, look.s(4)), paint)


def _bracket(first: int, last: int, brush: PaintContext, rect: pygame.Rect) -> None:
    theme, top = brush.look.theme, rect.y + brush.look.s(4) // 2
    colour, thick = theme.text if theme.plain else theme.brass, max(2, brush.look.s(2))
    points = [(rect.x, top + first), (rect.centerx, top + first), (rect.centerx, top + last),
              (rect.right - 1, top + last)]  # fmt: skip
    pygame.draw.lines(brush.target, colour, False, points, thick)


@cached
def _loser(face: Face, size: int) -> pygame.Surface:
    """Return a grey and pale portrait."""
    image = pygame.transform.grayscale(portraits.portrait(face, size, Mood.LOSING))
    image.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    return image


class _Line(Struct, frozen=True):
    """A match: its players, and its score or state at the right, or below if space is short."""

    item: Item
    pair: PairView | None = None
    face: int = 0
    least: int = 0
    """Least height in pixels."""

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        rows = 2 if self.item.value and not self._in_one_row(look, width) else 1
        high = max(least, self.least, rows * look.line("body") + look.s(14))
        if self.pair is not None:
            high = max(high, self._size(look) + look.s(12))
        rect = pygame.Rect(at, (width, high))
        mark = charts.focus_ring_painter(self.item.ref, 0, 0)
        return LaidBox(rect, (PlacedBox(rect, partial(self._paint, rows), self.item.ref, mark),))

    def _in_one_row(self, look: Look, width: int) -> bool:
        name = look.width_of(printed(self.item.name), self._face, "body") + self._indent(look)
        return name + look.width_of(printed(self.item.value), "bold", "body") + look.s(36) <= width

    @property
    def _face(self) -> str:
        return "bold" if self.item.selected else "text"

    def _size(self, look: Look) -> int:
        return self.face or look.s(_PAIR_FACE)

    def _indent(self, look: Look) -> int:
        """Return the room for two faces at the left; a single face leaves the other's free."""
        return (
            0
            if self.pair is None or not self.pair.faces
            else 2 * (self._size(look) + look.s(2)) + look.s(8)
        )

    def _paint(self, rows: int, brush: PaintContext, rect: pygame.Rect) -> None:
        look, item, paper = brush.look, self.item, brush.look.theme.paper
        hovered = brush.cursor.state(item.ref) in ("hover", "pressed")
        if item.selected or hovered:
            fill = mix(paper.fill, paper.ink, 0.1)[:3]
            pygame.draw.rect(brush.target, fill, rect, border_radius=look.s(6))
        colour = paper.quiet if item.quiet and not item.selected else paper.ink
        x, line = rect.x + look.s(8), look.line("body")
        if self.pair is not None:
            size = self._size(look)
            for place, face in enumerate(self.pair.faces):
                lost = place and self.pair.over
                image = _loser(face, size) if lost else portraits.portrait(face, size, Mood.CALM)
                brush.target.blit(image, (x + place * (size + look.s(2)), rect.centery - size // 2))
        x += self._indent(look)
        wide = rect.right - look.s(8) - x
        y = rect.centery - (line // 2 if rows == 2 else 0)
        write = partial(charts.write, brush, colour=colour, face=self._face)
        if self.pair is not None and not self.pair.faces and not item.value:
            # The cup above the final is in the middle, too.
            write(printed(item.name), rect.center, "body", align="centre", width=rect.w)
            return
        written = wide
        if item.value and rows == 1:
            written -= look.width_of(printed(item.value), "bold", "body") + look.s(12)
        write(printed(item.name), (x, y), "body", width=written)
        if rows == 2:
            write(printed(item.value), (x, y + line), "body", width=wide)
        else:
            write(printed(item.value), (rect.right - look.s(8), y), "body", align="right")


class _Champion(Struct, frozen=True):
    """The cup in a wreath, the winner's face at its foot, and the others at both sides.

    Below are the sentence and a consolation, if any. All of it is about `high` pixels high.
    """

    items: tuple[Item, ...]
    audience: tuple[tuple[Face, Mood], ...]
    high: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        item, *notes = self.items
        texts = look.line("title") + look.s(_BELOW_CUP) + look.line("lead") * len(notes)
        side = min(max(self.high - texts, look.s(_LEAST_CUP)), look.s(_MOST_CUP), width)
        rect = pygame.Rect(at, (width, side + look.s(_BELOW_CUP) + look.line("title")))
        mark = charts.focus_ring_painter(item.ref, look.s(8), -look.s(4))
        pieces = [PlacedBox(rect, partial(self._paint, side), item.ref, mark)]
        y = rect.bottom
        for note in notes:
            line = pygame.Rect(at[0], y, width, look.line("lead"))
            ring = charts.focus_ring_painter(note.ref, look.s(8), 0)
            pieces.append(PlacedBox(line, partial(_write_note, note.name), note.ref, ring))
            y = line.bottom
        return LaidBox(pygame.Rect(at, (width, y - at[1])), tuple(pieces))

    def _paint(self, side: int, brush: PaintContext, rect: pygame.Rect) -> None:
        look, target, (item, *notes) = brush.look, brush.target, self.items
        yours, plain = not notes, look.theme.plain
        middle = pygame.Rect(rect.centerx - side // 2, rect.y, side, side)
        if not plain:
            if yours:
                light = gilding.burst(round(side * 1.7))
                target.blit(
                    light, light.get_rect(center=middle.center), special_flags=pygame.BLEND_RGB_ADD
                )
            halo = surfaces.glow((side // 2, side // 2), side // 4, side // 5, (255, 206, 120, 110))
            target.blit(halo, halo.get_rect(center=middle.center))
            target.blit(laurel.laurel(side), middle)
        self._faces(brush, rect, middle)
        image = trophy(_CUP, round(side * 0.7))
        target.blit(image, image.get_rect(center=(middle.centerx, middle.y + round(side * 0.42))))
        if item.portrait is not None:
            face = portraits.portrait(item.portrait, round(side * 0.34), item.mood)
            target.blit(face, face.get_rect(midbottom=middle.midbottom))
        text, y = printed(item.name), rect.bottom - look.line("title") // 2
        if yours and not plain:
            pixels = fitted(text, "display", look.pixels("title"), rect.w)[1]
            gold = gilding.lettering(text, pixels, gilding.Metal.GOLD, look.theme)
            target.blit(gold, gold.get_rect(center=(rect.centerx, y)))
        else:
            look.write(
                target, text, (rect.centerx, y), "title", face="display", align="centre",
                middle=True, width=rect.w,
            )  # fmt: skip

    def _faces(self, brush: PaintContext, rect: pygame.Rect, middle: pygame.Rect) -> None:
        """Draw the others at both sides of the cup, the outer ones a little lower and smaller."""
        look, half = brush.look, (len(self.audience) + 1) // 2
        room = middle.x - rect.x - look.s(10)
        step = min(look.s(_APART), round(room / (half + 0.2)))
        if step < look.s(_LEAST_APART):
            return
        for number, (who, mood) in enumerate(self.audience):
            side, place = (-1, number) if number < half else (1, number - half)
            size = round(min(step * 0.86, middle.h * 0.4) * (1 - 0.1 * place))
            edge = middle.left if side < 0 else middle.right
            x = edge + side * round(step * (place + 0.66))
            y = middle.y + round(middle.h * (0.62 + 0.07 * place))
            face = portraits.portrait(who, size, mood)
            brush.target.blit(face, face.get_rect(center=(x, y)))


def _write_note(name: Text, brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    colour = look.theme.text if look.theme.plain else look.theme.quiet
    look.write(
        brush.target, printed(name), rect.center, "lead", face="italic", colour=colour,
        align="centre", middle=True, width=rect.w,
    )  # fmt: skip
