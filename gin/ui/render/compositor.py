"""Compositor: builds the window's frame from parts and repaints only what changed.

The static layer is cached. On it lies what lives by itself, such as the light of the fire. Cards
move over both, and the upper layer is repainted where they moved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeVar, TypeVarTuple

import pygame
from msgspec import Struct

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class FramePart(Struct, frozen=True):
    """A part of the frame, with everything its painting depends on.

    Equal parts look the same. A part paints only in its rectangle. A part in `front` stays visible
    when an arm passes over it.
    """

    rect: pygame.Rect
    paint: Callable[..., object]
    needs: tuple[object, ...]
    front: bool = False

    @classmethod
    def of(
        cls, rect: pygame.Rect, paint: Callable[[pygame.Surface, *Ts], object], *needs: *Ts
    ) -> FramePart:
        return cls(rect, paint, needs)

    def in_front(self) -> FramePart:
        return FramePart(self.rect, self.paint, self.needs, front=True)

    def put(self, target: pygame.Surface, area: pygame.Rect) -> None:
        # As `clipped` does, which would take longer than many parts.
        before = target.get_clip()
        target.set_clip(before.clip(self.rect.clip(area)))
        try:
            self.paint(target, *self.needs)
        finally:
            target.set_clip(before)


@contextmanager
def clipped(target: pygame.Surface, rect: pygame.Rect) -> Iterator[None]:
    """Restrict painting in the block to a rectangle, within the current clip."""
    before = target.get_clip()
    target.set_clip(before.clip(rect))
    try:
        yield
    finally:
        target.set_clip(before)


def merge_areas(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return the areas, merging two if their union is hardly larger than what they cover."""
    found: list[pygame.Rect] = []
    for area in areas:
        if not area:
            continue
        touched = area.collidelistall(found)
        while touched:
            other = found[touched.pop()]
            both, shared = area.union(other), area.clip(other)
            covered = area.w * area.h + other.w * other.h - shared.w * shared.h
            if both.w * both.h <= covered * _MERGE_FACTOR:
                found.remove(other)
                area, touched = both, both.collidelistall(found)
        found.append(area)
    return found


_MERGE_FACTOR = 1.15
"""Largest area of a union, relative to the area that both cover."""


def split_overlaps(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return the areas cut into pieces that hardly overlap."""
    found: list[pygame.Rect] = []
    for area in sorted(areas, key=lambda one: one.w * one.h, reverse=True):
        pieces = [area]
        for other in tuple(found):
            pieces = [piece for one in pieces for piece in _without(one, other)]
        found += pieces
    return found


def _without(area: pygame.Rect, other: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield the parts of an area outside another, or the whole area if the overlap is small."""
    both = area.clip(other)
    if both.w * both.h < _OVERLAP:
        yield area
        return
    left, top, right, bottom = area.left, both.top, area.right, both.bottom
    for rect in (
        pygame.Rect(left, area.top, area.w, top - area.top),
        pygame.Rect(left, bottom, area.w, area.bottom - bottom),
        pygame.Rect(left, top, both.left - left, both.h),
        pygame.Rect(both.right, top, right - both.right, both.h),
    ):
        if rect:
            yield rect


_OVERLAP = 60_000
"""Pixels of overlap that justify more pieces; below that, painting twice is faster."""


def differing(before: Sequence[T], after: Sequence[T]) -> tuple[Sequence[T], Sequence[T]]:
    """Return two sequences without what both begin with, and without what both end with."""
    most = min(len(before), len(after))
    start = end = 0
    while start < most and before[start] == after[start]:
        start += 1
    while end < most - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return before[start : len(before) - end], after[start : len(after) - end]


class Layer:
    """A stack of parts, lowest first."""

    def __init__(self) -> None:
        self._parts: tuple[FramePart, ...] = ()

    def show(self, parts: tuple[FramePart, ...]) -> list[pygame.Rect]:
        old, new = differing(self._parts, parts)
        self._parts = parts
        kept = [one for one in old if one in new]
        if kept != [one for one in new if one in kept]:
            kept = []
        return [one.rect for one in (*old, *new) if one not in kept]

    def shows(self, parts: tuple[FramePart, ...]) -> bool:
        return self._parts == parts

    @property
    def any(self) -> bool:
        return bool(self._parts)

    def has(self, part: FramePart) -> bool:
        return part in self._parts

    def put(self, target: pygame.Surface, area: pygame.Rect) -> None:
        for one in self._parts:
            if one.rect.colliderect(area):
                one.put(target, area)

    def putting(self, target: pygame.Surface, area: pygame.Rect) -> Iterator[None]:
        for one in self._parts:
            if one.rect.colliderect(area):
                one.put(target, area)
                yield


class MovingCards(Protocol):
    """Cards drawn between the two layers, except a dragged card, which is drawn above both.

    While an arm moves, `draw_low` draws it and the cards below it.
    """

    def draw_low(self, target: pygame.Surface, area: pygame.Rect) -> None: ...

    def draw(self, target: pygame.Surface, area: pygame.Rect) -> None: ...

    def draw_held(self, target: pygame.Surface, area: pygame.Rect) -> None: ...


class StaticLayer:
    """Cached image of the static layer; `put` paints missing areas.

    The window frees it after a while without changes.
    """

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._painted: set[tuple[int, int]] = set()
        self._work: Iterator[None] = iter(())

    @property
    def is_empty(self) -> bool:
        return self._picture is None

    def give_up(self) -> None:
        self._picture, self._work = None, iter(())
        self._painted.clear()

    def fit(self, size: tuple[int, int]) -> None:
        """Free the cached image if it has another size."""
        if self._picture is not None and self._picture.get_size() != size:
            self.give_up()

    def begin(self, layer: Layer, size: tuple[int, int]) -> None:
        """Start to paint the whole image unless it exists; `paint_next` continues."""
        self.fit(size)
        if self._picture is None:
            self._picture = pygame.Surface(size)
            self._work = self._painting(self._picture, layer)

    def _painting(self, picture: pygame.Surface, layer: Layer) -> Iterator[None]:
        whole = picture.get_rect()
        yield from layer.putting(picture, whole)
        self._painted.update(_tiles(whole))

    def change(self, layer: Layer, areas: Iterable[pygame.Rect]) -> None:
        """Start to repaint areas of the image, if it exists; `paint_next` continues."""
        self.finish()
        if self._picture is not None:
            self._work = self._changing(self._picture, layer, merge_areas(areas))

    def _changing(
        self, picture: pygame.Surface, layer: Layer, areas: list[pygame.Rect]
    ) -> Iterator[None]:
        for area in areas:
            area = area.clip(picture.get_rect())
            if self._painted.intersection(_tiles(area)):
                yield from layer.putting(picture, area)
            if area == picture.get_rect():
                self._painted.update(_tiles(area))

    def paint_next(self) -> bool:
        """Paint one more part; return False if none is left."""
        return next(self._work, self) is not self

    def finish(self) -> None:
        while self.paint_next():
            pass

    def draw_ahead(self, part: FramePart) -> None:
        """Let a part draw the images that it shows, without showing it; nothing if freed."""
        if self._picture is not None:
            part.put(self._picture, pygame.Rect(0, 0, 0, 0))

    def put(self, layer: Layer, target: pygame.Surface, area: pygame.Rect) -> None:
        self.fit(target.get_size())
        # Work in progress would paint again over the tiles painted here.
        self.finish()
        if self._picture is None:
            self._picture = pygame.Surface(target.get_size())
        missing = [tile for tile in _tiles(area) if tile not in self._painted]
        if missing:
            first = pygame.Rect(missing[0][0] * _TILE, missing[0][1] * _TILE, _TILE, _TILE)
            around = first.unionall(
                [pygame.Rect(x * _TILE, y * _TILE, _TILE, _TILE) for x, y in missing]
            )
            layer.put(self._picture, around.clip(target.get_rect()))
            self._painted.update(missing)
        target.blit(self._picture, area, area)


_TILE = 128
"""Width and height in pixels of the squares in which the image is first painted."""


def _tiles(area: pygame.Rect) -> list[tuple[int, int]]:
    return [
        (x, y)
        for y in range(area.top // _TILE, -(-area.bottom // _TILE))
        for x in range(area.left // _TILE, -(-area.right // _TILE))
    ]


class Frame:
    """The frame on a target: the ground, life on it, cards over it, and the upper layer.

    If an arm moves, some parts are between the arm and the player's cards.

    `breathe` changes only the life. Once the ground's image is freed, it keeps `_patches`: images
    of the ground below the parts that live.
    """

    def __init__(self) -> None:
        self._below, self._life, self._above = Layer(), Layer(), Layer()
        self._between = Layer()
        self._ground = StaticLayer()
        self._patches: dict[tuple[int, int, int, int], pygame.Surface] = {}
        self._cards: MovingCards | None = None
        self._changed: list[pygame.Rect] = []
        self._target: pygame.Surface | None = None
        self._had_cards = False

    def forget(self) -> None:
        """Repaint everything next time, because the target may have lost its contents."""
        self._target = None

    def give_up(self) -> None:
        self._ground.give_up()

    def last(self) -> pygame.Surface | None:
        """Return a copy of the last frame, or None if the target may have lost it."""
        return None if self._target is None else self._target.copy()

    def lay(
        self,
        below: tuple[FramePart, ...],
        size: tuple[int, int],
        more: Callable[[], bool] = lambda: True,
        *,
        moves: bool = False,
    ) -> bool:
        """Set the parts below the cards, laid out for `size`, and paint while `more` returns True.

        If all change, or if they move soon, the whole image is painted. Return whether everything
        is painted.
        """
        self._ground.fit(size)
        # Finish the work in progress with the parts for which it was started.
        if not self._below.shows(below):
            self._ground.finish()
            changed = self._below.show(below)
            self._ground.change(self._below, changed)
            self._changed += changed
            whole = pygame.Rect((0, 0), size)
            seen = (area.clip(whole) for area in changed)
            moves = moves or sum(area.w * area.h for area in seen) >= whole.w * whole.h
        if moves:
            self._ground.begin(self._below, size)
        while self._ground.paint_next():
            if not more():
                return False
        return True

    def draw_ahead(self, part: FramePart) -> None:
        """Let a part draw the images that it shows, without showing it."""
        self._ground.draw_ahead(part)

    def draw(
        self,
        target: pygame.Surface,
        below: tuple[FramePart, ...],
        cards: MovingCards | None,
        moved: Iterable[pygame.Rect],
        above: tuple[FramePart, ...],
        life: tuple[FramePart, ...] = (),
        between: tuple[FramePart, ...] = (),
    ) -> list[pygame.Rect]:
        """Update a target and return the changed areas; `moved` are the areas of moved cards."""
        whole = target.get_rect()
        self._patches.clear()
        self._ground.fit(target.get_size())
        # Paint the first frame directly on the target, to save a second surface of that size.
        first = self._target is None and self._ground.is_empty
        if first:
            self._below.show(below)
        else:
            self.lay(below, target.get_size())
        areas = [*self._changed, *moved, *self._life.show(life), *self._above.show(above)]
        areas += self._between.show(between)
        self._changed = []
        if target is not self._target or self._had_cards is not (cards is not None):
            areas = [whole]
        self._target, self._cards, self._had_cards = target, cards, cards is not None
        areas = split_overlaps(merge_areas(area.clip(whole) for area in areas))
        for area in areas:
            with clipped(target, area):
                if first:
                    self._below.put(target, area)
                else:
                    self._ground.put(self._below, target, area)
                self._put_over_ground(target, area)
        return areas

    @property
    def lives(self) -> bool:
        """Whether anything in the last frame lives by itself."""
        return self._target is not None and self._life.any

    def breathe(self, target: pygame.Surface, life: tuple[FramePart, ...]) -> list[pygame.Rect]:
        """Change only what lives, and return the changed areas.

        If the target has lost the last frame, nothing changes: the next `draw` paints it all.
        """
        if target is not self._target:
            return []
        whole = target.get_rect()
        changed = (area.clip(whole) for area in self._life.show(life))
        areas = {(area.x, area.y, area.w, area.h): area for area in changed if area}
        for key, area in areas.items():
            with clipped(target, area):
                if not self._ground.is_empty:
                    self._ground.put(self._below, target, area)
                elif key in self._patches:
                    target.blit(self._patches[key], area)
                else:
                    self._below.put(target, area)
                    self._patches[key] = target.subsurface(area).copy()
                self._put_over_ground(target, area)
        return list(areas.values())

    def _put_over_ground(self, target: pygame.Surface, area: pygame.Rect) -> None:
        self._life.put(target, area)
        if self._cards is not None:
            self._cards.draw_low(target, area)
        self._between.put(target, area)
        if self._cards is not None:
            self._cards.draw(target, area)
        self._above.put(target, area)
        if self._cards is not None:
            self._cards.draw_held(target, area)
