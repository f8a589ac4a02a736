"""The hands of both players in a scene, and the order in which they and the cards are drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from gin.interface.refs import DISCARDS, STOCK, ItemRef
from gin.rules.model.events import Discarded, Drew, Event, Took
from gin.ui.animation.carrying import LAID, ArmPrints, Arms, Carrying
from gin.ui.animation.motion import Act, Sprite
from gin.ui.render.card_painter import Print
from gin.ui.render.geometry import PlacedCard, Placement

NO_ARMS = Arms()


class Hands:
    """The hands in a scene: the opponent's and the player's own."""

    def __init__(self) -> None:
        self.theirs, self.own = Carrying(), Carrying()
        self._prints: tuple[ArmPrints, ArmPrints] = ArmPrints(), ArmPrints()

    def clear(self) -> None:
        self.theirs.clear()
        self.own.clear()

    def carry_own(
        self, arms: Arms, before: Mapping[ItemRef, PlacedCard], place: Placement,
        sprites: Mapping[ItemRef, Sprite], events: Sequence[Event], now: float, pace: float,
    ) -> None:  # fmt: skip
        """Let the player's hand carry the card that they draw, discard or lay, or lay melds.

        `before` has the places of the cards until now.
        """
        if arms.own is None:
            return
        laid = [one for one in place.cards if _laid_by_player(before.get(one.key), one)]
        if len(laid) > 1:
            for one in laid:
                sprites[one.key].act, sprites[one.key].lasts = Act.LAY, Act.LAY.seconds * pace
            self.own.begin_laying(arms.own, sprites[laid[-1].key], now, pace)
            return
        found = [one for one in place.cards if _moved_by_player(before.get(one.key), one, events)]
        found = found or laid or [one for one in place.cards if _put_down(before, one, sprites)]
        if len(found) != 1:
            return
        (placed,), was = found, before.get(found[0].key)
        pile = placed.slot if not placed.own else was.slot if was else place.slots.get(STOCK)
        sprite = sprites[placed.key]
        if pile is not None and sprite.moving(now):
            sprite.act, sprite.lasts = Act.CARRY, Act.CARRY.seconds * pace
            self.own.begin_own(arms.own, sprite, pile, now, pace)

    def moving(self, now: float) -> bool:
        """Return whether a hand is in the scene."""
        return self.theirs.moving(now) or self.own.moving(now)

    def carrying(self, now: float) -> bool:
        """Return whether a hand still carries a card."""
        return self.theirs.carries(now) or self.own.carries(now)

    def area(self, now: float) -> tuple[pygame.Rect, ...]:
        """Return rectangles that cover what the moving arms pass over."""
        return self.theirs.area(now) + self.own.area(now)

    def draw_next(self) -> bool:
        """Draw one more image for the motion; return False if all are drawn."""
        return self.theirs.draw_next() or self.own.draw_next()

    def pose(self, now: float) -> Sequence[Print]:
        """Choose the images for a frame; return those below all cards of a `level` above 0."""
        self._prints = self.theirs.prints(now), self.own.prints(now)
        return self._prints[1].low

    def around(self, sprite: Sprite) -> tuple[Sequence[Print], Sequence[Print]]:
        """Return the images below and above a card, if a hand carries it."""
        for hand, prints in zip((self.theirs, self.own), self._prints, strict=True):
            if sprite is hand.sprite:
                return prints.below, prints.above
        return (), ()

    def level(self, placed: PlacedCard, sprite: Sprite, *, flies: bool) -> int:
        """Return the level at which a card is drawn: flying cards are above the others.

        A hand that lays cards, and the opponent's, is above those on the table and below the
        player's fan.
        """
        if self.theirs.sprite is None and self.own.sprite is None:
            return 3 if flies else 0
        if placed.own:
            return 3 if flies else 2
        if self.own.sprite is not None and self.own.lays:
            return 1 if flies or sprite is self.own.sprite else 0
        if sprite is self.own.sprite:
            return 3
        if self.theirs.sprite is None:
            return 3 if flies else 0
        return 1 if flies or sprite is self.theirs.sprite else 0


def _laid_by_player(before: PlacedCard | None, placed: PlacedCard) -> bool:
    """Return whether the player lays a card of their hand open on the table."""
    on_table = not placed.own and bool(placed.code) and placed.ref != DISCARDS
    return on_table and before is not None and before.own


def _put_down(
    before: Mapping[ItemRef, PlacedCard], placed: PlacedCard, sprites: Mapping[ItemRef, Sprite]
) -> bool:
    """Return whether the player puts down a card to knock."""
    return placed.key == LAID and placed.key not in before and sprites[placed.key].was_up


def _moved_by_player(
    before: PlacedCard | None, placed: PlacedCard, events: Sequence[Event]
) -> bool:
    """Return whether the player draws or discards a card, which was placed `before` until now."""
    if placed.own:
        taken = before is None or before.ref == DISCARDS
        return taken and any(isinstance(one, Drew | Took) for one in events)
    thrown = before is not None and before.own and placed.ref == DISCARDS
    return thrown and any(isinstance(one, Discarded) for one in events)
