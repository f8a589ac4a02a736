"""The table's sizes in a window, which determine where everything on the table is placed."""

from __future__ import annotations

from functools import lru_cache

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.ui.art.design import LEAST_SCALE
from gin.ui.render import captions
from gin.ui.render.geometry import card_height
from gin.ui.render.style import Look

_SHARE = 0.115
"""A card's share of a wide window's width."""
_PILE_LEAST = 0.58
"""Minimum size of a pile relative to a card of the hand, in a tall window."""
_GAP = 22
"""Minimum units between the status line and the hand."""
RAISED = 0.14
"""Rise of a picked or hovered card of the hand, as a share of its width."""
DRAWN = 10
"""Units by which the card just drawn rises above the hand until the discard."""
BRACKET = 12
"""Units from a card of the hand down to the bracket below its meld."""
FRAME = 24
"""Units from the window's edge to the inner side of the table's rail and its shadow."""
_BORDER = 17
"""Height of the border of the cloth in a window without a room, in units."""
RAIL = 24
"""Width of the rail of a table that ends before the window's edge, in units."""
_WIDE, _WIDEST = 1270, 1740
"""Width of a window in units from which the room is seen, and from which all is on the table."""
_SQUARE = 1.2
"""Width of a window, as a multiple of its height, up to which cards need all the width."""
_NARROW = 222
"""Width of the wall in units below which the corner has no room for a seat next to buttons."""
_PLAYED = 922
"""Minimum width of the cloth between the rails, in units: a hand of eleven cards."""


def wall_width(look: Look) -> int:
    """Return the width of the room at each side of the table in pixels, or 0 without a room.

    It recedes in narrow windows, where everything is printed or drawn larger, and in contrast
    themes.
    """
    units = look.width / look.scale
    if look.theme.plain or units < _WIDE or look.width <= look.height * _SQUARE:
        return 0
    if look.text_percent > 100 or look.card_percent > 100:
        return 0
    if units < _WIDEST:
        cloth = _PLAYED + max(0.17 * (1422 - units), 0.75 * (units - 1422))
    else:
        cloth = 1280 + (units - _WIDEST) * 0.3
    return look.s((units - cloth) / 2 - RAIL)


def narrow_wall(look: Look) -> bool:
    """Return whether the room is seen, but with little space at each side of the table."""
    return 0 < wall_width(look) < look.s(_NARROW)


def rail_inside(look: Look) -> int:
    """Return the distance in pixels from the window's side to the cloth, or 0 without a room."""
    wide = wall_width(look)
    return wide + look.s(RAIL) if wide else 0


def cloth_area(look: Look) -> pygame.Rect:
    """Return the part of the window between the table's rails, or all of it without a room."""
    inside = rail_inside(look)
    return pygame.Rect(inside, 0, look.width - 2 * inside, look.height)


def prompt_width(look: Look) -> int:
    """Return the maximum width of a sentence on a ribbon, which stays between the rails."""
    inside = cloth_area(look)
    return inside.w - look.s(36) if wall_width(look) else look.width - look.s(80)


def heading_edge(look: Look) -> int | None:
    """Return the distance of a corner button that stands in front of the room, in pixels.

    None if it is on the cloth, at the usual place.
    """
    return hud_edge(look) if wall_width(look) else None


def heading_room(look: Look) -> int | None:
    """Return the width of titles in front of the room, or None if they are on the cloth."""
    if not hud_edge(look) < wall_width(look):
        return None
    return wall_width(look) - hud_edge(look) - look.s(46 + 14 + 6)


def hud_edge(look: Look) -> int:
    """Return the distance of buttons and the score pad from the window's sides, in pixels.

    In a very wide window they are on the table, and in a wide one in front of the room.
    """
    wide = wall_width(look)
    if not wide:
        return look.s(34)
    return look.s(16) + (rail_inside(look) if look.width >= _WIDEST * look.scale else 0)


def table_button_height(look: Look) -> int:
    """Return the height of the table's buttons."""
    return max(look.s(44), look.line("body") + look.s(12))


class Measures(Struct, frozen=True):
    """The table's sizes in this window; `gap` is between the status line and the hand.

    Large text does not shrink the cards. If the height is too small for text and cards, captions go
    `inside` the piles. If that is not enough, the news goes `aside`, to one side of the table.
    """

    card: int
    gap: int
    pile: int
    header: int
    news_y: int
    hand_top: int
    pile_y: int
    inside: bool = False
    aside: bool = False

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, look: Look) -> Measures:
        """Return the sizes for a window; a tall window has its own proportions.

        Cards larger than usual use free space, but take none from the piles.
        """
        if look.text_percent > 100:
            return _with_large_text(look, Measures.of(replace(look, text_percent=100)))
        usual = _with_usual_cards(look)
        # A card's share of the width is larger in a window that is hardly wider than high.
        wide = _SHARE + 0.1 * min(0.38, max(0.0, 1.25 - look.width / look.height))
        share = (0.19 if look.tall else wide) * look.card_percent / 100
        high = 0.175 * look.card_percent / 100
        small = min(1.0, look.scale / LEAST_SCALE)
        least = 60 * small
        card = round(max(least, min(look.width * share, look.height * high, 400)))
        head = look.s(166) if look.tall else 0
        # Leave room for the names of melds.
        below = look.s(206) if look.tall else max(look.s(100), look.line("label") + look.s(72))
        while True:
            # A raised card and its ring must not touch the status line.
            gap = max(look.s(_GAP), round(card * RAISED) + look.s(8))
            ribbon = look.line("lead") + look.s(12 + 8) + gap
            hand_top = round(look.height - card * 1.4 - below)
            news_y = _news_y(look, head, card)
            top = news_y + look.line("body") + look.s(8)
            free = hand_top - ribbon - top - look.line("label") - look.s(12)
            # In a nearly square window, larger cards would leave no room for the piles.
            enough = card * _PILE_LEAST * 1.4 if look.tall else 0
            if usual is not None:
                least, enough = usual.card, max(enough, usual.pile * 1.4)
            if free >= enough or card <= least:
                break
            card -= 1
        pile = round(card * (1.0 if look.tall else 0.90))
        pile = min(pile, max(round(48 * small), round(free / 1.4)))
        middle = (top + hand_top - ribbon - look.line("label") - look.s(8)) // 2
        # Place the piles slightly low: the hint is above them, and the stock rises above its place.
        middle += min(look.s(14), max(0, round(free - pile * 1.4) // 2))
        return cls(card, gap, pile, head, news_y, hand_top, middle)


def _news_y(look: Look, head: int, card: int) -> int:
    return head + max(look.s(140), round(look.s(38) + back_width(look, card) * 1.32))


def foot_of(look: Look) -> int:
    """Return the height at the bottom that must stay clear for the frame and the captions."""
    return max(look.s(FRAME), captions.height(look) + below_captions(look))


def below_captions(look: Look) -> int:
    """Return the pixels between the captions of sounds and the window's edge.

    They lie wholly on the rail, or else on the cloth, above its narrow border. Large print needs
    that room. Higher, they would touch the deadwood count.
    """
    if wall_width(look):
        return max(1, (look.s(RAIL) - captions.height(look)) // 2)
    if look.text_percent > 100:
        return 1
    return look.s(5 if look.theme.plain else _BORDER)


def _with_large_text(look: Look, plain: Measures) -> Measures:
    label, line = look.line("label"), look.line("body")
    if look.tall:
        foot_heights = [look.s(206)]
    else:
        chip = look.s(BRACKET + 6) + foot_of(look) + label + look.s(6)
        # Leave room for the names of melds and the deadwood count, one below the other or in a row.
        foot_heights = [
            max(look.s(100), foot) for foot in (chip + label, chip + label // 3, chip + look.s(4))
        ]
    high = round(card_height(plain.pile))
    ribbon = look.line("lead") + look.s(12 + 8) + plain.gap
    layouts = [
        (False, False, foot_heights),
        (True, False, foot_heights[1:] or foot_heights),
        (True, True, foot_heights[1:] or foot_heights),
    ]
    for inside, aside, foot in (
        (a, b, foot) for a, b, foot_heights in layouts for foot in foot_heights
    ):
        hand_top = round(look.height - card_height(plain.card) - foot)
        top = plain.news_y + (look.s(2) if aside else line) + look.s(8)
        caption = look.s(4) if inside else label + look.s(12)
        free = hand_top - ribbon - top - caption
        if free >= high:
            break
    bottom = hand_top - ribbon - caption + look.s(4)
    middle = (top + bottom) // 2 + min(look.s(8), max(0, (free - high) // 2))
    # In the smallest windows, the stock may cover part of the opponent's cards, but not the status
    # line.
    middle = min(middle, bottom - high // 2)
    return replace(
        plain, hand_top=hand_top, pile_y=middle, inside=inside, aside=aside
    )  # fmt: skip


def _with_usual_cards(look: Look) -> Measures | None:
    return Measures.of(replace(look, card_percent=100)) if look.card_percent > 100 else None


def back_width(look: Look, card: int) -> int:
    """Return the width of the opponent's cards for cards of this width in the hand."""
    usual = _with_usual_cards(look)
    if look.tall:
        return round(card * 0.66)
    # The opponent's cards share their row with the portrait and the score pad, which grow with the
    # width. Backs need not be read, so they stay small and leave the height to the piles.
    widest = min(card, look.width * _SHARE * min(100, look.card_percent) / 100)
    return round((widest if usual is None else min(widest, usual.card)) * 0.56)


def mirrored_x(look: Look, x: float) -> float:
    """Return an x position, moved to the other side if the table is mirrored."""
    return look.width - x if look.mirrored else x


def mirrored(look: Look, rect: pygame.Rect) -> pygame.Rect:
    """Return a rectangle, moved to the other side if the table is mirrored."""
    return rect.move(look.width - rect.right - rect.x, 0) if look.mirrored else rect
