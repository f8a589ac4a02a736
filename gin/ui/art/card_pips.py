"""Pips of the number cards, in the classic layouts."""

from __future__ import annotations

from msgspec import Struct

from gin.ui.art.card_stock import DeckStyle, draw_suit
from gin.ui.art.vector import Canvas, Point

_LEFT, _MID, _RIGHT = -1.0, 0.0, 1.0
_PIPS: dict[str, tuple[Point, ...]] = {
    "2": ((_MID, -1.0),),
    "3": ((_MID, -1.0), (_MID, 0.0)),
    "4": ((_LEFT, -1.0), (_RIGHT, -1.0)),
    "5": ((_LEFT, -1.0), (_RIGHT, -1.0), (_MID, 0.0)),
    "6": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, 0.0), (_RIGHT, 0.0)),
    "7": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, 0.0), (_RIGHT, 0.0), (_MID, -0.5)),
    "8": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, 0.0), (_RIGHT, 0.0), (_MID, -0.5)),
    "9": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, -0.34), (_RIGHT, -0.34), (_MID, 0.0)),
    "T": ((_LEFT, -1.0), (_RIGHT, -1.0), (_LEFT, -0.34), (_RIGHT, -0.34), (_MID, -0.67)),
}


class PipPlan(Struct, frozen=True):
    """Distances of the outer columns and rows from the middle, and the size, in card units.

    Pips of nine and ten are smaller by the factor `dense`.
    """

    across: float
    down: float
    size: float
    dense: float = 1.0


def draw_pips(canvas: Canvas, rank: str, suit: str, style: DeckStyle, plan: PipPlan) -> None:
    """Draw the pips of a number card."""
    size = plan.size * (plan.dense if rank in "9T" else 1) * (1.08 if suit == "D" else 1)
    colour = style.ink(suit)
    for x, y in _PIPS[rank]:
        px, py = 50 + x * plan.across, 70 + y * plan.down
        draw_suit(canvas, suit, px, py, size, colour)
        if y < 0 and not (rank == "7" and x == _MID):
            draw_suit(canvas, suit, 100 - px, 140 - py, size, colour, turn=180)
