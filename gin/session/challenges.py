"""The challenges that friends sent: kept, played, and compared with the sender's line."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from gin.core.errors import GinError
from gin.rules.match import finish_hand
from gin.rules.model.actions import parse_action
from gin.rules.sheets import sheet_after
from gin.session.challenge import Challenge, Line, LineHand, line_of
from gin.session.challenge_text import parse_challenge, text_of
from gin.session.engines.client import Engines
from gin.session.events import EVENT, challenge_id
from gin.session.game import Session
from gin.session.per_change import once_per_change
from gin.session.starting import starting_match
from gin.session.storage.store import Store

_ID_DIGITS = 12


class KeptChallenge(Struct, frozen=True):
    """A challenge that was opened here.

    `match` is the first play, with which the sender's line is compared; None before it. `over` says
    whether it is finished or was given up. `own` says that the challenge is the player's own match.
    """

    id: str
    challenge: Challenge
    match: int | None = None
    over: bool = False
    own: bool = False


def id_of(challenge: Challenge) -> str:
    """Return the id of a challenge, which follows from its contents."""
    return hashlib.sha256(msgspec.msgpack.encode(challenge)).hexdigest()[:_ID_DIGITS]


def keep(store: Store, challenge: Challenge) -> str:
    """Check and save a challenge, and return its id.

    Raises:
      BadChallenge: its moves or its seal are wrong.
      BadGameCode: this program does not know its game.
    """
    line_of(challenge)
    id = id_of(challenge)
    if not store.note(EVENT + id):
        store.set_note(EVENT + id, text_of(challenge))
    return id


@once_per_change
def kept_challenges(store: Store) -> tuple[KeptChallenge, ...]:
    """Return the kept challenges, those still to be played first; damaged ones are left out."""
    found = []
    for name, text in store.rows(
        "SELECT name, text FROM note WHERE name LIKE 'challenge:%' ORDER BY name"
    ):
        try:
            challenge = parse_challenge(str(text))
            found.append(_with_play(store, challenge_id(str(name)), challenge))
        except GinError:
            continue
    return tuple(sorted(found, key=lambda one: (one.over, one.match is not None)))


def kept_challenge(store: Store, id: str) -> KeptChallenge | None:
    """Return the kept challenge with an id, or None."""
    return next((one for one in kept_challenges(store) if one.id == id), None)


def _with_play(store: Store, id: str, challenge: Challenge) -> KeptChallenge:
    rows = store.rows(
        "SELECT id, state FROM match WHERE event = ? AND state IN ('open', 'finished', 'left')"
        " ORDER BY id LIMIT 1",
        (EVENT + id,),
    )
    match, over = (int(str(rows[0][0])), rows[0][1] != "open") if rows else (None, False)
    return KeptChallenge(id, challenge, match, over, _is_own(store, id, challenge))


def _is_own(store: Store, id: str, challenge: Challenge) -> bool:
    """Return whether the player made a challenge.

    A secret was drawn for one match, except if it came with a challenge. The cards of a deal code
    and of a challenge can be a friend's too, so the moves have to be the same.
    """
    rows = store.rows(
        "SELECT id, event FROM match WHERE seed = ? AND secret = ? AND cut = ?"
        " AND state = 'finished' AND event <> ?",
        (challenge.seed, challenge.secret, challenge.cut, EVENT + id),
    )
    drawn = any(challenge.secret and not challenge_id(str(event)) for _, event in rows)
    return drawn or any(_moves(store, int(str(match))) == challenge.hands for match, _ in rows)


def _moves(store: Store, match: int) -> tuple[tuple[str, ...], ...]:
    hands: dict[int, list[str]] = {}
    for action in store.actions(match):
        hands.setdefault(action.hand, []).append(action.text)
    return tuple(map(tuple, hands.values()))


def open_play(store: Store, id: str) -> int | None:
    """Return the last unfinished match of a challenge, or None."""
    rows = store.rows("SELECT max(id) FROM match WHERE event = ? AND state = 'open'", (EVENT + id,))
    last = rows[0][0]
    return last if isinstance(last, int) else None


def begin(
    store: Store, kept: KeptChallenge, engines: Engines | None = None, *, practice: bool = False
) -> Session:
    """Start a match on the cards of a challenge, against the same opponent.

    Only the first play can count, and only if the challenge is not the player's own. With
    `practice`, it does not count either.
    """
    one = kept.challenge
    session = Session.begin(
        store,
        one.setup,
        one.level,
        None if one.secret else one.seed,
        one.dealer,
        secret=one.secret,
        salt=one.salt,
        before=one.before,
        practice=practice or kept.own or kept.match is not None,
        engines=engines,
        event=EVENT + kept.id,
    )
    if one.cut and session.to_be_cut:
        session.cut(one.cut)
    return session


def played_line(session: Session) -> Line:
    """Return the player's line in a match: its finished hands."""
    row = session.store.match(session.id)
    match = starting_match(row, session.setup.rules)
    actions = session.store.actions(session.id)
    hands = []
    for number, result in enumerate(session.match.results):
        its = tuple(parse_action(one.text) for one in actions if one.hand == number)
        hands.append(LineHand(match, its, result))
        match = finish_hand(match, result)
    return Line(tuple(hands), match)


Merit = tuple[int, int]
"""The value of a line: a win before a draw before a loss, then the lead in points."""


def merit(line: Line) -> Merit:
    """Return the value of a line; one that was given up is a loss."""
    sheet = line.match.sheet
    return _merit(sheet.totals, sheet.winner, over=sheet.over, low_wins=sheet.low_wins)


def _merit(totals: Sequence[int], winner: int | None, *, over: bool, low_wins: bool) -> Merit:
    lead = -totals[0] if len(totals) == 1 else totals[0] - totals[1]
    if len(totals) > 1 and low_wins:
        lead = -lead
    return {0: 1, None: 0}.get(winner, -1) if over else -1, lead


@lru_cache(maxsize=256)
def sent_merit(challenge: Challenge) -> Merit:
    """Return the value of the sender's line."""
    return merit(line_of(challenge))


def played_merit(store: Store, kept: KeptChallenge) -> Merit:
    """Return the value of the player's line, from the saved outcome of the match."""
    rows = store.rows(
        "SELECT o.winner, o.total0, o.total1, m.total0, m.total1 FROM match m"
        " LEFT JOIN outcome o ON o.match = m.id WHERE m.id = ?",
        (kept.match,),
    )
    winner, won0, won1, total0, total1 = rows[0]
    over, rules = won0 is not None, kept.challenge.setup.rules
    totals = (won0, won1) if over else (total0 or 0, total1 or 0)
    return _merit(
        totals[: rules.seats],  # type: ignore[arg-type]
        winner,  # type: ignore[arg-type]
        over=over,
        low_wins=sheet_after(rules, ()).low_wins,
    )


def gain(hand: LineHand) -> int:
    """Return a hand's points ahead of the opponent; in a solitary game, its penalty points."""
    result = hand.result
    return result.points(0) - (result.points(1) if len(result.sides) > 1 else 0)
