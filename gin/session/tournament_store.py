"""Saved tournaments: beginning and leaving one, its scores, and the cups that the player won.

A row has what does not follow from matches. Your matches are those of the event, and the scores of
the others are notes, so that they are played once.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable

from msgspec import Struct

from gin.ai.players.levels import LEVELS
from gin.core.errors import GinError
from gin.core.shuffle import SEED_BITS
from gin.session.learning import progress_now
from gin.session.per_change import once_per_change
from gin.session.storage.store import Store
from gin.session.tournament import (
    FIELD,
    YOU,
    Form,
    GameScore,
    Tournament,
    can_be_played,
    event_of,
    final_number,
    tournament_place,
)
from gin.session.unfinished import give_up
from gin.variants.setups import Setup, setup

_ROWS = """
SELECT id, form, game, agreed, field, seed, learner, begun, state FROM tournament ORDER BY id
"""
_YOURS = """
SELECT m.event, o.winner, o.total0, o.total1, m.id,
  (SELECT count(*) FROM hand h WHERE h.match = m.id)
FROM match m JOIN outcome o ON o.match = m.id
WHERE m.event BETWEEN 'tournament:' AND 'tournament;' AND m.state = 'finished' AND m.practice = 0
ORDER BY m.id
"""
_OTHERS = "SELECT name, text FROM note WHERE name BETWEEN 'tournament:' AND 'tournament;'"
_LONGEST_FIELD = 32


class Cup(Struct, frozen=True):
    """A cup that the player won: the tournament, and the match of the final with its time."""

    tournament: int
    form: Form
    agreed: Setup
    match: int
    won: float


def begin(store: Store, form: Form, agreed: Setup, seed: int | None = None) -> int:
    """Save a new tournament and return its id; leave any other that is open."""
    now = current(store)
    if now is not None:
        leave(store, now.id)
    field = " ".join(map(str, FIELD))
    return store.add_tournament(
        form, agreed.game.id, agreed.agreed, field,
        secrets.randbits(SEED_BITS) if seed is None else seed,
        progress_now(store).share, time.time(),
    )  # fmt: skip


def leave(store: Store, id: int) -> None:
    """Leave a tournament for good, and give its open match up."""
    now = saved_tournament(store, id)
    game = now.your_next if now is not None else None
    match = match_of(store, id, game.number) if game is not None else None
    store.leave_tournament(id)
    if match is not None:
        give_up(store, match)


@once_per_change
def tournaments(store: Store) -> tuple[Tournament, ...]:
    """Return all tournaments with their scores, the oldest first; damaged ones are left out."""
    scores = _scores(store)
    found = (_tournament(row, scores) for row in store.rows(_ROWS))
    return tuple(one for one in found if one is not None)


def saved_tournament(store: Store, id: int) -> Tournament | None:
    """Return a tournament; None if there is none with this id."""
    return next((one for one in tournaments(store) if one.id == id), None)


def current(store: Store) -> Tournament | None:
    """Return the tournament that is not over and that the player has not left."""
    last = tournaments(store)[-1:]
    return next((one for one in last if not one.over and not one.left), None)


def match_of(store: Store, tournament: int, game: int) -> int | None:
    """Return the player's unfinished match for a game of a tournament; None if there is none."""
    rows = store.rows(
        "SELECT max(id) FROM match WHERE event = ? AND state IN ('open', 'left') AND practice = 0",
        (event_of(tournament, game),),
    )
    last = rows[0][0]
    return last if isinstance(last, int) else None


@once_per_change
def cups(store: Store) -> tuple[Cup, ...]:
    """Return the cups that the player won, the oldest first.

    A cup needs no score of the others: the winner of the final has the cup.
    """
    rows = store.rows("SELECT id, touched FROM match WHERE event <> ''")
    when = {int(str(id)): float(str(touched)) for id, touched in rows}
    found = []
    for one in tournaments(store):
        final = one.scores.get(final_number(one.form, len(one.field)))
        if final is not None and final.match is not None and final.winner == 0:
            found.append(Cup(one.id, one.form, one.agreed, final.match, when[final.match]))
    return tuple(found)


def save_score(store: Store, tournament: int, game: int, score: GameScore) -> None:
    """Save the score of a match between two others."""
    first, second = score.totals
    text = f"{first} {second} {score.winner} {score.hands}"
    store.set_note(event_of(tournament, game), text)


def parse_score(text: str) -> GameScore | None:
    """Return the score in a note; None if it is damaged."""
    try:
        first, second, winner, hands = map(int, text.split())
    except ValueError:
        return None
    return GameScore((first, second), winner, hands) if winner in (0, 1) else None


def _scores(store: Store) -> dict[int, dict[int, GameScore]]:
    """Return all scores by tournament and match.

    If a match was played twice, because the first was lost, the first that is finished counts.
    """
    found: dict[int, dict[int, GameScore]] = {}
    for event, winner, total0, total1, match, hands in store.rows(_YOURS):
        place = tournament_place(str(event))
        if place is not None and winner in (0, 1):
            totals = int(str(total0)), int(str(total1))
            score = GameScore(totals, int(str(winner)), int(str(hands)), int(str(match)))
            found.setdefault(place[0], {}).setdefault(place[1], score)
    for name, text in store.rows(_OTHERS):
        place, kept = tournament_place(str(name)), parse_score(str(text))
        if place is not None and kept is not None:
            found.setdefault(place[0], {}).setdefault(place[1], kept)
    return found


def _tournament(
    row: tuple[object, ...], scores: dict[int, dict[int, GameScore]]
) -> Tournament | None:
    """Return the tournament in a row; None if the row makes no sense."""
    id, form, game, agreed, field, seed, learner, begun, state = row
    try:
        its = setup(str(game), str(agreed).split(",") if agreed else ())
        entrants = tuple(map(int, str(field).split()))
        number, kind = int(str(id)), Form(str(form))
        drawn, share, when = int(str(seed)), float(str(learner)), float(str(begun))
    except (GinError, ValueError):
        return None
    if not can_be_played(its) or not _is_field(entrants) or drawn not in range(1 << SEED_BITS):
        return None
    return Tournament(
        number, kind, its, entrants, drawn, share, when, state == "left", scores.get(number, {})
    )


def _is_field(entrants: Iterable[int]) -> bool:
    """Return whether a field has the player and at least one known opponent, each once."""
    found = tuple(entrants)
    levels = [one for one in found if one != YOU]
    return (
        len(set(found)) == len(found) <= _LONGEST_FIELD
        and YOU in found
        and bool(levels)
        and all(level in LEVELS for level in levels)
    )
