"""Wording of a match's report."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from gin.ai.search.match_equity import gain
from gin.core.message import (
    NOTHING,
    Message,
    Text,
    Verbatim,
    added,
    added_percent,
    commas,
    ended,
    labelled,
    only,
    percent,
    phrase,
    points_text,
    sentences,
)
from gin.messages import luck as luck_messages
from gin.messages import report as messages
from gin.messages import review as review_messages
from gin.messages import standing as standing_messages
from gin.present.words import luck, match_score
from gin.present.words import review as review_words
from gin.present.words import sheet as sheets
from gin.present.words.people import opponent, person
from gin.session.balance import SURE, Balance
from gin.session.game import HUMAN, OPPONENT
from gin.session.report import MatchReport


def other_of(report: MatchReport) -> str:
    """Return the opponent's name; empty in a solitary game."""
    level = report.session.level
    return "" if level is None else opponent(level)


def lines(report: MatchReport) -> Iterator[Text]:
    """Yield the sentences at the top: the result, the chance, luck and play, what is missing."""
    session, other = report.session, other_of(report)
    if not report.hands:
        yield messages.NO_HAND
        return
    yield match_score.closing(session.sheet, session.rules, other)
    if not report.done:
        yield messages.looked_at(number=report.looked_at, hands=report.hands)
        return
    yield went(report)
    if report.measurable:
        yield luck.of_chance(report.total, other)
    elif report.judged:
        yield luck_messages.NOT_MEASURED
    else:
        yield messages.NOT_JUDGED


def went(report: MatchReport) -> Text:
    """Return the chance to win before the match and now."""
    before, after = percents(report.chances[0]), percents(report.chances[-1])
    if report.alone:
        return messages.goal_went(before=before, after=after)
    return review_words.chance_went(report.session, before, after)


def percents(chance: float) -> int:
    """Return a chance in percent."""
    return round(100 * chance)


def summary(report: MatchReport) -> Text:
    """Return the report in sentences: its lines, both accuracies, and what to practise."""
    found = tuple(map(ended, lines(report)))
    if not report.done:
        return sentences(*found)
    accuracies = [value for label, value in figures(report) if label == review_messages.ACCURACY]
    both = ended(labelled(review_messages.ACCURACY, accuracies[0])) if accuracies else NOTHING
    return sentences(*found, both, practise(report))


Pair = tuple[Text, ...]
"""A figure of each player."""
_UNKNOWN = Verbatim("\u2013")
"""In place of a figure that is not known yet."""


def figure_rows(report: MatchReport) -> Iterator[tuple[Text, Pair]]:
    """Yield the figures of both players, each with its label; in a solitary game, the player's.

    While hands are still being judged, there are dashes instead.
    """
    for label, values in _figure_rows(report):
        yield label, values if report.done else (_UNKNOWN,) * len(values)


def _figure_rows(report: MatchReport) -> Iterator[tuple[Text, Pair]]:
    seats = (HUMAN,) if report.alone else (HUMAN, OPPONENT)
    yield review_messages.ACCURACY, tuple(accuracy(report, seat) for seat in seats)
    yield messages.MISTAKES, tuple(only(report.mistakes(seat)) for seat in seats)
    yield messages.GIVEN, tuple(points_text(report.given(seat)) for seat in seats)
    if not report.measurable:
        return
    deal, mine, theirs, my_play, their_play = luck.parts(report.total.account.chance, 100)
    for label, pair in (
        (messages.DEAL, (deal, -deal)),
        (messages.DRAWS, (mine, -theirs)),
        (messages.PLAY, (my_play, -their_play)),
    ):
        yield label, tuple(map(added_percent, pair))


def figures(report: MatchReport) -> Iterator[tuple[Text, Text]]:
    """Yield the figures of both players as they are read out, each with its label."""
    names = heads(report)
    for label, values in figure_rows(report):
        if len(names) == 1:
            yield label, values[0]
        else:
            yield label, commas(*map(phrase, names, values))


def heads(report: MatchReport) -> tuple[Text, ...]:
    """Return the headings of the columns of figures."""
    seats, other = report.session.rules.seats, other_of(report)
    return tuple(standing_messages.name(who=person(seat, other)) for seat in range(seats))


def figures_note(report: MatchReport) -> Text:
    """Return the note about how the figures are judged."""
    if not report.measurable:
        return messages.NOTE_ALONE
    if not report.done:
        return messages.NOTE
    error = ceil(100 * SURE * report.total.account.error[1])
    return sentences(messages.NOTE, messages.in_chances(error=error))


def accuracy(report: MatchReport, seat: int) -> Text:
    """Return a seat's accuracy, a dash if it only followed hints; 100% only without any loss."""
    share = report.accuracy(seat)
    if share is None:
        return _UNKNOWN
    return percent(min(percents(share), 99 if report.given(seat) else 100))


def practise(report: MatchReport) -> Text:
    """Return a sentence about what to practise; empty where decisions are not judged."""
    decisions, given = len(report.moves(HUMAN)), report.given(HUMAN)
    if not decisions:
        return NOTHING
    if not given:
        return messages.nothing_lost(decisions=decisions)
    found = report.weakness
    if found is None:
        return messages.little(points=points_text(given), decisions=decisions)
    return messages.practise(
        theme=found.theme, points=points_text(found.points), whole=points_text(found.whole)
    )


def cost(points: float, lost: float, *, alone: bool) -> Text:
    """Return what a decision cost, in points and in the chance to win."""
    share = percents(lost)
    if alone or not share:
        return review_messages.given_away(points=points_text(points))
    return messages.cost(points=points_text(points), percent=-share)


def hand(report: MatchReport, number: int) -> Message:
    """Return the number of a hand and how it ended."""
    result = report.session.match.results[number - 1]
    return messages.hand(number=number, how=sheets.how(result))


def hand_went(report: MatchReport, number: int) -> Message:
    """Return the chances to win before and after a hand."""
    before, after = report.chances[number - 1 : number + 1]
    return messages.hand_went(
        name=hand(report, number), before=percents(before), after=percents(after)
    )


def hand_parts(report: MatchReport, number: int) -> tuple[Text, Text]:
    """Return a hand's luck and play, and its result, in the measure of the game."""
    balance, rules = report.balances[number - 1], report.session.rules
    result = report.session.match.results[number - 1]
    if not report.measurable:
        if report.alone:
            return NOTHING, only(result.points(HUMAN))
        return NOTHING, added(round(gain(result, HUMAN)))
    if balance is None:
        return messages.NOT_YET, NOTHING
    return _measured(balance, in_points=luck.in_points(rules))


def _measured(balance: Balance, *, in_points: bool) -> tuple[Text, Text]:
    account = balance.account
    shares, times = (account.points, 1) if in_points else (account.chance, 100)
    by_luck, play = luck.whole_parts(luck.luck_and_play(shares, times))
    parts = messages.hand_parts(luck=added(by_luck), play=added(play))
    result = by_luck + play
    return parts, added(result) if in_points else luck_messages.chance_of(percent=result)
