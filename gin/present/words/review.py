"""What is said when a hand is looked at again."""

from __future__ import annotations

import time

from gin.core.cards import Card
from gin.present.words.cards import mark
from gin.present.words.people import opponent
from gin.present.words.phrases import count, listed, noun
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

REVIEW = "Review"
TITLE = "The hand reviewed"
STEP = "Step through"
NEXT = "Next"
BEFORE = "Before"
LIST = "Back to the list"
WHAT_IF = "What if?"
FIRST = "This is the first decision."
LAST = "This is the last decision."
LOOKING = "The coach is looking at it."
NO_DECISION = "There was nothing to decide in this hand."
NO_REVIEW = "Hands of this game are not reviewed: the coach cannot say what a move is worth here."
TURNING = "The turning point."
TRIAL = "Trial"
NOT_COUNTED = "not counted"
BEGUN = (
    "A trial from here: nothing counts, and nothing is kept. You can go back to the review at any "
    "time."
)
TO_REVIEW = "Back to the review"
AGAIN = "Again from there"
FINISHED = "Finished matches"
FINISHED_NOTE = "Open one to see its sheet and review its hands"
RATING = "Points given away"
RATING_UP = "in ten decisions"
HELD = "{other}'s open hand"
LAST_SHOWN = 10
"""How many reviewed hands are told one by one."""


def title(hand: int) -> str:
    """The heading of a review."""
    return f"Hand {hand} reviewed"


def step_title(place: int, of: int) -> str:
    """The heading of one decision on the table."""
    return f"{place + 1} of {of}"


def step_subtitle(hand: int) -> str:
    """What stands below it."""
    return f"hand {hand}"


def hand_open(other: str) -> str:
    """The name of the other hand, which lies open now."""
    return HELD.format(other=other)


def _acts(action: Action, top: Card | None) -> tuple[str, str]:
    """What is done in words: as advice, and in the past."""
    card = "the upcard" if top is None else f"the {mark(top)}"
    match action:
        case Draw():
            return "draw from the stock", "drew from the stock"
        case Take():
            return f"take {card}", f"took {card}"
        case Pass():
            return f"leave {card}", f"left {card}"
        case Discard(thrown):
            return f"discard the {mark(thrown)}", f"discarded the {mark(thrown)}"
        case Knock(down):
            return f"knock{_down(down)}", f"knocked{_down(down)}"
        case Gin(down):
            return f"go gin{_down(down)}", f"went gin{_down(down)}"
        case Shot(down):
            return f"make a shot{_down(down)}", f"made a shot{_down(down)}"
        case BigGin():
            return "go big gin", "went big gin"
        case LayOff(_, cards) if cards:
            names = listed([f"the {mark(card)}" for card, _ in cards])
            return f"lay off {names}", f"laid off {names}"
        case LayOff():
            return "lay nothing off", "laid nothing off"
        case Stop():
            return "end the deal", "ended the deal"
        case Offer(value):
            return f"offer {value}", f"offered {value}"
        case NoOffer():
            return "leave the die", "left the die"
        case Accept():
            return "accept", "accepted"
        case Refuse():
            return "refuse", "refused"
        case _:
            raise AssertionError(f"{action} is of a game that is not reviewed")


def _down(card: Card | None) -> str:
    return "" if card is None else f" with the {mark(card)} face down"


def did(action: Action, top: Card | None) -> str:
    """What the player did, as a sentence."""
    return f"You {_acts(action, top)[1]}."


def better(action: Action, top: Card | None) -> str:
    """What would have been better, to stand after a colon."""
    return _acts(action, top)[0]


def percent(chance: float) -> str:
    """A chance in hundredths."""
    return f"{100 * chance:.0f} %"


def verdict(found: Verdict | None, top: Card | None, *, turning: bool = False) -> str:
    """What a decision was worth, against the best move."""
    if found is None:
        return LOOKING
    if not found.points:
        return "As good as any."
    text = (
        f"Better: {better(found.best.action, top)}. "
        f"{_points(found.points)} and {percent(found.chance)} given away."
    )
    return f"{text} {TURNING}" if turning else text


def _points(number: float) -> str:
    return f"{number:.1f} points"


def worth(found: Verdict) -> str:
    """What both moves come to: points of the hand, and the chance to win."""
    made, best = found.made, found.best
    text = f"Your move: {_signed(made.points)}, {percent(made.chance)} to win."
    if not found.points:
        return text
    return f"{text} The best: {_signed(best.points)}, {percent(best.chance)}."


def _signed(number: float) -> str:
    sign = "plus" if number >= 0 else "minus"
    return f"{sign} {count(round(abs(number)), 'point')}"


def numbered(place: int, action: Action, top: Card | None) -> str:
    """A decision in the list: which it is, and what was done."""
    return f"{place + 1}: {did(action, top)}"


def given(found: Verdict | None) -> str:
    """What it gave away, for the end of its line; nothing if it was as good as any."""
    return f"{_points(found.points)} given away" if found is not None and found.points else ""


def remark(found: Verdict | None, top: Card | None, *, turning: bool) -> str:
    """What else is said of it in the list."""
    if found is None or not found.points:
        return verdict(found, top)
    text = f"Better: {better(found.best.action, top)}."
    return f"{text} {TURNING}" if turning else text


def headline(decisions: int, judged: int, lost: float, turning: int | None) -> str:
    """What the review comes to so far."""
    if not decisions:
        return NO_DECISION
    if judged < decisions:
        return f"{judged} of {count(decisions, 'decision')} looked at"
    given = f"{_points(lost)} given away" if lost else "nothing given away"
    text = f"{count(decisions, 'decision')}, {given}"
    return text if turning is None else f"{text}; the turning point is number {turning + 1}"


def finished(match: Finished) -> tuple[str, str]:
    """A finished match in a line: when and what it was, and how it ended."""
    against = "" if match.level is None else f" against {opponent(match.level)}"
    score = (
        str(match.totals[0]) if match.level is None else f"{match.totals[0]} to {match.totals[1]}"
    )
    ended = "won" if match.won else "lost" if match.level is not None else "goal missed"
    if match.level is None and match.won:
        ended = "goal reached"
    return f"{date(match.when)}, {match.title}{against}", f"{ended}, {score}"


def date(when: float) -> str:
    """A day in words, as in "21 November 2026"."""
    day = time.localtime(when)
    return f"{day.tm_mday} {_MONTHS[day.tm_mon - 1]} {day.tm_year}"


_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip


def rating_note(found: tuple[Rating, ...]) -> str:
    """What the chart of ratings comes to, in words."""
    decisions = sum(one.decisions for one in found)
    lost = sum(one.points for one in found)
    each = lost / max(1, decisions)
    text = f"{each:.1f} points a decision in {count(len(found), 'reviewed hand')}"
    if len(found) < 6:
        return f"{text}."
    half = len(found) // 2
    first, last = _mean(found[:half]), _mean(found[half:])
    way = "fewer" if last < first - 0.05 else "more" if last > first + 0.05 else "as many"
    return f"{text}; of late {way}: {last:.1f} after {first:.1f}."


def _mean(found: tuple[Rating, ...]) -> float:
    return sum(one.points for one in found) / max(1, sum(one.decisions for one in found))


def reviewed_across(number: int) -> str:
    """What stands beside the number of the last reviewed hand below the line chart."""
    return noun(number, "reviewed hand")


def rating_line(number: int, rating: Rating) -> tuple[str, str]:
    """A reviewed hand in the list below the chart: its name, and what it comes to."""
    name = f"{number}, {date(rating.when)}"
    each = f"{rating.each:.1f} points a decision, {count(rating.decisions, 'decision')}"
    return name, each
