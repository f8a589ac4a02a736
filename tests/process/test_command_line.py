"""The program by its command line: games told by their codes, files of hands verified."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from gin.present.words import fairness
from tests.present.test_build import CODE
from tests.support.places import TOP
from tests.support.sealing import drawn_from_secret
from tests.text.test_text import run


def test_the_command_line_tells_the_code(tmp_path: Path) -> None:
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
        capture_output=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip


def test_the_program_verifies_a_file(tmp_path: Path) -> None:
    session = drawn_from_secret()
    path = session.save(tmp_path)
    done = verified(path)
    assert (done.returncode, done.stderr) == (0, "")
    who = ("you", "the opponent")[session._dealt.dealer]
    dealt = f"Gin Rummy, hand 1: {who} dealt, and the score stood at 0 to 0.\n"
    assert done.stdout.startswith(f"{dealt}The seal fits the game, the hand, the dealer and the ")
    assert fairness.groups(session.seal) in done.stdout
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


def test_a_file_of_bytes_that_are_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_bytes(bytes(range(256)) * 9)
    done = verified(path)
    assert done.returncode == 1 and "line 1: " in done.stderr and "Traceback" not in done.stderr
