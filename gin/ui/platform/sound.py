"""Playback of sounds. The device opens for the first sound and closes after some silence.

An open device wakes the processor many times a second, so it is closed when nothing plays. Without
a device, or for a cue without files, nothing is heard. A thread reads long sounds, because reading
them would delay a frame.
"""

from __future__ import annotations

import contextlib
import os
import random
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame

from gin.core.message import NOTHING, Message, Text
from gin.interface.cue import Background, Cue, SoundCue
from gin.interface.table import PlayerView
from gin.interface.view import Scene
from gin.messages.captions import NO_DEVICE
from gin.present.output.ambience import SILENT, Ambience, Presence
from gin.present.output.people import Company
from gin.present.output.sounds import Hearing, volume_of
from gin.present.output.space import EVERYWHERE, Ears, ears
from gin.session.settings import Settings
from gin.session.storage.assets import asset
from gin.ui.platform.surroundings import CHANNELS, Surroundings

RATE = 32000
BUFFER = 1024
"""Samples in the device's buffer: 32 milliseconds."""
VOICES = 16
"""Number of sounds that can play at the same time, including the room's background."""
LONG = 12_000
"""Size in bytes from which a file is read on a thread."""
KEPT = 32
"""Maximum number of short sounds kept in memory."""
LISTEN_AGAIN = 0.3
"""Seconds between two checks whether a voice is still speaking."""
SILENCE = 4.0
"""Seconds of silence after which the device is closed."""
FIRST_RETRY, LAST_RETRY = 1.0, 60.0
"""Seconds to wait before opening a lost device again, and the longest such wait. Each failure
doubles the wait.
"""


def open_mixer(channels: int) -> None:
    """Open the device with this many channels.

    Raises:
        pygame.error: there is no device.
        NotImplementedError: pygame has no mixer.
    """
    pygame.mixer.init(RATE, -16, channels, BUFFER, allowedchanges=0)


class Sounds:
    """Plays cues by name. All recordings of a cue are heard before one is repeated."""

    def __init__(
        self,
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
        rng: random.Random | None = None,
    ) -> None:
        self._folder = folder or asset("sounds")
        self._clock = clock
        self._rng = rng or random.Random()
        self._takes: dict[str, tuple[Path, ...]] = {}
        self._bags: dict[str, list[Path]] = {}
        """For each cue, the takes to be heard before any is repeated, the next one at the end."""
        self._last: dict[str, Path] = {}
        self._loaded: OrderedDict[Path, pygame.mixer.Sound | None] = OrderedDict()
        self._loading: list[threading.Thread] = []
        self._open, self._spatial = False, True
        self._reported = False
        self._silent_from = 0.0
        self._wait = self._retry_at = 0.0
        self._wanted = SILENT
        self.on_crack: Callable[[float], None] = lambda loud: None
        """Called when the fire cracks, with the loudness of the crack from 0 to 1."""
        self._surroundings = Surroundings(self._folder, self._rng, self._load_apart, self._crack)

    @property
    def open(self) -> bool:
        return self._open

    @property
    def missing(self) -> bool:
        return self._wait > FIRST_RETRY

    @property
    def surrounds(self) -> bool:
        """Whether the room or the music is heard, or will be soon."""
        return self._open and self._surroundings.heard

    def hear(self, *, spatial: bool) -> None:
        """Use stereo if `spatial`, else mono; a change closes the device until the next sound."""
        if spatial != self._spatial:
            self._spatial = spatial
            self.close()

    def play(self, cue: str, volume: float, ears: Ears = EVERYWHERE) -> Message:
        """Play a cue at a volume from 0 to 1; do nothing at volume 0.

        Returns a message the first time that no device can be opened, otherwise an empty text.
        Once a device has opened, the next failure is reported again.
        """
        path = self._next_take(cue) if volume > 0 else None
        if path is None:
            return NOTHING
        if not self._ensure_open():
            if not self.missing:
                return NOTHING
            reported, self._reported = self._reported, True
            return NOTHING if reported else NO_DEVICE
        self._play(path, min(1.0, volume), ears)
        return NOTHING

    def surround(self, wanted: Ambience, now: float) -> None:
        """Fade room and music to the wanted volumes.

        A missing device is not reported here: the first cue reports it.
        """
        self._wanted = wanted
        if self._open or (wanted != SILENT and self._ensure_open()):
            self._surroundings.follow(wanted, now)

    def tick(self, now: float) -> None:
        if not self._open:
            return
        if self._surroundings.heard:
            self._surroundings.tick(now)
            self._silent_from = max(self._silent_from, now)
        due = self.next_due()
        if not self._surroundings.heard and due is not None and now >= due:
            self.close()

    def next_due(self) -> float | None:
        if not self._open:
            return self._retry_at if self._wait and self._wanted != SILENT else None
        if self._surroundings.heard:
            return self._surroundings.next_due(self._clock())
        return self._silent_from + SILENCE

    def attend(self, event: pygame.event.Event) -> None:
        """React to a lost device, as when the sound server restarts, and to a new one.

        SDL stays connected to a server that has exited, and does not report the devices of a server
        that started later. So this method closes a lost device, which disconnects SDL, and the
        device is opened again later.
        """
        if event.type == pygame.AUDIODEVICEREMOVED and event.which and not event.iscapture:
            if self._open:
                self.close()
                self._wait = FIRST_RETRY
                self._retry_at = self._clock() + self._wait
        elif event.type == pygame.AUDIODEVICEADDED and not event.iscapture and self._wait:
            self._retry_at = self._clock()

    def close(self) -> None:
        if self._open:
            self._open = False
            for thread in self._loading:
                thread.join()
            self._loading.clear()
            self._loaded.clear()
            self._surroundings.close()
            pygame.mixer.quit()

    def _ensure_open(self) -> bool:
        if self._open or self._clock() < self._retry_at:
            return self._open
        try:
            with _system_errors_unheard():
                open_mixer(2 if self._spatial else 1)
        except (pygame.error, NotImplementedError):
            self._wait = min(2 * max(self._wait, FIRST_RETRY), LAST_RETRY)
            self._retry_at = self._clock() + self._wait
            return False
        pygame.mixer.set_num_channels(VOICES)
        pygame.mixer.set_reserved(len(CHANNELS))
        self._open, self._reported = True, False
        self._wait = self._retry_at = 0.0
        self._silent_from = self._clock()
        return True

    def _play(self, path: Path, loud: float, ears: Ears = EVERYWHERE) -> None:
        def begin(sound: pygame.mixer.Sound | None) -> None:
            if sound is not None:
                sound.set_volume(loud)
                channel = sound.play()
                if channel is not None and ears != EVERYWHERE:
                    channel.set_volume(*ears)
                self._silent_from = max(self._silent_from, self._clock() + sound.get_length())

        if path not in self._loaded and _size(path) > LONG:
            # Keep the device open while a thread reads the file; the sound's length is still
            # unknown.
            self._silent_from = max(self._silent_from, self._clock())
            self._load_apart(path, begin)
        else:
            begin(self._load(path))

    def _crack(self, loud: float) -> None:
        path = self._next_take(Background.FIRE)
        if path is not None:
            self._play(path, loud)
            self.on_crack(loud)

    def _next_take(self, cue: str) -> Path | None:
        if cue not in self._takes:
            self._takes[cue] = tuple(sorted(self._folder.glob(f"{cue}-*.ogg")))
        bag = self._bags.setdefault(cue, [])
        if not bag:
            bag += self._rng.sample(self._takes[cue], len(self._takes[cue]))
            if len(bag) > 1 and bag[-1] == self._last.get(cue):
                bag.reverse()
        if not bag:
            return None
        self._last[cue] = bag.pop()
        return self._last[cue]

    def _load(self, path: Path) -> pygame.mixer.Sound | None:
        """Return the sound of a file, cached; None if it is unreadable, which is cached too."""
        if path not in self._loaded:
            self._loaded[path] = _read(path)
            if len(self._loaded) > KEPT:
                self._loaded.popitem(last=False)
        self._loaded.move_to_end(path)
        return self._loaded[path]

    def _load_apart(self, path: Path, then: Callable[[pygame.mixer.Sound | None], None]) -> None:
        """Read a long file on a thread and call `then` on that thread; the sound is not cached."""

        def load() -> None:
            then(_read(path))

        self._loading = [thread for thread in self._loading if thread.is_alive()]
        thread = threading.Thread(target=load, name="sound", daemon=True)
        self._loading.append(thread)
        thread.start()


def _read(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError):
        return None


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


@contextlib.contextmanager
def _system_errors_unheard() -> Iterator[None]:
    """Keep the system's sound library from writing to the terminal; exceptions still pass."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class Soundtrack:
    """The window's sounds and captions; without `sounds` there are captions of cues only.

    `spoken` returns whether a voice is reading aloud; room and music are quieter then.
    """

    def __init__(
        self, sounds: Sounds | None = None, spoken: Callable[[], bool] = lambda: False
    ) -> None:
        self._hearing = Hearing()
        self._sounds = sounds
        self._spoken = spoken
        self._ducked = False
        self._company = Company()
        self.presence = Presence()

    @property
    def captions(self) -> tuple[Text, ...]:
        return self._hearing.captions

    def captioned(self, settings: Settings) -> bool:
        """Return whether to show captions: by the setting, or because there is no device."""
        return settings.captions or (self._sounds is not None and self._sounds.missing)

    def attend(self, event: pygame.event.Event) -> None:
        if self._sounds is not None:
            self._sounds.attend(event)

    def plan(self, cues: Sequence[SoundCue], now: float, pace: float) -> None:
        """Play cues one after the other, replacing those still queued."""
        self._hearing.plan(cues, now, pace)

    def add(self, cue: Cue, now: float) -> None:
        self._hearing.add(cue, now)

    def react(self, before: PlayerView | None, after: PlayerView | None, now: float) -> None:
        """Let the opponent be heard if their mood changed."""
        reaction = self._company.reaction(before, after, now)
        if reaction is not None:
            self._hearing.react(*reaction)

    def tick(self, now: float, settings: Settings, scene: Scene | None = None) -> Message:
        """Play the sounds that are due; return a message if the device turns out to be missing."""
        notice: Message = NOTHING
        if scene is not None:
            self.presence.show(scene, settings)
        if self._sounds is not None:
            self._sounds.hear(spatial=settings.spatial_sound)
        # A person is not heard over the voice.
        people = settings.people_volume > 0 and not self._spoken()
        for one in self._hearing.take(now, people=people):
            if self._sounds is not None:
                loud = volume_of(one.cue, settings)
                notice = self._sounds.play(one.recordings, loud, ears(one, settings)) or notice
        if self._sounds is not None:
            self._ducked = self._spoken()
            ambience = self.presence.ambience(settings, now, spoken=self._ducked)
            self._sounds.surround(ambience, now)
            self._sounds.tick(now)
            # Captions of cues would hide one of the background, which can wait.
            if self._hearing.quiet and (begun := self.presence.noted(ambience)) is not None:
                self._hearing.note(begun, now)
        return notice

    def next_due(self, now: float) -> float | None:
        times = [self._hearing.next_due()]
        if self._sounds is not None:
            times.append(self._sounds.next_due())
            if self._sounds.surrounds:
                times.append(self.presence.next_due())
                # A voice reports neither its start nor its end, so check it regularly.
                if self._spoken() != self._ducked:
                    times.append(now)
                elif self._ducked:
                    times.append(now + LISTEN_AGAIN)
        return min((time for time in times if time is not None), default=None)
