"""Gallery images of showdown moments, taken from film scenes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame
from msgspec.structs import replace

from gin.core.message import Message, Verbatim
from gin.interface.pictures import Face, Portrait
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.view import View
from gin.present.words.people import PEOPLE, person
from gin.session.likeness import Clothes, Likeness, Skin
from tools.film import SCENES, FilmScene, camera_at, moves_before

MomentTest = Callable[[View, ShowdownView], bool]


@dataclass(frozen=True, slots=True)
class FilmMoment:
    """A moment of a film scene, recognised by a test; `share` is the part of the moment to skip.

    A `face` replaces that of the player who acts.
    """

    scene: str
    is_it: MomentTest
    share: float = 0.5
    face: Face | None = None


def _effect(effect: Effect) -> MomentTest:
    return lambda _, shown: shown.effect is effect


def _opens(_: View, shown: ShowdownView) -> bool:
    return len(shown.laid) > 1 and shown.effect is Effect.NONE


def _lays_off(view: View, shown: ShowdownView) -> bool:
    no_fist = shown.effect is Effect.NONE and not shown.laid and not shown.opened
    return no_fist and view.table is not None


def _counts(_: View, shown: ShowdownView) -> bool:
    return shown.turning and any(shown.counts)


MOMENTS: Mapping[str, FilmMoment] = {
    "theatre-knock": FilmMoment("knock", _effect(Effect.FIST), 0.45),
    "theatre-their-knock": FilmMoment("their-knock", _effect(Effect.FIST), 0.45),
    **{
        f"theatre-knock-of-{who}": FilmMoment("their-knock", _effect(Effect.FIST), 0.45, who)
        for who in Portrait
        if who is not Portrait.NOBODY
    },
    **{
        f"theatre-own-knock-{clothes}": FilmMoment(
            "knock", _effect(Effect.FIST), 0.45, Likeness(skin=skin, clothes=clothes)
        )
        for skin, clothes in zip((*Skin, *Skin), Clothes, strict=False)
    },
    "theatre-melds": FilmMoment("knock", _opens, 1.0),
    "theatre-lay-off": FilmMoment("lay-off", _lays_off, 0.9),
    "theatre-count": FilmMoment("knock", _counts, 0.9),
    "theatre-gin": FilmMoment("gin", _effect(Effect.CALL), 0.6),
    "theatre-sweep": FilmMoment("gin", _effect(Effect.GOLD)),
    "theatre-their-gin": FilmMoment("their-gin", _effect(Effect.GOLD)),
    "theatre-undercut": FilmMoment("undercut", _effect(Effect.STING), 0.6),
}


def _with_face(shown: ShowdownView, face: Face) -> ShowdownView:
    table = shown.table
    assert table is not None and table.other is not None
    if isinstance(face, Portrait):
        name = next(one.name for one in PEOPLE.values() if one.portrait is face)
        other = replace(table.other, portrait=face, name=Verbatim(name))
        names = (table.pad_names[0], other.name)
        note = shown.note
        if isinstance(note, Message) and note:
            told = dict(note.args) | {"who": person(1, name)}
            shown = replace(shown, note=Message(note.id, tuple(told.items())))
        return replace(shown, table=replace(table, other=other, pad_names=names))
    return replace(shown, table=replace(table, you=replace(table.you, portrait=face)))


class Staging:
    """Draws images of the moments, and searches only once for the matches that show them."""

    def __init__(self, names: list[str]) -> None:
        wanted = {MOMENTS[name].scene for name in names}
        self._scenes: dict[str, FilmScene] = {one.name: one for one in SCENES if one.name in wanted}
        self._before = moves_before(list(self._scenes.values()))

    def picture(self, name: str, size: tuple[int, int], **settings: object) -> pygame.Surface:
        kept = MOMENTS[name]
        scene = self._scenes[kept.scene]
        camera = camera_at(scene, self._before[kept.scene], size, **settings)
        since: float | None = None
        last: pygame.Surface | None = None
        for frame in scene.script(camera):
            view = camera.app.view
            shown = view.content
            if not isinstance(shown, ShowdownView) or not kept.is_it(view, shown):
                if last is not None:
                    return last
                continue
            since = camera.clock.time if since is None else since
            last = frame.copy()
            if camera.clock.time - since >= shown.seconds * kept.share:
                if kept.face is not None:
                    camera.app.laid.view = replace(view, content=_with_face(shown, kept.face))
                    camera.app.frames.draw(frame, camera.clock.time)
                    last = frame.copy()
                return last
        raise AssertionError(f"{kept.scene} does not show it")
