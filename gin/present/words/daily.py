"""Wording of the daily deals."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import date

from gin.ai.players.levels import STRONGEST
from gin.core.message import NOTHING, YOU, Message, Text, Verbatim, Who, commas, sentences
from gin.interface.paper import Tone
from gin.interface.pictures import Icon
from gin.messages import archive
from gin.messages import daily as messages
from gin.present.words.people import PEOPLE, opponent, person
from gin.session.daily import DailyDeal, DailyRecord, DailyScore, days_as_good, days_played


def master() -> Who:
    """Return the strongest opponent, who plays each deal after the player."""
    return person(1, PEOPLE[STRONGEST].name)


def in_menu(deal: DailyDeal, record: DailyRecord | None, *, named: bool = False) -> Text:
    """Return the note on the menu's button: the game, or what the player reached.

    With `named`, another button already names the game.
    """
    if record is None:
        return game(deal)
    if record.score is None:
        if named:
            return messages.BEGUN_SHORT
        return messages.begun(what=game(deal))
    return messages.done(score=score(record.score, alone=deal.level is None))


def game(deal: DailyDeal) -> Text:
    """Return the game and any opponent."""
    title = deal.agreed.title
    if deal.level is None:
        return title
    return messages.against(game=title, who=person(1, opponent(deal.level)))


def score(reached: DailyScore, *, alone: bool) -> Message:
    """Describe a score: "won by 24", or "won, 24 to 5" if the loser scored too."""
    yours, theirs = reached.yours, reached.theirs
    if alone:
        goal = archive.goal_reached if reached.winner == 0 else archive.goal_missed
        return goal(yours=yours)
    if reached.winner is None:
        return messages.NOBODY
    if not min(yours, theirs):
        margin = messages.won_by if reached.winner == 0 else messages.lost_by
        return margin(points=max(yours, theirs))
    ending = archive.won if reached.winner == 0 else archive.lost
    return ending(yours=yours, theirs=theirs)


def whole_day(day: date) -> Message:
    """Return a date with its weekday."""
    return messages.whole_day(day=day.isoweekday(), date=day)


def in_calendar(day: date, record: DailyRecord | None, today: date) -> Text:
    """Describe what became of a day's deal, for a line of the calendar."""
    now: Text = messages.TODAY if day == today else NOTHING
    if record is None:
        return messages.AHEAD if day > today else commas(now, messages.NOT_PLAYED)
    if record.score is None:
        return commas(now, messages.UNDER_WAY)
    lead = record.lead
    better: Text = NOTHING
    if lead is not None and lead >= 0:
        better = (messages.better if lead else messages.equal)(who=master())
    return commas(now, score(record.score, alone=record.deal.level is None), better)


def result_lines(record: DailyRecord) -> Iterator[tuple[Text, Text]]:
    """Yield what both reached: the player and the master, each as a label and a text."""
    assert record.score is not None
    alone = record.deal.level is None
    yield messages.YOU, score(record.score, alone=alone)
    reached = messages.THINKING if record.master is None else score(record.master, alone=alone)
    yield messages.master(who=master()), reached


def compared(record: DailyRecord) -> Message | None:
    """Compare the player with the master; None if the master has not played yet."""
    match record.lead:
        case None:
            return None
        case 0:
            return messages.points_equal(who=master())
        case lead:
            points = messages.points_better if lead > 0 else messages.points_worse
            return points(points=abs(lead), who=master())


def result(record: DailyRecord) -> Text:
    """Return the result next to the master's in sentences."""
    assert record.score is not None
    alone = record.deal.level is None
    return sentences(_said(YOU, record.score, alone=alone), masters_result(record))


def masters_result(record: DailyRecord) -> Text:
    """Return what the master reached, as a sentence."""
    if record.master is None:
        return messages.plays_now(who=master())
    return _said(master(), record.master, alone=record.deal.level is None)


def _said(who: Who, reached: DailyScore, *, alone: bool) -> Message:
    """Say what the player or the master reached: "You won by 24."."""
    yours, theirs = reached.yours, reached.theirs
    won = reached.winner == 0
    if alone:
        return (messages.reaches_goal if won else messages.misses_goal)(who=who, points=yours)
    if reached.winner is None:
        return messages.draws(who=who)
    if not min(yours, theirs):
        return (messages.wins_by if won else messages.loses_by)(who=who, points=max(yours, theirs))
    return (messages.wins if won else messages.loses)(who=who, yours=yours, theirs=theirs)


def seal(day: date, other: str) -> Message:
    """Explain on the page of the seal that these cards can be known."""
    if not other:
        return messages.seal_alone(date=day)
    return messages.seal(date=day, who=person(1, other))


def masters_words(record: DailyRecord | None) -> Message:
    """Return what the master says about a day's deal, before or after it was played."""
    if record is None:
        return messages.SAYS_FIRST
    if record.lead is None:
        return messages.SAYS_BEGUN
    if not record.lead:
        return messages.SAYS_EQUAL
    return messages.SAYS_WORSE if record.lead > 0 else messages.SAYS_BETTER


def played(month: Text, records: Collection[DailyRecord]) -> Text:
    """Return how many deals of a month were played, and how many as well as by the master."""
    count, good = days_played(records), days_as_good(records)
    if not good:
        return messages.played(month=month, count=count)
    return messages.played_well(month=month, count=count, good=good, who=master())


def streak(current: int, most: int) -> Text:
    """Return the days in a row that were played, and the most so far if these are more."""
    if most < 2:
        return NOTHING
    if current < 2:
        return messages.most_in_a_row(count=most)
    if current == most:
        return messages.streak(count=current)
    return messages.streak_of(count=current, most=most)


def legend(*, begun: bool) -> tuple[tuple[Tone | Icon | None, Text], ...]:
    """Return the meanings of the calendar's marks; None is the star.

    The arrow is left out unless a deal is `begun`.
    """
    open_deal = ((Icon.ONWARD, messages.UNDER_WAY),) if begun else ()
    star = messages.mark_star(who=master())
    finished = (
        (Tone.YOURS, messages.MARK_WON),
        (Tone.THEIRS, messages.MARK_LOST),
        (Tone.NOBODY, messages.MARK_NOBODY),
        (None, star),
    )
    return (*open_deal, *finished)


def code(deal: DailyDeal) -> Message:
    """Return the code with which anyone can deal the same cards."""
    return messages.code(code=Verbatim(deal.code))
