"""Those who follow the window without looking at it: what each of them is told, and when.

The window tells its audience the whole frame whenever it has changed, then the sentences that go
with it. A screen reader's tree and the program's own voice are both an `Audience`; so is silence.
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
    """What a sentence is about, so that a player may choose what to hear."""

    NEWS = "news"
    ANSWER = "answer"
    HINT = "hint"
    """What the coach says."""
    OWN = "own"
    OTHER = "other"
    RESULT = "result"
    CAPTION = "caption"
    TALK = "talk"
    """What the opponent says."""
    PAGE = "page"
    """Where one is now: a page, or what a match is called."""
    REFUSAL = "refusal"
    """Why something is not done."""
    EDGE = "edge"
    """There is nothing further in this direction."""
    NOTICE = "notice"
    """What the player must not miss, mostly about saving; a window shows it until it was read."""
    VALUE = "value"
    """What the setting in focus is now."""


class Length(StrEnum):
    """How much is said of something: only what is new, what one usually wants, or all."""

    SHORT = "short"
    USUAL = "usual"
    LONG = "long"


class AnnouncedMove(Struct, frozen=True):
    """What happened in a hand, and what the other player is called."""

    event: Event
    other: str


class Announcement(Struct, frozen=True):
    """A sentence, with marks for cards, and what it is about.

    `late` stands for it once its discards may be buried, where that makes a difference. A sentence
    that says what happened, and no more, is of that `move`. `brief` is said in its place where
    little is wanted.
    """

    text: Text
    kind: SentenceKind = SentenceKind.NEWS
    late: Text = NOTHING
    move: AnnouncedMove | None = None
    brief: Text = NOTHING


class ShownFrame(Struct, frozen=True):
    """What the window shows: the view, the focused item, where items were drawn, and at what length
    it is said."""

    view: View
    focus: ItemRef | None = None
    rects: Mapping[ItemRef, Rect] = field(default_factory=dict)
    length: Length = Length.USUAL


class Audience(Protocol):
    """One who follows the window."""

    def show(self, frame: ShownFrame) -> None:
        """The window shows this now. It is told before the sentences that go with it."""

    def tell(self, told: tuple[Announcement, ...]) -> None:
        """Sentences to be announced, oldest first."""

    def hush(self) -> None:
        """The player has pressed something: what is still being said may end here."""

    def tick(self, now: float) -> Text:
        """Do what is due. A sentence for the eye if something turns out not to work, else nothing.

        Called after every `show` and `tell`.
        """

    def next_due(self) -> float | None:
        """When `tick` is to be called next, on the clock's time; None if it need not be."""

    @property
    def speaks(self) -> bool:
        """Is a voice heard now, or may one be at any time?"""

    @property
    def listens(self) -> bool:
        """Does somebody follow the window by what it says?"""

    def close(self) -> None:
        """The window closes."""


class Audiences:
    """Several who follow the window, told one after the other; none is silence."""

    def __init__(self, *members: Audience) -> None:
        self._members = members

    def show(self, frame: ShownFrame) -> None:
        """Show all of them."""
        for member in self._members:
            member.show(frame)

    def tell(self, told: tuple[Announcement, ...]) -> None:
        """Tell all of them."""
        for member in self._members:
            member.tell(told)

    def hush(self) -> None:
        """Interrupt what can be interrupted."""
        for member in self._members:
            member.hush()

    def tick(self, now: float) -> Text:
        """Let all of them do what is due; the first sentence that one of them has."""
        notices = [member.tick(now) for member in self._members]
        return next((notice for notice in notices if notice), NOTHING)

    def next_due(self) -> float | None:
        """The earliest time that one of them waits for."""
        times = [member.next_due() for member in self._members]
        return min((time for time in times if time is not None), default=None)

    @property
    def speaks(self) -> bool:
        """Does one of them speak?"""
        return any(member.speaks for member in self._members)

    @property
    def listens(self) -> bool:
        """Does somebody listen to one of them?"""
        return any(member.listens for member in self._members)

    def close(self) -> None:
        """Close all of them."""
        for member in self._members:
            member.close()
