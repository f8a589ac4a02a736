"""External programs as opponents: in the window, in the terminal and in the arena."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from bench import arena
from bench.runner import Runner
from gin.ai.players.levels import player
from gin.core import chain
from gin.core.errors import EngineError, GinError
from gin.core.message import NOTHING, Text, Verbatim, Who
from gin.interface.intents import Enter, Play
from gin.interface.view import Scene
from gin.language import translation
from gin.language.translation import printed
from gin.messages import engines as engine_messages
from gin.messages import menu
from gin.messages import people as messages
from gin.present.screens import entry
from gin.present.shell.arguments import parse
from gin.present.shell.parlour import Parlour
from gin.rules import engine as rules_engine
from gin.session import settings_file as kept
from gin.session.engines import environment
from gin.session.engines.client import Engines, first_answer
from gin.session.engines.log import FILE as LOG
from gin.session.engines.programs import command_of
from gin.session.game import Session
from gin.session.opponent_seat import GUEST_LEVEL
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from gin.ui.app import App
from gin.ui.input.devices import Devices
from gin.ui.input.writing import Writing, edited
from gin.ui.render.field import seen
from gin.ui.render.style import look_for
from gin.variants.registry import GAMES
from gin.variants.setups import setup
from tests.support.by_name import choice_named, choose, find_choice, item_named
from tests.support.places import TOP
from tests.support.raising import raising

BOT = TOP / "docs" / "example-bot.py"
EXAMPLE = Verbatim(BOT.name)


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    made = Parlour(Store.open(tmp_path), tmp_path, seed=4)
    yield made
    made.close()


@pytest.mark.parametrize("game", [one.id for one in GAMES if setup(one.id).rules.seats == 2])
def test_the_example_plays_a_hand_of_every_game(game: str) -> None:
    engines = Engines()
    session = Session.begin(
        Store.in_memory(), setup(game), 3, 8, 0, program=str(BOT), engines=engines
    )
    mine = player(1, 1)
    moves = 0
    while not session.hand_over:
        if session.opponent_to_move:
            session.let_opponent_move()
            assert session.opponent.take_trouble() == NOTHING
            moves += 1
        else:
            session.submit(mine.choose(session.seen))
    assert moves
    engines.close()


def test_the_command_line_names_a_program() -> None:
    asked = parse(["--level", f"cmd:{BOT}"])
    assert (asked.level, asked.program) == (None, str(BOT))
    assert parse(["--level", "3"]).program == ""


@pytest.mark.parametrize(
    ("word", "error"),
    [
        ("cmd:no-such-bot", "there is no program 'no-such-bot'"),
        ("cmd:", "the name of the program is empty"),
        (f"cmd:{TOP}", f"there is no program '{TOP}'"),
        ("cmd:\0", "a program's name cannot have invisible characters"),
        ("best", "'best' is neither a level"),
        ("9", "there is no level 9"),
    ],
)
def test_a_missing_program_is_named(
    word: str, error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["--level", word], printed)
    assert ended.value.code == 2
    assert error in capsys.readouterr().err


def test_a_program_is_chosen_among_the_opponents_and_saved(
    parlour: Parlour, tmp_path: Path
) -> None:
    choose(parlour, "games")
    choose(parlour, "level")
    assert find_choice(parlour.view(), "person:0") is not None
    choose(parlour, "person:0")
    assert parlour.view().scene is Scene.ENTRY
    parlour.choose(Enter(entry.FIELD), "no-such-bot")
    assert printed(parlour.view().status) == "There is no program 'no-such-bot'."
    done = choice_named(parlour.view(), "done")
    assert done.why
    parlour.choose(Enter(entry.FIELD), str(BOT))
    assert parlour.view().status == messages.program_found(program=EXAMPLE)
    parlour.take_said()
    choose(parlour, "done")
    assert messages.program_sits_down(program=EXAMPLE) in parlour.take_said()
    item = item_named(parlour.view(), "person:0")
    assert item.selected
    assert kept.read(tmp_path) == (parlour.settings, ())
    assert kept.read(tmp_path)[0].program == str(BOT)
    parlour.matches.start(setup("gin"))
    session = parlour.session()
    assert session is not None
    assert (session.level, session.program) == (GUEST_LEVEL, str(BOT))
    assert "Guest" in printed(parlour.view().title) or parlour.view().table is not None
    again = Session.resume(parlour.store, session.id)
    assert again.program == str(BOT)
    parlour.home()
    choose(parlour, "games")
    choose(parlour, "level")
    choose(parlour, "person:3")
    assert parlour.settings.program == ""


def test_arguments_are_named_after_the_file(parlour: Parlour, tmp_path: Path) -> None:
    for id in ("games", "level", "person:0"):
        choose(parlour, id)
    parlour.choose(Enter(entry.FIELD), f'"{BOT}" --fast "two words')
    done = choice_named(parlour.view(), "done")
    assert "a closing quotation mark is missing" in printed(done.why)
    parlour.choose(Enter(entry.FIELD), f'"{BOT}" --fast "two words"')
    assert parlour.view().status == messages.program_found(program=EXAMPLE)
    choose(parlour, "done")
    assert kept.read(tmp_path) == (parlour.settings, ())
    whole = kept.read(tmp_path)[0].program
    assert command_of(whole)[1:] == (str(BOT), "--fast", "two words")
    parlour.matches.start(setup("gin"), 4, 0)
    session = parlour.session()
    assert session is not None and session.program == whole
    session.let_opponent_move()
    assert session.opponent.take_trouble() == NOTHING


def test_the_command_line_and_the_arena_take_arguments() -> None:
    asked = parse(["--level", f'cmd:"{BOT}" --fast'])
    assert command_of(asked.program)[1:] == (str(BOT), "--fast")
    record = arena.measure(f"cmd:{BOT} --fast", "random", "modern", (), 2, 1, Runner(1))
    assert record.games == 2


def test_the_window_shows_the_guest_and_plays(parlour: Parlour) -> None:
    parlour.change("program", str(BOT))
    parlour.change("speed", "instant")
    app = App(parlour, (800, 600))
    parlour.matches.start(setup("gin"), 4, 0)
    app.refresh()
    session = parlour.session()
    assert session is not None
    app.frames.draw(pygame.Surface((800, 600)), 0.0)
    session.let_opponent_move()
    app.refresh()
    app.frames.draw(pygame.Surface((800, 600)), 0.0)


def test_a_missing_program_is_reported_and_no_match_starts(
    parlour: Parlour, tmp_path: Path
) -> None:
    program = tmp_path / "bot.py"
    program.write_text("", encoding="utf-8")
    parlour.change("program", str(program))
    program.unlink()
    parlour.matches.start(setup("gin"))
    assert parlour.session() is None
    assert printed(parlour.take_said()[-1]) == f"There is no program {str(program)!r}."
    parlour.matches.start(setup("solitary"))
    assert parlour.session() is not None


def test_a_failing_program_is_reported_once_and_the_hand_continues(
    parlour: Parlour, tmp_path: Path
) -> None:
    program = tmp_path / "bot.py"
    program.write_text("print('ginok', flush=True)\n", encoding="utf-8")
    parlour.change("program", str(program))
    parlour.matches.start(setup("gin"), 4, 0)
    session = parlour.session()
    assert session is not None
    said: list[Text] = []
    for _ in range(12):
        if parlour.waiting:
            parlour.advance()
        elif not session.hand_over:
            session.submit(rules_engine.legal(session.seen)[0])
        said += parlour.take_said()
    guest, reason = Who(messages.GUEST), engine_messages.ended(code=0)
    assert said.count(messages.moved_instead(who=guest, reason=reason)) == 1


def test_a_programs_failure_is_printed_before_the_substitute_move(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text("print('ginok', flush=True)\n", encoding="utf-8")
    parlour = Parlour(Store.open(tmp_path), tmp_path, Settings(program=str(program)))
    parlour.matches.start(setup("gin"), 4, 0)
    out = io.StringIO()
    Terminal(parlour, io.StringIO("deal\npass\n"), out).run()
    lines = out.getvalue().splitlines()
    failed = next(place for place, line in enumerate(lines) if "Guest made no move" in line)
    moved = next(place for place, line in enumerate(lines) if line.startswith("Guest passes"))
    assert failed < moved
    parlour.close()


def test_a_window_shows_a_programs_failure_until_it_is_read(
    parlour: Parlour, tmp_path: Path
) -> None:
    program = tmp_path / "bot.py"
    program.write_text("print('ginok', flush=True)\n", encoding="utf-8")
    for name, value in (("program", str(program)), ("speed", "instant")):
        parlour.change(name, value)
    app = App(parlour, (800, 600))
    parlour.matches.start(setup("gin"), 4, 0)
    session = parlour.session()
    assert session is not None
    while not session.opponent_to_move:
        parlour.choose(Play(rules_engine.legal(session.seen)[0]))
    parlour.advance()
    app.refresh()
    app.tick(time.monotonic() + 600)
    rows = [printed(item.name) for item in app.view.zones[0].items]
    assert app.view.title == menu.NOTICES
    assert rows == ["Guest made no move (it exited with code 0). A house player steps in."]


def test_a_long_path_is_shown_by_its_end() -> None:
    look = look_for(Settings(text_size=200), (800, 600))
    path = f"/home/{'somebody/' * 30}bot.py"
    shown, _ = seen(look, path, 0, 300)
    assert shown.startswith("…") and shown.endswith("bot.py") and len(shown) > 9
    assert look.width_of(shown, "bold", "body") <= 300
    assert seen(look, "bot.py", 0, 300)[0] == "bot.py"


def test_capitals_can_be_pressed_too(parlour: Parlour) -> None:
    for id in ("games", "level", "person:0", "letter:a", "capitals", "letter:B", "letter:/"):
        choose(parlour, id)
    field = item_named(parlour.view(), "field:entry")
    assert field.value == Verbatim("aB/")
    assert find_choice(parlour.view(), "letter:a") is None
    choose(parlour, "capitals")
    assert find_choice(parlour.view(), "letter:B") is None
    choose(parlour, "letter:b")
    field = item_named(parlour.view(), "field:entry")
    assert field.value == Verbatim("aB/b")


@pytest.mark.parametrize("key", [(pygame.K_v, pygame.KMOD_CTRL), (pygame.K_v, pygame.KMOD_META),
                                 (pygame.K_INSERT, pygame.KMOD_SHIFT)])  # fmt: skip
@pytest.mark.parametrize("copied", ["{}", "{}\n", '"{}"', "{}\nand more"])
def test_a_path_can_be_pasted(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, key: tuple[int, int], copied: str
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: copied.format(BOT))
    app = App(parlour, (800, 600))
    for id in ("games", "level", "person:0"):
        choose(parlour, id)
    app.refresh()
    pasted = pygame.event.Event(pygame.KEYDOWN, key=key[0], mod=key[1], unicode="\x16")
    Devices(app).handle(pasted, app.clock.now())
    field = item_named(app.view, "field:entry")
    assert field.value == Verbatim(str(BOT))
    assert app.view.status == messages.program_found(program=EXAMPLE)


def test_a_clipboard_that_cannot_be_read_pastes_nothing(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", fails)
    pasting = pygame.event.Event(
        pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode="\x16"
    )
    assert edited(pasting, Writing("abc")) == Writing("abc")


def test_text_mode_takes_the_path_of_a_program(parlour: Parlour) -> None:
    target = io.StringIO()
    lines = f"games\nopponent\nguest\npath {BOT}\ndone\nquit\n"
    Terminal(parlour, io.StringIO(lines), target).run()
    assert "example-bot.py was found." in target.getvalue()
    assert parlour.settings.program == str(BOT)


def test_a_program_that_cannot_be_started_is_named(tmp_path: Path) -> None:
    program = tmp_path / "bot.txt"
    program.write_text("nothing", encoding="utf-8")
    engines = Engines()
    with raising(EngineError, "could not be started"):
        first_answer(engines, str(program))
    engines.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_engine_log_is_in_sentences(
    language: str, parlour: Parlour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation, "_language", language)
    Terminal(parlour, io.StringIO(), io.StringIO())
    parlour.matches.engines.failed(("my bot",), EngineError(engine_messages.ended(code=3)))
    log = (tmp_path / LOG).read_text(encoding="utf-8")
    assert log.endswith(f" my bot: {printed(engine_messages.ended(code=3))} (failure 1)\n")
    assert "engines-" not in log


def test_a_program_plays_in_the_arena() -> None:
    record = arena.measure(f"cmd:{BOT}", "random", "modern", (), 2, 1, Runner(1))
    assert record.games == 2
    with raising(GinError, "there is no program"):
        arena.make("cmd:nosuch", 1)


NOTES = """
import os, sys
class Noted:
    def __iter__(self):
        for line in sys.__stdin__:
            with open(os.environ["GIN_TEST_NOTES"], "a") as file:
                file.write(line)
            if line == "gin\\n":
                print("option seed 0 of number")
            yield line
sys.stdin = Noted()
"""


@pytest.fixture
def noting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    notes = tmp_path / "notes"
    (tmp_path / "bot.py").write_text(NOTES + BOT.read_text(encoding="utf-8").replace(
        "from __future__ import annotations", ""), encoding="utf-8")  # fmt: skip
    monkeypatch.setenv("GIN_TEST_NOTES", str(notes))
    monkeypatch.setattr(environment, "_found", None)

    def seeds() -> list[str]:
        lines = notes.read_text(encoding="utf-8").splitlines()
        assert any(line.startswith("go ") for line in lines)
        return [line for line in lines if line.startswith("setoption seed")]

    return seeds


@pytest.mark.parametrize("named", [None, 5], ids=["dealt from a secret", "named seed"])
def test_a_guest_gets_no_seed_that_determines_the_cards(
    named: int | None, tmp_path: Path, noting: Callable[[], list[str]]
) -> None:
    """A program could find the named seed by trying, if its own seed were derived from it."""
    engines, secret = Engines(), "7f" * 32
    session = Session.begin(
        Store.in_memory(), setup("gin"), 3, named, 0, secret="" if named else secret,
        program=str(tmp_path / "bot.py"), engines=engines,
    )  # fmt: skip
    session.let_opponent_move()
    engines.close()
    assert session.opponent.take_trouble() == NOTHING
    own = [f"setoption seed {chain.opponent_seed(secret)}"]
    assert noting() == ([] if named else own)


def test_the_arena_and_the_test_of_a_program_give_it_no_seed_of_the_deals(
    tmp_path: Path, noting: Callable[[], list[str]]
) -> None:
    program = str(tmp_path / "bot.py")
    arena.play(arena.SeatSwappedPair(f"cmd:{program}", "random", "modern", (), 3))
    assert noting() == []
    engines = Engines()
    first_answer(engines, program)
    engines.close()
    assert noting() == ["setoption seed 0"]


def test_the_seed_of_a_match_with_a_program_cannot_be_guessed() -> None:
    assert arena.default_seed("3", "simple") == arena.default_seed("1", "2") == 1
    drawn = {arena.default_seed("3", f"cmd:{BOT}") for _ in range(20)}
    assert len(drawn) == 20 and all(seed >> 20 for seed in drawn)


def test_a_program_that_fails_in_the_arena_is_an_error(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text("print('ginok', flush=True)\n", encoding="utf-8")
    job = arena.SeatSwappedPair(f"cmd:{program}", "1", "modern", (), 3)
    with pytest.raises(arena.NotMeasured, match=r"bot\.py gave no move: it exited with code 0"):
        arena.play(job)


def test_the_example_needs_nothing_but_python() -> None:
    text = BOT.read_text(encoding="utf-8")
    imported = {line.split()[1] for line in text.splitlines() if line.startswith("import ")}
    assert imported <= sys.stdlib_module_names
    assert "gin." not in text
