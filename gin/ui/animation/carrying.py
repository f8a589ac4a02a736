"""Hands that carry cards from and to the piles.

The opponent's hand reaches in from the edge of the window, moves with the card, and withdraws. The
player's own hand is below the card and the fan, and never delays the card.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.interface.refs import DISCARDS, BackRef, FaceDown
from gin.rules.model.events import Discarded, Drew, Event, Took
from gin.ui.animation.motion import Sprite
from gin.ui.animation.prints import area_of
from gin.ui.art import arms
from gin.ui.art.hand_looks import HandLook
from gin.ui.art.hand_poses import Pose
from gin.ui.render.card_painter import Print
from gin.ui.render.geometry import PlacedCard, Slot

REACH, WITHDRAW = 0.14, 0.24
"""Seconds at normal speed in which a hand reaches for a card, and in which it withdraws."""
_ENTERS = 0.07
"""Seconds at normal speed in which the player's own hand comes from under the fan."""
_SAMPLES = 16
"""Number of moments at which the area of a moving arm is determined."""
_STEP = 5.0
"""Degrees between two drawn rotations of an arm."""
_ON, _UNDER = 0.06, 0.15
"""Distances of the fingers from the card's edge, as shares of the hand's square: of fingers on the
card, and of fingers under it.
"""


class Carrier(Struct, frozen=True):
    """An arm that can carry cards.

    `side` is the side of the hand's square in pixels, `length` the length of the sleeve below it.
    The arm comes from the point `shoulder`, outside the window. A hand has left the window once its
    fingers are at the height `edge`. `left` is for a left hand. `fan` is the top of the player's
    fan for the player's own arm, else None.
    """

    hand: HandLook
    side: int
    length: int
    shoulder: tuple[float, float]
    edge: float
    left: bool = False
    fan: float | None = None

    def turn(self, x: float, y: float) -> float:
        """Return the arm's rotation in degrees if its fingers are at a point."""
        turn = math.degrees(math.atan2(self.shoulder[0] - x, self.shoulder[1] - y))
        return round(turn / _STEP) * _STEP % 360

    def away(self, x: float, y: float) -> tuple[float, float]:
        """Return where the fingers of a hand at a point are once it has left the window."""
        return _between((x, y), self.shoulder, max(0.0, (self.edge - y) / (self.shoulder[1] - y)))

    def touch(self, slot: Slot, pose: Pose = Pose.HOLDS) -> tuple[float, float]:
        """Return where the fingers touch a card: at the middle of the edge towards the arm."""
        turn = math.radians((slot.turn + 90) % 180 - 90)
        far = slot.height / 2 - self.side * _ON
        if self.fan is not None:
            far = self.side * (_UNDER if pose is Pose.HOLDS else _ON) - slot.height / 2
        return slot.x + far * math.sin(turn), slot.y - far * math.cos(turn)

    def under_fan(self, x: float, y: float) -> tuple[float, float]:
        """Return where the fingers of a hand at a point are when the player's fan covers them."""
        top = self.fan or y
        return _between((x, y), self.shoulder, max(0.0, (top - y) / (self.shoulder[1] - y)))

    def passes_fan(self, sprite: Sprite) -> float:
        """Return when a card that moves has the fingers under it at the top of the fan."""
        times = [sprite.begins + sprite.lasts * step / 24 for step in range(25)]
        return min(times, key=lambda now: abs(self.touch(sprite.at(now))[1] - (self.fan or 0.0)))

    def drawn(self, pose: Pose, turn: float) -> arms.Drawn:
        """Return the arguments with which the arm is drawn."""
        return self.hand, pose, self.side, self.length, turn, self.left

    def draw_next(self, stock: Slot, pile: Slot, backs: Sequence[Slot]) -> bool:
        """Draw one more image for the coming moves; return False if all are drawn.

        The opponent's moves are from the stock and from the discard pile to the opponent's `backs`,
        and back to the discard pile.
        """
        return any(arms.draw_next(*self.drawn(*one)) for one in self._coming(stock, pile, backs))

    def _coming(
        self, stock: Slot, pile: Slot, backs: Sequence[Slot]
    ) -> Iterator[tuple[Pose, float]]:
        if self.fan is not None:
            for slot in (stock, pile):
                yield Pose.HOLDS, self.turn(*self.touch(slot))
        if self.fan is not None or not backs:
            return
        last, middle = backs[-1], backs[len(backs) // 2]
        for pose, slots in (
            (Pose.HOLDS, (stock, last)), (Pose.LAYS, (middle, pile)), (Pose.HOLDS, (pile, last)),
        ):  # fmt: skip
            begins, ends = (self.turn(*self.touch(slot)) for slot in slots)
            for turn in _turns(begins, ends):
                yield pose, turn


class Arms(Struct, frozen=True):
    """The arms of both players; None for a player without one."""

    other: Carrier | None = None
    own: Carrier | None = None


LAID = BackRef(FaceDown.LAID_DOWN)
"""The card that is laid face down to knock."""


def carried(placed: PlacedCard, events: Sequence[Event], *, up: bool) -> Pose | None:
    """Return how the opponent's hand carries a new card of the scene; None if it does not.

    `up` says whether the card was face up before.
    """
    key = placed.key
    if key == LAID and not up:
        return Pose.LAYS
    if isinstance(key, BackRef) and key.where is FaceDown.OTHER_HAND:
        return Pose.HOLDS if any(isinstance(one, Drew | Took) for one in events) else None
    if placed.ref == DISCARDS and not up:
        return Pose.LAYS if any(isinstance(one, Discarded) for one in events) else None
    return None


def _turns(begins: float, ends: float) -> Iterator[float]:
    steps = round(abs(ends - begins) / _STEP)
    for step in range(steps + 1):
        yield begins + (ends - begins) * step / max(1, steps)


class ArmPrints(Struct):
    """An arm's images: `low` ones are below the player's fan, others around the carried card."""

    low: Sequence[Print] = ()
    below: Sequence[Print] = ()
    above: Sequence[Print] = ()


class Carrying:
    """The hand in the scene, if there is one, and the card that it carries."""

    def __init__(self) -> None:
        self.sprite: Sprite | None = None
        self._carrier: Carrier | None = None
        self._pose = Pose.HOLDS
        self._turn: float | None = None
        self._goal: Slot | None = None
        self._from: tuple[float, float] | None = None
        self._began = self._arrives = self._ends = self._left = self._lands = -math.inf
        self._pace = 1.0
        self._area: tuple[pygame.Rect, ...] = ()

    def clear(self) -> None:
        self.sprite = self._carrier = None

    def begin(self, carrier: Carrier, pose: Pose, sprite: Sprite, now: float, pace: float) -> None:
        """Let the opponent's hand reach for a card, which begins to move when it has arrived."""
        x, y = carrier.touch(sprite.start, pose)
        there = self._at(now) if self._carrier == carrier else None
        self._from = there if there is not None else carrier.away(x, y)
        sprite.begins = now + REACH * pace
        self._follow(carrier, pose, sprite, now, sprite.begins, pace)

    def begin_laying(self, carrier: Carrier, sprite: Sprite, now: float, pace: float) -> None:
        """Let a hand lay several cards with the fingers on one of them, the `sprite`.

        The cards don't wait. A hand that has just laid others moves along the table.
        """
        there = self._at(now) if self._carrier == carrier and self._pose is Pose.LAYS else None
        begins = carrier.touch(sprite.start, Pose.LAYS)
        outside = carrier.away if carrier.fan is None else carrier.under_fan
        self._from = there if there is not None else outside(*begins)
        lasts = sprite.lasts if there is not None else REACH * pace
        self._follow(carrier, Pose.LAYS, sprite, now, now + lasts, pace)

    def begin_own(
        self, carrier: Carrier, sprite: Sprite, pile: Slot, now: float, pace: float
    ) -> None:
        """Let the player's hand appear at a card that moves from or to a pile."""
        self._from = carrier.under_fan(*carrier.touch(sprite.start))
        self._follow(carrier, Pose.HOLDS, sprite, now, now + _ENTERS * pace, pace)
        self._turn = carrier.turn(*carrier.touch(pile))
        passes = carrier.passes_fan(sprite)
        if sprite.goal == pile:
            self._from = carrier.away(*carrier.touch(sprite.at(passes)))
            self._arrives = passes
        else:
            self._ends = passes
            self._left = passes + WITHDRAW * pace
        self._area = self._swept(carrier)

    def _follow(
        self, carrier: Carrier, pose: Pose, sprite: Sprite, now: float, arrives: float, pace: float
    ) -> None:
        self._carrier, self._pose, self.sprite, self._goal = carrier, pose, sprite, sprite.goal
        self._turn, self._began, self._arrives, self._pace = None, now, arrives, pace
        self._ends = self._lands = sprite.begins + sprite.lasts
        self._left = self._ends + WITHDRAW * pace
        self._area = self._swept(carrier)

    def _swept(self, carrier: Carrier) -> tuple[pygame.Rect, ...]:
        """Return rectangles that cover what the arm passes over."""
        found: list[pygame.Rect] = []
        for step in range(_SAMPLES + 1):
            at = self._at(self._began + (self._left - self._began) * step / (_SAMPLES + 0.1))
            if at is not None:
                _, pose, side, length, turn, _ = carrier.drawn(
                    self._pose, self._turned(carrier, at)
                )
                found += arms.boxes(pose, side, length, turn, at)
        return tuple(found)

    @property
    def lays(self) -> bool:
        """Whether the hand is on the cards."""
        return self._pose is Pose.LAYS

    def moving(self, now: float) -> bool:
        return self._carrier is not None and now < self._left

    def carries(self, now: float) -> bool:
        """Return whether the card is still on its way."""
        return self._carrier is not None and now < self._lands

    def area(self, now: float) -> tuple[pygame.Rect, ...]:
        """Return rectangles that cover what the arm passes over; none if it is not in the scene."""
        return self._area if self.moving(now) else ()

    def draw_next(self) -> bool:
        """Draw one more image for the motion; return False if all are drawn."""
        carrier, sprite = self._carrier, self.sprite
        if carrier is None or sprite is None:
            return False
        points = [carrier.touch(one, self._pose) for one in (sprite.start, sprite.goal)]
        turns = _turns(*(carrier.turn(*at) for at in points))
        if self._turn is not None:
            turns = iter((self._turn,))
        return any(arms.draw_next(*carrier.drawn(self._pose, turn)) for turn in turns)

    def prints(self, now: float) -> ArmPrints:
        """Return the arm's images."""
        at, carrier = self._at(now), self._carrier
        if at is None or carrier is None:
            self.clear()
            return ArmPrints()
        whole, thumb = [self._arm(carrier, at)], self._thumb(carrier, at)
        if carrier.fan is None or self.lays:
            return ArmPrints(below=thumb, above=whole)
        on_card = [*self._on_card(thumb[0], now)] if self._arrives <= now <= self._ends else []
        return ArmPrints(low=whole, above=on_card)

    def _on_card(self, thumb: Print, now: float) -> Iterator[Print]:
        """Yield the part of a thumb that is on the carried card."""
        assert self.sprite is not None
        slot, (_, wide) = self.sprite.at(now), self.sprite.face(now)
        card = replace(slot, width=slot.width * wide).rect
        image, at, flags = thumb
        seen = area_of(thumb).clip(card)
        if seen:
            yield image.subsurface(seen.move(-at[0], -at[1])), seen.topleft, flags

    def _arm(self, carrier: Carrier, at: tuple[float, float]) -> Print:
        drawn = carrier.drawn(self._pose, self._turned(carrier, at))
        return _placed(arms.arm(*drawn), arms.offset(*drawn), at)

    def _thumb(self, carrier: Carrier, at: tuple[float, float]) -> list[Print]:
        if self._pose is not Pose.HOLDS:
            return []
        turn = self._turned(carrier, at)
        image = arms.thumb(carrier.hand, self._pose, carrier.side, turn, carrier.left)
        return [_placed(image, arms.thumb_offset(carrier.side, turn, carrier.left), at)]

    def _turned(self, carrier: Carrier, at: tuple[float, float]) -> float:
        return carrier.turn(*at) if self._turn is None else self._turn

    def _at(self, now: float) -> tuple[float, float] | None:
        """Return where the fingers are; None if there is no hand."""
        carrier, sprite = self._carrier, self.sprite
        if carrier is None or sprite is None or now >= self._left:
            return None
        if sprite.goal != self._goal:
            # Something else moves the card now, so the hand lets go of it.
            self._goal, self._ends = sprite.goal, min(self._ends, now)
            self._left = self._ends + WITHDRAW * self._pace
        slot = sprite.at(min(max(now, self._arrives), self._ends))
        x, y = carrier.touch(slot, self._pose)
        if now < self._arrives and self._from is not None:
            share = (now - self._began) / max(1e-6, self._arrives - self._began)
            return _between(self._from, (x, y), 1 - (1 - share) ** 2)
        if now <= self._ends:
            return x, y
        share = (now - self._ends) / max(1e-6, self._left - self._ends)
        # The player's hand leaves at the speed of the card.
        share *= share if carrier.fan is None else 1
        return _between((x, y), carrier.away(x, y), share)


def _placed(image: pygame.Surface, offset: tuple[float, float], at: tuple[float, float]) -> Print:
    return image, image.get_rect(center=(at[0] + offset[0], at[1] + offset[1])).topleft, 0


def _between(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
