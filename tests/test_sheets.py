"""Score sheets of every kind: what they write, how they are shown, and that nothing is left out."""

from __future__ import annotations

import itertools
import os
import random

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from gin.core.shuffle import shuffled
from gin.present.parlour import Parlour
from gin.present.view import Scene
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.result import HandResult, LineKind, Outcome, ScoreLine
from gin.rules.rules import Rules
from gin.rules.sheet import EndKind, Sheet
from gin.rules.sheets import kept
from gin.rules.table import Phase
from gin.session.settings import Settings
from gin.session.store import Store
from gin.ui.look import look_for
from gin.ui.scenes import PAINTERS
from gin.ui.widgets import Cursor
from gin.variants.registry import setup
from tests.play import IDS, SETUPS, rules_of, some_action
from tests.test_present import check_view

SHEETS = [which for which in SETUPS if rules_of(which).seats == 2]
SHEET_IDS = [name for name, which in zip(IDS, SETUPS, strict=True) if which in SHEETS]


def won(winner: int | None, points: int = 0, outcome: Outcome = Outcome.KNOCK) -> HandResult:
    """A hand of which only its score matters."""
    lines = (ScoreLine(LineKind.CAUGHT, winner, points),) if winner is not None and points else ()
    return HandResult(outcome if winner is not None else Outcome.VOID, winner, winner, (), lines)


def random_match(rules: Rules, seed: int, most: int = 400) -> Match:
    """A match played to its end by chance."""
    rng = random.Random(seed)
    match = start_match(rules, seed)
    for _ in range(most):
        if match.sheet.over:
            return match
        table = deal(match).table
        while table.phase is not Phase.OVER:
            table = engine.apply(table, some_action(table, rng)).table
        assert table.result is not None
        match = finish_hand(match, table.result)
    raise AssertionError(f"the match of seed {seed} does not end")


@pytest.mark.parametrize("which", SHEETS, ids=SHEET_IDS)
def test_a_match_ends_and_its_tracks_add_up(which: tuple[str, tuple[str, ...]]) -> None:
    for seed in range(2):
        match = random_match(rules_of(which), seed)
        sheet = match.sheet
        assert len(sheet.rows) == len(match.results)
        assert shuffled(match.deal_seed)
        for track in sheet.tracks:
            assert len(track.gains) == len(track.scores) == len(sheet.rows)
            for seat, goal in enumerate(track.goals):
                if goal is None:
                    assert not any(scores[seat] for scores in track.scores)
        before = kept(match.rules, match.results[:-1])
        assert not before.over


@pytest.mark.parametrize("which", SHEETS, ids=SHEET_IDS)
def test_every_line_of_the_sheet_has_a_place_in_any_window(
    which: tuple[str, tuple[str, ...]],
) -> None:
    match = random_match(rules_of(which), 5)
    for count in (0, 1, len(match.results)):
        view = sheet_of(which, match.results[:count])
        check_view(view)
        assert view.scene is Scene.SHEET
        for size, text in itertools.product(((800, 600), (1280, 800), (720, 1080)), (100, 200)):
            look = look_for(Settings(text_size=text), size)
            place = PAINTERS[Scene.SHEET].place(view, look, Cursor(), 0)
            for zone in view.zones:
                for item in zone.items:
                    rect = place.slots[item.id].rect
                    assert rect.w > 0 and rect.h > 0, item.id


def sheet_of(which: tuple[str, tuple[str, ...]], results: tuple[HandResult, ...]):  # type: ignore[no-untyped-def]
    """The view of the sheet of a match with these hands."""
    from dataclasses import replace

    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.sit_down(setup(which[0], which[1]), 5)
    session = made.session()
    assert session is not None
    session.match = replace(session.match, results=results)
    if made.view().choice("deal") is not None:
        made.choose("deal")
    made.choose("sheet")
    return made.view()


def hollywood(*options: str) -> Rules:
    return setup("hollywood", options).rules


def scores_of(sheet: Sheet, seat: int) -> list[int]:
    return [track.now[seat] for track in sheet.tracks]


def test_the_example_on_the_page_of_hollywood_gin() -> None:
    sheet = kept(hollywood(), [won(0, 30), won(0, 20), won(0, 10)])
    assert scores_of(sheet, 0) == [60, 30, 10]


def test_a_late_first_score_goes_nowhere_or_into_the_next_open_game() -> None:
    late = [won(0, 60), won(0, 50), won(1, 40), won(1, 30), won(1, 20)]
    assert scores_of(kept(hollywood(), late), 1) == [0, 50, 20]
    assert scores_of(kept(hollywood("late-start=shift"), late), 1) == [0, 90, 50]


def test_a_hand_without_points_is_no_first_score() -> None:
    rules = hollywood("undercut=0")
    sheet = kept(rules, [won(0, 0, Outcome.UNDERCUT), won(None), won(0, 30)])
    assert scores_of(sheet, 0) == [30, 0, 0]


def test_hollywood_counts_bonuses_for_each_game_that_was_won() -> None:
    rules = hollywood("box=20", "game-bonus=100", "shutout=plus_100")
    sheet = kept(rules, [won(0, 60), won(1, 30), won(0, 50), won(0, 60)])
    # The first game: 110 to 30 with two boxes to one; the second: 110 to 0, a shutout; the third
    # is left at 60.
    assert [track.now for track in sheet.tracks] == [(110, 30), (110, 0), (60, 0)]
    lines = {line.kind: line.points for line in sheet.end}
    assert lines == {
        EndKind.HANDS: (280, 30),
        EndKind.BOXES: (80, 20),
        EndKind.SHUTOUT: (100, 0),
        EndKind.GAME: (200, 0),
    }
    assert sheet.totals == (660, 50)
