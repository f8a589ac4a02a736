"""Leafing back through a match: a hand as it was counted, and the hands behind a number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from gin.present import destinations as to
from gin.present.intents import Deed, Do, Given, Intent, Pick
from gin.present.pages import BACK, button, button_zone
from gin.present.paper_view import SheetView
from gin.present.refs import PAGE, Area, AreaRef, ItemRef, Line, LineRef
from gin.present.screen import House, Screen
from gin.present.tableview import standing
from gin.present.tableview.result import result_view, review, side_text
from gin.present.tableview.seating import Seating
from gin.present.tableview.sorting import Sort
from gin.present.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.present.words import result as words
from gin.present.words import sources as told
from gin.present.words import standing as stands
from gin.present.words.people import YOU, opponent
from gin.rules.model.result import HandResult, Outcome
from gin.rules.sheets.base import Sheet, Track
from gin.session.game import Session
from gin.session.review import as_it_stood
from gin.variants.rulebook import sections
from gin.variants.rulebook.telling import told_by

Source = tuple[str, int | None]
"""A text, and the number of the hand that it opens."""
Results = tuple[HandResult, ...]


def opens(shown: SheetView, item: ItemRef) -> LineRef | None:
    """The line whose hands are behind one of the sheet or the board; None where no number is."""
    match item:
        case LineRef(Line.HAND):
            return item
        case LineRef(Line.LAST) if shown.rows:
            return LineRef(Line.HAND, shown.rows[-1][0])
        case LineRef(line) if line in _COUNTING and shown.rows:
            return item
        case _:
            return None


_COUNTING = frozenset(
    {Line.BOXES, Line.TOTAL, Line.RACE, Line.END, Line.FACT, Line.GROUP, Line.PEG}
)


class HandPage(Screen):
    """A counted hand: both hands of cards, the lines of the count and what it made of the match."""

    def __init__(self, house: House, session: Session, number: int) -> None:
        super().__init__(house)
        self._session = session
        self._number = number
        self._stood: Session | None = None

    def played(self) -> Session:
        """The match as it was when this hand had been counted."""
        if self._stood is None:
            self._stood = as_it_stood(self._session, self._number)
        return self._stood

    def view(self) -> View:
        """The cards, the lines, and the ways to the hands before and after."""
        session, results = self._session, self._session.match.results
        result = results[self._number - 1]
        match = replace(session.match, results=results[: self._number])
        alone = session.rules.seats == 1
        other = "" if session.level is None else opponent(session.level)
        title = told.hand(self._number, len(results), alone=alone)
        shown = result_view(
            result, session.seen, _seating(session, other, match.sheet), match.sheet
        )
        items = [Item(LineRef(Line.HEADING), Role.HEADING, shown.heading, note=shown.summary)]
        items += [
            Item(LineRef(Line.SIDE, place), Role.TEXT, side_text(side))
            for place, side in enumerate(shown.sides)
        ]
        items += [
            Item(LineRef(Line.ROW, place), Role.TEXT, line.text, value=line.number)
            for place, line in enumerate(shown.lines)
        ]
        items.append(Item(LineRef(Line.SUM), Role.TEXT, shown.to_whom, value=str(shown.points)))
        shown = replace(shown, closing=_written(match.sheet, _names(session)) or shown.closing)
        items.append(Item(LineRef(Line.CLOSING), Role.TEXT, shown.closing))
        older = button(Do(Deed.OLDER), told.OLDER, ("before", "older"),
                       why="" if self._number > 1 else told.FIRST)  # fmt: skip
        newer = button(Do(Deed.NEWER), told.NEWER, ("after", "newer"), main=True,
                       why="" if self._number < len(results) else told.LAST)  # fmt: skip
        choices = (newer, older, review(session.rules), BACK)
        return View(
            Scene.RESULT,
            title,
            (
                Zone(AreaRef(Area.RESULT), ZoneKind.PAGE, "result", tuple(items)),
                button_zone(choices),
            ),
            choices,
            subtitle=session.title,
            focus=older.item if self._number > 1 else BACK.item,
            result=shown,
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Leaf to another hand, look at this one again, or go back to the sheet."""
        match intent:
            case Do(Deed.REVIEW):
                self._house.open(to.HandReview(self._session, self._number))
            case Do(Deed.NEWER):
                self._leaf(1)
            case Do(Deed.OLDER):
                self._leaf(-1)
            case _:
                super().choose(intent, given)

    def _leaf(self, by: int) -> None:
        self._number += by
        self._stood = None
        view = self.view()
        assert view.result is not None
        self._house.say(f"{view.title}. {view.result.summary}.")


def _seating(session: Session, other: str, sheet: Sheet) -> Seating:
    return Seating(
        session.title, "", other, session.hand_number, sheet, Sort.MELDS, (), False, False,
        session.practice, False,
    )  # fmt: skip


def _names(session: Session) -> tuple[str, ...]:
    return (YOU,) if session.level is None else (YOU, opponent(session.level))


def _written(sheet: Sheet, names: tuple[str, ...]) -> str:
    """Where the last hand was written: in several columns, what and in which of them."""
    found: dict[tuple[int, int], list[Track]] = {}
    for track in sheet.tracks:
        for seat in standing.seats_of(track):
            if track.gains[-1][seat]:
                found.setdefault((seat, track.gains[-1][seat]), []).append(track)
    parts = []
    for (seat, gain), tracks in found.items():
        if len(sheet.tracks) > 1:
            heads = [stands.head(track.measure) for track in tracks]
            parts.append(told.in_columns(names[seat], gain, heads))
        else:
            parts.append(told.gain(names[seat], gain, tracks[0].scores[-1][seat]))
    return f"{'; '.join(parts)}." if parts else ""


class SourcePage(Screen):
    """The hands behind one number of the sheet; each of them can be opened."""

    def __init__(self, house: House, session: Session, line: LineRef, label: str) -> None:
        super().__init__(house)
        self._session = session
        self._lines = tuple(_behind(session, line)) or ((told.NOTHING, None),)
        self._label = label

    def view(self) -> View:
        """A line for each hand, and what the end added."""
        items = tuple(Item(LineRef(Line.ROW, place), Role.TEXT, text) for place, (text, _) in
                      enumerate(self._lines))  # fmt: skip
        choices = tuple(
            Choice(
                intent=Pick(LineRef(Line.ROW, place)),
                label=text,
                item=LineRef(Line.ROW, place),
                words=(f"hand {hand}",),
            )
            for place, (text, hand) in enumerate(self._lines)
            if hand is not None
        )
        title = told.comes_from(self._label)
        zones = (Zone(PAGE, ZoneKind.PAGE, title, items), button_zone((BACK,)))
        return View(
            Scene.SOURCES, title, zones, (*choices, BACK), subtitle=self._session.title,
            focus=items[0].ref,
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Open a hand, or go back."""
        match intent:
            case Pick(LineRef(Line.ROW, int(place))):
                _, hand = self._lines[place]
                assert hand is not None
                self._house.show(HandPage(self._house, self._session, hand))
            case _:
                super().choose(intent, given)


def _behind(session: Session, line: LineRef) -> Iterator[Source]:
    """What stands behind a number, hand by hand."""
    sheet, results, names = session.sheet, session.match.results, _names(session)
    match line:
        case LineRef(Line.GROUP | Line.PEG, name):
            (track,) = (one for one in sheet.tracks if one.measure.value == name)
            yield from _gains(results, (track,), names)
        case LineRef(Line.BOXES):
            yield from _boxes(sheet, results, names)
        case LineRef(Line.FACT, str(name)):
            yield from _fact(results, name, names)
        case LineRef(Line.END, name):
            if name == words.BOXES_END:
                yield from _boxes(sheet, results, names)
            elif name == words.HANDS_END:
                yield from _gains(results, sheet.tracks, names)
            yield from ((one.text, None) for one in told_by(sections.END, session.rules))
        case LineRef(Line.TOTAL):
            for seat, whose in enumerate(names):
                parts = [line.points[seat] for line in sheet.end]
                if len(parts) > 1:
                    yield told.sum_of(whose, parts, sheet.totals[seat]), None
            yield from _gains(results, sheet.tracks, names)
        case _:
            yield from _gains(results, sheet.tracks, names)


def _gains(results: Results, tracks: tuple[Track, ...], names: tuple[str, ...]) -> Iterator[Source]:
    """The hands that wrote something on these tracks."""
    for place, result in enumerate(results):
        parts = []
        for track in tracks:
            for seat in standing.seats_of(track):
                gain, now = track.gains[place][seat], track.scores[place][seat]
                if gain and len(tracks) > 1:
                    head = stands.head(track.measure)
                    parts.append(told.in_column(head, names[seat], gain, now))
                elif gain:
                    parts.append(told.gain(names[seat], gain, now))
        if parts:
            yield _line(place, result, parts, names)


def _boxes(sheet: Sheet, results: Results, names: tuple[str, ...]) -> Iterator[Source]:
    for place, (row, result) in enumerate(zip(sheet.rows, results, strict=True)):
        if row.winner is not None:
            yield _line(place, result, [told.boxes(names[row.winner], row.boxes)], names)


def _line(place: int, result: HandResult, parts: list[str], names: tuple[str, ...]) -> Source:
    text = told.line(place + 1, words.how(result), parts, alone=len(names) == 1)
    return text, place + 1


def _fact(results: Results, label: str, names: tuple[str, ...]) -> Iterator[Source]:
    """The hands that a figure counts, or all of them with what it is the mean of."""
    seats = range(len(names))
    for place, result in enumerate(results):
        if label in (words.DEADWOOD, words.HELD):
            found = [f"{names[seat]} {result.sides[seat].deadwood}" for seat in seats]
        else:
            found = [names[seat] for seat in seats if _COUNTED[label](result, seat)]
        if found:
            yield _line(place, result, found, names)


GIN_LIKE = (Outcome.GIN, Outcome.BIG_GIN, Outcome.SHOT, Outcome.SOLO_GIN)
_COUNTED: dict[str, Callable[[HandResult, int], bool]] = {
    words.HANDS_WON: lambda result, seat: result.winner == seat,
    words.GINS: lambda result, seat: result.outcome in GIN_LIKE and result.ender == seat,
    words.UNDERCUTS: lambda result, seat: (
        result.outcome is Outcome.UNDERCUT and result.winner == seat
    ),
}
"""Which hands of which player a figure of the sheet counts."""


def count(label: str, results: tuple[HandResult, ...], seat: int) -> int:
    """How many hands a figure counts for a player."""
    return sum(_COUNTED[label](result, seat) for result in results)
