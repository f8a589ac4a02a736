"""The button that continues or starts a match, for pages with little else."""

from __future__ import annotations

from gin.interface.intents import Do, Intent, PageAction
from gin.interface.view import ButtonSpot, Choice
from gin.messages import matches as messages
from gin.messages import menu
from gin.present.pages import button
from gin.present.screen import ScreenHost
from gin.present.words import matches as words
from gin.present.words.people import next_opponent
from gin.session.unfinished import to_continue
from gin.variants.setups import setup


def next_match(host: ScreenHost) -> Choice:
    """Return a button that continues an unfinished match or starts a match."""
    match = to_continue(host.store)
    if match is not None:
        return button(
            Do(PageAction.CONTINUE), words.continue_label(match), ("continue",), main=True,
            brief=words.continue_label_short(match), spot=ButtonSpot.HEAD,
        )  # fmt: skip
    label = messages.play_against(who=next_opponent(host.settings))
    return button(
        Do(PageAction.PLAY), label, ("play",), main=True, brief=menu.PLAY, spot=ButtonSpot.HEAD
    )  # fmt: skip


def run_next_match(host: ScreenHost, intent: Intent) -> bool:
    """Run the intent of the `next_match` button; return False for any other intent."""
    match intent:
        case Do(PageAction.CONTINUE):
            begun = to_continue(host.store)
            assert begun is not None, "the button is for an unfinished match"
            host.matches.resume(begun.id)
        case Do(PageAction.PLAY):
            host.matches.start_or_ask(setup("gin"))
        case _:
            return False
    return True
