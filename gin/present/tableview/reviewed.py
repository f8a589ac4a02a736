"""Content of a hand's review: its line chart, its figures, and its rows."""

from __future__ import annotations

from collections.abc import Container, Iterator
from math import ceil, floor

from gin.core.cards import Card
from gin.core.message import (
    NOTHING,
    Text,
    Verbatim,
    added,
    ended,
    labelled,
    only,
    percent,
    sentences,
    started,
)
from gin.interface.refs import Area, AreaRef, EntryKind, EntryRef, ItemRef, LineRef, PaperLine
from gin.interface.review import (
    BalanceRow,
    BalanceView,
    FoldRow,
    HandLine,
    Mark,
    MoveRow,
    ReviewPoint,
    ReviewView,
)
from gin.messages import luck as luck_messages
from gin.messages import review as messages
from gin.present.words import luck
from gin.present.words import review as words
from gin.present.words.hand_story import story
from gin.rules.model.actions import Action, Discard, Gin, Knock, LayOff, Pass, Shot, Take
from gin.session.decisions import Decision
from gin.session.review import Review

LINE = AreaRef(Area.CHART, "chance")
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Chances that can have a horizontal line on the chart."""
LEVELS: tuple[tuple[float, Text], ...] = tuple(
    (quarter, percent(words.percent(quarter))) for quarter in QUARTERS
)
"""The horizontal lines of a chart from 0 to 100 percent."""
FEWEST_FOLDED = 2
"""Minimum length of a series of moves without comments that is folded into one row."""


_UNKNOWN = Verbatim("\u2013")
"""Placeholder for the accuracy while it is not known yet."""


def moment_ref(place: int) -> EntryRef:
    """Return the ref of a decision's point on the chart."""
    return EntryRef(EntryKind.MOVE, str(place))


def row_ref(place: int) -> LineRef:
    """Return the ref of a decision's row in the list."""
    return LineRef(PaperLine.ROW, place)


def build(review: Review, other: str, chosen: int | None, opened: Container[int]) -> ReviewView:
    """Return the review with a chosen decision and the opened folds."""
    return ReviewView(
        _line(review, chosen),
        tuple(_lines(review, other)),
        _figure(review),
        _marked(review),
        tuple(_rows(review, other, opened)),
        _balance(review, other),
    )


def _line(review: Review, chosen: int | None) -> HandLine:
    moments = []
    for place, found in enumerate(review.verdicts):
        ref, decision = moment_ref(place), review.decisions[place]
        did = words.did(decision.action, words.top(decision))
        stood = ended(words.moment(review, place))
        said = labelled(messages.move(number=place + 1), sentences(did, stood))
        if found is None:
            moments.append(ReviewPoint(ref, said))
            continue
        made = review.height(found.made)
        best = review.height(found.best) if found.points else made
        moments.append(ReviewPoint(ref, said, found.mark, best, made))
    start, end = review.start, review.end
    heights = [h for one in moments if one.mark for h in (one.best, one.made)]
    heights += [height for height in (start, end) if height is not None]
    turned = review.turn
    turn = None if turned is None else turned.place
    good = turned is not None and turned.after > turned.before
    return HandLine(
        LINE,
        messages.EXPECTED if review.alone else words.chance(review.session),
        tuple(moments),
        _points(heights) if review.alone else _quarters(heights),
        start,
        end,
        messages.DEAL,
        messages.END,
        NOTHING if turn is None else messages.TURN,
        turn,
        good,
        chosen,
    )


def _quarters(heights: list[float]) -> tuple[tuple[float, Text], ...]:
    """Return the horizontal lines of the chart, which enclose `heights` and 25 to 75 percent."""
    low = min(0.25, floor(min(heights, default=0.5) * 4) / 4)
    high = max(0.75, ceil(max(heights, default=0.5) * 4) / 4)
    return tuple((quarter, text) for quarter, text in LEVELS if low <= quarter <= high)


def _points(heights: list[float]) -> tuple[tuple[float, Text], ...]:
    """Return the horizontal lines of a solitary deal's chart: round penalties, lowest on top."""
    low, high = min(0.0, *heights, -10.0), max(0.0, *heights)
    step = next((step for step in (5, 10, 20, 50) if step * 5 >= high - low), 100)
    first, last = floor(low / step), ceil(high / step)
    return tuple((float(step * n), only(-step * n)) for n in range(first, last + 1))


def _lines(review: Review, other: str) -> Iterator[tuple[ItemRef, Text]]:
    if not review.decisions:
        yield LineRef(PaperLine.NONE), messages.NO_DECISION
        return
    said: tuple[Text, ...] = (ended(words.headline(review)),)
    if review.done:
        said = (
            story(review, other),
            sentences(words.praise(review), words.lost(review), words.helped(review, other)),
            words.course(review),
            words.luck(review, other),
        )
    for place, text in enumerate(said):
        if text:
            yield LineRef(PaperLine.FACT, place), text


def _balance(review: Review, other: str) -> BalanceView | None:
    balance, rules = review.balance, review.match.rules
    if balance is None or not review.done:
        return None
    chances = luck.parts(balance.account.chance, 100)
    columns = [(luck_messages.TO_WIN, chances)]
    if luck.in_points(rules):
        columns.insert(0, (luck_messages.POINTS, luck.parts(balance.account.points)))
    labels = (*luck.labels(other), luck_messages.RESULT)
    totals = [(*parts, sum(parts)) for _, parts in columns]
    return BalanceView(
        LineRef(PaperLine.BALANCE, "title"),
        luck_messages.TITLE,
        tuple(head for head, _ in columns),
        tuple(
            BalanceRow(
                LineRef(PaperLine.BALANCE, place),
                label,
                tuple(added(parts[place]) for parts in totals),
                strong=place == luck.PARTS,
            )
            for place, label in enumerate(labels)
        ),
        LineRef(PaperLine.BALANCE, "note"),
        luck_messages.NOTE,
    )


def _figure(review: Review) -> tuple[ItemRef, Text, Text, Text] | None:
    if not review.decisions:
        return None
    ref, rated = LineRef(PaperLine.SUM), words.is_rated(review)
    if review.done and not rated:
        return ref, words.accuracy(review), NOTHING, NOTHING
    share = percent(words.accuracy_of(review)) if rated else _UNKNOWN
    word = started(words.judgement(review)) if review.done else NOTHING
    return ref, messages.ACCURACY, share, word


def _marked(review: Review) -> tuple[tuple[Mark, Text], ...]:
    marks = [found.mark for found in review.verdicts if found is not None]
    counted = ((mark, marks.count(mark)) for mark in Mark)
    return tuple((mark, messages.marked(mark=mark, number=n)) for mark, n in counted if n)


def _rows(review: Review, other: str, opened: Container[int]) -> Iterator[MoveRow | FoldRow]:
    place, count = 0, len(review.decisions)
    while place < count:
        end = place
        while end < count and _needs_no_comment(review, end):
            end += 1
        if end - place < FEWEST_FOLDED:
            yield _row(review, place, other)
            place += 1
            continue
        is_open = place in opened
        marks = [found.mark for found in review.verdicts[place:end] if found is not None]
        best, good, hints = map(marks.count, (Mark.BEST, Mark.GOOD, Mark.HINT))
        text = (
            messages.fold_two(first=place + 1, last=end, good=good, hints=hints)
            if end - place == FEWEST_FOLDED
            else messages.fold(first=place + 1, last=end, best=best, good=good, hints=hints)
        )
        note = messages.HIDE if is_open else messages.SHOW
        yield FoldRow(LineRef(PaperLine.FOLD, place), place + 1, text, note, is_open)
        if is_open:
            yield from (_row(review, one, other) for one in range(place, end))
        place = end


def _needs_no_comment(review: Review, place: int) -> bool:
    found = review.verdicts[place]
    if found is None or found.points or not review.done:
        return False
    return place not in (review.turning_point, review.praised)


def _row(review: Review, place: int, other: str) -> MoveRow:
    decision, found = review.decisions[place], review.verdicts[place]
    better: tuple[Card, ...] = ()
    if found is not None and found.points:
        better = better_cards(decision, found.best.action)
    return MoveRow(
        row_ref(place),
        place + 1,
        words.did(decision.action, words.top(decision)),
        decision.drawn,
        cards_put_down(decision.action),
        better,
        None if found is None else found.mark,
        messages.LOOKING if found is None else messages.mark(mark=found.mark),
        words.given(found),
        NOTHING if found is None else words.why(decision, found, other),
        messages.TURN if place == review.turning_point else NOTHING,
        words.top(decision) if isinstance(decision.action, Pass) else None,
    )


def better_cards(decision: Decision, best: Action) -> tuple[Card, ...]:
    """Return the cards of the best move, without those that were played anyway."""
    top = words.top(decision)
    if isinstance(best, Take) and top is not None:
        return (top,)
    played = cards_put_down(decision.action)
    return tuple(card for card in cards_put_down(best) if card not in played)


def cards_put_down(action: Action) -> tuple[Card, ...]:
    """Return the cards that a move puts down from the hand."""
    match action:
        case Discard(card):
            return (card,)
        case Knock(card) | Gin(card) | Shot(card):
            return () if card is None else (card,)
        case LayOff(_, cards):
            return tuple(card for card, _ in cards)
        case _:
            return ()
