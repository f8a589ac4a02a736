"""The table as a view: zones of cards and every choice there is, from what one seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from gin.core.cards import Card, Hand
from gin.present.drafts.declaration import Ending
from gin.present.pages import button_zone
from gin.present.refs import (
    BUTTONS,
    DISCARDS,
    HAND,
    KNOCK,
    OPPONENT,
    STOCK,
    BackRef,
    Backs,
    BuriedRef,
    CardRef,
    ItemRef,
)
from gin.present.tableview import endings, stake, standing
from gin.present.tableview.choices import side_choices, turn_choices
from gin.present.tableview.items import card_item as card_item
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import ordered
from gin.present.view import (
    Group,
    Item,
    PlayerView,
    Role,
    Scene,
    Spot,
    TableView,
    View,
    Zone,
    ZoneKind,
)
from gin.present.words import laying, people, table, untouched
from gin.present.words import standing as stands
from gin.present.words.cards import (
    is_rainbow,
    mark,
    plural,
    run_order,
    suit_mark,
)
from gin.present.words.phrases import count
from gin.rules.counting.scoring import best_split, own_solver, points_of
from gin.rules.engine import legal
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow


def hand_order(seen: Observation, seating: Seating) -> tuple[Card, ...]:
    """The cards of the hand as they are shown."""
    best = best_split(seen.rules, seen.hand, seen.rules.values.own)
    return ordered(seen.hand, seating.sort, best.melds, seating.own)


def build(seen: Observation, seating: Seating) -> View:
    """The table while a hand is played and nothing is being declared."""
    actions = legal(seen)
    order = hand_order(seen, seating)
    choices = (
        *turn_choices(seen, order),
        *stake.choices(seen),
        *side_choices(seen, seating),
    )
    zones = [
        *opponent_zone(seen, seating),
        stock_zone(seen),
        discards_zone(seen),
        *knock_zone(seen),
        *stake.zone(seen, seating.other),
        hand_zone(seen, order, seating),
        button_zone(choices),
    ]
    return View(
        Scene.TABLE,
        seating.title,
        tuple(zones),
        choices,
        subtitle=seating.subtitle,
        status=_status(seen, seating),
        news=seating.news,
        focus=first_focus(seen, seating),
        table=details(seen, seating, actions),
    )


def _status(seen: Observation, seating: Seating) -> str:
    """What can be done, the odds where they are wanted, and how near the hand is to being void."""
    status = table.status(seen, seating.other, endings.best_ending(seen))
    if seating.odds and seen.turn == seen.seat:
        status = f"{status} {seating.odds}"
    return untouched.with_coming(status, seen)


def details(seen: Observation, seating: Seating, actions: tuple[Action, ...] = ()) -> TableView:
    """Players, score and counts."""
    ready = any(isinstance(action, Ending) for action in actions)
    mine = seen.turn == seen.seat
    other = None
    running = seating.sheet.running
    if seating.other:
        other = PlayerView(
            seating.other,
            running[1],
            on_turn=not mine,
            cards=seen.counts[1 - seen.seat],
            talk=seating.talk,
            portrait=people.portrait(seating.other),
        )
    return TableView(
        you=PlayerView("You", running[seen.seat], mine, seen.counts[seen.seat]),
        other=other,
        hand_number=seating.hand_number,
        pad_title=stands.pad_title(seating.hand_number, seen.rules),
        pad_names=("Penalty",) if other is None else ("You", other.name),
        pad=standing.pad(seating.sheet),
        deadwood=_deadwood(seen) if seating.show_deadwood and seen.hand else "",
        knock_ready=ready,
        knock_note=_knock_note(seen),
        stock=seen.stock,
        discards=len(seen.discards),
        thinking=not mine and seen.phase is not Phase.OVER,
        die=stake.die_view(seen, seating.other),
        spread=seen.rules.whole_hands,
        seal=seating.seal,
    )


def _knock_note(seen: Observation) -> str:
    """What stands below the knock place, for the player who may knock."""
    note = table.place_note(seen.rules, seen.upcard, own_first(seen))
    return note[:1].upper() + note[1:]


def own_first(seen: Observation) -> tuple[int, ...]:
    """The scores the hand began with, the player's own first."""
    return seen.scores if seen.seat == 0 else seen.scores[::-1]


def _deadwood(seen: Observation) -> str:
    """The count beside the hand; with a card too many, also what a discard can bring it to."""
    if seen.rules.whole_hands:
        return laying.held(points_of(seen.hand, seen.rules.values.own))
    solver = own_solver(seen.rules)
    held = solver.deadwood(seen.hand)
    if seen.phase is Phase.DISCARD and seen.turn == seen.seat:
        return table.deadwood(held, solver.best_discards(seen.hand)[0])
    return table.deadwood(held)


def first_focus(seen: Observation, seating: Seating) -> ItemRef:
    if seen.turn != seen.seat:
        return DISCARDS
    match seen.phase:
        case Phase.STAKE | Phase.ANSWER:
            return stake.FIRST[seen.phase]
        case Phase.UPCARD | Phase.LAST_DISCARD:
            return DISCARDS
        case Phase.DRAW:
            return STOCK
        case _ if seen.drawn is not None:
            return CardRef(seen.drawn)
        case _:
            return CardRef(hand_order(seen, seating)[0])


# Zones.


def opponent_zone(seen: Observation, seating: Seating) -> Iterator[Zone]:
    """The opponent's cards, face down."""
    if not seating.other:
        return
    backs = tuple(
        Item(BackRef(Backs.OTHER_HAND, slot), Role.BACK, "a card face down")
        for slot in range(seen.counts[1 - seen.seat])
    )
    name = f"{seating.other}'s hand, {count(len(backs), 'card')}"
    yield Zone(OPPONENT, ZoneKind.BACKS, name, backs)


def stock_zone(seen: Observation) -> Zone:
    """The stock and how many cards it has."""
    stock = Item(STOCK, Role.PILE, f"stock, {count(seen.stock, 'card')}", value=str(seen.stock))
    return Zone(STOCK, ZoneKind.PILE, "stock", (stock,), caption=f"Stock · {seen.stock}")


def discards_zone(seen: Observation) -> Zone:
    """The discard pile: its top, or all of it where it lies open."""
    if not seen.discards:
        empty = Item(DISCARDS, Role.PLACE, "discard pile, empty")
        return Zone(DISCARDS, ZoneKind.PILE, "discard pile", (empty,), caption="Discard pile")
    top = Item(DISCARDS, Role.PILE, f"discard pile, {mark(seen.discards[-1])}", seen.discards[-1])
    under: tuple[Item, ...] = ()
    if seen.rules.pile.open:
        under = tuple(
            Item(BuriedRef(card), Role.CARD, mark(card), card) for card in seen.discards[-2::-1]
        )
    return Zone(DISCARDS, ZoneKind.PILE, "discard pile", (top, *under), caption="Discard pile")


def knock_zone(seen: Observation) -> Iterator[Zone]:
    solo = seen.rules.flow is Flow.SOLO
    name = "gin place" if solo else "knock place"
    place = Item(KNOCK, Role.PLACE, f"{name}: lay a card face down here to end the hand")
    yield Zone(KNOCK, ZoneKind.PLACE, name, (place,), caption="Gin" if solo else "Knock")


def hand_zone(seen: Observation, order: tuple[Card, ...], seating: Seating) -> Zone:
    """The player's hand with its melds bracketed, or its backs where it lies face down."""
    if not seen.hand:
        slots = range(seen.counts[seen.seat])
        backs = tuple(
            Item(BackRef(Backs.OWN_HAND, slot), Role.BACK, "a card face down") for slot in slots
        )
        return Zone(HAND, ZoneKind.HAND, table.FACE_DOWN, backs)
    items = tuple(
        card_item(card, note="just drawn" if card == seen.drawn else "") for card in order
    )
    best = best_split(seen.rules, seen.hand, seen.rules.values.own)
    melds = best.melds if seating.show_melds else ()
    return Zone(HAND, ZoneKind.HAND, "your hand", items, groups=groups_in(order, melds))


def groups_in(
    order: tuple[Card, ...], melds: tuple[Hand, ...], called: Callable[[Hand], str] | None = None
) -> tuple[Group, ...]:
    """The melds whose cards lie side by side in this order, as they are `called`."""
    groups = []
    for meld in melds:
        places = [place for place, card in enumerate(order) if meld & card.bit]
        if places[-1] - places[0] == len(places) - 1:
            groups.append(Group(places[0], places[-1], (called or bracket)(meld)))
    return tuple(sorted(groups, key=lambda group: group.first))


def bracket(meld: Hand) -> str:
    """What stands under a meld: "set of eights", "run [H]"."""
    cards = run_order(meld)
    if all(card.rank is cards[0].rank for card in cards):
        return f"set of {plural(cards[0].rank)}"
    return "rainbow" if is_rainbow(meld) else f"run {suit_mark(cards[0].suit)}"


# Choices.


def before_deal(shown: View) -> View:
    """The table while the cards are cut: nothing is dealt yet, so nothing can be seen."""
    assert shown.table is not None
    other = shown.table.other
    bare = replace(
        shown.table,
        deadwood="",
        knock_ready=False,
        knock_note="",
        discards=0,
        stock=52,
        thinking=False,
        other=replace(other, on_turn=False, cards=0) if other is not None else None,
    )
    stock = Item(STOCK, Role.PILE, "stock, 52 cards", value="52")
    ways = tuple(item for item in map(shown.at, (Spot.CORNER, Spot.PAD)) if item is not None)
    zones = (
        Zone(STOCK, ZoneKind.PILE, "stock", (stock,), caption="Stock · 52"),
        Zone(BUTTONS, ZoneKind.BUTTONS, "buttons", ways),
    )
    return replace(shown, zones=zones, status=table.NOTHING_DEALT, news="", table=bare)


# While something is being declared.
