"""Room sounds, fire and music on the device, and times at which no device is open for them."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest

from gin.core.message import NOTHING
from gin.interface.cue import Background
from gin.interface.view import Scene
from gin.messages.captions import NO_DEVICE
from gin.present.output.ambience import AWAY, SILENT, Ambience
from gin.session.settings import Settings
from gin.ui.platform.attention import attend
from gin.ui.platform.sound import FIRST_RETRY, SILENCE, Sounds, Soundtrack
from gin.ui.platform.surroundings import CHANNELS
from tools.sounds import FOLDER

USUAL = Settings()


class Place:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.now = 100.0
        self.speaks = False
        self.scene = Scene.MENU
        self.sounds = Sounds(folder, lambda: self.now, Random(1))
        self.track = Soundtrack(self.sounds, lambda: self.speaks)

    def tick(self, settings: Settings = USUAL) -> object:
        return self.track.tick(self.now, settings, self.scene)

    def after(self, seconds: float, settings: Settings = USUAL) -> int:
        until, woken = self.now + seconds, 0
        self.tick(settings)
        while (due := self.track.next_due(self.now)) is not None and due < until:
            self.now = max(due, self.now + 0.001)
            self.tick(settings)
            woken += 1
            for thread in self.sounds._loading:
                thread.join()
        self.now = until
        self.tick(settings)
        return woken

    @property
    def room(self) -> float:
        """The volume of the room, whose loops play together."""
        heard = [pygame.mixer.Channel(number) for number in CHANNELS.values()]
        loud = {one.get_volume() if one.get_busy() else 0.0 for one in heard}
        assert len(loud) == 1
        return loud.pop()

    @property
    def music(self) -> float:
        busy = pygame.mixer.music.get_busy()
        return pygame.mixer.music.get_volume() if busy else 0.0


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Place()
    yield made
    made.sounds.close()


def test_music_fades_in_at_the_menu_and_out_at_the_table(place: Place) -> None:
    place.after(0.5)
    assert 0 < place.music < 0.2
    place.after(4.0)
    assert place.music == pytest.approx(0.25, abs=0.02)
    assert place.room == pytest.approx(0.25, abs=0.02)
    place.scene = Scene.TABLE
    place.after(0.1)
    assert 0 < place.music < 0.25
    place.after(4.0)
    assert place.music == 0
    assert place.room == pytest.approx(0.25, abs=0.02)
    place.scene = Scene.MENU
    place.after(4.0)
    assert place.music == pytest.approx(0.25, abs=0.02)


def test_the_pieces_of_the_menu_follow_each_other_after_a_rest(place: Place) -> None:
    place.after(1.0)
    heard = []
    music = place.sounds._surroundings._music
    for _ in range(12):
        assert music._last is not None
        heard.append(music._last.name)
        # The dummy device plays in real time; the clock of the test does not.
        pygame.mixer.music.stop()
        place.track.presence.act(place.now)
        due = music.next_due()
        assert due is not None and 60 < due - place.now < 100
        place.after(due - place.now + 0.1)
        assert place.music == 0, "the room alone is heard"
        assert place.room > 0
        place.track.presence.act(place.now)
        due = music.next_due()
        assert due is not None and 19 < due - place.now <= 45
        place.after(due - place.now + 0.1)
        assert place.music > 0
    assert set(heard) == {f"music-{number}.ogg" for number in (1, 2, 3)}
    assert all(one != after for one, after in pairwise(heard))


def test_the_calm_piece_fades_in_at_the_table(place: Place) -> None:
    wanted = Settings(table_music=True)
    place.after(5.0, wanted)
    music = place.sounds._surroundings._music
    assert music._piece is Background.MUSIC
    place.scene = Scene.TABLE
    place.after(0.1, wanted)
    assert music._piece is Background.MUSIC, "the menu's music fades out first"
    place.after(8.0, wanted)
    assert music._piece is Background.CALM
    assert place.music == pytest.approx(0.25, abs=0.02)
    place.after(4.0)
    assert place.music == 0


def test_two_calm_pieces_take_turns_at_the_table(place: Place) -> None:
    wanted = Settings(table_music=True)
    place.scene = Scene.TABLE
    place.after(1.0, wanted)
    music = place.sounds._surroundings._music
    heard = []
    for _ in range(6):
        assert music._last is not None
        heard.append(music._last.name)
        pygame.mixer.music.stop()
        for least, most in ((60, 100), (39, 90)):
            place.track.presence.act(place.now)
            due = music.next_due()
            assert due is not None and least < due - place.now <= most
            place.after(due - place.now + 0.1, wanted)
    assert set(heard) == {"calm-1.ogg", "calm-2.ogg"}
    assert all(one != after for one, after in pairwise(heard))


def test_the_fire_cracks_by_chance(place: Place) -> None:
    place.scene = Scene.TABLE
    cracks: list[str] = []
    place.sounds._last.clear()
    for _ in range(60):
        place.after(1.0)
        last = place.sounds._last.get(Background.FIRE)
        if last is not None and (not cracks or cracks[-1] != last.name):
            cracks.append(last.name)
    assert 10 < len(cracks) < 50
    assert len(set(cracks)) > 5


def test_the_voice_lowers_the_soundtrack(place: Place) -> None:
    place.after(5.0)
    loud = place.room
    place.speaks = True
    assert place.track.next_due(place.now) == place.now, "the change is due immediately"
    place.after(2.0)
    assert 0 < place.room < 0.4 * loud
    place.speaks = False
    place.after(4.0)
    assert place.room == loud


def test_the_device_is_closed_while_nothing_plays(place: Place) -> None:
    for settings in (Settings(mute=True), Settings(room_volume=0, music_volume=0)):
        place.after(60.0, settings)
        assert not place.sounds.open
        assert place.track.next_due(place.now) is None
    place.scene = Scene.TABLE
    place.after(60.0, Settings(room_volume=0))
    assert not place.sounds.open


def test_the_device_is_closed_while_the_window_is_inactive_or_unused(place: Place) -> None:
    place.after(5.0)
    assert place.sounds.open
    attend(pygame.event.Event(pygame.WINDOWFOCUSLOST), place.track.presence, place.now)
    place.after(3.0 + SILENCE)
    assert not place.sounds.open
    assert place.track.next_due(place.now) is None
    attend(pygame.event.Event(pygame.WINDOWFOCUSGAINED), place.track.presence, place.now)
    place.after(5.0)
    assert place.room > 0
    place.after(AWAY + 3.0 + SILENCE)
    assert not place.sounds.open
    attend(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a), place.track.presence, place.now)
    place.after(5.0)
    assert place.room > 0


def test_turning_the_soundtrack_off_leaves_the_cues(place: Place) -> None:
    place.after(5.0)
    place.after(3.0, Settings(room_volume=0, music_volume=0))
    assert (place.room, place.music) == (0, 0)
    assert place.sounds.play("knock", 1.0) == NOTHING
    place.after(2 * SILENCE, Settings(room_volume=0, music_volume=0))
    assert not place.sounds.open


def test_the_soundtrack_rarely_wakes_the_loop(place: Place) -> None:
    place.scene = Scene.TABLE
    place.after(5.0)
    assert place.after(60.0) < 60


def test_a_missing_device_is_retried_and_reported_with_the_first_cue(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    def init(*arguments: object, **others: object) -> None:
        tries.append(arguments)
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", init)
    assert place.tick() == NOTHING
    assert place.sounds.play("knock", 1.0) == NO_DEVICE
    assert place.sounds.play("knock", 1.0) == NOTHING
    assert len(tries) == 1
    assert place.track.next_due(place.now) == place.now + 2 * FIRST_RETRY
    place.after(2 * FIRST_RETRY)
    assert len(tries) == 2


def test_missing_or_broken_files_are_silent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    shutil.copy(FOLDER / "knock-1.ogg", tmp_path)
    (tmp_path / "music-1.ogg").write_bytes(b"nothing that sounds")
    place = Place(tmp_path)
    assert place.after(5.0) < 150
    assert (place.room, place.music) == (0, 0)
    assert place.after(60.0) < 60, "missing files are not tried again and again"
    place.sounds.surround(SILENT, place.now)
    place.sounds.close()


def test_a_long_sound_is_read_in_another_thread(place: Place) -> None:
    place.sounds.play("match_won", 1.0)
    assert place.sounds._loading
    assert place.sounds.next_due() is not None
    for thread in place.sounds._loading:
        thread.join()
    due = place.sounds.next_due()
    assert due is not None
    assert due > place.now + SILENCE + 4.0
    assert pygame.mixer.get_busy()
    assert not place.sounds._loaded, "it would use much memory"


def test_closing_waits_for_sounds_that_are_being_read(place: Place) -> None:
    place.sounds.surround(Ambience(1.0, 1.0), place.now)
    place.sounds.tick(place.now)
    place.sounds.play("match_won", 1.0)
    place.sounds.close()
    assert pygame.mixer.get_init() is None
    time.sleep(0.05)
    assert not place.sounds.open
