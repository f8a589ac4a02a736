"""Tournaments whose matches are played quickly or given a score."""

from __future__ import annotations

from gin.session.game import Session
from gin.session.storage.store import ActionRow, Store
from gin.session.tournament import YOU, Form, Game, GameScore, Tournament, event_of, played_to
from gin.session.tournament_play import PendingGames
from gin.session.tournament_store import begin, save_score, saved_tournament


def begun(store: Store, form: Form = Form.ROUND_ROBIN, seed: int = 5, game: str = "gin") -> int:
    return begin(store, form, played_to(game, 50), seed)


def shown(store: Store, id: int) -> Tournament:
    found = saved_tournament(store, id)
    assert found is not None
    return found


def finish_yours(store: Store, id: int, *, won: bool = True) -> int:
    """Save a finished match for the player's next one, and return its id."""
    tournament = shown(store, id)
    game = tournament.your_next
    assert game is not None
    other = game.other(YOU)
    agreed = tournament.agreed
    session = Session.begin(store, agreed, other, event=event_of(id, game.number))
    winner = 0 if won else 1
    hand = ("gin", winner, winner, *((55, 0) if won else (0, 55)), 0, 30)
    totals = (55, 0) if won else (0, 55)
    last = ActionRow(0, 0, winner, "gin")
    store.end_hand(session.id, last, hand, totals, winner, over=True)
    return session.id


def score_others(store: Store, id: int, winner: int = 0) -> None:
    """Give all matches of the others that are due a score, without playing them."""
    while shown(store, id).due:
        for game in shown(store, id).due:
            points = (50 + 3 * game.number % 17, 13 * game.number % 41)
            totals = points if winner == 0 else (points[1], points[0])
            save_score(store, id, game.number, GameScore(totals, winner, 4))


def play_others(store: Store, id: int) -> list[Game]:
    """Play all matches of the others that are due, and return them."""
    played: list[Game] = []
    pending = PendingGames.of(store, shown(store, id))
    while pending is not None:
        done = pending.work(60.0)
        if done is not None:
            played.append(done)
            pending = pending.following()
    return played


def finish_all(store: Store, id: int, *, won: bool = True) -> Tournament:
    """Bring a tournament to its end: the player wins or loses all matches."""
    while not shown(store, id).over:
        score_others(store, id)
        if shown(store, id).your_next is not None:
            finish_yours(store, id, won=won)
    return shown(store, id)
