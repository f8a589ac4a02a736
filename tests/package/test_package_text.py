"""The built console program on a Braille display."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gin.core.cards import Card, Rank, Suit
from gin.language.translation import printed
from gin.messages import lesson as messages
from gin.present.lesson import script
from gin.present.words import lesson
from gin.present.words.cards import braille_name
from gin.session import settings_file
from gin.session.settings import Settings
from gin.variants.presets import PRESETS
from gin.variants.registry import GAMES
from tests.support.packaged import program
from tests.support.patience import PATIENCE
from tests.support.saying import long_name, words_to_type
from tools import bundle

CARDS = [Card.of(rank, suit) for suit in Suit for rank in Rank]
LAST = f"{len(GAMES) + len(PRESETS)} Solitary Gin"
WIDTHS = (12, 20, 40)
_TOP = re.compile(r"(\w+ of \w+) on top of the discard pile\.")


class Typist:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._asked = 0
        self.lines: list[str] = []
        self.type()

    def type(self, *words: str) -> str:
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        self._asked += 1
        mark = f"zz{self._asked}"
        print(*words, mark, sep="\n", file=process.stdin, flush=True)
        answered: list[str] = []
        end = time.monotonic() + PATIENCE
        while f'"{mark}"' not in (line := process.stdout.readline()):
            assert line and time.monotonic() < end, answered
            answered.append(line.rstrip("\n"))
        self.lines += answered
        return " ".join(answered)


@contextmanager
def typing(built: Path, folder: Path, *words: str) -> Iterator[Typist]:
    process = subprocess.Popen(
        [program(built, bundle.CONSOLE), "--text", "--data", str(folder), *words],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        encoding="utf-8",
    )  # fmt: skip
    try:
        yield Typist(process)
        rest, _ = process.communicate("quit\n", timeout=PATIENCE)
        assert process.returncode == 0 and "Traceback" not in rest, rest
    finally:
        process.kill()
        process.wait()


def play(typist: Typist) -> str:
    told = ""
    for _ in range(200):
        told += " " + typist.type("look", "1")
        if re.search(r"\d Next (hand|deal)|\d Final score", told):
            return told
    raise AssertionError(f"the hand does not end: {told[-400:]}")


@pytest.mark.parametrize("width", WIDTHS)
def test_every_scene_of_the_built_program_fits_a_display(
    built: Path, tmp_path: Path, width: int
) -> None:
    words = ("--width", str(width), "--braille")
    with typing(built, tmp_path, *words, "--seed", "7") as typist:
        for typed, sign in (
            ("menu", "1 Continue"),
            ("settings", "Colours: Green"),
            ("10", "Four-colour deck: On."),
            ("back", "1 Continue"),
            ("statistics", "No hand has been finished"),
            ("back", "1 Continue"),
            ("rules", LAST),
            ("1", "1 Back"),
            ("back", LAST),
            ("back", "1 Continue"),
            ("help", "Playing without sight"),
            ("sight", "Braille display"),
            ("back", "Playing without sight"),
            ("back", "1 Continue"),
        ):
            assert sign in typist.type(typed), (typed, typist.lines[-30:])
        take_the_lesson(typist)
        typist.type("continue")
        told = play(typist)
        cells = {braille_name(card) for card in CARDS}
        assert len({cell for cell in cells if cell in told}) > 10
        assert re.search(r"\d+ to \d+|\d+, .* \d+", typist.type("sheet"))
        typist.type("back")
        assert "1 hand played, but no whole match yet." in typist.type("menu", "statistics")
    assert max(map(len, typist.lines)) <= width
    with typing(built, tmp_path, *words) as typist:
        assert "Four-colour deck: On" in typist.type("menu", "settings")


def take_the_lesson(typist: Typist) -> None:
    typist.type("guide")
    for step in script.STEPS[:-1]:
        typist.type(words_to_type(lesson.STEPS[step.id].typed) if step.wants else "")
    assert printed(messages.PLAY) in " ".join(typist.lines[-60:])
    assert re.search(r"\d Play ", typist.type("leave"))


def test_the_built_program_reveals_only_the_top_of_the_pile(built: Path, tmp_path: Path) -> None:
    names = {long_name(card): card for card in CARDS}
    asked = 0
    # Only long announcements include the player's own discard.
    settings_file.write(tmp_path, Settings(verbosity="long"))
    with typing(built, tmp_path, "--seed", "11") as typist:
        piled: list[str] = []
        for turn in range(60):
            told = typist.type("1" if turn else "deal")
            if re.search(r"\d Next (hand|deal)|\d Final score", told):
                break
            for did, card in re.findall(
                r"(upcard is|(?:You|Ada) (?:discard(?:s|ed)?|takes?|took)) the (\w+ of \w+)", told
            ):
                if did.endswith(("take", "takes", "took")):
                    assert piled.pop() == card
                else:
                    piled.append(card)
            told = typist.type("top")
            top = _TOP.search(told)
            assert top[1].lower() == piled[-1] if top else not piled and "is empty" in told
            for word in ("history", "oldest", "older", "newer", "repeat", "turn", "look", "left"):
                told = typist.type(word).partition("You can type")[2]
                named = {name for name in names if name in told}
                assert not named & set(piled[:-1]), (word, told)
                asked += 1
            assert "You may only look at the top card." in typist.type("deeper")
    assert asked > 40
    # Nothing else was written, except daily backups.
    written = [
        path for path in tmp_path.rglob("*") if path.is_file() and path.parent.name != "backups"
    ]
    assert {path.name for path in written} <= {"parlour.db", "parlour.lock", "settings.toml"}
