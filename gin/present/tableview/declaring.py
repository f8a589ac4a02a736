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


def _laid_zone(made: Declaration, seen: Observation) -> Iterator[Zone]:
    for zone in knock_zone(seen):
        if made.card is None:
            yield zone
        else:
            laid = Item(BackRef(FaceDown.LAID_DOWN), Role.BACK, messages.face_down(card=made.card))
            yield replace(zone, items=(laid,))


def build_declaration(seen: Observation, seating: Seating, made: Declaration) -> View:
    """Return the table while the player declares or lays off."""
    choices = (*_declaration_choices(seen, made, seating), *scene_links())
    zones: list[Zone] = []
    if made.laying_off and seen.ending is not None:
        guests = [card for card, _ in made.laid]
        zones += middle_zones(seen.ending, 1, seating.other, made.extended, guests)
    else:
        zones += [
            *opponent_zone(seen, seating),
            stock_zone(seen),
            discards_zone(seen),
            *_laid_zone(made, seen),
            *stake.zone(seen, seating.other),
        ]
    order = in_order(made)
    items = tuple(card_item(card, selected=bool(made.picked & card.bit)) for card in order)
    groups = groups_in(order, made.melds)
    zones.append(Zone(HAND, ZoneKind.HAND, messages.YOUR_HAND, items, groups=groups))
    zones.append(button_zone(choices))
    main = next(choice for choice in choices if choice.main)
    return View(
        Scene.TABLE,
        seating.title,
        tuple(zones),
        choices,
        subtitle=seating.subtitle,
        status=status(made, seating.other, seen.rules.seats),
        # The drawn card is no longer news to a player about to end the hand.
        news=seating.news if made.laying_off else NOTHING,
        focus=main.item,
        content=_with_deadwood(details(seen, seating), made),
    )


def _with_deadwood(shown: TableView, made: Declaration) -> TableView:
    return replace(shown, deadwood=messages.deadwood(deadwood=made.deadwood), thinking=False)


def status(made: Declaration, other: str, seats: int) -> Text:
    """Return the prompt of a declaration or a lay-off."""
    if made.laying_off:
        ways_on = messages.fits_left
        if not made.fits:
            ways_on = messages.nothing_more_fits_left if made.laid else messages.nothing_fits_left
        knocked = messages.knocked(other=person(1, other))
        return sentences(knocked, ways_on(deadwood=made.deadwood))
    laid = NOTHING if made.card is None else messages.goes_face_down(card=made.card)
    if made.card is None and made.without_discard and seats == 2:
        laid = messages.NOTHING_DISCARDED
    match made.action():
        case Shot():
            shot = messages.shot_with(cards=cards_of(made.loose))
            return sentences(asked(shot), laid, messages.REST_MELDED)
        case Knock():
            knock = messages.knock_with(deadwood=made.deadwood, suits=made.suits)
            melds = tuple(map(meld, made.melds))
            named = messages.your_melds(melds=melds) if melds else NOTHING
            return sentences(asked(knock), laid, named)
        case BigGin():
            return sentences(asked(messages.big_gin(suits=made.suits)), messages.ALL_MELDED)
        case _:
            return sentences(asked(messages.gin(suits=made.suits)), laid, messages.ALL_MELDED)


def _confirm(made: Declaration) -> Message:
    match made.action():
        case Knock():
            return messages.knock_with(deadwood=made.deadwood, suits=())
        case Shot():
            return messages.DECLARE_SHOT
        case BigGin():
            return messages.DECLARE_BIG_GIN
        case _:
            return messages.DECLARE_GIN


def _declaration_choices(
    seen: Observation, made: Declaration, seating: Seating
) -> Iterator[Choice]:
    if made.laying_off:
        yield button(
            Draft(Confirm()), messages.DONE, ("done",), name="confirm", key=Command.DONE, main=True
        )
        why = NOTHING if made.fits else messages.NONE_FITS
        yield button(
            Draft(BestLayOffs()),
            messages.BEST_LAY_OFFS,
            ("best",),
            name="best",
            key=Command.BEST,
            why=why,
        )
        why = NOTHING if made.laid else messages.NOTHING_LAID_OFF
        yield button(
            Draft(TakeBack()),
            messages.TAKE_BACK,
            ("back", "undo"),
            name="take-back",
            key=Command.UNDO,
            why=why,
        )
        for card in cards_of(made.rest):
            yield from _lay_choices(made, card, seating)
    else:
        yield button(
            Draft(Confirm()),
            _confirm(made),
            ("yes", "done", "confirm"),
            name="confirm",
            key=Command.DONE,
            why=refusal_of(seen, made.action()),
            main=True,
        )
        yield button(
            Draft(Cancel()),
            messages.NOT_YET,
            ("no", "cancel", "back"),
            name="cancel",
            key=Command.BACK,
        )
        for number in made.shown():
            yield button(
                Draft(UseSplit(number)),
                endings.split_label(made, number),
                (f"split {number + 1}",),
                name=f"split:{number}",
                brief=endings.short_split_label(made, number),
            )
        if made.page or len(made.alternatives()) > AT_ONCE + 1:
            yield button(
                Draft(MoreSplits()), messages.MORE_SPLITS, ("more splits", "more"), name="more"
            )
    if made.picked:
        why = NOTHING if made.may_group() else messages.NO_MELD_PICKED
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
        )
    for card in cards_of(made.rest):
        yield Choice(
            intent=Draft(PickCard(card)),
            label=messages.pick(card=card),
            item=CardRef(card),
            key=Command.PICK,
            words=(f"pick {card.code.lower()}",),
            aside=True,
        )


def _lay_choices(made: Declaration, card: Card, seating: Seating) -> Iterator[Choice]:
    code = card.code.lower()
    for index in made.places_for(card):
        target = meld(made.targets[index])
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
