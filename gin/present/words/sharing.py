"""Texts about a result that a player sends to others."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import Text, Verbatim, added
from gin.messages import sharing as messages
from gin.present.words import daily
from gin.present.words.people import opponent, opponent_of, person
from gin.session.challenge import Challenge
from gin.session.challenge_text import text_of
from gin.session.daily import DailyRecord
from gin.session.game import Session


def result_lines(session: Session) -> Iterator[Text]:
    """Yield the result of a finished match, line by line, in the player's words."""
    sheet, game = session.sheet, session.setup.title
    if session.level is None:
        goal = messages.goal_reached if sheet.winner == 0 else messages.goal_missed
        yield goal(game=game, yours=sheet.totals[0])
    else:
        who = person(1, opponent_of(session))
        ending = {0: messages.won, None: messages.drawn}.get(sheet.winner, messages.lost)
        yield ending(who=who, yours=sheet.totals[0], theirs=sheet.totals[1], game=game)
    results = session.match.results
    if len(results) > 1:
        alone = session.level is None
        gains = (one.points(0) - (0 if alone else one.points(1)) for one in results)
        shown = tuple(map(added, gains))
        yield messages.hand_by_hand(gains=shown)
    if session.practice:
        yield messages.PRACTICE


def daily_lines(record: DailyRecord) -> Iterator[Text]:
    """Yield the result of a finished daily deal, without a word about the cards."""
    deal = record.deal
    assert record.score is not None
    alone = deal.level is None
    if deal.level is None:
        yield messages.daily_alone(date=deal.day, game=deal.agreed.title)
    else:
        who = person(1, opponent(deal.level))
        yield messages.daily(date=deal.day, game=deal.agreed.title, who=who)
    yield messages.daily_mine(score=daily.score(record.score, alone=alone))
    if record.master is not None:
        score = daily.score(record.master, alone=alone)
        yield messages.daily_master(who=daily.master(), score=score)


def challenge_lines(challenge: Challenge) -> Iterator[Text]:
    """Yield a challenge as text, with words for a friend who does not know the format."""
    game = challenge.setup.title
    if challenge.level is None:
        yield messages.play_this_alone(game=game)
    else:
        who = person(1, opponent(challenge.level))
        yield messages.play_this(game=game, who=who)
    yield Verbatim("")
    yield from map(Verbatim, text_of(challenge).splitlines())


def challenge_text(challenge: Challenge) -> str:
    """Return a challenge as it is saved to a file."""
    return text_of(challenge) + "\n"


def count_lines(challenge: Challenge) -> int:
    """Return the number of lines of a challenge."""
    return text_of(challenge).count("\n") + 1
