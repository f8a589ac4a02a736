"""A finished hand as an animation of 640 by 400 pixels, drawn in short steps.

The cloth is plain, without light and weave, so that 255 colours suffice for the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import pygame
from msgspec.structs import replace

from gin.core.cards import Card
from gin.interface.pictures import FilmFrame, FilmHand, HandFilm
from gin.language.translation import printed
from gin.ui.art import cards, gilding, portraits, surfaces
from gin.ui.art.vector import mix
from gin.ui.render.gif import GifAnimation, GifFrame
from gin.ui.render.style import Look, in_lines

SIZE = (640, 400)
_MASKS = (0x7C00, 0x03E0, 0x001F, 0)
"""The bits of red, green and blue in a pixel of `GifFrame`."""
_WIDEST, _NARROW, _LEAST = 64, 50, 26
"""Widths of a card: the largest, the smallest of cards in one row, and the smallest of all."""
_IN_HAND, _ON_TABLE, _SMALL = 0.58, 0.44, 0.4
"""Visible share of a covered card; the last one is for the second row."""
_GAP = 0.16
"""Gap between two groups, as a share of a card's width."""
_ROW = 40
"""Largest width of a card in the second row."""
_MARGIN, _LEFT, _RIGHT = 20, 122, 620
"""Distance of the hands from the edge, and left and right end of the cards."""
_PLAYER, _FACE = 64, 56
"""Middle of the players' column, and width of a face."""
_TOWARDS = 12
"""Pixels by which cards on the table, and the card that just moved, are nearer to the middle."""
_STOCK, _PILE, _TEXT = 122, 204, 300
"""Left edges of the stock, the discard pile and the caption."""

Group: TypeAlias = tuple[tuple[Card, ...], float]
"""Cards that overlap, and the visible share of a covered one."""


def film_steps(film: HandFilm, look: Look, written: bytearray) -> Iterator[float]:
    """Draw the animation and append the file to `written`; yield the part that is done."""
    animation = GifAnimation(*SIZE)
    painter = FilmPainter(film, look)
    count = len(film.frames)
    for number, frame in enumerate(film.frames):
        for _ in painter.prepared(frame):
            yield number / count / 2
        image = painter.image(frame)
        yield number / count / 2
        pixels = pygame.Surface(SIZE, 0, 16, _MASKS)
        pixels.blit(image, (0, 0))
        for _ in animation.add(GifFrame(pixels.get_buffer().raw, round(100 * frame.seconds))):
            yield (number + 0.5) / count / 2
    steps = animation.steps_of_encoding
    for number, piece in enumerate(animation.encoded()):
        written += piece
        yield min(1.0, 0.5 + number / steps / 2)


class FilmPainter:
    """Painter of the frames. The cards of a row have one width in all frames, so they do not jump.

    Melds on the table are in the row of the hand. If there are too many for that, they get a second
    row of smaller cards with large indices.
    """

    def __init__(self, film: HandFilm, look: Look) -> None:
        self._film, self._look = film, look
        hands = [hand for frame in film.frames for hand in frame.hands]
        self._card = _fitting(_WIDEST, [_parts(hand) for hand in hands])
        self._laid_width, self._deck = self._card, look.deck
        self._two_rows = self._card < _NARROW
        if self._two_rows:
            self._card = _fitting(_NARROW, [_held(hand) for hand in hands])
            self._laid_width = _fitting(_ROW, [_spread(hand) for hand in hands])
            self._deck = replace(look.deck, jumbo=True)
        self._middle = 200 if len(film.names) > 1 else 138
        self._drawn: set[tuple[Card, int]] = set()

    def prepared(self, frame: FilmFrame) -> Iterator[None]:
        """Draw the cards and faces that are new in a frame, one in each step."""
        for card, width in self._cards_of(frame):
            if (card, width) not in self._drawn:
                self._drawn.add((card, width))
                self._face(card, width)
                yield
        for face, hand in zip(self._film.faces, frame.hands, strict=True):
            portraits.portrait(face, _FACE, hand.mood)
            yield
        if frame.heading:
            self._heading(frame)
            yield

    def _cards_of(self, frame: FilmFrame) -> Iterator[tuple[Card, int]]:
        for hand in frame.hands:
            for group, share in _parts(hand):
                for card in group:
                    yield card, self._laid_width if share != _IN_HAND else self._card
        if frame.open_card is not None:
            yield frame.open_card, self._laid_width

    def _face(self, card: Card, width: int) -> pygame.Surface:
        deck = self._deck if width == self._laid_width else self._look.deck
        return cards.face(card.code, width, deck)

    def image(self, frame: FilmFrame) -> pygame.Surface:
        """Return a frame as an image."""
        look = self._look
        target = pygame.Surface(SIZE, 0, 32)
        target.fill(look.theme.cloth)
        if not look.theme.plain:
            line = mix(look.theme.cloth, look.theme.brass, 0.34)
            pygame.draw.rect(target, line, target.get_rect().inflate(-12, -12), 1)
        for seat in range(len(frame.hands)):
            self._player(target, frame, seat)
        for card, rect in self.laid(frame):
            self._lay(target, card, rect, marked=card == frame.moved)
        self._title(target, frame)
        if frame.heading:
            self._result(target, frame)
        else:
            self._piles(target, frame)
            self._caption(target, frame)
        return target

    def _player(self, target: pygame.Surface, frame: FilmFrame, seat: int) -> None:
        look, hand = self._look, frame.hands[seat]
        top = SIZE[1] - _MARGIN - 92 if seat == 0 else _MARGIN - 2
        face = portraits.portrait(self._film.faces[seat], _FACE, hand.mood)
        target.blit(face, face.get_rect(midtop=(_PLAYER, top)))
        theme, acts = look.theme, frame.active == seat
        bright = theme.text if theme.plain else theme.brass_light
        look.write(
            target, printed(self._film.names[seat]), (_PLAYER, top + 67), "body", face="bold",
            colour=bright if acts else theme.text, align="centre", middle=True, width=100,
            pixels=16,
        )  # fmt: skip
        if hand.note:
            look.write(
                target, printed(hand.note), (_PLAYER, top + 85), "body", colour=theme.quiet,
                align="centre", middle=True, width=104, pixels=14,
            )  # fmt: skip

    def laid(self, frame: FilmFrame) -> Iterator[tuple[Card, pygame.Rect]]:
        """Yield the cards of the hands in a frame with their places, in the order of drawing."""
        second = cards.card_size(self._card)[1] + 8
        for seat, hand in enumerate(frame.hands):
            if self._two_rows:
                yield from self._row(_held(hand), seat, frame.moved, 0)
                yield from self._row(_spread(hand), seat, frame.moved, second)
            else:
                yield from self._row(_parts(hand), seat, frame.moved, 0)

    def _row(
        self, groups: Iterable[Group], seat: int, moved: Card | None, nearer: int
    ) -> Iterator[tuple[Card, pygame.Rect]]:
        """Yield a row of cards, which is `nearer` pixels from the first one."""
        x, margin = float(_LEFT), 14 if self._two_rows else _MARGIN
        for group, share in groups:
            on_table = share != _IN_HAND
            size = cards.card_size(self._laid_width if on_table else self._card)
            for place, card in enumerate(group):
                near = margin + nearer
                if card == moved or (on_table and not self._two_rows):
                    near += 6 if self._two_rows else _TOWARDS
                y = near if seat else SIZE[1] - size[1] - near
                yield card, pygame.Rect((round(x + place * size[0] * share), y), size)
            x += size[0] * (1 + share * (len(group) - 1)) + _gap(size[0])

    def _lay(
        self, target: pygame.Surface, card: Card | None, rect: pygame.Rect, *, marked: bool = False
    ) -> None:
        """Draw a card with its shadow; None is a card face down."""
        look, width = self._look, rect.w
        radius = round(width * cards.RADIUS / 100)
        surfaces.cast(target, rect, radius, 0.0, width / 130, look.theme.plain)
        if card is None:
            target.blit(cards.back(look.back, width, look.deck), rect)
        else:
            target.blit(self._face(card, width), rect)
        if marked:
            pygame.draw.rect(target, look.theme.focus, rect.inflate(2, 2), 2, radius + 1)

    def _piles(self, target: pygame.Surface, frame: FilmFrame) -> None:
        size = cards.card_size(self._laid_width)
        stock = pygame.Rect((_STOCK, self._middle - size[1] // 2 - 6), size)
        pile = stock.move(_PILE - _STOCK, 0)
        if frame.stock:
            for up in (4, 2, 0)[-min(3, 1 + frame.stock // 12) :]:
                self._lay(target, None, stock.move(-up, -up))
        self._look.write(
            target, str(frame.stock), (stock.centerx, stock.bottom + 13), "body",
            colour=self._look.theme.quiet, align="centre", middle=True, pixels=14,
        )  # fmt: skip
        if frame.open_card is not None:
            self._lay(target, frame.open_card, pile, marked=frame.open_card == frame.moved)
        if frame.closed:
            self._lay(target, None, pile.move(6, -6))

    def _title(self, target: pygame.Surface, frame: FilmFrame) -> None:
        look, theme = self._look, self._look.theme
        text = printed(self._film.title)
        if frame.note:
            text = f"{text} · {printed(frame.note)}"
        y, brass = self._middle - 62, theme.text if theme.plain else theme.brass_light
        below = self._middle + 64
        if self._two_rows:
            y = below = self._middle - 38
        if frame.heading:
            place, align, width = (SIZE[0] // 2, y), "centre", 440
        else:
            place, align, width = (_TEXT, y), "left", _RIGHT - _TEXT - 100
        look.write(
            target, text, place, "body", colour=theme.quiet, align=align, middle=True, width=width,
            pixels=15,
        )  # fmt: skip
        look.write(
            target, "Gin Parlour", (_RIGHT, below), "body", face="display", colour=brass,
            align="right", middle=True, pixels=14,
        )  # fmt: skip

    def _caption(self, target: pygame.Surface, frame: FilmFrame) -> None:
        text, width = printed(frame.caption), _RIGHT - _TEXT
        lines, pixels = in_lines(text, "text", 22, width, 3)
        lines = surfaces.balanced(text, "text", pixels, width)
        line = round(pixels * 1.3)
        y = self._middle - line * (len(lines) - 1) / 2 + (8 if self._two_rows else 0)
        for number, text in enumerate(lines):
            self._look.write(
                target, text, (_TEXT, y + number * line), "body", middle=True, pixels=pixels
            )

    def _heading(self, frame: FilmFrame) -> pygame.Surface:
        text, pixels = printed(frame.heading), 36 if self._two_rows else 44
        while True:
            image = gilding.lettering(text, pixels, gilding.Metal.GOLD, self._look.theme)
            if image.get_width() <= 600 or pixels <= 20:
                return image
            pixels -= 4

    def _result(self, target: pygame.Surface, frame: FilmFrame) -> None:
        image = self._heading(frame)
        target.blit(
            image,
            image.get_rect(center=(SIZE[0] // 2, self._middle - (8 if self._two_rows else 14))),
        )
        self._look.write(
            target, printed(frame.caption), (SIZE[0] // 2, self._middle + 34), "body",
            align="centre", middle=True, width=560, pixels=22,
        )  # fmt: skip


def _held(hand: FilmHand) -> Iterator[Group]:
    return ((group, _IN_HAND) for group in hand.groups)


def _spread(hand: FilmHand) -> Iterator[Group]:
    return ((group, _SMALL) for group in hand.laid)


def _parts(hand: FilmHand) -> Iterator[Group]:
    for group in hand.laid:
        yield group, _ON_TABLE
    yield from _held(hand)


def _gap(card: int) -> float:
    return card * _GAP


def _fitting(widest: int, rows: Iterable[Iterable[Group]]) -> int:
    """Return the largest width of a card, at most `widest`, at which every row fits."""
    units = 0.0
    for row in rows:
        shares = [1 + share * (len(group) - 1) for group, share in row]
        units = max(units, sum(shares) + _GAP * (len(shares) - 1))
    return max(_LEAST, min(widest, int((_RIGHT - _LEFT) / units))) if units > 0 else widest
