"""Two people taking turns at one screen."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from gin.ai.players.by_flow import baseline
from gin.interface.intents import Ask, Change, Do, Enter, Leave, Open, PageAction, Pick
from gin.interface.view import Choice, Scene, View
from gin.language.translation import printed
from gin.present.screens.entry import FIELD
from gin.present.screens.table.shared import SharedTableScreen
from gin.present.shell.parlour import Parlour
from gin.session import household
from gin.session.household import GUEST
from gin.session.settings import Settings
from gin.session.shared_match import Side
from gin.session.storage.store import Store
from gin.variants.setups import setup
from tests.support.by_name import choose

TABLE = frozenset(
    {
        PageAction.CUT_FOR_ME, PageAction.DEAL, PageAction.GO_ON, PageAction.NEXT_HAND,
        PageAction.FINAL,
    }
)  # fmt: skip


def two_people(root: Path) -> tuple[Parlour, str]:
    """Return a parlour with Anna in it, and the id of Ben, who plays in German."""
    anna = Settings(name="Anna")
    household.write(root, household.Household())
    ben = household.add(root, "Ben", replace(anna, language="de"))
    return Parlour(Store.open(root), root, anna, seed=7), ben


def moves(view: View) -> list[Choice]:
    """Return the choices that play on."""
    usual = [
        one
        for one in view.choices
        if not one.why
        and not isinstance(one.intent, Open | Leave | Change | Ask | Pick)
        and (not isinstance(one.intent, Do) or one.intent.deed in TABLE)
    ]
    return usual or [one for one in view.choices if one.main and not one.why]


def play(parlour: Parlour, rng: random.Random, most: int) -> set[Scene]:
    """Play for both, and return the scenes seen; stop at the final score."""
    scenes = set()
    for _ in range(most):
        if parlour.waiting:
            parlour.think()
            parlour.advance()
            continue
        view = parlour.view()
        scenes.add(view.scene)
        if view.scene is Scene.FINAL:
            break
        table = parlour.front
        if isinstance(table, SharedTableScreen) and table.session.own_turn and not table.undealt:
            assert table.submit(baseline(rng.randrange(99)).choose(table.session.seen))
        else:
            parlour.choose(rng.choice(moves(view)).intent)
    return scenes


@pytest.mark.parametrize("game", ["gin", "dice", "colonel", "skarney", "color", "race"])
def test_a_match_is_played_and_kept_for_both(tmp_path: Path, game: str) -> None:
    parlour, ben = two_people(tmp_path)
    options = {"gin": ["target=10"], "dice": ["round=3"]}.get(game, [])
    parlour.shared.start(setup(game, options), ben)
    scenes = play(parlour, random.Random(game), 3000 if options else 300)
    assert Scene.TABLE in scenes
    if options:
        assert Scene.FINAL in scenes
    finished = parlour.view().scene is Scene.FINAL
    parlour.home()
    assert parlour.settings.name == "Anna"
    (row,) = parlour.store.matches("finished" if finished else "open")
    parlour.close()
    his = Store.open(tmp_path / "people" / ben)
    copies = his.matches("finished")
    assert len(copies) == finished
    for copy in copies:
        assert copy.totals is not None
        assert row.totals == copy.totals[::-1]
    his.close()


def test_each_person_plays_with_their_own_settings(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    languages = set()
    for _ in range(200):
        if parlour.waiting:
            parlour.advance()
            continue
        view = parlour.view()
        languages.add((parlour.settings.name, str(parlour.settings.language)))
        parlour.choose(random.Random(1).choice(moves(view)).intent)
    assert {name for name, _ in languages} == {"Anna", "Ben"}
    assert ("Ben", "de") in languages
    parlour.close()


def test_an_unfinished_match_goes_on_behind_the_curtain(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    play(parlour, random.Random(1), 30)
    parlour.home()
    choose(parlour, "continue")
    play(parlour, random.Random(2), 30)
    assert len(parlour.store.matches("open")) == 1
    parlour.close()


def test_a_guest_leaves_nothing(tmp_path: Path) -> None:
    parlour, _ = two_people(tmp_path)
    parlour.shared.start(setup("gin", ["target=10"]), GUEST)
    play(parlour, random.Random(1), 3000)
    parlour.close()
    assert sorted(path.name for path in (tmp_path / "people").iterdir()) == ["player-2"]


def test_both_can_cut(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin"), ben)
    choose(parlour, "cut")
    parlour.choose(Enter(FIELD), "anna 1")
    choose(parlour, "done")
    parlour.choose(Enter(FIELD), "ben 2")
    choose(parlour, "done")
    session = parlour.session()
    assert session is not None
    assert session.match.own_cut == "ANNA 1 BEN 2"
    parlour.close()


def test_the_hints_of_both_are_counted_and_shown(tmp_path: Path) -> None:
    parlour, ben = two_people(tmp_path)
    parlour.shared.start(setup("gin", ["target=10"]), ben)
    play(parlour, random.Random(1), 20)
    session = parlour.session()
    assert isinstance(session, Side)
    session.count_hint()
    place = session.place
    play(parlour, random.Random(1), 3000)
    (final,) = [parlour.front]
    lines = [printed(text) for text, _ in final.view().content.reached]
    assert any(line.startswith(("Hints:", "Tipps:")) for line in lines)
    assert session.shared.aids[place] == (1, 0)
    parlour.close()
