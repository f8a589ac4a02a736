"""The stage of a won match: for its first seconds, the celebration has the whole table.

Then everything goes to its place on the page, next to the paper with the score.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache

import pygame
from msgspec import Struct

from gin.interface.paper import FinalView
from gin.language.translation import printed
from gin.ui.art import letters, surfaces
from gin.ui.render.geometry import Slot, card_height
from gin.ui.render.style import Look
from gin.ui.scenes.theatre import call_size, clear_cloth

_CARD, _WREATH = 96, 400
"""Width of a thrown card and largest size of the wreath on the stage, in units."""
_TITLE = 0.42
"""Most of the stage's height for the title."""
_LINE = 1.02
"""Height of a line of the title, in sizes of its letters."""
_APART = 0.3
"""Share of a title's way for which its lines are next to each other, but not yet level."""


class Line(Struct, frozen=True):
    """A line of the title: its words, the size of its letters in pixels, and its middle.

    `at` is the distance of its middle from that of the title in one line, in sizes of letters.
    """

    text: str
    pixels: int
    middle: tuple[int, int]
    at: float


class Stage(Struct, frozen=True):
    """The places of a celebration before it makes room for the paper.

    Attributes:
      lines: the title.
      crown: the wreath.
      heading: the middle of what is written below a winner's name.
      below: the middle of the audience or of the opponent's portrait.
      cards: where thrown cards land: next to the wreath.
      cloth: where confetti falls.
    """

    lines: tuple[Line, ...]
    crown: pygame.Rect
    heading: tuple[int, int]
    below: tuple[int, int]
    cards: pygame.Rect
    cloth: pygame.Rect

    @classmethod
    def of(cls, look: Look, shown: FinalView, head: pygame.Rect, heading: int, below: int) -> Stage:
        """Return the stage of a window whose page has its title at `head`.

        `heading` and `below` are the heights in pixels of what is below the winner's name and
        below the wreath, or 0.
        """
        cloth, gap = clear_cloth(look), look.s(12)
        area = cloth.inflate(-2 * gap, -2 * gap)
        words = printed(shown.champion or shown.heading)
        known, wish = look.pixels("title"), max(call_size(look), look.pixels("title"))
        rows, pixels = _rows(words, known, wish, area.w, round(_TITLE * area.h))
        wide = max(letters.width(row, "display", known) for row in rows) * pixels // known
        if head.right + gap > area.centerx - wide // 2 and head.colliderect(area):
            area.h, area.y = area.bottom - head.bottom, head.bottom
        high = round(pixels * _LINE)
        left = area.h - high * len(rows) - heading - (below + gap if below else 0) - gap
        size = max(look.s(96), min(left, look.s(_WREATH), round(0.46 * area.w)))
        spare = max(0, left - size) // 3
        top, x = area.y + spare, area.centerx
        whole = letters.width(words, "display", known)
        lines, passed = [], ""
        for number, row in enumerate(rows):
            begins = letters.width(passed, "display", known)
            middle = begins + letters.width(row, "display", known) / 2 - whole / 2
            at = x, top + high * number + high // 2
            lines.append(Line(row, pixels, at, middle / known))
            passed += f"{row} "
        top += high * len(rows)
        under = top + heading + spare // 2
        crown = pygame.Rect(x - size // 2, under + gap, size, size)
        cards = pygame.Rect(area.x, under, area.w, area.bottom - under)
        return cls(
            tuple(lines), crown, (x, top + heading // 2),
            (x, min(crown.bottom + gap + spare + below // 2, area.bottom - below // 2)),
            cards, cloth,
        )  # fmt: skip

    def title(
        self, goal: tuple[int, int], last: int, share: float
    ) -> Iterator[tuple[Line, tuple[int, int], float]]:
        """Yield each line of the title on its way to one line, with its middle and its scale.

        The one line has its middle at `goal` and letters of `last` pixels; a `share` of the way is
        left. So that the lines never cross, they shrink and part first, and then become level.
        """
        above, below = self.lines[0].middle, self.lines[-1].middle
        middle = above[0], (above[1] + below[1]) / 2
        x, y = (end + (begin - end) * share for end, begin in zip(goal, middle, strict=True))
        larger, level = max(0.0, (share - _APART) / (1 - _APART)), min(1.0, share / _APART)
        for line in self.lines:
            scale = last / line.pixels
            scale += (1 - scale) * larger
            across = line.at * last * (1 - larger)
            down = (line.middle[1] - middle[1]) * scale * level
            yield line, (round(x + across), round(y + down)), scale

    def card(self, look: Look) -> int:
        """Return the width in pixels of a card that lands next to the wreath."""
        beside = self.crown.x - self.cards.x
        return max(24, min(look.s(_CARD), round(0.8 * beside), round(0.34 * self.cards.h)))

    def goals(self, look: Look, number: int) -> tuple[Slot, ...]:
        """Return the places of thrown cards, strewn over both sides of the wreath."""
        crown, cards = self.crown, self.cards
        return _strewn((*cards.topleft, *cards.size), crown.w, self.card(look), number)


def _rows(text: str, known: int, wish: int, width: int, height: int) -> tuple[list[str], int]:
    """Return a title in one or two lines, and the size of its letters: `wish` if it fits.

    It is measured at the size `known`, because each further size would load the font again.
    """
    pixels = wish
    while pixels > 16:
        rows = surfaces.balanced(text, "display", known, width * known // pixels)
        widest = max(letters.width(row, "display", known) for row in rows) * pixels // known
        if len(rows) <= 2 and widest <= width and len(rows) * pixels * _LINE <= height:
            return list(rows), pixels
        pixels = round(pixels * 0.96) - 1
    return [text], pixels


@lru_cache(maxsize=2)
def _strewn(
    area: tuple[int, int, int, int], crown: int, card: int, number: int
) -> tuple[Slot, ...]:
    """Return slots for cards, one on each side in turn, that lie about as they fell."""
    chance, (left, top, wide, deep) = random.Random(number), area
    high, each = card_height(card), (number + 1) // 2
    reach = math.hypot(card, high) / 2
    near, far = crown / 2 + 0.3 * card, wide / 2 - 0.8 * reach
    columns = 2 if far - near > card else 1
    rows = math.ceil(each / columns)
    found = []
    for place in range(number):
        side, (row, column) = (-1 if place % 2 else 1), divmod(place // 2, columns)
        across = (column + 0.5) / columns + chance.uniform(-0.14, 0.14) / columns
        down = (row + 0.5 + (0.22 if column else -0.06)) / rows + chance.uniform(-0.1, 0.1) / rows
        x = left + wide / 2 + side * (near + (far - near) * across)
        y = top + 0.7 * reach + (deep - 1.6 * reach) * min(1.0, max(0.0, down))
        found.append(Slot(round(x), round(y), card, high, round(chance.uniform(-34, 34))))
    return tuple(found)
