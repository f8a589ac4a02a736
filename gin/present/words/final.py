"""Wording of the end of a match: how the sum is made up, and achievements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gin.core.message import NOTHING, Message, Text, only
from gin.interface.paper import SumLine
from gin.interface.refs import LineRef, PaperLine
from gin.messages import final as messages
from gin.messages import result as result_messages
from gin.messages import standing as standing_messages
from gin.present.words import sheet as sheets
from gin.present.words.people import person, winner
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules, SheetKind
from gin.rules.sheets.base import EndKind, EndLine, Sheet
from gin.session.achievements import Achieved, Achievement

_NOT_ADDED = frozenset({SheetKind.GAMES, SheetKind.RACE, SheetKind.TWOFOLD})
"""Sheets whose columns are won separately, so that there is no sum."""


def heading(sheet: Sheet, rules: Rules, other: str, you: Text = NOTHING) -> Message:
    """Return the winner as a heading; `you` is for `people.winner`."""
    if rules.seats == 1:
        return result_messages.WINS_ROUND if sheet.winner == 0 else result_messages.ROUND_OVER
    if sheet.winner is None:
        return result_messages.DRAW
    return standing_messages.wins(who=winner(sheet.winner, other, you), sheet=rules.format.sheet)


def decides(sheet: Sheet, rules: Rules, other: str) -> Message:
    """Return what the last hand decided."""
    if sheet.winner is None:
        return messages.DECIDES_NOTHING
    return messages.decides(who=person(sheet.winner, other), sheet=rules.format.sheet)


def both(numbers: Sequence[int | None], other: str) -> Text:
    """Return the numbers of a line in words: "you 109, Ada 32"."""
    if len(numbers) == 1:
        return only(numbers[0] or 0)
    return messages.both(
        yours=_score_text(numbers[0]), who=person(1, other), theirs=_score_text(numbers[1])
    )  # fmt: skip


def _score_text(number: int | None) -> Text:
    return messages.UNCOUNTED if number is None else only(number)


def lines(
    sheet: Sheet, results: Sequence[HandResult], rules: Rules, other: str
) -> Iterator[SumLine]:
    """Yield the parts of the final score, and the sum if there is one."""
    kind, form = rules.format.sheet, rules.format
    if rules.seats == 1:
        for row, result in zip(sheet.rows, results, strict=True):
            label = messages.deal(number=row.hand, how=sheets.how(result))
            yield SumLine(LineRef(PaperLine.HAND, row.hand), label, NOTHING, row.points)
        yield _sum(messages.PENALTIES, messages.why_alone(goal=rules.solo.goal), sheet)
        return
    if len(sheet.tracks) > 1:
        yield from _columns(sheet, other)
    added = sheet.end if len(sheet.end) > 1 else ()
    for place, line in enumerate(added):
        label = messages.line(kind=line.kind)
        yield SumLine(LineRef(PaperLine.END, place), label, _why(line, sheet, rules), line.points)
    if kind is SheetKind.PENALTIES:
        yield _sum(messages.PENALTIES, messages.why_penalties(goal=form.target), sheet)
    elif kind is SheetKind.DEALS:
        yield _sum(standing_messages.head(measure=sheet.tracks[0].measure), NOTHING, sheet)
    elif kind not in _NOT_ADDED:
        why = NOTHING if added or kind is not SheetKind.POINTS else _played_to(form.target)
        yield _sum(messages.TOTAL, why, sheet)


def _sum(label: Text, why: Text, sheet: Sheet) -> SumLine:
    return SumLine(LineRef(PaperLine.TOTAL), label, why, sheet.totals, strong=True)


def _columns(sheet: Sheet, other: str) -> Iterator[SumLine]:
    for track in sheet.tracks:
        closed = track.closed_by
        yield SumLine(
            LineRef(PaperLine.GROUP, track.measure.value),
            standing_messages.head(measure=track.measure),
            NOTHING if closed is None else messages.why_closed(who=person(closed, other)),
            tuple(
                None if goal is None else now
                for now, goal in zip(track.now, track.goals, strict=True)
            ),
        )


def _why(line: EndLine, sheet: Sheet, rules: Rules) -> Text:
    form, several = rules.format, len(sheet.tracks) > 1
    extra = form.extra_boxes or form.boxes_double
    match line.kind:
        case EndKind.HANDS:
            return NOTHING if several else _played_to(form.target)
        case EndKind.BOXES if several:
            return messages.why_boxes_many(each=form.box_bonus, extra=extra)
        case EndKind.BOXES:
            yours, theirs = sheet.boxes
            return messages.why_boxes(yours=yours, theirs=theirs, each=form.box_bonus, extra=extra)
        case EndKind.SHUTOUT:
            return messages.WHY_SHUTOUT
        case EndKind.GAME:
            return messages.WHY_GAME


def _played_to(goal: int) -> Text:
    return messages.why_hands(goal=goal) if goal > 1 else NOTHING


def feat(one: Achieved, other: str) -> Message:
    """Describe an achievement in a line."""
    who = person(1, other)
    match one.feat:
        case Achievement.FIRST_WIN:
            return messages.first_win(who=who)
        case Achievement.STREAK:
            return messages.streak(number=one.number, record=one.record)
        case Achievement.SHUTOUT:
            return messages.shutout(who=who)
        case Achievement.CLOSE:
            return messages.close(number=one.number)
        case Achievement.HIGHEST:
            return messages.highest(number=one.number)
        case Achievement.LOWEST:
            return messages.lowest(number=one.number)
        case Achievement.BEST_HAND:
            return messages.best_hand(number=one.number, hand=one.hand, record=one.record)
        case Achievement.FASTEST_GIN:
            return messages.fastest_gin(number=one.number, hand=one.hand, record=one.record)
        case Achievement.STANDING:
            return messages.standing(number=one.number, lost=one.lost, who=who)
