"""Reasons to celebrate, by the public result of a hand or a match."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.cards import Card
from gin.interface.celebration import Celebration
from gin.present.words.cards import run_order
from gin.rules.model.result import HandResult, Outcome
from gin.session.achievements import Achievement
from gin.session.game import Session

_FEATS = {
    Achievement.SHUTOUT: Celebration.SHUTOUT,
    Achievement.FIRST_WIN: Celebration.FIRST_WIN,
}


def of_hand(result: HandResult, seat: int = 0) -> Celebration:
    """Return what `seat` celebrates about a finished hand."""
    if result.winner != seat:
        return Celebration.NONE
    if result.outcome is Outcome.UNDERCUT:
        return Celebration.UNDERCUT
    if result.outcome is Outcome.BIG_GIN:
        return Celebration.BIG_GIN
    if result.outcome is Outcome.SOLO_GIN or (result.like_gin and result.ender == seat):
        return Celebration.GIN
    return Celebration.WON_HAND


def of_feat(feat: Achievement) -> Celebration:
    """Return what an achievement adds to the celebration of a won match."""
    return _FEATS.get(feat, Celebration.NONE)


def winning_cards(session: Session) -> tuple[Card, ...]:
    """Return the cards of the melds with which the player won hands of a match.

    The last hand comes first, and no card comes twice.
    """
    return tuple(dict.fromkeys(_melded(session)))


def _melded(session: Session) -> Iterator[Card]:
    for result in reversed(session.match.results):
        if result.winner == 0:
            for meld in result.sides[0].melds:
                yield from run_order(meld)
