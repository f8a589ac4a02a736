"""A slow opponent in the terminal: the player hears whose move it is, and how to stop."""

from __future__ import annotations

import io
import threading
import time

import pytest

from gin.ai.players.levels import player
from gin.core.message import NOTHING, Text
from gin.present.shell.parlour import Parlour
from gin.rules.model.actions import Action
from gin.rules.model.observation import Observation
from gin.session.settings import Settings
from gin.session.storage.store import Store
from gin.text import terminal
from gin.text.terminal import Terminal
from gin.variants.setups import setup


class Slow:
    def __init__(self, seconds: float, quit: bool = False) -> None:
        self._seconds, self._until = seconds, 0.0
        self._quick, self._quit = player(1, 1), quit

    def think(self, ply: str, seen: Observation) -> None:
        self._until = self._until or time.monotonic() + self._seconds

    @property
    def due(self) -> float | None:
        if self._quit:
            raise KeyboardInterrupt
        return self._until if time.monotonic() < self._until else None

    def choose(self, ply: str, seen: Observation) -> Action:
        return self._quick.choose(seen)

    def take_trouble(self) -> Text:
        return NOTHING


def seated(language: str, opponent: Slow) -> Parlour:
    made = Parlour(Store.in_memory(), None, Settings(language=language, level=3))
    for dealer in (0, 1):
        made.matches.start(setup("gin"), 7, dealer)
        session = made.session()
        assert session is not None
        if session.opponent_to_move:
            session.opponent.sit(opponent)
            return made
    raise AssertionError("the opponent never moves first")


def printed(made: Parlour) -> str:
    out = io.StringIO()
    Terminal(made, io.StringIO("quit\n"), out, width=200).run()
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("Waiting for Ada to move, ", "Press Ctrl+C to stop: your match is saved."),
        ),
        ("de", ("Ada ist noch am Zug, höchstens ", "Zum Abbrechen Strg+C drücken: Die Partie ist")),
    ],
)
def test_a_slow_move_is_announced(
    language: str, words: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal, "SILENCE", 0.02)
    output = printed(seated(language, Slow(0.5)))
    assert all(word in output for word in words)
    assert output.count(words[0]) > 1


def test_a_quick_move_is_not_announced() -> None:
    assert "Waiting for" not in printed(seated("en", Slow(0.0)))


def test_ctrl_c_quits_while_waiting() -> None:
    output = printed(seated("en", Slow(60, quit=True)))
    assert output.rstrip().endswith("Goodbye.")


def test_a_move_ends_the_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "SILENCE", 600.0)
    made = seated("en", Slow(1.0))
    out = io.StringIO()
    table = Terminal(made, io.StringIO("quit\n"), out)
    think = made.think

    def begin_to_think() -> None:
        think()
        threading.Timer(0.1, made.wake).start()

    monkeypatch.setattr(made, "think", begin_to_think)
    table.run()
    assert "Waiting for" not in out.getvalue()
