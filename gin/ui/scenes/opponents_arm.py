"""The opponent's arm, which carries the cards that they draw and discard."""

from __future__ import annotations

from gin.interface.view import Scene, View
from gin.ui.animation.carrying import Carrier
from gin.ui.art.hand_looks import hand_of
from gin.ui.render.style import Look
from gin.ui.scenes.table_measures import Measures, mirrored_x

_SIDE = 1.9
"""Side of the hand's square, relative to the width of a pile."""


def opponents_arm(view: View, look: Look) -> Carrier | None:
    """Return the arm of the opponent at the table; None without one, and in plain themes."""
    other = view.table.other if view.table is not None else None
    if view.scene is not Scene.TABLE or other is None or look.theme.plain:
        return None
    sizes = Measures.of(look)
    side = round(sizes.pile * _SIDE)
    shoulder = mirrored_x(look, look.width / 2 + look.s(24) + sizes.pile * 0.6)
    # The sleeve of an arm that reaches the piles ends beyond the window's edge.
    length = max(0, round(sizes.pile_y * 1.15 - side * 0.85))
    return Carrier(hand_of(other.portrait), side, length, (shoulder, -sizes.pile * 2.4))
