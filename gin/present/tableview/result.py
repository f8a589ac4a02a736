"""A counted hand as a view."""

from __future__ import annotations

from gin.core.cards import Card, cards_of
from gin.present import destinations as to
from gin.present.commands import Command
from gin.present.intents import Ask, Deed, Do, Open, Question
from gin.present.pages import button, button_zone
from gin.present.pictures import Icon
from gin.present.refs import Area, AreaRef, ButtonRef, Line, LineRef
from gin.present.tableview import standing
from gin.present.tableview.seating import Seating
from gin.present.tableview.table import bracket, details
from gin.present.view import (
    Choice,
    CountLine,
    Item,
    ResultView,
    Role,
    Scene,
    SideView,
    Spot,
    View,
    Zone,
    ZoneKind,
)
from gin.present.words import fairness, laying
from gin.present.words import result as words
from gin.present.words import review as reviews
from gin.present.words import standing as stands
from gin.present.words.cards import marks, run_order
from gin.present.words.people import YOU, portrait
from gin.rules.model.observation import Observation
from gin.rules.model.result import HandResult
from gin.rules.model.rules import Rules
from gin.rules.sheets.base import Sheet
from gin.session.coach import judges


def build(seen: Observation, seating: Seating, after: Sheet) -> View:
    """The result of the hand, its count, and the way on."""
    result = seen.result
    assert result is not None
    choices = _choices(after, seen.rules)
    shown = result_view(result, seen, seating, after)
    items = [Item(LineRef(Line.HEADING), Role.HEADING, shown.heading, note=shown.summary)]
    items += [
        Item(LineRef(Line.SIDE, index), Role.TEXT, side_text(side))
        for index, side in enumerate(shown.sides)
    ]
    items += [
        Item(LineRef(Line.ROW, index), Role.TEXT, line.text, value=line.number)
        for index, line in enumerate(shown.lines)
    ]
    items.append(Item(LineRef(Line.SUM), Role.TEXT, shown.to_whom, value=str(shown.points)))
    items.append(Item(LineRef(Line.CLOSING), Role.TEXT, shown.closing))
    return View(
        Scene.RESULT,
        seating.title,
        (Zone(AreaRef(Area.RESULT), ZoneKind.PAGE, "result", tuple(items)), button_zone(choices)),
        choices,
        subtitle=seating.subtitle,
        status=shown.closing,
        news=seating.news,
        focus=choices[0].item,
        table=details(seen, seating),
        result=shown,
    )


def _choices(after: Sheet, rules: Rules) -> tuple[Choice, ...]:
    if after.over:
        on = button(Do(Deed.PLAY_AGAIN), words.AGAIN, ("again",), key=Command.DONE, main=True)
    else:
        label = words.NEXT_DEAL if rules.seats == 1 else words.NEXT
        on = button(Do(Deed.NEXT_HAND), label, ("next",), key=Command.DONE, main=True)
    return (
        on,
        button(Do(Deed.SCORE_SHEET), words.SHEET, ("sheet",), key=Command.SHEET),
        review(rules),
        Choice(
            intent=Ask(Question.PAUSE),
            label=words.MENU,
            item=ButtonRef("menu"),
            key=Command.BACK,
            words=("menu",),
            icon=Icon.MENU,
            spot=Spot.CORNER,
        ),
        Choice(
            intent=Do(Deed.SEAL), label=fairness.SEAL, words=("the seal", "save hand"), aside=True
        ),
        Choice(intent=Do(Deed.RULES), label="Rules of this game", words=("rules",), aside=True),
        Choice(intent=Open(to.Help()), label="Help", key=Command.HELP, words=("help",), aside=True),
    )


def review(rules: Rules) -> Choice:
    """The choice that opens the review of a hand, or why there is none; the key of a hint asks for
    it, since a counted hand has no hints."""
    why = "" if judges(rules) else reviews.NO_REVIEW
    return button(Do(Deed.REVIEW), reviews.REVIEW, ("review",), key=Command.HINT, why=why)


def side_text(side: SideView) -> str:
    """A player's cards at the end in a sentence: melds, what was laid off on them, the rest."""
    parts = []
    for label, cards, laid in side.groups:
        extra = f", with {marks(laid)} laid off" if laid else ""
        parts.append(f"{label}: {marks(cards)}{extra}")
    told = "; ".join(parts)
    shown = f" {told[:1].upper()}{told[1:]}." if told else ""
    return f"{side.name} {side.sentence}.{shown}"


def result_view(
    result: HandResult, seen: Observation, seating: Seating, after: Sheet
) -> ResultView:
    """The parts that the result scene is drawn from."""
    booked = result.booked
    lines = [
        CountLine(
            words.line(line, result, seating.other), words.number(line.points, first=not index)
        )
        for index, line in enumerate(
            line for line in result.lines if line.seat == (0 if booked is None else booked)
        )
    ]
    names = (YOU, seating.other)
    seats = range(seen.rules.seats)
    winner = result.winner
    yours = None if winner is None else winner == 0
    decided = after.over and (after.winner is not None or len(seats) == 1)
    return ResultView(
        heading=words.heading(result, after, seen.rules, seating.other),
        summary=words.summary(result, seating.other),
        sides=tuple(
            _side(result, seat, names[seat], seating.other, seating.talk if seat else "")
            for seat in reversed(seats)
        ),
        lines=tuple(lines),
        to_whom=words.to_whom(result, seating.other),
        points=result.points(0 if booked is None else booked),
        race=standing.race(after, names[: seen.rules.seats]),
        closing=stands.closing(after, seen.rules, seating.other),
        yours=yours,
        match_won=after.winner == 0 if decided else None,
    )


def _side(result: HandResult, seat: int, name: str, other: str, talk: str) -> SideView:
    """A player's melds with what the other laid off on them, the deadwood, and a remark."""
    side = result.sides[seat]
    theirs = result.sides[1 - seat].laid_off if len(result.sides) == 2 else ()
    groups: list[tuple[str, tuple[Card, ...], tuple[Card, ...]]] = []
    for index, meld in enumerate(side.melds):
        laid = tuple(card for card, place in theirs if place == index)
        called = laying.caption if result.whole_hands else bracket
        groups.append((called(meld), run_order(meld), laid))
    sentence = words.side_sentence(result, seat, other)
    if side.loose:
        label = words.rest(side.deadwood, sentence, whole=result.whole_hands)
        groups.append((label, cards_of(side.loose), ()))
    return SideView(name, sentence, tuple(groups), talk, portrait(name))
