"""A press during an ending puts everything in its last place, in the same frame."""

from __future__ import annotations

import time

import pygame
import pytest
from msgspec.structs import replace

from gin.core.cards import DECK
from gin.core.message import Verbatim
from gin.interface.celebration import Celebration
from gin.interface.paper import FinalView
from gin.interface.pictures import Portrait
from gin.interface.steps import End
from gin.interface.view import Scene
from gin.messages import tournament
from gin.ui.animation.celebrations import RECIPES
from gin.ui.animation.stage import GRACE
from gin.ui.app import App
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import celebrating, painter_of
from tests.support.covering import covering
from tests.support.devices import Clock, stopped
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
from tests.support.stand_ins import SetClock
from tests.support.user import User
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states

SIZE = (800, 600)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = stopped(monkeypatch)
    # No frame runs out of time, so each draws its cards in full quality.
    monkeypatch.setattr(time, "perf_counter", lambda: made.now)
    return made


def knocked() -> User:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF, size=SIZE)
    end(user)
    return user


def undercut() -> User:
    user = near_the_end(KNOCKING, LOW, UNDERCUTS, size=SIZE)
    end(user)
    return user


def gone_gin() -> User:
    user = near_the_end(GOING_GIN, CAUGHT, size=SIZE)
    end(user, End.GIN)
    return user


def their_gin() -> User:
    return near_the_end(CAUGHT, GOING_GIN, GIN, turn=1, size=SIZE)


def their_knock() -> User:
    return near_the_end(CAUGHT, KNOCKING, KNOCK, turn=1, size=SIZE)


def shown_now(app: App, clock: Clock) -> bytes:
    """Draw one frame, and return its pixels."""
    target = pygame.Surface(app.laid.size)
    app.frames.draw(target, clock.now)
    return pygame.image.tobytes(target, "RGB")


def at_rest(app: App, clock: Clock) -> bytes:
    """Return the pixels of the scene once nothing moves any more."""
    app.settle()
    clock.now += 60.0
    for _ in range(200):
        shown_now(app, clock)
        if not app.frames.needs_drawing(clock.now):
            return shown_now(app, clock)
    raise AssertionError("the scene does not come to rest")


@pytest.mark.parametrize("begin", [knocked, undercut, gone_gin, their_gin, their_knock])
@pytest.mark.parametrize("after", [0.05, 1.4])
def test_a_skipped_hand_is_drawn_at_rest(clock: Clock, begin: object, after: float) -> None:
    assert callable(begin)
    user = begin()
    for _ in range(200):
        if user.app.staging:
            break
        wait(user, clock, 1 / 60)
    target = user.surface
    for _ in range(round((GRACE + after) * 15)):
        wait(user, clock, 1 / 15)
        user.app.frames.draw(target, clock.now)
    user.app.skip()
    if user.app.staging:
        # The opponent's answer to a knock had just begun.
        wait(user, clock, GRACE + 0.1)
        user.app.skip()
    assert not user.app.staging
    skipped = shown_now(user.app, clock)
    assert skipped == at_rest(user.app, clock)


def celebrated(celebration: Celebration) -> App:
    made = parlour(speed="normal", name="Mara")
    dict(states())["final-gin"](made)
    made.change("speed", "normal")
    view = made.view()
    shown = view.content
    assert isinstance(shown, FinalView)
    faces = tuple(one for one in Portrait if one is not Portrait.NOBODY)
    shown = replace(
        shown,
        celebration=celebration,
        champion=Verbatim("Mara"),
        reached=((tournament.CUP_IS_YOURS, True), *shown.reached[:2]),
        thrown=DECK[:20],
        audience=faces if RECIPES[celebration].clapping else (),
    )
    view = replace(view, content=shown)
    made.view = lambda: view  # type: ignore[method-assign]
    return App(made, SIZE, clock=SetClock())


GREAT = [one for one in Celebration if one >= Celebration.WON_MATCH]


@pytest.mark.parametrize(("celebration", "after"), covering(GREAT, [0.2, 1.9, 3.0]))
def test_a_skipped_celebration_is_drawn_at_rest(celebration: Celebration, after: float) -> None:
    app = celebrated(celebration)
    assert isinstance(app.clock, SetClock)
    app.painting.begin_scene(app.clock.time)
    target = pygame.Surface(app.laid.size)
    for _ in range(round(after * 20)):
        app.clock.time += 1 / 20
        app.frames.draw(target, app.clock.time)
    assert app.showing
    app.skip()
    app.frames.draw(target, app.clock.time)
    skipped = pygame.image.tobytes(target, "RGB")
    assert not app.painting.moves(app.view, app.laid.pace, app.clock.time)
    app.clock.time += 60
    app.frames.draw_anew(target, app.clock.time)
    assert pygame.image.tobytes(target, "RGB") == skipped


def test_a_press_that_acts_ends_the_confetti() -> None:
    app = celebrated(Celebration.CUP)
    assert isinstance(app.clock, SetClock)
    app.painting.begin_scene(app.clock.time)
    app.clock.time += 7.0
    assert not app.showing
    assert app.painting.moves(app.view, app.laid.pace, app.clock.time)
    app.end_celebration()
    assert not app.painting.moves(app.view, app.laid.pace, app.clock.time)
    assert app.view.scene is Scene.FINAL


@pytest.mark.parametrize(("theme", "flies"), [("green", True), ("contrast_dark", False)])
def test_nothing_flies_in_contrast_themes(theme: str, flies: bool) -> None:
    app = celebrated(Celebration.CUP)
    app.shown.change("theme", theme)
    app.refresh()
    view, look = app.view, app.look
    parts = painter_of(view.scene).over(view, look, app.place, Cursor(), 3.0)
    assert any(part.paint is celebrating._air for part in parts) is flies


def test_the_cards_that_were_thrown_lie_there_without_motion() -> None:
    app = celebrated(Celebration.WON_MATCH)
    app.shown.change("motion", "reduced")
    app.refresh()
    assert not app.showing
    target, later = pygame.Surface(SIZE), pygame.Surface(SIZE)
    app.frames.draw(target, app.clock.now())
    app.shown.change("motion", "full")
    app.refresh()
    app.settle()
    app.frames.draw_anew(later, app.clock.now())
    assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(later, "RGB")
