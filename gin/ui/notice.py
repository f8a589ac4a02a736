"""The reason or answer that is shown for a while, and which of what is said becomes one."""

from __future__ import annotations

from gin.core.message import NOTHING, Text, ended, says
from gin.interface.view import Scene, View
from gin.present.words import talk

STAYS = 5.0
"""Seconds a reason or an answer stays on the screen."""


class Notice:
    """The last reason or answer. It goes after a while, or when the table has changed."""

    def __init__(self) -> None:
        self.text: Text = NOTHING
        self._until = 0.0

    def show(self, text: Text, now: float) -> None:
        """Show a sentence from now on."""
        self.text, self._until = text, now + STAYS

    def hear(self, told: tuple[Text, ...], before: View, view: View, now: float) -> None:
        """Show the last thing that was said, unless the picture says it already.

        What was told before goes as soon as the table has changed: it may be true no more.
        """
        coached = view.hint.text if view.hint is not None else NOTHING
        taught = view.lesson.lines if view.lesson is not None else ()
        introduced = view.introduction.told if view.introduction is not None else ()
        items = view.dialog.zone.items if view.dialog is not None else ()
        written = [text for item in items for text in (item.value, item.note)]
        shown = (view.news, view.status, view.title, coached, *taught, *introduced, *written)
        words = talk_of(view)
        last = next((text for text in reversed(told) if text != words), NOTHING)
        counted = view.scene is Scene.RESULT and before.scene is Scene.TABLE
        lines = view.dialog.text if view.dialog is not None else ()
        asked = bool(lines) and all(says(last, line) for line in lines)
        seen = last in shown or says(view.status, last) or says(last, ended(view.title))
        # With what was laid open then, which is in the picture.
        seen = seen or says(coached, last) or (bool(view.news) and says(last, view.news))
        if last and not (asked or counted or seen):
            self.show(last, now)
        elif view.hint is not None and before.hint != view.hint:
            # The coach's words and marks come together.
            self.text = NOTHING
        elif (before.status, before.news, before.title) != (view.status, view.news, view.title):
            self.text = NOTHING
        elif coached and before.hint != view.hint:
            # Its words stand where the notice is, and its marks are to be seen at once.
            self.text = NOTHING

    def tick(self, now: float) -> bool:
        """Let it go if it has been there for long enough; True if it went."""
        if not self.text or now < self._until:
            return False
        self.text = NOTHING
        return True

    def next_due(self) -> float | None:
        """When it goes; None if there is none."""
        return self._until if self.text else None


def talk_of(view: View) -> Text:
    """What the opponent has just said, as it is announced; empty for nothing."""
    other = view.table.other if view.table is not None else None
    return talk.said(other.name, other.talk) if other is not None and other.talk else NOTHING
