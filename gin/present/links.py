"""Buttons shared by several pages."""

from __future__ import annotations

from collections.abc import Callable

from gin.core import chain
from gin.core.errors import GinError
from gin.core.message import Text
from gin.interface import destinations
from gin.interface.commands import Command
from gin.interface.intents import Do, Open, PageAction
from gin.interface.view import Choice
from gin.messages import challenge, shared, sharing
from gin.messages import fairness as messages
from gin.messages.linked import AFTER_MATCH
from gin.messages.sightless import TITLE as SIGHTLESS_TITLE
from gin.messages.troubles import TITLE as TROUBLES_TITLE
from gin.present.pages import button, typed
from gin.present.screen import ScreenHost
from gin.present.words import fairness
from gin.present.words.people import opponent_of, person
from gin.session.events import challenge_id
from gin.session.game import Session
from gin.session.table_session import TableSession

FAIR_PLAY = button(
    Open(destinations.ToFairPlay()), messages.TITLE, ("fair play", "fair"), name="fair"
)
FAIR_DETAILS = button(
    Open(destinations.ToFairDetails()), messages.DETAILS, ("details",), name="details"
)
SIGHTLESS = button(
    Open(destinations.ToPlayingWithoutSight()), SIGHTLESS_TITLE, ("sight",), name="sight"
)
TROUBLES = button(
    Open(destinations.ToTroubleshooting()), TROUBLES_TITLE, ("troubles", "wrong"), name="troubles"
)
DATA_WORDS = ("data", "export", "import", "restore")
"""Words that open the page of the player's data from pages with a button for it."""
_HALF_CUT = (chain.LONGEST_CUT - 1) // 2
"""Maximum characters of each cut if two people cut."""
OWN_CUT = button(Do(PageAction.OWN_CUT), messages.OWN_CUT, ("cut",), name="cut")
"""Button to type the player's own cut."""


def share_choices(session: Session) -> tuple[Choice, ...]:
    """Return the ways to share a finished match, and to compare it if it was a challenge."""
    id = challenge_id(session.event)
    share = button(Open(destinations.ToShare(session)), sharing.TITLE, ("share",))
    copy = typed(Do(PageAction.COPY), sharing.COPY, ("copy",))
    if not id:
        return share, copy
    compare = button(
        Open(destinations.ToChallenge(id)), challenge.BOTH_LINES, ("compare", "challenge"),
        key=Command.DONE, main=True,
    )  # fmt: skip
    return compare, share, copy


def open_review(host: ScreenHost, session: TableSession, hand: int) -> None:
    """Open the review of a hand, or say that the match's record is in another program."""
    if session.recorded is None:
        host.refuse(AFTER_MATCH)
    else:
        host.open(destinations.ToHandReview(session.recorded, hand))


def ask_for_cut(host: ScreenHost, session: TableSession) -> None:
    """Ask the player to type a cut, and apply it to the match.

    In a match between two people at one screen, ask both.
    """

    def done(text: str) -> None:
        try:
            session.cut(text)
        except GinError as error:
            host.fail(error)
        else:
            host.say(fairness.cut(session.match.own_cut))

    def ask_other(text: str) -> None:
        who = person(1, opponent_of(session))
        entry = _cut_entry(
            shared.cut_of(who=who), lambda theirs: done(f"{text} {theirs}"), _HALF_CUT
        )
        host.open(entry)

    if session.partner is None or session.partner.linked:
        most = chain.LONGEST_CUT if session.partner is None else _HALF_CUT
        host.open(_cut_entry(messages.CUT_FIELD, done, most))
    else:
        host.open(_cut_entry(messages.CUT_FIELD, ask_other, _HALF_CUT))


def _cut_entry(field: Text, done: Callable[[str], None], most: int) -> destinations.ToEntry:
    return destinations.ToEntry(
        messages.OWN_CUT, field, messages.CUT_NOTE, chain.CUT_LETTERS,
        lambda text: fairness.cut(chain.parse_cut(text)), done, most=most,
    )  # fmt: skip
