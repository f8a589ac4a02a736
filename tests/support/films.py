"""Animations of hands that were just played."""

from __future__ import annotations

from functools import cache

from gin.ai.players.levels import player
from gin.ai.players.solitary import advise
from gin.interface.pictures import HandFilm
from gin.present.tableview.film import hand_film
from gin.present.words.people import NAMELESS, PlayerProfile
from gin.session.game import Session
from gin.session.replay import ReplayedHand, replay_of_match
from gin.session.storage.store import Store
from gin.variants.setups import setup


@cache
def played_hand(game: str, seed: int = 5) -> ReplayedHand:
    """Return the first hand of a match between two players of level 1."""
    agreed = setup(game, ())
    level = None if agreed.rules.seats == 1 else 1
    session = Session.begin(Store.in_memory(), agreed, level, seed)
    while not session.hand_over:
        if session.opponent_to_move:
            session.let_opponent_move()
        elif level is None:
            session.submit(advise(session.seen, ahead=False).action)
        else:
            session.submit(player(1, seed).choose(session.seen))
    return replay_of_match(session, 1)


def film_of(game: str, seed: int = 5, you: PlayerProfile = NAMELESS) -> HandFilm:
    """Return the animation of that hand."""
    return hand_film(played_hand(game, seed), you)
