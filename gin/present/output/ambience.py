"""Loudness of the background: the room's fire and the music.

Both are silent while another window is active or the player is away, so that the audio device can
be closed.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from gin.interface.cue import Background
from gin.interface.view import Scene
from gin.session.settings import Settings

AWAY = 180.0
"""Seconds without input after which the player counts as away."""
UNDER_A_VOICE = 0.3
"""Share of the loudness that remains during speech."""
RESTS: dict[Background, tuple[float, float]] = {
    Background.MUSIC: (20.0, 45.0),
    Background.CALM: (40.0, 90.0),
}
"""Shortest and longest rest in seconds after a piece; then only the room is heard."""
_MUSIC = frozenset({Scene.MENU, Scene.GAMES, Scene.OPTIONS, Scene.BUILD, Scene.ENTRY, Scene.PEOPLE})
"""Scenes that start the music."""
_TABLE = frozenset({Scene.TABLE, Scene.RESULT})
"""Scenes that stop the music, and start the calm pieces if the player wants them."""


class Ambience(Struct, frozen=True):
    """Loudness of the room and of the music, 0 to 1, and the music that plays."""

    room: float = 0.0
    music: float = 0.0
    piece: Background = Background.MUSIC


SILENT = Ambience()


def loudness(percent: int) -> float:
    """Convert a percentage to a loudness from 0 to 1; equal steps sound equally large."""
    return (percent / 100) ** 2


def rest(piece: Background, rng: Random) -> float:
    """Return how many seconds to rest after a piece of music of this kind."""
    return rng.uniform(*RESTS[piece])


class Presence:
    """Scene, window and last input, which control the ambience."""

    def __init__(self) -> None:
        self._scene: Scene | None = None
        self._music: Background | None = None
        self._heard = 0
        self._looks = True
        self._acted: float | None = None
        self._present = False
        self._noted: set[Background] = set()

    def show(self, scene: Scene, settings: Settings) -> None:
        """Record the scene, and start or stop the music.

        A new music volume in the settings starts the music.
        """
        stays, self._scene = scene is self._scene, scene
        before = self._music
        if scene in _MUSIC or (
            stays and scene is Scene.SETTINGS and settings.music_volume != self._heard
        ):
            self._music = Background.MUSIC
        elif scene in _TABLE:
            self._music = Background.CALM
        self._heard = settings.music_volume
        if self._music is not before:
            self._noted.clear()

    def act(self, now: float) -> None:
        self._acted = now

    def look(self, *, here: bool) -> None:
        self._looks = here

    def here(self, now: float) -> bool:
        """Return whether the window is in use, and the player has not been away for long."""
        if self._acted is None:
            self._acted = now
        return self._looks and now < self._acted + AWAY

    def ambience(self, settings: Settings, now: float, *, spoken: bool) -> Ambience:
        """Return the loudness now; `spoken` is true while a voice reads aloud."""
        if self._acted is None:
            self._acted = now
        self._present = now < self._acted + AWAY
        if self._scene is None or settings.mute or not self._looks or not self._present:
            return SILENT
        share = UNDER_A_VOICE if spoken else 1.0
        room = loudness(settings.room_volume) * share
        music = loudness(settings.music_volume) * share
        if self._music is None or (self._music is Background.CALM and not settings.table_music):
            return Ambience(room)
        return Ambience(room, music, self._music)

    def noted(self, ambience: Ambience) -> Background | None:
        """Return the sound to note: the music, or at the table the fire.

        Each is noted once after the player has come to the table or left it.
        """
        heard = []
        if ambience.music:
            heard.append(ambience.piece)
        if ambience.room and self._music is Background.CALM:
            heard.append(Background.FIRE)
        found = next((one for one in heard if one not in self._noted), None)
        if found is not None:
            self._noted.add(found)
        return found

    def next_due(self) -> float | None:
        """Return the time from which the player will count as away, or None."""
        return self._acted + AWAY if self._present and self._acted is not None else None
