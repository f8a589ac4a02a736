"""Moving cards: their start and path, and input that need not wait for them."""

from __future__ import annotations

import time
from typing import Any

import pygame
import pytest

from gin.interface.commands import Command
from gin.interface.refs import CardRef, ItemRef
from gin.interface.view import Scene
from gin.ui.animation.motion import PACE, Act, Sprite
from gin.ui.animation.stage import GRACE
from gin.ui.art import surfaces
from gin.ui.render.geometry import Slot
from tests.support.by_name import find_choice, ref_named, zone_named
from tests.support.devices import stopped
from tests.support.user import User, hand_of, may, ref


def moving_user(**settings: object) -> User:
    return User(speed="normal", **settings)


def sprites(user: User) -> dict[ItemRef, Sprite]:
    return user.app._sprites._sprites


def test_a_card_goes_from_its_start_to_its_goal_and_stays() -> None:
    a, b = Slot(0, 0, 100, 140), Slot(300, 400, 90, 126, 10)
    card = Sprite("QH", a, b, True, True, 5.0, 0.5, Act.DEAL)
    assert card.at(4.0) == a
    assert card.at(5.5) == card.at(9.0) == b
    halfway = card.at(5.25)
    assert 0 < halfway.x < 300
    assert halfway.y < 400 * halfway.x / 300  # It rises above the straight line.
    assert card.moving(5.4)
    assert not card.moving(5.5)


def test_a_card_turns_over_once_on_its_way() -> None:
    slot = Slot(0, 0, 100, 140)
    card = Sprite("QH", slot, Slot(9, 0, 100, 140), up=True, was_up=False, begins=0.0, lasts=1.0)
    assert [card.face(t)[0] for t in (0.0, 0.4, 0.6, 1.0)] == [False, False, True, True]
    assert card.face(0.5)[1] < 0.01
    assert card.face(1.0)[1] == pytest.approx(1.0)


def test_a_new_goal_is_reached_from_wherever_the_card_is() -> None:
    card = Sprite("QH", Slot(0, 0, 9, 9), Slot(100, 0, 9, 9), True, True, 0.0, 1.0)
    there = card.at(0.5)
    card.send(Slot(0, 50, 9, 9), True, Act.PLAY, 0.5, 1.0)
    assert card.at(0.5) == there
    assert card.at(1.5) == Slot(0, 50, 9, 9)


def test_a_deal_comes_card_by_card_from_the_stock() -> None:
    user = moving_user()
    user.deal()
    stock = user.app.place.slots[ref_named("stock")]
    dealt = sprites(user)
    assert len(dealt) == 21
    assert {(one.start.x, one.start.y) for one in dealt.values()} == {(stock.x, stock.y)}
    assert not any(one.was_up for one in dealt.values())
    assert len({one.begins for one in dealt.values()}) == 21


def test_returning_to_a_scene_does_not_deal_again() -> None:
    user = moving_user()
    user.deal()
    user.app.settle()
    user.press("F1", "Esc")
    assert user.app.view.scene is Scene.TABLE
    assert not user.app._sprites.moving(time.monotonic())
    user.app.resize((1000, 700))
    assert not user.app._sprites.moving(time.monotonic())


def test_a_dragged_card_follows_the_pointer_and_flies_back_from_there() -> None:
    user = moving_user()
    user.to_my_discard()
    user.app.settle()
    user.draw()
    card = hand_of(user)[0]
    point, far = user.at(card), (200, 260)
    before = user.surface.subsurface((150, 210, 100, 100)).copy()
    user.mouse(pygame.MOUSEBUTTONDOWN, point)
    for step in range(1, 9):
        x = round(point[0] + (far[0] - point[0]) * step / 8)
        y = round(point[1] + (far[1] - point[1]) * step / 8)
        user.mouse(pygame.MOUSEMOTION, (x, y))
    user.draw()
    after = user.surface.subsurface((150, 210, 100, 100))
    changed = sum(
        before.get_at((x, y)) != after.get_at((x, y)) for x in range(100) for y in range(100)
    )
    assert changed > 8000
    user.mouse(pygame.MOUSEBUTTONUP, far)
    back = sprites(user)[ref(card)]
    assert back.act is Act.RETURN
    assert abs(back.start.x - far[0]) < 80
    assert back.goal == user.app.place.slots[ref(card)]


def test_a_card_dropped_on_the_pile_lands_from_there() -> None:
    user = moving_user()
    user.to_my_discard()
    user.app.settle()
    card = hand_of(user)[0]
    user.drag(card, user.centre("discards"))
    thrown = sprites(user)[ref(card)]
    assert thrown.goal == user.app.place.slots[ref_named("discards")]
    assert abs(thrown.start.x - thrown.goal.x) < thrown.goal.width


def test_the_opponents_discard_comes_from_the_opponents_hand() -> None:
    user = moving_user()
    user.to_my_discard()
    user.app.settle()
    user.app.activate(ref(hand_of(user)[0]))
    for _ in range(6):
        before = zone_named(user.app.view, "discards")
        user.app.tick(time.monotonic() + 60)
        pile = zone_named(user.app.view, "discards")
        top = pile.items[0].card
        if top is not None and pile != before and not user.parlour.waiting:
            flown = sprites(user)[CardRef(top)]
            assert not flown.was_up
            assert flown.start.y < 160
            return
    raise AssertionError("nothing was discarded")


def test_cards_move_to_the_result_and_are_gathered_afterwards() -> None:
    user = moving_user()
    user.to_my_discard()
    for _ in range(400):
        user.app.settle()
        view = user.app.view
        if view.scene is Scene.RESULT:
            break
        held = {one.key for one in user.app.place.cards if one.code}
        if user.parlour.waiting:
            user.app.tick(time.monotonic() + 60)
        elif find_choice(view, "confirm") or may(view, "gin"):
            user.app.activate(
                ref("button:confirm" if find_choice(view, "confirm") else "button:gin")
            )
        elif may(view, "draw"):
            user.app.command(Command.DRAW)
        elif may(view, "knock"):
            user.app.activate(ref_named("button:knock"))
        else:
            user.app.activate(ref(hand_of(user)[-1]))
    assert user.app.view.scene is Scene.RESULT
    laid = sprites(user)
    assert held & set(laid)
    assert len(laid) >= 20
    user.app.settle()
    user.press("N")
    assert user.app.view.scene is Scene.TABLE
    assert user.app._sprites._leaving
    assert all(not one.up for one in user.app._sprites._leaving)


@pytest.mark.parametrize("click", [False, True])
def test_a_press_during_the_deal_ends_it_and_plays_nothing(
    monkeypatch: pytest.MonkeyPatch, click: bool
) -> None:
    """The upcard cannot be taken or passed before it is turned up.

    The second click of a double-click does not even end the deal.
    """
    clock = stopped(monkeypatch)
    user = moving_user()
    user.deal()
    while not may(user.app.view, "pass"):
        # From the first dealt card until the upcard is offered to the player.
        clock.now += 1 / 60
        user.app.tick(clock.now)
        if not user.app._sprites.dealing(clock.now):
            pytest.fail("the other player was asked first")
    session = user.parlour.session()
    assert session is not None
    count = len(session.seen.log)

    def press() -> None:
        if click:
            slot = user.app.place.slots[ref("button:pass")]
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                user.mouse(kind, (round(slot.x), round(slot.y)))
        else:
            user.press("P")

    press()
    assert user.app._sprites.dealing(clock.now)
    clock.now += GRACE + 0.1
    press()
    assert not user.app._sprites.moving(clock.now)
    assert len(session.seen.log) == count
    press()
    assert len(session.seen.log) > count


def test_captions_of_the_piles_wait_for_the_end_of_the_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, written, write = stopped(monkeypatch), list[str](), surfaces.write

    def seen_write(target: pygame.Surface, text: str, *others: Any, **more: Any) -> pygame.Rect:
        if target.get_size() == user.surface.get_size():
            written.append(text)
        return write(target, text, *others, **more)

    monkeypatch.setattr(surfaces, "write", seen_write)
    user = moving_user()
    user.deal()
    user.app.painting.forget()
    captions = {"Stock · 31", "Discard pile", "Knock", "With 10 or less"}
    moving = 0
    for _ in range(400):
        dealing = user.app._sprites.dealing(clock.now)
        user.app.frames.draw(user.surface, clock.now)
        if dealing:
            moving += 1
            assert not captions & set(written)
        clock.now += 1 / 60
    assert moving > 30 and captions <= set(written)


def test_after_the_deal_input_need_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = stopped(monkeypatch)
    user = moving_user()
    user.deal()
    clock.now += GRACE + 0.1
    user.press("P")
    before = len(hand_of(user))
    for _ in range(20):
        user.app.tick(clock.now + 60)
        if find_choice(user.app.view, "pass"):
            user.press("P")
        if may(user.app.view, "draw"):
            user.app.command(Command.DRAW)
            break
    assert len(hand_of(user)) == before + 1
    assert user.app._sprites.moving(clock.now)


def test_at_instant_speed_nothing_moves() -> None:
    assert PACE["instant"] == 0
    user = User()
    user.deal()
    assert not user.app.painting.moves(user.app.view, user.app.laid.pace, time.monotonic())


def test_a_held_key_plays_nothing() -> None:
    user = User()
    user.to_my_discard()
    session = user.parlour.session()
    assert session is not None
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    user.handle(key)
    after = len(session.seen.log)
    for _ in range(30):
        user.wait()
        user.handle(key)
    assert len(session.seen.log) <= after + 2  # Only the opponent has moved.
    user.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    right = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
    user.handle(right)
    focus = user.app.pointing.cursor.focus
    user.handle(right)
    assert user.app.pointing.cursor.focus != focus


def test_resting_cards_are_drawn_once_more() -> None:
    user = moving_user()
    user.deal()
    now = time.monotonic()
    assert user.app.frames.needs_drawing(now)
    user.app.frames.draw(user.surface, now)
    later = now + 60
    assert user.app.next_due(later) is not None
    # One last frame for the table, and several for each card that is drawn again in full quality:
    # a busy machine draws one step of one card in each frame.
    drawn = 0
    while user.app.frames.needs_drawing(later):
        user.app.frames.draw(user.surface, later)
        drawn += 1
    assert 1 <= drawn <= 1 + 10 * len(user.app.place.cards)
