"""The showdown of both hands: melds are opened, then deadwood is counted."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gin.core.message import NOTHING, Text, clauses, in_row, labelled
from gin.interface.celebration import Celebration
from gin.interface.cue import Cue
from gin.interface.moments import Moment
from gin.interface.paper import Tone
from gin.interface.refs import BUTTONS, Area, AreaRef, LineRef, PaperLine
from gin.interface.result import ResultView, SideView
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.view import ButtonSpot, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import result as result_words
from gin.messages import showdown as messages
from gin.present.tableview.celebration import of_hand
from gin.present.tableview.result import result_view
from gin.present.tableview.showdown_source import ShowdownSource, bare, tone_of
from gin.present.tableview.table import details
from gin.present.words import showdown as words
from gin.rules.model.events import HandOver
from gin.rules.model.result import HandResult, Outcome

_MELD, _OWN_MELD, _TURN = 0.2, 0.14, 0.34
_COUNT, _GOLD, _STING, _HOLD = 0.13, 0.62, 0.8, 0.34
"""Durations of moments in seconds."""


def both_hands(of: ShowdownSource) -> Iterator[Moment]:
    """Yield the moments that open and count both hands, if there are any."""
    over = next((one for one in of.events if isinstance(one, HandOver)), None)
    if over is None or over.result.outcome not in words.SHOWN:
        return
    yield from _Count(of, over.result).moments()


class _Count:
    def __init__(self, of: ShowdownSource, result: HandResult) -> None:
        self.of = of
        self.result = result
        self.view: ResultView = result_view(result, of.seen, of.seating, of.seating.sheet)
        sides = len(self.view.sides)
        self.opened, self.counted = [0] * sides, [0] * sides
        self.counts: list[int | None] = [None] * sides
        self.called: list[Text] = [NOTHING] * sides
        self.gilded = Tone.NOBODY
        self.decided = False

    def moments(self) -> Iterator[Moment]:
        result = self.result
        ender = result.ender if result.ender is not None else -1
        knocked = result.outcome in (Outcome.KNOCK, Outcome.UNDERCUT, Outcome.TIE)
        seats = list(range(len(result.sides)))
        if knocked:
            # The knocker's hand is open already.
            self._open_all(ender)
        if result.whole_hands:
            # The melds laid out during the hand are open already.
            self.opened = [self._melds(self._place(index)) for index in range(len(self.opened))]
        gin = result.like_gin or result.outcome is Outcome.SOLO_GIN
        seat = max(ender, 0)
        if gin:
            calls = (words.call(event, self.of.seating.other) for event in self.of.events)
            call = next((one for one in calls if one is not None), messages.GIN)
            self.called[self._place(seat)] = call
        yield self._moment(_TURN, seat if gin else 0, gathering=True)
        if gin:
            yield from self._gin(seat)
        for seat in sorted(seats, key=lambda seat: seat == ender):
            if not self._is_open(seat):
                yield from self._shown(seat)
        self.decided = True
        yield from self._verdict()

    def _place(self, seat: int) -> int:
        return len(self.view.sides) - 1 - seat

    def _groups(self, seat: int) -> int:
        return len(self.view.sides[self._place(seat)].groups)

    def _melds(self, seat: int) -> int:
        return self._groups(seat) - bool(self.result.sides[seat].loose)

    def _is_open(self, seat: int) -> bool:
        return self.opened[self._place(seat)] == self._groups(seat)

    def _open_all(self, seat: int) -> None:
        side, place = self.result.sides[seat], self._place(seat)
        self.opened[place] = self._groups(seat)
        self.counted[place] = side.loose.bit_count()
        self.counts[place] = side.deadwood

    def _gin(self, seat: int) -> Iterator[Moment]:
        place = self._place(seat)
        for number in range(1, self._groups(seat) + 1):
            self.opened[place] = number
            # The player's own melds open faster, since the player knows them.
            yield self._moment(_MELD if seat else _OWN_MELD, seat, Cue.MELD)
        self.counted[place] = self.result.sides[seat].loose.bit_count()
        self.gilded = tone_of(seat)
        yield self._moment(_GOLD, seat, Cue.SWEEP, effect=Effect.GOLD, glad=not seat)

    def _shown(self, seat: int) -> Iterator[Moment]:
        """Open a side that is still closed: its melds, then its deadwood card by card."""
        place, result = self._place(seat), self.result
        counted = words.sums(result, seat, self.of.seen.rules)
        melds = self._melds(seat) if self.opened[place] < self._melds(seat) else 0
        # Open all melds together if the player knows them, or if they no longer matter after gin.
        together = not seat or result.like_gin
        if melds:
            for number in (melds,) if together else range(1, melds + 1):
                self.opened[place] = number
                yield self._moment(_MELD, seat, Cue.MELD)
        self.counts[place] = 0
        self.opened[place] = self._groups(seat)
        # Each of the opponent's cards is turned over in one moment and counted in the next.
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
        winner = self.result.winner
        celebrates = of_hand(self.result)
        match self.result.outcome:
            case Outcome.UNDERCUT:
                if winner is not None:
                    # The cards that undercut are seen to be the cause.
                    self.gilded = tone_of(winner)
                yield self._moment(
                    _STING, 1 - (winner or 0), Cue.UNDERCUT,
                    effect=Effect.STING, word=messages.UNDERCUT, glad=winner == 0,
                    celebration=celebrates,
                )  # fmt: skip
            case Outcome.TIE:
                yield self._moment(_STING, 0, word=messages.TIE)
            case _:
                yield self._moment(_HOLD, 0, celebration=celebrates)

    def _below(self, count: int | None) -> Text:
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
        gathering: bool = False,
        turning: bool = False,
        celebration: Celebration = Celebration.NONE,
    ) -> Moment:
        of, place = self.of, AreaRef(Area.RESULT)
        sides = zip(self.view.sides, self.opened, self.counted, strict=True)
        items = tuple(
            Item(LineRef(PaperLine.SIDE, index), Role.TEXT, _open_cards(side, opened, counted))
            for index, (side, opened, counted) in enumerate(sides)
        )
        shown = ShowdownView(
            seconds, tone_of(seat), effect, word, glad, self.result.outcome is Outcome.BIG_GIN,
            opened=tuple(self.opened), counted=tuple(self.counted), counts=tuple(self.counts),
            below=tuple(map(self._below, self.counts)), called=tuple(self.called),
            gilded=self.gilded, gathering=gathering, decided=self.decided, turning=turning,
            celebration=celebration, tossed=Tone.YOURS if celebration else Tone.NOBODY,
            table=details(of.seen, of.seating), result=self.view,
        )  # fmt: skip
        view = View(
            Scene.SHOWDOWN,
            of.shown.title,
            (Zone(place, ZoneKind.PAGE, result_words.AREA, items), *_corner(of.shown)),
            (),
            subtitle=of.shown.subtitle,
            content=shown,
        )
        return Moment(view, cues)


def _corner(shown: View) -> Iterator[Zone]:
    for zone in bare(shown.zones):
        items = tuple(item for item in zone.items if item.spot is ButtonSpot.CORNER)
        if zone.ref == BUTTONS and items:
            yield replace(zone, items=items)


def _open_cards(side: SideView, opened: int, counted: int) -> Text:
    parts = []
    for number, (label, cards, _) in enumerate(side.groups[:opened], 1):
        shown = cards[:counted] if number == len(side.groups) and counted else cards
        parts.append(labelled(label, in_row(shown)))
    return labelled(side.name, clauses(*parts)) if parts else side.name
