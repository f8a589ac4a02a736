"""Pages behind a score sheet: a scored hand, and the hands behind a number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from gin.core.message import NOTHING, Text, clauses, ended, only, phrase, sentences, started
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.paper import SheetView
from gin.interface.refs import PAGE, Area, AreaRef, ItemRef, LineRef, PaperLine
from gin.interface.result import ResultView
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import result as result_messages
from gin.messages import sheet as messages
from gin.messages import standing as standing_messages
from gin.present.links import open_review
from gin.present.pages import BACK, button, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.screens.sheet.figures import COUNTED, figures
from gin.present.tableview import score_views
from gin.present.tableview.result import result_items, result_view, review
from gin.present.tableview.seating import Seating
from gin.present.words import match_score
from gin.present.words import sheet as words
from gin.present.words.people import PlayerProfile, face_of, opponent_of, person, yourself
from gin.rules.model.result import HandResult
from gin.rules.sheets.base import EndKind, Sheet, Track
from gin.session.review import replayed_session
from gin.session.setting import Sort
from gin.session.table_session import TableSession
from gin.variants.rule_sentences import sentences_by
from gin.variants.rulebook import sections

Source = tuple[Text, int | None]
"""A text, and the number of the hand that it opens, if any."""
Results = tuple[HandResult, ...]


def opens(shown: SheetView, item: ItemRef) -> LineRef | None:
    """Return the line that opens for an item of the sheet or board, or None."""
    match item:
        case LineRef(PaperLine.HAND):
            return item
        case LineRef(PaperLine.LAST) if shown.rows:
            return LineRef(PaperLine.HAND, shown.rows[-1][0])
        case LineRef(line) if line in _COUNTING and shown.rows:
            return item
        case _:
            return None


_COUNTING = frozenset(
    {
        PaperLine.BOXES,
        PaperLine.TOTAL,
        PaperLine.RACE,
        PaperLine.END,
        PaperLine.FACT,
        PaperLine.GROUP,
        PaperLine.PEG,
    }
)


class HandPage(Screen):
    """A scored hand: both players' cards, the count line by line, and the match score after it."""

    def __init__(self, host: ScreenHost, session: TableSession, number: int) -> None:
        super().__init__(host)
        self._session = session
        self._number = number
        self._replayed: TableSession | None = None

    def played(self) -> TableSession | None:
        recorded = self._session.recorded
        if self._replayed is None and recorded is not None:
            self._replayed = replayed_session(recorded, self._number)
        return self._replayed

    def view(self) -> View:
        session, results = self._session, self._session.match.results
        result = results[self._number - 1]
        sheet = session.sheet_after(self._number)
        alone = session.rules.seats == 1
        other = opponent_of(session)
        title = messages.hand_of(number=self._number, of=len(results), alone=alone)
        shown = result_view(
            result,
            session.seen,
            _seating(session, other, sheet, yourself(self._host.settings)),
            sheet,
        )
        if not sheet.single:
            shown = replace(shown, closing=_score_sentence(sheet, other) or shown.closing)
        older = button(Do(PageAction.OLDER), messages.OLDER, ("before", "older"),
                       why=NOTHING if self._number > 1 else messages.FIRST)  # fmt: skip
        newer = button(Do(PageAction.NEWER), messages.NEWER, ("after", "newer"), main=True,
                       why=NOTHING if self._number < len(results) else messages.LAST)  # fmt: skip
        choices = (newer, older, review(session.rules), BACK)
        return View(
            Scene.RESULT,
            title,
            (
                Zone(
                    AreaRef(Area.RESULT), ZoneKind.PAGE, result_messages.AREA, result_items(shown)
                ),
                button_zone(choices),
            ),
            choices,
            subtitle=session.title,
            focus=older.item if self._number > 1 else BACK.item,
            content=shown,
        )

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.REVIEW):
                open_review(self._host, self._session, self._number)
            case Do(PageAction.NEWER):
                self._show_other_hand(1)
            case Do(PageAction.OLDER):
                self._show_other_hand(-1)
            case _:
                super().choose(intent, given)

    def _show_other_hand(self, by: int) -> None:
        self._number += by
        self._replayed = None
        view = self.view()
        assert isinstance(view.content, ResultView)
        self._host.say(sentences(ended(view.title), ended(view.content.summary)))


def _seating(session: TableSession, other: str, sheet: Sheet, you: PlayerProfile) -> Seating:
    return Seating(
        session.title, NOTHING, other, session.hand_number, sheet, Sort.MELDS, (), False, False,
        session.practice, False, you=you, face=face_of(session),
    )  # fmt: skip


def _other(session: TableSession) -> str:
    return opponent_of(session)


def _score_sentence(sheet: Sheet, other: str) -> Text:
    """Return what the last hand scored, per column if the sheet has several."""
    found: dict[tuple[int, int], list[Track]] = {}
    for track in sheet.tracks:
        for seat in score_views.seats_of(track):
            if track.gains[-1][seat]:
                found.setdefault((seat, track.gains[-1][seat]), []).append(track)
    parts = []
    for (seat, gain), tracks in found.items():
        who = person(seat, other)
        if len(sheet.tracks) > 1:
            heads = tuple(standing_messages.head_within(measure=track.measure) for track in tracks)
            parts.append(messages.wrote_in_each(who=who, points=gain, heads=heads))
        else:
            now = tracks[0].scores[-1][seat]
            parts.append(messages.wrote(who=who, points=gain, now=now))
    return ended(clauses(*parts)) if parts else NOTHING


class SourcePage(Screen):
    """List of the hands behind a number of the sheet."""

    def __init__(self, host: ScreenHost, session: TableSession, line: LineRef, label: Text) -> None:
        super().__init__(host)
        self._session = session
        self._lines = tuple(_sources_of(session, line)) or ((messages.NOTHING_YET, None),)
        self._label = label

    def view(self) -> View:
        items = tuple(Item(LineRef(PaperLine.ROW, place), Role.TEXT, text) for place, (text, _) in
                      enumerate(self._lines))  # fmt: skip
        choices = tuple(
            Choice(
                intent=Pick(LineRef(PaperLine.ROW, place)),
                label=text,
                item=LineRef(PaperLine.ROW, place),
                words=(f"hand {hand}",),
            )
            for place, (text, hand) in enumerate(self._lines)
            if hand is not None
        )
        title = messages.comes_from(label=started(self._label))
        zones = (Zone(PAGE, ZoneKind.PAGE, title, items), button_zone((BACK,)))
        return View(
            Scene.SOURCES, title, zones, (*choices, BACK), subtitle=self._session.title,
            focus=items[0].ref,
        )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(LineRef(PaperLine.ROW, int(place))):
                _, hand = self._lines[place]
                assert hand is not None
                self._host.show(HandPage(self._host, self._session, hand))
            case _:
                super().choose(intent, given)


def _sources_of(session: TableSession, line: LineRef) -> Iterator[Source]:
    sheet, results, other = session.sheet, session.match.results, _other(session)
    match line:
        case LineRef(PaperLine.GROUP | PaperLine.PEG, name):
            (track,) = (one for one in sheet.tracks if one.measure.value == name)
            yield from _gains(results, (track,), other)
        case LineRef(PaperLine.BOXES):
            yield from _boxes(sheet, results, other)
        case LineRef(PaperLine.FACT, int(place)):
            yield from _fact(session, place, other)
        case LineRef(PaperLine.END, int(place)):
            kind = sheet.end[place].kind
            if kind is EndKind.BOXES:
                yield from _boxes(sheet, results, other)
            elif kind is EndKind.HANDS:
                yield from _gains(results, sheet.tracks, other)
            yield from ((one.text, None) for one in sentences_by(sections.END, session.rules))
        case LineRef(PaperLine.TOTAL):
            for seat, total in enumerate(sheet.totals):
                parts = [line.points[seat] for line in sheet.end]
                if len(parts) > 1:
                    yield words.sum_of(person(seat, other), parts, total), None
            yield from _gains(results, sheet.tracks, other)
        case _:
            yield from _gains(results, sheet.tracks, other)


def _gains(results: Results, tracks: tuple[Track, ...], other: str) -> Iterator[Source]:
    for place, result in enumerate(results):
        parts = []
        for track in tracks:
            for seat in score_views.seats_of(track):
                gain, now, who = (
                    track.gains[place][seat], track.scores[place][seat], person(seat, other)
                )  # fmt: skip
                if gain and len(tracks) > 1:
                    measure = track.measure
                    parts.append(messages.wrote_in(measure=measure, who=who, points=gain, now=now))
                elif gain:
                    parts.append(messages.wrote(who=who, points=gain, now=now))
        if parts:
            yield _line(place, result, parts)


def _boxes(sheet: Sheet, results: Results, other: str) -> Iterator[Source]:
    for place, (row, result) in enumerate(zip(sheet.rows, results, strict=True)):
        if row.winner is not None:
            won = messages.won_boxes(who=person(row.winner, other), boxes=row.boxes)
            yield _line(place, result, [won])


def _line(place: int, result: HandResult, parts: Sequence[Text]) -> Source:
    text = words.row(place + 1, words.how(result), clauses(*parts), alone=len(result.sides) == 1)
    return text, place + 1


def _fact(session: TableSession, place: int, other: str) -> Iterator[Source]:
    """Yield the hands that a figure counts, or all hands with their values for a mean."""
    figure = figures(session.rules)[place]
    names = match_score.names(session.rules.seats, other)
    for hand, result in enumerate(session.match.results):
        found: list[Text] = [
            name if figure in COUNTED else phrase(name, only(result.sides[seat].deadwood))
            for seat, name in enumerate(names)
            if figure not in COUNTED or COUNTED[figure](result, seat)
        ]
        if found:
            yield _line(hand, result, found)
