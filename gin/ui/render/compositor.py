"""The picture in the window, put together from parts: only what has changed is painted again.

What lies still is painted once and kept. Cards move over it, and above them lies what is painted
whenever they have moved below it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVarTuple

import pygame
from msgspec import Struct

Ts = TypeVarTuple("Ts")


class FramePart(Struct, frozen=True):
    """A part of the picture: where it is, how it is painted, and everything that this depends on.

    Parts that are equal look the same. A part is painted in its rectangle and nowhere else.
    """

    rect: pygame.Rect
    paint: Callable[..., object]
    needs: tuple[object, ...]

    @classmethod
    def of(
        cls, rect: pygame.Rect, paint: Callable[[pygame.Surface, *Ts], object], *needs: *Ts
    ) -> FramePart:
        """A part that is painted by calling `paint` with the target and what it needs."""
        return cls(rect, paint, needs)

    def put(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Paint as much of it as lies in an area."""
        with clipped(target, self.rect.clip(area)):
            self.paint(target, *self.needs)


@contextmanager
def clipped(target: pygame.Surface, rect: pygame.Rect) -> Iterator[None]:
    """Paint in a rectangle only, within what is painted already."""
    before = target.get_clip()
    target.set_clip(before.clip(rect))
    try:
        yield
    finally:
        target.set_clip(before)


def joined(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The areas, those made one that are hardly larger together than each for itself."""
    found: list[pygame.Rect] = []
    for area in areas:
        if not area:
            continue
        touched = area.collidelistall(found)
        while touched:
            other = found[touched.pop()]
            both = area.union(other)
            if both.w * both.h <= (area.w * area.h + other.w * other.h) * _WASTE:
                found.remove(other)
                area, touched = both, both.collidelistall(found)
        found.append(area)
    return found


_WASTE = 1.15
"""How much larger two areas may become by being made one."""


def apart(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same areas in pieces that hardly overlap, so that little is painted twice."""
    found: list[pygame.Rect] = []
    for area in sorted(areas, key=lambda one: one.w * one.h, reverse=True):
        pieces = [area]
        for other in tuple(found):
            pieces = [piece for one in pieces for piece in _without(one, other)]
        found += pieces
    return found


def _without(area: pygame.Rect, other: pygame.Rect) -> Iterator[pygame.Rect]:
    """What is left of an area without another, if that is worth its pieces."""
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
"""Pixels from which on it is quicker to paint some areas more than those a second time."""


class Layer:
    """Parts that lie on each other, the first lowest."""

    def __init__(self) -> None:
        self._parts: tuple[FramePart, ...] = ()

    def show(self, parts: tuple[FramePart, ...]) -> list[pygame.Rect]:
        """Have these parts; returns the areas in which that makes a difference."""
        before, self._parts = self._parts, parts
        if before == parts:
            return []
        kept = [one for one in before if one in parts]
        order = [one for one in parts if one in kept]
        if kept != order:
            kept = []
        return [one.rect for one in (*before, *parts) if one not in kept]

    def shows(self, parts: tuple[FramePart, ...]) -> bool:
        """Does it have these parts already?"""
        return self._parts == parts

    def has(self, part: FramePart) -> bool:
        """Is this one of them?"""
        return part in self._parts

    def put(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Paint them in an area."""
        for _ in self.putting(target, area):
            pass

    def putting(self, target: pygame.Surface, area: pygame.Rect) -> Iterator[None]:
        """Paint those that lie there now in an area, one after the other."""
        for one in self._parts:
            if one.rect.colliderect(area):
                one.put(target, area)
                yield


class MovingCards(Protocol):
    """What moves between both layers, and over them while it is held."""

    def draw(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what reaches into an area."""

    def draw_held(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what lies over both."""


class StaticLayer:
    """What lies still, painted where it is first needed and kept for as long as things move.

    It is as large as the window, and is therefore given up when nothing has moved for a while.
    """

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._painted: set[tuple[int, int]] = set()
        self._work: Iterator[None] = iter(())

    @property
    def is_empty(self) -> bool:
        """Is nothing kept?"""
        return self._picture is None

    def give_up(self) -> None:
        """Keep nothing: it is painted again where it is needed."""
        self._picture, self._work = None, iter(())
        self._painted.clear()

    def fit(self, size: tuple[int, int]) -> None:
        """Be for a picture of this size; what was painted for one of another size is given up."""
        if self._picture is not None and self._picture.get_size() != size:
            self.give_up()

    def begin(self, layer: Layer, size: tuple[int, int]) -> None:
        """Begin to paint all of a picture, where none is kept; `go_on` does it."""
        self.fit(size)
        if self._picture is None:
            self._picture = pygame.Surface(size)
            self._work = self._painting(self._picture, layer)

    def _painting(self, picture: pygame.Surface, layer: Layer) -> Iterator[None]:
        whole = picture.get_rect()
        yield from layer.putting(picture, whole)
        self._painted.update(_tiles(whole))

    def change(self, layer: Layer, areas: Iterable[pygame.Rect]) -> None:
        """Begin to paint anew what has been painted of these areas; `go_on` does it."""
        self.finish()
        if self._picture is not None:
            self._work = self._changing(self._picture, layer, joined(areas))

    def _changing(
        self, picture: pygame.Surface, layer: Layer, areas: list[pygame.Rect]
    ) -> Iterator[None]:
        """Paint these areas, a part after the other."""
        for area in areas:
            area = area.clip(picture.get_rect())
            if self._painted.intersection(_tiles(area)):
                yield from layer.putting(picture, area)

    def go_on(self) -> bool:
        """Paint another part of what has changed; False if nothing is left."""
        return next(self._work, self) is not self

    def finish(self) -> None:
        """Paint all that has changed."""
        while self.go_on():
            pass

    def put(self, layer: Layer, target: pygame.Surface, area: pygame.Rect) -> None:
        """Copy an area to a target, painted first where that has not been done."""
        self.fit(target.get_size())
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


_TILE = 64
"""Pixels: what lies still is painted in squares of this size."""


def _tiles(area: pygame.Rect) -> list[tuple[int, int]]:
    """The squares that reach into an area, by column and row."""
    return [
        (x, y)
        for y in range(area.top // _TILE, -(-area.bottom // _TILE))
        for x in range(area.left // _TILE, -(-area.right // _TILE))
    ]


class Picture:
    """What is on a target: two layers, and cards between them."""

    def __init__(self) -> None:
        self._below, self._above = Layer(), Layer()
        self._ground = StaticLayer()
        self._changed: list[pygame.Rect] = []
        self._target: pygame.Surface | None = None
        self._had_cards = False

    def forget(self) -> None:
        """Draw everything the next time: the target may have lost it."""
        self._target = None

    def give_up(self) -> None:
        """Keep only what is on the target: for long rests."""
        self._ground.give_up()

    def lay(
        self,
        below: tuple[FramePart, ...],
        size: tuple[int, int],
        more: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Have these parts below the cards from the next drawing on; paint what changes there, for
        as long as there may be `more`. True if all is painted.

        They are laid out for a picture of that size, and would not fit one that was smaller.
        """
        self._ground.fit(size)
        # What was begun is painted with the parts that it was begun for.
        if not self._below.shows(below):
            self._ground.finish()
            changed = self._below.show(below)
            self._ground.change(self._below, changed)
            self._changed += changed
            whole = pygame.Rect((0, 0), size)
            seen = (area.clip(whole) for area in changed)
            if sum(area.w * area.h for area in seen) >= whole.w * whole.h:
                self._ground.begin(self._below, size)
        while more():
            if not self._ground.go_on():
                return True
        return False

    def draw(
        self,
        target: pygame.Surface,
        below: tuple[FramePart, ...],
        cards: MovingCards | None,
        moved: Iterable[pygame.Rect],
        above: tuple[FramePart, ...],
    ) -> list[pygame.Rect]:
        """Bring a target up to date; returns the areas in which it changed.

        `moved` is where cards have changed. A target that was drawn to last time keeps the rest.
        """
        whole = target.get_rect()
        self._ground.fit(target.get_size())
        # A first picture is painted where it is wanted: that spares making another as large.
        first = self._target is None and self._ground.is_empty
        if first:
            self._below.show(below)
        else:
            self.lay(below, target.get_size())
        areas = [*self._changed, *moved, *self._above.show(above)]
        self._changed = []
        if target is not self._target or self._had_cards is not (cards is not None):
            areas = [whole]
        self._target, self._had_cards = target, cards is not None
        areas = apart(joined(area.clip(whole) for area in areas))
        for area in areas:
            with clipped(target, area):
                if first:
                    self._below.put(target, area)
                else:
                    self._ground.put(self._below, target, area)
                if cards is not None:
                    cards.draw(target, area)
                self._above.put(target, area)
                if cards is not None:
                    cards.draw_held(target, area)
        return areas
