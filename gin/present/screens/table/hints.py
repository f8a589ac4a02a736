"""Hints from the coach: requested, computed, shown and explained."""

from __future__ import annotations

from collections.abc import Callable

from gin.ai.advice.reasons import Hint
from gin.core.errors import GinError
from gin.core.message import NOTHING, ended
from gin.interface.audience import Length, SentenceKind
from gin.interface.view import View
from gin.present.screen import ScreenHost
from gin.present.tableview import advice
from gin.present.tableview.advice import ShownAdvice
from gin.session import coach
from gin.session.coach import PendingAdvice
from gin.session.game import Session
from gin.session.hint_count import save_hint
from gin.session.settings import effective_value
from gin.session.table_session import TableSession


class Hints:
    """The hint of this turn, if the player requested one."""

    def __init__(
        self, host: ScreenHost, session: TableSession, other: str, view: Callable[[], View]
    ) -> None:
        self._host, self._session, self._other, self._view = host, session, other, view
        self._hint: ShownAdvice | None = None
        self._pending: PendingAdvice | None = None

    def over(self, shown: View) -> View:
        if self._hint is None:
            return shown
        return advice.with_hint(shown, self._hint.shown, self._hint.action, thinking=self.thinking)

    def request(self) -> None:
        """Request a hint. If there is one already, explain or repeat it instead."""
        if self._pending is not None:
            return
        if self._hint is not None:
            shown, self._hint = self._hint.shown, self._hint.explained
            self._host.say(shown.more or shown.text, SentenceKind.HINT)
            return
        try:
            self._session.count_hint()
        except GinError as error:
            self._host.fail(error)
            return
        seen = self._session.seen
        known = coach.instant_hint(seen)
        if known is not None:
            self._give(known)
            return
        self._pending = PendingAdvice(self._session.match, seen, self._session.level)
        self._hint = advice.THINKING

    def _give(self, hint: Hint) -> None:
        """Give a hint, and save its move so that the review does not contradict it."""
        session = self._session
        if isinstance(session, Session):
            ply = len(session.actions)
            try:
                save_hint(session.store, session.id, session.hand_number, ply, hint.action)
            except GinError as error:
                self._host.fail(error)
        self._advise(ShownAdvice.of(hint, self._other))

    def _advise(self, hint: ShownAdvice) -> None:
        at_length = effective_value(self._host.settings, "announce_hints") == Length.LONG
        self._hint = hint.explained if at_length else hint
        action = hint.action
        move = None if action is None else self._view().choice(advice.intent_of(action))
        brief = ended(move.label) if move is not None else NOTHING
        self._host.say(self._hint.shown.text, SentenceKind.HINT, brief=brief)

    @property
    def thinking(self) -> bool:
        return self._pending is not None

    def think(self, seconds: float) -> bool:
        """Let the coach think for about `seconds`; return whether a hint is ready."""
        if self._pending is None or not self._pending.work(seconds):
            return False
        thought, self._pending = self._pending, None
        self._give(thought.hint())
        return True

    def forget(self) -> None:
        self._hint = self._pending = None
