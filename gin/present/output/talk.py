"""Table talk: choose when an opponent speaks, and which line.

Remarks depend on open information and chance, so a remark never reveals a hidden card.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from gin.core.message import NOTHING, Text
from gin.interface.pictures import Portrait
from gin.present.output import shuffle_bag
from gin.present.words import talk as talk_words
from gin.present.words.talk import CupOccasion, TalkOccasion
from gin.rules.model.events import Dealt, Discarded, Event, HandOver, Knocked, Took, WentGin
from gin.rules.model.result import HandResult, Outcome
from gin.session.acquaintance import Acquaintance, acquaintance
from gin.session.game import OPPONENT
from gin.session.ladder import Place, place_of
from gin.session.table_session import TableSession
from gin.session.tournament import YOU, Form, tournament_place
from gin.session.tournament_store import saved_tournament

SELDOM = {TalkOccasion.TAKES: 0.36, TalkOccasion.LOSES_CARD: 0.32, TalkOccasion.NEXT_HAND: 0.5}
"""Probability of a remark on frequent occasions. Other occasions always get one."""
AT_FIRST = 1.8
"""Factor of these probabilities in the first hand of a match."""
CLOSE = 10
"""Maximum deadwood of a losing defender that counts as close to winning."""
STREAK = 3
"""Matches won or lost in a row that count as a streak."""
LONG = 21
"""Days since the last match after which the opponent says it has been a long time."""
RECALLS = 0.7
"""Minimum probability of a line about earlier matches, if one is suitable."""


def remark(
    session: TableSession,
    speaker: Portrait,
    events: Sequence[Event],
    *,
    greeted: bool = False,
    taught: bool = False,
) -> Text:
    """Return what the opponent, drawn as `speaker`, says about the latest events, or nothing.

    `greeted` means that the opponent already greeted the player, before the deal; `taught` that the
    opponent has given the player the lesson.
    """
    over = session.hand_over and session.sheet.over and not session.sheet.single
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
    moved = session.stages_moved if found is TalkOccasion.NEXT_HAND else 0
    if moved:
        found = TalkOccasion.EASES if moved > 0 else TalkOccasion.LEARNS
    if found is None:
        return NOTHING
    likely = SELDOM.get(found, 1.0) * (AT_FIRST if session.hand_number == 1 else 1)
    if chance.random() >= likely:
        return NOTHING
    place = place_of(session.event)
    if place is not None:
        found = on_ladder(found, place)
    standing = in_tournament(session, found)
    if standing is not None:
        return shuffle_bag.draw_line(session.store, speaker, standing, chance, session.id)
    if found in (TalkOccasion.GREETING, TalkOccasion.WINS_MATCH, TalkOccasion.LOSES_MATCH):
        assert session.level is not None
        known = acquaintance(session.store, session.level, session.id)
        found = with_memory(found, known, chance)
        if taught and found is TalkOccasion.MEETS:
            found = TalkOccasion.TAUGHT
    taken = next((one.card for one in reversed(events) if isinstance(one, Took)), None)
    return shuffle_bag.draw_line(
        session.store, speaker, found, chance, session.id, talk_words.unfit(taken)
    )


def occasion(
    events: Sequence[Event],
    seat: int,
    *,
    log: Sequence[Event],
    first: bool = False,
    greeted: bool = False,
    match_winner: int | None = None,
) -> TalkOccasion | None:
    """Return the occasion that `events` give the player in `seat` to speak, or None.

    `log` holds all events of the hand. `first` marks the first hand of the match. `greeted` means
    that the greeting was already said. `match_winner` is the winner's seat once the match is over.
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
                    # The card was the dealt upcard, which neither player discarded.
                    return None
                return TalkOccasion.TAKES if who == seat else TalkOccasion.LOSES_CARD
            case Dealt() if first:
                return None if greeted else TalkOccasion.GREETING
            case Dealt():
                return TalkOccasion.NEXT_HAND
            case _:
                continue
    return None


def on_ladder(found: TalkOccasion, place: Place) -> TalkOccasion:
    """Return the greeting or parting of a match on the ladder, or `found` unchanged."""
    match found:
        case TalkOccasion.GREETING:
            return TalkOccasion.LADDER_GREETING
        case TalkOccasion.WINS_MATCH:
            return TalkOccasion.LADDER_WINS
        case TalkOccasion.LOSES_MATCH:
            return TalkOccasion.LADDER_TOP if place.last else TalkOccasion.LADDER_LOSES
    return found


def in_tournament(session: TableSession, found: TalkOccasion) -> CupOccasion | None:
    """Return the greeting or parting of a match of a tournament; None on other occasions."""
    place = tournament_place(session.event)
    shown = saved_tournament(session.store, place[0]) if place is not None else None
    if place is None or shown is None:
        return None
    final, knockout = shown.final.number == place[1], shown.form is Form.KNOCKOUT
    match found:
        case TalkOccasion.GREETING if final:
            return CupOccasion.FINAL
        case TalkOccasion.GREETING if knockout:
            return CupOccasion.OUT
        case TalkOccasion.GREETING:
            order = [row.entrant for row in shown.table]
            if not any(row.played for row in shown.table if row.entrant == YOU):
                return CupOccasion.OPENS
            above = order.index(session.level or YOU) < order.index(YOU)
            return CupOccasion.AHEAD if above else CupOccasion.BEHIND
        case TalkOccasion.WINS_MATCH if final:
            return CupOccasion.MINE
        case TalkOccasion.WINS_MATCH:
            return CupOccasion.STAYS if knockout else CupOccasion.CLIMBS
        case TalkOccasion.LOSES_MATCH if final:
            return CupOccasion.YOURS
        case TalkOccasion.LOSES_MATCH:
            return CupOccasion.LEAVES if knockout else CupOccasion.SLIPS
    return None


def with_memory(found: TalkOccasion, known: Acquaintance, chance: random.Random) -> TalkOccasion:
    """Return a greeting or parting that refers to earlier matches, or `found` unchanged."""
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
    occasions = [TalkOccasion.GREETING]
    if known.within_an_hour:
        occasions.append(TalkOccasion.AGAIN)
    if known.won is not None:
        occasions.append(TalkOccasion.WON_LAST if known.won else TalkOccasion.LOST_LAST)
    if known.won is not None and known.streak >= STREAK:
        occasions.append(TalkOccasion.ON_STREAK if known.won else TalkOccasion.IN_SLUMP)
    return occasions[-1] if chance.random() < RECALLS else chance.choice(occasions)


def _of_result(result: HandResult, seat: int, *, just_ended: bool) -> TalkOccasion:
    """Return the occasion of a result; `just_ended` means directly after the knock or gin."""
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
