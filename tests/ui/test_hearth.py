"""The fire: when it burns, what it paints again, and how its light looks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from gin.present.output.ambience import AWAY
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.animation.hearth import BRIGHTEST, CADENCE, DIMMEST, FLAMES, STILL, Fire
from gin.ui.app import App
from gin.ui.art import fire
from gin.ui.platform.reduced_motion import ReducedMotion
from gin.ui.scenes import firelight, room
from gin.variants.setups import setup
from tests.support.by_name import choose
from tests.support.pictures import difference, from_nothing
from tests.support.stand_ins import SetClock

SIZE = (1280, 800)
BOX = pygame.Rect(90, 420, 120, 110)


class Window:
    """An app whose fire is lit, on a surface."""

    def __init__(
        self, scene: str = "table", size: tuple[int, int] = SIZE, **settings: object
    ) -> None:
        self.parlour = Parlour(Store.in_memory(), None, Settings(level=1), 7)
        for name, value in settings.items():
            self.parlour.change(name, value)
        if scene == "table":
            self.parlour.matches.start(setup("gin"), 7)
        elif scene == "lesson":
            choose(self.parlour, "guide")
        self.clock = SetClock()
        self.app = App(self.parlour, size, clock=self.clock)
        self.app.laid.calm = ReducedMotion(lambda: False)
        self.app.frames.fire.light()
        self.surface = pygame.Surface(size)
        self.app.settle()
        self.draw()

    def draw(self) -> None:
        for _ in range(50):
            self.app.frames.draw(self.surface, self.clock.time)
            if not self.app.frames.needs_drawing(self.clock.time):
                return
            self.clock.time += 1

    def breathe(self) -> list[pygame.Rect]:
        due = self.app.frames.next_breath(self.clock.time)
        assert due is not None and due <= self.clock.time + 1
        self.clock.time = max(due, self.clock.time)
        return self.app.frames.breathe(self.surface, self.clock.time)

    def differs(self) -> pygame.Rect | None:
        shown = pygame.image.tobytes(self.surface, "RGB")
        return difference(shown, from_nothing(self.app, self.clock.time), SIZE)


@pytest.fixture
def fireplace(monkeypatch: pytest.MonkeyPatch) -> Iterator[pygame.Rect]:
    monkeypatch.setattr(room, "firebox", lambda look, view: BOX)
    firelight._lights.cache_clear()
    yield BOX
    firelight._lights.cache_clear()


@pytest.mark.parametrize("rests", [False, True], ids=["with a ground", "after a rest"])
def test_breathing_paints_only_the_fire_as_a_whole_frame_would(
    fireplace: pygame.Rect, rests: bool
) -> None:
    window = Window()
    if rests:
        window.app.painting.rest()
    seen = set()
    for _ in range(2 * CADENCE):
        areas = window.breathe()
        seen |= {tuple(area) for area in areas}
        assert window.differs() is None
    assert tuple(fireplace) in seen and len(seen) <= 2
    assert window.app.painting._drawing.picture._ground.is_empty or not rests


def test_the_fire_needs_no_new_view_and_no_drawing() -> None:
    window = Window()
    for _ in range(20):
        window.breathe()
        assert not window.app.frames.needs_drawing(window.clock.time)
        # Only the opponent's turn or the end of a greeting is awaited.
        greets = window.app.laid.feelings.due is not None
        assert window.app.next_due(window.clock.time) is None or greets or window.parlour.waiting


def test_moving_frames_show_the_fire_too(fireplace: pygame.Rect) -> None:
    window = Window()
    window.clock.time += 1 / CADENCE
    assert tuple(fireplace) in map(tuple, window.app.frames.draw(window.surface, window.clock.time))
    assert window.differs() is None


def attended(kind: int) -> Window:
    window = Window()
    window.app.attend(pygame.event.Event(kind))
    return window


def away() -> Window:
    window = Window()
    window.clock.time += AWAY
    return window


@pytest.mark.parametrize(
    "window",
    [
        lambda: attended(pygame.WINDOWFOCUSLOST),
        lambda: attended(pygame.WINDOWMINIMIZED),
        lambda: attended(pygame.WINDOWHIDDEN),
        away,
        lambda: Window(motion="reduced"),
        lambda: Window(speed="instant"),
        lambda: Window(theme="contrast_dark"),
    ],
    ids=["other window", "minimised", "hidden", "away", "reduced motion", "instant", "contrast"],
)
def test_the_fire_stands_still_unless_it_is_watched(window: object) -> None:
    made: Window = window()  # type: ignore[operator]
    for _ in range(3):
        made.app.frames.breathe(made.surface, made.clock.time)
        assert made.app.frames.next_breath(made.clock.time) is None
        made.clock.time += 1.3
    assert made.app.painting.hearth == STILL
    assert made.differs() is None


def test_a_fire_that_is_not_lit_never_moves() -> None:
    window = Window()
    window.app.frames.fire.lit = False
    window.app.frames.breathe(window.surface, window.clock.time)
    assert window.app.frames.next_breath(window.clock.time) is None


def test_a_page_without_fire_wakes_nobody() -> None:
    window = Window("menu")
    assert window.app.frames.next_breath(window.clock.time) is not None
    window.app.choose(next(one for one in window.app.view.choices if one.id == "settings"))
    window.draw()
    assert window.app.frames.next_breath(window.clock.time) is None


def test_contrast_themes_have_no_firelight() -> None:
    window = Window("menu", theme="contrast_dark")
    assert not list(firelight.steady_light(window.app.look, window.app.view))
    assert not window.app.painting.seen


@pytest.mark.parametrize(
    ("scene", "size", "percent"),
    [
        ("table", (800, 600), 100),
        ("table", (1280, 800), 200),
        ("menu", (1280, 800), 200),
        ("lesson", (1280, 800), 100),
    ],
)
def test_without_a_fireplace_both_edges_of_the_cloth_are_equally_bright(
    scene: str, size: tuple[int, int], percent: int
) -> None:
    window = Window(scene, size, text_size=percent)
    assert not window.app.painting.seen & {"flame", "glow"}
    wide = window.app.look.width
    strip, step = round(size[1] * 0.015), size[1] // 20
    for y in range(size[1] // 4, size[1] * 3 // 4, step):
        edges = (
            pygame.transform.average_color(window.surface, pygame.Rect(x, y, 6, step))
            for x in (strip, wide - strip - 6)
        )
        assert all(abs(a - b) <= 4 for a, b in zip(*edges, strict=True)), y


def test_the_glow_breathes_between_its_bounds() -> None:
    made = Fire()
    levels = [made.at(tick / CADENCE).glow for tick in range(60 * CADENCE)]
    assert DIMMEST <= min(levels) < STILL.glow < max(levels) <= BRIGHTEST
    calm = sum(one == other for one, other in pairwise(levels))
    assert calm > len(levels) // 2


def test_a_crack_makes_the_fire_flare_at_once() -> None:
    made, now = Fire(), 1003.25
    before = made.at(now).glow
    made.flare(now, 1.0)
    assert made.at(now).glow > before
    made.flare(now, 1.0)
    assert made.at(now + 4).glow == Fire().at(now + 4).glow


def test_the_flames_loop_without_a_jump() -> None:
    size = (90, 80)
    shown = [fire.flames(size, number, FLAMES) for number in range(FLAMES)]
    flat = [pygame.Surface(size) for _ in shown]
    for one, image in zip(flat, shown, strict=True):
        one.blit(image, (0, 0))

    def changed(a: pygame.Surface, b: pygame.Surface) -> int:
        same = pygame.mask.from_threshold(a, (0, 0, 0), (40, 40, 40, 255), b)
        return size[0] * size[1] - same.count()

    steps = [changed(a, b) for a, b in pairwise(flat)]
    assert min(steps) > 0 and FLAMES >= 8
    assert changed(flat[-1], flat[0]) <= 1.3 * max(steps)


def test_the_light_fades_out_without_steps_wider_than_its_noise() -> None:
    size, peak = (240, 200), (40, 24, 10)
    light = fire.steady_light(size, (-0.1, 0.5), (1.1, 0.6), peak)
    rows = [[light.get_at((x, y))[0] for y in range(90, 110)] for x in range(size[0])]
    means = [sum(row) / len(row) for row in rows]
    assert means[0] > 20 and means[-1] < 1
    mixed = sum(len(set(row)) > 1 for row in rows[:160])
    assert mixed > 100, "most columns mix two neighbouring shades"
    assert all(light.get_at((size[0] - 1, y))[0] == 0 for y in range(size[1]))
