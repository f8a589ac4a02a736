"""All that is told beside the picture: notices to be read, sentences for an audience, sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from gin.core.message import Text
from gin.interface.audience import Announcement, Audience, SentenceKind, ShownFrame
from gin.interface.cue import Cue, Heard
from gin.interface.view import Scene, View
from gin.present.output.brevity import gathered, others_turn
from gin.present.output.sounds import OF_KINDS
from gin.session.settings import Settings
from gin.ui.notice import Notice
from gin.ui.platform.attention import attend
from gin.ui.platform.clock import Clock
from gin.ui.platform.sound import Sounds, Soundtrack

PATIENCE = 5.0
"""Seconds that those who listen are kept waiting for the end of another's turn."""


class Announcer:
    """Tells the player things. `changed` is true from when a notice, or a caption that is shown,
    has changed until it is drawn.

    Those who don't look at the window are told with the frame that it shows then. While another
    plays they are kept waiting: nothing tells when a voice has finished, so all of that turn is
    said at once, after the focus has come to where the player's own begins.
    """

    def __init__(self, clock: Clock, sounds: Sounds | None, audience: Audience | None) -> None:
        self._clock = clock
        self._notice = Notice()
        self._audience = audience
        self._track = Soundtrack(sounds, lambda: self.speaks)
        self._told: list[Announcement] = []
        self._latest: ShownFrame | None = None
        self._framed: ShownFrame | None = None
        self._kept_from: float | None = None
        self._interrupted = False
        self._stale = True
        self.changed = False

    @property
    def speaks(self) -> bool:
        """Is a voice heard now, or may one be at any time?"""
        return self._audience is not None and self._audience.speaks

    @property
    def listens(self) -> bool:
        """Does somebody follow the window by what it says?"""
        return self._audience is not None and self._audience.listens

    @property
    def notice(self) -> Text:
        """The reason or answer on the screen."""
        return self._notice.text

    def captions(self, settings: Settings) -> tuple[Text, ...]:
        """What was heard of late, in words, if that is shown."""
        return self._track.captions if self._track.captioned(settings) else ()

    # What an input has to tell.

    def tell(self, text: Text) -> None:
        """Show a sentence, such as why nothing was done, and tell it to nobody."""
        self._notice.show(text, self._clock.now())
        self.changed = True

    def announce(self, text: Text) -> None:
        """Tell a sentence to those who listen, and show it to nobody."""
        self.pass_on((Announcement(text, SentenceKind.ANSWER),))

    def refuse(self, why: Text) -> None:
        """Show why something is not done, tell it, and let it be heard."""
        self.tell(why)
        self.pass_on((Announcement(why, SentenceKind.REFUSAL),))

    def stop_at(self, item: Text) -> None:
        """Tell, and let be heard, that nothing comes after this in the direction that was meant."""
        self.pass_on((Announcement(item, SentenceKind.EDGE),))

    def answer(self, text: Text) -> None:
        """Show a sentence, and tell it to those who listen."""
        self.tell(text)
        self.announce(text)

    def let_hear(self, cue: Cue) -> None:
        """Play a sound, whatever else is still to be heard."""
        self._track.add(cue, self._clock.now())

    def act(self) -> None:
        """Somebody is there: something was chosen, by whatever means."""
        self._interrupted = False
        self._track.presence.act(self._clock.now())

    def attend(self, event: pygame.event.Event) -> None:
        """Notice what an event of the window says about the player's presence and the speakers."""
        attend(event, self._track.presence, self._clock.now())
        self._track.attend(event)

    def hush(self) -> None:
        """Something was pressed: what is still being said may end here, and what is not said yet of
        another's turn is not waited for."""
        self._interrupted = True
        if self._audience is not None:
            self._audience.hush()

    # What follows from what is shown.

    def plan(self, cues: tuple[Heard, ...], pace: float) -> None:
        """Play sounds one after the other, instead of those still to be heard."""
        self._track.plan(cues, self._clock.now(), pace)

    def pass_on(self, told: Iterable[Announcement]) -> None:
        """Tell sentences to those who listen, with the next frame; what refuses is heard as such,
        whoever listens."""
        told = tuple(told)
        self._told += told
        for cue in {OF_KINDS[one.kind] for one in told if one.kind in OF_KINDS}:
            self.let_hear(cue)

    def hear(self, told: tuple[Announcement, ...], before: View, view: View) -> None:
        """Tell what was said as the view came to be this one, and show what it does not say."""
        self.pass_on(told)
        texts = tuple(one.text for one in told if one.kind is not SentenceKind.NOTICE)
        self._notice.hear(texts, before, view, self._clock.now())

    def show_again(self) -> None:
        """Look at the frame the next time, though it may have been drawn already."""
        self._stale = True

    # Time.

    def play(self, now: float, settings: Settings, scene: Scene) -> None:
        """Let be heard what is due, and the place that is shown."""
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
        """Hand on what was told, and the frame if there is one and it has not been `drawn`; end a
        notice."""
        if self._audience is not None:
            if self.changed or not drawn or self._stale or self._told:
                self._stale = False
                self._latest = frame() or self._latest
            if not self._keeps_waiting(now):
                self._hand_on(self._audience, settings)
            problem = self._audience.tick(now)
            if problem:
                self.tell(problem)
        else:
            self._told.clear()
        self.changed |= self._notice.tick(now)

    def _hand_on(self, audience: Audience, settings: Settings) -> None:
        told, self._told = self._told, []
        if self._latest is not None and self._latest != self._framed:
            self._framed = self._latest
            audience.show(self._latest)
        told_of = gathered(told, self._framed, settings)
        if told_of:
            audience.tell(told_of)

    def _keeps_waiting(self, now: float) -> bool:
        """Is it another's turn, which those who listen hear of once it is over? Whoever presses
        something is not kept waiting, nor anybody for ever."""
        waits = self.listens and self._latest is not None and others_turn(self._latest.view)
        if not waits or self._interrupted:
            self._kept_from = None
            return False
        if self._kept_from is None:
            self._kept_from = now
        return now < self._kept_from + PATIENCE

    def next_due(self) -> float | None:
        """When something is to be told or ends, on the clock's time; None if nothing is."""
        asked = (self._audience, self._notice)
        times = [one.next_due() for one in asked if one is not None]
        times.append(self._track.next_due(self._clock.now()))
        if self._kept_from is not None and (self._told or self._latest != self._framed):
            times.append(self._kept_from + PATIENCE)
        return min((time for time in times if time is not None), default=None)
