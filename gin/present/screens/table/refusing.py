"""Reasons why a command does nothing at a table."""

from __future__ import annotations

from gin.core.cards import cards_of
from gin.core.message import NOTHING, Text
from gin.interface.commands import Command, CommandSection
from gin.messages import refusals as messages
from gin.messages import table as table_messages
from gin.present.tableview.endings import refusal_of
from gin.rules.model.actions import Accept, Action, Discard, Draw, LayOff, Offer, Pass, Refuse, Take
from gin.rules.model.observation import Observation
from gin.rules.model.phase import Phase
from gin.session.table_session import TableSession

_ACTIONS: dict[Command, Action] = {
    Command.DRAW: Draw(), Command.TAKE: Take(), Command.PASS: Pass(), Command.RAISE: Offer(2),
    Command.ACCEPT: Accept(), Command.REFUSE: Refuse(), Command.BEST: LayOff((), ()),
}  # fmt: skip
"""A sample move for each of these commands."""
_AFTER_DRAWING = (
    Command.KNOCK, Command.GIN, Command.BIG_GIN, Command.DISCARD, Command.PICK, Command.GROUP,
    Command.LOOSEN, Command.DONE, Command.HINT, Command.DO_IT,
)  # fmt: skip
"""Commands that are refused for the same reason as a discard, unless the player may discard."""


def why_not(command: Command, session: TableSession, *, undealt: bool) -> Text:
    """Return why the command does nothing; empty if no reason is known."""
    if command.section is not CommandSection.ACTS and command is not Command.DISCARD:
        return NOTHING
    if undealt:
        return table_messages.NOTHING_DEALT
    if command is Command.UNDO:
        return messages.NOTHING_TO_TAKE_BACK if session.practice else messages.NO_PRACTICE
    action = _action(command, session.seen)
    return NOTHING if action is None else refusal_of(session.seen, action)


def _action(command: Command, seen: Observation) -> Action | None:
    if command not in _AFTER_DRAWING:
        return _ACTIONS.get(command)
    held = cards_of(seen.hand)
    mine = seen.turn == seen.seat and seen.phase is Phase.DISCARD
    return Discard(held[0]) if held and not mine else None
