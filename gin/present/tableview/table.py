"""View of the table: zones of cards and choices, from one seat's knowledge."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from gin.core.cards import DECK, Card, Hand
from gin.core.message import NOTHING, Text, only, sentences
from gin.interface.pictures import Mood
from gin.interface.refs import (
    BUTTONS,
    DISCARDS,
    HAND,
    KNOCK,
    OPPONENT,
    STOCK,
    BackRef,
    BuriedRef,
    CardRef,
    FaceDown,
    ItemRef,
)
from gin.interface.table import PlayerView, TableView
from gin.interface.view import ButtonSpot, Item, ItemGroup, Role, Scene, View, Zone, ZoneKind
from gin.messages import laying as laid
from gin.messages import table as messages
from gin.present.drafts.declaration import Ending
from gin.present.pages import button_zone
from gin.present.tableview import endings, score_views, stake
from gin.present.tableview.choices import side_choices, turn_choices
from gin.present.tableview.items import bracket as bracket
from gin.present.tableview.items import card_item as card_item
from gin.present.tableview.middle import middle_zones
from gin.present.tableview.mood import mood_of
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import ordered
from gin.present.words import match_score, people, table, undrawn_stock
from gin.present.words.people import person
from gin.rules.counting.scoring import best_split, own_solver, points_of
from gin.rules.engine import legal
from gin.rules.model.actions import Action
from gin.rules.model.ending import Ending as Ended
from gin.rules.model.meld_kinds import Aces
from gin.rules.model.memory import is_strict
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Flow


def hand_order(seen: Observation, seating: Seating) -> tuple[Card, ...]:
    """Return the cards of the hand in display order."""
    best = best_split(seen.rules, seen.hand, seen.rules.values.own)
    high = seen.rules.melds.aces is Aces.HIGH
    return ordered(seen.hand, seating.sort, best.melds, seating.own, ace_high=high)


def build(seen: Observation, seating: Seating) -> View:
    """Return the table during a hand, with no draft open."""
    actions = legal(seen)
    order = hand_order(seen, seating)
    choices = (
        *turn_choices(seen, order),
        *stake.choices(seen),
        *side_choices(seen, seating),
    )
    if seen.phase is Phase.LAY_OFF and seen.ending is not None and seen.ending.seat == seen.seat:
        return _while_they_lay_off(seen, seen.ending, seating)
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
        content=details(seen, seating, actions),
    )


def _while_they_lay_off(seen: Observation, ending: Ended, seating: Seating) -> View:
    """Return the table while the opponent lays off: the player's hand is in the middle."""
    choices = tuple(side_choices(seen, seating))
    zones = (
        *opponent_zone(seen, seating),
        *middle_zones(ending, 0, seating.other, ending.melds),
        button_zone(choices),
    )
    return View(
        Scene.TABLE,
        seating.title,
        zones,
        choices,
        subtitle=seating.subtitle,
        status=_status(seen, seating),
        news=seating.news,
        focus=next(item.ref for zone in zones if zone.ref != OPPONENT for item in zone.items),
        content=details(seen, seating),
    )


def _status(seen: Observation, seating: Seating) -> Text:
    ending = endings.best_ending(seen)
    status: Text = table.status(seen, seating.other, ending, seating.news)
    if seating.odds and seen.turn == seen.seat:
        status = sentences(status, seating.odds)
    return undrawn_stock.with_void_warning(status, seen)


def details(seen: Observation, seating: Seating, actions: tuple[Action, ...] = ()) -> TableView:
    """Return the content of the table that is not in zones."""
    ready = any(isinstance(action, Ending) for action in actions)
    mine = seen.turn == seen.seat
    other = None
    running = seating.sheet.running
    name, own = people.named(seating.other), seating.you.name or messages.YOU
    if seating.other:
        other = PlayerView(
            name,
            running[1],
            on_turn=not mine,
            cards=seen.counts[1 - seen.seat],
            talk=seating.talk,
            portrait=seating.face,
            mood=mood_of(
                seen.log,
                1,
                seating.sheet,
                on_turn=not mine,
                first=seating.hand_number == 1 and not seen.turns[seen.seat],
            ),
        )
    shows_deadwood = seating.show_deadwood and seen.hand
    deadwood, brief = _deadwood(seen) if shows_deadwood else (NOTHING, NOTHING)
    return TableView(
        you=PlayerView(
            own,
            running[seen.seat],
            mine,
            seen.counts[seen.seat],
            portrait=seating.you.portrait,
        ),
        other=other,
        hand_number=seating.hand_number,
        pad_title=match_score.pad_title(seating.sheet, seen.rules, seating.hand_number, seen.turns),
        pad_aim=match_score.pad_aim(seating.sheet, seen.rules),
        pad_names=(own,) if other is None else (own, name),
        pad=score_views.pad(seating.sheet),
        deals=score_views.deals(seating.sheet, seen.rules) if other is None else (),
        pad_sum=match_score.pad_sum(seating.sheet, seen.rules) if other is None else NOTHING,
        deadwood=deadwood,
        brief_deadwood=brief,
        knock_ready=ready,
        knock_note=table.place_note(seen.rules, seen.upcard, own_first(seen)),
        stock=seen.stock,
        discards=_drawn_discards(seen),
        thinking=not mine and seen.phase is not Phase.OVER,
        die=stake.die_view(seen, seating.other),
        spread=seen.rules.whole_hands,
        seal=seating.seal,
        own_news=seating.own_news,
    )


def _drawn_discards(seen: Observation) -> int:
    """Return how many discards the window draws; strict memory hides their number."""
    return min(2, seen.pile) if is_strict(seen) else len(seen.discards)


def own_first(seen: Observation) -> tuple[int, ...]:
    """Return the scores at the start of the hand, the player's first."""
    return seen.scores if seen.seat == 0 else seen.scores[::-1]


def _deadwood(seen: Observation) -> tuple[Text, Text]:
    """Return the deadwood count, and a shorter text for it if there is one.

    Before a discard, the longer text also has the lowest count that the discard can leave.
    """
    if seen.rules.whole_hands:
        return laid.held(points=points_of(seen.hand, seen.rules.values.own)), NOTHING
    solver = own_solver(seen.rules)
    held = solver.deadwood(seen.hand)
    if seen.phase is Phase.DISCARD and seen.turn == seen.seat:
        after = solver.best_discards(seen.hand)[0]
        return table.deadwood(held, after), table.deadwood(held)
    return table.deadwood(held), NOTHING


def first_focus(seen: Observation, seating: Seating) -> ItemRef:
    """Return the initial focus of a phase."""
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
    """Yield the opponent's cards, face down."""
    if not seating.other:
        return
    backs = tuple(
        Item(BackRef(FaceDown.OTHER_HAND, slot), Role.BACK, messages.BACK_OF_CARD)
        for slot in range(seen.counts[1 - seen.seat])
    )
    name = messages.hand_of(other=person(1, seating.other), number=len(backs))
    yield Zone(OPPONENT, ZoneKind.BACKS, name, backs)


def stock_zone(seen: Observation) -> Zone:
    """Return the stock with its number of cards."""
    return _stock_zone(seen.stock)


def _stock_zone(number: int) -> Zone:
    stock = Item(STOCK, Role.PILE, messages.stock_of(number=number), value=only(number))
    caption = messages.stock_caption(number=number)
    return Zone(STOCK, ZoneKind.PILE, messages.STOCK, (stock,), caption=caption)


def discards_zone(seen: Observation) -> Zone:
    """Return the discard pile: its top card, or all its cards if it is open."""
    if not seen.discards:
        return _discards_zone(Item(DISCARDS, Role.PLACE, messages.DISCARDS_EMPTY))
    card = seen.discards[-1]
    top = Item(DISCARDS, Role.PILE, messages.discards_top(card=card), card)
    under: tuple[Item, ...] = ()
    if seen.rules.discards_open:
        under = tuple(
            Item(BuriedRef(card), Role.CARD, only(card), card) for card in seen.discards[-2::-1]
        )
    return _discards_zone(top, *under)


def _discards_zone(*items: Item) -> Zone:
    caption = messages.DISCARDS_CAPTION
    return Zone(DISCARDS, ZoneKind.PILE, messages.DISCARDS, items, caption=caption)


def knock_zone(seen: Observation) -> Iterator[Zone]:
    """Yield the place for knocking, or for gin in a solitary game."""
    solo = seen.rules.flow is Flow.SOLO
    name = messages.GIN_PLACE if solo else messages.KNOCK_PLACE
    place = Item(KNOCK, Role.PLACE, messages.GIN_PLACE_FOR if solo else messages.KNOCK_PLACE_FOR)
    caption = messages.gin(suits=()) if solo else messages.KNOCK
    yield Zone(KNOCK, ZoneKind.PLACE, name, (place,), caption=caption)


def hand_zone(seen: Observation, order: tuple[Card, ...], seating: Seating) -> Zone:
    """Return the player's hand, with its melds bracketed if wanted."""
    if not seen.hand:
        slots = range(seen.counts[seen.seat])
        backs = tuple(
            Item(BackRef(FaceDown.OWN_HAND, slot), Role.BACK, messages.BACK_OF_CARD)
            for slot in slots
        )
        return Zone(HAND, ZoneKind.HAND, messages.YOUR_HAND_FACE_DOWN, backs)
    items = tuple(
        card_item(card, note=messages.JUST_DRAWN, drawn=True)
        if card == seen.drawn
        else card_item(card)
        for card in order
    )
    best = best_split(seen.rules, seen.hand, seen.rules.values.own)
    melds = best.melds if seating.show_melds else ()
    return Zone(HAND, ZoneKind.HAND, messages.YOUR_HAND, items, groups=groups_in(order, melds))


def groups_in(
    order: tuple[Card, ...], melds: tuple[Hand, ...], called: Callable[[Hand], Text] | None = None
) -> tuple[ItemGroup, ...]:
    """Return the melds whose cards are adjacent in this order, labelled by `called`."""
    groups = []
    for meld in melds:
        places = [place for place, card in enumerate(order) if meld & card.bit]
        if places[-1] - places[0] == len(places) - 1:
            groups.append(ItemGroup(places[0], places[-1], (called or bracket)(meld)))
    return tuple(sorted(groups, key=lambda group: group.first))


# Choices.


def before_deal(shown: View) -> View:
    """Return the table during the cut, before the deal."""
    assert shown.table is not None
    other = shown.table.other
    bare = replace(
        shown.table,
        deadwood=NOTHING,
        knock_ready=False,
        knock_note=NOTHING,
        discards=0,
        stock=len(DECK),
        thinking=False,
        other=replace(other, on_turn=False, cards=0, mood=Mood.GREETING)
        if other is not None
        else None,
    )
    pad = shown.at(ButtonSpot.PAD)
    ways = (pad,) if pad is not None else ()
    zones = (
        _stock_zone(len(DECK)),
        Zone(BUTTONS, ZoneKind.BUTTONS, messages.BUTTONS, ways),
    )
    return replace(shown, zones=zones, status=messages.NOTHING_DEALT, news=NOTHING, content=bare)
