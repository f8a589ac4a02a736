"""The end of a hand, moment by moment: each a view of its own, from what was shown before it to the
result (or to the laying off that is asked for).

Nothing waits for it: the hand is played, counted and kept before the first moment is shown. A front
end shows the moments one after the other, or none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace

from gin.core.cards import Card, Hand, mask_of
from gin.core.dataclass import dataclass
from gin.core.message import NOTHING, Text, clauses, in_row, labelled
from gin.messages import result as result_words
from gin.messages import showdown as messages
from gin.messages import table as table_words
from gin.present.cue import Cue
from gin.present.paper_view import Tone
from gin.present.refs import (
    BUTTONS,
    DIE,
    DISCARDS,
    HAND,
    KNOCK,
    OPPONENT,
    STOCK,
    Area,
    AreaRef,
    BackRef,
    Backs,
    Line,
    LineRef,
)
from gin.present.result_view import ResultView, SideView
from gin.present.showdown import Moment, Showdown
from gin.present.showdown_view import Effect, ShowdownView
from gin.present.tableview.middle import middle_zones
from gin.present.tableview.result import result_view
from gin.present.tableview.seating import Seating
from gin.present.tableview.table import details, groups_in
from gin.present.view import Item, Role, Scene, Spot, View, Zone, ZoneKind
from gin.present.words import showdown as words
from gin.rules.model.ending import Ending
from gin.rules.model.events import Event, HandOver, Knocked, LaidOff, WentGin, WentOut
from gin.rules.model.observation import Observation
from gin.rules.model.result import HandResult, Outcome

ENDS = (Knocked, WentGin, WentOut, LaidOff, HandOver)
"""What is shown of what may happen: it lays cards open."""
LONGEST = 2.5
"""Seconds that all moments take together at most, at normal speed."""
_FIST, _CALL, _MELD, _LAY_OFF, _TURN = 0.62, 0.66, 0.2, 0.3, 0.34
_OWN_MELD = 0.14
_COUNT, _GOLD, _STING, _HOLD = 0.13, 0.62, 0.8, 0.34
"""Seconds of a moment of each kind."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """What a showdown is made from: what was `shown` before `events`, what is `seen` after them,
    and how the player sits."""

    shown: View
    events: tuple[Event, ...]
    seen: Observation
    seating: Seating


def showdown(of: Occasion) -> Showdown:
    """The moments of the end of a hand; none where nothing is laid open."""
    moments = [*_at_the_table(of), *_both_hands(of)]
    whole = sum(moment.seconds for moment in moments)
    return tuple(_quicker(moment, min(1.0, LONGEST / whole)) for moment in moments)


def _quicker(moment: Moment, share: float) -> Moment:
    shown = moment.view.showdown
    assert shown is not None
    return replace(
        moment, view=replace(moment.view, showdown=replace(shown, seconds=shown.seconds * share))
    )


def _tone(seat: int) -> Tone:
    return Tone.THEIRS if seat else Tone.YOURS


# At the table: whoever ends the hand says so, and lays it in the middle.


def _at_the_table(of: Occasion) -> Iterator[Moment]:
    if of.shown.scene is not Scene.TABLE:
        return
    for event in of.events:
        match event:
            case Knocked():
                yield _fist(of, event)
                yield from _opened(of)
            case WentGin() | WentOut():
                yield _called(of, event)
            case LaidOff(seat=1):
                yield from _laid_off(of, event)


def _fist(of: Occasion, knocked: Knocked) -> Moment:
    """The card goes face down, and a fist on the wood."""
    shown = ShowdownView(
        _FIST, _tone(knocked.seat), Effect.FIST, messages.KNOCK, glad=not knocked.seat
    )
    zones = tuple(_after_discard(of, knocked.seat, knocked.card))
    return Moment(_table(of, zones, shown), (Cue.DISCARD, Cue.KNOCK))


def _called(of: Occasion, event: WentGin | WentOut) -> Moment:
    """The card goes face down, and the word is called out."""
    word = words.call(event, of.seating.other) or NOTHING
    big = isinstance(event, WentGin) and event.big
    shown = ShowdownView(
        _CALL, _tone(event.seat), Effect.CALL, word, glad=not event.seat, grand=big
    )
    zones = of.shown.zones
    if isinstance(event, WentGin):
        zones = tuple(_after_discard(of, event.seat, event.card))
    return Moment(_table(of, _bare(zones), shown), (Cue.BIG_GIN if big else Cue.GIN,))


def _table(of: Occasion, zones: Sequence[Zone], shown: ShowdownView) -> View:
    """The table as it is at a moment, at which nothing can be chosen."""
    table = of.shown.table
    assert table is not None
    spoken = details(of.seen, of.seating).other
    if table.other is not None and spoken is not None:
        # What the count makes them say would tell it too soon, as the score would.
        other = replace(spoken, cards=table.other.cards, score=table.other.score, on_turn=False)
        if of.seen.result is not None:
            other = replace(table.other, on_turn=False, talk=NOTHING)
        table = replace(table, other=other)
    return View(
        Scene.TABLE,
        of.shown.title,
        _bare(zones),
        (),
        subtitle=of.shown.subtitle,
        table=replace(table, deadwood=NOTHING, thinking=False),
        showdown=shown,
    )


def _bare(zones: Sequence[Zone]) -> tuple[Zone, ...]:
    """Zones without the buttons of what could be done; what lies at the head stays."""
    return tuple(
        replace(zone, items=tuple(one for one in zone.items if one.spot in (Spot.CORNER, Spot.PAD)))
        if zone.kind is ZoneKind.BUTTONS
        else zone
        for zone in zones
    )


def _after_discard(of: Occasion, seat: int, card: Card | None) -> Iterator[Zone]:
    """What lies on the table once the last card was laid down, before anything is opened."""
    ending = of.seen.ending
    for zone in of.shown.zones:
        if zone.ref == KNOCK and ending is not None and not ending.bare and not ending.big:
            name = table_words.BACK_OF_CARD
            if card is not None:
                name = table_words.face_down(card=card)
            yield replace(zone, items=(Item(BackRef(Backs.LAID_DOWN), Role.BACK, name),))
        elif zone.ref == HAND and not seat:
            items = tuple(one for one in zone.items if card is None or one.card != card)
            order = tuple(one.card for one in items if one.card is not None)
            melds = ending.melds if ending is not None else ()
            yield replace(zone, items=items, groups=groups_in(order, melds))
        elif zone.ref == OPPONENT and seat:
            yield replace(zone, items=zone.items[: of.seen.counts[1]])
        elif zone.ref in (STOCK, DISCARDS, DIE, HAND, OPPONENT, BUTTONS):
            yield zone


def _opened(of: Occasion) -> Iterator[Moment]:
    """The hand opens in the middle of the table, meld by meld, then the deadwood."""
    ending = of.seen.ending
    assert ending is not None
    middle = _middle(of, ending)
    for number in range(1, len(middle) + 1):
        cue = Cue.MELD if number <= len(ending.melds) else Cue.DROP
        yield Moment(_with_middle(of, ending, middle, number), (cue,))


def _middle(of: Occasion, ending: Ending) -> tuple[Zone, ...]:
    return tuple(middle_zones(ending, ending.seat, of.seating.other, ending.melds))


def _with_middle(of: Occasion, ending: Ending, middle: tuple[Zone, ...], number: int) -> View:
    """The table with so many of the zones in its middle laid open."""
    down = tuple(replace(zone, items=()) for zone in middle[number:])
    lie = mask_of(
        item.card for zone in middle[:number] for item in zone.items if item.card is not None
    )
    left = sum(len(zone.items) for zone in middle[number:])
    shown = ShowdownView(
        _MELD if number < len(middle) else _HOLD,
        _tone(ending.seat),
        word=messages.KNOCK,
        glad=not ending.seat,
        laid=tuple(len(zone.items) for zone in middle),
    )
    zones = (*_hands(of, ending.seat, left, lie), *middle[:number], *down)
    return _table(of, zones, shown)


def _hands(of: Occasion, seat: int, left: int, gone: Hand) -> Iterator[Zone]:
    """Both hands, without the cards that `seat` has laid open; so many are left of theirs."""
    for zone in of.shown.zones:
        if zone.ref == OPPONENT:
            yield replace(zone, items=zone.items[:left]) if seat else zone
        elif zone.ref == HAND:
            items = tuple(one for one in zone.items if one.card is None or not one.card.bit & gone)
            ending = of.seen.ending
            if not seat and ending is not None and ending.card is not None:
                items = tuple(one for one in items if one.card != ending.card)
            order = tuple(one.card for one in items if one.card is not None)
            melds = () if seat or ending is None else ending.melds
            melds = tuple(meld for meld in melds if not meld & gone)
            yield replace(
                zone, items=items, groups=zone.groups if seat else groups_in(order, melds)
            )
        elif zone.ref == BUTTONS:
            yield zone


def _laid_off(of: Occasion, event: LaidOff) -> Iterator[Moment]:
    """Each card that the other player lays off flies to its meld."""
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


# Both hands lie open: what they are made of is shown, and what is left is counted.


def _both_hands(of: Occasion) -> Iterator[Moment]:
    over = next((one for one in of.events if isinstance(one, HandOver)), None)
    if over is None or over.result.outcome not in words.SHOWN:
        return
    yield from _Count(of, over.result).moments()


@dataclass(slots=True)
class _Count:
    """The count of both hands as far as it has come, side by side as they are shown."""

    of: Occasion
    result: HandResult
    view: ResultView = field(init=False)
    opened: list[int] = field(init=False)
    counted: list[int] = field(init=False)
    counts: list[int | None] = field(init=False)
    called: list[Text] = field(init=False)
    gilded: Tone = Tone.NOBODY
    decided: bool = False

    def __post_init__(self) -> None:
        of = self.of
        self.view = result_view(self.result, of.seen, of.seating, of.seating.sheet)
        sides = len(self.view.sides)
        self.opened, self.counted = [0] * sides, [0] * sides
        self.counts = [None] * sides
        self.called = [NOTHING] * sides

    def moments(self) -> Iterator[Moment]:
        """Everything that is shown."""
        result = self.result
        ender = result.ender if result.ender is not None else -1
        knocked = result.outcome in (Outcome.KNOCK, Outcome.UNDERCUT, Outcome.TIE)
        seats = list(range(len(result.sides)))
        if knocked:
            # It lies open already.
            self._open_all(ender)
        if result.whole_hands:
            # So do the melds that were laid out in the course of the hand.
            self.opened = [self._melds(self._place(index)) for index in range(len(self.opened))]
        yield self._moment(_TURN, 0, gathering=True)
        if result.like_gin or result.outcome is Outcome.SOLO_GIN:
            yield from self._gin(ender if ender >= 0 else 0)
        for seat in sorted(seats, key=lambda seat: seat == ender):
            if not self._is_open(seat):
                yield from self._shown(seat)
        self.decided = True
        yield from self._verdict()

    def _place(self, seat: int) -> int:
        """The side that a seat's cards are."""
        return len(self.view.sides) - 1 - seat

    def _groups(self, seat: int) -> int:
        return len(self.view.sides[self._place(seat)].groups)

    def _melds(self, seat: int) -> int:
        """How many of them are no deadwood."""
        return self._groups(seat) - bool(self.result.sides[seat].loose)

    def _is_open(self, seat: int) -> bool:
        return self.opened[self._place(seat)] == self._groups(seat)

    def _open_all(self, seat: int) -> None:
        side, place = self.result.sides[seat], self._place(seat)
        self.opened[place] = self._groups(seat)
        self.counted[place] = side.loose.bit_count()
        self.counts[place] = side.deadwood

    def _gin(self, seat: int) -> Iterator[Moment]:
        """Melds one by one, and a light that goes over them."""
        place, grand = self._place(seat), self.result.outcome is Outcome.BIG_GIN
        calls = (words.call(event, self.of.seating.other) for event in self.of.events)
        self.called[place] = next((call for call in calls if call is not None), messages.GIN)
        for number in range(1, self._groups(seat) + 1):
            self.opened[place] = number
            # What the player holds was seen all along.
            yield self._moment(_MELD if seat else _OWN_MELD, seat, Cue.MELD)
        self.counted[place] = self.result.sides[seat].loose.bit_count()
        self.gilded = _tone(seat)
        yield self._moment(_GOLD, seat, Cue.SWEEP, effect=Effect.GOLD, glad=not seat, grand=grand)

    def _shown(self, seat: int) -> Iterator[Moment]:
        """A side that was not opened yet: its melds, then its deadwood card by card."""
        place, result = self._place(seat), self.result
        counted = words.sums(result, seat, self.of.seen.rules)
        melds = self._melds(seat) if self.opened[place] < self._melds(seat) else 0
        # What the player holds was seen all along, and after gin nobody looks at the other's melds.
        together = not seat or result.like_gin
        if melds:
            for number in (melds,) if together else range(1, melds + 1):
                self.opened[place] = number
                yield self._moment(_MELD, seat, Cue.MELD)
        self.counts[place] = 0
        self.opened[place] = self._groups(seat)
        # What the other holds turns up first, and is counted once it can be read.
        ahead = int(seat > 0)
        if ahead and counted:
            self.counted[place] = ahead
            yield self._moment(_COUNT, seat, turning=True)
        for number, (_, count) in enumerate(counted, 1):
            self.counted[place] = min(number + ahead, len(counted))
            self.counts[place] = count
            yield self._moment(_COUNT, seat, Cue.TICK, turning=bool(ahead))
        self.counted[place] = result.sides[seat].loose.bit_count()
        self.counts[place] = result.sides[seat].deadwood

    def _verdict(self) -> Iterator[Moment]:
        """What it comes to: a sting for whoever is undercut."""
        winner = self.result.winner
        match self.result.outcome:
            case Outcome.UNDERCUT:
                yield self._moment(
                    _STING, 1 - (winner or 0), Cue.UNDERCUT,
                    effect=Effect.STING, word=messages.UNDERCUT, glad=winner == 0,
                )  # fmt: skip
            case Outcome.TIE:
                yield self._moment(_STING, 0, word=messages.TIE)
            case _:
                yield self._moment(_HOLD, 0)

    def _below(self, count: int | None) -> Text:
        """What stands below a count."""
        if count is None:
            return NOTHING
        counted = messages.in_hand if self.result.whole_hands else messages.deadwood
        return counted(points=count)

    def _moment(
        self,
        seconds: float,
        seat: int,
        *cues: Cue,
        effect: Effect = Effect.NONE,
        word: Text = NOTHING,
        glad: bool = True,
        grand: bool = False,
        gathering: bool = False,
        turning: bool = False,
    ) -> Moment:
        of, place = self.of, AreaRef(Area.RESULT)
        sides = zip(self.view.sides, self.opened, self.counted, strict=True)
        items = tuple(
            Item(LineRef(Line.SIDE, index), Role.TEXT, _so_far(side, opened, counted))
            for index, (side, opened, counted) in enumerate(sides)
        )
        shown = ShowdownView(
            seconds, _tone(seat), effect, word, glad, grand,
            opened=tuple(self.opened), counted=tuple(self.counted), counts=tuple(self.counts),
            below=tuple(map(self._below, self.counts)), called=tuple(self.called),
            gilded=self.gilded, gathering=gathering, decided=self.decided, turning=turning,
        )  # fmt: skip
        view = View(
            Scene.SHOWDOWN,
            of.shown.title,
            (Zone(place, ZoneKind.PAGE, result_words.AREA, items), *_corner(of.shown)),
            (),
            subtitle=of.shown.subtitle,
            table=details(of.seen, of.seating),
            result=self.view,
            showdown=shown,
        )
        return Moment(view, cues)


def _corner(shown: View) -> Iterator[Zone]:
    """The button at the head of the window, which stays there."""
    for zone in _bare(shown.zones):
        items = tuple(item for item in zone.items if item.spot is Spot.CORNER)
        if zone.ref == BUTTONS and items:
            yield replace(zone, items=items)


def _so_far(side: SideView, opened: int, counted: int) -> Text:
    """What lies open of a side."""
    parts = []
    for number, (label, cards, _) in enumerate(side.groups[:opened], 1):
        shown = cards[:counted] if number == len(side.groups) and counted else cards
        parts.append(labelled(label, in_row(shown)))
    return labelled(side.name, clauses(*parts)) if parts else side.name
