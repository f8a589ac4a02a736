"""The score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from gin.core.message import (
    NOTHING,
    Text,
    Verbatim,
    clauses,
    commas,
    ended,
    labelled,
    only,
    phrase,
)
from gin.interface import destinations
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.paper import Curve, LineChart, PegView, SheetView, Tone
from gin.interface.refs import Area, AreaRef, ItemRef, LineRef, PaperLine
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import fairness as seals
from gin.messages import sheet as messages
from gin.messages import standing as standing_messages
from gin.present.links import open_review, share_choices
from gin.present.pages import BACK, button, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.screens.sheet import figures, sources
from gin.present.tableview import score_views
from gin.present.tableview.result import next_hand, report, review
from gin.present.words import match_score
from gin.present.words import sheet as words
from gin.present.words.people import NAMELESS, PlayerProfile, opponent_of, person, yourself
from gin.present.words.sharing import result_lines
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules, SheetKind
from gin.rules.sheets.base import Sheet, Track
from gin.session.table_session import TableSession


class SheetScreen(Screen):
    """Score sheet of a match; matches with a cribbage board show the board first."""

    def __init__(self, host: ScreenHost, session: TableSession) -> None:
        super().__init__(host)
        self._session = session
        self._on_paper = False

    def view(self) -> View:
        session = self._session
        other = opponent_of(session)
        shown = sheet_view(
            session.sheet, session.match.results, session.rules, other, self._yourself
        )
        board = self._board(shown, other)
        pegs = None if self._on_paper else board
        columns = _columns(session.sheet)
        items = _items(shown, columns, other) if pegs is None else _board_items(shown, pegs)
        flip = (_TO_BOARD if self._on_paper else _TO_PAPER,) if board is not None else ()
        choices = (BACK, *self._hand_choices(), *flip)
        opening = tuple(_source_choices(session, shown, items))
        zones = (
            Zone(AreaRef(Area.SHEET), ZoneKind.PAGE, messages.TITLE, tuple(items)),
            button_zone(choices),
        )
        return View(
            Scene.SHEET,
            messages.TITLE,
            zones,
            (*choices, *opening),
            subtitle=_subtitle(session),
            focus=_latest(shown) if pegs is None else LineRef(PaperLine.LAST),
            content=replace(shown, pegs=pegs),
        )

    @property
    def _yourself(self) -> PlayerProfile:
        return yourself(self._host.settings)

    def _hand_choices(self) -> Iterator[Choice]:
        session = self._session
        if not session.hand_over:
            yield _SEAL
            return
        if not session.over:
            yield replace(next_hand(session.rules), spot=ButtonSpot.HEAD)
        yield replace(review(session.rules), spot=ButtonSpot.HEAD)
        recorded = session.recorded
        if recorded is not None and session.sheet.over and not session.sheet.single:
            yield replace(report(recorded), spot=ButtonSpot.HEAD)
            *buttons, copy = share_choices(recorded)
            yield from (replace(one, spot=ButtonSpot.HEAD) for one in buttons)
            yield copy
        elif recorded is not None:
            yield replace(report(recorded), item=None, aside=True)
        # Between hands there is no room for a button for the seal.
        yield replace(_SEAL, item=None, aside=True)

    def _board(self, shown: SheetView, other: str) -> PegView | None:
        session = self._session
        names = match_score.names(2, other, self._yourself)
        pegs = score_views.pegs(session.sheet, names, other, counted=session.hand_over)
        if pegs is None:
            return None
        return replace(pegs, last=_last_hand(session.sheet, shown, other))

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.NEXT_HAND):
                self._host.back(intent)
            case Do(PageAction.REVIEW):
                open_review(self._host, self._session, self._session.hand_number)
            case Do(PageAction.COPY):
                assert self._session.recorded is not None
                self._host.copy(tuple(result_lines(self._session.recorded)))
            case Do(PageAction.SEAL):
                self._host.open(destinations.ToSeal(self._session))
            case Do(PageAction.BY_HAND):
                self._on_paper = True
                self._host.say(ended(messages.TITLE))
            case Do(PageAction.BOARD):
                self._on_paper = False
                self._host.say(ended(messages.BOARD_TITLE))
            case Pick(LineRef(PaperLine.HAND, int(hand))):
                self._host.show(sources.HandPage(self._host, self._session, hand))
            case Pick(LineRef() as line):
                number = self.view().item(line)
                assert number is not None
                page = sources.SourcePage(self._host, self._session, line, number.name)
                self._host.show(page)
            case _:
                super().choose(intent, given)


def _subtitle(session: TableSession) -> Text:
    if not session.dealt.code:
        return session.title
    return messages.deal_code(title=session.title, code=Verbatim(session.dealt.code))


_TO_PAPER = button(Do(PageAction.BY_HAND), messages.HAND_BY_HAND, ("hands",), spot=ButtonSpot.HEAD)
_TO_BOARD = button(Do(PageAction.BOARD), messages.BOARD, ("board",), spot=ButtonSpot.HEAD)
_SEAL = button(Do(PageAction.SEAL), seals.THE_SEAL, ("the seal",), spot=ButtonSpot.HEAD)


def _source_choices(
    session: TableSession, shown: SheetView, items: Sequence[Item]
) -> Iterator[Choice]:
    """Yield the choices that open the hands behind a line's number."""
    for item in items:
        line = sources.opens(shown, item.ref)
        if line is not None:
            label = labelled(item.name, item.value) if item.value else item.name
            said = f"hand {line.key}"
            if line.line is not PaperLine.HAND:
                said = f"from {figures.typed(line, session.sheet, session.rules)}"
            last = item.ref == LineRef(PaperLine.LAST)
            yield Choice(intent=Pick(line), label=label, item=item.ref, words=(said,), aside=last)


def _board_items(shown: SheetView, pegs: PegView) -> list[Item]:
    items = [
        Item(LineRef(PaperLine.PEG, track.id), Role.HEADING, track.head, value=track.text)
        for track in pegs.tracks
    ]
    items.append(Item(LineRef(PaperLine.LAST), Role.TEXT, pegs.last))
    return [*items, *_summary_items(shown)]


def _last_hand(sheet: Sheet, shown: SheetView, other: str) -> Text:
    if not sheet.rows:
        return messages.NO_HAND
    gained = []
    for seat in (0, 1):
        counts = tuple(
            standing_messages.counted(measure=track.measure, number=track.gains[-1][seat])
            for track in sheet.tracks
            if track.gains[-1][seat]
        )
        if counts:
            gained.append(standing_messages.pegged(who=person(seat, other), counts=counts))
    return match_score.last_hand(shown.rows[-1][1], gained)


def _items(shown: SheetView, columns: Sequence[_Column], other: str) -> list[Item]:
    items = [
        Item(LineRef(PaperLine.GROUP, group.id), Role.HEADING, group.head, value=group.text)
        for group in shown.groups
    ]
    if not items:
        items.append(Item(LineRef(PaperLine.HEADS), Role.HEADING, commas(*shown.heads)))
    for hand, how, points, running in shown.rows:
        gained = commas(
            *(
                _gained(column, other, gain, within=bool(shown.groups))
                for column, gain in zip(columns, points, strict=True)
                if gain
            )
        )
        changed = [
            only(score)
            for score, gain in zip(running, points, strict=True)
            if gain or not shown.groups
        ]
        text = words.row(hand, how, gained, alone=other == "")
        value = commas(*changed) if shown.groups else match_score.against(changed)
        items.append(Item(LineRef(PaperLine.HAND, hand), Role.TEXT, text, value=value))
    if shown.boxes:
        value = match_score.against([*map(only, shown.boxes)])
        items.append(Item(LineRef(PaperLine.BOXES), Role.TEXT, messages.BOXES, value=value))
    return [*items, *_summary_items(shown)]


def _summary_items(shown: SheetView) -> list[Item]:
    """Return the items below the hands: end, totals, race and statistics."""
    items = []
    for place, (label, points) in enumerate(shown.end):
        value = match_score.against([*map(only, points)])
        items.append(Item(LineRef(PaperLine.END, place), Role.TEXT, label, value=value))
    if shown.end or shown.groups:
        value = clauses(*shown.standings) or match_score.against([*map(only, shown.totals)])
        items.append(Item(LineRef(PaperLine.TOTAL), Role.TEXT, shown.total_label, value=value))
    if shown.race is not None:
        race = Item(LineRef(PaperLine.RACE), Role.HEADING, shown.race.title, value=shown.race.note)
        items.append(race)
    for place, fact in enumerate(shown.facts):
        value = match_score.against(fact.numbers)
        items.append(Item(LineRef(PaperLine.FACT, place), Role.TEXT, fact.label, value=value))
    return [*items, Item(LineRef(PaperLine.VERDICT), Role.TEXT, shown.verdict)]


_Column = tuple[Track, int]
"""A track and the seat it scores for."""


def _columns(sheet: Sheet) -> list[_Column]:
    return [(track, seat) for track in sheet.tracks for seat in score_views.seats_of(track)]


def _gained(column: _Column, other: str, points: int, *, within: bool) -> Text:
    """Return the score of a hand in a column; `within` adds the name of its group."""
    track, seat = column
    if within:
        return messages.gained_within(measure=track.measure, who=person(seat, other), points=points)
    return messages.gained(who=person(seat, other), points=points)


def sheet_view(
    sheet: Sheet,
    results: Sequence[HandResult],
    rules: Rules,
    other: str,
    you: PlayerProfile = NAMELESS,
) -> SheetView:
    """Return the content of a sheet for drawing."""
    names = match_score.names(rules.seats, other, you)
    groups = score_views.columns(sheet, other)
    # A single end line would repeat the total.
    end = sheet.end if len(sheet.end) > 1 or not groups else ()
    heads = tuple(names[seat] for group in groups for seat in group.seats) or names
    return SheetView(
        first=messages.first_column(alone=rules.seats == 1),
        heads=heads,
        rows=_rows(sheet, results),
        end=tuple((messages.end(kind=line.kind), line.points) for line in end),
        totals=sheet.totals,
        boxes=sheet.boxes if _has_boxes(sheet, rules) else (),
        race=None if groups or sheet.single else _race(sheet, names),
        facts=figures.facts(results, rules),
        boxes_label=messages.BOXES,
        total_label=match_score.total(rules) if groups else messages.TOTAL,
        verdict=match_score.closing(sheet, rules, other),
        groups=groups,
        standings=_standings(sheet, rules, names) if groups else (),
    )


def _standings(sheet: Sheet, rules: Rules, names: tuple[Text, ...]) -> tuple[Text, ...]:
    found = match_score.standings(sheet, rules)
    return tuple(phrase(name, has) for name, has in zip(names, found, strict=True))


def _has_boxes(sheet: Sheet, rules: Rules) -> bool:
    """Return whether won hands (boxes) will score at the end of this unfinished match."""
    counted = rules.format.sheet is SheetKind.POINTS and rules.format.box_bonus > 0
    return counted and rules.seats == 2 and not sheet.over and bool(sheet.rows)


def _rows(
    sheet: Sheet, results: Sequence[HandResult]
) -> tuple[tuple[int, Text, tuple[int, ...], tuple[int, ...]], ...]:
    places = _columns(sheet)
    return tuple(
        (
            row.hand,
            words.how(results[number]),
            tuple(track.gains[number][seat] for track, seat in places),
            tuple(track.scores[number][seat] for track, seat in places),
        )
        for number, row in enumerate(sheet.rows)
    )


def _latest(shown: SheetView) -> ItemRef | None:
    if shown.end and not shown.groups:
        return LineRef(PaperLine.TOTAL)
    return LineRef(PaperLine.HAND, shown.rows[-1][0]) if shown.rows else BACK.item


def _race(sheet: Sheet, heads: tuple[Text, ...]) -> LineChart:
    alone = len(heads) == 1
    (track,) = sheet.tracks
    goal = track.goals[0]
    assert goal is not None
    curves = []
    for seat, head in enumerate(heads):
        tone = Tone.THEIRS if seat else Tone.YOURS
        heights = (0, *(scores[seat] for scores in track.scores))
        tones, end = (tone,) * len(heights), only(track.now[seat])
        curves.append(Curve(tone, heights, tones, end, every=False, name=head))
    return LineChart(
        AreaRef(Area.CHART, PaperLine.RACE),
        match_score.race_title(goal, wanted=not alone and not sheet.low_wins),
        commas(*(phrase(curve.name, curve.end) for curve in curves)),
        NOTHING,
        messages.across(number=len(sheet.rows), alone=alone),
        tuple(curves),
        target=goal,
    )
