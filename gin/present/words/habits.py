"""Wording of habits: figures of a time, and the hands and moves that they count."""

from __future__ import annotations

from datetime import date

from gin.core.cards import Card
from gin.core.errors import GinError
from gin.core.message import (
    NOTHING,
    Message,
    Text,
    Verbatim,
    commas,
    decimal,
    only,
    percent,
    points_text,
    sentences,
)
from gin.messages import archive, daily
from gin.messages import habits as messages
from gin.messages import matches as match_messages
from gin.present.words.review import did
from gin.present.words.statistics import against
from gin.rules.model.actions import Discard, parse_action
from gin.session.habits import (
    JUDGED,
    CountedEntry,
    Habit,
    HabitFigure,
    HandsSeen,
    MovesSeen,
    Trend,
)
from gin.session.mixtures import title_of
from gin.session.moments import local_time
from gin.session.periods import Period, Span
from gin.session.storage.store import Store
from gin.variants.setups import setup

TITLES: dict[Habit, Message] = {
    Habit.HANDS: messages.HANDS,
    Habit.CAUGHT: messages.CAUGHT,
    Habit.HELPED: messages.HELPED,
    Habit.EARLY: messages.EARLY,
    Habit.LATE: messages.LATE,
    Habit.COSTLY: messages.COSTLY,
}
PERIODS: dict[Period, Message] = {
    Period.LAST_TIME: messages.LAST_TIME,
    Period.WEEK: messages.WEEK,
    Period.MONTH: messages.MONTH,
}


def days(period: Period, span: Span, today: date) -> Message:
    """Return the days that a time has."""
    match period:
        case Period.WEEK:
            return messages.days(first=span.first, last=span.last)
        case Period.MONTH:
            return messages.month_days(first=span.first, last=span.last)
        case Period.LAST_TIME if span.first == today:
            return messages.ONLY_TODAY
        case Period.LAST_TIME:
            return messages.since_evening(first=span.first)


def subtitle(period: Period, span: Span, today: date, hands: int) -> Text:
    """Return the time and its number of hands; on the first day, there is no last time."""
    if period is Period.LAST_TIME and span.first == today:
        return messages.subtitle_today(hands=hands)
    return messages.subtitle(time=PERIODS[period], hands=hands)


def looked(hands: HandsSeen, moves: MovesSeen, *, done: bool) -> Text:
    """Return how many hands the coach has looked at, and how many it cannot judge."""
    others = hands.hands - hands.judgeable
    no_coach = messages.no_coach(hands=others) if others else NOTHING
    if not hands.judgeable:
        return no_coach
    if done and moves.hands >= hands.judgeable:
        return sentences(messages.looked_at_all(hands=hands.judgeable), no_coach)
    return sentences(messages.looked(looked=moves.hands, hands=hands.judgeable), no_coach)


def value(habit: Habit, figure: HabitFigure, *, done: bool) -> Text:
    """Return the number of a figure; `done` says that no hand waits for the coach."""
    if not figure.count and (habit in JUDGED or habit is Habit.CAUGHT):
        return messages.NONE_YET if habit in JUDGED and not done else messages.NONE
    match habit:
        case Habit.HANDS:
            return only(figure.count)
        case Habit.CAUGHT:
            return decimal(figure.points / figure.count)
        case Habit.HELPED | Habit.EARLY:
            return messages.out_of(part=figure.count, whole=figure.whole)
        case Habit.LATE:
            return messages.moves(number=figure.count)
        case Habit.COSTLY:
            most = points_text(figure.most)
            return (
                messages.points(points=most) if figure.count == 1 else messages.up_to(points=most)
            )


def note(habit: Habit, figure: HabitFigure, won: int) -> Text:
    """Return what a figure counts; `won` is the number of hands that the player won."""
    points = points_text(figure.points)
    match habit:
        case Habit.HANDS:
            return messages.hands_note(won=won)
        case Habit.CAUGHT:
            return (
                messages.caught_note(hands=figure.count) if figure.count else messages.NEVER_CAUGHT
            )
        case Habit.HELPED:
            return messages.HELPED_NOTE
        case Habit.EARLY:
            return messages.early_note(points=points) if figure.count else messages.NO_EARLY
        case Habit.LATE:
            return messages.late_note(points=points) if figure.count else messages.NO_LATE
        case Habit.COSTLY:
            if not figure.count:
                return messages.NO_COSTLY
            return messages.costly_note(moves=figure.count, points=points)


def trend(habit: Habit, now: HabitFigure, before: HabitFigure) -> Text:
    """Compare a figure's share or mean with the days before; nothing without enough cases."""
    if not now.whole or before.whole < ENOUGH:
        return NOTHING
    shown, earlier = _rate(habit, now.points), _rate(habit, before.points)
    way = Trend.UP if now.points > before.points else Trend.DOWN
    if shown == earlier:
        way = Trend.SAME
    return messages.trend(way=way, now=shown, before=earlier)


ENOUGH = 10
"""Number of cases in the days before from which a figure is compared with them."""


def _rate(habit: Habit, rate: float) -> Text:
    match habit:
        case Habit.HANDS | Habit.HELPED | Habit.EARLY:
            return percent(round(100 * rate))
        case Habit.CAUGHT:
            return decimal(rate)
        case Habit.LATE:
            return messages.each_hand(number=decimal(rate))
        case Habit.COSTLY:
            return messages.points_each(points=decimal(rate))


def hand_of(store: Store, entry: CountedEntry) -> Message:
    """Return the game, the opponent and the number of the hand."""
    words = tuple(entry.agreed.split(",")) if entry.agreed else ()
    try:
        title = title_of(store, setup(entry.game, words))
    except GinError:
        title = Verbatim(entry.game)
    match = match_messages.against(game=title, other=against(entry.level))
    return messages.hand(match=match, hand=entry.hand + 1)


def day(entry: CountedEntry) -> Text:
    """Return the day on which the match was last played."""
    return only(local_time(entry.touched).date())


def move(entry: CountedEntry) -> Text:
    """Describe the player's move; empty for a whole hand or a damaged move."""
    try:
        return did(parse_action(entry.action), _card(entry.discard)) if entry.action else NOTHING
    except GinError:
        return NOTHING


def _card(text: str) -> Card | None:
    action = parse_action(text) if text else None
    return action.card if isinstance(action, Discard) else None


def amount(habit: Habit, entry: CountedEntry) -> Text:
    """Return the number of an entry: its cost, its deadwood, or the points of the hand."""
    match habit:
        case Habit.CAUGHT:
            return messages.deadwood(points=round(entry.amount))
        case Habit.EARLY | Habit.LATE | Habit.COSTLY:
            return messages.points(points=points_text(entry.amount))
        case Habit.HELPED:
            return NOTHING
        case Habit.HANDS:
            return _result(entry)


def _result(entry: CountedEntry) -> Message:
    yours, theirs = entry.points, entry.their_points
    if entry.winner == 0:
        return archive.won(yours=yours, theirs=theirs)
    if entry.winner == 1:
        return archive.lost(yours=yours, theirs=theirs)
    return daily.NOBODY


def listed(store: Store, habit: Habit, entry: CountedEntry) -> tuple[Text, Text, Text]:
    """Return the name, the value and the note of an entry in the list."""
    hand, moved = hand_of(store, entry), move(entry)
    if not moved:
        return hand, amount(habit, entry), day(entry)
    return moved, amount(habit, entry), commas(hand, day(entry))
