"""Report of a match: how it went, both players' luck and play, and the costliest decisions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from gin.core.errors import SaveError
from gin.core.message import Text, commas, ended, labelled, only, sentences
from gin.interface import destinations
from gin.interface.intents import Given, Intent, Open, Pick
from gin.interface.paper import ChartsView
from gin.interface.refs import (
    PAGE,
    Area,
    AreaRef,
    EntryKind,
    EntryRef,
    ItemRef,
    LineRef,
    PaperLine,
)
from gin.interface.report import LineHand, MatchLine, ReportView, Spot
from gin.interface.review import BalanceRow, BalanceView, MoveRow
from gin.interface.view import Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import exercise
from gin.messages import luck as luck_messages
from gin.messages import report as messages
from gin.messages import review as review_messages
from gin.present.next_match import next_match, run_next_match
from gin.present.pages import BACK, button, button_zone, no_chart, text_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.tableview import reviewed
from gin.present.words import report as words
from gin.present.words import review as review_words
from gin.rules.model.actions import Pass, parse_action
from gin.session.game import HUMAN, Session
from gin.session.report import CostlyMove, MatchReport, latest_finished
from gin.session.review import Review

_LINE = AreaRef(Area.CHART, "chance")
_FIGURES = AreaRef(Area.BALANCE)
_HANDS = AreaRef(Area.SHEET)


class ReportScreen(Screen):
    """The report of a match; without a session, of the finished match played last."""

    def __init__(self, host: ScreenHost, session: Session | None) -> None:
        super().__init__(host)
        if session is None:
            session, errors = latest_finished(host.store)
            for error in errors:
                host.fail(error)
        self._session = session
        self._report = None if session is None else MatchReport(session)
        self._reviews: dict[int, Review] = {}
        self._chosen: ItemRef | None = None

    def played(self) -> Session | None:
        return self._session

    @property
    def working(self) -> bool:
        return self._report is not None and not self._report.done

    def work(self, seconds: float) -> bool:
        """Judge and measure for about `seconds`; return whether another hand was finished."""
        report = self._report
        assert report is not None
        try:
            news = report.work(seconds)
        except SaveError as error:
            self._host.fail(error)
            news = True
        if news and report.done:
            self._host.say(words.summary(report))
        return news

    @property
    def sums_up(self) -> bool:
        return True

    def view(self) -> View:
        return self._empty() if self._report is None else self._view(self._report)

    def _empty(self) -> View:
        choices = (next_match(self._host), BACK)
        sentence = sentences(messages.EMPTY, messages.PROMISE)
        return View(
            Scene.STATISTICS,
            messages.TITLE,
            (text_zone(Area.NOTHING, messages.TITLE, sentence), button_zone(choices)),
            choices,
            status=sentence,
            focus=choices[0].item,
            content=ChartsView((no_chart(),)),
        )

    def _view(self, report: MatchReport) -> View:
        facts = tuple(
            Item(LineRef(PaperLine.FACT, place), Role.TEXT, ended(text))
            for place, text in enumerate(words.lines(report))
        )
        line = _line(report) if report.hands else None
        figures = _figures(report) if report.hands and report.judged else None
        rows = self._rows if report.done else ()
        trials = tuple(LineRef(PaperLine.TRIAL, place) for place in range(len(rows)))
        pages = (
            Zone(AreaRef(Area.FIGURES), ZoneKind.PAGE, review_messages.SUMMARY, facts),
            Zone(_LINE, ZoneKind.LIST, messages.LINE, () if line is None else _points(line)),
            Zone(_FIGURES, ZoneKind.PAGE, messages.FIGURES, _figure_items(report, figures)),
            Zone(PAGE, ZoneKind.PAGE, messages.COSTLIEST, tuple(self._costly_items(report, rows))),
            Zone(_HANDS, ZoneKind.PAGE, messages.HANDS, tuple(_hand_items(report))),
        )
        acts = (*_exercises(report), BACK)
        zones = (*(zone for zone in pages if zone.items), button_zone(acts))
        return View(
            Scene.REPORT,
            messages.TITLE,
            zones,
            (*_opens(zones, line, report), *acts),
            subtitle=report.session.title,
            status=words.summary(report),
            focus=self._chosen or facts[0].ref,
            content=ReportView(line, figures, rows, trials),
        )

    @cached_property
    def _costliest(self) -> tuple[CostlyMove, ...]:
        assert self._report is not None and self._report.done
        return self._report.costliest

    @cached_property
    def _rows(self) -> tuple[MoveRow, ...]:
        assert self._report is not None
        return tuple(
            _row(self._report, place, costly) for place, costly in enumerate(self._costliest)
        )

    def _costly_items(self, report: MatchReport, rows: tuple[MoveRow, ...]) -> Iterator[Item]:
        if not report.hands or not report.judged:
            return
        yield Item(LineRef(PaperLine.HEADING, "costliest"), Role.HEADING, messages.COSTLIEST)
        if not report.done:
            yield Item(LineRef(PaperLine.NONE), Role.TEXT, messages.LATER)
            return
        if not rows:
            yield Item(LineRef(PaperLine.NONE), Role.TEXT, messages.NO_COSTLY)
        for place, row in enumerate(rows):
            name = labelled(only(row.number), row.did)
            yield Item(row.ref, Role.TEXT, name, value=commas(row.verdict, row.given), note=row.why)
            hand, number = self._where(self._costliest[place])
            yield Item(
                LineRef(PaperLine.TRIAL, place), Role.TEXT, review_messages.WHAT_IF,
                note=messages.on_from(hand=hand, number=number),
            )  # fmt: skip
        advice = words.practise(report)
        if advice:
            yield Item(LineRef(PaperLine.CLOSING), Role.TEXT, advice)

    def _where(self, costly: CostlyMove) -> tuple[int, int]:
        """Return the numbers of a decision's hand and of the decision in it."""
        assert self._report is not None
        course = self._report.courses[costly.hand - 1]
        assert course is not None
        return costly.hand, course[HUMAN].index(costly.move) + 1

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Pick(LineRef(PaperLine.ROW | PaperLine.TRIAL as line, int(place)) as ref):
                self._chosen = ref
                self._open(self._costliest[place], trial=line is PaperLine.TRIAL)
            case Pick(LineRef(PaperLine.HAND, int(hand)) as ref):
                self._chosen = ref
                self._open_hand(hand)
            case Pick(EntryRef(EntryKind.MOVE, hand) as ref):
                self._chosen = ref
                self._open_hand(int(hand))
            case _ if run_next_match(self._host, intent):
                return
            case _:
                super().choose(intent, given)

    def _open_hand(self, hand: int) -> None:
        assert self._session is not None
        self._host.open(destinations.ToHandReview(self._session, hand))

    def _open(self, costly: CostlyMove, *, trial: bool) -> None:
        assert self._session is not None
        review = Review(self._session, costly.hand, costly.move.ply)
        if review.first is None:
            # Another version of the program may have judged the hand.
            self._open_hand(costly.hand)
        elif trial:
            self._host.open(destinations.ToTrial(review, review.first, messages.BACK))
            self._host.say(review_messages.BEGUN)
        else:
            self._host.open(destinations.ToDecision(review, review.first, messages.BACK))


def _exercises(report: MatchReport) -> Iterator[Choice]:
    """Yield the button of the exercises on what to practise, if there is such a thing."""
    found = report.weakness if report.done else None
    if found is not None:
        label = labelled(exercise.TITLE, exercise.theme(theme=found.theme))
        yield button(Open(destinations.ToExercises(found.theme)), label, ("exercise",), main=True)


def _line(report: MatchReport) -> MatchLine:
    flagged = {
        (costly.hand, costly.move.ply): number
        for number, costly in enumerate(report.costliest if report.done else (), start=1)
    }
    hands = []
    for hand in range(1, report.hands + 1):
        course = report.courses[hand - 1]
        moves = () if course is None else course[HUMAN]
        path: list[Spot] = []
        flags = []
        for place, move in enumerate(moves, start=1):
            across = place / (len(moves) + 1)
            path += [(across, height) for height in dict.fromkeys((move.best, move.chance))]
            if (hand, move.ply) in flagged:
                flags.append(((across, move.chance), flagged[hand, move.ply]))
        hands.append(
            LineHand(
                EntryRef(EntryKind.MOVE, str(hand)),
                ended(words.hand_went(report, hand)),
                tuple(path),
                report.chances[hand],
                tuple(flags),
            )
        )
    return MatchLine(
        _LINE,
        messages.GOAL_CHANCE if report.alone else review_words.chance(report.session),
        tuple(hands),
        reviewed.LEVELS,
        report.chances[0],
    )


def _points(line: MatchLine) -> tuple[Item, ...]:
    return tuple(Item(hand.ref, Role.TEXT, hand.description) for hand in line.hands)


def _figures(report: MatchReport) -> BalanceView:
    return BalanceView(
        LineRef(PaperLine.BALANCE, "title"),
        messages.FIGURES if report.alone else messages.BOTH,
        words.heads(report),
        tuple(
            BalanceRow(LineRef(PaperLine.BALANCE, place), label, numbers)
            for place, (label, numbers) in enumerate(words.figure_rows(report))
        ),
        LineRef(PaperLine.BALANCE, "note"),
        words.figures_note(report),
    )


def _figure_items(report: MatchReport, shown: BalanceView | None) -> tuple[Item, ...]:
    if shown is None:
        return ()
    rows = (
        Item(row.ref, Role.TEXT, label, value=value)
        for row, (label, value) in zip(shown.rows, words.figures(report), strict=True)
    )
    heading = Item(shown.ref, Role.HEADING, shown.title)
    return heading, *rows, Item(shown.note_ref, Role.TEXT, shown.note)


def _row(report: MatchReport, place: int, costly: CostlyMove) -> MoveRow:
    decision, move = report.decision(costly), costly.move
    top, best = review_words.top(decision), parse_action(move.better)
    course = report.courses[costly.hand - 1]
    assert course is not None
    number = course[HUMAN].index(move) + 1
    return MoveRow(
        reviewed.row_ref(place),
        place + 1,
        review_words.did(decision.action, top),
        decision.drawn,
        reviewed.cards_put_down(decision.action),
        reviewed.better_cards(decision, best),
        move.mark,
        review_messages.mark(mark=move.mark),
        words.cost(move.points, move.lost, alone=report.alone),
        sentences(
            ended(messages.move(hand=costly.hand, number=number)), review_words.better(best, top)
        ),
        left=top if isinstance(decision.action, Pass) else None,
    )


def _hand_items(report: MatchReport) -> Iterator[Item]:
    if not report.hands:
        return
    yield Item(LineRef(PaperLine.HEADING, "hands"), Role.HEADING, messages.HANDS)
    if report.measurable:
        yield Item(LineRef(PaperLine.NONE, "hands"), Role.TEXT, luck_messages.NOTE)
    for hand in range(1, report.hands + 1):
        note, value = words.hand_parts(report, hand)
        yield Item(
            LineRef(PaperLine.HAND, hand), Role.TEXT, words.hand(report, hand), value=value,
            note=note,
        )  # fmt: skip


def _opens(
    zones: tuple[Zone, ...], line: MatchLine | None, report: MatchReport
) -> Iterator[Choice]:
    """Yield the choices of lines that open something, and of the hands on the chart."""
    for item in (item for zone in zones for item in zone.items):
        label: Text = labelled(item.name, commas(item.value, item.note))
        match item.ref:
            case LineRef(PaperLine.ROW, int(place)):
                said = f"decision {place + 1}"
                label = sentences(item.name, ended(item.value), item.note)
            case LineRef(PaperLine.TRIAL, int(place)):
                said = f"what if {place + 1}"
            case LineRef(PaperLine.HAND, int(hand)) if report.judged:
                said = f"hand {hand}"
            case _:
                continue
        yield Choice(intent=Pick(item.ref), label=label, item=item.ref, words=(said,))
    for part in line.hands if line is not None and report.judged else ():
        yield Choice(intent=Pick(part.ref), label=part.description, item=part.ref, aside=True)
