"""The score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from gin.present.screen import House
from gin.present.screens.pages import BACK, button_zone
from gin.present.view import (
    Item,
    Line,
    LineChart,
    Role,
    Scene,
    SheetView,
    Tone,
    View,
    Zone,
    ZoneKind,
)
from gin.present.words import result as words
from gin.present.words.people import YOU, opponent
from gin.rules.result import HandResult, Outcome
from gin.rules.rules import Rules
from gin.rules.sheet import Sheet
from gin.session.game import Session


class SheetScreen:
    """The sheet of the match being played."""

    def __init__(self, house: House, session: Session) -> None:
        self._house = house
        self._session = session

    def view(self) -> View:
        """The sheet row by row, and Back."""
        session = self._session
        other = opponent(session.level) if session.level is not None else ""
        shown = sheet_view(session.sheet, session.match.results, session.rules, other)
        items = [Item("line:heads", Role.HEADING, ", ".join(shown.heads))]
        for hand, how, points, running in shown.rows:
            gained = ", ".join(
                f"{head} {gain:+d}" for head, gain in zip(shown.heads, points, strict=True) if gain
            )
            scores = " to ".join(str(score) for score in running)
            text = f"{hand}, {how}: {gained or 'nothing'}"
            items.append(Item(f"line:hand:{hand}", Role.TEXT, text, value=scores))
        if shown.boxes:
            value = " to ".join(str(count) for count in shown.boxes)
            items.append(Item("line:boxes", Role.TEXT, words.BOXES, value=value))
        for label, points in shown.end:
            value = " to ".join(str(score) for score in points)
            items.append(Item(f"line:end:{label}", Role.TEXT, label, value=value))
        if shown.end:
            value = " to ".join(str(score) for score in shown.totals)
            items.append(Item("line:total", Role.TEXT, words.TOTAL, value=value))
        race = shown.race
        items.append(Item("line:race", Role.HEADING, race.title, value=race.note))
        for label, numbers in shown.facts:
            items.append(Item(f"line:fact:{label}", Role.TEXT, label, value=" to ".join(numbers)))
        items.append(Item("line:verdict", Role.TEXT, shown.verdict))
        zones = (
            Zone("sheet", ZoneKind.PAGE, words.SHEET_TITLE, tuple(items)),
            button_zone((BACK,)),
        )
        return View(
            Scene.SHEET,
            words.SHEET_TITLE,
            zones,
            (BACK,),
            subtitle=f"{session.setup.game.title} · deal {session.code}",
            focus=_latest(shown),
            sheet=shown,
        )

    def choose(self, id: str) -> None:
        """Only Back can be chosen."""
        assert id == "back"
        self._house.back()


def sheet_view(sheet: Sheet, results: Sequence[HandResult], rules: Rules, other: str) -> SheetView:
    """The parts that the sheet is drawn from."""
    seats = range(rules.seats)
    heads = (YOU,) if rules.seats == 1 else (YOU, other)
    return SheetView(
        first=words.DEAL if rules.seats == 1 else words.HAND,
        heads=heads,
        rows=tuple(
            (row.hand, words.how(row.outcome), row.points, row.running) for row in sheet.rows
        ),
        end=tuple((words.end(line.kind), line.points) for line in sheet.end),
        totals=sheet.totals,
        boxes=() if sheet.over or rules.seats == 1 else sheet.boxes,
        race=_race(sheet, rules, heads),
        facts=_facts(results, seats),
        boxes_label=words.BOXES,
        total_label=words.TOTAL,
        verdict=words.closing(sheet, rules, other),
    )


def _latest(shown: SheetView) -> str:
    """The line that was written last, where reading begins."""
    if shown.end:
        return "line:total"
    return f"line:hand:{shown.rows[-1][0]}" if shown.rows else "button:back"


def _race(sheet: Sheet, rules: Rules, heads: tuple[str, ...]) -> LineChart:
    """The running scores from 0 on, a line for each player, towards the target or the goal."""
    alone = rules.seats == 1
    goal = rules.solo.goal if alone else rules.format.target
    ends = [words.race_end(head, sheet.running[seat]) for seat, head in enumerate(heads)]
    lines = []
    for seat, end in enumerate(ends):
        tone = Tone.THEIRS if seat else Tone.YOURS
        heights = (0, *(row.running[seat] for row in sheet.rows))
        lines.append(Line(tone, heights, (tone,) * len(heights), end, every=False))
    return LineChart(
        "race",
        words.race_title(goal, alone=alone),
        ", ".join(ends),
        "",
        words.DEALS if alone else words.HANDS,
        tuple(lines),
        target=goal,
    )


def _facts(results: Sequence[HandResult], seats: range) -> tuple[tuple[str, tuple[str, ...]], ...]:
    def count(test: object) -> tuple[str, ...]:
        assert callable(test)
        return tuple(str(sum(bool(test(result, seat)) for result in results)) for seat in seats)

    ginlike = (Outcome.GIN, Outcome.BIG_GIN, Outcome.SOLO_GIN)
    facts = [(words.GINS, count(lambda r, s: r.outcome in ginlike and r.ender == s))]
    if len(seats) == 2:
        facts.insert(0, (words.HANDS_WON, count(lambda r, s: r.winner == s)))
        undercut = count(lambda r, s: r.outcome is Outcome.UNDERCUT and r.winner == s)
        facts.append((words.UNDERCUTS, undercut))
    hands = max(1, len(results))
    mean = tuple(
        f"{sum(result.sides[seat].deadwood for result in results) / hands:.1f}" for seat in seats
    )
    return (*facts, (words.DEADWOOD, mean))
