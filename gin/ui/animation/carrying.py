"""The opponent's hand, which carries a card from or to the piles.

The hand reaches in from the edge of the window, moves with the card, and withdraws.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame
from msgspec import Struct

from gin.interface.refs import DISCARDS, BackRef, FaceDown
from gin.rules.model.events import Discarded, Drew, Event, Took
from gin.ui.animation.motion import Sprite
from gin.ui.art import arms
from gin.ui.art.hand_looks import HandLook
from gin.ui.art.hand_poses import Pose
from gin.ui.render.card_painter import Print
from gin.ui.render.geometry import PlacedCard, Slot

REACH, WITHDRAW = 0.14, 0.24
"""Seconds at normal speed in which a hand reaches for a card, and in which it withdraws."""
_STEP = 5.0
"""Degrees between two drawn rotations of an arm."""
_INSET = 0.06
"""Distance of the fingers from the card's edge, as a share of the hand's square."""


class Carrier(Struct, frozen=True):
    """An arm that can carry cards.

    `side` is the side of the hand's square in pixels, `length` the length of the sleeve below it.
    The arm comes from the point `shoulder`, above the window. `left` is for a left hand.
    """

    hand: HandLook
    side: int
    length: int
    shoulder: tuple[float, float]
    left: bool = False

    def turn(self, x: float, y: float) -> float:
        """Return the arm's rotation in degrees if its fingers are at a point."""
        turn = math.degrees(math.atan2(self.shoulder[0] - x, self.shoulder[1] - y))
        return round(turn / _STEP) * _STEP % 360

    def away(self, x: float, y: float) -> tuple[float, float]:
        """Return where the fingers of a hand at a point are once it has left the window."""
        across, up = self.shoulder[0] - x, y - self.shoulder[1]
        far = (y + self.side * 0.4) / up
        return x + across * far, y - up * far

    def touch(self, slot: Slot) -> tuple[float, float]:
        """Return where the fingers touch a card: the middle of its upper edge."""
        turn = math.radians((slot.turn + 90) % 180 - 90)
        far = slot.height / 2 - self.side * _INSET
        return slot.x + far * math.sin(turn), slot.y - far * math.cos(turn)

    def prints(self, pose: Pose, x: float, y: float) -> tuple[list[Print], list[Print]]:
        """Return the images below and above the card, with the fingers at a point."""
        turn = self.turn(x, y)
        drawn = self.hand, pose, self.side, self.length, turn, self.left
        above = [_placed(arms.arm(*drawn), arms.offset(*drawn), (x, y))]
        if pose is not Pose.HOLDS:
            return [], above
        return [_placed(arms.thumb(*drawn), arms.offset(*drawn), (x, y))], above

    def draw_next(self, stock: Slot, pile: Slot, backs: Sequence[Slot]) -> bool:
        """Draw one more image for the coming moves; return False if all are drawn.

        The moves are from the stock and from the discard pile to the opponent's `backs`, and back
        to the discard pile.
        """
        last, middle = backs[-1], backs[len(backs) // 2]
        for pose, slots in (
            (Pose.HOLDS, (stock, last)), (Pose.LAYS, (middle, pile)), (Pose.HOLDS, (pile, last)),
        ):  # fmt: skip
            begins, ends = (self.turn(*self.touch(slot)) for slot in slots)
            for turn in _turns(begins, ends):
                if arms.draw_next(self.hand, pose, self.side, self.length, turn, self.left):
                    return True
        return False


def carried(placed: PlacedCard, events: Sequence[Event], *, up: bool) -> Pose | None:
    """Return how the opponent's hand carries a new card of the scene; None if it does not.

    `up` says whether the card was face up before.
    """
    key = placed.key
    if isinstance(key, BackRef) and key.where is FaceDown.OTHER_HAND:
        return Pose.HOLDS if any(isinstance(one, Drew | Took) for one in events) else None
    if placed.ref == DISCARDS and not up:
        return Pose.LAYS if any(isinstance(one, Discarded) for one in events) else None
    return None


def _turns(begins: float, ends: float) -> Iterator[float]:
    steps = round(abs(ends - begins) / _STEP)
    for step in range(steps + 1):
        yield begins + (ends - begins) * step / max(1, steps)


def _placed(image: pygame.Surface, offset: tuple[float, float], at: tuple[float, float]) -> Print:
    return image, image.get_rect(center=(at[0] + offset[0], at[1] + offset[1])).topleft, 0


class Carrying:
    """The hand in the scene, if there is one, and the card that it carries."""

    def __init__(self) -> None:
        self.sprite: Sprite | None = None
        self._carrier: Carrier | None = None
        self._pose = Pose.HOLDS
        self._goal: Slot | None = None
        self._from = (0.0, 0.0)
        self._began = self._ends = self._left = -math.inf
        self._pace = 1.0

    def clear(self) -> None:
        self.sprite = self._carrier = None

    def begin(self, carrier: Carrier, pose: Pose, sprite: Sprite, now: float, pace: float) -> None:
        """Let a hand reach for a card, which begins to move when the hand has arrived."""
        x, y = carrier.touch(sprite.start)
        there = self._at(now)
        self._from = there if there is not None else carrier.away(x, y)
        sprite.begins = now + REACH * pace
        self._carrier, self._pose, self.sprite, self._goal = carrier, pose, sprite, sprite.goal
        self._began, self._pace = now, pace
        self._ends = sprite.begins + sprite.lasts
        self._left = self._ends + WITHDRAW * pace

    def moving(self, now: float) -> bool:
        return self._carrier is not None and now < self._left

    def prints(self, now: float) -> tuple[list[Print], list[Print]]:
        """Return the hand's images below and above the card that it carries."""
        at = self._at(now)
        if at is None or self._carrier is None:
            self.clear()
            return [], []
        return self._carrier.prints(self._pose, *at)

    def _at(self, now: float) -> tuple[float, float] | None:
        """Return where the fingers are; None if there is no hand."""
        carrier, sprite = self._carrier, self.sprite
        if carrier is None or sprite is None or now >= self._left:
            return None
        if sprite.goal != self._goal:
            # Something else moves the card now, so the hand lets go of it.
            self._goal, self._ends = sprite.goal, min(self._ends, now)
            self._left = self._ends + WITHDRAW * self._pace
        x, y = carrier.touch(sprite.at(min(now, self._ends)))
        if now < sprite.begins:
            share = (now - self._began) / max(1e-6, sprite.begins - self._began)
            return _between(self._from, (x, y), 1 - (1 - share) ** 2)
        if now <= self._ends:
            return x, y
        share = (now - self._ends) / max(1e-6, self._left - self._ends)
        return _between((x, y), carrier.away(x, y), share * share)


def _between(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
