"""Frames of the table while cards are moving."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
import pytest

from gin.core.cards import Card
from gin.core.message import NOTHING
from gin.interface.intents import Draft
from gin.interface.refs import DISCARDS, STOCK
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.steps import End, EndHand
from gin.messages import refusals
from gin.session.settings import Settings
from gin.ui import frames
from gin.ui.animation.motion import Act, Sprite
from gin.ui.art.image_cache import images
from gin.ui.render import card_painter
from gin.ui.render.geometry import Slot
from gin.ui.render.style import look_for
from tests.support.by_name import choose
from tests.support.ending import CAUGHT, GOING_GIN, KNOCKING, LOW, UNDERCUTS, near_the_end
from tests.support.pictures import difference
from tools.film import SCENES, Camera, camera_at, drag_last_card, moves_before, one_move, sheet

SIZE = (800, 600)


@cache
def before(name: str) -> tuple[int, int]:
    return moves_before([scene for scene in SCENES if scene.name == name])[name]


def camera(name: str, **settings: object) -> Camera:
    pygame.display.init()
    pygame.font.init()
    scene = next(scene for scene in SCENES if scene.name == name)
    return camera_at(scene, before(name), SIZE, **settings)


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def test_the_ring_round_a_card_turns_over_with_it() -> None:
    films = []
    for focused in (True, False):
        made = camera("flip")
        made.app.pointing.set_focus(DISCARDS, keyboard=focused)
        one_move(made.parlour)
        made.app.refresh()
        made.app.pointing.set_focus(DISCARDS, keyboard=focused)
        films.append([pixels(frame) for frame in made.film(0.3)])
    widths = []
    for ringed, bare in zip(*films, strict=True):
        ring = difference(ringed, bare, SIZE)
        widths.append(ring.width if ring is not None else 0)
    assert max(widths) > 50 and 0 < min(width for width in widths if width) < 25, widths


def test_gathered_cards_turn_over_before_they_meet() -> None:
    far = Slot(600, 100, 60, 84)
    card = Sprite("7H", far, far, up=True, was_up=True)
    card.send(Slot(100, 100, 60, 84), False, Act.SWEEP, 0.0, 1.0)
    on_edge = [share / 20 for share in range(20) if 0 < card.face(share / 20)[1] < 1]
    assert on_edge and all(card.at(now).x > 350 for now in on_edge)
    assert card.face(0.5) == (False, 1.0)


def test_gathered_cards_cast_no_black_shadow_round_the_stock() -> None:
    made = camera("next-hand")
    one_move(made.parlour)
    made.app.refresh()
    slot = made.app.place.slots[STOCK].rect
    # To the right of the stock, where no other card passes.
    area = pygame.Rect(slot.right + 3, slot.centery, 8, slot.height // 3)
    light = [sum(pygame.transform.average_color(frame, area)[:3]) for frame in made.film(1.0)][2:]
    assert min(light) > 0.45 * light[-1], light


@pytest.mark.parametrize("coarse", [False, True])
def test_a_rotated_moving_card_has_smooth_edges(coarse: bool) -> None:
    pygame.display.init()
    pygame.font.init()
    look, slot = look_for(Settings(), SIZE), Slot(100, 100, 60, 84, 9)
    picture, _, _ = card_painter.flying_prints(look, "7H", slot, 0.1, 60, coarse=coarse)[-1]
    alphas = [
        picture.get_at((x, y))[3]
        for x in range(picture.get_width())
        for y in range(picture.get_height())
    ]
    assert sum(0 < alpha < 255 for alpha in alphas) > 2 * slot.height


def test_a_dragged_card_covers_marks_and_words() -> None:
    shown = []
    for hinted in (True, False):
        made = camera("drag", motion="reduced")
        if hinted:
            choose(made.parlour, "hint")
            while made.parlour.working:
                made.parlour.work(1.0)
            made.app.refresh()
            assert made.app.view.hint is not None
        to = made.app.place.drops[DISCARDS]
        for _ in drag_last_card(made, (to.centerx, to.bottom + 10)):
            pass
        held = made.app.pointing.held
        assert held is not None
        inside = held.rect.inflate(-held.width * 0.3, -held.height * 0.3)
        shown.append(pixels(made.surface.subsurface(inside)))
    assert shown[0] == shown[1]


def test_a_resize_in_mid_drag_moves_no_card() -> None:
    made = camera("resize")
    for _ in drag_last_card(made, made.app.place.drops[DISCARDS].center):
        pass
    made.resize((880, 660))
    frames = [pixels(frame) for frame in made.film(3 / 60)]
    assert not made.app._sprites.moving(made.clock.time)
    assert len(set(frames[1:])) == 1
    held = made.app.pointing.held
    assert held is not None
    light = pygame.transform.average_color(made.surface, held.rect)
    assert min(light[:3]) > 90, "the held card is not visible"


def test_a_hint_shows_its_words_even_after_a_refusal() -> None:
    made = camera("drag", motion="reduced")
    made.app.announcer.show_notice(refusals.NO_GESTURE)
    choose(made.parlour, "hint")
    while made.parlour.working:
        made.parlour.work(1.0)
    made.app.refresh()
    assert made.app.view.hint is not None and made.app.announcer.notice == NOTHING


@pytest.mark.parametrize(("name", "last"), [("undercut", Effect.STING), ("gin", Effect.GOLD)])
def test_words_and_effects_of_a_showdown_are_filmed(name: str, last: Effect) -> None:
    made, anew, seen = camera(name), pygame.Surface(SIZE), list[Effect]()
    scene, shown, begun = next(one for one in SCENES if one.name == name), None, 0.0
    for picture in scene.script(made):
        if made.app.view.content != shown:
            shown, begun = made.app.view.content, made.clock.time
        if not isinstance(shown, ShowdownView) or shown.effect in (Effect.NONE, *seen):
            continue
        if made.clock.time > begun + 0.8 * shown.seconds:
            made.app.frames.draw_anew(anew, made.clock.time)
            assert pixels(anew) == pixels(picture), shown.effect
            seen.append(shown.effect)
    assert seen[-1] is last


@pytest.mark.parametrize(
    ("how", "hands"), [(End.KNOCK, (KNOCKING, LOW, UNDERCUTS)), (End.GIN, (GOING_GIN, CAUGHT))]
)
def test_a_moment_is_put_off_only_until_its_images_are_drawn(
    monkeypatch: pytest.MonkeyPatch, how: End, hands: tuple[Any, ...]
) -> None:
    """Even if a frame has time for one image only."""
    monkeypatch.setattr(frames, "LAYING", 0.0005)
    parlour = near_the_end(*hands, size=SIZE, confirm=False).parlour
    made, moments = Camera(parlour, SIZE), 0
    made.settle()
    images.clear()
    parlour.choose(Draft(EndHand(how, Card.parse("KH"))))
    made.app.refresh()
    while made.app.showing:
        shown = made.app.view.content
        moments += 1
        for _ in range(300):
            if not made.app.frames.put_off(made.clock.time):
                break
        else:
            raise AssertionError("the moment is put off for ever")
        while made.app.showing and made.app.view.content == shown:
            made.app.tick(made.clock.time)
            made.clock.time += 1 / 60
    assert moments > 3


def test_a_film_shows_every_frame() -> None:
    made = camera("draw")
    scene = next(scene for scene in SCENES if scene.name == "draw")
    numbers = [made.clock.time for _ in scene.script(made)]
    assert numbers == sorted(set(numbers)) and len(numbers) >= 36
    small = [pygame.Surface((20, 10)) for _ in range(5)]
    assert sheet(small).get_size() == (4 * 24, 2 * 14)
