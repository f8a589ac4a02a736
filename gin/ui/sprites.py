"""Cards on the move: each chases the place that the view gives it.

The state of the game never waits for them. A card is known by its code, a face-down one by its
slot, so that a discard is the same sprite in the hand and on the pile.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gin.present.view import Item, Role, View, ZoneKind
from gin.ui import brush
from gin.ui.geometry import Placement, Slot
from gin.ui.look import Look
from gin.ui.widgets import Cursor

TRAVEL = 0.24
"""Seconds a card takes at normal speed."""
BETWEEN = 0.03
"""Seconds between cards that are dealt."""
PACE = {"slow": 1.6, "normal": 1.0, "fast": 0.6, "instant": 0.0}
"""How much longer everything takes at each speed."""


@dataclass(slots=True)
class Sprite:
    """A card between two slots. `code` is empty for a card face down."""

    code: str
    start: Slot
    goal: Slot
    begins: float
    lasts: float

    def at(self, now: float) -> Slot:
        """Where it is: fast at first, slower towards its goal."""
        if self.lasts <= 0 or now >= self.begins + self.lasts:
            return self.goal
        if now <= self.begins:
            return self.start
        left = 1 - (now - self.begins) / self.lasts
        t = 1 - left**3
        return Slot(
            self.start.x + (self.goal.x - self.start.x) * t,
            self.start.y + (self.goal.y - self.start.y) * t,
            self.start.width + (self.goal.width - self.start.width) * t,
            self.start.height + (self.goal.height - self.start.height) * t,
            self.start.turn + _nearest(self.goal.turn - self.start.turn) * t,
        )

    def moving(self, now: float) -> bool:
        """Is it still on its way?"""
        return now < self.begins + self.lasts

    def send(self, goal: Slot, now: float, lasts: float) -> None:
        """Give it a new goal, from wherever it is now."""
        if goal != self.goal:
            self.start, self.goal, self.begins, self.lasts = self.at(now), goal, now, lasts


def _nearest(turn: float) -> float:
    """The same turn the short way round."""
    return (turn + 180) % 360 - 180


class Sprites:
    """All cards of the table."""

    def __init__(self) -> None:
        self._cards: dict[str, Sprite] = {}
        self._order: list[tuple[str, Item]] = []
        self._under: Sprite | None = None
        self._top = ""

    def clear(self) -> None:
        """Forget them: the next cards appear where they lie."""
        self._cards.clear()
        self._order.clear()
        self._under = None
        self._top = ""

    def follow(self, view: View, place: Placement, speed: float, now: float) -> None:
        """Send every card of the view where it belongs; new ones come from a pile or a hand."""
        wanted = [(_key(item), item) for item in _card_items(view) if item.id in place.slots]
        fresh = [key for key, _ in wanted if key not in self._cards]
        dealing = len(fresh) > 4
        lasts = TRAVEL * speed
        known = bool(self._cards)
        top = next((key for key, item in wanted if item.id == "discards"), "")
        if top != self._top and self._top in self._cards:
            self._under = self._cards[self._top]
        self._top = top
        order = 0
        for key, item in wanted:
            goal = place.slots[item.id]
            sprite = self._cards.get(key)
            if sprite is None:
                start = self._origin(view, item, place) if known or dealing else goal
                wait = BETWEEN * speed * order if dealing else 0.0
                order += 1
                code = item.card.code if item.card is not None else ""
                self._cards[key] = Sprite(code, start, goal, now + wait, lasts)
            else:
                sprite.send(goal, now, lasts)
        kept = {key for key, _ in wanted}
        for key in list(self._cards):
            if key not in kept:
                del self._cards[key]
        self._order = wanted
        if not top or not self._cards[top].moving(now):
            self._under = None

    def _origin(self, view: View, item: Item, place: Placement) -> Slot:
        """Where a card that was not seen before comes from."""
        stock = place.slots.get("stock") or place.slots[item.id]
        if item.id == "laid":
            return place.slots[item.id].raised(-place.slots[item.id].height)
        if item.id == "discards" and view.zone("opponent") is not None:
            backs = [slot for id, slot in place.slots.items() if id.startswith("back:")]
            return backs[len(backs) // 2] if backs else stock
        if item.id.startswith("back:") and "Took" in view.news:
            return place.slots.get("discards", stock)
        return stock

    def snap(self, key: str, slot: Slot, now: float) -> None:
        """Put a card that was let go where it was let go; it flies on from there."""
        sprite = self._cards.get(key)
        if sprite is not None:
            sprite.start, sprite.begins, sprite.lasts = slot, now, 0.0
            sprite.goal = slot

    def moving(self, now: float) -> bool:
        """Is any card on its way?"""
        return any(sprite.moving(now) for sprite in self._cards.values())

    def draw(
        self, target: pygame.Surface, look: Look, cursor: Cursor, now: float, held: Slot | None
    ) -> None:
        """All cards: those that lie first, then those on their way, the dragged one last."""
        if self._under is not None and self._under.code:
            brush.card(target, look, self._under.code, self._under.at(now), 0.0)
        moving = []
        for key, item in self._order:
            if item.id == cursor.dragged:
                continue
            sprite = self._cards[key]
            if sprite.moving(now) and sprite.begins <= now:
                moving.append((sprite, item))
            else:
                self._one(target, look, sprite, item, cursor, now)
        for sprite, item in moving:
            self._one(target, look, sprite, item, cursor, now)
        if held is not None:
            carried = next((one for _, one in self._order if one.id == cursor.dragged), None)
            if carried is not None and carried.card is not None:
                brush.card(target, look, carried.card.code, held, 1.0)
            elif cursor.dragged == "stock":
                brush.back(target, look, held, 1.0)

    def _one(
        self,
        target: pygame.Surface,
        look: Look,
        sprite: Sprite,
        item: Item,
        cursor: Cursor,
        now: float,
    ) -> None:
        slot = sprite.at(now)
        if not sprite.code:
            brush.back(target, look, slot)
            return
        raised = item.id == cursor.hover or (item.id == cursor.focus and cursor.keyboard)
        brush.card(target, look, sprite.code, slot, 0.4 if raised else 0.03)
        if item.selected:
            brush.mark_picked(target, look, slot)
        if item.id == cursor.focus and cursor.keyboard:
            brush.ring(target, look, slot)


def _card_items(view: View) -> list[Item]:
    """The items that are cards on the table, in drawing order: the hand last."""
    items = []
    for zone in view.zones:
        if zone.kind in (
            ZoneKind.BACKS,
            ZoneKind.PILE,
            ZoneKind.PLACE,
            ZoneKind.MELD,
            ZoneKind.HAND,
        ):
            under_first = reversed(zone.items) if zone.kind is ZoneKind.PILE else zone.items
            items += [i for i in under_first if i.role is Role.BACK or i.card is not None]
    return items


def _key(item: Item) -> str:
    return item.card.code if item.card is not None else item.id
