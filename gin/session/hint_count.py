"""The hints given in each match: their number, and the moves that they advised."""

from __future__ import annotations

from collections.abc import Mapping

from gin.core.errors import BadAction
from gin.rules.model.actions import Action, notation, parse_action
from gin.session.storage.store import Store

NOTE = "hints:"
"""Beginning of the name of a note with a count; the match's id follows."""
_MOVES = "hinted:"
"""Beginning of the name of a note with a line for each hint: hand, earlier actions, and move."""


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


def drop_hints(store: Store, match: int, hand: int, ply: int) -> None:
    """Forget the moves that hints advised in a hand after more than `ply` actions."""
    name = f"{_MOVES}{match}"
    lines = store.note(name).splitlines(keepends=True)
    read = zip(lines, map(_read, lines), strict=True)
    kept = [line for line, hint in read if not hint or hint[0] != hand or hint[1] <= ply]
    if kept != lines:
        store.set_note(name, "".join(kept))


def hinted_moves(store: Store, match: int, hand: int) -> Mapping[int, Action]:
    """Return the moves that hints advised in a hand, by the number of earlier actions."""
    found = {}
    for line in store.note(f"{_MOVES}{match}").splitlines():
        read = _read(line)
        if read is not None and read[0] == hand:
            try:
                found[read[1]] = parse_action(read[2])
            except BadAction:
                continue
    return found


def _read(line: str) -> tuple[int, int, str] | None:
    """Return a hint's hand, number of earlier actions and move; None if the line is damaged."""
    hand, _, rest = line.strip().partition(" ")
    ply, _, move = rest.partition(" ")
    numbers = hand, ply
    if not all(one.isascii() and one.isdecimal() and len(one) < 9 for one in numbers):
        return None
    return int(hand), int(ply), move
