"""The painted end of a match."""

from __future__ import annotations

from functools import cache, partial
from itertools import pairwise

import pygame
import pytest
from msgspec.structs import replace

from gin.core.cards import DECK
from gin.core.message import NOTHING, Verbatim
from gin.interface.celebration import Celebration
from gin.interface.paper import FinalView
from gin.interface.refs import ButtonRef, LineRef, PaperLine
from gin.interface.view import ButtonSpot, Scene, View
from gin.present.screens import final as final_screen
from gin.present.shell.parlour import Parlour
from gin.session.goals import Goal
from gin.session.rewards import REWARDS
from gin.ui.art import letters
from gin.ui.render.boxes import PlacedBox
from gin.ui.scenes import painter_of
from gin.ui.scenes.base import header_words
from gin.ui.scenes.celebrating import name_pixels
from gin.ui.scenes.final import FinalPainter, toward
from gin.ui.scenes.final_order import Moment, With, beginning, counted, times
from gin.ui.scenes.final_story import Place, Reserved, paint_face, reserved
from gin.ui.scenes.final_sum import SumPaint
from gin.ui.scenes.table_measures import cloth_area, heading_edge, heading_room
from gin.ui.scenes.theatre import call_size, clear_cloth
from tests.support.play import several
from tests.support.user import User
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states


@pytest.fixture(scope="module", params=["final-gin", "final-lost", "final-solitary"])
def ended(request: pytest.FixtureRequest) -> Parlour:
    made = parlour()
    dict(states())[request.param](made)
    return made


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("width", [720, 1280])
def test_it_scrolls_only_if_something_is_hidden(ended: Parlour, width: int, percent: int) -> None:
    painter = painter_of(Scene.FINAL)
    assert isinstance(painter, FinalPainter)
    user = User(size=(width, 600), parlour=ended, text_size=percent)
    scrolled = 0
    for height in range(600, 1500, several(23, 11)):
        user.app.resize((width, height))
        page = painter.page(user.app.view, user.app.look)
        last = max(piece.rect.bottom for piece in page.scrolled)
        if page.content > page.viewport.h:
            scrolled += 1
            assert last > page.viewport.bottom, height
        else:
            assert last <= page.viewport.bottom, height
    assert scrolled or percent == 100


MANY = (Goal.FIRST_MATCH, Goal.UNDERCUT, Goal.SHORT_STREAK, Goal.SOME_HANDS)


def with_rewards(monkeypatch: pytest.MonkeyPatch, number: int) -> Parlour:
    """Return the end of a match that brings this many rewards."""
    gained = tuple(REWARDS[goal] for goal in MANY[:number])
    monkeypatch.setattr(final_screen.goals, "brought", lambda _: gained)
    made = parlour()
    dict(states())["final-gin"](made)
    return made


def final_of(view: View) -> FinalView:
    assert isinstance(view.content, FinalView)
    return view.content


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_reward_has_its_button_beside_its_picture(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    made = with_rewards(monkeypatch, number)
    for size in ((800, 600), (1280, 800), (1920, 1080), (720, 1080)):
        user = User(size=size, parlour=made)
        place, shown = user.app.place, final_of(user.app.view)
        rects = [place.slots[one.ref].rect for one in shown.rewards]
        assert len(rects) == number
        assert all(
            rect.inflate(-2, -2).collidelist(rects[:at]) < 0 for at, rect in enumerate(rects)
        )
        for one, rect in zip(shown.rewards, rects, strict=True):
            assert one.button is not None
            beside = place.slots[one.button].rect
            assert rect.contains(beside)
            assert beside.centerx >= rect.centerx and beside.centery > rect.centery


def test_a_reward_in_use_loses_its_button_and_nothing_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    user = User(size=(1280, 800), parlour=with_rewards(monkeypatch, 2))
    before = {
        one.ref: user.app.place.slots[one.ref].rect for one in final_of(user.app.view).rewards
    }
    reward = final_of(user.app.view).rewards[0]
    choice = next(one for one in user.app.view.choices if one.item == reward.button)
    user.parlour.choose(choice.intent)
    user.app.refresh()
    assert final_of(user.app.view).rewards[0].button is None
    assert ButtonRef("reward-1") not in user.app.place.slots
    for ref, rect in before.items():
        assert user.app.place.slots[ref].rect.y == rect.y


def test_the_sheet_of_a_lost_match_has_its_words_first_and_its_numbers_later() -> None:
    made = parlour()
    dict(states())["final-lost"](made)
    user = User(size=(1280, 800), parlour=made)
    painter = painter_of(Scene.FINAL)
    assert isinstance(painter, FinalPainter)
    page = painter.page(user.app.view, user.app.look)
    lines = {line.ref for line in final_of(user.app.view).lines}
    still = [one.paint for one in page.scrolled if one.ref in lines]
    assert len(still) == len(lines)
    assert all(isinstance(one, SumPaint) and one.words and not one.numbers for one in still)


def test_a_win_is_theatre_first_and_its_buttons_come_last() -> None:
    shown = final_of(gin_ended().view())
    found = times(shown)
    written = {ref: begins for ref, (begins, _) in found.items() if begins >= 0}
    assert min(written.values()) >= 1.5 > counted(shown)
    buttons = written.pop(Moment.BUTTONS)
    assert buttons > max(written.values())
    assert all(found[line.ref][0] > found[Moment.SHEET][0] for line in shown.lines)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080)])
def test_labels_of_a_win_appear_with_what_they_name(size: tuple[int, int]) -> None:
    user = User(size=size, parlour=gin_ended())
    painter, shown = painter_of(Scene.FINAL), final_of(user.app.view)
    assert isinstance(painter, FinalPainter)
    page = painter.page(user.app.view, user.app.look)
    names = {beginning(one) for one in page.later if one.ref is None}
    line = LineRef(PaperLine.REACHED, 1)
    assert names == {Moment.STAGE, Moment.SHEET, shown.trophies[0].ref, line}
    assert all(one.paint is None for one in page.over)
    # Until then, there is only what celebrates, and the beaten opponent.
    assert all(one.paint is None or isinstance(one.paint, Reserved) for one in page.scrolled)
    assert [is_face(one) for one in page.later if beginning(one) is Moment.STAGE] == [True]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (2560, 1440)])
def test_a_win_begins_in_the_middle_of_the_table(size: tuple[int, int]) -> None:
    user = User(size=size, parlour=gin_ended())
    painter, view, look = painter_of(Scene.FINAL), user.app.view, user.app.look
    view = replace(view, content=replace(final_of(view), known=False))
    assert isinstance(painter, FinalPainter)
    page, middle = painter.page(view, look), cloth_area(look).centerx
    free = reserved(page.scrolled)
    crown, portrait = free[Place.WREATH], next(one.rect for one in page.later if is_face(one))
    first, last = (painter._party(view, look, 0, age) for age in (0.5, 4.0))
    assert first is not None and first.stage is not None and last is not None
    assert abs(first.crown.centerx - middle) <= 1 and first.crown.h > crown.h
    assert abs(first.stage.below[0] - middle) <= 1
    assert pygame.Rect((0, 0), size).contains(toward(portrait, first.stage.below, 1.0))
    assert crown.centerx < middle
    assert (last.crown, last.share) == (crown, 0.0)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080)])
def test_the_beaten_opponent_is_large_and_the_trophies_lie_in_a_row(size: tuple[int, int]) -> None:
    user = User(size=size, parlour=gin_ended())
    view, place = user.app.view, user.app.place
    medals = [place.slots[one.ref].rect for one in final_of(view).trophies]
    assert len(medals) > 3 and len({rect.y for rect in medals}) == 1
    assert all(a.right <= b.left for a, b in pairwise(medals))
    painter = painter_of(Scene.FINAL)
    assert isinstance(painter, FinalPainter)
    page = painter.page(view, user.app.look)
    portrait = next(one.rect for one in page.later if is_face(one))
    wreath = reserved(page.scrolled)[Place.WREATH]
    assert portrait.h > 0.5 * wreath.h


def is_face(piece: PlacedBox) -> bool:
    paint = piece.paint.paint if isinstance(piece.paint, With) else None
    return isinstance(paint, partial) and paint.func is paint_face


@cache
def gin_ended() -> Parlour:
    """Tests may change only its settings."""
    made = parlour()
    dict(states())["final-gin"](made)
    return made


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("size", "percent"), [((800, 600), 200), ((1280, 800), 100), ((720, 1080), 100)]
)
def test_the_buttons_at_the_foot_are_in_order_of_weight(
    language: str, size: tuple[int, int], percent: int
) -> None:
    user = User(size=size, parlour=gin_ended(), text_size=percent, language=language)
    view, window = user.app.view, pygame.Rect((0, 0), size)
    tray = [one.button for one in final_of(view).rewards]
    foot = [item for item in view.zones[-1].items if item.ref not in tray]
    items = [item for item in foot if item.spot is not ButtonSpot.CORNER]
    rects = {item.ref: user.app.place.slots[item.ref].rect for item in items}
    assert all(window.contains(rect) for rect in rects.values())
    main = next(rects[item.ref] for item in items if item.ref in view.mains)
    assert main.right == max(rect.right for rect in rects.values())
    assert main.bottom == max(rect.bottom for rect in rects.values())
    quiet = [rects[item.ref] for item in items if item.spot is ButtonSpot.QUIET]
    loud = [rects[item.ref] for item in items if item.spot is not ButtonSpot.QUIET]
    assert quiet
    assert max(r.y for r in quiet) <= min(r.y for r in loud)
    rows = {
        rect.y: [other for other in rects.values() if other.y == rect.y] for rect in rects.values()
    }
    assert all(len(row) > 1 for row in rows.values())


def test_a_win_is_seen_at_first_even_if_its_place_is_out_of_sight() -> None:
    user = User(size=(800, 600), parlour=gin_ended(), text_size=200)
    painter, view, look = painter_of(Scene.FINAL), user.app.view, user.app.look
    view = replace(view, content=replace(final_of(view), known=False))
    assert isinstance(painter, FinalPainter)
    page = painter.page(view, look)
    crown = reserved(page.scrolled)[Place.WREATH]
    assert not page.viewport.contains(crown)
    party = painter._party(view, look, 0, 0.5)
    assert party is not None and pygame.Rect((0, 0), look.size).contains(party.crown)


@pytest.mark.parametrize(
    ("size", "percent", "language", "name"),
    [
        ((800, 600), 100, "en", ""), ((800, 600), 200, "de", ""),
        ((1280, 800), 100, "de", "Alexandra-Magdalena"), ((720, 1080), 150, "de", "Jo"),
    ],
)  # fmt: skip
def test_a_win_has_the_whole_table_at_first(
    size: tuple[int, int], percent: int, language: str, name: str
) -> None:
    user = User(size=size, parlour=gin_ended(), text_size=percent, language=language)
    painter, view, look = painter_of(Scene.FINAL), user.app.view, user.app.look
    shown = replace(final_of(view), known=False, champion=Verbatim(name) if name else NOTHING)
    shown = replace(shown, thrown=DECK[:20], celebration=Celebration.RUNG)
    view = replace(view, content=shown)
    assert isinstance(painter, FinalPainter)
    party, cloth = painter._party(view, look, 0, 0.5), clear_cloth(look)
    assert party is not None and party.stage is not None
    lines, stage = party.stage.lines, party.stage
    room = heading_edge(look), heading_room(look)
    long = len(name) > 10 or percent > 100 or look.tall
    assert long or lines[0].pixels >= call_size(look)
    for line in lines:
        wide, high = letters.width(line.text, "display", line.pixels), round(line.pixels * 0.8)
        words = pygame.Rect(0, 0, wide, high)
        words.center = line.middle
        assert cloth.contains(words)
        assert not words.colliderect(header_words(view, look, *room))
        assert not any(words.colliderect(goal.rect) for goal in party.strewn)
        assert min(throw.top for throw in party.throws) > words.bottom
    assert all(cloth.contains(goal.rect) for goal in party.strewn)
    assert max(throw.ends for throw in party.throws) < 3.0 - counted(shown)
    seen = [piece.at(1.0) for piece in party.confetti]
    quarters = {
        (at[0] > stage.cloth.centerx, at[1] > stage.cloth.centery) for at in seen if at is not None
    }
    assert len(quarters) == 4


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (720, 1080)])
def test_the_lines_of_the_title_never_cross_on_their_way_to_one_line(size: tuple[int, int]) -> None:
    user = User(size=size, parlour=gin_ended())
    painter, view, look = painter_of(Scene.FINAL), user.app.view, user.app.look
    view = replace(view, content=replace(final_of(view), known=False))
    assert isinstance(painter, FinalPainter)
    party = painter._party(view, look, 0, 0.5)
    assert party is not None and party.stage is not None
    last = name_pixels(look, final_of(view).heading, party.name.w)
    for step in range(101):
        words = list[pygame.Rect]()
        for line, middle, scale in party.stage.title(party.name.center, last, step / 100):
            wide = letters.width(line.text, "display", line.pixels)
            rect = pygame.Rect(0, 0, wide * scale, 0.8 * line.pixels * scale)
            rect.center = middle
            assert pygame.Rect((0, 0), size).contains(rect)
            words.append(rect)
        assert len(words) == 2
        assert not words[0].colliderect(words[1])
    first, second = (middle for _, middle, _ in party.stage.title((300, 200), last, 0.0))
    assert first[1] == second[1] == 200
    assert [middle for _, middle, _ in party.stage.title((300, 200), last, 1.0)] == [
        line.middle for line in party.stage.lines
    ]


@pytest.mark.parametrize(
    ("size", "percent", "language"), [((1280, 800), 100, "en"), ((800, 600), 200, "de")]
)
def test_at_the_foot_two_buttons_have_boxes_and_the_keyboard_reaches_every_link(
    size: tuple[int, int], percent: int, language: str
) -> None:
    user = User(size=size, parlour=gin_ended(), text_size=percent, language=language)
    view = user.app.view
    tray = [one.button for one in final_of(view).rewards]
    items = [item for item in view.zones[-1].items if item.ref not in tray]
    boxed = [item for item in items if item.spot is ButtonSpot.ROW]
    assert len(boxed) == 2
    assert sum(item.ref in view.mains for item in boxed) == 1
    names = {choice.words[0] for choice in view.choices if choice.item and not choice.aside}
    assert names >= {"review", "report", "sheet", "statistics", "face", "share", "menu"}
    reached = {user.app.pointing.cursor.focus}
    for key in ("Left", "Right", "Up", "Left", "Right", "Tab"):
        for _ in items:
            user.press(key)
            reached.add(user.app.pointing.cursor.focus)
    assert {item.ref for item in items} <= reached
    slots = user.app.place.slots
    assert all(pygame.Rect((0, 0), size).contains(slots[item.ref].rect) for item in items)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080), (1920, 1080)])
def test_the_players_figures_are_below_the_paper(size: tuple[int, int], language: str) -> None:
    """Next to the opponent's portrait they would seem to be the opponent's."""
    user = User(size=size, parlour=gin_ended(), language=language)
    painter, shown = painter_of(Scene.FINAL), final_of(user.app.view)
    assert isinstance(painter, FinalPainter)
    page = painter.page(user.app.view, user.app.look)
    places = {one.ref: one.rect for one in page.scrolled}
    total = places[shown.lines[-1].ref]
    figures = [places[LineRef(PaperLine.REACHED, row)] for row in range(1, len(shown.reached))]
    assert len(figures) > 1
    for rect in figures:
        assert rect.top > total.bottom and abs(rect.centerx - total.centerx) < 0.1 * total.w
