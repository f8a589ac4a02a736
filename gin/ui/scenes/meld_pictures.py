"""Little cards in labelled groups, drawn on paper: examples of sets and runs."""

from __future__ import annotations

import pygame

from gin.core.cards import Card
from gin.core.message import Text
from gin.language.translation import printed
from gin.ui.render import card_painter
from gin.ui.render.boxes import PaintContext
from gin.ui.render.geometry import Slot, card_height

CARD = 46
"""Width of a card in units."""
_STEP = 0.55
"""Distance from one card to the next, as a share of a card's width."""
Groups = tuple[tuple[Text, tuple[Card, ...]], ...]


def paint_groups(groups: Groups, in_row: int, brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw the groups with their labels below them, `in_row` next to each other."""
    look, rows = brush.look, -(-len(groups) // in_row)
    high = rect.h / rows
    for start in range(0, len(groups), in_row):
        row = groups[start : start + in_row]
        # In a single row, each group gets the width that its cards need.
        shares = [max(2.0, 1.4 + _STEP * (len(cards) - 1)) for _, cards in row]
        if in_row < len(groups):
            shares = [max(shares)] * in_row
        width = min(
            CARD * look.scale, rect.w / sum(shares), (high - look.line("label") - look.s(2)) / 1.5
        )
        y = rect.y + start // in_row * high + card_height(width) / 2
        # A short last row is in the middle.
        x = rect.x + rect.w * (1 - sum(shares[: len(row)]) / sum(shares)) / 2
        for (name, cards), share in zip(row, shares, strict=False):
            wide = rect.w * share / sum(shares)
            for index, one in enumerate(cards):
                at = x + wide / 2 + (index - (len(cards) - 1) / 2) * width * _STEP
                slot = Slot(at, y, width, card_height(width))
                card_painter.card(brush.target, look, one.code, slot, 0.0)
            under = (round(x + wide / 2), round(y + card_height(width) / 2 + look.s(4)))
            look.write(
                brush.target, printed(name), under, "label", align="centre", on_paper=True,
                colour=look.theme.paper.quiet, width=round(wide),
            )  # fmt: skip
            x += wide
