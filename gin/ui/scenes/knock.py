"""A knock: an arm that comes in from the window's edge and raps on the table twice."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial

import pygame
from msgspec import Struct

from gin.interface.paper import Tone
from gin.interface.pictures import Face, Portrait
from gin.interface.refs import KNOCK, BackRef, FaceDown
from gin.interface.showdown import ShowdownView
from gin.ui.art import gilding
from gin.ui.art.arms import arm as drawn_arm
from gin.ui.art.arms import boxes, touch_of, upright
from gin.ui.art.hand_looks import HandLook, hand_of
from gin.ui.art.hand_poses import Pose
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.scenes.base import whole
from gin.ui.scenes.table_measures import Measures

FIRST_RAP, SECOND_RAP, LEAVES = 0.30, 0.56, 0.84
"""Shares of a knock's moment at which the fist strikes, strikes again, and leaves."""


def draws(look: Look, shown: ShowdownView, place: Placement) -> Iterator[Callable[[], object]]:
    """Yield functions that draw the arm."""
    knocker = _reaching(look, shown, place).knocker
    yield partial(upright, *knocker.drawn(look))
    yield partial(_picture, look, knocker)


def arm(look: Look, shown: ShowdownView, place: Placement, share: float) -> FramePart:
    """Return the arm at a share of the knock's moment."""
    reaching = _reaching(look, shown, place)
    return FramePart.of(reaching.area(look), _draw_knock, look, reaching, share)


def covered(look: Look, shown: ShowdownView, place: Placement) -> list[pygame.Rect]:
    """Return rectangles that cover the arm when the fist strikes."""
    reaching = _reaching(look, shown, place)
    knocker = reaching.knocker
    sizes = knocker.side, knocker.length(look), knocker.turn
    return list(boxes(Pose.FIST, *sizes, reaching.impact))


def _reaching(look: Look, shown: ShowdownView, place: Placement) -> _Arm:
    sizes = Measures.of(look)
    slot = place.slots.get(BackRef(FaceDown.LAID_DOWN)) or place.slots.get(KNOCK)
    x, y = (slot.x, slot.y) if slot is not None else (look.width / 2, float(sizes.pile_y))
    yours = shown.by is Tone.YOURS
    aside = sizes.pile * (0.25 if look.tall else _ASIDE[yours])
    x = x - aside if look.mirrored else x + aside
    side = round(sizes.pile * 2.5)
    room = side * 0.32
    impact = (round(min(max(x, room), look.width - room)), round(y))
    lean = _lean(look, place, impact, side * _HALF) if yours else _LEAN
    return _Arm.to(look, _Knocker.of(look, shown, side, lean), impact)


def _lean(look: Look, place: Placement, impact: tuple[int, int], half: float) -> float:
    """Return the degrees by which the player's arm leans outwards, to be clear of the fan.

    `half` is half the width of the arm in pixels.
    """
    own = [one.slot for one in place.cards if one.own]
    if not own:
        return _LEANS[0]
    slot = own[0 if look.mirrored else -1]
    side = -1 if look.mirrored else 1
    x, y = slot.below(side * slot.width / 2, -slot.height)
    across, down = side * (x - impact[0]), y - impact[1]
    for lean in _LEANS:
        turn = math.radians(lean)
        if down * math.sin(turn) - across * math.cos(turn) >= half:
            return lean
    return _LEANS[-1]


class _Knocker(Struct, frozen=True):
    """A knocking hand: its look, the side of its square in pixels, and its rotation in degrees."""

    hand: HandLook
    side: int
    turn: float
    yours: bool

    @classmethod
    def of(cls, look: Look, shown: ShowdownView, side: int, lean: float) -> _Knocker:
        yours, table = shown.by is Tone.YOURS, shown.table
        face: Face = Portrait.NOBODY
        if table is not None and yours:
            face = table.you.portrait
        elif table is not None and table.other is not None:
            face = table.other.portrait
        outwards = lean if yours != look.mirrored else -lean
        return cls(hand_of(face), side, outwards if yours else 180 + outwards, yours)

    def left(self, look: Look) -> bool:
        """Return whether the left hand knocks.

        A player at the bottom knocks with the right hand, the opponent with the one on that side.
        """
        return self.yours is look.mirrored

    def knuckles(self, look: Look) -> float:
        """Return the distance in pixels of the knuckles from the top of the image."""
        return touch_of(Pose.FIST, self.side, left=self.left(look))[1]

    def drawn(self, look: Look) -> tuple[HandLook, Pose, int, int, float, bool]:
        """Return the arguments with which the arm is drawn."""
        length, left = self.length(look), self.left(look)
        return self.hand, Pose.FIST, self.side, length, self.turn, left

    def length(self, look: Look) -> int:
        """Return the visible length of the sleeve in pixels: to the edge, and slightly more."""
        high, turn = Measures.of(look).pile_y, math.radians(self.turn)
        far = (look.height - high if self.yours else high) / abs(math.cos(turn))
        # An arm that leans far comes in from the side.
        far = min(far, look.width / 2 / max(0.01, abs(math.sin(turn))))
        return max(0, round(far - self.side * 0.4 + self.knuckles(look)))


_LEAN = -6.0
"""Degrees by which the opponent's arm leans outwards, to fit between the cards and the score."""
_LEANS = (20.0, 25.0, 30.0, 35.0, 40.0, 45.0, 50.0, 55.0, 60.0, 65.0, 70.0)
"""Degrees by which the player's arm may lean outwards."""
_ASIDE = {True: 1.55, False: 1.25}
"""Distance between a fist and the card laid down, in widths of a pile, by whether it is yours."""
_HALF = 0.36
"""Half the width of an arm at the player's fan, as a share of the hand's square."""


class _Arm(Struct, frozen=True):
    """An arm that comes in from the window's edge.

    `impact` is the point where the knuckles strike. `edge` is the distance from that point to the
    window's edge, and `direction` the direction to the elbow.
    """

    knocker: _Knocker
    impact: tuple[int, int]
    edge: float
    direction: tuple[float, float]

    @classmethod
    def to(cls, look: Look, knocker: _Knocker, impact: tuple[int, int]) -> _Arm:
        turn = math.radians(knocker.turn)
        across, down = math.sin(turn), math.cos(turn)
        edge = (look.height - impact[1] if down > 0 else impact[1]) / abs(down)
        if abs(across) > 0.01:
            edge = min(edge, (look.width - impact[0] if across > 0 else impact[0]) / abs(across))
        return cls(knocker, impact, edge, (across, down))

    def middle(self, look: Look, back: float) -> tuple[int, int]:
        """Return the middle of the image, with the fist `back` pixels away from its target."""
        knocker = self.knocker
        far = (knocker.side + knocker.length(look)) / 2 - knocker.knuckles(look) + back
        return (
            round(self.impact[0] + self.direction[0] * far),
            round(self.impact[1] + self.direction[1] * far),
        )

    def area(self, look: Look) -> pygame.Rect:
        side = self.knocker.side
        long = side + self.knocker.length(look)
        across, down = abs(self.direction[0]), abs(self.direction[1])
        rect = pygame.Rect(0, 0, down * side + across * long, across * side + down * long)
        rect.center = self.middle(look, 0)
        around = pygame.Rect(0, 0, round(side * 1.3), round(side * 1.3))
        around.center = self.impact
        return rect.inflate(side // 4, side // 4).union(around).clip(whole(look))


def _picture(look: Look, knocker: _Knocker) -> pygame.Surface:
    return drawn_arm(*knocker.drawn(look))


def _draw_knock(target: pygame.Surface, look: Look, arm: _Arm, share: float) -> None:
    side = arm.knocker.side
    for rap in (FIRST_RAP, SECOND_RAP):
        passed = (share - rap) / 0.26
        if 0 <= passed < 1:
            _ripple(target, look, round(side * (0.5 + 0.75 * passed)), 1 - passed, arm.impact)
    image = _picture(look, arm.knocker)
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
    image = gilding.ripple(look.s(260))
    image = pygame.transform.scale(image, (side, side))
    level = round(255 * bright)
    image.fill((level, level, level), None, pygame.BLEND_RGB_MULT)
    target.blit(image, image.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
