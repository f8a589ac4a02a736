"""A declaration on the table: cards put into melds, the lay-off that follows, and their choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gin.core.cards import Card, cards_of
from gin.present.commands import Command
from gin.present.drafts.declaration import AT_ONCE, Declaration, in_order
from gin.present.intents import Draft
from gin.present.pages import button_zone
from gin.present.refs import (
    HAND,
    THEIR_DEADWOOD,
    BackRef,
    Backs,
    ButtonRef,
    CardRef,
    MeldRef,
    Melds,
)
from gin.present.steps import (
    BestLayOffs,
    Cancel,
    Confirm,
    LayOff,
    MakeDeadwood,
    MakeMeld,
    MoreSplits,
    PickCard,
    TakeBack,
    UseSplit,
)
from gin.present.tableview import endings, stake
from gin.present.tableview.choices import doors
from gin.present.tableview.endings import refusal_of
from gin.present.tableview.items import card_item as card_item
from gin.present.tableview.seating import Seating
from gin.present.tableview.table import (
    bracket,
    details,
    discards_zone,
    groups_in,
    knock_zone,
    opponent_zone,
    stock_zone,
)
from gin.present.view import (
    Choice,
    Item,
    Role,
    Scene,
    TableView,
    View,
    Zone,
    ZoneKind,
)
from gin.present.words import table
from gin.present.words.cards import (
    mark,
    marks,
    meld_name,
    run_order,
)
from gin.rules.model.actions import BigGin, Knock, Shot
from gin.rules.model.observation import Observation


def _laid_zone(made: Declaration, seen: Observation) -> Iterator[Zone]:
    """The knock place while a declaration is made: with the discard lying on it, face down."""
    for zone in knock_zone(seen):
        if made.card is None:
            yield zone
        else:
            laid = Item(BackRef(Backs.LAID_DOWN), Role.BACK, f"the {mark(made.card)}, face down")
            yield replace(zone, items=(laid,))


def build_declaration(seen: Observation, seating: Seating, made: Declaration) -> View:
    """The table while the player splits the hand: to end it, or to answer a knock."""
    choices = (*_declaration_choices(seen, made, seating), *doors())
    zones: list[Zone] = []
    for index, meld in enumerate(made.extended):
        cards = run_order(meld)
        laid = {card for card, place in made.laid if place == index}
        items = tuple(card_item(card, selected=card in laid) for card in cards)
        name = f"{seating.other}'s {meld_name(meld)}"
        zones.append(
            Zone(MeldRef(Melds.OPPONENT, index), ZoneKind.MELD, name, items, caption=bracket(meld))
        )
    if made.laying_off and seen.ending is not None and seen.ending.loose:
        items = tuple(card_item(card) for card in cards_of(seen.ending.loose))
        name = f"{seating.other}'s deadwood"
        caption = f"deadwood {seen.ending.deadwood}"
        zones.append(Zone(THEIR_DEADWOOD, ZoneKind.MELD, name, items, caption=caption))
    if not made.laying_off:
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
    zones.append(Zone(HAND, ZoneKind.HAND, "your hand", items, groups=groups))
    zones.append(button_zone(choices))
    main = next(choice for choice in choices if choice.main)
    return View(
        Scene.TABLE,
        seating.title,
        tuple(zones),
        choices,
        subtitle=seating.subtitle,
        status=_declaration_status(made, seating, seen.rules.seats),
        news=seating.news,
        focus=main.item,
        table=_with_deadwood(details(seen, seating), made),
    )


def _with_deadwood(shown: TableView, made: Declaration) -> TableView:
    return replace(shown, deadwood=f"Deadwood {made.deadwood}", thinking=False)


def _declaration_status(made: Declaration, seating: Seating, seats: int) -> str:
    if made.laying_off:
        left = "nothing" if not made.deadwood else str(made.deadwood)
        ways_on = "Lay off what fits" if made.fits else f"Nothing{' more' * bool(made.laid)} fits"
        return f"{seating.other} knocked. {ways_on}; you are left with {left}."
    laid = "" if made.card is None else f" The {mark(made.card)} goes face down."
    if made.card is None and made.without_discard and seats == 2:
        laid = " Nothing is discarded."
    suits = table.in_suits(made.suits)
    match made.action():
        case Shot():
            return f"Shot with {marks(cards_of(made.loose))}?{laid} All the rest is melded."
        case Knock():
            return f"Knock with {made.deadwood}{suits}?{laid} These are your melds."
        case BigGin():
            return f"Big gin{suits}? Every card is melded."
        case _:
            return f"Gin{suits}?{laid} Every card is melded."


def _declaration_choices(
    seen: Observation, made: Declaration, seating: Seating
) -> Iterator[Choice]:
    if made.laying_off:
        yield Choice(
            intent=Draft(Confirm()),
            label="Done",
            item=ButtonRef("confirm"),
            key=Command.DONE,
            words=("done",),
            main=True,
        )
        why = "" if made.fits else "None of your cards fits their melds."
        yield Choice(
            intent=Draft(BestLayOffs()),
            label="Best lay-offs",
            item=ButtonRef("best"),
            key=Command.BEST,
            words=("best",),
            why=why,
        )
        why = "" if made.laid else "Nothing has been laid off yet."
        yield Choice(
            intent=Draft(TakeBack()),
            label="Take back",
            item=ButtonRef("take-back"),
            key=Command.UNDO,
            words=("back", "undo"),
            why=why,
        )
        for card in cards_of(made.rest):
            yield from _lay_choices(made, card, seating)
    else:
        word = endings.word_of(made.action())
        label = f"Knock with {made.deadwood}" if word == "knock" else f"Declare {word}"
        if word == "shot":
            label = "Declare the shot"
        yield Choice(
            intent=Draft(Confirm()),
            label=label,
            item=ButtonRef("confirm"),
            key=Command.DONE,
            words=("yes", "done", "confirm"),
            why=refusal_of(seen, made.action()),
            main=True,
        )
        yield Choice(
            intent=Draft(Cancel()),
            label="Not yet",
            item=ButtonRef("cancel"),
            key=Command.BACK,
            words=("no", "cancel", "back"),
        )
        for number in made.shown():
            yield Choice(
                intent=Draft(UseSplit(number)),
                label=f"Instead: {endings.split_name(made, number)}",
                item=ButtonRef(f"split:{number}"),
                words=(f"split {number + 1}",),
                brief=endings.split_in_brief(made, number),
            )
        if made.page or len(made.alternatives()) > AT_ONCE + 1:
            yield Choice(
                intent=Draft(MoreSplits()),
                label="More splits",
                item=ButtonRef("more"),
                words=("more splits", "more"),
            )
    if made.picked:
        why = "" if made.may_group() else "The cards you picked don't make a meld."
        yield Choice(
            intent=Draft(MakeMeld()),
            label="Make a meld",
            item=ButtonRef("group"),
            key=Command.GROUP,
            words=("meld",),
            why=why,
        )
        yield Choice(
            intent=Draft(MakeDeadwood()),
            label="Make deadwood",
            item=ButtonRef("loosen"),
            key=Command.LOOSEN,
            words=("loosen",),
        )
    for card in cards_of(made.rest):
        yield Choice(
            intent=Draft(PickCard(card)),
            label=f"Pick the {mark(card)}",
            item=CardRef(card),
            key=Command.PICK,
            words=(f"pick {card.code.lower()}",),
            aside=True,
        )


def _lay_choices(made: Declaration, card: Card, seating: Seating) -> Iterator[Choice]:
    code = card.code.lower()
    for index in made.places_for(card):
        place = table.layoff_place(made.targets[index], seating.other)
        yield Choice(
            intent=Draft(LayOff(card, index)),
            label=f"Lay the {mark(card)} on {place}",
            item=CardRef(card),
            target=MeldRef(Melds.OPPONENT, index),
            words=(
                f"lay off {code} on {index + 1}",
                f"lay {code} on {index + 1}",
                f"lay off {code}",
            ),
        )
