"""A finished hand to watch step by step."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gin.core.message import NOTHING, Text
from gin.rules import engine
from gin.rules.match import deal, finish_hand
from gin.rules.model.actions import Action
from gin.rules.model.events import Event
from gin.rules.model.table import Table
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import Sheet
from gin.session.challenge import LineHand
from gin.session.decisions import hand_of
from gin.session.game import Session
from gin.session.partner import Partner
from gin.session.record_check import read_hand


class ReplayedHand(Struct, frozen=True):
    """A finished hand from its deal on.

    `before` and `after` are the score sheets. Those of a hand from a file are empty, because the
    file has only the scores. `level` is the opponent's, None if unknown or in a solitary game.
    `name` is that of the player in seat 0, empty for this program's player. `partner` is the other
    player in a match between two people.
    """

    game: Text
    number: int
    dealt: Table
    actions: tuple[Action, ...]
    before: Sheet
    after: Sheet
    level: int | None = None
    name: Text = NOTHING
    from_file: bool = False
    partner: Partner | None = None


def replay_of(line: LineHand, game: Text, level: int | None, name: Text = NOTHING) -> ReplayedHand:
    """Return a hand of a match to watch."""
    before = line.before
    return ReplayedHand(
        game, line.number, deal(before).table, line.actions, before.sheet,
        finish_hand(before, line.result).sheet, level, name,
    )  # fmt: skip


def replay_of_match(session: Session, number: int) -> ReplayedHand:
    """Return a finished hand of a match by its number, from 1."""
    match, actions = hand_of(session, number)
    line = LineHand(match, actions, session.match.results[number - 1])
    return replace(replay_of(line, session.title, session.level), partner=session.partner)


def replay_of_file(text: str) -> ReplayedHand:
    """Return the hand in a file to watch.

    Raises:
      BadRecord: the file is damaged; the error says where.
    """
    found, dealt, actions = read_hand(text)
    empty = sheet_after(dealt.rules, ())
    return ReplayedHand(found.game, found.hand, dealt, actions, empty, empty, from_file=True)


def steps_of(hand: ReplayedHand) -> tuple[tuple[Table, tuple[Event, ...]], ...]:
    """Return the table after the deal and after each action, with the events that led to it."""
    table = hand.dealt
    found: list[tuple[Table, tuple[Event, ...]]] = [(table, ())]
    for action in hand.actions:
        step = engine.apply(table, action)
        table = step.table
        found.append((table, step.events))
    return tuple(found)
