"""The command line: games by code, verified hand files, and other options."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gin.core.shuffle import deal_code
from gin.language.translation import printed
from gin.messages.languages import LANGUAGES
from gin.present.shell import start
from gin.present.shell.arguments import Arguments, language_of, parse
from gin.present.shell.command_line import CommandLine
from gin.present.words import fairness
from gin.present.words.people import PEOPLE
from tests.present.test_build import CODE
from tests.support.patience import PATIENCE
from tests.support.places import TOP
from tests.support.sealing import drawn_from_secret
from tests.text.test_text import run


def test_the_command_line_shows_the_code(tmp_path: Path) -> None:
    for words in (["--game", CODE], ["--game", "gin", "--with", "rush=knock,rainbow,target=150"]):
        told = run("--text", "--data", str(tmp_path / words[1].lower()), *words).stdout
        assert f"Rainbow Rush to 150.\nGame code {CODE}.\n" in told
    wrong = f"{CODE[:-1]}{'8' if CODE[-1] != '8' else '7'}"
    refused = run("--game", wrong)
    assert refused.returncode == 2
    assert f"game code '{wrong}' is mistyped" in refused.stderr
    assert f"Game code: {CODE}" in run("--rules", CODE).stdout


def verified(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TOP / "main.py"), "--verify", str(path)],
        capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False,
    )  # fmt: skip


def test_the_program_verifies_a_file(tmp_path: Path) -> None:
    session = drawn_from_secret()
    path = session.dealt.save(tmp_path)
    done = verified(path)
    assert (done.returncode, done.stderr) == (0, "")
    who = ("you", "the opponent")[session._dealt.dealer]
    dealt = f"Gin Rummy, hand 1: {who} dealt, and the score stood at 0 to 0.\n"
    assert done.stdout.startswith(f"{dealt}The seal fits the game, the hand, the dealer and the ")
    assert fairness.groups(session.dealt.seal) in done.stdout
    assert "the secret that was sealed and your cut, WINDOW 9.\n" in done.stdout
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("; secret ", "; secret 0"), encoding="utf-8")
    done = verified(path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{path}: line 2, seal: it does not fit")
    done = verified(tmp_path / "none.txt")
    assert done.returncode == 1
    assert "none.txt: it cannot be read" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_bytes(bytes(range(256)) * 9)
    done = verified(path)
    assert done.returncode == 1 and "line 1: " in done.stderr and "Traceback" not in done.stderr


def parsed(*words: str) -> Arguments:
    return parse(list(words))


@pytest.mark.parametrize("word", ["de", "DE", "de_AT", "de-CH", "De-de"])
def test_a_language_is_named_in_any_usual_form(word: str) -> None:
    assert parsed("--language", word).language == "de"
    assert language_of([f"--language={word}"]) == "de"


def test_an_opponent_may_be_named() -> None:
    for level, person in PEOPLE.items():
        assert parsed("--level", person.name).level == level
        assert parsed("--level", person.name.upper()).level == level


def test_the_first_deal_may_be_named_by_its_code(tmp_path: Path) -> None:
    """A deal code gives the same cards as its number, and also determines the dealer."""
    for dealer in (0, 1):
        code = deal_code(7, dealer)
        found = parsed("--seed", code.lower())
        assert (found.seed, found.dealer) == (7, dealer)
        made = start.open_parlour(
            parsed("--game", "gin", "--seed", code, "--data", str(tmp_path / code)), lambda _: False
        )
        assert made is not None
        session = made.session()
        assert session is not None
        assert (session.match.dealer, session.setup.game.id) == (dealer, "gin")
        made.close()
    assert parsed("--seed", "123456789").seed == 123456789


def test_unused_options_of_the_terminal_are_reported() -> None:
    assert parsed("--width", "40", "--braille").unused == ("--width", "--braille")
    assert parsed("--width", "40", "--text", "--braille").unused == ()
    assert parsed("--rules", "gin", "--width", "40").unused == ()


def test_rules_are_wrapped_to_the_width() -> None:
    whole, lines = run("--rules", "gin").stdout, run("--rules", "gin", "--width", "40").stdout
    assert max(map(len, lines.splitlines())) <= 40 < max(map(len, whole.splitlines()))
    assert whole.split() == lines.split()


def test_every_option_is_completed_and_in_the_manual() -> None:
    options = set(CommandLine(printed).options)
    bash = (TOP / "installers/completions/gin-parlour.bash").read_text(encoding="utf-8")
    fish = (TOP / "installers/completions/gin-parlour.fish").read_text(encoding="utf-8")
    manual = (TOP / "installers/debian/gin-parlour.6").read_text(encoding="utf-8")
    assert set(re.findall(r"--[a-z-]+", bash.partition('"')[2].partition('"')[0])) == options
    assert {f"--{word}" for word in re.findall(r" -l ([a-z-]+)", fish)} == options
    described = manual.replace("\\", "").partition(".SH OPTIONS")[2].partition(".SH FILES")[0]
    assert {word for word in options if word in described} == options
    for text in (bash, fish):
        assert all(person.name.lower() in text for person in PEOPLE.values())
        # A newly added language may be missing from the completions.
        listed = re.search(r'"(en [a-z ]*)"', text)
        assert listed is not None and {"en", "de"} <= {*listed[1].split()} <= LANGUAGES.keys()
