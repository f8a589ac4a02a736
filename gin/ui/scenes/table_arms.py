"""The arms at the table, which carry the cards that the players draw and discard."""

from __future__ import annotations

from gin.interface.view import Scene, View
from gin.ui.animation.carrying import Arms, Carrier
from gin.ui.art.hand_looks import HandLook, hand_of
from gin.ui.render.geometry import card_height
from gin.ui.render.style import Look
from gin.ui.scenes.table_measures import Measures, mirrored_x

_SIDE, _OWN_SIDE = 1.9, 1.9
"""Sides of the hands' squares, relative to the width of a pile: the opponent's and the player's."""
_OUT = 0.4
"""Distance beyond the window's edge at which no part of a hand is visible, as a share of its side.
"""


def arms_at_table(view: View, look: Look) -> Arms:
    """Return the arms at the table; there are none in other scenes and in contrast themes."""
    table = view.table
    if view.scene is not Scene.TABLE or table is None or look.theme.plain:
        return Arms()
    other = _opponents(look, hand_of(table.other.portrait)) if table.other is not None else None
    return Arms(other, _own(look, hand_of(table.you.portrait)))


def _opponents(look: Look, hand: HandLook) -> Carrier:
    sizes = Measures.of(look)
    side = round(sizes.pile * _SIDE)
    shoulder = mirrored_x(look, look.width / 2 + look.s(24) + sizes.pile * 0.9)
    # The sleeve of an arm that reaches the piles ends beyond the window's edge.
    length = max(0, round(sizes.pile_y * 1.15 - side * 0.85))
    # Seen from the other side of the table, it is the hand on this side.
    left = not look.mirrored
    return Carrier(hand, side, length, (shoulder, -sizes.pile * 4.5), -side * _OUT, left)


def _own(look: Look, hand: HandLook) -> Carrier:
    sizes = Measures.of(look)
    side = round(sizes.pile * _OWN_SIDE)
    shoulder = mirrored_x(look, look.width / 2 + sizes.pile * 1.3)
    low = look.height + sizes.pile * 2.0
    far = look.height - sizes.pile_y - card_height(sizes.pile) / 2
    length = max(0, round(far * 1.25 - side * 0.7))
    return Carrier(
        hand, side, length, (shoulder, low), look.height + side * _OUT, look.mirrored,
        float(sizes.hand_top),
    )  # fmt: skip
