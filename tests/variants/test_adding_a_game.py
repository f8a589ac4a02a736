"""The page on adding a game: its code works as printed."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from gin import messages
from gin.interface.view import Role
from gin.language.catalogue import Pattern
from gin.language.catalogue import catalogue as catalogue_of
from gin.language.translation import printed
from gin.present.shell.parlour import Parlour
from gin.present.words import games as words
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.ui.art import emblems
from gin.variants import games, registry, setups
from gin.variants.codes import game_code, parse_game_code
from gin.variants.game import Game
from gin.variants.options import catalogue, count, hand, match
from gin.variants.pages.page import text_of
from gin.variants.presets import PRESETS
from gin.variants.registry import GAMES, game, ids
from gin.variants.setups import available_options, setup
from tests.support.by_name import choose
from tests.support.mixing import check, features, played
from tests.support.places import TOP
from tools import messages as compiler

PAGE = (TOP / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
README = (TOP / "README.md").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Written:
    id: str
    module: str
    source: str
    functions: str
    table: str


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    (source,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (catalogue,) = re.findall(r"```fluent\n(.*?)```", PAGE, re.DOTALL)
    (line,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    (id,) = re.findall(r"^    (\w+)\.GAME,$", line.rstrip(), re.MULTILINE)
    module = f"gin.variants.games.{id}"
    own = tmp_path_factory.mktemp("words") / "languages"
    shutil.copytree(compiler.CATALOGUES, own)
    (own / "en" / f"game-{id}.ftl").write_text(catalogue, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiler, "CATALOGUES", own)
        made = compiler.files()
    functions = made[compiler.FUNCTIONS / f"game_{id}.py"]
    return Written(id, module, source, functions, made[compiler.TABLES / "en.py"])


@pytest.fixture
def added(written: Written, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Game]:
    id, module = written.id, written.module
    (tmp_path / f"{module.rpartition('.')[2]}.py").write_text(written.source, encoding="utf-8")
    _add_messages(written, tmp_path, monkeypatch)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    assert isinstance(GAMES, list)
    GAMES.append(importlib.import_module(module).GAME)
    yield game(id)
    GAMES.pop()
    del sys.modules[module], sys.modules[f"gin.messages.game_{id}"]
    delattr(messages, f"game_{id}")
    for cached in (setups._open_to, setups._known_for, registry._own_rules, features):
        cached.cache_clear()


def _add_messages(written: Written, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    functions = folder / f"game_{written.id}.py"
    functions.write_text(written.functions, encoding="utf-8")
    monkeypatch.setattr(messages, "__path__", [*messages.__path__, str(folder)])
    table: dict[str, dict[str, Pattern]] = {}
    exec(written.table, table)
    entries = catalogue_of("en").entries
    assert isinstance(entries, dict)
    for name in table["ENTRIES"].keys() - entries.keys():
        monkeypatch.setitem(entries, name, table["ENTRIES"][name])


def test_the_pages_game_can_be_played_described_mixed_and_shared(added: Game) -> None:
    agreed = setup(added.id)
    assert agreed.rules.knock.limit == 7 and agreed.rules.values.caught[0] == 15
    page = text_of(agreed, printed)
    assert "7 or less" in page and "A loose ace counts 15" in page and "round the corner" in page
    other = text_of(setup(added.id, ["knock=10"]), printed)
    assert "10 or less" in other and "seven" not in other and "scores 18" not in other
    for seed in range(5):
        played(agreed, seed)
    mixed = setup(added.id, ["rainbow=on"])
    assert printed(mixed.title) == "Rainbow Corner"
    assert parse_game_code(game_code(mixed)) == mixed
    assert {"aces", "caught-ace"}.isdisjoint(option.id for option in available_options(added))
    assert sum(check(added.id, (one,), 3) for one in features(added.id)) > 20


def test_the_pages_game_can_be_started(added: Game) -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup(added.id), 5)
    choose(made, "deal")
    assert made.view().title == added.title
    assert printed(added.title) == "Corner Gin"
    assert any(item.role is Role.CARD for zone in made.view().zones for item in zone.items)


def test_the_pages_game_is_listed_in_its_group_with_an_emblem(added: Game) -> None:
    assert ids()[-1] == added.id and GAMES[-1] is added
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    choose(made, "games")
    zones = {zone.name: zone.items for zone in made.view().zones}
    assert zones[words.GROUPS[added.group]][-1].name == added.title
    assert emblems.emblem(added.id, 64).get_size() == (64, 64)


def test_files_and_names_on_the_page_exist() -> None:
    for path in re.findall(r"`((?:gin|tests|docs)/[\w/.-]+)`", PAGE):
        assert path.endswith("corner.py") or (TOP / path).exists(), path
    for name in ("GAMES", "SETUPS", "SECTIONS", "_OPTIONS"):
        assert name in PAGE


def test_the_readme_lists_every_game_under_its_title() -> None:
    rows = dict(re.findall(r"^\| ([^|]+?) \| `([\w-]+)` \|", README, re.MULTILINE))
    assert rows == {printed(one.title): one.id for one in (*GAMES, *PRESETS)}


def test_every_option_has_its_place_in_forms() -> None:
    apart = (*hand.ALL, *count.ALL, *match.ALL)
    assert {option.id for option in apart} == {
        option.id for option in catalogue.ALL
    } - catalogue.LAYING
    assert len({option.id for option in apart}) == len(apart)
