"""Work is spread over frames or done ahead."""

from __future__ import annotations

import itertools

import pygame
import pytest

from gin.core.cards import Card
from gin.interface.refs import DISCARDS, CardRef
from gin.interface.steps import End
from gin.session.settings import Settings
from gin.ui.animation.motion import Act
from gin.ui.animation.sprites import Sprites
from gin.ui.art import arms, cards, gilding, letters, surfaces
from gin.ui.art.image_cache import images
from gin.ui.platform.clock import Clock
from gin.ui.render import card_painter
from gin.ui.render.geometry import PlacedCard, Placement, Slot
from gin.ui.render.style import look_for
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.base import cloth
from tests.support.devices import stopped
from tests.support.ending import CAUGHT, GOING_GIN, KNOCKING, end, near_the_end
from tests.support.user import User

LARGE = (3840, 2160)
CARDS = [Card.parse(code) for code in ("2C", "3C", "4C", "5D", "6D", "7D", "8H", "9H", "TH", "JS")]


def test_a_sheet_of_another_size_reuses_the_paper_grain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    surfaces.paper((300, 200), 4)
    strokes = 0

    def counted(*args: object) -> None:
        nonlocal strokes
        strokes += 1

    monkeypatch.setattr(pygame.draw, "line", counted)
    surfaces.paper((761, 823), 4)
    assert strokes == 0


def test_cards_that_stop_together_are_not_drawn_again_while_moving(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    images.clear()
    user = User(speed="normal")
    user.deal()
    app, target = user.app, pygame.Surface(user.app.laid.size)
    # Time enough to turn all cards of a frame, but not to draw all of them at rest.
    app._sprites._clock = Slow(0.0001)
    dealt = app._sprites._sprites.values()
    end = max(
        one.later[1] + one.later[2] if one.later is not None else one.begins + one.lasts
        for one in dealt
    )
    for before in (1.2, 0.8, 0.4, 0.2, 0.1, 0.05, 0.02, 0.001):
        app.frames.draw(target, end - before)
    drawn = []
    for name in ("flying_prints", "moved_print"):

        def counted(*args: object, _name: str = name, **more: object) -> list[object]:
            drawn.append(_name)
            return []

        monkeypatch.setattr(card_painter, name, counted)
    app.frames.draw(target, end + 0.001)
    assert not app._sprites.moving(end + 0.001)
    assert app._sprites.rough
    assert not drawn


class Slow(Clock):
    def __init__(self, step: float = 0.002) -> None:
        self._time, self._step = 0.0, step

    def fine(self) -> float:
        self._time += self._step
        return self._time


def lie(turn: float) -> Placement:
    place = Placement()
    for number, card in enumerate(CARDS):
        slot = Slot(100 + 80 * number, 300, 90, 126, turn)
        place.cards += (PlacedCard(CardRef(card), CardRef(card), card.code, slot, own=True),)
    return place


def test_cards_come_to_rest_however_slow_the_machine_is() -> None:
    pygame.display.init()
    pygame.font.init()
    look, sprites = look_for(Settings(), (1280, 800)), Sprites(Slow(1.0))
    sprites.follow(lie(-30), (), pace=1.0, now=0.0)
    sprites.compose(look, Cursor(), 0.0, None)
    sprites.follow(lie(30), (), pace=1.0, now=1.0, act=Act.SORT)
    frames = 0
    while frames == 0 or sprites.rough:
        frames += 1
        sprites.compose(look, Cursor(), 5.0 + frames / 60, None)
        assert frames < 20 * len(CARDS)


def test_few_cards_are_rotated_in_one_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pygame.display.init()
    pygame.font.init()
    look, sprites = look_for(Settings(), (1280, 800)), Sprites(Slow())
    sprites.follow(lie(-40), (), pace=1.0, now=0.0)
    sprites.compose(look, Cursor(), 0.0, None)
    sprites.follow(lie(40), (), pace=1.0, now=1.0, act=Act.SORT)
    turned: list[int] = []
    usual = card_painter.moved_print

    def counted(*args: object, **more: object) -> object:
        turned[-1] += 1
        return usual(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(card_painter, "moved_print", counted)
    for frame in range(1, 25):
        turned.append(0)
        sprites.compose(look, Cursor(), 1.0 + frame / 60, None)
    assert all(1 <= count <= 2 for count in turned), turned


def test_a_card_rotated_at_a_smaller_size_is_drawn_at_full_size() -> None:
    pygame.display.init()
    pygame.font.init()
    look, slot = look_for(Settings(), LARGE), Slot(1000, 1000, 480, 672, 9)
    (_, (picture, at, _)) = card_painter.flying_prints(look, "KH", slot, 0.0, 480)
    assert picture.get_width() * picture.get_height() > 240_000
    flat = card_painter._flat("KH", 480, look.deck)
    wanted = pygame.transform.rotozoom(flat, -9, 1.0)
    for k in (0, 1):
        assert abs(picture.get_size()[k] - wanted.get_size()[k]) <= 4
        assert abs(at[k] + picture.get_size()[k] / 2 - 1000) <= 1
    # The card is opaque, and no colour exceeds its alpha (premultiplied).
    solid = [picture.get_at((x, y)) for x in range(150, 250) for y in range(200, 300)]
    assert min(colour.a for colour in solid) >= 254
    assert all(max(colour.r, colour.g, colour.b) <= colour.a for colour in solid)
    edges = pygame.mask.from_surface(picture, 128), pygame.mask.from_surface(wanted, 128)
    assert abs(edges[0].count() - edges[1].count()) < 0.02 * edges[1].count()


def test_the_cloth_is_painted_in_small_pieces() -> None:
    pygame.font.init()
    look = look_for(Settings(), LARGE)
    rects = [part.rect for part in cloth(look)]
    assert len(rects) > 4
    assert all(one.bottom == other.top for one, other in itertools.pairwise(rects))
    assert rects[0].unionall(rects) == pygame.Rect((0, 0), LARGE)
    assert max(rect.w * rect.h for rect in rects) <= 1_500_000


@pytest.mark.parametrize("ends", [End.KNOCK, End.GIN])
def test_the_word_of_a_showdown_is_drawn_before_anything_moves(
    monkeypatch: pytest.MonkeyPatch, ends: End
) -> None:
    clock = stopped(monkeypatch)
    user = near_the_end(GOING_GIN if ends is End.GIN else KNOCKING, CAUGHT)
    user.app.frames.draw(user.surface, clock.now)
    images.clear()
    end(user, ends)
    while user.app.frames.put_off(clock.now):
        pass
    drawn: list[str] = []
    usual = gilding._mask

    def counted(text: str, pixels: int) -> pygame.Surface:
        drawn.append(text)
        return usual(text, pixels)

    monkeypatch.setattr(gilding, "_mask", counted)
    monkeypatch.setattr(arms, "draw_hand", lambda *_, **__: drawn.append("hand"))
    first = user.app.view
    for _ in range(60):
        if user.app.view != first:
            break
        clock.now += 1 / 60
        user.app.frames.draw(user.surface, clock.now)
        user.app.tick(clock.now)
    assert not drawn


def test_the_faces_of_a_deal_are_drawn_before_any_card_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = stopped(monkeypatch)
    user = User(speed="normal")
    user.app.frames.draw(user.surface, clock.now)
    images.clear()
    user.deal()
    while user.app.frames.put_off(clock.now):
        pass
    drawn: list[str] = []
    usual = cards.face

    def counted(code: str, *more: object) -> pygame.Surface:
        drawn.append(code)
        return usual(code, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(cards, "face", counted)
    sprites = user.app._sprites
    assert sprites.moving(clock.now)
    while sprites.moving(clock.now):
        user.app.frames.draw(user.surface, clock.now)
        clock.now += 1 / 60
    assert not drawn


def test_a_deal_without_frames_is_drawn_over_several_frames(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = stopped(monkeypatch)
    user = User(speed="normal")
    user.app.frames.draw(user.surface, clock.now)
    user.deal()
    monkeypatch.setattr(user.app.clock, "fine", Slow(0.0005).fine)
    clock.now += 60
    user.app.frames.draw(user.surface, clock.now)
    sprites = user.app._sprites
    assert sprites.rough
    for _ in range(200):
        clock.now += 1 / 60
        user.app.frames.draw(user.surface, clock.now)
    assert not sprites.rough


def test_words_and_marks_at_the_end_of_a_move_are_drawn_before_it_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = stopped(monkeypatch)
    user = User()
    user.to_my_discard()
    user.parlour.change("speed", "normal")
    app = user.app
    app.frames.draw(user.surface, clock.now)
    images.clear()
    app.choose(next(one for one in app.view.choices if one.target == DISCARDS and not one.why))
    while app.frames.put_off(clock.now):
        pass
    drawn: list[str] = []
    usual = letters.written

    def counted(text: str, *more: object) -> list[pygame.Surface]:
        # Indices of cards are single letters.
        drawn.extend([text] * (len(text) > 1))
        return usual(text, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(letters, "written", counted)
    assert app.painting.moves(app.view, 1.0, clock.now)
    while app.painting.moves(app.view, 1.0, clock.now):
        app.frames.draw(user.surface, clock.now)
        clock.now += 1 / 60
    app.frames.draw(user.surface, clock.now)
    assert not drawn
