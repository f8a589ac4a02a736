"""A button for the focused card, so that one click after another plays, without drag or double."""

from __future__ import annotations

from dataclasses import replace

from gin.core.message import NOTHING
from gin.present.input.choices import dropped
from gin.present.refs import BUTTONS, DISCARDS, HAND, KNOCK, OFFER, ButtonRef, ItemRef
from gin.present.view import Choice, Item, Role, Spot, View, Zone

DISCARD = ButtonRef("discard")
LET_GO = (DISCARDS, OFFER)
"""Where a card is let go."""


def with_card(view: View, card: ItemRef | None) -> View:
    """The view with a button that discards this card of the hand, where one is to be discarded.

    The button comes and goes with the turn, not with the focus, so that nothing moves under the
    pointer; with no card, or one that must stay, it is dimmed.
    """
    buttons, hand = view.zone(BUTTONS), view.zone(HAND)
    to_discards = [choice for choice in view.choices if choice.target in LET_GO]
    if view.dialog is not None or buttons is None or hand is None:
        return view
    if all(choice.why for choice in to_discards):
        return view
    meant = next((choice for choice in to_discards if choice.item == card), None)
    if meant is None:
        meant = next(choice for choice in to_discards if not choice.why)
    own = Choice(intent=meant.intent, label=meant.label, item=DISCARD, why=meant.why, aside=True)
    item = Item(
        DISCARD, Role.BUTTON, own.label, note=own.why, dimmed=bool(own.why), spot=Spot.LET_GO
    )
    knock = dropped(view, meant.item, KNOCK)
    refused = knock.why if knock is not None else NOTHING

    def changed(zone: Zone) -> Zone:
        if zone is buttons:
            return replace(zone, items=(item, *zone.items))
        if zone.ref == KNOCK and refused:
            # What the place says to those who cannot see that it is red.
            return replace(zone, items=(replace(zone.items[0], note=refused), *zone.items[1:]))
        return zone

    zones = tuple(map(changed, view.zones))
    return replace(view, zones=zones, choices=(*view.choices, own))
