"""Discard button for the picked card, as an alternative to dragging and double-clicking."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.message import NOTHING, Text, says
from gin.interface.refs import (
    BUTTONS,
    DISCARDS,
    DO_IT,
    HAND,
    KNOCK,
    OFFER,
    ButtonRef,
    CardRef,
    ItemRef,
)
from gin.interface.view import ButtonSpot, Choice, Item, Role, View, Zone
from gin.messages import table as messages
from gin.present.input.choices import dropped

DISCARD = ButtonRef("discard")
DISCARD_TARGETS = (DISCARDS, OFFER)
"""Zones for the last card of a turn: the discard pile, and the place for a held-up card."""


def lets_go(view: View) -> bool:
    """Return whether a card of the hand may be discarded or held up now."""
    return any(not choice.why for choice in _discard_choices(view))


def with_card(view: View, card: ItemRef | None, *, clicked: bool = False) -> View:
    """Return the view with a button that discards `card` or holds it up, if either is possible now.

    The button is there even before a card is picked, so that nothing moves when the player picks
    one. It is dimmed until then, and for a card that must stay in the hand. The window shows the
    former only to the keyboard's focus, since the prompt says the same. The button that makes an
    advised move replaces it, even while the coach is thinking. If a click picked the card, the
    prompt says what a second one does.
    """
    buttons, hand = view.zone(BUTTONS), view.zone(HAND)
    if view.dialog is not None or buttons is None or hand is None or not lets_go(view):
        return view
    meant = next((choice for choice in _discard_choices(view) if choice.item == card), None)
    if meant is None and any(item.ref == DO_IT for item in buttons.items):
        return view
    item = Item(DISCARD, Role.BUTTON, messages.PICK_A_CARD, dimmed=True, spot=ButtonSpot.DISCARD)
    choices = view.choices
    refused: Text = NOTHING
    status = view.status
    if meant is not None:
        item = replace(
            item, name=meant.label, brief=meant.brief, note=meant.why, dimmed=bool(meant.why)
        )
        own = Choice(
            intent=meant.intent, label=meant.label, item=DISCARD, why=meant.why, aside=True
        )
        choices = (*choices, own)
        knock = dropped(view, card, KNOCK)
        refused = knock.why if knock is not None else NOTHING
        again = clicked and not meant.why and view.lesson is None and meant.target == DISCARDS
        if again and isinstance(card, CardRef) and says(status, messages.DISCARD_NOW):
            status = messages.click_again(card=card.card)

    def changed(zone: Zone) -> Zone:
        if zone is buttons:
            return replace(zone, items=(item, *zone.items))
        if zone.ref == KNOCK and refused:
            # The knock place turns red; the note gives the reason to players who cannot see that.
            return replace(zone, items=(replace(zone.items[0], note=refused), *zone.items[1:]))
        return zone

    zones = tuple(map(changed, view.zones))
    return replace(view, zones=zones, choices=choices, status=status)


def _discard_choices(view: View) -> list[Choice]:
    return [choice for choice in view.choices if choice.target in DISCARD_TARGETS]
