"""Daily deals played to their end."""

from __future__ import annotations

from datetime import date

from gin.ai.players.levels import player
from gin.ai.players.solitary import best_move
from gin.present.shell.parlour import Parlour
from gin.session.daily import deal_of
from gin.session.daily_master import MasterPlay
from gin.session.game import Session
from gin.session.storage.store import Store


def play_out(session: Session, level: int = 3) -> Session:
    """Play a match to its end with a player of a level in the player's seat."""
    while not session.over:
        if session.hand_over:
            session.next_hand()
        elif session.opponent_to_move:
            session.let_opponent_move()
        elif session.level is None:
            session.submit(best_move(session.seen, ahead=False))
        else:
            session.submit(player(level, session.match.seed).choose(session.seen))
    return session


def play_deal(store: Store, day: date, *, practice: bool = False, level: int = 3) -> Session:
    """Play the deal of a date to its end."""
    deal = deal_of(store, day)
    session = Session.begin(
        store, deal.agreed, deal.level, deal.seed, deal.dealer, practice=practice, daily=day
    )
    return play_out(session, level)


def let_master_play(made: Parlour) -> None:
    """Let the screen in front do all its work in the background."""
    while made.working:
        made.work(0.05)


def master_score(store: Store, day: date, seconds: float = 60.0) -> object:
    """Return what the master reaches with the deal of a date."""
    play = MasterPlay(deal_of(store, day))
    while not play.work(seconds):
        continue
    return play.score
