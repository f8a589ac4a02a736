"""The command line in another language: help, refusals, and a verified file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gin.core.errors import BadRecord
from gin.core.message import Verbatim
from gin.language import translation
from gin.language.translation import printed
from gin.messages import arguments, records
from gin.present.shell import command_line
from gin.present.shell.arguments import language_of, parse
from gin.present.words import refusals
from gin.rules.model.refusal import ActionRefused
from gin.session.record_check import check
from gin.text import console
from tests.support.sealing import drawn_from_secret
from tests.support.translation import pseudo_spoken
from tests.text.test_text import run


@pytest.fixture
def german() -> Iterator[None]:
    translation.speak("de")
    yield
    translation.speak("en")


@pytest.mark.parametrize(
    ("words", "language"),
    [
        (["--language", "de"], "de"), (["--language=de", "--help"], "de"), (["--lang", "de"], "de"),
        (["--language", "de", "--language", "en"], "en"), (["--language"], None),
        (["--language", "xx"], None), (["--list-games"], None), (["--l", "de"], None), ([], None),
    ],
)  # fmt: skip
def test_the_language_is_known_before_arguments_are_checked(
    words: list[str], language: str | None
) -> None:
    assert language_of(words) == language


def test_help_is_in_the_requested_language() -> None:
    told = run("--help", "--language", "de").stdout
    assert told.startswith("Aufruf: gin-parlour [-h] [--text]") and "\nOptionen:\n" in told
    assert "--verify DATEI" in told
    for english in ("usage", "options:", "show this", "FILE"):
        assert english not in told


def test_every_text_of_help_is_in_the_catalogue() -> None:
    with pseudo_spoken():
        told = command_line.CommandLine(printed).help()
    left, found = told, True
    while found:
        left, found = re.subn(r"⟦[^⟦⟧]*⟧", "", left)
    typed = r"gin-parlour|-h|--[a-z-]+|\{auto,reader,self,off\}"
    assert re.sub(rf"{typed}|[\[\],:\s]", "", left) == ""


BAD: list[tuple[list[str], Callable[[], object]]] = [
    (["--width", "3"],
     lambda: at("--width", arguments.no_width(value=Verbatim("'3'"), least=12, most=200))),
    (["--width"], lambda: at("--width", arguments.EXPECTED)),
    (["--text=yes"], lambda: at("--text", arguments.TAKES_NONE)),
    (["--verify=--"], lambda: at("--verify", arguments.no_value(value=Verbatim("'--'")))),
    (["--data", " "], lambda: at("--data", arguments.NO_FOLDER)),
    (["--seed", "x"], lambda: at("--seed", arguments.no_seed(value=Verbatim("'x'"), most=1000))),
    (["--speech", "loud"], lambda: at("--speech", arguments.no_choice(
        value=Verbatim("'loud'"),
        known=tuple(map(Verbatim, ("'auto'", "'reader'", "'self'", "'off'")))))),
    (["--nonsense", "more"],
     lambda: arguments.unrecognized(words=(Verbatim("--nonsense"), Verbatim("more")))),
    (["--s"], lambda: arguments.ambiguous(name=Verbatim("--s"), names=tuple(
        map(Verbatim, ("--speech", "--seed", "--selftest"))))),
]  # fmt: skip


def at(name: str, why: object) -> object:
    return arguments.argument(name=Verbatim(name), why=why)  # type: ignore[arg-type]


@pytest.mark.parametrize(("words", "told"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_an_invalid_argument_is_a_message(
    words: list[str], told: Callable[[], object], capsys: pytest.CaptureFixture[str]
) -> None:
    said = []

    def keep(text: object) -> str:
        said.append(text)
        return printed(text)  # type: ignore[arg-type]

    with pytest.raises(SystemExit) as ended:
        parse(words, keep)
    assert ended.value.code == 2
    assert told() in said
    err = capsys.readouterr().err
    assert err.startswith(f"gin-parlour: error: {printed(told())}\n")  # type: ignore[arg-type]


def test_an_invalid_argument_is_reported_in_german() -> None:
    done = run("--language", "de", "--width", "3")
    assert done.returncode == 2
    assert done.stderr == (
        "gin-parlour: Fehler: Argument --width: eine Zeile hat 12 bis 200 Zeichen, nicht '3'\n"
        "„gin-parlour --help“ zeigt die Optionen.\n"
    )
    unknown = run("--language", "de", "--game", "whist").stderr
    assert "kein Spiel heißt 'whist': " in unknown


def test_a_file_is_verified_in_german(german: None) -> None:
    text = drawn_from_secret().dealt.written()
    with pytest.raises(BadRecord) as caught:
        check(text.replace("; secret ", "; secret 0"))
    assert printed(caught.value.text).startswith("Zeile 2, seal: es passt nicht zur versiegelten")
    with pytest.raises(BadRecord) as caught:
        check("hallo")
    assert printed(caught.value.text) == "Zeile 1: 'hallo' statt 'Gin Parlour hand 2'"


def test_an_illegal_move_is_reported_with_the_players_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = drawn_from_secret().dealt.written().splitlines()
    number = next(place for place, line in enumerate(lines) if line.startswith("move: "))
    seat = lines[number].split()[1]
    lines[number] = f"move: {seat} draw"
    path = tmp_path / "hand.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        check("\n".join(lines))
    refused = caught.value.__cause__
    assert isinstance(refused, ActionRefused)
    why = refusals.sentence(refused.refusal)
    told = records.told_why(what=caught.value.text, why=why)
    assert console.verify(path) == 1
    assert capsys.readouterr().err == f"{path}: {printed(told)}\n"
