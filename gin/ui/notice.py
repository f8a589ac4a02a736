"""The notice: a reason or an answer that stays on the screen for a while."""

from __future__ import annotations

from gin.core.message import NOTHING, Text, ended, says
from gin.interface.view import Scene, View
from gin.present.words import talk

STAYS = 5.0
"""Seconds that a notice stays on the screen."""


class Notice:
    """The latest reason or answer, until it expires or the table changes."""

    def __init__(self) -> None:
        self.text: Text = NOTHING
        self._until = 0.0

    def show(self, text: Text, now: float) -> None:
        self.text, self._until = text, now + STAYS

    def hear(self, texts: tuple[Text, ...], before: View, view: View, now: float) -> None:
        """Show the last announcement that the view does not show, or remove an outdated notice."""
        coached = view.hint.text if view.hint is not None else NOTHING
        taught = view.lesson.lines if view.lesson is not None else ()
        introduced = view.introduction.texts if view.introduction is not None else ()
        items = view.dialog.zone.items if view.dialog is not None else ()
        written = [text for item in items for text in (item.value, item.note)]
        shown = (view.news, view.status, view.title, coached, *taught, *introduced, *written)
        words = talk_of(view)
        last = next((text for text in reversed(texts) if text != words), NOTHING)
        counted = view.scene is Scene.RESULT and before.scene is Scene.TABLE
        lines = view.dialog.text if view.dialog is not None else ()
        asked = bool(lines) and all(says(last, line) for line in lines)
        seen = last in shown or says(view.status, last) or says(last, ended(view.title))
        # An announcement that contains the news counts as seen even if it also names a card just
        # turned up, which the player can see.
        seen = seen or says(coached, last) or (bool(view.news) and says(last, view.news))
        if last and not (asked or counted or seen):
            self.show(last, now)
        elif view.hint is not None and before.hint != view.hint:
            # A new hint of the coach replaces the notice.
            self.text = NOTHING
        elif (before.status, before.news, before.title) != (view.status, view.news, view.title):
            self.text = NOTHING

    def tick(self, now: float) -> bool:
        """Remove the notice if it has expired; return whether it was removed."""
        if not self.text or now < self._until:
            return False
        self.text = NOTHING
        return True

    def next_due(self) -> float | None:
        return self._until if self.text else None


def talk_of(view: View) -> Text:
    """Return the opponent's latest words as announced; empty if there are none."""
    other = view.table.other if view.table is not None else None
    return talk.said(other.name, other.talk) if other is not None and other.talk else NOTHING
