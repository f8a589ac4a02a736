"""The slip of a result: all of it fits, nothing overlaps, and the points count up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from gin.core.message import Verbatim, says
from gin.interface.pictures import Metal, TrophyPicture, TrophyShape
from gin.interface.refs import ButtonRef, LineRef, PaperLine
from gin.interface.result import ResultView
from gin.interface.view import ButtonSpot, Item, Role, Scene, View
from gin.present.output import cues
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.ui.render import widgets
from gin.ui.render.style import Look, look_for
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import medal, result
from gin.ui.scenes.result import ResultPainter
from gin.ui.scenes.result_slip import ResultSlip
from tests.support.translation import pseudo_spoken
from tools.gallery.reaching import parlour, play_until, shows_result

SIZES = [(800, 600), (1280, 800), (720, 1080)]
ROOM = pygame.Rect(800, 60, 384, 700)


@pytest.fixture(params=["english", "longer"], autouse=True)
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    with pseudo_spoken() if request.param == "longer" else nullcontext():
        yield


def shown(game: str, size: tuple[int, int], text: int) -> tuple[View, Look]:
    pygame.display.init()
    made = parlour(text_size=text)
    play_until(made, shows_result, game)
    return made.view(), look_for(made.settings, size)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["race", "solitary"])
def test_the_whole_slip_fits_without_overlaps(game: str, size: tuple[int, int], text: int) -> None:
    view, look = shown(game, size, text)
    place = ResultPainter().place(view, look, Cursor(), 0)
    buttons = [item.ref for item in view.zones[1].items if item.spot is not ButtonSpot.CORNER]
    laid = result._laid(view, look)
    rects = [place.slots[ref].rect for ref in (*laid.slip.rows, *buttons)]
    others = 4 + bool(view.content.trophy)
    assert len(rects) == len(view.content.lines) + others + len(buttons)
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
    assert all(laid.slip.paper.contains(laid.slip.rows[ref]) for ref in laid.slip.rows)
    lowest = [place.slots[ref].rect for ref in buttons]
    assert all(laid.slip.paper.bottom < rect.top < rect.bottom < look.height for rect in lowest)
    assert min(rect.left for rect in lowest) == laid.slip.paper.left
    assert 0 <= laid.slip.paper.right - max(rect.right for rect in lowest) < len(buttons)


def test_a_long_heading_makes_the_slip_higher() -> None:
    view, look = shown("gin", (1280, 800), 100)
    short, long = (
        ResultSlip.of(look, replace(view.content, heading=Verbatim(text)), ROOM, whole=False)
        for text in ("Short", "A heading of so many words that no line would hold them all")
    )
    heading = LineRef(PaperLine.HEADING)
    assert long.rows[heading].h > short.rows[heading].h
    assert long.paper.h > short.paper.h


def test_the_sum_is_counted_up_point_by_point() -> None:
    view, look = shown("gin", (1280, 800), 100)
    slip = result.result_layout(look, view.content).slip

    def picture(share: float) -> bytes:
        target = pygame.Surface(look.size)
        for part in (*slip.parts(Cursor()), *slip.counted(share)):
            part.put(target, target.get_rect())
        return pygame.image.tobytes(target.subsurface(slip.rows[LineRef(PaperLine.SUM)]), "RGB")

    points = view.content.points
    assert points > 1
    assert picture(0.0) != picture(1 / points) != picture(1.0)
    # Unchanged parts are not painted again.
    once, again = (next(iter(slip.counted(share))) for share in (1.0, 1 - 0.1 / points))
    assert once == again


def test_a_new_trophy_has_a_line_a_status_and_a_cue() -> None:
    made = parlour()

    def brings_trophy(made: Parlour) -> bool:
        content = made.view().content
        return isinstance(content, ResultView) and bool(content.trophy)

    play_until(made, brings_trophy)
    view, ref = made.view(), LineRef(PaperLine.REACHED)
    shown = view.content
    assert shown.prize is not None
    assert view.item(ref).name == shown.trophy
    assert says(view.status, shown.trophy)
    assert cues.of_trophy(replace(view, scene=Scene.TABLE), view)
    assert not cues.of_trophy(view, view)
    slip = result.result_layout(look_for(made.settings, (800, 600)), shown).slip
    assert slip.paper.contains(slip.rows[ref])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_new_trophy_drops_onto_the_corner_of_the_slip_and_stays(size: tuple[int, int]) -> None:
    look = look_for(Settings(), size)
    slip = result.result_layout(look, shown("gin", size, 100)[0].content).slip
    cup = TrophyPicture(TrophyShape.CUP, Metal.GOLD, "S")
    assert not [*medal.medal(look, cup, slip.paper, 0.0)]
    (falls,), (rests,), (after,) = (
        [*medal.medal(look, cup, slip.paper, age)] for age in (medal.LASTS - 0.7, medal.LASTS, 60)
    )
    assert falls != rests == after
    place = medal.medal_rect(look, slip.paper)
    assert place.colliderect(slip.paper)
    assert place.bottom < slip.rows[LineRef(PaperLine.HEADING)].centery


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_four_buttons_wrap_into_two_rows_before_their_letters_shrink(
    size: tuple[int, int], text: int
) -> None:
    view, look = shown("gin", size, text)
    names = ("Review", "Copy result", "Again", "Calendar")
    items = tuple(Item(ButtonRef(name), Role.BUTTON, Verbatim(name)) for name in names)
    view = replace(view, zones=(view.zones[0], replace(view.zones[1], items=items)))
    place = ResultPainter().place(view, look, Cursor(), 0)
    rects = [place.slots[item.ref].rect for item in items]
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) for rect in rects)
    for item, rect in zip(items, rects, strict=True):
        assert widgets.lettering(look, item, rect.w) == look.pixels("body")
    assert len({rect.y for rect in rects}) in (1, 2)
    if len({rect.y for rect in rects}) == 2:
        assert len({rect.w for rect in rects}) == 1
    slip = result.result_layout(look, view.content, 2).slip
    assert all(slip.paper.contains(rect) for rect in slip.rows.values())
