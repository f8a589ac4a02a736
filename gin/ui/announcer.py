"""Notices, announcements to audiences, captions and sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from gin.core.message import NOTHING, Text
from gin.interface.audience import Announcement, Audience, SentenceKind, ShownFrame
from gin.interface.cue import Cue, SoundCue
from gin.interface.view import Scene, View
from gin.present.output.brevity import others_turn, select_announcements
from gin.present.output.sounds import OF_KINDS
from gin.present.words.captions import PLAIN_TO_SEE
from gin.session.settings import Settings
from gin.ui.notice import Notice
from gin.ui.platform.attention import attend
from gin.ui.platform.clock import Clock
from gin.ui.platform.sound import Sounds, Soundtrack

PATIENCE = 5.0
"""Maximum seconds for which announcements wait for the end of the opponent's turn."""


class Announcer:
    """Shows notices, plays sounds and passes announcements to the audience.

    `changed` is true from a change of the notice or of visible captions until the next drawing.

    The audience gets announcements together with the frame they belong to. If the player follows
    the game by ear, announcements of the opponent's turn wait, for at most `PATIENCE`, until the
    player's turn begins. The focus moves then, and would cut off an earlier announcement.
    """

    def __init__(self, clock: Clock, sounds: Sounds | None, audience: Audience | None) -> None:
        self._clock = clock
        self._notice = Notice()
        self._audience = audience
        self._track = Soundtrack(sounds, lambda: self.speaks)
        self._pending: list[Announcement] = []
        self._latest: ShownFrame | None = None
        self._passed_frame: ShownFrame | None = None
        self._waiting_since: float | None = None
        self._interrupted = False
        self._stale = True
        self.changed = False

    @property
    def speaks(self) -> bool:
        """Whether the audience speaks, or may speak at any time."""
        return self._audience is not None and self._audience.speaks

    @property
    def listens(self) -> bool:
        """Whether the player follows the game by ear."""
        return self._audience is not None and self._audience.listens

    @property
    def notice(self) -> Text:
        return self._notice.text

    def captions(self, settings: Settings) -> tuple[Text, ...]:
        """Return the captions to show, without those that add nothing for a sighted player."""
        if not self._track.captioned(settings):
            return ()
        return tuple(one for one in self._track.captions if one not in PLAIN_TO_SEE)

    # Responses to input.

    def show_notice(self, text: Text) -> None:
        """Show a sentence without announcing it."""
        self._notice.show(text, self._clock.now())
        self.changed = True

    def announce(self, text: Text) -> None:
        """Announce a sentence without showing it."""
        self.pass_on((Announcement(text, SentenceKind.ANSWER),))

    def refuse(self, why: Text) -> None:
        self.show_notice(why)
        self.pass_on((Announcement(why, SentenceKind.REFUSAL),))

    def stop_at(self, item: Text) -> None:
        self.pass_on((Announcement(item, SentenceKind.EDGE),))

    def answer(self, text: Text) -> None:
        """Show and announce a sentence."""
        self.show_notice(text)
        self.announce(text)

    def let_hear(self, cue: Cue) -> None:
        self._track.add(cue, self._clock.now())

    def act(self) -> None:
        self._interrupted = False
        self._track.presence.act(self._clock.now())

    def watched(self, now: float) -> bool:
        """Return whether the window is in use, and the player has not been away for long."""
        return self._track.presence.here(now)

    def attend(self, event: pygame.event.Event) -> None:
        attend(event, self._track.presence, self._clock.now())
        self._track.attend(event)

    def hush(self) -> None:
        """Cut off speech, and release announcements that were held back."""
        self._interrupted = True
        if self._audience is not None:
            self._audience.hush()

    def forget(self) -> None:
        """Stop speech, and drop notices and all announcements that wait.

        Another person may be at the screen from now on.
        """
        self._pending = []
        self._waiting_since = None
        self._notice.text = NOTHING
        self.changed = True
        if self._audience is not None:
            self._audience.forget()

    # Consequences of a new view.

    def plan(self, cues: tuple[SoundCue, ...], pace: float) -> None:
        self._track.plan(cues, self._clock.now(), pace)

    def react(self, before: View, view: View) -> None:
        """Let the opponent be heard if their mood changed."""
        first, last = (one.table.other if one.table is not None else None for one in (before, view))
        self._track.react(first, last, self._clock.now())

    def pass_on(self, announcements: Iterable[Announcement]) -> None:
        """Queue announcements for the next frame, and play the sounds of their kinds."""
        announcements = tuple(announcements)
        self._pending += announcements
        for cue in {OF_KINDS[one.kind] for one in announcements if one.kind in OF_KINDS}:
            self.let_hear(cue)

    def hear(self, announcements: tuple[Announcement, ...], before: View, view: View) -> None:
        """Announce messages; show the last one as a notice, unless the new view shows it."""
        self.pass_on(announcements)
        texts = tuple(one.text for one in announcements if one.kind is not SentenceKind.NOTICE)
        self._notice.hear(texts, before, view, self._clock.now())

    def show_again(self) -> None:
        """Fetch the audience's frame again at the next tick, even if nothing was drawn."""
        self._stale = True

    def play(self, now: float, settings: Settings, scene: Scene) -> None:
        before = self._track.captions
        problem = self._track.tick(now, settings, scene)
        if problem:
            self.answer(problem)
        self.changed |= self._track.captioned(settings) and before != self._track.captions
        new = (text for text in self._track.captions if text not in before)
        self.pass_on(Announcement(text, SentenceKind.CAPTION) for text in new)

    def tick(
        self,
        now: float,
        frame: Callable[[], ShownFrame | None],
        settings: Settings,
        *,
        drawn: bool,
    ) -> None:
        """Pass on announcements, with a new frame if there is one, and remove an old notice.

        `drawn` says that the current frame was drawn already.
        """
        if self._audience is not None:
            if self.changed or not drawn or self._stale or self._pending:
                self._stale = False
                self._latest = frame() or self._latest
            if not self._keeps_waiting(now):
                self._hand_on(self._audience, settings)
            problem = self._audience.tick(now)
            if problem:
                self.show_notice(problem)
        else:
            self._pending.clear()
        self.changed |= self._notice.tick(now)

    def _hand_on(self, audience: Audience, settings: Settings) -> None:
        pending, self._pending = self._pending, []
        if self._latest is not None and self._latest != self._passed_frame:
            self._passed_frame = self._latest
            audience.show(self._latest)
        announcements = select_announcements(pending, self._passed_frame, settings)
        if announcements:
            audience.announce(announcements)

    def _keeps_waiting(self, now: float) -> bool:
        waits = self.listens and self._latest is not None and others_turn(self._latest.view)
        if not waits or self._interrupted:
            self._waiting_since = None
            return False
        if self._waiting_since is None:
            self._waiting_since = now
        return now < self._waiting_since + PATIENCE

    def next_due(self) -> float | None:
        asked = (self._audience, self._notice)
        times = [one.next_due() for one in asked if one is not None]
        times.append(self._track.next_due(self._clock.now()))
        if self._waiting_since is not None and (
            self._pending or self._latest != self._passed_frame
        ):
            times.append(self._waiting_since + PATIENCE)
        return min((time for time in times if time is not None), default=None)
