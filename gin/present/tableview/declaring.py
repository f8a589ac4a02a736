"""Declarations on the table: splitting the hand into melds, and laying off after a knock."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.cards import Card, cards_of
from gin.core.message import NOTHING, Message, Text, asked, sentences
from gin.interface.commands import Command
from gin.interface.intents import Draft
from gin.interface.refs import (
    HAND,
    BackRef,
    CardRef,
    FaceDown,
    MeldRef,
    Melds,
)
from gin.interface.steps import (
    BestLayOffs,
    Cancel,
    Confirm,
    LayOffCard,
    MakeDeadwood,
    MakeMeld,
    MoreSplits,
    PickCard,
    TakeBack,
    UseSplit,
)
from gin.interface.table import TableView
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import exercise
from gin.messages import table as messages
from gin.present.drafts.declaration import AT_ONCE, Declaration, in_order
from gin.present.pages import button, button_zone
from gin.present.tableview import endings, stake
from gin.present.tableview.choices import scene_links
from gin.present.tableview.endings import refusal_of
from gin.present.tableview.items import card_item as card_item
from gin.present.tableview.middle import middle_zones
from gin.present.tableview.seating import Seating
from gin.present.tableview.table import (
    details,
    discards_zone,
    groups_in,
    knock_zone,
    opponent_zone,
    stock_zone,
)
from gin.present.words.cards import meld
from gin.present.words.people import person
from gin.rules.model.actions import BigGin, Knock, Shot
from gin.rules.model.observation import Observation


def _laid_zone(draft: Declaration, seen: Observation) -> Iterator[Zone]:
    for zone in knock_zone(seen):
        if draft.card is None:
            yield zone
        else:
            laid = Item(BackRef(FaceDown.LAID_DOWN), Role.BACK, messages.face_down(card=draft.card))
            yield replace(zone, items=(laid,))


def build_declaration(seen: Observation, seating: Seating, draft: Declaration) -> View:
    """Return the table while the player declares or lays off."""
    choices = (*_declaration_choices(seen, draft, seating), *scene_links())
    zones: list[Zone] = []
    if draft.laying_off and seen.ending is not None:
        guests = [card for card, _ in draft.laid]
        zones += middle_zones(seen.ending, 1, seating.other, draft.extended, guests)
    else:
        zones += [
            *opponent_zone(seen, seating),
            stock_zone(seen),
            discards_zone(seen),
            *_laid_zone(draft, seen),
            *stake.zone(seen, seating.other),
        ]
    order = in_order(draft)
    items = tuple(card_item(card, selected=bool(draft.picked & card.bit)) for card in order)
    groups = groups_in(order, draft.melds)
    zones.append(Zone(HAND, ZoneKind.HAND, messages.YOUR_HAND, items, groups=groups))
    zones.append(button_zone(choices))
    main = next(choice for choice in choices if choice.main)
    return View(
        Scene.TABLE,
        seating.title,
        tuple(zones),
        choices,
        subtitle=seating.subtitle,
        status=status(draft, seating.other, seen.rules.seats),
        # The drawn card is no longer news to a player about to end the hand.
        news=seating.news if draft.laying_off else NOTHING,
        focus=main.item,
        content=_with_deadwood(details(seen, seating), draft),
    )


def _with_deadwood(shown: TableView, draft: Declaration) -> TableView:
    deadwood = messages.deadwood(deadwood=draft.deadwood)
    return replace(shown, deadwood=deadwood, brief_deadwood=NOTHING, thinking=False)


def status(draft: Declaration, other: str, seats: int) -> Text:
    """Return the prompt of a declaration or a lay-off."""
    if draft.laying_off:
        ways_on = messages.fits_left
        if not draft.fits:
            ways_on = messages.nothing_more_fits_left if draft.laid else messages.nothing_fits_left
        knocked = messages.knocked(other=person(1, other))
        return sentences(knocked, ways_on(deadwood=draft.deadwood))
    laid = NOTHING if draft.card is None else messages.goes_face_down(card=draft.card)
    if draft.card is None and draft.without_discard and seats == 2:
        laid = messages.NOTHING_DISCARDED
    match draft.action():
        case Shot():
            shot = messages.shot_with(cards=cards_of(draft.loose))
            return sentences(asked(shot), laid, messages.REST_MELDED)
        case Knock():
            knock = messages.knock_with(deadwood=draft.deadwood, suits=draft.suits)
            melds = tuple(map(meld, draft.melds))
            named = messages.your_melds(melds=melds) if melds else NOTHING
            return sentences(asked(knock), laid, named)
        case BigGin():
            return sentences(asked(messages.big_gin(suits=draft.suits)), messages.ALL_MELDED)
        case _ if draft.card is not None:
            return messages.gin_down(suits=draft.suits, card=draft.card)
        case _:
            return sentences(asked(messages.gin(suits=draft.suits)), laid, messages.ALL_MELDED)


def _confirm(draft: Declaration) -> Message:
    match draft.action():
        case Knock():
            return messages.knock_with(deadwood=draft.deadwood, suits=())
        case Shot():
            return messages.DECLARE_SHOT
        case BigGin():
            return messages.DECLARE_BIG_GIN
        case _:
            return messages.DECLARE_GIN


def _declaration_choices(
    seen: Observation, draft: Declaration, seating: Seating
) -> Iterator[Choice]:
    if draft.laying_off:
        yield button(
            Draft(Confirm()), messages.DONE, ("done",), name="confirm", key=Command.DONE, main=True
        )
        why = NOTHING if draft.fits else messages.NONE_FITS
        yield button(
            Draft(BestLayOffs()),
            messages.BEST_LAY_OFFS,
            ("best",),
            name="best",
            key=Command.BEST,
            why=why,
        )
        why = NOTHING if draft.laid else messages.NOTHING_LAID_OFF
        yield button(
            Draft(TakeBack()),
            messages.TAKE_BACK,
            ("back", "undo"),
            name="take-back",
            key=Command.UNDO,
            why=why,
        )
        for card in cards_of(draft.rest):
            yield from _lay_choices(draft, card, seating)
    else:
        yield button(
            Draft(Confirm()),
            _confirm(draft),
            ("yes", "done", "confirm"),
            name="confirm",
            key=Command.DONE,
            why=refusal_of(seen, draft.action()),
            main=True,
        )
        yield button(
            Draft(Cancel()),
            messages.NOT_YET,
            ("no", "cancel", "back"),
            name="cancel",
            key=Command.BACK,
        )
        for number in draft.shown():
            yield button(
                Draft(UseSplit(number)),
                endings.split_label(draft, number),
                (f"split {number + 1}",),
                name=f"split:{number}",
                brief=endings.short_split_label(draft, number),
            )
        if draft.page or len(draft.alternatives()) > AT_ONCE + 1:
            yield button(
                Draft(MoreSplits()), messages.MORE_SPLITS, ("more splits", "more"), name="more"
            )
    # An exercise suggests no melds, so it shows from the start how to make them.
    if draft.picked or not (draft.laying_off or draft.offered):
        unpicked = NOTHING if draft.picked else exercise.PICK_FIRST
        why = NOTHING if draft.may_group() else unpicked or messages.NO_MELD_PICKED
        yield button(
            Draft(MakeMeld()),
            messages.MAKE_MELD,
            ("meld",),
            name="group",
            key=Command.GROUP,
            why=why,
        )
        yield button(
            Draft(MakeDeadwood()),
            messages.MAKE_DEADWOOD,
            ("loosen",),
            name="loosen",
            key=Command.LOOSEN,
            why=unpicked,
        )
    for card in cards_of(draft.rest):
        yield Choice(
            intent=Draft(PickCard(card)),
            label=messages.pick(card=card),
            item=CardRef(card),
            key=Command.PICK,
            words=(f"pick {card.code.lower()}",),
            aside=True,
        )


def _lay_choices(draft: Declaration, card: Card, seating: Seating) -> Iterator[Choice]:
    code = card.code.lower()
    for index in draft.places_for(card):
        target = meld(draft.targets[index])
        yield Choice(
            intent=Draft(LayOffCard(card, index)),
            label=messages.lay_on(card=card, other=person(1, seating.other), meld=target),
            item=CardRef(card),
            target=MeldRef(Melds.OPPONENT, index),
            words=(
                f"lay off {code} on {index + 1}",
                f"lay {code} on {index + 1}",
                f"lay off {code}",
            ),
        )
