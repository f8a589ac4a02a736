"""A design of faces for low vision: a huge index, and one large suit symbol for each half."""

from __future__ import annotations

import pygame

from gin.ui.art.card_index import draw_corners
from gin.ui.art.card_stock import DeckStyle, blank, cut_round, draw_suit
from gin.ui.art.vector import Canvas, Colour, symmetric

_MIDDLE = 66.5
"""Horizontal middle of the upper symbol."""


class LargePrintFaces:
    """Courts are a letter and a crowned symbol; `DeckStyle.jumbo` changes nothing."""

    def draw(self, code: str, width: int, style: DeckStyle) -> pygame.Surface:
        rank, suit = code[0], code[1]
        canvas = blank(width, style.paper, style.edge, bold=style.bold_edge)
        size = 44.0 if style.braille else 50.0
        for turn in (0, 180):
            with canvas.at(50, 70, turn=turn), canvas.at(_MIDDLE - 50, size / 2 + 9 - 70):
                if rank in "JQK":
                    with canvas.at(0, 0, size / 50):
                        _draw_court(canvas, rank, suit, style)
                else:
                    draw_suit(canvas, suit, 0, 0, size, style.ink(suit))
        draw_corners(canvas, rank, suit, style)
        return cut_round(canvas)


def _draw_court(canvas: Canvas, rank: str, suit: str, style: DeckStyle) -> None:
    """Draw a crown or hat above a symbol, centred on the origin, 50 units high."""
    ink = style.ink(suit)
    metal = style.paper if style.white else (240, 200, 90) if style.black else (226, 178, 76)
    draw_suit(canvas, suit, 0, 9.0, 32.0, ink)
    with canvas.at(0, -9.6):
        if rank == "K":
            _draw_crown(canvas, ink, metal)
        elif rank == "Q":
            _draw_coronet(canvas, ink, metal)
        else:
            _draw_cap(canvas, ink, metal)


_CROWN = "M-15 -1 L-18 -12 C-14 -9.5 -10 -9.5 -8 -12.5 C-6 -9 -2 -9 0 -13 C2 -9 6 -9 8 -12.5 C10 -9.5 14 -9.5 18 -12 L15 -1"
_CORONET = symmetric("M0 -14 L4.6 -6.6 L9.4 -11.6 L11.4 -5.4 L17.6 -9.0 L14 -1 L0 -1")


def _draw_crown(canvas: Canvas, ink: Colour, metal: Colour) -> None:
    """Draw a king's closed crown with a cross; its foot is at the origin."""
    canvas.stroke("M0 -17.5 L0 -12 M-2.4 -15.4 L2.4 -15.4", 1.9, ink)
    canvas.outlined(_CROWN + " Z", metal, 2.0, ink)
    canvas.fill(((-15.4, -4.4), (15.4, -4.4), (14.6, 1), (-14.6, 1)), ink)
    for x in (-8.0, 0.0, 8.0):
        canvas.lozenge(x, -1.7, 2.2, 1.6, metal)


def _draw_coronet(canvas: Canvas, ink: Colour, metal: Colour) -> None:
    """Draw a queen's open crown with pearls on its points."""
    canvas.outlined(_CORONET, metal, 1.9, ink, closed=True)
    for x, y in ((0, -14.6), (9.6, -12.2), (-9.6, -12.2), (17.8, -9.6), (-17.8, -9.6)):
        canvas.disc(x, y, 2.2, ink)
    canvas.stroke(((-13.6, -0.6), (13.6, -0.6)), 2.6, ink)


def _draw_cap(canvas: Canvas, ink: Colour, metal: Colour) -> None:
    """Draw a jack's cap with a feather."""
    canvas.brush("M-8 -5 C-4 -15 6 -19 18 -15.5", 7.0, ink, (0.3, 0.05))
    canvas.brush("M-7 -5.4 C-3 -14 6 -17 15.5 -15", 3.4, metal, (0.3, 0.05))
    canvas.fill("M-14 -1 C-14 -9 -6 -11 1 -10.4 C9 -9.6 15 -6 14 -1 Z", ink)
    canvas.stroke(((-16, -0.4), (16, -0.4)), 2.8, ink)
    canvas.stroke(((-12.4, -3.4), (12.2, -3.4)), 1.7, metal)
