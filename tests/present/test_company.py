"""Sounds of the opponent: when they are heard, their captions, and that they reveal nothing."""

from __future__ import annotations

from itertools import count

import pytest
from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import Verbatim
from gin.interface.cue import HUMAN, Cue, SoundCue
from gin.interface.pictures import Mood, Portrait
from gin.interface.table import PlayerView
from gin.language.translation import printed
from gin.present.output.people import APART, Company
from gin.present.output.sounds import Hearing, volume_of
from gin.present.tableview.mood import mood_of
from gin.present.words.captions import caption
from gin.rules.model.events import Dealt, Discarded, Drew, Event, Knocked, Passed, Took
from gin.rules.sheets.base import Measure, Sheet, Track
from gin.session.settings import Settings

ADA = PlayerView(Verbatim("Ada"), 0, portrait=Portrait.ADA)
SHEET = Sheet((), (0, 0), (0, 0), over=False, winner=None,
              tracks=(Track(Measure.POINTS, (100, 100), ((0, 0),), ((0, 0),)),))  # fmt: skip


def moods(*shown: Mood, apart: float = APART + 1) -> list[Cue]:
    """Return the sounds of these moods, some seconds apart."""
    company, before, found = Company(), ADA, list[Cue]()
    for at, mood in zip(count(100.0, apart), shown, strict=False):
        after = replace(ADA, mood=mood)
        reaction = company.reaction(before, after, at)
        if reaction is not None:
            assert reaction[0] > at
            found.append(reaction[1].cue)
        before = after
    return found


def test_a_changed_mood_is_heard() -> None:
    assert moods(Mood.CAUGHT) == [Cue.TUT]
    assert moods(Mood.WINNING) == [Cue.LAUGH]
    assert moods(Mood.LOSING) == [Cue.SIGH]
    assert moods(Mood.CALM, Mood.GREETING) == []
    assert moods(Mood.PLEASED, Mood.CALM, Mood.PLEASED) == [Cue.AH]


def test_thinking_is_heard_now_and_then() -> None:
    found = moods(*(Mood.THINKING, Mood.CALM) * 20)
    assert found == [Cue.HM, Cue.BREATH, Cue.HM, Cue.SIP, Cue.HM]


def test_two_sounds_are_some_time_apart() -> None:
    every = (Mood.CAUGHT, Mood.WINNING, Mood.LOSING, Mood.CAUGHT)
    assert len(moods(*every, apart=APART / 2)) == 2
    assert len(moods(*every, apart=APART)) == 4


@pytest.mark.parametrize("person", [Portrait.NOBODY, Portrait.VERA])
def test_only_the_same_known_person_is_heard(person: Portrait) -> None:
    other = replace(ADA, portrait=person)
    assert Company().reaction(other, replace(ADA, mood=Mood.WINNING), 100.0) is None
    assert Company().reaction(None, ADA, 100.0) is None
    assert Company().reaction(ADA, None, 100.0) is None
    nobody = replace(other, portrait=Portrait.NOBODY)
    assert Company().reaction(nobody, replace(nobody, mood=Mood.WINNING), 100.0) is None


def test_the_same_public_log_has_the_same_sounds_whatever_the_hidden_cards() -> None:
    def heard(*hidden: str) -> list[Cue]:
        one, two, three = map(Card.parse, hidden)
        seen = Card.parse("7H")
        log: list[Event] = [
            Dealt(0, seen), Passed(0, seen), Took(1, seen), Discarded(1, Card.parse("KS")),
            Drew(0, one), Discarded(0, Card.parse("QD")), Drew(1, two), Discarded(1, seen),
            Took(0, seen), Discarded(0, Card.parse("2C")), Drew(1, three),
            Knocked(1, None, (), 0, 9),
        ]  # fmt: skip
        shown = [
            mood_of(log[: n + 1], 1, SHEET, on_turn=n % 4 > 1, first=False) for n in range(len(log))
        ]
        return moods(*shown)

    assert heard("3H", "4S", "9C") == heard("AC", "KD", "KH") != []


def test_a_sound_of_a_person_is_kept_apart_from_the_queue_and_has_a_caption() -> None:
    laugh = SoundCue(Cue.LAUGH, person=Portrait.ADA, name=Verbatim("Ada"))
    assert laugh.recordings == "laugh-ada"
    assert SoundCue(Cue.SIP, person=Portrait.ADA).recordings == "sip-ada"
    assert SoundCue(Cue.DRAW, person=Portrait.ADA).recordings == "draw"
    hearing = Hearing()
    hearing.react(11.0, laugh)
    hearing.plan((SoundCue(Cue.DRAW),), 10.5, 1.0)
    assert [one.cue for one in hearing.take(10.5)] == [Cue.DRAW]
    assert hearing.next_due() == 11.0
    assert hearing.take(11.0) == (laugh,)
    assert printed(hearing.captions[-1]) == "(Ada laughs)"
    assert {printed(caption(SoundCue(cue, name=Verbatim("Ada")))) for cue in HUMAN} > {
        "(Ada: hm)", "(Ada sighs)",
    }  # fmt: skip


def test_a_sound_of_a_person_is_dropped_under_speech() -> None:
    hearing = Hearing()
    hearing.react(11.0, SoundCue(Cue.SIGH, person=Portrait.VERA, name=Verbatim("Vera")))
    assert hearing.take(11.0, people=False) == ()
    assert hearing.captions == ()
    assert hearing.next_due() is None


def test_people_have_a_volume() -> None:
    settings = Settings(people_volume=25, volume=100)
    assert volume_of(Cue.LAUGH, settings) < volume_of(Cue.DRAW, settings)
    assert volume_of(Cue.APPLAUSE, settings) == volume_of(Cue.DRAW, settings)
    assert volume_of(Cue.LAUGH, replace(settings, mute=True)) == 0
