"""The usual lengths of matches: one estimate, which all pages share."""

from __future__ import annotations

import pytest

from gin.language.translation import printed
from gin.present.words import games as game_words
from gin.present.words import tournament as tournament_words
from gin.session.ladder import PLACES
from gin.session.tournament import TARGETS, Form, played_to
from gin.variants.lengths import MEASURED, hands_of
from gin.variants.setups import setup


@pytest.mark.parametrize(("game", "agreed"), MEASURED, ids=str)
def test_measured_setups_are_written_as_matches_save_them(
    game: str, agreed: tuple[str, ...]
) -> None:
    assert setup(game, agreed).agreed == agreed
    assert hands_of(setup(game, agreed)) == MEASURED[game, agreed]


def test_a_target_changes_the_length_in_proportion() -> None:
    gin = setup("gin")
    assert hands_of(gin) == gin.game.hands
    assert hands_of(setup("gin", ["target=500"])) == 5 * gin.game.hands
    assert hands_of(setup("gin", ["target=500", "sheet=three_games"])) is None


def test_every_rung_has_a_length() -> None:
    assert all(hands_of(place.rung.setup) for place in PLACES)


def test_the_ladder_and_a_tournament_say_the_same_minutes() -> None:
    """Gin to 50 was 10 minutes on the ladder and 12 in a tournament."""
    agreed = played_to("gin", TARGETS[0])
    assert agreed == PLACES[0].rung.setup
    hands = hands_of(agreed)
    assert hands is not None
    on_ladder = printed(game_words.length(hands))
    in_tournament = printed(tournament_words.length(Form.ROUND_ROBIN, agreed))
    assert on_ladder == "A match is about 5 hands, or 10 minutes"
    assert in_tournament.startswith("About 10 minutes a match.")
