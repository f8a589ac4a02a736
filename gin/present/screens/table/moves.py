"""How moves of several parts are made at a table: what differs between the kinds of game."""

from __future__ import annotations

from typing import Protocol

from gin.core.cards import Hand
from gin.core.message import Text
from gin.interface.intents import Deed
from gin.interface.steps import Step
from gin.interface.view import View
from gin.present.screen import House
from gin.present.tableview.seating import Seating
from gin.rules.model.actions import Action
from gin.session.game import Session


class Desk(Protocol):
    """The table screen as its moves see it."""

    @property
    def session(self) -> Session:
        """The match that is played."""

    @property
    def house(self) -> House:
        """The parlour the table is in."""

    @property
    def other(self) -> str:
        """The opponent's name, empty when playing alone."""

    def view(self) -> View:
        """What is shown now."""

    def submit(self, action: Action) -> bool:
        """Make a move; False, with the reason said, if it cannot be kept or made."""


class Moves(Protocol):
    """What is not yet a move, and the choices that make it one."""

    @property
    def making(self) -> bool:
        """Is something begun that changes where the cards of the hand lie?"""

    @property
    def holding(self) -> bool:
        """Does the other player wait until this one lets the game go on?"""

    @property
    def question(self) -> Text:
        """What is to be answered before anything else is done; nothing if nothing is."""

    @property
    def forced(self) -> Action | None:
        """The move that is made for the player, because none is left to choose from."""

    def view(self, seating: Seating) -> View:
        """The table with what is begun."""

    def take(self, step: Step, cards: Hand) -> None:
        """Take a step, with these cards where any are given."""

    def do(self, deed: Deed) -> bool:
        """Answer a question that was asked about a move, or let the other player move; False for
        anything else."""

    def play(self, action: Action) -> None:
        """Make a move, with all that is put down before it."""

    def follow(self) -> None:
        """Go on from what the player knows now; what was begun is forgotten."""
