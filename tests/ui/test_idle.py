"""The idle life of faces: blinks, glances and habits, which tell nothing about the cards."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from msgspec.structs import replace

from gin.core.cards import cards_of
from gin.interface.pictures import Mood, Portrait
from gin.rules.engine import observe
from gin.ui.animation.idle import APART, BLINK, HOLDS, SELDOM, Idle, Seen
from gin.ui.art import portraits
from gin.ui.art.expressions import Pose
from gin.ui.art.image_cache import images
from gin.ui.scenes import players
from tests.ui.test_hearth import Window

PEOPLE = [one for one in Portrait if one is not Portrait.NOBODY]


def spans(idle: Idle, seconds: float, now: float = 1000.0) -> list[tuple[float, Pose]]:
    """Return the poses of a face and when each begins."""
    found, end = [(now, idle.at(now))], now + seconds
    while (now := idle.next_due(now)) < end:
        if idle.at(now) is not found[-1][1]:
            found.append((now, idle.at(now)))
    return found


def test_a_face_blinks_briefly_every_few_seconds() -> None:
    shown = spans(Idle(3, lively=False), 300)
    assert {pose for _, pose in shown} == {Pose.REST, Pose.BLINK}
    begins = [begin for begin, pose in shown if pose is Pose.BLINK]
    gaps = [b - a for a, b in pairwise(begins)]
    assert all(APART[0] <= gap <= APART[1] + BLINK for gap in gaps)
    assert max(gaps) - min(gaps) > 1, "blinks are irregular"
    closed = [b - a for (a, pose), (b, _) in pairwise(shown) if pose is Pose.BLINK]
    assert all(one == pytest.approx(BLINK) for one in closed)


def test_habits_are_rare_and_begin_and_end_gently() -> None:
    shown = [one for one in spans(Idle(3), 900) if one[1] in (Pose.BEGIN_HABIT, Pose.HABIT)]
    poses = [pose for _, pose in shown]
    assert poses[:3] == [Pose.BEGIN_HABIT, Pose.HABIT, Pose.BEGIN_HABIT]
    begins = [begin for begin, pose in shown if pose is Pose.HABIT]
    assert len(begins) > 10
    assert all(b - a >= SELDOM[0] + HOLDS for a, b in pairwise(begins))


def test_the_eyes_follow_a_discard_and_a_card_taken() -> None:
    for what, pose in ((Seen.DISCARDED, Pose.PILE), (Seen.TAKEN, Pose.YOU)):
        idle = Idle(3)
        idle.at(1000.0)
        idle.see(what, 1000.0)
        assert idle.at(1000.4) is pose and idle.at(1000.0) is not pose


def test_a_person_who_thinks_looks_at_their_cards() -> None:
    idle = Idle(3)
    idle.think(thinks=True)
    glances = {pose for _, pose in spans(idle, 200)}
    assert Pose.CARDS in glances and Pose.YOU not in glances


def test_a_sleep_is_not_made_up_for() -> None:
    idle = Idle(3)
    idle.at(1000.0)
    assert idle.next_due(5000.0) > 5000.0
    assert len(spans(idle, 60, 5000.0)) < 60


def watched(window: Window, seconds: float) -> list[Pose]:
    shown = []
    for _ in range(round(seconds * 16)):
        window.clock.time += 1 / 16
        window.app.frames.breathe(window.surface, window.clock.time)
        shown.append(window.app.painting.hearth.face)
    return shown


def to_my_discard() -> Window:
    window = Window()
    while not any(str(one.id).startswith("discard") for one in window.app.view.choices):
        if window.parlour.waiting:
            window.clock.time += 60
            window.app.tick(window.clock.time)
        else:
            choices = [one for one in window.app.view.choices if not one.why]
            wanted = ("cut-for-me", "begin", "deal", "draw", "pass", "stock")
            window.app.choose(next(one for key in wanted for one in choices if key in str(one.id)))
    window.app.settle()
    window.draw()
    window.app.announcer.act()
    return window


def test_idle_life_does_not_depend_on_hidden_cards() -> None:
    """With other cards in the opponent's hand and the stock, the face does the same."""
    one, other = to_my_discard(), to_my_discard()
    session = other.parlour.session()
    assert session is not None
    table = session._table
    mine, theirs = table.hands
    away, back = cards_of(theirs)[:4], table.stock[:4]
    for gone, come in zip(away, back, strict=True):
        theirs = theirs & ~gone.bit | come.bit
    session._table = replace(table, hands=(mine, theirs), stock=(*away, *table.stock[4:]))
    assert observe(session._table, 0) == observe(table, 0)
    assert session._table.hands != table.hands
    shown = []
    for window in (one, other):
        choice = next(
            found for found in window.app.view.choices if str(found.id).startswith("discard")
        )
        window.app.choose(choice)
        window.app.settle()
        window.app.frames.draw(window.surface, window.clock.time)
        shown.append(watched(window, 90))
    assert shown[0] == shown[1]
    assert Pose.PILE in shown[0] and Pose.BLINK in shown[0]


def test_a_pose_is_painted_only_above_the_nameplate() -> None:
    window = to_my_discard()
    look, table = window.app.look, window.app.view.table
    assert table is not None and table.other is not None
    part = players.idle_face(look, table.other, Pose.BLINK)
    assert players.portrait_rect(look).contains(part.rect)
    assert part.rect.bottom <= players._plate_rect(look).top
    shown = set()
    for _ in range(200):
        window.breathe()
        shown.add(window.app.painting.hearth.face)
        if window.app.painting.hearth.face is not Pose.REST:
            assert window.differs() is None
    assert Pose.BLINK in shown


def test_the_coming_images_are_drawn_in_spare_time(monkeypatch: pytest.MonkeyPatch) -> None:
    window = to_my_discard()
    images.clear()
    drawn = 0
    while window.app.frames.prepare_next(window.clock.time):
        drawn += 1
    assert drawn >= len(Pose) - 1

    def too_late(*_: object) -> None:
        raise AssertionError("a face is drawn while it is shown")

    monkeypatch.setattr(portraits, "_draw_sitter", too_late)
    watched(window, 120)


def test_a_face_at_rest_lives_only_if_somebody_looks() -> None:
    window = to_my_discard()
    window.app.attend(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert set(watched(window, 60)) == {Pose.REST}


@pytest.mark.parametrize("who", PEOPLE)
def test_every_person_blinks_glances_and_has_a_habit(who: Portrait) -> None:
    images = {
        pygame.image.tobytes(portraits.portrait(who, 92, Mood.CALM, pose), "RGBA") for pose in Pose
    }
    assert len(images) >= len(Pose) - 1
    # Laughing eyes are closed already.
    laughs = (portraits.portrait(who, 92, Mood.WINNING, one) for one in (Pose.REST, Pose.BLINK))
    assert len({pygame.image.tobytes(one, "RGBA") for one in laughs}) == 1


def test_glances_go_to_the_side_where_the_table_lies() -> None:
    sides = [
        pygame.image.tobytes(
            portraits.portrait(Portrait.FELIX, 92, Mood.CALM, Pose.PILE, mirrored=mirrored), "RGBA"
        )
        for mirrored in (False, True)
    ]
    assert sides[0] != sides[1]
