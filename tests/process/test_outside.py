"""External text: how each entry point handles it, and how it is displayed.

`tests/process/test_fuzz.py` found many of these cases.
"""

from __future__ import annotations

import io
import os
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gin.ai.protocol.engine import Engine
from gin.core.errors import BadAction, BadRecord, GinError, SaveError
from gin.core.external_text import harmless as shown_harmlessly
from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.core.shuffle import parse_deal_code
from gin.language.translation import printed, spoken, spoken_short
from gin.messages import console, errors, people
from gin.present.shell.arguments import parse
from gin.present.shell.parlour import Parlour
from gin.present.words.people import moved_instead, name_of_program
from gin.rules import engine
from gin.rules.model.actions import Challenge, parse_action
from gin.session import mixtures, settings_file
from gin.session.engines.process import quoted_reason
from gin.session.record_check import check
from gin.session.settings import Settings
from gin.session.storage.files import NoFile, read_beginning
from gin.session.storage.paths import data_folder
from gin.session.storage.store import Store
from gin.text.console import ask_in_terminal, print_error
from gin.text.terminal import Terminal
from gin.variants.codes import parse_game_code
from gin.variants.setups import setup
from tests.support.hostile import WORDS, faults, harmless
from tests.support.patience import PATIENCE
from tests.support.places import TOP
from tests.support.raising import raising
from tests.support.sealing import played

posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes with names are POSIX")


def run(*words: str | bytes, typed: str = "", **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "main.py", *words],
        input=typed, capture_output=True, text=True, cwd=TOP, timeout=PATIENCE, check=False, **more,
    )  # fmt: skip


# Words in messages.


@pytest.mark.parametrize("word", WORDS, ids=lambda word: ascii(word[:12]))
def test_any_word_is_shown_harmlessly(word: str) -> None:
    assert harmless(shown_harmlessly(word))
    assert harmless(quoted(word))
    assert harmless(str(GinError(Verbatim(f"{word} cannot be read: {word}"))))
    for written in (printed, spoken, spoken_short):
        assert harmless(written(Verbatim(word)))


def test_visible_text_is_unchanged() -> None:
    for text in ("Dr. Zoë's Köln № 5", "日本語", "שלום", "Cafe\u0301", "7♥ – 8♥ …", "⠁⠃", "a  b"):
        assert shown_harmlessly(text) == text


def test_invisible_characters_are_removed() -> None:
    assert shown_harmlessly("\x1b[31mred\x1b[0m\x00") == "[31mred[0m"
    assert shown_harmlessly("a\u202eb\u2069c\u200ed\ud800") == "abcd"
    assert shown_harmlessly("one\ntwo\tthree\u2028four\xa0five") == "one two three four five"
    assert shown_harmlessly("e" + "\u0301" * 50 + "n") == "e\u0301\u0301\u0301n"
    assert quoted("\x1b\u202e") == r"'\x1b\u202e'"


def test_long_text_is_cut() -> None:
    assert shown_harmlessly("a" * 50, 10) == "a" * 10 + "..."
    assert shown_harmlessly("a" * 10, 10) == "a" * 10
    assert quoted("a" * 10_000) == f"'{'a' * 40}...'"
    # The end of a message is kept, because the end names the problem.
    told = str(GinError(Verbatim(f"cannot write {'a' * 10_000}: the disk is full")))
    assert told.startswith("cannot write aaa")
    assert told.endswith("aaa: the disk is full")
    assert len(told) < 900


def test_the_programs_own_sentences_are_not_cut() -> None:
    """This message lists the names of all options of a game."""
    with pytest.raises(GinError) as caught:
        setup("gin", ["zz=1"])
    assert "..." not in printed(caught.value.text)


# The command line.


@pytest.mark.parametrize(
    "option",
    ["--width", "--speech", "--game", "--with", "--seed", "--level", "--data", "--rules",
     "--verify", "--se", "--text"],
)  # fmt: skip
@pytest.mark.parametrize("value", ["--", "", "\x1b[2J", "\u202e\x00", "9" * 5000, "W" * 10_000])
def test_every_option_takes_any_value_or_says_why_not(
    option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = f"{option}={value}"
    try:
        parse([given], printed)
    except SystemExit as end:
        assert end.code == 2
        err = capsys.readouterr().err
        assert harmless(err)
        assert "gin-parlour: error: " in err
    else:
        # A folder may have any name until it is created, and a file until it is read.
        assert option in ("--data", "--verify") or (option, value) == ("--with", "")


def test_two_dashes_are_not_a_value(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--verify=--"], printed)
    assert "argument --verify: invalid value: '--'" in capsys.readouterr().err
    assert parse(["--data=./--"]).data == Path("--")


@posix
def test_arguments_of_invalid_bytes(tmp_path: Path) -> None:
    done = run(b"--verify", os.fsencode(tmp_path) + b"/\xff\x1b[31m")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.rstrip().endswith("/[31m: it cannot be read: No such file or directory")
    done = run(b"--bad\xff\x1b[31m\xe2\x80\xae")
    assert done.returncode == 2
    assert harmless(done.stderr)
    assert "unrecognized arguments: --bad[31m" in done.stderr


def test_a_program_whose_path_cannot_be_saved_is_refused_immediately(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "bot\u202e"
    program.write_text("")
    with pytest.raises(SystemExit):
        parse(["--level", f"cmd:{program}"], printed)
    assert "invisible characters" in capsys.readouterr().err


def test_an_impossible_folder_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a\x00b", "W" * 10_000, "\ud800"):
        with pytest.raises(SaveError) as caught:
            data_folder(tmp_path / name)
        assert harmless(printed(caught.value.text))

    def homeless(*_: object, **__: object) -> str:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("platformdirs.user_data_dir", homeless)
    with raising(SaveError, "name a folder with --data"):
        data_folder()


# Files.


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_folder(path: Path) -> None:
    path.mkdir()


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_socket(path: Path) -> None:
    # A socket's path is limited to about a hundred characters, so use a relative one.
    os.chdir(path.parent)
    socket.socket(socket.AF_UNIX).bind(path.name)


def endless(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(20 << 30)


KINDS = [
    (a_pipe, "it is a pipe"),
    (a_folder, "it is a folder"),
    (a_device, "it is a device"),
    (a_socket, "it is a socket"),
    (endless, "more than"),
]


@posix
@pytest.mark.parametrize(("make", "why"), KINDS, ids=[make.__name__ for make, _ in KINDS])
def test_verifying_never_waits_or_reads_endlessly(
    make: Callable[[Path], None],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    import main

    monkeypatch.chdir(tmp_path)
    path = tmp_path / "hand"
    make(path)
    assert main.main(["--verify", str(path)]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"{path}: ")
    assert why in told


@posix
@pytest.mark.parametrize(("make", "why"), KINDS, ids=[make.__name__ for make, _ in KINDS])
def test_reading_settings_never_waits_or_reads_endlessly(
    make: Callable[[Path], None], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    make(tmp_path / settings_file.FILE)
    found, problems = settings_file.read(tmp_path)
    assert found == Settings()
    assert why.replace("more than", "larger than") in printed(problems[0])
    if make is endless:
        assert [*map(printed, problems[1:])] == ["The old file is kept as settings.broken.toml."]
        assert (tmp_path / "settings.broken.toml").stat().st_size == 20 << 30


@posix
def test_a_file_that_turns_into_a_pipe_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "hand"
    os.mkfifo(path)
    plain = tmp_path / "plain"
    plain.write_text("")
    found = plain.stat()
    monkeypatch.setattr(Path, "stat", lambda self: found)
    with pytest.raises(NoFile) as caught:
        read_beginning(path, 10)
    assert caught.value.reason == errors.IS_PIPE


def test_a_copy_of_broken_settings_does_not_follow_a_link(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("mine")
    (tmp_path / "settings.broken.toml").symlink_to(other)
    (tmp_path / settings_file.FILE).write_text("nonsense")
    _, problems = settings_file.read(tmp_path)
    assert printed(problems[-1]) == "The old file is kept as settings.broken.toml."
    assert other.read_text() == "mine"
    copy = tmp_path / "settings.broken.toml"
    assert stat.S_ISREG(copy.lstat().st_mode)
    assert copy.read_text() == "nonsense"


BAD_LINES = [
    "text_size = " + "9" * 990,
    "text_size = 0x" + "f" * 900,
    "theme = " + "[" * 900,
    "a" + ".a" * 400 + " = 1",
    'theme = "' + "W" * 900 + '"',
    'key."a b" = "Q"',
    'key."\\u001b[31m" = "Q"',
    'key.knock = "\\u202e"',
    'program = "\\u001b[31m"',
    'program = "' + "W" * 900 + '"',
    "program = 5",
    "theme = nan",
    "theme = 1979-05-27T07:32:00Z",
    "W" * 10_000,
    'theme = "\x1b[31m"',
]


@pytest.mark.parametrize("line", BAD_LINES, ids=[line[:24] for line in BAD_LINES])
def test_a_bad_line_of_settings_costs_that_line(line: str, tmp_path: Path) -> None:
    (tmp_path / settings_file.FILE).write_text(f"{line}\nmute = true\n", encoding="utf-8")
    found, problems = settings_file.read(tmp_path)
    assert found == Settings(mute=True)
    assert printed(problems[0]).startswith("Line 1 of settings.toml, '")
    assert harmless("".join(map(printed, problems)))
    assert len(printed(problems[0])) < 1_200
    settings_file.write(tmp_path, found)
    assert settings_file.read(tmp_path) == (found, ())


def test_of_many_bad_lines_only_some_are_reported(tmp_path: Path) -> None:
    (tmp_path / settings_file.FILE).write_text("x\n" * 5_000)
    _, problems = settings_file.read(tmp_path)
    assert len(problems) == 22
    assert printed(problems[20]) == "4980 more lines of settings.toml are ignored."


def test_a_byte_order_mark_in_settings_is_ignored(tmp_path: Path) -> None:
    (tmp_path / settings_file.FILE).write_text("mute = true\n", encoding="utf-8-sig")
    assert settings_file.read(tmp_path) == (Settings(mute=True), ())


# Saved hands and moves.


@pytest.mark.parametrize("seat", [1, 2, -1, 99])
def test_a_challenge_from_an_empty_seat_is_refused(seat: int) -> None:
    lines = played(("solitary", ())).dealt.written().splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("move:"))
    lines.insert(first, f"move: 0 challenge {seat}")
    with raising(BadRecord, f"line {first + 1}, move: 'challenge {seat}'"):
        check("\n".join(lines))


def test_a_challenge_belongs_to_its_seat_only_if_the_seat_exists() -> None:
    alone = played(("solitary", ()))._dealt
    assert engine.actor(alone, Challenge(1)) == 0
    two = played(("colonel", ()))._dealt
    assert engine.actor(two, Challenge(1 - two.turn)) == 1 - two.turn
    assert engine.actor(two, Challenge(7)) == two.turn


@pytest.mark.parametrize("text", ["", " ", "\x1b", "draw draw", "offer " + "9" * 5000, "W" * 9999])
def test_a_bad_move_is_quoted_harmlessly(text: str) -> None:
    with pytest.raises(BadAction) as caught:
        parse_action(text)
    assert caught.value.text == errors.no_action(text=Verbatim(quoted(text)))
    assert harmless(printed(caught.value.text))
    assert len(printed(caught.value.text)) < 300


def test_a_long_code_gets_a_short_error() -> None:
    for read in (parse_deal_code, parse_game_code):
        with pytest.raises(GinError) as caught:
            read("W" * 10_000)
        assert len(printed(caught.value.text)) < 200


# The engine.


def test_what_an_engine_quotes_is_harmless() -> None:
    out = io.StringIO()
    lines = [f"{word} {word}" for word in WORDS if "\n" not in word]
    lines += [f"go {word}" for word in ("\x1b[31m", "\u202e", "W" * 200)]
    lines += ["setoption level \x1b", "newgame \x1b 0", "newgame gin 0 \x1b=1", "event \x1b"]
    assert Engine(out, printed).run(io.StringIO("\n".join(lines) + "\n")) == 0
    assert harmless(out.getvalue())
    assert "'\\x1b[31m' is no name" in out.getvalue()
    assert all(line.startswith("error line ") for line in out.getvalue().splitlines())


# Saved files.


def test_a_custom_games_name_is_harmless_even_if_the_file_was_edited() -> None:
    store = Store.in_memory()
    made = mixtures.keep(store, setup("gin", ["rainbow=on"]), "x")
    for word in WORDS:
        if "\ud800" not in word:
            store.set_note("mixtures", f"{made.code} {word}")
        found = [one for one in mixtures.mixtures(store) if one.code == made.code]
        names = [printed(one.name) for one in found]
        assert all(harmless(name) and len(name) <= mixtures.LONGEST for name in names)
        kept = mixtures.keep(store, made.setup, word)
        assert kept.name
        assert mixtures.mixture_of(store, made.setup) == kept


def test_a_damage_report_of_invalid_bytes_is_readable(tmp_path: Path) -> None:
    """SQLite's message about a broken schema quotes the schema, which may be invalid text."""
    Store.open(tmp_path).close()
    path = tmp_path / "parlour.db"
    link = sqlite3.connect(path)
    link.execute("PRAGMA writable_schema = ON")
    link.execute(
        "UPDATE sqlite_master SET sql = CAST(x'435245415445205441424c4520ff2078' AS TEXT)"
        " WHERE name = 'note'"
    )
    link.commit()
    link.close()
    with_notice = Store.open(tmp_path)
    with_notice.close()
    notice = printed(with_notice.notices[0])
    assert "could not be read" in notice
    assert harmless(shown_harmlessly(notice))


def test_a_guests_name_and_failure_are_harmless() -> None:
    for word in WORDS:
        name = name_of_program(word)
        messages = (
            people.program_plays(program=name),
            people.program_found(program=name),
            people.program_sits_down(program=name),
            moved_instead("Mo", quoted_reason(word.split())),
        )
        told = [printed(message) for message in messages]
        assert harmless("\n".join(told))
        assert max(map(len, told)) < 400


# The terminal.


def typed(*lines: str) -> str:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    made.matches.start(setup("gin"), 7)
    out = io.StringIO()
    assert Terminal(made, io.StringIO("\n".join(lines)), out).run() == 0
    return out.getvalue()


def test_hostile_lines_are_answered_harmlessly() -> None:
    for begun in ("", "about ", "key ", "code ", "discard "):
        assert harmless(typed(*(begun + word for word in WORDS if "\n" not in word)))
    assert '"[31mred[0m" isn\'t possible now.' in typed("\x1b[31mred\x1b[0m")


def test_a_line_without_an_end_is_the_end() -> None:
    class Endless(io.StringIO):
        asked = 0

        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
            assert size is not None
            assert size > 0
            self.asked += 1
            return "\x00" * size

    made = Parlour(Store.in_memory(), None, Settings(level=1))
    source, out = Endless(), io.StringIO()
    assert Terminal(made, source, out).run() == 0
    assert out.getvalue().endswith("Goodbye.\n")
    assert source.asked < 200_000


def test_only_the_beginning_of_a_long_line_is_read() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    out = io.StringIO()
    Terminal(made, io.StringIO("W" * 100_000 + "\nlook\n"), out).run()
    assert out.getvalue().count("isn't possible now") == 1


def test_input_in_a_wrong_encoding_ends() -> None:
    made = Parlour(Store.in_memory(), None, Settings(level=1))
    source = io.TextIOWrapper(io.BytesIO(b"quit\n"), encoding="utf-16", errors="replace")
    assert Terminal(made, source, io.StringIO()).run() == 0


def test_a_choice_without_an_announcement_is_confirmed() -> None:
    out = typed("menu", "contrast")
    assert "\nDone: High contrast.\n" in out


def test_a_startup_question_is_harmless(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for word in WORDS:
        ask_in_terminal(Verbatim(f"Cannot write in {word}."))
        print_error(Verbatim(word))
    assert harmless(capsys.readouterr().err)


def test_an_unwritable_stderr_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.StringIO):
        def write(self, _: str) -> int:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys, "stderr", Full())
    print_error(console.TEXT_MODE)


@posix
@pytest.mark.parametrize("closed", ["<&- >&- 2>&-", "2>&-", ">/dev/full 2>&1"])
def test_the_program_runs_with_closed_streams(closed: str, tmp_path: Path) -> None:
    command = f"{sys.executable} main.py --text --data {tmp_path} --seed 5 {closed}"
    # Only buffered output can fail a second time at exit.
    buffered = {name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(
        ["sh", "-c", command], input="quit\n", capture_output=True, text=True, cwd=TOP,
        timeout=PATIENCE, check=False, env=buffered,
    )  # fmt: skip
    assert done.returncode == (1 if "full" in closed else 0)
    assert "Traceback" not in done.stdout + done.stderr


@posix
@pytest.mark.parametrize(
    "environment",
    [
        {"LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "utf-16"},
        {"HOME": "", "XDG_DATA_HOME": ""},
        {"XDG_DATA_HOME": "/proc/\x1b[31m\u202e\udcff" + "W" * 5_000},
    ],
    ids=["ascii", "utf-16", "no home", "escapes"],
)
def test_the_program_starts_in_any_environment(environment: dict[str, str], tmp_path: Path) -> None:
    others = {name: text for name, text in os.environ.items() if name != "HOME"}
    done = subprocess.run(
        [sys.executable, TOP / "main.py", "--text", "--seed", "5"],
        input=b"quit\n", capture_output=True, cwd=tmp_path, timeout=PATIENCE, check=False,
        env={"HOME": str(tmp_path)} | others | environment,
    )  # fmt: skip
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    encoding = "utf-16" if environment.get("PYTHONIOENCODING") == "utf-16" else "utf-8"
    assert not faults(done.stdout.decode(encoding, errors="replace"))
    assert not faults(done.stderr.decode(encoding, errors="replace"))
