"""Random matches of every game: their sheets add up, and every line has a place."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass

import pytest

from gin.core.shuffle import shuffled
from gin.interface.view import Scene
from gin.rules import engine
from gin.rules.match import Match, deal, finish_hand, start_match
from gin.rules.model.phase import Phase
from gin.rules.model.rules import Rules
from gin.rules.sheets import sheet_after
from gin.session.settings import Settings
from gin.ui.render.style import look_for
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import painter_of
from tests.support.play import IDS, SETUPS, rules_of, several, some_action
from tests.support.sheets import sheet_of
from tests.support.walking import check_view

SHEETS = [which for which in SETUPS if rules_of(which).seats == 2]
SHEET_IDS = [name for name, which in zip(IDS, SETUPS, strict=True) if which in SHEETS]


def random_match(rules: Rules, seed: int, most: int = 400) -> Match:
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


@dataclass(frozen=True)
class Played:
    which: tuple[str, tuple[str, ...]]
    matches: list[Match]


@pytest.fixture(scope="module", params=SHEETS, ids=SHEET_IDS)
def played(request: pytest.FixtureRequest) -> Played:
    rules = rules_of(request.param)
    return Played(request.param, [random_match(rules, seed) for seed in range(several(1, 2))])


def test_a_match_ends_and_its_tracks_add_up(played: Played) -> None:
    for match in played.matches:
        sheet = match.sheet
        assert len(sheet.rows) == len(match.results)
        assert shuffled(match.deal_seed)
        for track in sheet.tracks:
            assert len(track.gains) == len(track.scores) == len(sheet.rows)
            for seat, goal in enumerate(track.goals):
                if goal is None:
                    assert not any(scores[seat] for scores in track.scores)
        before = sheet_after(match.rules, match.results[:-1])
        assert not before.over


def test_every_line_of_the_sheet_has_a_place_in_any_window(played: Played) -> None:
    results = played.matches[0].results
    for count in (0, 1, len(results)):
        view = sheet_of(played.which, results[:count])
        check_view(view)
        assert view.scene is Scene.SHEET
        for size, text in itertools.product(((800, 600), (1280, 800), (720, 1080)), (100, 200)):
            look = look_for(Settings(text_size=text), size)
            place = painter_of(Scene.SHEET).place(view, look, Cursor(), 0)
            for zone in view.zones:
                for item in zone.items:
                    rect = place.slots[item.ref].rect
                    assert rect.w > 0 and rect.h > 0, item.id
