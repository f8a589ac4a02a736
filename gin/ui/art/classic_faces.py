"""A design of faces in the manner of old French and English cards, with small plain indices."""

from __future__ import annotations

import pygame

from gin.ui.art import classic_courts
from gin.ui.art.card_aces import draw_great_spade
from gin.ui.art.card_index import draw_corners, free_corner
from gin.ui.art.card_pips import PipPlan, draw_pips
from gin.ui.art.card_stock import DeckStyle, blank, cut_round, draw_suit
from gin.ui.art.vector import Canvas


class ClassicFaces:
    """Large pips, plain aces, and courts in red, yellow, blue and black."""

    def draw(self, code: str, width: int, style: DeckStyle) -> pygame.Surface:
        rank, suit = code[0], code[1]
        canvas = blank(width, style.paper, style.edge, bold=style.bold_edge)
        if rank in "JQK":
            stepped = style.jumbo or style.braille
            notch = free_corner(width, style) if stepped else None
            classic_courts.draw(canvas, rank, suit, style, notch)
        elif rank == "A":
            _draw_ace(canvas, suit, style)
        else:
            draw_pips(canvas, rank, suit, style, _plan(style))
        draw_corners(canvas, rank, suit, style)
        return cut_round(canvas)


def _plan(style: DeckStyle) -> PipPlan:
    if style.jumbo:
        return PipPlan(across=8.9, down=45.0, size=12.8)
    return PipPlan(across=15.0, down=46.0, size=18.8)


def _draw_ace(canvas: Canvas, suit: str, style: DeckStyle) -> None:
    if suit == "S":
        with canvas.at(50, 70):
            draw_great_spade(canvas, 44 if style.jumbo else 64, style)
    else:
        draw_suit(canvas, suit, 50, 70, 38, style.ink(suit))
