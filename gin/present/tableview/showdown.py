"""The end of a hand, moment by moment: a view for each, up to the result or the lay-off.

The events are already final and saved, so a front end may skip the moments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from gin.core.cards import Card, Hand, mask_of
from gin.core.message import NOTHING, Text
from gin.interface.celebration import Celebration
from gin.interface.cue import Cue
from gin.interface.moments import Moment, Showdown
from gin.interface.paper import Tone
from gin.interface.refs import (
    BUTTONS,
    DIE,
    DISCARDS,
    HAND,
    KNOCK,
    OPPONENT,
    STOCK,
    BackRef,
    FaceDown,
)
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.view import Item, Role, Scene, View, Zone
from gin.messages import showdown as messages
from gin.messages import table as table_words
from gin.present.tableview.counting import both_hands
from gin.present.tableview.middle import middle_zones
from gin.present.tableview.showdown_source import ShowdownSource, bare, tone_of
from gin.present.tableview.table import details, groups_in
from gin.present.words import showdown as words
from gin.present.words.people import person
from gin.rules.model.ending import Ending
from gin.rules.model.events import HandOver, Knocked, LaidOff, WentGin, WentOut

ENDS = (Knocked, WentGin, WentOut, LaidOff, HandOver)
"""Events that start a showdown."""
LONGEST = 2.5
"""Time limit in seconds for all moments of an ending at normal speed, after a card laid to knock.
"""
_LAID, _FIST, _CALL, _MELD, _LAY_OFF, _HOLD, _LEFT = 0.44, 0.62, 0.66, 0.2, 0.3, 0.34, 1.1
"""Durations of moments in seconds."""
_FIRST_RAP = 0.18
"""Seconds after which the fist strikes the table."""


def showdown(of: ShowdownSource) -> Showdown:
    """Return the moments of the end of a hand, if cards are laid open."""
    laid, at_table, both = _laid_moments(of), [*_at_the_table(of)], [*both_hands(of)]
    if _nothing_fits(of):
        # Two endings in one: the knock, and the automatic answer to it.
        return (*laid, *_within(LONGEST, at_table), *_within(LONGEST * 0.7, both))
    return (*laid, *_within(LONGEST, [*at_table, *both]))


def _within(seconds: float, moments: list[Moment]) -> Iterator[Moment]:
    whole = sum(moment.seconds for moment in moments)
    return (_sped_up(moment, min(1.0, seconds / whole)) for moment in moments)


def _nothing_fits(of: ShowdownSource) -> bool:
    """Return whether a knock was answered automatically because the player can lay nothing off."""
    knocked = any(isinstance(event, Knocked) and event.seat for event in of.events)
    return knocked and any(isinstance(one, LaidOff) and not one.seat for one in of.events)


def _sped_up(moment: Moment, share: float) -> Moment:
    shown = moment.view.content
    assert isinstance(shown, ShowdownView)
    shorter = replace(shown, seconds=shown.seconds * share)
    view = replace(moment.view, content=shorter)
    return replace(moment, view=view, pause=moment.pause * share)


# At the table: a player ends the hand and lays it in the middle.


def _at_the_table(of: ShowdownSource) -> Iterator[Moment]:
    if of.shown.scene is not Scene.TABLE:
        return
    for event in of.events:
        match event:
            case Knocked():
                yield _knock_moment(of, event)
                yield from _opening_moments(of)
            case WentGin() | WentOut():
                yield _call_moment(of, event)
            case LaidOff(seat=1):
                yield from _lay_off_moments(of, event)
            case LaidOff(seat=0) if _nothing_fits(of):
                yield _deadwood_moment(of)


def _laid_moments(of: ShowdownSource) -> Iterator[Moment]:
    """Yield the moment of the card laid face down to end the hand, if it does not lie there yet.

    The hand that lays it has left the table before a word is called.
    """
    laid = BackRef(FaceDown.LAID_DOWN)
    ended = next((one for one in of.events if isinstance(one, Knocked | WentGin)), None)
    if ended is None or of.shown.scene is not Scene.TABLE or of.shown.item(laid) is not None:
        return
    zones = tuple(_after_discard(of, ended.seat, ended.card))
    if any(item.ref == laid for zone in zones for item in zone.items):
        shown = ShowdownView(_LAID, tone_of(ended.seat), glad=not ended.seat)
        yield Moment(_table(of, zones, shown), (Cue.DISCARD,))


def _knock_moment(of: ShowdownSource, knocked: Knocked) -> Moment:
    # The player knows with how much they knock.
    note: Text = NOTHING
    if knocked.seat:
        note = table_words.knocks(
            who=person(1, of.seating.other), deadwood=knocked.deadwood, suits=knocked.suits
        )
    shown = ShowdownView(
        _FIST,
        tone_of(knocked.seat),
        Effect.FIST,
        messages.KNOCK,
        glad=not knocked.seat,
        note=note,
    )
    zones = tuple(_after_discard(of, knocked.seat, knocked.card))
    return Moment(_table(of, zones, shown), (Cue.KNOCK,), _FIRST_RAP)


def _call_moment(of: ShowdownSource, event: WentGin | WentOut) -> Moment:
    word = words.call(event, of.seating.other) or NOTHING
    big = isinstance(event, WentGin) and event.big
    shown = ShowdownView(
        _CALL, tone_of(event.seat), Effect.CALL, word, glad=not event.seat, grand=big,
        celebration=Celebration.NONE if event.seat else _gin(big=big),
    )  # fmt: skip
    zones = of.shown.zones
    if isinstance(event, WentGin):
        zones = tuple(_after_discard(of, event.seat, event.card))
    return Moment(_table(of, bare(zones), shown), (Cue.BIG_GIN if big else Cue.GIN,))


def _gin(*, big: bool) -> Celebration:
    return Celebration.BIG_GIN if big else Celebration.GIN


def _table(of: ShowdownSource, zones: Sequence[Zone], shown: ShowdownView) -> View:
    table = of.shown.table
    assert table is not None
    spoken = details(of.seen, of.seating).other
    if table.other is not None and spoken is not None:
        # A remark about the count would reveal the result early, and so would the new score.
        other = replace(spoken, cards=table.other.cards, score=table.other.score, on_turn=False)
        if of.seen.result is not None:
            other = replace(table.other, on_turn=False, talk=NOTHING)
        table = replace(table, other=other)
    return View(
        Scene.TABLE,
        of.shown.title,
        bare(zones),
        (),
        subtitle=of.shown.subtitle,
        content=replace(shown, table=replace(table, deadwood=NOTHING, thinking=False, hint=None)),
    )


def _after_discard(of: ShowdownSource, seat: int, card: Card | None) -> Iterator[Zone]:
    """Yield the table's zones after the last discard, before the hand is opened."""
    ending = of.seen.ending
    for zone in of.shown.zones:
        if zone.ref == KNOCK and ending is not None and not ending.bare and not ending.big:
            name = table_words.BACK_OF_CARD
            if card is not None:
                name = table_words.face_down(card=card)
            yield replace(zone, items=(Item(BackRef(FaceDown.LAID_DOWN), Role.BACK, name),))
        elif zone.ref == HAND and not seat:
            items = tuple(one for one in zone.items if card is None or one.card != card)
            order = tuple(one.card for one in items if one.card is not None)
            melds = ending.melds if ending is not None else ()
            yield replace(zone, items=items, groups=groups_in(order, melds))
        elif zone.ref == OPPONENT and seat:
            yield replace(zone, items=zone.items[: of.seen.counts[1]])
        elif zone.ref in (STOCK, DISCARDS, DIE, HAND, OPPONENT, BUTTONS):
            yield zone


def _opening_moments(of: ShowdownSource) -> Iterator[Moment]:
    ending = of.seen.ending
    assert ending is not None
    middle = _middle(of, ending)
    for number in range(1, len(middle) + 1):
        cue = Cue.MELD if number <= len(ending.melds) else Cue.DROP
        yield Moment(_with_middle(of, ending, middle, number), (cue,))


def _deadwood_moment(of: ShowdownSource) -> Moment:
    """Return the moment that shows the deadwood left when nothing can be laid off."""
    ending, result = of.seen.ending, of.seen.result
    assert ending is not None and result is not None
    middle = _middle(of, ending)
    shown = _with_middle(of, ending, middle, len(middle))
    assert isinstance(shown.content, ShowdownView)
    left = table_words.nothing_fits_left(deadwood=result.sides[of.seen.seat].deadwood)
    lasting = replace(shown.content, seconds=_LEFT, word=NOTHING)
    return Moment(replace(shown, status=left, content=lasting), ())


def _middle(of: ShowdownSource, ending: Ending) -> tuple[Zone, ...]:
    return tuple(middle_zones(ending, ending.seat, of.seating.other, ending.melds))


def _with_middle(of: ShowdownSource, ending: Ending, middle: tuple[Zone, ...], number: int) -> View:
    """Return the table with the first `number` zones of its middle open."""
    down = tuple(replace(zone, items=()) for zone in middle[number:])
    lie = mask_of(
        item.card for zone in middle[:number] for item in zone.items if item.card is not None
    )
    left = sum(len(zone.items) for zone in middle[number:])
    shown = ShowdownView(
        _MELD if number < len(middle) else _HOLD,
        tone_of(ending.seat),
        word=messages.KNOCK,
        glad=not ending.seat,
        laid=tuple(len(zone.items) for zone in middle),
    )
    zones = (*_hands(of, ending.seat, left, lie), *middle[:number], *down)
    return _table(of, zones, shown)


def _hands(of: ShowdownSource, seat: int, left: int, laid_open: Hand) -> Iterator[Zone]:
    """Yield both hands without the cards that `seat` has laid open.

    If `seat` is the opponent's, `left` cards remain in that hand.
    """
    for zone in of.shown.zones:
        if zone.ref == OPPONENT:
            yield replace(zone, items=zone.items[:left]) if seat else zone
        elif zone.ref == HAND:
            items = tuple(
                one for one in zone.items if one.card is None or not one.card.bit & laid_open
            )
            ending = of.seen.ending
            if not seat and ending is not None and ending.card is not None:
                items = tuple(one for one in items if one.card != ending.card)
            order = tuple(one.card for one in items if one.card is not None)
            melds = () if seat or ending is None else ending.melds
            melds = tuple(meld for meld in melds if not meld & laid_open)
            yield replace(
                zone, items=items, groups=zone.groups if seat else groups_in(order, melds)
            )
        elif zone.ref == BUTTONS:
            yield zone


def _lay_off_moments(of: ShowdownSource, event: LaidOff) -> Iterator[Moment]:
    ending, laid = of.seen.ending, event.cards
    if ending is None:
        return
    backs = next((zone for zone in of.shown.zones if zone.ref == OPPONENT), None)
    for number in range(1, len(laid) + 1):
        melds = list(ending.melds)
        for card, place in laid[:number]:
            melds[place] |= card.bit
        guests = [card for card, _ in laid[:number]]
        shown = ShowdownView(_LAY_OFF, Tone.THEIRS, glad=False)
        zones = list(middle_zones(ending, 0, of.seating.other, tuple(melds), guests))
        if backs is not None:
            zones.insert(0, replace(backs, items=backs.items[: len(backs.items) - number]))
        buttons = [zone for zone in of.shown.zones if zone.ref == BUTTONS]
        yield Moment(_table(of, (*zones, *buttons), shown), (Cue.LAY_OFF,))
