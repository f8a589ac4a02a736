"""Audiences: screen readers and speech, which follow the window without seeing it.

After each change, the window passes the frame to its audience, then announcements. The
accessibility tree and the built-in voice each implement `Audience`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, field

from gin.core.message import NOTHING, Text

if TYPE_CHECKING:
    from gin.interface.refs import ItemRef
    from gin.interface.view import View
    from gin.rules.model.events import Event

Rect = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the window."""


class SentenceKind(StrEnum):
    """Topic of an announcement."""

    NEWS = "news"
    ANSWER = "answer"
    HINT = "hint"
    """The coach's advice."""
    OWN = "own"
    OTHER = "other"
    RESULT = "result"
    CAPTION = "caption"
    TALK = "talk"
    """A remark by the opponent."""
    PAGE = "page"
    """The current page, or the name of a match."""
    REFUSAL = "refusal"
    """The reason why something cannot be done."""
    EDGE = "edge"
    """Nothing further lies in this direction."""
    NOTICE = "notice"
    """An important message, displayed until the player has read it."""
    VALUE = "value"
    """The new value of the focused setting."""


class Length(StrEnum):
    """Amount of detail in announcements."""

    SHORT = "short"
    USUAL = "usual"
    LONG = "long"


class AnnouncedMove(Struct, frozen=True):
    """An event in a hand, with the other player's name."""

    event: Event
    other: str


class Announcement(Struct, frozen=True):
    """A sentence and its topic.

    `late` replaces `text` once a discard that `text` names may be buried. `move` is the event that
    the sentence reports, if it reports nothing else. `brief` is the wording for players who want
    few words.
    """

    text: Text
    kind: SentenceKind = SentenceKind.NEWS
    late: Text = NOTHING
    move: AnnouncedMove | None = None
    brief: Text = NOTHING


class ShownFrame(Struct, frozen=True):
    """A frame of the window: view, focused item, item rectangles and level of detail."""

    view: View
    focus: ItemRef | None = None
    rects: Mapping[ItemRef, Rect] = field(default_factory=dict)
    length: Length = Length.USUAL


class Audience(Protocol):
    """Something that presents the window without showing it, such as the program's voice."""

    def show(self, frame: ShownFrame) -> None:
        """Take the frame now in the window; called before its announcements."""

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        """Announce sentences, oldest first."""

    def hush(self) -> None:
        """Stop speech that may be interrupted, because the player pressed something."""

    def forget(self) -> None:
        """Stop all speech, and drop what is still to be announced.

        Another person may be listening from now on.
        """

    def tick(self, now: float) -> Text:
        """Do the work that is due; return a sentence for the window to display, or an empty one.

        Called after every `show` and `announce`.
        """

    def next_due(self) -> float | None:
        """Return the clock time for the next `tick`, or None."""

    @property
    def speaks(self) -> bool:
        """Whether speech is audible now or may start at any time."""

    @property
    def listens(self) -> bool:
        """Whether a player may rely on the announcements."""

    def close(self) -> None: ...


class Audiences:
    """Several audiences as one."""

    def __init__(self, *members: Audience) -> None:
        self._members = members

    def show(self, frame: ShownFrame) -> None:
        for member in self._members:
            member.show(frame)

    def announce(self, announcements: tuple[Announcement, ...]) -> None:
        for member in self._members:
            member.announce(announcements)

    def hush(self) -> None:
        for member in self._members:
            member.hush()

    def forget(self) -> None:
        for member in self._members:
            member.forget()

    def tick(self, now: float) -> Text:
        notices = [member.tick(now) for member in self._members]
        return next((notice for notice in notices if notice), NOTHING)

    def next_due(self) -> float | None:
        times = [member.next_due() for member in self._members]
        return min((time for time in times if time is not None), default=None)

    @property
    def speaks(self) -> bool:
        return any(member.speaks for member in self._members)

    @property
    def listens(self) -> bool:
        return any(member.listens for member in self._members)

    def close(self) -> None:
        for member in self._members:
            member.close()
