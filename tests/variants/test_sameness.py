"""A mixture with the rules of a listed game gets that game's name, whatever its options."""

from __future__ import annotations

from io import StringIO

import pytest

from gin.interface.destinations import ToBuild, ToRules
from gin.language.translation import printed
from gin.messages import build
from gin.present.screens.games.options import OptionsScreen
from gin.present.shell.parlour import Parlour
from gin.present.shell.start import requested_game_sentence
from gin.session import mixtures
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.variants.options import catalogue
from gin.variants.pages.page import text_of
from gin.variants.registry import GAMES, game, own_rules
from gin.variants.sameness import effective_rules, known_game
from gin.variants.setups import Setup, setup, with_value
from tests.support.by_name import choose, find_choice, zone_named
from tests.support.mixing import IDS, features, mixed, played
from tests.variants.test_mixtures import BUILT

RENAMED = (
    ("gin", ("rainbow=on",), "rainbow"),
    ("gin", ("sheet=penalties",), "gin500"),
    ("gin", ("knock=any",), "straight"),
    ("gin", ("knock=upcard", "spades=on", "target=150"), "oklahoma"),
    ("modern", ("gin=20", "undercut=10", "box=20", "shutout=plus_100"), "gin"),
)


@pytest.mark.parametrize(("id", "agreed"), BUILT)
def test_games_built_from_the_classic_one_are_recognised(id: str, agreed: tuple[str, ...]) -> None:
    assert known_game(setup("gin", agreed)) is game(id)


@pytest.mark.parametrize(("id", "agreed", "same"), RENAMED)
def test_a_game_under_another_name_is_recognised(
    id: str, agreed: tuple[str, ...], same: str
) -> None:
    made = setup(id, agreed)
    assert known_game(made) is game(same)
    for one in agreed:
        others = [word for word in agreed if word != one]
        assert not others or known_game(setup(id, others)) is not game(same), one
    assert known_game(setup(id, [*agreed, "no-hints=on"])) is None


def test_no_two_games_have_the_same_rules() -> None:
    found = {id: effective_rules(own_rules(game(id))) for id in IDS}
    assert all(found[one] != found[other] for one in IDS for other in IDS if one != other)
    assert all(known_game(setup(id)) is None for id in IDS)


def test_games_with_the_same_rules_are_played_and_counted_alike() -> None:
    for id, agreed, same in RENAMED:
        for seed in range(3):
            one, other = played(setup(id, agreed), seed), played(setup(same), seed)
            assert one.results == other.results
            assert one.sheet.running == other.sheet.running


def test_options_without_effect_make_no_other_game() -> None:
    """Only these options may leave the effective rules unchanged."""
    for id in IDS:
        own = effective_rules(own_rules(game(id)))
        for one in features(id):
            made = mixed(id, (one,))
            if isinstance(made, Setup) and effective_rules(made.rules) == own:
                option = catalogue.BY_ID[one.partition("=")[0]]
                assert option.id in {"after-passes", "undercut", "gin", "tie"}, (id, one)


# Places where the player reads the game's name.

THIS = "This is Gin Rainbow."


def shown() -> Parlour:
    return Parlour(Store.in_memory(), None, Settings(level=1))


def test_the_command_line_and_the_rules_say_so() -> None:
    made = setup("gin", ["rainbow=on"])
    assert THIS in text_of(made, printed) and THIS not in text_of(setup("rainbow"), printed)
    assert printed(requested_game_sentence(made)).endswith(THIS)


def test_the_form_says_so_and_has_a_button_that_goes_there() -> None:
    made = shown()
    made.open(ToBuild())
    choose(made, "option:rainbow")
    assert THIS in {printed(text) for text in made.take_said()}
    assert THIS in {printed(item.name) for item in zone_named(made.view(), "slip").items}
    choose(made, "go-there")
    assert printed(made.view().status) == "Gin Rainbow"
    assert find_choice(made.view(), "go-there") is None
    choose(made, "defaults-back")
    assert find_choice(made.view(), "go-there") is not None


def test_the_list_of_games_says_so_and_goes_there() -> None:
    made = shown()
    kept = mixtures.keep(made.store, setup("gin", ["rainbow=on"]), "Friday")
    choose(made, "games")
    choose(made, f"mix:{kept.code}")
    assert THIS in {printed(item.name) for item in zone_named(made.view(), "about").items}
    choose(made, "go-there")
    assert made.view().focus.key == "rainbow"  # type: ignore[union-attr]


def test_the_rules_page_goes_there() -> None:
    made = shown()
    made.open(ToRules(setup("gin", ["rainbow=on"])))
    assert find_choice(made.view(), "go-there") is not None
    choose(made, "go-there")
    assert printed(made.view().title) == "Gin Rainbow"


def test_the_table_options_say_so_and_go_there() -> None:
    made = shown()
    id, agreed, _ = RENAMED[-1]
    found = setup(id)
    made.show(OptionsScreen(made, found))
    for one in agreed:
        name, _, word = one.partition("=")
        found = with_value(found, catalogue.BY_ID[name], word)
        choose(made, f"set:{name}:{word}")
    assert "This is Gin Rummy." in {printed(text) for text in made.take_said()}
    choose(made, "go-there")
    assert "Gin Rummy: table options" in printed(made.view().title)


def test_the_terminal_can_open_that_game() -> None:
    made = shown()
    out = StringIO()
    Terminal(made, StringIO("games\nbuild\nrainbow\ngo there\n"), out).run()
    now = printed(build.now_called(name=game("rainbow").title))
    assert THIS in out.getvalue() and now in out.getvalue()


@pytest.mark.parametrize(
    ("id", "agreed", "name"),
    [
        ("gin", ("rush=gin_too",), "Full-Rush Gin"),
        ("gin500", ("target=100",), "Penalty Gin to 100"),
        ("gin500", ("scoring=winner",), "Points Gin to 500"),
        ("gin500", ("scoring=winner", "target=250"), "Points Gin to 250"),
        ("gin500", ("spades=on",), "Spade 500"),
        ("gin500", (), "Gin Rummy 500"),
        ("hollywood", ("rainbow=on", "rush=knock", "cards=14", "spades=on", "open-discards=on"),
         "Fourteen-Card Hollywood Medley"),
        ("fosdick", ("target=250", "shot=on", "rainbow=on", "rush=knock", "open-discards=on"),
         "Shot Fosdick Medley to 250"),
    ],
)  # fmt: skip
def test_a_name_describes_the_mixture(id: str, agreed: tuple[str, ...], name: str) -> None:
    assert printed(setup(id, agreed).title) == name


def test_every_medley_names_its_game() -> None:
    for one in GAMES:
        if not one.part:
            continue
        words = ("rainbow=on", "rush=knock", "spades=on", "open-discards=on", "no-hints=on")
        chosen: tuple[str, ...] = ()
        for word in words:
            if word in features(one.id) and isinstance(mixed(one.id, (*chosen, word)), Setup):
                chosen = (*chosen, word)
        made = setup(one.id, chosen)
        if "Medley" in printed(made.title):
            assert printed(one.part) in printed(made.title)
