"""View of a counted hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import (
    NOTHING,
    Text,
    clauses,
    ended,
    in_row,
    labelled,
    only,
    phrase,
    sentences,
    started,
)
from gin.interface import destinations
from gin.interface.celebration import Celebration
from gin.interface.commands import Command
from gin.interface.intents import Ask, Confirmation, Do, Open, PageAction
from gin.interface.paper import CountLine
from gin.interface.pictures import Icon
from gin.interface.refs import Area, AreaRef, LineRef, PaperLine
from gin.interface.result import ResultView, SideView
from gin.interface.view import ButtonSpot, Choice, Item, Role, Scene, View, Zone, ZoneKind
from gin.messages import fairness as seals
from gin.messages import final
from gin.messages import report as reports
from gin.messages import result as messages
from gin.messages import review as reviews
from gin.messages import standing as standing_messages
from gin.present.pages import button, button_zone, typed
from gin.present.tableview import score_views
from gin.present.tableview.celebration import of_hand
from gin.present.tableview.mood import mood_after
from gin.present.tableview.seating import Seating
from gin.present.tableview.table import bracket, details
from gin.present.words import final as finals
from gin.present.words import goals, laying_out, match_score, trophies
from gin.present.words import result as words
from gin.present.words.cards import loose_order, run_order
from gin.present.words.people import person
from gin.rules.model.observation import Observation
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.rules.sheets.base import Sheet
from gin.session.coach import can_judge_in
from gin.session.game import Session
from gin.session.goals import Goal


def build(
    seen: Observation,
    seating: Seating,
    after: Sheet,
    *,
    known: bool = False,
    reached: Sequence[Goal] = (),
) -> View:
    """Return the view of a hand's result; a `known` one is not celebrated again.

    `reached` are the goals that the hand was the first to reach.
    """
    result = seen.result
    assert result is not None
    choices = _choices(after, seen.rules)
    shown = result_view(result, seen, seating, after)
    if reached:
        (trophy,), prize = goals.reached(reached), trophies.of_goal(reached[-1])
        shown = replace(shown, trophy=trophy, prize=prize)
    return View(
        Scene.RESULT,
        seating.title,
        (
            Zone(AreaRef(Area.RESULT), ZoneKind.PAGE, messages.AREA, result_items(shown)),
            button_zone(choices),
        ),
        choices,
        subtitle=seating.subtitle,
        status=_status(shown),
        news=seating.news,
        focus=choices[0].item,
        content=replace(
            shown,
            table=details(seen, seating),
            celebration=Celebration.NONE if known else of_hand(result),
        ),
    )


def _status(shown: ResultView) -> Text:
    if not shown.trophy:
        return shown.closing
    return sentences(*(ended(line) for line in (shown.closing, shown.trophy) if line))


def result_items(shown: ResultView) -> tuple[Item, ...]:
    """Return the lines of a result."""
    items = [Item(LineRef(PaperLine.HEADING), Role.HEADING, shown.heading, note=shown.summary)]
    items += [
        Item(LineRef(PaperLine.SIDE, index), Role.TEXT, side_text(side))
        for index, side in enumerate(shown.sides)
    ]
    items += [
        Item(LineRef(PaperLine.ROW, index), Role.TEXT, line.text, value=line.number)
        for index, line in enumerate(shown.lines)
    ]
    if shown.to_whom:
        items.append(
            Item(LineRef(PaperLine.SUM), Role.TEXT, shown.to_whom, value=only(shown.points))
        )
    if shown.closing:
        items.append(Item(LineRef(PaperLine.CLOSING), Role.TEXT, shown.closing))
    if shown.trophy:
        items.append(Item(LineRef(PaperLine.REACHED), Role.TEXT, shown.trophy, starred=True))
    return tuple(items)


def _choices(after: Sheet, rules: Rules) -> tuple[Choice, ...]:
    ways: tuple[Choice, ...]
    if after.over:
        ways = (
            button(
                Do(PageAction.FINAL), final.OPEN, ("next", "final"), key=Command.DONE, main=True
            ),
            typed(Do(PageAction.PLAY_AGAIN), messages.AGAIN, ("again",)),
        )
    else:
        ways = (next_hand(rules),)
    return (
        *ways,
        button(Do(PageAction.SCORE_SHEET), messages.SHEET, ("sheet",), key=Command.SHEET),
        review(rules),
        button(
            Ask(Confirmation.PAUSE),
            messages.MENU,
            ("menu",),
            name="menu",
            key=Command.BACK,
            icon=Icon.HOME,
            spot=ButtonSpot.CORNER,
        ),
        typed(Do(PageAction.SEAL), seals.SEAL, ("the seal", "save hand")),
        typed(Do(PageAction.RULES), messages.RULES, ("rules",)),
        typed(Open(destinations.ToHelp()), messages.HELP, ("help",), key=Command.HELP),
    )


def next_hand(rules: Rules) -> Choice:
    """Return the choice that deals the next hand."""
    label = messages.NEXT_DEAL if rules.seats == 1 else messages.NEXT
    return button(Do(PageAction.NEXT_HAND), label, ("next",), key=Command.DONE, main=True)


def review(rules: Rules) -> Choice:
    """Return the choice that opens the review of a hand; in a game without reviews, `why` is set.

    It has the key for hints, since there are no hints after the hand.
    """
    why = NOTHING if can_judge_in(rules) else reviews.NO_REVIEW
    return button(Do(PageAction.REVIEW), reviews.REVIEW, ("review",), key=Command.HINT, why=why)


def report(session: Session) -> Choice:
    """Return the choice that opens the report of a match."""
    return button(Open(destinations.ToReport(session)), reports.TITLE, ("report", "luck"))


def side_text(side: SideView) -> Text:
    """Return a player's final cards as sentences."""
    parts = [
        messages.group_and_laid(label=label, cards=cards, laid=laid)
        if laid
        else labelled(label, in_row(cards))
        for label, cards, laid in side.groups
    ]
    did = ended(phrase(side.name, side.sentence))
    return sentences(did, ended(started(clauses(*parts)))) if parts else did


def result_view(
    result: HandResult, seen: Observation, seating: Seating, after: Sheet
) -> ResultView:
    """Return the content of the result scene."""
    booked = result.booked
    lines = [
        CountLine(
            words.line(line, result, seating.other), words.number(line.points, first=not index)
        )
        for index, line in enumerate(
            line for line in result.lines if line.seat == (0 if booked is None else booked)
        )
    ]
    names = match_score.names(seen.rules.seats, seating.other, seating.you)
    seats = range(seen.rules.seats)
    winner = result.winner
    yours = None if winner is None else winner == 0
    return ResultView(
        heading=words.heading(
            result, seating.other, seating.you.name if seating.shared else NOTHING
        ),
        summary=words.summary(result, seating.other),
        sides=tuple(_side(result, seat, seating, after, seen.rules) for seat in reversed(seats)),
        lines=tuple(lines),
        to_whom=words.to_whom(result, seating.other),
        points=result.points(0 if booked is None else booked),
        race=score_views.race(after, names),
        closing=_closing(after, seen.rules, seating.other),
        yours=yours,
    )


def _closing(after: Sheet, rules: Rules, other: str) -> Text:
    if after.over and rules.seats > 1 and not after.single:
        return finals.decides(after, rules, other)
    return match_score.closing(after, rules, other)


def _side(result: HandResult, seat: int, seating: Seating, after: Sheet, rules: Rules) -> SideView:
    side = result.sides[seat]
    theirs = result.sides[1 - seat].laid_off if len(result.sides) == 2 else ()
    groups: list[tuple[Text, tuple[Card, ...], tuple[Card, ...]]] = []
    for index, meld in enumerate(side.melds):
        laid = tuple(card for card, place in theirs if place == index)
        called = laying_out.caption if result.whole_hands else bracket
        groups.append((called(meld), run_order(meld), laid))
    sentence = words.side_sentence(result, seat, seating.other)
    if side.loose:
        groups.append((words.rest(result, seat), loose_order(side.loose, rules), ()))
    return SideView(
        standing_messages.name(who=person(seat, seating.other)),
        sentence,
        tuple(groups),
        seating.talk if seat else NOTHING,
        seating.face if seat else seating.you.portrait,
        mood_after(result, seat, after),
        NOTHING if seat else seating.you.name,
    )
