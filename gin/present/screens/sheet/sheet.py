"""The score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from gin.present import destinations as to
from gin.present.intents import Deed, Do, Given, Intent, Pick
from gin.present.pages import BACK, button, button_zone
from gin.present.paper_view import Curve, LineChart, PegView, SheetView, Tone
from gin.present.refs import Area, AreaRef, ItemRef, Line, LineRef
from gin.present.screen import House, Screen
from gin.present.screens.sheet import sources
from gin.present.tableview import standing
from gin.present.view import Choice, Item, Role, Scene, Spot, View, Zone, ZoneKind
from gin.present.words import fairness
from gin.present.words import result as words
from gin.present.words import standing as stands
from gin.present.words.people import YOU, opponent
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Flow, Rules, SheetKind
from gin.rules.sheets.base import Sheet
from gin.session.game import Session


class SheetScreen(Screen):
    """The sheet of the match being played; a game that is pegged has a board before its sheet."""

    def __init__(self, house: House, session: Session) -> None:
        super().__init__(house)
        self._session = session
        self._on_paper = False

    def view(self) -> View:
        """The sheet row by row, or the board, and the ways on."""
        session = self._session
        other = opponent(session.level) if session.level is not None else ""
        shown = sheet_view(session.sheet, session.match.results, session.rules, other)
        board = self._board(shown, other)
        pegs = None if self._on_paper else board
        items = _items(shown) if pegs is None else _board_items(shown, pegs)
        flip = (_TO_BOARD if self._on_paper else _TO_PAPER,) if board is not None else ()
        choices = (BACK, *flip, _SEAL)
        doors = tuple(_doors(shown, items))
        zones = (
            Zone(AreaRef(Area.SHEET), ZoneKind.PAGE, words.SHEET_TITLE, tuple(items)),
            button_zone(choices),
        )
        return View(
            Scene.SHEET,
            words.SHEET_TITLE,
            zones,
            (*choices, *doors),
            subtitle=_subtitle(session),
            focus=_latest(shown) if pegs is None else LineRef(Line.LAST),
            sheet=shown,
            pegs=pegs,
        )

    def _board(self, shown: SheetView, other: str) -> PegView | None:
        """The cribbage board, where the game has one."""
        session = self._session
        names = (YOU, other)
        pegs = standing.pegs(session.sheet, names, other, counted=session.hand_over)
        if pegs is None:
            return None
        return replace(pegs, last=_last_hand(session.sheet, shown, other))

    def choose(self, intent: Intent, given: Given = None) -> None:
        """Open what a number comes from, or turn from the board to the sheet and from the sheet to
        the board."""
        match intent:
            case Do(Deed.SEAL):
                self._house.open(to.Seal(self._session))
            case Do(Deed.BY_HAND):
                self._on_paper = True
                self._house.say(f"{words.SHEET_TITLE}.")
            case Do(Deed.BOARD):
                self._on_paper = False
                self._house.say(f"{words.BOARD_TITLE}.")
            case Pick(LineRef(Line.HAND, int(hand))):
                self._house.show(sources.HandPage(self._house, self._session, hand))
            case Pick(LineRef() as line):
                number = self.view().item(line)
                assert number is not None
                page = sources.SourcePage(self._house, self._session, line, number.name)
                self._house.show(page)
            case _:
                super().choose(intent, given)


def _subtitle(session: Session) -> str:
    """The game, and after the hand its deal code."""
    return f"{session.title} · deal {session.code}" if session.code else session.title


_TO_PAPER = button(Do(Deed.BY_HAND), words.HAND_BY_HAND, ("hands",), spot=Spot.HEAD)
_TO_BOARD = button(Do(Deed.BOARD), words.BOARD, ("board",), spot=Spot.HEAD)
_SEAL = button(Do(Deed.SEAL), fairness.SEAL_SHORT, ("the seal",), spot=Spot.HEAD)


def _doors(shown: SheetView, items: Sequence[Item]) -> Iterator[Choice]:
    """What every line with a number opens: the hands that the number comes from."""
    for item in items:
        line = sources.opens(shown, item.ref)
        if line is not None:
            label = f"{item.name}: {item.value}" if item.value else item.name
            is_hand = line.line is Line.HAND
            said = f"hand {line.key}" if is_hand else f"from {item.name.lower()}"
            last = item.ref == LineRef(Line.LAST)
            yield Choice(intent=Pick(line), label=label, item=item.ref, words=(said,), aside=last)


def _board_items(shown: SheetView, pegs: PegView) -> list[Item]:
    """The board line by line."""
    items = [
        Item(LineRef(Line.PEG, track.id), Role.HEADING, track.head, value=track.text)
        for track in pegs.tracks
    ]
    items.append(Item(LineRef(Line.LAST), Role.TEXT, pegs.last))
    return [*items, *_summary_items(shown)]


def _last_hand(sheet: Sheet, shown: SheetView, other: str) -> str:
    """What the last hand brought, in a sentence."""
    if not sheet.rows:
        return words.NO_HAND
    gained = []
    for seat in (0, 1):
        counts = [
            stands.counted(track.measure, track.gains[-1][seat])
            for track in sheet.tracks
            if track.gains[-1][seat]
        ]
        if counts:
            gained.append(stands.pegged(seat, other, counts))
    return stands.last_hand(shown.rows[-1][1], gained)


def _items(shown: SheetView) -> list[Item]:
    """The sheet line by line."""
    items = [
        Item(LineRef(Line.GROUP, group.id), Role.HEADING, group.head, value=group.text)
        for group in shown.groups
    ]
    if not items:
        items.append(Item(LineRef(Line.HEADS), Role.HEADING, ", ".join(shown.heads)))
    names = _column_names(shown)
    for hand, how, points, running in shown.rows:
        gained = ", ".join(
            f"{name} {gain:+d}" for name, gain in zip(names, points, strict=True) if gain
        )
        changed = [
            str(score)
            for score, gain in zip(running, points, strict=True)
            if gain or not shown.groups
        ]
        text = f"{shown.first} {hand}, {how}: {gained or 'nothing'}"
        value = (", " if shown.groups else " to ").join(changed)
        items.append(Item(LineRef(Line.HAND, hand), Role.TEXT, text, value=value))
    if shown.boxes:
        value = " to ".join(str(count) for count in shown.boxes)
        items.append(Item(LineRef(Line.BOXES), Role.TEXT, words.BOXES, value=value))
    return [*items, *_summary_items(shown)]


def _summary_items(shown: SheetView) -> list[Item]:
    """What stands below the hands: the end, the totals, the race, and figures."""
    items = []
    for label, points in shown.end:
        value = " to ".join(str(score) for score in points)
        items.append(Item(LineRef(Line.END, label), Role.TEXT, label, value=value))
    if shown.end or shown.groups:
        totals = " to ".join(str(score) for score in shown.totals)
        value = "; ".join(shown.standings) or totals
        items.append(Item(LineRef(Line.TOTAL), Role.TEXT, shown.total_label, value=value))
    if shown.race is not None:
        race = Item(LineRef(Line.RACE), Role.HEADING, shown.race.title, value=shown.race.note)
        items.append(race)
    for label, numbers in shown.facts:
        items.append(Item(LineRef(Line.FACT, label), Role.TEXT, label, value=" to ".join(numbers)))
    return [*items, Item(LineRef(Line.VERDICT), Role.TEXT, shown.verdict)]


def _column_names(shown: SheetView) -> list[str]:
    """Whose each column is and, where there are several groups, of which group."""
    if not shown.groups:
        return list(shown.heads)
    names = iter(shown.heads)
    return [f"{group.head.lower()} {next(names)}" for group in shown.groups for _ in group.seats]


def sheet_view(sheet: Sheet, results: Sequence[HandResult], rules: Rules, other: str) -> SheetView:
    """The parts that the sheet is drawn from."""
    names = (YOU,) if rules.seats == 1 else (YOU, other)
    groups = standing.columns(sheet, other)
    # What is summed up anyway needs no line of its own.
    end = sheet.end if len(sheet.end) > 1 or not groups else ()
    heads = tuple(names[seat] for group in groups for seat in group.seats) or names
    return SheetView(
        first=words.DEAL if rules.seats == 1 else words.HAND,
        heads=heads,
        rows=_rows(sheet, results),
        end=tuple((words.end(line.kind), line.points) for line in end),
        totals=sheet.totals,
        boxes=sheet.boxes if _has_boxes(sheet, rules) else (),
        race=None if groups else _race(sheet, names),
        facts=_facts(results, rules),
        boxes_label=words.BOXES,
        total_label=stands.total(rules) if groups else words.TOTAL,
        verdict=stands.closing(sheet, rules, other),
        groups=groups,
        standings=_standings(sheet, rules, names) if groups else (),
    )


def _standings(sheet: Sheet, rules: Rules, names: tuple[str, ...]) -> tuple[str, ...]:
    """What each player has, with the name before it."""
    found = stands.standings(sheet, rules)
    return tuple(f"{name} {has}" for name, has in zip(names, found, strict=True))


def _has_boxes(sheet: Sheet, rules: Rules) -> bool:
    """Are won hands kept beside what they wrote, to be counted at the end, which is yet to come?"""
    counted = rules.format.sheet is SheetKind.POINTS and rules.format.box_bonus > 0
    return counted and rules.seats == 2 and not sheet.over


def _rows(
    sheet: Sheet, results: Sequence[HandResult]
) -> tuple[tuple[int, str, tuple[int, ...], tuple[int, ...]], ...]:
    """Every hand with what it wrote in each column, and what stands there after it."""
    places = [(track, seat) for track in sheet.tracks for seat in standing.seats_of(track)]
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
    """The line that was written last, where reading begins."""
    if shown.end and not shown.groups:
        return LineRef(Line.TOTAL)
    return LineRef(Line.HAND, shown.rows[-1][0]) if shown.rows else BACK.item


def _race(sheet: Sheet, heads: tuple[str, ...]) -> LineChart:
    """The running scores from 0 on, a line for each player, towards the target or the goal."""
    alone = len(heads) == 1
    (track,) = sheet.tracks
    goal = track.goals[0]
    assert goal is not None
    ends = [stands.race_end(head, track.now[seat]) for seat, head in enumerate(heads)]
    curves = []
    for seat, end in enumerate(ends):
        tone = Tone.THEIRS if seat else Tone.YOURS
        heights = (0, *(scores[seat] for scores in track.scores))
        curves.append(Curve(tone, heights, (tone,) * len(heights), end, every=False))
    return LineChart(
        AreaRef(Area.CHART, Line.RACE),
        stands.race_title(goal, wanted=not alone and not sheet.low_wins),
        ", ".join(ends),
        "",
        words.deals_across(len(sheet.rows), alone=alone),
        tuple(curves),
        target=goal,
    )


def _facts(results: Sequence[HandResult], rules: Rules) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What can be counted over all hands, as far as the game has it."""
    seats = range(rules.seats)
    labels = [words.HANDS_WON] if rules.seats > 1 else []
    if rules.flow is not Flow.LAYING:
        labels.append(words.GINS)
    if rules.seats > 1 and not rules.whole_hands:
        labels.append(words.UNDERCUTS)
    facts = [
        (label, tuple(str(sources.count(label, tuple(results), seat)) for seat in seats))
        for label in labels
    ]
    hands = max(1, len(results))
    mean = tuple(
        f"{sum(result.sides[seat].deadwood for result in results) / hands:.1f}" for seat in seats
    )
    return (*facts, (words.HELD if rules.whole_hands else words.DEADWOOD, mean))
