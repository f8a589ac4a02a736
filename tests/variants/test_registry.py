"""The registry: games are declared when they are wanted, and no two are taken for one another."""

from __future__ import annotations

import subprocess
import sys

import pytest
from msgspec.structs import replace

from gin.core.errors import UnknownGame, UnknownOption
from gin.core.message import NOTHING, Message
from gin.language.telling import printed
from gin.messages import naming, options
from gin.variants import registry, setups
from gin.variants.game import Game
from gin.variants.options import catalogue
from gin.variants.registry import GAMES, MODULES, by_number, game, ids, register
from gin.variants.setups import open_to, setup
from tests.support.places import TOP
from tests.support.raising import raising
from tools import bundle

TO_THE_MENU = """
import main
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui import loop

print(repr(Parlour(Store.in_memory(), None, Settings()).view().title))
"""


_UNKNOWN = options.unknown(game=NOTHING, option=NOTHING, near=NOTHING).id


def declared_by(script: str) -> list[str]:
    """The games whose modules a fresh interpreter has run after this."""
    after = (
        "\nimport sys; from gin.variants.registry import MODULES"
        "\nprint(*(id for id in MODULES if MODULES[id] in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script + after], cwd=TOP, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1].split()


def test_games_are_listed_and_counted_without_being_declared() -> None:
    script = "from gin.variants import registry as r; r.ids(), len(r.GAMES), list(r.MODULES)"
    assert declared_by(script) == []


def test_a_start_declares_no_game_before_the_menu() -> None:
    assert declared_by(TO_THE_MENU) == []


def test_a_game_is_declared_alone() -> None:
    assert declared_by("from gin.variants.setups import setup; setup('rush').title") == ["rush"]
    assert declared_by("from gin.variants.registry import GAMES; GAMES[-1]") == ["solitary"]


def test_every_file_of_a_game_is_listed_and_packaged() -> None:
    folder = TOP / "gin" / "variants" / "games"
    named = {path.stem for path in folder.glob("*.py")} - {"__init__", "base", "template"}
    assert sorted(bundle.games()) == sorted(f"gin.variants.games.{name}" for name in named)
    assert "bundle.games()" in (TOP / "build.spec").read_text(encoding="utf-8")


def test_games_are_a_sequence_in_the_order_of_the_list() -> None:
    assert [one.id for one in GAMES] == list(ids()) == list(MODULES)
    assert GAMES[0] is game("gin") and GAMES[-2:] == (game("skarney"), game("solitary"))
    assert all(by_number(one.number) is one for one in GAMES)
    with pytest.raises(UnknownGame):
        by_number(len(GAMES))


@pytest.fixture
def rush(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game in the registry, which is as it was after the test."""
    assert all(GAMES)
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    return game("rush")


def test_an_id_alias_or_number_that_is_taken_is_refused(rush: Game) -> None:
    register(rush)  # Again, as when two threads want it at once.
    with pytest.raises(ValueError, match="two games 'rush'"):
        register(replace(rush, number=99))
    with pytest.raises(ValueError, match="'new' has number 10, as 'rush' has"):
        register(replace(rush, id="new"))
    with pytest.raises(ValueError, match="alias 'gin', which is the id of a game"):
        register(replace(rush, id="new", number=99, aliases=("gin",)))
    register(replace(rush, id="new", number=99, aliases=("novelty", "news")))
    with pytest.raises(ValueError, match="'newer' has alias 'news', as 'new' has"):
        register(replace(rush, id="newer", number=98, aliases=("news",)))


def test_no_title_or_alias_begins_like_the_name_of_a_mixture() -> None:
    """In English that is enough for any mixture of any game to be called otherwise."""
    called = {value.called for option in catalogue.ALL for value in option.values if value.called}
    parts = [f"{printed(one)} ".casefold() for one in (*called, naming.SMALL_THINGS)]
    assert "rush " in parts
    for one in GAMES:
        for title in (printed(one.title), *one.aliases):
            assert not f"{title} ".casefold().startswith(tuple(parts)), one.id


def test_a_game_is_found_by_an_alias(rush: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "new", "gin.variants.games.new")
    new = replace(rush, id="new", number=99, aliases=("novelty",))
    register(new)
    assert game(" Novelty ") is new
    with raising(UnknownGame, "no game is called 'novel'"):
        game("novel")


def test_a_game_listed_under_another_id_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "new", "gin.variants.games.rush")
    with pytest.raises(
        ValueError, match=r"games\.rush declares game 'rush' and is listed as 'new'"
    ):
        game("new")


@pytest.mark.parametrize(
    ("id", "asked", "told"),
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
def test_what_a_game_is_known_for_is_told_to_whoever_asks_for_it(
    id: str, asked: str, told: str
) -> None:
    with pytest.raises(UnknownOption) as refused:
        setup(id, [asked])
    assert printed(refused.value.text) == told


def test_no_option_that_a_game_is_known_for_is_called_unknown() -> None:
    for one in GAMES:
        offered = {option.id for option in open_to(one)}
        known_for = setups._known_for(one.id)
        for id in setups.SHARED[one.family]:
            option = catalogue.BY_ID[id]
            if id not in offered and setups._touched(option) & known_for:
                with pytest.raises(UnknownOption) as refused:
                    setup(one.id, [f"{id}={option.values[0].word}"])
                text = refused.value.text
                assert isinstance(text, Message) and text.id != _UNKNOWN, (one.id, id)
