"""Passing feelings of the opponent's face at the table."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from gin.core.message import NOTHING, Text, Verbatim
from gin.interface.pictures import Mood
from gin.interface.view import Scene, View
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.feelings import LASTS, SPOKEN, Feelings, Speech
from gin.ui.render.style import look_for
from gin.variants.setups import setup


def at_table() -> View:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin"), 3)
    for choice in made.view().choices:
        if choice.id == "deal":
            made.choose(choice.intent)
            break
    view = made.view()
    assert view.scene is Scene.TABLE
    return view


def feeling(view: View, mood: Mood) -> View:
    table = view.table
    assert table is not None and table.other is not None
    return replace(view, content=replace(table, other=replace(table.other, mood=mood)))


def mood(view: View) -> Mood:
    assert view.table is not None and view.table.other is not None
    return view.table.other.mood


def test_a_wave_and_a_surprise_pass_after_two_seconds() -> None:
    feelings, view = Feelings(), at_table()
    now = 10.0
    for passing in (Mood.GREETING, Mood.CAUGHT):
        felt = feeling(view, passing)
        assert mood(feelings.settled(felt, now)) is passing
        assert feelings.due == now + LASTS
        assert mood(feelings.settled(felt, now + 1.0)) is passing
        assert mood(feelings.settled(felt, now + LASTS)) is Mood.CALM and feelings.due is None
        # A question opens over the table.
        assert mood(feelings.settled(felt, now + 60.0)) is Mood.CALM
        now += 100.0


def test_a_new_surprise_shows_again_and_other_moods_last() -> None:
    feelings, view = Feelings(), at_table()
    caught = feeling(view, Mood.CAUGHT)
    assert mood(feelings.settled(caught, 0.0)) is Mood.CAUGHT
    for lasting in (Mood.THINKING, Mood.PLEASED):
        assert mood(feelings.settled(feeling(view, lasting), 5.0)) is lasting
        assert mood(feelings.settled(feeling(view, lasting), 50.0)) is lasting
    assert mood(feelings.settled(caught, 60.0)) is Mood.CAUGHT


def saying(view: View, words: Text) -> View:
    table = view.table
    assert table is not None and table.other is not None
    return replace(view, content=replace(table, other=replace(table.other, talk=words)))


def words(view: View) -> Text:
    assert view.table is not None and view.table.other is not None
    return view.table.other.talk


def test_words_go_after_the_time_to_read_them_and_never_move() -> None:
    view, look = at_table(), look_for(Settings(), (1280, 800))
    speech, short = Speech(), saying(view, Verbatim("My turn."))
    assert words(speech.settled(short, 10.0)) and speech.due is not None
    assert 10.0 + SPOKEN < speech.due < 15.0
    assert words(speech.settled(short, 13.9))
    assert not words(speech.settled(short, 15.0)) and speech.due is None
    long = saying(view, Verbatim("I'm not crying. I'm ten, and ten is nearly grown up, you know."))
    assert words(speech.settled(long, 20.0)) and speech.due is not None and speech.due > 26.0
    assert speech.stays(look, pygame.Rect(9, 9, 9, 9)) and speech.stays(look, None)
    assert speech.stays(look, pygame.Rect(9, 9, 9, 9))
    assert not speech.stays(look, pygame.Rect(9, 80, 9, 9))
    assert not words(speech.settled(long, 21.0)), "they would have jumped"
    assert words(speech.settled(saying(view, NOTHING), 22.0)) == NOTHING
    assert words(speech.settled(long, 23.0))
