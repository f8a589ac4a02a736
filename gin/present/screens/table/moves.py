"""How moves of several parts are made at a table: what differs between the kinds of game."""

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
    """What moves need to know: what the player knows, the opponent's name, empty when playing
    alone, and two settings: to be asked before a hand ends, and to have the opponent wait for a
    challenge."""

    seen: Observation
    other: str
    confirm: bool
    wait_for_challenge: bool


class MoveOutcome(Struct, frozen=True):
    """What comes of a step: moves to make, in order, and what to announce before them.

    If a move cannot be made, the next are not tried. `refused` says why nothing was done.
    """

    moves: tuple[Action, ...] = ()
    said: Text = NOTHING
    refused: Text = NOTHING


class Moves(Protocol):
    """What is not yet a move, and the choices that make it one."""

    @property
    def making(self) -> bool:
        """Whether something is begun that changes where the cards of the hand lie."""

    @property
    def forced(self) -> Action | None:
        """The move that is made for the player, because none is left to choose from."""

    def holding(self, now: Situation) -> bool:
        """Return whether the other player waits until this one lets the game go on."""

    def question(self, now: Situation) -> Text:
        """Return what is to be answered before anything else is done, if anything is."""

    def view(self, seating: Seating, now: Situation) -> View:
        """Return the table with what is begun."""

    def take(self, step: Step, cards: Hand, now: Situation) -> MoveOutcome:
        """Take a step, with these cards where any are given."""

    def do(self, deed: PageAction) -> MoveOutcome | None:
        """Answer a question about a move, or let the other player move; None for other deeds."""

    def play(self, action: Action, now: Situation) -> MoveOutcome:
        """Make a move, with all that is put down before it."""

    def follow(self, seen: Observation) -> None:
        """Go on from what the player knows now; what was begun is forgotten."""
