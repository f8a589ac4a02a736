"""Options without effect are refused with a reason; older matches and codes keep them."""

from __future__ import annotations

import pytest

from gin.core.errors import BadOption, GinError
from gin.language.translation import printed
from gin.variants.codes import game_code, parse_game_code, setup_chosen, setup_from
from gin.variants.options import catalogue
from gin.variants.registry import own_rules
from gin.variants.rulebook.agreed_game import derived_text
from gin.variants.setups import setup, with_value
from tests.support.mixing import IDS, features
from tests.support.raising import raising


@pytest.mark.parametrize("id", IDS)
def test_every_accepted_value_of_an_option_changes_the_game(id: str) -> None:
    own = derived_text(setup(id))
    for one in features(id):
        try:
            made = setup_chosen(id, [one])
        except GinError as error:
            assert len(printed(error.sentence).split()) > 4, one
            continue
        assert made.rules != own_rules(made.game) and derived_text(made) != own, (id, one)


IDLE = (
    ("fosdick", ("after-passes=any",), "needs an upcard that is offered first"),
    ("sequence", ("after-passes=any",), "needs an upcard that is offered first"),
    ("gin", ("opening=eleven_card", "after-passes=any"), "needs an upcard that is offered"),
    ("house", ("spades=on", "boxes-double=on"), "need boxes that are worth points"),
    ("gin", ("knock=gin-only", "undercut=25"), "undercut=25 has no effect with the other options"),
    ("gin", ("sheet=deals", "deals=2"), "between 3 and 21 deals"),
    ("gin", ("sheet=deals", "deals=22"), "between 3 and 21 deals"),
    ("gin", ("winner=total", "box=0"), "nothing to choose"),
)


@pytest.mark.parametrize(("id", "words", "reason"), IDLE)
def test_options_without_effect_are_refused_on_the_command_line(
    id: str, words: tuple[str, ...], reason: str
) -> None:
    with raising(BadOption, reason):
        setup_chosen(id, words)


@pytest.mark.parametrize(("id", "words", "reason"), IDLE[:4])
def test_options_without_effect_are_refused_in_forms(
    id: str, words: tuple[str, ...], reason: str
) -> None:
    *others, (name, word) = (one.split("=") for one in words)
    with raising(BadOption, reason):
        with_value(setup(id, ["=".join(one) for one in others]), catalogue.BY_ID[name], word)


@pytest.mark.parametrize(("id", "words", "_"), IDLE[:7])
def test_older_matches_and_codes_keep_options_without_effect(
    id: str, words: tuple[str, ...], _: str
) -> None:
    kept = setup(id, words)
    assert parse_game_code(game_code(kept)) == kept == setup_from(game_code(kept))
    # The other options can still be changed.
    assert with_value(kept, catalogue.BY_ID["no-hints"], "on").rules.hints is False


def test_a_round_has_three_to_twenty_one_deals_and_a_race_any_number() -> None:
    for count in (3, 21):
        assert setup_chosen("gin", ["sheet=deals", f"deals={count}"]).rules.format.deals == count
    assert setup_from("race", ["deals=30"]).rules.format.deals == 30
