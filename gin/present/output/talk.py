"""Table talk: when an opponent has a word to say, and which.

It is drawn from what lies open on the table, from how earlier matches ended and from chance, never
from hidden cards, so that it gives nothing away.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from gin.core.message import NOTHING, Text
from gin.interface.pictures import Portrait
from gin.present.output import shuffle_bag
from gin.present.words.talk import TalkOccasion
from gin.rules.model.events import Dealt, Discarded, Event, HandOver, Knocked, Took, WentGin
from gin.rules.model.result import HandResult, Outcome
from gin.session.acquaintance import Acquaintance, acquaintance
from gin.session.game import OPPONENT, Session

SELDOM = {TalkOccasion.TAKES: 0.22, TalkOccasion.LOSES_CARD: 0.18, TalkOccasion.NEXT_HAND: 0.3}
"""How often something is said where it would be tiring each time; elsewhere it always is."""
CLOSE = 10
"""With this much deadwood or less a player who was knocked against was near the end too."""
STREAK = 3
"""Matches in a row from which on one speaks of a run of luck."""
LONG = 21
"""Days after which one has not seen each other for a long time."""
RECALLS = 0.7
"""How often the last match is spoken of where nothing more is to be said of it."""


def remark(
    session: Session, speaker: Portrait, events: Sequence[Event], *, greeted: bool = False
) -> Text:
    """What the opponent, who looks like `speaker`, says about events just now, or nothing.

    Nobody is greeted twice: `greeted` tells that it was done before the cards were dealt.
    """
    over = session.hand_over and session.sheet.over
    log = session.seen.log
    found = occasion(
        events,
        OPPONENT,
        log=log,
        first=session.hand_number == 1,
        greeted=greeted,
        match_winner=session.sheet.winner if over else None,
    )
    chance = random.Random(f"{session.dealt.chatter}:{session.happened}")
    if found is None or chance.random() >= SELDOM.get(found, 1.0):
        return NOTHING
    if found in (TalkOccasion.GREETING, TalkOccasion.WINS_MATCH, TalkOccasion.LOSES_MATCH):
        assert session.level is not None
        known = acquaintance(session.store, session.level, session.id)
        found = recalled(found, known, chance)
    return shuffle_bag.draw(session.store, speaker, found, chance)


def occasion(
    events: Sequence[Event],
    seat: int,
    *,
    log: Sequence[Event],
    first: bool = False,
    greeted: bool = False,
    match_winner: int | None = None,
) -> TalkOccasion | None:
    """The weightiest of the events for whoever sits in `seat`, if there is anything to say.

    `log` are all events of the hand, `first` tells that it is the match's first, `greeted` that
    the greeting has been said, `match_winner` whose the match is, by seat, once it is over.
    """
    if match_winner is not None:
        return TalkOccasion.WINS_MATCH if match_winner == seat else TalkOccasion.LOSES_MATCH
    for event in reversed(events):
        match event:
            case HandOver(result=result):
                just_ended = any(isinstance(one, Knocked | WentGin) for one in events)
                return _of_result(result, seat, just_ended=just_ended)
            case Knocked(seat=who):
                return TalkOccasion.KNOCKS if who == seat else None
            case WentGin(seat=who):
                return TalkOccasion.GOES_GIN if who == seat else None
            case Took(seat=who, card=card):
                if Discarded(1 - who, card) not in log:
                    # The upcard is nobody's gift.
                    return None
                return TalkOccasion.TAKES if who == seat else TalkOccasion.LOSES_CARD
            case Dealt() if first:
                return None if greeted else TalkOccasion.GREETING
            case Dealt():
                return TalkOccasion.NEXT_HAND
            case _:
                continue
    return None


def recalled(found: TalkOccasion, known: Acquaintance, chance: random.Random) -> TalkOccasion:
    """A greeting or a parting as somebody says it who remembers earlier matches."""
    match found:
        case TalkOccasion.GREETING:
            return _greeting(known, chance)
        case TalkOccasion.LOSES_MATCH if not known.ever_beaten:
            return TalkOccasion.FIRST_LOSS
    if known.won is None or chance.random() >= RECALLS:
        return found
    if found is TalkOccasion.WINS_MATCH:
        return TalkOccasion.WINS_AGAIN if known.won else TalkOccasion.AVENGED
    return TalkOccasion.IS_AVENGED if known.won else TalkOccasion.LOSES_AGAIN


def _greeting(known: Acquaintance, chance: random.Random) -> TalkOccasion:
    if not known.met:
        return TalkOccasion.MEETS
    if known.days >= LONG:
        return TalkOccasion.LONG_AGO
    may_be = [TalkOccasion.GREETING]
    if known.within_an_hour:
        may_be.append(TalkOccasion.AGAIN)
    if known.won is not None:
        may_be.append(TalkOccasion.WON_LAST if known.won else TalkOccasion.LOST_LAST)
    if known.won is not None and known.streak >= STREAK:
        may_be.append(TalkOccasion.ON_STREAK if known.won else TalkOccasion.IN_SLUMP)
    return may_be[-1] if chance.random() < RECALLS else chance.choice(may_be)


def _of_result(result: HandResult, seat: int, *, just_ended: bool) -> TalkOccasion:
    """What to say of a count; `just_ended` tells that the hand was ended just now."""
    mine = result.winner == seat
    if result.winner is None:
        return TalkOccasion.NOBODY
    if result.outcome is Outcome.UNDERCUT:
        return TalkOccasion.UNDERCUTS if mine else TalkOccasion.IS_UNDERCUT
    if result.like_gin:
        return TalkOccasion.GOES_GIN if mine else TalkOccasion.IS_GINNED
    if not mine and result.outcome is not Outcome.KNOCK:
        return TalkOccasion.LOSES
    if not mine:
        close = result.sides[seat].deadwood <= CLOSE
        return TalkOccasion.IS_JUST_BEATEN if close else TalkOccasion.IS_KNOCKED
    return TalkOccasion.KNOCKS if just_ended else TalkOccasion.WINS
