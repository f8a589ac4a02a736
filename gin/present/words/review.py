"""What is said when a hand is looked at again."""

from __future__ import annotations

from datetime import date

from gin.core.cards import Card
from gin.core.message import (
    NOTHING,
    Message,
    Text,
    commas,
    decimal,
    labelled,
    only,
    sentences,
)
from gin.messages import review as messages
from gin.present.words.people import opponent, person
from gin.rules.model.actions import (
    Accept,
    Action,
    BigGin,
    Discard,
    Draw,
    Gin,
    Knock,
    LayOff,
    NoOffer,
    Offer,
    Pass,
    Refuse,
    Shot,
    Stop,
    Take,
)
from gin.session.review import Finished, Rating, Verdict

LAST_SHOWN = 10
"""How many reviewed hands are told one by one."""
FEWEST_COMPARED = 6
"""From so many reviewed hands on it is told whether less is given away of late."""
AS_MANY = 0.05
"""Points a decision by which it may differ and still be as many."""


def did(action: Action, top: Card | None) -> Message:
    """What the player did, as a sentence."""
    match action:
        case Draw():
            return messages.DREW
        case Take():
            return messages.TOOK_UPCARD if top is None else messages.took(card=top)
        case Pass():
            return messages.LEFT_UPCARD if top is None else messages.left(card=top)
        case Discard(card):
            return messages.discarded(card=card)
        case Knock(card):
            return messages.KNOCKED if card is None else messages.knocked_with(card=card)
        case Gin(card):
            return messages.WENT_GIN if card is None else messages.went_gin_with(card=card)
        case Shot(card):
            return messages.MADE_SHOT if card is None else messages.made_shot_with(card=card)
        case BigGin():
            return messages.WENT_BIG_GIN
        case LayOff(_, cards) if cards:
            return messages.laid_off(cards=tuple(card for card, _ in cards))
        case LayOff():
            return messages.LAID_NOTHING_OFF
        case Stop():
            return messages.STOPPED
        case Offer(value):
            return messages.offered(value=value)
        case NoOffer():
            return messages.LEFT_DIE
        case Accept():
            return messages.ACCEPTED
        case Refuse():
            return messages.REFUSED
        case _:
            raise AssertionError(f"{action} is of a game that is not reviewed")


def better(action: Action, top: Card | None) -> Message:
    """What would have been better, as a sentence."""
    match action:
        case Draw():
            return messages.BETTER_DRAW
        case Take():
            return messages.BETTER_TAKE_UPCARD if top is None else messages.better_take(card=top)
        case Pass():
            return messages.BETTER_LEAVE_UPCARD if top is None else messages.better_leave(card=top)
        case Discard(card):
            return messages.better_discard(card=card)
        case Knock(card):
            return messages.BETTER_KNOCK if card is None else messages.better_knock_with(card=card)
        case Gin(card):
            return messages.BETTER_GIN if card is None else messages.better_gin_with(card=card)
        case Shot(card):
            return messages.BETTER_SHOT if card is None else messages.better_shot_with(card=card)
        case BigGin():
            return messages.BETTER_BIG_GIN
        case LayOff(_, cards) if cards:
            return messages.better_lay_off(cards=tuple(card for card, _ in cards))
        case LayOff():
            return messages.BETTER_LAY_NOTHING_OFF
        case Stop():
            return messages.BETTER_STOP
        case Offer(value):
            return messages.better_offer(value=value)
        case NoOffer():
            return messages.BETTER_LEAVE_DIE
        case Accept():
            return messages.BETTER_ACCEPT
        case Refuse():
            return messages.BETTER_REFUSE
        case _:
            raise AssertionError(f"{action} is of a game that is not reviewed")


def _percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def verdict(found: Verdict | None, top: Card | None, *, turning: bool = False) -> Text:
    """What a decision was worth, against the best move."""
    if found is None:
        return messages.LOOKING
    if not found.points:
        return messages.AS_GOOD
    given_away = messages.both_given_away(
        points=decimal(found.points), percent=_percent(found.chance)
    )
    best = better(found.best.action, top)
    return sentences(best, given_away, messages.TURNING if turning else NOTHING)


def worth(found: Verdict) -> Text:
    """What both moves come to: points of the hand, and the chance to win."""
    made, best = found.made, found.best
    yours = messages.your_move(worth=_signed(made.points), percent=_percent(made.chance))
    if not found.points:
        return yours
    return sentences(
        yours, messages.best(worth=_signed(best.points), percent=_percent(best.chance))
    )


def _signed(number: float) -> Message:
    points = round(abs(number))
    return messages.plus(worth=points) if number >= 0 else messages.minus(worth=points)


def numbered(place: int, action: Action, top: Card | None) -> Message:
    """A decision in the list: which it is, and what was done."""
    return labelled(only(place + 1), did(action, top))


def given(found: Verdict | None) -> Text:
    """What it gave away, for the end of its line; nothing if it was as good as any."""
    if found is None or not found.points:
        return NOTHING
    return messages.given_away(points=decimal(found.points))


def remark(found: Verdict | None, top: Card | None, *, turning: bool) -> Text:
    """What else is said of it in the list."""
    if found is None or not found.points:
        return verdict(found, top)
    return sentences(better(found.best.action, top), messages.TURNING if turning else NOTHING)


def headline(decisions: int, judged: int, lost: float, turning: int | None) -> Message:
    """What the review comes to so far."""
    if not decisions:
        return messages.NO_DECISION
    if judged < decisions:
        return messages.looked_at(number=judged, decisions=decisions)
    if not lost:
        return messages.nothing_given_away(decisions=decisions)
    points = decimal(lost)
    if turning is None:
        return messages.so_much_given_away(decisions=decisions, points=points)
    return messages.given_away_and_turning(decisions=decisions, points=points, turning=turning + 1)


def finished(match: Finished) -> tuple[Text, Message]:
    """A finished match in a line: when and what it was, and how it ended."""
    when = _date(match.when)
    yours, theirs = match.totals
    if match.level is None:
        ended = messages.goal_reached if match.won else messages.goal_missed
        return commas(only(when), match.title), ended(yours=yours)
    who = person(1, opponent(match.level))
    score = messages.won if match.won else messages.lost
    return messages.match(date=when, game=match.title, who=who), score(yours=yours, theirs=theirs)


def _date(when: float) -> date:
    return date.fromtimestamp(when)


def rating_note(found: tuple[Rating, ...]) -> Message:
    """What the chart of ratings comes to, in words."""
    hands, points = len(found), decimal(_mean(found))
    if hands < FEWEST_COMPARED:
        return messages.rating_note(hands=hands, points=points)
    half = hands // 2
    first, last = _mean(found[:half]), _mean(found[half:])
    says = messages.rating_as_many
    if last < first - AS_MANY:
        says = messages.rating_fewer
    elif last > first + AS_MANY:
        says = messages.rating_more
    return says(hands=hands, points=points, before=decimal(first), lately=decimal(last))


def _mean(found: tuple[Rating, ...]) -> float:
    return sum(one.points for one in found) / max(1, sum(one.decisions for one in found))


def rating_line(number: int, rating: Rating) -> tuple[Text, Message]:
    """A reviewed hand in the list below the chart: its name, and what it comes to."""
    return commas(only(number), only(_date(rating.when))), messages.rated(
        points=decimal(rating.each), decisions=rating.decisions
    )
