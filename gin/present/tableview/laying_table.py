"""View of the table in games with melds on it, including the player's unconfirmed cards.

Unconfirmed melds follow those on the table, and unconfirmed cards are selected.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, asked
from gin.interface.commands import Command
from gin.interface.intents import Do, PageAction
from gin.interface.paper import Tone
from gin.interface.refs import (
    DISCARDS,
    HAND,
    NEW_MELD,
    OFFER,
    STOCK,
    ButtonRef,
    CardRef,
    ItemRef,
    MeldRef,
    Melds,
)
from gin.interface.view import Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import laying as messages
from gin.present.drafts.lay_out import LayingOut
from gin.present.pages import button, button_zone, with_dialog
from gin.present.tableview.items import card_item
from gin.present.tableview.laying_choices import go_on, laying_choices, may_lay_out, pending
from gin.present.tableview.seating import Seating
from gin.present.tableview.table import (
    details,
    discards_zone,
    groups_in,
    hand_order,
    opponent_zone,
    stock_zone,
)
from gin.present.words import laying_out as words
from gin.present.words import undrawn_stock
from gin.present.words.cards import run_order
from gin.present.words.people import person
from gin.rules.counting.scoring import best_split, points_of
from gin.rules.melds.kinds import meld_kind
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow


def build(draft: LayingOut, seating: Seating, *, held: bool = False) -> View:
    """Return the table during a hand, with the cards the player has put down.

    `held` means that the opponent waits until the player challenges or lets it move.
    """
    seen = draft.seen
    order = tuple(card for card in hand_order(seen, seating) if draft.rest & card.bit)
    choices = tuple(laying_choices(draft, order, seating))
    if held:
        choices = (go_on(seating.other), *choices)
    zones = (
        *opponent_zone(seen, seating),
        stock_zone(seen),
        *_pile_zones(seen),
        *_meld_zones(draft, seating),
        *_places(draft),
        _hand_zone(draft, order, seating),
        button_zone(choices),
    )
    shown = details(seen, seating)
    if shown.deadwood:
        points = points_of(draft.rest, seen.rules.values.own)
        shown = replace(shown, deadwood=messages.held(points=points), brief_deadwood=NOTHING)
    if held:
        shown = replace(shown, thinking=False)
    return View(
        Scene.TABLE,
        seating.title,
        zones,
        choices,
        subtitle=seating.subtitle,
        status=messages.waits(who=person(1, seating.other))
        if held
        else undrawn_stock.with_void_warning(
            words.status(seen, seating.other, pending(draft), seating.news), seen
        ),
        news=seating.news,
        focus=ButtonRef("go-on") if held else _first_focus(seen, order),
        content=shown,
    )


def _first_focus(seen: Observation, order: tuple[Card, ...]) -> ItemRef | None:
    if seen.turn != seen.seat:
        return STOCK
    match seen.phase:
        case Phase.UPCARD | Phase.LAST_DISCARD:
            return DISCARDS
        case Phase.DRAW:
            return STOCK
        case Phase.CONSIDER | Phase.CHALLENGED:
            return ButtonRef("accept")
        case _ if seen.drawn in order:
            return CardRef(seen.drawn) if seen.drawn is not None else None
        case _:
            return CardRef(order[0]) if order else ButtonRef("done")


# Zones.


def _pile_zones(seen: Observation) -> Iterator[Zone]:
    if seen.rules.flow is Flow.LAYING:
        yield discards_zone(seen)
        return
    card = seen.spread.held_up
    if card is None:
        items = (Item(OFFER, Role.PLACE, messages.OFFER_PLACE),)
    else:
        items = (Item(OFFER, Role.PILE, messages.offered(card=card), card),)
    yield Zone(OFFER, ZoneKind.PILE, messages.OFFER, items, caption=messages.OFFER_CAPTION)


def _meld_zones(draft: LayingOut, seating: Seating) -> Iterator[Zone]:
    melds = draft.seen.spread.melds
    for index, place in enumerate(draft.places):
        cards, put = draft.at(place), draft.cards_put_on(place)
        kind = meld_kind(cards, draft.seen.rules.melds)
        if place < len(melds):
            mine = melds[place].owner == draft.seen.seat
            name: Text = words.meld_zone(0 if mine else 1, cards, seating.other)
        else:
            mine = True
            name = words.draft_zone(cards, whole=kind is not None)
        items = tuple(card_item(c, selected=bool(put & c.bit)) for c in run_order(cards))
        caption = messages.NEW if kind is None else words.caption(cards)
        tone = Tone.YOURS if mine else Tone.THEIRS
        yield Zone(
            MeldRef(Melds.TABLE, index), ZoneKind.MELD, name, items, caption=caption, tone=tone
        )


def _places(draft: LayingOut) -> Iterator[Zone]:
    if may_lay_out(draft.seen):
        item = Item(NEW_MELD, Role.PLACE, messages.NEW_PLACE)
        yield Zone(NEW_MELD, ZoneKind.PLACE, messages.NEW, (item,), caption=messages.NEW_CAPTION)


def _hand_zone(draft: LayingOut, order: tuple[Card, ...], seating: Seating) -> Zone:
    seen = draft.seen
    items = tuple(
        card_item(
            card,
            selected=bool(draft.picked & card.bit),
            note=messages.JUST_DRAWN if card == seen.drawn else NOTHING,
            drawn=card == seen.drawn,
        )
        for card in order
    )
    split = best_split(seen.rules, draft.rest, seen.rules.values.own)
    melds = split.melds if seating.show_melds else ()
    groups = groups_in(order, melds, words.caption)
    return Zone(HAND, ZoneKind.HAND, messages.YOUR_HAND, items, groups=groups)


# Choices.


def with_challenge(shown: View, seen: Observation, other: str) -> View:
    """Return the table with the question whether to challenge."""
    points = points_of(seen.hand, seen.rules.values.own)
    sure = button(
        Do(PageAction.CHALLENGE_NOW),
        messages.CHALLENGE,
        ("challenge", "yes"),
        name="challenge-now",
        key=Command.DONE,
        main=True,
    )
    no = button(
        Do(PageAction.CANCEL),
        messages.NOT_YET,
        ("no", "cancel", "back"),
        name="cancel",
        key=Command.BACK,
    )
    lines = (messages.about_challenge(points=points, who=person(1, other)),)
    return with_dialog(shown, asked(messages.CHALLENGE), lines, (sure, no), no.intent)
