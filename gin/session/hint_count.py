"""The hints given in each match: their number, and the moves that they advised."""

from __future__ import annotations

from collections.abc import Mapping

from gin.core.errors import BadAction
from gin.rules.model.actions import Action, notation, parse_action
from gin.session.storage.store import Store

NOTE = "hints:"
"""Beginning of the name of a note with a count; the match's id follows."""
_MOVES = "hinted:"
"""The same, of a note with a line for each hint: the hand from 1, earlier actions, and the move."""


def hints_given(store: Store, match: int, note: str = NOTE) -> int:
    """Return the number of hints given in a match."""
    text = store.note(f"{note}{match}")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0


def count_hint(store: Store, match: int, note: str = NOTE) -> None:
    """Count one more hint in a match."""
    store.set_note(f"{note}{match}", str(hints_given(store, match, note) + 1))


def save_hint(store: Store, match: int, hand: int, ply: int, move: Action) -> None:
    """Save the move that a hint advised after `ply` actions of a hand, counted from 1."""
    name = f"{_MOVES}{match}"
    store.set_note(name, f"{store.note(name)}{hand} {ply} {notation(move)}\n")


def hinted_moves(store: Store, match: int, hand: int) -> Mapping[int, Action]:
    """Return the moves that hints advised in a hand, by the number of earlier actions."""
    found = {}
    for line in store.note(f"{_MOVES}{match}").splitlines():
        number, _, rest = line.partition(" ")
        ply, _, move = rest.partition(" ")
        if number == str(hand) and ply.isascii() and ply.isdecimal() and len(ply) < 9:
            try:
                found[int(ply)] = parse_action(move)
            except BadAction:
                continue
    return found
