"""The score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from gin.present.screen import House
from gin.present.screens.pages import BACK, button_zone
from gin.present.view import Item, Role, Scene, SheetView, View, Zone, ZoneKind
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
        for label, points in shown.end:
            value = " to ".join(str(score) for score in points)
            items.append(Item(f"line:end:{label}", Role.TEXT, label, value=value))
        if shown.end:
            value = " to ".join(str(score) for score in shown.totals)
            items.append(Item("line:total", Role.TEXT, words.TOTAL, value=value))
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
            focus="button:back",
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
    zero = (0,) * rules.seats
    goal = rules.solo.goal if rules.seats == 1 else rules.format.target
    return SheetView(
        heads=heads,
        rows=tuple(
            (row.hand, words.how(row.outcome), row.points, row.running) for row in sheet.rows
        ),
        end=tuple((words.end(line.kind), line.points) for line in sheet.end),
        totals=sheet.totals,
        boxes=sheet.boxes,
        race=(zero, *(row.running for row in sheet.rows)),
        target=goal,
        facts=_facts(results, seats),
        race_title=f"The way to {goal}" if rules.seats == 1 else f"The race to {goal}",
        verdict=words.closing(sheet, rules, other),
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
        str(round(sum(result.sides[seat].deadwood for result in results) / hands)) for seat in seats
    )
    return (*facts, (words.DEADWOOD, mean))
