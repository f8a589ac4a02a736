"""Terminals without UTF-8: characters that they lack are written, and may be typed, in ASCII."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gin.language import translation, typed
from gin.language.standins import ascii_spelling, encodable, letters_in_ascii
from gin.present.shell.parlour import Parlour
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text.terminal import Terminal
from tests.support.patience import PATIENCE
from tests.support.places import TOP

ASSETS = TOP / "assets" / "languages"


@pytest.mark.parametrize(
    ("text", "encoding", "expected"),
    [
        ("„Möchtest du …“ – Größe, Übung", "ascii", '"Moechtest du ..." - Groesse, Uebung'),
        ("“don’t”", "ascii", '"don\'t"'),
        ("8♣ 9♦ 10♥ J♠", "ascii", "8C 9D 10H JS"),
        ("Gin Rommé, Müller · 5 × ½", "latin-1", "Gin Rommé, Müller · 5 × ½"),
        ("„Rommé“ – …", "latin-1", '"Rommé" - ...'),
        ("„Rommé“ – … 8♣", "cp1252", "„Rommé“ – … 8C"),
        ("Žaneta Łęcka", "ascii", "Zaneta Lecka"),
        ("Иван 花子", "ascii", "???? ??"),
        ("Иван", "koi8-r", "Иван"),
        ("“Größe” ♣", "utf-8", "“Größe” ♣"),
        ("“Größe” ♣", None, "“Größe” ♣"),
        ("Größe", "no-such-encoding", "Größe"),
    ],
)
def test_missing_characters_have_ascii_substitutes(
    text: str, encoding: str | None, expected: str
) -> None:
    assert encodable(text, encoding) == expected


def test_all_text_can_be_written_in_ascii() -> None:
    lacking = {
        sign
        for code in ("en", "de")
        for path in (ASSETS / code).glob("*.ftl")
        for sign in path.read_text(encoding="utf-8")
        if not sign.isascii()
        and (ascii_spelling(sign) == "?" or not ascii_spelling(sign).isascii())
        # Braille is printed only on Braille displays.
        if not "\u2800" <= sign <= "\u28ff"
    }
    assert lacking == set()


def printed_in(encoding: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "main.py", "--language", "de", *words],
        cwd=TOP, capture_output=True, timeout=PATIENCE, check=False,
        env=os.environ | {"PYTHONIOENCODING": encoding},
    )  # fmt: skip
    return (done.stdout + done.stderr).decode(encoding)


@pytest.mark.parametrize("words", [("--list-games",), ("--rules", "gin"), ("--rules", "nösuch")])
def test_the_command_line_prints_substitutes(words: tuple[str, ...]) -> None:
    whole, plain = printed_in("utf-8", *words), printed_in("ascii", *words)
    assert not whole.isascii()
    assert plain == encodable(whole, "ascii")
    assert plain.count("?") == whole.count("?")


def test_text_mode_prints_substitutes_within_the_width(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translation, "_language", "de")
    target = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    parlour = Parlour(Store.in_memory(), None, Settings(level=1, language="de"), seed=4)
    lines = "einstellungen\nzurueck\nhilfe\nzurueck\nspielen\nbeenden\n"
    Terminal(parlour, io.StringIO(lines), target, width=40).run()
    target.seek(0)
    said = target.read()
    assert '"' in said and "Zurueck" in said
    assert max(map(len, said.splitlines())) <= 40
    assert '"zurueck" ' not in said, "the command is understood"


def test_german_commands_and_cards_can_be_typed_without_umlauts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(translation, "_language", "de")
    assert typed.in_english("zurueck") == typed.in_english("zurück") == "back"
    assert typed.card_named("herz koenig") == typed.card_named("herz könig") is not None
    assert letters_in_ascii("♥ könig") == "♥ koenig"
