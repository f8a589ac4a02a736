"""Score sheets of every kind: their entries, and how they appear."""

from __future__ import annotations

import math
import os

import pygame
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from gin.interface.paper import SheetView
from gin.interface.pictures import Portrait
from gin.interface.result import ResultView
from gin.interface.view import Scene
from gin.language.translation import printed
from gin.messages import standing as messages
from gin.present.shell.parlour import Parlour
from gin.rules.match import start_match
from gin.rules.model.result import HandResult, LineKind, Outcome, ScoreLine, Side
from gin.rules.model.rules import Rules
from gin.rules.sheets import sheet_after
from gin.rules.sheets.base import EndKind, Sheet
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.render.style import look_for
from gin.variants.setups import setup
from tests.support.by_name import choose, item_named
from tests.support.play import rules_of
from tests.support.sheets import sheet_of
from tests.support.walking import check_view
from tools.gallery.reaching import parlour, play_until, shows_result


def won(winner: int | None, points: int = 0, outcome: Outcome = Outcome.KNOCK) -> HandResult:
    lines = (ScoreLine(LineKind.CAUGHT, winner, points),) if winner is not None and points else ()
    sides = (Side((), 0, 0), Side((), 0, 0))
    return HandResult(outcome if winner is not None else Outcome.VOID, winner, winner, sides, lines)


def hollywood(*options: str) -> Rules:
    return setup("hollywood", options).rules


def scores_of(sheet: Sheet, seat: int) -> list[int]:
    return [track.now[seat] for track in sheet.tracks]


def test_the_example_on_the_page_of_hollywood_gin() -> None:
    sheet = sheet_after(hollywood(), [won(0, 30), won(0, 20), won(0, 10)])
    assert scores_of(sheet, 0) == [60, 30, 10]


def test_a_late_first_score_counts_nowhere_or_in_the_next_open_game() -> None:
    late = [won(0, 60), won(0, 50), won(1, 40), won(1, 30), won(1, 20)]
    assert scores_of(sheet_after(hollywood(), late), 1) == [0, 50, 20]
    assert scores_of(sheet_after(hollywood("late-start=shift"), late), 1) == [0, 90, 50]


def test_a_hand_without_points_is_no_first_score() -> None:
    rules = hollywood("undercut=0")
    sheet = sheet_after(rules, [won(0, 0, Outcome.UNDERCUT), won(None), won(0, 30)])
    assert scores_of(sheet, 0) == [30, 0, 0]


def test_hollywood_counts_a_bonus_for_each_won_game() -> None:
    rules = hollywood("box=20", "game-bonus=100", "shutout=plus_100")
    sheet = sheet_after(rules, [won(0, 60), won(1, 30), won(0, 50), won(0, 60)])
    # Seat 0 wins the first game 110 to 30, with two boxes to one, and the second by a shutout. The
    # third game stays open at 60.
    assert [track.now for track in sheet.tracks] == [(110, 30), (110, 0), (60, 0)]
    lines = {line.kind: line.points for line in sheet.end}
    assert lines == {
        EndKind.HANDS: (280, 30),
        EndKind.BOXES: (80, 20),
        EndKind.SHUTOUT: (100, 0),
        EndKind.GAME: (200, 0),
    }
    assert sheet.totals == (660, 50)


# Color Gin.


def in_suits(winner: int, points: int, suits: str) -> HandResult:
    from msgspec.structs import replace

    from gin.core.cards import SUIT_LETTERS, Suit

    named = tuple(Suit(SUIT_LETTERS.index(letter)) for letter in suits)
    return replace(won(winner, points), suits=named)


def color(*options: str) -> Rules:
    return setup("color", options).rules


LEVEL = [in_suits(0, 100, "CDH"), in_suits(1, 300, "S")]
"""Two players with 300 points each; the first player closed three of the four suits."""


def test_equal_totals_are_a_draw_or_are_decided() -> None:
    sheet = sheet_after(color(), LEVEL)
    assert sheet.over and sheet.winner is None and sheet.totals == (300, 300)
    assert sheet_after(color("level=most_suits"), LEVEL).winner == 0
    extra = color("level=extra_hand")
    sheet = sheet_after(extra, LEVEL)
    assert not sheet.over and sheet.closed == ()
    sheet = sheet_after(extra, [*LEVEL, won(None), in_suits(1, 12, "CD")])
    assert sheet.over and sheet.winner == 1 and sheet.totals == (300, 324)


def test_a_drawn_game_is_announced_as_drawn() -> None:
    view = sheet_of(("color", ()), tuple(LEVEL))
    assert isinstance(view.content, SheetView)
    assert view.content.verdict == messages.draw(each=300)


def test_the_example_on_the_page_of_color_gin() -> None:
    from gin.core.cards import parse_hand
    from gin.rules.counting.scoring import best_side, count_ending
    from gin.rules.counting.suits import open_suits
    from gin.rules.model.ending import Ending

    rules = color()
    melds = tuple(map(parse_hand, ("QC QH QS", "TD JD QD", "3D 4D 5D 6D")))
    suits = open_suits(rules, melds, 0, ())
    ending = Ending(0, melds, 0, 0, None, gin=True, suits=suits)
    other = best_side(rules, parse_hand("5C 5S 8H AC AH AS 7C 7H 7S 7D"))
    result = count_ending(rules, ending, other)
    assert result.points(0) == 38
    assert "".join(suit.letter for suit in result.suits) == "CHS"


# Peg boards.


def gins(winner: int, points: int) -> HandResult:
    return won(winner, points, Outcome.GIN)


def test_the_examples_on_the_pages_of_pro_race_and_twofold() -> None:
    pro = setup("pro").rules
    assert sheet_after(pro, [won(1, 25), won(0, 121), won(1, 70), won(0, 121)]).totals == (6, 0)
    race = setup("race", ["roles=deals"]).rules
    hands = [won(0, 8), gins(0, 40), won(0, 15, Outcome.UNDERCUT)]
    assert sheet_after(race, hands).tracks[1].now == (5, 0)
    twofold = sheet_after(setup("twofold").rules, [won(0, 10)] * 7)
    assert [track.now[0] for track in twofold.tracks] == [70, 7]
    assert not twofold.over


def test_a_game_of_pro_ends_and_the_next_starts_at_zero() -> None:
    rules = setup("pro").rules
    sheet = sheet_after(rules, [won(0, 100), won(1, 30), won(0, 30)])
    points, games = sheet.tracks
    assert points.now == (130, 30) and points.next == (0, 0) == sheet.running
    assert games.now == (4, 0)
    sheet = sheet_after(rules, [won(0, 100), won(1, 30), won(0, 30), won(1, 12)])
    assert sheet.tracks[0].now == sheet.running == (0, 12)
    assert sheet.tracks[0].before == (0, 0)


def test_games_beyond_the_goal_do_no_harm() -> None:
    rules = setup("pro").rules
    sheet = sheet_after(rules, [won(0, 121), won(0, 121)])
    assert sheet.over and sheet.winner == 0 and sheet.totals == (8, 0)


def test_the_players_of_a_race_have_one_measure_each() -> None:
    rules = setup("race", ["roles=points"]).rules
    sheet = sheet_after(rules, [gins(0, 40), gins(1, 30), won(1, 9), won(0, 15, Outcome.UNDERCUT)])
    assert [track.now for track in sheet.tracks] == [(55, 0), (0, 3)]
    assert [track.goals for track in sheet.tracks] == [(121, None), (None, 7)]
    assert sheet_after(rules, [gins(0, 121)]).winner == 0
    assert sheet_after(rules, [gins(1, 30)] * 4).winner == 1


def test_the_first_dealer_of_a_race_is_drawn_by_lot_and_then_alternates() -> None:
    from gin.rules.model.rules import Roles
    from gin.variants.setups import next_round

    agreed = setup("race")
    found = set()
    for seed in range(20):
        match = start_match(agreed.rules, seed)
        assert match.rules == start_match(agreed.rules, seed).rules
        found.add(match.rules.format.roles)
        other = next_round(agreed, match.rules).rules.format.roles
        assert {match.rules.format.roles, other} == {Roles.POINTS, Roles.DEALS}
    assert found == {Roles.POINTS, Roles.DEALS}
    assert next_round(setup("pro"), setup("pro").rules) == setup("pro")


def test_pegs_mark_the_score_and_the_previous_score() -> None:
    from gin.present.tableview import score_views

    sheet = sheet_after(setup("twofold").rules, [won(0, 20), won(1, 30), won(0, 15), won(None)])
    pegs = score_views.pegs(sheet, ("You", "Ada"), "Ada", counted=True)
    assert pegs is not None
    points, deals = pegs.tracks
    assert [(lane.front, lane.back) for lane in points.lanes] == [(35, 20), (30, 0)]
    assert [(lane.front, lane.back) for lane in deals.lanes] == [(2, 1), (1, 0)]
    fresh = score_views.pegs(
        sheet_after(setup("pro").rules, []), ("You", "Ada"), "Ada", counted=False
    )
    assert fresh is not None
    assert all(lane.front == 0 and lane.back is None for lane in fresh.tracks[0].lanes)


def test_the_board_is_cleared_when_the_next_game_of_pro_begins() -> None:
    from gin.present.tableview import score_views

    sheet = sheet_after(setup("pro").rules, [won(1, 30), won(0, 121)])
    for counted, front in ((True, 121), (False, 0)):
        pegs = score_views.pegs(sheet, ("You", "Ada"), "Ada", counted=counted)
        assert pegs is not None
        assert pegs.tracks[0].lanes[0].front == front
        assert pegs.tracks[1].lanes[0].front == 4


def test_only_games_with_two_measures_beside_points_have_a_board() -> None:
    from gin.present.tableview import score_views

    for id in ("gin", "hollywood", "color"):
        sheet = sheet_after(setup(id).rules, [])
        assert score_views.pegs(sheet, ("You", "Ada"), "Ada", counted=False) is None


def test_board_and_sheet_can_be_switched_both_ways() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("twofold"), 5)
    choose(made, "deal")
    choose(made, "sheet")
    assert made.view().content.pegs is not None
    choose(made, "hands")
    assert isinstance(made.view().content, SheetView) and made.view().content.pegs is None
    check_view(made.view())
    choose(made, "board")
    assert made.view().content.pegs is not None
    choose(made, "back")
    assert made.view().scene is Scene.TABLE


def test_a_past_hand_shows_the_opponents_face() -> None:
    made = parlour(level=4)
    play_until(made, shows_result)
    choose(made, "sheet")
    choose(made, "hand:1")
    shown = made.view().content
    assert isinstance(shown, ResultView)
    assert shown.sides[0].portrait is Portrait.VERA


@pytest.mark.parametrize("target", [10, 121, 1000])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080)])
def test_holes_stay_within_the_board(target: int, size: tuple[int, int]) -> None:
    from gin.ui.scenes import pegs as painter

    view = sheet_of(("twofold", (f"target={target}",)), (won(0, 20),))
    assert isinstance(view.content, SheetView) and view.content.pegs
    lay = painter.layout(look_for(Settings(), size), view.content.pegs, view.content)
    inside = pygame.Rect((0, 0), lay.board.size)
    for track in (lay.long, lay.short):
        for score in range(track.goal + 1):
            for lane in (-1.0, 1.0):
                x, y = track.point(score, lane)
                assert inside.collidepoint(x, y), (score, lane)


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (720, 1080)])
def test_each_number_is_nearest_to_its_own_hole(text_size: int, size: tuple[int, int]) -> None:
    from gin.ui.scenes import pegs as painter

    view = sheet_of(("twofold", ()), (won(0, 20),))
    assert isinstance(view.content, SheetView) and view.content.pegs
    look = look_for(Settings(text_size=text_size), size)
    lay = painter.layout(look, view.content.pegs, view.content)
    above = painter._above(look, lay.long)
    high = painter._figure(look, lay.long.radius) / 2
    clear = 1.32 * lay.long.gap / 2
    numbers: list[pygame.Rect] = []
    for value in range(10, lay.long.goal, 10):
        number = lay.long.above(value, above)
        assert pygame.Rect((0, 0), lay.board.size).collidepoint(number)
        holes = {
            score: math.dist(number, lay.long.point(score, lane))
            for lane in (-1.0, 1.0)
            for score in range(lay.long.goal + 1)
        }
        assert min(holes.values()) > high / 2 + clear, value
        place = pygame.Rect(0, 0, 3 * high, 2 * high)
        place.center = round(number[0]), round(number[1])
        assert place.collidelist(numbers) < 0, value
        numbers.append(place)
        before, after = (lay.long.point(value + step, 0)[1] for step in (-1, 1))
        if before == after:
            # The track is straight here.
            assert number[1] < before, value
        assert abs(min(holes, key=lambda score: holes[score]) - value) <= 2, value


def test_in_a_race_each_player_is_announced_with_their_own_score() -> None:
    from gin.present.tableview import score_views

    which = ("race", ("roles=deals",))
    results = (won(0, 27, Outcome.GIN), won(1, 30), won(1, 12))
    view = sheet_of(which, results)
    assert isinstance(view.content, SheetView)
    assert [printed(one) for one in view.content.standings] == ["You 2 deals", "Felix 42 points"]
    assert printed(item_named(view, "line:total").value) == "You 2 deals; Felix 42 points"
    lines = score_views.race(sheet_after(rules_of(which), results), ("You", "Ada"))
    assert [(printed(line.name), printed(line.text)) for line in lines] == [
        ("Ada", "42 of 121 points"),
        ("You", "2 of 7 deals"),
    ]


@pytest.mark.parametrize(("game", "counted"), [("gin", True), ("shot", True), ("fosdick", False),
                                               ("house", False), ("gin500", False)])  # fmt: skip
def test_boxes_are_recorded_only_in_games_that_count_them(game: str, counted: bool) -> None:
    sheet = sheet_of((game, ()), (won(0, 27),)).content
    assert sheet is not None
    assert sheet.boxes == ((1, 0) if counted else ())


def test_the_chart_counts_one_hand_and_two_hands() -> None:
    for results, across in (((won(0, 5),), "hand"), ((won(0, 5), won(1, 5)), "hands")):
        sheet = sheet_of(("gin", ()), results).content
        assert sheet is not None and sheet.race is not None
        assert printed(sheet.race.across) == across


@pytest.mark.parametrize("game", ["gin", "shot", "colonel", "solitary"])
def test_a_sheet_without_hands_has_neither_figures_nor_boxes(game: str) -> None:
    sheet = sheet_of((game, ()), ()).content
    assert isinstance(sheet, SheetView)
    assert sheet.facts == () and sheet.boxes == ()


@pytest.mark.parametrize(
    ("game", "labels"),
    [
        ("gin", ["Hands won", "Gin", "Undercuts", "Average deadwood"]),
        ("skarney", ["Hands won", "Gin", "Average in hand at the end"]),
        ("colonel", ["Hands won", "Average in hand at the end"]),
    ],
)
def test_figures_show_only_values_that_the_game_has(game: str, labels: list[str]) -> None:
    view = sheet_of((game, ()), (won(0, 27),))
    assert isinstance(view.content, SheetView)
    assert [printed(fact.label) for fact in view.content.facts] == labels
