"""Matches with randomly played hands, for tests of seals and of hand files."""

from __future__ import annotations

import hashlib
import random

from gin.session.game import Session
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.play import some_action

SECRET = "5e" * 32


def play_hand(session: Session) -> None:
    rng = random.Random(session.hand_number)
    while not session.hand_over:
        session.act(session._table.turn, some_action(session._table, rng))


def played(which: tuple[str, tuple[str, ...]] = ("gin", ()), seed: int = 5) -> Session:
    session = Session.begin(Store.in_memory(), setup(*which), 1, seed)
    play_hand(session)
    return session


def drawn_from_secret(
    which: tuple[str, tuple[str, ...]] = ("gin", ()), secret: str = SECRET, cut: str = "Window 9"
) -> Session:
    session = Session.begin(Store.in_memory(), setup(*which), 1, secret=secret)
    if session.to_be_cut:
        session.cut(cut)
    play_hand(session)
    return session


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()
