"""Answers to questions that the player may ask in every phase and over every dialog.

Questions change nothing in the game, and the opponent does not notice them. Answers do not name
buried discards unless players may look through the pile (rules 0.7).
"""

from __future__ import annotations

from itertools import pairwise

from gin.core.cards import Card, cards_of, mask_of
from gin.core.message import Text, ended, sentences
from gin.interface.commands import Command
from gin.interface.view import Zone
from gin.messages import laying as laid
from gin.messages import table as messages
from gin.present.played import Played
from gin.present.words import coach as coached
from gin.present.words import die, fairness, laying_out, match_score
from gin.present.words import table as words
from gin.present.words.people import opponent_of
from gin.rules.counting.scoring import own_solver, points_of
from gin.rules.model.memory import is_strict
from gin.rules.model.observation import Observation
from gin.session import coach

_OF_THE_HAND = frozenset({Command.HAND, Command.DEADWOOD, Command.MELDS, Command.ODDS})
_OF_WHOLE_HANDS = frozenset({Command.HAND, Command.DEADWOOD, Command.MELDS})
"""Questions answered differently in games where every card of a hand counts."""
OF_THE_DEAL = _OF_THE_HAND | {Command.TOP, Command.DEEPER, Command.TURN, Command.CARDS_LEFT}
"""Questions that have no answer before the deal."""


def answer(question: Command, session: Played | None, hand_zone: Zone | None = None) -> Text:
    """Return the answer to a question.

    `hand_zone` is the hand's zone on screen; the hand is read in the order shown there.
    """
    if session is None:
        return messages.NO_TABLE
    if question is Command.SEAL:
        return fairness.answer(session.dealt)
    seen = session.seen
    other = opponent_of(session)
    if question in _OF_THE_HAND and not seen.hand:
        return messages.HAND_FACE_DOWN
    best = own_solver(seen.rules).best(seen.hand)
    count = own_solver(seen.rules).deadwood(seen.hand)
    if seen.rules.whole_hands and question in _OF_WHOLE_HANDS:
        return _whole_hand(question, seen, other)
    match question:
        case Command.TOP:
            return words.top_of_pile(seen)
        case Command.DEEPER:
            return words.deeper(seen)
        case Command.HAND:
            parts = _in_screen_order(hand_zone, seen) or [
                cards_of(part) for part in (*best.melds, best.loose) if part
            ]
            return words.hand(parts, count)
        case Command.DEADWOOD:
            return ended(words.deadwood(count))
        case Command.MELDS:
            return words.melds(best.melds)
        case Command.ODDS:
            return coached.odds(coach.odds(seen))
        case Command.SCORE:
            score = match_score.score(session.sheet, other, seen.rules, session.hand_number)
            if seen.stake is None:
                return score
            return sentences(score, die.standing(seen.stake, seen.seat, other))
        case Command.TURN:
            return words.whose_turn(seen, other)
        case Command.CARDS_LEFT:
            return words.cards_left(seen, other)
    raise AssertionError(f"no question {question!r}")


def _in_screen_order(hand_zone: Zone | None, seen: Observation) -> list[tuple[Card, ...]]:
    """Return the hand in its order on screen, split at its groups.

    Return an empty list if the zone does not hold exactly this hand.
    """
    cards = [item.card for item in hand_zone.items if item.card is not None] if hand_zone else []
    if hand_zone is None or mask_of(cards) != seen.hand:
        return []
    cuts = {0, len(cards), *(at for one in hand_zone.groups for at in (one.first, one.last + 1))}
    return [tuple(cards[a:b]) for a, b in pairwise(sorted(cuts))]


def _whole_hand(question: Command, seen: Observation, other: str) -> Text:
    points = points_of(seen.hand, seen.rules.values.own)
    match question:
        case Command.HAND:
            return laying_out.read_hand(cards_of(seen.hand), points)
        case Command.DEADWOOD:
            return ended(laid.held(points=points))
        case Command.MELDS:
            return laying_out.melds(seen, own_solver(seen.rules).best(seen.hand).melds, other)
    raise AssertionError(f"no question {question!r} about a whole hand")


def history(session: Played) -> tuple[Text, ...]:
    """Return this hand's events, oldest first.

    Buried discards are not named unless players may look through the pile (rules 0.7, 0.14).
    """
    seen = session.seen
    other = opponent_of(session)
    pile = () if seen.rules.discards_open else seen.discards
    past = (words.past_event(event, other, pile) for event in seen.log)
    left_out = is_strict(seen) and seen.turns[seen.seat]
    return (messages.STRICT_HISTORY, *past) if left_out else tuple(past)
