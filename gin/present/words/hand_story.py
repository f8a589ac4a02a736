"""Wording of how a hand went: by its result, the player's accuracy and the luck."""

from __future__ import annotations

from gin.core.message import NOTHING, Message, Text
from gin.messages import review as messages
from gin.present.words import luck
from gin.present.words.people import person
from gin.session.game import HUMAN
from gin.session.review import Review

PLAYED_WELL = 0.8
"""Least accuracy that counts as good play."""
PLAYED_FAIRLY = 0.5
"""Least accuracy at which mistakes are only a part of the story."""


def story(review: Review, other: str) -> Text:
    """Return the hand in one sentence; empty if nothing is known, or without a winner."""
    if not review.done or not review.decisions:
        return NOTHING
    if 2 * review.hints >= len(review.decisions):
        return hints(review)
    result = review.result
    if result is None or result.winner is None or review.alone:
        return NOTHING
    balance = review.balance
    favoured = 0 if balance is None else luck.favoured(balance, review.match.rules)
    if result.winner == HUMAN:
        return _won(review.accuracy, favoured)
    return _lost(review.accuracy, favoured, other)


def _won(accuracy: float, favoured: int) -> Message:
    if accuracy >= PLAYED_WELL:
        return messages.WELL_WON
    if accuracy < PLAYED_FAIRLY:
        return messages.BADLY_WON
    return messages.LUCKY if favoured > 0 else messages.WON


def _lost(accuracy: float, favoured: int, other: str) -> Message:
    who = person(1, other)
    if accuracy < PLAYED_FAIRLY:
        return messages.BADLY_LOST
    if accuracy < PLAYED_WELL:
        return messages.lost(who=who)
    return messages.unlucky(who=who) if favoured < 0 else messages.well_lost(who=who)


def hints(review: Review) -> Message:
    """Return how many of the moves followed hints."""
    decisions = len(review.decisions)
    if review.hints == decisions:
        return messages.all_hints(decisions=decisions)
    return messages.hints(number=review.hints, decisions=decisions)
