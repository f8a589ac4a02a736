"""A hand looked at again: its line, what it comes to, and its moves with their cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from gin.core import message
from gin.core.cards import Card
from gin.language.telling import printed
from gin.messages import review as messages
from gin.present.refs import ItemRef
from gin.present.review_view import FoldRow, Mark, MoveRow, ReviewView
from gin.present.view import Spot, View
from gin.ui.art import marks, surfaces
from gin.ui.art import theme as T
from gin.ui.render import chart as charts
from gin.ui.render.boxes import (
    Box,
    Brush,
    Buttons,
    Fixed,
    Grid,
    Laid,
    Named,
    Page,
    Piece,
    Space,
    Text,
)
from gin.ui.render.hand_line import LineOfHand
from gin.ui.render.small_card import size_of, small_card
from gin.ui.render.style import Look
from gin.ui.scenes.base import Boxed, header_height
from gin.ui.scenes.paper_slip import focus_bar

_SIDES, _ENDS = 64, 44
"""What margins take of the paper's width and height, in units."""
_UNKNOWN = "\u2013"
"""What stands for a figure that is not known yet."""
_MOST_PLAYED = 3
"""Cards at most that are drawn in one place of a row."""


class ReviewPainter(Boxed):
    """A sheet of paper with the line on top and the moves below it, and a button at its foot."""

    def lay(self, view: View, look: Look) -> Page:
        """The paper no longer than what stands on it, and the button below."""
        assert view.review is not None
        width = min(look.width - look.s(80), look.s(1040))
        top = header_height(look)
        items = [item for item in view.zones[-1].items if item.spot is not Spot.CORNER]
        buttons = Buttons(items, view.mains)
        left = (look.width - width) // 2
        below = buttons.lay(look, (left, top), width).rect.h
        most = pygame.Rect(left, top, width, look.height - look.s(28) - below - look.s(12) - top)
        side, end = look.s(_SIDES), look.s(_ENDS)
        viewport = most.inflate(-side, -end)
        column = Grid(tuple(_boxes(view, view.review, look, viewport.w - look.s(20))))
        laid = column.lay(look, viewport.topleft, viewport.w - look.s(20))
        viewport.h = min(viewport.h, laid.rect.h)
        paper = Piece(viewport.inflate(side, end), partial(charts.sheet, lift=0.3))
        at = (left, paper.rect.bottom + look.s(12))
        under = (*buttons.lay(look, at, width).pieces, paper)
        return Page(
            viewport, laid.rect.h, under, laid.pieces,
            side=look.s(20), bar=look.s(24), on_paper=True,
        )  # fmt: skip


def _boxes(view: View, shown: ReviewView, look: Look, width: int) -> Iterator[Box]:
    told = {
        item.ref: message.labelled(
            item.name, message.sentences(item.note, message.ended(item.value))
        )
        for zone in view.zones
        if zone.ref == shown.line.zone
        for item in zone.items
    }
    lines = [
        _sentence(ref, text, look, first=not place) for place, (ref, text) in enumerate(shown.lines)
    ]
    rows: dict[ItemRef, int] = {
        row.ref: row.number - 1 for row in shown.rows if isinstance(row, MoveRow)
    }
    height = look.s(190) + 3 * look.line("small")
    chart: list[Box] = []
    if shown.line.moments:
        chart = [Space(look.s(8)), LineOfHand(shown.line, told, rows, height)]
    beside = look.s(150) + look.line("small") * 2
    sum_ = _Sum(shown) if shown.figure is not None else None
    if sum_ is not None and width - beside >= look.s(520) * look.text_percent / 100:
        yield _Beside(Grid((*lines, *chart)), sum_, beside)
    else:
        yield Grid((*lines, *([sum_] if sum_ is not None else []), *chart))
    yield Space(look.s(10))
    if shown.rows:
        yield _Heads(shown.rows)
    for row in shown.rows:
        match row:
            case MoveRow():
                yield _Move(row, _slots(look, shown.rows))
            case FoldRow():
                yield _fold(row, look)


def _sentence(ref: ItemRef, text: message.Text, look: Look, *, first: bool) -> Box:
    step, face = ("lead", "bold") if first else ("body", "text")
    colour = charts.ink(look) if first else charts.quiet(look)
    box = Text(text, step, face, colour, below=look.s(6), balanced=True)
    return Named(ref, box, partial(focus_bar, ref))


@dataclass(frozen=True, slots=True)
class _Beside:
    """A box with a narrower one at its right, that wide; both as high as the higher."""

    box: Box
    right: Box
    wide: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> Laid:
        """One beside the other."""
        gap = look.s(28)
        main = self.box.lay(look, at, width - self.wide - gap, least)
        x = at[0] + width - self.wide
        side = self.right.lay(look, (x, at[1]), self.wide, main.rect.h)
        high = max(main.rect.h, side.rect.h)
        return Laid(pygame.Rect(at, (width, high)), (*main.pieces, *side.pieces))


@dataclass(frozen=True, slots=True)
class _Sum:
    """The accuracy as a large figure, and how many moves have each mark: upright where it stands
    beside the line, else in one line with it."""

    shown: ReviewView

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> Laid:
        """As high as its lines."""
        assert self.shown.figure is not None
        ref = self.shown.figure[0]
        label, small = look.line("label"), look.line("small")
        figure = round(look.pixels("title") * 1.5)
        marked = look.line("label") + look.s(3)
        upright = width < look.s(360) * max(1.0, look.text_percent / 100)
        if upright:
            high = label + round(figure * 1.15) + label + look.s(16)
            high += marked * len(self.shown.marked)
        else:
            per_row = max(1, width // (look.s(28) + self._widest(look)))
            rows = -(-len(self.shown.marked) // per_row)
            high = max(round(figure * 1.15), label * 2) + look.s(6) + rows * marked
        del small
        rect = pygame.Rect(at, (width, max(high, least if upright else 0)))
        mark = partial(focus_bar, ref)
        return Laid(rect, (Piece(rect, partial(self._paint, upright, figure), ref, mark),))

    def _widest(self, look: Look) -> int:
        widths = (look.width_of(printed(text), "text", "label") for _, text in self.shown.marked)
        return max(widths, default=0) + look.line("label")

    def _paint(self, upright: bool, figure: int, brush: Brush, rect: pygame.Rect) -> None:
        look = brush.look
        assert self.shown.figure is not None
        _, name, share, word = self.shown.figure
        label, ink, quiet = look.line("label"), charts.ink(look), charts.quiet(look)
        high = round(figure * 1.15)
        if upright:
            charts.write(brush, printed(name), (rect.x, rect.y + label // 2), "label", colour=quiet)
            y = rect.y + label
            look.write(
                brush.target, printed(share) or _UNKNOWN, (rect.x - look.s(2), y + high // 2),
                "title", face="display", pixels=figure, colour=ink, middle=True, on_paper=True,
                width=rect.w,
            )  # fmt: skip
            y += high
            at = (rect.x, y + label // 2)
            charts.write(brush, printed(word), at, "label", face="bold", width=rect.w)
            y += label + look.s(16)
            for mark, text in self.shown.marked:
                _counted(brush, (rect.x, y + label // 2), mark, text)
                y += label + look.s(3)
            return
        end = look.write(
            brush.target, printed(share) or _UNKNOWN, (rect.x, rect.y + high // 2), "title",
            face="display", pixels=figure, colour=ink, middle=True, on_paper=True,
        )  # fmt: skip
        x, y = end.right + look.s(14), rect.y + high // 2
        free = rect.right - x
        charts.write(brush, printed(name), (x, y - label // 2), "label", colour=quiet, width=free)
        at = (x, y + label // 2)
        charts.write(brush, printed(word), at, "label", face="bold", width=free)
        wide = look.s(28) + self._widest(look)
        per_row = max(1, rect.w // wide)
        top = rect.y + high + look.s(6)
        for place, (mark, text) in enumerate(self.shown.marked):
            row, column = divmod(place, per_row)
            middle = top + row * (label + look.s(3)) + label // 2
            _counted(brush, (rect.x + column * wide, middle), mark, text)


def _counted(brush: Brush, at: tuple[int, int], mark: Mark, text: message.Text) -> None:
    """A sign and how often it was earned."""
    look = brush.look
    size = round(look.pixels("label") * 0.95)
    image = marks.sign(mark, size, look.theme.plain)
    brush.target.blit(image, image.get_rect(midleft=at))
    charts.write(brush, printed(text), (at[0] + size + look.s(8), at[1]), "label")


@dataclass(frozen=True, slots=True)
class _Slots:
    """Where the cards of rows lie: how far right each of the three places begins, and their end."""

    size: tuple[int, int]
    starts: tuple[int, int, int]
    end: int


def _cards(row: MoveRow) -> tuple[Sequence[Card], ...]:
    """The cards of a row's three places; what was left stands where others show what they drew."""
    came = row.drawn or row.left
    return () if came is None else (came,), row.played[:_MOST_PLAYED], row.better[:_MOST_PLAYED]


def _slots(look: Look, rows: Sequence[MoveRow | FoldRow]) -> _Slots:
    wide, high = size_of(look)
    moves = [row for row in rows if isinstance(row, MoveRow)]
    names = (messages.DRAWN, messages.PLAYED, messages.INSTEAD)
    starts, x = [], 0
    for place, name in enumerate(names):
        starts.append(x)
        count = max((len(_cards(row)[place]) for row in moves), default=0)
        if count:
            cards = wide + (count - 1) * round(wide * 0.62)
            x += max(cards, look.width_of(printed(name), "text", "small")) + look.s(12)
    return _Slots((wide, high), (starts[0], starts[1], starts[2]), x)


def _number_width(look: Look, rows: int = 99) -> int:
    return look.width_of(str(rows), "bold", "body") + look.s(10)


def _sign_size(look: Look) -> int:
    return round(look.pixels("body") * 1.15)


def _lead(look: Look) -> int:
    """How far right the cards of a row begin, behind its number and sign."""
    return _number_width(look) + _sign_size(look) + look.s(14)


@dataclass(frozen=True, slots=True)
class _Heads:
    """What the places of the cards are, above the first row."""

    rows: Sequence[MoveRow | FoldRow]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> Laid:
        """One small line with a rule below it."""
        paint = partial(self._paint, _slots(look, self.rows))
        return Fixed(look.line("small") + look.s(6), paint).lay(look, at, width, least)

    def _paint(self, slots: _Slots, brush: Brush, rect: pygame.Rect) -> None:
        look = brush.look
        x, y = rect.x + _lead(look), rect.y + look.line("small") // 2
        moves = [_cards(row) for row in self.rows if isinstance(row, MoveRow)]
        names = (messages.DRAWN, messages.PLAYED, messages.INSTEAD)
        for place, (start, name) in enumerate(zip(slots.starts, names, strict=True)):
            if any(cards[place] for cards in moves):
                at = (x + start, y)
                charts.write(brush, printed(name), at, "small", colour=charts.quiet(look))
        _ruled(brush, rect)


def _ruled(brush: Brush, rect: pygame.Rect) -> None:
    """A rule along the foot."""
    ends = (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1)
    pygame.draw.line(brush.target, charts.rule(brush.look), *ends, max(1, brush.look.s(1)))


@dataclass(frozen=True, slots=True)
class _Move:
    """A move: its number and sign, its cards, what was done and why, and what it gave away.

    The words stand beside the cards, or below them for want of room.
    """

    row: MoveRow
    slots: _Slots

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> Laid:
        """As high as its words or its cards."""
        row, lead = self.row, _lead(look)
        verdict = look.width_of(printed(row.verdict), "bold", "label")
        given = look.width_of(printed(row.given), "text", "small")
        right = max(verdict, given) + look.s(28)
        x = lead + self.slots.end + look.s(8)
        stacked = width - x - right < look.s(230) * look.text_percent / 100
        inner = width - look.s(24) if stacked else width - x - right
        did = surfaces.wrap(printed(row.did), "bold", look.pixels("body"), inner)
        turning = message.ended(row.turning) if row.turning else message.NOTHING
        why = _wrapped(look, message.sentences(row.why, turning), inner)
        words = len(did) * look.line("body") + len(why) * look.line("label")
        cards = self.slots.size[1]
        if stacked:
            cards = max(cards, look.line("label") + look.line("small"))
            high = cards + look.s(6) + words + look.s(18)
        else:
            high = max(words, cards, look.line("label") + look.line("small")) + look.s(18)
        rect = pygame.Rect(at, (width, max(high, least)))
        texts = did, why
        paint = partial(self._paint, texts, stacked, 0 if stacked else x, right)
        mark = partial(focus_bar, row.ref, less=look.s(8))
        return Laid(rect, (Piece(rect, paint, row.ref, mark),))

    def _paint(
        self, texts: tuple[Sequence[str], Sequence[str]], stacked: bool, x: int, right: int,
        brush: Brush, rect: pygame.Rect,
    ) -> None:  # fmt: skip
        look, row = brush.look, self.row
        did, why = texts
        _lit(brush, rect, row.ref)
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
            ink = charts.ink(look)
            look.write(brush.target, text, at, "body", face="bold", colour=ink, on_paper=True)
            y += look.line("body")
        for text in why:
            colour = charts.quiet(look)
            look.write(brush.target, text, (left, y), "label", colour=colour, on_paper=True)
            y += look.line("label")
        self._verdict(brush, rect, middle, right)
        _ruled(brush, rect)

    def _front(self, brush: Brush, rect: pygame.Rect, middle: int) -> None:
        """The number, the sign and the cards."""
        look, row, target = brush.look, self.row, brush.target
        at = (rect.x + _number_width(look) - look.s(10), middle)
        charts.write(brush, str(row.number), at, "body", face="bold", align="right")
        x = rect.x + _number_width(look) + look.s(2)
        if row.mark is not None:
            image = marks.sign(row.mark, _sign_size(look), look.theme.plain)
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

    def _verdict(self, brush: Brush, rect: pygame.Rect, middle: int, right: int) -> None:
        """What it was in a word, and what it cost."""
        look, row = brush.look, self.row
        plain, x = look.theme.plain, rect.right - look.s(22)
        colour = charts.quiet(look) if row.mark is None else marks.colour_of(row.mark, plain=plain)
        y = middle
        if row.given:
            y -= look.line("small") // 2
            at = (x, y + (look.line("label") + look.line("small")) // 2)
            quiet = charts.quiet(look)
            charts.write(brush, printed(row.given), at, "small", colour=quiet, align="right")
        if row.mark is not None:
            word = printed(row.verdict)
            charts.write(
                brush, word, (x, y), "label", face="bold", colour=colour, align="right",
                width=right,
            )  # fmt: skip
        k, hovered = look.scale, brush.cursor.hover == row.ref
        tip = (rect.right - look.s(4), middle)
        shade, thick = (charts.ink(look), 3.2) if hovered else (charts.quiet(look), 2)
        surfaces.arrow(brush.target, tip[0] - 6 * k, tip, 6 * k, thick * k, shade)


def _wrapped(look: Look, text: message.Text, width: int) -> Sequence[str]:
    shown = printed(text)
    return surfaces.wrap(shown, "text", look.pixels("label"), width) if shown else ()


def _lit(brush: Brush, rect: pygame.Rect, ref: ItemRef) -> None:
    """A shade on the row under the mouse."""
    if brush.cursor.hover != ref or brush.look.theme.plain:
        return
    shade = pygame.Surface((rect.w, rect.h - 2), pygame.SRCALPHA)
    shade.fill((*T.PAPER_MARGIN, 30))
    brush.target.blit(shade, rect)


def _fold(row: FoldRow, look: Look) -> Box:
    """A quiet line that opens and closes."""
    high = look.line("label") + look.s(18)
    return Fixed(high, partial(_folded, row), row.ref, partial(focus_bar, row.ref, less=look.s(8)))


def _folded(row: FoldRow, brush: Brush, rect: pygame.Rect) -> None:
    look, target = brush.look, brush.target
    _lit(brush, rect, row.ref)
    quiet, middle, k = charts.quiet(look), rect.centery - 1, look.scale
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
