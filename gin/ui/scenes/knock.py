"""A knock: an arm that comes in from the window's edge and raps on the table twice."""

from __future__ import annotations

import math

import pygame
from msgspec import Struct

from gin.interface.paper import Tone
from gin.interface.refs import KNOCK, BackRef, FaceDown
from gin.interface.showdown import ShowdownView
from gin.ui.art import gilding
from gin.ui.art.fist import KNUCKLES, SIDE
from gin.ui.art.fist import arm as drawn_arm
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.scenes.base import whole
from gin.ui.scenes.table_measures import Measures

FIRST_RAP, SECOND_RAP, LEAVES = 0.30, 0.56, 0.84
"""Shares of a knock's moment at which the fist strikes, strikes again, and leaves."""


def predraw(look: Look, shown: ShowdownView) -> None:
    """Draw the arm in advance, because it takes long."""
    side, yours = _fist_side(Measures.of(look)), shown.by is Tone.YOURS
    _picture(look, side, _turn(look, yours=yours), yours=yours)


def arm(look: Look, shown: ShowdownView, place: Placement, share: float) -> FramePart:
    """Return the arm at a share of the knock's moment."""
    sizes = Measures.of(look)
    side = _fist_side(sizes)
    slot = place.slots.get(BackRef(FaceDown.LAID_DOWN)) or place.slots.get(KNOCK)
    x, y = (slot.x, slot.y) if slot is not None else (look.width / 2, float(sizes.pile_y))
    aside = sizes.pile * (0.25 if look.tall else 1.25)
    x = x - aside if look.mirrored else x + aside
    impact = (round(min(max(x, side * 0.32), look.width - side * 0.32)), round(y))
    yours = shown.by is Tone.YOURS
    reaching = _Arm.to(look, side, impact, _turn(look, yours=yours), yours=yours)
    return FramePart.of(reaching.area(look), _draw_knock, look, reaching, share)


class _Arm(Struct, frozen=True):
    """An arm that comes in from the window's edge.

    `impact` is the point where the knuckles strike, and `turn` the arm's rotation. `edge` is the
    distance from that point to the window's edge, and `direction` the direction to the elbow.
    """

    side: int
    yours: bool
    impact: tuple[int, int]
    turn: float
    edge: float
    direction: tuple[float, float]

    @classmethod
    def to(
        cls, look: Look, side: int, impact: tuple[int, int], turn: float, *, yours: bool
    ) -> _Arm:
        across, down = math.sin(math.radians(turn)), math.cos(math.radians(turn))
        edge = (look.height - impact[1] if down > 0 else impact[1]) / abs(down)
        if abs(across) > 0.01:
            edge = min(edge, (look.width - impact[0] if across > 0 else impact[0]) / abs(across))
        return cls(side, yours, impact, turn, edge, (across, down))

    def middle(self, look: Look, back: float) -> tuple[int, int]:
        """Return the middle of the image, with the fist `back` pixels away from its target."""
        long = self.side + _length(look, self.side, self.turn, yours=self.yours)
        far = long / 2 - KNUCKLES[1] * self.side / SIDE + back
        return (
            round(self.impact[0] + self.direction[0] * far),
            round(self.impact[1] + self.direction[1] * far),
        )

    def area(self, look: Look) -> pygame.Rect:
        side = self.side
        long = side + _length(look, side, self.turn, yours=self.yours)
        across, down = abs(self.direction[0]), abs(self.direction[1])
        rect = pygame.Rect(0, 0, down * side + across * long, across * side + down * long)
        rect.center = self.middle(look, 0)
        around = pygame.Rect(0, 0, round(side * 1.3), round(side * 1.3))
        around.center = self.impact
        return rect.inflate(side // 4, side // 4).union(around).clip(whole(look))


def _fist_side(sizes: Measures) -> int:
    return round(sizes.pile * 2.5)


_LEAN = {True: 30.0, False: -6.0}
"""Degrees by which an arm leans outwards, by whether it is the player's.

The player's arm passes the hand of cards. The opponent's fits between the cards and the score.
"""


def _turn(look: Look, *, yours: bool) -> float:
    """Return an arm's rotation in degrees; 0 is straight from below."""
    outwards = _LEAN[yours] if yours != look.mirrored else -_LEAN[yours]
    return outwards if yours else 180 + outwards


def _length(look: Look, side: int, turn: float, *, yours: bool) -> int:
    """Return the visible length of the sleeve: to the edge, and slightly more."""
    high = Measures.of(look).pile_y
    far = (look.height - high if yours else high) / abs(math.cos(math.radians(turn)))
    return max(0, round(far - side * 0.4 + KNUCKLES[1] * side / SIDE))


def _picture(look: Look, side: int, turn: float, *, yours: bool) -> pygame.Surface:
    length = _length(look, side, turn, yours=yours)
    return drawn_arm(side, yours, length, turn, look.theme.plain)


def _draw_knock(target: pygame.Surface, look: Look, arm: _Arm, share: float) -> None:
    side = arm.side
    for rap in (FIRST_RAP, SECOND_RAP):
        passed = (share - rap) / 0.26
        if 0 <= passed < 1:
            _ripple(target, look, round(side * (0.5 + 0.75 * passed)), 1 - passed, arm.impact)
    image = _picture(look, side, arm.turn, yours=arm.yours)
    back = _fist_distance(share, side * 0.22, arm.edge + side * 0.3)
    target.blit(image, image.get_rect(center=arm.middle(look, back)))


def _fist_distance(share: float, lifted: float, away: float) -> float:
    """Return how far back the fist is: it comes in from `away`, raps twice, and leaves.

    At the end of the moment, the distance is 0, for a still image.
    """
    if share < FIRST_RAP:
        return away * (1 - (share / FIRST_RAP) ** 2)
    if share < SECOND_RAP:
        return lifted * math.sin(math.pi * (share - FIRST_RAP) / (SECOND_RAP - FIRST_RAP))
    if share < LEAVES or share >= 1:
        return 0.0
    return away * ((share - LEAVES) / (1 - LEAVES)) ** 2


def _ripple(
    target: pygame.Surface, look: Look, side: int, bright: float, at: tuple[int, int]
) -> None:
    if look.theme.plain:
        return
    image = gilding.ripple(look.s(260))
    image = pygame.transform.scale(image, (side, side))
    level = round(255 * bright)
    image.fill((level, level, level), None, pygame.BLEND_RGB_MULT)
    target.blit(image, image.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
