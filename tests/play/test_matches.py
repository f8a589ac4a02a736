"""Every game to the end of a match: in the window by mouse and by keys, and typed."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TextIO, TypeVar, cast

import pytest

from gin.interface.paper import FinalView, SheetView
from gin.interface.result import ResultView
from gin.interface.view import Scene
from gin.present.shell.arguments import parse
from gin.present.shell.start import open_parlour
from gin.text.terminal import Terminal
from gin.variants.registry import GAMES
from tests.support.matches import Drawer, Drawn, Keyboard, LaidOut, LayerOut, Match, Mouse, Typist
from tests.support.user import User
from tests.text.test_text import run

SOAK = pytest.mark.soak
EVERYTHING = {
    "colonel": {"draw", "take", "meld", "extend", "take back", "discard", "challenge",
                "accept a challenge"},
    "skarney": {"draw", "meld", "extend", "take back", "hold", "accept", "refuse", "end-turn"},
}  # fmt: skip
LONG = [
    pytest.param(game.id, marks=() if game.id in ("solitary", "indian") else SOAK)
    for game in GAMES
    if game.id not in EVERYTHING
]
WAYS: dict[str, type[Mouse] | type[Keyboard]] = {"mouse": Mouse, "keys": Keyboard}
M = TypeVar("M", bound=Match)
T = TypeVar("T", bound=Typist)


def played(kind: type[M], game: str, way: str, seed: int, *agreed: str, **settings: object) -> M:
    user = User(game, (800, 600), seed, agreed, level=3, **settings)
    gestures = WAYS[way](user)
    match = kind(user, gestures)
    session = match.play()
    view = user.app.view
    assert view.scene is Scene.RESULT and isinstance(view.content, ResultView)
    gestures.take("final")
    assert isinstance(user.app.view.content, FinalView)
    assert user.app.view.content.won is (session.sheet.winner == 0)
    gestures.take("sheet")
    assert isinstance(user.app.view.content, SheetView)
    gestures.take("back")
    gestures.take("again")
    assert user.parlour.session() is not session
    return match


def typed_out(kind: type[T], game: str, seed: int, folder: Path, *words: str) -> T:
    words = ("--text", "--game", game, "--seed", str(seed), "--level", "3", *words)
    made = open_parlour(parse([*words, "--data", str(folder / "here")]), lambda _: False)
    assert made is not None
    typist, output = kind(made), io.StringIO()
    asked = parse(list(words))
    assert Terminal(made, cast(TextIO, typist), output, width=asked.width).run() == 0
    session = made.session()
    assert session is not None and session.sheet.over
    lines = "".join(f"{line}\n" for line in typist.typed)
    program = run(*words, "--data", str(folder / "there"), typed=lines)
    assert program.returncode == 0 and not program.stderr
    assert program.stdout == output.getvalue()
    assert all(str(total) in program.stdout for total in session.sheet.totals)
    assert "Final score" in program.stdout
    made.close()
    return typist


@pytest.mark.parametrize(
    ("game", "way", "seed"),
    [
        ("colonel", "mouse", 1),
        ("skarney", "keys", 4),
        pytest.param("colonel", "keys", 10, marks=SOAK),
        pytest.param("skarney", "mouse", 4, marks=SOAK),
        pytest.param("colonel", "mouse", 10, marks=SOAK),
        pytest.param("skarney", "keys", 12, marks=SOAK),
    ],
)
def test_a_match_with_melds_on_the_table_is_played_to_its_end(
    game: str, way: str, seed: int
) -> None:
    assert played(LaidOut, game, way, seed).did.keys() >= EVERYTHING[game]


@pytest.mark.parametrize("way", [pytest.param("mouse", marks=SOAK), "keys"])
@pytest.mark.parametrize("game", LONG)
def test_a_match_is_played_to_its_end_in_the_window(game: str, way: str) -> None:
    played(Drawn, game, way, 5)


@pytest.mark.parametrize("way", ["keys", pytest.param("mouse", marks=SOAK)])
def test_a_player_may_challenge_in_the_others_turn(way: str) -> None:
    match = played(LaidOut, "colonel", way, 10, "one-hand=on", wait_for_challenge=True)
    assert match.did["broken in"]


@pytest.mark.parametrize(
    ("game", "seed", "width"),
    [
        ("colonel", 14, "20"),
        ("skarney", 6, "20"),
        pytest.param("colonel", 10, "20", marks=SOAK),
        pytest.param("skarney", 4, "80", marks=SOAK),
    ],
)
def test_a_match_with_melds_on_the_table_is_typed_to_its_end(
    game: str, seed: int, width: str, tmp_path: Path
) -> None:
    typist = typed_out(LayerOut, game, seed, tmp_path, "--width", width)
    # A challenge may follow a discard immediately, before the other player draws.
    also = {"discard and challenge"} if game == "colonel" else set()
    assert typist.did.keys() >= EVERYTHING[game] - {"end-turn"} | also


@pytest.mark.parametrize("game", LONG)
def test_a_match_is_typed_to_its_end(game: str, tmp_path: Path) -> None:
    typed_out(Drawer, game, 5, tmp_path, "--width", "40")
