"""Room sounds and music: the pages that play them, their volumes, and when they are silent."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from gin.interface.cue import Background
from gin.interface.view import Scene
from gin.present.output.ambience import (
    AWAY,
    SILENT,
    UNDER_A_VOICE,
    Ambience,
    Presence,
    loudness,
    rest,
)
from gin.session.settings import Settings

USUAL = Settings()
BOTH = Ambience(loudness(50), loudness(50))
FIRE = Ambience(loudness(50), 0.0)


def heard(presence: Presence, settings: Settings = USUAL, now: float = 1.0) -> Ambience:
    return presence.ambience(settings, now, spoken=False)


def at(*scenes: Scene) -> Presence:
    presence = Presence()
    for scene in scenes:
        presence.show(scene, USUAL)
    return presence


def test_music_is_for_the_menu_and_the_fire_burns_at_the_table_too() -> None:
    assert heard(at(Scene.MENU)) == BOTH
    assert heard(at(Scene.MENU, Scene.GAMES)) == BOTH
    assert heard(at(Scene.MENU, Scene.TABLE)) == FIRE
    assert heard(at(Scene.MENU, Scene.TABLE, Scene.RESULT)) == FIRE
    assert heard(at(Scene.TABLE, Scene.MENU)) == BOTH


@pytest.mark.parametrize("page", [Scene.RULES, Scene.SETTINGS, Scene.HELP, Scene.STATISTICS])
def test_opening_a_page_does_not_change_the_music(page: Scene) -> None:
    assert heard(at(Scene.MENU, page)) == BOTH
    assert heard(at(Scene.TABLE, page)) == FIRE


def test_the_music_volume_is_audible_while_it_is_set() -> None:
    presence = at(Scene.TABLE, Scene.SETTINGS)
    louder = replace(USUAL, music_volume=100)
    presence.show(Scene.SETTINGS, louder)
    assert heard(presence, louder) == Ambience(loudness(50), 1.0)
    presence.show(Scene.TABLE, louder)
    assert heard(presence, louder) == FIRE


def test_the_calm_piece_plays_at_the_table_only_if_wanted() -> None:
    wanted = replace(USUAL, table_music=True)
    calm = Ambience(loudness(50), loudness(50), Background.CALM)
    assert not USUAL.table_music
    assert heard(at(Scene.MENU, Scene.TABLE), wanted) == calm
    assert heard(at(Scene.MENU, Scene.TABLE, Scene.RULES), wanted) == calm
    assert heard(at(Scene.TABLE, Scene.MENU), wanted) == BOTH


def test_each_kind_has_its_own_volume_and_mute_applies_to_all() -> None:
    presence = at(Scene.MENU)
    assert heard(presence, replace(USUAL, room_volume=0)) == Ambience(0.0, loudness(50))
    assert heard(presence, replace(USUAL, music_volume=0)) == FIRE
    assert heard(presence, replace(USUAL, volume=0)) == BOTH
    assert heard(presence, replace(USUAL, mute=True)) == SILENT


def test_nothing_is_heard_before_anything_is_shown() -> None:
    assert heard(Presence()) == SILENT


def test_the_voice_is_audible_over_it() -> None:
    low = at(Scene.MENU).ambience(USUAL, 1.0, spoken=True)
    assert low == Ambience(BOTH.room * UNDER_A_VOICE, BOTH.music * UNDER_A_VOICE)


def test_it_rests_while_the_window_is_hidden_or_idle() -> None:
    presence = at(Scene.MENU)
    presence.act(10.0)
    assert heard(presence, now=11.0) == BOTH
    assert presence.next_due() == 10.0 + AWAY
    presence.look(here=False)
    assert heard(presence, now=12.0) == SILENT
    presence.look(here=True)
    assert heard(presence, now=13.0) == BOTH
    assert heard(presence, now=10.0 + AWAY) == SILENT
    assert presence.next_due() is None
    presence.act(500.0)
    assert heard(presence, now=501.0) == BOTH


def test_a_piece_of_music_is_followed_by_a_rest_of_chance() -> None:
    rng = Random(1)
    for piece, least, most in ((Background.MUSIC, 20, 45), (Background.CALM, 40, 90)):
        rests = [rest(piece, rng) for _ in range(50)]
        assert all(least <= one <= most for one in rests)
        assert max(rests) - min(rests) > (most - least) / 2


def noted(presence: Presence, *scenes: Scene, settings: Settings = USUAL) -> list[Background]:
    """Return what is noted at these scenes, each shown for some moments."""
    found = []
    for scene in scenes:
        for _ in range(3):
            presence.show(scene, settings)
            found.append(presence.noted(heard(presence, settings)))
    return [one for one in found if one is not None]


def test_music_is_noted_when_it_begins_and_the_fire_once_at_a_table() -> None:
    presence = Presence()
    assert noted(presence, Scene.MENU, Scene.OPTIONS) == [Background.MUSIC]
    assert noted(presence, Scene.TABLE, Scene.SETTINGS, Scene.TABLE) == [Background.FIRE]
    assert noted(presence, Scene.RESULT, Scene.TABLE) == []
    assert noted(presence, Scene.MENU, Scene.TABLE) == [Background.MUSIC, Background.FIRE]


def test_calm_music_is_noted_before_the_fire() -> None:
    calm = replace(USUAL, table_music=True)
    found = noted(Presence(), Scene.TABLE, Scene.TABLE, settings=calm)
    assert found == [Background.CALM, Background.FIRE]


def test_what_is_not_heard_is_not_noted() -> None:
    silent = replace(USUAL, music_volume=0, room_volume=0)
    assert noted(Presence(), Scene.MENU, Scene.TABLE, settings=silent) == []
    assert noted(Presence(), Scene.MENU, Scene.TABLE, settings=replace(USUAL, mute=True)) == []
    presence = Presence()
    presence.look(here=False)
    assert noted(presence, Scene.TABLE) == []
    presence.look(here=True)
    assert noted(presence, Scene.TABLE) == [Background.FIRE]
