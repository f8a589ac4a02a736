"""The program's own design of faces."""

from __future__ import annotations

import pygame

from gin.ui.art.card_index import draw_corners, free_corner
from gin.ui.art.card_pips import PipPlan, draw_pips
from gin.ui.art.card_stock import DeckStyle, blank, cut_round


class ParlourFaces:
    """Large indices, ornate aces, and courts with a character."""

    def draw(self, code: str, width: int, style: DeckStyle) -> pygame.Surface:
        rank, suit = code[0], code[1]
        canvas = blank(width, style.paper, style.edge, bold=style.bold_edge)
        # The first frame needs neither courts nor aces.
        if rank in "JQK":
            from gin.ui.art import courts

            courts.draw(canvas, rank, suit, style, free_corner(width, style))
        elif rank == "A":
            from gin.ui.art.card_aces import draw_ace

            draw_ace(canvas, suit, style)
        else:
            draw_pips(canvas, rank, suit, style, _plan(style))
        draw_corners(canvas, rank, suit, style)
        return cut_round(canvas)


def _plan(style: DeckStyle) -> PipPlan:
    if style.jumbo:
        return PipPlan(across=8.9, down=45.0, size=12.8)
    return PipPlan(across=11.7, down=44.6, size=17.4, dense=0.93)
