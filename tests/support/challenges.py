"""Challenges from played matches."""

from __future__ import annotations

from gin.session.challenge import Challenge, challenge_of
from gin.session.game import Session
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.daily import play_out
from tests.support.sealing import SECRET


def finished(
    game: str = "gin", level: int | None = 3, *agreed: str, seed: int | None = None
) -> Session:
    """Return a match that was played to its end, by default from a secret and a cut."""
    secret = SECRET if seed is None else ""
    session = Session.begin(Store.in_memory(), setup(game, agreed), level, seed, secret=secret)
    if session.to_be_cut:
        session.cut("Window 9")
    return play_out(session)


def sent(game: str = "gin", level: int | None = 3, name: str = "Anna") -> Challenge:
    """Return a friend's challenge."""
    return challenge_of(finished(game, level), name)
