"""What is heard of the place: how loud its fire and its music are.

Whoever looks elsewhere, or has done nothing for a while, hears nothing of it: then the device can
be closed.
"""

from __future__ import annotations

from msgspec import Struct

from gin.interface.view import Scene
from gin.session.settings import Settings

AWAY = 180.0
"""Seconds without anything done after which nobody is thought to be there."""
UNDER_A_VOICE = 0.3
"""What is left of both while somebody speaks."""
_MUSIC = frozenset({Scene.MENU, Scene.GAMES, Scene.OPTIONS, Scene.BUILD, Scene.ENTRY, Scene.PEOPLE})
"""Where there is music."""
_TABLE = frozenset({Scene.TABLE, Scene.RESULT})
"""Where it ends. A page that can be opened from both, such as the rules, leaves it as it is."""


class Ambience(Struct, frozen=True):
    """How loud the room with its fire and the music are, 0 to 1."""

    room: float = 0.0
    music: float = 0.0


SILENT = Ambience()


def loudness(percent: int) -> float:
    """How loud a setting is, 0 to 1, even to the ear from one step to the next."""
    return (percent / 100) ** 2


class Presence:
    """Who is there, and where: what the ambience follows from besides the settings."""

    def __init__(self) -> None:
        self._scene: Scene | None = None
        self._music = False
        self._heard = 0
        self._looks = True
        self._acted: float | None = None
        self._present = False

    def show(self, scene: Scene, settings: Settings) -> None:
        """This scene is shown now. Music whose loudness is being set can be heard at once."""
        stays, self._scene = scene is self._scene, scene
        if scene in _MUSIC or (
            stays and scene is Scene.SETTINGS and settings.music_volume != self._heard
        ):
            self._music = True
        elif scene in _TABLE:
            self._music = False
        self._heard = settings.music_volume

    def act(self, now: float) -> None:
        """Somebody has pressed or moved something."""
        self._acted = now

    def look(self, *, here: bool) -> None:
        """The window is in front now, or it is not."""
        self._looks = here

    def ambience(self, settings: Settings, now: float, *, spoken: bool) -> Ambience:
        """What is to be heard now; `spoken` is true while a voice reads aloud."""
        if self._acted is None:
            self._acted = now
        self._present = now < self._acted + AWAY
        if self._scene is None or settings.mute or not self._looks or not self._present:
            return SILENT
        share = UNDER_A_VOICE if spoken else 1.0
        music = loudness(settings.music_volume) if self._music else 0.0
        return Ambience(loudness(settings.room_volume) * share, music * share)

    def next_due(self) -> float | None:
        """When nobody is thought to be there any more, if somebody is."""
        return self._acted + AWAY if self._present and self._acted is not None else None
