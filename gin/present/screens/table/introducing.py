"""A game in three lines over its table, before the first hand that is ever played of it."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.errors import SaveError
from gin.interface.intents import Do, PageAction
from gin.interface.introduction import Introduction
from gin.interface.table import TableView
from gin.interface.view import View
from gin.messages import table as messages
from gin.present.pages import typed
from gin.session.game import Session
from gin.session.storage.store import Store
from gin.variants.pages.in_short import in_short

BEGIN = typed(Do(PageAction.GOT_IT), messages.INTRODUCTION_BEGIN, ("begin", "ok"))  # fmt: skip
NOTE = "introduced:"


def is_new(session: Session, store: Store) -> bool:
    """Is this the first hand of a game that was never played, as far as is noted in a store? Where
    nothing is kept, nobody knows, and nothing is told."""
    return session.untouched and store.saves and not store.note(_name(session))


def keep(session: Session) -> None:
    """Note that the game is known; it is told again where that cannot be kept."""
    try:
        session.store.set_note(_name(session), "1")
    except SaveError:
        return


def introduction(session: Session) -> Introduction:
    """What is told of the game as it is agreed."""
    agreed = session.setup
    lines = tuple(in_short(agreed))
    return Introduction(session.title, agreed.game.id, lines, messages.INTRODUCTION_ON)


def over(shown: View, session: Session) -> View:
    """The table with that over it. All choices are left: one is enough to go on."""
    table = shown.content
    if not isinstance(table, TableView):
        return shown
    table = replace(table, introduction=introduction(session))
    return replace(shown, content=table, choices=(*shown.choices, BEGIN))


def _name(session: Session) -> str:
    return f"{NOTE}{session.setup.game.id}"
