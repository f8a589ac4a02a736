"""Interface for multi-step moves, which differ between kinds of games."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from gin.core.cards import Hand
from gin.core.message import NOTHING, Text
from gin.interface.intents import PageAction
from gin.interface.steps import Step
from gin.interface.view import View
from gin.present.tableview.seating import Seating
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation


class Situation(Struct, frozen=True):
    """Context of a move.

    `other` is the opponent's name, empty when playing alone. With `confirm`, the player must
    confirm an ending or a challenge. With `wait_for_challenge`, the opponent waits for a possible
    challenge.
    """

    seen: Observation
    other: str
    confirm: bool
    wait_for_challenge: bool


class MoveOutcome(Struct, frozen=True):
    """Result of a step: moves to make, and announcements.

    `said` is announced before the moves. They are made in order until one fails. `refused` says why
    nothing was done.
    """

    moves: tuple[Action, ...] = ()
    said: Text = NOTHING
    refused: Text = NOTHING


class Moves(Protocol):
    """Draft of a move, with the steps that complete it."""

    @property
    def making(self) -> bool:
        """Whether a draft is open."""

    @property
    def forced(self) -> Action | None:
        """Move made for the player because there is no alternative, or None."""

    def holding(self, now: Situation) -> bool:
        """Return whether the opponent waits so that the player can challenge."""

    def question(self, now: Situation) -> Text:
        """Return the open question, or the notice that the opponent waits, if any."""

    def view(self, seating: Seating, now: Situation) -> View: ...

    def take(self, step: Step, cards: Hand, now: Situation) -> MoveOutcome: ...

    def do(self, page_action: PageAction) -> MoveOutcome | None:
        """Answer a question about a move, or let the opponent move; None for other actions."""

    def play(self, action: Action, now: Situation) -> MoveOutcome:
        """Return the moves for an action; they may begin with those of the draft."""

    def follow(self, seen: Observation) -> None:
        """Drop the draft and start from a new observation."""
