"""Wording of the list of unfinished matches."""

from __future__ import annotations

from datetime import date

from gin.core.message import Message, Text, Verbatim, commas, labelled
from gin.messages import daily
from gin.messages import matches as messages
from gin.present.words.people import named, opponent_of
from gin.session.moments import local_time
from gin.session.unfinished import Summary


def line(match: Summary) -> Text:
    """Return the game and any opponent."""
    if match.level is None:
        return match.title
    return messages.against(game=match.title, other=named(opponent_of(match)))


def standing(match: Summary) -> Message:
    """Describe a match in a line: game, opponent and score."""
    return labelled(line(match), totals(match))


def to_continue(match: Summary) -> Text:
    """Describe the match that the menu continues; that it is in progress goes without saying."""
    return line(match) if _is_single(match) else standing(match)


def in_sentence(match: Summary) -> Text:
    """Describe a match as part of a sentence."""
    return commas(line(match), totals(match))


def totals(match: Summary) -> Text:
    """Return the score of a match, as far as known; a single hand has none before its end."""
    if _is_single(match):
        return daily.UNDER_WAY
    if match.level is None or match.running is None:
        return score(match)
    yours, theirs = match.running
    return messages.totals(yours=yours, theirs=theirs)


def continue_label(match: Summary) -> Text:
    """Return the label of the button that continues a match, with its opponent and score."""
    if match.level is None:
        return messages.go_on_alone(score=totals(match))
    return messages.go_on_against(other=named(opponent_of(match)), score=totals(match))


def continue_label_short(match: Summary) -> Text:
    """Return a short label of the button that continues a match: only the opponent."""
    if match.level is None:
        return messages.GO_ON_WITH_IT
    return messages.go_on_alone(score=named(opponent_of(match)))


def unfinished(match: Summary) -> Text:
    """Return an unfinished match's score for its game's page."""
    if match.level is None:
        return messages.unfinished_alone(score=totals(match))
    return messages.unfinished_against(other=named(opponent_of(match)), score=totals(match))


def when(of: Summary, today: date) -> Message:
    """Return when a match was last played."""
    played = local_time(of.touched)
    time = Verbatim(f"{played.hour}:{played.minute:02}")
    match (today - played.date()).days:
        case 0:
            return messages.today(time=time)
        case 1:
            return messages.yesterday(time=time)
    return messages.on_day(day=played.date(), time=time)


def score(match: Summary) -> Text:
    """Return the score and the hand's number, as far as known."""
    if _is_single(match):
        return daily.UNDER_WAY
    alone, running = match.level is None, match.running
    if running is None:
        return messages.deal(hand=match.hand) if alone else messages.hand(hand=match.hand)
    if alone:
        return messages.score_alone(points=running[0], hand=match.hand)
    return messages.score(yours=running[0], others=running[1], hand=match.hand)


def _is_single(match: Summary) -> bool:
    """Return whether only one hand is played."""
    return match.daily and match.level is not None
