"""Presets: mixtures that ship under a separate name."""

from __future__ import annotations

import pytest

from gin.core.errors import UnknownGame
from gin.language.translation import printed
from gin.rules.model.rules import LimitFrom, Shutout
from gin.rules.sheets import sheet_after
from gin.variants.codes import game_code, parse_game_code, setup_from
from gin.variants.lengths import hands_of
from gin.variants.pages.page import listed_options, sentence_of, text_of
from gin.variants.presets import BY_ID, PRESETS, Preset
from gin.variants.registry import GAMES, ids
from gin.variants.setups import options_of, preset_of, setup, setup_named
from tests.rules.test_published_sheets import CLUB_HANDS, columns
from tests.support.mixing import played
from tests.support.raising import raising


def test_no_preset_has_the_name_of_a_game() -> None:
    taken = {*ids()}
    titles = {printed(game.title) for game in GAMES}
    assert not taken & {*BY_ID} and len(BY_ID) == len(PRESETS)
    assert not titles & {printed(one.title) for one in PRESETS}


@pytest.mark.parametrize("preset", PRESETS, ids=list(BY_ID))
def test_a_preset_is_a_game_with_options(preset: Preset) -> None:
    agreed = setup_from(preset.id)
    assert agreed == setup(preset.game, preset.agreed) == setup_named(f" {preset.id.upper()} ")
    assert preset_of(agreed) is preset and agreed.title == preset.title
    assert sentence_of(agreed) == preset.sentence and hands_of(agreed) == preset.hands
    assert len(agreed.agreed) == len(preset.agreed), "an option of the preset changes nothing"
    # The form of its game has all these options, so that a player can change each of them.
    own = {option.id for option in options_of(agreed.game)}
    assert {one.partition("=")[0] for one in preset.agreed} <= own
    assert own >= {option.id for option in listed_options(agreed)}
    assert text_of(agreed, printed).startswith(printed(preset.title))
    for seed in range(5):
        played(agreed, seed)


@pytest.mark.parametrize("preset", PRESETS, ids=list(BY_ID))
def test_saved_matches_and_codes_of_a_preset_name_its_game_and_options(preset: Preset) -> None:
    agreed = setup_named(preset.id)
    assert parse_game_code(game_code(agreed)) == agreed
    assert setup(agreed.game.id, reversed(agreed.agreed)).title == preset.title


def test_a_preset_allows_other_options() -> None:
    other = setup_from("club-hollywood", ["target=200"])
    assert other.rules.format.target == 200 and other.rules.format.all_games
    assert preset_of(other) is None and other.title != setup_named("club-hollywood").title
    with raising(UnknownGame, "club-hollywood"):
        setup_from("club-holywood")


def test_club_hollywood_is_what_clubs_play() -> None:
    rules = setup_named("club-hollywood").rules
    assert rules.knock.limit_from is LimitFrom.UPCARD and rules.bonuses.spades_double
    assert (rules.bonuses.gin, rules.bonuses.undercut) == (25, 25)
    form = rules.format
    assert (form.box_bonus, form.extra_boxes, form.all_games) == (25, True, True)
    assert (form.game_bonus, form.shutout) == (100, Shutout.DOUBLE_HANDS)
    longer = setup_from("club-hollywood", ["target=250"]).rules
    sheet = sheet_after(longer, CLUB_HANDS)
    assert columns(sheet) == [(161, 26), (149, 0), (110, 0)] and not sheet.over
