"""The opponent's face changes its mood gradually, and then stays still."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from gin.interface.pictures import Mood
from gin.interface.view import View
from gin.ui.app import App
from gin.ui.painting import CHANGE
from gin.ui.scenes.players import portrait_rect
from tools.gallery.reaching import parlour, play_until

SIZE = (1280, 800)


def shown(app: App, mood: Mood, now: float) -> bytes:
    app.laid.view = in_mood(app.view, mood)
    app.laid.dirty = True
    surface = pygame.Surface(SIZE)
    app.frames.draw(surface, now)
    middle = portrait_rect(app.look).inflate(-40, -50)
    return pygame.image.tobytes(surface.subsurface(middle), "RGB")


def in_mood(view: View, mood: Mood) -> View:
    assert view.table is not None
    assert view.table.other is not None
    other = replace(view.table.other, mood=mood)
    return replace(view, content=replace(view.table, other=other))


def at_the_table(**settings: object) -> App:
    pygame.display.init()
    made = parlour()
    play_until(made, lambda one: any(c.id == "draw" for c in one.view().choices))
    for name, value in {"speed": "normal", **settings}.items():
        made.change(name, value)
    app = App(made, SIZE)
    app.settle()
    return app


def test_a_face_changes_gradually() -> None:
    app = at_the_table()
    now = app.clock.now() + 60
    calm = shown(app, Mood.CALM, now)
    caught = shown(app, Mood.CAUGHT, now)
    assert calm != caught
    for mood in (Mood.CALM, Mood.CAUGHT):
        app.painting.follow(app.view, in_mood(app.view, mood), now)
    assert app.painting.moves(app.view, app.laid.pace, now)
    assert shown(app, Mood.CAUGHT, now) == calm
    assert shown(app, Mood.CAUGHT, now + CHANGE / 2) not in (calm, caught)
    assert shown(app, Mood.CAUGHT, now + CHANGE + 0.01) == caught
    assert not app.painting.moves(app.view, app.laid.pace, now + CHANGE + 0.01)


def test_with_reduced_motion_a_face_changes_immediately() -> None:
    app = at_the_table(motion="reduced")
    now = app.clock.now() + 60
    app.painting.follow(app.view, in_mood(app.view, Mood.CALM), now)
    caught = shown(app, Mood.CAUGHT, now)
    app.painting.follow(app.view, in_mood(app.view, Mood.CAUGHT), now)
    assert not app.painting.moves(app.view, app.laid.pace, now)
    assert shown(app, Mood.CAUGHT, now) == caught
