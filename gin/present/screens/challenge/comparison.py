"""Both lines of a challenge side by side: hand by hand, and turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, zip_longest

from gin.core.message import (
    NOTHING,
    Text,
    added,
    clauses,
    commas,
    labelled,
    only,
    phrase,
    sentences,
)
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Given, Intent, PageAction, Pick
from gin.interface.paper import Curve, Fact, LineChart, LinesView, SheetView, Tone
from gin.interface.refs import Area, AreaRef, LineRef, PaperLine
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import challenge as messages
from gin.messages import sheet as sheets
from gin.present.pages import BACK, button, button_zone
from gin.present.screen import Screen, ScreenHost
from gin.present.words import challenge as words
from gin.present.words import match_score, sheet
from gin.rules.model.events import Event
from gin.rules.model.table import Table
from gin.session.challenge import Line, LineHand
from gin.session.challenges import KeptChallenge, gain
from gin.session.replay import replay_of, steps_of


class ComparisonScreen(Screen):
    """A score sheet with a column for each line; each hand opens its moves."""

    def __init__(self, host: ScreenHost, kept: KeptChallenge, yours: Line, theirs: Line) -> None:
        super().__init__(host)
        self._kept = kept
        self._lines = (yours, theirs)

    def view(self) -> View:
        yours, theirs = self._lines
        shown = self._sheet()
        rows = tuple(self._row_items(shown))
        verdict = words.compared(self._kept, yours, theirs)
        results = words.results(self._kept, yours, theirs)
        summary = Item(LineRef(PaperLine.VERDICT), Role.TEXT, verdict, note=results)
        opens = tuple(
            Choice(
                intent=Pick(item.ref), label=labelled(item.name, item.value), item=item.ref,
                words=(f"hand {item.ref.key}",), aside=True,
            )
            for item in rows
            if isinstance(item.ref, LineRef) and item.ref.line is PaperLine.HAND
        )  # fmt: skip
        again = button(Do(PageAction.PLAY), messages.AGAIN, ("again", "play"), spot=ButtonSpot.HEAD)
        return View(
            Scene.SHEET,
            messages.BOTH_LINES,
            (
                Zone(AreaRef(Area.SHEET), ZoneKind.PAGE, messages.BOTH_LINES, (*rows, summary)),
                button_zone((BACK, again)),
            ),
            (BACK, again, *opens),
            subtitle=self._kept.challenge.setup.title,
            status=sentences(verdict, results),
            focus=rows[0].ref if rows else BACK.item,
            content=shown,
        )

    @property
    def sums_up(self) -> bool:
        return True

    def _sheet(self) -> SheetView:
        yours, theirs = self._lines
        alone = len(yours.match.sheet.totals) == 1
        pairs = list(zip_longest(yours.hands, theirs.hands))
        gains = [tuple(0 if hand is None else gain(hand) for hand in pair) for pair in pairs]
        columns = (accumulate(column) for column in zip(*gains, strict=True))
        running = list(zip(*columns, strict=True))
        rows = tuple(
            (number, _how(pair), points, totals)
            for number, (pair, points, totals) in enumerate(
                zip(pairs, gains, running, strict=True), start=1
            )
        )
        totals = tuple(line.match.sheet.totals for line in self._lines)
        end = [(messages.FINAL_SCORE, tuple(one[0] for one in totals))]
        if not alone:
            end.append((messages.FINAL_SCORE_OF_OPPONENT, tuple(one[1] for one in totals)))
        heads = words.heads(self._kept)
        return SheetView(
            first=sheets.first_column(alone=alone),
            heads=heads,
            rows=rows,
            end=tuple(end),
            totals=running[-1] if running else (0, 0),
            boxes=(),
            race=_race(running, heads),
            facts=(_fact(self._lines),),
            boxes_label=sheets.BOXES,
            total_label=sheets.TOTAL if alone else messages.AHEAD,
            verdict=words.compared(self._kept, yours, theirs),
        )

    def _row_items(self, shown: SheetView) -> Iterator[Item]:
        names = words.heads(self._kept)
        pairs = zip_longest(*(line.hands for line in self._lines))
        for (number, _, points, totals), pair in zip(shown.rows, pairs, strict=True):
            both = zip(names, pair, points, totals, strict=True)
            value = clauses(
                *(labelled(name, _in_words(hand, one, lead)) for name, hand, one, lead in both)
            )
            yield Item(
                LineRef(PaperLine.HAND, number), Role.TEXT, messages.hand(hand=number), value=value
            )
        for place, (label, numbers) in enumerate(shown.end):
            value = match_score.against([*map(only, numbers)])
            yield Item(LineRef(PaperLine.END, place), Role.TEXT, label, value=value)
        value = match_score.against([*map(only, shown.totals)])
        yield Item(LineRef(PaperLine.TOTAL), Role.TEXT, shown.total_label, value=value)
        assert shown.race is not None
        yield Item(LineRef(PaperLine.RACE), Role.HEADING, shown.race.title, value=shown.race.note)
        for place, fact in enumerate(shown.facts):
            value = match_score.against(fact.numbers)
            yield Item(LineRef(PaperLine.FACT, place), Role.TEXT, fact.label, value=value)

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.PLAY):
                self._host.matches.challenge(self._kept.id)
            case Pick(LineRef(PaperLine.HAND, int(number))):
                self._host.show(HandLinesScreen(self._host, self._kept, self._lines, number))
            case _:
                super().choose(intent, given)


def _in_words(hand: LineHand | None, points: int, lead: int) -> Text:
    if hand is None:
        return messages.NOT_PLAYED
    so_far = messages.lead_so_far(number=lead)
    return commas(sheet.how(hand.result), added(points) if points else only(0), so_far)


def _how(pair: tuple[LineHand | None, ...]) -> Text:
    ways = tuple(messages.NOT_PLAYED if one is None else sheet.how(one.result) for one in pair)
    return ways[0] if ways[0] == ways[1] else clauses(*ways)


def _race(running: list[tuple[int, ...]], heads: tuple[Text, ...]) -> LineChart:
    curves = []
    for place, (head, tone) in enumerate(zip(heads, (Tone.YOURS, Tone.THEIRS), strict=True)):
        heights = (0, *(totals[place] for totals in running))
        tones = (tone,) * len(heights)
        curves.append(Curve(tone, heights, tones, only(heights[-1]), every=False, name=head))
    return LineChart(
        AreaRef(Area.CHART, PaperLine.RACE),
        messages.LEAD,
        commas(*(phrase(curve.name, curve.end) for curve in curves)),
        NOTHING,
        sheets.across(number=len(running), alone=False),
        tuple(curves),
    )


def _fact(lines: tuple[Line, Line]) -> Fact:
    counts = tuple(len(line.hands) for line in lines)
    return Fact(messages.HANDS, tuple(map(only, counts)), counts, hands=True)


class HandLinesScreen(Screen):
    """The moves of a hand in both lines, turn by turn."""

    def __init__(
        self, host: ScreenHost, kept: KeptChallenge, lines: tuple[Line, Line], number: int
    ) -> None:
        super().__init__(host)
        self._kept, self._lines, self._number = kept, lines, number

    @property
    def _hands(self) -> tuple[LineHand | None, LineHand | None]:
        at = self._number - 1
        yours, theirs = (line.hands[at] if at < len(line.hands) else None for line in self._lines)
        return yours, theirs

    def view(self) -> View:
        rows = tuple(
            (LineRef(PaperLine.ROW, place), label, mine, other)
            for place, (label, mine, other) in enumerate(self._turns())
        )
        apart = self._apart
        items = tuple(
            Item(
                ref,
                Role.TEXT,
                messages.turn_apart(move=apart + 1) if place == apart else label,
                value=mine,
                note=other,
            )
            for place, (ref, label, mine, other) in enumerate(rows)
        )
        choices = self._choices()
        first = items[apart if apart is not None else 0].ref
        return View(
            Scene.LINES,
            messages.hand_title(hand=self._number),
            (
                Zone(AreaRef(Area.PAGE), ZoneKind.PAGE, messages.BOTH_LINES, items),
                button_zone(choices),
            ),
            choices,
            subtitle=self._kept.challenge.setup.title,
            focus=first,
            content=LinesView(words.heads(self._kept), rows, None if apart is None else first),
        )

    @property
    def _apart(self) -> int | None:
        """The index of the first turn in which the lines differ, if both were played."""
        yours, theirs = self._hands
        if yours is None or theirs is None:
            return None
        turns = zip_longest(_turns_of(yours), _turns_of(theirs))
        return next((place for place, (one, other) in enumerate(turns) if one != other), None)

    def _choices(self) -> tuple[Choice, ...]:
        yours, theirs = self._hands
        most = max(len(line.hands) for line in self._lines)
        gap = messages.NOT_PLAYED
        return (
            BACK,
            button(Do(PageAction.WATCH_YOURS), messages.WATCH_YOURS, ("watch", "watch mine"),
                   why=NOTHING if yours is not None else gap),
            button(Do(PageAction.WATCH_THEIRS), words.watch_theirs(self._kept),
                   ("watch theirs",), why=NOTHING if theirs is not None else gap),
            button(Do(PageAction.OLDER), sheets.OLDER, ("before", "older"),
                   why=NOTHING if self._number > 1 else sheets.FIRST),
            button(Do(PageAction.NEWER), sheets.NEWER, ("next", "newer"), key=Command.DONE,
                   why=NOTHING if self._number < most else sheets.LAST, main=True),
        )  # fmt: skip

    def _turns(self) -> Iterator[tuple[Text, Text, Text]]:
        """Yield each turn of seat 0 with the moves in both lines, and at last the hands' ends."""
        lines = (() if hand is None else _turns_of(hand) for hand in self._hands)
        sender = None if self._kept.own else self._kept.challenge
        you, name = words.heads(self._kept)
        turns = zip_longest(*lines, fillvalue=())
        for number, (your_turn, their_turn) in enumerate(turns, start=1):
            mine = words.moves(your_turn, None) or labelled(you, messages.NO_TURN)
            other = words.moves(their_turn, sender) or labelled(name, messages.NO_TURN)
            if sender is None and their_turn:
                # Both columns say "you", so a reader needs to hear which of them this is.
                other = labelled(name, other)
            yield messages.turn(move=number), mine, other
        yours, theirs = map(_ended, self._hands)
        yield messages.RESULT, labelled(you, yours), labelled(name, theirs)

    def choose(self, intent: Intent, given: Given = None) -> None:
        yours, theirs = self._hands
        one = self._kept.challenge
        match intent:
            case Do(PageAction.WATCH_YOURS) if yours is not None:
                self._host.open(destinations.ToReplay(replay_of(yours, one.setup.title, one.level)))
            case Do(PageAction.WATCH_THEIRS) if theirs is not None:
                name = NOTHING if self._kept.own else words.friend(one)
                hand = replay_of(theirs, one.setup.title, one.level, name)
                self._host.open(destinations.ToReplay(hand))
            case Do(PageAction.OLDER):
                self._turn_to(-1)
            case Do(PageAction.NEWER):
                self._turn_to(1)
            case _:
                super().choose(intent, given)

    def _turn_to(self, by: int) -> None:
        self._number += by
        self._host.say(messages.hand_title(hand=self._number))


def _ended(hand: LineHand | None) -> Text:
    if hand is None:
        return messages.NOT_PLAYED
    points = gain(hand)
    return commas(sheet.how(hand.result), added(points) if points else only(0))


def _turns_of(hand: LineHand) -> Iterator[tuple[Event, ...]]:
    """Yield the events of seat 0, one tuple for each turn."""
    replayed = replay_of(hand, NOTHING, None)
    turn: list[Event] = []
    before: Table | None = None
    for table, events in steps_of(replayed):
        if before is not None and before.turn == 0:
            turn += events
        elif turn:
            yield tuple(turn)
            turn = []
        before = table
    if turn:
        yield tuple(turn)
