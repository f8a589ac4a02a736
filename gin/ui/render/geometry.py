"""Where things lie: slots for items, a fan of cards, and which item a point hits."""

from __future__ import annotations

import math

import pygame
from msgspec import Struct, field

from gin.interface.refs import ItemRef, ZoneRef
from gin.ui.art.cards import ASPECT

PART = 0.8
"""How far, in steps, a fan parts where a dragged card will land."""
TURN = 2.35
"""Degrees between two cards of a fan, if they are not many."""
WIDEST = 22.0
"""The most degrees between the first and the last card of a fan."""


class Slot(Struct, frozen=True):
    """A place: its middle, its size, and its turn in degrees clockwise."""

    x: float
    y: float
    width: float
    height: float
    turn: float = 0.0

    @classmethod
    def of(cls, rect: pygame.Rect) -> Slot:
        """The slot that a rectangle is."""
        return cls(rect.centerx, rect.centery, rect.width, rect.height)

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle before it is turned."""
        made = pygame.Rect(0, 0, round(self.width), round(self.height))
        made.center = (round(self.x), round(self.y))
        return made

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of that rectangle."""
        rect = self.rect
        return rect.x, rect.y, rect.w, rect.h

    def holds(self, point: tuple[float, float]) -> bool:
        """Does the point lie in the turned rectangle?"""
        angle = math.radians(-self.turn)
        dx, dy = point[0] - self.x, point[1] - self.y
        across = dx * math.cos(angle) - dy * math.sin(angle)
        down = dx * math.sin(angle) + dy * math.cos(angle)
        return abs(across) <= self.width / 2 and abs(down) <= self.height / 2

    def raised(self, by: float) -> Slot:
        """The slot moved up along its own axis."""
        angle = math.radians(self.turn)
        return self.moved(by * math.sin(angle), -by * math.cos(angle))

    def below(self, across: float, down: float) -> tuple[float, float]:
        """A point `across` from its middle line and `down` below it, turned with it."""
        angle = math.radians(self.turn)
        reach = self.height / 2 + down
        return (
            self.x + across * math.cos(angle) - reach * math.sin(angle),
            self.y + across * math.sin(angle) + reach * math.cos(angle),
        )

    def moved(self, across: float, down: float = 0.0) -> Slot:
        """The slot so many pixels to the right and further down."""
        return Slot(self.x + across, self.y + down, self.width, self.height, self.turn)


class PlacedCard(Struct, frozen=True):
    """A card of a scene that can move: which it is, where it lies, and how it is drawn.

    `ref` is the view's item, None if it is none; `key` the same for one card wherever it lies;
    `code` its face, empty for its back; `own` a card of the player's hand. `lift` is how high it
    is above the cloth, 0 lying to 1 in the hand; `marked` is picked, `glow` shines.
    """

    ref: ItemRef | None
    key: ItemRef
    code: str
    slot: Slot
    own: bool = False
    lift: float = 0.03
    marked: bool = False
    glow: bool = False


class SliderRail(Struct, frozen=True):
    """What a slider slides along: where it is hit, and its values from the first to the last,
    which lie between the middles of two knobs at its ends."""

    rect: pygame.Rect
    values: tuple[ItemRef, ...]
    knob: int = 0

    def value_at(self, x: float) -> ItemRef:
        """The value nearest to a point."""
        long = max(1, self.rect.w - self.knob)
        share = (x - self.rect.x - self.knob / 2) / long
        last = len(self.values) - 1
        return self.values[min(max(0, round(share * last)), last)]


class Placement(Struct):
    """Where a view's items lie, in drawing order, where a drag may end, and cards that can move.

    `behind` are the items that a dialog lies over: they can be seen, but not hit. `resting` says
    where cards of the hand lie while none of them is lifted. `content` is the height of what
    scrolls; `viewport` what of it can be seen, and `scrolled` the items that can only be seen
    there. `rails` are what sliders slide along.
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
        """The slider at a point, if there is one to be seen there."""
        if self.viewport is not None and not self.viewport.collidepoint(point):
            return None
        return next((rail for rail in self.rails if rail.rect.collidepoint(point)), None)

    def corners(self) -> dict[ItemRef, tuple[int, int, int, int]]:
        """Left, top, width and height of each item; of a scrolled one, what can be seen of it."""
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
        """The item at a point, the one drawn last if several lie there; None for none."""
        found: ItemRef | None = None
        seen = self.viewport is None or self.viewport.collidepoint(point)
        for ref, slot in self.slots.items():
            if slot.holds(point) and (seen or ref not in self.scrolled):
                found = ref
        return found

    def drop_at(self, point: tuple[float, float]) -> ZoneRef | None:
        """The zone a drag that ends here goes to; None for none."""
        return next((ref for ref, rect in self.drops.items() if rect.collidepoint(point)), None)


def card_height(width: float) -> float:
    """The height of a card of this width."""
    return width * ASPECT


def fan(
    count: int,
    width: float,
    centre: float,
    top: float,
    room: float,
    gap: int | None = None,
) -> list[Slot]:
    """Slots of a fan whose highest card has its top edge at `top`; `gap` parts it before a card.

    Many cards are turned less against each other, so that the outermost don't droop.
    """
    places = count + (PART if gap is not None else 0)
    turn = min(TURN, WIDEST / max(1, places - 1))
    step = min(width * 0.52, (room - width) / max(1, places - 1))
    radius = step / math.radians(turn)
    slots = []
    for index in range(count):
        place = index + (PART if gap is not None and index >= gap else 0)
        angle = (place - (places - 1) / 2) * turn
        radians = math.radians(angle)
        x = centre + radius * math.sin(radians)
        y = top + card_height(width) / 2 + radius * (1 - math.cos(radians))
        slots.append(Slot(x, y, width, card_height(width), angle))
    return slots
