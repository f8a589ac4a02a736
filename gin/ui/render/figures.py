"""Figures of the rules pages, drawn with the player's cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core.figure import (
    Figure,
    FigureCards,
    FigureDie,
    FigureNumber,
    FigurePart,
    FigureTable,
    GroupRole,
)
from gin.core.message import Text
from gin.language.translation import printed
from gin.ui.art import cards, surfaces
from gin.ui.art.die import die
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Colour, mix
from gin.ui.render.boxes import LaidBox, PaintContext, PlacedBox, Point
from gin.ui.render.compositor import clipped
from gin.ui.render.figure_table import MeasuredTable, measured_table
from gin.ui.render.style import Look

_CARD = 78
"""Width of a card in units, at a text size of 100 percent."""
_STEP = 0.5
"""Distance between the cards of a group, in widths of a card."""
_SIDE, _TOP, _BOTTOM = 18, 12, 14
_GAP, _LAID_GAP, _ARROW_GAP = 28, 22, 44
"""Distances between two parts: usual, before cards laid off, and with an arrow."""
_CAPTION = 150
"""Width in units that a caption may take even if its cards are narrower."""
_BRACKET = 8
_EDGE = 6
"""Width of the cards that show below the top of a pile, in units."""


class _Part(Struct, frozen=True):
    """A measured part: the width of its picture, and its captions."""

    part: FigurePart
    card: int
    wide: int
    step: float
    room: int
    words: tuple[str, ...]
    count: tuple[str, ...]
    table: MeasuredTable | None = None

    def high(self, look: Look) -> int:
        if self.table is not None:
            return self.table.high
        lines = len(self.words) + len(self.count)
        return _picture_height(look, self.card) + lines * look.line("label")


class _PartPainter(Struct, frozen=True):
    """Painter of a part, with an arrow before it if there is one."""

    one: _Part
    arrow: bool

    def __call__(self, brush: PaintContext, rect: pygame.Rect) -> None:
        _draw(self.one, self.arrow, brush, rect)


def drawings(look: Look, pieces: Sequence[PlacedBox]) -> Iterator[Callable[[], object]]:
    """Yield functions that draw the cards of the figures among these pieces into the cache."""
    seen = set[tuple[str, int]]()
    for piece in pieces:
        if isinstance(piece.paint, _PartPainter) and isinstance(piece.paint.one.part, FigureCards):
            width = piece.paint.one.card
            for card in piece.paint.one.part.cards:
                if (card.code, width) not in seen:
                    seen.add((card.code, width))
                    yield partial(cards.face, card.code, width, look.deck)


class FigureBox(Struct, frozen=True):
    """A figure on a tinted panel: its title, and its parts in as many rows as needed."""

    figure: Figure

    def lay(self, look: Look, at: Point, width: int, least: int = 0) -> LaidBox:
        del least
        inner = width - 2 * look.s(_SIDE)
        rows = _rows(look, self.figure.parts, inner)
        y = at[1] + look.s(_TOP)
        title = printed(self.figure.title)
        pieces = []
        for line in surfaces.wrap(title, "bold", look.pixels("label"), inner):
            place = pygame.Rect(at[0] + look.s(_SIDE), y, inner, look.line("label"))
            pieces.append(PlacedBox(place, partial(_draw_title, line)))
            y += look.line("label")
        y += look.s(8)
        for number, row in enumerate(rows):
            if number:
                y += look.s(16)
            gaps = sum(_gap(look, one.part) for one in row[1:])
            left = at[0] + (width - gaps - sum(one.room for one in row)) // 2
            for column, one in enumerate(row):
                left += _gap(look, one.part) if column else 0
                rect = pygame.Rect(left, y, one.room, one.high(look))
                arrow = bool(column) and _has_arrow(one.part)
                pieces.append(PlacedBox(rect, _PartPainter(one, arrow)))
                left += one.room
            y += max(one.high(look) for one in row)
        panel = pygame.Rect(at, (width, y + look.s(_BOTTOM) - at[1]))
        return LaidBox(
            pygame.Rect(at, (width, panel.h + look.s(14))),
            (PlacedBox(panel, _draw_panel), *pieces),
        )


def _rows(look: Look, parts: Sequence[FigurePart], inner: int) -> list[list[_Part]]:
    """Return the parts in one row of smaller cards if that is enough, else in several rows."""
    whole = _card_width(look)
    for share in (1.0, 0.92, 0.84):
        shown = [_measured(look, part, inner, round(whole * share)) for part in parts]
        found = _wrapped(look, shown, inner)
        if len(found) == 1:
            return found
    shown = [_measured(look, part, inner, whole) for part in parts]
    return _wrapped(look, shown, inner, several=True)


def _wrapped(
    look: Look, parts: Sequence[_Part], inner: int, *, several: bool = False
) -> list[list[_Part]]:
    """Return the parts in rows; in `several` rows, some parts always begin one."""
    rows: list[list[_Part]] = [[]]
    taken = 0
    for place, one in enumerate(parts):
        gap = _gap(look, one.part) if rows[-1] else 0
        wide = gap + one.room
        following = parts[place + 1] if place + 1 < len(parts) else None
        if following is not None and _is_laid(following.part):
            wide += _gap(look, following.part) + following.room
        begins = several and isinstance(one.part, FigureCards) and one.part.begins
        if rows[-1] and (begins or taken + wide > inner) and not _is_laid(one.part):
            rows.append([])
            taken = gap = 0
        rows[-1].append(one)
        taken += gap + one.room
    return rows


def _card_width(look: Look) -> int:
    return round(look.s(_CARD) * (1 + max(0, look.text_percent - 100) / 200))


def _is_laid(part: FigurePart) -> bool:
    return isinstance(part, FigureCards) and part.role is GroupRole.LAID


def _has_arrow(part: FigurePart) -> bool:
    return part.arrow or _is_laid(part)


def _gap(look: Look, part: FigurePart) -> int:
    return look.s(_LAID_GAP if _is_laid(part) else _ARROW_GAP if part.arrow else _GAP)


def _picture_height(look: Look, card: int) -> int:
    return round(card * cards.ASPECT) + look.s(_BRACKET + 8)


def _measured(look: Look, part: FigurePart, inner: int, card: int) -> _Part:
    """Return the size of a part with cards of this width in pixels, at most `inner` wide."""
    step = card * _STEP
    count: Text | None = None
    match part:
        case FigureTable():
            table = measured_table(look, part, inner)
            return _Part(part, card, table.wide, 0, table.wide, (), (), table)
        case FigureCards(cards=shown, backs=backs, caption=caption, count=count):
            many = max(1, len(shown) or min(1, backs))
            step = min(step, (inner - card) / max(1, many - 1))
            wide = round(card + (many - 1) * step)
            if any(_edges(look, part)):
                wide += look.s(_EDGE)
        case FigureNumber(value=value, caption=caption, count=count):
            wide = look.width_of(str(value), "display", "title")
        case FigureDie(caption=caption):
            wide = card
    most = min(inner, max(wide, round(look.s(_CAPTION) * look.text_percent / 100)))
    pixels = look.pixels("label")
    words = surfaces.balanced(printed(caption), "text", pixels, most) if caption else ()
    sums = surfaces.wrap(printed(count), "bold", pixels, most) if count else ()
    widths = [look.width_of(line, "text", "label") for line in words]
    widths += [look.width_of(line, "bold", "label") for line in sums]
    return _Part(part, card, wide, step, max([wide, *widths]), words, sums)


def _draw_panel(brush: PaintContext, rect: pygame.Rect) -> None:
    look, of = brush.look, brush.look.theme.paper
    if look.theme.plain:
        surfaces.slab(brush.target, rect, look.s(8), of.fill, max(2, look.s(1)), of.ink)
    else:
        fill = _panel(look)
        edge = mix(of.fill, of.edge, 0.7)
        surfaces.slab(brush.target, rect, look.s(8), fill, max(1, look.s(1)), edge)


def _panel(look: Look) -> Colour:
    of = look.theme.paper
    return mix(of.fill, of.edge, 0.28)


def _draw_title(line: str, brush: PaintContext, rect: pygame.Rect) -> None:
    colour = brush.look.theme.paper.quiet
    brush.look.write(
        brush.target, line, rect.midtop, "label", face="bold", colour=colour, align="centre",
        on_paper=True,
    )  # fmt: skip


def _draw(one: _Part, arrow: bool, brush: PaintContext, rect: pygame.Rect) -> None:
    look, part = brush.look, one.part
    high = round(one.card * cards.ASPECT)
    if arrow:
        _draw_arrow(brush, rect, high, back=_is_laid(part), gap=_gap(look, part))
    if one.table is not None:
        one.table.draw(brush, rect)
        return
    picture = pygame.Rect(rect.centerx - one.wide // 2, rect.y, one.wide, high)
    match part:
        case FigureCards():
            _draw_cards(one, part, brush, picture)
        case FigureNumber(value=value):
            look.write(
                brush.target, str(value).replace("-", "−"), picture.center, "title",
                face="display", colour=look.theme.paper.accent, align="centre", middle=True,
                on_paper=True,
            )  # fmt: skip
        case FigureDie(value=value):
            left, right = {1: (2, 3), 3: (1, 2)}.get(value, (1, 2))
            image = die(one.card, value, left, right)
            brush.target.blit(image, image.get_rect(center=picture.center))
    y = rect.y + _picture_height(look, one.card)
    for face, lines in (("text", one.words), ("bold", one.count)):
        for line in lines:
            quiet = look.theme.paper.ink if face == "bold" else look.theme.paper.quiet
            look.write(
                brush.target, line, (rect.centerx, y), "label", face=face, colour=quiet,
                align="centre", on_paper=True,
            )  # fmt: skip
            y += look.line("label")


def _draw_arrow(brush: PaintContext, rect: pygame.Rect, high: int, *, back: bool, gap: int) -> None:
    look, k = brush.look, brush.look.scale
    x, y, half = rect.x - gap / 2, rect.y + high / 2, 7 * k
    tail, tip = (x + 3.5 * k, x - 3.5 * k) if back else (x - 3.5 * k, x + 3.5 * k)
    colour = look.theme.paper.accent
    surfaces.arrow(brush.target, tail, (tip, y), half, max(1.6, 2.6 * k), colour)


def _draw_cards(one: _Part, part: FigureCards, brush: PaintContext, picture: pygame.Rect) -> None:
    look, faint = brush.look, part.role is GroupRole.NO_MELD
    if not look.theme.plain and not faint:
        radius = round(one.card * cards.RADIUS / 100)
        surfaces.cast(brush.target, picture, radius, 0.0, look.scale, solid=True)
    for under in _edges(look, part):
        _draw_card(brush, picture.move(under), one.card, "", lying=True)
    codes = [card.code for card in part.cards] or [""]
    for place, code in enumerate(codes):
        x = round(place * one.step)
        if place and not look.theme.plain and not faint:
            _draw_shade(brush, picture.move(x, 0), one.card)
        _draw_card(brush, picture.move(x, 0), one.card, code, faint=faint)
    if part.role is GroupRole.MELD:
        _draw_bracket(brush, picture)
    elif faint:
        _draw_cross(brush, picture)


def _draw_shade(brush: PaintContext, at: pygame.Rect, width: int) -> None:
    """Draw the narrow shadow that a card casts on the card at its left."""
    look = brush.look
    size = (width, round(width * cards.ASPECT))
    blur = max(1, look.s(2))
    soft = surfaces.shadow(size, round(width * cards.RADIUS / 100), blur, 120)
    place = soft.get_rect(center=pygame.Rect(at.topleft, size).center).move(-blur // 2, 0)
    with clipped(brush.target, pygame.Rect(at.x - 3 * blur, at.y + 1, width, size[1] - 2)):
        brush.target.blit(soft, place)


def _edges(look: Look, part: FigureCards) -> Iterator[tuple[int, int]]:
    """Yield the offsets of the cards below the top of a pile."""
    if part.role in (GroupRole.STOCK, GroupRole.PILE) and part.backs:
        yield from ((look.s(_EDGE), look.s(4)), (look.s(_EDGE / 2), look.s(2)))


def _draw_card(
    brush: PaintContext, at: pygame.Rect, width: int, code: str, *, faint: bool = False,
    lying: bool = False,
) -> None:  # fmt: skip
    look = brush.look
    rect = pygame.Rect(at.topleft, (width, round(width * cards.ASPECT)))
    radius = round(width * cards.RADIUS / 100)
    if lying:
        edge = look.deck.edge
        surfaces.slab(brush.target, rect, radius, look.deck.paper, 1, edge)
        return
    if not code:
        image = cards.back(look.back, width, look.deck)
    elif faint and not look.theme.plain:
        image = _faint(code, width, look)
    else:
        image = cards.face(code, width, look.deck)
    brush.target.blit(image, rect)


@cached
def _faded(image: pygame.Surface, over: Colour) -> pygame.Surface:
    """Mix a card with the colour of the panel; it stays opaque, so that cards can overlap."""
    pale = image.copy()
    pale.fill((110, 110, 110), special_flags=pygame.BLEND_RGB_MULT)
    rest = tuple(part * 145 // 255 for part in over[:3])
    pale.fill(rest, special_flags=pygame.BLEND_RGB_ADD)
    return pale


def _faint(code: str, width: int, look: Look) -> pygame.Surface:
    return _faded(cards.face(code, width, look.deck), _panel(look))


def _draw_bracket(brush: PaintContext, picture: pygame.Rect) -> None:
    look = brush.look
    x1, x2 = picture.x + look.s(4), picture.right - look.s(4)
    y, rise = picture.bottom + look.s(_BRACKET), look.s(5)
    ends = [(x1, y - rise), (x1, y), (x2, y), (x2, y - rise)]
    theme = look.theme
    colour = theme.paper.ink if theme.plain else theme.brass_dark
    surfaces.curve(brush.target, ends, max(1.4, 1.8 * look.scale), colour)


def _draw_cross(brush: PaintContext, picture: pygame.Rect) -> None:
    look, half = brush.look, brush.look.s(5)
    x, y = picture.centerx, picture.bottom + look.s(_BRACKET) - half // 2
    width, colour = max(1.6, 2.4 * look.scale), look.theme.paper.accent
    for sign in (-1, 1):
        surfaces.curve(
            brush.target, [(x - half, y - sign * half), (x + half, y + sign * half)], width, colour
        )
