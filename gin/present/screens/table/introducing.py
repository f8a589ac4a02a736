"""Introduction to a game, shown once over its table."""

from __future__ import annotations

from msgspec.structs import replace

from gin.core.errors import SaveError
from gin.core.message import NOTHING
from gin.interface.destinations import ToLesson
from gin.interface.intents import Do, Open, PageAction
from gin.interface.introduction import Introduction
from gin.interface.table import TableView
from gin.interface.view import View
from gin.messages import game_gin
from gin.messages import table as messages
from gin.present.pages import typed
from gin.present.words import lesson
from gin.rules.model.rules import SETS_AND_RUNS, Flow
from gin.session.acquaintance import has_never_played
from gin.session.mixtures import title_of
from gin.session.storage.store import Store
from gin.session.table_session import TableSession
from gin.variants.pages.in_short import summary_lines

BEGIN = typed(Do(PageAction.GOT_IT), messages.INTRODUCTION_BEGIN, ("begin", "ok"))  # fmt: skip
LEARN = typed(Open(ToLesson()), messages.INTRODUCTION_LEARN, ("guide",))
NOTE = "introduced:"


def is_new(session: TableSession, store: Store) -> bool:
    """Return whether to show the introduction.

    It is shown before the first move of a match if the game was never introduced and the store
    saves.
    """
    return session.untouched and store.saves and not store.note(_name(session))


def keep(session: TableSession) -> None:
    """Record that the game was introduced; on failure, it may be introduced again."""
    try:
        session.store.set_note(_name(session), "1")
    except SaveError:
        return


def introduction(session: TableSession, *, taught: bool = False) -> Introduction:
    """Return the introduction to the session's game, whatever the match belongs to.

    A player's first introduction also says what to collect, explains two words and offers the
    lesson, except to a player who was `taught` there.
    """
    agreed, new = session.setup, has_never_played(session.store)
    lines = tuple(summary_lines(agreed, single=session.sheet.single))
    example: lesson.Groups = ()
    if new and not taught and session.rules.flow is Flow.CLASSIC and session.rules.knock.limit:
        first, *goal, ending = lines
        explained = messages.INTRODUCTION_WORDS_TITLE, messages.INTRODUCTION_WORDS
        said = () if first[1] == game_gin.SENTENCE else (first,)
        if session.rules.melds.kinds == SETS_AND_RUNS.kinds:
            said = (*said, (NOTHING, messages.INTRODUCTION_COLLECT))
            example = lesson.set_and_run()
        lines = (*said, *goal, explained, ending)
    title = title_of(session.store, agreed)
    shown = Introduction(title, agreed.game.id, lines, messages.INTRODUCTION_ON, example=example)
    if not new:
        return shown
    shown = replace(shown, begin=BEGIN.label, on=NOTHING)
    return shown if taught else replace(shown, learn=LEARN.label, guide=messages.INTRODUCTION_GUIDE)


def with_introduction(shown: View, session: TableSession, *, taught: bool = False) -> View:
    """Return the table with the introduction over it; all choices stay available."""
    table = shown.content
    if not isinstance(table, TableView):
        return shown
    card = introduction(session, taught=taught)
    offered = (BEGIN, LEARN) if card.learn else (BEGIN,)
    table = replace(table, introduction=card)
    return replace(shown, content=table, choices=(*shown.choices, *offered))


def _name(session: TableSession) -> str:
    return f"{NOTE}{session.setup.game.id}"
