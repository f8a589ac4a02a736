"""Rows of a reviewed hand: a move with its cards and its reason, or a fold of several moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core import message
from gin.core.cards import Card
from gin.core.message import Message
from gin.interface.refs import ItemRef
from gin.interface.review import FoldRow, MoveRow
from gin.language.translation import printed
from gin.messages import review as messages
from gin.ui.art import marks, surfaces
from gin.ui.render import charts
from gin.ui.render.boxes import Box, FixedBox, LaidBox, PaintContext, PlacedBox
from gin.ui.render.small_card import size_of, small_card
from gin.ui.render.style import Look
from gin.ui.scenes.paper_slip import focus_bar

_MOST_PLAYED = 3
"""Maximum number of cards drawn in one place of a row."""


class Slots(Struct, frozen=True):
    """Positions of the cards in rows: the left edges of the three places, and their right end."""

    size: tuple[int, int]
    starts: tuple[int, int, int]
    end: int


def _cards(row: MoveRow) -> tuple[Sequence[Card], ...]:
    """Return the cards of a row's three places: drawn (or not taken), played, and better."""
    came = row.drawn or row.left
    return () if came is None else (came,), row.played[:_MOST_PLAYED], row.better[:_MOST_PLAYED]


def headings(moves: Sequence[MoveRow]) -> tuple[Message, ...]:
    """Return the headings of the three places; a card passed on was not drawn."""
    passed = any(row.left is not None for row in moves)
    return messages.NEW_CARD if passed else messages.DRAWN, messages.PLAYED, messages.INSTEAD


def slots_of(look: Look, rows: Sequence[MoveRow | FoldRow]) -> Slots:
    """Return the positions of the rows' cards, wide enough for every row."""
    wide, high = size_of(look)
    moves = [row for row in rows if isinstance(row, MoveRow)]
    starts, x = [], 0
    for place, name in enumerate(headings(moves)):
        starts.append(x)
        count = max((len(_cards(row)[place]) for row in moves), default=0)
        if count:
            cards = wide + (count - 1) * round(wide * 0.62)
            x += max(cards, look.width_of(printed(name), "text", "small")) + look.s(12)
    return Slots((wide, high), (starts[0], starts[1], starts[2]), x)


def _number_width(look: Look, rows: int = 99) -> int:
    return look.width_of(str(rows), "bold", "body") + look.s(10)


def _sign_size(look: Look) -> int:
    return round(look.pixels("body") * 1.15)


def _lead(look: Look) -> int:
    return _number_width(look) + _sign_size(look) + look.s(14)


class Heads(Struct, frozen=True):
    """Headings of the cards' places, above the first row."""

    rows: Sequence[MoveRow | FoldRow]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        paint = partial(self._paint, slots_of(look, self.rows))
        return FixedBox(look.line("small") + look.s(6), paint).lay(look, at, width, least)

    def _paint(self, slots: Slots, brush: PaintContext, rect: pygame.Rect) -> None:
        look = brush.look
        x, y = rect.x + _lead(look), rect.y + look.line("small") // 2
        moves = [row for row in self.rows if isinstance(row, MoveRow)]
        for place, (start, name) in enumerate(zip(slots.starts, headings(moves), strict=True)):
            if any(_cards(row)[place] for row in moves):
                at = (x + start, y)
                charts.write(brush, printed(name), at, "small", colour=look.theme.paper.quiet)
        _ruled(brush, rect)


def _ruled(brush: PaintContext, rect: pygame.Rect) -> None:
    ends = (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1)
    pygame.draw.line(brush.target, brush.look.theme.paper.rule, *ends, max(1, brush.look.s(1)))


class MoveBox(Struct, frozen=True):
    """A move: its number and mark, its cards, a description with the reason, and its cost.

    The words are next to the cards, or below them in a narrow row.
    """

    row: MoveRow
    slots: Slots

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        row, lead = self.row, _lead(look)
        verdict = look.width_of(printed(row.verdict), "bold", "label")
        given = look.width_of(printed(row.given), "text", "small")
        right = max(verdict, given) + look.s(28)
        x = lead + self.slots.end + look.s(8)
        stacked = width - x - right < look.s(230) * look.text_percent / 100
        inner = width - look.s(24) if stacked else width - x - right
        did = surfaces.wrap(printed(row.did), "bold", look.pixels("body"), inner)
        # The cost is at the right of the cards or, if there is no room, below them.
        costs = message.ended(row.given) if row.given and x + right > width else message.NOTHING
        turning = message.ended(row.turning) if row.turning else message.NOTHING
        why = _wrapped(look, message.sentences(row.why, turning, costs), inner)
        words = len(did) * look.line("body") + len(why) * look.line("label")
        cards = self.slots.size[1]
        if stacked:
            cards = max(cards, look.line("label") + look.line("small"))
            high = cards + look.s(6) + words + look.s(18)
        else:
            high = max(words, cards, look.line("label") + look.line("small")) + look.s(18)
        rect = pygame.Rect(at, (width, max(high, least)))
        texts = did, why
        paint = partial(self._paint, texts, stacked, 0 if stacked else x, right, not costs)
        mark = partial(focus_bar, row.ref, less=look.s(8))
        return LaidBox(rect, (PlacedBox(rect, paint, row.ref, mark),))

    def _paint(
        self, texts: tuple[Sequence[str], Sequence[str]], stacked: bool, x: int, right: int,
        cost: bool, brush: PaintContext, rect: pygame.Rect,
    ) -> None:  # fmt: skip
        look, row = brush.look, self.row
        did, why = texts
        _tint_hovered(brush, rect, row.ref)
        high = self.slots.size[1]
        words = len(did) * look.line("body") + len(why) * look.line("label")
        if stacked:
            band = max(high, look.line("label") + look.line("small"))
            middle = rect.y + look.s(9) + band // 2
            y = rect.y + look.s(9) + band + look.s(6)
        else:
            middle, y = rect.centery, rect.centery - words // 2
        self._front(brush, rect, middle)
        left = rect.x + x
        for text in did:
            at = (left, y)
            ink = look.theme.paper.ink
            look.write(brush.target, text, at, "body", face="bold", colour=ink, on_paper=True)
            y += look.line("body")
        for text in why:
            colour = look.theme.paper.quiet
            look.write(brush.target, text, (left, y), "label", colour=colour, on_paper=True)
            y += look.line("label")
        self._verdict(brush, rect, middle, right, cost=cost)
        _ruled(brush, rect)

    def _front(self, brush: PaintContext, rect: pygame.Rect, middle: int) -> None:
        look, row, target = brush.look, self.row, brush.target
        at = (rect.x + _number_width(look) - look.s(10), middle)
        charts.write(brush, str(row.number), at, "body", face="bold", align="right")
        x = rect.x + _number_width(look) + look.s(2)
        if row.mark is not None:
            image = marks.sign(row.mark, _sign_size(look), look.theme.paper)
            target.blit(image, image.get_rect(midleft=(x, middle)))
        wide, high = self.slots.size
        for start, cards in zip(self.slots.starts, _cards(row), strict=True):
            for number, card in enumerate(cards):
                faint = card == row.left
                left = rect.x + _lead(look) + start + number * round(wide * 0.62)
                place = pygame.Rect(left, middle - high // 2, wide, high)
                if not faint:
                    plain = look.theme.plain
                    surfaces.cast(target, place, max(3, wide // 8), 0.06, look.scale, plain)
                target.blit(small_card(look, card, self.slots.size, faint=faint), place)

    def _verdict(
        self, brush: PaintContext, rect: pygame.Rect, middle: int, right: int, *, cost: bool
    ) -> None:
        look, row = brush.look, self.row
        paper, x = look.theme.paper, rect.right - look.s(22)
        colour = paper.quiet if row.mark is None else marks.colour_of(row.mark, paper)
        y = middle
        if row.given and cost:
            y -= look.line("small") // 2
            at = (x, y + (look.line("label") + look.line("small")) // 2)
            quiet = look.theme.paper.quiet
            charts.write(brush, printed(row.given), at, "small", colour=quiet, align="right")
        if row.mark is not None:
            word = printed(row.verdict)
            charts.write(
                brush, word, (x, y), "label", face="bold", colour=colour, align="right",
                width=right,
            )  # fmt: skip
        k, hovered = look.scale, brush.cursor.hover == row.ref
        tip = (rect.right - look.s(4), middle)
        shade, thick = (look.theme.paper.ink, 3.2) if hovered else (look.theme.paper.quiet, 2)
        surfaces.arrow(brush.target, tip[0] - 6 * k, tip, 6 * k, thick * k, shade)


def _wrapped(look: Look, text: message.Text, width: int) -> Sequence[str]:
    shown = printed(text)
    return surfaces.wrap(shown, "text", look.pixels("label"), width) if shown else ()


def _tint_hovered(brush: PaintContext, rect: pygame.Rect, ref: ItemRef) -> None:
    if brush.cursor.hover != ref or brush.look.theme.plain:
        return
    shade = pygame.Surface((rect.w, rect.h - 2), pygame.SRCALPHA)
    shade.fill((*brush.look.theme.paper.margin[:3], 30))
    brush.target.blit(shade, rect)


def fold(row: FoldRow, look: Look) -> Box:
    """Return the line that opens and closes a fold."""
    high = look.line("label") + look.s(18)
    return FixedBox(
        high, partial(_folded, row), row.ref, partial(focus_bar, row.ref, less=look.s(8))
    )


def _folded(row: FoldRow, brush: PaintContext, rect: pygame.Rect) -> None:
    look, target = brush.look, brush.target
    _tint_hovered(brush, rect, row.ref)
    quiet, middle, k = look.theme.paper.quiet, rect.centery - 1, look.scale
    note = printed(row.note)
    wide = look.width_of(note, "text", "small") + look.s(30)
    left = rect.x + _number_width(look) + look.s(2)
    x = left + look.s(8)
    if row.opened:
        corners = [(x - 6 * k, middle - 3 * k), (x, middle + 3 * k), (x + 6 * k, middle - 3 * k)]
        surfaces.curve(target, corners, 2 * k, quiet)
    else:
        surfaces.arrow(target, x - 3 * k, (x + 3 * k, middle), 6 * k, 2 * k, quiet)
    at = (rect.x + _lead(look), middle)
    free = rect.right - at[0] - wide
    charts.write(brush, printed(row.text), at, "label", face="italic", colour=quiet, width=free)
    end = (rect.right - look.s(4), middle)
    charts.write(brush, note, end, "small", colour=quiet, align="right")
    _ruled(brush, rect)
