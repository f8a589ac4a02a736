"""The registry: games are imported on first use, and their names differ."""

from __future__ import annotations

import pytest

from gin.core.errors import UnknownGame, UnknownOption
from gin.core.message import NOTHING, Message
from gin.language.translation import printed
from gin.messages import naming, options
from gin.variants import games, setups
from gin.variants.options import catalogue
from gin.variants.registry import GAMES, by_number, game, ids
from gin.variants.setups import available_options, setup
from tests.support.places import TOP
from tests.support.raising import raising

_UNKNOWN = options.unknown(game=NOTHING, option=NOTHING, near=NOTHING).id


def test_every_file_of_a_game_is_in_the_list() -> None:
    names = {path.stem for path in (TOP / "gin/variants/games").glob("*.py")} - {"__init__"}
    listed = [name for name in names if getattr(games, name).GAME in GAMES]
    assert set(listed) == names and len(names) == len(GAMES)


def test_ids_and_numbers_are_unique() -> None:
    assert len({*ids()}) == len(GAMES)
    assert sorted(one.number for one in GAMES) == list(range(len(GAMES)))


def test_games_have_the_order_of_the_list() -> None:
    assert [one.id for one in GAMES] == list(ids())
    assert GAMES[0] is game("gin") and [one.id for one in GAMES[-2:]] == ["skarney", "solitary"]
    assert all(by_number(one.number) is one for one in GAMES)
    with pytest.raises(UnknownGame):
        by_number(len(GAMES))


def test_no_title_begins_like_the_name_of_a_mixture() -> None:
    """In English this ensures that every mixture of every game has a different name."""
    called = {value.called for option in catalogue.ALL for value in option.values if value.called}
    parts = [f"{printed(one)} ".casefold() for one in (*called, naming.SMALL_THINGS)]
    assert "rush " in parts
    for one in GAMES:
        assert not f"{printed(one.title)} ".casefold().startswith(tuple(parts)), one.id


def test_a_game_is_found_regardless_of_case() -> None:
    assert game(" Rush ") is game("rush")
    with raising(UnknownGame, "no game is called 'novel'"):
        game("novel")


@pytest.mark.parametrize(
    ("id", "asked", "reason"),
    [
        ("rainbow", "rainbow=on", "Gin Rainbow always has rainbow melds."),
        ("rainbow", "rainbow=off", "Gin Rainbow always has rainbow melds."),
        ("shot", "shot", "Gin Shot always has shots."),
        ("dice", "die=on", "Gin Dice always has its own stake die."),
        ("indian", "cards=10",
         "In Indian Gin this stays as it is. Cards in the hand: fourteen."),
        ("sequence", "sets=on",
         "In Sequence Gin this stays as it is. Sets: no, only cards in a row."),
        ("tedesco", "taken-melds=on",
         "In Tedesco Gin this stays as it is. Knock only with the taken card melded: yes."),
        ("oklahoma", "knock=10",
         "In Oklahoma Gin this stays as it is. Knock limit: the upcard's value, ace 1. "
         "Oklahoma Gin has 'upcard-ace' in place of 'knock'."),
        ("straight", "knock=10", "Straight Gin has 'ending' in place of 'knock'."),
        ("gin", "rainbw", "Gin Rummy has no option 'rainbw': did you mean rainbow?"),
    ],
)  # fmt: skip
def test_an_option_for_the_main_feature_of_a_game_is_refused_with_a_reason(
    id: str, asked: str, reason: str
) -> None:
    with pytest.raises(UnknownOption) as refused:
        setup(id, [asked])
    assert printed(refused.value.text) == reason


def test_the_main_feature_of_a_game_is_not_called_unknown() -> None:
    for one in GAMES:
        offered = {option.id for option in available_options(one)}
        known_for = setups._known_for(one.id)
        for id in setups.SHARED[one.family]:
            option = catalogue.BY_ID[id]
            if id not in offered and setups._touched(option) & known_for:
                with pytest.raises(UnknownOption) as refused:
                    setup(one.id, [f"{id}={option.values[0].word}"])
                text = refused.value.text
                assert isinstance(text, Message) and text.id != _UNKNOWN, (one.id, id)
