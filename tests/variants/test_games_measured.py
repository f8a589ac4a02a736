"""The page of measured games has the recorded numbers."""

from __future__ import annotations

from bench.every_game import KEPT, REPORT, match_ups, records_in, report
from gin.rules.model.rules import Flow
from gin.variants.registry import GAMES, own_rules


def test_every_game_for_two_is_measured_against_both_players() -> None:
    pairs = [(record.rules, record.second) for record in records_in(KEPT)]
    assert sorted(pairs) == sorted(match_ups())
    flows = {own_rules(game).flow for game in GAMES if (game.id, "random") in pairs}
    assert flows == set(Flow) - {Flow.SOLO}


def test_the_page_has_the_recorded_numbers() -> None:
    assert REPORT.read_text(encoding="utf-8") == report(records_in(KEPT))
