"""Wording of the list of finished matches."""

from __future__ import annotations

from gin.core.message import Message, Text, commas, only
from gin.interface.pictures import Face
from gin.messages import archive as messages
from gin.messages import matches
from gin.present.words.people import face_of, named, opponent_of, person
from gin.session.archive import FinishedMatch, Month
from gin.session.moments import local_time


def line(match: FinishedMatch) -> Text:
    """Describe a match: its end date, its game and the opponent."""
    when = local_time(match.when).date()
    if match.level is None:
        return commas(only(when), match.title)
    return messages.match(date=when, game=match.title, who=person(1, opponent_of(match)))


def title(match: FinishedMatch) -> Text:
    """Return the game and any opponent."""
    if match.level is None:
        return match.title
    return matches.against(game=match.title, other=named(opponent_of(match)))


def day(match: FinishedMatch) -> Text:
    """Return the end date."""
    return only(local_time(match.when).date())


def face(match: FinishedMatch) -> Face | None:
    """Return the opponent's portrait; None for a solitary round."""
    return None if match.level is None else face_of(match)


def ending(match: FinishedMatch) -> Message:
    """Return the final score and who won."""
    yours, theirs = match.totals
    if match.level is None:
        reached = messages.goal_reached if match.won else messages.goal_missed
        return reached(yours=yours)
    score = messages.won if match.won else messages.lost
    return score(yours=yours, theirs=theirs)


def where(first: int, number: int, count: int) -> Message:
    """Return the numbers of the matches that a page shows."""
    if number == count:
        return messages.all_of_them(count=count)
    return messages.where(first=first, last=first + number - 1, count=count)


def month(of: Month) -> Message:
    """Return a month by name, with its year."""
    year, number = of
    return messages.month_of(month=number, year=year)


def typed_month(of: Month) -> str:
    """Return a month as players type it: 2026-11."""
    return f"{of[0]:04}-{of[1]:02}"
