"""Sounds: the cues of events, their timing, captions, and the device."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from array import array
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest
from msgspec.structs import replace

from gin.core.cards import Card
from gin.core.message import NOTHING, Text, Verbatim
from gin.interface import destinations
from gin.interface.cue import HUMAN, Background, Cue, SoundCue
from gin.interface.intents import Do, Draft, Open, PageAction, Play
from gin.interface.paper import Tone
from gin.interface.steps import LayOffCard
from gin.interface.view import Choice, Scene, View
from gin.language.translation import printed
from gin.messages.captions import NO_DEVICE
from gin.present.output.ambience import Ambience
from gin.present.output.cues import (
    POINTS_HEARD,
    ROUNDS_HEARD,
    TOTAL_HEARD,
    cue_of,
    cues_from,
    cues_of_events,
)
from gin.present.output.cues import heard as heard_with
from gin.present.output.sounds import CAPTION, Hearing, schedule, volume
from gin.present.output.space import EVERYWHERE, ears
from gin.present.shell.parlour import Parlour
from gin.present.words.captions import BACKGROUNDS, BY_PERSON, CAPTIONS, caption
from gin.rules.model.actions import Discard, Draw
from gin.rules.model.events import Dealt, Discarded, Drew, Event, HandOver, LaidOff, WentGin
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine
from gin.session.settings import Settings, with_choice
from gin.session.storage.store import Store
from gin.ui.platform.sound import FIRST_RETRY, SILENCE, Sounds, Soundtrack
from gin.ui.render.captions import caption_parts
from gin.ui.render.style import look_for
from gin.ui.scenes.table_measures import RAIL, below_captions
from gin.variants.setups import setup
from tests.support.by_name import choose, find_choice
from tests.support.patience import PATIENCE
from tests.support.places import TOP
from tools.sounds import FOLDER, RECIPES

QUEEN = Card.parse("QH")


def cues(heard: Iterable[SoundCue]) -> tuple[Cue, ...]:
    return tuple(one.cue for one in heard)


def cues_for(events: tuple[Event, ...], seat: int = 0) -> tuple[Cue, ...]:
    return cues(cues_of_events(events, seat))


def heard(
    before: View, now: View, events: tuple[Event, ...] = (), choice: Choice | None = None
) -> tuple[Cue, ...]:
    return cues(heard_with(before, now, events, choice))


# Cues.


def result(outcome: Outcome, winner: int | None, points: int) -> HandOver:
    lines = (ScoreLine(LineKind.CAUGHT, winner or 0, points),)
    return HandOver(HandResult(outcome, 0, winner, (), lines))


def test_events_are_heard_in_order() -> None:
    assert cues_for((Drew(0, QUEEN), Discarded(0, QUEEN))) == (Cue.DRAW, Cue.DISCARD)
    dealt = cues_for((Dealt(0, QUEEN),))
    assert dealt[0] is Cue.SHUFFLE
    assert dealt.count(Cue.DEAL) == ROUNDS_HEARD
    assert dealt[-1] is Cue.DISCARD
    assert cues_for((Dealt(0, None),))[-1] is Cue.DEAL
    assert cues_for((WentGin(1, None, (), True),)) == (Cue.BIG_GIN,)


def test_a_result_ends_with_the_sound_of_the_winner() -> None:
    undercut = cues_for((result(Outcome.UNDERCUT, 1, 3),))
    assert undercut == (Cue.UNDERCUT, *(Cue.TICK,) * 3, Cue.PEN, Cue.HAND_LOST)
    assert cues_for((result(Outcome.UNDERCUT, 1, 3),), seat=1)[-1] is Cue.HAND_WON
    many = cues_for((result(Outcome.KNOCK, 0, 90),))
    assert many.count(Cue.TICK) == POINTS_HEARD
    assert many[-1] is Cue.HAND_WON
    assert cues_for((result(Outcome.VOID, None, 0),)) == ()


def test_own_lay_offs_are_not_heard_twice() -> None:
    laid = LaidOff(0, (), ((QUEEN, 0),), 0)
    assert cues_for((laid,)) == ()
    assert cues_for((laid,), seat=1) == (Cue.LAY_OFF,)


def test_a_choice_has_a_sound_unless_its_event_has_one() -> None:
    assert cue_of(Choice(intent=Play(Discard(QUEEN)), label=Verbatim("Discard"))) is None
    assert (
        cue_of(
            Choice(
                intent=Play(Draw()), label=Verbatim("Draw"), why=Verbatim("It is not your turn.")
            )
        )
        is None
    ), "the refusal has a sound of its own"
    assert (
        cue_of(Choice(intent=Draft(LayOffCard(QUEEN, 0)), label=Verbatim("Lay off"))) is Cue.LAY_OFF
    )
    assert cue_of(Choice(intent=Do(PageAction.OPTIONS), label=Verbatim("Options"))) is Cue.BUTTON


def test_a_click_has_a_sound_only_if_nothing_else_has() -> None:
    parlour = Parlour(Store.in_memory(), None, Settings(level=1))
    menu = parlour.view()
    click = Choice(intent=Open(destinations.ToRulesList()), label=Verbatim("Rules"))
    assert heard(menu, menu, (), click) == (Cue.BUTTON,)
    assert heard(menu, menu, (Drew(0, None),), click) == (Cue.DRAW,)
    assert heard(menu, menu, (), replace(click, why=Verbatim("Not now."))) == ()
    again = Choice(intent=Do(PageAction.NEXT_HAND), label=Verbatim("Next hand"))
    assert heard(menu, menu, (Dealt(0, None),), again)[:2] == (Cue.NEXT_HAND, Cue.SHUFFLE)
    choose(parlour, "rules")
    assert heard(menu, parlour.view(), (), click) == (Cue.PAGE,)


def test_a_match_is_heard_from_the_cut_to_its_end() -> None:
    """Every kind of move has a sound; the fanfare comes with the final score."""
    parlour = Parlour(Store.in_memory(), None, Settings(level=1, speed="instant"))
    before, all_heard = parlour.view(), list[Cue]()

    def listen() -> None:
        nonlocal before
        now = parlour.view()
        all_heard.extend(heard(before, now, parlour.take_events()))
        before = now

    parlour.matches.start(setup("gin"), 7)
    listen()
    for _ in range(3000):
        view = parlour.view()
        if find_choice(view, "again") is not None:
            break
        if parlour.waiting:
            parlour.advance()
        else:
            ids = [c.id for c in view.choices if not c.why]
            wanted = ("deal", "next", "confirm", "gin", "knock", "pass", "draw", "discard")
            pairs = [(w, i) for w in wanted for i in ids if i.partition(":")[0] == w]
            choose(parlour, pairs[0][1])
        listen()
    assert all_heard[0] is Cue.CUT
    assert all_heard[1] is Cue.SHUFFLE
    assert {Cue.PASS, Cue.DRAW, Cue.TAKE, Cue.DISCARD, Cue.KNOCK, Cue.MELD} <= set(all_heard)
    fanfares = {True: Cue.MATCH_WON, False: Cue.MATCH_LOST}
    assert not set(fanfares.values()) & set(all_heard)
    choose(parlour, "final")
    listen()
    shown = parlour.view().content
    assert shown is not None and shown.won is not None
    written = (Cue.PEN,) * len(shown.lines) + (Cue.TICK,) * (TOTAL_HEARD if shown.won else 0)
    assert tuple(all_heard[-len(written) - 1 :]) == (*written, fanfares[shown.won])
    choose(parlour, "sheet")
    assert parlour.view().scene is Scene.SHEET
    listen()
    assert all_heard[-1] is Cue.PAGE


# Time and captions.


def test_cues_follow_one_another_and_sooner_at_a_faster_speed() -> None:
    cues = cues_of_events((Dealt(0, QUEEN),))
    usual, fast = schedule(cues, 1.0), schedule(cues, 0.6)
    assert [cue for cue, _ in usual] == list(cues)
    assert all(after > before for (_, before), (_, after) in pairwise(usual))
    assert fast[-1][1] == pytest.approx(usual[-1][1] * 0.6)
    assert [one.cue for one, _ in schedule(cues, 0.0)] == [Cue.SHUFFLE, Cue.DEAL, Cue.DISCARD]


def test_a_new_plan_replaces_the_last_one() -> None:
    hearing = Hearing()
    hearing.plan(cues_from((Cue.GIN, Cue.TICK, Cue.PEN)), 10.0, 1.0)
    assert cues(hearing.take(10.0)) == (Cue.GIN,)
    hearing.add(Cue.BUTTON, 10.1)
    assert cues(hearing.take(10.1)) == (Cue.BUTTON,)
    assert hearing.next_due() == pytest.approx(10.4)
    hearing.plan((), 10.1, 1.0)
    assert cues(hearing.take(10.4)) == (Cue.TICK,)
    hearing.plan(cues_from((Cue.DRAW,)), 10.41, 1.0)
    assert hearing.take(20.0) == ()
    assert hearing.captions[-1] == CAPTIONS[Cue.DRAW]


def test_captions_appear_with_their_cues_and_disappear() -> None:
    hearing = Hearing()
    hearing.plan(cues_from((Cue.DRAW, Cue.DRAW, Cue.DISCARD)), 5.0, 1.0)
    assert hearing.captions == ()
    hearing.take(5.0)
    assert hearing.captions == (CAPTIONS[Cue.DRAW],)
    hearing.take(5.5)
    assert hearing.captions == (CAPTIONS[Cue.DRAW], CAPTIONS[Cue.DISCARD])
    assert hearing.next_due() == 5.5 + CAPTION
    hearing.take(5.5 + CAPTION)
    assert hearing.captions == ()
    assert hearing.next_due() is None


def test_every_cue_has_its_own_short_caption() -> None:
    assert {*CAPTIONS, *BY_PERSON} == set(Cue)
    assert set(BY_PERSON) == set(HUMAN)
    assert len({*CAPTIONS.values(), *BACKGROUNDS.values()}) == len(CAPTIONS) + len(BACKGROUNDS)
    texts = [printed(caption(SoundCue(cue, name=Verbatim("Anselm")))) for cue in Cue]
    texts += map(printed, BACKGROUNDS.values())
    assert len(set(texts)) == len(texts)
    assert all(len(text) <= 32 and text[0] + text[-1] == "()" for text in texts)


def test_volume_and_mute() -> None:
    loud = [volume(Settings(volume=level)) for level in (0, 25, 50, 75, 100)]
    assert loud[0] == 0
    assert loud[-1] == 1
    assert loud == sorted(set(loud))
    assert volume(Settings(room_volume=0, music_volume=0)) == volume(Settings())
    assert volume(replace(Settings(), mute=True)) == 0


def test_captions_turn_on_without_sound_and_can_be_turned_off() -> None:
    for name, value in (("mute", True), ("volume", 0)):
        silent = with_choice(Settings(), name, value)
        assert silent.captions
        assert not with_choice(silent, "captions", False).captions
    assert not with_choice(Settings(), "volume", 25).captions
    assert not with_choice(Settings(), "room_volume", 0).captions


def test_captions_are_shown_without_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none of these")
    track = Soundtrack(Sounds())
    assert not track.captioned(Settings())
    track.add(Cue.KNOCK, 1.0)
    track.tick(1.0, Settings())
    assert track.captioned(Settings())


def test_captions_grow_with_the_text_size() -> None:
    text = next(iter(CAPTIONS.values()))
    (usual,), (large,) = (
        caption_parts(look_for(Settings(text_size=size), (800, 600)), [text], 1)
        for size in (100, 200)
    )
    assert large.rect.h == pytest.approx(2 * usual.rect.h, abs=1)


@pytest.mark.parametrize("theme", ["green", "contrast_light"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_captions_are_drawn_inside_the_window_the_latest_kept(theme: str, text_size: int) -> None:
    pygame.font.init()
    look = look_for(Settings(theme=theme, text_size=text_size), (800, 600))
    longest = sorted(CAPTIONS.values(), key=lambda caption: len(printed(caption)))[-3:]
    target = pygame.Surface((800, 600))
    below = below_captions(look)
    (all_of_them,) = caption_parts(look, longest, below)
    (last,) = caption_parts(look, longest[-1:], below)
    everything = all_of_them.rect
    all_of_them.put(target, target.get_rect())
    assert target.get_rect().contains(everything)
    assert everything.h > look.pixels("small")
    assert len({tuple(target.get_at((x, everything.centery))) for x in range(800)}) > 8
    assert last.rect.w <= everything.w
    assert caption_parts(look, (), below) == ()
    assert last.rect.bottom < 600, "clear of the window's edge"


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
def test_captions_lie_wholly_on_the_rail(size: tuple[int, int]) -> None:
    look = look_for(Settings(), size)
    (pill,) = caption_parts(look, [next(iter(CAPTIONS.values()))], below_captions(look))
    assert size[1] - look.s(RAIL) < pill.rect.top and pill.rect.bottom < size[1]


# Stereo positions and volume.


def test_sounds_come_from_the_seat_of_their_player() -> None:
    settings = Settings()
    done = cues_of_events((Drew(0, QUEEN), Discarded(0, QUEEN), Drew(1, None), Discarded(1, QUEEN)))
    assert [one.by for one in done] == [Tone.YOURS] * 2 + [Tone.THEIRS] * 2
    placed = [ears(one, settings) for one in done]
    assert len(set(placed)) == 4
    for (left, right), one in zip(placed, done, strict=True):
        assert (right > left) == (one.by is Tone.YOURS)
        assert min(left, right) > 0 and max(left, right) <= 1
    assert max(placed[2]) < max(placed[0]), "the opponent is farther away"
    mirrored = [ears(one, replace(settings, mirrored=True)) for one in done]
    assert mirrored == [(right, left) for left, right in placed]
    dealt, count = (
        cues_of_events((Dealt(0, QUEEN),)),
        cues_of_events((result(Outcome.KNOCK, 0, 3),)),
    )
    assert {ears(one, settings) for one in (*dealt, *count)} == {EVERYWHERE}
    assert {ears(one, replace(settings, spatial_sound=False)) for one in done} == {EVERYWHERE}


def test_without_spatial_sound_the_device_is_mono(sounds: Sounds, now: list[float]) -> None:
    track = Soundtrack(sounds)
    track.plan((SoundCue(Cue.DRAW, Tone.THEIRS),), now[0], 1.0)
    track.tick(now[0], Settings())
    made = pygame.mixer.get_init()
    assert made is not None and made[2] == 2
    track.plan((SoundCue(Cue.DRAW, Tone.THEIRS),), now[0], 1.0)
    track.tick(now[0], Settings(spatial_sound=False))
    made = pygame.mixer.get_init()
    assert made is not None and made[2] == 1


def test_a_cue_repeated_immediately_is_played_once() -> None:
    hearing = Hearing()
    for at in (5.0, 5.05, 5.1):
        hearing.add(Cue.EDGE, at)
    assert cues(hearing.take(5.1)) == (Cue.EDGE,)
    hearing.add(Cue.EDGE, 5.3)
    assert cues(hearing.take(5.3)) == (Cue.EDGE,)


# The device.


@pytest.fixture
def now() -> list[float]:
    return [100.0]


@pytest.fixture
def sounds(now: list[float], monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sounds(FOLDER, lambda: now[0], Random(1))
    yield made
    made.close()


def test_the_device_opens_with_the_first_sound_and_closes_after_silence(
    sounds: Sounds, now: list[float]
) -> None:
    assert sounds.play("knock", 0.0) == NOTHING
    assert pygame.mixer.get_init() is None
    assert sounds.next_due() is None
    assert sounds.play("knock", 0.5) == NOTHING
    assert pygame.mixer.get_init() is not None
    due = sounds.next_due()
    assert due is not None
    assert due > 100.0 + SILENCE
    now[0] = due - 0.5
    sounds.tick(now[0])
    assert sounds.open
    sounds.play("tick", 0.5)
    sounds.tick(due)
    assert sounds.open, "a later sound keeps the device open"
    later = sounds.next_due()
    assert later is not None
    sounds.tick(later)
    assert not sounds.open
    assert pygame.mixer.get_init() is None
    assert sounds.next_due() is None
    sounds.play("knock", 0.5)
    assert sounds.open
    sounds.close()
    sounds.close()
    assert pygame.mixer.get_init() is None


def test_no_take_is_played_twice_in_a_row(sounds: Sounds) -> None:
    heard_takes = []
    for _ in range(60):
        sounds.play("discard", 0.1)
        heard_takes.append(sounds._last["discard"].name)
    assert len(set(heard_takes)) == len(RECIPES[Cue.DISCARD].takes)
    assert all(one != other for one, other in pairwise(heard_takes))


def test_a_soundtrack_plays_due_cues_and_wakes_for_the_next(
    sounds: Sounds, now: list[float]
) -> None:
    track = Soundtrack(sounds)
    track.plan(cues_from((Cue.KNOCK, Cue.MELD)), now[0], 1.0)
    assert track.tick(now[0], Settings(mute=True)) == NOTHING
    assert not sounds.open
    assert track.captions == (CAPTIONS[Cue.KNOCK],)
    due = track.next_due(now[0])
    assert due is not None
    now[0] = due
    assert track.tick(due, Settings()) == NOTHING
    assert sounds.open
    woken = 0
    while (due := track.next_due(now[0])) is not None:
        now[0] = due
        track.tick(due, Settings())
        woken += 1
    assert woken == 3, "two captions end, and the device is closed"
    assert not sounds.open
    assert track.captions == ()


def test_a_caption_of_the_fire_waits_for_the_others_and_is_not_repeated(
    sounds: Sounds, now: list[float]
) -> None:
    track, silent = Soundtrack(sounds), Soundtrack()
    for one in (track, silent):
        one.plan(cues_from((Cue.SHUFFLE, Cue.DEAL)), now[0], 1.0)
    seen: list[Text] = []
    for _ in range(300):
        for one in (track, silent):
            one.tick(now[0], Settings(), Scene.TABLE)
        assert BACKGROUNDS[Background.FIRE] not in silent.captions
        seen += [text for text in track.captions if text not in seen[-2:]]
        now[0] += 0.1
    assert seen == [CAPTIONS[Cue.SHUFFLE], CAPTIONS[Cue.DEAL], BACKGROUNDS[Background.FIRE]]
    assert track.captions == ()


def test_captions_need_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    track = Soundtrack()
    track.add(Cue.LIFT, 1.0)
    assert track.tick(1.0, Settings()) == NOTHING
    assert track.captions == (CAPTIONS[Cue.LIFT],)
    assert pygame.mixer.get_init() is None
    monkeypatch.setenv("SDL_AUDIODRIVER", "nowhere")
    track = Soundtrack(Sounds(FOLDER))
    track.plan(cues_from((Cue.KNOCK, Cue.MELD)), 1.0, 1.0)
    assert track.tick(1.0, Settings()) == NO_DEVICE
    assert track.tick(1.5, Settings()) == NOTHING
    assert track.captions == (CAPTIONS[Cue.KNOCK], CAPTIONS[Cue.MELD])


def test_missing_and_broken_files_are_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "gin-1.ogg").write_bytes(b"nothing that sounds")
    made = Sounds(tmp_path)
    assert made.play("knock", 1.0) == NOTHING
    assert not made.open
    assert made.play("gin", 1.0) == NOTHING
    made.close()


def test_a_missing_device_is_reported_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nowhere")
    made = Sounds(FOLDER)
    assert made.play("knock", 1.0) == NO_DEVICE
    assert made.play("knock", 1.0) == NOTHING
    assert not made.open
    assert made.next_due() is None
    made.tick(1e9)
    made.close()


def removed(which: int = 2) -> pygame.event.Event:
    return pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=0)


def test_a_lost_device_is_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    now = [10.0]
    made = Sounds(FOLDER, lambda: now[0])
    track = Soundtrack(made)
    made.play("knock", 1.0)
    track.attend(removed(which=0))
    assert made.open, "another device was unplugged"
    track.attend(removed())
    assert not made.open
    assert (made.play("knock", 1.0), made.open, made.missing) == (NOTHING, False, False)
    now[0] += FIRST_RETRY
    assert (made.play("knock", 1.0), made.open) == (NOTHING, True)
    made.close()


def test_a_device_that_appears_after_the_start_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL does not report the devices of a sound server that starts after it."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "nowhere")
    now = [10.0]
    made = Sounds(FOLDER, lambda: now[0])
    assert made.play("knock", 1.0) == NO_DEVICE and made.missing
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert (made.play("knock", 1.0), made.open) == (NOTHING, False), "not tried at each sound"
    now[0] += 2 * FIRST_RETRY
    assert (made.play("knock", 1.0), made.open, made.missing) == (NOTHING, True, False)
    made.close()


def test_a_missing_device_is_tried_less_and_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    now = [10.0]
    made = Sounds(FOLDER, lambda: now[0])
    made.play("knock", 1.0)
    monkeypatch.setenv("SDL_AUDIODRIVER", "nowhere")
    made.attend(removed())
    assert made.next_due() is None, "nothing plays"
    fire, waits = Ambience(room=1.0), []
    made.surround(fire, now[0])
    for _ in range(9):
        due = made.next_due()
        assert due is not None and due > now[0]
        waits.append(due - now[0])
        now[0] = due
        made.surround(fire, now[0])
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert made.missing and not made.open
    assert [made.play("knock", 1.0) for _ in range(2)] == [NO_DEVICE, NOTHING]
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made.attend(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    made.surround(fire, now[0])
    assert made.open and not made.missing
    made.close()


def test_a_sound_reaches_the_device(tmp_path: Path) -> None:
    """SDL's disk driver writes the output to a file."""
    script = """
        import time
        from gin.ui.platform.sound import Sounds
        sounds = Sounds()
        assert not sounds.play("knock", 1.0), "no device"
        time.sleep(0.6)
        sounds.close()
    """
    file = tmp_path / "heard.raw"
    env = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file)}
    top = TOP
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)],
        env=env, cwd=top, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    samples = array("h", file.read_bytes()[: file.stat().st_size // 2 * 2])
    # The program plays one of six recordings; all have similar peaks.
    assert max(abs(value) for value in samples) / 32768 == pytest.approx(0.7, abs=0.12)
