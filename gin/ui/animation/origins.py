"""The places from which new cards come into a scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gin.core.cards import Card
from gin.interface.refs import DISCARDS, STOCK, BackRef, CardRef, FaceDown, ItemRef
from gin.rules.model.events import Dealt, Discarded, Event, Took
from gin.ui.animation.motion import Sprite
from gin.ui.render.geometry import PlacedCard, Placement, Slot


def origin_of(
    placed: PlacedCard,
    place: Placement,
    events: Sequence[Event],
    there: Mapping[ItemRef, Sprite],
    gone: Mapping[ItemRef, Sprite],
    dropped: Slot | None = None,
) -> tuple[Slot, bool] | None:
    """Return where a new card starts, and whether face up; None if it does not move.

    `there` are the cards in the scene, `gone` those that have just left it. The player has
    `dropped` a dragged card there.
    """
    stock = place.slots.get(STOCK)
    from_stock = (stock, False) if stock is not None else None
    if any(isinstance(event, Dealt) for event in events):
        return from_stock
    lay_down = [one.goal for one in _backs(gone, FaceDown.OWN_HAND)]
    if lay_down and placed.own:
        # The player picks up a hand that lay face down: each card turns over in place.
        return min(lay_down, key=lambda slot: abs(slot.x - placed.slot.x)), False
    if placed.ref == BackRef(FaceDown.LAID_DOWN):
        card = laid_down(gone)
        if card:
            return gone[CardRef(Card.parse(card))].goal, True
        backs = _backs(gone, FaceDown.OTHER_HAND)
        return (backs[0].goal, False) if backs else (placed.slot.raised(-placed.slot.height), True)
    if isinstance(placed.key, CardRef) and not placed.code:
        # The opponent's hand is laid face down: each card comes from one of the backs.
        backs = _backs(gone, FaceDown.OTHER_HAND)
        return (backs[len(there) % len(backs)].goal, False) if backs else None
    if not placed.code:
        taken = next((event for event in events if isinstance(event, Took)), None)
        from_pile = gone.get(CardRef(taken.card)) if taken is not None else None
        if from_pile is not None:
            return from_pile.goal, True
        return from_stock
    if placed.ref == DISCARDS and not any(
        isinstance(event, Discarded) and event.card.code == placed.code for event in events
    ):
        return None  # It was there before, below the card that was taken.
    held = [one for one in _backs(there, FaceDown.OTHER_HAND) if not one.up]
    backs = _backs(gone, FaceDown.OTHER_HAND) or held
    if backs and not placed.own:
        return backs[len(backs) // 2].goal, False
    return (dropped, False) if dropped is not None and placed.own else from_stock


def laid_down(gone: Mapping[ItemRef, Sprite]) -> str:
    """Return the face of a card that has left the scene, or an empty string."""
    faces = (one.code for key, one in gone.items() if isinstance(key, CardRef))
    return next(faces, "")


def _backs(sprites: Mapping[ItemRef, Sprite], where: FaceDown) -> list[Sprite]:
    return [one for key, one in sprites.items() if isinstance(key, BackRef) and key.where is where]
