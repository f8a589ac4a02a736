"""Table talk: when an opponent has a word to say, and which.

It is drawn from what lies open on the table and from chance alone, never from hidden cards, so that
it gives nothing away.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from gin.core.message import NOTHING, Text
from gin.present.pictures import Portrait
from gin.present.words.talk import Occasion, lines
from gin.rules.model.events import Dealt, Event, HandOver, Knocked, Took, WentGin
from gin.rules.model.result import HandResult, Outcome

SELDOM = {Occasion.TAKES: 0.22, Occasion.LOSES_CARD: 0.18}
"""How often something is said where it would be tiring each time; elsewhere it always is."""
CLOSE = 10
"""With this much deadwood or less a player who was knocked against was near the end too."""


def remark(
    speaker: Portrait,
    events: Sequence[Event],
    seat: int,
    chance: random.Random,
    *,
    first: bool,
    match_winner: int | None = None,
    before: Text = NOTHING,
) -> Text:
    """What `speaker` in `seat` says about events, or nothing.

    `first` tells that the match has just begun, `match_winner` whose it is, by seat, once it is
    over. The line said last, `before`, is not said again.
    """
    found = occasion(events, seat, first=first, match_winner=match_winner)
    if found is None or chance.random() >= SELDOM.get(found, 1.0):
        return NOTHING
    return chance.choice([line for line in lines(speaker, found) if line != before])


def occasion(
    events: Sequence[Event], seat: int, *, first: bool = False, match_winner: int | None = None
) -> Occasion | None:
    """The weightiest of the events for whoever sits in `seat`, if there is anything to say."""
    if match_winner is not None:
        return Occasion.WINS_MATCH if match_winner == seat else Occasion.LOSES_MATCH
    for event in reversed(events):
        match event:
            case HandOver(result=result):
                just_ended = any(isinstance(one, Knocked | WentGin) for one in events)
                return _of_result(result, seat, just_ended=just_ended)
            case Knocked(seat=who):
                return Occasion.KNOCKS if who == seat else None
            case WentGin(seat=who):
                return Occasion.GOES_GIN if who == seat else None
            case Took(seat=who):
                return Occasion.TAKES if who == seat else Occasion.LOSES_CARD
            case Dealt():
                return Occasion.GREETING if first else None
            case _:
                continue
    return None


def _of_result(result: HandResult, seat: int, *, just_ended: bool) -> Occasion:
    """What to say of a count; `just_ended` tells that the hand was ended just now."""
    mine = result.winner == seat
    if result.winner is None:
        return Occasion.NOBODY
    if result.outcome is Outcome.UNDERCUT:
        return Occasion.UNDERCUTS if mine else Occasion.IS_UNDERCUT
    if result.like_gin:
        return Occasion.GOES_GIN if mine else Occasion.IS_GINNED
    if not mine and result.outcome is not Outcome.KNOCK:
        return Occasion.LOSES
    if not mine:
        close = result.sides[seat].deadwood <= CLOSE
        return Occasion.IS_JUST_BEATEN if close else Occasion.IS_KNOCKED
    return Occasion.KNOCKS if just_ended else Occasion.WINS
