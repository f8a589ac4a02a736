"""A monkey finds no failure, reaches every route, and can repeat what it finds."""

from __future__ import annotations

import importlib
import math
import os
import pkgutil
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gin.interface.refs import ButtonRef
from gin.interface.view import Scene
from gin.present import screens
from gin.session import settings_file
from gin.ui.render.compositor import StaticLayer
from tests.monkey import checks
from tests.monkey.lines import BadLine
from tests.monkey.random_games import IDS, code_of, mixture, setup_of
from tests.monkey.report import played_out, written
from tests.monkey.rounds import Failure, replayed, run, shrunk
from tests.monkey.routes import WAYS
from tests.monkey.shrink import shortest
from tests.monkey.world import World
from tests.support.by_name import ref_named
from tests.support.play import several
from tools import monkey

EACH = several(3_000, 6_000)
"""Number of a monkey's events in a usual run."""
LONG = 25_000
"""Number of events of each of the forty monkeys in a soak run."""


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()


def seed_of(number: int) -> int:
    return secrets.randbits(24) if os.environ.get("GIN_THOROUGH") else number


def run_monkey(seed: int, count: int) -> None:
    print(f"monkey: seed {seed}, {count} events (python -m tools.monkey {seed} {count})")
    counts, failure = run(seed, count)
    for line in played_out(counts):
        print(line)
    if failure is not None:
        pytest.fail(f"seed {seed}\n{written(shrunk(failure, 60))}")
    assert counts.missing(count) == []


@pytest.mark.early
@pytest.mark.parametrize("number", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_a_monkey_finds_no_failure_and_reaches_every_route(number: int) -> None:
    run_monkey(seed_of(number), EACH)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(100, 140))
def test_a_million_events_find_no_failure(number: int) -> None:
    run_monkey(seed_of(number), LONG)


# Findings.


def test_a_crash_of_a_growing_window_is_found_and_its_events_shortened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A former bug: a layout for a larger window was painted into a smaller image."""
    monkeypatch.setattr(StaticLayer, "fit", lambda ground, size: None)
    counts, failure = run(5, 400)
    assert failure is not None, counts.events
    # On a busy machine, a time limit would end the search before the list is short.
    short = shrunk(failure, math.inf)
    assert short.kind == failure.kind
    assert len(short.lines) <= 8, short.lines
    # Several kinds of lines change the size, so the cause is proved by taking it away.
    assert replayed(short.lines, short.seed) is not None
    monkeypatch.undo()
    assert replayed(short.lines, short.seed) is None


def test_the_same_seed_gives_the_same_events() -> None:
    one, other = (run(9, 200)[0] for _ in range(2))
    assert one.verbs == other.verbs
    assert one.shown == other.shown
    assert one.events == 200
    assert run(10, 200)[0].verbs != one.verbs


def test_the_shortest_failing_list_has_no_superfluous_line() -> None:
    tried: list[Sequence[str]] = []

    def fails(lines: Sequence[str]) -> bool:
        tried.append(lines)
        return {"3", "41", "77"} <= set(lines)

    assert shortest([str(number) for number in range(100)], fails) == ["3", "41", "77"]
    assert len(tried) < 200
    assert shortest(["a", "b"], lambda lines: "b" in lines) == ["b"]
    assert shortest(["a", "b", "c"], lambda lines: True, lambda: False) == ["a", "b", "c"]


# The checks.


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    made = World(tmp_path, 3)
    for line in (f"sit {code_of('gin')} 5", "choose deal", "frame 5", "frame 1"):
        made.do(line)
    assert list(checks.all_checks(made)) == []
    yield made
    made.close()


def test_a_wrongly_drawn_spot_is_found(world: World) -> None:
    world.surface.fill((9, 9, 9), (40, 50, 3, 2))
    assert "(40, 50, 3, 2)" in next(checks.picture(world))


def test_a_match_saved_wrongly_is_found(world: World) -> None:
    session = world.parlour.session()
    assert session is not None
    session.match = replace(session.match, seed=session.match.seed + 1)
    assert any(world.parlour.store.rows("SELECT 1 FROM match"))
    assert "the match of match 1" in next(checks.store(world))


def test_settings_saved_wrongly_are_found(world: World) -> None:
    assert world.parlour.folder is not None
    settings_file.write(world.parlour.folder, replace(world.parlour.settings, volume=0))
    assert "differ" in next(checks.settings(world))


def test_an_outdated_view_is_found(world: World) -> None:
    world.parlour.home()
    assert "the scene shown at 'Gin Rummy' is outdated" in list(checks.same_view(world))


def test_an_invisible_focus_is_found(world: World) -> None:
    world.do("home")
    world.do("choose settings")
    world.do("key Down")
    assert list(checks.focus(world)) == []
    # As if the page scrolled without updating the focus.
    world.app._layout.offset = 1200
    world.app.pointing.lay_out()
    assert "cannot be seen" in next(checks.focus(world))
    world.app.pointing.cursor = replace(world.app.pointing.cursor, focus=ButtonRef("nothing"))
    assert "in no area" in next(checks.focus(world))


def test_an_item_without_a_place_is_found(world: World) -> None:
    del world.app.place.slots[ref_named("stock")]
    assert "'stock' of 'stock' has no place" in next(checks.places(world))


def test_a_wrong_frame_for_screen_readers_is_found(world: World) -> None:
    frame = world.follower.frame
    assert frame is not None
    world.follower.frame = replace(frame, rects={})
    assert "wrong rectangles" in next(checks.reader(world))
    world.follower.frame = replace(frame, focus=ButtonRef("menu"))
    assert "button:menu" in next(checks.reader(world))


def test_a_window_that_never_rests_is_found(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(checks.rest(world)) == []
    monkeypatch.setattr(world.app, "next_due", lambda now: 0.016)
    assert "again and again" in next(checks.rest(world))


# Events and games.


def test_every_scene_and_screen_has_a_route() -> None:
    assert {f"scene {scene.value}" for scene in Scene} <= set(WAYS)
    named = set()
    for module in pkgutil.iter_modules(screens.__path__):
        made = importlib.import_module(f"{screens.__name__}.{module.name}")
        for name, kind in vars(made).items():
            if name.endswith(("Screen", "Page")) and hasattr(kind, "choose"):
                named.add(f"screen {name}")
    assert len(named) > 20
    # `Screen` is the protocol of all screens.
    assert named - {"screen Screen"} <= set(WAYS)


def test_a_line_that_is_not_an_event_is_refused(world: World) -> None:
    for line, message in (
        ("dance", "'dance'"), ("resize 3", "''"), ("set colour 1", "'colour'"),
        ("command dance", "'dance'"), ("window eaten", "'eaten'"), ("resize 90000x1", "90000x1"),
        ("frame x", "'x'"),
    ):  # fmt: skip
        with pytest.raises(BadLine, match=message):
            world.do(line)


def test_random_games_are_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    import random

    found = Counter(setup_of(mixture(random.Random(number))).game.id for number in range(120))
    assert set(found) <= set(IDS)
    assert len(found) > 15
    assert setup_of(code_of("gin", ("target=10",))).agreed == ("target=10",)


# The command lines.


def test_a_failure_can_be_replayed_from_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "found.txt"
    lines = (f"sit {code_of('gin')} 5", "choose deal", "frame 4", "resize 1280x800", "frame 1")
    file.write_text(written(Failure("error", "what\nwas told", 12, lines)))
    assert monkey.main(["--replay", str(file)]) == 0
    assert "no failure" in capsys.readouterr().out
    monkeypatch.setattr(StaticLayer, "fit", lambda ground, size: None)
    assert monkey.main(["--replay", str(file)]) == 1
    assert "failed: " in capsys.readouterr().out
    file.write_text("dance\n")
    assert monkey.main(["--replay", str(file)]) == 2
    assert "there is no 'dance'" in capsys.readouterr().err
    assert monkey.main(["--replay", str(tmp_path / "none.txt")]) == 2


def test_a_failure_is_reported_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> Iterator[str]:
        yield "a planted fault"

    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(checks.CHECKS, "picture", broken)
    assert monkey.main(["7", "200", "--shrink", "2"]) == 1
    message = capsys.readouterr().out
    assert "monkey: seed 7, 200 events" in message
    assert "# a planted fault" in message
    assert "# a planted fault" in (tmp_path / "monkey-7.txt").read_text()
    monkeypatch.undo()
    assert monkey.main(["--replay", str(tmp_path / "monkey-7.txt")]) == 0


def test_a_device_without_effect_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert monkey.main(["--devices"]) == 0
    assert capsys.readouterr().out == "ok: touch\nok: gamepad\n"
    monkeypatch.setattr("gin.ui.input.devices.Devices.handle", lambda self, event, now: None)
    assert monkey.main(["--devices"]) == 1
    assert "failed: button:play was taken and nothing changed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["seven", "9"], "invalid int value: 'seven'"),
        (["7", "0"], "0 is less than one event"),
        (["7", "-3"], "-3 is less than one event"),
        (["7", "1e9"], "'1e9' is not a whole number"),
    ],
)
def test_wrong_arguments_for_a_monkey_are_reported(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        monkey.main(words)
    assert ended.value.code == 2
    assert message in capsys.readouterr().err
