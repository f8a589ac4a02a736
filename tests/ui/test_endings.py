"""The composition of endings: words, light and cards in the air keep clear of what matters."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from msgspec.structs import replace

from gin.core.message import NOTHING, Verbatim
from gin.interface.celebration import Celebration
from gin.interface.refs import DISCARDS, HAND, STOCK, BackRef, FaceDown
from gin.interface.result import ResultView
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.steps import End
from gin.interface.view import Scene, View
from gin.messages import showdown as messages
from gin.ui.animation.flight import branch_tip, grown, scattered, sparks, throws
from gin.ui.art import letters
from gin.ui.render.geometry import Slot, outside
from gin.ui.scenes import falling_confetti, hand_marks, showdown, theatre
from gin.ui.scenes.result import result_layout
from gin.ui.scenes.table_layout import pad_rect
from tests.support.devices import Clock, stopped
from tests.support.ending import (
    CAUGHT,
    GIN,
    GOING_GIN,
    KNOCKING,
    LAYS_OFF,
    LOW,
    UNDERCUTS,
    end,
    near_the_end,
    wait,
)
from tests.support.user import User
from tests.ui.test_skipped_endings import celebrated

SIZES = [(800, 600), (1280, 800), (1920, 1080), (720, 1080)]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return stopped(monkeypatch)


def moment(user: User, clock: Clock, effect: Effect) -> tuple[View, ShowdownView]:
    """Wait for the moment with an effect."""
    for _ in range(400):
        shown = user.app.view.content
        if isinstance(shown, ShowdownView) and shown.effect is effect:
            return user.app.view, shown
        wait(user, clock, 1 / 60)
    raise AssertionError(f"no {effect}")


def test_the_parts_outside_others_fill_the_rest() -> None:
    rect = pygame.Rect(0, 0, 100, 60)
    others = (pygame.Rect(20, 10, 30, 20), pygame.Rect(40, 20, 90, 90))
    parts = outside(rect, others)
    points = [(x + 0.5, y + 0.5) for x in range(0, 100, 3) for y in range(0, 60, 3)]
    for point in points:
        covered = sum(part.collidepoint(point) for part in parts)
        assert covered == (0 if any(one.collidepoint(point) for one in others) else 1)


def test_what_flies_passes_behind_paper_and_buttons() -> None:
    target, taken = pygame.Surface((100, 100)), (pygame.Rect(30, 30, 40, 40),)
    image = pygame.Surface((60, 60))
    image.fill("white")
    falling_confetti.put_behind(target, [(image, (0, 0), 0), (image, (40, 40), 0)], taken)
    assert target.get_at((5, 5))[:3] == target.get_at((95, 95))[:3] == (255, 255, 255)
    middle = target.subsurface(taken[0])
    assert not any(middle.get_at((x, y))[0] for x in range(40) for y in range(40))


def test_each_thrown_card_starts_at_the_wreath_and_lands_on_its_goal() -> None:
    goals = tuple(Slot(300 + 20 * at, 400, 60, 84, 5 * at) for at in range(6))
    for throw in throws(goals, (330.0, 420.0), 400, 90.0, 1.0):
        first, last = throw.at(throw.begins), throw.at(throw.lands - 1e-6)
        assert first is not None and last is not None
        assert (first.x, round(first.y)) == (330, 420)
        assert (round(last.x), round(last.y)) == (round(throw.goal.x), round(throw.goal.y))
        assert throw.at(throw.ends) is None


def test_confetti_comes_from_its_sources_in_order() -> None:
    sources = tuple((100 * at, 50) for at in range(5))
    pieces = scattered(50, sources, 1.0)
    assert {piece.start for piece in pieces} == {(float(x), float(y)) for x, y in sources}
    first, last = (min(one.begins for one in pieces if one.start[0] == x) for x in (0.0, 400.0))
    assert first < last


def test_the_branches_meet_when_the_score_is_counted() -> None:
    assert (grown(0.0), grown(1.0)) == (0.0, 1.0)
    left, right = (branch_tip((0, 0), 100, 0.0, side) for side in (-1, 1))
    assert right[0] - left[0] < 30 and left[1] > 90
    assert branch_tip((0, 0), 100, 1.0, 1)[1] < -80
    assert all(one.begins < 1.5 for one in sparks((0, 0), 80.0, 1.5, 1.0))


@pytest.mark.parametrize("celebration", [Celebration.WON_MATCH, Celebration.CUP])
def test_something_moves_from_the_first_moment_of_a_won_match(celebration: Celebration) -> None:
    app = celebrated(celebration)
    app.painting.begin_scene(app.clock.now())
    begun, target, before = app.clock.now(), pygame.Surface(app.laid.size), b""
    for step in range(1, 12):
        app.clock.time = begun + 0.15 * step  # type: ignore[attr-defined]
        app.frames.draw(target, app.clock.now())
        # The left half has the wreath, and none of the lines of the score.
        half = target.subsurface((0, 0, target.get_width() // 2 - 10, target.get_height()))
        now = pygame.image.tobytes(half, "RGB")
        assert now != before
        before = now


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_the_word_of_a_knock_hides_neither_piles_nor_the_card(
    clock: Clock, size: tuple[int, int], mirrored: bool
) -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF, size=size, mirrored=mirrored)
    end(user)
    moment(user, clock, Effect.FIST)
    look, place = user.app.look, user.app.place
    room, pixels = theatre._beside_piles(look, "Knock!", place)
    assert pixels >= look.pixels("heading")
    word = pygame.Rect(0, 0, letters.width("Knock!", "display", pixels), round(pixels * 0.9))
    word.center = room.center
    for ref in (STOCK, DISCARDS, BackRef(FaceDown.LAID_DOWN)):
        slot = place.slots[ref].rect
        assert not word.colliderect(slot), ref


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_the_plate_of_a_knock_is_in_the_middle_with_its_note(
    clock: Clock, size: tuple[int, int]
) -> None:
    """Next to the piles, the window or the stock would cut off its rays."""
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF, size=size, theme="contrast_dark")
    end(user)
    moment(user, clock, Effect.FIST)
    look, place = user.app.look, user.app.place
    room, pixels = theatre._beside_piles(look, "Knock!", place, look.line("lead"))
    assert room.centerx == size[0] // 2
    assert pixels >= look.pixels("heading")


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("theirs", [False, True])
def test_a_knock_in_contrast_is_centred_with_whole_rays(
    clock: Clock, size: tuple[int, int], theirs: bool
) -> None:
    user = near_the_end(KNOCKING, CAUGHT, LAYS_OFF, size=size, theme="contrast_dark")
    end(user)
    _, shown = moment(user, clock, Effect.FIST)
    look, place = user.app.look, user.app.place
    # Only the note of an opponent's knock leaves less room, and it has one line.
    note = Verbatim("Anselm knocks with 10.") if theirs else NOTHING
    shown = replace(shown, note=note, glad=not theirs)
    for share in (0.05, 0.2, 1.0):
        rays, plate = list(theatre._knocked(look, shown, place, share))[:2]
        assert abs(plate.rect.centerx - look.width // 2) <= 2
        assert pygame.Rect((0, 0), look.size).contains(rays.rect)
        image = pygame.Surface(look.size, pygame.SRCALPHA)
        rays.put(image, image.get_rect())
        drawn = image.get_bounding_rect()
        # No ray reaches the edge of its surface, where it would be cut off.
        assert not drawn or rays.rect.inflate(-2, -2).contains(drawn)
        assert not image.subsurface(plate.rect).get_bounding_rect()
    assert drawn


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_undercut_covers_no_card_with_its_word(
    clock: Clock, size: tuple[int, int], language: str
) -> None:
    user = near_the_end(KNOCKING, LOW, UNDERCUTS, size=size, language=language)
    end(user)
    view, shown = moment(user, clock, Effect.STING)
    assert shown.word == messages.UNDERCUT
    laid = showdown._laid(view, user.app.look)
    room = showdown._verdict_room(user.app.look, laid)
    assert user.app.look.tall or room.left >= laid.cards_right - 1
    assert pygame.Rect((0, 0), size).contains(room)


def test_the_cards_that_undercut_are_gilded(clock: Clock) -> None:
    user = near_the_end(KNOCKING, LOW, UNDERCUTS)
    end(user)
    _, shown = moment(user, clock, Effect.STING)
    assert shown.gilded.value == "theirs"


@pytest.mark.parametrize("mine", [True, False])
def test_the_loser_of_gin_is_shaded_while_the_word_shines(clock: Clock, mine: bool) -> None:
    user = near_the_end(GOING_GIN, CAUGHT) if mine else near_the_end(CAUGHT, GOING_GIN, GIN, turn=1)
    if mine:
        end(user, End.GIN)
    view, _ = moment(user, clock, Effect.GOLD)
    user.app.frames.draw(user.surface, clock.now)
    assert isinstance(view.content, ShowdownView)
    result = view.content.result
    assert result is not None
    sides = result_layout(user.app.look, result).sides
    area = sides[0 if mine else 1].area
    shaded = user.surface.subsurface(area.inflate(-40, -40)).copy()
    user.app.shown.change("theme", "green")
    user.app.skip()
    user.app.settle()
    user.app.frames.draw(user.surface, clock.now + 60)
    bright = user.surface.subsurface(area.inflate(-40, -40))
    light = [sum(pygame.transform.average_color(one)[:3]) for one in (shaded, bright)]
    assert light[0] < 0.75 * light[1]


def test_confetti_of_a_hand_bursts_from_the_melds(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    moment(user, clock, Effect.GOLD)
    for _ in range(400):
        if user.app.view.scene is Scene.RESULT:
            break
        wait(user, clock, 1 / 60)
    result = user.app.view.content
    assert isinstance(result, ResultView)
    side = result_layout(user.app.look, result).sides[-1]
    tops = {
        (slot.rect.x, slot.rect.y) for slot in (c.slot for g in side.lying(own=True) for c in g)
    }
    assert len(side.sources()) == 10
    assert {y for _, y in side.sources()} == {y for _, y in tops}


def test_nothing_of_the_piles_shows_behind_gin(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    view, shown = moment(user, clock, Effect.CALL)
    look, place, targets = user.app.look, user.app.place, []
    for ground in ("black", "white"):
        target = pygame.Surface(look.size)
        target.fill(ground)
        for part in theatre.over_table(view, look, place, 0.6 * shown.seconds):
            part.put(target, target.get_rect())
        targets.append(target)
    for ref in (STOCK, DISCARDS):
        area = place.slots[ref].rect
        black, white = (pygame.image.tobytes(one.subsurface(area), "RGB") for one in targets)
        assert black == white


def test_the_shade_of_gin_leaves_the_rails_at_the_corners_alone(clock: Clock) -> None:
    user = near_the_end(GOING_GIN, CAUGHT)
    end(user, End.GIN)
    view, shown = moment(user, clock, Effect.CALL)
    look, place = user.app.look, user.app.place
    target = pygame.Surface(look.size)
    target.fill("white")
    for part in theatre.over_table(view, look, place, 0.6 * shown.seconds):
        part.put(target, target.get_rect())
    cloth = theatre.clear_cloth(look)
    white = pygame.Color("white")
    for x in (cloth.left + 1, cloth.right - 2):
        assert target.get_at((x, cloth.top + 1)) == white
    assert target.get_at((cloth.centerx, cloth.top + 1)) != white
    # The score pad over a corner is shaded throughout.
    assert shown.table is not None
    pad = pad_rect(look, len(shown.table.pad)).clip(cloth)
    assert pad.w > 0
    assert all(target.get_at((x, pad.top + 1)) != white for x in range(pad.left, pad.right))


@pytest.mark.parametrize("size", SIZES)
def test_brackets_of_neighbouring_melds_are_apart(size: tuple[int, int]) -> None:
    user = near_the_end(GOING_GIN, CAUGHT, size=size)
    look, place = user.app.look, user.app.place
    hand = user.app.view.zone(HAND)
    assert hand is not None
    flat = [place.resting[item.ref] for item in hand.items]
    brackets = [next(hand_marks._bracket(look, flat[one.first :], one, [])) for one in hand.groups]
    assert len(brackets) > 2
    lines = [part.needs[0] for part in brackets]
    for left, right in pairwise(lines):
        assert isinstance(left, tuple) and isinstance(right, tuple)
        assert right[0][0] - left[-1][0] >= look.s(11)
