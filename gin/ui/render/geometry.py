"""Slots of items, the fan of cards, and hit testing."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame
from msgspec import Struct, field

from gin.interface.refs import ItemRef, ZoneRef
from gin.ui.art.cards import ASPECT

DROP_GAP = 0.8
"""Width of the gap for a dragged card in a fan, in steps between cards."""
FAN_STEP = 2.35
"""Degrees between neighbouring cards of a small fan."""
FAN_SPREAD = 22.0
"""Maximum degrees between the first and last card of a fan."""


class Slot(Struct, frozen=True):
    """A place: centre, size, and turn in degrees clockwise."""

    x: float
    y: float
    width: float
    height: float
    turn: float = 0.0

    @classmethod
    def of(cls, rect: pygame.Rect) -> Slot:
        return cls(rect.centerx, rect.centery, rect.width, rect.height)

    @property
    def rect(self) -> pygame.Rect:
        made = pygame.Rect(0, 0, round(self.width), round(self.height))
        made.center = (round(self.x), round(self.y))
        return made

    @property
    def corners(self) -> tuple[int, int, int, int]:
        rect = self.rect
        return rect.x, rect.y, rect.w, rect.h

    def holds(self, point: tuple[float, float]) -> bool:
        angle = math.radians(-self.turn)
        dx, dy = point[0] - self.x, point[1] - self.y
        across = dx * math.cos(angle) - dy * math.sin(angle)
        down = dx * math.sin(angle) + dy * math.cos(angle)
        return abs(across) <= self.width / 2 and abs(down) <= self.height / 2

    def raised(self, by: float) -> Slot:
        angle = math.radians(self.turn)
        return self.moved(by * math.sin(angle), -by * math.cos(angle))

    def below(self, across: float, down: float) -> tuple[float, float]:
        """Return a point `down` below the slot and `across` from its axis, turned with the slot."""
        angle = math.radians(self.turn)
        reach = self.height / 2 + down
        return (
            self.x + across * math.cos(angle) - reach * math.sin(angle),
            self.y + across * math.sin(angle) + reach * math.cos(angle),
        )

    def moved(self, across: float, down: float = 0.0) -> Slot:
        return Slot(self.x + across, self.y + down, self.width, self.height, self.turn)


def outside(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Return the parts of a rectangle that none of the others covers."""
    left = [rect]
    for other in others:
        left = [part for one in left for part in _without(one, other)]
    return left


def _without(rect: pygame.Rect, other: pygame.Rect) -> Iterator[pygame.Rect]:
    both = rect.clip(other)
    if not both:
        yield rect
        return
    for part in (
        pygame.Rect(rect.x, rect.y, rect.w, both.y - rect.y),
        pygame.Rect(rect.x, both.bottom, rect.w, rect.bottom - both.bottom),
        pygame.Rect(rect.x, both.y, both.x - rect.x, both.h),
        pygame.Rect(both.right, both.y, rect.right - both.right, both.h),
    ):
        if part:
            yield part


class PlacedCard(Struct, frozen=True):
    """A movable card of a scene.

    `ref` is the view's item, if any. `key` identifies the card while it moves from place to place.
    `code` is empty for a back. `own` marks a card of the player's hand. `lift` is the minimum
    height above the cloth, from 0 to 1. A card that was just `drawn` has a thin edge.
    """

    ref: ItemRef | None
    key: ItemRef
    code: str
    slot: Slot
    own: bool = False
    lift: float = 0.03
    marked: bool = False
    glow: bool = False
    drawn: bool = False


class SliderRail(Struct, frozen=True):
    """The area in which a slider is dragged, and its values.

    `knob` is the knob's width in pixels. The values are spread evenly over the positions of the
    knob's centre.
    """

    rect: pygame.Rect
    values: tuple[ItemRef, ...]
    knob: int = 0

    def value_at(self, x: float) -> ItemRef:
        long = max(1, self.rect.w - self.knob)
        share = (x - self.rect.x - self.knob / 2) / long
        last = len(self.values) - 1
        return self.values[min(max(0, round(share * last)), last)]


class Placement(Struct):
    """Slots of a view's items in drawing order, drop zones, and movable cards.

    `behind` holds the items behind a dialog: they are visible but not clickable. `resting` holds
    the slots of hand cards as if none were raised. `scrolled` items are visible only in the
    `viewport`. `content` is the height in pixels of everything that scrolls.
    """

    slots: dict[ItemRef, Slot] = field(default_factory=dict)
    behind: dict[ItemRef, Slot] = field(default_factory=dict)
    resting: dict[ItemRef, Slot] = field(default_factory=dict)
    drops: dict[ZoneRef, pygame.Rect] = field(default_factory=dict)
    cards: tuple[PlacedCard, ...] = ()
    content: int = 0
    viewport: pygame.Rect | None = None
    scrolled: set[ItemRef] = field(default_factory=set)
    rails: list[SliderRail] = field(default_factory=list)

    def rail_at(self, point: tuple[float, float]) -> SliderRail | None:
        if self.viewport is not None and not self.viewport.collidepoint(point):
            return None
        return next((rail for rail in self.rails if rail.rect.collidepoint(point)), None)

    def corners(self) -> dict[ItemRef, tuple[int, int, int, int]]:
        """Return left, top, width and height of each item, clipped to the viewport."""
        found = {}
        for ref, slot in (self.behind | self.slots).items():
            x, y, width, height = slot.corners
            if self.viewport is not None and ref in self.scrolled:
                top, bottom = (
                    min(max(edge, self.viewport.top), self.viewport.bottom)
                    for edge in (y, y + height)
                )
                y, height = top, bottom - top
            found[ref] = (x, y, width, height)
        return found

    def hit(self, point: tuple[float, float]) -> ItemRef | None:
        """Return the topmost item at a point, if any."""
        found: ItemRef | None = None
        seen = self.viewport is None or self.viewport.collidepoint(point)
        for ref, slot in self.slots.items():
            if slot.holds(point) and (seen or ref not in self.scrolled):
                found = ref
        return found

    def drop_at(self, point: tuple[float, float]) -> ZoneRef | None:
        return next((ref for ref, rect in self.drops.items() if rect.collidepoint(point)), None)


def card_height(width: float) -> float:
    """Return the height of a card of this width."""
    return width * ASPECT


def fan(
    count: int,
    width: float,
    centre: float,
    top: float,
    room: float,
    gap: int | None = None,
) -> list[Slot]:
    """Return the slots of a fan, with a gap before the card at index `gap`.

    The fan is about `room` wide at most, and its top is near `top`. In large fans cards turn less,
    so that the outer ones don't droop.
    """
    places = count + (DROP_GAP if gap is not None else 0)
    turn = min(FAN_STEP, FAN_SPREAD / max(1, places - 1))
    step = min(width * 0.52, (room - width) / max(1, places - 1))
    radius = step / math.radians(turn)
    slots = []
    for index in range(count):
        place = index + (DROP_GAP if gap is not None and index >= gap else 0)
        angle = (place - (places - 1) / 2) * turn
        radians = math.radians(angle)
        x = centre + radius * math.sin(radians)
        y = top + card_height(width) / 2 + radius * (1 - math.cos(radians))
        slots.append(Slot(x, y, width, card_height(width), angle))
    return slots
