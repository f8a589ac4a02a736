"""The showdown of a hand: its moments, announcements and sounds.

Any press ends the showdown and does nothing else, except for keys of the window and the voice.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from gin.ai.players.by_flow import baseline
from gin.core.cards import Card
from gin.core.message import Verbatim, says
from gin.interface.commands import Command
from gin.interface.cue import Cue, SoundCue
from gin.interface.intents import Draft
from gin.interface.names import name_of
from gin.interface.refs import HAND, OPPONENT, BackRef, CardRef, FaceDown, MeldRef, Melds
from gin.interface.result import ResultView
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.steps import End, EndHand
from gin.interface.view import Scene, View
from gin.language.translation import spoken
from gin.messages import captions
from gin.messages import showdown as messages
from gin.messages import table as table_words
from gin.present.shell.parlour import Parlour
from gin.present.words.people import YOU
from gin.rules.model.events import Knocked, LaidOff
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.access.requests import carry_out
from gin.ui.access.tree import Node, NodeKind, build
from gin.ui.animation.stage import GRACE
from gin.ui.layers import with_notice
from gin.ui.render.style import look_for
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import painter_of
from gin.variants.registry import ids
from gin.variants.setups import setup
from tests.support.devices import Clock, finger, stopped
from tests.support.ending import (
    CAUGHT,
    GIN,
    GOING_GIN,
    KNOCK,
    KNOCKING,
    LAYS_OFF,
    LOW,
    UNDERCUTS,
    end,
    near_the_end,
    wait,
)
from tests.support.stand_ins import Follower
from tests.support.user import User
from tools.steady import next_choice

IDS = ids()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return stopped(monkeypatch)


def shown(user: User, clock: Clock) -> list[View]:
    views: list[View] = []
    for _ in range(600):
        if not user.app.showing:
            return views
        if not views or user.app.view != views[-1]:
            views.append(user.app.view)
        wait(user, clock, 1 / 60)
    raise AssertionError("the showdown does not end")


def begin(user: User, clock: Clock) -> None:
    for _ in range(120):
        wait(user, clock, 1 / 60)
        if user.app.showing:
            return
    raise AssertionError("no showdown starts")


def effects(views: list[View]) -> list[Effect]:
    found = [view.content.effect for view in views if isinstance(view.content, ShowdownView)]
    return [one for one in found if one is not Effect.NONE]


def words(views: list[View]) -> list[object]:
    return [
        view.content.word
        for view in views
        if isinstance(view.content, ShowdownView) and view.content.word
    ]


def test_a_knock_is_a_card_face_down_a_fist_and_melds_one_by_one(clock: Clock) -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF)
    end(user)
    views = shown(user, clock)[:6]
    laid, fist, *opening = views
    assert laid.zones == fist.zones
    assert fist.item(BackRef(FaceDown.LAID_DOWN)) is not None
    assert fist.item(CardRef(Card.parse("KH"))) is None
    assert effects(views) == [Effect.FIST]
    held = [len(zone.items) if (zone := view.zone(HAND)) else 0 for view in views]
    assert held == [10, 10, 7, 4, 1, 0]
    for number, view in enumerate(opening[:3]):
        zone = view.zone(MeldRef(Melds.OWN, number))
        assert zone is not None
        assert len(zone.items) == 3
    assert not any(view.choices for view in views)


def test_cards_laid_off_fly_to_their_meld_and_the_rest_is_counted(clock: Clock) -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF)
    end(user)
    views = shown(user, clock)
    laid = next(view for view in views if view.item(CardRef(Card.parse("6C"))) is not None)
    first, hidden = laid.zone(MeldRef(Melds.OWN, 0)), laid.zone(OPPONENT)
    assert first is not None
    assert hidden is not None
    assert [item.card for item in first.items][-1] == Card.parse("6C")
    assert len(hidden.items) == 9
    counts = [view.content.counts[0] for view in views if view.scene is Scene.SHOWDOWN]  # type: ignore[union-attr]
    assert [count for count in dict.fromkeys(counts) if count is not None] == [0, 4, 11, 21]
    assert user.app.view.scene is Scene.RESULT


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_no_number_appears_before_its_card_is_legible(clock: Clock, speed: str) -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF, speed=speed)
    end(user)
    losses, most = {"QS": 10, "7H": 7, "4S": 4}, 0
    while user.app.showing:
        wait(user, clock, 1 / 60)
        moment = user.app.view.content
        count = moment.counts[0] if isinstance(moment, ShowdownView) and moment.counts else None
        if count is None or moment is None or moment.decided:
            continue
        cards = user.app._sprites._sprites
        keys = {code: CardRef(Card.parse(code)) for code in losses}
        read = sum(
            losses[code]
            for code, key in keys.items()
            if key in cards and cards[key].face(clock.now)[0]
        )
        assert count <= read
        most = max(most, count)
    assert most == 21


def test_gin_shows_its_word_melds_and_gold(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    views = shown(user, clock)
    assert effects(views) == [Effect.CALL, Effect.GOLD]
    assert words(views) == [messages.GIN]
    opened = [view.content.opened[1] for view in views if view.scene is Scene.SHOWDOWN]  # type: ignore[union-attr]
    assert list(dict.fromkeys(opened)) == [0, 1, 2, 3]
    assert user.app.view.scene is Scene.RESULT


def test_gin_is_called_once_the_hand_has_left_the_table(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    hands = user.app._sprites.hands
    while not isinstance(now := user.app.view.content, ShowdownView) or now.effect is Effect.NONE:
        wait(user, clock, 1 / 60)
    assert now.effect is Effect.CALL and not hands.carrying(clock.now)
    wait(user, clock, 0.15)
    assert not hands.moving(clock.now)


def test_an_undercut_has_its_own_effect(clock: Clock) -> None:
    user = near_the_end(KNOCKING, LOW, UNDERCUTS)
    end(user)
    views = shown(user, clock)
    assert effects(views) == [Effect.FIST, Effect.STING]
    assert words(views)[-1] == messages.UNDERCUT
    sting = views[-1].content
    assert sting is not None
    assert not sting.glad


def test_after_the_opponents_knock_the_player_lays_off(clock: Clock) -> None:
    user = near_the_end(CAUGHT, KNOCKING, KNOCK, turn=1)
    begin(user, clock)
    views = shown(user, clock)
    assert effects(views) == [Effect.FIST]
    after = user.app.view
    assert after.scene is Scene.TABLE
    assert after.choices
    last = views[-1]
    for number in range(3):
        ref = MeldRef(Melds.OPPONENT, number)
        assert last.zone(ref) == after.zone(ref)
    # Cards that are face up at the end stay where they were turned up.
    card = CardRef(Card.parse("8D"))
    assert user.app.place.slots[card].y < user.app.place.slots[CardRef(Card.parse("2D"))].y


NO_GUEST = "9S 9C 9H AS AH 6H 7S TC QH 5D"
"""A hand with a deadwood of 40 that cannot lay off a card on the knock of `KNOCKING`."""


def test_without_a_possible_lay_off_the_player_is_not_asked(clock: Clock) -> None:
    user = near_the_end(NO_GUEST, KNOCKING, KNOCK, turn=1)
    begin(user, clock)
    views = shown(user, clock)
    left = [view for view in views if view.status == table_words.nothing_fits_left(deadwood=40)]
    assert len(left) == 1 and left[0].scene is Scene.TABLE
    assert isinstance(left[0].content, ShowdownView) and left[0].content.seconds > 0.7, (
        "long enough to read"
    )
    assert not any(view.choices for view in views)
    assert user.app.view.scene is Scene.RESULT
    session = user.parlour.session()
    assert session is not None
    assert next(one for one in session.seen.log if isinstance(one, LaidOff)).cards == ()


def test_without_a_possible_lay_off_the_hand_continues_at_every_speed() -> None:
    user = near_the_end(NO_GUEST, KNOCKING, KNOCK, turn=1, speed="instant")
    user.parlour.advance()
    announced = user.parlour.take_said()
    user.app.refresh()
    assert user.app.view.scene is Scene.RESULT
    assert any(says(one, table_words.lays_nothing_off(who=YOU)) for one in announced)


def test_the_opponents_gin_is_shown_as_well(clock: Clock) -> None:
    user = near_the_end(CAUGHT, GOING_GIN, GIN, turn=1)
    begin(user, clock)
    views = shown(user, clock)
    laid, called = views[0].content, views[1].content
    assert isinstance(laid, ShowdownView) and laid.effect is Effect.NONE and not laid.word
    assert isinstance(called, ShowdownView)
    assert called.word == messages.GIN
    assert not called.glad
    assert user.app.view.scene is Scene.RESULT


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_the_showdown_lasts_as_long_as_the_speed_says(clock: Clock, speed: str) -> None:
    user = near_the_end(GOING_GIN, CAUGHT, speed=speed)
    began = clock.now
    end(user, End.GIN)
    shown(user, clock)
    lasted = clock.now - began
    pace = {"slow": 1.6, "normal": 1.0, "fast": 0.6}[speed]
    # The discard is laid face down first.
    assert 1.5 * pace < lasted <= 2.95 * pace + 0.1


def test_at_instant_speed_the_result_appears_immediately() -> None:
    user = near_the_end(GOING_GIN, CAUGHT, speed="instant")
    end(user, End.GIN)
    assert not user.app.showing
    assert user.app.view.scene is Scene.RESULT


def test_with_reduced_motion_the_showdown_has_still_frames(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT, motion="reduced")
    end(user, End.GIN)
    assert user.app.showing
    wait(user, clock, 0.1)
    while user.app.showing:
        assert not user.app.painting.moves(user.app.view, user.app.laid.pace, clock.now)
        assert not user.app._sprites.moving(clock.now)
        wait(user, clock, 1 / 30)
    assert user.app.view.scene is Scene.RESULT


def test_the_focus_is_on_the_result_before_it_is_announced(clock: Clock) -> None:
    """A later change of focus would interrupt the announcement."""
    user = near_the_end(GOING_GIN, CAUGHT)
    follower = user.app.announcer._audience = Follower()
    end(user, End.GIN)
    focused: list[str | None] = []
    while user.app.showing:
        wait(user, clock, 1 / 60)
        assert follower.frame is not None
        assert follower.frame.view.scene is Scene.RESULT
        focused.append(build(follower.frame, user.app.laid.size).focus)
    assert len(focused) > 60
    focus = user.app.pointing.cursor.focus
    assert focus is not None
    assert {*focused} == {name_of(focus)}


# Any press ends it.


def _key(user: User) -> None:
    user.press("N")


def _click(user: User) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        user.mouse(kind, (1170, 640))


def _finger(user: User) -> None:
    finger(user, (1170, 640))


def _reader(user: User) -> None:
    carry_out(user.app, Node("button:menu", NodeKind.BUTTON, "menu", focusable=True))


@pytest.mark.parametrize("press", [_key, _click, _finger, _reader])
def test_any_press_only_skips_to_the_result(clock: Clock, press: Callable[[User], None]) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    wait(user, clock, GRACE + 0.1)
    assert user.app.showing
    press(user)
    assert not user.app.showing
    assert user.app.view.scene is Scene.RESULT
    assert user.app.shown.view().scene is Scene.RESULT
    press(user) if press is _key else None
    assert press is not _key or user.app.view.scene is Scene.TABLE


@pytest.mark.parametrize(
    ("key", "setting", "before", "after"),
    [
        ("F11", "full_screen", False, True),
        ("F9", "mute", False, True),
    ],
)
def test_keys_of_the_window_work_during_a_showdown_and_do_not_end_it(
    clock: Clock, key: str, setting: str, before: object, after: object
) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    wait(user, clock, GRACE + 0.1)
    assert getattr(user.parlour.settings, setting) == before
    user.press(key)
    assert getattr(user.parlour.settings, setting) == after
    assert user.app.showing
    while user.app.showing:
        wait(user, clock, 1 / 30)
    assert user.app.view.scene is Scene.RESULT


def test_the_switch_ends_the_showdown(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT, switch=True)
    end(user, End.GIN)
    wait(user, clock, GRACE + 0.1)
    user.press("Space")
    assert not user.app.showing
    assert user.app.view.scene is Scene.RESULT


def test_a_gamepad_ends_the_showdown(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    monkeypatch.setattr(user.devices.gamepad, "meant", lambda event: Command.ACTIVATE)
    end(user, End.GIN)
    wait(user, clock, GRACE + 0.1)
    user.handle(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=0, instance_id=0))
    assert not user.app.showing
    assert user.app.view.scene is Scene.RESULT


@pytest.mark.parametrize("after", [GRACE + 0.1, 1.0, 2.0])
def test_no_card_moves_after_a_skipped_showdown(clock: Clock, after: float) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    wait(user, clock, after)
    app = user.app
    assert app.showing
    app.skip()
    assert app.view.scene is Scene.RESULT
    assert not app._sprites.moving(app.clock.now())
    app.frames.draw(user.surface, app.clock.now())
    for lying in app._layout.place.cards:
        sprite = app._sprites._sprites[lying.key]
        assert sprite.at(app.clock.now()) == lying.slot


def test_a_double_click_and_a_held_key_skip_nothing(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    user.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F9, mod=0, unicode=""))
    end(user, End.GIN)
    user.handle(down)
    assert user.app.showing
    wait(user, clock, GRACE + 0.1)
    user.handle(down)
    user.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode=""))
    assert user.app.showing


def test_a_window_of_another_size_shows_the_same_moment(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    wait(user, clock, 1.0)
    before = user.app.view
    user.surface = pygame.Surface((900, 700))
    user.app.resize((900, 700))
    assert user.app.showing
    assert user.app.view == before
    wait(user, clock, 3.0)
    assert user.app.view.scene is Scene.RESULT


def test_no_move_is_made_during_the_showdown(clock: Clock) -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF)
    end(user)
    wait(user, clock, 0.9)
    assert user.app.showing
    assert user.parlour.waiting


def test_the_hand_is_saved_before_the_showdown(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    session = user.parlour.session()
    assert session is not None
    assert user.app.showing
    kept = session.store.rows("SELECT count(*) FROM hand WHERE outcome IS NOT NULL")
    assert kept[0][0] == 1


# Announcements and sounds.


def test_the_opponents_knock_is_announced_with_melds_in_one_sentence() -> None:
    user = near_the_end(CAUGHT, KNOCKING, KNOCK, turn=1, speed="instant")
    user.parlour.advance()
    knocked, *rest = user.parlour.take_announcements()
    runs = "a run of clubs from three to five", "a run of diamonds from jack to king"
    assert f"Felix lays down {runs[0]}, a set of eights and {runs[1]}." in spoken(knocked.text)
    assert len(rest) <= 1


def test_an_undercut_is_announced_as_one() -> None:
    user = near_the_end(KNOCKING, LOW, UNDERCUTS, speed="instant")
    end(user)
    user.parlour.advance()
    said = " ".join(spoken(one.text) for one in user.parlour.take_announcements())
    assert said.count("An undercut. Felix wins the hand") == 1
    assert said.casefold().count("undercut") == 1


def test_the_count_is_announced_card_by_card() -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF, speed="instant")
    end(user)
    user.parlour.advance()
    said = [spoken(one.text) for one in user.parlour.take_announcements()]
    (count,) = [text for text in said if "21" in text]
    assert count.index("4") < count.index("11") < count.index("21")
    assert len(said) <= 4


def test_each_moment_has_its_sound(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT, captions=True)
    heard: list[Cue] = []
    plan = user.app.announcer.plan

    def listening(cues: tuple[SoundCue, ...], pace: float) -> None:
        heard.extend(one.cue for one in cues)
        plan(cues, pace)

    user.app.announcer.plan = listening  # type: ignore[method-assign]
    end(user, End.GIN)
    shown(user, clock)
    assert heard[:2] == [Cue.DISCARD, Cue.GIN]
    assert heard.count(Cue.MELD) == 4
    assert heard.index(Cue.SWEEP) < heard.index(Cue.TICK) < heard.index(Cue.PEN)
    # A first hand brings trophies.
    assert heard[-2:] == [Cue.HAND_WON, Cue.SWEEP]
    assert captions.SWEEP


# Every game.


@pytest.mark.parametrize("game", IDS)
def test_in_every_game_the_moments_are_valid_views(game: str) -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=3, speed="instant"), 3)
    made.matches.start(setup(game), 3)
    before, found, mover = made.view(), 0, baseline(3)
    for _ in range(500):
        if before.scene is Scene.RESULT:
            break
        if made.waiting:
            made.advance()
        else:
            made.choose(next_choice(made, mover))
        events = made.take_events()
        showdown = made.showdown(before, events)
        # A knock, and the lay-off that follows when the player has no choice.
        both = any(isinstance(one, LaidOff) and not one.seat for one in events) and any(
            isinstance(one, Knocked) for one in events
        )
        before = made.view()
        found += len(showdown)
        # The card of a knock is laid down first.
        laid = showdown[0].seconds if showdown and showdown[0].cues == (Cue.DISCARD,) else 0.0
        assert laid < 0.5
        assert sum(moment.seconds for moment in showdown) < laid + (4.26 if both else 2.51)
        for moment in showdown:
            check_moment(moment.view)
    assert found or (isinstance(before.content, ResultView) and before.content.yours is None)


def check_moment(view: View) -> None:
    refs = [item.ref for zone in view.zones for item in zone.items]
    assert len(refs) == len(set(refs))
    assert not view.choices
    place = painter_of(view.scene).place(view, look_for(Settings(), (1280, 800)), Cursor(), 0)
    assert set(refs) <= set(place.slots)
    assert len(place.cards) == len({lying.key for lying in place.cards})


# On the result page.


def test_the_arrows_follow_the_buttons_on_screen() -> None:
    """The main button is the first item, but below the others, which stand side by side."""
    user = near_the_end(GOING_GIN, CAUGHT, speed="instant")
    end(user, End.GIN)
    slots = user.app.place.slots

    def at() -> tuple[float, float]:
        focus = user.app.pointing.cursor.focus
        assert focus is not None
        return slots[focus].x, slots[focus].y

    first = at()
    user.press("Right")
    beside = at()
    assert beside[1] < first[1]
    user.press("Left")
    assert at()[1] == beside[1] and at()[0] < beside[0]
    user.press("Right")
    assert at() == beside
    user.press("Down")
    assert at() == first
    user.press("Up")
    assert at()[1] == beside[1]


def test_the_drawn_card_is_not_announced_with_the_question_how_to_end() -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF, speed="instant")
    user.parlour.choose(Draft(EndHand(End.KNOCK, Card.parse("KH"))))
    view = user.parlour.view()
    assert view.status and not view.news


def test_a_notice_is_shown_on_the_table_during_the_showdown(clock: Clock) -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF)
    end(user)
    hints = 0
    while user.app.showing:
        user.app.announcer.show_notice(Verbatim("There is no heading."))
        user.draw()
        view, notice = with_notice(user.app.view, user.app.announcer.notice)
        if view.scene is Scene.TABLE:
            assert view.hint is not None and not notice
            assert view.hint.text == Verbatim("There is no heading.")
            hints += 1
        user.app._stage.go_on(1.0)
        user.app._after_moment()
    assert hints
