"""Wording of the statistics."""

from __future__ import annotations

from collections.abc import Sequence

from gin.core.errors import UnknownGame
from gin.core.message import (
    NOTHING,
    Message,
    Share,
    Text,
    Verbatim,
    commas,
    decimal,
    labelled,
    only,
    sentences,
)
from gin.interface.pictures import Face
from gin.messages import statistics as messages
from gin.present.words.people import PEOPLE, displayed_name
from gin.session.goals import BestResult
from gin.session.partner import PERSON_LEVEL
from gin.session.statistics import (
    CODED,
    MIXTURE,
    HandEnding,
    PlayedMatch,
    Record,
    RecordFilter,
    Tally,
)
from gin.variants.codes import parse_game_code
from gin.variants.registry import game

LAST = 10
"""Maximum number of matches or rounds that are listed."""
FEW = 10
"""With fewer hands, averages have no decimals and endings that never happened are left out."""
ENDINGS = {
    HandEnding.KNOCK: messages.BY_KNOCK,
    HandEnding.GIN: messages.BY_GIN,
    HandEnding.BIG_GIN: messages.BY_BIG_GIN,
    HandEnding.UNDERCUT_MADE: messages.UNDERCUT_MADE,
    HandEnding.OFFER_WON: messages.BY_OFFER,
    HandEnding.OTHER_WON: messages.AT_STOCK_END,
    HandEnding.LOST_TO_KNOCK: messages.LOST_TO_KNOCK,
    HandEnding.LOST_TO_GIN: messages.LOST_TO_GIN,
    HandEnding.LOST_TO_BIG_GIN: messages.LOST_TO_BIG_GIN,
    HandEnding.UNDERCUT_SUFFERED: messages.UNDERCUT_SUFFERED,
    HandEnding.GAVE_UP: messages.GAVE_UP,
    HandEnding.OTHER_LOST: messages.LOST_AT_STOCK_END,
    HandEnding.NOBODY: messages.VOID,
    HandEnding.SOLO_GIN: messages.SOLO_GIN,
    HandEnding.SOLO_LOOSE: messages.SOLO_LOOSE,
}
"""Labels of the bars for how hands ended."""
Figure = tuple[Message, Message, Message]
"""A label, a number, and a note on the number."""


def game_title(id: str) -> Text:
    """Return a game's title; the id if it is no longer known."""
    if id.startswith(CODED):
        return parse_game_code(id.removeprefix(CODED)).title
    if id.startswith(MIXTURE):
        return Verbatim(id.removeprefix(MIXTURE))
    try:
        return game(id).title
    except UnknownGame:
        return Verbatim(id)


def against(level: int) -> Text:
    """Return a level's opponent; the level if it no longer exists."""
    if level == PERSON_LEVEL:
        return messages.PEOPLE
    try:
        return displayed_name(level)
    except KeyError:
        return messages.level(level=level)


def title(which: RecordFilter) -> Message:
    """Return the heading, which names the filter."""
    if which.practice:
        return messages.TITLE_OF_PRACTICE
    parts: list[Text] = [] if which.game is None else [game_title(which.game)]
    if which.level is not None:
        parts.append(messages.against(opponent=against(which.level)))
    return messages.title_of(what=commas(*parts)) if parts else messages.TITLE


def share(part: int, whole: int) -> Text:
    """Return a proportion, empty if the whole is zero."""
    return only(_share(part, whole)) if whole else NOTHING


def _share(part: int, whole: int) -> Share:
    """Return a proportion rounded to whole percent."""
    return Share(round(100 * part / whole) / 100)


def mean(total: int, number: int) -> Message:
    """Return an average; with few hands it has no decimal, which would not mean anything."""
    average = total / number
    return only(round(average)) if number < FEW else decimal(average)


def headline(against_others: Tally, alone: Tally) -> Text:
    """Summarize the figures in one or two sentences."""
    found: list[Text] = []
    if against_others.played:
        matches = len(against_others.played)
        found.append(messages.won_of(won=against_others.won, matches=matches))
    if alone.played:
        found.append(messages.reached_of(won=alone.won, rounds=len(alone.played)))
    if not found:
        hands = against_others.hands + alone.hands
        return messages.hands_only(hands=hands) if hands else messages.NOTHING_HERE
    return sentences(*found)


def figures(tally: Tally, best: Sequence[BestResult] = ()) -> tuple[Figure, ...]:
    """Return the figures for matches against opponents; `best` are the best results to name."""
    matches, hands = len(tally.played), tally.hands
    found = [(messages.MATCHES, only(matches), messages.FINISHED)]
    if matches:
        length = abs(tally.streak)
        streak = messages.wins if tally.streak > 0 else messages.losses
        found += [
            (
                messages.MATCHES_WON,
                only(_share(tally.won, matches)),
                messages.out_of(part=tally.won, whole=matches),
            ),
            (
                messages.STREAK,
                only(length),
                streak(number=length) if length else messages.NO_STREAK,
            ),
            (messages.LONGEST_STREAK, only(tally.longest), messages.wins(number=tally.longest)),
        ]
    average = mean(tally.points, hands)
    found.append((messages.POINTS_A_HAND, average, messages.in_hands(hands=hands)))
    found.append((messages.DEADWOOD, mean(tally.deadwood, hands), messages.ON_AVERAGE))
    ended = tally.endings
    gins = ended.get(HandEnding.GIN, 0) + ended.get(HandEnding.BIG_GIN, 0)
    undercuts = ended.get(HandEnding.UNDERCUT_MADE, 0)
    suffered = messages.suffered(number=ended.get(HandEnding.UNDERCUT_SUFFERED, 0))
    found.append((messages.GINS, only(gins), messages.in_hands(hands=hands)))
    found.append((messages.UNDERCUTS, only(undercuts), suffered))
    points = max((one.points for one in best if one.points is not None), default=None)
    turns = min((one.turns for one in best if one.turns is not None), default=None)
    if points is not None:
        found.append((messages.BEST_HAND, only(points), messages.POINTS))
    if turns is not None:
        found.append((messages.FASTEST_GIN, only(turns), messages.TURNS))
    return (*found, *_hints(tally))


def _hints(tally: Tally) -> tuple[Figure, ...]:
    return ((messages.HINTS, only(tally.hints), messages.ASKED_FOR),) if tally.hints else ()


def figures_alone(tally: Tally) -> tuple[Figure, ...]:
    """Return the figures for solitary rounds."""
    rounds = len(tally.played)
    found = [(messages.ROUNDS, only(rounds), messages.FINISHED)]
    if rounds:
        totals = [match.totals[0] for match in tally.played]
        found += [
            (
                messages.GOAL_REACHED,
                only(_share(tally.won, rounds)),
                messages.out_of(part=tally.won, whole=rounds),
            ),
            (messages.BEST_TOTAL, only(min(totals)), messages.POINTS),
            (messages.AVERAGE_TOTAL, mean(sum(totals), rounds), messages.POINTS),
        ]
    average = mean(tally.points, tally.hands)
    found.append((messages.POINTS_A_DEAL, average, messages.in_deals(deals=tally.hands)))
    return (*found, *_hints(tally))


def ahead(balance: int) -> Message:
    """Return the balance of matches won and lost."""
    if not balance:
        return messages.EVEN
    if balance < 0:
        return messages.behind(number=-balance)
    return messages.ahead(number=balance)


def over_time(tally: Tally, shown: Sequence[PlayedMatch]) -> Message:
    """Return the note on the line chart of matches."""
    if not shown:
        return messages.NO_MATCH
    won, lost = sum(match.won for match in shown), sum(match.lost for match in shown)
    matches = len(tally.played)
    if len(shown) < matches:
        return messages.last(shown=len(shown), matches=matches, won=won, lost=lost)
    return messages.after(matches=matches, won=won, lost=lost)


def match_name(number: int, match: PlayedMatch) -> Message:
    """Return a match's number and result."""
    if match.won:
        return messages.match_won(number=number)
    return (messages.match_lost if match.lost else messages.match_drawn)(number=number)


def match_score(match: PlayedMatch) -> Message:
    """Return both totals of a match."""
    return messages.score(yours=match.totals[0], theirs=match.totals[1])


def match_note(match: PlayedMatch, balance: int) -> Message:
    """Describe a match, with the balance after it."""
    name = game_title(match.game)
    if match.level is not None:
        name = commas(name, against(match.level))
    return labelled(name, ahead(balance))


def record_name(record: Record, which: RecordFilter) -> Text:
    """Return a bar's label: the game, the opponent, or both, depending on the filter."""
    assert record.level is not None
    if which.game is not None and which.level is None:
        return against(record.level)
    if which.level is not None and which.game is None:
        return game_title(record.game)
    return commas(game_title(record.game), against(record.level))


def face_and_game(record: Record, which: RecordFilter) -> tuple[Face | None, Text]:
    """Return the face next to a bar, and the words after it: the opponent, the game, or both."""
    assert record.level is not None
    face = PEOPLE[record.level].portrait if record.level in PEOPLE else None
    who, game = against(record.level), game_title(record.game)
    if which.game is not None:
        return face, who
    return face, game if which.level is not None else labelled(who, game)


def by_game(found: Sequence[Record]) -> Message:
    """Return the note on the bar chart of games."""
    if not found:
        return messages.NO_MATCHES
    games = len({record.game for record in found})
    won, played = sum(record.won for record in found), sum(record.matches for record in found)
    return messages.by_game_note(won=won, matches=played, games=games)


def by_opponent(found: Sequence[Record]) -> Text:
    """Return the wins against each opponent, unless each of them played only one game."""
    totals: dict[int, list[Record]] = {}
    for record in found:
        if record.level is not None:
            totals.setdefault(record.level, []).append(record)
    if all(len(records) == 1 for records in totals.values()):
        return NOTHING
    lines = (
        messages.total_against(
            opponent=against(level),
            won=sum(record.won for record in records),
            matches=sum(record.matches for record in records),
        )
        for level, records in totals.items()
    )
    return sentences(*lines)


def alone_title(games: Sequence[str]) -> Message:
    """Return the heading of the line chart of solitary rounds."""
    return messages.round_by_round(game=game_title(games[0]) if len(games) == 1 else messages.ALONE)


def alone_note(tally: Tally, shown: Sequence[PlayedMatch]) -> Message:
    """Return the note on the line chart of solitary rounds."""
    if not shown:
        return messages.NO_ROUND
    goals = {match.goal for match in shown}
    (goal,) = goals if len(goals) == 1 else (None,)
    reached, best = sum(match.won for match in shown), min(match.totals[0] for match in shown)
    few, rounds = len(shown), len(tally.played)
    if few < rounds:
        if goal is None:
            return messages.rounds_last(shown=few, rounds=rounds, reached=reached, best=best)
        return messages.rounds_to_last(
            shown=few, rounds=rounds, reached=reached, goal=goal, best=best
        )
    if goal is None:
        return messages.rounds_after(rounds=rounds, reached=reached, best=best)
    return messages.rounds_to_after(rounds=rounds, reached=reached, goal=goal, best=best)


def round_note(match: PlayedMatch) -> Message:
    """Return the note that says whether a round reached its goal."""
    if match.goal is None:
        return messages.REACHED if match.won else messages.MISSED
    return (messages.reached_goal if match.won else messages.missed_goal)(goal=match.goal)


def practice(found: Sequence[Record]) -> Message:
    """Describe the matches in which moves could be taken back."""
    return messages.practice_note(
        matches=sum(one.matches for one in found),
        won=sum(one.won for one in found),
        hands=sum(one.hands for one in found),
    )
