"""A frame is composed of parts and always equals one painted from scratch."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from itertools import combinations

import pygame
import pytest

from gin.ai.players.heuristic import Heuristic
from gin.core.message import Verbatim
from gin.interface.view import Scene
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.app import App
from gin.ui.art import cloth, design
from gin.ui.input.devices import Devices
from gin.ui.render.compositor import (
    Frame,
    FramePart,
    Layer,
    clipped,
    differing,
    merge_areas,
    split_overlaps,
)
from gin.ui.scenes import dialog, introduction
from gin.variants.setups import setup
from tests.support.covering import covering
from tests.support.pictures import difference, from_nothing
from tests.support.seeing import STATES, reached
from tools.steady import next_choice

pytestmark = pytest.mark.scenes

Size = tuple[int, int]


# Parts.


def fill(target: pygame.Surface, colour: tuple[int, int, int]) -> None:
    target.fill(colour)


def filled(x: int, colour: tuple[int, int, int], wide: int = 10) -> FramePart:
    return FramePart.of(pygame.Rect(x, 0, wide, 10), fill, colour)


def test_a_part_is_painted_in_its_rectangle_only() -> None:
    target = pygame.Surface((40, 10))
    filled(10, (9, 9, 9)).put(target, pygame.Rect(15, 0, 25, 10))
    shades = [target.get_at((x, 5)).r for x in (9, 14, 15, 19, 20)]
    assert shades == [0, 0, 9, 9, 0]
    assert target.get_clip() == target.get_rect()


@pytest.mark.parametrize("dim", [dialog._dim, introduction._dim])
def test_drawing_ahead_darkens_nothing(dim: Callable[[pygame.Surface], None]) -> None:
    target = pygame.Surface((40, 10))
    target.fill((200, 200, 200))
    FramePart.of(target.get_rect(), dim).put(target, pygame.Rect(0, 0, 0, 0))
    assert target.get_at((5, 5)).r == 200
    FramePart.of(target.get_rect(), dim).put(target, pygame.Rect(0, 0, 10, 10))
    assert target.get_at((5, 5)).r < target.get_at((15, 5)).r == 200


def test_a_layer_reports_its_changed_areas() -> None:
    layer, one, two, three = (
        Layer(),
        filled(0, (1, 1, 1)),
        filled(20, (2, 2, 2)),
        filled(5, (3,) * 3),
    )
    assert layer.show((one, two)) == [one.rect, two.rect]
    assert layer.show((filled(0, (1, 1, 1)), two)) == []
    assert layer.show((one, filled(20, (4, 4, 4)))) == [two.rect, two.rect]
    assert layer.show((one, three)) == [two.rect, three.rect]
    # Both parts change, since another order changes which one covers the other.
    assert len(layer.show((three, one))) == 4


def test_layers_differ_in_the_middle() -> None:
    assert differing("abcde", "abxde") == ("c", "x")
    assert differing("abc", "abbc") == ("", "b")
    assert differing("ab", "ba") == ("ab", "ba")
    assert differing("abc", "abc") == differing("", "") == ("", "")


def test_areas_are_merged_if_that_paints_no_more() -> None:
    first, second = pygame.Rect(0, 0, 10, 10), pygame.Rect(12, 0, 10, 10)
    assert merge_areas([first, second]) == [first, second]
    assert merge_areas([first, second, pygame.Rect(6, 0, 10, 10)]) == [pygame.Rect(0, 0, 22, 10)]
    assert merge_areas([first, second, pygame.Rect(20, 8, 40, 40)]) == [
        first, second, pygame.Rect(20, 8, 40, 40),
    ]  # fmt: skip
    assert merge_areas([first, pygame.Rect(-5, -5, 50, 50)]) == [pygame.Rect(-5, -5, 50, 50)]
    assert merge_areas([pygame.Rect(3, 3, 0, 5)]) == []


def test_overlapping_areas_are_split() -> None:
    rng = random.Random(4)
    for _ in range(40):
        areas = [
            pygame.Rect(rng.randrange(900), rng.randrange(600), *rng.choices(range(1, 900), k=2))
            for _ in range(4)
        ]
        pieces = split_overlaps(areas)
        before, after = pygame.Surface((1800, 1500)), pygame.Surface((1800, 1500))
        for target, rects in ((before, areas), (after, pieces)):
            for rect in rects:
                target.fill((255, 255, 255), rect)
        assert before.get_buffer().raw == after.get_buffer().raw
        both = [one.clip(other) for one, other in combinations(pieces, 2)]
        assert all(rect.w * rect.h < 60_000 for rect in both)
    small = [pygame.Rect(0, 0, 100, 100), pygame.Rect(50, 50, 200, 300)]
    assert sorted(map(tuple, split_overlaps(small))) == sorted(map(tuple, small))


def test_a_frame_draws_only_changed_parts() -> None:
    picture, target = Frame(), pygame.Surface((60, 10))
    ground, mark = filled(0, (1, 1, 1), 60), filled(20, (2, 2, 2))
    assert picture.draw(target, (ground,), None, (), (mark,)) == [target.get_rect()]
    assert picture.draw(target, (ground,), None, (), (mark,)) == []
    assert picture.draw(target, (ground,), None, (), ()) == [mark.rect]
    assert target.get_at((25, 5)).r == 1
    other = filled(40, (3, 3, 3))
    assert picture.draw(target, (ground, other), None, (), ()) == [other.rect]
    picture.give_up()
    assert picture.draw(target, (ground,), None, (), ()) == [other.rect]
    assert target.get_at((45, 5)).r == 1
    assert picture.draw(target, (ground, other), None, (), ()) == [other.rect]
    picture.forget()
    assert picture.draw(target, (ground, other), None, (), ()) == [target.get_rect()]


@pytest.mark.parametrize("size", [(800, 600), (1283, 811)], ids=str)
def test_a_piece_of_cloth_equals_that_piece_of_the_whole(size: Size) -> None:
    whole, rng = pygame.Surface(size), random.Random(4)
    cloth.lay(whole, design.THEMES["green"])
    for _ in range(12):
        area = pygame.Rect(rng.randrange(size[0]), rng.randrange(size[1]), 0, 0)
        area.size = (rng.randint(1, 400), rng.randint(1, 400))
        area = area.clip(whole.get_rect())
        piece = pygame.Surface(size)
        piece.set_clip(area)
        cloth.lay(piece, design.THEMES["green"])
        assert pygame.image.tobytes(piece.subsurface(area), "RGB") == pygame.image.tobytes(
            whole.subsurface(area), "RGB"
        )


# Scenes.


def in_four(part: FramePart, target: pygame.Surface, area: pygame.Rect) -> None:
    x, y = area.center
    for left, right in ((area.left, x), (x, area.right)):
        for top, bottom in ((area.top, y), (y, area.bottom)):
            piece = pygame.Rect(left, top, right - left, bottom - top)
            with clipped(target, part.rect.clip(piece)):
                part.paint(target, *part.needs)


def in_full(part: FramePart, target: pygame.Surface, area: pygame.Rect) -> None:
    del area
    part.paint(target, *part.needs)


@cache
def window(size: Size) -> tuple[App, pygame.Surface]:
    """Return a window for all scenes, one after the other."""
    return App(reached("menu-first"), size), pygame.Surface(size)


@pytest.mark.parametrize(
    ("name", "size", "put"), covering(STATES, [(800, 600), (640, 900)], [in_full, in_four], every=8)
)
def test_a_scene_after_another_equals_one_painted_from_scratch_and_in_pieces(
    name: str,
    size: Size,
    put: Callable[[FramePart, pygame.Surface, pygame.Rect], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A part that paints outside its rectangle or its clip would change the frame, too."""
    made = reached(name)
    percent = 200 if put is in_full else 100
    for setting, value in (("text_size", percent), ("theme", "green"), ("captions", True)):
        made.change(setting, value)
    app, target = window(size)
    app.shown = made
    app.refresh()
    app.settle()
    app.announcer.show_notice(Verbatim("A word that is no sentence of the table."))
    moment = time.monotonic() + 60
    app.frames.draw(target, moment)
    whole = from_nothing(app, moment)
    assert difference(pygame.image.tobytes(target, "RGB"), whole, size) is None
    monkeypatch.setattr(FramePart, "put", put)
    assert difference(whole, from_nothing(app, moment), size) is None


@pytest.mark.parametrize(
    "name", ["menu-continue", "discard", "cut", "result", "settings", "statistics"]
)
def test_a_resized_window_equals_one_painted_from_scratch(name: str) -> None:
    app, target = App(reached(name), (800, 600)), pygame.Surface((800, 600))
    app.frames.draw(target, time.monotonic() + 60)
    for size in ((1300, 620), (1300, 900), (700, 900), (700, 520), (1920, 1080)):
        app.resize(size)
        moment = time.monotonic() + 60
        # `put_off` may paint for the new size before the next draw.
        app.frames.put_off(time.monotonic())
        target = pygame.Surface(size)
        assert app.frames.draw(target, moment) == [target.get_rect()]
        shown = pygame.image.tobytes(target, "RGB")
        assert difference(shown, from_nothing(app, moment), size) is None, (name, size)


def test_during_a_hand_the_frame_equals_one_painted_from_scratch() -> None:
    size, rng = (800, 600), random.Random(8)
    parlour = Parlour(Store.in_memory(), None, Settings(level=1), 5)
    parlour.matches.start(setup("gin"), 5)
    app, target, player = App(parlour, size), pygame.Surface(size), Heuristic(1)
    parts, put_off, scenes = 0, 0, []
    for step in range(150):
        moment = time.monotonic() + 60
        kind = rng.randrange(4)
        items = [id for id, slot in app.place.slots.items() if slot.width]
        if kind == 0:
            app.pointing.set_focus(rng.choice(items), keyboard=rng.random() < 0.7)
        elif kind == 1:
            slot = app.place.slots[rng.choice(items)]
            at = (round(slot.x - slot.width * 0.4), round(slot.y))
            Devices(app).handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at), moment)
        elif parlour.waiting or app.staging:
            app.tick(moment)
        elif app.view.scene is Scene.RESULT:
            app.choose(next(one for one in app.view.choices if one.id in ("next", "again")))
        else:
            wanted = next_choice(parlour, player)
            app.choose(next(one for one in app.view.choices if one.intent == wanted))
        if rng.random() < 0.2:
            app.painting.rest()
        # During motion and at rest.
        for when in (time.monotonic() + rng.random() * 0.3, moment):
            if rng.random() < 0.7:
                # Each pass paints at least one part, however little time there is.
                frames = 0
                while app.frames.put_off(when):
                    assert app.frames.needs_drawing(when)
                    frames += 1
                    assert frames < 1000
                put_off += frames > 0
            areas = app.frames.draw(target, when)
            parts += areas != [target.get_rect()]
            shown = pygame.image.tobytes(target, "RGB")
            assert difference(shown, from_nothing(app, when), size) is None, step
        scenes.append(app.view.scene)
        if scenes.count(Scene.RESULT) > 4 and scenes[-1] is Scene.TABLE:
            break
    assert parts > len(scenes)
    assert put_off > 20
    assert set(scenes) == {Scene.TABLE, Scene.SHOWDOWN, Scene.RESULT}


def test_the_first_frame_needs_no_second_surface() -> None:
    target, cloth = pygame.Surface((60, 10)), filled(0, (3, 3, 3), wide=60)
    cards = cloth, filled(5, (9, 9, 9)), filled(30, (7, 7, 7))
    picture = Frame()
    picture.draw(target, cards, None, [], ())
    assert picture._ground.is_empty
    alone = pygame.Surface((60, 10))
    Frame().draw(alone, cards, None, [], ())
    assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(alone, "RGB")
    # After a change, the parts below the cards get a separate image.
    picture.draw(target, cards[:2], None, [], ())
    assert not picture._ground.is_empty
    Frame().draw(alone, cards[:2], None, [], ())
    assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(alone, "RGB")


def all_of(wide: int) -> FramePart:
    whole = pygame.Rect(0, 0, wide, 10)
    return FramePart.of(whole, lambda target: target.subsurface(whole).fill((wide, 0, 0)))


def test_a_layout_started_for_a_larger_window_is_used_after_the_resize() -> None:
    picture, larger = Frame(), (all_of(90),)
    picture.draw(pygame.Surface((60, 10)), (all_of(60),), None, [], ())
    # The window grows when only part of the new layout is ready.
    assert not picture.lay(larger, (90, 10), more=lambda: False)
    target = pygame.Surface((90, 10))
    picture.draw(target, larger, None, [], ())
    assert {target.get_at((x, 5)).r for x in range(90)} == {90}


def veil(target: pygame.Surface) -> None:
    shade = pygame.Surface(target.get_size(), pygame.SRCALPHA)
    shade.fill((0, 0, 0, 100))
    target.blit(shade, (0, 0))


def test_a_breath_while_the_ground_is_painted_ahead_paints_nothing_twice() -> None:
    size = (90, 10)
    ground = (all_of(90), FramePart.of(pygame.Rect((0, 0), size), veil))
    alone, target, picture = pygame.Surface(size), pygame.Surface(size), Frame()
    Frame().draw(alone, ground, None, [], (), (filled(70, (0, 9, 0)),))
    picture.draw(target, ground, None, [], (), (filled(70, (0, 0, 9)),))
    picture.give_up()
    once = iter((True, False))
    assert not picture.lay(ground, size, lambda: next(once), moves=True)
    picture.breathe(target, (filled(70, (0, 9, 0)),))
    assert picture.lay(ground, size, moves=True)
    picture.draw(target, ground, None, [target.get_rect()], (), (filled(70, (0, 9, 0)),))
    assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(alone, "RGB")


def test_a_ground_that_changes_as_a_whole_is_painted_once() -> None:
    size, painted = (200, 10), list[int]()
    picture, target, before = Frame(), pygame.Surface(size), (all_of(200),)
    for _ in range(2):
        # Of the ground's image, the second frame paints only what has changed.
        picture.draw(target, before, None, [pygame.Rect(0, 0, 9, 9)], ())
    whole = pygame.Rect((0, 0), size)
    ground = (FramePart.of(whole, lambda _: painted.append(1)),)
    assert picture.lay(ground, size, moves=True)
    picture.draw(target, ground, None, [], ())
    assert painted == [1]
