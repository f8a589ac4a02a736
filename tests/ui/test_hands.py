"""Hands: each person has their own, with the skin and the clothes of their portrait."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace

from gin.core.cards import Card
from gin.interface.commands import Command
from gin.interface.pictures import Face, Portrait
from gin.interface.refs import DISCARDS, HAND, STOCK, BackRef, CardRef, FaceDown, MeldRef
from gin.interface.showdown import Effect, ShowdownView
from gin.rules.model.actions import Discard
from gin.session.likeness import Clothes, Likeness, Skin
from gin.ui.animation.motion import Sprite
from gin.ui.art import arms, court_ink
from gin.ui.art.hand_looks import hand_of
from gin.ui.art.hand_poses import SIDE, Pose
from gin.ui.art.vector import Colour
from gin.ui.scenes import knock, theatre
from gin.ui.unsettled_view import without_names
from tests.support.devices import Clock, stopped
from tests.support.ending import CAUGHT, KNOCK, KNOCKING, LAYS_OFF, end, near_the_end, wait
from tests.support.user import User, may

LAID = BackRef(FaceDown.LAID_DOWN)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return stopped(monkeypatch)


def drawn(who: Face, pose: Pose = Pose.FIST, *, left: bool = False) -> pygame.Surface:
    return arms.arm(hand_of(who), pose, SIDE, SIDE // 2, 0.0, left)


def area(image: pygame.Surface, colour: Colour) -> int:
    return pygame.mask.from_threshold(image, colour, (2, 2, 2, 255)).count()


def bytes_of(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


@pytest.mark.parametrize("pose", Pose)
def test_each_person_has_a_hand_of_their_own(pose: Pose) -> None:
    faces: list[Face] = [*Portrait, *(Likeness(clothes=one) for one in Clothes)]
    assert len({bytes_of(drawn(face, pose)) for face in faces}) == len(faces)


@pytest.mark.parametrize("skin", Skin)
def test_the_hand_has_the_skin_of_the_portrait(skin: Skin) -> None:
    image = drawn(Likeness(skin=skin))
    assert area(image, court_ink.skin(skin)[0]) > 2000
    others = [one for one in Skin if one is not skin]
    assert not any(area(image, court_ink.skin(one)[0]) > 200 for one in others)


@pytest.mark.parametrize("pose", Pose)
@pytest.mark.parametrize("left", [False, True])
def test_a_hand_touches_where_it_says(pose: Pose, left: bool) -> None:
    image = drawn(Likeness(), pose, left=left)
    away = arms.offset(hand_of(Likeness()), pose, SIDE, SIDE // 2, 0.0, left)
    middle = image.get_rect().center
    at = (round(middle[0] - away[0]), round(middle[1] - away[1]))
    assert image.get_at(at).a == 255
    assert 0 < at[1] - image.get_bounding_rect(128).top < 0.15 * SIDE


def test_the_thumb_of_a_left_hand_is_on_its_right() -> None:
    right, left = (
        drawn(Portrait.FELIX, left=side).get_bounding_rect(128) for side in (False, True)
    )
    middle = drawn(Portrait.FELIX).get_width() / 2
    assert middle - right.left > right.right - middle
    assert left.right - middle > middle - left.left


def knocking(user: User, clock: Clock) -> ShowdownView:
    end(user)
    for _ in range(300):
        shown = user.app.view.content
        if isinstance(shown, ShowdownView) and shown.effect is Effect.FIST:
            return shown
        wait(user, clock, 1 / 60)
    raise AssertionError("nobody knocks")


def test_the_player_knocks_with_the_hand_of_their_portrait(clock: Clock) -> None:
    looks = Likeness(skin=Skin.DARK, clothes=Clothes.LACE)
    user = near_the_end(KNOCKING, CAUGHT, portrait=str(looks))
    shown = knocking(user, clock)
    part = knock.arm(user.app.look, shown, user.app.place, 0.5)
    target = pygame.Surface(user.surface.get_size())
    part.put(target, target.get_rect())
    assert area(target, court_ink.skin("dark")[0]) > 1000
    plain = replace(shown, table=None)
    assert knock.arm(user.app.look, plain, user.app.place, 0.5) != part


def test_no_hand_knocks_in_a_contrast_theme(clock: Clock) -> None:
    user = near_the_end(KNOCKING, CAUGHT, theme="contrast_dark")
    knocking(user, clock)
    app = user.app
    parts = [*theatre.over_table(app.view, app.look, app.place, 0.5)]
    assert parts and not [one for one in parts if one.paint is knock._draw_knock]


def test_a_skipped_knock_leaves_no_hand(clock: Clock) -> None:
    looks = Likeness(skin=Skin.DARK)
    user = near_the_end(KNOCKING, CAUGHT, portrait=str(looks))
    knocking(user, clock)
    wait(user, clock, 0.5)
    user.app.frames.draw(user.surface, clock.now)
    skin = court_ink.skin("dark")[0]
    assert area(user.surface, skin) > 1000
    user.app.skip()
    user.app.frames.draw(user.surface, clock.now)
    assert user.app.view.item(BackRef(FaceDown.LAID_DOWN)) is None
    # The player's portrait next to the table has the same skin.
    table = user.surface.subsurface(user.surface.get_rect().inflate(-340, 0))
    assert area(table, skin) < 20


def carried(clock: Clock, **settings: object) -> bool:
    """Return whether a hand comes in when the opponent moves."""
    user = near_the_end(
        CAUGHT, KNOCKING, Discard(Card.parse("KH")), turn=1, **{"speed": "normal", **settings}
    )  # type: ignore[arg-type]
    seen = False
    for _ in range(120):
        wait(user, clock, 1 / 60)
        seen = seen or user.app.laid.sprites.hands.moving(clock.now)
    return seen


def test_the_opponents_hand_carries_the_card(clock: Clock) -> None:
    assert carried(clock)


@pytest.mark.parametrize(
    "settings",
    [{"motion": "reduced"}, {"theme": "contrast_dark"}, {"speed": "instant"}],
    ids=["reduced", "contrast", "instant"],
)
def test_no_hand_carries_a_card(clock: Clock, settings: dict[str, object]) -> None:
    assert not carried(clock, **settings)


def at_the_discard(speed: str = "normal", **settings: object) -> User:
    return near_the_end(KNOCKING, CAUGHT, speed=speed, **settings)


def discard(user: User) -> Sprite:
    user.focus("card:KH")
    user.press("Enter")
    return user.app.laid.sprites._sprites[CardRef(Card.parse("KH"))]


def test_the_players_hand_carries_the_discard_without_delay(clock: Clock) -> None:
    user = at_the_discard()
    sprite = discard(user)
    assert sprite.begins == clock.now
    assert user.app.laid.sprites.hands.own.moving(clock.now)
    clock.now += 0.6
    assert not user.app.laid.sprites.hands.own.moving(clock.now)


def test_the_players_hand_carries_the_drawn_card(clock: Clock) -> None:
    user = User(speed="normal")
    user.deal()
    while not may(user.app.view, "draw"):
        user.app.command(Command.PASS)
        user.wait()
    user.app.settle()
    user.app.command(Command.DRAW)
    hands = user.app.laid.sprites.hands
    assert hands.own.moving(clock.now)
    assert hands.own.sprite is not None
    assert hands.own.sprite.begins == clock.now


def test_a_dragged_card_needs_no_hand(clock: Clock) -> None:
    user = at_the_discard()
    user.drag("card:KH", user.centre(DISCARDS))
    assert user.app.view.item(DISCARDS) is not None
    assert not user.app.laid.sprites.hands.moving(clock.now)


@pytest.mark.parametrize(
    "settings",
    [{"motion": "reduced"}, {"theme": "contrast_dark"}, {"speed": "instant"}],
    ids=["reduced", "contrast", "instant"],
)
def test_the_player_has_no_hand(clock: Clock, settings: dict[str, object]) -> None:
    user = at_the_discard(**settings)
    discard(user)
    assert not user.app.laid.sprites.hands.moving(clock.now)


def test_the_fan_covers_the_players_hand(clock: Clock) -> None:
    user = at_the_discard(portrait=str(Likeness(skin=Skin.DARK)))
    discard(user)
    skin = court_ink.skin("dark")[0]
    fan = pygame.mask.Mask(user.surface.get_size())
    seen = 0
    for _ in range(30):
        clock.now += 1 / 60
        user.app.frames.draw(user.surface, clock.now)
        shown = pygame.mask.from_threshold(user.surface, skin, (2, 2, 2, 255))
        seen = max(seen, shown.count())
        fan.clear()
        for placed in user.app.place.cards:
            if placed.own and not user.app.laid.sprites._sprites[placed.key].moving(clock.now):
                fan.draw(pygame.mask.Mask(placed.slot.rect.inflate(-30, -30).size, fill=True),
                         placed.slot.rect.inflate(-30, -30).topleft)  # fmt: skip
        # Single pixels of the faces on the cards have the colour of the skin.
        assert shown.overlap_area(fan, (0, 0)) < 5
    assert seen > 500


def test_the_prompt_waits_until_the_opponents_card_lies(clock: Clock) -> None:
    user = near_the_end(CAUGHT, KNOCKING, Discard(Card.parse("KH")), turn=1, speed="normal")
    before = user.app.view
    while user.app.view == before:
        wait(user, clock, 1 / 60)
    hands, painting = user.app.laid.sprites.hands, user.app.painting
    assert hands.carrying(clock.now)
    assert user.app.view.status != before.status
    assert painting.as_carried(user.app.view, clock.now).status == before.status
    wait(user, clock, 0.5)
    assert painting.as_carried(user.app.view, clock.now).status == user.app.view.status


def their_move(clock: Clock) -> User:
    """Return a window in which the opponent's hand carries a card."""
    user = near_the_end(CAUGHT, KNOCKING, Discard(Card.parse("KH")), turn=1, speed="normal")
    hands = user.app.laid.sprites.hands
    while not hands.carrying(clock.now):
        wait(user, clock, 1 / 60)
    wait(user, clock, 0.15)
    assert hands.carrying(clock.now)
    return user


def own_move(clock: Clock) -> User:
    """Return a window in which the player's hand carries a card."""
    user = at_the_discard()
    discard(user)
    clock.now += 0.1
    assert user.app.laid.sprites.hands.carrying(clock.now)
    return user


@pytest.mark.parametrize("moves", [their_move, own_move])
@pytest.mark.parametrize("theme", ["midnight", "contrast_dark"])
def test_a_new_theme_ends_a_move(clock: Clock, moves: Callable[[Clock], User], theme: str) -> None:
    user = moves(clock)
    user.app.perform(lambda _: user.parlour.change("theme", theme))
    check_that_all_rests(user, clock)


@pytest.mark.parametrize("moves", [their_move, own_move])
@pytest.mark.parametrize("size", [(900, 700), (1920, 1080), (720, 1080)])
def test_a_new_size_ends_a_move(
    clock: Clock, moves: Callable[[Clock], User], size: tuple[int, int]
) -> None:
    user = moves(clock)
    user.app.resize(size)
    user.surface = pygame.Surface(size)
    check_that_all_rests(user, clock)


def check_that_all_rests(user: User, clock: Clock) -> None:
    sprites = user.app.laid.sprites
    assert not sprites.moving(clock.now)
    assert not sprites.hands.moving(clock.now)
    user.app.frames.draw(user.surface, clock.now)
    shown = user.surface.copy()
    clock.now += 2
    user.app.frames.draw(user.surface, clock.now)
    assert pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1, 255), user.surface).count() > (
        0.995 * shown.get_width() * shown.get_height()
    )


def test_the_opponents_hand_lays_the_melds(clock: Clock) -> None:
    user = laying(clock)
    named = [zone for zone in user.app.view.zones if isinstance(zone.ref, MeldRef) and zone.items]
    drawn = without_names(user.app.view, user.app.laid.sprites.moving_refs(clock.now))
    assert named and all(zone.caption for zone in named)
    assert not any(one.caption for one in drawn.zones if one.ref == named[-1].ref)


def test_the_player_lays_a_card_face_down_and_the_melds_by_hand(clock: Clock) -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF, speed="normal")
    end(user)
    hands, poses = user.app.laid.sprites.hands, []
    assert hands.own.moving(clock.now)
    assert hands.own.sprite is not None and hands.own.sprite.goal == user.app.place.slots[LAID]
    for _ in range(120):
        wait(user, clock, 1 / 60)
        if hands.own.moving(clock.now) and hands.own.lays not in poses:
            poses.append(hands.own.lays)
    assert poses == [False, True]
    user.app.skip()
    assert not hands.moving(clock.now) and not user.app.laid.sprites.moving(clock.now)


def test_the_opponent_lays_a_card_face_down_by_hand(clock: Clock) -> None:
    user = near_the_end(CAUGHT, KNOCKING, KNOCK, turn=1, speed="normal")
    hands = user.app.laid.sprites.hands
    while user.app.view.item(LAID) is None:
        wait(user, clock, 1 / 60)
    assert hands.theirs.carries(clock.now) and hands.theirs.lays
    assert hands.theirs.sprite is not None
    assert hands.theirs.sprite.goal == user.app.place.slots[LAID]


@pytest.mark.parametrize(
    ("size", "mirrored"), [((1280, 800), False), ((1920, 1080), True), ((2560, 1440), False)]
)
def test_the_players_fist_is_clear_of_the_fan(
    clock: Clock, size: tuple[int, int], mirrored: bool
) -> None:
    user = near_the_end(KNOCKING, CAUGHT, size=size, mirrored=mirrored)
    shown = knocking(user, clock)
    whole = pygame.Surface(size)
    part = knock.arm(user.app.look, shown, user.app.place, 1.0)
    part.put(whole, whole.get_rect())
    arm = pygame.mask.from_threshold(whole, (0, 0, 0), (12, 12, 12, 255))
    arm.invert()
    assert arm.count() > 5000
    for card in (one.slot.rect for one in user.app.place.cards if one.own):
        assert arm.overlap_area(pygame.mask.Mask(card.size, fill=True), card.topleft) < 100


def test_a_skipped_showdown_leaves_no_hand(clock: Clock) -> None:
    user = laying(clock)
    user.app.skip()
    assert not user.app.laid.sprites.moving(clock.now)
    assert not user.app.laid.sprites.hands.moving(clock.now)


def laying(clock: Clock) -> User:
    """Return a window in which the opponent's hand lays a meld."""
    user = near_the_end(CAUGHT, KNOCKING, KNOCK, turn=1, speed="normal")
    for _ in range(300):
        shown = user.app.view.content
        if isinstance(shown, ShowdownView) and shown.laid:
            wait(user, clock, 0.1)
            assert user.app.laid.sprites.hands.theirs.moving(clock.now)
            return user
        wait(user, clock, 1 / 60)
    raise AssertionError("nobody lays melds")


def test_a_dragged_stock_card_turns_up_where_it_is_dropped(clock: Clock) -> None:
    user = User(speed="normal")
    user.deal()
    while not may(user.app.view, "draw"):
        user.app.command(Command.PASS)
        user.wait()
    user.app.settle()
    x, y = user.centre(HAND)
    user.drag(STOCK, (x, y))
    hand = user.app.view.zone(HAND)
    assert hand is not None and len(hand.items) == 11
    sprites = user.app.laid.sprites
    starts = [one.start for one in sprites._sprites.values() if one.up and not one.was_up]
    assert any(abs(one.x - x) < 60 and abs(one.y - y) < 60 for one in starts)
    assert not sprites.hands.moving(clock.now)
