"""Ending a solitary deal early: the choice, and the confirmation if it costs points."""

from __future__ import annotations

from collections.abc import Iterator

from gin.interface.commands import Command
from gin.interface.intents import Do, PageAction, Play
from gin.interface.refs import ButtonRef
from gin.interface.view import ButtonSpot, Choice, View
from gin.messages import alone as messages
from gin.present.pages import button, with_dialog
from gin.present.tableview.endings import refusal_of
from gin.rules.counting.scoring import own_solver
from gin.rules.model.actions import Stop
from gin.rules.model.observation import Observation
from gin.rules.model.rules import Flow

BUTTON = ButtonRef("stop")


def choices(seen: Observation) -> Iterator[Choice]:
    """Yield the choice to end the deal, if it is allowed."""
    if seen.rules.flow is Flow.SOLO and not refusal_of(seen, Stop()):
        yield Choice(
            intent=Play(Stop()),
            label=messages.STOP,
            item=BUTTON,
            words=("stop",),
            spot=ButtonSpot.APART,
        )


def stopping_costs(seen: Observation) -> bool:
    """Return whether ending the deal now gives up a chance of less deadwood."""
    return _turns(seen) > 0 and own_solver(seen.rules).deadwood(seen.hand) > 0


def with_question(shown: View, seen: Observation) -> View:
    """Return the table with the question whether to end the deal."""
    points = own_solver(seen.rules).deadwood(seen.hand)
    on = button(
        Do(PageAction.CANCEL),
        messages.PLAY_ON,
        ("no", "play on", "back"),
        name="cancel",
        key=Command.BACK,
        main=True,
    )
    end = button(
        Do(PageAction.END_DEAL), messages.stop_at(points=points), ("yes", "end it"), name="stop-now"
    )
    would_be = messages.would_be(points=points, turns=_turns(seen))
    lines = (would_be, messages.COSTS_NOTHING)
    return with_dialog(shown, messages.ASKED, lines, (on, end), Do(PageAction.CANCEL))


def _turns(seen: Observation) -> int:
    return seen.rules.solo.turns - seen.turns[0]
