"""The table of a match between two people, for the one at the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from msgspec.structs import replace

from gin.core.message import NOTHING
from gin.interface.intents import Do, Given, Intent, PageAction
from gin.interface.refs import BUTTONS
from gin.interface.view import ButtonSpot, Choice, Scene, View
from gin.messages import shared as messages
from gin.present.pages import button, button_items
from gin.present.screen import ScreenHost
from gin.present.screens.table.match import TableScreen
from gin.present.tableview.seating import Seating
from gin.present.words.people import person
from gin.rules.model.actions import Action
from gin.rules.model.events import Event
from gin.session.shared_match import Side

_MOMENT = 1.6
"""Time for which the last move stays in sight, as a share of an opponent's usual thinking time."""
_SHORT_NAME = 10
"""Letters of a name that fits on a small button."""
_HIDE = button(
    Do(PageAction.HIDE), messages.HIDE, ("hide",), aside=True,
    brief=messages.HIDE_BRIEF,
    spot=ButtonSpot.HELP,
)  # fmt: skip


class Passing(Protocol):
    """Passing of the screen between two people."""

    @property
    def others_turn(self) -> bool:
        """Whether the other person has to act next."""

    @property
    def other_may_challenge(self) -> bool:
        """Whether the other person may challenge in the turn of the one at the screen."""

    def let_other_challenge(self) -> None:
        """Make the challenge of the other person."""

    def pass_on(self) -> None:
        """Close the curtain for the other person."""

    def hide(self) -> None:
        """Hide the cards of the person at the screen."""

    def play_again(self) -> None:
        """Begin another match between the two people."""

    def finish(self) -> None:
        """Save a finished match for the other person."""


class SharedTableScreen(TableScreen):
    """A person's view of the shared table.

    When the other has to act, the table stays in sight for a moment before the curtain closes. To
    a front end, that moment is the other's turn.
    """

    session: Side

    def __init__(self, host: ScreenHost, side: Side, passing: Passing) -> None:
        super().__init__(host, side)
        self._passing = passing
        self._introducing = False

    def view(self) -> View:
        shown = super().view()
        if shown.scene is not Scene.TABLE or shown.dialog is not None:
            return shown
        return _with_buttons(shown, tuple(self._extra()))

    def _extra(self) -> Iterator[Choice]:
        yield _HIDE
        if self._passing.other_may_challenge:
            yield button(
                Do(PageAction.OTHER_CHALLENGES), messages.challenges(who=person(1, self.other)),
                ("other challenges",), aside=True, spot=ButtonSpot.HELP,
                brief=messages.CHALLENGES_BRIEF if len(self.other) > _SHORT_NAME else NOTHING,
            )  # fmt: skip

    def choose(self, intent: Intent, given: Given = None) -> None:
        match intent:
            case Do(PageAction.HIDE):
                self._passing.hide()
            case Do(PageAction.OTHER_CHALLENGES):
                self._passing.let_other_challenge()
            case Do(PageAction.PLAY_AGAIN):
                self._passing.play_again()
            case _:
                super().choose(intent, given)

    def come_back(self, *, dealt: bool) -> None:
        """Continue after the other's turn; `dealt` means that a new hand was dealt meanwhile."""
        self._hints.forget()
        if dealt:
            self._commentary.forget()
            self._order.forget()
        self._moves.follow(self.session.seen)
        self._order.follow(self._seating())
        if dealt:
            self._host.happen(self.session.seen.log)
            self._commentary.announce(self.session.seen.log)

    def _seating(self) -> Seating:
        return replace(super()._seating(), shared=True)

    def submit(self, action: Action) -> bool:
        """Make a move; one out of turn is made after everything that the other has done."""
        while self.session.opponent_to_move:
            self._after(self.session.let_opponent_move())
        return super().submit(action)

    @property
    def waiting(self) -> bool:
        return super().waiting or self._passes

    @property
    def _passes(self) -> bool:
        idle = not (self._cutting or self.session.opponent_to_move or self.session.hand_over)
        asks = self._asking is not None or self._moves.holding(self._situation)
        return idle and not asks and self._passing.others_turn

    @property
    def thinking(self) -> float:
        return _MOMENT if self._passes else super().thinking

    def advance(self) -> None:
        if self._passes:
            self._passing.pass_on()
        else:
            super().advance()

    def _after(self, events: tuple[Event, ...]) -> None:
        super()._after(events)
        if self.session.over:
            self._passing.finish()


def _with_buttons(shown: View, choices: tuple[Choice, ...]) -> View:
    items = button_items(choices)
    zones = tuple(
        replace(zone, items=(*zone.items, *items)) if zone.ref == BUTTONS else zone
        for zone in shown.zones
    )
    return replace(shown, zones=zones, choices=(*shown.choices, *choices))
